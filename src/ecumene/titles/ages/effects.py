"""The effects of actions, civilizations, technologies and wonders, as data.

A lasting effect applies as long as its card: a main ability while its civilization rules, everything else for
the whole game. An effect with a moment in its name (`on_rise`, `turn_end`, `game_end`) happens at that
moment.
"""

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

Event = Literal["war", "plague", "drought", "black_death"]
Counted = Literal[
    "technology",
    "civilization_card",
    "wonder",
    "military",
    "worker",
    "coin",
    "score",
    "upcoming_action_card",
    "bonus_coin",
    "station",
]

Amount = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Change = Annotated[int, Meta(ge=-99, le=99)]
Names = Annotated[tuple[str, ...], Meta(min_length=1, max_length=20)]


class Condition(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A condition of an effect. All who tie for the most military strength have it."""

    most_military: bool = False
    military_min: Amount = 0
    technologies_min: Amount = 0
    technologies_max: Amount | None = None
    wonders_min: Amount = 0
    has_technology: str = ""


class Gain(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something to be had: once, or once for every `divisor` of what is counted (rounded down).

    `offset` is added to the count first, `most` is how often at most; `others_coins` is what every other
    player gains. Stations, strength and a discount for one turn are for actions of scenarios.
    """

    points: Amount = 0
    coins: Amount = 0
    workers: Amount = 0
    technologies: Amount = 0
    wonders: Amount = 0
    others_coins: Amount = 0
    stations: Amount = 0
    strength: Amount = 0
    wonder_discount: Amount = 0
    per: Counted | None = None
    divisor: Positive = 1
    offset: Change = 0
    most: Positive | None = None
    condition: Condition | None = None


class EffectBase(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type"):
    """Effects are told apart by their `type`."""


class Military(EffectBase, frozen=True, tag="military"):
    """Military strength."""

    amount: Positive


class MilitaryPer(EffectBase, frozen=True, tag="military_per"):
    """Military strength for every `divisor` of what is counted, rounded down."""

    amount: Positive
    per: Literal["technology", "civilization_card", "wonder"]
    divisor: Positive = 1


class ActionBonus(EffectBase, frozen=True, tag="action_bonus"):
    """More points, coins or workers each time one of the actions is performed."""

    actions: Names
    points: Amount = 0
    coins: Amount = 0
    workers: Amount = 0


class ActionCost(EffectBase, frozen=True, tag="action_cost"):
    """Actions cost more coins, or need more workers, or less of them (below zero).

    `not_via` are technologies and civilizations through which the action may be performed without it.
    """

    actions: Names
    coins: Change = 0
    workers: Change = 0
    condition: Condition | None = None
    not_via: tuple[str, ...] = ()


class ResearchCost(EffectBase, frozen=True, tag="research_cost"):
    """Research of one of the technologies costs fewer coins, or exactly `set_coins`."""

    technologies: Names
    coins: Change = 0
    set_coins: Amount | None = None


class ResearchBonus(EffectBase, frozen=True, tag="research_bonus"):
    """Research of one of the technologies scores more."""

    technologies: Names
    points: Positive


class ActionSlot(EffectBase, frozen=True, tag="action_slot"):
    """Slots of an action for the owner alone, whether or not its card is available."""

    action: str
    count: Positive = 1


class FreeActionOn(EffectBase, frozen=True, tag="free_action_on"):
    """After one action another may be performed once without a worker; its coins are paid."""

    action: str
    after: str


class TurnEndAction(EffectBase, frozen=True, tag="turn_end_action"):
    """At the end of the own turn an action may be performed once without a worker; its coins are paid."""

    action: str


class TurnEndPlaceCoins(EffectBase, frozen=True, tag="turn_end_place_coins"):
    """At the end of the own turn: put own coins on a card of the civilization market for points."""

    coins: Positive
    points: Positive


class KeepWorker(EffectBase, frozen=True, tag="keep_worker"):
    """Workers on the red slots of these actions come back."""

    actions: Names


class Immune(EffectBase, frozen=True, tag="immune"):
    """No worker is sacrificed in these events."""

    events: Annotated[tuple[Event, ...], Meta(min_length=1, max_length=2)]


class OthersLoseOnAction(EffectBase, frozen=True, tag="others_lose_on_action"):
    """Each time one of the actions is performed every other player loses coins, as far as there are any."""

    actions: Names
    coins: Positive


class OthersForbidden(EffectBase, frozen=True, tag="others_forbidden"):
    """Nobody else may perform these actions."""

    actions: Names


class UseUpcomingActions(EffectBase, frozen=True, tag="use_upcoming_actions"):
    """The slots of upcoming action cards may be used."""


class OthersLoseOnRise(EffectBase, frozen=True, tag="others_lose_on_rise"):
    """When this civilization rises every other player loses coins, as far as there are any."""

    coins: Positive


class BonusCoinsMultiplier(EffectBase, frozen=True, tag="bonus_coins_multiplier"):
    """The bonus coins on this card are multiplied before they are taken on rising."""

    factor: Positive


class OnRise(Gain, frozen=True, tag_field="type", tag="on_rise"):
    """Once, when this civilization rises; never on annexing it."""


class OnGain(Gain, frozen=True, tag_field="type", tag="on_gain"):
    """Once, when this technology or wonder is gained."""


class OnAnnex(Gain, frozen=True, tag_field="type", tag="on_annex"):
    """Each time the owner annexes a civilization."""


class OnRest(Gain, frozen=True, tag_field="type", tag="on_rest"):
    """Each time the owner rests."""


class OnWar(Gain, frozen=True, tag_field="type", tag="on_war"):
    """In every war."""


class TurnEnd(Gain, frozen=True, tag_field="type", tag="turn_end"):
    """At the end of every own turn, that of the last round included."""


class GameEnd(Gain, frozen=True, tag_field="type", tag="game_end"):
    """When the game ends; only its points count then."""


Lasting = (
    Military
    | MilitaryPer
    | ActionBonus
    | ActionCost
    | ResearchCost
    | ResearchBonus
    | ActionSlot
    | FreeActionOn
    | TurnEndAction
    | TurnEndPlaceCoins
    | KeepWorker
    | Immune
    | OthersLoseOnAction
    | OthersForbidden
    | UseUpcomingActions
    | OnAnnex
    | OnRest
    | OnWar
    | TurnEnd
    | GameEnd
)
MainEffect = Lasting | OnRise | OthersLoseOnRise | BonusCoinsMultiplier
LegacyEffect = Lasting
GainedEffect = Lasting | OnGain
Effect = MainEffect | GainedEffect

TAGS: frozenset[str] = frozenset(str(effect.__struct_config__.tag) for effect in get_args(Effect))

FewEffects = Meta(max_length=6)
