"""Who is needed: a notice is written when a table begins to wait for somebody, and over when it stops.

All of it is part of the transaction that writes the entry down, so that there is no notice without its cause
and no cause without its notice. A person with several hands at one table is awaited once.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import delete, update

from ecumene.server.database.schema import notices
from ecumene.server.database.store import Rows, Statement
from ecumene.server.keeping.record import Vote
from ecumene.server.tables.door import Door
from ecumene.table.api import Table
from ecumene.table.state.frames import Seat

AWAITED = "awaited"
REMINDER = "reminder"
NUDGE = "nudge"
VOTE, SEAT_VOTE = "vote", "seat-vote"
"""Something may be decided without somebody who is away, and that it is about their seat."""
VOTES = (VOTE, SEAT_VOTE)
NUDGE_SECONDS = 600.0
"""How long nobody is nudged again."""


def awaited(door: Door, table: Table | None, covered: Collection[Seat] = ()) -> dict[str, Seat]:
    """The people that a table waits for, each with the first of their seats that is asked something.

    All who share a seat are; a player for whom somebody else plays meanwhile (`covered`) is not.
    """
    people: dict[str, Seat] = {}
    for seat in sorted({request.seat for request in table.requests()}) if table is not None else ():
        seated = door.seated[seat]
        for person in (seated.person, *seated.also) if seat not in covered else ():
            if person is not None:
                people.setdefault(person, seat)
    return people


def of_change(
    door: Door, before: Table | None, after: Table, at: float, covered: Collection[Seat] = ()
) -> list[Statement]:
    """What has to be written where a table goes from one position to the next."""
    then, now = awaited(door, before, covered), awaited(door, after, covered)
    written: list[Statement] = []
    if gone := sorted(then.keys() - now.keys()):
        theirs = notices.c.table == door.id, notices.c.person.in_(gone), notices.c.kind.not_in(VOTES)
        written.append(delete(notices).where(*theirs, ~notices.c.posted))
        written.append(update(notices).where(*theirs, notices.c.over.is_(None)).values(over=at))
    if new := [notice(door.id, after, now[person], person, at) for person in now.keys() - then.keys()]:
        written.append(Rows(notices, sorted(new, key=lambda row: str(row["id"]))))
    return written


def reminders(door: Door, position: Table, seats: Collection[Seat], at: float) -> list[Statement]:
    """The time of these seats is nearly up: all who share one are told."""
    people: dict[str, Seat] = {}
    for seat in sorted(seats):
        seated = door.seated[seat]
        for person in (seated.person, *seated.also):
            if person is not None:
                people.setdefault(person, seat)
    rows = [notice(door.id, position, seat, person, at, REMINDER) for person, seat in people.items()]
    return [Rows(notices, rows)] if rows else []


def of_votes(
    door: Door, position: Table, before: Sequence[Vote], after: Sequence[Vote], at: float
) -> list[Statement]:
    """An absent player who could lose something by a vote is told once, with all who share their seat;
    when it is over, they need not know any more."""
    known = {vote.id: set(vote.told) for vote in before}
    rows = [
        notice(door.id, position, seat, person, at, _vote_kind(vote, seat), f"vote {vote.id}")
        for vote in after
        for told in sorted(set(vote.told) - known.get(vote.id, set()))
        for person, seat in _household(door, told).items()
    ]
    written: list[Statement] = [Rows(notices, rows)] if rows else []
    over = known.keys() - {vote.id for vote in after}
    if over:
        people = {each for vote in over for told in known[vote] for each in (told, *_household(door, told))}
        ids = [_id(f"{door.id} vote {vote} {person}") for vote in over for person in people]
        written.append(delete(notices).where(notices.c.id.in_(ids), ~notices.c.posted))
        written.append(update(notices).where(notices.c.id.in_(ids), notices.c.over.is_(None)).values(over=at))
    return written


def _vote_kind(vote: Vote, seat: Seat) -> str:
    proposal = vote.proposal
    return SEAT_VOTE if proposal.do == "replace" and proposal.seat == seat else VOTE


def _household(door: Door, person: str) -> dict[str, Seat]:
    """Somebody and all who share a seat with them, each with the seat."""
    found: dict[str, Seat] = {}
    for seat, seated in enumerate(door.seated):
        if seated.person == person:
            for each in (person, *seated.also):
                found.setdefault(each, seat)
    return found


def notice(
    table: str,
    position: Table,
    seat: Seat,
    person: str,
    at: float,
    kind: str = AWAITED,
    about: str = "",
) -> dict[str, Any]:
    """A row of the outbox. Its id follows from its cause, which may be what it is `about`."""
    cause = f"{table} {about} {person}" if about else f"{table} {position.length} {person} {kind}"
    if kind == REMINDER:  # time may be granted, and run out again, while nobody answers
        cause += f" {at}"
    if kind == NUDGE:
        cause = f"{table} {int(at // NUDGE_SECONDS)} {person} {kind}"
    return {
        "id": _id(cause),
        "person": person,
        "table": table,
        "seat": seat,
        "kind": kind,
        "turn": position.turn,
        "phase": position.phase,
        "at": at,
        "due": at,
    }


def _id(cause: str) -> str:
    return hashlib.sha256(cause.encode()).hexdigest()[:40]
