"""A learner's way through a lesson: the journal of a table, watched from one seat.

Every entry is carried out once more beside the table, so that several that come at once are seen one by one.
After an undo the learner is again where they were before that answer.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ecumene.table.lessons.loading import lesson_of
from ecumene.table.lessons.progress import Given, Heard, Progress, Seen, advanced, noted
from ecumene.table.lessons.records import Lesson
from ecumene.table.questions.answers import plain
from ecumene.table.record import journal as books
from ecumene.table.table import Table
from ecumene.table.text.events import Event

NOTE = "lesson"
"""The name of the journal entry which says that its table is a lesson."""


def begin(table: Table, lesson: Lesson, chapter: int = 0) -> None:
    """Write down that a new table is a lesson, and with which chapter it begins."""
    table.note(NOTE, lesson=lesson.id, chapter=lesson.chapters[chapter].id)


class Taught(msgspec.Struct, frozen=True):
    """The lesson that a table is, and the number of the chapter with which it was begun."""

    lesson: Lesson
    began: int


def taught_at(table: Table) -> Taught | None:
    """The lesson of a table, by its first entry; None if the title has no such lesson today."""
    entry = table.entry(1) if table.length else None
    if not isinstance(entry, books.Noted) or entry.about != NOTE:
        return None
    named = entry.facts.get("lesson"), entry.facts.get("chapter")
    lesson = lesson_of(table.title, str(named[0]))
    if lesson is None or lesson.seats != table.seats:
        return None
    return Taught(lesson, lesson.number_of(str(named[1])) or 0)


class Walk:
    """The learner's place in the lesson after each entry. It is immutable: `followed` returns a new one with
    more entries.
    """

    def __init__(
        self, taught: Taught, table: Table, steps: Sequence[Progress], notes: Sequence[Seen]
    ) -> None:
        self.taught = taught
        self._table = table
        self._steps, self._notes = steps, notes
        self._next: tuple[Table, Walk] | None = None

    @classmethod
    def of(cls, table: Table) -> Walk | None:
        """The way through the lesson that a table is; None where it is none, or does not remember all of its
        past."""
        taught = taught_at(table)
        start = table.at(1) if taught is not None else None
        if taught is None or start is None:
            return None
        first = seen(start, taught.lesson, None, ())
        steps = [Progress(), advanced(taught.lesson, Progress(), first)]
        return cls(taught, start, steps, [_lasting(first)] * 2).followed(table)

    @classmethod
    def resumed(cls, taught: Taught, table: Table, progress: Progress) -> Walk:
        """The way from a stored place in the lesson, for a table that no longer has the entries before it;
        undoing those entries does not change it.
        """
        at = min(progress.at, len(taught.lesson.places), len(progress.ends))
        known = progress if at == progress.at else Progress(at)
        known = msgspec.structs.replace(known, ends=progress.ends[:at])
        nothing = _lasting(Seen(facts={}))
        now = advanced(taught.lesson, known, seen(table, taught.lesson, None, ()))
        length = table.length
        return cls(taught, table.copy(), [*[known] * length, now], [nothing] * (length + 1))

    @property
    def lesson(self) -> Lesson:
        return self.taught.lesson

    @property
    def number(self) -> int:
        """The last entry that was seen."""
        return self._table.length

    @property
    def progress(self) -> Progress:
        """Where the learner stands now."""
        return self._steps[-1]

    @property
    def chapters_done(self) -> list[str]:
        """The chapters that were played from beginning to end at this table, by id."""
        now = self.progress.chapter(self.lesson)
        return [chapter.id for chapter in self.lesson.chapters[self.taught.began : now]]

    def followed(self, table: Table) -> Walk:
        """The way after all new entries of a table. Without new entries it is the same object."""
        if table.length == self.number:
            return self
        if self._next is not None and self._next[0] is table and self._next[1].number == table.length:
            return self._next[1]
        steps, notes = list(self._steps), list(self._notes)

        def witness(then: Table, events: list[Event]) -> None:
            note = seen(then, self.lesson, then.last_entry, events)
            steps.append(_after(self.lesson, steps, notes, then, note))
            notes.append(_lasting(note))

        now = self._table.followed(table.journal(self.number + 1), witness)
        self._next = table, Walk(self.taught, now, steps, notes)
        return self._next[1]


def _after(
    lesson: Lesson, steps: Sequence[Progress], notes: Sequence[Seen], table: Table, note: Seen
) -> Progress:
    """Where the learner stands after an entry."""
    entry = table.last_entry
    if isinstance(entry, books.Rewound):
        return advanced(lesson, steps[entry.to - 1], note)
    if isinstance(entry, books.Undone):
        before = steps[entry.of - 1]
        for number in table.standing(entry.of + 1):
            if number < len(notes):
                before = noted(before, notes[number])
        return advanced(lesson, before, note)
    return advanced(lesson, steps[-1], note)


def seen(table: Table, lesson: Lesson, entry: books.Entry | None, events: Sequence[Event]) -> Seen:
    """The learner's knowledge of a table after an entry, and nothing else."""
    seat, given = lesson.seat, None
    if isinstance(entry, books.Answered) and entry.seat == seat:
        given = Given(entry.request.rpartition("-")[0], plain(entry.answer))
    says = [say for event in events if (say := table.say(event, seat)) is not None]
    heard = (Heard(say.key.partition("-event-")[2], say.args) for say in says)
    return Seen(
        facts=table.facts(seat),
        asked=tuple(request.kind for request in table.requests(seat)),
        over=table.over,
        given=given,
        heard=tuple(one for one in heard if one.event in lesson.listens_for),
    )


def _lasting(note: Seen) -> Seen:
    """The part of an observation that is needed later, without the position of the whole table."""
    return Seen(facts={}, given=note.given, heard=note.heard)
