"""Entering an area with tokens: conflict situations, their causes, and the advances that forbid entry.

Those are the advances that content declares as guards: of cities (Diplomacy), or of all units (Cultural
Ascendancy), with those that they let in. Agriculture has no effect here: it raises a limit only in areas
without other players, where there is no conflict.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.book import Watch
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import city_owner
from ecumene.titles.lineage.state import NOBODY, PIRATES, Position, State

Lanes = int
"""A row of the state as one number, one byte per area, so that rows can be compared at a stroke."""


def lanes(row: bytes | bytearray) -> Lanes:
    return int.from_bytes(row, "little")


def there(state: State, area: AreaId) -> list[int]:
    """The tokens of each seat in an area."""
    return [row[area] for row in state.tokens]


def conflicting(position: Position, area: AreaId, counts: Sequence[int]) -> bool:
    """Whether an area with these tokens of each seat is a conflict situation.

    It is one where tokens of several owners exceed the limit, and where anybody stands at a city of somebody
    else, even with a single token (3, Causing Conflict, City Attack).
    """
    state = position.state
    barbarians, owner = state.barbarians[area], state.cities[area]
    total = sum(counts)
    if owner == PIRATES:
        return total > 0
    if owner:
        return barbarians > 0 or total > counts[owner - 1]
    most = max(counts) if total else 0
    if total == most and not (total and barbarians):  # nobody there, or one owner only
        return False
    return total + barbarians > position.board.limit[area]


def in_conflict(position: Position, area: AreaId) -> bool:
    return conflicting(position, area, there(position.state, area))


def causes_conflict(position: Position, seat: Seat, area: AreaId, tokens: int) -> bool:
    """Whether entering with these tokens makes a conflict situation where there was none."""
    state = position.state
    counts = there(state, area)
    if sum(counts) == counts[seat] and not state.cities[area] and not state.barbarians[area]:
        return False  # nobody else is there
    if conflicting(position, area, counts):
        return False
    counts[seat] += tokens
    return conflicting(position, area, counts)


def road_ends(position: Position, seat: Seat, area: AreaId) -> bool:
    """Whether a token cannot pass an area on a road: each title says what stops it."""
    return position.ways.road_ends(position, seat, area)


def ends_in_conflict(position: Position, seat: Seat, area: AreaId) -> bool:
    """Whether a token that passes an area would be in a conflict situation there."""
    counts = there(position.state, area)
    counts[seat] += 1
    return conflicting(position, area, counts)


def barred(position: Position, seat: Seat, area: AreaId, tokens: int) -> Watch | None:
    """The guard that forbids a seat to enter an area with these tokens now, if one does."""
    if not guarded(position):
        return None
    return forbids(position, seat, area, there(position.state, area), tokens)


def forbids(position: Position, seat: Seat, area: AreaId, counts: Sequence[int], tokens: int) -> Watch | None:
    """The guard (Diplomacy, Cultural Ascendancy) that forbids a seat to enter an area with these counts."""
    state = position.state
    of_cities, of_units = guards(position, seat)
    if not (of_cities or of_units):
        return None
    fought_over = conflicting(position, area, counts)
    owner = city_owner(state, area)
    if owner is not None and (kept := state.advances[owner] & of_cities):
        watch = _watch(position, kept)
        if watch.firm or not fought_over:
            return watch
    if fought_over:
        return None
    kept = 0
    for other, held in enumerate(state.advances):
        if counts[other] or owner == other:
            kept |= held & of_units
    after = [*counts[:seat], counts[seat] + tokens, *counts[seat + 1 :]]
    return _watch(position, kept) if kept and conflicting(position, area, after) else None


def _watch(position: Position, bits: int) -> Watch:
    return next(watch for watch in position.book.guards if watch.bit & bits)


def guards(position: Position, seat: Seat) -> tuple[int, int]:
    """The bits of the advances that a seat has to mind: those that guard cities, those that guard units."""
    mine, of_cities, of_units = position.state.advances[seat], 0, 0
    for _, bit, lets_in, of, _ in position.book.guards:
        if not mine & lets_in:
            if of == "cities":
                of_cities |= bit
            else:
                of_units |= bit
    return of_cities, of_units


def guarded(position: Position) -> bool:
    """Whether anybody holds an advance that may keep others out of an area; early on nobody does."""
    held = 0
    for advances in position.state.advances:  # not any(): this is asked at every step of everybody's movement
        held |= advances
    return bool(held & position.book.guarding)


def walls(position: Position, seat: Seat, nearby: Lanes) -> dict[AreaId, int]:
    """Of the areas `nearby`, those that a seat may not enter freely; and with how many tokens it may."""
    state = position.state
    of_cities, of_units = guards(position, seat)
    limit, size = position.board.limit, len(state.cities)
    rooms: dict[AreaId, int] = {}
    for other, held in enumerate(state.advances):
        if other == seat:
            continue
        if held & of_units:
            close = (lanes(state.tokens[other]) & nearby).to_bytes(size, "little")
            for area in compress(range(size), close):
                if area not in rooms and not in_conflict(position, area):
                    rooms[area] = max(0, limit[area] - sum(there(state, area)) - state.barbarians[area])
        if kept := held & (of_cities | of_units):
            firm = _watch(position, kept).firm
            area = state.cities.find(other + 1)
            while area >= 0:
                if nearby >> 8 * area & 1 and (firm or not in_conflict(position, area)):
                    rooms[area] = 0
                area = state.cities.find(other + 1, area + 1)
    return rooms


def foreign(state: State, seat: Seat) -> Lanes:
    """The areas with units of anybody else, barbarians and pirates included."""
    found = lanes(state.barbarians) | lanes(state.cities.replace(bytes((seat + 1,)), bytes((NOBODY,))))
    for other, row in enumerate(state.tokens):
        if other != seat:
            found |= lanes(row)
    return found
