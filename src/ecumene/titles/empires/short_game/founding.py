"""The first part of a Short Game: in ranking order each seat places cities in its own region."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.chapters import takes_up
from ecumene.table.questions.kind import Progress
from ecumene.table.state.frames import Ask, Frame, Node, Seat
from ecumene.titles.empires.short_game.numbers import home, is_home, numbers_of
from ecumene.titles.lineage.events import Told
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import cities_of, cities_on_board, place_city
from ecumene.titles.lineage.state import NOBODY, Moment, Position, State, by_ranking


class Founding(Frame, frozen=True, tag="founding"):
    """`left` are the seats that have still to place their cities, in their order."""

    left: tuple[Seat, ...]


class AskFound(Ask, frozen=True, tag="ask_found"):
    """Where do you place your next city, before the first turn of a Short Game?"""


class Found(Answer, frozen=True, tag="found"):
    area: str


class CityFounded(Told, frozen=True, tag="founded"):
    area: str


def begin(moment: Moment, node: Node) -> None:
    moment.flow.push(node, Founding(tuple(by_ranking(moment))))


@takes_up(Founding)
def step(moment: Moment, node: Node, frame: Founding) -> None:
    """Ask the first seat that lacks cities and has a place for one."""
    for place, seat in enumerate(frame.left):
        if missing(moment, seat) and places(moment, seat):
            moment.flow.replace(node, Founding(frame.left[place + 1 :]))
            moment.flow.ask(node, AskFound, FoundKind.name, seat)
            return
    moment.flow.finish(node)


def missing(position: Position, seat: Seat) -> int:
    """How many cities a seat has still to place."""
    return numbers_of(position).cities - cities_on_board(position.state, seat)


def places(position: Position, seat: Seat) -> list[AreaId]:
    """The areas in which a seat may place a city: none without people; off the sites only as many as allowed.
    In a region with too few sites the other cities stand in any area of land.
    """
    board, cities = position.board, position.state.cities
    free = [area for area in home(position, seat) if board.limit[area] and cities[area] == NOBODY]
    sites = [area for area in free if board.site[area]]
    return free if may_be_wild(position, seat) or not sites else sites


def may_be_wild(position: Position, seat: Seat) -> bool:
    """Whether another city may stand where there is no site."""
    numbers, site = numbers_of(position), position.board.site
    wild = [area for area in cities_of(position.state, seat) if not site[area]]
    return len(wild) < numbers.cities - numbers.cities_on_sites


class FoundKind(Kind[AskFound, Found]):
    name = "found"
    rule = "3.setup.cities"
    fills = True
    foreseen = True

    def options(self, state: State, ask: AskFound) -> Sequence[Found]:
        position = self.at(state)
        return [Found(position.board.ids[area]) for area in places(position, ask.seat)]

    def default(self, state: State, ask: AskFound) -> Found:
        """On a site that feeds few people: the others are left for those."""
        position = self.at(state)
        board = position.board
        area = min(places(position, ask.seat), key=lambda area: (not board.site[area], board.limit[area]))
        return Found(board.ids[area])

    def complete(self, state: State, ask: AskFound, chosen: Sequence[Found]) -> Sequence[Found]:
        """The chosen areas as far as they may be, then those of the default."""
        trial = state.copy()
        position, wishes, found = self.at(trial), [wish.area for wish in chosen], list[Found]()
        while missing(position, ask.seat) and (free := places(position, ask.seat)):
            ids = [position.board.ids[area] for area in free]
            wished = next((area for area in wishes if area in ids), None)
            placed = Found(wished) if wished else self.default(trial, ask)
            place_city(trial, ask.seat, position.board.index[placed.area])
            found.append(placed)
        return found

    def about(self, state: State, ask: AskFound) -> Mapping[str, Any]:
        position = self.at(state)
        numbers = numbers_of(position)
        return {
            "left": missing(position, ask.seat),
            "scenario": state.scenarios[ask.seat],
            "cities": numbers.cities,
            "sites": numbers.cities_on_sites,
        }

    def progress(self, state: State, ask: AskFound) -> Progress:
        return Progress(cities_on_board(state, ask.seat), numbers_of(self.at(state)).cities, "cities")

    def about_answer(self, state: State, ask: AskFound, answer: Found) -> Mapping[str, Any]:
        board = self.at(state).board
        area = board.index.get(answer.area, 0)
        return {"limit": board.limit[area], "site": "yes" if board.site[area] else "no"}

    def check(self, state: State, ask: AskFound, answer: Found) -> None:
        position = self.at(state)
        board, area = position.board, position.board.index.get(answer.area)
        if area is None:
            raise self.refuse("no-area")
        name = board.names[area]
        if not is_home(position, ask.seat, area):
            raise self.refuse("found-abroad", area=name)
        if not board.limit[area]:
            raise self.refuse("found-desert", "3.setup.cities.sites", area=name)
        if state.cities[area] != NOBODY:
            raise self.refuse("found-twice", area=name)
        if area not in places(position, ask.seat):
            sites = numbers_of(position).cities_on_sites
            raise self.refuse("found-wild", "3.setup.cities.sites", area=name, sites=sites)

    def apply(self, moment: Moment, node: Node, ask: AskFound, answer: Found) -> None:
        place_city(moment.state, ask.seat, moment.board.index[answer.area])
        moment.tell(CityFounded(ask.seat, answer.area))
        if missing(moment, ask.seat) and places(moment, ask.seat):
            moment.flow.ask_again(node, ask, self.name)
        else:
            moment.flow.finish(node)
