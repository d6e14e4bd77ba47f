"""The errors of a lesson that can be found without playing it: in sentences, sections, ids and opening."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from ecumene.table.data.shapes import Problem, did_you_mean
from ecumene.table.lessons.progress import OWN
from ecumene.table.lessons.records import ASKED, Lesson, Place, claims_of
from ecumene.table.meta import BadOpening, opening_options, opening_seats
from ecumene.table.rulebook.sections import sections_of
from ecumene.table.text.words import Say, UnknownMessage
from ecumene.table.title import Title

AnyTitle = Title[Any, Any]

LANGUAGES = ("en", "de")
"""The languages of the house: every sentence of a lesson exists in all of them."""


_TAKEN = ("about", "end", ASKED)
"""Ids that no chapter may have: other sentences of the lesson have these keys."""


def problems_of(title: AnyTitle, lesson: Lesson) -> list[Problem]:
    """All errors of a lesson that can be seen in its file."""
    return [
        *_opening(title, lesson),
        *_script(title, lesson),
        *_ids(lesson),
        *_claims(lesson),
        *_references(title, lesson),
        *_sentences(title, lesson),
    ]


def keys_of(lesson: Lesson) -> Iterator[str]:
    """The keys of all sentences that a lesson needs."""
    yield from (lesson.key, f"{lesson.key}-about", f"{lesson.key}-end")
    yield from (lesson.chapter_key(chapter) for chapter in lesson.chapters)
    kinds = {kind: None for place in lesson.places for kind in place.step.show.questions}
    yield from (lesson.kind_key(kind) for kind in kinds)
    for place in lesson.places:
        key = lesson.step_key(place)
        yield from (key, f"{key}-why", f"{key}-short")
        step = place.step
        more = {"know": step.know, "otherwise": bool(step.done), "after": step.after}
        yield from (f"{key}-{name}" for name, is_said in more.items() if is_said)


def _opening(title: AnyTitle, lesson: Lesson) -> Iterator[Problem]:
    try:
        seats = opening_seats(title.meta, lesson.seats)
        opening_options(title.meta, lesson.options, seats)
    except BadOpening as error:
        yield Problem("opening", str(error))
        return
    if lesson.seat >= seats:
        yield Problem("seat", f"there are {seats} seats, from 0 on")


def _script(title: AnyTitle, lesson: Lesson) -> Iterator[Problem]:
    """A seat with scripted answers is a bot, and gets questions of that kind."""
    kinds = [kind.name for kind in title.kinds.values()]
    for number, spoken in enumerate(lesson.script):
        where = f"script[{number}]"
        if spoken.seat >= lesson.seats or spoken.seat == lesson.seat:
            yield Problem(f"{where}.seat", "no bot sits there")
        if bool(spoken.request) == bool(spoken.kind):
            yield Problem(where, "it names a request, or a kind of question")
        if spoken.kind and spoken.kind not in kinds:
            hint = did_you_mean(spoken.kind, kinds, None)
            yield Problem(f"{where}.kind", f"there is no '{spoken.kind}'; {hint}")


def _ids(lesson: Lesson) -> Iterator[Problem]:
    """The ids of chapters are unique, and so are the ids of the steps in a chapter."""
    chapters = [chapter.id for chapter in lesson.chapters]
    yield from (Problem(f"chapters.{id}", "two chapters have this id") for id in _twice(chapters))
    yield from (Problem(f"chapters.{id}", "no chapter has this id") for id in chapters if id in _TAKEN)
    for chapter in lesson.chapters:
        steps = [step.id for step in chapter.steps]
        yield from (Problem(f"{chapter.id}.{id}", "two steps have this id") for id in _twice(steps))


def plain_keys_of(lesson: Lesson) -> Iterator[str]:
    """The keys of sentences that are shown before there is a table: they mention no values."""
    yield from (lesson.key, f"{lesson.key}-about")
    yield from (lesson.chapter_key(chapter) for chapter in lesson.chapters)


def _twice(ids: Iterable[str]) -> list[str]:
    return [id for id, count in Counter(ids).items() if count > 1]


def _references(title: AnyTitle, lesson: Lesson) -> Iterator[Problem]:
    """Everything that is named exists: sections, kinds of question, things."""
    sections, names = list(sections_of(title)), list(title.words.names())
    kinds = [kind.name for kind in title.kinds.values()]
    for place in lesson.places:
        where, step = f"{place.chapter.id}.{place.step.id}", place.step
        named = [
            ("rule", [step.rule] if step.rule else [], sections),
            ("show.things", step.show.things, names),
            ("show.questions", step.show.questions, kinds),
            ("asked or answered", list(_kinds_claimed(place)), kinds),
        ]
        for field, ids, known in named:
            for id in ids:
                if id not in known:
                    hint = did_you_mean(id, known, None)
                    yield Problem(f"{where}.{field}", f"there is no '{id}'; {hint}")


def _claims(lesson: Lesson) -> Iterator[Problem]:
    """Check that a claim of the engine has a form in which it can be true."""
    for place in lesson.places:
        where = f"{place.chapter.id}.{place.step.id}"
        for table in claims_of(place):
            if "asked" in table and not isinstance(table["asked"], str):
                yield Problem(f"{where}.asked", "it is the name of a kind of question")
            told = table.get("told", "")
            if not isinstance(told, str) and "event" not in told:
                yield Problem(f"{where}.told", "it names no event")


def _kinds_claimed(place: Place) -> Iterator[str]:
    """The kinds of question that the claims of a step name."""
    for table in claims_of(place):
        for name in OWN[:2]:
            claim = table.get(name)
            kind = claim.get("kind") if isinstance(claim, dict) else claim
            if kind is not None:
                yield str(kind)


def _sentences(title: AnyTitle, lesson: Lesson) -> Iterator[Problem]:
    for key in keys_of(lesson):
        for language in LANGUAGES:
            if not title.words.has(key, language):
                yield Problem(key, f"there is no such sentence in '{language}'")
    for key in plain_keys_of(lesson):
        for language in LANGUAGES:
            if title.words.has(key, language) and not _is_plain(title, key, language):
                yield Problem(key, f"it mentions a value in '{language}', but there is no table yet")


def _is_plain(title: AnyTitle, key: str, language: str) -> bool:
    try:
        title.words.text(Say(key), language)
    except UnknownMessage:
        return False
    return True
