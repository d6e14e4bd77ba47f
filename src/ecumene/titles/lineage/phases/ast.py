"""Phase 13: the succession markers move, trade cards return to their stacks, and the game may end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ecumene.table.state.frames import Node, Seat
from ecumene.titles.lineage.book import Need
from ecumene.titles.lineage.events import MarkerMoved, MarkerSetBack, MarkerStood, TurnEnded
from ecumene.titles.lineage.market import dealing
from ecumene.titles.lineage.phases.victory import end_game, held, standings
from ecumene.titles.lineage.pieces.pieces import cities_on_board, tokens_on_board
from ecumene.titles.lineage.pieces.stacks import return_discards
from ecumene.titles.lineage.state import Moment, Position, by_ranking, seats_of

STONE_AGE = 0


def begin(moment: Moment, node: Node) -> None:
    state = moment.state
    state.phase = "ast"
    entered = move_markers(moment)
    sum_up(moment)
    if moment.ways.is_last_turn(moment, entered):
        end_game(moment)
        return
    dealing.clear(moment)
    return_discards(moment, moment.chance)
    if 0 < state.rules.turn_limit <= state.turn:
        end_game(moment)


def sum_up(moment: Moment) -> None:
    """Tell what everybody has at the end of the turn."""
    state = moment.state
    ranked = standings(moment)
    points = {standing.seat: standing.score for standing in ranked}
    seats = seats_of(state)
    moment.tell(
        TurnEnded(
            ranked[0].seat,
            state.turn,
            ranked[0].score,
            tuple(cities_on_board(state, seat) for seat in seats),
            tuple(tokens_on_board(state, seat) for seat in seats),
            tuple(state.advances[seat].bit_count() for seat in seats),
            tuple(points[seat] for seat in seats),
        )
    )


def move_markers(moment: Moment) -> list[Seat]:
    """In A.S.T.-Ranking order, everybody before the game ends; who entered the last era."""
    state, book = moment.state, moment.book
    side = book.asts[state.rules.ast]
    last_era = len(side.eras) - 1
    entered: list[Seat] = []
    for seat in by_ranking(moment):
        track = side.tracks[state.civilizations[seat]]
        before = state.ast[seat]
        now = state.ast[seat] = before + steps(moment, seat)
        if now != before:
            moment.tell(MarkerMoved(seat, now, side.eras[track.era(now)], now < before))
        elif now < track.last_step:
            eras = (side.eras[track.era(step)] for step in (now, now + 1))
            moment.tell(MarkerStood(seat, now, *eras))
        if track.era(before) < track.era(now) == last_era:
            entered.append(seat)
    return entered


def set_back(moment: Moment, seat: Seat) -> None:
    """The marker of a seat goes one step back, but never left of the start."""
    state = moment.state
    side = moment.book.asts[state.rules.ast]
    if state.ast[seat] > 0:
        state.ast[seat] -= 1
        era = side.eras[side.tracks[state.civilizations[seat]].era(state.ast[seat])]
        moment.tell(MarkerSetBack(seat, state.ast[seat], era))


def steps(position: Position, seat: Seat) -> int:
    """The movement of a seat's marker: one step on, none, or back."""
    state = position.state
    side = position.book.asts[state.rules.ast]
    track = side.tracks[state.civilizations[seat]]
    here = state.ast[seat]
    if here < track.last_step and meets(position, seat, side.needs[track.era(here + 1)]):
        return 1
    if cities_counted(position, seat) == 0 and track.era(here) != STONE_AGE:
        return -side.back_without_cities
    return 0


def cities_counted(position: Position, seat: Seat) -> int:
    """Cities on the board; here the Wonder of the World is one more."""
    return cities_on_board(position.state, seat) + position.allows(seat, "counts_as_city")


class Requirement(NamedTuple):
    """One thing that an era asks for, by its name in `Need`, and how much of it a seat has."""

    what: str
    have: int
    need: int

    @property
    def met(self) -> bool:
        return self.have >= self.need


def requirements(position: Position, seat: Seat, need: Need) -> list[Requirement]:
    """The requirements of an era, item by item, and the seat's share of each."""
    advances = held(position, seat)
    costs = [advance.cost for advance in advances]
    items = (
        Requirement("cities", cities_counted(position, seat), need.cities),
        Requirement("advances", len(costs), need.advances),
        Requirement("advances_below_100", sum(cost < 100 for cost in costs), need.advances_below_100),
        Requirement("advances_from_100", sum(cost >= 100 for cost in costs), need.advances_from_100),
        Requirement("advances_from_200", sum(cost >= 200 for cost in costs), need.advances_from_200),
        Requirement("advance_points", sum(card.victory_points for card in advances), need.advance_points),
    )
    return [item for item in items if item.need]


def meets(position: Position, seat: Seat, need: Need) -> bool:
    """Whether a seat has what an era asks for."""
    return all(item.met for item in requirements(position, seat, need))


def enter_late_iron_age(moment: Moment, entered: Sequence[Seat]) -> bool:
    """Note who entered the Late Iron Age first; whether the game ends now, at once or some turns later."""
    state = moment.state
    if state.first_iron:
        state.last_turns -= 1
        return state.last_turns <= 0
    if not entered:
        return False
    state.first_iron = list(entered)
    state.last_turns = moment.book.asts[state.rules.ast].last_turns
    return not state.last_turns
