"""The place that a calamity strikes: the one with most units of its victim, who chooses among equal
places.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Ask, Node
from ecumene.titles.lineage.calamities.records import Terrain
from ecumene.titles.lineage.calamities.resolution import Calamity
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import city_owner
from ecumene.titles.lineage.state import CardId, Moment, Position, State, seats_of

PlaceId = str
"""An open sea or the snow, a volcano or a flood plain."""


class AskPlace(Ask, frozen=True, tag="ask_place"):
    """Where does it strike? `places` have equal right, each with its areas."""

    card: CardId
    places: tuple[tuple[PlaceId, tuple[AreaId, ...]], ...]


class Strike(Answer, frozen=True, tag="strike"):
    place: PlaceId


def places_of(position: Position, kind: Terrain) -> Mapping[PlaceId, Sequence[AreaId]]:
    """All places of a kind, with their areas."""
    board = position.board
    if kind == "sea":
        seas = enumerate(board.sea_ids, board.size)
        shores = {id: [area for area in board.sail_open[sea] if area < board.size] for sea, id in seas}
        return shores if board.snow is None else shores | {board.ids[board.snow]: list(board.foothills)}
    if kind == "volcano":
        return board.volcanoes
    plains: dict[PlaceId, list[AreaId]] = {}
    for area, plain in enumerate(board.flood_plain):
        if plain is not None:
            plains.setdefault(plain, []).append(area)
    return plains


def select_place(
    moment: Moment, node: Node, places: Mapping[PlaceId, Sequence[AreaId]], weights: Mapping[PlaceId, int]
) -> None:
    """Write the areas of the place with the most weight into the calamity's `areas`; ask among equal ones."""
    frame = moment.flow.steps[node]
    assert isinstance(frame, Calamity)
    most = max(weights.values())
    equal = tuple((place, tuple(places[place])) for place, weight in weights.items() if weight == most)
    if len(equal) == 1:
        moment.flow.replace(node, replace(frame, areas=equal[0][1]))
    else:
        about = {"card": frame.card, "places": equal}
        moment.flow.ask(node, AskPlace, PlaceKind.name, frame.victim, **about)


class PlaceKind(Kind[AskPlace, Strike]):
    name = "place"
    rule = "9b.attributes"

    def rule_of(self, state: State, ask: AskPlace) -> str:
        return self.content.calamity[ask.card].section

    def options(self, state: State, ask: AskPlace) -> Sequence[Strike]:
        return [Strike(place) for place, _ in ask.places]

    def default(self, state: State, ask: AskPlace) -> Strike:
        """Where others have most to lose."""

        def elsewhere(place: tuple[PlaceId, tuple[AreaId, ...]]) -> int:
            others = [seat for seat in seats_of(state) if seat != ask.seat]
            tokens = sum(state.tokens[seat][area] for seat in others for area in place[1])
            cities = sum(city_owner(state, area) in others for area in place[1])
            return tokens + self.content.numbers.city_points * cities

        return Strike(max(ask.places, key=elsewhere)[0])

    def about(self, state: State, ask: AskPlace) -> Mapping[str, Any]:
        return {"card": ask.card}

    def about_answer(self, state: State, ask: AskPlace, answer: Strike) -> Mapping[str, Any]:
        """An open sea and the snow by their names, other places by their areas: the board names none."""
        board = self.at(state).board
        snow = () if board.snow is None else (board.ids[board.snow],)
        if answer.place in (*board.sea_ids, *snow):
            return {}
        return {"place": [board.ids[area] for area in dict(ask.places).get(answer.place, ())]}

    def check(self, state: State, ask: AskPlace, answer: Strike) -> None:
        if answer.place in dict(ask.places):
            return
        card = self.content.calamity[ask.card]
        rule, struck = card.section, card.strikes
        areas = places_of(self.at(state), struck).get(answer.place)
        if areas is None:
            raise self.refuse("place-none", rule, struck=struck, card=ask.card)
        mine = {area for area in areas if city_owner(state, area) == ask.seat}
        if struck == "plain":
            mine |= {area for area in areas if state.tokens[ask.seat][area]}
        if not mine:
            raise self.refuse("place-nothing", rule, struck=struck, card=ask.card)
        raise self.refuse("place-less", rule, struck=struck, card=ask.card)

    def apply(self, moment: Moment, node: Node, ask: AskPlace, answer: Strike) -> None:
        parent = moment.flow.parents[node]
        frame = moment.flow.steps[parent]
        assert isinstance(frame, Calamity)
        moment.flow.replace(parent, replace(frame, areas=dict(ask.places)[answer.place]))
        moment.flow.finish(node)
