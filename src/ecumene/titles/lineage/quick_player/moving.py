"""Advice for phase 3: gather people for cities, settle the rest where they can grow, start no quarrels.

The whole movement is planned again at every question, and its first action is the advice. The order of
planning makes sure that a plan is continued: a site on which people gather needs fewer of them each time.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.titles.lineage.movement.entering import barred
from ecumene.titles.lineage.movement.movement import AskMove
from ecumene.titles.lineage.movement.moves import Move
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.quick_player import sailing
from ecumene.titles.lineage.quick_player.survey import Survey
from ecumene.titles.lineage.state import PIRATES, Position

PAIR = 2
"""An area grows by two tokens at most, so more than two there grow no faster."""
INTRUDERS = 2
"""With up to this many tokens of others people still gather on a site: they outnumber them."""
FRONTIER = 2
"""How many people it is worth not to close the way to an empty area with a city."""
PEACE = 2
"""The number of tokens by which an attack must outnumber its opponents."""

Donors = list[AreaId]


def move(position: Position, ask: AskMove, options: Sequence[Answer]) -> Answer:
    """The next action of a movement; the first option ends the movement, or is an action that must come
    before.
    """
    survey = Survey(position, ask.seat)
    return (
        sailing.under_way(survey)
        or gather(survey)
        or settle(survey)
        or sailing.embark(survey)
        or strike(survey)
        or options[0]
    )


# Cities


def gather(survey: Survey) -> Answer | None:
    """People of the neighbourhood meet on a city site, or in the wilderness if they are very many."""
    if not survey.may_found:
        return None
    found = _gather_at(survey, _grounds(survey, sites=True), survey.site_tokens)
    if found is None and survey.crowd >= survey.wild_tokens:
        found = _gather_at(survey, _grounds(survey, sites=False), survey.wild_tokens)
    return found


def _grounds(survey: Survey, *, sites: bool) -> dict[AreaId, Donors]:
    """Where a city could be, with the areas next door that people may come from."""
    cities, limits, ready = survey.cities, survey.limits, survey.ready
    grounds: dict[AreaId, Donors] = {}
    for area in survey.movers:
        for near in survey.land[area]:
            if bool(survey.sites[near]) is sites and not cities[near] and limits[near] and near not in ready:
                grounds.setdefault(near, []).append(area)
    return grounds


def _gather_at(survey: Survey, grounds: dict[AreaId, Donors], tokens: int) -> Answer | None:
    """The next move to where the city costs least people who could stay where they are.

    Enough must be left to support all cities.
    """
    row, limits, surplus, spared = survey.row, survey.limits, survey.surplus, survey.spared
    best: tuple[int, int, int, AreaId] | None = None
    for ground, donors in grounds.items():
        need = tokens - row[ground]
        if survey.others[ground]:
            rivals = survey.rivals(ground)
            if rivals > INTRUDERS:
                continue
            need += rivals
        spare = within = 0
        for area in donors:
            above = surplus.get(area, 0)
            spare += above
            within += survey.movers[area] - above
        cost = max(need - spare, 0)
        if cost > within or cost + min(row[ground], limits[ground]) > spared:
            continue
        rank = (cost + FRONTIER * _wilds(survey, ground), need, limits[ground], ground)
        if best is None or rank < best:
            best = rank
    if best is None:
        return None
    _, need, _, ground = best
    return _send(survey, ground, need, grounds[ground])


def _wilds(survey: Survey, site: AreaId) -> int:
    """How many empty areas next to a site could still be settled; nobody passes through a city."""
    row, others, limits = survey.row, survey.others, survey.limits
    return sum([1 for near in survey.land[site] if limits[near] and not row[near] and not others[near]])


def _send(survey: Survey, site: AreaId, need: int, donors: Donors) -> Answer | None:
    """The first of the moves that bring people to a site: surplus first, then down to a pair, then all."""
    gifts = dict.fromkeys(donors, 0)
    for keep in (None, PAIR, 0):
        for area in donors:
            if keep is None:
                most = survey.surplus.get(area, 0)
            else:
                most = min(survey.movers[area], max(survey.row[area] - keep, 0))
            more = min(most - gifts[area], need)
            if more > 0:
                gifts[area] += more
                need -= more
    area = next(area for area in donors if gifts[area])
    return _walk(survey, area, site, gifts[area])


# People


def settle(survey: Survey) -> Answer | None:
    """Surplus moves to where it can stay; while the stock is full, crowds spread to empty areas too."""
    land, row, others = survey.land, survey.row, survey.others
    crowded: list[AreaId] = []
    leaving = survey.shortfall
    for area, above in survey.surplus.items():
        if leaving > 0:
            leaving -= above  # it goes back to stock, where taxes need it
            continue
        to = _room_next_to(survey, area)
        if to is not None:
            return _walk(survey, area, to, min(above, survey.room(to)))
        crowded.append(area)
    if survey.plenty:
        for area, free in survey.movers.items():
            if row[area] > PAIR and area not in survey.surplus and area not in survey.ready:
                for to in land[area]:
                    if not row[to] and not others[to] and (room := survey.room(to)) > 0:
                        return _walk(survey, area, to, min(row[area] - PAIR, free, room))
    for area in crowded:
        if found := _make_room(survey, area) or _far(survey, area):
            return found
    return None


def _room_next_to(survey: Survey, area: AreaId) -> AreaId | None:
    """The neighbour where surplus is best placed: with most room, empty, on a site."""
    best, found = (0, False, False), None
    above = survey.surplus[area]
    for to in survey.land[area]:
        room = survey.room(to)
        if room > 0:
            rank = (min(room, above), not survey.row[to], bool(survey.sites[to]))
            if rank > best:
                best, found = rank, to
    return found


def _make_room(survey: Survey, area: AreaId) -> Answer | None:
    """People of a neighbouring area move on, so that those of a crowded one can follow."""
    above = survey.surplus[area]
    for via in survey.land[area]:
        free = survey.movers.get(via)
        if free and not survey.others[via] and not survey.cities[via] and via not in survey.ready:
            for to in survey.land[via]:
                if to != area and (room := survey.room(to)) > 0:
                    return _walk(survey, via, to, min(free, room, above))
    return None


def _far(survey: Survey, area: AreaId) -> Answer | None:
    """By road through an area where nobody else is."""
    if not survey.roads:
        return None
    for via in survey.land[area]:
        if survey.others[via]:
            continue
        for to in survey.land[via]:
            if to != area and (room := survey.room(to)) > 0:
                return _walk(survey, area, to, min(survey.surplus[area], room), via)
    return None


# Conflict


def strike(survey: Survey) -> Answer | None:
    """Surplus without a place drives out units that it clearly outnumbers: barbarians, pirates, intruders."""
    pirates = survey.book.numbers.attack_tokens + 1
    for area, above in survey.surplus.items():
        if above < PEACE:
            continue
        for to in survey.land[area]:
            if not survey.others[to] or not survey.limits[to]:
                continue
            owner = survey.cities[to]
            if owner and owner != PIRATES:
                continue
            enough = pirates if owner else survey.rivals(to) + PEACE
            if above + survey.row[to] >= enough and not _forbidden(survey, to, above):
                return _walk(survey, area, to, above)
    return None


def _forbidden(survey: Survey, to: AreaId, tokens: int) -> bool:
    return barred(survey.position, survey.seat, to, tokens) is not None


def _walk(survey: Survey, area: AreaId, to: AreaId, tokens: int, via: AreaId | None = None) -> Answer | None:
    """A move, unless somebody's advances forbid it."""
    if survey.others[to] and _forbidden(survey, to, tokens):
        return None
    ids = survey.board.ids
    return Move(ids[area], ids[to], tokens, None if via is None else ids[via])
