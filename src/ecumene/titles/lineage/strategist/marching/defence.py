"""Cities in danger in phase 3: the possible attackers, the seats to wait for, and the smallest guard that
saves them.

An attack needs a fixed number of tokens. A few people who are lost beside the city remove the same number of
attackers, so an attack that was just large enough fails.
"""

from __future__ import annotations

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.conflict.assault import needed, succeeds
from ecumene.titles.lineage.conflict.rounds import TokenConflict, fight_out
from ecumene.titles.lineage.movement.entering import barred
from ecumene.titles.lineage.movement.movement import AskMove
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import cities_of
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.strategist.marching.country import Country

GUARDS = 2
"""The number of guards that save a city from an attack that is just large enough."""
MOST = 12
"""No city is worth more guards than this."""


def moving(country: Country) -> tuple[list[Seat], list[Seat]]:
    """Who is still to move: before a seat, and after it."""
    order = [
        ask.seat for ask in country.state.flow.asks.values() if isinstance(ask, AskMove) and not ask.given
    ]
    if country.seat not in order:
        return [], order
    place = order.index(country.seat)
    return order[:place], order[place + 1 :]


def could_storm(country: Country, attacker: Seat, area: AreaId) -> bool:
    """Whether somebody has people enough within a march of a city."""
    position, state, land = country.position, country.state, country.board.land
    near = dict.fromkeys(land[area])
    if position.raised(attacker, "land_steps") > 1:
        near |= dict.fromkeys(to for via in land[area] for to in land[via])
    row, moved = state.tokens[attacker], state.moved[attacker]
    there = row[area] + sum([row[to] - moved[to] for to in near if to != area])
    need = needed(position, attacker, country.seat)
    return there >= need and barred(position, attacker, area, need) is None


def threatened(country: Country, by: list[Seat]) -> list[AreaId]:
    """The cities of a seat that one of these could storm."""
    cities = cities_of(country.state, country.seat) if by else []
    return [area for area in cities if any(could_storm(country, attacker, area) for attacker in by)]


def relief(country: Country, area: AreaId) -> tuple[int, int] | None:
    """How few people save a city before which attackers stand, and how many of them are left."""
    seat = country.seat
    if not country.rivals(area):
        return None
    for people in range(MOST):
        then = country.state.copy()
        then.tokens[seat][area] = people
        position = Position(country.book, then)
        fight_out(position, TokenConflict(area))
        if not succeeds(position, area):
            return (people, then.tokens[seat][area]) if people else None
    return None
