"""The address book: somebody's channels, wishes, muted tables, and the results of their letters."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import Row, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ecumene.server.database.schema import channels, deliveries, looking, muted, wishes
from ecumene.server.database.store import Store
from ecumene.server.edge.allowances import Allowance, spend
from ecumene.server.edge.limits import Limits
from ecumene.server.errors import BadRequest, Conflict, TooMuch, Unknown
from ecumene.server.ids import new_id, now
from ecumene.server.notices import letters, reach, webpush
from ecumene.server.notices.addresses import mailbox, receiver
from ecumene.server.notices.carriers import HOOKS
from ecumene.server.notices.post import Post
from ecumene.server.notices.wishes import Wishes, is_zone, wishes_of
from ecumene.server.people.accounts import Person

MOST_CHANNELS = 10
MOST_LISTED = 30
LOOKING_SECONDS = 150.0
"""How long a page counts as watched after it said so."""
_MOST_TRIES = 10
_MOST_TRIALS, _MINUTES = 5, 300.0
"""How often one channel may be tested, in how many seconds."""


class Book:
    """Everything about one person's notices."""

    def __init__(self, store: Store, post: Post, person: Person, limits: Limits) -> None:
        self._store = store
        self._post = post
        self._person = person
        self._limits = limits

    # Wishes

    async def wishes(self) -> Wishes:
        return wishes_of(await self._store.row(select(wishes).where(wishes.c.person == self._person.id)))

    async def wish(self, wanted: Wishes) -> None:
        if not is_zone(wanted.zone):
            raise BadRequest("no-zone", zone=wanted.zone)
        values = msgspec.structs.asdict(wanted)
        mine = update(wishes).where(wishes.c.person == self._person.id).values(values)
        await self._put(mine, insert(wishes).values(person=self._person.id, **values))

    async def muted(self) -> list[str]:
        rows = await self._store.rows(select(muted.c.table).where(muted.c.person == self._person.id))
        return sorted(str(row.table) for row in rows)

    async def mute(self, table: str, *, mute: bool) -> None:
        forget = delete(muted).where(muted.c.person == self._person.id, muted.c.table == table)
        again = [insert(muted).values(person=self._person.id, table=table)] if mute else []
        await self._store.write(forget, *again)

    async def look(self, table: str, *, looks: bool) -> None:
        """Somebody looks at a table, or does not any more."""
        this = and_(looking.c.person == self._person.id, looking.c.table == table)
        if not looks:
            await self._store.write(delete(looking).where(this))
            return
        until = now() + LOOKING_SECONDS
        row = {"person": self._person.id, "table": table, "until": until}
        await self._put(update(looking).where(this).values(until=until), insert(looking).values(row))

    # Channels

    async def channels(self) -> list[Row[Any]]:
        mine = channels.c.person == self._person.id
        return list(await self._store.rows(select(channels).where(mine).order_by(channels.c.created)))

    async def add(self, kind: str, name: str, address: str, source: str) -> Row[Any]:
        """A new channel. One by mail is used once its reader has confirmed it; `source` is where its owner
        comes from."""
        self._expect_address(kind, address)
        known = await self.channels()
        if any(row.kind == kind and _is_same(kind, row.address, address) for row in known):
            raise Conflict("channel-known")
        if len(known) >= MOST_CHANNELS:
            raise Conflict("channels-full", most=MOST_CHANNELS)
        if kind == "mail":
            await self._expect_unmolested(address, source)
        row: dict[str, Any] = {
            "id": new_id(),
            "person": self._person.id,
            "kind": kind,
            "name": name,
            "address": address,
        }
        row |= {"created": now(), "confirmed": kind != "mail"}
        await self._store.write(insert(channels).values(row))
        added = await self._channel(str(row["id"]))
        if kind == "mail":
            await self._post.try_out(self._person.id, added, self._person.language, letters.CONFIRM)
        return added

    async def switch(self, id: str, *, enabled: bool) -> Row[Any]:
        await self._channel(id)
        values = {"enabled": enabled, "trouble": ""}
        await self._store.write(update(channels).where(channels.c.id == id).values(values))
        return await self._channel(id)

    async def remove(self, id: str) -> None:
        await self._channel(id)
        await self._store.write(delete(channels).where(channels.c.id == id))

    async def confirm(self, id: str, code: str, secret: str) -> Row[Any]:
        """Somebody read the letter that was sent there; guessing ends soon."""
        channel = await self._channel(id)
        tried = update(channels).where(channels.c.id == id, channels.c.tries < _MOST_TRIES)
        (counted,) = await self._store.write(tried.values(tries=channels.c.tries + 1))
        if not counted:
            raise TooMuch("code-guessed")
        if not secrets.compare_digest(code.strip().encode(), letters.code_for(channel.id, secret).encode()):
            raise BadRequest("bad-code")
        await self._store.write(update(channels).where(channels.c.id == id).values(confirmed=True))
        return await self._channel(id)

    async def try_out(self, id: str | None) -> str:
        """A letter that only tests a channel, or the page; its id."""
        channel = None if id is None else await self._channel(id)
        if channel is not None and not channel.confirmed:
            raise Conflict("channel-unconfirmed")
        whom = self._person.id if channel is None else receiver(channel.kind, channel.address)
        await spend(
            self._store,
            Allowance(f"trials of {self._person.id}", self._limits.trials_per_day),
            Allowance(f"trials to {whom}", _MOST_TRIALS, _MINUTES),
        )
        return await self._post.try_out(self._person.id, channel, self._person.language, letters.TEST)

    # Letters

    async def letters(self) -> list[Row[Any]]:
        mine = deliveries.c.person == self._person.id
        rows = select(deliveries).where(mine).order_by(deliveries.c.at.desc(), deliveries.c.id)
        return list(await self._store.rows(rows.limit(MOST_LISTED)))

    # Inside

    async def _channel(self, id: str) -> Row[Any]:
        mine = channels.c.id == id, channels.c.person == self._person.id
        row = await self._store.row(select(channels).where(*mine))
        if row is None:
            raise Unknown("no-channel")
        return row

    def _expect_address(self, kind: str, address: str) -> None:
        if kind == "mail":
            if self._post.settings.mail is None:
                raise Conflict("no-mail")
            name, at, domain = address.rpartition("@")
            plain = address.isascii() and address.isprintable() and not set(address) & set(' ,;:<>()[]"\\')
            if not (plain and name and at and "." in domain.strip(".") and len(address) <= 254):
                raise BadRequest("bad-address")
            return
        try:
            if kind in HOOKS:
                reach.read(address, self._post.settings.may_reach)
                return
            subscription = msgspec.json.decode(address, type=webpush.Subscription)
            subscription.keys()
            reach.read(subscription.endpoint, self._post.settings.may_reach)
        except reach.Unreachable as error:
            raise BadRequest(error.code) from None
        except ValueError:
            raise BadRequest("bad-address") from None

    async def _expect_unmolested(self, address: str, source: str) -> None:
        """Nobody can make the house write to strangers again and again, even if the channel is removed."""
        limits = self._limits
        await spend(
            self._store,
            Allowance(f"letters of {self._person.id}", limits.confirmations_per_day_of_person),
            Allowance(f"letters from {source}", limits.confirmations_per_day_of_address),
            Allowance(f"letters to {mailbox(address)}", limits.confirmations_per_day),
        )

    async def _put(self, change: Any, fresh: Any) -> None:
        """Change a row, or write it where there is none."""
        (changed,) = await self._store.write(change)
        if not changed:
            try:
                await self._store.write(fresh)
            except IntegrityError:
                await self._store.write(change)


def _is_same(kind: str, one: str, other: str) -> bool:
    return one == other or (kind == "mail" and mailbox(one) == mailbox(other))
