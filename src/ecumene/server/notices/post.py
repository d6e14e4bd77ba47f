"""The post: it makes letters of the notices that are due, and sends them until they have arrived.

Any process of the house may do any of it. A notice goes into one letter for each channel (the key of
`enclosed`), the process with its lease sends a letter, and only that one may store the result. If a process
dies between sending and saying so, the letter goes out once more under the same id, by which its receiver
knows it.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Row, Update, and_, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ecumene.server.database.schema import (
    channels,
    deliveries,
    enclosed,
    keepsakes,
    looking,
    muted,
    notices,
    people,
    tables,
    wishes,
)
from ecumene.server.database.store import Rows, Store
from ecumene.server.edge.allowances import forget_spent
from ecumene.server.ids import new_id, now
from ecumene.server.notices import letters, webpush
from ecumene.server.notices.carriers import Carriers, Outcome
from ecumene.server.notices.letters import Letter
from ecumene.server.notices.needs import VOTES
from ecumene.server.notices.settings import NoticeSettings
from ecumene.server.notices.wishes import wishes_of
from ecumene.server.operations import measures
from ecumene.server.operations.troubles import log_failure

logger = logging.getLogger("ecumene.server.notices")

PAGE = "page"
_MOST_AT_ONCE = 200
_CARRIED_AT_ONCE, _FOR_ONE_PERSON = 16, 2
_MOST_ATTEMPTS = 7
_TIMES_LONGER, _LONGEST_WAIT = 5.0, 6 * 3600.0
_KEPT = 30 * 86400.0
"""How long people can see the result of their notices."""
_TIDY_SECONDS = 3600.0


class Way(NamedTuple):
    """A channel as its letters know it."""

    channel: str
    kind: str
    name: str


ON_PAGE = Way(PAGE, PAGE, "")
"""The channel that everybody has: an open page of the house."""


class Post:
    def __init__(self, store: Store, settings: NoticeSettings, secret: str) -> None:
        self.settings = settings
        self._store = store
        self._carriers = Carriers(settings, secret)
        self._under_way: dict[asyncio.Task[None], str] = {}
        self._tidied = 0.0
        self._key = ""

    async def work(self) -> None:
        """Run for ever: what fails is tried again, and delays nothing else."""
        while True:
            for task in (self.make_letters, self.send_letters, self._tidy):
                try:
                    await task()
                except Exception as error:
                    log_failure(logger, self._store.troubles, "post stopped", error, work=task.__name__)
            await asyncio.sleep(self.settings.look)

    async def close(self) -> None:
        """What is under way may finish; the rest is sent by the process that opens next."""
        if self._under_way:
            await asyncio.wait(list(self._under_way), timeout=2.0)
        for task in list(self._under_way):
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._carriers.close()

    async def key(self) -> str:
        """The key by which push services know this house; made once."""
        if not self._key:
            wanted = select(keepsakes.c.value).where(keepsakes.c.name == "vapid")
            if await self._store.row(wanted) is None:
                with suppress(IntegrityError):  # another process of the house was quicker
                    await self._store.write(insert(keepsakes).values(name="vapid", value=webpush.new_key()))
            found = await self._store.row(wanted)
            assert found is not None
            self._key = str(found.value)
        return self._key

    # Making letters

    async def make_letters(self) -> None:
        """For everybody with a notice that is due."""
        ripe = and_(~notices.c.posted, notices.c.due <= now() - self.settings.hold)
        rows = await self._store.rows(select(notices.c.person).where(ripe).distinct().limit(_MOST_AT_ONCE))
        for row in rows:
            with suppress(IntegrityError):  # another process was quicker, or somebody has answered
                await self._write_to(row.person)

    async def _write_to(self, person: str) -> None:
        at = now()
        rows = await self._waiting(person)
        unwanted = await self._unwanted(person, at)
        if dropped := [row.id for row in rows if row.table in unwanted]:
            await self._store.write(_without_a_letter(dropped))
        rows = [row for row in rows if row.table not in unwanted]
        if not rows:
            return
        wish = wishes_of(await self._store.row(select(wishes).where(wishes.c.person == person)))
        later = wish.quiet_until(at)
        urgent = any(row.kind in VOTES for row in rows)
        if later is None and wish.digest and not urgent:
            together = min(row.at for row in rows) + wish.digest
            later = together - self.settings.hold if together > at else None
        if later is not None:
            ids = [row.id for row in rows]
            await self._store.write(update(notices).where(notices.c.id.in_(ids)).values(due=later))
            return
        if not wish.digest:
            rows = [row for row in rows if row.due <= at - self.settings.hold]
        if rows:
            await self._post(person, rows, await self._channels(person, page=wish.page), at)

    async def _waiting(self, person: str) -> Sequence[Row[Any]]:
        return await self._store.rows(
            select(notices, tables.c.name, tables.c.title, people.c.language)
            .join(tables, tables.c.id == notices.c.table)
            .join(people, people.c.id == notices.c.person)
            .where(notices.c.person == person, ~notices.c.posted)
            .order_by(notices.c.at, notices.c.id)
        )

    async def _unwanted(self, person: str, at: float) -> set[str]:
        """Tables that somebody is looking at, or has muted."""
        rows = await self._store.rows(
            select(looking.c.table)
            .where(looking.c.person == person, looking.c.until > at)
            .union(select(muted.c.table).where(muted.c.person == person))
        )
        return {str(row.table) for row in rows}

    async def _channels(self, person: str, *, page: bool) -> list[Way]:
        """Where somebody is told."""
        good = channels.c.person == person, channels.c.enabled, channels.c.confirmed
        rows = await self._store.rows(select(channels).where(*good).order_by(channels.c.created))
        outside = [Way(row.id, row.kind, row.name) for row in rows]
        return [ON_PAGE, *outside] if page else outside

    async def _post(self, person: str, rows: Sequence[Row[Any]], ways: Sequence[Way], at: float) -> None:
        ids = [row.id for row in rows]
        if not ways:
            await self._store.write(_without_a_letter(ids))
            return
        language, address = rows[0].language, self.settings.address
        letters_out, contents = [], []
        for way in ways:
            id = hashlib.sha256(" ".join([person, way.channel, *ids]).encode()).hexdigest()[:40]
            letter = letters.about(id, rows, language, address, at)
            letters_out.append(_delivery(person, way, letter))
            contents += [{"notice": notice, "channel": way.channel, "delivery": id} for notice in ids]
        await self._store.write(
            Rows(deliveries, letters_out),
            Rows(enclosed, contents),
            update(notices).where(notices.c.id.in_(ids)).values(posted=True),
        )

    async def try_out(self, person: str, channel: Row[Any] | None, language: str, kind: str) -> str:
        """Send a letter that only tries a channel, or asks for its confirmation; its id."""
        at = now()
        letter = letters.sample(new_id(), kind, language, self.settings.address, at)
        way = ON_PAGE if channel is None else Way(channel.id, channel.kind, channel.name)
        await self._store.write(Rows(deliveries, [_delivery(person, way, letter)]))
        return letter.id

    # Sending them

    async def send_letters(self) -> None:
        """Begin to send what is due, as much of it as can be under way at once."""
        room = _CARRIED_AT_ONCE - len(self._under_way)
        if room <= 0:
            return
        rows = await self._store.rows(
            select(deliveries)
            .where(deliveries.c.kind != PAGE, _sendable(now()))
            .order_by(deliveries.c.due)
            .limit(_MOST_AT_ONCE)
        )
        busy = Counter(self._under_way.values())
        for row in rows:
            if busy[row.person] < _FOR_ONE_PERSON and room and await self._claim(row):
                task = asyncio.create_task(self._send(row))
                self._under_way[task] = row.person
                task.add_done_callback(lambda done: self._under_way.pop(done, None))
                busy[row.person] += 1
                room -= 1

    async def _claim(self, row: Row[Any]) -> bool:
        at = now()
        mine = {"state": "sending", "lease": at + self.settings.lease, "attempts": row.attempts + 1}
        only = deliveries.c.id == row.id, deliveries.c.attempts == row.attempts, _sendable(at)
        (claimed,) = await self._store.write(update(deliveries).where(*only).values(mine))
        return bool(claimed)

    async def _send(self, row: Row[Any]) -> None:
        try:
            outcome = await self._carry(row)
        except Exception:
            logger.exception("letter not sent", extra={"delivery": row.id})
            outcome = Outcome("again", "fault")
        if outcome is not None:
            measures.letters.labels(row.kind, outcome.state).inc()
        await self._note(row, outcome)

    async def _carry(self, row: Row[Any]) -> Outcome | None:
        """None: nobody needs it any more."""
        letter = msgspec.json.decode(row.letter, type=Letter)
        channel = await self._store.row(select(channels).where(channels.c.id == row.channel))
        if channel is None or (letter.tables and not await self._is_needed(row.id)):
            return None
        return await self._carriers.carry(row.kind, row.channel, channel.address, letter, await self.key())

    async def _is_needed(self, delivery: str) -> bool:
        """Whether one of the tables in a letter still waits for its reader."""
        open_ones = and_(enclosed.c.delivery == delivery, notices.c.over.is_(None))
        found = select(notices.c.id).join(enclosed, enclosed.c.notice == notices.c.id).where(open_ones)
        return await self._store.row(found.limit(1)) is not None

    async def _note(self, row: Row[Any], outcome: Outcome | None) -> None:
        """Store the result of an attempt; only the process with the lease may."""
        attempt, at = row.attempts + 1, now()
        values: dict[str, Any] = {"state": "moot"}
        if outcome is not None and outcome.state == "sent":
            values = {"state": "sent", "sent": at, "trouble": ""}
        elif outcome is not None and outcome.state == "again" and attempt < _MOST_ATTEMPTS:
            wait = max(_wait(attempt, self.settings.again), min(outcome.wait, _LONGEST_WAIT))
            values = {"state": "waiting", "due": at + wait, "trouble": outcome.trouble}
        elif outcome is not None:
            values = {"state": "failed", "trouble": outcome.trouble}
        mine = deliveries.c.id == row.id, deliveries.c.state == "sending", deliveries.c.attempts == attempt
        statements = [update(deliveries).where(*mine).values(values)]
        if outcome is not None:
            health: dict[str, Any] = {"trouble": outcome.trouble}
            if outcome.state == "gone":
                health["enabled"] = False
            statements.append(update(channels).where(channels.c.id == row.channel).values(health))
        await self._store.write(*statements)

    # What pages show

    async def for_page(self, person: str) -> list[Letter]:
        """What an open page has to tell: letters that nobody has seen and that still matter."""
        needed = exists().where(
            enclosed.c.delivery == deliveries.c.id,
            notices.c.id == enclosed.c.notice,
            notices.c.over.is_(None),
        )
        told = exists().where(enclosed.c.delivery == deliveries.c.id)
        rows = await self._store.rows(
            select(deliveries.c.letter)
            .where(
                deliveries.c.person == person,
                deliveries.c.kind == PAGE,
                deliveries.c.state == "waiting",
                or_(needed, ~told),
            )
            .order_by(deliveries.c.at)
        )
        return [msgspec.json.decode(row.letter, type=Letter) for row in rows]

    async def shown(self, person: str, ids: Iterable[str]) -> int:
        """A page has told it; how many of these no other page had told before."""
        its = deliveries.c.person == person, deliveries.c.kind == PAGE, deliveries.c.id.in_(list(ids))
        change = update(deliveries).where(*its, deliveries.c.state == "waiting")
        (changed,) = await self._store.write(change.values(state="sent", sent=now(), attempts=1))
        return changed

    # Tidying up

    async def _tidy(self) -> None:
        at = now()
        if at - self._tidied < _TIDY_SECONDS:
            return
        self._tidied = at
        old = select(deliveries.c.id).where(deliveries.c.at < at - _KEPT)
        settled = select(notices.c.id).where(notices.c.posted, notices.c.over < at - _KEPT)
        untold = ~exists().where(enclosed.c.notice == notices.c.id)
        await self._store.write(
            delete(looking).where(looking.c.until < at),
            forget_spent(),
            delete(enclosed).where(or_(enclosed.c.delivery.in_(old), enclosed.c.notice.in_(settled))),
            delete(deliveries).where(deliveries.c.at < at - _KEPT),
            delete(notices).where(notices.c.posted, notices.c.over < at - _KEPT),
            delete(notices).where(notices.c.posted, notices.c.over < at, untold),
        )


def _without_a_letter(ids: Sequence[str]) -> Update:
    """Nobody needs to be told; since when the table waits stays known."""
    return update(notices).where(notices.c.id.in_(ids)).values(posted=True)


def _sendable(at: float) -> ColumnElement[bool]:
    """Waiting and due, or left behind by somebody who has gone."""
    due = and_(deliveries.c.state == "waiting", deliveries.c.due <= at)
    return or_(due, and_(deliveries.c.state == "sending", deliveries.c.lease <= at))


def _delivery(person: str, way: Way, letter: Letter) -> dict[str, Any]:
    return {
        "id": letter.id,
        "person": person,
        **way._asdict(),
        "state": "waiting",
        "due": letter.at,
        "at": letter.at,
        "letter": msgspec.json.encode(letter).decode(),
    }


def _wait(attempt: int, first: float) -> float:
    """How long after a failed attempt the next one comes."""
    return min(first * _TIMES_LONGER ** (attempt - 1), _LONGEST_WAIT)
