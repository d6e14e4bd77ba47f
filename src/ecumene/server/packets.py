"""What a viewer of a table receives: its view, what it is asked, and the log as far as it may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ecumene.server.patches import without_nulls
from ecumene.table.api import Request, Table
from ecumene.table.events import Event
from ecumene.table.frames import Seat
from ecumene.table.words import Say, Words

MOST_TEXTS = 80
"""Where more answers are on offer their texts are asked for one by one: a board shows them better."""

Packet = dict[str, Any]


class Viewer(NamedTuple):
    """A seat (None: a spectator) and the language that its player reads."""

    seat: Seat | None
    language: str


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the log keeps of an entry: who did what kind of thing by which rule, and what happened.

    `says` holds for each event what everybody may know, and what single seats know instead; None is nothing.
    """

    turn: int
    phase: str
    seat: Seat | None = None
    kind: str = ""
    rule: str = ""
    undone: int = 0
    says: list[tuple[Say | None, dict[str, Say | None]]] = []


def packet(table: Table, viewer: Viewer) -> Packet:
    """A table as a viewer may know it now; patches are differences of two of these."""
    seat, language = viewer
    asked = [] if seat is None else table.requests(seat)
    amendable = [] if seat is None else table.amendable(seat)
    form = {
        "number": table.length,
        "turn": table.turn,
        "phase": table.phase,
        "over": table.over,
        "names": {str(other): table.seat_name(other) for other in range(table.seats)},
        "keys": {str(other): table.seat_key(other) for other in range(table.seats)},
        "awaited": {str(request.seat): True for request in table.requests()},
        "where": table.title.words.text(table.title.where(table.turn, table.phase), language),
        "view": table.view(seat),
        "requests": {request.id: request_form(table, request, language) for request in asked},
        "amendable": {request.id: request_form(table, request, language) for request in amendable},
        "standings": msgspec.to_builtins(table.standings()),
        "undo": seat is not None and table.may_undo(seat),
    }
    cleaned: Packet = without_nulls(form)
    return cleaned


def request_form(table: Table, request: Request, language: str) -> Packet:
    """A request as a client shows it."""
    options = table.options(request)
    spoken = len(options) <= MOST_TEXTS
    return {
        "id": request.id,
        "seat": request.seat,
        "kind": request.kind,
        "prompt": request.prompt_in(language),
        "help": request.help_in(language),
        "rule": request.rule,
        "exhaustive": request.exhaustive,
        "default": request.default,
        "options": [
            {"answer": option, "text": table.describe(request, option, language) if spoken else ""}
            for option in options
        ],
    }


def line_of(table: Table, events: Sequence[Event], **about: Any) -> Line:
    """The log's line for what just happened."""
    return Line(turn=table.turn, phase=table.phase, says=[_says(table, event) for event in events], **about)


def _says(table: Table, event: Event) -> tuple[Say | None, dict[str, Say | None]]:
    public = table.say(event, None)
    private: dict[str, Say | None] = {}
    for seat in range(table.seats):
        mine = table.say(event, seat)
        if mine != public:
            private[str(seat)] = mine
    return public, private


def read(line: Line, number: int, at: float, viewer: Viewer, words: Words) -> Packet:
    """A line of the log as a viewer may read it."""
    texts = []
    for public, private in line.says:
        say = private.get(str(viewer.seat), public)
        if say is not None:
            texts.append(words.text(say, viewer.language))
    form = {
        "number": number,
        "at": at,
        "turn": line.turn,
        "phase": line.phase,
        "seat": line.seat,
        "kind": line.kind,
        "rule": line.rule,
        "undone": line.undone or None,
        "texts": texts,
    }
    return {key: value for key, value in form.items() if value is not None}
