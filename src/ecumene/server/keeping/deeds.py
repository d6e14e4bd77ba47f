"""What happens to a table around its rules: deadlines pass, votes are carried out, people go and come back.

Each function changes a copy of the table and of its record, and returns a line of the log for every entry of
the journal that it made.
"""

from __future__ import annotations

from collections.abc import Mapping

from ecumene.server.errors import Conflict
from ecumene.server.keeping import clock, votes
from ecumene.server.keeping.absence import People
from ecumene.server.keeping.clock import Scene, scene_of
from ecumene.server.keeping.record import Keeping, Newcomer, Proposal, Vote
from ecumene.server.keeping.terms import ClockTerms, Cover
from ecumene.server.tables.packets import Line, answered, entered, line_of
from ecumene.table.api import Refused, Table
from ecumene.table.questions.answers import Alarm, Departure, Limit
from ecumene.table.record.journal import Fact
from ecumene.table.state.frames import Seat

_MOST_ANSWERS = 200
"""How many questions the clock answers for a seat at a time, at most."""
_MOST_NEWCOMERS = 12


def note(table: Table, about: str, **facts: Fact) -> list[Line]:
    """An entry about what people agreed on; a game that is over has no more entries."""
    if table.over:
        return []
    table.note(about, **facts)
    return [line_of(table, [])]


# Time


def on_time(table: Table, keeping: Keeping, people: People, now: float) -> list[Line]:
    """Do everything that is due: the end of a pause, of votes, of open floors, and of a seat's time."""
    if table.over:
        return []
    scene = scene_of(table, list(people))
    clock.follow(keeping, scene, now)
    lines: list[Line] = []
    rest = keeping.rest
    if rest is not None and rest.until is not None and rest.until <= now:
        clock.resume(keeping, scene, now)
        lines += note(table, "resume")
    lines += settle_votes(table, keeping, people, now)
    if keeping.rest is not None:
        return lines
    if clock.rings(keeping, now):
        lines += _ring(table, keeping, now)
    for seat in clock.timed_out(keeping, now):
        lines += _time_out(table, keeping, seat, now)
    for seat in clock.to_remind(keeping, now):
        keeping.seats[seat].reminded = True
    return lines


def _ring(table: Table, keeping: Keeping, now: float) -> list[Line]:
    """The time of an open floor is up; nothing happens if it has ended."""
    try:
        line = entered(table, Alarm(table.phase))
    except Refused:
        keeping.talk = None
        return []
    clock.rang(keeping, now)
    return [line]


def _time_out(table: Table, keeping: Keeping, seat: Seat, now: float) -> list[Line]:
    """The clock gives the default answers of a seat, as long as it is asked in this phase."""
    cover = keeping.seats[seat].cover
    clock.time_out(keeping, seat, now)
    lines: list[Line] = []
    moment = table.turn, table.phase
    while (table.turn, table.phase) == moment and len(lines) < _MOST_ANSWERS:
        request = next((asked for asked in table.requests(seat) if not asked.open_floor), None)
        if request is None:
            break
        lines.append(answered(table, seat, request.id, request.default, "clock"))
    if keeping.seats[seat].cover != cover:
        lines += _note_away(table, keeping, seat)
    return lines


def set_alarm(table: Table, keeping: Keeping, seconds: float | None, now: float) -> list[Line]:
    """Set the seconds of an open floor, for the present one from now on; None: no limit."""
    scene = scene_of(table, ())
    if seconds is not None and not scene.talkers:
        raise Conflict("no-talk")
    keeping.alarm = seconds
    clock.ring_in(keeping, scene, seconds, now)
    return []


def set_pace(table: Table, keeping: Keeping, people: People, terms: ClockTerms, now: float) -> list[Line]:
    clock.set_terms(keeping, terms, scene_of(table, list(people)), now)
    return note(table, "pace", pace=terms.pace)


# Being away


def go_away(table: Table, keeping: Keeping, seat: Seat, cover: Cover) -> list[Line]:
    """A player lets somebody else play for a while."""
    clock.send_away(keeping, keeping.seats[seat], cover)
    return _note_away(table, keeping, seat)


def come_back(table: Table, keeping: Keeping, seat: Seat) -> list[Line]:
    """A player is back, and has the seat again at once."""
    return note(table, "back", name=table.seat_key(seat)) if clock.come_back(keeping, seat) else []


def _note_away(table: Table, keeping: Keeping, seat: Seat) -> list[Line]:
    return note(table, "away", name=table.seat_key(seat), cover=keeping.seats[seat].cover)


# Who comes


def taken(table: Table, keeping: Keeping, seat: Seat, newcomer: Newcomer) -> list[Line]:
    """Somebody new plays a seat, or plays it too, and sees its hand: the table is told, and it stays
    known."""
    record = keeping.seats[seat]
    clock.come_back(keeping, seat)
    record.newcomers = [*record.newcomers, newcomer][-_MOST_NEWCOMERS:]
    if newcomer.how != "share":
        record.orders, record.knows, record.seen = [], False, newcomer.at
    about = "shared" if newcomer.how == "share" else "taken"
    return note(table, about, player=newcomer.name, name=table.seat_key(seat))


def swapped(table: Table, keeping: Keeping, newcomers: Mapping[Seat, Newcomer | None]) -> list[Line]:
    """Two seats were exchanged: the settings for absence go with the players, standing orders are void."""
    one, other = (keeping.seats[seat] for seat in newcomers)
    one.wish, other.wish = other.wish, one.wish
    lines: list[Line] = []
    for seat, newcomer in newcomers.items():
        if newcomer is None:
            clock.come_back(keeping, seat)
            keeping.seats[seat].orders = []
        else:
            lines += taken(table, keeping, seat, newcomer)
    return lines


# Votes


def cast(
    table: Table, keeping: Keeping, people: People, vote: Vote, seat: Seat, yes: bool, now: float
) -> list[Line]:
    """Somebody votes. A player who votes against losing their seat has it again at once."""
    votes.cast(keeping, people, vote, seat, yes, now)
    lines = settle_votes(table, keeping, people, now)
    about = vote.proposal.seat
    return lines + (come_back(table, keeping, about) if vote.back and about is not None else [])


def settle_votes(table: Table, keeping: Keeping, people: People, now: float) -> list[Line]:
    """Carry out what is agreed on; what can no longer be agreed on, or not in time, is over."""
    lines: list[Line] = []
    for vote in list(keeping.votes):
        outcome = votes.outcome(keeping, people, vote, now)
        if outcome is not None:
            keeping.votes = [other for other in keeping.votes if other.id != vote.id]
            polled = votes.poll(keeping, people, vote, now)
            lines += _close(table, keeping, people, vote, (outcome, *votes.count(vote, polled)), now)
    return lines


Count = tuple[votes.Outcome, int, int]
"""The result of a vote, how many said yes, and how many no."""


def _close(
    table: Table, keeping: Keeping, people: People, vote: Vote, count: Count, now: float
) -> list[Line]:
    proposal = vote.proposal
    outcome, yes, no = count
    failed: Count = "failed", yes, no
    if outcome != "passed":
        return _outcome(table, proposal, count)
    if proposal.do in ("rewind", "undo"):  # first: a note before it would be undone with the rest
        try:
            lines = _rewind(table, keeping, proposal)
        except Refused:
            return _outcome(table, proposal, failed)
        return lines + _outcome(table, proposal, count)
    if proposal.by == "departure" and not may_depart(table, proposal.seat):
        return _outcome(table, proposal, failed)
    lines = _outcome(table, proposal, count)
    return lines + _carry_out(table, keeping, scene_of(table, list(people)), proposal, now)


def _outcome(table: Table, proposal: Proposal, count: Count) -> list[Line]:
    outcome, yes, no = count
    what = "departure" if proposal.by == "departure" else proposal.do
    facts: dict[str, Fact] = {"what": what, "outcome": outcome, "yes": yes, "no": no}
    facts["name"] = "" if proposal.seat is None else table.seat_key(proposal.seat)
    facts["turn"] = proposal.turn or 0
    return note(table, "vote", **facts)


def may_depart(table: Table, seat: Seat | None) -> bool:
    """Whether the rules let a seat leave the game now."""
    try:
        table.copy().enter(Departure(-1 if seat is None else seat))
    except Refused:
        return False
    return True


def _rewind(table: Table, keeping: Keeping, proposal: Proposal) -> list[Line]:
    """Rewind; a seat that became vacant since then is its player's again."""
    to = proposal.to
    if proposal.do == "undo" and proposal.seat is not None:
        to = table.rewind_to(proposal.seat)
    table.rewind(0 if to is None else to)
    for record in keeping.seats:
        record.vacant = record.vacant and record.vacated < (to or 0)
    return [line_of(table, [])]


def _carry_out(table: Table, keeping: Keeping, scene: Scene, proposal: Proposal, now: float) -> list[Line]:
    match proposal.do:
        case "pause":
            clock.pause(keeping, scene, now, proposal.until)
        case "resume":
            clock.resume(keeping, scene, now)
        case "extend":
            seats = list(scene.asked) if proposal.seat is None else [proposal.seat]
            clock.extend(keeping, seats, proposal.seconds or 0.0, now)
        case "break":
            clock.plan_break(keeping, proposal.turn or scene.turn, proposal.until)
        case "end":
            return [entered(table, Limit())]
        case "replace":
            return _replace(table, keeping, proposal)
    return []


def _replace(table: Table, keeping: Keeping, proposal: Proposal) -> list[Line]:
    """A bot plays the seat, or until somebody comes a stand-in; or it leaves as the rules have it."""
    if proposal.seat is None:
        return []
    if proposal.by == "departure":
        return [entered(table, Departure(proposal.seat))]
    record = keeping.seats[proposal.seat]
    record.vacant, record.vacated = proposal.by == "person", table.length
    if proposal.by == "bot" or not record.cover:
        return go_away(table, keeping, proposal.seat, "bot" if proposal.by == "bot" else "stand-in")
    return []
