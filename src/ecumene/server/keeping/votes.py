"""Votes: somebody proposes, whoever is there says yes or no, and what is agreed on is carried out.

Everybody who sits at the table and is not away has a vote; one person with several seats has one. Small
things need more than half of them, what takes something from somebody needs all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from ecumene.server.keeping.record import Keeping, Proposal, Vote
from ecumene.server.keeping.terms import DAY, MINUTE
from ecumene.table.frames import Seat

Outcome = Literal["passed", "failed"]

BY_ALL = frozenset({"end", "rewind", "undo"})
"""What everybody must agree to."""


def electorate(keeping: Keeping, people: Mapping[Seat, str], proposal: Proposal) -> list[Seat]:
    """The seats that have a vote: one for each person who is not away. A seat has none on its own loss."""
    voters: dict[str, Seat] = {}
    for seat, person in sorted(people.items()):
        if not keeping.seats[seat].cover and not (proposal.do == "replace" and proposal.seat == seat):
            voters.setdefault(person, seat)
    return sorted(voters.values())


def voice(keeping: Keeping, people: Mapping[Seat, str], proposal: Proposal, seat: Seat) -> Seat:
    """The seat that has the vote of whoever sits in this one; of several at one screen that is one."""
    voters = electorate(keeping, people, proposal)
    return next((voter for voter in voters if people[voter] == people.get(seat)), seat)


def needed(proposal: Proposal, voters: int) -> int:
    """How many must say yes."""
    return voters if proposal.do in BY_ALL else voters // 2 + 1


def propose(keeping: Keeping, people: Mapping[Seat, str], seat: Seat, proposal: Proposal, now: float) -> Vote:
    """Open a vote; whoever proposes something is for it."""
    days = keeping.terms.pace == "day"
    closes = now + (2 * DAY if days else 10 * MINUTE)
    ballots = {str(voice(keeping, people, proposal, seat)): True}
    vote = Vote(keeping.number(), proposal, seat, now, closes, ballots)
    keeping.votes.append(vote)
    return vote


def outcome(vote: Vote, voters: list[Seat], now: float) -> Outcome | None:
    """What became of a vote; None while it is open."""
    most = needed(vote.proposal, len(voters))
    yes, no = count(vote, voters)
    if yes >= most and voters:
        return "passed"
    return "failed" if len(voters) - no < most or vote.closes <= now else None


def count(vote: Vote, voters: list[Seat]) -> tuple[int, int]:
    """How many of those who have a vote said yes, and no."""
    said = [vote.ballots[str(seat)] for seat in voters if str(seat) in vote.ballots]
    return sum(said), len(said) - sum(said)
