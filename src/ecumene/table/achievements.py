"""What a player keeps of a game for good, once it is over: a title says what there is to earn and who did.

Titles only judge a position. Who is remembered for it, and where, is up to the surface: a house keeps it for
a person, a terminal for the owner of the data folder.
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
