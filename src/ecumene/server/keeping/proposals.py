"""What can be proposed to a table, why something cannot, and who would have to agree to it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ecumene.server.errors import BadRequest, Conflict, HouseError
from ecumene.server.ids import now
from ecumene.server.keeping import deeds, votes
from ecumene.server.keeping.absence import People
from ecumene.server.keeping.record import Keeping, Proposal
from ecumene.table.api import Table
from ecumene.table.state.frames import Seat

FAR = 366 * 86_400.0
MOST_VOTES = 8
MOST_PROPOSED = 6
"""How many proposals one person may make in ten minutes: absent players get letters about them."""
_MORE = 300.0


class Prospect(msgspec.Struct, frozen=True, omit_defaults=True):
    """The consequences of a proposal. `needed` of the `voters` must say yes, among them all of `must`; it
    would wait `seconds` for those in `away`. `reason` says why it cannot be proposed now."""

    proposal: Proposal
    voters: list[int] = []
    needed: int = 0
    must: list[int] = []
    away: list[int] = []
    seconds: float = 0.0
    reason: str = ""


def why_not(table: Table, keeping: Keeping, seat: Seat, proposal: Proposal, at: float) -> HouseError | None:
    """Why a seat cannot propose something now; None if it can."""
    if table.over:
        return Conflict("over")
    if len(keeping.votes) >= MOST_VOTES or any(_alike(vote.proposal, proposal) for vote in keeping.votes):
        return Conflict("vote-open")
    about = proposal.seat
    if not _fits(table, keeping, proposal) or (about is not None and not 0 <= about < table.seats):
        return BadRequest("bad-proposal")
    if proposal.by == "departure" and not deeds.may_depart(table, about):
        return Conflict("no-departure")
    replaced = proposal.do == "replace" and about is not None and about != seat
    if replaced and about is not None and at - keeping.seats[about].voted < votes.PROPOSING:
        return Conflict("vote-lately")
    if len(votes.lately(keeping.seats[seat].proposed, at)) >= MOST_PROPOSED:
        return Conflict("many-proposals")
    return None


def prospects(table: Table, keeping: Keeping, people: People, seat: Seat, language: str) -> list[Prospect]:
    """Everything that a seat could propose, and who would have to agree."""
    draft = keeping.copy()
    return [_prospect(table, draft, people, seat, each, language) for each in _samples(table, people, seat)]


def _samples(table: Table, people: People, seat: Seat) -> Iterator[Proposal]:
    yield Proposal(do="pause")
    yield Proposal(do="resume")
    yield Proposal(do="extend", seconds=_MORE)
    yield Proposal(do="break", turn=table.turn)
    yield Proposal(do="end")
    yield Proposal(do="rewind", to=table.length)
    yield Proposal(do="undo", seat=seat)
    for other in sorted(people):
        yield Proposal(do="replace", seat=other, by="bot")
        yield Proposal(do="replace", seat=other, by="person")
        yield Proposal(do="replace", seat=other, by="departure")


def _prospect(
    table: Table, keeping: Keeping, people: People, seat: Seat, proposal: Proposal, language: str
) -> Prospect:
    at = now()
    if (refused := why_not(table, keeping, seat, proposal, at)) is not None:
        return Prospect(proposal, reason=refused.reason_in(language))
    vote = votes.opened(keeping, people, seat, proposal, at)
    polled = votes.poll(keeping, people, vote, at)
    return Prospect(
        proposal,
        sorted(polled.voters.values()),
        polled.needed,
        sorted(polled.voters[person] for person in polled.must),
        sorted(polled.away.values()),
        0.0 if polled.waits is None else round(polled.waits - at, 1),
    )


def _alike(open_one: Proposal, proposal: Proposal) -> bool:
    """The same proposal, or another one about who plays the same seat."""
    about_a_seat = open_one.do == proposal.do == "replace"
    return open_one == proposal or (about_a_seat and open_one.seat == proposal.seat)


def _fits(table: Table, keeping: Keeping, proposal: Proposal) -> bool:
    """Refuse a proposal that makes no sense at this table."""
    seat, soon = proposal.seat, _is_soon(proposal.until)
    match proposal.do:
        case "pause":
            return keeping.rest is None and soon
        case "resume":
            return keeping.rest is not None
        case "extend":
            return proposal.seconds is not None and 0 < proposal.seconds <= 30 * 86_400
        case "break":
            return proposal.turn is not None and proposal.turn >= table.turn and soon
        case "replace":
            return seat is not None and proposal.by is not None
        case "rewind":
            return proposal.to is not None and table.taken_up_at < proposal.to <= table.length
        case "undo":
            return seat is not None and seat < table.seats and table.rewind_to(seat) is not None
        case "end":
            return True


def _is_soon(until: float | None) -> bool:
    return until is None or now() < until < now() + FAR
