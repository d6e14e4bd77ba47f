"""Barbarian Hordes: once they can reach nothing of their victim any more, the victim leads them against
others.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.calamities.effects.barbarian_hordes import AskHordes, Descend
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import city_owner
from ecumene.titles.lineage.state import Position, present
from ecumene.titles.lineage.strategist.rivals import Rivals
from ecumene.titles.lineage.strategist.suffering import hordes


class Hordes(hordes.Hordes):
    def lead(self, position: Position, ask: AskHordes, options: Sequence[Answer]) -> Answer:
        if ask.seat != ask.victim:
            return super().lead(position, ask, options)
        rivals = Rivals(position, ask.seat, self._weights)
        best = max(ask.areas, key=lambda area: self._harm(rivals, position, ask, area))
        return Descend(position.board.ids[best])

    def _harm(self, rivals: Rivals, position: Position, ask: AskHordes, area: AreaId) -> float:
        """The losses there, with more weight for leaders; losses of the seat itself count against it."""
        worth = 0.0
        for seat in present(position.state):
            lost = self._falls(rivals, position, area, seat, ask.tokens)
            worth += -lost if seat == ask.seat else self._weights.harm * rivals.threat(seat) * lost
        return worth

    def _falls(self, rivals: Rivals, position: Position, area: AreaId, seat: Seat, tokens: int) -> float:
        """What a seat would lose in an area."""
        city = city_owner(position.state, area) == seat
        return min(position.state.tokens[seat][area], tokens) + rivals.of_cities(seat, int(city))
