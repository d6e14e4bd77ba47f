"""Dealing what the holder of a glimpse cannot know: others' hands, the stacks, and what others have sealed.

What the seat knows is honoured: the kinds that open offers name truly, how many calamities lie before each
seat, and, as far as it may still be so, the cards that it last knew in other hands. Where nobody can hold
calamities nobody is dealt any. Nothing is dealt anew that others may know of each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from ecumene.table.chance import Chance, shuffled
from ecumene.table.frames import Seat
from ecumene.table.offers import Terms
from ecumene.titles.lineage.book import WATER, Book
from ecumene.titles.lineage.calamities.resolution import CalamityResolution
from ecumene.titles.lineage.pieces.stacks import in_hand_order
from ecumene.titles.lineage.state import CardId, State, scene_of
from ecumene.titles.lineage.trade.floor import NO_LIMIT, AskTrade

_DEALT = ("trade_cards", "trade")
"""The phases in which calamities are in hands and nobody knows how many."""

_UNDRAWN = ("ast", "tax", "population", "movement", "conflict", "construction")
"""The phases in which nobody can have drawn what went under the stacks last."""


def under_stacks(state: State) -> list[list[CardId]]:
    """What everybody saw go under the stacks, while it must still be there."""
    return state.returned if state.phase in _UNDRAWN else []


def deal_unknown(book: Book, state: State, seat: Seat | None, chance: Chance) -> None:
    """Lay every card that a seat does not hold somewhere in its glimpse, so that it looks the same to it."""
    deal = Deal(book, state, seat, chance)
    deal.keep_promises()
    if any(state.laid):
        deal.lay_calamities()
    elif state.phase in _DEALT:
        deal.burden()
    deal.remember()
    deal.fill()
    for other, cards in deal.hands.items():
        state.hand[other] = sorted(cards, key=in_hand_order(book))
    _seal(book, state, seat)
    for ask in state.flow.asks.values():
        if isinstance(ask, AskTrade) and ask.seat != seat:
            state.patience[ask.seat] = state.rules.trade_answers or NO_LIMIT


class Deal:
    """The cards that may be anywhere, and the hands that are being filled.

    `there` counts those cards by id, `left` by stack, `room` says how many a hand still takes, and `bearable`
    how many that cannot be traded, so that open offers stay covered. `spare` is the room in all hands beyond
    what they must take: the cards of empty stacks are nowhere else.
    """

    def __init__(self, book: Book, state: State, seat: Seat | None, chance: Chance) -> None:
        self.book, self.state, self.seat, self.chance = book, state, seat, chance
        self.hands: dict[Seat, list[CardId]] = {s: [] for s in range(len(state.hand)) if s != seat}
        self.room = {s: len(state.hand[s]) for s in self.hands}
        self.bearable = self.room.copy()
        held = Counter(state.hand[seat] if seat is not None else ())
        for pile in (*state.discards, *under_stacks(state)):
            held.update(pile)
        self.there = {id: copies - held[id] for id, copies in scene_of(book, state).cards.items()}
        self.left = [0] * len(state.stacks)
        for id, copies in self.there.items():
            self.left[book.cards[id].stack - 1] += copies
        must = sum(left for left, stack in zip(self.left, state.stacks, strict=True) if not stack)
        self.spare = sum(self.room.values()) - must

    def may_take(self, card: CardId) -> bool:
        """Whether a card can be in a hand: a stack that is not empty keeps one card at least."""
        if card == WATER:
            return self.spare > 0
        if self.there.get(card, 0) < 1:
            return False
        number = self.book.cards[card].stack - 1
        return not self.state.stacks[number] or (self.spare > 0 and self.left[number] > 1)

    def take(self, seat: Seat, card: CardId) -> None:
        self.hands[seat].append(card)
        self.room[seat] -= 1
        if card != WATER:
            self.there[card] -= 1
            number = self.book.cards[card].stack - 1
            self.left[number] -= 1
            if not self.state.stacks[number]:
                return
        self.spare -= 1

    def keep_promises(self) -> None:
        """What open offers name truly is there, and so many cards that can be traded."""
        promised: dict[Seat, Counter[CardId]] = {}
        for offer in self.state.floor.offers.values():
            maker = offer.maker
            if maker != self.seat:
                promised[maker] = promised.get(maker, Counter()) | Counter(offer.says.kinds)
                free = len(self.state.hand[maker]) - offer.says.count
                self.bearable[maker] = min(self.bearable[maker], free)
        for maker, kinds in promised.items():
            for kind in kinds.elements():
                self.take(maker, kind)

    def lay_calamities(self) -> None:
        """As many calamities as lie before each seat, of those that were not named yet."""
        state = self.state
        named = 0
        wanted = {s: state.laid[s] for s in self.hands}
        for step in state.flow.steps.values():
            if isinstance(step, CalamityResolution):
                named = step.named
        unnamed = shuffled(self.chance, self.book.calamities[named:])
        for s, cards in self._known():
            for card in cards:
                if wanted[s] and card in unnamed and self.may_take(card):
                    self.take(s, card)
                    wanted[s] -= 1
        unnamed.sort(key=self._is_elsewhere)
        slots = [s for s, count in wanted.items() for _ in range(count)]
        for card in unnamed:
            if slots and self.may_take(card):
                self.take(slots.pop(), card)

    def _is_elsewhere(self, card: CardId) -> bool:
        """Whether a card may be in its stack, so that nobody must hold it."""
        return bool(self.state.stacks[self.book.cards[card].stack - 1])

    def burden(self) -> None:
        """Calamities that cannot be traded and that somebody must hold."""
        cards = self.book.cards
        for card in self.book.calamities:
            if not cards[card].tradeable and self.there.get(card) and not self._is_elsewhere(card):
                able = [s for s, room in self.room.items() if room and self.bearable[s]]
                bearer = able[self.chance.below(len(able))]
                self.take(bearer, card)
                self.bearable[bearer] -= 1

    def remember(self) -> None:
        """Cards that the seat last knew in a hand, if they may be there; of a calamity it was the trader."""
        dealt = self.state.phase in _DEALT and not any(self.state.laid)
        for s, cards in self._known():
            for card in (Counter(cards) - Counter(self.hands[s])).elements():
                fits = dealt or not self.book.cards[card].calamity
                if fits and self.room[s] and self.may_take(card):
                    self.take(s, card)
            for card in cards:
                if self.seat is not None and self.book.cards[card].calamity and card in self.hands[s]:
                    self.state.givers[card] = self.seat

    def _known(self) -> Iterator[tuple[Seat, Sequence[CardId]]]:
        if self.seat is not None:
            for s, cards in enumerate(self.state.known[self.seat]):
                if cards and s != self.seat:
                    yield s, cards

    def fill(self) -> None:
        """The rest of the hands, what must be held first; the others lie in their stacks."""
        state, cards = self.state, self.book.cards
        dealt = state.phase in _DEALT and not any(state.laid)
        slots = shuffled(self.chance, [s for s, room in self.room.items() for _ in range(room)])
        rest = shuffled(self.chance, [id for id, copies in self.there.items() for _ in range(copies)])
        stacks: list[list[CardId]] = [[] for _ in state.stacks]
        loose: list[CardId] = []
        for card in rest:
            number = cards[card].stack - 1
            if not state.stacks[number]:
                self.hands[slots.pop()].append(card)
            elif not stacks[number] or (cards[card].calamity and not dealt):
                stacks[number].append(card)
            else:
                loose.append(card)
        while slots and loose:
            card = loose.pop()
            entry, holder = cards[card], slots[-1]
            if entry.tradeable or self.bearable[holder]:
                self.bearable[holder] -= not entry.tradeable
                self.hands[slots.pop()].append(card)
            else:
                stacks[entry.stack - 1].append(card)
        for holder in slots:
            self.hands[holder].append(WATER)
        for card in loose:
            stacks[cards[card].stack - 1].append(card)
        for stack, under in zip(stacks, under_stacks(state), strict=False):
            stack += under
        state.stacks[:] = stacks


def _seal(book: Book, state: State, seat: Seat | None) -> None:
    """Cards for the offers of others that may lie in them."""
    floor = state.floor
    for id, offer in floor.offers.items():
        if offer.maker != seat:
            sealed = fulfilling(book, state.hand[offer.maker], offer.says)
            floor.offers[id] = replace(offer, gives=tuple(sealed))


def fulfilling(book: Book, hand: Iterable[CardId], said: Terms) -> list[CardId]:
    """Cards of a hand that are what was said of them."""
    named = Counter(said.kinds)
    blind: list[CardId] = []
    for card in hand:
        if named[card]:
            named[card] -= 1
        elif book.cards[card].tradeable:
            blind.append(card)
    return [*said.kinds, *blind[: said.count - len(said.kinds)]]
