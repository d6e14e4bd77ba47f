"""Trade Routes at almost any time (33.0262): before some phases its holders may sell cards for treasury.

That is before ships are built, cities are built, trade cards are bought, and after the trade (ruling X32).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.table.questions.chapters import takes_up
from ecumene.table.questions.handlers import always, finishes
from ecumene.table.state.frames import Ask, Frame, Node, Seat
from ecumene.titles.expansion.abilities.sale import sellable
from ecumene.titles.expansion.phases import calamity_selection, ships, trade_cards
from ecumene.titles.lineage.abilities.ability import EndAbility, only
from ecumene.titles.lineage.abilities.events import CardSold
from ecumene.titles.lineage.abilities.records import Sale
from ecumene.titles.lineage.abilities.trade_routes import Sell, Selling, brings, proceeds
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.phases import construction
from ecumene.titles.lineage.phases.turn import Begin
from ecumene.titles.lineage.pieces.pieces import take_treasury
from ecumene.titles.lineage.pieces.stacks import discard
from ecumene.titles.lineage.state import Moment, Position, State, by_ranking, present

PHASES: Mapping[str, Begin] = {
    "ships": ships.begin,
    "construction": construction.begin,
    "trade_cards": trade_cards.begin,
    "calamity_selection": calamity_selection.begin,
}
"""The phases before which cards may be sold."""


class Routes(Frame, frozen=True, tag="routes"):
    """Holders of Trade Routes are asked, then the phase begins."""

    phase: str


class AskRoutes(Ask, frozen=True, tag="ask_routes"):
    """Do you turn cards into treasury, before a phase begins?"""

    phase: str


def before(phase: str) -> Begin:
    """A phase that begins once the holders of Trade Routes have sold what they like."""

    def begin(moment: Moment, node: Node) -> None:
        sellers = [seat for seat in present(moment.state) if may_sell(moment, seat)]
        if not sellers:
            PHASES[phase](moment, node)
            return
        moment.state.phase = phase
        routes = moment.flow.push(node, Routes(phase))
        for seat in by_ranking(moment):
            if seat in sellers:
                moment.flow.ask(routes, AskRoutes, RoutesKind.name, seat, phase=phase)

    return begin


def may_sell(position: Position, seat: Seat) -> bool:
    """Whether a seat is asked, by what everybody sees: the advance, cards, and tokens in stock."""
    state = position.state
    if not state.hand[seat] or not state.stock[seat]:
        return False
    advance, _ = only(position.book, Sale)
    return position.has(seat, advance)


@takes_up(Routes)
def step(moment: Moment, node: Node, frame: Routes) -> None:
    turn = moment.flow.parents[node]
    moment.flow.finish(node)
    PHASES[frame.phase](moment, turn)


class RoutesKind(Kind[AskRoutes, Selling]):
    name = "routes"
    rule = "33.0262"
    scarce = True

    def options(self, state: State, ask: AskRoutes) -> Sequence[Selling]:
        return [EndAbility(), *(Sell(card) for card in sellable(self.at(state), ask.seat))]

    def default(self, state: State, ask: AskRoutes) -> EndAbility:
        return EndAbility()

    def about(self, state: State, ask: AskRoutes) -> Mapping[str, Any]:
        return {"stock": state.stock[ask.seat], "treasury": state.treasury[ask.seat]}

    def about_sell(self, state: State, ask: AskRoutes, answer: Sell) -> Mapping[str, Any]:
        return {"treasury": brings(self.at(state), ask.seat, answer.card)}

    def check_sell(self, state: State, ask: AskRoutes, answer: Sell) -> None:
        if answer.card not in sellable(self.at(state), ask.seat):
            raise self.refuse("sell-no-card")

    def apply_sell(self, moment: Moment, node: Node, ask: AskRoutes, answer: Sell) -> None:
        worth = take_treasury(moment.state, ask.seat, proceeds(moment.book, answer.card))
        discard(moment, ask.seat, answer.card)
        moment.tell(CardSold(ask.seat, answer.card, worth))
        if may_sell(moment, ask.seat):
            moment.flow.ask_again(node, ask, self.name)
        else:
            moment.flow.finish(node)

    check_end_ability = always
    apply_end_ability = finishes
