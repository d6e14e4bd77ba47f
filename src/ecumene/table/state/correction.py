"""Correcting a position by hand: only what everybody can see, and only to a possible position.

A title offers things by their names (`things.py`). Besides, any value can be found by its path in the plain
form of the state. Fields that somebody cannot see cannot be corrected, nor can the frames of the table
(`flow`). The result must keep every invariant of the title, and every open question must still have a legal
answer. A refusal does not say which of them fails, because that might reveal where a hidden card is not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from ecumene.table.questions.answers import Change, Correction, Put, Scalar
from ecumene.table.questions.refusal import Refused
from ecumene.table.ruleset import Ruleset
from ecumene.table.state.frames import Seat
from ecumene.table.state.things import NOBODY, Thing

MOST_CHANGES = 50
_FIXED = ("flow", "rules")
"""The frames of the table, and the options that were chosen when it was opened."""
_SCALARS = (str, int, bool, type(None))


def corrected(title: Ruleset[Any, Any], state: Any, entry: Correction) -> Any:
    """The corrected state, or a refusal."""
    if not 0 < len(entry.changes) + len(entry.puts) <= MOST_CHANGES:
        raise Refused(title.words, "table-refuse-correction-many", most=MOST_CHANGES)
    raw = _plain(title, state)
    for change in entry.changes:
        _put(title, raw, change)
    try:
        after = title.load_state(msgspec.json.encode(raw))
    except Exception:  # anything that a title's own code makes of an impossible position
        raise Refused(title.words, "table-refuse-correction-broken") from None
    for put in entry.puts:
        put_right(title, after, put)
    try:
        sound = not title.violations(after) and _goes_on(title, after)
    except Exception:  # anything that a title's own code makes of an impossible position
        sound = False
    if not sound:
        raise Refused(title.words, "table-refuse-correction-broken")
    return after


def visible_values(title: Ruleset[Any, Any], state: Any) -> Iterator[tuple[tuple[str, ...], Scalar]]:
    """Everything that could be corrected, with its path."""
    raw = _plain(title, state)
    for field in raw:
        if _may_be_corrected(title, field):
            yield from _scalars((field,), raw[field])


def put_right(title: Ruleset[Any, Any], state: Any, put: Put) -> None:
    """Correct one thing in a state; its present value must be the one that the author saw."""
    thing, seat = thing_of(title, state, put.thing, put.seat, put.place)
    if not _same(thing.read(title.at(state), seat, put.place), put.old):
        raise Refused(title.words, "table-refuse-correction-stale", path=put.thing)
    if not thing.takes(title.at(state), seat, put.place, put.new):
        raise Refused(title.words, "table-refuse-correction-broken")
    thing.write(title.at(state), seat, put.place, put.new)


def thing_of(
    title: Ruleset[Any, Any], state: Any, id: str, seat: int | None, place: str
) -> tuple[Thing, Seat]:
    """A known thing, of a known seat, in a known place; or a refusal."""
    thing = title.things.get(id)
    if thing is None:
        raise Refused(title.words, "table-refuse-correction-place", path=id[:40])
    owner = seat if seat is not None and 0 <= seat < len(state.flow.asked) else NOBODY
    places = thing.places(title.at(state))
    if (owner == NOBODY) == thing.owned or (place not in places if places else place):
        raise Refused(title.words, "table-refuse-correction-place", path=id)
    return thing, owner


def _same(value: Scalar, old: Scalar) -> bool:
    return type(value) is type(old) and value == old


def _plain(title: Ruleset[Any, Any], state: Any) -> dict[str, Any]:
    raw: dict[str, Any] = msgspec.json.decode(title.dump_state(state))
    return raw


def _may_be_corrected(title: Ruleset[Any, Any], field: str) -> bool:
    return field not in _FIXED and title.visibility.get(field) == "public"


def _scalars(path: tuple[str, ...], value: Any) -> Iterator[tuple[tuple[str, ...], Scalar]]:
    if isinstance(value, _SCALARS):
        yield path, value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _scalars((*path, key), inner)
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from _scalars((*path, str(place)), inner)


def _put(title: Ruleset[Any, Any], raw: dict[str, Any], change: Change) -> None:
    """Change one value; it must be the one that the author of the correction saw."""
    path = change.path
    if not path or not _may_be_corrected(title, path[0]):
        raise Refused(title.words, "table-refuse-correction-place", path=spoken(path))
    holder: Any = raw
    for step in path[:-1]:
        holder = _inside(title, holder, step, path)
    value = _inside(title, holder, path[-1], path)
    if not isinstance(value, _SCALARS):
        raise Refused(title.words, "table-refuse-correction-place", path=spoken(path))
    if not _same(value, change.old):
        raise Refused(title.words, "table-refuse-correction-stale", path=spoken(path))
    holder[int(path[-1]) if isinstance(holder, list) else path[-1]] = change.new


def _inside(title: Ruleset[Any, Any], holder: Any, step: str, path: Sequence[str]) -> Any:
    if isinstance(holder, dict) and step in holder:
        return holder[step]
    if isinstance(holder, list) and step.isdecimal() and int(step) < len(holder):
        return holder[int(step)]
    raise Refused(title.words, "table-refuse-correction-place", path=spoken(path))


def _goes_on(title: Ruleset[Any, Any], state: Any) -> bool:
    """Check that every open question still has a legal answer; raises `Refused` if one has none."""
    for _, ask in title.requests(state):
        kind = title.kinds[type(ask)]
        kind.check(state, ask, kind.default(state, ask))
    return True


def spoken(path: Sequence[str]) -> str:
    """A path as people read it.

    >>> spoken(("coins", "0"))
    'coins, 0'
    """
    return ", ".join(path)[:120]
