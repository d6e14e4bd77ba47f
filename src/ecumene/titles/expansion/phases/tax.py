"""Taxation (18). Only the owner of a revolting city cannot be its beneficiary; other victims can."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ecumene.table.questions.chapters import takes_up
from ecumene.table.state.frames import Node, Seat
from ecumene.titles.lineage.phases import tax
from ecumene.titles.lineage.phases.tax import TaxPhase
from ecumene.titles.lineage.pieces.pieces import cities_in_stock, cities_of
from ecumene.titles.lineage.state import Moment, Position, by_ranking


@takes_up(TaxPhase)
def step(moment: Moment, node: Node, frame: TaxPhase) -> None:
    """Collect, then let one revolt after the other be resolved."""
    if not frame.collected:
        frame = tax.collect(moment, frame)
    while frame.revolts:
        owner, count = frame.revolts[0]
        if count and cities_of(moment.state, owner):
            tax.ask_revolt(moment, node, replace(frame, victims=(owner,)))
            return
        frame = replace(frame, revolts=frame.revolts[1:], taker=None, revolted=0)
    moment.flow.finish(node)


def points_in_stock(position: Position, seat: Seat) -> int:
    """The unit points of a seat that are in stock: those of its cities, and its tokens."""
    cities = cities_in_stock(position, seat) * position.book.numbers.city_points
    return cities + position.state.stock[seat]


def most_in_stock(position: Position, barred: Sequence[Seat]) -> Seat | None:
    """The beneficiary of a revolt: among seats with a city in stock, the one with most unit points there."""
    others = [seat for seat in by_ranking(position) if seat not in barred and cities_in_stock(position, seat)]
    return max(others, key=lambda seat: points_in_stock(position, seat), default=None)
