"""A phase that Mega Empires does not have: everybody takes a token from stock to treasury."""

from __future__ import annotations

from ecumene.table.state.frames import Node
from ecumene.titles.lineage.pieces.pieces import take_treasury
from ecumene.titles.lineage.state import Moment, by_ranking


def begin(moment: Moment, node: Node) -> None:
    moment.state.phase = "jubilee"
    for seat in by_ranking(moment):
        take_treasury(moment.state, seat, 1)
