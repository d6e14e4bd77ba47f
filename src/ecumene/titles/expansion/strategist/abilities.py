"""Phase 31: the special abilities that only this game has."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.titles.expansion.abilities.demand import AskDemand, DemandCard
from ecumene.titles.expansion.abilities.records import Colony, Demand
from ecumene.titles.lineage.abilities.ability import UseAbility
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.strategist import abilities
from ecumene.titles.lineage.strategist.hands import Hands
from ecumene.titles.lineage.trade.values import counted_by_kind


class Prospect(abilities.Prospect):
    def brings(self, option: UseAbility) -> float:
        ability = self._book.abilities[option.advance]
        if isinstance(ability, Colony):
            return self._settled(option)
        if isinstance(ability, Demand):
            return self._weights.spoils
        return super().brings(option)

    def _settled(self, option: UseAbility) -> float:
        """People, or a city, out of the stock into an empty area."""
        if option.tokens is None:
            return self._gain(0, 1)
        area = self.country.board.index[option.area or ""]
        room = min(option.tokens, self.country.rooms[area])
        return self._gain(room, 0)


class Abilities(abilities.Abilities):
    def _prospect(self, position: Position, seat: Seat) -> Prospect:
        return Prospect(position, seat, self._weights)

    def demand(self, position: Position, ask: AskDemand, options: Sequence[Answer]) -> Answer | None:
        """The commodity that adds most to one's sets, from the seat that most likely has it."""
        state, cards, seat = position.state, position.book.cards, ask.seat
        held = counted_by_kind(position.book, state.hand[seat])
        hands = Hands(position, seat, range(len(state.hand)), ())

        def promises(option: DemandCard) -> float:
            kind = option.commodity
            other = hands.partner(state.civilizations.index(option.player))
            return (2 * held[kind] + 1) * cards[kind].face * other.chance([(kind, 1)])

        demands = [option for option in options if isinstance(option, DemandCard)]
        return max(demands, key=promises, default=None)
