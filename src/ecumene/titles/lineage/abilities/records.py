"""The special abilities as content declares them with their advances: their kind (`does`), and their
numbers.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ecumene.titles.lineage.declared import Amount, Ids, Positive


class SpecialAbility(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="does"):
    """Holders of the same advance, and of those that it `spares`, are unaffected."""

    spares: Ids = ()


class StrikeArea(SpecialAbility, frozen=True, kw_only=True, tag="strike_area"):
    """All units in an area next door are destroyed or annexed, at a `price` in treasury for each unit point.

    Instead, up to `gain` tokens may go from stock to treasury.
    """

    fate: Literal["destroyed", "annexed"]
    price: Amount = 0
    gain: Amount = 0


class Resettle(SpecialAbility, frozen=True, kw_only=True, tag="resettle"):
    """Own tokens, up to `tokens`, go from anywhere to anywhere else."""

    tokens: Positive


class Tribute(SpecialAbility, frozen=True, kw_only=True, tag="tribute"):
    """Neighbours, up to `players`, give a commodity each, of this face value at least."""

    players: Positive
    least: Amount


class Sale(SpecialAbility, frozen=True, kw_only=True, tag="sale"):
    """Commodities are discarded for treasury: `worth` tokens for a point of face value."""

    worth: Positive


class Conversion(SpecialAbility, frozen=True, kw_only=True, tag="conversion"):
    """A pirate city, or up to `tokens` barbarian tokens, are annexed anywhere."""

    tokens: Positive


AnyAbility = StrikeArea | Resettle | Tribute | Sale | Conversion
