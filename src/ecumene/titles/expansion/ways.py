"""The rules of the Expansion Project that differ from its relatives and that several chapters need."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ecumene.table.state.frames import Seat
from ecumene.titles.expansion.abilities.cards import ABILITIES
from ecumene.titles.expansion.calamities.burdens import BURDENS
from ecumene.titles.expansion.calamities.cards import EFFECTS
from ecumene.titles.expansion.calamities.records import Affliction
from ecumene.titles.expansion.numbers import numbers_of
from ecumene.titles.expansion.phases import calamity_selection, conflict, movement, scoring, ships, tax
from ecumene.titles.lineage.phases import order
from ecumene.titles.lineage.pieces.board import AreaId, Place
from ecumene.titles.lineage.pieces.pieces import alone
from ecumene.titles.lineage.state import CardId, Moment, Position, Remains, Ways


class ExpansionWays(Ways):
    """Each rule stands in its own chapter; this says which one is played."""

    effects = EFFECTS
    burdens = BURDENS
    abilities = ABILITIES

    before_moving = ships.AskShips
    grows_beside_city = False
    neighbours_help_once = False
    order_of_losses_stays = True
    failed_attackers_stay = False
    untraded_has_beneficiary = False
    unannexed_city = "destroyed"
    twins_share_victims = False
    untradeable_stays_in_block = False
    gives_all = True
    token_outlives_city = True
    counted_at_end = scoring.AT_END
    leavers_stay = True

    def remains(self, position: Position, card: CardId) -> Remains:
        """A city leaves nothing behind, but in an Epidemic a token stays everywhere (ruling X40)."""
        record = position.book.calamity.get(card)
        spares = isinstance(record, Affliction) and record.leaves_some
        return Remains(least=1, of_cities=True) if spares else Remains(of_cities=False)

    def reserves_may_fall(self, position: Position, seat: Seat, area: AreaId) -> bool:
        return conflict.reserves_may_fall(position, seat, area)

    def treasury_may_build(self, position: Position, seat: Seat, area: AreaId) -> bool:
        return alone(position.state, seat, area)

    def landing_losses(self, position: Position, seat: Seat, area: AreaId, tokens: int) -> int:
        return movement.sunk(position, seat, area, tokens)

    def scarcest_points(self, position: Position) -> int:
        return numbers_of(position).scarcest_group_points

    def road_ends(self, position: Position, seat: Seat, area: AreaId) -> bool:
        return movement.meets_strangers(position, seat, area)

    def acting_place(self, position: Position, seat: Seat) -> order.Precedence:
        return order.ranking_place(position, seat)

    def beneficiary(self, position: Position, barred: Sequence[Seat]) -> Seat | None:
        return tax.most_in_stock(position, barred)

    def levy(self, position: Position, seat: Seat, place: Place) -> Iterable[AreaId]:
        return ships.local_levy(position, seat, place)

    def too_many_calamities(self, position: Position, seat: Seat) -> bool:
        return bool(calamity_selection.one_too_many(position, seat))

    def score(self, position: Position, seat: Seat) -> dict[str, int]:
        return scoring.points(position, seat)

    def tie_break(self, position: Position, seat: Seat) -> tuple[int, ...]:
        """A.S.T. order alone, which is what is left (36.3)."""
        return ()

    def is_last_turn(self, moment: Moment, entered: Sequence[Seat]) -> bool:
        return scoring.somebody_finished(moment)
