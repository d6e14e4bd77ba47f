"""What people can put right in Rising Cultures: coins, which come from the supply, and who has the marker."""

from __future__ import annotations

from ecumene.table.frames import Seat
from ecumene.table.things import Thing, Things
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.state import SEATS, State


def _put_coins(book: Book, state: State, seat: Seat, place: str, coins: int) -> None:
    state.supply -= coins - state.coins[seat]
    state.coins[seat] = coins


def _put_nile(book: Book, state: State, seat: Seat, place: str, coins: int) -> None:
    state.supply -= coins - state.nile[seat]
    state.nile[seat] = coins


def _holder(state: State, seat: Seat) -> str:
    return state.civilizations[seat] or f"seat{seat}"


def _put_marker(book: Book, state: State, seat: Seat, place: str, holder: str) -> None:
    state.marker = next(other for other in SEATS if _holder(state, other) == holder)


THINGS: Things = {
    "coins": Thing(
        lambda book, state, seat, place: state.coins[seat],
        _put_coins,
        most=lambda book, state, seat, place: book.constants.coins,
    ),
    "nile": Thing(
        lambda book, state, seat, place: state.nile[seat],
        _put_nile,
        most=lambda book, state, seat, place: book.constants.coins,
    ),
    "marker": Thing(
        lambda book, state, seat, place: _holder(state, state.marker),
        _put_marker,
        choices=lambda book, state, seat, place: [_holder(state, other) for other in SEATS],
        owned=False,
    ),
}
