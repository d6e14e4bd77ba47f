"""Things that people can correct in Rising Cultures: coins, which come from the supply, and the holder of the
marker.
"""

from __future__ import annotations

from ecumene.table.questions.kind import Position
from ecumene.table.state.frames import Seat
from ecumene.table.state.things import Thing, Things
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.state import SEATS, State


def _put_coins(position: Position[State, Book], seat: Seat, place: str, coins: int) -> None:
    position.state.supply -= coins - position.state.coins[seat]
    position.state.coins[seat] = coins


def _put_nile(position: Position[State, Book], seat: Seat, place: str, coins: int) -> None:
    position.state.supply -= coins - position.state.nile[seat]
    position.state.nile[seat] = coins


def _holder(state: State, seat: Seat) -> str:
    return state.civilizations[seat] or f"seat{seat}"


def _put_marker(position: Position[State, Book], seat: Seat, place: str, holder: str) -> None:
    position.state.marker = next(other for other in SEATS if _holder(position.state, other) == holder)


THINGS: Things = {
    "coins": Thing(
        lambda position, seat, place: position.state.coins[seat],
        _put_coins,
        most=lambda position, seat, place: position.content.constants.coins,
    ),
    "nile": Thing(
        lambda position, seat, place: position.state.nile[seat],
        _put_nile,
        most=lambda position, seat, place: position.content.constants.coins,
    ),
    "marker": Thing(
        lambda position, seat, place: _holder(position.state, position.state.marker),
        _put_marker,
        choices=lambda position, seat, place: [_holder(position.state, other) for other in SEATS],
        owned=False,
    ),
}
