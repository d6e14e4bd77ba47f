"""Every question, answer, event, refusal and effect of a title has a text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from typing import Any, get_args

import pytest

import ecumene
from ecumene.table.questions.answers import Answer
from ecumene.table.text.events import Event
from ecumene.table.titles import load_title

TITLES = ("ages", "cultures")


def of_each(things: Any) -> list[tuple[str, str]]:
    """Each title with each of what a function finds in it."""
    return [(title, thing) for title in TITLES for thing in sorted(things(title))]


def questions(title: str) -> Iterator[str]:
    return (kind.name for kind in load_title(title).kinds.values())


def subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    for child in kind.__subclasses__():
        yield child
        yield from subclasses(child)


def tags(parent: type[Any], title: str) -> set[str]:
    """The tags of the concrete records of a title."""
    load_title(title)
    found = [child for child in subclasses(parent) if child.__module__.startswith(f"ecumene.titles.{title}")]
    return {child.__struct_config__.tag for child in found if child.__name__ != "Told"}


def answers(title: str) -> set[str]:
    return tags(Answer, title)


def events(title: str) -> set[str]:
    return tags(Event, title)


def effects(title: str) -> set[str]:
    module = import_module(f"ecumene.titles.{title}.effects")
    return {str(kind.__struct_config__.tag) for kind in get_args(module.Effect)}


def sources(folder: Traversable) -> Iterator[str]:
    for file in folder.iterdir():
        if file.is_dir():
            yield from sources(file)
        elif file.name.endswith(".py"):
            yield file.read_text(encoding="utf-8")


def refusals(title: str) -> set[str]:
    """The keys of the refusals that the rules name."""
    rules = sources(resources.files(f"ecumene.titles.{title}"))
    return {key for source in rules for key in re.findall(r'\.refuse\(\s*"([a-z-]+)"', source)}


def known(title: str, keys: Iterable[str]) -> bool:
    words = load_title(title).words
    return all(words.knows(f"{title}-{key}") for key in keys)


@pytest.mark.parametrize(("title", "kind"), of_each(questions))
def test_every_question_has_its_prompt_and_its_help(title: str, kind: str) -> None:
    assert known(title, (f"ask-{kind}", f"ask-{kind}-help"))


@pytest.mark.parametrize(("title", "tag"), of_each(answers))
def test_every_answer_has_its_words(title: str, tag: str) -> None:
    assert known(title, [f"answer-{tag}"])


@pytest.mark.parametrize(("title", "tag"), of_each(events))
def test_every_event_has_its_sentence(title: str, tag: str) -> None:
    assert known(title, [f"event-{tag}"])


@pytest.mark.parametrize(("title", "tag"), of_each(effects))
def test_every_effect_has_its_words(title: str, tag: str) -> None:
    assert known(title, [f"effect-{tag}"])


@pytest.mark.parametrize(("title", "key"), of_each(refusals))
def test_every_refusal_has_its_reason(title: str, key: str) -> None:
    assert known(title, [f"refuse-{key}"])


def keys(title: str, language: str) -> list[str]:
    words = resources.files(f"ecumene.titles.{title}") / "words" / f"{language}.ftl"
    return re.findall(r"^([a-z][\w-]*) =", words.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("title", TITLES)
def test_german_says_everything_that_english_says(title: str) -> None:
    assert keys(title, "de") == keys(title, "en")


@pytest.mark.parametrize("title", TITLES)
def test_every_phase_and_every_part_of_a_score_has_a_name(title: str) -> None:
    rules, table = load_title(title), ecumene.open_table(title, seed=1)
    terms = rules.terms("en")
    assert {*rules.course(), "setup", "over"} <= set(terms.phases)
    assert set(table.standings()[0].parts) <= set(terms.parts)
    assert rules.words.text(rules.where(3, rules.course()[0]))
