"""Imported games: a journal that can be verified becomes a finished table."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from functools import partial
from time import thread_time
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import or_, select
from sqlalchemy.exc import IntegrityError

from ecumene.server.database.schema import entries, seats, tables
from ecumene.server.database.store import Rows
from ecumene.server.edge.queues import Asker, Queue
from ecumene.server.errors import BadRequest
from ecumene.server.house import House
from ecumene.server.ids import now
from ecumene.server.lobby.gathering import Lobby, TableCard
from ecumene.server.people.accounts import Person
from ecumene.server.tables.glance import Glance, glance
from ecumene.server.tables.packets import Line
from ecumene.server.tables.record import chain_of
from ecumene.server.tables.recovery import UNTOLD, tell_again
from ecumene.table.api import Table, titles, verify
from ecumene.table.data.bounds import ANSWER
from ecumene.table.record import journal as books
from ecumene.table.table import Witness
from ecumene.table.text.events import Event

logger = logging.getLogger("ecumene.server.archive")

_LONGEST = 20.0
"""No proof takes more seconds of computing; no game that was played here takes a tenth of it."""


_MOST_WAYS = 100
"""How often a game was taken up at most, on another way or under other rules: each time, what came before is
read once more."""


class _Retold(NamedTuple):
    """A journal that holds: its lines, what the log says of each as it is written down, and its opening."""

    lines: list[str]
    log: list[str]
    opening: books.Opening
    result: str


_proofs: Queue[_Retold] = Queue(most=24, of_person=4, of_address=12)
"""The journals that wait for their proof; each is in memory meanwhile."""


async def take_in(
    house: House, person: Person, text: str, asker: Asker, *, name: str, open: bool
) -> TableCard:
    """The table of a finished game. Importing it again gives the same table."""
    key = hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()
    retold = await asyncio.shield(_proofs.join(key, asker, partial(_proved, house, text)))
    chain = chain_of(retold.lines[-1])
    id = hashlib.sha256(f"{chain} {person.id}".encode()).hexdigest()[:24]
    if (known := await _known(house, person, chain)) is not None:
        return await Lobby(house).card(known)
    at, opening = now(), retold.opening
    row = {
        "id": id,
        "name": name or titles()[opening.title].name,
        "title": opening.title,
        "options": msgspec.json.encode(opening.options).decode(),
        "seats": opening.seats,
        "host": person.id,
        "open": open,
        "hotseat": False,
        "status": "finished",
        "chain": chain,
        "imported": True,
        "created": at,
        "finished": at,
        "result": retold.result,
    }
    written = await house.reading(_rows, id, at, retold)
    nobody = [{"table": id, "seat": seat, "person": None, "bot": None} for seat in range(opening.seats)]
    try:
        await house.store.write(Rows(tables, [row]), Rows(seats, nobody), Rows(entries, written))
    except IntegrityError:
        logger.info("taken in twice at once", extra={"table": id})
    return await Lobby(house).card(id)


async def _proved(house: House, text: str) -> _Retold:
    return await asyncio.get_running_loop().run_in_executor(house.proofreader, _retell, text)


async def _known(house: House, person: Person, chain: str) -> str | None:
    """A table of this very game that a person may see."""
    mine = tables.c.id.in_(select(seats.c.table).where(seats.c.person == person.id))
    visible = or_(tables.c.open, tables.c.host == person.id, mine)
    row = await house.store.row(select(tables.c.id).where(tables.c.chain == chain, visible))
    return None if row is None else str(row.id)


def _retell(text: str) -> _Retold:
    """Prove a journal and play it again for its log."""
    try:
        lines = books.split(text)
        _expect_bounded(lines)
        verdict = verify(lines, _limited())
        if not verdict.finished:
            raise BadRequest("journal-unfinished")
        log, result = _story(lines)
        told = [msgspec.json.encode(said).decode() for said in log]
        return _Retold(lines, told, _opening(lines), msgspec.json.encode(result).decode())
    except BadRequest:
        raise
    except Exception as error:  # anything that a stranger's journal may cause
        logger.info("journal refused", extra={"error": repr(error)[:500]})
        raise BadRequest("bad-journal", reason=str(error)[:500]) from None


def _limited() -> Witness:
    """Looks at the time after each entry of a journal that is proved in this thread."""
    end = thread_time() + _LONGEST

    def look(table: Table, events: Sequence[Event]) -> None:
        if thread_time() > end:
            raise BadRequest("journal-long")

    return look


def _rows(id: str, at: float, retold: _Retold) -> list[dict[str, Any]]:
    return [
        {"table": id, "number": number, "line": line, "log": said, "at": at}
        for number, (line, said) in enumerate(zip(retold.lines, retold.log, strict=True))
    ]


def _expect_bounded(lines: list[str]) -> None:
    """The bounds for everything that a table takes from people hold in a journal, too."""
    entries = books.read(lines)
    for number, entry in enumerate(entries, 1):
        if isinstance(entry, books.Answered) and (reason := ANSWER.broken_by(entry.answer)):
            raise books.BrokenJournal(number, f"nobody can have answered that: {reason}.")
    if len(ways := books.segments(entries)) > _MOST_WAYS + 1:
        raise books.BrokenJournal(ways[-1][0] + 1, f"it was taken up more than {_MOST_WAYS} times.")


def _opening(lines: list[str]) -> books.Opening:
    opening = books.read(lines[:1])[0]
    assert isinstance(opening, books.Opening)
    return opening


def _story(lines: list[str]) -> tuple[list[Line], Glance]:
    """What the log says of each line, and how it ended.

    Entries of other rules, which cannot be played again, say nothing.
    """
    said, end = tell_again(lines)
    return [said.get(number, UNTOLD) for number in range(len(lines))], glance(end)
