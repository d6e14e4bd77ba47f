"""The stacks of trade cards: prepared in batches, drawn from the top, filled up from the discard piles.

Only these functions move trade cards. Every card of the box is in a stack, in a discard pile or in a hand;
Water comes from a pile of its own that never runs out. Hands are kept in the order of the stacks.
"""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Callable, Sequence

from ecumene.table.chance import Chance, shuffled
from ecumene.table.frames import Seat
from ecumene.titles.lineage.book import WATER, Book, Scene, Stack
from ecumene.titles.lineage.secrets.knowledge import all_forget, forget, learn
from ecumene.titles.lineage.state import CardId, State, scene_of

Handed = tuple[Seat, Seat, Sequence[CardId]]
"""From whom, to whom, which cards."""


def prepare(book: Book, state: State, chance: Chance) -> None:
    """Set up every stack: batch A on batch B on batch C."""
    scene = scene_of(book, state)
    for number, stack in enumerate(state.stacks, 1):
        stack[:] = _prepared(book, scene, number, chance)


def _prepared(book: Book, scene: Scene, number: Stack, chance: Chance) -> list[CardId]:
    regular, aside, minor, tradeable, last = sorted_cards(book, scene, number)
    if aside:
        return [*shuffled(chance, regular + minor), *shuffled(chance, aside + tradeable), *last]
    pile = shuffled(chance, regular)
    rest = scene.batch_a + scene.batch_c
    top, low = pile[: scene.batch_a], pile[scene.batch_a : rest]
    bottom = shuffled(chance, low + last) if low else last
    return [*top, *shuffled(chance, pile[rest:] + tradeable), *bottom]


def sorted_cards(book: Book, scene: Scene, number: Stack) -> tuple[list[CardId], ...]:
    """A number's regular commodities, additional ones, and calamities: minor, tradeable, not tradeable."""
    regular: list[CardId] = []
    aside: list[CardId] = []
    minor: list[CardId] = []
    tradeable: list[CardId] = []
    last: list[CardId] = []
    for id, copies in scene.cards.items():
        card = book.cards[id]
        if card.stack == number:
            if not card.calamity:
                pile = aside if id in scene.additional else regular
            elif not card.tradeable:
                pile = last
            else:
                pile = minor if card.calamity == "minor" else tradeable
            pile += [id] * copies
    return regular, aside, minor, tradeable, last


def draw(book: Book, state: State, seat: Seat, number: Stack) -> CardId:
    """The top card of a stack goes to a hand; Water where the stack is empty."""
    stack = state.stacks[number - 1]
    card = stack.pop(0) if stack else WATER
    receive(book, state, seat, card)
    return card


def receive(book: Book, state: State, seat: Seat, card: CardId) -> None:
    """Put a card into a hand, in its place."""
    insort(state.hand[seat], card, key=in_hand_order(book))


def in_hand_order(book: Book) -> Callable[[CardId], int]:
    return book.hand_order.__getitem__


def hand_over(book: Book, state: State, *handed: Handed) -> None:
    """Cards change hands, all at once. Those who give and take know them, nobody else does."""
    for giver, taker, cards in handed:
        for card in cards:
            state.hand[giver].remove(card)
        forget(state, taker, giver, cards)
    for giver, taker, cards in handed:
        for card in cards:
            receive(book, state, taker, card)
        learn(state, giver, taker, cards)


def discard(book: Book, state: State, seat: Seat, card: CardId) -> None:
    """From a hand to the discard pile of its number, face up; Water goes back to its own pile."""
    state.hand[seat].remove(card)
    only_one = scene_of(book, state).cards.get(card) == 1  # whoever thought it elsewhere was wrong
    for holder in range(len(state.hand)) if only_one else (seat,):
        all_forget(state, holder, card)
    if card != WATER:
        state.discards[book.cards[card].stack - 1].append(card)


def return_discards(book: Book, state: State, chance: Chance) -> None:
    """Each discard pile is shuffled and goes under its stack, what cannot be traded under it all."""  # 13b
    state.returned = [sorted(pile) for pile in state.discards]
    for stack, pile in zip(state.stacks, state.discards, strict=True):
        if pile:
            stack += shuffled(chance, [card for card in pile if book.cards[card].tradeable])
            stack += [card for card in pile if not book.cards[card].tradeable]
            pile.clear()


def shuffle(book: Book, state: State, chance: Chance) -> None:
    """After a rewind people know what was to come: every stack is shuffled, what cannot be traded last."""
    for number, stack in enumerate(state.stacks):
        ahead = [card for card in stack if book.cards[card].tradeable]
        state.stacks[number] = shuffled(chance, ahead) + [
            card for card in stack if not book.cards[card].tradeable
        ]


def misplaced(book: Book, state: State) -> list[str]:
    """What is wrong with the trade cards: every card of the box but Water must be somewhere exactly once."""
    found: list[str] = []
    there: Counter[CardId] = Counter()
    for pile in (*state.hand, *state.stacks, *state.discards):
        there.update(pile)
    del there[WATER]
    if there != scene_of(book, state).cards:
        found.append("trade cards were made or lost")
    for piles in (state.stacks, state.discards):
        for number, pile in enumerate(piles, 1):
            if any(book.cards[card].stack != number for card in pile):
                found.append(f"a card lies in stack {number} that does not belong there")
    return found
