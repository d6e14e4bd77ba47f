"""Where a calamity strikes: the place where its victim has most; among equal ones the victim chooses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.answers import Answer
from ecumene.table.frames import Ask, Node
from ecumene.table.kind import Kind
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.resolution import Calamity
from ecumene.titles.lineage.calamities.sections import section_of
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import city_owner
from ecumene.titles.lineage.state import CardId, Moment, State, board_of, seats_of

PlaceId = str
"""An open sea, a volcano or a flood plain."""

CYCLONE, ERUPTION, FLOOD = "cyclone", "volcanic_eruption", "flood"
"""The cards that strike a place."""


class AskPlace(Ask, frozen=True, tag="ask_place"):
    """Where does it strike? `places` have equal right, each with its areas."""

    card: CardId
    places: tuple[tuple[PlaceId, tuple[AreaId, ...]], ...]


class Strike(Answer, frozen=True, tag="strike"):
    place: PlaceId


def places_of(book: Book, state: State, card: CardId) -> Mapping[PlaceId, Sequence[AreaId]]:
    """All places that a calamity could ever strike, with their areas."""
    board = board_of(book, state)
    if card == CYCLONE:
        seas = enumerate(board.sea_ids, board.size)
        return {id: [area for area in board.sail_open[sea] if area < board.size] for sea, id in seas}
    if card == ERUPTION:
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


class PlaceKind(Kind[State, Book, AskPlace, Strike]):
    name = "place"
    rule = "9b.attributes"
    answers = Strike

    def rule_of(self, state: State, ask: AskPlace) -> str:
        return section_of(ask.card)

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
        """An open sea by its name, other places by their areas: the board prints no names of them."""
        board = board_of(self.content, state)
        if answer.place in board.sea_ids:
            return {}
        return {"place": [board.ids[area] for area in dict(ask.places).get(answer.place, ())]}

    def check(self, state: State, ask: AskPlace, answer: Strike) -> None:
        if answer.place in dict(ask.places):
            return
        rule, found = section_of(ask.card), places_of(self.content, state, ask.card)
        areas = found.get(answer.place)
        struck = "sea" if ask.card == CYCLONE else "volcano" if ask.card == ERUPTION else "plain"
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
