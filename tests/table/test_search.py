"""The search of the handbooks: players' questions, typing mistakes, and words that no page contains."""

from __future__ import annotations

import pytest

from ecumene.table.handbook.search import index_of
from ecumene.table.handbook.slips import slip_of
from ecumene.table.handbook.stems import words_of
from ecumene.table.titles import load_title
from tests.table.asking import QUESTIONS, asked

SHARE = {"known": 0.88, "fresh": 0.7, "last": 0.65}
"""How many of the questions are answered by one of the first three pages: 93 of 103; of those that were
written before the synonyms 40 of 54, and after everything else 20 of 28."""


@pytest.mark.parametrize("which", SHARE)
def test_most_questions_are_answered_by_one_of_the_first_three_pages(which: str) -> None:
    all = list(asked(which))
    missed = [f"{one.title}, {one.language}: {one.question}" for one in all if not one.answered]
    assert 1 - len(missed) / len(all) >= SHARE[which], "\n".join(missed)


def test_every_family_is_asked_twenty_questions() -> None:
    families = {"empires": "lineage", "expansion": "lineage"}
    counts: dict[str, int] = {}
    for group in [*QUESTIONS["known"], *QUESTIONS["fresh"]]:
        family = families.get(group["title"], group["title"])
        counts[family] = counts.get(family, 0) + len(group["asks"])
    assert sorted(counts) == ["ages", "cultures", "lineage"]
    assert min(counts.values()) >= 20


@pytest.mark.parametrize(
    ("language", "question", "found"),
    [
        ("en", "Medicine", "medicine"),
        ("en", "MEDICINE!", "medicine"),
        ("en", "medicne", "medicine"),
        ("en", "epidmeic", "epidemic"),
        ("de", "Medizin", "medicine"),
        ("de", "Medizn", "medicine"),
        ("de", "Seuche", "epidemic"),
        ("de", "Töpferei", "pottery"),
        ("de", "Toepferei", "pottery"),
        ("en", "babylon", "babylon"),
        ("en", "salt", "salt"),
    ],
)
def test_a_card_comes_first_by_its_name(language: str, question: str, found: str) -> None:
    hit = index_of(load_title("empires"), language).find(question)[0]
    assert (hit.kind, hit.id) == ("card", found)


@pytest.mark.parametrize("language", ["en", "de"])
def test_bent_words_find_the_same(language: str) -> None:
    bent = {"en": ("moving ships", "moves ship"), "de": ("Schiffe bewegen", "Bewegung der Schiffe")}
    index = index_of(load_title("empires"), language)
    first, second = ([hit.id for hit in index.find(text)] for text in bent[language])
    assert set(first[:5]) & set(second[:5])


def test_a_sheet_is_found_by_its_name() -> None:
    hits = index_of(load_title("empires"), "en").find("credits chart turn card")
    assert "aid" in {hit.kind for hit in hits}


@pytest.mark.parametrize("question", ["", " ", "the of and", "???", "\0", "\u202e", "qqqqqq"])
def test_what_nobody_wrote_finds_nothing(question: str) -> None:
    assert index_of(load_title("cultures"), "en").find(question) == []


def test_a_long_question_is_cut() -> None:
    index = index_of(load_title("cultures"), "en")
    assert index.find("coins " * 10_000) == index.find("coins " * 20)


def test_slips_are_few() -> None:
    assert slip_of("calamtiy", "calamity")
    assert slip_of("calamty", "calamity")
    assert not slip_of("city", "cite" * 2)
    assert not slip_of("tax", "wax")
    assert not slip_of("military", "minority")


def test_small_words_do_not_count() -> None:
    assert words_of("Can I do that with the cities?", "en") == ["city"]
    assert words_of("Darf ich das mit den Städten?", "de") == ["stad"]
