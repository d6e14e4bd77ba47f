"""Achievements: a title lists them, and decides which seats earned them in a finished game.

Titles only judge a position. The surface stores what was earned: a house for a person, a terminal for the
owner of the data folder.
"""

from __future__ import annotations

import msgspec


class Achievement(msgspec.Struct, frozen=True):
    """An achievement in a reader's language: its condition, and the part of the title that it belongs to."""

    id: str
    group: str
    name: str
    about: str
