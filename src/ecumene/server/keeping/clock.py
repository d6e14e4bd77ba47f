"""The clocks of a table: whose time runs, until when, and what is due.

Deadlines are times of day, so that any process of a house can see that one has passed, also after a restart.
The first process that acts on it writes an entry of the journal; the second finds nothing due.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ecumene.server.keeping.absence import mark, sign_of_life
from ecumene.server.keeping.orders import Carried, carried_out
from ecumene.server.keeping.record import Break, Keeping, Rest, SeatRecord, Talk
from ecumene.server.keeping.terms import GRACE, ClockTerms, Cover
from ecumene.table.api import Table
from ecumene.table.state.frames import Seat

_WARNING = 0.25
"""The share of the time that is left when a reminder comes."""


class Scene(NamedTuple):
    """What a clock needs to know of a table: turn and phase, what each seat is asked, and who is on an open
    floor."""

    turn: int
    phase: str
    over: bool
    asked: dict[Seat, list[str]]
    talkers: frozenset[Seat]


class Deed(NamedTuple):
    """An answer that was just written: whose, to what kind of question, by whom if not by the seat."""

    seat: Seat
    kind: str
    by: str


def scene_of(table: Table, people: Sequence[Seat]) -> Scene:
    """The scene of a table for these seats, without bots."""
    asked: dict[Seat, list[str]] = {}
    talkers = set()
    for request in table.requests():
        if request.open_floor:
            talkers.add(request.seat)
        if request.seat in people:
            asked.setdefault(request.seat, []).append(request.id)
    return Scene(table.turn, table.phase, table.over, asked, frozenset(talkers))


# Time


def runs(keeping: Keeping) -> bool:
    return keeping.terms.pace != "none" and keeping.rest is None


def until(keeping: Keeping, record: SeatRecord) -> float | None:
    """When the time of a seat is up; None while it does not run."""
    if record.began is None:
        return None
    box = _box_left(keeping, record)
    return record.began + box + record.bank + (record.line if record.lost else 0.0)


def _box_left(keeping: Keeping, record: SeatRecord) -> float:
    """What is left of the box of this phase: a minimum at least, unless it ran out before."""
    left = max(0.0, keeping.terms.box(keeping.phase) + record.extra - record.used)
    return left if record.out else max(left, keeping.terms.least)


def _reminder(keeping: Keeping, record: SeatRecord) -> float | None:
    end = until(keeping, record)
    if end is None or record.began is None or record.reminded:
        return None
    return end - _WARNING * (end - record.began)


def _settle(keeping: Keeping, record: SeatRecord, now: float) -> None:
    """Subtract the time until now: with a lost connection from its allowance first."""
    if record.began is None:
        return
    spent = max(0.0, now - record.began)
    if record.lost:
        drawn = min(record.line, spent)
        record.line -= drawn
        spent -= drawn
    box = _box_left(keeping, record)
    record.used += min(spent, box)
    record.bank = max(0.0, record.bank - max(0.0, spent - box))
    record.began = now


def _stop(keeping: Keeping, record: SeatRecord, now: float) -> None:
    _settle(keeping, record, now)
    record.began = None


# Following the game


def follow(
    keeping: Keeping, scene: Scene, now: float, deeds: Sequence[Deed] = (), orders: Sequence[Carried] = ()
) -> None:
    """The table has changed, or what was agreed on: clocks stop and start. `orders` were carried out."""
    for deed in deeds:
        _note(keeping, deed, now)
    for record in keeping.seats:
        record.orders = carried_out(record.orders, orders)
    if (scene.turn, scene.phase) != (keeping.turn, keeping.phase):
        _next_phase(keeping, scene, now)
    for seat, record in enumerate(keeping.seats):
        _follow_seat(keeping, record, scene.asked.get(seat, []), seat in scene.talkers, now)
    _follow_talk(keeping, scene, now)
    mark(keeping, now)


def _note(keeping: Keeping, deed: Deed, now: float) -> None:
    """A player who answers is present, and has the seat again if somebody else played it. After a rewind this
    is about a seat whose player has done nothing."""
    if not deed.by and deed.kind != "rewind":
        come_back(keeping, deed.seat)
        keeping.seats[deed.seat].knows = True
        sign_of_life(keeping.seats[deed.seat], now)


def _next_phase(keeping: Keeping, scene: Scene, now: float) -> None:
    """Boxes are full again; a planned break begins when its turn is over."""
    for record in keeping.seats:
        _stop(keeping, record, now)
        record.used = record.extra = 0.0
        record.out = record.reminded = False
    planned = keeping.planned
    if planned is not None and scene.turn > planned.after and not scene.over:
        keeping.planned = None
        keeping.rest = Rest(now, planned.until, planned=True)
    keeping.turn, keeping.phase = scene.turn, scene.phase
    for record in keeping.seats:
        record.orders = [order for order in record.orders if order.until is None or order.until >= scene.turn]
        _climb(keeping, record)


def _follow_seat(keeping: Keeping, record: SeatRecord, asked: list[str], talks: bool, now: float) -> None:
    if asked != record.asked:
        _stop(keeping, record, now)
        record.asked, record.since, record.reminded = asked, now if asked else None, False
    counts = bool(asked) and not talks and not record.cover and runs(keeping)
    if counts and record.began is None:
        record.began = now
    elif not counts:
        _stop(keeping, record, now)


def _follow_talk(keeping: Keeping, scene: Scene, now: float) -> None:
    """An open floor that begins gets its alarm, one that is over loses it; a pause keeps the remaining
    time."""
    talk = keeping.talk
    if not scene.talkers or scene.over:
        keeping.talk = None
        return
    if talk is None or (talk.turn, talk.phase) != (scene.turn, scene.phase):
        seconds = keeping.alarm
        if seconds is None and keeping.terms.pace != "none":
            seconds = keeping.terms.box(scene.phase)
        ring_in(keeping, scene, seconds, now)
    elif keeping.rest is not None and talk.ends is not None:
        talk.left = max(0.0, talk.ends - now)
        talk.ends = None
    elif keeping.rest is None and talk.ends is None:
        talk.ends = now + talk.left


def ring_in(keeping: Keeping, scene: Scene, seconds: float | None, now: float) -> None:
    """Set the alarm of the present open floor, if there is one; None: no limit."""
    if seconds is None or not scene.talkers:
        keeping.talk = None
    elif keeping.rest is None:
        keeping.talk = Talk(scene.turn, scene.phase, seconds, now + seconds)
    else:
        keeping.talk = Talk(scene.turn, scene.phase, seconds, None, seconds)


def rang(keeping: Keeping, now: float) -> None:
    """The alarm has rung: what is still open may be settled, then it rings for the last time."""
    if keeping.talk is not None:
        keeping.talk = Talk(keeping.talk.turn, keeping.talk.phase, GRACE, now + GRACE)


# What people do about it


def set_terms(keeping: Keeping, terms: ClockTerms, scene: Scene, now: float) -> None:
    """Another pace: all banks are full again; the time of awaited seats begins now."""
    if keeping.termed or keeping.turn > 1 or any(record.knows for record in keeping.seats):
        keeping.termed = now
    for record in keeping.seats:
        _stop(keeping, record, now)
        record.used = record.extra = 0.0
        record.bank, record.line = terms.bank, terms.line
        record.out, record.missed, record.knows = False, 0, False
    keeping.terms, keeping.talk = terms, None
    follow(keeping, scene, now)


def pause(keeping: Keeping, scene: Scene, now: float, ends: float | None = None) -> None:
    keeping.rest = keeping.rest or Rest(now, ends)
    follow(keeping, scene, now)


def resume(keeping: Keeping, scene: Scene, now: float) -> None:
    keeping.rest = None
    follow(keeping, scene, now)


def plan_break(keeping: Keeping, after: int, ends: float | None) -> None:
    keeping.planned = Break(after, ends)


def extend(keeping: Keeping, seats: Sequence[Seat], seconds: float, now: float) -> None:
    """More time for some seats in this phase, and for their open floor."""
    for seat in seats:
        record = keeping.seats[seat]
        _settle(keeping, record, now)
        record.extra += seconds
        record.out = record.reminded = False
    talk = keeping.talk
    if talk is not None:
        talk.of += seconds
        talk.left += seconds if talk.ends is None else 0.0
        talk.ends = None if talk.ends is None else talk.ends + seconds


def line(keeping: Keeping, seat: Seat, lost: bool, now: float) -> None:
    """The connection of a player is lost, or back again."""
    record = keeping.seats[seat]
    if record.lost != lost:
        _settle(keeping, record, now)
        record.lost = lost
        sign_of_life(record, now)


# Being away


def time_out(keeping: Keeping, seat: Seat, now: float) -> None:
    """The time of a seat ran out: the clock answers for it, and perhaps somebody plays for it from now on.

    Its other questions of this phase are answered at once, and do not count as another time.
    """
    record = keeping.seats[seat]
    _settle(keeping, record, now)
    record.missed += not record.out
    record.out, record.bank = True, 0.0
    if record.lost:
        record.line = 0.0
    _climb(keeping, record)


def _climb(keeping: Keeping, record: SeatRecord) -> None:
    """The next step, if it is time and the player allows it: a stand-in, then a bot."""
    terms, wish = keeping.terms, record.wish
    if not record.cover and wish.furthest != "default" and terms.stand_in is not None:
        patience = 1 if wish.at_once else terms.stand_in
        if record.missed >= patience:
            send_away(keeping, record, "stand-in")
    grown_old = terms.bot is not None and keeping.turn - record.covered >= terms.bot
    if record.cover == "stand-in" and record.missed and wish.furthest == "bot" and grown_old:
        record.cover = "bot"


def send_away(keeping: Keeping, record: SeatRecord, cover: Cover) -> None:
    """From now on somebody else plays for a seat."""
    record.cover, record.covered = cover, keeping.turn


def come_back(keeping: Keeping, seat: Seat) -> bool:
    """The player is back and has the seat again at once; whether somebody else played for them.

    What the table agreed on in their absence is void, and a vote that would take the seat is over."""
    record = keeping.seats[seat]
    covered = bool(record.cover)
    record.cover, record.missed, record.out = "", 0, False
    record.vacant, record.gone = False, None
    for vote in keeping.votes:
        vote.back = vote.back or (vote.absent and vote.proposal.seat == seat)
    return covered


# What is due


def timed_out(keeping: Keeping, now: float) -> list[Seat]:
    """Whose time is up."""
    ends = ((seat, until(keeping, record)) for seat, record in enumerate(keeping.seats))
    return [seat for seat, end in ends if end is not None and end <= now]


def to_remind(keeping: Keeping, now: float) -> list[Seat]:
    """Who should be reminded now."""
    times = ((seat, _reminder(keeping, record)) for seat, record in enumerate(keeping.seats))
    return [seat for seat, time in times if time is not None and time <= now]


def rings(keeping: Keeping, now: float) -> bool:
    talk = keeping.talk
    return talk is not None and talk.ends is not None and talk.ends <= now


def due(keeping: Keeping) -> float | None:
    """When somebody must look at the table again; None: not before it changes."""
    return min(_moments(keeping), default=None)


def _moments(keeping: Keeping) -> Iterator[float]:
    for vote in keeping.votes:
        yield vote.opened if vote.back else vote.closes
    if keeping.rest is not None:
        if keeping.rest.until is not None:
            yield keeping.rest.until
        return
    for record in keeping.seats:
        for moment in (until(keeping, record), _reminder(keeping, record)):
            if moment is not None:
                yield moment
    if keeping.talk is not None and keeping.talk.ends is not None:
        yield keeping.talk.ends
