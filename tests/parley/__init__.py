"""Parley: a small title with every kind of situation that a table has to support; it is outside the house.

Seats move at once around a ring, trade sealed cards, bid for the herald's office and raid each other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ecumene.table.meta import Meta, Option

if TYPE_CHECKING:
    from tests.parley.title import Parley

META = Meta(
    id="parley",
    name="Parley",
    about="Two to eighteen seats on a ring of areas: moves, bargains, sealed bids and raids.",
    seats=(2, 18),
    version=1,
    rulebooks=("parley",),
    options=(
        Option(name="turns", about="How many turns are played.", default=3, choices=(1, 2, 3, 5)),
        Option(
            name="budget", about="How many trade answers a seat has a turn.", default=6, choices=(2, 6, 20)
        ),
    ),
)


def load(overrides: Mapping[str, Any] | None = None) -> Parley:
    """The title with its rules."""
    from tests.parley.title import Parley

    return Parley()
