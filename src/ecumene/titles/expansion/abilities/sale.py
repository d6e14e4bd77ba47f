"""Trade Routes (33.0262): commodities become treasury, as long as the stock lasts."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.abilities import trade_routes as shared
from ecumene.titles.lineage.abilities.ability import Ability, EndAbility, Refuse, UseAbility, check_begin
from ecumene.titles.lineage.abilities.trade_routes import AskSell, Sell, Selling
from ecumene.titles.lineage.advances.discards import commodities
from ecumene.titles.lineage.state import CardId, Position, State


def sellable(position: Position, seat: Seat) -> list[CardId]:
    """All commodities of a seat, each kind once, while its stock has a token."""
    return list(dict.fromkeys(commodities(position, seat))) if position.state.stock[seat] else []


def uses(position: Position, seat: Seat, advance: str) -> list[UseAbility]:
    return [UseAbility(advance)] if sellable(position, seat) else []


def check(refuse: Refuse, position: Position, seat: Seat, use: UseAbility) -> None:
    check_begin(refuse, use)
    raise refuse("sell-nothing", "adv.trade_routes")


ABILITY = Ability(uses, check, shared.begin, shared.ready)


class SellKind(shared.SellKind):
    def options(self, state: State, ask: AskSell) -> Sequence[Selling]:
        sales: list[Selling] = [Sell(card) for card in sellable(self.at(state), ask.seat)]
        return [*sales, EndAbility()] if self.may_end(state, ask) else sales

    def check_sell(self, state: State, ask: AskSell, answer: Sell) -> None:
        if answer.card not in sellable(self.at(state), ask.seat):
            raise self.refuse("sell-no-card")
