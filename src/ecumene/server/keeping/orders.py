"""Standing orders: answers given ahead. If the question is not exactly the same, the player is asked."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from ecumene.server.keeping.record import Keeping, StandingOrder
from ecumene.table.api import Refused, Request, Table
from ecumene.table.questions.answers import Plain
from ecumene.table.state.frames import Seat

MOST_ORDERS = 20


def choices_of(table: Table, request: Request) -> str:
    """A digest of the options: with other options it is another question."""
    if request.open_floor:
        return ""  # offers of others change all the time; the question stays the same
    form = msgspec.json.encode([request.kind, list(table.options(request))], order="sorted")
    return sha256(form).hexdigest()[:16]


class Ordered(NamedTuple):
    """What a standing order answers, and which one it is."""

    order: int
    answer: Plain


class Carried(NamedTuple):
    """An order that was carried out, and in which turn."""

    order: int
    turn: int


def ordered(table: Table, request: Request, keeping: Keeping, done: Sequence[Carried] = ()) -> Ordered | None:
    """What a seat's standing orders answer to a question; None if its player must be asked.

    `done` was carried out just now, and is not in the record yet.
    """
    for order in carried_out(keeping.seats[request.seat].orders, done):
        if order.kind == request.kind and _holds(table, request, order):
            return Ordered(order.id, request.default if order.answer is None else order.answer)
    return None


def carried_out(orders: list[StandingOrder], done: Sequence[Carried]) -> list[StandingOrder]:
    """The remaining orders after some were carried out."""
    for id, turn in done:
        orders = [_once_less(order, turn) if order.id == id else order for order in orders]
    return [order for order in orders if order.times != 0]


def _once_less(order: StandingOrder, turn: int) -> StandingOrder:
    return replace(order, said=turn, times=None if order.times is None else order.times - 1)


def given(orders: list[StandingOrder], order: StandingOrder, *, floor: bool) -> list[StandingOrder]:
    """Orders with one more. A question has one answer; on an open floor one may say several things."""
    adds = floor and order.answer is not None
    return [
        old
        for old in orders
        if old.kind != order.kind or (adds and old.answer is not None and old.answer != order.answer)
    ] + [order]


def _holds(table: Table, request: Request, order: StandingOrder) -> bool:
    if order.until is not None and table.turn > order.until:
        return False
    if request.open_floor and order.said == table.turn:
        return False
    if order.answer is None:
        return True
    return choices_of(table, request) == order.same and allowed(table, request, order.answer)


def allowed(table: Table, request: Request, answer: Plain) -> bool:
    """Whether the rules would take an answer now."""
    try:
        table.copy().answer(request.seat, request.id, answer)
    except Refused:
        return False
    return True


def in_words(table: Table, order: StandingOrder, language: str) -> str:
    """What an order answers, as its answer was said when it was given; empty for the default."""
    return "" if order.text is None else table.title.words.text(order.text, language)


def question_of(table: Table, order: StandingOrder, language: str) -> str:
    """What an order answers to, as it was asked when it was given; empty if nobody was asked then."""
    return "" if order.asked is None else table.title.words.text(order.asked, language)


def revoke(keeping: Keeping, seat: Seat, id: int) -> bool:
    """Revoke an order; whether there was one."""
    record = keeping.seats[seat]
    kept = [order for order in record.orders if order.id != id]
    there = len(kept) < len(record.orders)
    record.orders = kept
    return there
