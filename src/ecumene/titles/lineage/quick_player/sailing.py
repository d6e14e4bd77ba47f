"""Advice for ships: surplus people of a coast sail to a shore with room for them."""

from __future__ import annotations

from functools import lru_cache

from ecumene.table.questions.answers import Answer
from ecumene.titles.lineage.movement.moves import BuildShip, Disembark, Embark, Maintain, Sail
from ecumene.titles.lineage.movement.ships import crosses_open_sea
from ecumene.titles.lineage.pieces.board import AreaId, Berth, Board
from ecumene.titles.lineage.quick_player.survey import Survey

CROWD = 2
"""The number of people who are worth a ship."""

Landing = tuple[AreaId, int, Berth]
"""A shore, how many steps it is away, and the first of them."""


def under_way(survey: Survey) -> Answer | None:
    """What comes next with a ship that has people on board."""
    for number, ship in enumerate(survey.state.ships[survey.seat]):
        if ship.cargo and ship.ready:
            left = survey.position.raised(survey.seat, "ship_steps") - ship.steps
            best = best_shore(survey, survey.position.berth(ship), left, ship.cargo)
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
        home = haven(survey, area, steps) if above >= CROWD else None
        if home is None:
            continue
        here = [number for number, ship in enumerate(fleet) if position.berth(ship) in (home, area)]
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
            return BuildShip(survey.board.id(home))
    return None


def haven(survey: Survey, area: AreaId, steps: int) -> Berth | None:
    """Where in an area a ship would lie that brings people somewhere, by the shortest way."""
    if not survey.board.coastal[area]:
        return None
    shores = [(best_shore(survey, berth, steps, CROWD), berth) for berth in survey.board.berths_at(area)]
    return min(((shore[1], berth) for shore, berth in shores if shore is not None), default=(0, None))[1]


def best_shore(survey: Survey, berth: Berth, steps: int, tokens: int) -> Landing | None:
    """The shore within reach where most of these people have room; the nearest of equals."""
    least = min(tokens, CROWD)
    best: tuple[int, int] | None = None
    found: Landing | None = None
    for landing in landings(survey.board, berth, crosses_open_sea(survey.position, survey.seat)):
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
def landings(board: Board, berth: Berth, crosses: bool) -> tuple[Landing, ...]:
    """The shores in play that a ship reaches from a berth, nearest first."""
    courses = board.courses_open if crosses else board.courses
    found: list[Landing] = []
    seen: dict[Berth, tuple[int, Berth]] = {berth: (0, berth)}
    queue = [berth]
    for here in queue:
        away, first = seen[here]
        area = board.berths[here]
        if area < board.size and board.in_play[area]:
            found.append((area, away, first))
        for to in courses[here]:
            if to not in seen:
                seen[to] = away + 1, first if away else to
                queue.append(to)
    return tuple(found)
