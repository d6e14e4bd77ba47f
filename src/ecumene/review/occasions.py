"""The subject of a piece of a game for a seat: a trade, a calamity, a city, an advance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ecumene.review.course import Course, Step
from ecumene.table.news import topic_of
from ecumene.table.state.frames import Seat
from ecumene.table.text.events import Change, Event, Happened, Possession, Topic, changes

OTHERS = "rivals"
"""The kind of moments that only concern others."""

_BY_TOPIC: Mapping[Topic, str] = {"fight": "war", "trade": "trade", "calamity": "calamity"}
_BY_CHANGE: Mapping[Possession, str] = {
    "area": "land",
    "battle": "war",
    "calamity": "calamity",
    "cards": "card",
    "city": "city",
    "coins": "coins",
    "deal": "trade",
    "marker": "step",
    "points": "points",
    "ship": "ship",
    "tokens": "people",
    "treasury": "coins",
    "units": "people",
    "workers": "people",
}
WEIGHT: Mapping[Possession, int] = {"city": 5, "units": 4, "area": 4, "points": 3, "workers": 3, "marker": 3}
"""The order of several things that one entry changed; all others come after these."""
OTHER = "other"
"""The kind of moments for which the title has no word."""
_NEWS, _NAMED, _TOPIC, _OWN, _OF_OTHERS = 100, 50, 30, 20, 0
_OWN_PART = 0.3
"""Events of the seat itself come first if they made at least this part of the change."""


class Occasion(NamedTuple):
    """The event of an entry that concerns a seat most, and its kind."""

    weight: int
    kind: str
    place: int
    direct: bool
    """Whether the answer itself caused it, and not an automatic step."""


def occasion(course: Course, step: Step, seat: Seat) -> Occasion | None:
    """The main event of an entry for a seat, by its gain or loss; None if it was told of no event."""
    change = step.change(seat)
    own = (step.after[seat] - step.before[seat]) * (1 if change > 0 else -1)
    tell = _own if own > 0 and own >= _OWN_PART * abs(change) else _of_others
    places = [place for place, event in enumerate(step.events) if event.seen_by(seat) is not None]
    found = [one for place in places if (one := tell(course, step, place, seat))]
    return max(found, key=lambda one: (one.weight, -one.place), default=None)


def _own(course: Course, step: Step, place: int, seat: Seat) -> Occasion | None:
    """The events of the seat itself."""
    event, good = step.events[place], step.change(seat) > 0
    news = [one.change for one in changes(event, course.keys) if one.seat == seat]
    told = [change for change in news if change.good == good]
    if told:
        change = max(told, key=lambda one: WEIGHT.get(one.what, 0))
        weight = _NEWS + WEIGHT.get(change.what, 0)
        return Occasion(weight, _kind(course, step, place, change), place, _is_direct(step, place))
    if news or seat not in _seats(event):
        return None
    weight = _NAMED if event.occasion else _TOPIC if event.topic else _OWN
    return Occasion(weight, _kind(course, step, place, None), place, _is_direct(step, place))


def _of_others(course: Course, step: Step, place: int, seat: Seat) -> Occasion | None:
    """The gains of others while the seat fell back, or their losses while it came forward."""
    event, good = step.events[place], step.change(seat) > 0
    news = [one.change for one in changes(event, course.keys) if one.seat != seat]
    theirs = [change for change in news if change.good != good]
    named = (event.occasion or event.topic) and not news and _seats(event)
    if not event.logged or not (theirs or named) or seat in _seats(event):
        return None
    weight = _OF_OTHERS + max((1 + WEIGHT.get(one.what, 0) for one in theirs), default=0)
    return Occasion(weight, OTHERS, place, _is_direct(step, place))


def _kind(course: Course, step: Step, place: int, change: Change | None) -> str:
    event = step.events[place]
    if event.occasion:
        return event.occasion
    rule = step.events.rule_at(place) if isinstance(step.events, Happened) else ""
    topic = event.topic or topic_of(course.table, rule)
    if topic:
        return _BY_TOPIC[topic]
    return _BY_CHANGE[change.what] if change is not None else OTHER


def _is_direct(step: Step, place: int) -> bool:
    events = step.events
    return not isinstance(events, Happened) or events.is_direct(place)


def _seats(event: Event) -> Sequence[Seat]:
    found = (getattr(event, name) for name in event.seats if hasattr(event, name))
    return [seat for seat in found if isinstance(seat, int)]
