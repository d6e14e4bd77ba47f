"""How much anybody may do here: the section `[limits]` of `house.toml`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Count = Annotated[int, Meta(ge=1)]


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The defaults leave room for a club behind one address, and none for somebody who fills the house."""

    tables_unfinished: Count = 300
    """Tables that one person has opened and that are not finished."""
    tables_gathering: Count = 10
    """Of these, tables that have not begun."""
    tables_gathering_of_address: Count = 40
    tables_per_minute: Count = 6
    """New tables of one person, imported ones included; all of them may come at once."""
    tables_per_minute_of_address: Count = 30
    lessons_begun: Count = 6
    """Lessons of one person that are not over; of more, the oldest are cleared away."""
    tables_watched: Count = 3
    """Games of bots alone that one person has, over or not; of more, the oldest are cleared away."""
    tables_listed: Count = 3
    """How many open tables of one host the lobby shows to others, the newest first."""
    tables_listed_of_address: Count = 12
    words_per_minute: Count = 30
    """What one person says at tables; ten at once."""
    words_per_minute_of_address: Count = 150
    passwords_at_once: Count = 1
    """Passwords that are compared at a time: each takes a core and 64 MiB."""
    passwords_waiting: Count = 100
    passwords_waiting_of_address: Count = 4
    confirmations_per_day: Count = 3
    """Letters that confirm one e-mail address, no matter who names it."""
    confirmations_per_day_of_person: Count = 5
    confirmations_per_day_of_address: Count = 20
    """By the address from which people name e-mail addresses."""
    trials_per_day: Count = 20
    """Letters by which one person tries their channels."""
