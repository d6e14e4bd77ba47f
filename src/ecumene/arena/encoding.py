"""The view and the options of a seat, as numbers for programs that learn (docs/research.md).

Both are hashed, so that no title has to declare the number of its cards: each value of a view is a feature
with a place among `FEATURES`, and every answer has a number among `ACTIONS`. The hashes depend only on the
text, so they are the same in every run.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import copysign, log1p
from typing import Any
from zlib import crc32

import msgspec

from ecumene.table.questions.answers import Answer
from ecumene.table.ruleset import View
from ecumene.table.state.frames import Seat

FEATURES = 1024
ACTIONS = 2048
WAIT = 0
"""The action of a seat that is not asked."""
BOUND = 16.0
"""The largest absolute value of a feature: numbers are encoded by their logarithm."""

_NOT_TOLD = frozenset({"flow"})
"""The frames of the table are left out: the kind of the question says what the seat is asked."""


def features(view: View, seat: Seat, kind: str = "") -> list[float]:
    """A view as numbers. Seats are numbered from the reader's own seat, which is 0."""
    found = [0.0] * FEATURES
    for name, value in _leaves("", _turned(view, seat)):
        found[crc32(name.encode()) % FEATURES] += copysign(log1p(abs(value)), value)
    if kind:
        found[crc32(f"asked={kind}".encode()) % FEATURES] += 1.0
    return [max(-BOUND, min(BOUND, value)) for value in found]


def _turned(view: View, seat: Seat) -> dict[str, Any]:
    seats: Mapping[str, Any] = view.get("seats", {})
    count = len(seats) or 1
    turned = {str((int(number) - seat) % count): about for number, about in seats.items()}
    return {**{key: value for key, value in view.items() if key not in _NOT_TOLD}, "seats": turned}


def _leaves(path: str, value: Any) -> Iterator[tuple[str, float]]:
    """Numbers under their path, and words under their path with the number of times that they occur. In a
    list of words the order is ignored, in other lists it counts.
    """
    if isinstance(value, Mapping):
        for key, inside in value.items():
            yield from _leaves(f"{path}/{key}", inside)
    elif isinstance(value, int | float):
        yield path, float(value)
    elif isinstance(value, str):
        yield f"{path}={value}", 1.0
    elif isinstance(value, list | tuple):
        for place, inside in enumerate(value):
            yield from _leaves(path if isinstance(inside, str) else f"{path}/{place}", inside)


def actions(kind: str, options: Sequence[Answer]) -> dict[int, Answer]:
    """The numbers of the options. If two would have the same number, the later one takes the next."""
    numbered: dict[int, Answer] = {}
    for option in options:
        number = 1 + crc32(kind.encode() + msgspec.json.encode(option)) % (ACTIONS - 1)
        while number in numbered:
            number = number % (ACTIONS - 1) + 1
        numbered[number] = option
    return numbered
