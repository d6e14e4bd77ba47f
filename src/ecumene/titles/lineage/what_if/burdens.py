"""The demands of each calamity on each seat, by the same numbers that its effect uses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, TypeVar

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.advances.discards import commodities
from ecumene.titles.lineage.calamities import records
from ecumene.titles.lineage.calamities.attributes import Reckoning
from ecumene.titles.lineage.calamities.cities import REDUCED
from ecumene.titles.lineage.calamities.damage import ANYWHERE, unit_points
from ecumene.titles.lineage.calamities.effects import (
    barbarian_hordes,
    civil_war,
    cyclone,
    decline,
    eruption,
    flood,
    minor_damage,
    mishaps,
    scourges,
    treachery,
    unrest,
)
from ecumene.titles.lineage.calamities.records import PRIMARY, SECONDARY, CalamityCard, Role
from ecumene.titles.lineage.calamities.resolution import Calamity
from ecumene.titles.lineage.calamities.victims import cities_to_raid, eligible
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import cities_on_board, city_owner
from ecumene.titles.lineage.state import Position, by_ranking


class Burden(NamedTuple):
    """One number of a calamity: who bears it, what is counted, how it comes about.

    `there` is how much of it the seat has at all, None where that does not matter.
    """

    seat: Seat
    role: Role
    what: str
    reckoning: Reckoning
    there: int | None = None


Card = TypeVar("Card", bound=CalamityCard)
Burdens = Callable[[Position, Calamity, Card], Iterator[Burden]]


def burdens(position: Position, frame: Calamity) -> list[Burden]:
    """What a calamity demands of its victim, of others that are chosen, or of all who may be."""
    card = position.calamity(frame.card)
    return list(position.ways.burdens[type(card)](position, frame, card))


def chosen_or_eligible(position: Position, frame: Calamity) -> list[Seat]:
    """The secondary victims, or while they are not chosen, all who may be."""
    return list(frame.secondary) or eligible(position, frame)


# Minor calamities


def _minor_damage(position: Position, frame: Calamity, card: records.MinorDamage) -> Iterator[Burden]:
    seat = frame.victim
    if card.damage:
        there = unit_points(position, seat, minor_damage.where(card))
        yield Burden(seat, PRIMARY, "damage", Reckoning(card.damage), there)
    if card.treasury:
        yield Burden(seat, PRIMARY, "treasury", Reckoning(card.treasury), position.state.treasury[seat])


def _one_city(position: Position, frame: Calamity, card: records.OneCity) -> Iterator[Burden]:
    seat = frame.victim
    cities = mishaps.endangered(position, card, seat)
    yield Burden(seat, PRIMARY, card.fate, Reckoning(1), len(cities))
    if card.treasury:
        yield Burden(seat, PRIMARY, "treasury", Reckoning(card.treasury), position.state.treasury[seat])


def _discarding(position: Position, frame: Calamity, card: records.Discarding) -> Iterator[Burden]:
    yield Burden(frame.victim, PRIMARY, "cards", Reckoning(card.cards), cards_held(position, frame.victim))


def cards_held(position: Position, seat: Seat) -> int | None:
    """How many commodities somebody holds; nobody knows that of others."""
    return len(commodities(position, seat)) if "" not in position.state.hand[seat] else None


# Major calamities


def _own(what: str, count: Callable[[Position, Card, Seat], Reckoning]) -> Burdens[Card]:
    """A number that the victim alone bears, of its cities."""

    def told(position: Position, frame: Calamity, card: Card) -> Iterator[Burden]:
        there = cities_on_board(position.state, frame.victim) if card.counts == "cities" else None
        yield Burden(frame.victim, PRIMARY, what, count(position, card, frame.victim), there)

    return told


def _eruption(position: Position, frame: Calamity, card: records.Eruption) -> Iterator[Burden]:
    """An eruption destroys all units at a volcano; an earthquake one city and one next to it."""
    seat = frame.victim
    if points := eruption.unit_points_at_volcanoes(position, seat):
        yield Burden(seat, PRIMARY, "eruption", Reckoning(max(points.values())))
    else:
        fate = eruption.fate_of_own(position, card, seat)
        yield Burden(seat, PRIMARY, fate, Reckoning(1), cities_on_board(position.state, seat))
        yield Burden(seat, SECONDARY, "next_city", Reckoning(1))


def _scourge(position: Position, frame: Calamity, card: records.Scourge) -> Iterator[Burden]:
    if not frame.of_market:
        there = unit_points(position, frame.victim, ANYWHERE)
        yield Burden(frame.victim, PRIMARY, "damage", scourges.strikes(position, card, frame.victim), there)
    for seat in chosen_or_eligible(position, frame):
        there = unit_points(position, seat, ANYWHERE)
        yield Burden(seat, SECONDARY, "damage", scourges.spreads_to(position, card, seat), there)


def _flood(position: Position, frame: Calamity, card: records.Flood) -> Iterator[Burden]:
    plain, victim = _plain(position, frame), frame.victim
    if plain is None:
        count = flood.washed_ashore(position, card, victim)
        there = unit_points(position, victim, flood.shore(position))
        yield Burden(victim, PRIMARY, "coast_damage", count, there)
        return
    for seat in by_ranking(position):
        if there := unit_points(position, seat, plain):
            count = flood.washed_away(position, card, seat, victim)
            yield Burden(seat, PRIMARY if seat == victim else SECONDARY, "plain_damage", count, there)


def _plain(position: Position, frame: Calamity) -> str | None:
    """The flood plain that is struck, or will be."""
    if frame.areas:
        return position.board.flood_plain[frame.areas[0]]
    points = flood.endangered(position, frame.victim)
    return max(points, key=points.__getitem__, default=None)


def _cyclone(position: Position, frame: Calamity, card: records.Cyclone) -> Iterator[Burden]:
    for seat in by_ranking(position):
        cities = sum(city_owner(position.state, area) == seat for area in _shore(position, frame))
        if cities:
            selected = cyclone.exposed(position, card, seat, frame.victim)
            falling = cyclone.sheltered(position, card, seat, min(selected.result, cities))
            role = PRIMARY if seat == frame.victim else SECONDARY
            yield Burden(seat, role, "selected", selected, cities)
            yield Burden(seat, role, REDUCED, falling, cities)


def _shore(position: Position, frame: Calamity) -> tuple[AreaId, ...]:
    """The areas with cities at the open sea that is struck, or will be."""
    if frame.areas:
        return frame.areas
    own = cyclone.endangered(position, frame.victim)
    sea = max(own, key=own.__getitem__, default=None)
    return tuple(cyclone.shores_with_cities(position)[sea]) if sea else ()


def _iconoclasm(position: Position, frame: Calamity, card: records.Iconoclasm) -> Iterator[Burden]:
    primary = () if frame.of_market else (frame.victim,)
    for seat in (*primary, *chosen_or_eligible(position, frame)):
        role = PRIMARY if seat == frame.victim else SECONDARY
        count = unrest.broken(position, card, seat, frame.victim)
        yield Burden(seat, role, REDUCED, count, cities_on_board(position.state, seat))


def _piracy(position: Position, frame: Calamity, card: records.Piracy) -> Iterator[Burden]:
    seat = frame.victim
    if not frame.of_market:
        there = len(cities_to_raid(position, seat))
        yield Burden(seat, PRIMARY, "pirates", treachery.plundered(position, card, seat), there)
    for other in eligible(position, frame):
        yield Burden(other, SECONDARY, "pirates", Reckoning(1), len(cities_to_raid(position, other)))


BURDENS: Mapping[type[CalamityCard], Burdens[Any]] = {
    records.MinorDamage: _minor_damage,
    records.OneCity: _one_city,
    records.Discarding: _discarding,
    records.Eruption: _eruption,
    records.Treachery: _own("annexed", treachery.betrayed),
    records.Scourge: _scourge,
    records.SlaveRevolt: _own("support", unrest.revolting),
    records.Flood: _flood,
    records.Superstition: _own(REDUCED, unrest.frightened),
    records.CivilWar: _own("units", civil_war.disloyal),
    records.BarbarianHordes: _own("barbarians", barbarian_hordes.horde),
    records.Cyclone: _cyclone,
    records.Tyranny: _own("units", civil_war.oppressed),
    records.CivilDisorder: _own(REDUCED, unrest.disorderly),
    records.Corruption: _own("face_value", decline.embezzled),
    records.Iconoclasm: _iconoclasm,
    records.Regression: _own("steps", decline.steps_back),
    records.Piracy: _piracy,
}
"""What each kind of calamity demands, in the games of the lineage that do not say otherwise."""
