"""News in the log: the changes of an entry for each seat, for the worse or the better. The events of the
rules declare them (`text.events.Change`).

A seat reads only its own news, with facts that it may know. News is not a part of the game: if it fails, the
game goes on without it.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from ecumene.table.record import journal as books
from ecumene.table.state.frames import Seat
from ecumene.table.table import Table
from ecumene.table.text.events import Change, Changed, Event, Happened, Possession, Topic, changes, places_of
from ecumene.table.text.words import Argument, Say, UnknownMessage, Words

logger = logging.getLogger("ecumene.table.news")

CONCERNED: Mapping[Possession, tuple[str, ...]] = {
    "area": ("tokens", "cities", "points"),
    "battle": ("tokens",),
    "calamity": ("cards",),
    "cards": ("cards", "worth"),
    "city": ("cities", "points"),
    "coins": ("coins",),
    "deal": ("cards", "worth"),
    "marker": ("step", "points"),
    "points": ("points",),
    "ship": ("ships",),
    "tokens": ("tokens",),
    "treasury": ("treasury",),
    "units": ("cities", "tokens", "points"),
    "workers": ("workers",),
}
"""The figures of a seat (`Title.figures`) that show how much changed."""

Figure = tuple[Seat, str]
"""A figure of a seat, by its name."""


class NewsTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A change for a seat by an entry, its place, and the sentence for that seat. `title` is its headline.
    `rule` is the section that caused it, `why` are further explanations. `figures` are the changed figures
    before and after it: those of its event (`Event.figures`), or else those of the entry, if no other news of
    the entry changed them. `chosen`: its player named or intended it in the answer, and so knows about it.
    """

    seat: Seat
    what: str
    title: Say
    say: Say
    good: bool = False
    places: tuple[str, ...] = ()
    rule: str = ""
    why: tuple[Say, ...] = ()
    figures: dict[str, tuple[int, int]] = {}
    chosen: bool = False


class Found(NamedTuple):
    """A change of an event for a seat, its rule, and whether its player has chosen it."""

    event: Event
    changed: Changed
    rule: str
    chosen: bool


def news_of(table: Table, events: Sequence[Event], before: Table | None) -> list[NewsTold]:
    """The changes of the last entry of a table for each seat, as far as that seat may know. `before` is the
    table before the entry; without it there are no figures and reasons.
    """
    if not any(event.news for event in events):
        return []
    try:
        keys = [table.seat_key(seat) for seat in range(table.seats)]
        found = [
            _found(table, events, place, changed)
            for place, event in enumerate(events)
            for changed in changes(event, keys)
        ]
        shared = _shared(found)
        return [told for one in found if (told := _told(table, one, before, shared))]
    except Exception:
        logger.exception("news cannot be told")
        return []


def _found(table: Table, events: Sequence[Event], place: int, changed: Changed) -> Found:
    rule = _rule(table, events, place, changed.change)
    return Found(events[place], changed, rule, _is_chosen(table.last_entry, events, place, changed, rule))


def _told(table: Table, found: Found, before: Table | None, shared: Collection[Figure]) -> NewsTold | None:
    event, (seat, change, _), rule, chosen = found
    say = table.say(event, seat)
    if say is None:
        return None
    known = event.seen_by(seat)
    told = NewsTold(
        seat,
        change.what,
        _headline(table.title.words, say, change),
        _sentence(table.title.words, say, event.details(seat), change),
        change.good,
        places_of(known) if known is not None else (),
        rule,
        chosen=chosen,
    )
    if before is None or told.chosen:
        return told
    try:
        why = tuple(table.reasons(before, seat, event, change.good, rule))
        figures = {
            name: figure
            for name, figure in _figures(before, table, seat, change).items()
            if (seat, name) not in shared
        }
        return msgspec.structs.replace(told, why=why, figures={**figures, **event.figures(seat)})
    except Exception:
        logger.exception("the reasons of news cannot be told")
        return told


def _rule(table: Table, events: Sequence[Event], place: int, change: Change) -> str:
    """The section that caused a change: that of a card, or else its own, or else that of the answer."""
    own = table.title.words.section(change.rule) if change.rule else ""
    if not isinstance(events, Happened):
        return own
    rule = events.rule_at(place)
    return rule if topic_of(table, rule) else events.rule_at(place, own)


def topic_of(table: Table, rule: str) -> Topic:
    """The topic of events by a section of the rulebook, if the title has one."""
    try:
        return table.title.topic(rule) if rule else ""
    except Exception:
        logger.exception("what a rule is about cannot be told")
        return ""


def _shared(found: Sequence[Found]) -> set[Figure]:
    """The figures that several kinds of news changed in one entry: no single one of them has their before and
    after.
    """
    kinds: dict[Figure, set[tuple[str, bool, str]]] = {}
    for _, (seat, change, _), rule, _ in found:
        for name in CONCERNED[change.what]:
            kinds.setdefault((seat, name), set()).add((change.what, change.good, rule))
    return {figure for figure, several in kinds.items() if len(several) > 1}


def _figures(before: Table, after: Table, seat: Seat, change: Change) -> dict[str, tuple[int, int]]:
    """The figures that became more, or less; others have changed by something else in the same entry, and so
    have points alone."""
    then, now = before.figures(seat), after.figures(seat)
    found = {name: (then[name], now[name]) for name in CONCERNED[change.what] if name in now}
    changed = {
        name: (was, becomes)
        for name, (was, becomes) in found.items()
        if was != becomes and (becomes > was) == change.good
    }
    return changed if change.what == "points" or changed.keys() - {"points"} else {}


# In words


def _headline(words: Words, say: Say, change: Change) -> Say:
    """The headline of an event if its title has one, or else that of the kind of change."""
    own = _own(words, say, "news", change)
    return own or Say("table-news", {"what": change.what, "good": "yes" if change.good else "no"})


def _sentence(words: Words, say: Say, details: Mapping[str, Argument], change: Change) -> Say:
    """The sentence of the log, unless the title has a special sentence for the affected seat."""
    own = _own(words, say, "told", change)
    return Say(own.key, {**own.args, **details}) if own else say


def _own(words: Words, say: Say, family: str, change: Change) -> Say | None:
    key = f"{say.key.replace('-event-', f'-{family}-', 1)}-{'won' if change.good else 'lost'}"
    return Say(key, say.args) if words.knows(key) else None


# What the player intended


def _is_chosen(entry: books.Entry, events: Sequence[Event], place: int, changed: Changed, rule: str) -> bool:
    """Whether the affected player personally named or intended a change. A city that was built by an answer,
    and could not be supported afterwards, was named but its loss was not intended.
    """
    if not isinstance(entry, books.Answered) or isinstance(entry, books.AnsweredFor):
        return False
    if entry.seat != changed.seat:
        return False
    if changed.change.earned:
        return True
    named = places_of(events[place]) or changed.named
    if not named or (isinstance(events, Happened) and not events.is_direct(place) and rule != events.rule):
        return False
    return {*_ids(msgspec.to_builtins(entry.answer))}.issuperset(named)


def _ids(part: Any) -> Iterator[str]:
    """Every text in a plain answer."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict | list | tuple):
        for inner in part.values() if isinstance(part, dict) else part:
            yield from _ids(inner)


# What seats read


def told_to(seat: Seat | None, told: Sequence[NewsTold], words: Words, language: str) -> list[dict[str, Any]]:
    """The news that a seat (None: a spectator) reads: its own."""
    return [_form(one, words, language) for one in told if one.seat == seat]


def _form(told: NewsTold, words: Words, language: str) -> dict[str, Any]:
    form: dict[str, Any] = {
        "what": told.what,
        "good": told.good or None,
        "title": _text(words, told.title, language),
        "text": _text(words, told.say, language),
        "places": list(told.places),
        "rule": told.rule,
        "why": [text for say in told.why if (text := _text(words, say, language))],
        "figures": [
            {"name": _text(words, Say(f"table-figure-{name}"), language), "before": was, "after": becomes}
            for name, (was, becomes) in told.figures.items()
        ],
        "chosen": told.chosen or None,
    }
    return {key: value for key, value in form.items() if value}


def _text(words: Words, say: Say, language: str) -> str:
    """A text, or nothing if no catalogue has it: a missing text must not block a table."""
    try:
        return words.text(say, language)
    except UnknownMessage:
        logger.exception("news has no words")
        return ""
