"""Dealing anew what the holder of a view cannot know: others' hands, the stacks and the discard piles.

What a seat may remember of cards that it gave away, or that went under a stack, is not kept: every card that
is not in its own hand may be anywhere.
"""

from __future__ import annotations

from collections import Counter

from ecumene.table.chance import Chance, shuffled
from ecumene.table.frames import Seat
from ecumene.table.title import View
from ecumene.titles.lineage.book import WATER, Book
from ecumene.titles.lineage.stacks import in_hand_order
from ecumene.titles.lineage.state import CardId, State, scene_of


def deal_unknown(book: Book, state: State, seen: View, chance: Chance) -> None:
    """Lay every card that the viewer does not hold somewhere that looks the same to it."""
    wanted = {int(seat): side["hand"] for seat, side in seen["seats"].items()}
    if you := seen.get("you"):
        state.hand[you["seat"]] = list(you["hand"])
        del wanted[you["seat"]]
    unknown = _unknown(book, state, chance)
    held: list[CardId] = []  # what others must hold: the cards of empty stacks are nowhere else
    loose: list[CardId] = []  # what others may hold: a stack that is not empty keeps one card at least
    for number, pile in enumerate(unknown):
        discards = seen["discards"][str(number + 1)]
        state.discards[number], rest = pile[:discards], pile[discards:]
        if seen["stacks_left"][str(number + 1)]:
            state.stacks[number] = rest[:1]
            loose += rest[1:]
        else:
            held += rest
    loose = shuffled(chance, loose)
    room = max(0, sum(wanted.values()) - len(held))
    for card in loose[room:]:
        state.stacks[book.cards[card].stack - 1].append(card)
    _fill_hands(book, state, wanted, held + loose[:room], chance)


def _unknown(book: Book, state: State, chance: Chance) -> list[list[CardId]]:
    """The cards in no known hand, by number, each pile shuffled."""
    known = Counter(card for hand in state.hand for card in hand)
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
