"""The requirements of each seat's next step on the A.S.T., item by item: met or missing."""

from __future__ import annotations

import msgspec

from ecumene.table.questions.counsel import Asked, Sentence
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.phases.ast import Requirement, requirements, steps
from ecumene.titles.lineage.state import present
from ecumene.titles.lineage.what_if.consultation import Consultation, known

_RULE = "13a.requirements"


class AskNextStep(Asked, frozen=True):
    """Nothing needs to be said: all seats are told."""


class Item(msgspec.Struct, frozen=True):
    """One requirement: how much is needed, how much is there."""

    what: str
    have: int
    need: int
    met: bool
    says: Sentence


class SeatStep(msgspec.Struct, frozen=True):
    """A seat's marker: where it stands, where the next step leads (None: it is at the end), and whether.

    `moves` is how far the marker would go if the phase came now: 1, 0, or back.
    """

    seat: Seat
    step: int
    era: str
    next_step: int | None
    next_era: str | None
    items: list[Item]
    moves: int
    says: Sentence


class NextSteps(msgspec.Struct, frozen=True):
    seats: list[SeatStep]


def next_step(consultation: Consultation, asked: AskNextStep) -> NextSteps:
    return NextSteps([_seat(consultation, seat) for seat in present(consultation.glimpse)])


def _seat(consultation: Consultation, seat: Seat) -> SeatStep:
    book, state = consultation.book, consultation.glimpse
    position = known(consultation)
    side = book.asts[state.rules.ast]
    track, step = side.tracks[state.civilizations[seat]], state.ast[seat]
    era, moves = side.eras[track.era(step)], steps(position, seat)
    if step >= track.last_step:
        says = consultation.say("step-last", "13a.end", era=era)
        return SeatStep(seat, step, era, None, None, [], moves, says)
    ahead = track.era(step + 1)
    needs = requirements(position, seat, side.needs[ahead])
    items = [_item(consultation, need) for need in needs]
    missing = sum(not item.met for item in items)
    into = side.eras[ahead] if ahead > track.era(step) else None
    if moves < 0:
        says = consultation.say("step-back", _RULE, steps=-moves)
    else:
        says = consultation.say("step", _RULE, era=into, missing=missing)
    return SeatStep(seat, step, era, step + 1, side.eras[ahead], items, moves, says)


def _item(consultation: Consultation, need: Requirement) -> Item:
    says = consultation.say(f"need-{need.what}", _RULE, have=need.have, need=need.need)
    return Item(need.what, need.have, need.need, need.met, says)
