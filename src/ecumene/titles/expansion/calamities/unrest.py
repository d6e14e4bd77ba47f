"""Slave Revolt (30.42), Iconoclasm and Heresy (30.82), Regression (30.91)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.handlers import always, finishes
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.expansion.calamities.dividing import divide
from ecumene.titles.expansion.calamities.events import CalamityStopped
from ecumene.titles.expansion.calamities.records import Heresy, IdleTokens
from ecumene.titles.expansion.calamities.scourges import stage_of
from ecumene.titles.lineage.advances.discards import commodities, discard_cards
from ecumene.titles.lineage.calamities.attributes import Reckoning, holds_any, reckon
from ecumene.titles.lineage.calamities.effects import decline
from ecumene.titles.lineage.calamities.effects.unrest import reduce_cities
from ecumene.titles.lineage.calamities.records import PRIMARY, SECONDARY, Regression
from ecumene.titles.lineage.calamities.resolution import Calamity, cancel, in_one_go, proceed
from ecumene.titles.lineage.calamities.victims import eligible
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.phases.support import (
    AskReduce,
    ReduceKind,
    lacking,
    must_reduce,
    reducible,
    support_rate,
)
from ecumene.titles.lineage.pieces.pieces import cities_on_board, limit_for, reduce_city, tokens_on_board
from ecumene.titles.lineage.state import CardId, Moment, Position, State

# Slave Revolt


@in_one_go
def idle_tokens(moment: Moment, node: Node, frame: Calamity, card: IdleTokens) -> None:
    """City support is checked while some tokens do not work; those of cities reduced now do (30.422)."""
    seat, rate = frame.victim, support_rate(moment, frame.victim)
    idle = min(revolting(moment, card, seat).result, tokens_on_board(moment.state, seat))
    if must_reduce(moment, seat, rate, idle):
        moment.flow.ask(node, AskReduce, ReduceKind.name, seat, rate=rate, idle=idle)


def revolting(position: Position, card: IdleTokens, victim: Seat) -> Reckoning:
    """How many tokens support no city."""
    return reckon(position, victim, card.tokens, card.changes)


def toppled(position: Position, card: IdleTokens, victim: Seat) -> int:
    """How many cities fall at least: those first that leave most tokens."""
    trial = Position(position.book, position.state.copy())
    state, rate, fallen = trial.state, support_rate(position, victim), 0
    idle = min(revolting(position, card, victim).result, tokens_on_board(state, victim))
    for ask in state.flow.asks.values():
        if isinstance(ask, AskReduce) and ask.seat == victim and ask.idle:
            idle = ask.idle  # it was counted before any city fell
    while lacking(state, victim, rate, idle):
        room = {area: limit_for(trial, victim, area) for area in reducible(state, victim)}
        best = max(room, key=lambda area: room[area] - state.tokens[victim][area])
        reduce_city(trial, victim, best)
        fallen += 1
    return fallen


# Regression


def regression(moment: Moment, node: Node, frame: Calamity, card: Regression) -> None:
    """The marker goes back, unless its owner has no city (30.914)."""
    if frame.stage == 0 and not cities_on_board(moment.state, frame.victim):
        cancel(moment, node, frame)
    else:
        decline.regression(moment, node, frame, card)


# Iconoclasm and Heresy

STOP, DIVIDE, SUFFER, OVER = range(4)


class AskStop(Ask, frozen=True, tag="ask_stop"):
    """Do you give cards, so that a calamity does not happen at all?"""

    card: CardId
    price: int


class Sacrifice(Answer, frozen=True, tag="sacrifice"):
    """Give the cards."""


class Suffer(Answer, frozen=True, tag="suffer"):
    """Let it happen."""


def heresy(moment: Moment, node: Node, frame: Calamity, card: Heresy) -> None:
    victim = frame.victim
    if frame.stage == STOP:
        proceed(moment, node, frame)
        if may_stop(moment, card, victim):
            about = {"card": frame.card, "price": card.cards_instead}
            moment.flow.ask(node, AskStop, StopKind.name, victim, **about)
    elif frame.stage == DIVIDE:
        proceed(moment, node, frame)
        divide(moment, node, stage_of(moment, node), card.divided, rooms(moment, frame))
    elif frame.stage == SUFFER:
        proceed(moment, node, frame)
        reduce_cities(moment, node, victim, broken(moment, card, victim).result)
        for seat, share in frame.shares or ():
            reduce_cities(moment, node, seat, broken_abroad(moment, card, seat, share).result)
    else:
        moment.flow.finish(node)


def rooms(position: Position, frame: Calamity) -> dict[Seat, int]:
    """How many cities each of the others may be given to bear."""
    return {seat: cities_on_board(position.state, seat) for seat in eligible(position, frame)}


def may_stop(position: Position, card: Heresy, victim: Seat) -> bool:
    """Whether the primary victim can stop it (30.823)."""
    holds = holds_any(position, victim, card.stopped_by)
    return holds and len(commodities(position, victim)) >= card.cards_instead


def broken(position: Position, card: Heresy, victim: Seat) -> Reckoning:
    """How many cities the primary victim reduces."""
    return reckon(position, victim, card.cities, card.changes_for(PRIMARY))


def broken_abroad(position: Position, card: Heresy, seat: Seat, share: int) -> Reckoning:
    """How many cities somebody else reduces who was given a share."""
    return reckon(position, seat, share, card.changes_for(SECONDARY))


class StopKind(Kind[AskStop, Sacrifice | Suffer]):
    name = "stop"
    rule = "30.823"
    scarce = True

    def options(self, state: State, ask: AskStop) -> Sequence[Sacrifice | Suffer]:
        return [Sacrifice(), Suffer()]

    def default(self, state: State, ask: AskStop) -> Sacrifice | Suffer:
        """Cards are worth less than several cities."""
        return Sacrifice() if cities_on_board(state, ask.seat) > 1 else Suffer()

    def about(self, state: State, ask: AskStop) -> dict[str, Any]:
        return {"card": ask.card, "price": ask.price}

    check_sacrifice = always  # who cannot is not asked

    def apply_sacrifice(self, moment: Moment, node: Node, ask: AskStop, answer: Sacrifice) -> None:
        parent = moment.flow.parents[node]
        frame = stage_of(moment, parent)
        moment.flow.replace(parent, replace(frame, stage=OVER))
        moment.tell(CalamityStopped(ask.seat, ask.card))
        discard_cards(moment, parent, ask.seat, ask.card, count=ask.price)
        moment.flow.finish(node)

    check_suffer = always
    apply_suffer = finishes
