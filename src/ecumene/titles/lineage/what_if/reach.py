"""The places that tokens and ships can reach now, and the remaining options of a seat in its movement. Every
step is tried as an answer, so that each refusal has the reason of the rules.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from ecumene.table.questions.counsel import Asked, Sentence
from ecumene.table.questions.refusal import Refused
from ecumene.table.state.frames import Ask, Node
from ecumene.titles.lineage.movement.movement import AskMove, MoveKind
from ecumene.titles.lineage.movement.moves import BuildShip, Disembark, Move, MoveAnswer, Sail
from ecumene.titles.lineage.pieces.board import AreaId, Berth, Place
from ecumene.titles.lineage.state import Position, Ship, State
from ecumene.titles.lineage.what_if.ahead import ask_alone, movement_ahead
from ecumene.titles.lineage.what_if.consultation import Consultation, refuse
from ecumene.titles.lineage.what_if.plan import Answers, Trial

By = Literal["land", "road", "ship"]


class AskReach(Asked, frozen=True):
    """From an area, or with a ship; without either only what can still be done is told.

    `after` are answers that are planned: it is told as if they had been given, as far as they are legal.
    `ahead`: it is told of the next movement, as if it began now. Where ships have their own phase, a seat in
    that phase is told of the movement after it; ships that are not paid for yet are told with their cost.
    """

    area: Annotated[str, Meta(max_length=60)] | None = None
    ship: Annotated[int, Meta(ge=0, le=99)] | None = None
    after: Answers = ()
    ahead: bool = False


class Destination(msgspec.Struct, frozen=True):
    """A place and how to get there.

    `most` tokens can get there together now; none where `says` tells why not. By land the answer is a move to
    `to`, with roads through `via`; a ship sails along the `route`, one step at a time, by coasts where an
    area has two. A place where a ship cannot stop but may pass is not `stop`.
    """

    to: str
    name: str
    by: By
    most: int
    steps: int
    stop: bool
    via: str | None
    ship: int | None
    route: list[str]
    says: Sentence | None


class FreeTokens(msgspec.Struct, frozen=True):
    """An area with tokens that have not moved yet."""

    area: str
    name: str
    tokens: int


class ShipLeft(msgspec.Struct, frozen=True):
    """A ship: what it still can do. One that is not `ready` has to be paid for first, at this `cost`."""

    ship: int
    place: str
    name: str
    ready: bool
    cost: int
    steps: int
    cargo: int
    room: int


class Reach(msgspec.Struct, frozen=True):
    """Where to, and what is left to do: tokens that may move, ships, and areas where a ship may be built."""

    destinations: list[Destination]
    tokens: list[FreeTokens]
    ships: list[ShipLeft]
    shipyards: list[str]
    ship_cost: int


def reach(consultation: Consultation, asked: AskReach) -> Reach:
    explorer = Explorer(consultation, asked.after, ahead=asked.ahead)
    board, fleet = explorer.position.board, explorer.state.ships[consultation.seat]
    found: list[Destination] = []
    if asked.area is not None:
        area = board.index.get(asked.area)
        if area is None:
            raise refuse(consultation, "lineage-refuse-no-area")
        found += explorer.walks(area)
        for number, ship in enumerate(fleet):
            if ship.place == area:
                found += explorer.voyages(number)
    if asked.ship is not None:
        if asked.ship >= len(fleet):
            raise refuse(consultation, "lineage-refuse-no-ship", "3.ship.embark_any")
        found += explorer.voyages(asked.ship)
    return Reach(
        found, explorer.tokens(), explorer.ships(), explorer.shipyards(), consultation.book.numbers.ship_cost
    )


class Explorer:
    """Puts answers to the rules without giving them."""

    def __init__(self, consultation: Consultation, after: Answers = (), *, ahead: bool = False) -> None:
        self.consultation = consultation
        self.state: State = movement_ahead(consultation) if ahead else consultation.trial()
        self.seat = consultation.seat
        self.position = Position(consultation.book, self.state)
        self.board = self.position.board
        kind: Any = consultation.title.kinds[AskMove]
        self.kind: MoveKind = kind
        self._yard: Ask | None = None
        self._plan(after)
        mine = [ask for ask in self.state.flow.asks.values() if ask.seat == self.seat]
        asked = next((ask for ask in mine if isinstance(ask, AskMove)), None)
        if asked is None:
            raise refuse(consultation, "table-refuse-not-asked")
        if asked.given is not None:
            raise refuse(consultation, "lineage-refuse-movement-ended", "3.end.declare")
        self.ask = asked

    def _plan(self, answers: Answers) -> None:
        """Go on from where a plan leads, if the movement is still to be made."""
        trial = Trial(self.consultation, self.state, None)
        if trial.node is not None and (trial.before_moving or self._moves(trial.node)):
            for answer in answers:
                trial.give(answer)
        if trial.node is not None and trial.before_moving:
            self._yard = self.state.flow.asks[trial.node]
            ask_alone(self.consultation, self.state, AskMove)

    def _moves(self, node: Node) -> bool:
        return isinstance(self.state.flow.asks[node], AskMove)

    def refused(self, answer: MoveAnswer) -> Refused | None:
        """What the rules have against an answer."""
        return self._refused(self.ask, answer)

    def _refused(self, asked: Ask, answer: MoveAnswer) -> Refused | None:
        try:
            self.consultation.title.kinds[type(asked)].check(self.state, asked, answer)
        except Refused as refused:
            return refused
        return None

    def _says(self, refused: Refused | None) -> Sentence | None:
        return None if refused is None else self.consultation.refusal(refused)

    def _free(self, place: Place) -> int:
        """The tokens of a place that may still move."""
        if place >= self.board.size:
            return 0
        return self.state.tokens[self.seat][place] - self.state.moved[self.seat][place]

    # By land

    def walks(self, origin: AreaId) -> list[Destination]:
        """Every neighbour by land, then what roads lead to."""
        near = self.board.land[origin]
        found = [self._walk(origin, to, None) for to in near]
        if self.position.raised(self.seat, "land_steps") < 2:
            return found
        beyond: dict[AreaId, Destination] = {}
        for via in near:
            for to in self.board.land[via]:
                if to != origin and to not in near and (to not in beyond or not beyond[to].most):
                    beyond[to] = self._walk(origin, to, via)
        return found + list(beyond.values())

    def _walk(self, origin: AreaId, to: AreaId, via: AreaId | None) -> Destination:
        ids = self.board.ids
        through = None if via is None else ids[via]
        most = self._free(origin)
        reason = self.refused(Move(ids[origin], ids[to], 1, through))
        while most and reason is None and self.refused(Move(ids[origin], ids[to], most, through)):
            most -= 1
        steps, by = (1, "land") if via is None else (2, "road")
        return self._destination(to, by, most if reason is None else 0, steps, reason, via=through)

    def _destination(
        self,
        to: Place,
        by: Any,
        most: int,
        steps: int,
        reason: Refused | None,
        *,
        via: str | None = None,
        ship: int | None = None,
        route: tuple[Berth, ...] = (),
        stop: bool = True,
    ) -> Destination:
        id, ids = self.board.id(to), [self.board.id(berth) for berth in route]
        name = self.consultation.called(ids[-1] if ids else id)
        return Destination(id, name, by, most, steps, stop, via, ship, ids, self._says(reason))

    # By ship

    def voyages(self, number: int) -> list[Destination]:
        """Every place that a ship can sail to, each coast of it, the nearest first, by a shortest way."""
        ship = self.state.ships[self.seat][number]
        carried = ship.cargo + min(self._free(ship.place), self._room(ship))
        afloat = replace(ship, ready=True)
        board, start = self.board, self.position.berth(ship)
        ways: dict[Berth, tuple[Berth, ...]] = {start: ()}
        edge = [start]
        try:
            for berth in edge:  # grows while it is looked at
                self._put(number, self._lying(replace(afloat, steps=ship.steps + len(ways[berth])), berth))
                for to in board.courses_open[berth]:
                    if to not in ways and self.refused(Sail(number, board.id(to))) is None:
                        ways[to] = (*ways[berth], to)
                        edge.append(to)
            return [self._landing(number, afloat, ways[to], carried) for to in edge[1:]]
        finally:
            self._put(number, ship)

    def _lying(self, ship: Ship, berth: Berth) -> Ship:
        return replace(ship, place=self.board.berths[berth], coast=self.board.coast(berth))

    def _put(self, number: int, ship: Ship) -> None:
        self.state.ships[self.seat][number] = ship

    def _landing(self, number: int, ship: Ship, route: tuple[Berth, ...], carried: int) -> Destination:
        """What a ship could do at the end of a way: stop there, and set down up to `carried` tokens."""
        to, most = self.board.berths[route[-1]], carried
        arrived = self._lying(replace(ship, steps=ship.steps + len(route), cargo=0), route[-1])
        stop = self.kind.cannot_stay(self.state, self.seat, arrived) is None
        reason = None
        while most:
            self._put(number, replace(arrived, cargo=most))
            refused = self.refused(Disembark(number, most))
            if refused is None:
                break
            reason, most = refused, most - 1
        if not carried and not stop:
            self._put(number, replace(arrived, cargo=1))
            reason = self.refused(Disembark(number, 1))
        reason = None if most else reason
        return self._destination(to, "ship", most, len(route), reason, ship=number, route=route, stop=stop)

    def _room(self, ship: Ship) -> int:
        return self.position.raised(self.seat, "ship_capacity") - ship.cargo

    # What is left to do

    def tokens(self) -> list[FreeTokens]:
        ids, called = self.board.ids, self.consultation.called
        return [
            FreeTokens(ids[area], called(ids[area]), self._free(area))
            for area in range(self.board.size)
            if self._free(area)
        ]

    def ships(self) -> list[ShipLeft]:
        book, id = self.consultation.book, self.board.id
        most = self.position.raised(self.seat, "ship_steps")
        return [
            ShipLeft(
                ship=number,
                place=id(ship.place),
                name=self.consultation.called(id(self.position.berth(ship))),
                ready=ship.ready,
                cost=0 if ship.ready else book.numbers.ship_maintenance,
                steps=most - ship.steps,
                cargo=ship.cargo,
                room=self._room(ship),
            )
            for number, ship in enumerate(self.state.ships[self.seat])
        ]

    def shipyards(self) -> list[str]:
        """The areas in which some way of paying for a new ship is allowed now."""
        asked = self.ask if self.position.ways.builds_while_moving else self._yard
        if asked is None:
            return []
        return [id for area, id in enumerate(self.board.ids) if self._may_build(asked, area, id)]

    def _may_build(self, asked: Ask, area: AreaId, id: str) -> bool:
        berth, cost = self.board.berths_at(area)[0], self.consultation.book.numbers.ship_cost
        ways = (BuildShip(self.board.id(berth), (id,) * paid) for paid in range(cost + 1))
        return any(self._refused(asked, way) is None for way in ways)
