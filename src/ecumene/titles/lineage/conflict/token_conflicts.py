"""Phase 4a: token conflicts, one at a time: their order, and the seats that may wait."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress
from typing import Any

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.chapters import takes_up
from ecumene.table.questions.handlers import always
from ecumene.table.state.frames import Ask, Frame, Node, Seat
from ecumene.titles.lineage.conflict.rounds import TokenConflict, contested, forces, has_choice, rank
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.movement.entering import lanes
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.state import Moment, Position, State, seats_of

_SOMEBODY = bytes(min(tokens, 1) for tokens in range(256))
"""Turns a row of tokens into one that says only where there are any."""


class TokenConflicts(Frame, frozen=True, tag="token_conflicts"):
    """The present token conflicts, one after the other.

    `heard` has the answers of the holders of Advanced Military so far: (area, seat, whether to wait).
    """

    heard: tuple[tuple[AreaId, Seat, bool], ...] = ()


class AskWait(Ask, frozen=True, tag="ask_wait"):
    """Do you wait with the conflict in an area until others are resolved?"""

    area: AreaId


class AskFirst(Ask, frozen=True, tag="ask_first"):
    """Which of your conflicts, for all of which you waited, is resolved first?"""

    areas: tuple[AreaId, ...]


class Fight(Answer, frozen=True, tag="fight"):
    """Now."""


class HoldBack(Answer, frozen=True, tag="hold_back"):
    """Later."""


class First(Answer, frozen=True, tag="first"):
    area: str


def conflicts(position: Position) -> list[AreaId]:
    """The areas with a token conflict, in the order of the board."""
    state = position.state
    present = shared = 0
    for row in (*state.tokens, state.barbarians):
        here = lanes(row.translate(_SOMEBODY))
        shared |= present & here
        present |= here
    size = len(state.barbarians)
    areas = compress(range(size), shared.to_bytes(size, "little"))
    return [area for area in areas if contested(position, area)]


@takes_up(TokenConflicts)
def step(moment: Moment, node: Node, frame: TokenConflicts) -> None:
    """The next conflict, unless somebody may still say whether to wait with it."""
    state, flow = moment.state, moment.flow
    standing = conflicts(moment)
    if not standing:
        flow.finish(node)
        return
    patience = {area: _patience(moment, frame, area) for area in standing}
    least = min(patience.values())
    first = [area for area in standing if patience[area] == least]
    # Everybody answers about one area before the next one is looked at.
    under_way = {area for area, _, _ in frame.heard} & set(standing)
    for area in [*sorted(under_way), first[0]]:
        seat = _to_hear(moment, frame, area, patience)
        if seat is not None:
            flow.ask(node, AskWait, WaitKind.name, seat, area=area)
            return
    if least and len(first) > 1:  # one holder waits with all of these
        seat = next(seat for seat in seats_of(state) if rank(moment, seat) == least)
        flow.ask(node, AskFirst, FirstKind.name, seat, areas=tuple(first))
    else:
        flow.push(node, TokenConflict(first[0]))


def _patience(position: Position, frame: TokenConflicts, area: AreaId) -> int:
    """How long a conflict waits: the ranking of the lowest ranked holder who waits with it, 0 for nobody."""
    waiting = [rank(position, seat) for there, seat, waits in frame.heard if there == area and waits]
    return max(waiting, default=0)


def _to_hear(
    position: Position, frame: TokenConflicts, area: AreaId, patience: Mapping[AreaId, int]
) -> Seat | None:
    """A holder of Advanced Military who may still say whether to wait, where waiting changes something.

    Nobody waits for a conflict with which a lower ranked holder waits.
    """
    others = [strength for other, strength in patience.items() if other != area]
    heard = {seat for there, seat, _ in frame.heard if there == area}
    holders = [
        party
        for party in forces(position.state, area)
        if party not in heard
        and has_choice(position, party, area)
        and position.allows(party, "reserves")
        and any(strength <= rank(position, party) for strength in others)
    ]
    return min(holders, key=lambda seat: rank(position, seat), default=None)


class WaitKind(Kind[AskWait, Fight | HoldBack]):
    name = "wait"
    rule = "adv.advanced_military.wait"

    def default(self, state: State, ask: AskWait) -> Fight | HoldBack:
        return self.options(state, ask)[0]

    def options(self, state: State, ask: AskWait) -> Sequence[Fight | HoldBack]:
        return [Fight(), HoldBack()]

    def about(self, state: State, ask: AskWait) -> Mapping[str, Any]:
        position = self.at(state)
        others = len(conflicts(position)) - 1
        return {"area": position.board.names[ask.area], "others": others}

    check_fight = always  # who may not wait is not asked
    check_hold_back = always

    def apply_fight(self, moment: Moment, node: Node, ask: AskWait, answer: Fight) -> None:
        _hear(moment, node, (ask.area, ask.seat, False))

    def apply_hold_back(self, moment: Moment, node: Node, ask: AskWait, answer: HoldBack) -> None:
        _hear(moment, node, (ask.area, ask.seat, True))


class FirstKind(Kind[AskFirst, First]):
    name = "first"
    rule = "adv.advanced_military.wait"

    def default(self, state: State, ask: AskFirst) -> First:
        return self.options(state, ask)[0]

    def options(self, state: State, ask: AskFirst) -> Sequence[First]:
        board = self.at(state).board
        return [First(board.ids[area]) for area in ask.areas]

    def check(self, state: State, ask: AskFirst, answer: First) -> None:
        if answer not in self.options(state, ask):
            raise self.refuse("not-to-choose")

    def apply(self, moment: Moment, node: Node, ask: AskFirst, answer: First) -> None:
        area = moment.board.index[answer.area]
        _hear(moment, node, (area, ask.seat, False))


def _hear(moment: Moment, node: Node, said: tuple[AreaId, Seat, bool]) -> None:
    """Write down what a holder said about an area, in place of what it said before."""
    parent = moment.flow.parents[node]
    frame = moment.flow.steps[parent]
    assert isinstance(frame, TokenConflicts)
    before = tuple(entry for entry in frame.heard if entry[:2] != said[:2])
    moment.flow.replace(parent, TokenConflicts((*before, said)))
    moment.flow.finish(node)
