"""The calamities that only this game has, as content declares them: one record for each card. A victim
divides losses among others: `divided` in all, at most `most_each` to one of them.
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from ecumene.titles.lineage.calamities.records import (
    PRIMARY,
    BarbarianHordes,
    CalamityCard,
    Changeable,
    Changes,
    CivilDisorder,
    Corruption,
    Counted,
    Eruption,
    MinorDamage,
    OneCity,
    Regression,
    Role,
    Selecting,
    Spreading,
    Superstition,
    Terrain,
    Treachery,
)
from ecumene.titles.lineage.declared import Amount, Change, Ids, Positive

_DeclaredChanges = dict[str, Change]

# Minor calamities


class Shipwreck(CalamityCard, frozen=True, kw_only=True, tag="shipwreck"):
    """All ships are lost, unit points on coasts and treasury."""

    damage: Amount = 0
    treasury: Amount = 0


class TribalConflict(CalamityCard, frozen=True, kw_only=True, tag="tribal_conflict"):
    """The tokens of two areas with a common border by land, up to `tokens`."""

    tokens: Positive


class Uprising(CalamityCard, frozen=True, kw_only=True, tag="uprising"):
    """A unit point for each city, each of which a `ransom` replaces."""

    ransom: Positive


class Robbery(CalamityCard, frozen=True, kw_only=True, tag="robbery"):
    """A number of commodities, `cards`, go to the trader."""

    cards: Positive


# Those that their victim bears alone


class IdleTokens(Changeable, frozen=True, kw_only=True, tag="idle_tokens"):
    """City support is checked, and some tokens do not count."""

    counts: ClassVar[Counted] = "units"

    tokens: Positive


class Secession(Changeable, frozen=True, kw_only=True, tag="secession"):
    """A nation falls apart: its owner selects a number of unit points, the beneficiary adds some.

    Beneficiary is who has most in stock within `reach` areas. With an advance of `ruled_by` the beneficiary
    alone selects `ruled` points. For each of the `destructive` advances both factions lose something.
    """

    counts: ClassVar[Counted] = "units"
    counts_kept: ClassVar[bool] = True

    reach: Positive
    selected: Positive
    added: Positive
    ruled_by: Ids = ()
    ruled: Positive
    destructive: Ids = ()
    destroyed: Amount = 0

    def advances(self) -> Ids:
        return (*self.changes, *self.ruled_by, *self.destructive)


class Oppression(Changeable, frozen=True, kw_only=True, tag="oppression"):
    """A neighbour annexes area after area: a number of unit points for each city."""

    counts: ClassVar[Counted] = "units"

    units_per_city: Positive


# Those that strike a place, and everybody there


class Cataclysm(Eruption, frozen=True, kw_only=True, tag="cataclysm"):
    """A volcano, or an earthquake; victims with an advance of `worsened_by` lose tokens next door, too."""

    worsened_by: Ids = ()
    more_tokens: Amount = 0

    def advances(self) -> Ids:
        return (*super().advances(), *self.worsened_by)


class Inundation(CalamityCard, frozen=True, kw_only=True, tag="inundation"):
    """Unit points on a flood plain, those of others divided; off the plains a coastal city.

    Holders of `sheltered_by` lose `most_sheltered` at most, and their coastal city is only reduced.
    """

    counts: ClassVar[Counted] = "damage"
    strikes: ClassVar[Terrain] = "plain"

    damage: Positive
    divided: Positive
    sheltered_by: Ids = ()
    most_sheltered: Amount = 0

    def advances(self) -> Ids:
        return self.sheltered_by


class Hurricane(Changeable, frozen=True, kw_only=True, tag="hurricane"):
    """Cities at an open sea are reduced, and ships there lost, but some of a holder of `sheltered_by`."""

    counts: ClassVar[Counted] = "cities"
    strikes: ClassVar[Terrain] = "sea"

    selected: Positive
    selected_of_others: Amount
    sheltered_by: Ids = ()
    ships_kept: Amount = 0

    def advances(self) -> Ids:
        return (*self.changes, *self.sheltered_by)


# Those whose victim makes others suffer, too


class Affliction(Spreading, frozen=True, kw_only=True, tag="affliction"):
    """Unit points of the victim, and some that it divides among others.

    `leaves_some`: a token stays in every area that is touched. Primary victims with an advance of `starves`
    also lose what is above the printed limits.
    """

    counts: ClassVar[Counted] = "damage"

    damage: Positive
    divided: Positive
    most_each: Positive
    changes: _DeclaredChanges = msgspec.field(default_factory=dict)
    primary_changes: _DeclaredChanges = msgspec.field(default_factory=dict)
    secondary_changes: _DeclaredChanges = msgspec.field(default_factory=dict)
    starves: Ids = ()
    leaves_some: bool = False

    def changes_for(self, role: Role) -> Changes:
        return {**self.changes, **(self.primary_changes if role == PRIMARY else self.secondary_changes)}

    def advances(self) -> Ids:
        return (*super().advances(), *self.starves)


class Heresy(Spreading, frozen=True, kw_only=True, tag="heresy"):
    """Cities of the victim are reduced, and some that it divides among others.

    A holder of `stopped_by` stops all of it for `cards_instead`.
    """

    counts: ClassVar[Counted] = "cities"
    needs: ClassVar[Literal["", "city", "coastal_city"]] = "city"

    cities: Positive
    divided: Positive
    changes: _DeclaredChanges = msgspec.field(default_factory=dict)
    primary_changes: _DeclaredChanges = msgspec.field(default_factory=dict)
    stopped_by: Ids = ()
    cards_instead: Amount = 0

    def changes_for(self, role: Role) -> Changes:
        return {**self.changes, **(self.primary_changes if role == PRIMARY else {})}

    def advances(self) -> Ids:
        return (*super().advances(), *self.stopped_by)


class Plunder(Selecting, frozen=True, kw_only=True, tag="plunder"):
    """Coastal cities fall to pirates: some of the victim, and one of each of the others."""

    counts: ClassVar[Counted] = "cities"
    needs: ClassVar[Literal["", "city", "coastal_city"]] = "coastal_city"

    cities: Positive
    changes: _DeclaredChanges = msgspec.field(default_factory=dict)

    def changes_for(self, role: Role) -> Changes:
        return self.changes


AnyCalamity = (
    MinorDamage
    | OneCity
    | Shipwreck
    | TribalConflict
    | Uprising
    | Robbery
    | Treachery
    | Superstition
    | CivilDisorder
    | Corruption
    | Regression
    | BarbarianHordes
    | IdleTokens
    | Secession
    | Oppression
    | Cataclysm
    | Inundation
    | Hurricane
    | Affliction
    | Heresy
    | Plunder
)
"""Every effect that a card can have."""
