"""The pieces: the only functions that move tokens, cities and ships between stock, treasury and board.

Every token of a seat is in its stock, in its treasury, on the board or on one of its ships; every city and
ship is in stock or on the board.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import compress

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.pieces.board import AreaId, CoastId, Place
from ecumene.titles.lineage.state import NOBODY, PIRATES, Made, Position, Ship, State, seats_of

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
    moved[area] = max(moved[area] - tokens, 0)


def annex_tokens(state: State, seat: Seat, victim: Seat, area: AreaId, tokens: int) -> None:
    """Tokens of a victim are replaced by as many of a seat's own."""
    remove_tokens(state, victim, area, tokens)
    place_tokens(state, seat, area, tokens)


def pay_token(state: State, seat: Seat, area: AreaId) -> tuple[AreaId, int]:
    """One token of an area back to stock as a payment; returns it as `Made.paid` keeps it."""
    moved = state.moved[seat][area]
    remove_tokens(state, seat, area, 1)
    return area, moved - state.moved[seat][area]


def walk(state: State, seat: Seat, origin: AreaId, to: AreaId, tokens: int) -> None:
    """Tokens move by land and stay there."""
    row = state.tokens[seat]
    row[origin] -= tokens
    row[to] += tokens
    state.moved[seat][to] += tokens


def unmake(state: State, seat: Seat, made: Made) -> None:
    """Take back what a seat did in its movement."""
    row, moved, ships = state.tokens[seat], state.moved[seat], state.ships[seat]
    for area, had_moved in made.paid:
        row[area] += 1
        moved[area] += had_moved
    if made.tokens:
        if made.origin >= 0:
            row[made.origin] += made.tokens
        if made.to >= 0:
            row[made.to] -= made.tokens
            moved[made.to] -= made.tokens
    if made.ship >= 0:
        if made.before is None:
            ships.pop()
        else:
            ships[made.ship] = made.before
    state.treasury[seat] += made.treasury
    state.stock[seat] -= made.treasury + len(made.paid)


def take_treasury(state: State, seat: Seat, tokens: int) -> int:
    """From stock to treasury, as many as there are."""
    tokens = min(tokens, state.stock[seat])
    state.stock[seat] -= tokens
    state.treasury[seat] += tokens
    return tokens


def pay_treasury(state: State, seat: Seat, tokens: int) -> None:
    state.treasury[seat] -= tokens
    state.stock[seat] += tokens


def lose_treasury(state: State, seat: Seat, tokens: int) -> int:
    """From treasury to stock, as many as there are."""
    tokens = min(tokens, state.treasury[seat])
    pay_treasury(state, seat, tokens)
    return tokens


def tokens_on_board(state: State, seat: Seat) -> int:
    return sum(state.tokens[seat])


# Cities


def city_owner(state: State, area: AreaId) -> Seat | None:
    """Whose city stands in an area; None for no city and for pirates."""
    owner = state.cities[area]
    return owner - 1 if owner not in (NOBODY, PIRATES) else None


def cities_on_board(state: State, seat: Seat) -> int:
    return state.cities.count(seat + 1)


def cities_in_stock(position: Position, seat: Seat) -> int:
    return position.book.numbers.cities - position.state.cities.count(seat + 1)


def cities_of(state: State, seat: Seat) -> list[AreaId]:
    mark = seat + 1
    return [area for area, owner in enumerate(state.cities) if owner == mark]


def areas_of(state: State, seat: Seat) -> list[AreaId]:
    """Where a seat has units: tokens or a city."""
    row, cities, mark = state.tokens[seat], state.cities, seat + 1
    areas = [*compress(range(len(row)), row)]
    city = cities.find(mark)
    while city >= 0:
        if not row[city]:
            areas.append(city)
        city = cities.find(mark, city + 1)
    areas.sort()
    return areas


def place_city(state: State, seat: Seat, area: AreaId) -> None:
    """A city from stock; only `build_city` makes it one that was built this turn."""
    state.cities[area] = seat + 1
    state.new_cities[area] = 0
    state.cities_ever = True


def build_city(state: State, seat: Seat, area: AreaId, left: int = 0) -> list[tuple[Seat, int]]:
    """Everybody's tokens make way for a new city, but those `left` beside it; who else lost how many."""
    swept = [(other, state.tokens[other][area]) for other in occupants(state, area) if other != seat]
    for other, tokens in [*swept, (seat, state.tokens[seat][area] - left)]:
        remove_tokens(state, other, area, tokens)
    state.barbarians[area] = 0
    place_city(state, seat, area)
    state.new_cities[area] = 1
    return swept


def clear_beside(state: State, area: AreaId) -> None:
    """The tokens of a city's owner beside it (Public Works) are lost with the city."""
    owner = city_owner(state, area)
    if owner is not None and state.tokens[owner][area]:
        remove_tokens(state, owner, area, state.tokens[owner][area])


def place_pirates(state: State, area: AreaId) -> None:
    state.cities[area] = PIRATES
    state.new_cities[area] = 0


def remove_city(state: State, area: AreaId) -> None:
    state.cities[area] = NOBODY
    state.new_cities[area] = 0


def reduce_city(position: Position, seat: Seat, area: AreaId) -> int:
    """Replace a city by tokens up to the area's limit, counting a token that stands there already."""
    state = position.state
    remove_city(state, area)
    there = state.tokens[seat][area]
    tokens = max(0, min(limit_for(position, seat, area) - there, state.stock[seat]))
    place_tokens(state, seat, area, tokens)
    return tokens


# Limits


def limit_for(position: Position, seat: Seat, area: AreaId) -> int:
    """The population limit of an area for a seat: more with Agriculture in a small area it has alone."""
    printed = position.board.limit[area]
    if printed > position.book.numbers.small_limit:
        return printed
    more = position.raised(seat, "small_area_tokens")
    return printed + more if more and alone(position.state, seat, area) else printed


def alone(state: State, seat: Seat, area: AreaId) -> bool:
    """Whether no unit of anybody else, barbarians and pirates included, is in an area."""
    if state.barbarians[area] or state.cities[area] not in (NOBODY, seat + 1):
        return False
    return sum([row[area] for row in state.tokens]) == state.tokens[seat][area]


def occupants(state: State, area: AreaId) -> list[Seat]:
    """The seats with tokens in an area."""
    return [seat for seat in seats_of(state) if state.tokens[seat][area]]


# Ships


def tokens_at_sea(state: State, seat: Seat) -> int:
    return sum(ship.cargo for ship in state.ships[seat])


def people_of(state: State, seat: Seat) -> int:
    """All tokens of a seat, at sea too."""
    return tokens_on_board(state, seat) + tokens_at_sea(state, seat)


def build_ship(state: State, seat: Seat, area: AreaId, coast: CoastId | UnsetType = UNSET) -> None:
    state.ships[seat].append(Ship(area, ready=True, built=True, coast=coast))


def ready_ship(state: State, seat: Seat, number: int) -> None:
    state.ships[seat][number] = replace(state.ships[seat][number], ready=True)


def sail(state: State, seat: Seat, number: int, to: Place, coast: CoastId | UnsetType = UNSET) -> None:
    """One step."""
    ship = state.ships[seat][number]
    state.ships[seat][number] = replace(ship, place=to, coast=coast, steps=ship.steps + 1)


def embark(state: State, seat: Seat, number: int, tokens: int) -> None:
    """Tokens of the area where a ship is go on board."""
    ship = state.ships[seat][number]
    state.tokens[seat][ship.place] -= tokens
    state.ships[seat][number] = replace(ship, cargo=ship.cargo + tokens)


def disembark(state: State, seat: Seat, number: int, tokens: int) -> None:
    """Tokens go ashore where a ship is, and stay there."""
    ship = state.ships[seat][number]
    state.tokens[seat][ship.place] += tokens
    state.moved[seat][ship.place] += tokens
    state.ships[seat][number] = replace(ship, cargo=ship.cargo - tokens)


def return_ships(state: State, seat: Seat) -> int:
    """Ships that were not paid for go back to stock, the others are as before the turn; how many went."""
    before = len(state.ships[seat])
    state.ships[seat] = [Ship(ship.place, coast=ship.coast) for ship in state.ships[seat] if ship.ready]
    return before - len(state.ships[seat])


def ships_in(state: State, seat: Seat, area: AreaId) -> int:
    return sum(ship.place == area for ship in state.ships[seat])


def lose_ship(state: State, seat: Seat, area: AreaId) -> None:
    """One ship of an area back to stock, with its cargo; an empty one if there is one."""
    here = [ship for ship in state.ships[seat] if ship.place == area]
    lost = min(here, key=lambda ship: ship.cargo)
    state.ships[seat].remove(lost)
    state.stock[seat] += lost.cargo


def remove_ships(state: State, seat: Seat, places: Collection[Place] | None = None) -> int:
    """The ships of some places, or all of them, back to stock with their cargo; how many went."""
    gone = [ship for ship in state.ships[seat] if places is None or ship.place in places]
    for ship in gone:
        state.ships[seat].remove(ship)
        state.stock[seat] += ship.cargo
    return len(gone)


# Barbarians: their supply is unlimited


def place_barbarians(state: State, area: AreaId, tokens: int) -> None:
    state.barbarians[area] += tokens


def remove_barbarians(state: State, area: AreaId, tokens: int) -> None:
    state.barbarians[area] -= tokens


def annex_barbarians(state: State, seat: Seat, area: AreaId, tokens: int) -> None:
    """Barbarians are replaced by as many tokens of a seat."""
    remove_barbarians(state, area, tokens)
    place_tokens(state, seat, area, tokens)
