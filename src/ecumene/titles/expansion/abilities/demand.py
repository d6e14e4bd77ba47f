"""Trade Empire (33.029): the holder names a commodity, and asks players for it until one has to give it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.expansion.abilities.events import CommodityDemanded
from ecumene.titles.expansion.abilities.records import Demand
from ecumene.titles.lineage.abilities.ability import (
    Ability,
    EndAbility,
    Refuse,
    StepByStep,
    UseAbility,
    check_begin,
    only,
)
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.pieces.stacks import hand_over
from ecumene.titles.lineage.secrets.knowledge import all_see_given, all_see_none, lacks
from ecumene.titles.lineage.state import Moment, Position, State, by_ranking


class AskDemand(Ask, frozen=True, tag="ask_demand"):
    """Whom do you ask for which commodity? Once one is named (`commodity`), others are asked for the same."""

    commodity: str | None = None
    asked: tuple[Seat, ...] = ()


class DemandCard(Answer, frozen=True, tag="demand"):
    commodity: str
    player: str


Demanding = DemandCard | EndAbility


def demand_of(book: Book) -> Demand:
    return only(book, Demand)[1]


def opponents(position: Position, seat: Seat) -> list[Seat]:
    """Seats that may be asked: they hold cards, and no advance that spares them."""
    state, spared = position.state, position.book.sparing[only(position.book, Demand)[0]]
    others = [other for other in by_ranking(position) if other != seat]
    return [other for other in others if state.hand[other] and not state.advances[other] & spared]


def kinds(position: Position) -> list[str]:
    """The commodities of the game."""
    cards = position.book.cards
    return [kind for kind in position.scene.sizes if not cards[kind].calamity]


def uses(position: Position, seat: Seat, advance: str) -> list[UseAbility]:
    return [UseAbility(advance)] if opponents(position, seat) else []


def check(refuse: Refuse, position: Position, seat: Seat, use: UseAbility) -> None:
    check_begin(refuse, use)
    raise refuse("demand-nobody", "adv.trade_empire")


def begin(moment: Moment, node: Node, seat: Seat, use: UseAbility) -> None:
    moment.flow.ask(node, AskDemand, DemandKind.name, seat)


ABILITY = Ability(uses, check, begin)


class DemandKind(StepByStep[AskDemand, Demanding]):
    name = "demand"
    rule = "adv.trade_empire"
    exhaustive = False

    def _left(self, state: State, ask: AskDemand) -> list[Seat]:
        return [seat for seat in opponents(self.at(state), ask.seat) if seat not in ask.asked]

    def options(self, state: State, ask: AskDemand) -> Sequence[Demanding]:
        """The commodities that the seat already has, or all of them; the rules accept any commodity."""
        position = self.at(state)
        names = [state.civilizations[seat] for seat in self._left(state, ask)]
        wanted = [ask.commodity] if ask.commodity else self._wanted(position, ask.seat)
        found: list[Demanding] = [DemandCard(kind, name) for kind in wanted for name in names]
        return [*found, EndAbility()] if self.may_end(state, ask) else found

    def _wanted(self, position: Position, seat: Seat) -> list[str]:
        held = {position.book.kinds[card] for card in position.state.hand[seat]}
        return [kind for kind in kinds(position) if kind in held] or kinds(position)

    def default(self, state: State, ask: AskDemand) -> Demanding:
        """The most valuable commodity of which the seat has one, from the seat with most cards among those
        that may have it.
        """
        position, seats = self.at(state), self._left(state, ask)
        wanted = [ask.commodity] if ask.commodity else self._wanted(position, ask.seat)
        kind = max(wanted, key=lambda one: position.book.cards[one].face)
        best = max(seats, key=lambda seat: (not lacks(state, seat, kind), len(state.hand[seat])))
        return DemandCard(kind, state.civilizations[best])

    def may_end(self, state: State, ask: AskDemand) -> bool:
        return bool(ask.asked)

    def about(self, state: State, ask: AskDemand) -> Mapping[str, Any]:
        return {"commodity": ask.commodity, "left": demand_of(self.content).players - len(ask.asked)}

    def check_demand(self, state: State, ask: AskDemand, answer: DemandCard) -> None:
        position = self.at(state)
        if answer.commodity not in kinds(position):
            raise self.refuse("demand-what")
        if ask.commodity and answer.commodity != ask.commodity:
            raise self.refuse("demand-same", "adv.trade_empire.players", commodity=ask.commodity)
        if answer.player not in [state.civilizations[seat] for seat in self._left(state, ask)]:
            raise self.refuse("demand-who", "adv.trade_empire.players")

    def apply_demand(self, moment: Moment, node: Node, ask: AskDemand, answer: DemandCard) -> None:
        state = moment.state
        player = state.civilizations.index(answer.player)
        found = [card for card in state.hand[player] if moment.book.kinds[card] == answer.commodity]
        moment.tell(CommodityDemanded(ask.seat, player, answer.commodity, bool(found)))
        if found:
            hand_over(moment, (player, ask.seat, (found[0],)), shown=True)
            all_see_given(state, player, ask.seat, found[0])
            moment.flow.finish(node)
            return
        all_see_none(moment, player, answer.commodity)
        ask = replace(ask, commodity=answer.commodity, asked=(*ask.asked, player))
        if len(ask.asked) < demand_of(moment.book).players and self._left(state, ask):
            moment.flow.ask_again(node, ask, self.name)
        else:
            moment.flow.finish(node)
