"""The value of a position for bots that look ahead: present points, and expected points of the rest of the
game.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from ecumene.table.state.frames import Seat
from ecumene.titles.cultures import effects as fx
from ecumene.titles.cultures import tally as t
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.rules.plays import price
from ecumene.titles.cultures.rules.provinces import strength
from ecumene.titles.cultures.rules.scoring import effect_points, score, total
from ecumene.titles.cultures.state import CardId, Contest, ProvinceId, State, other

# All values are in points at the end of the game.
COIN = 0.6  # two coins make up for a missing resource; a resource brings a card's point a little nearer
EFFECT = 1.2  # an effect that lasts for the whole game: about a card's point
FROM_HAND = 0.9  # of what the cards in hand promise, nearly all comes true
FROM_DECK = 0.55  # the same for cards that have to be drawn first, and compete for the same coins
SOLDIER = 0.3  # the military card that a province costs; most have done their work by then
LEVEL = 0.75  # how likely the next level of progress is, while there are rounds left for it

# Leads are in symbols.
LEAD = 1.5  # one symbol ahead makes this round's province four to one
NEXT = 0.9  # a lead in the next contest counts so much of a lead in this one
FIRST = 0.5  # a tie goes to the marker holder
DECLARED = 3.0  # once everything is played, a lead is nearly certain
GIVEN_UP = 9.0  # and certain once the other has declined
_HOPELESS = 700.0  # no float holds the exponential of much more


def evaluate(book: Book, state: State, seat: Seat) -> float:
    """The seat's prospects less the opponent's, as far as they are known."""
    if not all(state.civilizations):
        return 0.0
    rival = other(seat)
    if state.phase == "over":
        return total(score(book, state, seat)) - total(score(book, state, rival))
    return weighed(book, state, seat).total


def outlook(book: Book, state: State, seat: Seat) -> float:
    """The prospects of one seat alone; each seat counts half of the expected points of the provinces."""
    if not all(state.civilizations):
        return 0.0
    if state.phase == "over":
        return float(total(score(book, state, seat)))
    left = rounds_left(book, state)
    value = points(book, state, seat) + cards(book, state, seat, left) + coins(book, state, seat, left)
    value += progress(book, state, seat, left) + marker(book, state, seat)
    return value + contests(book, state, seat, left) / 2


class Weighed(NamedTuple):
    """What the prospects are made of."""

    points: float
    cards: float
    coins: float
    progress: float
    marker: float
    contests: float

    @property
    def total(self) -> float:
        value = self.points
        value += self.cards + self.coins
        value += self.progress
        return value + self.marker + self.contests


def weighed(book: Book, state: State, seat: Seat) -> Weighed:
    """The prospects by their parts, until the game is over."""
    rival, left = other(seat), rounds_left(book, state)
    return Weighed(
        float(points(book, state, seat) - points(book, state, rival)),
        cards(book, state, seat, left),
        coins(book, state, seat, left),
        progress(book, state, seat, left) - progress(book, state, rival, left),
        marker(book, state, seat),
        contests(book, state, seat, left),
    )


def rounds_left(book: Book, state: State) -> float:
    """Rounds still to play, with the part of this one that is left."""
    plays = 2 * book.constants.play
    return book.constants.rounds - state.round + (plays - sum(state.played)) / plays


def points(book: Book, state: State, seat: Seat) -> int:
    """The score sheet without the marker, which will still move."""
    return total({**score(book, state, seat), "marker": 0})


def cards(book: Book, state: State, seat: Seat, left: float) -> float:
    """The expected points of hand and deck at present prices: so a resource counts for the cards that still
    need it.
    """
    constants = book.constants
    share = left / constants.rounds
    hand = sorted((promise(book, state, seat, card, share) for card in state.hand[seat]), reverse=True)
    now = constants.play - state.played[seat]
    later = constants.play * (constants.rounds - state.round)
    deck = [promise(book, state, seat, card, share) for card in state.deck[seat]] + hand[now:]
    return FROM_HAND * sum(hand[:now]) + FROM_DECK * sum(sorted(deck, reverse=True)[:later])


def promise(book: Book, state: State, seat: Seat, card: CardId, share: float) -> float:
    """The value of a card in the display minus its price; at least the value of its sale."""
    entry = book.cards[card]
    built = entry.vp + EFFECT * share * len(entry.effects) - COIN * price(book, state, seat, card)
    sold = COIN * book.constants.discard_coins * min(1.0, share * 2)
    return max(built, sold)


def coins(book: Book, state: State, seat: Seat, left: float) -> float:
    """Coins up to the limit of the board and those that income will bring, while something can be bought."""
    limit = book.boards[state.civilizations[seat]].coin_limit
    held = min(state.coins[seat], limit) + state.nile[seat]
    income = t.count(state.unlocked[seat], t.INCOME) * int(left)
    return COIN * (held + income) * min(1.0, left)


def progress(book: Book, state: State, seat: Seat, left: float) -> float:
    """The points of the levels to come, the Golden Age among them; each further one is less likely."""
    board = book.boards[state.civilizations[seat]]
    value, chance = 0.0, 1.0
    for band in board.progress_bands[len(state.progress[seat]) :]:
        chance *= LEVEL * min(1.0, left)
        for effect in band.effects:
            if isinstance(effect, fx.Vp):
                value += chance * effect.amount
            elif isinstance(effect, fx.GoldenAgeBegins):
                value += chance * board.golden_age.vp
    return value


def marker(book: Book, state: State, seat: Seat) -> float:
    """The chance of holding the marker at the end."""
    lead = len(state.progress[seat]) - len(state.progress[other(seat)])
    return book.constants.progress_marker_vp * likely(lead)


def contests(book: Book, state: State, seat: Seat, left: float) -> float:
    """The expected points of the open provinces, by the present leads; the nearest counts most."""
    value, weight = 0.0, 1.0
    for province in state.row[max(0, state.round - 1) :]:
        if province not in state.boxed and province not in state.won[0] and province not in state.won[1]:
            chance = likely(weight * LEAD * lead(book, state, seat, province))
            value += weight * chance * prize(book, state, seat, province, left)
            value -= weight * (1 - chance) * prize(book, state, other(seat), province, left)
            weight *= NEXT
    return value


def lead(book: Book, state: State, seat: Seat, province: ProvinceId) -> float:
    """The lead of a seat in a contest, in symbols, and its certainty."""
    first = state.marker == seat
    mine, theirs = strength(book, state, seat, province), strength(book, state, other(seat), province)
    ahead = mine - theirs + (FIRST if first else -FIRST)
    if state.phase != "province" or province != state.row[state.round - 1]:
        return ahead
    declared = [step.declared for step in state.flow.steps.values() if isinstance(step, Contest)]
    if declared and declared[0][:1] == (False,):
        return -GIVEN_UP if first else GIVEN_UP
    return DECLARED * ahead


def prize(book: Book, state: State, seat: Seat, province: ProvinceId, left: float) -> float:
    """What a province would give a seat now, less the military card that it costs."""
    entry = book.provinces[province]
    worth = entry.vp + effect_points(book, state, seat, entry.effects) - SOLDIER
    for effect in entry.effects:
        if isinstance(effect, fx.ImmediateCoins):
            worth += COIN * effect.coins * min(1.0, left)
        elif isinstance(effect, fx.ResourceAvailable | fx.ImmediateProgress):
            worth += EFFECT * left / book.constants.rounds
    return worth


def likely(lead: float) -> float:
    """A lead as a chance between 0 and 1."""
    return 1 / (1 + exp(min(-lead, _HOPELESS)))
