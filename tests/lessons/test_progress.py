"""The progress of a learner, only from the learner's own knowledge."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ecumene.table.lessons.progress import Given, Heard, Progress, Seen, advanced
from ecumene.table.lessons.records import Lesson


def a_lesson(*steps: dict[str, Any], until: Any = None) -> Lesson:
    chapter = {"id": "one", "minutes": 1, "steps": list(steps), "until": until or {}}
    last = {"id": "two", "minutes": 1, "steps": [{"id": "last"}]}
    raw = {"id": "first", "title": "noughts", "seats": 2, "seed": 1, "chapters": [chapter, last]}
    return msgspec.convert(raw, Lesson)


def walked(lesson: Lesson, *seens: Seen) -> Progress:
    progress = Progress()
    for seen in seens:
        progress = advanced(lesson, progress, seen)
    return progress


def saw(
    given: Given | None = None, told: str = "", asked: str = "", over: bool = False, **facts: Any
) -> Seen:
    heard = (Heard(told, {"seat": "rome"}),) if told else ()
    return Seen(facts, asked=(asked,) if asked else (), over=over, given=given, heard=heard)


BUILD = Given("play", {"do": "build", "card": "insula"})
SELL = Given("play", {"do": "coins", "card": "insula"})


def test_a_step_without_claims_is_shown_at_once_and_ends_with_any_answer() -> None:
    lesson = a_lesson({"id": "read"})
    assert walked(lesson, saw()) == Progress(0, shown=True)
    assert walked(lesson, saw(), saw(SELL)).ends == ("done",)


def test_a_step_waits_for_when_and_answers_before_do_not_count() -> None:
    lesson = a_lesson({"id": "build", "when": {"phase": "play"}, "done": {"answered": "play"}})
    waiting = walked(lesson, saw(phase="income"), saw(BUILD, phase="income"))
    assert not waiting.shown
    assert waiting.ends == ()
    shown = walked(lesson, saw(phase="income"), saw(BUILD, phase="play"))
    assert shown.shown
    assert shown.ends == ()
    assert advanced(lesson, shown, saw(SELL, phase="play")).ends == ("done",)


def test_an_answer_is_claimed_by_its_kind_or_by_its_fields() -> None:
    lesson = a_lesson({"id": "build", "done": {"answered": {"kind": "play", "do": "build"}}})
    assert walked(lesson, saw(), saw(SELL)).ends == ()
    assert walked(lesson, saw(), saw(SELL), saw(BUILD)).ends == ("done",)


def test_what_was_told_counts_since_the_step_was_shown() -> None:
    lesson = a_lesson({"id": "win", "done": {"told": {"event": "province", "seat": "rome"}}})
    assert walked(lesson, saw(told="province"), saw()).ends == ()
    assert walked(lesson, saw(), saw(told="income"), saw(told="province")).ends == ("done",)
    other = a_lesson({"id": "win", "done": {"told": {"event": "province", "seat": "persia"}}})
    assert walked(other, saw(), saw(told="province")).ends == ()


def test_a_list_of_claims_needs_one_of_them() -> None:
    lesson = a_lesson({"id": "either", "done": [{"coins": 3}, {"cities": {"size": {"least": 1}}}]})
    assert walked(lesson, saw(coins=2, cities=[])).ends == ()
    assert walked(lesson, saw(coins=2, cities=["ur"])).ends == ("done",)
    assert walked(lesson, saw(coins=3, cities=[])).ends == ("done",)


def test_who_does_otherwise_goes_on_all_the_same() -> None:
    build = {"id": "build", "when": {"phase": "play"}, "done": {"built": True}}
    lesson = a_lesson(build, {"id": "more", "when": {"phase": "play"}}, until={"phase": "end"})
    assert walked(lesson, saw(phase="play", built=False), saw(phase="end", built=False)).ends == (
        "otherwise",
        "missed",
    )
    assert walked(lesson, saw(phase="end", built=False)).ends == ("missed", "missed")


def test_a_step_ends_by_its_own_until_and_its_chapter_goes_on() -> None:
    lesson = a_lesson({"id": "build", "done": {"built": True}, "until": {"turn": 2}}, {"id": "more"})
    progress = walked(lesson, saw(turn=1, built=False), saw(turn=2, built=False))
    assert progress.ends == ("otherwise",)
    assert progress.shown
    assert progress.chapter(lesson) == 0


def test_the_end_of_the_game_ends_every_step() -> None:
    lesson = a_lesson({"id": "build", "done": {"built": True}}, {"id": "later", "when": {"turn": 9}})
    progress = walked(lesson, saw(built=False, turn=1), saw(over=True, built=False, turn=1))
    assert progress.ends == ("otherwise", "missed", "done")
    assert progress.place(lesson) is None
    assert progress.chapter(lesson) == 2


def test_several_steps_may_be_done_by_one_entry() -> None:
    lesson = a_lesson({"id": "one", "done": {"coins": 1}}, {"id": "two", "done": {"cities": 1}})
    assert walked(lesson, saw(coins=1, cities=1)).ends == ("done", "done")


@pytest.mark.parametrize(
    "claims", [{"coins": {"least": "many"}}, {"no_such": 1}, {"coins": {"size": {"x": 1}}}]
)
def test_a_claim_that_cannot_be_so_is_not_so(claims: dict[str, Any]) -> None:
    lesson = a_lesson({"id": "odd", "done": claims})
    assert walked(lesson, saw(coins=1)).ends == ()
