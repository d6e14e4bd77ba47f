"""Diaspora: some of the holder's tokens move from any area to any other, one after the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.kind import Progress
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.lineage.abilities.ability import (
    Ability,
    EndAbility,
    Refuse,
    StepByStep,
    UseAbility,
    check_begin,
    only,
)
from ecumene.titles.lineage.abilities.events import TokenResettled
from ecumene.titles.lineage.abilities.records import Resettle
from ecumene.titles.lineage.phases.surplus import room_in
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import place_tokens, remove_tokens
from ecumene.titles.lineage.state import NOBODY, Moment, Position, State


class AskResettle(Ask, frozen=True, tag="ask_resettle"):
    """Which token goes, then where to? `origin` is where the token stands that was chosen."""

    left: int
    origin: AreaId | None = None


class Lift(Answer, frozen=True, tag="lift"):
    """A token of this area goes elsewhere."""

    area: str


class Settle(Answer, frozen=True, tag="settle"):
    """It goes here."""

    area: str


Resettling = Lift | Settle | EndAbility


def homes(position: Position, seat: Seat) -> list[AreaId]:
    """The areas with room for one more token of a seat."""
    in_play = position.board.in_play
    return [area for area, played in enumerate(in_play) if played and room_in(position, seat, area) > 0]


def liftable(position: Position, seat: Seat) -> list[AreaId]:
    """The areas with a token of a seat for which there is a place elsewhere."""
    places = homes(position, seat)
    return [
        area
        for area, tokens in enumerate(position.state.tokens[seat])
        if tokens and any(place != area for place in places[:2])
    ]


def most(position: Position) -> int:
    """How many tokens may be resettled."""
    return only(position.book, Resettle)[1].tokens


def uses(position: Position, seat: Seat, advance: str) -> list[UseAbility]:
    return [UseAbility(advance)] if liftable(position, seat) else []


def check(refuse: Refuse, position: Position, seat: Seat, use: UseAbility) -> None:
    check_begin(refuse, use)
    raise refuse("diaspora-nowhere", "adv.diaspora")


def begin(moment: Moment, node: Node, seat: Seat, use: UseAbility) -> None:
    moment.flow.ask(node, AskResettle, ResettleKind.name, seat, left=most(moment))


ABILITY = Ability(uses, check, begin)


class ResettleKind(StepByStep[AskResettle, Resettling]):
    name = "resettle"
    rule = "adv.diaspora"
    foreseen = True

    def options(self, state: State, ask: AskResettle) -> Sequence[Resettling]:
        position = self.at(state)
        ids = position.board.ids
        if ask.origin is not None:
            return [Settle(ids[area]) for area in homes(position, ask.seat) if area != ask.origin]
        lifts: list[Resettling] = [Lift(ids[area]) for area in liftable(position, ask.seat)]
        return [*lifts, EndAbility()] if self.may_end(state, ask) else lifts

    def default(self, state: State, ask: AskResettle) -> Resettling:
        """Nothing more; a token that must go leaves the fullest area for the emptiest."""
        position = self.at(state)
        seat = ask.seat
        ids = position.board.ids

        def room(area: AreaId) -> int:
            return room_in(position, seat, area)

        if ask.origin is not None:
            places = [area for area in homes(position, seat) if area != ask.origin]
            return Settle(ids[max(places, key=room)])
        if self.may_end(state, ask):
            return EndAbility()
        return Lift(ids[min(liftable(position, seat), key=room)])

    def may_end(self, state: State, ask: AskResettle) -> bool:
        return ask.origin is None and ask.left < most(self.at(state))

    def about(self, state: State, ask: AskResettle) -> Mapping[str, Any]:
        names = self.at(state).board.names
        origin = None if ask.origin is None else names[ask.origin]
        return {"left": ask.left, "most": most(self.at(state)), "origin": origin}

    def progress(self, state: State, ask: AskResettle) -> Progress:
        due = most(self.at(state))
        return Progress(due - ask.left, due, "tokens", at_most=True)

    def check_lift(self, state: State, ask: AskResettle, answer: Lift) -> None:
        position = self.at(state)
        names, area = position.board.names, self._area(state, answer.area)
        if ask.origin is not None:
            raise self.refuse("resettle-lifted", area=names[ask.origin])
        if area not in liftable(position, ask.seat):
            raise self.refuse("resettle-no-token", area=names[area])

    def apply_lift(self, moment: Moment, node: Node, ask: AskResettle, answer: Lift) -> None:
        area = moment.board.index[answer.area]
        moment.flow.ask_again(node, replace(ask, origin=area), self.name)

    def check_settle(self, state: State, ask: AskResettle, answer: Settle) -> None:
        position, area = self.at(state), self._area(state, answer.area)
        name = position.board.names[area]
        if ask.origin is None:
            raise self.refuse("resettle-lift-first")
        if area == ask.origin:
            raise self.refuse("resettle-elsewhere", area=name)
        own = state.cities[area] == ask.seat + 1 and position.allows(ask.seat, "token_beside_city")
        if state.cities[area] != NOBODY and not own:
            beside = self.advances_for("token_beside_city")
            raise self.refuse("resettle-city", "adv.diaspora.note_city", area=name, advances=beside)
        if room_in(position, ask.seat, area) <= 0:
            raise self.refuse("resettle-full", area=name)

    def apply_settle(self, moment: Moment, node: Node, ask: AskResettle, answer: Settle) -> None:
        state, board = moment.state, moment.board
        assert ask.origin is not None
        remove_tokens(state, ask.seat, ask.origin, 1)
        place_tokens(state, ask.seat, board.index[answer.area], 1)
        moment.tell(TokenResettled(ask.seat, board.ids[ask.origin], answer.area))
        if ask.left > 1 and liftable(moment, ask.seat):
            moment.flow.ask_again(node, replace(ask, left=ask.left - 1, origin=None), self.name)
        else:
            moment.flow.finish(node)

    def _area(self, state: State, id: str) -> AreaId:
        board = self.at(state).board
        area = board.index.get(id)
        if area is None or not board.in_play[area]:
            raise self.refuse("no-area")
        return area
