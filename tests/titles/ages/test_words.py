"""Every question, answer, event, refusal and effect of Age of Civilization can be said."""

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
from ecumene.titles.ages import effects

WORDS = load_title("ages").words
KINDS = load_title("ages").kinds.values()
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
    assert WORDS.knows(f"ages-ask-{kind}")
    assert WORDS.knows(f"ages-ask-{kind}-help")


@pytest.mark.parametrize("tag", sorted(tags(Answer, "ecumene.titles.ages")))
def test_every_answer_has_its_words(tag: str) -> None:
    assert WORDS.knows(f"ages-answer-{tag}")


@pytest.mark.parametrize("tag", sorted(tags(Event, "ecumene.titles.ages")))
def test_every_event_has_its_sentence(tag: str) -> None:
    assert WORDS.knows(f"ages-event-{tag}")


@pytest.mark.parametrize("tag", sorted(kind.__struct_config__.tag for kind in get_args(effects.Effect)))
def test_every_effect_has_its_words(tag: str) -> None:
    assert WORDS.knows(f"ages-effect-{tag}")


def refusals() -> list[str]:
    """The keys of the refusals that the rules name."""
    folder = resources.files("ecumene.titles.ages")
    sources = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".py")]
    return sorted({key for source in sources for key in re.findall(r'\.refuse\(\s*"([a-z-]+)"', source)})


@pytest.mark.parametrize("key", refusals())
def test_every_refusal_has_its_reason(key: str) -> None:
    assert WORDS.knows(f"ages-refuse-{key}")


def keys(language: str) -> list[str]:
    text = (resources.files("ecumene.titles.ages") / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def test_german_says_everything_that_english_says() -> None:
    assert keys("de") == keys("en")


def say_everything(table: Table, chooser: random.Random, language: str) -> Iterator[str]:
    """Play a game and say all that can be said on the way, to two seats and a spectator."""
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
def test_a_whole_game_can_be_said(seed: int) -> None:
    language = "de" if seed % 2 else "en"
    options: dict[str, Any] = {"innovation": seed > 2, "drafting": seed % 4 == 2}
    if seed % 4 == 0:
        options |= {"scenario": "mongol_devastation" if seed else "the_silk_road"}
    table = ecumene.open_table("ages", seats=1 + seed % 4, seed=seed, options=options)
    for text in say_everything(table, random.Random(seed), language):
        assert PLAIN_SENTENCE.match(text.replace("\n", " ")), text
        assert "  " not in text, text
        assert text == text.strip(), text


@pytest.mark.parametrize(
    ("key", "args", "text"),
    [
        ("ask-action", {"workers": 1, "coins": 1, "acted": "no"}, "1 worker is free, and you have 1 coin."),
        (
            "ask-action",
            {"workers": 0, "coins": 2, "acted": "yes"},
            "No worker is free, and you have 2 coins.",
        ),
        ("answer-done", {"workers": 2}, "Done: 2 workers stay at home"),
        ("turn", {"turn": 0, "phase": "setup"}, "setup"),
        ("turn", {"turn": 3, "phase": "actions"}, "round 3"),
    ],
)
def test_numbers_read_well(key: str, args: dict[str, Argument], text: str) -> None:
    assert WORDS.text(Say(f"ages-{key}", args)).endswith(text)


def act(**sum_: int) -> str:
    """What an option says about an action: its whole cost and all that it gives."""
    nothing = dict.fromkeys(("workers", "lost", "price", "points", "coins", "gained"), 0)
    return WORDS.text(Say("ages-answer-act", {"action": "culture", "choice": "none", **nothing, **sum_}))


def test_an_option_says_its_sum() -> None:
    assert act(workers=1, price=3, points=4) == "Culture: 1 worker and 3 coins for 4 points"
    assert act(workers=2, lost=2, price=1, points=3, coins=4) == (
        "Culture: 2 workers (lost) and 1 coin for 3 points and 4 coins"
    )
    assert act(workers=2, coins=4, gained=1) == "Culture: 2 workers for 4 coins and 1 worker"
    assert act(workers=1, lost=1) == "Culture: 1 worker (lost) for no points or coins"


def test_every_phase_and_every_part_of_a_score_has_a_name() -> None:
    title = load_title("ages")
    table = ecumene.open_table(title.meta.id, seed=1)
    terms = title.terms("en")
    assert {*title.course(), "setup", "over"} <= set(terms.phases)
    assert set(table.standings()[0].parts) <= set(terms.parts)
    assert WORDS.text(title.where(3, "actions"))
