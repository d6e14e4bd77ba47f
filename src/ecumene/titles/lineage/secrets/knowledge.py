"""The legal knowledge of seats about each other's hands: `State.known`, and that of everybody:
`State.lacking`.

A seat remembers the cards that it last knew in another hand: those that it gave, or that were taken from it.
It forgets a card when the card comes back or when everybody sees it go. Trades among others change nothing,
because the seat cannot know about them; so a memory may be out of date, but never reveals a secret.

If everybody has learned that a hand has none of a commodity, that remains known until the hand gets a card
that might be one.
"""

from __future__ import annotations

from collections.abc import Iterable

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.state import CardId, Position, State


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
    doubt(state, other)


def all_see_given(state: State, giver: Seat, taker: Seat, card: CardId) -> None:
    """Everybody sees which card one seat has given another."""
    for seat in range(len(state.known)):
        if seat not in (giver, taker):
            forget(state, seat, giver, (card,))
            learn(state, seat, taker, (card,))


def lacks(state: State, other: Seat, kind: str) -> bool:
    """Whether everybody knows that a hand holds none of a commodity."""
    return bool(state.lacking) and kind in state.lacking[other]


def all_see_none(position: Position, other: Seat, kind: str) -> None:
    """Everybody learns that a hand holds none of a commodity; a seat that thought so was wrong."""
    state, kinds = position.state, position.book.kinds
    for seat, hands in enumerate(state.known):
        forget(state, seat, other, [card for card in hands[other] if kinds[card] == kind])
    if not lacks(state, other, kind):
        _write_lacking(state, other, (*(state.lacking[other] if state.lacking else ()), kind))


def doubt(state: State, other: Seat, kind: str | None = None) -> None:
    """A card comes to a hand: one of this kind, or (None) one that not everybody has seen."""
    if state.lacking:
        left = () if kind is None else tuple(lack for lack in state.lacking[other] if lack != kind)
        _write_lacking(state, other, left)


def _write_lacking(state: State, other: Seat, kinds: tuple[str, ...]) -> None:
    """What a hand lacks; nothing is written down while no hand is known to lack anything."""
    before = state.lacking or [()] * len(state.hand)
    lacking = [kinds if seat == other else lack for seat, lack in enumerate(before)]
    state.lacking = lacking if any(lacking) else []


def _remember(state: State, seat: Seat, other: Seat, cards: tuple[CardId, ...]) -> None:
    hands = state.known[seat]
    state.known[seat] = (*hands[:other], cards, *hands[other + 1 :])
