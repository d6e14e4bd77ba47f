"""What a lesson is made of: chapters of steps, and for each step when it is shown and what makes it done."""

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
"""In the keys of sentences about kinds of question it stands where others have a chapter."""

Claims = dict[str, Any] | list[dict[str, Any]]
"""What must be so: a table of claims that all hold, or a list of such tables of which one does."""


class Show(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a surface lights up, by id: things with a name (areas, cards), kinds of question, and panels of
    the board in text."""

    things: list[str] = []
    questions: list[str] = []
    panels: list[str] = []


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """One thing to see or to do.

    It is shown once `when` holds, and done once `done` does; without `done` it is there to be read, and any
    answer of the learner ends it. Once `until` holds it can no longer be done: somebody did otherwise.
    Its sentence is true while `fits` does; to whoever has strayed something general is said instead.
    `advice` are the answers that the lesson itself would give, each once; `rule` is a section. `know`: a
    sentence says what has to be known in any position; `after`: another one says what it brought, once it is
    done.
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
    """What another seat answers, if it may, so that there is something to see: to one request by its id, or
    to every question of a kind while `when` holds of what that seat sees."""

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
        """What the lesson is called."""
        return f"{self.title}-lesson-{self.id}"

    def chapter_key(self, chapter: Chapter) -> str:
        return f"{self.key}-{chapter.id}"

    def step_key(self, place: Place) -> str:
        """What to do; with `-know`, `-why`, `-otherwise`, `-after` and `-short` what else is said."""
        return f"{self.key}-{place.chapter.id}-{place.step.id}"

    def kind_key(self, kind: str) -> str:
        """What a question of a kind is about: for whoever is asked it off the advised path."""
        return f"{self.key}-{ASKED}-{kind}"


def claims_of(place: Place) -> list[dict[str, Any]]:
    """All tables of claims by which a step goes."""
    step = place.step
    several = (step.when, step.done, step.until, step.fits, place.chapter.until)
    return [table for claims in several for table in (claims if isinstance(claims, list) else [claims])]
