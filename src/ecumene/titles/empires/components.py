"""The components of Mega Empires: areas, civilizations, advances, trade cards, and numbers.

Each is written in `content/*.toml`; `content.py` reads them. Ids are small letters and underscores. The
records of calamities and advances are the same in all titles of the lineage (`records.py` in its folders),
and so is the print on areas (`lineage/printed`, with the files of the board).
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ecumene.table.data.content import Entry, Sourced
from ecumene.titles.lineage.calamities.records import AnyCalamity
from ecumene.titles.lineage.declared import STACKS, Amount, Ids, Name, Positive, Seats, Stack
from ecumene.titles.lineage.market.records import MarketBoard
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

Side = Literal["basic", "expert"]

ERAS = 6

EraSteps = Annotated[tuple[Step, ...], Meta(min_length=ERAS, max_length=ERAS)]


class Civilization(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`first_steps` are, for each side of the A.S.T., the first step of each era; step 0 is the arrow."""

    name: Name
    edition: Map
    ranking: Annotated[int, Meta(ge=1, le=18)]
    colour: Name
    colour_code: Name
    start: str
    first_steps: dict[Side, EraSteps]


class Era(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    number: Positive
    name: Name
    requirements: dict[Side, Requirements]


class AstSide(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A side of the A.S.T.; `last_turns` are played after the turn in which the Late Iron Age is entered."""

    name: Name
    last_step: Step
    last_turns: Amount
    back_without_cities: Amount


class Setup(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A map and a number of seats: who plays, with which trade cards, and what differs from the board.

    In play are the regions of `civilizations`: those of the board, or the `regions` of a set-up that has its
    own. `batch_a` and `batch_c` count the commodities at the top and at the bottom of each stack; where they
    are 0 an additional set decides. `snow` is an area that some calamities take for an open sea.
    """

    map: Board
    seats: Seats
    civilizations: Ids
    credits: Amount = 0
    boxes: Annotated[tuple[Map, ...], Meta(min_length=1, max_length=2)]
    blocks: dict[Map, Ids] = msgspec.field(default_factory=dict)
    batch_a: Amount = 0
    batch_c: Amount = 0
    regions: dict[str, Ids] = msgspec.field(default_factory=dict)
    starts: dict[str, str] = msgspec.field(default_factory=dict)
    without_site: Ids = ()
    sea_borders: dict[str, Ids] = msgspec.field(default_factory=dict)
    snow: str | None = None


class ShortGame(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The pieces that everybody places before the first turn of a Short Game, and the places of the
    markers.
    """

    cities: Positive
    cities_on_sites: Amount
    tokens: Amount
    treasury: Amount
    first_steps: dict[Side, Step]


class Scenario(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A token of the Short Game: the advances that it brings, and whether one city is lost for them."""

    name: Name
    advances: Ids
    loses_city: bool = False


class Draw(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The tokens of a Short Game by the id of its set-up, one for each seat; some come twice."""

    scenarios: Ids
    credits: Amount = 0


class Advance(PrintedAdvance, frozen=True, kw_only=True, forbid_unknown_fields=True):
    victory_points: Positive


class Commodity(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`copies` in each box, the numbers of `seats` that use them, and the share of each trade block."""

    name: Name
    stack: Stack
    copies: dict[Map, Positive]
    seats: dict[Map, tuple[Seats, ...]]
    blocks: dict[Map, Positive]


class AdditionalSet(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Commodities, one of each stack, that go into batch B when the stacks are prepared."""

    block: Map | None = None
    seats: tuple[Seats, ...]
    commodities: Annotated[Ids, Meta(min_length=STACKS, max_length=STACKS)]


class Constants(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    tokens: Positive
    cities: Positive
    ships: Positive
    token_points: Positive
    city_points: Positive
    start_tokens: Positive
    credit_step: Positive
    tax_rate: Amount
    expansion: Positive
    land_steps: Positive
    ship_cost: Amount
    ship_maintenance: Amount
    ships_built: Positive
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
    trade_minutes: Positive
    trade_cards: Positive
    true_names: Positive
    calamity_limit: Amount
    calamity_limit_with_minor: Amount
    major_calamity_limit: Amount
    treasury_value: Positive
    least_set: Positive
    hand_limit: Positive
    hand_limit_in_blocks: Positive
    city_victory_points: Amount
    step_victory_points: Amount
    bonus_victory_points: Amount
    moved_city_tokens: Amount


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """Everything by id, in the order of the table.

    Areas, seas, features and advances go by name, civilizations by ranking, eras by number, commodities by
    stack, calamities in the order of resolution, set-ups by map and seats.
    """

    areas: dict[str, Area]
    seas: dict[str, Sea]
    flood_plains: dict[str, Feature]
    volcanoes: dict[str, Feature]
    civilizations: dict[str, Civilization]
    eras: dict[str, Era]
    sides: dict[str, AstSide]
    setups: dict[str, Setup]
    short_game: ShortGame
    scenarios: dict[str, Scenario]
    draws: dict[str, Draw]
    advances: dict[str, Advance]
    commodities: dict[str, Commodity]
    additional_sets: dict[str, AdditionalSet]
    market_boards: dict[str, MarketBoard]
    calamities: dict[str, AnyCalamity]
    constants: Constants
