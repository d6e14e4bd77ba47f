"""The story of a game: turn by turn what everybody had, and what is worth telling.

It is made of nothing but what the log keeps: each event as it was told to a reader. So it needs no replay,
and it can tell nobody more than the log told them.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ecumene.table.text.words import Argument


class Told(msgspec.Struct, frozen=True):
    """An event as a reader was told of it: its tag, and its fields as a message has them."""

    event: str
    args: dict[str, Argument]


class Page(msgspec.Struct, frozen=True):
    """A turn of a story.

    `figures` are what the seats had when it ended, by name and in the order of the seats; they are missing
    while the turn goes on. `tales` are what happened, each with a `tale` that says which kind it is.
    """

    turn: int
    figures: dict[str, list[int]]
    tales: list[dict[str, Any]]
