"""The pieces: the only functions that move tokens, cities and ships between stock, treasury and board.

Every token of a seat is in its stock, in its treasury, on the board or on one of its ships; every city and ship
is in stock or on the board.
"""

from __future__ import annotations

from ecumene.table.frames import Seat
from ecumene.titles.lineage.board import AreaId
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.state import NOBODY, PIRATES, Ship, State, board_of, has, seats_of

SMALL = 2
"""Agriculture raises the population limit of areas up to this printed limit."""


# Tokens


def place_tokens(state: State, seat: Seat, area: AreaId, tokens: int) -> None:
    """From stock to the board."""
    state.stock[seat] -= tokens
    state.tokens[seat][area] += tokens


def remove_tokens(state: State, seat: Seat, area: AreaId, tokens: int) -> None:
    """From the board to stock; tokens that moved go first, so that what is left may still move."""
    state.stock[seat] += tokens
    row, moved = state.tokens[seat], state.moved[seat]
    row[area] -= tokens
    moved[area] = min(moved[area], row[area])


def take_treasury(state: State, seat: Seat, tokens: int) -> int:
    """From stock to treasury, as many as there are."""
    tokens = min(tokens, state.stock[seat])
    state.stock[seat] -= tokens
    state.treasury[seat] += tokens
    return tokens


def pay_treasury(state: State, seat: Seat, tokens: int) -> None:
    state.treasury[seat] -= tokens
    state.stock[seat] += tokens


def tokens_on_board(state: State, seat: Seat) -> int:
    return sum(state.tokens[seat])


# Cities


def city_owner(state: State, area: AreaId) -> Seat | None:
    """Whose city stands in an area; None for no city and for pirates."""
    owner = state.cities[area]
    return owner - 1 if owner not in (NOBODY, PIRATES) else None


def cities_on_board(state: State, seat: Seat) -> int:
    return state.cities.count(seat + 1)


def cities_in_stock(book: Book, state: State, seat: Seat) -> int:
    return book.numbers.cities - state.cities.count(seat + 1)


def cities_of(state: State, seat: Seat) -> list[AreaId]:
    mark = seat + 1
    return [area for area, owner in enumerate(state.cities) if owner == mark]


def place_city(state: State, seat: Seat, area: AreaId) -> None:
    state.cities[area] = seat + 1
    state.cities_ever = True


def place_pirates(state: State, area: AreaId) -> None:
    state.cities[area] = PIRATES
    state.new_cities[area] = 0


def remove_city(state: State, area: AreaId) -> None:
    state.cities[area] = NOBODY
    state.new_cities[area] = 0


def reduce_city(book: Book, state: State, seat: Seat, area: AreaId) -> int:
    """Replace a city by tokens up to the area's limit, counting a token that stands there already."""
    remove_city(state, area)
    there = state.tokens[seat][area]
    tokens = max(0, min(limit_for(book, state, seat, area) - there, state.stock[seat]))
    place_tokens(state, seat, area, tokens)
    return tokens


# Limits


def limit_for(book: Book, state: State, seat: Seat, area: AreaId) -> int:
    """The population limit of an area for a seat: one more with Agriculture in a small area it has alone."""
    printed = board_of(book, state).limit[area]
    if printed <= SMALL and has(book, state, seat, "agriculture") and alone(state, seat, area):
        return printed + 1
    return printed


def alone(state: State, seat: Seat, area: AreaId) -> bool:
    """Whether no unit of anybody else, barbarians and pirates included, is in an area."""
    if state.barbarians[area] or state.cities[area] not in (NOBODY, seat + 1):
        return False
    return not any(state.tokens[other][area] for other in seats_of(state) if other != seat)


def occupants(state: State, area: AreaId) -> list[Seat]:
    """The seats with tokens in an area."""
    return [seat for seat in seats_of(state) if state.tokens[seat][area]]


# Ships


def ships_in_stock(book: Book, state: State, seat: Seat) -> int:
    return book.numbers.ships - len(state.ships[seat])


def tokens_at_sea(state: State, seat: Seat) -> int:
    return sum(ship.cargo for ship in state.ships[seat])


def with_ship(state: State, seat: Seat, number: int, ship: Ship) -> None:
    state.ships[seat][number] = ship
