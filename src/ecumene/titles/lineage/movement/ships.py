"""Ships in phase 3: built, maintained, sailed, boarded and left, one small action at a time.

A ship is known by its number among the ships of its seat. Every check comes before any change; every effect
returns what taking it back needs.
"""

from __future__ import annotations

from collections.abc import Callable

from ecumene.table.frames import Seat
from ecumene.table.refusal import Refused
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.events import Disembarked, Embarked, ShipBuilt, ShipMaintained, ShipSailed
from ecumene.titles.lineage.movement.entering import CULTURE, barred
from ecumene.titles.lineage.movement.moves import BuildShip, Embark, Maintain, Sail, ShipAnswer
from ecumene.titles.lineage.pieces import pieces
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.state import Made, Moment, Ship, State, board_of, has, raised

Refuse = Callable[..., Refused]


def crosses_open_sea(book: Book, state: State, seat: Seat) -> bool:
    return has(book, state, seat, "astronavigation")


def check(refuse: Refuse, book: Book, state: State, seat: Seat, answer: ShipAnswer) -> None:
    """Refuse an action with a ship that the rules do not allow."""
    if isinstance(answer, BuildShip):
        _check_build(refuse, book, state, seat, answer)
        return
    if not 0 <= answer.ship < len(state.ships[seat]):
        raise refuse("no-ship", "3.ship.embark_any")
    ship = state.ships[seat][answer.ship]
    if isinstance(answer, Maintain):
        _check_maintain(refuse, book, state, seat, ship, answer)
    elif not ship.ready:
        raise refuse("unpaid-ship", "3.ship.maintain_before")
    elif isinstance(answer, Sail):
        _check_sail(refuse, book, state, seat, ship, answer)
    elif isinstance(answer, Embark):
        _check_embark(refuse, book, state, seat, ship, answer.tokens)
    else:
        _check_disembark(refuse, book, state, seat, ship, answer.tokens)


def _check_build(refuse: Refuse, book: Book, state: State, seat: Seat, answer: BuildShip) -> None:
    """Two treasury, or one and a token from there, or two tokens, one of them from there."""
    numbers, board = book.numbers, board_of(book, state)
    area = board.index.get(answer.area)
    built = sum(ship.built for ship in state.ships[seat])
    if built >= numbers.ships_built or len(state.ships[seat]) >= numbers.ships:
        raise refuse("all-ships", "3.ship.four", ships=numbers.ships)
    if area is None or not board.coastal[area]:
        raise refuse("not-coastal", "3.ship.coastal")
    if len(answer.tokens) > numbers.ship_cost:
        raise refuse("ship-cost", "3.ship.tokens", cost=numbers.ship_cost)
    if not answer.tokens:
        if not state.tokens[seat][area] and state.cities[area] != seat + 1:
            raise refuse("no-unit-there", "3.ship.treasury", area=board.names[area])
    elif answer.area not in answer.tokens:
        raise refuse(
            "ship-elsewhere", "3.ship.mixed" if len(answer.tokens) < numbers.ship_cost else "3.ship.tokens"
        )
    for payer in answer.tokens:
        _check_payer(refuse, book, state, seat, payer, answer.tokens.count(payer), "3.ship.tokens")
    _check_treasury(
        refuse,
        state,
        seat,
        numbers.ship_cost - len(answer.tokens),
        "3.ship.mixed" if answer.tokens else "3.ship.treasury",
    )


def _check_maintain(
    refuse: Refuse, book: Book, state: State, seat: Seat, ship: Ship, answer: Maintain
) -> None:
    if ship.ready:
        raise refuse("paid-ship", "3.ship.maintain")
    if answer.area is None:
        _check_treasury(refuse, state, seat, book.numbers.ship_maintenance, "3.ship.maintain")
    else:
        _check_payer(refuse, book, state, seat, answer.area, book.numbers.ship_maintenance, "3.ship.maintain")


def _check_treasury(refuse: Refuse, state: State, seat: Seat, cost: int, rule: str) -> None:
    if state.treasury[seat] < cost:
        raise refuse("treasury", rule, treasury=state.treasury[seat], cost=cost)


def _check_payer(
    refuse: Refuse, book: Book, state: State, seat: Seat, payer: str, tokens: int, rule: str
) -> None:
    area = board_of(book, state).index.get(payer)
    if area is None or state.tokens[seat][area] < tokens:
        raise refuse("no-token-to-pay", rule, tokens=tokens)


def _check_sail(refuse: Refuse, book: Book, state: State, seat: Seat, ship: Ship, answer: Sail) -> None:
    board = board_of(book, state)
    to = board.place(answer.to)
    if to is None or to not in board.sail_open[ship.place]:
        raise refuse("not-by-water", "3.ship.four_steps", place=board.name(ship.place))
    left = raised(book, state, seat, "ship_steps") - ship.steps
    if left < 1:
        raise refuse("no-steps", "3.ship.four_steps", steps=ship.steps)
    crosses = crosses_open_sea(book, state, seat)
    if to >= board.size and not crosses:
        raise refuse("open-sea", "3.ship.no_open_sea", place=board.name(to))
    landfall = board.landfall_open if crosses else board.landfall
    if landfall[to] > left - 1:  # nothing could be taken up or set down there, and the ship could not leave
        rule = "3.ship.open_sea_end" if to >= board.size else "3.ship.out_of_play"
        raise refuse("no-landfall", rule, place=board.name(to))


def _check_embark(refuse: Refuse, book: Book, state: State, seat: Seat, ship: Ship, tokens: int) -> None:
    board = board_of(book, state)
    room = raised(book, state, seat, "ship_capacity") - ship.cargo
    here = state.tokens[seat][ship.place] if ship.place < board.size else 0
    free = here - state.moved[seat][ship.place] if here else 0
    if tokens < 1 or tokens > here:
        raise refuse("few-tokens", "3.ship.embark_any", place=board.name(ship.place), tokens=here)
    if tokens > free:
        raise refuse("moved-tokens", "3.ship.land_or_sea", place=board.name(ship.place), tokens=free)
    if tokens > room:
        raise refuse("full-ship", "3.ship.five_tokens", room=room)


def _check_disembark(refuse: Refuse, book: Book, state: State, seat: Seat, ship: Ship, tokens: int) -> None:
    if not 1 <= tokens <= ship.cargo:
        raise refuse("few-aboard", "3.ship.embark_any", tokens=ship.cargo)
    check_shore(refuse, book, state, ship)
    if rule := barred(book, state, seat, ship.place, tokens):
        raise refuse(barred_key(rule), rule, area=board_of(book, state).name(ship.place))


def check_shore(refuse: Refuse, book: Book, state: State, ship: Ship) -> None:
    """Refuse to land or to stop on an open sea and in an area that is out of play."""
    board = board_of(book, state)
    if ship.place >= board.size:
        raise refuse("at-sea", "3.ship.open_sea_end", place=board.name(ship.place))
    if not board.in_play[ship.place]:
        raise refuse("out-of-play", "3.ship.out_of_play", place=board.name(ship.place))


def barred_key(rule: str) -> str:
    return "barred-culture" if rule == CULTURE else "barred-diplomacy"


# Effects


def act(moment: Moment, seat: Seat, answer: ShipAnswer) -> Made:
    """Carry out what was checked."""
    if isinstance(answer, BuildShip):
        return _build(moment, seat, answer)
    if isinstance(answer, Maintain):
        return _maintain(moment, seat, answer)
    if isinstance(answer, Sail):
        return _sail(moment, seat, answer)
    state, number = moment.state, answer.ship
    ship = state.ships[seat][number]
    area = board_of(moment.content, state).ids[ship.place]
    if isinstance(answer, Embark):
        pieces.embark(state, seat, number, answer.tokens)
        moment.tell(Embarked(seat, area, answer.tokens))
        return Made("embark", origin=ship.place, tokens=answer.tokens, ship=number, before=ship)
    return land(moment, seat, number, answer.tokens)


def land(moment: Moment, seat: Seat, number: int, tokens: int) -> Made:
    """Tokens go ashore."""
    state = moment.state
    ship = state.ships[seat][number]
    pieces.disembark(state, seat, number, tokens)
    moment.tell(Disembarked(seat, board_of(moment.content, state).ids[ship.place], tokens))
    return Made("disembark", to=ship.place, tokens=tokens, ship=number, before=ship)


def _build(moment: Moment, seat: Seat, answer: BuildShip) -> Made:
    state, index = moment.state, board_of(moment.content, moment.state).index
    area: AreaId = index[answer.area]
    treasury = moment.content.numbers.ship_cost - len(answer.tokens)
    pieces.pay_treasury(state, seat, treasury)
    paid = tuple(pieces.pay_token(state, seat, index[payer]) for payer in answer.tokens)
    pieces.build_ship(state, seat, area)
    moment.tell(ShipBuilt(seat, answer.area, treasury, answer.tokens))
    number = len(state.ships[seat]) - 1
    return Made("build_ship", to=area, treasury=treasury, paid=paid, ship=number)


def _maintain(moment: Moment, seat: Seat, answer: Maintain) -> Made:
    state, board = moment.state, board_of(moment.content, moment.state)
    ship, cost = state.ships[seat][answer.ship], moment.content.numbers.ship_maintenance
    treasury = cost
    paid: tuple[tuple[int, int], ...] = ()
    if answer.area is None:
        pieces.pay_treasury(state, seat, cost)
    else:
        treasury, payer = 0, board.index[answer.area]
        paid = tuple(pieces.pay_token(state, seat, payer) for _ in range(cost))
    pieces.ready_ship(state, seat, answer.ship)
    moment.tell(ShipMaintained(seat, board.id(ship.place), answer.area))
    return Made("maintain", to=ship.place, treasury=treasury, paid=paid, ship=answer.ship, before=ship)


def _sail(moment: Moment, seat: Seat, answer: Sail) -> Made:
    state, board = moment.state, board_of(moment.content, moment.state)
    ship, to = state.ships[seat][answer.ship], board.place(answer.to)
    assert to is not None
    pieces.sail(state, seat, answer.ship, to)
    moment.tell(ShipSailed(seat, board.id(ship.place), answer.to))
    return Made("sail", origin=ship.place, to=to, ship=answer.ship, before=ship)
