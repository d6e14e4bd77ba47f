"""Every question, answer, event, refusal and effect of Rising Cultures can be said."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from importlib import resources
from typing import Any, get_args

import pytest

import ecumene
from ecumene.table.answers import Answer
from ecumene.table.events import Event
from ecumene.table.table import Table
from ecumene.table.titles import load_title
from ecumene.table.words import Argument, Say
from ecumene.titles.cultures import effects

WORDS = load_title("cultures").words
KINDS = load_title("cultures").kinds.values()
PLAIN_SENTENCE = re.compile(r"^[^{}$]*$")


def subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    for child in kind.__subclasses__():
        yield child
        yield from subclasses(child)


def tags(parent: type[Any], module: str) -> set[str]:
    """The tags of the concrete records of the title."""
    found = [child for child in subclasses(parent) if child.__module__.startswith(module)]
    return {child.__struct_config__.tag for child in found if child.__name__ != "Told"}


@pytest.mark.parametrize("kind", sorted(kind.name for kind in KINDS))
def test_every_question_has_its_prompt_and_its_help(kind: str) -> None:
    assert WORDS.knows(f"cultures-ask-{kind}")
    assert WORDS.knows(f"cultures-ask-{kind}-help")


@pytest.mark.parametrize("tag", sorted(tags(Answer, "ecumene.titles.cultures")))
def test_every_answer_has_its_words(tag: str) -> None:
    assert WORDS.knows(f"cultures-answer-{tag}")


@pytest.mark.parametrize("tag", sorted(tags(Event, "ecumene.titles.cultures")))
def test_every_event_has_its_sentence(tag: str) -> None:
    assert WORDS.knows(f"cultures-event-{tag}")


@pytest.mark.parametrize("tag", sorted(kind.__struct_config__.tag for kind in get_args(effects.Effect)))
def test_every_effect_has_its_words(tag: str) -> None:
    assert WORDS.knows(f"cultures-effect-{tag}")


def refusals() -> list[str]:
    """The keys of the refusals that the rules name."""
    folder = resources.files("ecumene.titles.cultures")
    sources = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".py")]
    return sorted({key for source in sources for key in re.findall(r'\.refuse\(\s*"([a-z-]+)"', source)})


@pytest.mark.parametrize("key", refusals())
def test_every_refusal_has_its_reason(key: str) -> None:
    assert WORDS.knows(f"cultures-refuse-{key}")


def keys(language: str) -> list[str]:
    text = (resources.files("ecumene.titles.cultures") / "words" / f"{language}.ftl").read_text(
        encoding="utf-8"
    )
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def test_german_says_everything_that_english_says() -> None:
    assert keys("de") == keys("en")


def say_everything(table: Table, chooser: random.Random, language: str) -> Iterator[str]:
    """Play a game and say all that can be said on the way, to both seats and a spectator."""
    while not table.over:
        request = chooser.choice(table.requests())
        yield request.prompt_in(language)
        yield request.help_in(language)
        options = table.options(request)
        yield from (table.describe(request, option, language) for option in options)
        happened = table.answer(request.seat, request.id, chooser.choice(options))
        for reader in (0, 1, None):
            yield from table.tell(happened, reader, language)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("civilizations", ["egypt-abbasid", "persia-rome"])
def test_a_whole_game_can_be_said(seed: int, civilizations: str) -> None:
    language = "de" if seed % 2 else "en"
    options = {"civilizations": civilizations, "match": seed == 0}
    table = ecumene.open_table("cultures", seed=seed, options=options)
    for text in say_everything(table, random.Random(seed), language):
        assert PLAIN_SENTENCE.match(text.replace("\n", " ")), text
        assert "  " not in text, text
        assert text == text.strip(), text


@pytest.mark.parametrize(
    ("key", "args", "text"),
    [
        ("ask-swap", {"paid": 1, "free": 0}, "Swap cards before you play? One card, for 1 coin."),
        ("ask-swap", {"paid": 2, "free": 1}, "Up to 2 cards for 1 coin each, and 1 for free."),
        ("ask-swap", {"paid": 0, "free": 1}, "One card, for free."),
        ("ask-bury", {"left": 1}, "One card has to go."),
        ("turn", {"turn": 0, "phase": "setup"}, "setup"),
        ("turn", {"turn": 3, "phase": "play"}, "round 3"),
        ("turn", {"turn": 7, "phase": "between"}, "between the games"),
        ("turn", {"turn": 9, "phase": "play"}, "round 2 of the second game"),
    ],
)
def test_numbers_read_well(key: str, args: dict[str, Argument], text: str) -> None:
    assert WORDS.text(Say(f"cultures-{key}", args)).endswith(text)


def test_a_refusal_says_what_a_player_can_use() -> None:
    table = ecumene.open_table("cultures", seed=1, options={"civilizations": "rome-persia", "first": "0"})
    while table.requests()[0].kind != "play":
        request = table.requests()[0]
        table.answer(request.seat, request.id, request.default)
    request = table.requests()[0]
    hand = table.view(request.seat)["you"]
    dear = max(hand["prices"], key=hand["prices"].get)
    coins = table.view(request.seat)["seats"]["0"]["coins"]
    assert hand["prices"][dear] > coins
    with pytest.raises(ecumene.Refused) as refused:
        table.answer(request.seat, request.id, {"do": "build", "card": dear})
    assert refused.value.reason.endswith(f"costs {hand['prices'][dear]} coins here and you have {coins}.")


def test_every_phase_and_every_part_of_a_score_has_a_name() -> None:
    title = load_title("cultures")
    table = ecumene.open_table(title.meta.id, seed=1)
    terms = title.terms("en")
    assert {*title.course(), "setup", "over"} <= set(terms.phases)
    assert set(table.standings()[0].parts) <= set(terms.parts)
    assert WORDS.text(title.where(3, "play"))
