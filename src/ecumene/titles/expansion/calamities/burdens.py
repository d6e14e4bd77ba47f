"""The demands of each calamity of this game on each seat, by the same numbers that its effect uses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ecumene.table.state.frames import Seat
from ecumene.titles.expansion.calamities import (
    civil_war,
    cyclone,
    eruption,
    flood,
    minor,
    records,
    scourges,
    treachery,
    tyranny,
    unrest,
)
from ecumene.titles.expansion.calamities.beneficiaries import richest
from ecumene.titles.expansion.calamities.dividing import Shares
from ecumene.titles.expansion.calamities.factions import everything, points_of
from ecumene.titles.lineage.calamities.attributes import Reckoning, holds_any
from ecumene.titles.lineage.calamities.cities import REDUCED
from ecumene.titles.lineage.calamities.damage import ANYWHERE, COAST, unit_points
from ecumene.titles.lineage.calamities.effects.cyclone import endangered
from ecumene.titles.lineage.calamities.effects.eruption import fate_of_own
from ecumene.titles.lineage.calamities.effects.treachery import betrayed
from ecumene.titles.lineage.calamities.places import places_of
from ecumene.titles.lineage.calamities.records import PRIMARY, SECONDARY, CalamityCard, Role, Treachery
from ecumene.titles.lineage.calamities.resolution import NO_BENEFICIARY, Calamity
from ecumene.titles.lineage.calamities.victims import coastal_cities, eligible
from ecumene.titles.lineage.pieces.pieces import (
    cities_of,
    cities_on_board,
    city_owner,
    tokens_on_board,
)
from ecumene.titles.lineage.state import Position, by_ranking
from ecumene.titles.lineage.what_if.burdens import BURDENS as SHARED
from ecumene.titles.lineage.what_if.burdens import Burden, Burdens, cards_held


def divided(frame: Calamity) -> Shares:
    """The losses of others, once everything is divided."""
    return (frame.shares or ()) if frame.secondary else ()


# Minor calamities


def _shipwreck(position: Position, frame: Calamity, card: records.Shipwreck) -> Iterator[Burden]:
    seat = frame.victim
    if ships := len(position.state.ships[seat]):
        yield Burden(seat, PRIMARY, "ships", Reckoning(ships))
    if card.damage:
        there = unit_points(position, seat, COAST, frame.card)
        yield Burden(seat, PRIMARY, "damage", Reckoning(card.damage), there)
    if card.treasury:
        yield Burden(seat, PRIMARY, "treasury", Reckoning(card.treasury), position.state.treasury[seat])


def _tribes(position: Position, frame: Calamity, card: records.TribalConflict) -> Iterator[Burden]:
    """The victim chooses the two areas: no more can be lost than where fewest people live."""
    pairs = [frame.areas] if frame.areas else minor.neighbouring(position, frame.victim)
    row = position.state.tokens[frame.victim]
    there = min((sum(row[area] for area in pair) for pair in pairs), default=0)
    yield Burden(frame.victim, PRIMARY, "tribes", Reckoning(card.tokens), there)


def _uprising(position: Position, frame: Calamity, card: records.Uprising) -> Iterator[Burden]:
    """A point for each city; once it is known how much is paid instead, what is left."""
    points = frame.annexed if frame.stage else cities_on_board(position.state, frame.victim)
    there = unit_points(position, frame.victim, ANYWHERE, frame.card)
    yield Burden(frame.victim, PRIMARY, "damage", Reckoning(points), there)


def _robbery(position: Position, frame: Calamity, card: records.Robbery) -> Iterator[Burden]:
    what = "cards" if frame.beneficiary == NO_BENEFICIARY else "given"
    there = cards_held(position, frame.victim)
    yield Burden(frame.victim, PRIMARY, what, Reckoning(card.cards), there)


# Those that their victim bears alone


def _treachery(position: Position, frame: Calamity, card: Treachery) -> Iterator[Burden]:
    """Untraded, cities are only reduced (30.222)."""
    what = REDUCED if frame.beneficiary == NO_BENEFICIARY else "annexed"
    cities = cities_on_board(position.state, frame.victim)
    yield Burden(frame.victim, PRIMARY, what, betrayed(position, card, frame.victim), cities)


def _idle(position: Position, frame: Calamity, card: records.IdleTokens) -> Iterator[Burden]:
    """Tokens that support nothing, and the cities that fall by it."""
    victim, state = frame.victim, position.state
    idle, fallen = unrest.revolting(position, card, victim), unrest.toppled(position, card, victim)
    yield Burden(victim, PRIMARY, "idle", idle, tokens_on_board(state, victim))
    yield Burden(victim, PRIMARY, REDUCED, Reckoning(fallen), cities_on_board(state, victim))


def _secession(position: Position, frame: Calamity, card: records.Secession) -> Iterator[Burden]:
    """Both factions, what each loses, and who takes over the one that the victim does not keep."""
    victim, war = frame.victim, civil_war.war_of(position.state, frame.card)
    there = points_of(position, everything(position, victim))
    named = frame.beneficiary != NO_BENEFICIARY
    able = [frame.beneficiary] if named else civil_war.rivals(position, card, victim)
    if not able:
        yield Burden(victim, PRIMARY, "no_war", Reckoning(0), there)
        return
    if war is None or war.stage <= civil_war.ADD:
        ruled = holds_any(position, victim, card.ruled_by)
        first = Reckoning(card.ruled) if ruled else civil_war.loyal(position, card, victim)
        yield Burden(victim, PRIMARY, "ruled_faction" if ruled else "first_faction", first, there)
        second = there - civil_war.first_faction(position, card, victim)
    else:
        second = points_of(position, civil_war.second_faction(position, war))
    yield Burden(victim, PRIMARY, "second_faction", Reckoning(second), there)
    if lost := civil_war.demanded(position, card, victim).effects:
        yield Burden(victim, PRIMARY, "strife", Reckoning(0, lost))
    for seat in richest(position, able):
        yield Burden(seat, SECONDARY, "inherits", Reckoning(second))


def _oppression(position: Position, frame: Calamity, card: records.Oppression) -> Iterator[Burden]:
    """At most so much, area by area; nothing without a neighbour."""
    victim = frame.victim
    count = tyranny.oppressed(position, card, victim)
    if frame.stage:
        count = Reckoning(frame.annexed)
    elif not tyranny.land_neighbours(position, victim):
        count = Reckoning(0)
    there = points_of(position, everything(position, victim))
    yield Burden(victim, PRIMARY, "provinces", count, there)


# Those that strike a place, and everybody there


def _cataclysm(position: Position, frame: Calamity, card: records.Cataclysm) -> Iterator[Burden]:
    victim, points = frame.victim, eruption.points_at_volcanoes(position, frame.victim)
    if not points:
        yield from _earthquake(position, frame, card)
        return
    volcano = max(points, key=points.__getitem__)
    for seat in by_ranking(position):
        if lost := eruption.points_of_seat(position, seat, position.board.volcanoes[volcano]):
            role = PRIMARY if seat == victim else SECONDARY
            yield Burden(seat, role, "eruption", Reckoning(lost))
            yield from _collapse(position, card, seat, role)


def _earthquake(position: Position, frame: Calamity, card: records.Cataclysm) -> Iterator[Burden]:
    """A city of the victim, then one of somebody else next to it, where there is one."""
    victim, cities = frame.victim, cities_of(position.state, frame.victim)
    if not frame.areas:
        yield Burden(victim, PRIMARY, fate_of_own(position, card, victim), Reckoning(1), len(cities))
    if any(eruption.next_cities(position, victim, area) for area in frame.areas[:1] or cities):
        yield Burden(victim, SECONDARY, "next_city", Reckoning(1))
    if cities or frame.areas:
        yield from _collapse(position, card, victim, PRIMARY)


def _collapse(position: Position, card: records.Cataclysm, seat: Seat, role: Role) -> Iterator[Burden]:
    """The extra loss by Urbanism without Engineering in an adjacent city (30.213)."""
    if eruption.collapses(position, card, seat):
        held = [id for id in card.worsened_by if position.has(seat, id)]
        yield Burden(seat, role, "collapse", Reckoning(0, ((held[0], card.more_tokens),)))


def _inundation(position: Position, frame: Calamity, card: records.Inundation) -> Iterator[Burden]:
    victim = frame.victim
    points = flood.on_plains(position, victim)
    if not points and not frame.areas:
        there = len(coastal_cities(position, victim))
        yield Burden(victim, PRIMARY, flood.fate_ashore(position, card, victim), Reckoning(1), there)
        return
    worst = max(points, key=points.__getitem__) if points else flood.plain_of(position, frame)
    plain = flood.plain_of(position, frame) if frame.areas else worst
    there = unit_points(position, victim, plain, frame.card)
    yield Burden(victim, PRIMARY, "plain_damage", Reckoning(flood.washed_away(position, card, victim)), there)
    what = "plain_damage" if frame.secondary else "plain_damage_most"
    for seat, share in divided(frame) or flood.rooms(position, frame, card, plain).items():
        if share:
            there = unit_points(position, seat, plain, frame.card)
            yield Burden(seat, SECONDARY, what, Reckoning(min(share, card.divided)), there)


def _hurricane(position: Position, frame: Calamity, card: records.Hurricane) -> Iterator[Burden]:
    areas = frame.areas
    if not areas:
        own = endangered(position, frame.victim)
        sea = max(own, key=own.__getitem__, default=None)
        areas = tuple(places_of(position, card.strikes)[sea]) if sea else ()
    for seat in by_ranking(position):
        cities = sum(city_owner(position.state, area) == seat for area in areas)
        if cities:
            role = PRIMARY if seat == frame.victim else SECONDARY
            yield Burden(seat, role, REDUCED, cyclone.exposed(position, card, seat, frame.victim), cities)


# Those whose victim makes others suffer, too


def _affliction(position: Position, frame: Calamity, card: records.Affliction) -> Iterator[Burden]:
    there = unit_points(position, frame.victim, ANYWHERE, frame.card)
    yield Burden(frame.victim, PRIMARY, "damage", scourges.strikes(position, card, frame.victim), there)
    if holds_any(position, frame.victim, card.starves):
        yield Burden(frame.victim, PRIMARY, "starves", Reckoning(scourges.overfed(position, frame.victim)))
    what = "damage" if frame.secondary else "damage_most"
    for seat, share in divided(frame) or scourges.rooms(position, frame, card).items():
        if share:
            there = unit_points(position, seat, ANYWHERE, frame.card)
            yield Burden(seat, SECONDARY, what, scourges.spreads_to(position, card, seat, share), there)


def _heresy(position: Position, frame: Calamity, card: records.Heresy) -> Iterator[Burden]:
    there = cities_on_board(position.state, frame.victim)
    yield Burden(frame.victim, PRIMARY, REDUCED, unrest.broken(position, card, frame.victim), there)
    what = REDUCED if frame.secondary else "reduced_most"
    for seat, share in divided(frame) or unrest.rooms(position, frame).items():
        if share:
            count = unrest.broken_abroad(position, card, seat, min(share, card.divided))
            yield Burden(seat, SECONDARY, what, count, cities_on_board(position.state, seat))


def _plunder(position: Position, frame: Calamity, card: records.Plunder) -> Iterator[Burden]:
    seat = frame.victim
    there = len(coastal_cities(position, seat))
    yield Burden(seat, PRIMARY, "pirates", treachery.plundered(position, card, seat), there)
    for other in frame.secondary or eligible(position, frame):
        count = treachery.plundered_abroad(position, card, other)
        yield Burden(other, SECONDARY, "pirates", count, len(coastal_cities(position, other)))


BURDENS: Mapping[type[CalamityCard], Burdens[Any]] = {
    **SHARED,
    records.Shipwreck: _shipwreck,
    records.TribalConflict: _tribes,
    records.Uprising: _uprising,
    records.Robbery: _robbery,
    Treachery: _treachery,
    records.IdleTokens: _idle,
    records.Secession: _secession,
    records.Oppression: _oppression,
    records.Cataclysm: _cataclysm,
    records.Inundation: _inundation,
    records.Hurricane: _hurricane,
    records.Affliction: _affliction,
    records.Heresy: _heresy,
    records.Plunder: _plunder,
}
