"""The special abilities that only this game has, as content declares them with their advances."""

from __future__ import annotations

from ecumene.titles.lineage.abilities.records import (
    Conversion,
    Sale,
    SpecialAbility,
    StrikeArea,
    Tribute,
)
from ecumene.titles.lineage.declared import Positive


class Strike(StrikeArea, frozen=True, kw_only=True, tag="strike"):
    """All units in an area next door by land; an area with a unit that is spared cannot be struck at all."""


class AreaPurchase(StrikeArea, frozen=True, kw_only=True, tag="purchase"):
    """The same next door by land or water, where tokens of the treasury take the place of all units."""


class Colony(SpecialAbility, frozen=True, kw_only=True, tag="colony"):
    """Unit points, `points` in all, go from stock to an empty area that a path leads to."""

    points: Positive


class Demand(SpecialAbility, frozen=True, kw_only=True, tag="demand"):
    """Up to `players` players are asked for a commodity, until one of them has it and gives it."""

    players: Positive


AnyAbility = Strike | AreaPurchase | Colony | Demand | Tribute | Sale | Conversion
