"""The declarations of an advance in content besides its price: numbers that it raises, things that it allows,
areas that it protects.

The rules ask for declarations, never for an advance by its name, so that a title can give them to other
advances.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ecumene.titles.lineage.declared import Ids

Raised = Literal[
    "land_steps",
    "ship_steps",
    "ship_capacity",
    "siege",
    "city_tokens",
    "wilderness_city_tokens",
    "treasury_share",
    "neighbour_tokens",
    "small_area_tokens",
    "city_support",
    "treasury_value",
    "hand_limit",
]
"""Numbers of the game that an advance raises for its holder."""

Allowed = Literal[
    "open_sea",
    "later_moves",
    "last_moves",
    "later_losses",
    "reserves",
    "ships_as_losses",
    "sinks_landings",
    "keeps_cards",
    "takes_cards",
    "token_beside_city",
    "free_card",
    "counts_as_city",
    "substitute",
    "no_revolts",
]
"""What a holder may do, or is spared; in brackets the advance of Mega Empires that brings it.

Ships cross open sea (Astronavigation); one moves after all others (Military), or after those, too; others
lose tokens first in a conflict (Metalworking); losses come from next door, too, and conflicts may wait
(Advanced Military); ships are lost for tokens (Naval Warfare), or sink half of those who land at a city; a
trade card is not lost with a city, but to holders of what takes it all the same; a token stays beside a city
(Public Works); a trade card is free, and the advance counts as a city on the A.S.T. (Wonder of the World); a
card stands for another one (Trade Empire); cities do not revolt against taxes (Democracy).
"""


class Guard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Others may not enter areas with the holder's cities, or not cause conflict with any of its units.

    Holders of the same advance, and of those that it `lets_in`, may (Diplomacy; Cultural Ascendancy). Where
    there is conflict already it keeps nobody out, unless it is `firm`.
    """

    of: Literal["cities", "units"]
    lets_in: Ids = ()
    firm: bool = False
