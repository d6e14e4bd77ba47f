"""The cost of a calamity for a seat if it struck now, in points of set value. It is computed from the demands
of the calamity (`burdens`), so protection counts, and a seat cannot lose more than it has. The losses of
other victims are not counted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.calamities.records import Spreading
from ecumene.titles.lineage.calamities.resolution import NO_VICTIM, Calamity, beneficiary
from ecumene.titles.lineage.pieces.pieces import cities_on_board, tokens_on_board
from ecumene.titles.lineage.state import CardId, Position, present
from ecumene.titles.lineage.what_if.burdens import Burden, burdens

POINT = 1.5
"""A token, or a unit point that is lost by the seat's own choice."""
CITY = 14.0
"""A city that is reduced, destroyed, or goes to somebody else: what built it, and the card that it brings."""
WORTHS: Mapping[str, float] = {
    "reduced": CITY,
    "destroyed": CITY,
    "annexed": CITY,
    "pirates": CITY,
    "steps": 2 * CITY,
    "selected": 0.0,
    "next_city": 0.0,
    "treasury": 1.0,
    "cards": 6.0,
    "given": 6.0,
    "face_value": 3.0,
    "idle": 0.0,
    "first_faction": 0.0,
    "ruled_faction": 0.0,
}
"""What one of each thing is worth that a calamity may demand; of anything else it is a unit point.

`selected` cities are in danger only, of the second city of an earthquake others have their share, and of a
set more is lost than the face of its cards. Tokens that are `idle` are not lost, and of two factions only one
is: it is counted where the second one is told."""
LEAST = 2.0
"""What a calamity costs at least: one may have more to lose by the time it strikes."""


def costs_of(position: Position, seat: Seat) -> Callable[[CardId], float]:
    """What each calamity would cost a seat that keeps it, more than if it lay on the market."""

    @cache
    def cost(card: CardId) -> float:
        kept = Calamity(card, seat, beneficiary(position, seat, card))
        return max(_lost(position, kept, seat) - _from_market(position, card, seat), LEAST)

    return cost


def suffered(position: Position, seat: Seat, card: CardId) -> float:
    """What a calamity would cost a seat that holds it, where there is no market."""
    return max(_lost(position, Calamity(card, seat, beneficiary(position, seat, card)), seat), LEAST)


def _from_market(position: Position, card: CardId, seat: Seat) -> float:
    """What a calamity of the market costs a seat on the average: somebody is chosen who suffers a part."""
    if not isinstance(position.calamity(card), Spreading):
        return 0.0
    deputy = position.ways.beneficiary(position, ())
    if deputy is None or deputy == seat:
        return 0.0
    lying = Calamity(card, NO_VICTIM, deputy)
    return _lost(position, lying, seat) / max(len(present(position.state)) - 1, 1)


def _lost(position: Position, frame: Calamity, seat: Seat) -> float:
    return sum(_worth(position, burden) for burden in burdens(position, frame) if burden.seat == seat)


def _worth(position: Position, burden: Burden) -> float:
    if burden.what == "support":
        return CITY * _hungry(position, burden.seat, burden.reckoning.result)
    result, there = burden.reckoning.result, burden.there
    most = result if there is None else min(result, there)
    if burden.what == "second_faction" and there is not None:
        most = min(most, there - most)  # the victim goes on with the larger one
    return max(most, 0) * WORTHS.get(burden.what, POINT)


def _hungry(position: Position, seat: Seat, rate: int) -> int:
    """How many cities fall if each needs `rate` tokens."""
    fed = tokens_on_board(position.state, seat) // rate if rate > 0 else 99
    return max(cities_on_board(position.state, seat) - fed, 0)
