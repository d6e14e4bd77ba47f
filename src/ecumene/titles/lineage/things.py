"""Things that people can correct on the board of the lineage: tokens, cities, treasuries, advances, A.S.T.
steps. Tokens come from the stock and go back there, so that none is made or lost; the stock itself has the
remaining ones.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.state.frames import Seat
from ecumene.table.state.things import Thing, Things
from ecumene.titles.lineage.pieces.pieces import city_owner
from ecumene.titles.lineage.state import NOBODY, PIRATES, Position, seats_of

_MOST_BARBARIANS = 30
_NONE, _PIRATES = "none", "pirates"
_HELD, _NOT_HELD = "held", "none"


def _areas(position: Position) -> Sequence[str]:
    board = position.board
    return [id for id, in_play in zip(board.ids, board.in_play, strict=True) if in_play]


def _area(position: Position, place: str) -> int:
    return position.board.index[place]


# Tokens


def _tokens(position: Position, seat: Seat, place: str) -> int:
    return position.state.tokens[seat][_area(position, place)]


def _put_tokens(position: Position, seat: Seat, place: str, tokens: int) -> None:
    state = position.state
    area = _area(position, place)
    state.stock[seat] -= tokens - state.tokens[seat][area]
    state.tokens[seat][area] = tokens
    state.moved[seat][area] = min(state.moved[seat][area], tokens)


def _most_tokens(position: Position, seat: Seat, place: str) -> int:
    return _tokens(position, seat, place) + position.state.stock[seat]


def _put_treasury(position: Position, seat: Seat, place: str, tokens: int) -> None:
    state = position.state
    state.stock[seat] -= tokens - state.treasury[seat]
    state.treasury[seat] = tokens


# Cities


def _city(position: Position, seat: Seat, place: str) -> str:
    state = position.state
    area = _area(position, place)
    if state.cities[area] == PIRATES:
        return _PIRATES
    owner = city_owner(state, area)
    return _NONE if owner is None else state.civilizations[owner]


def _put_city(position: Position, seat: Seat, place: str, owner: str) -> None:
    state = position.state
    area = _area(position, place)
    marks = {_NONE: NOBODY, _PIRATES: PIRATES}
    state.cities[area] = marks[owner] if owner in marks else state.civilizations.index(owner) + 1
    state.new_cities[area] = 0
    state.cities_ever = state.cities_ever or owner not in marks


def _city_owners(position: Position, seat: Seat, place: str) -> Sequence[str]:
    return [_NONE, *(position.state.civilizations[other] for other in seats_of(position.state)), _PIRATES]


# Barbarians


def _barbarians(position: Position, seat: Seat, place: str) -> int:
    return position.state.barbarians[_area(position, place)]


def _put_barbarians(position: Position, seat: Seat, place: str, tokens: int) -> None:
    position.state.barbarians[_area(position, place)] = tokens


# Advances: the credits that are printed on one come and go with it


def _advance(position: Position, seat: Seat, place: str) -> str:
    return _HELD if position.has(seat, place) else _NOT_HELD


def _put_advance(position: Position, seat: Seat, place: str, value: str) -> None:
    book, state = position.book, position.state
    if _advance(position, seat, place) == value:
        return
    state.advances[seat] ^= book.bits[place]
    sign = 1 if value == _HELD else -1
    for group, points in book.advances[place].credits.items():
        state.credits[seat][book.groups.index(group)] += sign * points


# The A.S.T.


def _last_step(position: Position, seat: Seat, place: str) -> int:
    return position.book.asts[position.state.rules.ast].tracks[position.state.civilizations[seat]].last_step


def _put_ast(position: Position, seat: Seat, place: str, step: int) -> None:
    position.state.ast[seat] = step


THINGS: Things = {
    "tokens": Thing(_tokens, _put_tokens, places=_areas, most=_most_tokens),
    "city": Thing(_city, _put_city, places=_areas, choices=_city_owners, owned=False),
    "treasury": Thing(
        lambda position, seat, place: position.state.treasury[seat],
        _put_treasury,
        most=lambda position, seat, place: position.state.treasury[seat] + position.state.stock[seat],
    ),
    "advance": Thing(
        _advance,
        _put_advance,
        places=lambda position: list(position.book.advances),
        choices=lambda position, seat, place: (_NOT_HELD, _HELD),
    ),
    "ast": Thing(lambda position, seat, place: position.state.ast[seat], _put_ast, most=_last_step),
    "barbarians": Thing(
        _barbarians,
        _put_barbarians,
        places=_areas,
        most=lambda position, seat, place: _MOST_BARBARIANS,
        owned=False,
    ),
}
