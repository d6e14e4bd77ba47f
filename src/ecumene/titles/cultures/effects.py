"""The effects of cards, provinces, bands, Golden Ages and sections of the Nile, as data.

An effect applies while its card is in play, its band or section is covered, or its province is owned. Effects
with `immediate_` in their name happen once, when their card is played or their province is won.
"""

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

Resource = Literal["wood", "brick", "stone", "gold"]
Stream = Literal["wood", "brick", "stone", "gold", "coin"]
Symbol = Literal["sword", "horse", "shield"]
Icon = Literal["harvest", "craft", "trade"]
Kind = Literal["building", "leader"]

RESOURCES: tuple[Resource, ...] = get_args(Resource)
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
ICONS: tuple[Icon, ...] = get_args(Icon)

Amount = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]

# What can be counted at the end of the game: a resource counts as it is then available.
Counted = Literal[
    "wood",
    "brick",
    "stone",
    "gold",
    "coin",
    "building",
    "leader",
    "province",
    "military_card",
    "progress_card",
    "icon_harvest",
    "icon_craft",
    "icon_trade",
]


class EffectBase(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Effects are told apart by their `type`."""


class Income(EffectBase, frozen=True, tag="income"):
    """Coins in Phase I."""

    coins: Positive


class Military(EffectBase, frozen=True, tag="military"):
    """Symbols that add to the military strength."""

    symbol: Symbol
    amount: Positive


class ResourceAvailable(EffectBase, frozen=True, tag="resource"):
    """A resource that is always available."""

    resource: Resource
    amount: Positive


class ImmediateCoins(EffectBase, frozen=True, tag="immediate_coins"):
    """Coins, once."""

    coins: Positive


class ImmediateProgress(EffectBase, frozen=True, tag="immediate_progress", rename={"origins": "from"}):
    """Once: a card goes face down into the progress area. The military card is then not discarded."""

    origins: Annotated[tuple[Literal["discard", "last_military_card"], ...], Meta(min_length=1, max_length=2)]
    optional: bool = False


class CostReduction(EffectBase, frozen=True, tag="cost_reduction"):
    """Buildings or leaders need fewer resources; the player chooses which."""

    kind: Kind
    amount: Positive


class FreeSwap(EffectBase, frozen=True, tag="free_swap"):
    """Once a round, at the start of Phase II: swap `count` cards without coins."""

    count: Positive


class MissingResourceCost(EffectBase, frozen=True, tag="missing_resource_cost"):
    """What a missing resource costs."""

    coins: Amount


class DiscardValue(EffectBase, frozen=True, tag="discard_value"):
    """What a card played for coins gives."""

    coins: Positive


class CoinsOnDisplayPlay(EffectBase, frozen=True, tag="coins_on_display_play"):
    """What every later building or leader gives."""

    coins: Positive


class KeepMilitaryCard(EffectBase, frozen=True, tag="keep_military_card_on_province"):
    """Winning a province costs no military card."""


class KeepMilitaryCardHere(EffectBase, frozen=True, tag="keep_military_card_on_this_province"):
    """Winning this province costs no military card."""


class LeaderSlots(EffectBase, frozen=True, tag="leader_slots"):
    """How many leaders may lie side by side."""

    amount: Positive


class HiddenLeadersScore(EffectBase, frozen=True, tag="hidden_leaders_score"):
    """Covered leaders score their printed points."""


class NileSections(EffectBase, frozen=True, tag="nile_sections"):
    """How many sections of the Nile are open."""

    amount: Positive


class GoldenAgeBegins(EffectBase, frozen=True, tag="golden_age"):
    """The board is flipped to its Golden Age side."""


class Vp(EffectBase, frozen=True, tag="vp"):
    """Points at the end of the game."""

    amount: Positive


class VpPer(EffectBase, frozen=True, tag="vp_per"):
    """Points for every `divisor` of what is counted, rounded down; `hidden` is for covered leaders."""

    count: Counted
    divisor: Positive
    amount: Positive
    max: Positive | None = None
    hidden: Literal["never", "when_unlocked"] = "never"


class VpPairs(EffectBase, frozen=True, tag="vp_pairs"):
    """One point for each complete pair."""

    of: Annotated[tuple[Counted, ...], Meta(min_length=2, max_length=2)]


class VpIf(EffectBase, frozen=True, tag="vp_if"):
    """Points under a condition."""

    condition: Literal["golden_age", "progress_marker"]
    amount: Positive


# The effects of each place. A place accepts only effects that the rules read there, so that none is unused.

Lasting = (
    Income
    | Military
    | ResourceAvailable
    | CostReduction
    | FreeSwap
    | CoinsOnDisplayPlay
    | KeepMilitaryCard
    | HiddenLeadersScore
)
Points = Vp | VpPer | VpPairs | VpIf
CardEffect = Lasting | Points | ImmediateCoins | ImmediateProgress | MissingResourceCost | DiscardValue
ProvinceEffect = Lasting | Points | ImmediateCoins | ImmediateProgress | KeepMilitaryCardHere
GoldenAgeEffect = Lasting | Points | LeaderSlots | NileSections
BandEffect = GoldenAgeEffect | GoldenAgeBegins
NileEffect = Lasting
Effect = CardEffect | ProvinceEffect | BandEffect

TAGS: frozenset[str] = frozenset(str(effect.__struct_config__.tag) for effect in get_args(Effect))

PROGRESS_ONLY: frozenset[str] = frozenset({"leader_slots", "nile_sections", "golden_age"})
"""These belong to the progress side of a board: a military card comes and goes, a level stays."""

SINGLE: frozenset[str] = PROGRESS_ONLY | {
    "immediate_progress",
    "missing_resource_cost",
    "discard_value",
    "keep_military_card_on_province",
    "keep_military_card_on_this_province",
    "hidden_leaders_score",
}
"""These do not add up: a second one on the same card would do nothing."""

FewEffects = Meta(max_length=4)
"""Few enough, with the limits of decks and boards, that no count of a tally outgrows its lane."""
