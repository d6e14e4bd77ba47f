"""Achievements: a title says what can be earned, and who earned it in a finished game.

Titles only judge a position. The surface stores it: a house for a person, a terminal for the owner of the
data folder.
"""

from __future__ import annotations

import msgspec


class Achievement(msgspec.Struct, frozen=True):
    """Something to be earned, in a reader's language: what it takes, and to which part of a title it
    belongs."""

    id: str
    group: str
    name: str
    about: str
