"""Ships in phase 3: built, maintained, sailed, boarded and left, one small action at a time.

A ship is known by its number among the ships of its seat. Every check comes before any change; every effect
records the facts that are needed to undo it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, compress
from typing import Any, NamedTuple

from msgspec.structs import replace

from ecumene.table.questions.refusal import Refused
from ecumene.table.state.frames import Node, Seat
from ecumene.titles.lineage.book import Watch
from ecumene.titles.lineage.events import (
    Disembarked,
    Embarked,
    ShipBuilt,
    ShipMaintained,
    ShipSailed,
    TokensLost,
)
from ecumene.titles.lineage.kind import F, Kind, N
from ecumene.titles.lineage.movement.census import ahead_of_turn
from ecumene.titles.lineage.movement.entering import barred, causes_conflict
from ecumene.titles.lineage.movement.moves import BuildShip, Disembark, Embark, Maintain, Sail
from ecumene.titles.lineage.pieces import pieces
from ecumene.titles.lineage.pieces.board import AreaId, Berth, Board, Place
from ecumene.titles.lineage.state import Made, Moment, Position, Ship, State


def crosses_open_sea(position: Position, seat: Seat) -> bool:
    return position.allows(seat, "open_sea")


def levy_anywhere(position: Position, seat: Seat, place: Place) -> Iterator[AreaId]:
    """Tokens of any area may pay for a ship; those that are there come first."""
    row = position.state.tokens[seat]
    here = (place,) if place < len(row) and row[place] else ()
    return chain(here, compress(range(len(row)), row))


class Unfit(NamedTuple):
    """Why one cannot be in a place: message and rule, and the advance that keeps one out, where one does."""

    key: str
    rule: str
    advance: str = ""


def no_shore(board: Board, place: Place) -> Unfit | None:
    """Why nobody at all can land or stop in a place."""
    if place >= board.size:
        return Unfit("at-sea", "3.ship.open_sea_end")
    return None if board.in_play[place] else Unfit("out-of-play", "3.ship.out_of_play")


def kept_out(watch: Watch) -> Unfit:
    return Unfit(f"barred-{watch.of}", watch.section, watch.advance)


def land(moment: Moment, seat: Seat, number: int, tokens: int) -> Made:
    """Tokens go ashore, and some of them may be lost there."""
    state = moment.state
    ship = state.ships[seat][number]
    lost = moment.ways.landing_losses(moment, seat, ship.place, tokens)
    pieces.disembark(state, seat, number, tokens)
    id = moment.board.ids[ship.place]
    moment.tell(Disembarked(seat, id, tokens))
    if lost:
        moment.tell(TokensLost(seat, id, lost))
    paid = tuple(pieces.pay_token(state, seat, ship.place) for _ in range(lost))
    return Made("disembark", to=ship.place, tokens=tokens, paid=paid, ship=number, before=ship)


class Fleet(Kind[F, N]):
    """A question to which a seat may answer what it does with its ships."""

    def note_down(self, moment: Moment, node: Node, ask: F, made: Made) -> None:
        """Keep what a seat did, so that it can be taken back, and ask what it does next."""
        moment.state.made[ask.seat].append(made)
        moment.flow.ask_again(node, ask, self.name)

    def _ship(self, state: State, seat: Seat, number: int) -> Ship:
        fleet = state.ships[seat]
        if not 0 <= number < len(fleet):
            raise self.refuse("no-ship", "3.ship.embark_any")
        return fleet[number]

    def _place(self, state: State, seat: Seat, number: int) -> str:
        """The place of a ship; the ship may be an unknown one."""
        fleet = state.ships[seat]
        position = self.at(state)
        return position.board.id(position.berth(fleet[number])) if 0 <= number < len(fleet) else "?"

    def _which_coast(self, board: Board, berths: Sequence[Berth]) -> Refused:
        """A place does not say at which of these coasts a ship lies there."""
        coasts = tuple(board.id(berth) for berth in berths)
        return self.refuse("which-coast", board.section_of_coasts, coasts=coasts)


class Shipyard(Fleet[F, N]):
    """Ships are built, and paid for."""

    # Building

    def about_build_ship(self, state: State, ask: F, answer: BuildShip) -> Mapping[str, Any]:
        """Two tokens of one area are counted, so that its name is said once."""
        paid = len(answer.tokens)
        treasury = self.content.numbers.ship_cost - paid
        return {"treasury": treasury, "paid": paid, "tokens": tuple(dict.fromkeys(answer.tokens))}

    def check_build_ship(self, state: State, ask: F, answer: BuildShip) -> None:
        """Two treasury, or one and a token from there, or two tokens, one of them from there."""
        seat, numbers, board = ask.seat, self.content.numbers, self.at(state).board
        berth = board.berth_of(answer.area)
        built = sum(ship.built for ship in state.ships[seat])
        if built >= numbers.ships_built or len(state.ships[seat]) >= numbers.ships:
            raise self.refuse("all-ships", "3.ship.four", ships=numbers.ships)
        area = board.size if berth is None else board.berths[berth]
        if area >= board.size or not board.coastal[area]:
            raise self.refuse("not-coastal", "3.ship.coastal")
        if berth not in board.berths_at(area):
            raise self._which_coast(board, board.berths_at(area))
        if len(answer.tokens) > numbers.ship_cost:
            raise self.refuse("ship-cost", "3.ship.tokens", cost=numbers.ship_cost)
        treasury = numbers.ship_cost - len(answer.tokens)
        if not answer.tokens:
            if not state.tokens[seat][area] and state.cities[area] != seat + 1:
                raise self.refuse("no-unit-there", "3.ship.treasury", area=board.names[area])
        elif board.ids[area] not in answer.tokens:
            raise self.refuse("ship-elsewhere", "3.ship.mixed" if treasury else "3.ship.tokens")
        self._check_levy(state, seat, area, answer.tokens, "3.ship.tokens")
        rule = "3.ship.mixed" if answer.tokens else "3.ship.treasury"
        self._check_treasury(state, seat, treasury, rule)

    def apply_build_ship(self, moment: Moment, node: Node, ask: F, answer: BuildShip) -> None:
        state, seat, board = moment.state, ask.seat, moment.board
        berth = board.berth_of(answer.area)
        assert berth is not None
        area = board.berths[berth]
        treasury = moment.book.numbers.ship_cost - len(answer.tokens)
        pieces.pay_treasury(state, seat, treasury)
        paid = tuple(pieces.pay_token(state, seat, board.index[payer]) for payer in answer.tokens)
        pieces.build_ship(state, seat, area, board.coast(berth))
        moment.tell(ShipBuilt(seat, answer.area, treasury, answer.tokens))
        number = len(state.ships[seat]) - 1
        made = Made("build_ship", to=area, treasury=treasury, paid=paid, ship=number)
        self.note_down(moment, node, ask, made)

    def _check_treasury(self, state: State, seat: Seat, cost: int, rule: str) -> None:
        if state.treasury[seat] < cost:
            raise self.refuse("treasury", rule, treasury=state.treasury[seat], cost=cost)

    def _check_levy(self, state: State, seat: Seat, place: Place, payers: Sequence[str], rule: str) -> None:
        """Areas that each give a token for a ship in a place, an area once for each."""
        position = self.at(state)
        for payer in dict.fromkeys(payers):
            area, tokens = position.board.index.get(payer), payers.count(payer)
            levy = position.ways.levy(position, seat, place)
            if area is None or state.tokens[seat][area] < tokens or area not in levy:
                raise self.refuse("no-token-to-pay", rule, tokens=tokens)

    # Maintaining

    def about_maintain(self, state: State, ask: F, answer: Maintain) -> Mapping[str, Any]:
        return {"place": self._place(state, ask.seat, answer.ship), "payer": answer.area}

    def check_maintain(self, state: State, ask: F, answer: Maintain) -> None:
        ship = self._ship(state, ask.seat, answer.ship)
        cost, rule = self.content.numbers.ship_maintenance, "3.ship.maintain"
        if ship.ready:
            raise self.refuse("paid-ship", rule)
        if answer.area is None:
            self._check_treasury(state, ask.seat, cost, rule)
        else:
            self._check_levy(state, ask.seat, ship.place, (answer.area,) * cost, rule)

    def apply_maintain(self, moment: Moment, node: Node, ask: F, answer: Maintain) -> None:
        state, seat, board = moment.state, ask.seat, moment.board
        ship, cost = state.ships[seat][answer.ship], moment.book.numbers.ship_maintenance
        treasury = cost
        paid: tuple[tuple[int, int], ...] = ()
        if answer.area is None:
            pieces.pay_treasury(state, seat, cost)
        else:
            treasury, payer = 0, board.index[answer.area]
            paid = tuple(pieces.pay_token(state, seat, payer) for _ in range(cost))
        pieces.ready_ship(state, seat, answer.ship)
        moment.tell(ShipMaintained(seat, board.id(ship.place), answer.area))
        made = Made("maintain", to=ship.place, treasury=treasury, paid=paid, ship=answer.ship, before=ship)
        self.note_down(moment, node, ask, made)


class Sailing(Fleet[F, N]):
    """Ships sail, tokens go on board and ashore."""

    def not_there(self, why: Unfit, place: str) -> Refused:
        return self.refuse(why.key, why.rule, place=place, area=place, advance=why.advance)

    def _ready_ship(self, state: State, seat: Seat, number: int) -> Ship:
        ship = self._ship(state, seat, number)
        if not ship.ready:
            raise self.refuse("unpaid-ship", "3.ship.maintain_before")
        return ship

    def about_sail(self, state: State, ask: F, answer: Sail | Embark | Disembark) -> Mapping[str, Any]:
        return {"place": self._place(state, ask.seat, answer.ship)}

    def check_sail(self, state: State, ask: F, answer: Sail) -> None:
        ship = self._ready_ship(state, ask.seat, answer.ship)
        position = self.at(state)
        board = position.board
        to = self._course(board, ship, answer.to)
        left = position.raised(ask.seat, "ship_steps") - ship.steps
        if left < 1:
            raise self.refuse("no-steps", "3.ship.four_steps", steps=ship.steps)
        crosses = crosses_open_sea(position, ask.seat)
        at_sea = board.berths[to] >= board.size
        if at_sea and not crosses:
            crossing = self.advances_for("open_sea")
            raise self.refuse("open-sea", "3.ship.no_open_sea", place=board.name(to), advances=crossing)
        landfall = board.landfall_open if crosses else board.landfall
        if (
            landfall[to] > left - 1
        ):  # nothing could be taken up or set down there, and the ship could not leave
            rule = "3.ship.open_sea_end" if at_sea else "3.ship.out_of_play"
            raise self.refuse("no-landfall", rule, place=board.name(to))

    def _course(self, board: Board, ship: Ship, to: str) -> Berth:
        """The berths that a ship reaches with one step: a coast leads only to its own waters, and the
        destination may have two coasts. If only one of them is possible, it need not be named.
        """
        here, aim = board.berth(ship.place, ship.coast), board.berth_of(to)
        courses = board.courses_open[here]
        if aim in courses:
            return aim
        if aim is not None:
            near = [berth for berth in courses if board.berths[berth] == aim]
            if len(near) > 1:
                raise self._which_coast(board, near)
            if near:
                return near[0]
            if board.berths[aim] in board.sail_open[ship.place]:
                raise self.refuse("other-coast", board.section_of_coasts, origin=board.id(here), to=to)
        raise self.refuse("not-by-water", "3.ship.four_steps", place=board.id(here))

    def apply_sail(self, moment: Moment, node: Node, ask: F, answer: Sail) -> None:
        state, board = moment.state, moment.board
        ship = state.ships[ask.seat][answer.ship]
        berth = self._course(board, ship, answer.to)
        to = board.berths[berth]
        pieces.sail(state, ask.seat, answer.ship, to, board.coast(berth))
        moment.tell(ShipSailed(ask.seat, board.id(board.berth(ship.place, ship.coast)), board.id(berth)))
        made = Made("sail", origin=ship.place, to=to, ship=answer.ship, before=ship)
        self.note_down(moment, node, ask, made)

    # Going on board and ashore

    about_embark = about_sail

    def check_embark(self, state: State, ask: F, answer: Embark) -> None:
        ship, tokens = self._ready_ship(state, ask.seat, answer.ship), answer.tokens
        position = self.at(state)
        board = position.board
        room = position.raised(ask.seat, "ship_capacity") - ship.cargo
        here = state.tokens[ask.seat][ship.place] if ship.place < board.size else 0
        free = here - state.moved[ask.seat][ship.place] if here else 0
        if tokens < 1 or tokens > here:
            raise self.refuse("few-tokens", "3.ship.embark_any", place=board.name(ship.place), tokens=here)
        if tokens > free:
            raise self.refuse("moved-tokens", "3.ship.land_or_sea", place=board.name(ship.place), tokens=free)
        if tokens > room:
            raise self.refuse("full-ship", "3.ship.five_tokens", room=room)

    def apply_embark(self, moment: Moment, node: Node, ask: F, answer: Embark) -> None:
        ship = moment.state.ships[ask.seat][answer.ship]
        pieces.embark(moment.state, ask.seat, answer.ship, answer.tokens)
        moment.tell(Embarked(ask.seat, moment.board.ids[ship.place], answer.tokens))
        made = Made("embark", origin=ship.place, tokens=answer.tokens, ship=answer.ship, before=ship)
        self.note_down(moment, node, ask, made)

    about_disembark = about_sail

    def check_disembark(self, state: State, ask: F, answer: Disembark) -> None:
        ship = self._ready_ship(state, ask.seat, answer.ship)
        position = self.at(state)
        if not 1 <= answer.tokens <= ship.cargo:
            raise self.refuse("few-aboard", "3.ship.embark_any", tokens=ship.cargo)
        place = position.board.name(ship.place)
        if nowhere := no_shore(position.board, ship.place):
            raise self.not_there(nowhere, place)
        if watch := barred(position, ask.seat, ship.place, answer.tokens):
            raise self.not_there(kept_out(watch), place)

    def apply_disembark(self, moment: Moment, node: Node, ask: F, answer: Disembark) -> None:
        """Conflict caused ahead of one's turn is fixed, and the voyage with it."""
        state, seat = moment.state, ask.seat
        place = state.ships[seat][answer.ship].place
        fixed = ahead_of_turn(state, seat) and causes_conflict(moment, seat, place, answer.tokens)
        made = land(moment, seat, answer.ship, answer.tokens)
        self.note_down(moment, node, ask, replace(made, fixed=fixed))
