"""Things that people can correct in Age of Civilization: coins, points, workers, the coins of the market."""

from __future__ import annotations

from ecumene.table.questions.kind import Position
from ecumene.table.state.frames import Seat
from ecumene.table.state.things import Thing, Things
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.state import State

_MOST = 200
"""More coins or points than anybody had in a game."""


def _put_coins(position: Position[State, Book], seat: Seat, place: str, coins: int) -> None:
    position.state.coins[seat] = coins


def _put_points(position: Position[State, Book], seat: Seat, place: str, points: int) -> None:
    position.state.points[seat] = points


def _put_workers(position: Position[State, Book], seat: Seat, place: str, workers: int) -> None:
    position.state.workers[seat] = workers


def _bonus(position: Position[State, Book], seat: Seat, place: str) -> int:
    return position.state.bonus[position.state.market.index(place)]


def _put_bonus(position: Position[State, Book], seat: Seat, place: str, coins: int) -> None:
    at = position.state.market.index(place)
    position.state.bonus = (*position.state.bonus[:at], coins, *position.state.bonus[at + 1 :])


def _most(position: Position[State, Book], seat: Seat, place: str) -> int:
    return _MOST


THINGS: Things = {
    "coins": Thing(lambda position, seat, place: position.state.coins[seat], _put_coins, most=_most),
    "points": Thing(lambda position, seat, place: position.state.points[seat], _put_points, most=_most),
    "workers": Thing(
        lambda position, seat, place: position.state.workers[seat],
        _put_workers,
        most=lambda position, seat, place: position.content.constants.max_workers,
    ),
    "bonus": Thing(
        _bonus, _put_bonus, places=lambda position: position.state.market, most=_most, owned=False
    ),
}
