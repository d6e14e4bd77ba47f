"""The rules of Mega Empires that differ from its relatives and that several chapters need."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.abilities.cards import ABILITIES
from ecumene.titles.lineage.calamities.cards import EFFECTS
from ecumene.titles.lineage.movement import entering, ships
from ecumene.titles.lineage.phases import ast, calamity_selection, order, tax, victory
from ecumene.titles.lineage.pieces.board import AreaId, Place
from ecumene.titles.lineage.state import Moment, Position, Ways
from ecumene.titles.lineage.what_if.burdens import BURDENS


class EmpiresWays(Ways):
    """Each rule stands in its own chapter; this says which one is played."""

    effects = EFFECTS
    burdens = BURDENS
    abilities = ABILITIES

    def road_ends(self, position: Position, seat: Seat, area: AreaId) -> bool:
        return entering.ends_in_conflict(position, seat, area)

    def acting_place(self, position: Position, seat: Seat) -> order.Precedence:
        return order.progress_place(position, seat)

    def beneficiary(self, position: Position, barred: Sequence[Seat]) -> Seat | None:
        return tax.most_cities_in_stock(position, barred)

    def levy(self, position: Position, seat: Seat, place: Place) -> Iterable[AreaId]:
        return ships.levy_anywhere(position, seat, place)

    def too_many_calamities(self, position: Position, seat: Seat) -> bool:
        return calamity_selection.over_limit(position, seat)

    def score(self, position: Position, seat: Seat) -> dict[str, int]:
        return victory.victory_points(position, seat)

    def tie_break(self, position: Position, seat: Seat) -> tuple[int, ...]:
        return victory.tie_break(position, seat)

    def is_last_turn(self, moment: Moment, entered: Sequence[Seat]) -> bool:
        return ast.enter_late_iron_age(moment, entered)
