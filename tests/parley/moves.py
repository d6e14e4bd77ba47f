"""Movement: all seats at once, move by move, each of which can be taken back until the seat is done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer, plain
from ecumene.table.questions.kind import Kind
from ecumene.table.state.frames import Flow, Node, Seat
from tests.parley import state as st
from tests.parley.events import Demanded, Moved, Paid, Ready, TookBack, Waited
from tests.parley.state import NAMES, Area, AskMove, AskToll, Book, Moment, Movement, State


class Move(Answer, frozen=True, tag="move"):
    """One token goes to a neighbouring area."""

    origin: Area
    to: Area


class TakeBack(Answer, frozen=True, tag="take_back"):
    """The last move never was."""


class Wait(Answer, frozen=True, tag="wait"):
    """Those before me in the census shall move first."""


class Demand(Answer, frozen=True, tag="demand"):
    """A seat that shares an area with me shall pay a coin."""

    seat: Seat


class Done(Answer, frozen=True, tag="done"):
    """No more moves."""


class Resume(Answer, frozen=True, tag="resume"):
    """I am not done after all."""


MoveAnswer = Move | TakeBack | Wait | Demand | Done | Resume


class Toll(Answer, frozen=True, tag="toll"):
    pay: bool


def movement(moment: Moment, node: Node, frame: Movement) -> None:
    """Ask everybody; when the last is done, movement is over."""
    if frame.order:
        moment.flow.finish(node)
        return
    order = tuple(st.census(moment.state))
    moment.flow.replace(node, Movement(order))
    for seat in order:
        moment.flow.ask(node, AskMove, MoveKind.name, seat)


def end_movement(flow: Flow, node: Node) -> None:
    """The alarm: whoever has not said it is done now, whatever else was going on."""
    for child in flow.children(node):
        flow.drop(child)


class MoveKind(Kind[State, Book, AskMove, MoveAnswer]):
    name = "move"
    rule = "move"
    answers = MoveAnswer

    def default(self, state: State, ask: AskMove) -> MoveAnswer:
        return self.options(state, ask)[0]

    def options(self, state: State, ask: AskMove) -> Sequence[MoveAnswer]:
        if ask.given is not None:
            return [Resume()] if not relied_on(state.flow, ask) else [Done()]
        options: list[MoveAnswer] = [Done()]
        if len(ask.moved) < st.MOVES:
            for area, row in enumerate(state.tokens):
                if row[ask.seat]:
                    options += [Move(area, to) for to in st.neighbours(state, area)]
        if ask.moved:
            options.append(TakeBack())
        elif earlier(state.flow, ask):
            options.append(Wait())
        if not ask.demanded:
            options += [Demand(other) for other in st.seated(state) if shares(state, ask.seat, other)]
        return options

    def about(self, state: State, ask: AskMove) -> Mapping[str, Any]:
        return {"left": st.MOVES - len(ask.moved)}

    def about_answer(self, state: State, ask: AskMove, answer: MoveAnswer) -> Mapping[str, Any]:
        return {"other": NAMES[answer.seat]} if isinstance(answer, Demand) else {}

    def check(self, state: State, ask: AskMove, answer: MoveAnswer) -> None:
        if isinstance(answer, Resume):
            if ask.given is None:
                raise self.refuse("not-done")
            if relied_on(state.flow, ask):
                raise self.refuse("waited-for-you", "move.wait")
        elif isinstance(answer, Done):
            return
        elif ask.given is not None:
            raise self.refuse("done")
        elif isinstance(answer, Move):
            self._check_move(state, ask, answer)
        elif isinstance(answer, TakeBack) and not ask.moved:
            raise self.refuse("no-move", "move.back")
        elif isinstance(answer, Wait) and (ask.moved or not earlier(state.flow, ask)):
            raise self.refuse("nobody-before", "move.wait")
        elif isinstance(answer, Demand):
            if ask.demanded:
                raise self.refuse("demanded", "move.toll")
            if answer.seat not in st.seated(state) or not shares(state, ask.seat, answer.seat):
                raise self.refuse("not-together", "move.toll")

    def _check_move(self, state: State, ask: AskMove, move: Move) -> None:
        if len(ask.moved) >= st.MOVES:
            raise self.refuse("moves", moves=st.MOVES)
        if not 0 <= move.origin < len(state.tokens) or not state.tokens[move.origin][ask.seat]:
            raise self.refuse("no-token")
        if move.to not in st.neighbours(state, move.origin):
            raise self.refuse("not-next-to")

    def apply(self, moment: Moment, node: Node, ask: AskMove, answer: MoveAnswer) -> None:
        flow, state, seat = moment.flow, moment.state, ask.seat
        if isinstance(answer, Done):
            moment.tell(Ready(seat, True))
            for sibling, _ in flow.give(node, plain(answer)):
                flow.finish(sibling)
            return
        if isinstance(answer, Resume):
            moment.tell(Ready(seat, False))
            ask = replace(ask, given=None)
        elif isinstance(answer, Move):
            st.shift(state, seat, answer.origin, answer.to)
            moment.tell(Moved(seat, answer.origin, answer.to))
            ask = replace(ask, moved=(*ask.moved, (answer.origin, answer.to)))
        elif isinstance(answer, TakeBack):
            origin, to = ask.moved[-1]
            st.shift(state, seat, to, origin)
            moment.tell(TookBack(seat, origin, to))
            ask = replace(ask, moved=ask.moved[:-1])
        elif isinstance(answer, Wait):
            moment.tell(Waited(seat))
            ask = replace(ask, after=tuple(earlier(flow, ask)))
        else:
            moment.tell(Demanded(seat, answer.seat))
            flow.ask(node, AskToll, TollKind.name, answer.seat, by=seat)
            ask = replace(ask, demanded=True)
        flow.ask_again(node, ask, self.name)


def earlier(flow: Flow, ask: AskMove) -> list[Node]:
    """The questions of those before a seat in the census who still move; none for whoever waited before."""
    if ask.after:
        return []
    node = next(node for node, other in flow.asks.items() if other == ask)
    before: list[Node] = []
    for sibling, other in st.siblings(flow, node):  # asked in census order
        if sibling == node:
            break
        if other.given is None:
            before.append(sibling)
    return before


def relied_on(flow: Flow, ask: AskMove) -> bool:
    """Whether somebody waited for this seat to be done."""
    node = next(node for node, other in flow.asks.items() if other == ask)
    return any(node in other.after for _, other in st.siblings(flow, node))


def shares(state: State, seat: Seat, other: Seat) -> bool:
    return other != seat and any(row[seat] and row[other] for row in state.tokens)


class TollKind(Kind[State, Book, AskToll, Toll]):
    """An interruption: the mover who demanded goes on when this is answered."""

    name = "toll"
    rule = "move.toll"
    answers = Toll

    def default(self, state: State, ask: AskToll) -> Toll:
        return self.options(state, ask)[0]

    def options(self, state: State, ask: AskToll) -> Sequence[Toll]:
        return [Toll(False), Toll(True)] if state.coins[ask.seat] else [Toll(False)]

    def about(self, state: State, ask: AskToll) -> Mapping[str, Any]:
        return {"by": NAMES[ask.by]}

    def check(self, state: State, ask: AskToll, answer: Toll) -> None:
        if answer.pay and not state.coins[ask.seat]:
            raise self.refuse("no-coin")

    def apply(self, moment: Moment, node: Node, ask: AskToll, answer: Toll) -> None:
        if answer.pay:
            moment.state.coins[ask.seat] -= 1
            moment.state.coins[ask.by] += 1
        moment.tell(Paid(ask.seat, ask.by, answer.pay))
        moment.flow.finish(node)
