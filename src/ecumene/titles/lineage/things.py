"""What people can put right on the board of the lineage: tokens, cities, treasuries, advances, A.S.T. steps.

Tokens come from the stock and go back there, so that none is made or lost; the stock itself is what is left.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.frames import Seat
from ecumene.table.things import Thing, Things
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.pieces.pieces import city_owner
from ecumene.titles.lineage.state import NOBODY, PIRATES, State, board_of, has, seats_of

_MOST_BARBARIANS = 30
_NONE, _PIRATES = "none", "pirates"
_HELD, _NOT_HELD = "held", "none"


def _areas(book: Book, state: State) -> Sequence[str]:
    board = board_of(book, state)
    return [id for id, in_play in zip(board.ids, board.in_play, strict=True) if in_play]


def _area(book: Book, state: State, place: str) -> int:
    return board_of(book, state).index[place]


# Tokens


def _tokens(book: Book, state: State, seat: Seat, place: str) -> int:
    return state.tokens[seat][_area(book, state, place)]


def _put_tokens(book: Book, state: State, seat: Seat, place: str, tokens: int) -> None:
    area = _area(book, state, place)
    state.stock[seat] -= tokens - state.tokens[seat][area]
    state.tokens[seat][area] = tokens
    state.moved[seat][area] = min(state.moved[seat][area], tokens)


def _most_tokens(book: Book, state: State, seat: Seat, place: str) -> int:
    return _tokens(book, state, seat, place) + state.stock[seat]


def _put_treasury(book: Book, state: State, seat: Seat, place: str, tokens: int) -> None:
    state.stock[seat] -= tokens - state.treasury[seat]
    state.treasury[seat] = tokens


# Cities


def _city(book: Book, state: State, seat: Seat, place: str) -> str:
    area = _area(book, state, place)
    if state.cities[area] == PIRATES:
        return _PIRATES
    owner = city_owner(state, area)
    return _NONE if owner is None else state.civilizations[owner]


def _put_city(book: Book, state: State, seat: Seat, place: str, owner: str) -> None:
    area = _area(book, state, place)
    marks = {_NONE: NOBODY, _PIRATES: PIRATES}
    state.cities[area] = marks[owner] if owner in marks else state.civilizations.index(owner) + 1
    state.new_cities[area] = 0
    state.cities_ever = state.cities_ever or owner not in marks


def _city_owners(book: Book, state: State, seat: Seat, place: str) -> Sequence[str]:
    return [_NONE, *(state.civilizations[other] for other in seats_of(state)), _PIRATES]


# Barbarians


def _barbarians(book: Book, state: State, seat: Seat, place: str) -> int:
    return state.barbarians[_area(book, state, place)]


def _put_barbarians(book: Book, state: State, seat: Seat, place: str, tokens: int) -> None:
    state.barbarians[_area(book, state, place)] = tokens


# Advances: the credits that are printed on one come and go with it


def _advance(book: Book, state: State, seat: Seat, place: str) -> str:
    return _HELD if has(book, state, seat, place) else _NOT_HELD


def _put_advance(book: Book, state: State, seat: Seat, place: str, value: str) -> None:
    if _advance(book, state, seat, place) == value:
        return
    state.advances[seat] ^= book.bits[place]
    sign = 1 if value == _HELD else -1
    for group, points in book.advances[place].credits.items():
        state.credits[seat][book.groups.index(group)] += sign * points


# The A.S.T.


def _last_step(book: Book, state: State, seat: Seat, place: str) -> int:
    return book.asts[state.rules.ast].tracks[state.civilizations[seat]].last_step


def _put_ast(book: Book, state: State, seat: Seat, place: str, step: int) -> None:
    state.ast[seat] = step


THINGS: Things = {
    "tokens": Thing(_tokens, _put_tokens, places=_areas, most=_most_tokens),
    "city": Thing(_city, _put_city, places=_areas, choices=_city_owners, owned=False),
    "treasury": Thing(
        lambda book, state, seat, place: state.treasury[seat],
        _put_treasury,
        most=lambda book, state, seat, place: state.treasury[seat] + state.stock[seat],
    ),
    "advance": Thing(
        _advance,
        _put_advance,
        places=lambda book, state: list(book.advances),
        choices=lambda book, state, seat, place: (_NOT_HELD, _HELD),
    ),
    "ast": Thing(lambda book, state, seat, place: state.ast[seat], _put_ast, most=_last_step),
    "barbarians": Thing(
        _barbarians,
        _put_barbarians,
        places=_areas,
        most=lambda book, state, seat, place: _MOST_BARBARIANS,
        owned=False,
    ),
}
