"""Who is away by the terms of the table, and how long they have to come back before others may decide.

A connection that is lost for a moment is not absence.

A player is away if their time ran out as often in a row as the terms say, if they said so, if somebody else
plays for them, or if they did nothing for a week. Somebody with several seats is away if they are away from
all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ecumene.server.keeping.record import Keeping, SeatRecord
from ecumene.server.keeping.terms import DAY, HOUR, MINUTE
from ecumene.table.state.frames import Seat

People = Mapping[Seat, str]

LIVE_GRACE, LONG_GRACE = 10 * MINUTE, 2 * DAY
"""How long an absent player has to come back: at live tables, and at others."""
FAIR = MINUTE
"""If a clock leaves less than this for a phase, its end does not mean that the player is away."""
SILENCE = 7 * DAY
_TIMES = 2
"""How often time must run out if the terms allow no stand-in."""


def sign_of_life(record: SeatRecord, now: float) -> None:
    """A player has done something; stored with a precision of an hour."""
    if now - record.seen > HOUR:
        record.seen = now


def mark(keeping: Keeping, now: float) -> None:
    """Store since when each player is away."""
    for record in keeping.seats:
        if not record.seen:
            record.seen = now
        if not _is_away(keeping, record, now):
            record.gone = None
        elif record.gone is None:
            record.gone = now


def seats_of(people: People, person: str) -> list[Seat]:
    return sorted(seat for seat, sitter in people.items() if sitter == person)


def is_away(keeping: Keeping, people: People, person: str, now: float) -> bool:
    """Whether somebody counts as away: others decide without them, but not before they could come back."""
    return all(_is_away(keeping, keeping.seats[seat], now) for seat in seats_of(people, person))


def may_lose(keeping: Keeping, people: People, seat: Seat, now: float) -> bool:
    """Whether a seat may be taken without its player's consent. Nobody counts as away while the table is
    paused, or does not wait for them."""
    if seat not in people or not is_away(keeping, people, people[seat], now):
        return False
    record = keeping.seats[seat]
    awaited_long = record.since is not None and now - record.since >= SILENCE
    if _is_silent(keeping, record, now) and awaited_long:
        return True
    return keeping.rest is None and (bool(record.cover) or _ran_out(keeping, record))


def grace_of(keeping: Keeping, people: People, person: str, since: float) -> float:
    """How many seconds somebody has to come back who is away since then."""
    return max(_grace(keeping, keeping.seats[seat], since) for seat in seats_of(people, person))


def grace_ends(
    keeping: Keeping, people: People, persons: Iterable[str], opened: float, now: float
) -> float | None:
    """Until when these may come back to a vote: from its beginning, or since they are away."""
    ends = []
    for person in persons:
        since = max(opened, _gone(keeping, people, person, now))
        ends.append(since + grace_of(keeping, people, person, since))
    return max(ends, default=None)


def _gone(keeping: Keeping, people: People, person: str, now: float) -> float:
    since = [keeping.seats[seat].gone for seat in seats_of(people, person)]
    return max(now if gone is None else gone for gone in since)


def _grace(keeping: Keeping, record: SeatRecord, now: float) -> float:
    """Short only if somebody sat at a live table, played by its clock, and let it run out: not for players
    who said that they would be away, nor with a clock that was set at night or is too fast to keep."""
    live = keeping.terms.pace == "live" and keeping.rest is None and _is_fair(keeping, now)
    return LIVE_GRACE if live and record.knows and _ran_out(keeping, record) else LONG_GRACE


def _is_fair(keeping: Keeping, now: float) -> bool:
    """Whether a clock leaves time to think, and was not set today in the middle of a game."""
    return keeping.terms.shortest >= FAIR and (not keeping.termed or now - keeping.termed >= DAY)


def _is_away(keeping: Keeping, record: SeatRecord, now: float) -> bool:
    return bool(record.cover) or _ran_out(keeping, record) or _is_silent(keeping, record, now)


def _ran_out(keeping: Keeping, record: SeatRecord) -> bool:
    return record.missed >= (keeping.terms.stand_in or _TIMES)


def _is_silent(keeping: Keeping, record: SeatRecord, now: float) -> bool:
    """Nothing done for a week; agreed pauses do not count."""
    if not record.lost or not record.seen:
        return False
    rest = keeping.rest
    rested = 0.0 if rest is None else rest.until or rest.since
    return now - max(record.seen, rested) >= SILENCE
