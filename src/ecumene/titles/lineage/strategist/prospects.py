"""The expected length of the game, and the things that a seat still needs for the next eras."""

from __future__ import annotations

from typing import NamedTuple

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.book import AdvanceCard, Need
from ecumene.titles.lineage.phases.ast import cities_counted, meets
from ecumene.titles.lineage.phases.victory import held
from ecumene.titles.lineage.state import Position, present

Counts = tuple[int, int, int, int, int]
"""Advances: all, cheap ones, from 100, from 200, and their points; as eras ask for them."""

DELAY = 1.25
"""Markers stand still now and then: a game takes so much longer than the shortest way of the first one."""
AHEAD = 6
"""How many steps ahead eras are provided for."""


class Ahead(NamedTuple):
    """An era that the marker can enter or stay in after a number of turns, and what it asks for."""

    turns: int
    need: Counts


def turns_left(position: Position) -> float:
    """How many more turns there will be after this one, by how far everybody is; none if it is the last."""
    state = position.state
    side = position.book.asts[state.rules.ast]
    if state.first_iron:
        return float(max(state.last_turns - 1, 0))
    shortest = 99
    for seat in present(state):
        track = side.tracks[state.civilizations[seat]]
        here = state.ast[seat]
        left = track.last_step - here
        if left <= 1 and not meets(position, seat, side.needs[track.era(track.last_step)]):
            left = 2
        shortest = min(shortest, left)
    left = shortest - 1 + side.last_turns
    if state.rules.turn_limit:
        left = min(left, state.rules.turn_limit - state.turn)
    return max(left, 0) * DELAY


def steps_on(position: Position, seat: Seat, lost: int) -> bool:
    """Whether a seat has cities enough for its marker to go on this turn, once it has `lost` some."""
    state = position.state
    side = position.book.asts[state.rules.ast]
    track = side.tracks[state.civilizations[seat]]
    need = side.needs[track.era(min(state.ast[seat] + 1, track.last_step))]
    return cities_counted(position, seat) - lost >= need.cities


def halts(position: Position, seat: Seat, lost: int) -> bool:
    """Whether the `lost` cities are the reason that the marker of a seat stands still this turn."""
    return lost > 0 and steps_on(position, seat, 0) and not steps_on(position, seat, lost)


def counts_of(advances: list[AdvanceCard]) -> Counts:
    total = (0, 0, 0, 0, 0)
    for advance in advances:
        total = added(total, advance)
    return total


def added(counts: Counts, advance: AdvanceCard) -> Counts:
    some, cheap, middling, dear, points = counts
    cost = advance.cost
    return (
        some + 1,
        cheap + (cost < 100),
        middling + (cost >= 100),
        dear + (cost >= 200),
        points + advance.victory_points,
    )


def asked(need: Need) -> Counts:
    return (
        need.advances,
        need.advances_below_100,
        need.advances_from_100,
        need.advances_from_200,
        need.advance_points,
    )


def eras_ahead(position: Position, seat: Seat) -> list[Ahead]:
    """The eras that the next steps lead through, with what their demands on advances are.

    Where cities are lacking for the next step, advances bring it no sooner than a turn later.
    """
    state = position.state
    side = position.book.asts[state.rules.ast]
    track = side.tracks[state.civilizations[seat]]
    here = state.ast[seat]
    found: dict[int, Ahead] = {}
    late = 0
    for step in range(here + 1, min(here + AHEAD, track.last_step) + 1):
        era = track.era(step)
        if step == here + 1 and cities_counted(position, seat) < side.needs[era].cities:
            late = 1
        found.setdefault(era, Ahead(step - here - 1 + late, asked(side.needs[era])))
    return list(found.values())


def lacking(counts: Counts, need: Counts) -> int:
    """How many advances, or points of them, are lacking."""
    return sum([max(wanted - have, 0) for have, wanted in zip(counts, need, strict=True)])


def held_counts(position: Position, seat: Seat) -> Counts:
    return counts_of(held(position, seat))
