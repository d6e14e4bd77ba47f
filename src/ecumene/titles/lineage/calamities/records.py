"""The calamities as content declares them: one record for each card, which everything else reads.

`effect` names the class of a record, the other fields are its numbers, the advances that change them, and the
advances whose holders it spares. Rules, counsel, bots, components and the sentence on the card read the
record and have no numbers of their own. A change is added to the loss of a victim, so an advance that helps
has a negative change.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, Self

import msgspec

from ecumene.table.data.content import Entry
from ecumene.titles.lineage.declared import Amount, Change, Ids, Name, Positive, Seats, Stack

Changes = Mapping[str, int]
"""Advances with what each adds to a number of a calamity, or takes from it."""

Role = Literal["primary", "secondary"]
PRIMARY: Role = "primary"
SECONDARY: Role = "secondary"

Fate = Literal["reduced", "destroyed"]
Counted = Literal["", "damage", "cities", "units", "barbarians", "support", "face_value", "steps"]
Terrain = Literal["", "sea", "volcano", "plain"]

_DeclaredChanges = dict[str, Change]


class BySeats(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The numbers of a card that differ with this number of seats."""

    seats: tuple[Seats, ...]
    numbers: dict[str, Positive]


class CalamityCard(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="effect"):
    """What every calamity declares. `section` is where the rulebook describes it.

    `beneficiary`: who traded the card to its victim, or else has most in stock; always who has most in stock;
    or nobody. `counts` is what its number counts, `strikes` the kind of place that it looks for on the board.
    `by_seats` are numbers that are others in small games, `name_at_snow` is its name on a board with snow, if
    that concerns it.
    """

    counts: ClassVar[Counted] = ""
    strikes: ClassVar[Terrain] = ""
    counts_kept: ClassVar[bool] = False
    """Whether its number is what a victim keeps, so that an advance that helps adds to it."""

    name: Name
    stack: Stack
    kind: Literal["minor", "major"]
    tradeable: bool
    seats: tuple[Seats, ...]
    section: Name
    beneficiary: Literal["trader", "stock", "nobody"] = "nobody"
    by_seats: tuple[BySeats, ...] = ()
    name_at_snow: str = ""

    def with_seats(self, seats: int) -> Self:
        """The card as it is with this number of seats."""
        numbers = next((other.numbers for other in self.by_seats if seats in other.seats), None)
        return msgspec.structs.replace(self, **numbers) if numbers else self

    @property
    def section_of_cities(self) -> str:
        """Where cities are chosen or fall."""
        return self.section

    def changes_for(self, role: Role) -> Changes:
        """What advances change for a victim in that role."""
        return {}

    def advances(self) -> Ids:
        """All advances that the record names."""
        return (*self.changes_for(PRIMARY), *self.changes_for(SECONDARY))


# Minor calamities


class MinorDamage(CalamityCard, frozen=True, kw_only=True, tag="minor_damage"):
    """Damage, anywhere or on coasts alone, and lost treasury."""

    damage: Amount = 0
    coastal: bool = False
    treasury: Amount = 0


class OneCity(CalamityCard, frozen=True, kw_only=True, tag="one_city"):
    """One city meets its fate, unless a `ransom` is paid; then `treasury` is lost, even where no city is."""

    fate: Fate
    coastal: bool = False
    treasury: Amount = 0
    ransom: Amount = 0


class Discarding(CalamityCard, frozen=True, kw_only=True, tag="discarding"):
    """A number of commodities are discarded; each can be kept for a `ransom`."""

    cards: Positive
    ransom: Positive


# Major calamities that their victim bears alone


class Changeable(CalamityCard, frozen=True, kw_only=True):
    """A calamity with a number that advances change, for the seat that suffers it."""

    changes: _DeclaredChanges = msgspec.field(default_factory=dict)

    def changes_for(self, role: Role) -> Changes:
        return self.changes


class Treachery(Changeable, frozen=True, kw_only=True, tag="treachery"):
    """A number of cities are annexed by the beneficiary."""

    counts: ClassVar[Counted] = "cities"

    cities: Positive


class SlaveRevolt(Changeable, frozen=True, kw_only=True, tag="slave_revolt"):
    """Each city needs more tokens of support."""

    counts: ClassVar[Counted] = "support"

    support: Positive


class Superstition(Changeable, frozen=True, kw_only=True, tag="superstition"):
    """A number of cities are reduced."""

    counts: ClassVar[Counted] = "cities"

    cities: Positive


class CivilDisorder(Changeable, frozen=True, kw_only=True, tag="civil_disorder"):
    """All but a number of cities are reduced."""

    counts: ClassVar[Counted] = "cities"

    spared: Positive


class CivilWar(Changeable, frozen=True, kw_only=True, tag="civil_war"):
    """All but a number of unit points change sides; their owner selects them."""

    counts: ClassVar[Counted] = "units"

    loyal: Positive


class Tyranny(Changeable, frozen=True, kw_only=True, tag="tyranny"):
    """A number of unit points change sides; the beneficiary selects them."""

    counts: ClassVar[Counted] = "units"

    units: Positive


class BarbarianHordes(Changeable, frozen=True, kw_only=True, tag="barbarian_hordes"):
    """A number of barbarians descend on a city."""

    counts: ClassVar[Counted] = "barbarians"

    barbarians: Positive


class Corruption(Changeable, frozen=True, kw_only=True, tag="corruption"):
    """Commodities of so much face value are discarded."""

    counts: ClassVar[Counted] = "face_value"

    face_value: Positive


class Regression(Changeable, frozen=True, kw_only=True, tag="regression"):
    """A number of steps back; holders of `spared_by` may give `cities_instead` for each of them."""

    counts: ClassVar[Counted] = "steps"

    steps: Positive
    spared_by: Ids = ()
    cities_instead: Amount = 0

    def advances(self) -> Ids:
        return (*self.changes, *self.spared_by)


# Those that strike a place, and everybody there


class Eruption(CalamityCard, frozen=True, kw_only=True, tag="eruption"):
    """All units at a volcano are destroyed; without one a city is, and one next to it reduced: an earthquake.

    The city of a holder of `softened_by` is only reduced.
    """

    strikes: ClassVar[Terrain] = "volcano"

    earthquake_section: Name
    softened_by: Ids = ()

    @property
    def section_of_cities(self) -> str:
        """A volcano leaves no choice of cities, so where there is one it is an earthquake."""
        return self.earthquake_section

    def advances(self) -> Ids:
        return self.softened_by


class Flood(Changeable, frozen=True, kw_only=True, tag="flood"):
    """Damage on a flood plain, to the victim and to each other seat there; or on the victim's coasts."""

    counts: ClassVar[Counted] = "damage"
    strikes: ClassVar[Terrain] = "plain"

    damage: Positive
    damage_of_others: Amount
    coast_damage: Amount


class Cyclone(Changeable, frozen=True, kw_only=True, tag="cyclone"):
    """Cities at an open sea are reduced: those that their owners select, less what some `deselect`."""

    counts: ClassVar[Counted] = "cities"
    strikes: ClassVar[Terrain] = "sea"

    selected: Positive
    selected_of_others: Amount
    deselect: _DeclaredChanges = msgspec.field(default_factory=dict)

    def changes_for(self, role: Role) -> Changes:
        return {**self.changes, **self.deselect}


# Those whose victim chooses others who suffer, too


class Spreading(CalamityCard, frozen=True, kw_only=True):
    """The victim chooses other seats, which must have the thing that it `needs`; `exempt` seats cannot be
    chosen. `together`: the victims of two copies suffer at the same time, once all of them are selected.
    """

    needs: ClassVar[Literal["", "city", "coastal_city"]] = ""
    together: ClassVar[bool] = False

    exempt: Ids = ()

    def advances(self) -> Ids:
        return (*super().advances(), *self.exempt)


class Selecting(Spreading, frozen=True, kw_only=True):
    """A number of others."""

    secondary_victims: Positive


class Scourge(Selecting, frozen=True, kw_only=True, tag="scourge"):
    """Damage to the victim, and to each of the others."""

    counts: ClassVar[Counted] = "damage"
    together: ClassVar[bool] = True

    damage: Positive
    secondary_damage: Positive
    changes: _DeclaredChanges = msgspec.field(default_factory=dict)
    primary_changes: _DeclaredChanges = msgspec.field(default_factory=dict)
    secondary_changes: _DeclaredChanges = msgspec.field(default_factory=dict)

    def changes_for(self, role: Role) -> Changes:
        return {**self.changes, **(self.primary_changes if role == PRIMARY else self.secondary_changes)}


class Iconoclasm(Selecting, frozen=True, kw_only=True, tag="iconoclasm"):
    """Cities are reduced; a holder of `saved_by` may discard `cards_instead`."""

    counts: ClassVar[Counted] = "cities"
    together: ClassVar[bool] = True
    needs: ClassVar[Literal["", "city", "coastal_city"]] = "city"

    cities: Positive
    secondary_cities: Positive
    changes: _DeclaredChanges = msgspec.field(default_factory=dict)
    saved_by: Ids = ()
    cards_instead: Amount = 0

    def changes_for(self, role: Role) -> Changes:
        return self.changes

    def advances(self) -> Ids:
        return (*super().advances(), *self.saved_by)


class Piracy(Selecting, frozen=True, kw_only=True, tag="piracy"):
    """Coastal cities fall to pirates: some of the victim, and one of each of the others."""

    counts: ClassVar[Counted] = "cities"
    needs: ClassVar[Literal["", "city", "coastal_city"]] = "coastal_city"

    cities: Positive
    primary_changes: _DeclaredChanges = msgspec.field(default_factory=dict)

    def changes_for(self, role: Role) -> Changes:
        return self.primary_changes if role == PRIMARY else {}


AnyCalamity = (
    MinorDamage
    | OneCity
    | Discarding
    | Treachery
    | SlaveRevolt
    | Superstition
    | CivilDisorder
    | CivilWar
    | Tyranny
    | BarbarianHordes
    | Corruption
    | Regression
    | Eruption
    | Flood
    | Cyclone
    | Scourge
    | Iconoclasm
    | Piracy
)
"""Every effect that a card can have."""
