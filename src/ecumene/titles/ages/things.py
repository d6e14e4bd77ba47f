"""What people can put right in Age of Civilization: coins, points, workers, the coins of the market."""

from __future__ import annotations

from ecumene.table.frames import Seat
from ecumene.table.things import Thing, Things
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.state import State

_MOST = 200
"""More coins or points than anybody had in a game."""


def _put_coins(book: Book, state: State, seat: Seat, place: str, coins: int) -> None:
    state.coins[seat] = coins


def _put_points(book: Book, state: State, seat: Seat, place: str, points: int) -> None:
    state.points[seat] = points


def _put_workers(book: Book, state: State, seat: Seat, place: str, workers: int) -> None:
    state.workers[seat] = workers


def _bonus(book: Book, state: State, seat: Seat, place: str) -> int:
    return state.bonus[state.market.index(place)]


def _put_bonus(book: Book, state: State, seat: Seat, place: str, coins: int) -> None:
    at = state.market.index(place)
    state.bonus = (*state.bonus[:at], coins, *state.bonus[at + 1 :])


def _most(book: Book, state: State, seat: Seat, place: str) -> int:
    return _MOST


THINGS: Things = {
    "coins": Thing(lambda book, state, seat, place: state.coins[seat], _put_coins, most=_most),
    "points": Thing(lambda book, state, seat, place: state.points[seat], _put_points, most=_most),
    "workers": Thing(
        lambda book, state, seat, place: state.workers[seat],
        _put_workers,
        most=lambda book, state, seat, place: book.constants.max_workers,
    ),
    "bonus": Thing(_bonus, _put_bonus, places=lambda book, state: state.market, most=_most, owned=False),
}
