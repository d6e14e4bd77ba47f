"""Tyranny (30.81): a neighbour annexes area after area, each adjacent to its areas at that time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.expansion.calamities.beneficiaries import find_beneficiary
from ecumene.titles.expansion.calamities.eruption import around
from ecumene.titles.expansion.calamities.records import Oppression
from ecumene.titles.expansion.calamities.scourges import stage_of
from ecumene.titles.lineage.calamities.attributes import Reckoning, reckon
from ecumene.titles.lineage.calamities.events import UnitsAnnexed
from ecumene.titles.lineage.calamities.resolution import Calamity, cancel, proceed
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import (
    annex_tokens,
    areas_of,
    cities_in_stock,
    cities_on_board,
    place_city,
)
from ecumene.titles.lineage.state import CardId, Moment, Position, State, by_ranking

BEGIN = 0


class AskProvince(Ask, frozen=True, tag="ask_province"):
    """Which area of the victim do you annex next? Unit points still to annex: `left`."""

    card: CardId
    victim: Seat
    left: int


class Province(Answer, frozen=True, tag="province"):
    area: str


def oppression(moment: Moment, node: Node, frame: Calamity, card: Oppression) -> None:
    """The calamity's `annexed` is how many unit points are left; every later stage annexes an area."""
    if frame.stage == BEGIN:
        neighbours = land_neighbours(moment, frame.victim)
        points = oppressed(moment, card, frame.victim).result
        if not neighbours or not points:
            cancel(moment, node, frame)
            return
        proceed(moment, node, frame, annexed=points)
        find_beneficiary(moment, node, stage_of(moment, node), neighbours)
        return
    areas = within_reach(moment, frame)
    if not areas:
        moment.flow.finish(node)
    elif len(areas) == 1:
        annex_area(moment, node, areas[0])
        moment.flow.due.append(node)
    else:
        about = {"card": frame.card, "victim": frame.victim, "left": frame.annexed}
        moment.flow.ask(node, AskProvince, ProvinceKind.name, frame.beneficiary, **about)


def oppressed(position: Position, card: Oppression, victim: Seat) -> Reckoning:
    """How many unit points are annexed."""
    cities = cities_on_board(position.state, victim)
    return reckon(position, victim, card.units_per_city * cities, card.changes)


def land_neighbours(position: Position, victim: Seat) -> list[Seat]:
    """The players with a unit next to one of the victim by land (30.811)."""
    state, land = position.state, position.board.land
    near = {other for area in areas_of(state, victim) for other in land[area]}
    seats = [seat for seat in by_ranking(position) if seat != victim]
    return [seat for seat in seats if near.intersection(areas_of(state, seat))]


def within_reach(position: Position, frame: Calamity) -> list[AreaId]:
    """The victim's areas next to units of the beneficiary that its stock and what is left suffice for."""
    state, seat, victim = position.state, frame.beneficiary, frame.victim
    near = {other for area in areas_of(state, seat) for other in around(position.board, [area])}
    return [
        area
        for area in sorted(near.intersection(areas_of(state, victim)))
        if cost(position, victim, area) <= frame.annexed
        and state.tokens[victim][area] <= state.stock[seat]
        and (state.cities[area] != victim + 1 or cities_in_stock(position, seat))
    ]


def cost(position: Position, victim: Seat, area: AreaId) -> int:
    """The unit points of the victim in an area, a token beside a city among them."""
    city = position.book.numbers.city_points if position.state.cities[area] == victim + 1 else 0
    return position.state.tokens[victim][area] + city


def annex_area(moment: Moment, node: Node, area: AreaId) -> None:
    """All units of the victim in an area are replaced."""
    frame, state = stage_of(moment, node), moment.state
    seat, victim, points = frame.beneficiary, frame.victim, cost(moment, frame.victim, area)
    tokens, city = state.tokens[victim][area], state.cities[area] == victim + 1
    annex_tokens(state, seat, victim, area, tokens)
    if city:
        place_city(state, seat, area)
    moment.tell(UnitsAnnexed(seat, victim, (moment.board.ids[area],), int(city), tokens))
    moment.flow.replace(node, replace(frame, annexed=frame.annexed - points))


class ProvinceKind(Kind[AskProvince, Province]):
    name = "province"
    rule = "30.813"

    def _areas(self, state: State, ask: AskProvince) -> list[AreaId]:
        frame = Calamity(ask.card, ask.victim, ask.seat, annexed=ask.left)
        return within_reach(self.at(state), frame)

    def options(self, state: State, ask: AskProvince) -> Sequence[Province]:
        ids = self.at(state).board.ids
        return [Province(ids[area]) for area in self._areas(state, ask)]

    def default(self, state: State, ask: AskProvince) -> Province:
        """As much as possible at once."""
        position = self.at(state)
        best = max(self._areas(state, ask), key=lambda area: cost(position, ask.victim, area))
        return Province(position.board.ids[best])

    def about(self, state: State, ask: AskProvince) -> Mapping[str, Any]:
        return {"card": ask.card, "victim": state.civilizations[ask.victim], "left": ask.left}

    def about_answer(self, state: State, ask: AskProvince, answer: Province) -> Mapping[str, Any]:
        position = self.at(state)
        area = position.board.index.get(answer.area)
        return {"points": 0 if area is None else cost(position, ask.victim, area)}

    def check(self, state: State, ask: AskProvince, answer: Province) -> None:
        if answer not in self.options(state, ask):
            raise self.refuse("province-where", left=ask.left)

    def apply(self, moment: Moment, node: Node, ask: AskProvince, answer: Province) -> None:
        annex_area(moment, moment.flow.parents[node], moment.board.index[answer.area])
        moment.flow.finish(node)
