"""`ecumene show`: a journal, a saved game or the fixture of a report at any point, for a certain reader.

The file of a game contains all cards, but a reader should see no more than they ask for: by default the
public facts, with `--seat` those of that seat, and all facts only with `--open`. The seed is never shown,
because it fixes the future luck.
"""

from __future__ import annotations

import json as plain_json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ecumene.cli.choices import journal_lines
from ecumene.cli.mistakes import Mistake
from ecumene.table.questions.answers import plain
from ecumene.table.record import journal as books
from ecumene.table.record.replay import replay
from ecumene.table.state.frames import Ask, Seat
from ecumene.table.table import Table
from ecumene.table.text.board import as_text
from ecumene.table.text.events import Event
from ecumene.table.title import Title
from ecumene.table.titles import load_title

AnyTitle = Title[Any, Any]


class Asked(msgspec.Struct, frozen=True):
    """A question that a reader may know, with its default answer."""

    seat: str
    id: str
    prompt: str
    default: dict[str, Any]


class Told(msgspec.Struct, frozen=True):
    """An entry as a reader may know it: its seat, the answer if the reader may know it, and the events."""

    number: int
    who: str
    answer: dict[str, Any] | None
    texts: list[str]


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A table at one point. `entries` is the number of all entries in the file; `state` is only set with
    `--open`.
    """

    title: str
    seats: list[str]
    entry: int
    entries: int
    turn: int
    phase: str
    over: bool
    reader: str
    awaited: list[str]
    asked: list[Asked]
    board: list[str]
    view: dict[str, Any]
    events: list[Told] | None = None
    state: dict[str, Any] | None = None


class Reader(msgspec.Struct, frozen=True):
    """The reader: a seat, a spectator (None), or somebody who may see everything."""

    seat: Seat | None = None
    open: bool = False

    def may_know(self, seat: Seat) -> bool:
        """Whether the reader may know the questions and answers of a seat."""
        return self.open or seat == self.seat

    def sees(self, event: Event) -> Event | None:
        return event if self.open else event.seen_by(self.seat)


def shown_at(file: Path, reader: Reader, entry: int | None, events: bool) -> Shown:
    """The game of a file, after an entry or at the end."""
    fixture = _fixture(file)
    if fixture is None:
        return _of_journal(journal_lines(file), reader, entry, events)
    if entry is not None or events:
        raise Mistake(f"{file} is the position of a report: it has no entries before it.")
    return _of_fixture(fixture, reader)


# A journal


def _of_journal(lines: Sequence[str], reader: Reader, entry: int | None, events: bool) -> Shown:
    """The table after an entry. Later entries are not carried out: one of them may be the fault."""
    entries = [each for each in books.read(lines) if not isinstance(each, books.Closing)]
    last = len(entries) - 1
    number = last if entry is None else entry
    if not 0 <= number <= last:
        raise Mistake(f"The game has entries 0 to {last}; there is no entry {number}.")
    told: list[Told] = []

    def witness(table: Table, happened: list[Event]) -> None:
        line = _told(table, reader, happened)
        if line.answer is not None or line.texts:  # the number of others' private answers is secret
            told.append(line)

    table = _carried_out(lines[: number + 1], entries, witness)
    shown = _shown(table.title, table.truth(), reader)
    return msgspec.structs.replace(shown, entry=number, entries=last, events=told if events else None)


def _carried_out(lines: Sequence[str], entries: Sequence[books.Entry], witness: Any) -> Table:
    """The table that lines record; the error for an entry that fails today names it and the last valid
    entry.
    """
    done = books.segments(entries[: len(lines)])[-1][0]

    def count(table: Table, happened: list[Event]) -> None:
        nonlocal done
        done += 1
        witness(table, happened)

    try:
        return replay(lines, witness=count)
    except (books.OtherRules, books.BrokenJournal):
        raise
    except Exception as error:
        what = f"Entry {done + 1} cannot be carried out under these rules: {type(error).__name__}: {error}"
        raise Mistake(f"{what.rstrip('.')}. See how it stood before with --entry {done}.") from error


def _told(table: Table, reader: Reader, happened: Sequence[Event]) -> Told:
    title, state, entry = table.title, table.truth(), table.last_entry
    seen = [event for each in happened if (event := reader.sees(each)) is not None]
    texts = [title.words.text(title.tell(state, event)) for event in seen]
    if isinstance(entry, books.Answered):
        answer = plain(entry.answer) if reader.may_know(entry.seat) else None
        by = f" ({entry.by})" if isinstance(entry, books.AnsweredFor) else ""
        return Told(table.length, f"{title.seat_key(state, entry.seat)}{by}", answer, texts)
    if isinstance(entry, books.Entered):
        return Told(table.length, "table", plain(entry.answer), texts)
    return Told(table.length, "table", None, [_beside_the_rules(entry)])


def _beside_the_rules(entry: books.Entry) -> str:
    """An entry that is no answer: an undo, or an agreement of the people."""
    if isinstance(entry, books.Undone):
        return f"The answer of entry {entry.of} is taken back."
    if isinstance(entry, books.Rewound):
        return f"Everything from entry {entry.to} on is taken back."
    assert isinstance(entry, books.Noted)
    facts = ", ".join(f"{name} {value}" for name, value in entry.facts.items())
    return f"Noted: {entry.about}{f' ({facts})' if facts else ''}."


# The fixture of a report


def _fixture(file: Path) -> dict[str, Any] | None:
    """The fixture that `ecumene reports fixture` wrote for an unfinished game; None if the file is something
    else.
    """
    try:
        document = plain_json.loads(file.read_bytes())
    except (ValueError, RecursionError):
        return None
    return (
        document if isinstance(document, dict) and {"report", "state", "title"} <= document.keys() else None
    )


def _of_fixture(fixture: dict[str, Any], reader: Reader) -> Shown:
    """The position of a report: facts that its author could not know are only possible ones."""
    title = load_title(fixture["title"], fixture.get("content"))
    try:
        state = title.load_state(msgspec.json.encode(fixture["state"]))
        number = int(fixture["number"])
    except (KeyError, TypeError, ValueError) as error:
        raise Mistake(f"This position is not one of {title.meta.name} as it is now: {error}") from None
    return msgspec.structs.replace(_shown(title, state, reader), entry=number, entries=number)


# A position


def _shown(title: AnyTitle, state: Any, reader: Reader) -> Shown:
    keys = [title.seat_key(state, seat) for seat in range(len(state.flow.asked))]
    if reader.seat is not None and not 0 <= reader.seat < len(keys):
        raise Mistake(f"The game has seats 1 to {len(keys)}; there is no seat {reader.seat + 1}.")
    asks = [ask for _, ask in title.requests(state)]
    return Shown(
        title=title.meta.id,
        seats=keys,
        entry=0,
        entries=0,
        turn=title.turn(state),
        phase=title.phase(state),
        over=title.over(state),
        reader="everything" if reader.open else "spectator" if reader.seat is None else keys[reader.seat],
        awaited=[keys[seat] for seat in sorted({ask.seat for ask in asks})],
        asked=[_asked(title, state, ask) for ask in asks if reader.may_know(ask.seat)],
        board=list(_board(title, state, reader)),
        view=title.view(state, reader.seat),
        state=plain_json.loads(title.dump_state(state)) if reader.open else None,
    )


def _asked(title: AnyTitle, state: Any, ask: Ask) -> Asked:
    prompt = title.words.text(title.prompt(state, ask))
    return Asked(title.seat_key(state, ask.seat), ask.id, prompt, plain(title.default(state, ask)))


def _board(title: AnyTitle, state: Any, reader: Reader) -> Iterator[str]:
    """The panels as text; with `--open` the public panels, and then those that differ for each seat."""
    panels = title.board(title.view(state, reader.seat), reader.seat)
    yield from (as_text([panel]) for panel in panels)
    known = [panel.lines for panel in panels]
    for seat in range(len(state.flow.asked)) if reader.open else ():
        for panel in title.board(title.view(state, seat), seat):
            if panel.lines not in known:
                yield f"[{title.seat_key(state, seat)}] {as_text([panel])}"
