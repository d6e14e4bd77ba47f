"""How well a seat stands, for bots that look ahead: points now, and what resources, income and strength promise."""

from __future__ import annotations

from ecumene.table.frames import Seat
from ecumene.titles.cultures import tally as t
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.provinces import strength
from ecumene.titles.cultures.scoring import score, total
from ecumene.titles.cultures.state import State, other

_COIN = 0.55
_INCOME = 0.9
_RESOURCE = 1.2
_SCARCE = 0.5
_LEAD = 0.5
_PROGRESS = 0.35
_CARD = 0.05


def evaluate(book: Book, state: State, seat: Seat) -> float:
    """The seat's prospects less the opponent's."""
    if not all(state.civilizations):
        return 0.0
    mine, theirs = prospects(book, state, seat), prospects(book, state, other(seat))
    if state.phase == "over":
        return mine - theirs
    return mine - 0.6 * theirs


def prospects(book: Book, state: State, seat: Seat) -> float:
    """Points, plus what is left of the game times what earns points."""
    points = total(score(book, state, seat)) - (3 if state.marker == seat and state.phase != "over" else 0)
    if state.phase == "over":
        return points
    left = max(0, book.constants.rounds - state.round)
    share = (left + _part_of_round_left(book, state)) / book.constants.rounds
    unlocked = state.unlocked[seat]
    resources = [t.count(unlocked, lane) for lane in t.RESOURCE_LANES.values()]
    value = float(points)
    value += share * _RESOURCE * sum(float(min(n, 4)) ** 0.75 for n in resources) * 2
    value += share * _SCARCE * sum(n > 0 for n in resources)
    value += min(state.coins[seat], 8) * _COIN * min(1.0, share * 2)
    value += left * _INCOME * t.count(unlocked, t.INCOME)
    value += _PROGRESS * share * len(state.progress[seat]) * 3
    value += _CARD * sum(book.cards[card].vp for card in state.hand[seat])
    value += _contests(book, state, seat)
    return value


def _contests(book: Book, state: State, seat: Seat) -> float:
    """Leads in the coming contests; the nearest counts most."""
    value = 0.0
    weight = _LEAD
    first = state.round - 1 if state.phase in ("swap", "play", "province", "income") else state.round
    for province in state.row[max(0, first) : first + 3]:
        if province in state.boxed or any(province in won for won in state.won):
            continue
        lead = strength(book, state, seat, province) - strength(book, state, other(seat), province)
        value += weight * max(-2, min(2, lead))
        weight *= 0.6
    return value


def _part_of_round_left(book: Book, state: State) -> float:
    plays = 2 * book.constants.play
    return (plays - sum(state.played)) / plays
