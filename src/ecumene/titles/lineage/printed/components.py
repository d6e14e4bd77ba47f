"""The records of content that several games of the lineage use: areas and seas, advances.

The board of `map/*.toml` is that of Mega Empires. A game whose own board is lost uses it, and says so.
"""

from importlib import resources
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ecumene.table.data.content import Entry, gather
from ecumene.titles.lineage.abilities.records import AnyAbility
from ecumene.titles.lineage.advances.records import Allowed, Guard, Raised
from ecumene.titles.lineage.book import AdvanceCard
from ecumene.titles.lineage.declared import Amount, Ids, Name, Positive, Stack

Map = Literal["east", "west"]
Board = Literal["east", "west", "both"]
SiteColour = Literal["black", "white"]
Group = Literal["science", "arts", "crafts", "civics", "religion"]

Limit = Annotated[int, Meta(ge=0, le=4)]
Step = Annotated[int, Meta(ge=0, le=16)]

GROUPS: tuple[Group, ...] = ("science", "arts", "crafts", "civics", "religion")


def board_tables() -> dict[str, dict[str, Any]]:
    """The files of the board as written: areas, seas, flood plains, volcanoes by id."""
    return gather(resources.files("ecumene.titles.lineage") / "printed" / "map")


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


class Requirements(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a civilization must have at least: cities, advances by cost, victory points of advances."""

    cities: Amount = 0
    advances: Amount = 0
    advances_below_100: Amount = 0
    advances_from_100: Amount = 0
    advances_from_200: Amount = 0
    advance_points: Amount = 0


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


class PrintedAdvance(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that an advance says but what it counts in the end."""

    name: Name
    groups: Annotated[tuple[Group, ...], Meta(min_length=1, max_length=2)]
    cost: Positive
    credits: dict[Group, Positive]
    special_credit: SpecialCredit | None = None
    free_advance: FreeAdvance | None = None
    free_credits: Amount = 0
    discount: Amount = 0
    purchases: tuple[Purchase, ...] = ()
    tax_choices: tuple[int, ...] = ()
    raises: dict[Raised, Positive] = msgspec.field(default_factory=dict)
    allows: tuple[Allowed, ...] = ()
    guard: Guard | None = None
    ability: AnyAbility | None = None

    def card(self, victory_points: int) -> AdvanceCard:
        """The advance as the rules read it."""
        special, free = self.special_credit, self.free_advance
        return AdvanceCard(
            id=self.id,
            name=self.name,
            groups=self.groups,
            cost=self.cost,
            victory_points=victory_points,
            credits={str(group): credit for group, credit in self.credits.items()},
            purchases=tuple((purchase.stack, purchase.cost) for purchase in self.purchases),
            tax_choices=self.tax_choices,
            raises={str(what): more for what, more in self.raises.items()},
            special_credit=(special.to, special.amount) if special else None,
            free_advance=(str(free.group), free.below) if free else None,
            free_credits=self.free_credits,
            discount=self.discount,
            allows=self.allows,
            guard=self.guard,
            ability=self.ability,
        )
