"""Giving a commodity of the giver's choice, unseen by others: Banditry (30.93), Provincial Empire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.expansion.calamities.events import CommodityGiven
from ecumene.titles.expansion.calamities.records import Robbery
from ecumene.titles.lineage.advances.discards import commodities, discard_cards, loss
from ecumene.titles.lineage.calamities.resolution import NO_BENEFICIARY, Calamity, in_one_go
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.pieces.stacks import hand_over
from ecumene.titles.lineage.state import CardId, Moment, State


class AskGive(Ask, frozen=True, tag="ask_give"):
    """Which commodity do you give? `cause` is the card that demands it."""

    taker: Seat
    cause: str


class HandOver(Answer, frozen=True, tag="hand_over"):
    card: CardId


def ask_for_commodity(moment: Moment, node: Node, seat: Seat, taker: Seat, cause: str) -> None:
    """Let a seat choose what it gives below `node`; who has nothing to give is not asked."""
    if commodities(moment, seat):
        moment.flow.ask(node, AskGive, GiveKind.name, seat, taker=taker, cause=cause)


@in_one_go
def robbery(moment: Moment, node: Node, frame: Calamity, card: Robbery) -> None:
    """A commodity goes to the trader; of a card that nobody traded to the discards (30.932)."""
    if frame.beneficiary == NO_BENEFICIARY:
        discard_cards(moment, node, frame.victim, frame.card, count=card.cards)
    else:
        ask_for_commodity(moment, node, frame.victim, frame.beneficiary, frame.card)


class GiveKind(Kind[AskGive, HandOver]):
    name = "give"
    rule = "30.931"
    scarce = True

    def rule_of(self, state: State, ask: AskGive) -> str:
        if ask.cause in self.content.calamity:
            return self.content.calamity[ask.cause].section
        return f"adv.{ask.cause}.card"

    def options(self, state: State, ask: AskGive) -> Sequence[HandOver]:
        return [HandOver(card) for card in dict.fromkeys(commodities(self.at(state), ask.seat))]

    def default(self, state: State, ask: AskGive) -> HandOver:
        """The card that costs the own sets least."""
        position = self.at(state)
        cards = commodities(position, ask.seat)
        return HandOver(min(cards, key=lambda card: loss(position, ask.seat, card)))

    def about(self, state: State, ask: AskGive) -> Mapping[str, Any]:
        return {"taker": state.civilizations[ask.taker], "cause": ask.cause}

    def check(self, state: State, ask: AskGive, answer: HandOver) -> None:
        if answer not in self.options(state, ask):
            raise self.refuse("give-what", self.rule_of(state, ask))

    def apply(self, moment: Moment, node: Node, ask: AskGive, answer: HandOver) -> None:
        hand_over(moment, (ask.seat, ask.taker, (answer.card,)))
        moment.tell(CommodityGiven(ask.seat, ask.taker, answer.card))
        moment.flow.finish(node)
