"""Ship construction (21): before anybody moves, in census order, ships are paid for and new ones are built.

A levy comes only from the area of the ship. A ship that is not paid for returns to stock at once, and may be
built again elsewhere, for the full price.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from ecumene.table.questions.answers import Answer, Plain
from ecumene.table.questions.chapters import takes_up
from ecumene.table.questions.handlers import always
from ecumene.table.questions.menu import FORMS, RECORDS, Menu
from ecumene.table.state.frames import Ask, Frame, Node, Seat
from ecumene.table.text.words import Words
from ecumene.titles.lineage.book import Book, Numbers
from ecumene.titles.lineage.events import MoveTakenBack, ShipsReturned
from ecumene.titles.lineage.movement.moves import BuildShip, Maintain, TakeBack
from ecumene.titles.lineage.movement.reverting import last_free, take_back
from ecumene.titles.lineage.movement.ships import Shipyard
from ecumene.titles.lineage.phases.order import Order, Wait, Waiting
from ecumene.titles.lineage.phases.population import census_order, census_place
from ecumene.titles.lineage.pieces.board import AreaId, Board, Place
from ecumene.titles.lineage.pieces.pieces import areas_of
from ecumene.titles.lineage.state import Moment, Position, State, seats_of


class ShipsPhase(Frame, frozen=True, tag="ships"):
    """A seat that has a ship, or can build one, is asked."""


class AskShips(Ask, frozen=True, tag="ask_ships"):
    """Which ships do you pay for, and where do you build new ones?"""


class Release(Answer, frozen=True, tag="release"):
    """A ship is not paid for and returns to stock now."""

    ship: int


class EndShips(Answer, frozen=True, tag="end_ships"):
    """No more ships; those that are not paid for return to stock."""


ShipAnswer = BuildShip | Maintain | Release | TakeBack | Wait | EndShips


def begin(moment: Moment, node: Node) -> None:
    state = moment.state
    state.phase = "ships"
    phase = moment.flow.push(node, ShipsPhase())
    for seat in census_order(moment):
        if state.ships[seat] or may_build(moment, seat):
            moment.flow.ask(phase, AskShips, ShipsKind.name, seat)


@takes_up(ShipsPhase)
def step(moment: Moment, node: Node, frame: ShipsPhase) -> None:
    """All have decided: what was done cannot be taken back in the movement that follows."""
    for seat in seats_of(moment.state):
        moment.state.made[seat].clear()
    moment.flow.finish(node)


def local_levy(position: Position, seat: Seat, place: Place) -> Sequence[AreaId]:
    """Only tokens of the area where the ship is may pay for it."""
    row = position.state.tokens[seat]
    return [place] if place < len(row) and row[place] else []


def may_build(position: Position, seat: Seat) -> bool:
    """Whether a seat can pay for a ship somewhere."""
    state, board, cost = position.state, position.board, position.book.numbers.ship_cost
    return len(state.ships[seat]) < position.book.numbers.ships and any(
        board.coastal[area]
        and board.in_play[area]
        and state.treasury[seat] + min(state.tokens[seat][area], cost) >= cost
        for area in areas_of(state, seat)
    )


class Yards:
    """Each way to pay for a ship in each area of a board: the answers are made once."""

    def __init__(self, board: Board, numbers: Numbers) -> None:
        self.board, self.numbers = board, numbers
        self.ways = Menu[tuple[AreaId, int, int], ShipAnswer](self._ways)

    def collect(self, state: State, seat: Seat, side: int, found: list[Any]) -> None:
        if len(state.ships[seat]) >= self.numbers.ships:
            return
        ways, row, funds = self.ways, state.tokens[seat], min(state.treasury[seat], self.numbers.ship_cost)
        for area in areas_of(state, seat):
            found += ways[area, row[area], funds][side]

    def _ways(self, key: tuple[AreaId, int, int]) -> list[ShipAnswer]:
        """With these tokens there, and this treasury."""
        area, tokens, treasury = key
        board, cost = self.board, self.numbers.ship_cost
        if not board.coastal[area] or not board.in_play[area]:
            return []
        return [
            BuildShip(board.id(berth), (board.ids[area],) * paid)
            for paid in range(min(tokens, cost) + 1)
            if treasury >= cost - paid
            for berth in board.berths_at(area)
        ]


def upkeep(position: Position, seat: Seat) -> Iterator[Maintain | Release]:
    """What can be done with the ships that are not paid for."""
    state, board, cost = position.state, position.board, position.book.numbers.ship_maintenance
    for number, ship in enumerate(state.ships[seat]):
        if not ship.ready:
            if state.treasury[seat] >= cost:
                yield Maintain(number)
            if state.tokens[seat][ship.place] >= cost:
                yield Maintain(number, board.ids[ship.place])
            yield Release(number)


class ShipsKind(Shipyard[AskShips, ShipAnswer], Waiting[AskShips, ShipAnswer]):
    name = "ships"
    rule = "21.1"
    order = Order(census_place, "21.11")
    foreseen = True

    def __init__(self, content: Book, words: Words, title: str) -> None:
        super().__init__(content, words, title)
        self._yards: dict[str, Yards] = {}

    def options(self, state: State, ask: AskShips) -> Sequence[ShipAnswer]:
        found = self._before_building(state, ask)
        self._yard(state).collect(state, ask.seat, RECORDS, found)
        return found

    def offer(self, state: State, ask: AskShips) -> list[Plain]:
        found: list[Plain] = msgspec.to_builtins(self._before_building(state, ask))
        self._yard(state).collect(state, ask.seat, FORMS, found)
        return found

    def _before_building(self, state: State, ask: AskShips) -> list[ShipAnswer]:
        """What else may be done: it depends on more than can be kept."""
        seat = ask.seat
        last = [TakeBack()] if last_free(state, seat) is not None else []
        waits = [Wait()] if self.may_wait(state, ask) else []
        return [EndShips(), *waits, *last, *upkeep(self.at(state), seat)]

    def _yard(self, state: State) -> Yards:
        yard = self._yards.get(state.scene)
        if yard is None:
            yard = self._yards[state.scene] = Yards(self.at(state).board, self.content.numbers)
        return yard

    def default(self, state: State, ask: AskShips) -> ShipAnswer:
        """Keep what the treasury pays for, and build nothing."""
        kept = (way for way in upkeep(self.at(state), ask.seat) if isinstance(way, Maintain))
        return next((way for way in kept if way.area is None), EndShips())

    def about(self, state: State, ask: AskShips) -> Mapping[str, Any]:
        fleet = state.ships[ask.seat]
        unpaid = sum(not ship.ready for ship in fleet)
        return {"ships": len(fleet), "unpaid": unpaid, "treasury": state.treasury[ask.seat]}

    def about_release(self, state: State, ask: AskShips, answer: Release) -> Mapping[str, Any]:
        return {"place": self._place(state, ask.seat, answer.ship)}

    def check_release(self, state: State, ask: AskShips, answer: Release) -> None:
        if self._ship(state, ask.seat, answer.ship).ready:
            raise self.refuse("paid-ship", "21.3")

    def apply_release(self, moment: Moment, node: Node, ask: AskShips, answer: Release) -> None:
        """Ships are numbered, so what came before this stays as it is."""
        del moment.state.ships[ask.seat][answer.ship]
        moment.state.made[ask.seat].clear()
        moment.tell(ShipsReturned(ask.seat, 1))
        moment.flow.ask_again(node, ask, self.name)

    def check_take_back(self, state: State, ask: AskShips, answer: TakeBack) -> None:
        if last_free(state, ask.seat) is None or answer.number is not None:
            raise self.refuse("nothing-made", self.rule)

    def about_take_back(self, state: State, ask: AskShips, answer: TakeBack) -> Mapping[str, Any]:
        last = last_free(state, ask.seat)
        return {"what": "none" if last is None else state.made[ask.seat][last].what}

    def apply_take_back(self, moment: Moment, node: Node, ask: AskShips, answer: TakeBack) -> None:
        number = last_free(moment.state, ask.seat)
        assert number is not None
        moment.tell(MoveTakenBack(ask.seat, take_back(moment.state, ask.seat, number).what))
        moment.flow.ask_again(node, ask, self.name)

    check_end_ships = always

    def apply_end_ships(self, moment: Moment, node: Node, ask: AskShips, answer: EndShips) -> None:
        fleet = moment.state.ships[ask.seat]
        kept = [ship for ship in fleet if ship.ready]
        if gone := len(fleet) - len(kept):
            moment.state.ships[ask.seat] = kept
            moment.tell(ShipsReturned(ask.seat, gone))
        moment.flow.finish(node)
