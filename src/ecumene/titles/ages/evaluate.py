"""The value of a position for bots that look ahead: present points, and expected points of the rest of the
game.
"""

from __future__ import annotations

from typing import NamedTuple

from ecumene.table.state.frames import Seat
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.rules.scoring import end_sum
from ecumene.titles.ages.state import State, seats

# All values are in points at the end of the game.
COIN = 0.42  # four coins and a worker make the two points of Culture
LAST_COIN = 0.05  # what a coin is worth when nothing can be bought any more
WORKER = 0.5  # a worker in each round that is left
FREE = 0.55  # a worker that can still be assigned in this turn
TECHNOLOGY = 0.25  # in each round that is left
LEGACY = 0.3  # of a civilization, in each round that is left
STRENGTH = 0.12
SPECIAL = 0.1  # a special technology card, in each round that is left
STATION = 0.5  # of the road of a scenario
ROOM = 0.35  # a place for another civilization


def evaluate(book: Book, state: State, seat: Seat) -> float:
    """The seat's prospects less those of the best of the others."""
    own = prospects(book, state, seat)
    others = [prospects(book, state, other) for other in seats(state) if other != seat]
    return own - max(others) if others else own


def prospects(book: Book, state: State, seat: Seat) -> float:
    """A quick estimate of a seat's points at the end."""
    if state.phase == "over":
        return state.points[seat] + state.workers[seat] / 100 + state.coins[seat] / 10_000
    return sum(weighed(book, state, seat))


def outlook(book: Book, state: State, seat: Seat) -> float:
    """The prospects without the workers that can still be assigned: only the one who acts has them."""
    if state.phase == "over":
        return prospects(book, state, seat)
    parts = weighed(book, state, seat)
    return sum(parts) - parts.free


class Weighed(NamedTuple):
    """What the prospects of a seat are made of."""

    points: float
    coins: float
    workers: float
    cards: float
    special: float
    stations: float
    strength: float
    room: float
    free: float


def weighed(book: Book, state: State, seat: Seat) -> Weighed:
    """The prospects by their parts, until the game is over."""
    left, acts = turns_left(book, state, seat), seat == active(state)
    held = len(state.civilizations[seat])
    return Weighed(
        float(state.points[seat] + end_sum(book, state, seat)),
        state.coins[seat] * (COIN if left else LAST_COIN),
        WORKER * (state.workers[seat] - state.lost * acts) * left,
        (TECHNOLOGY * len(state.technologies[seat]) + LEGACY * held) * left,
        SPECIAL * bool(state.special[seat]) * left,
        STATION * state.marks.get("stations", 0) if state.marks else 0.0,
        STRENGTH * min(state.military[seat], 8) * left,
        ROOM * left * (book.constants.max_civilizations - held),
        FREE * state.free * acts,
    )


def turns_left(book: Book, state: State, seat: Seat) -> int:
    """The number of a seat's turns after the present one."""
    count = len(state.coins)
    waiting = (seat - state.starter) % count >= state.turns
    return book.constants.rounds - state.round + waiting


def active(state: State) -> Seat:
    return (state.starter + state.turns - 1) % len(state.coins)
