"""People begin one thing after the other: a lesson, a game of bots, another way of a finished game. So what
they have already is counted rightly in each process."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

from ecumene.server.people.accounts import Person

_beginning: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()


def turn_of(person: Person) -> asyncio.Lock:
    """Held while somebody begins something."""
    return _beginning.setdefault(person.id, asyncio.Lock())
