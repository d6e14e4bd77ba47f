"""The ends of links to seats. What ended one is written in the transaction that did it: it never becomes
valid again, even if the seat returns to its former player, or becomes vacant again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sqlalchemy import ColumnElement, Update, or_, update

from ecumene.server.database.schema import seat_links
from ecumene.server.keeping.record import Keeping
from ecumene.table.state.frames import Seat


def ended(how: str, *which: ColumnElement[bool]) -> Update:
    """Links that were good until now."""
    return update(seat_links).where(*which, seat_links.c.over == "").values(over=how)


def moved(table: str, seats: Iterable[Seat]) -> Update:
    """These seats are somebody else's from now on."""
    return ended("moved", seat_links.c.table == table, seat_links.c.seat.in_(list(seats)))


def parted(table: str, seat: Seat) -> Update:
    """With the sharing of a seat the links end that would have brought others to it."""
    share = seat_links.c.role == "share"
    return ended("parted", seat_links.c.table == table, seat_links.c.seat == seat, share)


def left(table: str, person: str) -> Update:
    """Somebody has no seat here any more, and brings nobody to one."""
    return ended("back", seat_links.c.table == table, seat_links.c.maker == person)


def of_those_back(table: str, before: Keeping, after: Keeping) -> Iterator[Update]:
    """Seats that were free are their players' again: what others made for them ends. When somebody takes such
    a seat, what that ends is written with it."""
    for seat, (then, record) in enumerate(zip(before.seats, after.seats, strict=True)):
        come = record.newcomers[-1:] if record.newcomers != then.newcomers else []
        if then.vacant and not record.vacant and not any(each.how == "replace" for each in come):
            others = or_(seat_links.c.holder.is_(None), seat_links.c.maker != seat_links.c.holder)
            yield ended("back", seat_links.c.table == table, seat_links.c.seat == seat, others)
