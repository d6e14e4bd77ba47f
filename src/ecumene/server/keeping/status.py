"""The public part of the keeping: who is awaited since when and until when, what is voted on.

Times are seconds since 1970 by the house's clock; `now` is that clock, so that others can set theirs by it.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ecumene.server.keeping.absence import is_away
from ecumene.server.keeping.clock import until
from ecumene.server.keeping.record import Break, Keeping, Newcomer, Proposal, Rest, Vote
from ecumene.server.keeping.terms import ClockTerms, Cover, Pace
from ecumene.server.keeping.votes import poll
from ecumene.table.state.frames import Seat


class SeatTime(msgspec.Struct, frozen=True, omit_defaults=True):
    """The time of a seat. `since`: it is awaited since then; `until`: then the clock answers for it.

    `bank` are seconds that it has besides the box of a phase; `cover` is who plays for it while its player is
    away; `vacant`: the table agreed that somebody else may have it. `away`: its player is, by the terms of
    the table. `newcomers` came to it during the game, and have seen its hand.
    """

    seat: int
    since: float | None = None
    until: float | None = None
    bank: float = 0.0
    cover: Cover = ""
    vacant: bool = False
    away: bool = False
    newcomers: list[Newcomer] = []


class OpenVote(msgspec.Struct, frozen=True, omit_defaults=True):
    """A vote under way: who proposed what, who may vote, how many must say yes, and who said what.

    Without the yes of all in `must` it does not pass. Those in `away` need not vote, but may; where it
    `waits` for them it is decided then and not before.
    """

    id: int
    proposal: Proposal
    seat: int
    closes: float
    voters: list[int]
    needed: int
    ballots: dict[str, bool] = {}
    must: list[int] = []
    away: list[int] = []
    waits: float | None = None


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a table stands with its time, for everybody alike.

    Answers and sockets overtake each other: of two clocks the one with the higher `version` is the later one.
    It is not raised by what only one seat knows of, as a hint or an order.
    """

    now: float
    terms: ClockTerms
    seats: list[SeatTime] = []
    rest: Rest | None = None
    planned: Break | None = None
    alarm: float | None = None
    """When the alarm of a talk rings."""
    votes: list[OpenVote] = []
    version: int = 0
    hints: bool = True
    """Whether those who sit there may ask for hints."""
    helped: dict[str, int] = {}
    """By seat how many hints were asked for, once the game is over; before that it is nobody's business."""


class Awaited(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat that is awaited since a time, and until when it has time."""

    seat: int
    since: float
    until: float | None = None


class CardClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the lobby says of a table's time. `rests`: nobody plays now, until when if that is agreed."""

    pace: Pace
    awaited: list[Awaited] = []
    rests: bool = False
    until: float | None = None


def card_clock(keeping: Keeping) -> CardClock:
    awaited = [
        Awaited(seat, record.since, until(keeping, record))
        for seat, record in enumerate(keeping.seats)
        if record.since is not None and not record.cover
    ]
    rest = keeping.rest
    return CardClock(keeping.terms.pace, awaited, rest is not None, rest.until if rest else None)


def clock_of(
    keeping: Keeping,
    version: int,
    people: Mapping[Seat, str],
    now: float,
    *,
    hints: bool = True,
    over: bool = False,
) -> Clock:
    """The clock of a table by a version of its record; `people` are those who sit there, by seat."""
    helped = {str(seat): record.hints for seat, record in enumerate(keeping.seats) if record.hints and over}
    return Clock(
        now=round(now, 3),
        terms=keeping.terms,
        seats=[_seat(keeping, people, seat, now) for seat in sorted(people)],
        rest=keeping.rest,
        planned=keeping.planned,
        alarm=keeping.talk.ends if keeping.talk else None,
        votes=[_vote(keeping, vote, people, now) for vote in keeping.votes],
        version=version,
        hints=hints,
        helped=helped,
    )


def _seat(keeping: Keeping, people: Mapping[Seat, str], seat: Seat, now: float) -> SeatTime:
    record = keeping.seats[seat]
    return SeatTime(
        seat,
        record.since,
        until(keeping, record),
        round(record.bank, 1),
        record.cover,
        record.vacant,
        is_away(keeping, people, people[seat], now),
        record.newcomers,
    )


def _vote(keeping: Keeping, vote: Vote, people: Mapping[Seat, str], now: float) -> OpenVote:
    polled = poll(keeping, people, vote, now)
    said = {
        str(seat): vote.ballots[person] for person, seat in polled.voters.items() if person in vote.ballots
    }
    return OpenVote(
        vote.id,
        vote.proposal,
        vote.seat,
        vote.closes,
        sorted(polled.voters.values()),
        polled.needed,
        said,
        sorted(polled.voters[person] for person in polled.must),
        sorted(polled.away.values()),
        polled.waits,
    )
