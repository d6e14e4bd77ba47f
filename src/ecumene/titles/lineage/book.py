"""The content of a title, prepared for the rules of the lineage: numbers, boards, rankings, cards.

Each title builds one from its own files; the rules read nothing else.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple, get_args

import msgspec

from ecumene.table.text.words import Argument
from ecumene.titles.lineage.abilities.records import SpecialAbility
from ecumene.titles.lineage.advances.records import Allowed, Guard
from ecumene.titles.lineage.calamities.records import CalamityCard
from ecumene.titles.lineage.declared import STACKS
from ecumene.titles.lineage.market.records import MarketBoard
from ecumene.titles.lineage.pieces.board import Board
from ecumene.titles.lineage.scenarios import ShortGame

Stack = int

WATER = "water"
"""The card for an empty stack. There is always enough of it, and it belongs to no stack."""


def at_snow(card: str) -> str:
    """The id of the name that a calamity has on a board with snow."""
    return f"{card}{_AT_SNOW}"


def without_snow(card: str) -> str:
    """The id of a calamity by that of its name, on every board."""
    return card.removesuffix(_AT_SNOW)


_AT_SNOW = "_at_snow"


class Numbers(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of the phases that a title may print otherwise."""

    tokens: int
    cities: int
    ships: int
    tax_rate: int
    expansion: int
    land_steps: int
    ship_cost: int
    ship_maintenance: int
    ships_built: int
    ship_steps: int
    ship_capacity: int
    attack_tokens: int
    city_defenders: int
    siege: int
    pillage_treasury: int
    city_tokens: int
    wilderness_city_tokens: int
    treasury_share: int
    neighbour_tokens: int
    small_limit: int
    small_area_tokens: int
    city_support: int
    trade_cards: int
    true_names: int
    calamity_limit: int
    calamity_limit_with_minor: int
    major_calamity_limit: int
    city_points: int
    treasury_value: int
    least_set: int
    credit_step: int
    hand_limit: int
    moved_city_tokens: int
    start_tokens: int
    city_victory_points: int
    step_victory_points: int
    bonus_victory_points: int


@dataclass(frozen=True)
class AdvanceCard:
    """Everything about an advance but what it changes in calamities, which is declared with those.

    `special_credit` is a discount to one other advance, `free_advance` the group and the cost below which one
    is given at the purchase, `free_credits` go to groups of one's choice, `discount` to another advance that
    is bought with this one.
    """

    id: str
    name: str
    groups: tuple[str, ...]
    cost: int
    victory_points: int
    credits: Mapping[str, int]
    purchases: tuple[tuple[Stack, int], ...] = ()
    tax_choices: tuple[int, ...] = ()
    raises: Mapping[str, int] = field(default_factory=dict)
    special_credit: tuple[str, int] | None = None
    free_advance: tuple[str, int] | None = None
    free_credits: int = 0
    discount: int = 0
    allows: tuple[str, ...] = ()
    guard: Guard | None = None
    ability: SpecialAbility | None = None


@dataclass(frozen=True)
class Scene:
    """One set-up: a board, the civilizations that play on it in A.S.T.-Ranking order, and the trade cards.

    `cards` are the cards of the box with their copies, stack by stack, Water not among them. When the stacks
    are prepared the `additional` commodities go apart; where there are none, `batch_a` and `batch_c` say how
    many commodities lie at the top and at the bottom of each stack.

    Large games have two trade blocks with stacks of their own: `marks` are the marks of their cards, in the
    order in which their stacks lie, and `blocks` says which of them each civilization belongs to.
    """

    id: str
    board: Board
    civilizations: tuple[str, ...]
    credits: int
    minor_calamities: bool
    cards: Mapping[str, int]
    trade_minutes: int
    """How long people who sit together trade before the alarm rings."""
    additional: frozenset[str] = frozenset()
    batch_a: int = 0
    batch_c: int = 0
    marks: tuple[str, ...] = ()
    blocks: Mapping[str, int] = field(default_factory=dict)
    bonuses: tuple[Mapping[str, int], ...] = ()
    """For each block, what each card of a kind is worth there besides its set; none where sets are alike."""
    more_cards: int = 0
    """By how many cards the hand limit is higher in this set-up."""
    market: MarketBoard | None = None
    """The board that everybody trades with, where nobody trades with each other."""
    reconstructed: tuple[str, ...] = ()
    """What of this set-up is our guess."""
    records: Mapping[str, CalamityCard] = field(default_factory=dict)
    """The calamities whose numbers are others in this set-up."""
    scenarios: tuple[str, ...] = ()
    """The tokens of its Short Game, one for each seat; some come twice."""
    short_credits: int = 0
    """What everybody has of each group at the start of a Short Game, in place of `credits`."""

    @cached_property
    def copies(self) -> Mapping[str, tuple[str, ...]]:
        """The cards of each kind, one for each block that has it."""
        found: dict[str, tuple[str, ...]] = {}
        for id in self.cards:
            kind = id.partition(".")[0]
            found[kind] = (*found.get(kind, ()), id)
        return found

    @cached_property
    def sizes(self) -> Mapping[str, int]:
        """How many cards there are of each kind, in all blocks together: the size of a complete set."""
        return {kind: sum(self.cards[id] for id in ids) for kind, ids in self.copies.items()}

    @cached_property
    def own_first(self) -> tuple[Mapping[str, tuple[str, ...]], ...]:
        """For each block the cards of each kind, the block's own first."""
        return tuple(
            {kind: tuple(sorted(ids, key=f"{kind}.{mark}".__ne__)) for kind, ids in self.copies.items()}
            for mark in self.marks
        )

    def mark_of(self, civilization: str) -> str:
        """The mark of the trade block that a civilization belongs to; none where there is one block."""
        return self.marks[self.blocks[civilization]] if civilization in self.blocks else ""

    @cached_property
    def stacks(self) -> tuple[str, ...]:
        """What the stacks are called, in the order in which they lie: by number and mark."""
        ends = [f".{mark}" for mark in self.marks] or [""]
        return tuple(f"{number}{end}" for end in ends for number in range(1, STACKS + 1))


class Scenes(dict[str, Scene]):
    """Set-ups by id. `east_9-saba` is `east_9` after Saba left the game; it is made when it is needed."""

    def __missing__(self, id: str) -> Scene:
        before, _, leaver = id.rpartition("-")
        if not before or leaver not in self[before].civilizations:
            raise KeyError(id)
        scene = self[before]
        made = self[id] = replace(scene, id=id, board=scene.board.without(leaver))
        return made


@dataclass(frozen=True)
class Track:
    """The A.S.T. of one civilization: the first step of each era, and the step that ends the game."""

    first_steps: tuple[int, ...]
    last_step: int

    def era(self, step: int) -> int:
        """The number of the era that a step lies in, from 0."""
        return bisect_right(self.first_steps, step) - 1


@dataclass(frozen=True)
class Need:
    """What an era of the A.S.T. asks for."""

    cities: int = 0
    advances: int = 0
    advances_below_100: int = 0
    advances_from_100: int = 0
    advances_from_200: int = 0
    advance_points: int = 0


@dataclass(frozen=True)
class Ast:
    """One side of the A.S.T.; `eras` are their ids. Some have a `ranking` other than that of the book."""

    tracks: Mapping[str, Track]
    needs: tuple[Need, ...]
    eras: tuple[str, ...]
    last_turns: int
    back_without_cities: int
    ranking: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Card:
    """A trade card: a commodity with its value, or a calamity.

    `kind` is what it is, and what makes a set of several; in games with one trade block it is its id. With
    two, cards of a kind differ by the mark of their block (`clay.w`, `clay.e`), whose number is `block`.
    """

    id: str
    name: str
    stack: Stack
    calamity: str = ""  # "", "minor" or "major"
    tradeable: bool = True
    kind: str = ""
    block: int = 0
    pile: int = field(init=False, default=0)
    """Which of all stacks of its game it belongs to, from 0."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "kind", self.kind or self.id)
        object.__setattr__(self, "pile", self.block * STACKS + self.stack - 1)

    @property
    def mark(self) -> str:
        """The mark of its block; none where there is one block, and none on Water."""
        return self.id.partition(".")[2]

    def marked(self, mark: str, block: int) -> Card:
        """The same card of one of several blocks."""
        return replace(self, id=f"{self.id}.{mark}", kind=self.id, block=block)

    @property
    def face(self) -> int:
        """The face value of a commodity is the number of its stack; Water has none."""
        return 0 if self.calamity else self.stack


class Watch(NamedTuple):
    """An advance that keeps others out of areas with cities, or with units: its bit, and those it lets in."""

    advance: str
    bit: int
    lets_in: int
    of: str
    firm: bool = False

    @property
    def section(self) -> str:
        return f"adv.{self.advance}"


@dataclass(frozen=True)
class Book:
    """Everything by id."""

    title: str
    numbers: Numbers
    scenes: Mapping[str, Scene]
    ranking: Mapping[str, int]
    names: Mapping[str, str]
    advances: Mapping[str, AdvanceCard]
    asts: Mapping[str, Ast]
    cards: Mapping[str, Card]
    calamity: Mapping[str, CalamityCard]
    purchases: tuple[tuple[Stack, int], ...]
    groups: tuple[str, ...]
    ways: Any
    """What the title does in its own way: its `state.Ways`."""
    short_game: ShortGame | None = None
    guesses: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What of a civilization is our reconstruction, by its id."""

    def __post_init__(self) -> None:
        bits = {id: 1 << i for i, id in enumerate(self.advances)}
        derived = {
            "bits": bits,
            "scenes": self.scenes if isinstance(self.scenes, Scenes) else Scenes(self.scenes),
            "calamities": _resolved(self.cards.values()),
            "kinds": {id: card.kind for id, card in self.cards.items()},
            "hand_order": _sorted(self.cards.values()),
            "raised": _raised(self.numbers, self.advances, bits),
            "allowing": _allowing(self.advances, bits),
            "abilities": {id: advance.ability for id, advance in self.advances.items() if advance.ability},
            "sparing": {
                id: _together(bits, (id, *advance.ability.spares))
                for id, advance in self.advances.items()
                if advance.ability
            },
            "guards": _guards(self.advances, bits),
            "guarding": _together(bits, [id for id, advance in self.advances.items() if advance.guard]),
            "least_cost": _least_cost(self.advances.values()),
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    bits: Mapping[str, int] = field(init=False, default_factory=dict)
    """The bit of each advance in the number that says which ones a seat holds."""

    calamities: tuple[str, ...] = field(init=False, default=())
    """The calamities in the order of their resolution: minor ones, then by stack, not tradeable first."""

    kinds: Mapping[str, str] = field(init=False, default_factory=dict)
    """What each card is: its commodity, or its calamity, without its mark."""

    raised: Mapping[str, tuple[int, Mapping[int, int]]] = field(init=False, default_factory=dict)
    """For each number of the game the bits of the advances that raise it, and its value by those held."""

    hand_order: Mapping[str, int] = field(init=False, default_factory=dict)
    """The place of each card in a hand: by number, then by id."""

    allowing: Mapping[str, int] = field(init=False, default_factory=dict)
    """For everything that can be allowed the bits of the advances that do."""

    abilities: Mapping[str, SpecialAbility] = field(init=False, default_factory=dict)
    """The special abilities by their advances."""

    sparing: Mapping[str, int] = field(init=False, default_factory=dict)
    """For each special ability the bits of the advances whose holders it does not affect."""

    guards: tuple[Watch, ...] = field(init=False, default=())
    """The advances that keep others out."""

    guarding: int = field(init=False, default=0)
    """Their bits together."""

    least_cost: int = field(init=False, default=0)
    """What the cheapest advance costs a seat that has all its special credits, and no other."""

    def naming_marks(self, names: Mapping[str, str]) -> dict[str, str]:
        """Names of things, and of all cards with a mark: those of their kinds and the mark."""
        marked = [card for card in self.cards.values() if card.mark and card.kind in names]
        return {**names, **{card.id: f"{names[card.kind]} ({card.mark.upper()})" for card in marked}}

    def called_at_snow(self, value: Argument) -> Argument:
        """An argument of a message with the names that calamities have on a board with snow."""
        if isinstance(value, str):
            count, space, card = value.rpartition(" ")
            return f"{count}{space}{at_snow(card)}" if at_snow(card) in self.names else value
        if isinstance(value, int):
            return value
        return tuple(item if isinstance(item, int) else str(self.called_at_snow(item)) for item in value)

    def bits_of(self, advances: Iterable[str]) -> int:
        """The bits of some advances together."""
        return _together(self.bits, advances)

    def advances_of(self, bits: int) -> tuple[str, ...]:
        """The advances whose bits these are."""
        return tuple(id for id, bit in self.bits.items() if bit & bits)

    def advances_for(self, what: str) -> tuple[str, ...]:
        """The advances that allow something, or that raise a number of the game."""
        return self.advances_of(self.allowing[what] if what in self.allowing else self.raised[what][0])


Bits = Mapping[str, int]


def _least_cost(advances: Collection[AdvanceCard]) -> int:
    special = Counter[str]()
    for advance in advances:
        if advance.special_credit:
            to, amount = advance.special_credit
            special[to] += amount
    return min((advance.cost - special[advance.id] for advance in advances), default=0)


def _together(bits: Bits, advances: Iterable[str]) -> int:
    found = 0
    for id in advances:
        found |= bits[id]
    return found


def _resolved(cards: Iterable[Card]) -> tuple[str, ...]:
    calamities = [card for card in cards if card.calamity and card.id == card.kind]
    calamities.sort(key=lambda card: (card.calamity == "major", card.stack, card.tradeable))
    return tuple(card.id for card in calamities)


def _sorted(cards: Iterable[Card]) -> dict[str, int]:
    in_order = sorted(cards, key=lambda card: (card.stack, card.id))
    return {card.id: place for place, card in enumerate(in_order)}


def _raised(
    numbers: Numbers, advances: Mapping[str, AdvanceCard], bits: Bits
) -> dict[str, tuple[int, dict[int, int]]]:
    raised: dict[str, tuple[int, dict[int, int]]] = {
        number: (0, {0: value}) for number, value in msgspec.structs.asdict(numbers).items()
    }
    for id, advance in advances.items():
        for number in raised.keys() & advance.raises.keys():
            more, (raising, values) = advance.raises[number], raised[number]
            with_it = {held | bits[id]: value + more for held, value in values.items()}
            raised[number] = raising | bits[id], values | with_it
    return raised


def _allowing(advances: Mapping[str, AdvanceCard], bits: Bits) -> dict[str, int]:
    return {
        what: _together(bits, [id for id, advance in advances.items() if what in advance.allows])
        for what in get_args(Allowed)
    }


def _guards(advances: Mapping[str, AdvanceCard], bits: Bits) -> tuple[Watch, ...]:
    return tuple(
        Watch(
            id,
            bits[id],
            _together(bits, (id, *advance.guard.lets_in)),
            advance.guard.of,
            advance.guard.firm,
        )
        for id, advance in advances.items()
        if advance.guard
    )
