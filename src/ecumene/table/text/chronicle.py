"""The story of a game: turn by turn the figures of all seats, and the events worth telling.

It is made only from the log: each event as it was told to a reader. So it needs no replay, and it cannot
reveal more than the log did.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ecumene.table.text.words import Argument


class Told(msgspec.Struct, frozen=True):
    """An event as a reader was told of it: its tag, and its fields as arguments of a message."""

    event: str
    args: dict[str, Argument]


class Page(msgspec.Struct, frozen=True):
    """A turn of a story.

    `figures` are those of the seats at the end of the turn, by name and in the order of the seats; they are
    missing while the turn goes on. `tales` are its events, each with a `tale` that names its kind.
    """

    turn: int
    figures: dict[str, list[int]]
    tales: list[dict[str, Any]]
