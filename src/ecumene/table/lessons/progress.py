"""The progress of a learner: a pure function of the lesson and of what the learner saw, entry by entry.

Nothing here knows the full state. The claims of a step are compared with the title's facts from the learner's
glimpse, with the learner's own answers, and with events as the learner read them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from ecumene.table.lessons.records import Claims, Lesson, Place
from ecumene.table.questions.answers import Plain
from ecumene.table.rulebook.claims import Untrue, compare

End = Literal["done", "otherwise", "missed"]
"""How a step ended: as it says; in another way, after it was shown; or without ever being shown."""

OWN = ("asked", "answered", "told")
"""The claims that belong to the engine: the learner's open question, and the answers and events since the
step was shown. All other claims are about the facts of the title (`Title.seen`).
"""


class Given(NamedTuple):
    """An answer of the learner, and the kind of question that it answered."""

    kind: str
    answer: Plain


class Heard(NamedTuple):
    """An event as the learner read it: its tag, and the values that its sentence mentions."""

    event: str
    values: Mapping[str, Any]


class Seen(msgspec.Struct, frozen=True):
    """The learner's knowledge after an entry of the journal."""

    facts: Mapping[str, Any]
    asked: tuple[str, ...] = ()
    over: bool = False
    given: Given | None = None
    heard: tuple[Heard, ...] = ()


class Progress(msgspec.Struct, frozen=True):
    """A learner's place in the lesson: the step, whether it is shown yet, and how the steps before it ended.
    `given` and `heard` are the answers and events since it was shown.
    """

    at: int = 0
    shown: bool = False
    ends: tuple[End, ...] = ()
    given: tuple[Given, ...] = ()
    heard: tuple[Heard, ...] = ()

    def place(self, lesson: Lesson) -> Place | None:
        """The present step; None once the lesson is over."""
        return lesson.places[self.at] if self.at < len(lesson.places) else None

    def chapter(self, lesson: Lesson) -> int:
        """The number of the present chapter; the number of all chapters once the lesson is over."""
        place = self.place(lesson)
        return len(lesson.chapters) if place is None else place.number


def noted(progress: Progress, seen: Seen) -> Progress:
    """The learner's answers and events count for the step that was shown at that time."""
    if not progress.shown:
        return progress
    given = progress.given if seen.given is None else (*progress.given, seen.given)
    return replace(progress, given=given, heard=(*progress.heard, *seen.heard))


def advanced(lesson: Lesson, progress: Progress, seen: Seen) -> Progress:
    """The learner's place in the lesson after a new observation."""
    progress = noted(progress, seen)
    while (place := progress.place(lesson)) is not None:
        end = _end(progress, place, seen)
        if end is not None:
            progress = Progress(progress.at + 1, ends=(*progress.ends, end))
        elif not progress.shown and _holds_all(place.step.when, progress, seen):
            progress = replace(progress, shown=True)
        else:
            break
    return progress


def _end(progress: Progress, place: Place, seen: Seen) -> End | None:
    """How the present step ends now, if it does."""
    step = place.step
    if progress.shown and (_holds_all(step.done, progress, seen) if step.done else progress.given):
        return "done"
    too_late = any(
        claims and _holds_all(claims, progress, seen) for claims in (step.until, place.chapter.until)
    )
    if not too_late and not (seen.over and (progress.shown or not _holds_all(step.when, progress, seen))):
        return None
    if not progress.shown:
        return "missed"
    return "otherwise" if step.done else "done"


def holds(claims: Claims, facts: Mapping[str, Any], asked: tuple[str, ...] = ()) -> bool:
    """Whether claims about a table are true, by the facts that somebody sees and the question that is open
    there.
    """
    return _holds_all(claims, Progress(), Seen(facts, asked))


def _holds_all(claims: Claims, progress: Progress, seen: Seen) -> bool:
    """Whether all claims of a table are true; for a list of tables, whether those of at least one are."""
    if isinstance(claims, list):
        return any(_holds_all(table, progress, seen) for table in claims)
    try:
        for name, claim in claims.items():
            _expect(name, claim, progress, seen)
    except Untrue:
        return False
    return True


def _expect(name: str, claim: Any, progress: Progress, seen: Seen) -> None:
    """Raise `Untrue` unless a claim holds."""
    if name == "asked":
        holds = claim in seen.asked
    elif name == "answered":
        holds = any(_fits(claim, "kind", given.kind, given.answer) for given in progress.given)
    elif name == "told":
        holds = any(_fits(claim, "event", heard.event, heard.values) for heard in progress.heard)
    else:
        compare({name: claim}, seen.facts, "seen")
        return
    if not holds:
        raise Untrue(f"{name} is not {claim!r}")


def _fits(claim: Any, name: str, value: str, more: Mapping[str, Any]) -> bool:
    """Whether an answer or event is the one that a claim means: by its name, or by some of its fields."""
    if isinstance(claim, str):
        return claim == value
    try:
        compare(claim, {**more, name: value}, name)
    except Untrue:
        return False
    return True
