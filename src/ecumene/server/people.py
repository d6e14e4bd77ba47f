"""Who is who: guests, accounts and the sessions of their browsers."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ecumene.server.errors import Conflict, Forbidden
from ecumene.server.ids import fingerprint, new_id, new_token, now
from ecumene.server.schema import people, sessions
from ecumene.server.store import Store

SESSION_SECONDS = 365 * 86400.0
_hasher = PasswordHasher()


class Person(msgspec.Struct, frozen=True):
    """Somebody in the house. A guest has no login, and may claim an account later."""

    id: str
    name: str
    login: str | None = None
    language: str = "en"


class People:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def welcome(self, name: str) -> tuple[Person, str]:
        """A new guest and the token of its session."""
        person = Person(new_id(), name)
        token, session = _session(person.id)
        guest = insert(people).values(id=person.id, name=name, language=person.language, created=now())
        await self._store.write(guest, session)
        return person, token

    async def of_token(self, token: str) -> Person | None:
        """Whose session a token is."""
        found = await self._store.row(
            select(people)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.token == fingerprint(token), sessions.c.expires > now())
        )
        return _person(found) if found else None

    async def claim(self, person: Person, login: str, password: str) -> Person:
        """A guest gets an account and keeps its seats."""
        if person.login is not None:
            raise Conflict("You have an account already.")
        hashed = await asyncio.to_thread(_hasher.hash, password)
        change = update(people).where(people.c.id == person.id).values(login=_folded(login), password=hashed)
        try:
            await self._store.write(change)
        except IntegrityError:
            raise Conflict("Somebody has that login already; choose another one.") from None
        return msgspec.structs.replace(person, login=_folded(login))

    async def log_in(self, login: str, password: str) -> tuple[Person, str]:
        """A new session of an account. A wrong login takes as long as a wrong password."""
        found = await self._store.row(select(people).where(people.c.login == _folded(login)))
        hashed = found.password if found else _NOBODY
        if not await asyncio.to_thread(_matches, hashed, password) or found is None:
            raise Forbidden("Login and password do not fit.")
        token, session = _session(found.id)
        await self._store.write(session)
        return _person(found), token

    async def log_out(self, token: str) -> None:
        await self._store.write(delete(sessions).where(sessions.c.token == fingerprint(token)))

    async def change(self, person: Person, *, name: str | None, language: str | None) -> Person:
        changed = msgspec.structs.replace(
            person, name=name or person.name, language=language or person.language
        )
        values = {"name": changed.name, "language": changed.language}
        await self._store.write(update(people).where(people.c.id == person.id).values(**values))
        return changed


def _session(person: str) -> tuple[str, Any]:
    token = new_token()
    values = {"token": fingerprint(token), "person": person}
    return token, insert(sessions).values(**values, created=now(), expires=now() + SESSION_SECONDS)


def _person(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.login, row.language)


def _folded(login: str) -> str:
    return login.strip().casefold()


def _matches(hashed: str, password: str) -> bool:
    try:
        return _hasher.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


_NOBODY = _hasher.hash("nobody has this password")
