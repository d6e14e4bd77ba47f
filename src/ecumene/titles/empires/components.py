"""What comes in the boxes of Mega Empires: areas, civilizations, advances, trade cards, and numbers.

Each is written in `content/*.toml`; `content.py` reads them. Ids are small letters and underscores.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ecumene.table.content import Entry, Sourced

Map = Literal["east", "west"]
Board = Literal["east", "west", "both"]
SiteColour = Literal["black", "white"]
Side = Literal["basic", "expert"]
Group = Literal["science", "arts", "crafts", "civics", "religion"]
CalamityKind = Literal["minor", "major"]
Raised = Literal["land_steps", "ship_steps", "ship_capacity", "city_support", "treasury_value", "hand_limit"]

Name = Annotated[str, Meta(min_length=1)]
Amount = Annotated[int, Meta(ge=0, le=999)]
Positive = Annotated[int, Meta(ge=1, le=999)]
Limit = Annotated[int, Meta(ge=0, le=4)]
Stack = Annotated[int, Meta(ge=1, le=9)]
Seats = Annotated[int, Meta(ge=3, le=18)]
Step = Annotated[int, Meta(ge=0, le=16)]
Ids = tuple[str, ...]

ERAS = 6
STACKS = 9


class Area(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A land area with what is printed on it, and its borders with areas (land, water) and open seas.

    `coastal_with` is "both" where the shore counts only with both maps: with one map such an area is not
    coastal and nothing borders on it by water. Borders between maps exist only with both maps.
    `start_of` is the civilization that starts here.
    """

    name: Name
    map: Map
    region: str
    limit: Limit
    site: SiteColour | None = None
    flood_plain: str | None = None
    volcano: str | None = None
    coastal: bool = False
    coastal_with: Literal["both"] | None = None
    start_of: str | None = None
    land: Ids = ()
    water: Ids = ()
    seas: Ids = ()


class Sea(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An open sea, the maps on which it is in play, and the seas and areas it touches with both maps."""

    name: Name
    maps: Annotated[tuple[Map, ...], Meta(min_length=1, max_length=2)]
    seas: Ids = ()
    areas: Ids


class Feature(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A flood plain or a volcano, and the areas it extends over."""

    name: Name
    map: Map
    areas: Ids


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


class Requirements(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a civilization must have at least: cities, advances by cost, victory points of advances."""

    cities: Amount = 0
    advances: Amount = 0
    advances_below_100: Amount = 0
    advances_from_100: Amount = 0
    advances_from_200: Amount = 0
    advance_points: Amount = 0


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

    In play are the regions of `civilizations` and `extra_areas`. `batch_a` and `batch_c` count the
    commodities at the top and at the bottom of each stack; where they are 0 an additional set decides.
    """

    map: Board
    seats: Seats
    civilizations: Ids
    credits: Amount = 0
    boxes: Annotated[tuple[Map, ...], Meta(min_length=1, max_length=2)]
    blocks: dict[Map, Ids] = msgspec.field(default_factory=dict)
    batch_a: Amount = 0
    batch_c: Amount = 0
    extra_areas: Ids = ()
    starts: dict[str, str] = msgspec.field(default_factory=dict)
    without_site: Ids = ()
    sea_borders: dict[str, Ids] = msgspec.field(default_factory=dict)


class SpecialCredit(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    to: str
    amount: Positive


class FreeAdvance(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One advance of a group that costs less than `below`, given at the purchase."""

    group: Group
    below: Positive


class Purchase(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A stack that trade cards may be bought from, and the treasury that one card costs."""

    stack: Stack
    cost: Amount


class Advance(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Name
    groups: Annotated[tuple[Group, ...], Meta(min_length=1, max_length=2)]
    cost: Positive
    victory_points: Positive
    credits: dict[Group, Positive]
    special_credit: SpecialCredit | None = None
    free_advance: FreeAdvance | None = None
    free_credits: Amount = 0
    discount: Amount = 0
    purchases: tuple[Purchase, ...] = ()
    tax_choices: tuple[int, ...] = ()
    raises: dict[Raised, Positive] = msgspec.field(default_factory=dict)


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


class Calamity(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Name
    stack: Stack
    kind: CalamityKind
    tradeable: bool
    seats: tuple[Seats, ...]


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
    pillage_cards: Amount
    pillage_treasury: Amount
    city_tokens: Positive
    wilderness_city_tokens: Positive
    city_support: Amount
    purchases: tuple[Purchase, ...]
    trade_minutes: Positive
    trade_cards: Positive
    true_names: Positive
    calamity_limit: Amount
    calamity_limit_with_minor: Amount
    major_calamity_limit: Amount
    treasury_value: Positive
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
    advances: dict[str, Advance]
    commodities: dict[str, Commodity]
    additional_sets: dict[str, AdditionalSet]
    calamities: dict[str, Calamity]
    constants: Constants
