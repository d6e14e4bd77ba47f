"""What a viewer of a table receives: its view, what it is asked, and the log as far as it may know it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ecumene.server.tables.patches import without_nulls
from ecumene.server.tables.teaching import Teaching
from ecumene.table.api import Request, Table
from ecumene.table.news import NewsTold, news_of, told_to, topic_of
from ecumene.table.questions.answers import Correction, Plain
from ecumene.table.record import journal as books
from ecumene.table.state.correction import spoken
from ecumene.table.state.frames import Seat
from ecumene.table.text.events import Event, Happened, Topic, places_of
from ecumene.table.text.words import Say, Words, argument

MOST_TEXTS = 80
"""With more options than this, texts are sent only on request: a board shows them better."""
FEW_TEXTS = 8
"""Answers of a sort that has no more are put in words all the same: a board has buttons for them."""

Packet = dict[str, Any]


class Viewer(NamedTuple):
    """A seat (None: a spectator) and the language that its player reads.

    `alone`: all others are bots, who let a person go back as far as they like.
    """

    seat: Seat | None
    language: str
    alone: bool = False


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the log keeps of an entry: who did what kind of thing by which rule, and what happened.

    `says` holds for each event what everybody may know, and what single seats know instead; None is nothing.
    `undone` is the number of the answer that this entry took back; a rewind took back all since, too. `by`
    says who gave an answer for a seat whose player did not: clock, stand-in, bot, or standing order.
    `news` is for those for whom something changed; what earlier releases wrote has none.
    `cited` are the rules of events that rest on another one than the answer, by their place in `says`; in the
    same way `topics` is what they are about, and `places` where they happened.
    """

    turn: int
    phase: str
    seat: Seat | None = None
    kind: str = ""
    rule: str = ""
    undone: int = 0
    by: str = ""
    says: list[tuple[Say | None, dict[str, Say | None]]] = []
    news: list[NewsTold] = []
    cited: dict[int, str] = {}
    topics: dict[int, Topic] = {}
    places: dict[int, tuple[str, ...]] = {}


class Written(NamedTuple):
    """A line of the log, and when it was written."""

    line: Line
    at: float


# The table as it stands


def common(table: Table) -> Packet:
    """The part that is the same for every viewer; made once."""
    requests = table.requests()
    form = {
        "number": table.length,
        "turn": table.turn,
        "phase": table.phase,
        "over": table.over,
        "keys": {str(other): table.seat_key(other) for other in range(table.seats)},
        "awaited": {str(request.seat): True for request in requests},
        "talks": {str(request.seat): True for request in requests if request.open_floor} or None,
        "standings": msgspec.to_builtins(table.standings()),
    }
    cleaned: Packet = without_nulls(form)
    return cleaned


def packet(
    table: Table, viewer: Viewer, shared: Packet | None = None, teaching: Teaching | None = None
) -> Packet:
    """A table as a viewer may know it now; patches are differences of two of these. A learner is told the
    lesson with it."""
    seat, language, alone = viewer
    asked = [] if seat is None else table.requests(seat)
    amendable = [] if seat is None else table.amendable(seat)
    form = {
        "where": where(table, language),
        "names": seat_names(table, language),
        "view": table.view(seat),
        "requests": {request.id: request_form(table, request, language) for request in asked},
        "amendable": {request.id: request_form(table, request, language) for request in amendable},
        "undo": (0 if seat is None else _last_answer(table, seat, alone)) or 0,
    }
    if teaching is not None and (told := teaching.told(table, seat, language)) is not None:
        form["lesson"] = told
    own: Packet = without_nulls(form)
    return (common(table) if shared is None else shared) | own


def _last_answer(table: Table, seat: Seat, alone: bool) -> int | None:
    """The number of the answer that a seat may undo; a person who plays with bots only always may."""
    number = table.undoable(seat)
    return table.rewind_to(seat) if number is None and alone else number


def past_packet(table: Table, viewer: Viewer) -> Packet:
    """A past table, without requests."""
    seat, language, _ = viewer
    nothing: Packet = {"requests": {}, "amendable": {}, "undo": 0}
    seen = {
        "where": where(table, language),
        "names": seat_names(table, language),
        "view": without_nulls(table.view(seat)),
    }
    return common(table) | seen | nothing


def seat_names(table: Table, language: str) -> dict[str, str]:
    """What the seats are called, by their numbers."""
    return {str(seat): table.seat_name(seat, language) for seat in range(table.seats)}


def where(table: Table, language: str) -> str:
    """Where the game is, in words."""
    title = table.title
    return title.words.text(title.where(table.turn, table.phase), language)


def request_form(table: Table, request: Request, language: str) -> Packet:
    """A request as a client shows it; to its own seat only, which alone may know what it has `given`."""
    options = table.options(request)
    spoken = put_in_words(options)
    given = request.given
    return {
        "id": request.id,
        "seat": request.seat,
        "kind": request.kind,
        "prompt": request.prompt_in(language),
        "help": request.help_in(language),
        "rule": request.rule,
        "progress": msgspec.to_builtins(request.progress),
        "then": request.then_in(language) or None,
        "exhaustive": request.exhaustive,
        "default": request.default,
        "given": None if given is None else _option(table, request, given, language),
        "options": [
            _option(table, request, option, language)
            if option["do"] in spoken
            else {"answer": option, "text": ""}
            for option in options
        ],
    }


def put_in_words(options: Sequence[Plain]) -> set[str]:
    """What can be done among the options that is sent in words: everything, or of very many what is rare."""
    sorts = Counter(option["do"] for option in options)
    return {sort for sort, count in sorts.items() if len(options) <= MOST_TEXTS or count <= FEW_TEXTS}


def _option(table: Table, request: Request, answer: Plain, language: str) -> Packet:
    return {"answer": answer, "text": table.describe(request, answer, language)}


# The log


def line_of(table: Table, events: Sequence[Event], before: Table | None = None) -> Line:
    """The log's line for the last entry of a table; `before`: how it stood then, so that news says more."""
    entry = table.last_entry
    happened = events if isinstance(events, Happened) else Happened(events)
    logged = [place for place, event in enumerate(happened) if event.logged]
    topics = {said: _topic(table, happened, place) for said, place in enumerate(logged)}
    places = {said: _public_places(happened[place]) for said, place in enumerate(logged)}
    line = Line(
        turn=table.turn,
        phase=table.phase,
        says=[_says(table, happened[place]) for place in logged],
        cited={said: happened.cited[place] for said, place in enumerate(logged) if place in happened.cited},
        topics={said: topic for said, topic in topics.items() if topic},
        places={said: found for said, found in places.items() if found},
        news=news_of(table, happened, before),
    )
    kind = str(entry.__struct_config__.tag)
    if isinstance(entry, books.Answered):
        kind, by = entry.request.rpartition("-")[0], entry.by if isinstance(entry, books.AnsweredFor) else ""
        return msgspec.structs.replace(line, seat=entry.seat, kind=kind, rule=happened.rule, by=by)
    if isinstance(entry, books.Noted):
        facts = {name: argument(fact) for name, fact in entry.facts.items()}
        noted: tuple[Say, dict[str, Say | None]] = (Say(f"table-note-{entry.about}", facts), {})
        return msgspec.structs.replace(line, kind=kind, says=[noted])
    if isinstance(entry, books.Undone | books.Rewound):
        undone = entry.of if isinstance(entry, books.Undone) else entry.to
        seat = table.seat_of(undone)
        name = "" if seat is None else table.seat_key(seat)
        said: tuple[Say, dict[str, Say | None]] = (Say(f"table-{kind}", {"name": name}), {})
        return msgspec.structs.replace(line, seat=seat, kind=kind, undone=undone, says=[said])
    if isinstance(entry, books.Forked):
        forked: tuple[Say, dict[str, Say | None]]
        forked = (Say("table-fork", {"name": table.seat_key(entry.seat)}), {})
        return msgspec.structs.replace(line, kind=kind, says=[forked])
    if isinstance(entry, books.Entered) and isinstance(entry.answer, Correction):
        corrected: list[tuple[Say | None, dict[str, Say | None]]]
        corrected = [(say, {}) for say in correction_says(table, entry.answer)]
        return msgspec.structs.replace(line, kind="correction", says=corrected)
    return msgspec.structs.replace(line, kind=kind)


def _topic(table: Table, happened: Happened, place: int) -> Topic:
    """What an event is about: a card by which it happened, or else what it says itself."""
    return topic_of(table, happened.rule_at(place)) or happened[place].topic


def _public_places(event: Event) -> tuple[str, ...]:
    """Where something happened, as far as everybody may know."""
    known = event.seen_by(None)
    return () if known is None else places_of(known)


def correction_says(table: Table, correction: Correction) -> list[Say]:
    """What a correction changes: values by their paths, things by their names."""
    says: list[Say] = []
    if correction.changes:
        texts = [f"{spoken(each.path)}: {each.old} → {each.new}" for each in correction.changes]
        says.append(Say("table-correction", {"changes": "; ".join(texts)}))
    elif correction.puts:
        says.append(Say("table-corrected"))
    return says + [table.say_put(put) for put in correction.puts]


def answered(table: Table, seat: Seat, request: str, answer: Any, by: str = "") -> Line:
    """Answer a request, `by` somebody else for its seat; the log's line for it."""
    before = table.copy()
    return line_of(table, table.answer(seat, request, answer, by=by), before)


def entered(table: Table, entry: Any) -> Line:
    """Let the table itself say something; the log's line for it."""
    before = table.copy()
    return line_of(table, table.enter(entry), before)


class Teller:
    """Makes the lines of entries that are carried out one after the other."""

    def __init__(self, table: Table | None = None) -> None:
        self._before = table and table.copy()

    def line(self, table: Table, events: Sequence[Event]) -> Line:
        """The log's line for the last entry of a table, which comes after the one that was told before."""
        line = line_of(table, events, self._before)
        self._before = table.copy()
        return line


def take_back(table: Table, seat: Seat, of: int, first: int) -> list[Line]:
    """Undo the last answer of a seat and those before it from `first` on; the log's line for each."""
    table.undo(seat, of)
    lines = [line_of(table, [])]
    while (number := table.undoable(seat)) is not None and number >= first:
        table.undo(seat, number)
        lines.append(line_of(table, []))
    return lines


def _says(table: Table, event: Event) -> tuple[Say | None, dict[str, Say | None]]:
    public = table.say(event, None)
    known = event.seen_by(None)
    private: dict[str, Say | None] = {}
    for seat in range(table.seats):
        if event.seen_by(seat) != known:
            mine = table.say(event, seat)
            if mine != public:
                private[str(seat)] = mine
    return public, private


def _accepted(told: Sequence[Say]) -> list[Any]:
    """The offers of a reader's own that were accepted, by their ids: nobody else is told why one is gone."""
    gone = [say for say in told if say.key.endswith("-event-offer_gone")]
    return [say.args["offer"] for say in gone if say.args["why"] == "accepted"]


def taken_back(lines: Sequence[Written], first: int = 0) -> dict[int, int]:
    """Which answers these lines, numbered from `first`, undid, each with the entry that did it."""
    return {
        undone: number for number, (line, _) in enumerate(lines, first) for undone in _undone_by(line, number)
    }


def _undone_by(line: Line, number: int) -> Sequence[int]:
    if line.kind == "rewind":
        return range(line.undone, number)
    return [line.undone] if line.undone else []


def read(written: Written, number: int, viewer: Viewer, words: Words, taken_back: int | None) -> Packet:
    """A line of the log as a viewer may read it. `taken_back`: by which entry its answer was undone."""
    line, at = written
    told: list[Say] = []
    rules: list[str] = []
    topics: list[str] = []
    places: list[list[str]] = []
    for place, (public, private) in enumerate(line.says):
        say = private.get(str(viewer.seat), public)
        if say is not None:
            told.append(say)
            rules.append(line.cited.get(place, line.rule))
            topics.append(line.topics.get(place, ""))
            places.append(list(line.places.get(place, ())))
    form = {
        "number": number,
        "at": at,
        "turn": line.turn,
        "phase": line.phase,
        "seat": line.seat,
        "kind": line.kind,
        "rule": line.rule,
        "undone": line.undone or None,
        "by": line.by or None,
        "taken_back": taken_back,
        "texts": [words.text(say, viewer.language) for say in told],
        "rules": rules if any(rule != line.rule for rule in rules) else None,
        "accepted": _accepted(told) or None,
        "topics": topics if any(topics) else None,
        "places": places if any(places) else None,
        "news": told_to(viewer.seat, line.news, words, viewer.language) or None,
    }
    return {key: value for key, value in form.items() if value is not None}
