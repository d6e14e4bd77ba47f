"""What each calamity demands of whom, by the very numbers that its effect uses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from ecumene.table.frames import Seat
from ecumene.titles.lineage.advances.discards import commodities
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.attributes import Reckoning
from ecumene.titles.lineage.calamities.cities import DESTROYED, REDUCED
from ecumene.titles.lineage.calamities.damage import ANYWHERE, COAST, unit_points
from ecumene.titles.lineage.calamities.effects import (
    barbarian_hordes,
    civil_war,
    cyclone,
    decline,
    eruption,
    flood,
    minor_damage,
    mishaps,
    treachery,
    unrest,
)
from ecumene.titles.lineage.calamities.effects.scourges import EPIDEMIC, FAMINE, Scourge
from ecumene.titles.lineage.calamities.resolution import Calamity
from ecumene.titles.lineage.calamities.victims import coastal_cities, eligible
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import cities_of, cities_on_board, city_owner
from ecumene.titles.lineage.state import CardId, State, board_of, by_ranking, has

PRIMARY, SECONDARY = "primary", "secondary"


class Burden(NamedTuple):
    """One number of a calamity: who bears it, what is counted, how it comes about.

    `there` is how much of it the seat has at all, None where that does not matter.
    """

    seat: Seat
    role: str
    what: str
    reckoning: Reckoning
    there: int | None = None


Burdens = Callable[[Book, State, Calamity], Iterator[Burden]]


def burdens(book: Book, state: State, frame: Calamity) -> list[Burden]:
    """What a calamity demands of its victim, of others that are chosen, or of all who may be."""
    return list(_BURDENS[frame.card](book, state, frame))


def chosen_or_eligible(book: Book, state: State, frame: Calamity) -> list[Seat]:
    """The secondary victims, or while they are not chosen, all who may be."""
    return list(frame.secondary) or eligible(book, state, frame)


# Minor calamities


def _damage(card: minor_damage.Mishap) -> Burdens:
    def told(book: Book, state: State, frame: Calamity) -> Iterator[Burden]:
        seat = frame.victim
        if card.points:
            there = unit_points(book, state, seat, card.where)
            yield Burden(seat, PRIMARY, "damage", Reckoning(card.points), there)
        if card.treasury:
            yield Burden(seat, PRIMARY, "treasury", Reckoning(card.treasury), state.treasury[seat])

    return told


def _one_city(card: mishaps.OneCity) -> Burdens:
    def told(book: Book, state: State, frame: Calamity) -> Iterator[Burden]:
        seat = frame.victim
        cities = coastal_cities(book, state, seat) if card.coastal else cities_of(state, seat)
        yield Burden(seat, PRIMARY, card.fate, Reckoning(1), len(cities))
        if card.treasury:
            yield Burden(seat, PRIMARY, "treasury", Reckoning(card.treasury), state.treasury[seat])

    return told


def _banditry(book: Book, state: State, frame: Calamity) -> Iterator[Burden]:
    there = _cards(book, state, frame.victim)
    yield Burden(frame.victim, PRIMARY, "cards", Reckoning(mishaps.BANDITRY.cards), there)


def _cards(book: Book, state: State, seat: Seat) -> int | None:
    """How many commodities somebody holds; nobody knows that of others."""
    return len(commodities(book, state, seat)) if "" not in state.hand[seat] else None


# Major calamities


def _own(what: str, count: Callable[[Book, State, Seat], Reckoning]) -> Burdens:
    """A number that the victim alone bears, of its cities."""

    def told(book: Book, state: State, frame: Calamity) -> Iterator[Burden]:
        there = cities_on_board(state, frame.victim) if what in _OF_CITIES else None
        yield Burden(frame.victim, PRIMARY, what, count(book, state, frame.victim), there)

    return told


_OF_CITIES = {REDUCED, DESTROYED, "annexed", "pirates"}


def _volcano(book: Book, state: State, frame: Calamity) -> Iterator[Burden]:
    """An eruption destroys all units at a volcano; an earthquake one city and one next to it."""
    seat = frame.victim
    if points := eruption.unit_points_at_volcanoes(book, state, seat):
        yield Burden(seat, PRIMARY, "eruption", Reckoning(max(points.values())))
    else:
        fate = REDUCED if has(book, state, seat, "engineering") else DESTROYED
        yield Burden(seat, PRIMARY, fate, Reckoning(1), cities_on_board(state, seat))
        yield Burden(seat, SECONDARY, "next_city", Reckoning(1))


def _scourge(card: Scourge) -> Burdens:
    def told(book: Book, state: State, frame: Calamity) -> Iterator[Burden]:
        there = unit_points(book, state, frame.victim, ANYWHERE)
        yield Burden(frame.victim, PRIMARY, "damage", card.strikes(book, state, frame.victim), there)
        for seat in chosen_or_eligible(book, state, frame):
            there = unit_points(book, state, seat, ANYWHERE)
            yield Burden(seat, SECONDARY, "damage", card.spreads_to(book, state, seat), there)

    return told


def _flood(book: Book, state: State, frame: Calamity) -> Iterator[Burden]:
    plain = _plain(book, state, frame)
    if plain is None:
        count = flood.washed_away(book, state, frame.victim, flood.ON_COASTS)
        yield Burden(
            frame.victim, PRIMARY, "coast_damage", count, unit_points(book, state, frame.victim, COAST)
        )
        return
    for seat in by_ranking(book, state):
        mine = seat == frame.victim
        if there := unit_points(book, state, seat, plain):
            count = flood.washed_away(book, state, seat, flood.DAMAGE if mine else flood.OTHERS)
            yield Burden(seat, PRIMARY if mine else SECONDARY, "plain_damage", count, there)


def _plain(book: Book, state: State, frame: Calamity) -> str | None:
    """The flood plain that is struck, or will be."""
    if frame.areas:
        return board_of(book, state).flood_plain[frame.areas[0]]
    points = flood.endangered(book, state, frame.victim)
    return max(points, key=points.__getitem__, default=None)


def _cyclone(book: Book, state: State, frame: Calamity) -> Iterator[Burden]:
    for seat in by_ranking(book, state):
        mine = seat == frame.victim
        cities = sum(city_owner(state, area) == seat for area in _shore(book, state, frame))
        if cities:
            most = cyclone.SELECTED if mine else cyclone.SELECTED_BY_OTHERS
            selected = cyclone.exposed(book, state, seat, most)
            falling = cyclone.sheltered(book, state, seat, min(selected.result, cities))
            role = PRIMARY if mine else SECONDARY
            yield Burden(seat, role, "selected", selected, cities)
            yield Burden(seat, role, REDUCED, falling, cities)


def _shore(book: Book, state: State, frame: Calamity) -> tuple[AreaId, ...]:
    """The areas with cities at the open sea that is struck, or will be."""
    if frame.areas:
        return frame.areas
    own = cyclone.endangered(book, state, frame.victim)
    sea = max(own, key=own.__getitem__, default=None)
    return tuple(cyclone.shores_with_cities(book, state)[sea]) if sea else ()


def _iconoclasm(book: Book, state: State, frame: Calamity) -> Iterator[Burden]:
    own = unrest.broken(book, state, frame.victim, unrest.ICONOCLASM)
    yield Burden(frame.victim, PRIMARY, REDUCED, own, cities_on_board(state, frame.victim))
    for seat in chosen_or_eligible(book, state, frame):
        count = unrest.broken(book, state, seat, unrest.HERESY)
        yield Burden(seat, SECONDARY, REDUCED, count, cities_on_board(state, seat))


def _piracy(book: Book, state: State, frame: Calamity) -> Iterator[Burden]:
    seat = frame.victim
    there = len(coastal_cities(book, state, seat))
    yield Burden(seat, PRIMARY, "pirates", treachery.plundered(book, state, seat), there)
    for other in eligible(book, state, frame):
        yield Burden(other, SECONDARY, "pirates", Reckoning(1), len(coastal_cities(book, state, other)))


_BURDENS: Mapping[CardId, Burdens] = {
    "tempest": _damage(minor_damage.TEMPEST),
    "squandered_wealth": _damage(minor_damage.SQUANDERED_WEALTH),
    "tribal_conflict": _damage(minor_damage.TRIBAL_CONFLICT),
    "city_riots": _one_city(mishaps.CITY_RIOTS),
    "city_in_flames": _one_city(mishaps.CITY_IN_FLAMES),
    "minor_uprising": _one_city(mishaps.MINOR_UPRISING),
    "coastal_migration": _one_city(mishaps.COASTAL_MIGRATION),
    "banditry": _banditry,
    "volcanic_eruption": _volcano,
    "treachery": _own("annexed", treachery.betrayed),
    "famine": _scourge(FAMINE),
    "slave_revolt": _own("support", unrest.revolting),
    "flood": _flood,
    "superstition": _own(REDUCED, unrest.frightened),
    "civil_war": _own("units", civil_war.disloyal),
    "barbarian_hordes": _own("barbarians", barbarian_hordes.horde),
    "cyclone": _cyclone,
    "epidemic": _scourge(EPIDEMIC),
    "tyranny": _own("units", civil_war.oppressed),
    "civil_disorder": _own(REDUCED, unrest.disorderly),
    "corruption": _own("face_value", decline.embezzled),
    "iconoclasm_and_heresy": _iconoclasm,
    "regression": _own("steps", decline.steps_back),
    "piracy": _piracy,
}

WITH_VICTIMS: Mapping[CardId, int] = {
    "famine": FAMINE.victims,
    "epidemic": EPIDEMIC.victims,
    "iconoclasm_and_heresy": unrest.HERETICS,
    "piracy": treachery.PIRACY_ABROAD,
}
"""The calamities whose victim chooses others, and how many."""
