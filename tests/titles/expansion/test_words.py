"""Every question, answer, event, refusal and card of the Expansion Project has a text in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from ecumene.table.questions.answers import Answer
from ecumene.table.text.events import Event
from ecumene.titles.expansion import load
from ecumene.titles.lineage.text.cards import about

TITLE = load()
WORDS = TITLE.words
OWN = "ecumene.titles.expansion"
CARDS = [*TITLE.content.calamities, *TITLE.content.advances]


def subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    for child in kind.__subclasses__():
        yield child
        yield from subclasses(child)


def tags(parent: type[Any]) -> list[str]:
    """The tags of this title's own records."""
    found = [child for child in subclasses(parent) if child.__module__.startswith(OWN)]
    return sorted({str(child.__struct_config__.tag) for child in found})


def refusals() -> list[str]:
    sources = [file.read_text(encoding="utf-8") for file in Path(str(resources.files(OWN))).rglob("*.py")]
    return sorted({key for source in sources for key in re.findall(r'\brefuse\(\s*"([a-z-]+)"', source)})


@pytest.mark.parametrize("kind", sorted(kind.name for kind in TITLE.kinds.values()))
def test_every_question_has_its_prompt_and_its_help(kind: str) -> None:
    assert WORDS.knows(f"lineage-ask-{kind}")
    assert WORDS.knows(f"lineage-ask-{kind}-help")


@pytest.mark.parametrize("tag", tags(Answer))
def test_every_answer_has_its_words(tag: str) -> None:
    assert WORDS.knows(f"lineage-answer-{tag}")


@pytest.mark.parametrize("tag", tags(Event))
def test_every_event_has_its_sentence(tag: str) -> None:
    assert WORDS.knows(f"lineage-event-{tag}")


@pytest.mark.parametrize("key", refusals())
def test_every_refusal_has_its_reason(key: str) -> None:
    assert WORDS.knows(f"lineage-refuse-{key}")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("id", CARDS)
def test_every_card_says_what_it_does(id: str, language: str) -> None:
    text = about(TITLE.content, id, TITLE.voice(language))
    assert text.endswith(".")
    assert "  " not in text
    assert " ." not in text
    assert not {"{", "}", "$"} & set(text)


@pytest.mark.parametrize(
    ("id", "english"),
    [
        ("famine", "You lose 10 unit points, and divide 20 among others, at most 8 each."),
        ("tempest", "You lose all your ships, and 5 tokens from the treasury."),
        ("coastal_migration", "You lose all your ships, 5 unit points on your coasts."),
        ("calendar", "Famine: 5 less damage as secondary victim. Cyclone: 2 cities less."),
        (
            "public_works",
            "A token of yours may stay beside each of your cities. Safe from Provincial Empire. Drawback: a "
            "city on a site takes 7 tokens; a city in the wilderness 13.",
        ),
        (
            "diaspora",
            "Special ability: 5 unit points of your stock go to an empty area that a path leads to. "
            "Drawback: hand limit 1 lower.",
        ),
    ],
)
def test_what_cards_say(id: str, english: str) -> None:
    assert about(TITLE.content, id, TITLE.voice("en")) == english


def test_phases_and_parts_have_names() -> None:
    terms = TITLE.terms("de")
    assert {*TITLE.course(), "setup", "over"} <= set(terms.phases)
    state = TITLE.position({"phase": "over"})
    assert set(TITLE.standings(state)[0].parts) == set(terms.parts)
