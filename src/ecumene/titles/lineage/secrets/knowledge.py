"""What seats have legally learned of each other's hands: `State.known`.

A seat remembers the cards that it last knew in another hand: those that it gave, or that were taken from it.
It forgets one when it gets it back or when everybody sees it go. What others trade among themselves changes
nothing, because the seat cannot know of it; so a memory may be out of date, but never tells a secret.
"""

from __future__ import annotations

from collections.abc import Iterable

from ecumene.table.frames import Seat
from ecumene.titles.lineage.state import CardId, State


def learn(state: State, seat: Seat, other: Seat, cards: Iterable[CardId]) -> None:
    """A seat sees cards come to another hand; it remembers no more than that hand holds, the latest."""
    known = (*state.known[seat][other], *cards)
    _remember(state, seat, other, known[max(0, len(known) - len(state.hand[other])) :])


def forget(state: State, seat: Seat, other: Seat, cards: Iterable[CardId]) -> None:
    """A seat sees cards leave another hand."""
    known = list(state.known[seat][other])
    for card in cards:
        if card in known:
            known.remove(card)
    _remember(state, seat, other, tuple(known))


def all_forget(state: State, other: Seat, card: CardId) -> None:
    """Everybody sees a card leave a hand."""
    for seat, hands in enumerate(state.known):
        if card in hands[other]:
            forget(state, seat, other, (card,))


def forget_hand(state: State, other: Seat) -> None:
    """Everybody sees that a hand is empty for good."""
    for seat in range(len(state.known)):
        _remember(state, seat, other, ())


def all_see_given(state: State, giver: Seat, taker: Seat, card: CardId) -> None:
    """Everybody sees which card one seat has given another."""
    for seat in range(len(state.known)):
        if seat not in (giver, taker):
            forget(state, seat, giver, (card,))
            learn(state, seat, taker, (card,))


def _remember(state: State, seat: Seat, other: Seat, cards: tuple[CardId, ...]) -> None:
    hands = state.known[seat]
    state.known[seat] = (*hands[:other], cards, *hands[other + 1 :])
