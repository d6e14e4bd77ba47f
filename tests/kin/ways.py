"""The rules of Kin: the simplest ones that differ from those of Mega Empires."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.abilities.cards import ABILITIES
from ecumene.titles.lineage.calamities.cards import EFFECTS
from ecumene.titles.lineage.calamities.records import Corruption
from ecumene.titles.lineage.movement.entering import foreign
from ecumene.titles.lineage.phases.calamity_selection import calamities_of
from ecumene.titles.lineage.phases.order import Precedence, ranking_place
from ecumene.titles.lineage.phases.victory import held
from ecumene.titles.lineage.pieces.board import AreaId, Place
from ecumene.titles.lineage.state import Abilities, Demands, Effects, Moment, Position, Ways, by_ranking
from ecumene.titles.lineage.what_if.burdens import BURDENS
from tests.kin.cards import HARVEST, Harvest, Locusts, eaten, locusts, no_corruption, nothing

LAST_STEP = 8


class KinWays(Ways):
    effects: ClassVar[Effects] = {**EFFECTS, Locusts: locusts, Corruption: no_corruption}
    burdens: ClassVar[Demands] = {**BURDENS, Locusts: eaten, Corruption: nothing}
    abilities: ClassVar[Abilities] = {**ABILITIES, Harvest: HARVEST}

    def road_ends(self, position: Position, seat: Seat, area: AreaId) -> bool:
        """Roads end where anybody else is, in conflict or not."""
        return bool(foreign(position.state, seat) >> 8 * area & 0xFF)

    def acting_place(self, position: Position, seat: Seat) -> Precedence:
        return ranking_place(position, seat)

    def beneficiary(self, position: Position, barred: Sequence[Seat]) -> Seat | None:
        """Whoever has most treasury."""
        others = [seat for seat in by_ranking(position) if seat not in barred]
        return max(others, key=lambda seat: position.state.treasury[seat], default=None)

    def levy(self, position: Position, seat: Seat, place: Place) -> Sequence[AreaId]:
        """Tokens where the ship is."""
        row = position.state.tokens[seat]
        return [place] if place < len(row) and row[place] else []

    def too_many_calamities(self, position: Position, seat: Seat) -> bool:
        return len(calamities_of(position, seat)) > 1

    def score(self, position: Position, seat: Seat) -> dict[str, int]:
        numbers, state = position.book.numbers, position.state
        return {
            "steps": numbers.step_victory_points * state.ast[seat],
            "advances": sum(advance.cost for advance in held(position, seat)),
            "treasury": state.treasury[seat],
        }

    def tie_break(self, position: Position, seat: Seat) -> tuple[int, ...]:
        """A.S.T.-Ranking alone, which is what is left."""
        return ()

    def is_last_turn(self, moment: Moment, entered: Sequence[Seat]) -> bool:
        return max(moment.state.ast) >= LAST_STEP
