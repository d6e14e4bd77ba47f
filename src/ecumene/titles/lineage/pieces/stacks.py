"""The stacks of trade cards: prepared in batches, drawn from the top, filled up from the discard piles.

Only these functions move trade cards, and those of the market. Every card of the box is in a stack, in a
discard pile, in a hand or on the market;
Water comes from a pile of its own that never runs out. Hands are kept in the order of the stacks.
"""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Callable, Sequence

from ecumene.table.chance import Chance, shuffled
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.book import WATER, Book, Scene, Stack
from ecumene.titles.lineage.secrets.knowledge import all_forget, doubt, forget, learn
from ecumene.titles.lineage.state import CardId, Position

Handed = tuple[Seat, Seat, Sequence[CardId]]
"""Giver, receiver and cards."""


def prepare(position: Position, chance: Chance) -> None:
    """Set up every stack: batch A on batch B on batch C."""
    scene = position.scene
    for pile, stack in enumerate(position.state.stacks):
        stack[:] = _prepared(position.book, scene, pile, chance)


def _prepared(book: Book, scene: Scene, pile: int, chance: Chance) -> list[CardId]:
    regular, aside, minor, tradeable, last = sorted_cards(book, scene, pile)
    if aside:
        return [*shuffled(chance, regular + minor), *shuffled(chance, aside + tradeable), *last]
    cards = shuffled(chance, regular)
    rest = scene.batch_a + scene.batch_c
    top, low = cards[: scene.batch_a], cards[scene.batch_a : rest]
    bottom = shuffled(chance, low + last) if low else last
    return [*top, *shuffled(chance, cards[rest:] + minor + tradeable), *bottom]


def sorted_cards(book: Book, scene: Scene, pile: int) -> tuple[list[CardId], ...]:
    """A stack's regular commodities, additional ones, and calamities: minor, tradeable, not tradeable."""
    regular: list[CardId] = []
    aside: list[CardId] = []
    minor: list[CardId] = []
    tradeable: list[CardId] = []
    last: list[CardId] = []
    for id, copies in scene.cards.items():
        card = book.cards[id]
        if card.pile == pile:
            if not card.calamity:
                batch = aside if id in scene.additional else regular
            elif not card.tradeable:
                batch = last
            else:
                batch = minor if card.calamity == "minor" else tradeable
            batch += [id] * copies
    return regular, aside, minor, tradeable, last


def draw(position: Position, seat: Seat, number: Stack) -> CardId:
    """The top card of the seat's own stack goes to its hand; Water where that is empty."""
    stack = position.stack(seat, number)
    card = stack.pop(0) if stack else WATER
    receive(position, seat, card)
    doubt(position.state, seat)
    return card


def take_water(position: Position, seat: Seat) -> CardId:
    """Water goes to a hand, and everybody sees it."""
    receive(position, seat, WATER)
    for other in range(len(position.state.hand)):
        if other != seat:
            learn(position.state, other, seat, (WATER,))
    return WATER


def receive(position: Position, seat: Seat, card: CardId) -> None:
    """Put a card into a hand, in its place."""
    insort(position.state.hand[seat], card, key=in_hand_order(position.book))


def in_hand_order(book: Book) -> Callable[[CardId], int]:
    return book.hand_order.__getitem__


def hand_over(position: Position, *handed: Handed, shown: bool = False) -> None:
    """Cards change hands, all at once. Those who give and take know them; all others if they are `shown`."""
    state = position.state
    for giver, taker, cards in handed:
        for card in cards:
            state.hand[giver].remove(card)
        forget(state, taker, giver, cards)
    for giver, taker, cards in handed:
        for card in cards:
            receive(position, taker, card)
            doubt(state, taker, position.book.kinds[card] if shown else None)
        learn(state, giver, taker, cards)


def discard(position: Position, seat: Seat, card: CardId) -> None:
    """From a hand to the discard pile of its number, face up; Water goes back to its own pile."""
    state = position.state
    state.hand[seat].remove(card)
    only_one = position.scene.cards.get(card) == 1  # a seat that thought it elsewhere was wrong
    for holder in range(len(state.hand)) if only_one else (seat,):
        all_forget(state, holder, card)
    if card != WATER:
        state.discards[position.book.cards[card].pile].append(card)


def return_discards(position: Position, chance: Chance) -> None:
    """Each discard pile is shuffled and goes under its stack, what cannot be traded under it all."""  # 13b
    book, state = position.book, position.state
    state.returned = [sorted(pile) for pile in state.discards]
    for stack, pile in zip(state.stacks, state.discards, strict=True):
        if pile:
            stack += shuffled(chance, [card for card in pile if book.cards[card].tradeable])
            stack += [card for card in pile if not book.cards[card].tradeable]
            pile.clear()


def shuffle(position: Position, chance: Chance) -> None:
    """After a rewind people know what was to come: every stack is shuffled, what cannot be traded last."""
    book, state = position.book, position.state
    for number, stack in enumerate(state.stacks):
        ahead = [card for card in stack if book.cards[card].tradeable]
        state.stacks[number] = shuffled(chance, ahead) + [
            card for card in stack if not book.cards[card].tradeable
        ]


def misplaced(position: Position) -> list[str]:
    """The errors of the trade cards: every card of the box except Water must be somewhere exactly once."""
    state = position.state
    found: list[str] = []
    there: Counter[CardId] = Counter()
    for pile in (*state.hand, *state.stacks, *state.discards):
        there.update(pile)
    there.update(lying.card for lying in state.market.values())
    del there[WATER]
    if there != position.scene.cards:
        found.append("trade cards were made or lost")
    for piles in (state.stacks, state.discards):
        for number, pile in enumerate(piles):
            if any(position.book.cards[card].pile != number for card in set(pile)):
                found.append(
                    f"a card lies in stack {position.scene.stacks[number]} that does not belong there"
                )
    return found
