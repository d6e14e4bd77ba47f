"""Dealing what the holder of a glimpse cannot know: others' hands, the stacks and the discard piles.

What a seat may remember of cards that it gave away, or that went under a stack, is not kept: every card that
is not in its own hand may be anywhere.
"""

from __future__ import annotations

from ecumene.table.chance import Chance, shuffled
from ecumene.table.frames import Seat
from ecumene.titles.lineage.book import WATER, Book
from ecumene.titles.lineage.stacks import in_hand_order
from ecumene.titles.lineage.state import CardId, State


def deal_unknown(book: Book, state: State, seat: Seat | None, chance: Chance) -> None:
    """Lay every card that a seat does not hold somewhere in its glimpse, so that it looks the same to it.

    Others must hold the cards of empty stacks, which are nowhere else. Of other stacks they may hold any but
    one card, which stays.
    """
    wanted = sum(len(hand) for other, hand in enumerate(state.hand) if other != seat)
    held: list[CardId] = []
    loose: list[int] = []  # the number of the stack, once for each card that others may hold
    for number, pile in enumerate(_unknown(book, state, seat, chance)):
        discards = len(state.discards[number])
        state.discards[number], rest = pile[:discards], pile[discards:]
        if state.stacks[number]:
            state.stacks[number] = rest
            loose += [number] * (len(rest) - 1)
        else:
            held += rest
    room = wanted - len(held)
    drawn = [state.stacks[loose[i]].pop() for i in chance.order(len(loose))[:room]] if room > 0 else []
    _fill_hands(book, state, seat, held + drawn + [WATER] * (room - len(drawn)), chance)


def _unknown(book: Book, state: State, seat: Seat | None, chance: Chance) -> list[list[CardId]]:
    """The cards that the seat does not hold, by number, each pile in a random order."""
    piles = [list(pile) for pile in book.piles[state.scene]]
    for card in state.hand[seat] if seat is not None else ():
        if card != WATER:
            piles[book.cards[card].stack - 1].remove(card)
    mixed: list[list[CardId]] = [[] for _ in piles]
    for number, card in shuffled(
        chance, [(number, card) for number, pile in enumerate(piles) for card in pile]
    ):
        mixed[number].append(card)
    return mixed


def _fill_hands(book: Book, state: State, seat: Seat | None, cards: list[CardId], chance: Chance) -> None:
    """Fill the others' hands; where there are not enough cards, what they hold is Water."""
    cards = shuffled(chance, cards)
    for other, hand in enumerate(state.hand):
        if other != seat:
            state.hand[other] = sorted(cards[: len(hand)], key=in_hand_order(book))
            del cards[: len(hand)]
