"""The options of a seat in its movement. This is the most frequent question, so all answers are made only
once.

Not every legal answer is offered, but sensible ones: of the tokens of an area one, half, those above the
limit, or all; with roads those above the limit, or all. The rules accept more.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import compress
from typing import Any

from msgspec import UNSET

from ecumene.table.questions.menu import RECORDS, Menu
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.movement.entering import Lanes, barred, foreign, guarded, lanes, road_ends, walls
from ecumene.titles.lineage.movement.moves import (
    BuildShip,
    Disembark,
    Embark,
    EndMovement,
    Insist,
    Maintain,
    Move,
    MoveAnswer,
    Sail,
    TakeBack,
)
from ecumene.titles.lineage.movement.reverting import entered
from ecumene.titles.lineage.phases.order import Wait
from ecumene.titles.lineage.pieces.board import AreaId, Berth, Board
from ecumene.titles.lineage.state import Position, State

Free = tuple[AreaId, int]
"""An area with the tokens there that may still move."""

NO_SHIP = -1
"""Instead of funds: all ships are on the board, or none are built now."""

Rooms = dict[AreaId, int]
"""Areas that a seat may not enter freely, with how many tokens it may."""


Units = tuple[AreaId, int, int]
"""An area with the tokens of a seat there, and how many of them cannot move any more."""


class MoveMenu:
    """The answers of one board, by what they depend on."""

    def __init__(self, book: Book, board: Board) -> None:
        self.board = board
        self.numbers = book.numbers
        self.crossing = book.allowing["open_sea"]
        self.builds_ships = book.ways.builds_while_moving
        self.levy = book.ways.levy
        self.areas = tuple(range(board.size))
        self.near: tuple[Lanes, ...] = tuple(_mask(board.land[area]) for area in self.areas)
        self.beyond = tuple(self._beyond(area) for area in self.areas)
        self.near_and_beyond: tuple[Lanes, ...] = tuple(
            self.near[area] | _mask(to for _, to in self.beyond[area]) for area in self.areas
        )
        self.heads = Menu[tuple[int, bool, bool], MoveAnswer](_head)
        self.steps = Menu[Free, MoveAnswer](self._steps)
        self.steps_into = Menu[tuple[AreaId, int, AreaId, int], MoveAnswer](self._steps_into)
        self.roads = Menu[Free, MoveAnswer](self._roads)
        self.roads_through = Menu[tuple[AreaId, int, AreaId], MoveAnswer](self._roads_through)
        self.roads_into = Menu[tuple[AreaId, int, AreaId, AreaId], MoveAnswer](self._roads_into)
        funds = range(book.numbers.ship_cost + 1)
        self.builds = tuple(Menu[Units, MoveAnswer](partial(self._builds, fund)) for fund in funds)
        self.units = tuple(Menu[Units, MoveAnswer](partial(self._units, fund)) for fund in (*funds, None))
        self.ships = Menu[tuple[int, Berth, int, bool, int], MoveAnswer](self._ships)
        self.cargoes = Menu[tuple[int, int, int], MoveAnswer](_cargo)
        self.upkeep = Menu[tuple[int, bool, AreaId], MoveAnswer](self._upkeep)
        self.claims = Menu[AreaId, MoveAnswer](lambda area: [Insist(board.ids[area])])

    def collect(self, position: Position, seat: Seat, side: int, found: list[Any]) -> None:
        """Add everything a seat is offered but the beginning of the list."""
        state = position.state
        tokens, moved, ships = state.tokens[seat], state.moved[seat], state.ships[seat]
        funds = NO_SHIP
        if self.builds_ships and len(ships) < self.numbers.ships:
            funds = min(state.treasury[seat], self.numbers.ship_cost)
        if guarded(position) or position.raised(seat, "land_steps") > 1:
            self._collect_far(position, seat, side, found)
            units = self.builds[funds] if funds != NO_SHIP else None
        else:
            units = self.units[funds]
        if units is not None:
            for area in compress(self.areas, tokens):
                found += units[area, tokens[area], moved[area]][side]
        if funds == self.numbers.ship_cost:
            self._collect_city_builds(state, seat, side, found)
        if ships:
            self._collect_ships(position, seat, side, found)

    def _units(self, funds: int | None, key: Units) -> list[MoveAnswer]:
        """The options of the tokens in an area if no area is forbidden to them: walk, or build a ship."""
        area, tokens, moved = key
        walks = self.steps[area, tokens - moved][RECORDS] if tokens > moved else []
        return [*walks, *(self._builds(funds, key) if funds is not None else ())]

    # Walking

    def _collect_far(self, position: Position, seat: Seat, side: int, found: list[Any]) -> None:
        """Steps where advances matter: roads, and areas that others keep the seat out of."""
        state = position.state
        row = (lanes(state.tokens[seat]) - lanes(state.moved[seat])).to_bytes(self.board.size, "little")
        free = list(zip(compress(self.areas, row), row.translate(None, b"\0"), strict=True))
        roads = position.raised(seat, "land_steps") > 1
        nearby, masks = 0, self.near_and_beyond if roads else self.near
        for area, _ in free:
            nearby |= masks[area]
        rooms = walls(position, seat, nearby)
        self._collect_steps(free, rooms, side, found)
        if rooms or roads:
            ways = free if roads else []
            self._collect_claims(position, seat, ways, rooms, side, found)
        if roads:
            self._collect_roads(state, seat, free, rooms, side, found)

    def _collect_steps(self, free: list[Free], rooms: Rooms, side: int, found: list[Any]) -> None:
        near, steps, closed = self.near, self.steps, _mask(rooms)
        for key in free:
            area, left = key
            if not closed & near[area]:
                found += steps[key][side]
            else:
                for to in self.board.land[area]:
                    found += self.steps_into[area, left, to, rooms.get(to, left)][side]

    def _collect_claims(
        self,
        position: Position,
        seat: Seat,
        ways: list[Free],
        rooms: Rooms,
        side: int,
        found: list[Any],
    ) -> None:
        """Areas that somebody after this seat in census order entered, closed now to it or its roads."""
        state = position.state
        seats = [ask.seat for ask in state.flow.asks.values()]
        later = [other for other in seats[seats.index(seat) + 1 :] if state.made[other]]
        if not later:
            return
        near = dict.fromkeys([*rooms, *(via for area, _ in ways for via in self.board.land[area])])
        for area in near:
            if any(entered(state, other, area) is not None for other in later) and (
                rooms.get(area) == 0 or (ways and road_ends(position, seat, area))
            ):
                found += self.claims[area][side]

    def _collect_roads(
        self, state: State, seat: Seat, free: list[Free], rooms: Rooms, side: int, found: list[Any]
    ) -> None:
        """Two steps through areas where nobody else is."""
        others = foreign(state, seat)
        row, closed = others.to_bytes(self.board.size, "little"), _mask(rooms)
        for key in free:
            area, left = key
            if not others & self.near[area] and not closed & self.near_and_beyond[area]:
                found += self.roads[key][side]
                continue
            for via in self.board.land[area]:
                if row[via]:
                    continue
                if closed & self.near[via]:
                    for to in self._onwards(area, via):
                        if rooms.get(to, left) >= left:
                            found += self.roads_into[area, left, via, to][side]
                else:
                    found += self.roads_through[area, left, via][side]

    def _onwards(self, area: AreaId, via: AreaId) -> list[AreaId]:
        """The destinations of a road through an area; not those that one step also reaches."""
        near = self.board.land[area]
        return [to for to in self.board.land[via] if to != area and to not in near]

    def _beyond(self, area: AreaId) -> tuple[tuple[AreaId, AreaId], ...]:
        """The areas two steps away, each with one way there."""
        ways: dict[AreaId, AreaId] = {}
        for via in self.board.land[area]:
            for to in self._onwards(area, via):
                ways.setdefault(to, via)
        return tuple((via, to) for to, via in ways.items())

    def _counts(self, area: AreaId, left: int) -> list[int]:
        return sorted({1, max(left // 2, 1), max(left - self.board.limit[area], 1), left})

    def _steps(self, key: Free) -> list[MoveAnswer]:
        area, left = key
        return [move for to in self.board.land[area] for move in self._steps_into((area, left, to, left))]

    def _steps_into(self, key: tuple[AreaId, int, AreaId, int]) -> list[MoveAnswer]:
        area, left, to, room = key
        ids = self.board.ids
        counts = {min(count, room) for count in self._counts(area, left)} - {0}
        return [Move(ids[area], ids[to], count) for count in sorted(counts)]

    def _roads(self, key: Free) -> list[MoveAnswer]:
        area, left = key
        return [move for via, to in self.beyond[area] for move in self._roads_into((area, left, via, to))]

    def _roads_through(self, key: tuple[AreaId, int, AreaId]) -> list[MoveAnswer]:
        area, left, via = key
        ways = self._onwards(area, via)
        return [move for to in ways for move in self._roads_into((area, left, via, to))]

    def _roads_into(self, key: tuple[AreaId, int, AreaId, AreaId]) -> list[MoveAnswer]:
        area, left, via, to = key
        ids, above = self.board.ids, left - self.board.limit[area]
        counts = sorted({above if above > 0 else left, left})
        return [Move(ids[area], ids[to], count, ids[via]) for count in counts]

    # Ships

    def _collect_city_builds(self, state: State, seat: Seat, side: int, found: list[Any]) -> None:
        """The treasury alone pays for a ship at a city without tokens."""
        cities, mark, row = state.cities, seat + 1, state.tokens[seat]
        area = cities.find(mark)
        while area >= 0:
            if not row[area]:
                found += self.builds[-1][area, 0, 0][side]
            area = cities.find(mark, area + 1)

    def _builds(self, funds: int, key: Units) -> list[MoveAnswer]:
        """Each way of paying for a ship in an area; the treasury has at least so much, or all it takes."""
        area, tokens, _ = key
        if not self.board.coastal[area] or not self.board.in_play[area]:
            return []
        id, cost = self.board.ids[area], self.numbers.ship_cost
        most = min(tokens, cost)
        berths = [self.board.id(berth) for berth in self.board.berths_at(area)]
        return [
            BuildShip(berth, (id,) * paid)
            for berth in berths
            for paid in range(most + 1)
            if funds >= cost - paid
        ]

    def _collect_ships(self, position: Position, seat: Seat, side: int, found: list[Any]) -> None:
        state = position.state
        tokens, moved, size = state.tokens[seat], state.moved[seat], self.board.size
        crosses = bool(state.advances[seat] & self.crossing)
        most = position.raised(seat, "ship_steps")
        capacity = position.raised(seat, "ship_capacity")
        for number, ship in enumerate(state.ships[seat]):
            place, cargo, left = ship.place, ship.cargo, most - ship.steps
            berth = place if ship.coast is UNSET else self.board.berth(place, ship.coast)
            if not ship.ready:
                payer = place if tokens[place] else next(iter(self.levy(position, seat, place)), -1)
                found += self.upkeep[number, state.treasury[seat] > 0, payer][side]
                continue
            room = 0
            if place < size and tokens[place] > moved[place]:
                room = min(capacity - cargo, tokens[place] - moved[place])
            if not cargo:
                found += self.ships[number, berth, left, crosses, room][side]
                continue
            sails = self.ships[number, berth, left, crosses, 0][side]
            found += self._landings(position, seat, cargo, sails) if left == 1 else sails
            if place >= size or not self.board.in_play[place] or barred(position, seat, place, cargo):
                cargo = 0
            found += self.cargoes[number, room, cargo][side]

    def _landings(self, position: Position, seat: Seat, cargo: int, sails: list[Any]) -> list[Any]:
        """The last steps of a loaded ship that end where all on board may go ashore."""
        board = self.board
        aims = [board.berth_of(sail["to"] if isinstance(sail, dict) else sail.to) for sail in sails]
        to = [board.berths[aim] for aim in aims if aim is not None]
        return [sail for sail, area in zip(sails, to, strict=True) if not barred(position, seat, area, cargo)]

    def _ships(self, key: tuple[int, Berth, int, bool, int]) -> list[MoveAnswer]:
        """What a ship can do with `left` steps, and `room` for tokens from there."""
        number, berth, left, crosses, room = key
        board = self.board
        courses = board.courses_open if crosses else board.courses
        landfall = board.landfall_open if crosses else board.landfall
        sails = [Sail(number, board.id(to)) for to in courses[berth] if landfall[to] <= left - 1]
        return [*sails, *_cargo((number, room, 0))]

    def _upkeep(self, key: tuple[int, bool, AreaId]) -> list[MoveAnswer]:
        number, funds, payer = key
        treasury: list[MoveAnswer] = [Maintain(number)] if funds else []
        return treasury if payer < 0 else [*treasury, Maintain(number, self.board.ids[payer])]


def _head(key: tuple[int, bool, bool]) -> list[MoveAnswer]:
    """The beginning of the list; `hindrance` is the action that must go back before the seat can be done."""
    hindrance, waits, reverts = key
    head: list[tuple[bool, MoveAnswer]] = [
        (hindrance < 0, EndMovement()),
        (hindrance >= 0, TakeBack(hindrance)),
        (waits, Wait()),
        (reverts, TakeBack()),
    ]
    return [answer for offered, answer in head if offered]


def _cargo(key: tuple[int, int, int]) -> list[MoveAnswer]:
    """Tokens that go on board and ashore: one, or as many as can."""
    number, room, cargo = key
    boarding: list[MoveAnswer] = [
        Embark(number, count) for count in sorted({min(1, room), room}) if count > 0
    ]
    landing = [Disembark(number, count) for count in sorted({min(1, cargo), cargo}) if count > 0]
    return [*boarding, *landing]


def _mask(areas: Iterable[AreaId]) -> Lanes:
    mask = 0
    for area in areas:
        mask |= 0xFF << 8 * area
    return mask
