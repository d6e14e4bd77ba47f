"""The aims for which people may gather in phase 3: to found, storm or save a city, to drive others out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ecumene.titles.lineage.conflict.assault import defenders, needed
from ecumene.titles.lineage.conflict.rounds import BARBARIANS
from ecumene.titles.lineage.movement.entering import barred
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.state import NOBODY, PIRATES
from ecumene.titles.lineage.strategist.marching.country import Country
from ecumene.titles.lineage.strategist.marching.defence import relief


class Aim(NamedTuple):
    """To have `need` people in an area. `left` of them can stay there afterwards, and it is worth `worth`
    besides; a city that is founded takes them all."""

    area: AreaId
    need: int
    founds: bool = False
    left: int = 0
    worth: float = 0.0


def aims_in(country: Country, area: AreaId) -> Iterator[Aim]:
    """What the seat could gather for in an area."""
    owner = country.cities[area]
    if owner == NOBODY:
        if not country.board.limit[area]:
            return
        need = country.founders(area)
        if not country.others[area]:
            yield Aim(area, need, founds=True)
        elif not barred(country.position, country.seat, area, need - country.row[area]):
            yield Aim(area, need, founds=True)
            yield from _expulsions(country, area)
    elif owner != country.seat + 1:
        yield from _storms(country, area)
    else:
        yield from _reliefs(country, area)


def _expulsions(country: Country, area: AreaId) -> Iterator[Aim]:
    """Drive out everybody who is there: with as many as can stay afterwards, or with just enough.

    Both sides lose one token in turn, the fewer first; so the last of them falls before the last reply.
    """
    rivals, limit = country.rivals(area), country.board.limit[area]
    for need in sorted({rivals + max(limit - 1, 1), rivals + 1}):
        left = min(need - rivals + 1, limit)
        yield Aim(area, need, left=left, worth=country.harm(area, rivals, 0))


def _storms(country: Country, area: AreaId) -> Iterator[Aim]:
    """Storm a city: it falls, its defenders fall too, and a card and some treasury are carried off."""
    position, state, seat = country.position, country.state, country.seat
    owner = country.cities[area]
    if country.rivals(area) or barred(position, seat, area, 1):
        return
    defender = BARBARIANS if owner == PIRATES else owner - 1
    need, against = (
        needed(position, seat, defender),
        defenders(position, seat, defender),
    )
    if defender != BARBARIANS:
        against = min(against, state.stock[defender])
    left = min(need - against + 1, country.board.limit[area])
    worth = country.weights.spoils + country.harm(area, 0, 1)
    yield Aim(area, need, left=left, worth=worth)


def _reliefs(country: Country, area: AreaId) -> Iterator[Aim]:
    """Save a city of one's own before which attackers stand."""
    saved = relief(country, area)
    if saved:
        need, left = saved
        worth = country.city_worth(country.city_count) + country.weights.spoils
        yield Aim(area, need, left=min(left, country.rooms[area]), worth=worth)
