"""Every title has the same messages in all languages of the house, with the same values."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from random import Random
from typing import Any, NamedTuple

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Junk,
    Message,
    MessageReference,
    VariableReference,
    Variant,
)

from ecumene.table.api import titles
from ecumene.table.chance import Seeded
from ecumene.table.meta import opening_options
from ecumene.table.questions.kind import State
from ecumene.table.text.board import as_text
from ecumene.table.text.words import Argument, Say, Words
from ecumene.table.title import Title
from ecumene.table.titles import load_title
from ecumene.titles.lineage.text.reading import written_move, written_offer
from tests.titles.empires.crowds import PHASES, crowded
from tests.titles.empires.crowds import TITLE as EMPIRES

LANGUAGES = ("de", "en")
HOUSE = (
    "ecumene.table",
    "ecumene.server",
    "ecumene.titles.ages",
    "ecumene.titles.cultures",
    "ecumene.titles.empires",
    "ecumene.titles.lineage",
    "ecumene.titles.expansion",
)


def folders(package: str) -> Iterator[Traversable]:
    """The folder of words of a package, and its chapters."""
    words = resources.files(package) / "words"
    yield words
    yield from (entry for entry in words.iterdir() if entry.is_dir())


CATALOGUES = [folder for package in HOUSE for folder in folders(package)]
TITLES = [load_title(name) for name in titles()]


class Mentions(NamedTuple):
    """What a message mentions: values and other messages; and the cases that it tells apart."""

    values: set[str]
    cases: set[str]


def mentions_of(node: object) -> Mentions:
    values, cases = set[str](), set[str]()
    for part in _parts(node):
        if isinstance(part, VariableReference):
            values.add(f"${part.id.name}")
        elif isinstance(part, MessageReference):
            values.add(part.id.name)
        elif isinstance(part, Variant) and isinstance(part.key, Identifier):
            cases.add(part.key.name)
    return Mentions(values, cases)


def _parts(node: object) -> Iterator[object]:
    """A piece of a message and all that it is made of."""
    yield node
    inside = node if isinstance(node, list) else vars(node).values() if isinstance(node, BaseNode) else ()
    for part in inside:
        yield from _parts(part)


def catalogue(folder: Traversable, language: str) -> dict[str, Mentions]:
    """The messages of a catalogue in their order, with what each mentions."""
    found: dict[str, Mentions] = {}
    for entry in FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = mentions_of(entry)
    return found


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: str(folder).rpartition("ecumene/")[2])
def test_the_languages_have_the_same_messages_with_the_same_values(folder: Traversable) -> None:
    files = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    assert files == [f"{language}.ftl" for language in LANGUAGES]
    german, english = (catalogue(folder, language) for language in LANGUAGES)
    assert list(german) == list(english)
    for key, mentions in english.items():
        assert german[key].values == mentions.values, key


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: str(folder).rpartition("ecumene/")[2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(folder: Traversable, language: str) -> None:
    """With each case it tells apart, and with numbers. A title may say it otherwise, and mention more."""
    words, messages = Words(CATALOGUES), catalogue(folder, language)
    others = [catalogue(other, language) for other in CATALOGUES if other != folder]
    for key, mentions in messages.items():
        found = [_values(catalogued, key) for catalogued in (messages, *others) if key in catalogued]
        values = {name.removeprefix("$") for name in set().union(*found)}
        some: list[Argument] = [0, 1, 2, "none", *sorted(mentions.cases)]
        for given in some:
            text = words.text(Say(key, dict.fromkeys(values, given)), language)
            assert text, (key, given)
            assert not {"{", "}", "$"} & set(text), text


def _values(messages: dict[str, Mentions], key: str) -> set[str]:
    """The values that a message needs, those of the messages in it included."""
    found: set[str] = set()
    for name in messages[key].values:
        found |= {name} if name.startswith("$") else _values(messages, name)
    return found


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.meta.id)
def test_no_sentence_selects_on_an_id_that_arrives_as_a_name(title: Title[Any, Any]) -> None:
    package = "lineage" if title.prefix == "lineage" else title.meta.id
    if f"ecumene.titles.{package}" not in HOUSE:
        return
    for folder in folders(f"ecumene.titles.{package}"):
        for language in LANGUAGES:
            for key, mentions in catalogue(folder, language).items():
                assert not mentions.cases & set(title.names), key


@pytest.mark.parametrize("name", ["ages", "cultures", "empires", "expansion"])
def test_names_in_other_languages_are_of_things_that_there_are(name: str) -> None:
    title = load_title(name)
    for language in LANGUAGES:
        called = title.words.names(language)
        assert set(called) == set(title.names)
        assert all(
            text == text.strip() and bool(text) == bool(title.names[id]) for id, text in called.items()
        )
        assert title.components(language)["names"].items() <= called.items()


def test_an_owner_who_renames_a_card_is_heard_in_every_language() -> None:
    title = load_title("empires", {"advances": {"music": {"name": "Song", "source": "owner"}}})
    assert title.words.name("music", "de") == "Song"
    assert title.words.name("masonry", "de") == "Steinmetzkunst"


def test_german_names_of_cards_are_told_apart() -> None:
    for name in ("ages", "cultures", "empires", "expansion"):
        title = load_title(name)
        german, english = title.words.names("de"), title.names
        assert len(set(german.values())) >= len(set(english.values())) - 1


# Nothing is left in English

ENGLISH = re.compile(
    r"\b(the|you|your|yours|is|are|has|have|and|with|from|for|takes?|tokens?|cards?|city|cities|treasury|stock|"
    r"round|turn|seat|coins?|wood|brick|stone|sword|horse|shield|nothing|nobody|site)\b"
)
"""Words that no German sentence has; names of areas are as on the board, and begin with a capital letter."""


def said(title: Title[Any, Any], state: State, random: Random) -> Iterator[str]:
    """All that is said to some seat now: its questions, some of its answers, and the board."""
    for _, ask in title.requests(state)[:3]:
        options = title.options(state, ask)
        yield title.words.text(title.prompt(state, ask), "de")
        yield title.words.text(title.help(state, ask), "de")
        for option in random.sample(list(options), min(len(options), 6)):
            yield title.words.text(title.describe(state, ask, option), "de")
    seats = [ask.seat for _, ask in title.requests(state)[:1]]
    for seat in (*seats, None):
        yield as_text(title.board(title.view(state, seat), seat, "de"))


def told_in_german(title: Title[Any, Any], state: State, answers: int) -> None:
    """Play on at random, and find no English in what is said on the way."""
    random = Random(answers)
    for number in range(answers):
        for text in said(title, state, random) if number % 5 == 0 else ():
            assert not ENGLISH.search(text), text
        if not (requests := title.requests(state)):
            return
        _, ask = random.choice(requests)
        answer = random.choice(title.options(state, ask))
        events = title.answer(state, ask.seat, ask.id, answer, Seeded.from_number(number))
        for event in events:
            text = title.words.text(title.tell(state, event), "de")
            assert not ENGLISH.search(text), text


@pytest.mark.parametrize("phase", PHASES)
def test_mega_empires_is_told_in_german(phase: str) -> None:
    told_in_german(EMPIRES, crowded(7, Random(7), phase), 40)


@pytest.mark.parametrize("civilizations", ["choose", "egypt-abbasid", "persia-rome"])
def test_rising_cultures_is_told_in_german(civilizations: str) -> None:
    title = load_title("cultures")
    options = opening_options(title.meta, {"civilizations": civilizations}, 2)
    told_in_german(title, title.setup(options, 2, Seeded.from_number(3)), 160)


@pytest.mark.parametrize("seats", [2, 4])
def test_age_of_civilization_is_told_in_german(seats: int) -> None:
    title = load_title("ages")
    variants = dict.fromkeys(("innovation", "changing_world", "drafting"), True)
    options = opening_options(title.meta, variants, seats)
    told_in_german(title, title.setup(options, seats, Seeded.from_number(seats)), 160)


def test_what_is_typed_is_understood_in_both_languages() -> None:
    words, position = EMPIRES.words, EMPIRES.at(EMPIRES.position({"phase": "over"}))
    offer = written_offer(position, 0, words, "flax, stone, 2 hides for salt, gold +1 to Persia")
    assert offer is not None
    german = "Flachs, Stein und 2 Häute für Salz, Gold +1 an Persien"
    assert offer == written_offer(position, 0, words, german)
    move = written_move(position.board, "3 Marib to Saba")
    assert move is not None
    assert move == written_move(position.board, "3 von Marib nach Saba")
