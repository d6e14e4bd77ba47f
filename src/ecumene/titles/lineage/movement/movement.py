"""Phase 3: movement. All seats plan and move at once, each by a series of small actions, until all are done.

Census order matters only where somebody cares: a seat may wait for those before it, may insist on coming
before those after it, and what causes conflict ahead of a seat's turn cannot be taken back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.answers import Plain, plain
from ecumene.table.frames import Ask, Flow, Frame, Node, Seat
from ecumene.table.kind import Kind
from ecumene.table.menu import FORMS, RECORDS
from ecumene.table.words import Words
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.events import (
    MovementEnded,
    MovementWaits,
    MoveTakenBack,
    PriorityClaimed,
    ShipsReturned,
    TokensMoved,
)
from ecumene.titles.lineage.movement import ships
from ecumene.titles.lineage.movement.entering import barred, causes_conflict, road_ends
from ecumene.titles.lineage.movement.menu import MoveMenu
from ecumene.titles.lineage.movement.moves import (
    BuildShip,
    Disembark,
    EndMovement,
    Insist,
    Maintain,
    Move,
    MoveAnswer,
    ShipAnswer,
    TakeBack,
)
from ecumene.titles.lineage.movement.reverting import (
    entered,
    fix,
    is_free,
    last_free,
    last_of_ship,
    leaned_on,
    roll_back,
    take_back,
)
from ecumene.titles.lineage.phases.order import Wait
from ecumene.titles.lineage.phases.population import census_order
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import return_ships, walk
from ecumene.titles.lineage.state import Made, Moment, Ship, State, board_of, raised, seats_of
from ecumene.titles.lineage.text.reading import written_move


class MovementPhase(Frame, frozen=True, tag="movement"):
    """`waiting` are the seats that have not been asked yet, in census order; strict tables ask one by one."""

    waiting: tuple[Seat, ...] = ()


class AskMove(Ask, frozen=True, tag="ask_move"):
    """What do you move? Questions stand in census order."""


def begin(moment: Moment, node: Node) -> None:
    state = moment.state
    state.phase = "movement"
    order = tuple(seat for seat in census_order(moment.content, state) if may_act(state, seat))
    phase = moment.flow.push(node, MovementPhase(order if state.rules.strict else ()))
    if not state.rules.strict:
        for seat in order:
            moment.flow.ask(phase, AskMove, MoveKind.name, seat)


def may_act(state: State, seat: Seat) -> bool:
    """Whether a seat has anything on the board that could move, or build a ship."""
    return any(state.tokens[seat]) or bool(state.ships[seat]) or seat + 1 in state.cities


def step(moment: Moment, node: Node, frame: MovementPhase) -> None:
    """Ask the next seat of a strict table; once all are done, everything is as new for the next phase."""
    if frame.waiting:
        moment.flow.replace(node, MovementPhase(frame.waiting[1:]))
        moment.flow.ask(node, AskMove, MoveKind.name, frame.waiting[0])
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
    """Whoever is still on board leaves the ships where they are: nobody stays at sea."""
    state = moment.state
    for number, ship in enumerate(state.ships[seat]):
        if ship.cargo:
            state.made[seat].append(ships.land(moment, seat, number, ship.cargo))


# Census order


def ahead_of_turn(state: State, seat: Seat) -> bool:
    """Whether somebody before a seat in census order is not done."""
    for ask in state.flow.asks.values():
        if ask.seat == seat:
            return False
        if ask.given is None:
            return True
    return False


def before(flow: Flow, node: Node) -> tuple[Node, ...]:
    """The questions of those before a seat in census order who are not done."""
    return tuple(other for other, ask in flow.asks.items() if other < node and ask.given is None)


def after(state: State, seat: Seat) -> list[Seat]:
    """The seats that come after a seat in census order."""
    seats = [ask.seat for ask in state.flow.asks.values()]
    return seats[seats.index(seat) + 1 :]


def contested(book: Book, state: State, seat: Seat, area: AreaId) -> bool:
    """Whether an area is closed to a seat: its tokens cannot enter, or not pass on their road."""
    if barred(book, state, seat, area, 1):
        return True
    return raised(book, state, seat, "land_steps") > 1 and road_ends(book, state, seat, area)


Hindrance = tuple[str, str, str, int]
"""Why a seat cannot be done: message, rule, place, and the number of the action to take back."""


def which(state: State, seat: Seat, answer: TakeBack) -> int | None:
    """The number of the action that is to be taken back."""
    return last_free(state, seat) if answer.number is None else answer.number


class MoveKind(Kind[State, Book, AskMove, MoveAnswer]):
    name = "move"
    rule = "3.token.step"
    answers = MoveAnswer
    exhaustive = False

    def __init__(self, content: Book, words: Words, title: str) -> None:
        super().__init__(content, words, title)
        self._menus: dict[str, MoveMenu] = {}

    def options(self, state: State, ask: AskMove) -> Sequence[MoveAnswer]:
        return self._collect(state, ask.seat, RECORDS)

    def offer(self, state: State, ask: AskMove) -> list[Plain]:
        return self._collect(state, ask.seat, FORMS)

    def _menu(self, scene: str) -> MoveMenu:
        """The menu of a set-up, made when it is first used."""
        menu = self._menus[scene] = MoveMenu(self.content, self.content.scenes[scene].board)
        return menu

    def _collect(self, state: State, seat: Seat, side: int) -> list[Any]:
        menu, made = self._menus.get(state.scene) or self._menu(state.scene), state.made[seat]
        hindered = self._hindrance(state, seat) if state.ships[seat] else None
        may_revert = False
        if made and (last := last_free(state, seat)) is not None:
            may_revert = leaned_on(self.content, state, seat, made[last]) is None
        number = -1 if hindered is None else hindered[3]
        found = menu.heads[number, ahead_of_turn(state, seat), may_revert][side].copy()
        menu.collect(self.content, state, seat, side, found)
        return found

    def default(self, state: State, ask: AskMove) -> MoveAnswer:
        """Nothing more; a ship that cannot stay where it is goes back first."""
        hindered = self._hindrance(state, ask.seat)
        return EndMovement() if hindered is None else TakeBack(hindered[3])

    def read(self, state: State, ask: AskMove, text: str) -> Move | None:
        return written_move(board_of(self.content, state), text)

    def about(self, state: State, ask: AskMove) -> Mapping[str, Any]:
        seat = ask.seat
        free = sum(state.tokens[seat]) - sum(state.moved[seat])
        return {"tokens": free, "ships": len(state.ships[seat]), "treasury": state.treasury[seat]}

    def about_answer(self, state: State, ask: AskMove, answer: MoveAnswer) -> Mapping[str, Any]:
        board, fleet = board_of(self.content, state), state.ships[ask.seat]
        if isinstance(answer, TakeBack):
            made, number = state.made[ask.seat], which(state, ask.seat, answer)
            return {"what": made[number].what if number is not None and 0 <= number < len(made) else "none"}
        if isinstance(answer, BuildShip):
            return {"treasury": self.content.numbers.ship_cost - len(answer.tokens)}
        if isinstance(answer, Move | Wait | Insist | EndMovement):
            return {}
        place = board.name(fleet[answer.ship].place) if 0 <= answer.ship < len(fleet) else "?"
        return {"place": place, "payer": answer.area} if isinstance(answer, Maintain) else {"place": place}

    # Checking

    def check(self, state: State, ask: AskMove, answer: MoveAnswer) -> None:
        book, seat = self.content, ask.seat
        if ask.given is not None:
            raise self.refuse("movement-ended", "3.end.declare")
        if isinstance(answer, Move):
            self._check_move(state, seat, answer)
        elif isinstance(answer, TakeBack):
            self._check_take_back(state, seat, answer)
        elif isinstance(answer, Wait):
            if not ahead_of_turn(state, seat):
                raise self.refuse("nobody-moving-before", "3.early")
        elif isinstance(answer, Insist):
            self._check_insist(state, seat, answer)
        elif isinstance(answer, EndMovement):
            self._check_end(state, seat)
        else:
            ships.check(self.refuse, book, state, seat, answer)

    def _check_move(self, state: State, seat: Seat, move: Move) -> None:
        book, board = self.content, board_of(self.content, state)
        origin, to = board.index.get(move.origin), board.index.get(move.to)
        if origin is None or to is None:
            raise self.refuse("no-area")
        here = state.tokens[seat][origin]
        free = here - state.moved[seat][origin]
        if not 1 <= move.tokens <= here:
            raise self.refuse("few-tokens", place=board.names[origin], tokens=here)
        if move.tokens > free:
            raise self.refuse("moved-tokens", "3.may", place=board.names[origin], tokens=free)
        last = origin
        if move.via is not None:
            last = self._check_via(state, seat, origin, move.via)
        if to not in board.land[last] or to == origin:
            raise self.refuse("not-adjacent", origin=board.names[last], to=board.names[to])
        if rule := barred(book, state, seat, to, move.tokens):
            raise self.refuse(ships.barred_key(rule), rule, area=board.names[to])

    def _check_via(self, state: State, seat: Seat, origin: AreaId, via: str) -> AreaId:
        """Roads: each token takes both steps in one go, so that only one at a time is in between."""
        book, board = self.content, board_of(self.content, state)
        if raised(book, state, seat, "land_steps") < 2:
            raise self.refuse("no-roads", "adv.roadbuilding")
        between = board.index.get(via)
        if between is None or between not in board.land[origin]:
            raise self.refuse("not-adjacent", origin=board.names[origin], to=via)
        if rule := barred(book, state, seat, between, 1):
            raise self.refuse(ships.barred_key(rule), rule, area=board.names[between])
        if road_ends(book, state, seat, between):
            raise self.refuse("road-conflict", "adv.roadbuilding.conflict", area=board.names[between])
        return between

    def _may_revert(self, state: State, seat: Seat, number: int | None) -> bool:
        if number is None or not is_free(state, seat, number):
            return False
        return leaned_on(self.content, state, seat, state.made[seat][number]) is None

    def _check_take_back(self, state: State, seat: Seat, answer: TakeBack) -> None:
        made, number = state.made[seat], which(state, seat, answer)
        if not made or (number is not None and not 0 <= number < len(made)):
            raise self.refuse("nothing-made", "3.revert")
        if number is None or made[number].fixed:
            raise self.refuse("fixed", "3.conflict.locked")
        if not is_free(state, seat, number):
            raise self.refuse("rests-on-it", "3.revert")
        other = leaned_on(self.content, state, seat, state.made[seat][number])
        if other is not None:
            raise self.refuse("leaned-on", "3.revert", other=state.civilizations[other])

    def _check_insist(self, state: State, seat: Seat, answer: Insist) -> None:
        board = board_of(self.content, state)
        area = board.index.get(answer.area)
        if area is None or all(entered(state, other, area) is None for other in after(state, seat)):
            raise self.refuse("nobody-ahead", "faq.move_before_turn")
        if not contested(self.content, state, seat, area):
            raise self.refuse("not-contested", "faq.move_before_turn", area=board.names[area])

    def _hindrance(self, state: State, seat: Seat) -> Hindrance | None:
        """What keeps a seat from being done; a landing that nobody can undo any more does not."""
        for number, ship in enumerate(state.ships[seat]):
            if (ship.steps or ship.cargo) and (reason := self.cannot_stay(state, seat, ship)):
                last = last_of_ship(state, seat, number)
                if last is not None and self._may_revert(state, seat, last):
                    return *reason, board_of(self.content, state).name(ship.place), last
        return None

    def cannot_stay(self, state: State, seat: Seat, ship: Ship) -> tuple[str, str] | None:
        """Why a ship cannot end its voyage where it is: message and rule."""
        place, board = ship.place, board_of(self.content, state)
        if place >= board.size:
            return "at-sea", "3.ship.open_sea_end"
        if not board.in_play[place]:
            return "out-of-play", "3.ship.out_of_play"
        if not ship.cargo:
            return None
        cargo = sum(one.cargo for one in state.ships[seat] if one.place == place)
        rule = barred(self.content, state, seat, place, cargo)
        return (ships.barred_key(rule), rule) if rule else None

    def _check_end(self, state: State, seat: Seat) -> None:
        if found := self._hindrance(state, seat):
            key, rule, place, _ = found
            raise self.refuse(key, rule, place=place, area=place)

    # Carrying out

    def apply(self, moment: Moment, node: Node, ask: AskMove, answer: MoveAnswer) -> None:
        state, flow, seat = moment.state, moment.flow, ask.seat
        if isinstance(answer, Move):
            self._move(moment, seat, answer)
        elif isinstance(answer, EndMovement):
            self._end(moment, node, seat, answer)
            return
        elif isinstance(answer, Wait):
            moment.tell(MovementWaits(seat))
            ask = replace(ask, after=before(flow, node))
        elif isinstance(answer, Insist):
            self._insist(moment, node, seat, answer)
        elif isinstance(answer, TakeBack):
            number = which(state, seat, answer)
            assert number is not None
            moment.tell(MoveTakenBack(seat, take_back(state, seat, number).what))
        else:
            self._use_ship(moment, seat, answer)
        flow.ask_again(node, ask, self.name)

    def _move(self, moment: Moment, seat: Seat, move: Move) -> None:
        """Move tokens; conflict caused ahead of one's turn is fixed."""
        state, book, index = moment.state, moment.content, board_of(moment.content, moment.state).index
        origin, to, tokens = index[move.origin], index[move.to], move.tokens
        fixed = ahead_of_turn(state, seat) and causes_conflict(book, state, seat, to, tokens)
        walk(state, seat, origin, to, tokens)
        state.made[seat].append(Made("move", origin, to, tokens, fixed=fixed))
        moment.tell(TokensMoved(seat, move.origin, move.to, tokens, move.via))

    def _use_ship(self, moment: Moment, seat: Seat, answer: ShipAnswer) -> None:
        """Ships cause no conflict, but tokens that go ashore can: then the voyage is fixed."""
        state, fixed = moment.state, False
        if isinstance(answer, Disembark) and ahead_of_turn(state, seat):
            place = state.ships[seat][answer.ship].place
            fixed = causes_conflict(moment.content, state, seat, place, answer.tokens)
        state.made[seat].append(ships.act(moment, seat, answer))
        if fixed:
            fix(state, seat)

    def _insist(self, moment: Moment, node: Node, seat: Seat, answer: Insist) -> None:
        """Those who entered the area ahead of their turn go back to before that, and wait for this seat."""
        state, flow = moment.state, moment.flow
        area = board_of(moment.content, state).index[answer.area]
        later = after(state, seat)
        for other_node, other in list(flow.asks.items()):
            if other.seat in later and roll_back(state, other.seat, area):
                moment.tell(PriorityClaimed(seat, other.seat, answer.area))
                flow.ask_again(other_node, replace(other, given=None, after=(node,)), self.name)

    def _end(self, moment: Moment, node: Node, seat: Seat, answer: EndMovement) -> None:
        """Whoever is still on board goes ashore; after the last seat the phase goes on."""
        go_ashore(moment, seat)
        moment.tell(MovementEnded(seat))
        for sibling, _ in moment.flow.give(node, plain(answer)):
            moment.flow.finish(sibling)
