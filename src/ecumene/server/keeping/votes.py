"""Votes: somebody proposes, people say yes or no, and what is agreed on is carried out.

Everybody who sits at the table has a vote, one for each person; those who share a seat have one together.
Small things need more than half of those who are there, what takes something from everybody needs all. Four
things keep one from deciding for others:

- a seat is taken with its player's consent, or while they are away by the table's terms (`absence`);
- who is away keeps their vote: where everybody must agree, where one alone would decide, and where it is
  about their seat, they are told and have time to come back before it is decided without them;
- who comes back to a vote on their seat ends it;
- nobody's silence ends a game or takes it back: where there are others, one of them at least must say yes.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from ecumene.server.keeping.absence import (
    LONG_GRACE,
    People,
    grace_ends,
    is_away,
    mark,
    may_lose,
    seats_of,
    sign_of_life,
)
from ecumene.server.keeping.record import Keeping, Proposal, Vote
from ecumene.server.keeping.terms import MINUTE
from ecumene.table.state.frames import Seat

Outcome = Literal["passed", "failed", "back"]

BY_ALL = frozenset({"end", "rewind", "undo"})
"""What everybody must agree to."""
PROPOSING = 10 * MINUTE
"""How long a proposal counts towards the limit, and no other vote on the same seat may begin."""


class Poll(NamedTuple):
    """Who has a say in a vote, by person.

    `voters` are there, or have voted; `away` are not, and it waits for them until `waits`, if that is a time.
    `needed` of the voters must say yes, and among them all of `must`.
    """

    voters: dict[str, Seat]
    away: dict[str, Seat]
    must: frozenset[str]
    needed: int
    waits: float | None


def poll(keeping: Keeping, people: People, vote: Vote, now: float) -> Poll:
    """Who has to agree to a vote as things are."""
    everybody = {person: seats_of(people, person)[0] for person in sorted(people.values())}
    taken_from = subject(people, vote.proposal)
    must = frozenset[str]()
    if taken_from is not None and not vote.absent:
        must = frozenset({taken_from})
    elif taken_from is not None:
        everybody.pop(taken_from)
    silent = {
        person
        for person in everybody
        if person not in vote.ballots and person not in must and is_away(keeping, people, person, now)
    }
    voters = {person: seat for person, seat in everybody.items() if person not in silent}
    by_all = vote.proposal.do in BY_ALL
    waits_for = silent if by_all or vote.absent or len(voters) <= 1 else set()
    if taken_from is not None and vote.absent:
        waits_for = waits_for | {taken_from}
        silent = silent | {taken_from}
    away = {person: seats_of(people, person)[0] for person in sorted(silent)}
    needed = max(len(voters), min(2, len(everybody))) if by_all else len(voters) // 2 + 1
    waits = grace_ends(keeping, people, waits_for, vote.opened, now)
    return Poll(voters, away, must, max(1, needed), waits)


def opened(keeping: Keeping, people: People, seat: Seat, proposal: Proposal, now: float) -> Vote:
    """A vote as it would begin now, without a number; the proposer votes yes."""
    mark(keeping, now)
    taken_from = subject(people, proposal)
    absent = (
        taken_from is not None
        and taken_from != people[seat]
        and proposal.seat is not None
        and may_lose(keeping, people, proposal.seat, now)
    )
    days = keeping.terms.pace == "day"
    vote = Vote(0, proposal, seat, now, now + (LONG_GRACE if days else 10 * MINUTE), absent=absent)
    vote.ballots[people[seat]] = True
    vote.closes = max(vote.closes, poll(keeping, people, vote, now).waits or 0.0)
    return vote


def propose(keeping: Keeping, people: People, seat: Seat, proposal: Proposal, now: float) -> Vote:
    """Open a vote."""
    vote = opened(keeping, people, seat, proposal, now)
    vote.id = keeping.number()
    keeping.votes.append(vote)
    record = keeping.seats[seat]
    record.proposed = [*lately(record.proposed, now), now]
    sign_of_life(record, now)
    if proposal.do == "replace" and proposal.seat is not None:
        keeping.seats[proposal.seat].voted = now
    return vote


def lately(times: list[float], now: float) -> list[float]:
    return [time for time in times if time > now - PROPOSING]


def cast(keeping: Keeping, people: People, vote: Vote, seat: Seat, yes: bool, now: float) -> None:
    """Somebody says yes or no. A player who consents to the loss of their own seat need not be waited for;
    one who does not is present."""
    person = people[seat]
    vote.ballots[person] = yes
    sign_of_life(keeping.seats[seat], now)
    if person == subject(people, vote.proposal) and vote.absent:
        vote.absent, vote.back = False, not yes


def outcome(keeping: Keeping, people: People, vote: Vote, now: float) -> Outcome | None:
    """The result of a vote; None while it is open."""
    seat = vote.proposal.seat
    if vote.back or (vote.absent and (seat is None or not may_lose(keeping, people, seat, now))):
        return "back"
    polled = poll(keeping, people, vote, now)
    yes, no = count(vote, polled)
    consented = all(vote.ballots.get(person) for person in polled.must)
    waited = polled.waits is None or polled.waits <= now
    if yes >= polled.needed and consented and waited:
        return "passed"
    refused = any(vote.ballots.get(person) is False for person in polled.must)
    hopeless = no > 0 if vote.proposal.do in BY_ALL else len(polled.voters) - no < polled.needed
    return "failed" if refused or hopeless or vote.closes <= now else None


def count(vote: Vote, polled: Poll) -> tuple[int, int]:
    """How many of those who have a vote said yes, and no."""
    said = [vote.ballots[person] for person in polled.voters if person in vote.ballots]
    return sum(said), len(said) - sum(said)


def to_tell(keeping: Keeping, people: People, now: float) -> None:
    """Note who must get a letter: the owner of the seat, and those whose silence would count as consent."""
    for vote in keeping.votes:
        taken_from = subject(people, vote.proposal)
        polled = poll(keeping, people, vote, now)
        persons = set(polled.away) if polled.waits is not None else set()
        if taken_from is not None and taken_from not in vote.ballots:
            persons.add(taken_from)
        vote.told += sorted(persons - set(vote.told))


def subject(people: People, proposal: Proposal) -> str | None:
    """Whose seat a vote would take."""
    return people.get(proposal.seat) if proposal.do == "replace" and proposal.seat is not None else None
