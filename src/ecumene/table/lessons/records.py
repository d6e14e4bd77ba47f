"""The parts of a lesson: chapters of steps; each step says when it is shown and when it is done."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Any

import msgspec

from ecumene.table.meta import OptionValue
from ecumene.table.questions.answers import Plain
from ecumene.table.state.frames import Seat

Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$", max_length=40)]
Minutes = Annotated[int, msgspec.Meta(ge=1, le=120)]

ASKED = "asked"
"""In the keys of sentences about kinds of question this word replaces the chapter."""

Claims = dict[str, Any] | list[dict[str, Any]]
"""A condition: a table of claims that must all be true, or a list of such tables of which one must be true.
"""


class Show(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The things that a surface lights up, by id: things with a name (areas, cards), kinds of question, and
    panels of the text board.
    """

    things: list[str] = []
    questions: list[str] = []
    panels: list[str] = []


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """One thing to see or to do.

    It is shown once `when` holds, and done once `done` holds; without `done` it is only read, and any answer
    of the learner ends it. Once `until` holds it can no longer be done: the learner acted differently. Its
    sentence is true while `fits` holds; otherwise the learner reads a general sentence. `advice` are the
    answers that the lesson itself would give, each once; `rule` is a section. `know`: there is a sentence
    with a fact that is true in any position; `after`: there is a sentence about the result, shown once the
    step is done.
    """

    id: Id
    when: Claims = {}
    done: Claims = {}
    until: Claims = {}
    fits: Claims = {}
    show: Show = Show()
    advice: list[Plain] = []
    rule: str = ""
    know: bool = False
    after: bool = False


class Chapter(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Some steps with a name. `until` ends all that is left of it."""

    id: Id
    minutes: Minutes
    until: Claims = {}
    steps: Annotated[list[Step], msgspec.Meta(min_length=1)]


class Spoken(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A scripted answer of another seat, given if the rules allow it: to one request by its id, or to every
    question of a kind while `when` holds for the facts that this seat sees.
    """

    seat: Annotated[int, msgspec.Meta(ge=0, le=17)]
    request: str = ""
    kind: str = ""
    when: Claims = {}
    answer: Plain


class Place(msgspec.Struct, frozen=True):
    """A step with its chapter, and their numbers."""

    chapter: Chapter
    step: Step
    number: int
    """Of the chapter, from 0."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """A lesson of a title. Its luck is fixed by `seed`; `seat` is that of the learner."""

    id: Id
    title: str
    seats: int
    seat: Seat = 0
    seed: Annotated[int, msgspec.Meta(ge=0)]
    options: dict[str, OptionValue] = {}
    bots: str = "easy"
    script: list[Spoken] = []
    chapters: Annotated[list[Chapter], msgspec.Meta(min_length=1)]

    @cached_property
    def places(self) -> list[Place]:
        """All steps in their order."""
        return [
            Place(chapter, step, number)
            for number, chapter in enumerate(self.chapters)
            for step in chapter.steps
        ]

    @cached_property
    def minutes(self) -> int:
        return sum(chapter.minutes for chapter in self.chapters)

    @cached_property
    def listens_for(self) -> frozenset[str]:
        """The events that some step waits for, by their tags."""
        every = [claims for place in self.places for claims in claims_of(place)]
        told = [table["told"] for table in every if "told" in table]
        return frozenset(claim if isinstance(claim, str) else claim.get("event", "") for claim in told)

    def number_of(self, chapter: str) -> int | None:
        """The number of a chapter by its id, from 0."""
        return next((number for number, one in enumerate(self.chapters) if one.id == chapter), None)

    # The keys of its sentences

    @property
    def key(self) -> str:
        """The name of the lesson."""
        return f"{self.title}-lesson-{self.id}"

    def chapter_key(self, chapter: Chapter) -> str:
        return f"{self.key}-{chapter.id}"

    def step_key(self, place: Place) -> str:
        """The task; with `-know`, `-why`, `-otherwise`, `-after` and `-short` the other sentences of the
        step.
        """
        return f"{self.key}-{place.chapter.id}-{place.step.id}"

    def kind_key(self, kind: str) -> str:
        """The meaning of a question of a kind, for learners who have left the advised path."""
        return f"{self.key}-{ASKED}-{kind}"


def claims_of(place: Place) -> list[dict[str, Any]]:
    """All tables of claims by which a step goes."""
    step = place.step
    several = (step.when, step.done, step.until, step.fits, place.chapter.until)
    return [table for claims in several for table in (claims if isinstance(claims, list) else [claims])]
