"""Conflict: an agenda of shared areas, raids with a branch for each victim, barbarians who interrupt them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.kind import Kind
from ecumene.table.state.frames import Node, Seat
from tests.parley import state as st
from tests.parley.events import AreaChosen, Called, Fled, HeldBack, Lost, Raided, Ransomed, Steered
from tests.parley.state import (
    NAMES,
    Area,
    AskDefend,
    AskFlee,
    AskNext,
    AskSteer,
    AskYield,
    Book,
    CardId,
    Conflicts,
    Moment,
    Raid,
    State,
)

DIE = 6


class Next(Answer, frozen=True, tag="next"):
    area: Area


class Fight(Answer, frozen=True, tag="fight"):
    pass


class HoldBack(Answer, frozen=True, tag="hold_back"):
    """Let the others go first: this area goes to the end of the agenda, once."""


class Yield(Answer, frozen=True, tag="yield"):
    """Lose a token."""


class Ransom(Answer, frozen=True, tag="ransom"):
    """Show the raider a card."""

    card: CardId


class Call(Answer, frozen=True, tag="call"):
    """Call the barbarians, and then decide."""


class Steer(Answer, frozen=True, tag="steer"):
    area: Area


class Flee(Answer, frozen=True, tag="flee"):
    to: Area


def holders(state: State, area: Area) -> list[Seat]:
    """Who stands in an area, the strongest first."""
    row = state.tokens[area]
    return sorted((seat for seat in range(len(row)) if row[seat]), key=lambda seat: (-row[seat], seat))


def conflicts(moment: Moment, node: Node, frame: Conflicts) -> None:
    """Work off the agenda. Barbarians may have emptied an area since it was put there."""
    state, flow = moment.state, moment.flow
    state.agenda = [area for area in state.agenda if len(holders(state, area)) > 1]
    if not state.agenda:
        state.waited.clear()
        flow.finish(node)
    elif frame.chosen is None and len(state.agenda) > 1:
        flow.ask(node, AskNext, NextKind.name, state.herald)
    else:
        area = frame.chosen if frame.chosen in state.agenda else state.agenda[0]
        flow.ask(node, AskDefend, DefendKind.name, holders(state, area)[0], area=area)


def raid(moment: Moment, node: Node, frame: Raid) -> None:
    """Ask all victims at once; when each has given up something, the area is sorted out."""
    victims = [seat for seat in holders(moment.state, frame.area) if seat != frame.raider]
    if frame.begun or not victims:
        moment.state.agenda.remove(frame.area)
        moment.flow.finish(node)
    else:
        moment.flow.replace(node, replace(frame, begun=True))
        for seat in victims:
            moment.flow.ask(node, AskYield, YieldKind.name, seat, area=frame.area, raider=frame.raider)


class NextKind(Kind[State, Book, AskNext, Next]):
    name = "next"
    rule = "conflict.order"
    answers = Next

    def default(self, state: State, ask: AskNext) -> Next:
        return self.options(state, ask)[0]

    def options(self, state: State, ask: AskNext) -> Sequence[Next]:
        return [Next(area) for area in state.agenda]

    def check(self, state: State, ask: AskNext, answer: Next) -> None:
        if answer.area not in state.agenda:
            raise self.refuse("not-on-agenda", area=answer.area)

    def apply(self, moment: Moment, node: Node, ask: AskNext, answer: Next) -> None:
        agenda = moment.state.agenda
        agenda.remove(answer.area)
        agenda.insert(0, answer.area)
        moment.tell(AreaChosen(ask.seat, answer.area))
        moment.flow.replace(moment.flow.parents[node], Conflicts(answer.area))
        moment.flow.finish(node)


class DefendKind(Kind[State, Book, AskDefend, Fight | HoldBack]):
    name = "defend"
    rule = "conflict.wait"
    answers = Fight | HoldBack

    def default(self, state: State, ask: AskDefend) -> Fight | HoldBack:
        return self.options(state, ask)[0]

    def options(self, state: State, ask: AskDefend) -> Sequence[Fight | HoldBack]:
        return [Fight(), HoldBack()] if self._may_wait(state, ask) else [Fight()]

    def about(self, state: State, ask: AskDefend) -> Mapping[str, Any]:
        return {"area": ask.area}

    def check(self, state: State, ask: AskDefend, answer: Fight | HoldBack) -> None:
        if isinstance(answer, HoldBack) and not self._may_wait(state, ask):
            raise self.refuse("hold-back")

    def _may_wait(self, state: State, ask: AskDefend) -> bool:
        return len(state.agenda) > 1 and ask.area not in state.waited

    def apply(self, moment: Moment, node: Node, ask: AskDefend, answer: Fight | HoldBack) -> None:
        state, flow = moment.state, moment.flow
        parent = flow.parents[node]
        flow.replace(parent, Conflicts())
        if isinstance(answer, HoldBack):
            state.agenda.remove(ask.area)
            state.agenda.append(ask.area)
            state.waited.append(ask.area)
            moment.tell(HeldBack(ask.seat, ask.area))
        else:
            moment.tell(Raided(ask.seat, ask.area))
            flow.push(parent, Raid(ask.area, ask.seat))
        flow.finish(node)


class YieldKind(Kind[State, Book, AskYield, Yield | Ransom | Call]):
    name = "yield"
    rule = "conflict.raid"
    answers = Yield | Ransom | Call

    def default(self, state: State, ask: AskYield) -> Yield | Ransom | Call:
        return self.options(state, ask)[0]

    def options(self, state: State, ask: AskYield) -> Sequence[Yield | Ransom | Call]:
        options: list[Yield | Ransom | Call] = [Yield()]
        options += [Ransom(card) for card in state.hand[ask.seat]]
        return options if ask.called else [*options, Call()]

    def about(self, state: State, ask: AskYield) -> Mapping[str, Any]:
        return {"area": ask.area, "raider": NAMES[ask.raider]}

    def check(self, state: State, ask: AskYield, answer: Yield | Ransom | Call) -> None:
        if isinstance(answer, Ransom) and answer.card not in state.hand[ask.seat]:
            raise self.refuse("not-in-hand")
        if isinstance(answer, Call) and ask.called:
            raise self.refuse("called", "conflict.barbarians")

    def apply(self, moment: Moment, node: Node, ask: AskYield, answer: Yield | Ransom | Call) -> None:
        state, flow = moment.state, moment.flow
        if isinstance(answer, Call):
            moment.tell(Called(ask.seat))
            flow.ask_again(node, replace(ask, called=True), self.name)
            flow.ask(node, AskSteer, SteerKind.name, steersman(state, ask))
            return
        if isinstance(answer, Ransom):
            st.learn(state, ask.raider, ask.seat, [answer.card])
            moment.tell(Ransomed(ask.raider, ask.seat, answer.card))
        elif state.tokens[ask.area][ask.seat]:  # barbarians may have been there first
            st.remove(state, ask.seat, ask.area)
            moment.tell(Lost(ask.seat, ask.area))
        flow.finish(node)


def steersman(state: State, ask: AskYield) -> Seat:
    """The herald, or the next seat after the herald that has no part in this raid, if there is one."""
    seats = len(state.hand)
    ring = [(state.herald + i) % seats for i in range(seats)]
    apart = [seat for seat in ring if seat not in (ask.seat, ask.raider, *state.departed)]
    return (apart or [ask.raider])[0]


class SteerKind(Kind[State, Book, AskSteer, Steer]):
    """The barbarians roll a die; where it is high somebody has to flee, which interrupts again."""

    name = "steer"
    rule = "conflict.barbarians"
    answers = Steer

    def default(self, state: State, ask: AskSteer) -> Steer:
        return self.options(state, ask)[0]

    def options(self, state: State, ask: AskSteer) -> Sequence[Steer]:
        return [Steer(area) for area in range(len(state.tokens)) if holders(state, area)] or [Steer(0)]

    def check(self, state: State, ask: AskSteer, answer: Steer) -> None:
        if answer not in self.options(state, ask):
            raise self.refuse("nobody-there", area=answer.area)

    def apply(self, moment: Moment, node: Node, ask: AskSteer, answer: Steer) -> None:
        die = 1 + moment.chance.below(DIE)
        moment.tell(Steered(ask.seat, answer.area, die))
        there = holders(moment.state, answer.area)
        if there and die >= DIE // 2:
            moment.flow.ask(node, AskFlee, FleeKind.name, there[0], area=answer.area)
        else:
            moment.flow.finish(node)


class FleeKind(Kind[State, Book, AskFlee, Flee | Yield]):
    name = "flee"
    rule = "conflict.barbarians"
    answers = Flee | Yield

    def default(self, state: State, ask: AskFlee) -> Flee | Yield:
        return self.options(state, ask)[0]

    def options(self, state: State, ask: AskFlee) -> Sequence[Flee | Yield]:
        return [*(Flee(to) for to in st.neighbours(state, ask.area)), Yield()]

    def about(self, state: State, ask: AskFlee) -> Mapping[str, Any]:
        return {"area": ask.area}

    def check(self, state: State, ask: AskFlee, answer: Flee | Yield) -> None:
        if isinstance(answer, Flee) and answer.to not in st.neighbours(state, ask.area):
            raise self.refuse("not-next-to")

    def apply(self, moment: Moment, node: Node, ask: AskFlee, answer: Flee | Yield) -> None:
        state, flow = moment.state, moment.flow
        if state.tokens[ask.area][ask.seat]:
            if isinstance(answer, Flee):
                st.shift(state, ask.seat, ask.area, answer.to)
                moment.tell(Fled(ask.seat, ask.area, answer.to))
            else:
                st.remove(state, ask.seat, ask.area)
                moment.tell(Lost(ask.seat, ask.area))
        steering = flow.parents[node]
        flow.finish(node)
        flow.finish(steering)
