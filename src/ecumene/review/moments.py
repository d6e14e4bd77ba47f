"""The review of a finished game: five moments for each seat, in words, and the values of all seats turn by
turn.

The game is carried out twice: once to measure it, and once more to find the words for the entries that were
chosen. A seat reads about an entry only what it read during the game, so that nobody learns here about facts
that stay hidden for ever.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

import msgspec

from ecumene.review.choosing import Chosen, Piece, moments_of, pieces_of
from ecumene.review.course import Course, NotOver, Step, course_of
from ecumene.review.occasions import OTHERS, WEIGHT
from ecumene.table.news import NewsTold, news_of
from ecumene.table.record.replay import replay
from ecumene.table.state.frames import Seat
from ecumene.table.table import Table
from ecumene.table.text.events import Event, Happened, changes, places_of
from ecumene.table.text.words import Say


class Moment(msgspec.Struct, frozen=True):
    """A moment of a seat's game: the entry to show, the entry after which the seat may decide `again`, the
    gain or loss of the seat against the mean of the others, and the words for it.
    """

    number: int
    again: int
    turn: int
    phase: str
    kind: str
    change: float
    title: Say
    says: list[Say]
    rule: str = ""
    places: list[str] = []


class Turn(msgspec.Struct, frozen=True):
    """The values of the seats' positions at the end of a turn, and the entry that ended it."""

    turn: int
    number: int
    values: list[float]


class Game(msgspec.Struct, frozen=True):
    """The game of one seat. `kinds`: the total gain by each kind of thing."""

    moments: list[Moment]
    kinds: dict[str, float]


class Review(msgspec.Struct, frozen=True):
    """The review of a game, with a `Game` for each seat; `start`: the values before it began."""

    start: list[float]
    turns: list[Turn]
    games: list[Game]


def review(lines: Sequence[str]) -> Review:
    """The review of a finished game; `NotOver` before its end."""
    course = course_of(lines)
    pieces = [pieces_of(course, seat) for seat in range(course.table.seats)]
    chosen = [moments_of(mine) for mine in pieces]
    words = _words(lines, chosen)
    games = [
        Game([_moment(course, seat, piece, words) for piece in chosen[seat]], _kinds(pieces[seat]))
        for seat in range(course.table.seats)
    ]
    return Review(_rounded(course.start), _turns(course.steps), games)


# In figures


def _turns(steps: Sequence[Step]) -> list[Turn]:
    ends = [list(part)[-1] for _, part in groupby(steps, lambda step: step.began.turn)]
    return [Turn(step.began.turn, step.number, _rounded(step.after)) for step in ends]


def _kinds(pieces: Sequence[Piece]) -> dict[str, float]:
    found: dict[str, float] = {}
    for piece in pieces:
        found[piece.kind] = found.get(piece.kind, 0.0) + piece.change
    return {kind: round(change, 1) for kind, change in sorted(found.items(), key=lambda one: -abs(one[1]))}


def _rounded(values: Sequence[float]) -> list[float]:
    return [round(value, 1) for value in values]


def _again(course: Course, seat: Seat, piece: Piece) -> int:
    """The entry after which a seat made its last decision up to a moment."""
    own = [step.number for step in course.steps if step.seat == seat and step.number <= piece.number]
    return (own[-1] if own else piece.number) - 1


# In words


class _Words(msgspec.Struct, frozen=True):
    """The text of an entry for a seat: a headline for that seat, if there is one."""

    title: Say | None
    says: list[Say]
    rule: str
    places: list[str]


_Told = Mapping[tuple[int, Seat], _Words]


def _words(lines: Sequence[str], chosen: Sequence[Sequence[Piece]]) -> _Told:
    """The words for all entries of moments, made from the table at that time."""
    wanted: dict[int, list[tuple[Seat, Chosen]]] = {}
    for seat, pieces in enumerate(chosen):
        for one in (told for piece in pieces for told in piece.told):
            wanted.setdefault(one.step.number, []).append((seat, one))
    found: dict[tuple[int, Seat], _Words] = {}
    before: Table | None = None

    def witness(table: Table, events: list[Event]) -> None:
        nonlocal before
        for seat, one in wanted.get(table.length, ()):
            found[table.length, seat] = _said(table, events, seat, one, before)
        before = table.copy() if table.length + 1 in wanted else None

    replay(lines, witness=witness)
    return found


def _said(table: Table, events: list[Event], seat: Seat, one: Chosen, before: Table | None) -> _Words:
    if one.occasion.kind != OTHERS:
        own = [told for told in news_of(table, events, before) if told.seat == seat]
        news = [told for told in own if told.good == (one.change > 0)]
        if news:
            return _of_news(max(news, key=_importance))
    event = events[one.occasion.place]
    say = table.say(event, seat)
    assert say is not None  # only what the seat was told of is chosen
    rule = events.rule_at(one.occasion.place) if isinstance(events, Happened) else ""
    seen = event.seen_by(seat)
    return _Words(None, [say], rule, list(places_of(seen)) if seen is not None else [])


def _importance(told: NewsTold) -> int:
    return WEIGHT.get(told.what, 0)  # type: ignore[call-overload,no-any-return]


def _of_news(told: NewsTold) -> _Words:
    return _Words(told.title, [told.say, *told.why[:1]], told.rule, list(told.places))


def _moment(course: Course, seat: Seat, piece: Piece, told: _Told) -> Moment:
    first = piece.told[0]
    inside = sorted(piece.told, key=lambda one: one.step.number)
    words = [told[one.step.number, seat] for one in inside]
    main = told[first.step.number, seat]
    each = 1 if len(words) > 1 else 2
    says = {_key(say): say for one in words for say in one.says[:each]}
    began, ended = first.step.began, first.step.ended
    where = began if first.occasion.direct or began.turn != ended.turn else ended
    return Moment(
        number=piece.number,
        again=_again(course, seat, piece),
        turn=where.turn,
        phase=where.phase,
        kind=piece.kind,
        change=round(piece.change, 1),
        title=_headline(course, seat, piece, main),
        says=list(says.values()),
        rule=main.rule,
        places=list(dict.fromkeys(place for one in words for place in one.places)),
    )


def _key(say: Say) -> tuple[str, tuple[tuple[str, object], ...]]:
    return say.key, tuple(say.args.items())


def _headline(course: Course, seat: Seat, piece: Piece, main: _Words) -> Say:
    """The cities that changed hands, or else the news of that time, or else the kind of the moment."""
    good = "yes" if piece.good else "no"
    cities = _cities(course, seat, piece)
    if cities:
        return Say("table-review-cities", {"good": good, "count": len(cities), "place": cities[0]})
    if main.title is not None and len(piece.told) == 1:
        return main.title
    return Say(f"table-review-{piece.kind}", {"good": good})


def _cities(course: Course, seat: Seat, piece: Piece) -> list[str]:
    """The places where a seat got or lost cities in a moment."""
    found: list[str] = []
    for step in piece.steps:
        for event in step.events:
            if event.seen_by(seat) is not None and _is_of_city(course, seat, event, piece.good):
                found += places_of(event)
    return list(dict.fromkeys(found))


def _is_of_city(course: Course, seat: Seat, event: Event, good: bool) -> bool:
    if event.occasion == "city":
        return good and getattr(event, "seat", None) == seat
    told = [one.change for one in changes(event, course.keys) if one.seat == seat]
    return any(change.what == "city" and change.good == good for change in told)


__all__ = ["Game", "Moment", "NotOver", "Review", "Turn", "review"]
