"""Phase 13: the succession markers move, trade cards return to their stacks, and the game may end."""

from __future__ import annotations

from typing import NamedTuple

from ecumene.table.frames import Node, Seat
from ecumene.titles.lineage.book import Ast, Book, Need
from ecumene.titles.lineage.events import MarkerMoved, MarkerSetBack, MarkerStood, TurnEnded
from ecumene.titles.lineage.phases.trade_cards import WONDER
from ecumene.titles.lineage.phases.victory import end_game, held, standings
from ecumene.titles.lineage.pieces.pieces import cities_on_board, tokens_on_board
from ecumene.titles.lineage.pieces.stacks import return_discards
from ecumene.titles.lineage.state import Moment, State, by_ranking, has, seats_of

STONE_AGE = 0


def begin(moment: Moment, node: Node) -> None:
    state, book = moment.state, moment.content
    state.phase = "ast"
    entered = move_markers(moment)
    sum_up(moment)
    if is_last_turn(book.asts[state.rules.ast], state, entered):
        end_game(moment)
        return
    return_discards(book, state, moment.chance)
    if 0 < state.rules.turn_limit <= state.turn:
        end_game(moment)


def sum_up(moment: Moment) -> None:
    """Tell what everybody has at the end of the turn."""
    book, state = moment.content, moment.state
    ranked = standings(book, state)
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
    state, book = moment.state, moment.content
    side = book.asts[state.rules.ast]
    last_era = len(side.eras) - 1
    entered: list[Seat] = []
    for seat in by_ranking(book, state):
        track = side.tracks[state.civilizations[seat]]
        before = state.ast[seat]
        now = state.ast[seat] = before + steps(book, state, seat)
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
    side = moment.content.asts[state.rules.ast]
    if state.ast[seat] > 0:
        state.ast[seat] -= 1
        era = side.eras[side.tracks[state.civilizations[seat]].era(state.ast[seat])]
        moment.tell(MarkerSetBack(seat, state.ast[seat], era))


def steps(book: Book, state: State, seat: Seat) -> int:
    """How far the marker of a seat moves: one step on, none, or back."""
    side = book.asts[state.rules.ast]
    track = side.tracks[state.civilizations[seat]]
    here = state.ast[seat]
    if here < track.last_step and meets(book, state, seat, side.needs[track.era(here + 1)]):
        return 1
    if cities_counted(book, state, seat) == 0 and track.era(here) != STONE_AGE:
        return -side.back_without_cities
    return 0


def cities_counted(book: Book, state: State, seat: Seat) -> int:
    """Cities on the board; here the Wonder of the World is one more."""
    return cities_on_board(state, seat) + has(book, state, seat, WONDER)


class Requirement(NamedTuple):
    """One thing that an era asks for, by its name in `Need`, and how much of it a seat has."""

    what: str
    have: int
    need: int

    @property
    def met(self) -> bool:
        return self.have >= self.need


def requirements(book: Book, state: State, seat: Seat, need: Need) -> list[Requirement]:
    """What an era asks for, item by item, and what a seat has of it."""
    advances = held(book, state, seat)
    costs = [advance.cost for advance in advances]
    items = (
        Requirement("cities", cities_counted(book, state, seat), need.cities),
        Requirement("advances", len(costs), need.advances),
        Requirement("advances_below_100", sum(cost < 100 for cost in costs), need.advances_below_100),
        Requirement("advances_from_100", sum(cost >= 100 for cost in costs), need.advances_from_100),
        Requirement("advances_from_200", sum(cost >= 200 for cost in costs), need.advances_from_200),
        Requirement("advance_points", sum(card.victory_points for card in advances), need.advance_points),
    )
    return [item for item in items if item.need]


def meets(book: Book, state: State, seat: Seat, need: Need) -> bool:
    """Whether a seat has what an era asks for."""
    return all(item.met for item in requirements(book, state, seat, need))


def is_last_turn(side: Ast, state: State, entered: list[Seat]) -> bool:
    """Whether the game ends now: the Late Iron Age was entered, and the turns after it are played."""
    if state.first_iron:
        state.last_turns -= 1
        return state.last_turns <= 0
    if not entered:
        return False
    state.first_iron = entered
    state.last_turns = side.last_turns
    return not side.last_turns
