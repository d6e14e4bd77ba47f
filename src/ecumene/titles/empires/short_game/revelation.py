"""The second part of a Short Game: tokens are revealed, with their gains and costs, and then cards are
dealt.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.chapters import takes_up
from ecumene.table.state.frames import Ask, Frame, Node, Seat
from ecumene.table.text.events import loss
from ecumene.titles.empires.short_game.numbers import numbers_of
from ecumene.titles.lineage.advances.gifts import first_gift, take_advance
from ecumene.titles.lineage.events import Told
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.phases.trade_cards import deal_cards
from ecumene.titles.lineage.pieces.pieces import cities_of, city_owner, remove_city
from ecumene.titles.lineage.scenarios import Scenario
from ecumene.titles.lineage.state import Moment, Position, State, by_ranking, seats_of


class Revelation(Frame, frozen=True, tag="revelation"):
    """`losers` are the seats whose tokens still cost them a city, in their order."""

    losers: tuple[Seat, ...]


class AskLoseCity(Ask, frozen=True, tag="ask_lose_city"):
    """Which city do you lose for the advances of your token?"""


class LoseCity(Answer, frozen=True, tag="lose_city"):
    area: str


class ScenarioRevealed(Told, frozen=True, tag="scenario"):
    """Everybody sees the token of a seat, and which advances it brings."""

    reveals: ClassVar[Any] = "others"
    scenario: str
    advances: tuple[str, ...]


class CityGivenUp(Told, frozen=True, tag="given_up"):
    """The city that a token cost."""

    where: ClassVar = ("area",)
    news: ClassVar = (loss("city"),)
    area: str
    scenario: str


def scenario_of(position: Position, seat: Seat) -> Scenario:
    """The token of a seat, once it is revealed."""
    return numbers_of(position).scenarios[position.state.revealed[seat]]


def begin(moment: Moment, node: Node) -> None:
    """All at once: everybody gets advances and credits, and chooses those that are open; then cities go."""
    state = moment.state
    state.revealed, state.scenarios = state.scenarios, []
    order = by_ranking(moment)
    for seat in order:
        reveal(moment, seat)
    losers = [seat for seat in order if scenario_of(moment, seat).loses_city]
    revelation = moment.flow.push(node, Revelation(tuple(losers)))
    for seat in seats_of(state):
        if gift := first_gift(moment, seat, scenario_of(moment, seat).advances):
            question, kind, open = gift
            moment.flow.ask(revelation, question, kind, seat, **open)


def reveal(moment: Moment, seat: Seat) -> None:
    token = scenario_of(moment, seat)
    for advance in token.advances:
        take_advance(moment, seat, advance)
    moment.tell(ScenarioRevealed(seat, token.id, token.advances))


@takes_up(Revelation)
def step(moment: Moment, node: Node, frame: Revelation) -> None:
    """One city after the other is lost; at last cards are dealt to those with fewest cities first."""
    for place, seat in enumerate(frame.losers):
        if cities_of(moment.state, seat):
            moment.flow.replace(node, Revelation(frame.losers[place + 1 :]))
            moment.flow.ask(node, AskLoseCity, LoseCityKind.name, seat)
            return
    deal_cards(moment)
    moment.flow.finish(node)


class LoseCityKind(Kind[AskLoseCity, LoseCity]):
    name = "lose_city"
    rule = "3.setup.destroy"
    foreseen = True

    def options(self, state: State, ask: AskLoseCity) -> Sequence[LoseCity]:
        ids = self.at(state).board.ids
        return [LoseCity(ids[area]) for area in cities_of(state, ask.seat)]

    def default(self, state: State, ask: AskLoseCity) -> LoseCity:
        """The one whose land feeds most people once it is gone, on a site rather than in the wilderness."""
        board = self.at(state).board
        cities = cities_of(state, ask.seat)
        return LoseCity(board.ids[max(cities, key=lambda area: (board.site[area], board.limit[area]))])

    def about(self, state: State, ask: AskLoseCity) -> Mapping[str, Any]:
        token = scenario_of(self.at(state), ask.seat)
        return {"scenario": token.id, "reconstructed": "yes" if token.reconstructed else "no"}

    def check(self, state: State, ask: AskLoseCity, answer: LoseCity) -> None:
        area = self.at(state).board.index.get(answer.area)
        if area is None or city_owner(state, area) != ask.seat:
            raise self.refuse("lose-city")

    def apply(self, moment: Moment, node: Node, ask: AskLoseCity, answer: LoseCity) -> None:
        remove_city(moment.state, moment.board.index[answer.area])
        moment.tell(CityGivenUp(ask.seat, answer.area, moment.state.revealed[ask.seat]))
        moment.flow.finish(node)
