"""The content of a title made ready for the rules of the lineage: numbers, boards, rankings, cards.

Each title builds one from its own files; the rules read nothing else.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import msgspec

from ecumene.titles.lineage.pieces.board import Board

Stack = int

WATER = "water"
"""The card for an empty stack. There is always enough of it, and it belongs to no stack."""


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
    pillage_treasury: int
    city_tokens: int
    wilderness_city_tokens: int
    city_support: int
    trade_cards: int
    true_names: int
    calamity_limit: int
    calamity_limit_with_minor: int
    major_calamity_limit: int
    city_points: int
    treasury_value: int
    credit_step: int
    hand_limit: int
    moved_city_tokens: int
    start_tokens: int
    city_victory_points: int
    step_victory_points: int
    bonus_victory_points: int


@dataclass(frozen=True)
class AdvanceCard:
    """What the rules must know of an advance besides what it does.

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


@dataclass(frozen=True)
class Scene:
    """One set-up: a board, the civilizations that play on it in A.S.T.-Ranking order, and the trade cards.

    `cards` are the cards of the box with their copies, stack by stack, Water not among them. When the stacks
    are prepared the `additional` commodities go apart; where there are none, `batch_a` and `batch_c` say how
    many commodities lie at the top and at the bottom of each stack.
    """

    id: str
    board: Board
    civilizations: tuple[str, ...]
    credits: int
    minor_calamities: bool
    cards: Mapping[str, int]
    additional: frozenset[str] = frozenset()
    batch_a: int = 0
    batch_c: int = 0


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
    """One side of the A.S.T.; `eras` are their ids."""

    tracks: Mapping[str, Track]
    needs: tuple[Need, ...]
    eras: tuple[str, ...]
    last_turns: int
    back_without_cities: int


@dataclass(frozen=True)
class Card:
    """A trade card: a commodity with its value, or a calamity."""

    id: str
    name: str
    stack: Stack
    calamity: str = ""  # "", "minor" or "major"
    tradeable: bool = True

    @property
    def face(self) -> int:
        """The face value of a commodity is the number of its stack; Water has none."""
        return 0 if self.calamity else self.stack


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
    purchases: tuple[tuple[Stack, int], ...]
    groups: tuple[str, ...]

    def __post_init__(self) -> None:
        bits = {id: 1 << i for i, id in enumerate(self.advances)}
        raised: dict[str, tuple[int, dict[int, int]]] = {
            number: (0, {0: value}) for number, value in msgspec.structs.asdict(self.numbers).items()
        }
        for id, advance in self.advances.items():
            for number in raised.keys() & advance.raises.keys():
                more, (raising, values) = advance.raises[number], raised[number]
                with_it = {held | bits[id]: value + more for held, value in values.items()}
                raised[number] = raising | bits[id], values | with_it
        object.__setattr__(self, "bits", bits)
        object.__setattr__(self, "scenes", Scenes(self.scenes))
        calamities = [card for card in self.cards.values() if card.calamity]
        calamities.sort(key=lambda card: (card.calamity == "major", card.stack, card.tradeable))
        object.__setattr__(self, "calamities", tuple(card.id for card in calamities))
        object.__setattr__(self, "raised", raised)
        in_order = sorted(self.cards.values(), key=lambda card: (card.stack, card.id))
        object.__setattr__(self, "hand_order", {card.id: place for place, card in enumerate(in_order)})

    bits: Mapping[str, int] = field(init=False, default_factory=dict)
    """The bit of each advance in the number that says which ones a seat holds."""

    calamities: tuple[str, ...] = field(init=False, default=())
    """The calamities in the order of their resolution: minor ones, then by stack, not tradeable first."""

    raised: Mapping[str, tuple[int, Mapping[int, int]]] = field(init=False, default_factory=dict)
    """For each number of the game the bits of the advances that raise it, and its value by those held."""

    hand_order: Mapping[str, int] = field(init=False, default_factory=dict)
    """The place of each card in a hand: by number, then by id."""
