"""Who is who: guests, accounts and the sessions of their browsers."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ecumene.server.database.schema import people, sessions
from ecumene.server.database.store import Store
from ecumene.server.edge.limits import Limits
from ecumene.server.errors import Conflict, Forbidden
from ecumene.server.ids import fingerprint, new_id, new_token, now
from ecumene.server.people.passwords import Passwords, Try

SESSION_SECONDS = 365 * 86400.0
_REMEMBERED_SECONDS = 10.0
"""How long a session is cached; another process may have ended it in this time."""
_MOST_REMEMBERED = 10_000
_hasher = PasswordHasher()


class Person(msgspec.Struct, frozen=True):
    """Somebody in the house. A guest has no login, and may claim an account later."""

    id: str
    name: str
    login: str | None = None
    language: str = "en"


class _Known(NamedTuple):
    person: Person
    until: float


class People:
    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self._passwords = Passwords(limits)

    def close(self) -> None:
        self._passwords.close()

    async def welcome(self, name: str) -> tuple[Person, str]:
        """A new guest and the token of its session."""
        person = Person(new_id(), name)
        token, session = _session(person.id)
        guest = insert(people).values(id=person.id, name=name, language=person.language, created=now())
        await self._store.write(guest, session)
        return person, token

    async def of_token(self, token: str) -> Person | None:
        """Whose session a token is."""
        session = fingerprint(token)
        known = self._known.get(session)
        if known is not None and known.until > now():
            return known.person
        self._known.pop(session, None)
        found = await self._store.row(
            select(people, sessions.c.expires)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.token == session, sessions.c.expires > now())
        )
        if found is None:
            return None
        person = _person(found)
        self._known[session] = _Known(person, min(found.expires, now() + _REMEMBERED_SECONDS))
        if len(self._known) > _MOST_REMEMBERED:
            self._known.popitem(last=False)
        return person

    async def claim(self, person: Person, tried: Try, password: str) -> tuple[Person, str, list[str]]:
        """A guest gets an account and keeps its seats.

        The token of a new session, and the fingerprints of those that end with it: somebody who had one of
        the guest must not have the account.
        """
        if person.login is not None:
            raise Conflict("account-already")
        hashed = await self._passwords.slowly(tried, _hasher.hash, password)
        claimed = msgspec.structs.replace(person, login=tried.account)
        a_guest = people.c.id == person.id, people.c.login.is_(None)
        change = update(people).where(*a_guest).values(login=claimed.login, password=hashed)
        try:
            (changed,) = await self._store.write(change)
        except IntegrityError:
            raise Conflict("login-taken") from None
        if not changed:
            raise Conflict("account-already")
        self._forget(person)
        token, session = _session(person.id)
        await self._store.write(session)
        return claimed, token, await self.log_out_elsewhere(person, token)

    async def log_in(self, tried: Try, password: str) -> tuple[Person, str]:
        """A new session of an account. A wrong login takes as long as a wrong password."""
        found = await self._store.row(select(people).where(people.c.login == tried.account))
        hashed = found.password if found else _NOBODY
        if not await self._passwords.slowly(tried, _matches, hashed, password) or found is None:
            raise Forbidden("login-wrong")
        token, session = _session(found.id)
        await self._store.write(session)
        return _person(found), token

    async def log_out(self, token: str) -> list[str]:
        """End a session; the fingerprints of the sessions that ended."""
        session = fingerprint(token)
        await self._store.write(delete(sessions).where(sessions.c.token == session))
        self._known.pop(session, None)
        return [session]

    async def log_out_elsewhere(self, person: Person, token: str) -> list[str]:
        """End every other session of a person; the fingerprints of the sessions that ended."""
        others = sessions.c.person == person.id, sessions.c.token != fingerprint(token)
        rows = await self._store.rows(select(sessions.c.token).where(*others))
        ended = [str(row.token) for row in rows]
        await self._store.write(delete(sessions).where(*others))
        for session in ended:
            self._known.pop(session, None)
        return ended

    async def change(self, person: Person, *, name: str | None, language: str | None) -> Person:
        changed = msgspec.structs.replace(
            person, name=name or person.name, language=language or person.language
        )
        values = {"name": changed.name, "language": changed.language}
        await self._store.write(update(people).where(people.c.id == person.id).values(**values))
        self._forget(person)
        return changed

    async def forget_expired(self) -> None:
        """Sessions that are over are of no use to anybody."""
        await self._store.write(delete(sessions).where(sessions.c.expires <= now()))

    def forget(self, sessions: Sequence[str]) -> None:
        """These sessions have ended, perhaps in another process."""
        for session in sessions:
            self._known.pop(session, None)

    def _forget(self, person: Person) -> None:
        """Look a person up again: something about them has changed."""
        for session in [key for key, known in self._known.items() if known.person.id == person.id]:
            del self._known[session]


def _session(person: str) -> tuple[str, Any]:
    token = new_token()
    values = {"token": fingerprint(token), "person": person}
    return token, insert(sessions).values(**values, created=now(), expires=now() + SESSION_SECONDS)


def _person(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.login, row.language)


def account_of(login: str) -> str:
    """The name of an account, however it is written."""
    return login.strip().casefold()


def _matches(hashed: str, password: str) -> bool:
    try:
        return _hasher.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


_NOBODY = (
    f"$argon2id$v=19$m={_hasher.memory_cost},t={_hasher.time_cost},p={_hasher.parallelism}"
    f"${'A' * 22}${'A' * 43}"
)
"""A hash that no password has, as dear to compare with as any: to make one takes 0.2 s of every start."""
