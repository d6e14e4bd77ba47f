"""Losses in the log: who lost what by an entry, and where. The rules' events say it (`text.events.Loss`).

A seat reads of its own losses only, and in the words that it may know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from ecumene.table.api import Table
from ecumene.table.record import journal as books
from ecumene.table.state.frames import Seat
from ecumene.table.text.events import Event, Lost, losses
from ecumene.table.text.words import Say, Words


class LossTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat lost by an entry, where it stood, and the sentence that tells it to that seat.

    `chosen`: its player has named it in the very answer, and so knows of it.
    """

    seat: Seat
    what: str
    say: Say
    places: tuple[str, ...] = ()
    chosen: bool = False


def losses_of(table: Table, events: Sequence[Event]) -> list[LossTold]:
    """Who lost what by the last entry of a table, each told as far as its seat may know."""
    if not any(event.loss for event in events):
        return []
    keys = [table.seat_key(seat) for seat in range(table.seats)]
    told: list[LossTold] = []
    for event in events:
        for lost in losses(event, keys):
            say = table.say(event, lost.seat)
            if say is not None:
                chosen = _is_chosen(table.last_entry, lost)
                told.append(LossTold(lost.seat, lost.what, say, lost.places, chosen))
    return told


def _is_chosen(entry: books.Entry, lost: Lost) -> bool:
    """Whether the player who lost something has named it, and nobody else for them."""
    if not isinstance(entry, books.Answered) or isinstance(entry, books.AnsweredFor):
        return False
    named = lost.places or lost.named
    if entry.seat != lost.seat or not named:
        return False
    return {*_ids(msgspec.to_builtins(entry.answer))}.issuperset(named)


def _ids(part: Any) -> Iterator[str]:
    """Every text in a plain answer."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict | list | tuple):
        for inner in part.values() if isinstance(part, dict) else part:
            yield from _ids(inner)


def told_to(seat: Seat | None, told: Sequence[LossTold], words: Words, language: str) -> list[dict[str, Any]]:
    """What a seat (None: a spectator) reads of losses: of its own."""
    return [_form(lost, words, language) for lost in told if lost.seat == seat]


def _form(lost: LossTold, words: Words, language: str) -> dict[str, Any]:
    form: dict[str, Any] = {"what": lost.what, "text": words.text(lost.say, language)}
    if lost.places:
        form["places"] = list(lost.places)
    return form | {"chosen": True} if lost.chosen else form
