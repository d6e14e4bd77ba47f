"""Deals the things that the holder of a glimpse cannot know: others' hands, the stacks, sealed answers of
others, and cards that are face down on the market.

The deal respects the seat's knowledge: the true kinds of open offers, the number of calamities of each seat,
the commodities that a hand lacks, and, as far as still possible, the cards that it last knew in other hands.
While nobody can hold calamities, none are dealt to hands. Things that others may know about each other are
not dealt again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from ecumene.table.chance import Chance, shuffled
from ecumene.table.state.fields import UNKNOWN
from ecumene.table.state.frames import Seat
from ecumene.table.state.offers import Terms
from ecumene.titles.lineage.book import WATER, Book
from ecumene.titles.lineage.calamities.resolution import CalamityResolution
from ecumene.titles.lineage.pieces.stacks import in_hand_order
from ecumene.titles.lineage.secrets.knowledge import lacks
from ecumene.titles.lineage.state import CardId, Position, State
from ecumene.titles.lineage.trade.floor import NO_LIMIT, AskTrade

_DEALT = ("trade_cards", "trade")
"""The phases in which calamities are in hands and nobody knows how many."""

_FROM_SETUP = ("settlement", "tax", "population", "movement", "conflict", "construction")
"""The phases in which those are, too, that were drawn before turn 1: only then are there hands so early."""

_UNDRAWN = ("ast", "tax", "population", "ships", "movement", "conflict", "construction")
"""The phases in which nobody can have drawn what went under the stacks last."""


def under_stacks(state: State) -> list[list[CardId]]:
    """What everybody saw go under the stacks, while it must still be there."""
    return state.returned if state.phase in _UNDRAWN else []


def dealt(state: State) -> bool:
    """Whether hands may hold calamities, and nobody knows how many."""
    if any(state.laid):
        return False
    from_setup = state.turn <= 1 and state.phase in _FROM_SETUP and any(state.hand)
    return state.phase in _DEALT or from_setup


def deal_unknown(position: Position, seat: Seat | None, chance: Chance) -> None:
    """Lay every card that a seat does not hold somewhere in its glimpse, so that it looks the same to it."""
    state = position.state
    deal = Deal(position, seat, chance)
    deal.lay_market()
    deal.keep_promises()
    if any(state.laid):
        deal.lay_calamities()
    elif dealt(state):
        deal.burden()
    deal.remember()
    deal.fill()
    for other, cards in deal.hands.items():
        if other in deal.red:
            space = deal.red[other]
            state.market[space] = replace(state.market[space], card=cards[0])
        else:
            state.hand[other] = sorted(cards, key=in_hand_order(position.book))
    _seal(position, seat)
    _draw_scenarios(position, seat, chance)
    for ask in state.flow.asks.values():
        if isinstance(ask, AskTrade) and ask.seat != seat:
            state.patience[ask.seat] = state.rules.trade_answers or NO_LIMIT


class Deal:
    """The cards that may be anywhere, and the hands that are being filled.

    `there` counts those cards by id, `left` by stack, `room` says how many a hand still takes, and `bearable`
    how many that cannot be traded, so that open offers stay covered. `spare` is the room in all hands beyond
    what they must take: the cards of empty stacks are nowhere else. `settled` says how many cards of a hand
    are there for a reason; those that come after them may be any.

    A space of the red column that the seat does not know is like a hand of one card: `red` names these
    spaces, by numbers below those of the seats. Nothing that cannot be traded lies there.
    """

    def __init__(self, position: Position, seat: Seat | None, chance: Chance) -> None:
        book, state = position.book, position.state
        self.book, self.state, self.seat, self.chance = book, state, seat, chance
        self.hands: dict[Seat, list[CardId]] = {
            s: [] for s, hand in enumerate(state.hand) if s != seat and (UNKNOWN in hand or not hand)
        }
        self.room = {s: len(state.hand[s]) for s in self.hands}
        self.bearable = self.room.copy()
        unknown = [space for space, lying in sorted(state.market.items()) if lying.card == UNKNOWN]
        self.red = {-number: s for number, s in enumerate(unknown, 1) if state.market[s].lies == "red"}
        self.dealt = [space for space in unknown if state.market[space].lies == "dealt"]
        for space in self.red:
            self.hands[space], self.room[space], self.bearable[space] = [], 1, 0
        held = Counter(card for s, hand in enumerate(state.hand) if s not in self.hands for card in hand)
        held.update(lying.card for lying in state.market.values())
        for pile in (*state.discards, *under_stacks(state)):
            held.update(pile)
        self.copies, self.block, self.market = position.scene.copies, position.block, position.scene.market
        self.alike_may_lie = not position.ways.twins_share_victims
        self.there = {id: copies - held[id] for id, copies in position.scene.cards.items()}
        self.left = [0] * len(state.stacks)
        for id, copies in self.there.items():
            self.left[book.cards[id].pile] += copies
        self.settled: dict[Seat, int] = {}
        self.spare = 0
        self.reckon_spare()

    def reckon_spare(self) -> None:
        state = self.state
        must = sum(left for left, stack in zip(self.left, state.stacks, strict=True) if not stack)
        self.spare = sum(self.room.values()) - must

    def may_take(self, card: CardId) -> bool:
        """Whether a card can be in a hand: a stack that is not empty keeps one card at least."""
        if card == WATER:
            return self.spare > 0
        if self.there.get(card, 0) < 1:
            return False
        number = self.book.cards[card].pile
        return not self.state.stacks[number] or (self.spare > 0 and self.left[number] > 1)

    def take(self, seat: Seat, card: CardId) -> None:
        self.hands[seat].append(card)
        self.room[seat] -= 1
        if card != WATER:
            self.there[card] -= 1
            number = self.book.cards[card].pile
            self.left[number] -= 1
            if not self.state.stacks[number]:
                return
        self.spare -= 1

    def lay_market(self) -> None:
        """A card that was dealt to the market is one of its stack; what no hand can bear lies there."""
        cards, state = self.book.cards, self.state
        for space in self.dealt:
            number = int(space.partition(".")[0])
            there = [id for id, n in self.there.items() if cards[id].stack == number for _ in range(n)]
            if not state.stacks[number - 1] and self._burdens() > sum(self.bearable.values()):
                there = [id for id in there if not cards[id].tradeable] or there
            card = there[self.chance.below(len(there))]
            state.market[space] = replace(state.market[space], card=card)
            self.there[card] -= 1
            self.left[number - 1] -= 1
        self.reckon_spare()

    def _burdens(self) -> int:
        """How many calamities that cannot be traded must be somewhere else than in their stacks."""
        banned = [id for id in self.there if not self.book.cards[id].tradeable]
        return sum(self.there[id] for id in banned if not self._is_elsewhere(id))

    def keep_promises(self) -> None:
        """What open offers name truly is there, and as many cards that can be traded as they promise."""
        promised: dict[Seat, Counter[CardId]] = {}
        for offer in self.state.floor.offers.values():
            maker = offer.maker
            if maker in self.hands:
                promised[maker] = promised.get(maker, Counter()) | Counter(offer.says.kinds)
                free = len(self.state.hand[maker]) - offer.says.count
                self.bearable[maker] = min(self.bearable[maker], free)
        for maker, kinds in promised.items():
            for kind in kinds.elements():
                self.take(maker, self._one_of(kind))

    def _one_of(self, kind: CardId) -> CardId:
        """A card of a kind that may be anywhere: where there are several marks, of the most likely one."""
        copies = self.copies.get(kind, (kind,))
        return max(copies, key=lambda card: (self.may_take(card), self.there.get(card, 0)))

    def lay_calamities(self) -> None:
        """As many calamities as lie before each seat, of those that were not named yet."""
        state = self.state
        named = 0
        wanted = {s: state.laid[s] for s in self.hands}
        for step in state.flow.steps.values():
            if isinstance(step, CalamityResolution):
                named = step.named
        unnamed = shuffled(self.chance, self._copies(self.book.calamities[named:]))
        for s, cards in self._known():
            for card in cards:
                if wanted[s] and card in unnamed and self.may_take(card) and self.may_lie(s, card):
                    self.take(s, card)
                    wanted[s] -= 1
        unnamed.sort(key=self._is_elsewhere)
        slots = [s for s, count in reversed(wanted.items()) for _ in range(count)]
        for card in unnamed:
            if slots and self.may_take(card):
                self._lay(slots, card)

    def _copies(self, kinds: Iterable[str]) -> list[CardId]:
        """The cards of some calamities, of all trade blocks."""
        return [card for kind in kinds for card in self.copies.get(kind, ())]

    def may_lie(self, seat: Seat, card: CardId, instead: CardId = "") -> bool:
        """Whether a calamity may lie before a seat, instead of another one; twins only where both strike."""
        kinds = self.book.kinds
        held = [kinds[other] for other in self.hands[seat] if other != instead]
        return self.may_draw(seat, card) and (self.alike_may_lie or kinds[card] not in held)

    def may_draw(self, seat: Seat, card: CardId) -> bool:
        """Whether a seat may hold a card: one that cannot be traded stays in the block of its stack."""
        entry = self.book.cards[card]
        return entry.tradeable or entry.block == self.block(seat)

    def _lay(self, slots: list[Seat], card: CardId) -> None:
        """Lay a calamity before one of the seats that lack some, if need be in the place of another one."""
        seat = next((s for s in slots if self.may_lie(s, card)), None)
        if seat is None:
            seat = self._make_way(slots, card)
        if seat is not None:
            slots.remove(seat)
            self.take(seat, card)

    def _make_way(self, slots: list[Seat], card: CardId) -> Seat | None:
        """Move a calamity that lies where another one may to a seat that lacks some."""
        for seat, hand in self.hands.items():
            for other in hand:
                if not self.book.cards[other].calamity or not self.may_lie(seat, card, instead=other):
                    continue
                to = next((s for s in slots if self.may_lie(s, other)), None)
                if to is not None:
                    hand.remove(other)
                    self.hands[to].append(other)
                    slots[slots.index(to)] = seat
                    self.room[seat], self.room[to] = self.room[seat] + 1, self.room[to] - 1
                    return seat
        return None

    def _is_elsewhere(self, card: CardId) -> bool:
        """Whether a card may be in its stack, so that nobody must hold it."""
        return bool(self.state.stacks[self.book.cards[card].pile])

    def burden(self) -> None:
        """Calamities that cannot be traded and that somebody must hold."""
        cards = self.book.cards
        for card in self._copies(self.book.calamities):
            if not cards[card].tradeable and self.there.get(card) and not self._is_elsewhere(card):
                able = [s for s, room in self.room.items() if room and self.bearable[s]]
                able = [s for s in able if self.may_draw(s, card)] or able
                bearer = able[self.chance.below(len(able))]
                self.take(bearer, card)
                self.bearable[bearer] -= 1

    def remember(self) -> None:
        """Cards that the seat last knew in a hand, if they may be there; of a calamity it was the trader."""
        open = dealt(self.state)
        for s, cards in self._known():
            for card in (Counter(cards) - Counter(self.hands[s])).elements():
                fits = (open or not self.book.cards[card].calamity) and not self.lacks(s, card)
                if fits and self.room[s] and self.may_take(card):
                    self.take(s, card)
            for card in cards:
                traded = self.seat is not None and not self.market and self.book.cards[card].calamity
                if self.seat is not None and traded and card in self.hands[s]:
                    self.state.givers[card] = self.seat

    def _known(self) -> Iterator[tuple[Seat, Sequence[CardId]]]:
        if self.seat is not None:
            for s, cards in enumerate(self.state.known[self.seat]):
                if cards and s in self.hands:
                    yield s, cards

    def fill(self) -> None:
        """The rest of the hands, what must be held first; the others lie in their stacks."""
        state, cards = self.state, self.book.cards
        open = dealt(state)
        self.settled = {s: len(hand) for s, hand in self.hands.items()}
        slots = shuffled(self.chance, [s for s, room in self.room.items() for _ in range(room)])
        rest = shuffled(self.chance, [id for id, copies in self.there.items() for _ in range(copies)])
        stacks: list[list[CardId]] = [[] for _ in state.stacks]
        loose: list[CardId] = []
        for card in rest:
            number = cards[card].pile
            if not state.stacks[number]:
                self._deal(slots, card)
            elif not stacks[number] or (cards[card].calamity and not open):
                stacks[number].append(card)
            else:
                loose.append(card)
        while slots and loose:
            card = loose.pop()
            entry, place = cards[card], self._place(slots, card)
            if place is not None and self._bears(slots[place], card):
                self.bearable[slots[place]] -= not entry.tradeable
                self._deal(slots, card)
            else:
                stacks[entry.pile].append(card)
        for card in loose:
            stacks[cards[card].pile].append(card)
        for holder in slots:
            self._deal([holder], WATER if WATER in cards else self._spared(holder, stacks))
        for stack, under in zip(stacks, under_stacks(state), strict=False):
            stack += under
        state.stacks[:] = stacks

    def lacks(self, seat: Seat, card: CardId) -> bool:
        """Whether everybody knows that there is no such commodity in a hand."""
        return lacks(self.state, seat, self.book.kinds[card])

    def _place(self, slots: Sequence[Seat], card: CardId) -> int | None:
        """Which of some gets a card next: the last one that may hold it."""
        return next((n for n in reversed(range(len(slots))) if not self.lacks(slots[n], card)), None)

    def _deal(self, slots: list[Seat], card: CardId) -> None:
        """Give a card to one of some, if need be in exchange for a commodity that somebody else was dealt."""
        place = self._place(slots, card)
        if place is None:
            place, card = len(slots) - 1, self._exchanged(slots[-1], card)
        self.hands[slots.pop(place)].append(card)

    def _exchanged(self, holder: Seat, card: CardId) -> CardId:
        """What somebody gives who may hold a card, for one that the holder may."""
        for other, hand in self.hands.items():
            for number in range(self.settled[other], 0 if self.lacks(other, card) else len(hand)):
                theirs = hand[number]
                if not self.book.cards[theirs].calamity and not self.lacks(holder, theirs):
                    hand[number] = card
                    return theirs
        return card

    def _spared(self, holder: Seat, stacks: Sequence[list[CardId]]) -> CardId:
        """A card of a stack that keeps another one: in a game without Water the hands hold as many cards."""
        under = under_stacks(self.state)
        spare = [
            card
            for number, stack in enumerate(stacks)
            if len(stack) > 1 or (under and under[number])
            for card in stack
            if (dealt(self.state) or not self.book.cards[card].calamity) and self._bears(holder, card)
        ]
        fitting = [card for card in spare if not self.lacks(holder, card)] or spare
        card = fitting[self.chance.below(len(fitting))]
        self.bearable[holder] -= not self.book.cards[card].tradeable
        stacks[self.book.cards[card].pile].remove(card)
        return card

    def _bears(self, holder: Seat, card: CardId) -> bool:
        """Whether a hand has room for a card that cannot be traded, if it is one."""
        return self.book.cards[card].tradeable or (self.bearable[holder] > 0 and self.may_draw(holder, card))


def _draw_scenarios(position: Position, seat: Seat | None, chance: Chance) -> None:
    """The tokens of a Short Game that others have drawn, while nobody has seen them."""
    state = position.state
    if state.scenarios:
        left = list(position.scene.scenarios)
        if seat is not None:
            left.remove(state.scenarios[seat])
        others = iter(shuffled(chance, left))
        state.scenarios = [
            own if owner == seat else next(others) for owner, own in enumerate(state.scenarios)
        ]


def _seal(position: Position, seat: Seat | None) -> None:
    """Cards for the offers of others that may lie in them."""
    state = position.state
    floor = state.floor
    for id, offer in floor.offers.items():
        if offer.maker != seat:
            sealed = fulfilling(position.book, state.hand[offer.maker], offer.says)
            floor.offers[id] = replace(offer, gives=tuple(sealed))


def fulfilling(book: Book, hand: Iterable[CardId], said: Terms) -> list[CardId]:
    """Cards of a hand that are what was said of them, those that were named first and as they were named."""
    left, named = list(hand), list[CardId]()
    for kind in said.kinds:
        card = next((card for card in left if book.kinds[card] == kind), None)
        if card is not None:
            left.remove(card)
            named.append(card)
    blind = [card for card in left if book.cards[card].tradeable]
    return [*named, *blind[: said.count - len(named)]]
