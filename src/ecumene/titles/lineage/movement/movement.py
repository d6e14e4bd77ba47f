"""Phase 3: movement. All seats plan and move at once, each by a series of small actions, until all are done.

Census order matters only if a seat wants it: a seat may wait for those before it, may insist on moving before
those after it, and moves that cause conflict before the seat's turn cannot be taken back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from ecumene.table.questions.answers import Plain, plain
from ecumene.table.questions.chapters import takes_up
from ecumene.table.questions.menu import FORMS, RECORDS
from ecumene.table.state.frames import Ask, Frame, Node, Seat
from ecumene.table.text.words import Words
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.events import (
    MovementEnded,
    MovementWaits,
    MoveTakenBack,
    PriorityClaimed,
    ShipsReturned,
    TokensMoved,
)
from ecumene.titles.lineage.kind import N
from ecumene.titles.lineage.movement.census import after, ahead_of_turn, before
from ecumene.titles.lineage.movement.entering import barred, causes_conflict, road_ends
from ecumene.titles.lineage.movement.menu import MoveMenu
from ecumene.titles.lineage.movement.moves import EndMovement, Insist, Move, MoveAnswer, TakeBack
from ecumene.titles.lineage.movement.reverting import (
    entered,
    is_free,
    last_free,
    last_of_ship,
    leaned_on,
    roll_back,
    take_back,
)
from ecumene.titles.lineage.movement.ships import Sailing, Shipyard, Unfit, kept_out, land, no_shore
from ecumene.titles.lineage.phases.order import Wait
from ecumene.titles.lineage.phases.population import census_order
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import return_ships, walk
from ecumene.titles.lineage.state import Made, Moment, Position, Ship, State, seats_of
from ecumene.titles.lineage.text.reading import written_move


class MovementPhase(Frame, frozen=True, tag="movement"):
    """`waiting` are the seats that have not been asked yet, in census order; strict tables ask one by one."""

    waiting: tuple[Seat, ...] = ()


class AskMove(Ask, frozen=True, tag="ask_move"):
    """What do you move? Questions stand in census order."""


def begin(moment: Moment, node: Node) -> None:
    state = moment.state
    state.phase = "movement"
    order = tuple(seat for seat in census_order(moment) if may_act(state, seat))
    phase = moment.flow.push(node, MovementPhase(order if state.rules.strict else ()))
    if not state.rules.strict:
        for seat in order:
            moment.flow.ask(phase, AskMove, Marching.name, seat)


def may_act(state: State, seat: Seat) -> bool:
    """Whether a seat has anything on the board that could move, or build a ship."""
    return any(state.tokens[seat]) or bool(state.ships[seat]) or seat + 1 in state.cities


@takes_up(MovementPhase)
def step(moment: Moment, node: Node, frame: MovementPhase) -> None:
    """Ask the next seat of a strict table; once all are done, everything is as new for the next phase."""
    if frame.waiting:
        moment.flow.replace(node, MovementPhase(frame.waiting[1:]))
        moment.flow.ask(node, AskMove, Marching.name, frame.waiting[0])
        return
    renew(moment)
    moment.flow.finish(node)


def renew(moment: Moment) -> None:
    """After the movement of all: ships that were not paid for return, and what has moved may move again."""
    state = moment.state
    for seat in seats_of(state):
        if gone := return_ships(state, seat):
            moment.tell(ShipsReturned(seat, gone))
        state.moved[seat] = bytearray(len(state.cities))
        state.made[seat].clear()


def go_ashore(moment: Moment, seat: Seat) -> None:
    """Tokens still on board leave the ships where they are: nobody stays at sea."""
    state = moment.state
    for number, ship in enumerate(state.ships[seat]):
        if ship.cargo:
            state.made[seat].append(land(moment, seat, number, ship.cargo))


def contested(position: Position, seat: Seat, area: AreaId) -> bool:
    """Whether an area is closed to a seat: its tokens cannot enter, or not pass on their road."""
    if barred(position, seat, area, 1):
        return True
    return position.raised(seat, "land_steps") > 1 and road_ends(position, seat, area)


class Hindrance(NamedTuple):
    """Why a seat cannot be done, where, and the number of the action to take back."""

    why: Unfit
    place: str
    number: int


def which(state: State, seat: Seat, answer: TakeBack) -> int | None:
    """The number of the action to take back."""
    return last_free(state, seat) if answer.number is None else answer.number


class Marching(Sailing[AskMove, N]):
    """The answers of every game: walking, sailing, taking back, waiting. Some games build ships, too."""

    name = "move"
    rule = "3.token.step"
    exhaustive = False
    foreseen = True

    def __init__(self, content: Book, words: Words, title: str) -> None:
        super().__init__(content, words, title)
        self._menus: dict[str, MoveMenu] = {}

    def options(self, state: State, ask: AskMove) -> Sequence[N]:
        return self._collect(state, ask.seat, RECORDS)

    def offer(self, state: State, ask: AskMove) -> list[Plain]:
        return self._collect(state, ask.seat, FORMS)

    def _menu(self, scene: str) -> MoveMenu:
        """The menu of a set-up, made when it is first used."""
        menu = self._menus[scene] = MoveMenu(self.content, self.content.scenes[scene].board)
        return menu

    def _collect(self, state: State, seat: Seat, side: int) -> list[Any]:
        position = self.at(state)
        menu, made = self._menus.get(state.scene) or self._menu(state.scene), state.made[seat]
        hindered = self._hindrance(state, seat) if state.ships[seat] else None
        may_revert = False
        if made and (last := last_free(state, seat)) is not None:
            may_revert = leaned_on(position, seat, made[last]) is None
        number = -1 if hindered is None else hindered.number
        found = menu.heads[number, ahead_of_turn(state, seat), may_revert][side].copy()
        menu.collect(position, seat, side, found)
        return found

    def default(self, state: State, ask: AskMove) -> Any:
        """Nothing more; a ship that cannot stay where it is goes back first."""
        hindered = self._hindrance(state, ask.seat)
        return EndMovement() if hindered is None else TakeBack(hindered.number)

    def read(self, state: State, ask: AskMove, text: str) -> Any:
        return written_move(self.at(state).board, text)

    def about(self, state: State, ask: AskMove) -> Mapping[str, Any]:
        seat = ask.seat
        free = sum(state.tokens[seat]) - sum(state.moved[seat])
        return {"tokens": free, "ships": len(state.ships[seat]), "treasury": state.treasury[seat]}

    def check(self, state: State, ask: AskMove, answer: N) -> None:
        if ask.given is not None:
            raise self.refuse("movement-ended", "3.end.declare")
        self._checks[type(answer)](state, ask, answer)

    # Walking

    def check_move(self, state: State, ask: AskMove, answer: Move) -> None:
        position, seat = self.at(state), ask.seat
        board = position.board
        origin, to = board.index.get(answer.origin), board.index.get(answer.to)
        if origin is None or to is None:
            raise self.refuse("no-area")
        here = state.tokens[seat][origin]
        free = here - state.moved[seat][origin]
        if not 1 <= answer.tokens <= here:
            raise self.refuse("few-tokens", place=board.names[origin], tokens=here)
        if answer.tokens > free:
            raise self.refuse("moved-tokens", "3.may", place=board.names[origin], tokens=free)
        last = origin
        if answer.via is not None:
            last = self._check_via(state, seat, origin, answer.via)
        if to not in board.land[last] or to == origin:
            raise self.refuse("not-adjacent", origin=board.names[last], to=board.names[to])
        if watch := barred(position, seat, to, answer.tokens):
            raise self.not_there(kept_out(watch), board.names[to])

    def _check_via(self, state: State, seat: Seat, origin: AreaId, via: str) -> AreaId:
        """Roads: each token takes both steps in one go, so that only one at a time is in between."""
        position = self.at(state)
        board = position.board
        if position.raised(seat, "land_steps") < 2:
            raise self.refuse("no-roads", "adv.roadbuilding", advances=self.advances_for("land_steps"))
        between = board.index.get(via)
        if between is None or between not in board.land[origin]:
            raise self.refuse("not-adjacent", origin=board.names[origin], to=via)
        if watch := barred(position, seat, between, 1):
            raise self.not_there(kept_out(watch), board.names[between])
        if road_ends(position, seat, between):
            raise self.refuse("road-conflict", "adv.roadbuilding.conflict", area=board.names[between])
        return between

    def apply_move(self, moment: Moment, node: Node, ask: AskMove, answer: Move) -> None:
        """Move tokens; conflict caused ahead of one's turn is fixed."""
        state, seat, index = moment.state, ask.seat, moment.board.index
        origin, to, tokens = index[answer.origin], index[answer.to], answer.tokens
        fixed = ahead_of_turn(state, seat) and causes_conflict(moment, seat, to, tokens)
        walk(state, seat, origin, to, tokens)
        moment.tell(TokensMoved(seat, answer.origin, answer.to, tokens, answer.via))
        self.note_down(moment, node, ask, Made("move", origin, to, tokens, fixed=fixed))

    # Taking back

    def about_take_back(self, state: State, ask: AskMove, answer: TakeBack) -> Mapping[str, Any]:
        made, number = state.made[ask.seat], which(state, ask.seat, answer)
        return {"what": made[number].what if number is not None and 0 <= number < len(made) else "none"}

    def check_take_back(self, state: State, ask: AskMove, answer: TakeBack) -> None:
        seat = ask.seat
        made, number = state.made[seat], which(state, seat, answer)
        if not made or (number is not None and not 0 <= number < len(made)):
            raise self.refuse("nothing-made", "3.revert")
        if number is None or made[number].fixed:
            raise self.refuse("fixed", "3.conflict.locked")
        if not is_free(state, seat, number):
            raise self.refuse("rests-on-it", "3.revert")
        other = leaned_on(self.at(state), seat, made[number])
        if other is not None:
            raise self.refuse("leaned-on", "3.revert", other=state.civilizations[other])

    def apply_take_back(self, moment: Moment, node: Node, ask: AskMove, answer: TakeBack) -> None:
        number = which(moment.state, ask.seat, answer)
        assert number is not None
        moment.tell(MoveTakenBack(ask.seat, take_back(moment.state, ask.seat, number).what))
        moment.flow.ask_again(node, ask, self.name)

    # Census order

    def check_wait(self, state: State, ask: AskMove, answer: Wait) -> None:
        if not ahead_of_turn(state, ask.seat):
            raise self.refuse("nobody-moving-before", "3.early")

    def apply_wait(self, moment: Moment, node: Node, ask: AskMove, answer: Wait) -> None:
        moment.tell(MovementWaits(ask.seat))
        moment.flow.ask_again(node, replace(ask, after=before(moment.flow, node)), self.name)

    def check_insist(self, state: State, ask: AskMove, answer: Insist) -> None:
        position = self.at(state)
        board = position.board
        area = board.index.get(answer.area)
        if area is None or all(entered(state, other, area) is None for other in after(state, ask.seat)):
            raise self.refuse("nobody-ahead", "faq.move_before_turn")
        if not contested(position, ask.seat, area):
            raise self.refuse("not-contested", "faq.move_before_turn", area=board.names[area])

    def apply_insist(self, moment: Moment, node: Node, ask: AskMove, answer: Insist) -> None:
        """Those who entered the area ahead of their turn go back to before that, and wait for this seat."""
        state, flow = moment.state, moment.flow
        area = moment.board.index[answer.area]
        later = after(state, ask.seat)
        for other_node, other in list(flow.asks.items()):
            if other.seat in later and roll_back(state, other.seat, area):
                moment.tell(PriorityClaimed(ask.seat, other.seat, answer.area))
                flow.ask_again(other_node, replace(other, given=None, after=(node,)), self.name)
        flow.ask_again(node, ask, self.name)

    # The end

    def check_end_movement(self, state: State, ask: AskMove, answer: EndMovement) -> None:
        if found := self._hindrance(state, ask.seat):
            raise self.not_there(found.why, found.place)

    def apply_end_movement(self, moment: Moment, node: Node, ask: AskMove, answer: EndMovement) -> None:
        """Tokens that are still on board land; after the last seat the phase continues."""
        go_ashore(moment, ask.seat)
        moment.tell(MovementEnded(ask.seat))
        for sibling, _ in moment.flow.give(node, plain(answer)):
            moment.flow.finish(sibling)

    def _hindrance(self, state: State, seat: Seat) -> Hindrance | None:
        """The reasons why a seat cannot end its movement; a landing that can no longer be undone is none."""
        for number, ship in enumerate(state.ships[seat]):
            if (ship.steps or ship.cargo) and (reason := self.cannot_stay(state, seat, ship)):
                last = last_of_ship(state, seat, number)
                if last is not None and self._may_revert(state, seat, last):
                    return Hindrance(reason, self.at(state).board.name(ship.place), last)
        return None

    def _may_revert(self, state: State, seat: Seat, number: int) -> bool:
        if not is_free(state, seat, number):
            return False
        return leaned_on(self.at(state), seat, state.made[seat][number]) is None

    def cannot_stay(self, state: State, seat: Seat, ship: Ship) -> Unfit | None:
        """Why a ship cannot end its voyage where it is."""
        position, place = self.at(state), ship.place
        nowhere = no_shore(position.board, place)
        if nowhere or not ship.cargo:
            return nowhere
        cargo = sum(one.cargo for one in state.ships[seat] if one.place == place)
        watch = barred(position, seat, place, cargo)
        return kept_out(watch) if watch else None


class MoveKind(Shipyard[AskMove, MoveAnswer], Marching[MoveAnswer]):
    """Ships are built and paid for while one moves."""
