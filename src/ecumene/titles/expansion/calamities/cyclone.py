"""Cyclone (30.61): cities around an open sea are reduced, and ships there are lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.kind import Progress
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.expansion.calamities.records import Hurricane
from ecumene.titles.lineage.calamities.attributes import Reckoning, holds_any, reckon
from ecumene.titles.lineage.calamities.cities import REDUCED, Toll, cities_fall
from ecumene.titles.lineage.calamities.effects.cyclone import endangered
from ecumene.titles.lineage.calamities.places import places_of, select_place
from ecumene.titles.lineage.calamities.resolution import Calamity, cancel, proceed
from ecumene.titles.lineage.events import ShipsReturned
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import city_owner, remove_ships, ships_in
from ecumene.titles.lineage.state import CardId, Moment, Position, State, by_ranking

PLACE, SHIPS, CITIES, OVER = range(4)


class AskShelter(Ask, frozen=True, tag="ask_shelter"):
    """Which ships do you keep? Of those in the `areas`, `left` more stay; `kept` are those chosen."""

    card: CardId
    areas: tuple[AreaId, ...]
    left: int
    kept: tuple[AreaId, ...] = ()


class Shelter(Answer, frozen=True, tag="shelter"):
    """A ship of an area stays."""

    area: str


def hurricane(moment: Moment, node: Node, frame: Calamity, card: Hurricane) -> None:
    if frame.stage == PLACE:
        if own := endangered(moment, frame.victim):
            proceed(moment, node, frame)
            select_place(moment, node, places_of(moment, card.strikes), own)
        else:
            cancel(moment, node, frame)
    elif frame.stage == SHIPS:
        proceed(moment, node, frame)
        for seat in by_ranking(moment):
            sink(moment, node, frame, card, seat)
    elif frame.stage == CITIES:
        proceed(moment, node, frame)
        for seat in by_ranking(moment):
            areas = tuple(area for area in frame.areas if city_owner(moment.state, area) == seat)
            count = exposed(moment, card, seat, frame.victim).result
            cities_fall(moment, node, seat, Toll(REDUCED, min(count, len(areas)), areas))
    else:
        moment.flow.finish(node)


def exposed(position: Position, card: Hurricane, seat: Seat, victim: Seat) -> Reckoning:
    """How many cities at the sea a seat reduces, if it has enough of them there."""
    count = card.selected if seat == victim else card.selected_of_others
    return reckon(position, seat, count, card.changes)


# Ships


def sink(moment: Moment, node: Node, frame: Calamity, card: Hurricane, seat: Seat) -> None:
    """The ships of a seat at the sea are lost, but as many as an advance shelters."""
    kept = card.ships_kept if holds_any(moment, seat, card.sheltered_by) else 0
    there = {area: count for area in frame.areas if (count := ships_in(moment.state, seat, area))}
    if sum(there.values()) <= kept:
        return
    if kept and len(there) > 1:
        about = {"card": frame.card, "areas": tuple(there), "left": kept}
        moment.flow.ask(node, AskShelter, ShelterKind.name, seat, **about)
    else:
        lose_ships(moment, seat, tuple(there), tuple(there)[:1] * kept)


def lose_ships(moment: Moment, seat: Seat, areas: Sequence[AreaId], kept: Sequence[AreaId]) -> None:
    """All ships in some areas but those that are kept."""
    state = moment.state
    staying = [
        ship
        for area, count in Counter(kept).items()
        for ship in [ship for ship in state.ships[seat] if ship.place == area][:count]
    ]
    gone = remove_ships(state, seat, areas)
    state.ships[seat] += staying
    moment.tell(ShipsReturned(seat, gone - len(staying)))


class ShelterKind(Kind[AskShelter, Shelter]):
    name = "shelter"
    rule = "30.614"

    def options(self, state: State, ask: AskShelter) -> Sequence[Shelter]:
        ids = self.at(state).board.ids
        return [Shelter(ids[area]) for area in self._open(state, ask)]

    def _open(self, state: State, ask: AskShelter) -> list[AreaId]:
        """Where a ship is left to be chosen."""
        return [area for area in ask.areas if ships_in(state, ask.seat, area) > ask.kept.count(area)]

    def default(self, state: State, ask: AskShelter) -> Shelter:
        return self.options(state, ask)[0]

    def about(self, state: State, ask: AskShelter) -> Mapping[str, Any]:
        return {"card": ask.card, "left": ask.left}

    def progress(self, state: State, ask: AskShelter) -> Progress:
        return Progress(len(ask.kept), len(ask.kept) + ask.left, "pieces")

    def check(self, state: State, ask: AskShelter, answer: Shelter) -> None:
        if answer not in self.options(state, ask):
            raise self.refuse("shelter-where")

    def apply(self, moment: Moment, node: Node, ask: AskShelter, answer: Shelter) -> None:
        ask = replace(ask, left=ask.left - 1, kept=(*ask.kept, moment.board.index[answer.area]))
        if ask.left:
            moment.flow.ask_again(node, ask, self.name)
        else:
            lose_ships(moment, ask.seat, ask.areas, ask.kept)
            moment.flow.finish(node)
