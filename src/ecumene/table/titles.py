"""Which titles there are: every installed package may bring some, through the entry points `ecumene.titles`.

The module behind an entry point has `META` (the card of the title, cheap to import) and
`load(overrides)` (the title itself, with an owner's content where given).
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from threading import RLock
from typing import Any

import msgspec

from ecumene.table.meta import BadOpening, Meta
from ecumene.table.title import Title

GROUP = "ecumene.titles"

_loading = RLock()
_analysed: set[type[msgspec.Struct]] = set()


def titles() -> dict[str, Meta]:
    """The cards of all titles, by id."""
    return {name: point.load().META for name, point in sorted(_points().items())}


def load_title(name: str, overrides: Mapping[str, Any] | None = None) -> Title[Any, Any]:
    """A title with its rules; loaded once for each content."""
    if name not in _points():
        known = ", ".join(sorted(_points()))
        raise BadOpening(f"There is no title {name!r:.80}; there are {known}.")
    with _loading:
        return _load(name, msgspec.json.encode(overrides, order="deterministic") if overrides else None)


@lru_cache(maxsize=64)
def _load(name: str, overrides: bytes | None) -> Title[Any, Any]:
    module = _points()[name].load()
    title: Title[Any, Any] = module.load(msgspec.json.decode(overrides) if overrides else None)
    _analyse(msgspec.Struct)
    return title


def _analyse(record: type[msgspec.Struct]) -> None:
    """Let msgspec look at every record once, while nobody else does.

    It does so when a record is first decoded, and two threads that come to that at the same moment crash the
    process; a house replays and thinks in threads.
    """
    for kind in record.__subclasses__():
        if kind not in _analysed:
            _analysed.add(kind)
            with suppress(TypeError):  # a record that is never decoded may hold what cannot be
                msgspec.json.Decoder(kind)
        _analyse(kind)


@cache
def _points() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}
