"""Entering an area with tokens: what a conflict situation is, what causes one, and whose advances forbid it.

Agriculture plays no part here: it raises a limit only where nobody else is, and there nothing is in conflict.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from ecumene.table.frames import Seat
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import city_owner
from ecumene.titles.lineage.state import NOBODY, PIRATES, State, board_of

DIPLOMACY = "adv.diplomacy"
CULTURE = "adv.cultural_ascendancy"
"""The rules that may forbid entering."""

Lanes = int
"""A row of the state as one number, one byte per area, so that rows can be compared at a stroke."""


def lanes(row: bytes | bytearray) -> Lanes:
    return int.from_bytes(row, "little")


def there(state: State, area: AreaId) -> list[int]:
    """The tokens of each seat in an area."""
    return [row[area] for row in state.tokens]


def conflicting(book: Book, state: State, area: AreaId, counts: Sequence[int]) -> bool:
    """Whether an area with so many tokens of each seat is a conflict situation.

    It is one where tokens of several owners exceed the limit, and where anybody stands at a city of somebody
    else, be it with a single token (3, Causing Conflict, City Attack).
    """
    barbarians, owner = state.barbarians[area], state.cities[area]
    total = sum(counts)
    if owner == PIRATES:
        return total > 0
    if owner:
        return barbarians > 0 or total > counts[owner - 1]
    most = max(counts) if total else 0
    if total == most and not (total and barbarians):  # nobody there, or one owner only
        return False
    return total + barbarians > board_of(book, state).limit[area]


def in_conflict(book: Book, state: State, area: AreaId) -> bool:
    return conflicting(book, state, area, there(state, area))


def causes_conflict(book: Book, state: State, seat: Seat, area: AreaId, tokens: int) -> bool:
    """Whether entering with so many tokens makes a conflict situation where there was none."""
    counts = there(state, area)
    if sum(counts) == counts[seat] and not state.cities[area] and not state.barbarians[area]:
        return False  # nobody else is there
    if conflicting(book, state, area, counts):
        return False
    counts[seat] += tokens
    return conflicting(book, state, area, counts)


def road_ends(book: Book, state: State, seat: Seat, area: AreaId) -> bool:
    """Whether a token that passes an area would be in a conflict situation there."""
    counts = there(state, area)
    counts[seat] += 1
    return conflicting(book, state, area, counts)


def barred(book: Book, state: State, seat: Seat, area: AreaId, tokens: int) -> str | None:
    """The rule that forbids a seat to enter an area with so many tokens now, if one does."""
    if not guarded(book, state):
        return None
    return forbids(book, state, seat, area, there(state, area), tokens)


def forbids(
    book: Book, state: State, seat: Seat, area: AreaId, counts: Sequence[int], tokens: int
) -> str | None:
    """The rule that forbids a seat to enter an area that holds these counts, if one does."""
    diplomacy, culture = guards(book, state, seat)
    if not (diplomacy or culture) or conflicting(book, state, area, counts):
        return None
    owner = city_owner(state, area)
    if owner is not None and state.advances[owner] & diplomacy:
        return DIPLOMACY
    units = any(
        held & culture and (counts[other] or owner == other) for other, held in enumerate(state.advances)
    )
    after = [*counts[:seat], counts[seat] + tokens, *counts[seat + 1 :]]
    return CULTURE if units and conflicting(book, state, area, after) else None


def guards(book: Book, state: State, seat: Seat) -> tuple[int, int]:
    """The bits of Diplomacy and of Cultural Ascendancy, each 0 where a seat need not mind it."""
    bits, mine = book.bits, state.advances[seat]
    diplomacy, culture = bits["diplomacy"], bits["cultural_ascendancy"]
    return (
        0 if mine & (diplomacy | bits["military"]) else diplomacy,
        0 if mine & (culture | bits["advanced_military"]) else culture,
    )


def guarded(book: Book, state: State) -> bool:
    """Whether anybody holds an advance that may keep others out of an area; early on nobody does."""
    guarding = book.bits["diplomacy"] | book.bits["cultural_ascendancy"]
    held = 0
    for advances in state.advances:  # not any(): this is asked at every step of everybody's movement
        held |= advances
    return bool(held & guarding)


def walls(book: Book, state: State, seat: Seat, nearby: Lanes) -> dict[AreaId, int]:
    """Of the areas `nearby`, those that a seat may not enter freely; and with how many tokens it may."""
    diplomacy, culture = guards(book, state, seat)
    limit, size = board_of(book, state).limit, len(state.cities)
    rooms: dict[AreaId, int] = {}
    for other, held in enumerate(state.advances):
        if other == seat:
            continue
        if held & culture:
            close = (lanes(state.tokens[other]) & nearby).to_bytes(size, "little")
            for area in compress(range(size), close):
                if area not in rooms and not in_conflict(book, state, area):
                    rooms[area] = max(0, limit[area] - sum(there(state, area)) - state.barbarians[area])
        if held & (diplomacy | culture):
            area = state.cities.find(other + 1)
            while area >= 0:
                if nearby >> 8 * area & 1 and not in_conflict(book, state, area):
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
