"""Dealing what the holder of a glimpse cannot know: others' hands and the stacks.

What a seat may remember of cards that it gave away, or that went under a stack, is not kept: every card that
is not in its own hand may be anywhere.
"""

from __future__ import annotations

from collections import Counter

from ecumene.table.chance import Chance, shuffled
from ecumene.table.frames import Seat
from ecumene.titles.lineage.book import WATER, Book
from ecumene.titles.lineage.stacks import in_hand_order
from ecumene.titles.lineage.state import CardId, State, scene_of


def deal_unknown(book: Book, state: State, seat: Seat | None, chance: Chance) -> None:
    """Lay every card that a seat does not hold somewhere in its glimpse, so that it looks the same to it."""
    wanted = {other: len(hand) for other, hand in enumerate(state.hand) if other != seat}
    held: list[CardId] = []  # what others must hold: the cards of empty stacks are nowhere else
    loose: list[CardId] = []  # what others may hold: a stack that is not empty keeps one card at least
    for number, pile in enumerate(_unknown(book, state, seat, chance)):
        if state.stacks[number]:
            state.stacks[number] = pile[:1]
            loose += pile[1:]
        else:
            held += pile
    loose = shuffled(chance, loose)
    room = max(0, sum(wanted.values()) - len(held))
    for card in loose[room:]:
        state.stacks[book.cards[card].stack - 1].append(card)
    _fill_hands(book, state, wanted, held + loose[:room], chance)


def _unknown(book: Book, state: State, seat: Seat | None, chance: Chance) -> list[list[CardId]]:
    """The cards that the seat does not hold, by number, each pile shuffled."""
    known = Counter(state.hand[seat] if seat is not None else ())
    for pile in state.discards:
        known.update(pile)
    piles: list[list[CardId]] = [[] for _ in state.stacks]
    for id, copies in scene_of(book, state).cards.items():
        piles[book.cards[id].stack - 1] += [id] * (copies - known[id])
    return [shuffled(chance, pile) for pile in piles]


def _fill_hands(
    book: Book, state: State, wanted: dict[Seat, int], cards: list[CardId], chance: Chance
) -> None:
    """Fill the others' hands; where there are not enough cards, what they hold is Water."""
    cards = shuffled(chance, cards + [WATER] * (sum(wanted.values()) - len(cards)))
    for seat, count in wanted.items():
        state.hand[seat] = sorted(cards[:count], key=in_hand_order(book))
        del cards[:count]
