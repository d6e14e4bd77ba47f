"""Advice for ships: surplus people of a coast sail to a shore with room for them."""

from __future__ import annotations

from functools import lru_cache

from ecumene.table.answers import Answer
from ecumene.titles.lineage.movement.moves import BuildShip, Disembark, Embark, Maintain, Sail
from ecumene.titles.lineage.movement.ships import crosses_open_sea
from ecumene.titles.lineage.pieces.board import AreaId, Board, Place
from ecumene.titles.lineage.quick_player.survey import Survey

CROWD = 2
"""So many people are worth a ship."""

Landing = tuple[AreaId, int, Place]
"""A shore, how many steps it is away, and the first of them."""


def under_way(survey: Survey) -> Answer | None:
    """What comes next with a ship that has people on board."""
    for number, ship in enumerate(survey.state.ships[survey.seat]):
        if ship.cargo and ship.ready:
            left = survey.position.raised(survey.seat, "ship_steps") - ship.steps
            best = best_shore(survey, ship.place, left, ship.cargo)
            if best is None:
                continue
            to, steps, first = best
            if steps:
                return Sail(number, survey.board.id(first))
            return Disembark(number, min(ship.cargo, survey.room(to)))
    return None


def embark(survey: Survey) -> Answer | None:
    """People that have no room go on board of a ship there, which may have to be paid for or built first."""
    state, seat, book, position = survey.state, survey.seat, survey.book, survey.position
    fleet, steps = state.ships[seat], position.raised(seat, "ship_steps")
    for area, above in survey.surplus.items():
        if above < CROWD or not survey.board.coastal[area] or best_shore(survey, area, steps, CROWD) is None:
            continue
        here = [number for number, ship in enumerate(fleet) if ship.place == area]
        for number in here:
            if not fleet[number].ready:
                if state.treasury[seat] >= book.numbers.ship_maintenance:
                    return Maintain(number)
            elif not fleet[number].steps and not fleet[number].cargo:
                return Embark(number, min(above, position.raised(seat, "ship_capacity")))
        if (
            not here
            and position.ways.builds_while_moving
            and len(fleet) < book.numbers.ships
            and sum(ship.built for ship in fleet) < book.numbers.ships_built
            and state.treasury[seat] >= book.numbers.ship_cost
        ):
            return BuildShip(survey.board.ids[area])
    return None


def best_shore(survey: Survey, place: Place, steps: int, tokens: int) -> Landing | None:
    """The shore within reach where most of these people have room; the nearest of equals."""
    least = min(tokens, CROWD)
    best: tuple[int, int] | None = None
    found: Landing | None = None
    for landing in landings(survey.board, place, crosses_open_sea(survey.position, survey.seat)):
        to, away, _ = landing
        if away > steps:
            break
        room = survey.room(to)
        if room >= least or (room > 0 and not away):
            rank = (min(room, tokens), -away)
            if best is None or rank > best:
                best, found = rank, landing
    return found


@lru_cache(maxsize=4096)
def landings(board: Board, place: Place, crosses: bool) -> tuple[Landing, ...]:
    """The shores in play that a ship reaches from a place, nearest first."""
    routes = board.sail_open if crosses else board.sail
    found: list[Landing] = []
    seen: dict[Place, tuple[int, Place]] = {place: (0, place)}
    queue = [place]
    for here in queue:
        away, first = seen[here]
        if here < board.size and board.in_play[here]:
            found.append((here, away, first))
        for to in routes[here] if here < len(routes) else ():
            if to not in seen:
                seen[to] = away + 1, first if away else to
                queue.append(to)
    return tuple(found)
