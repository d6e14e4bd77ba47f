"""The components of the Expansion Project: nations, epochs, set-ups, advances, trade cards, numbers.

Each is written in `content/*.toml`; `content.py` reads them. Its own board is lost, so it uses that of the
lineage (`lineage/printed`); the facts about areas are marked as reconstructed.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ecumene.table.data.content import Entry, Sourced
from ecumene.titles.expansion.abilities.records import AnyAbility
from ecumene.titles.expansion.calamities.records import AnyCalamity
from ecumene.titles.lineage.advances.records import Raised
from ecumene.titles.lineage.declared import Amount, Change, Ids, Name, Positive, Seats, Stack
from ecumene.titles.lineage.printed.components import (
    Area,
    Board,
    Feature,
    Map,
    PrintedAdvance,
    Purchase,
    Requirements,
    Sea,
    Step,
)

EPOCHS = 5

FirstSteps = Annotated[tuple[Step, ...], Meta(min_length=EPOCHS, max_length=EPOCHS)]


class Civilization(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`home` is its region of the board, `first_steps` are the first steps of the epochs.

    `dawn_ranking` is its place in the later A.S.T. order of Dawn of History, `dawn_first_steps` its epochs
    there if they are others.
    """

    name: Name
    ranking: Annotated[int, Meta(ge=1, le=18)]
    dawn_ranking: Annotated[int, Meta(ge=1, le=18)]
    home: Name
    start: str
    colour: Name
    colour_code: Name
    first_steps: FirstSteps
    dawn_first_steps: FirstSteps | None = None


class Era(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    number: Positive
    name: Name
    requirements: Requirements


class Track(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The A.S.T.: its last step, and how far a marker falls back without cities."""

    last_step: Step
    back_without_cities: Amount


class Setup(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who plays on which part of the board; large games have two trade blocks."""

    map: Board
    seats: Seats
    civilizations: Ids
    cards_on_top: Positive
    blocks: dict[Map, Ids] = msgspec.field(default_factory=dict)


class Advance(PrintedAdvance, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An advance counts its cost. It may lower a number, too."""

    raises: dict[Raised, Change] = msgspec.field(default_factory=dict)
    ability: AnyAbility | None = None  # type: ignore[assignment]


class Commodity(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`home` is the trade block of large games that has it, `small`: the smallest games use it."""

    name: Name
    stack: Stack
    copies: Positive
    home: Literal["west", "east", "shared"]
    small: bool = False


class Shore(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of the coasts of an area whose waters lie apart, with the areas and seas that it borders on."""

    name: Name
    area: str
    borders: Ids


class Places(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Areas at the edge of the map, the coasts of those that have two, and the volcanoes that act."""

    edge: Ids
    coasts: dict[str, Shore]
    volcanoes: Ids


class Constants(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    tokens: Positive
    cities: Positive
    ships: Positive
    city_points: Positive
    start_tokens: Positive
    credit_step: Positive
    tax_rate: Amount
    expansion: Positive
    ship_cost: Amount
    ship_maintenance: Amount
    ships_built: Positive
    land_steps: Positive
    ship_steps: Positive
    ship_capacity: Positive
    attack_tokens: Positive
    city_defenders: Amount
    siege: Amount
    pillage_treasury: Amount
    city_tokens: Positive
    wilderness_city_tokens: Positive
    treasury_share: Amount
    neighbour_tokens: Amount
    small_limit: Amount
    small_area_tokens: Amount
    city_support: Amount
    purchases: tuple[Purchase, ...]
    purchases_per_turn: Amount
    trade_minutes: Positive
    trade_minutes_of_eight: Positive
    trade_cards: Positive
    true_names: Positive
    major_calamity_limit: Amount
    minor_calamity_limit: Amount
    treasury_value: Positive
    hand_limit: Positive
    city_victory_points: Amount
    step_victory_points: Amount
    scarcest_group_points: Amount


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """Everything by id, in the order of the table."""

    areas: dict[str, Area]
    seas: dict[str, Sea]
    flood_plains: dict[str, Feature]
    volcanoes: dict[str, Feature]
    places: Places
    civilizations: dict[str, Civilization]
    eras: dict[str, Era]
    track: Track
    setups: dict[str, Setup]
    advances: dict[str, Advance]
    commodities: dict[str, Commodity]
    calamities: dict[str, AnyCalamity]
    constants: Constants
