"""Phase 32: the choice of advances, where each also counts for the group of which a seat has fewest (36)."""

from __future__ import annotations

from collections import Counter

from ecumene.table.state.frames import Seat
from ecumene.titles.expansion.numbers import numbers_of
from ecumene.titles.lineage.advances.prices import AdvanceId
from ecumene.titles.lineage.phases.victory import held
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.strategist import advances
from ecumene.titles.lineage.strategist.weights import Weights


class Advances(advances.Advances):
    def _shopping(self, position: Position, seat: Seat) -> Shopping:
        return Shopping(position, seat, self._weights)


class Shopping(advances.Shopping):
    def __init__(self, position: Position, seat: Seat, weights: Weights) -> None:
        super().__init__(position, seat, weights)
        groups = Counter([group for advance in held(position, seat) for group in advance.groups])
        fewest = min([groups[group] for group in position.book.groups])
        self._scarce = {group for group in position.book.groups if groups[group] == fewest}
        self._share = numbers_of(position).scarcest_group_points / len(self._scarce)

    def worth(self, id: AdvanceId) -> float:
        """With its part of the points for the scarcest groups, which count when all of them have one more."""
        return super().worth(id) + self._share * len(
            self._scarce.intersection(self._book.advances[id].groups)
        )
