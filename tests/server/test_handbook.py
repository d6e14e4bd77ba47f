"""The handbook over HTTP: contents, chapters, cards, sheets and the search, in both languages."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ecumene.table.api import titles
from tests.server.client import Visitor
from tests.server.test_play import refusal

FIRST_PAGE = 0.3
"""In seconds."""


@pytest.mark.parametrize("title", titles())
def test_every_title_of_the_house_has_a_handbook(visitor: Visitor, title: str) -> None:
    for language in ("en", "de", "xx"):
        contents = visitor.get(f"/api/titles/{title}/handbook", language=language)
        assert contents["books"]
        assert contents["shelves"]
        assert contents["aids"]
    chapter = visitor.get(f"/api/titles/{title}/handbook/chapters/0", language="de")
    assert chapter["passages"][0]["sections"][0]["text"]
    aids = visitor.get(f"/api/titles/{title}/handbook/aids", language="de")
    assert [aid["id"] for aid in aids] == [aid["id"] for aid in contents["aids"]]


def test_a_rule_is_told_in_a_paragraph_with_links(visitor: Visitor) -> None:
    rule = visitor.get("/api/titles/empires/rules/ch3.adv.groups", language="de")
    text = "".join(span["text"] for span in rule["paragraph"])
    assert "[[" not in text
    assert len(text) > len(rule["title"])
    assert "engineering" in [span.get("card") for span in rule["paragraph"]]


def test_a_card_is_found_by_a_slip_of_the_hand_and_opened(visitor: Visitor) -> None:
    hits = visitor.get("/api/titles/empires/handbook/search", q="medicne")
    assert (hits[0]["kind"], hits[0]["id"]) == ("card", "medicine")
    card = visitor.get("/api/titles/empires/handbook/cards/medicine", language="de")
    assert card["name"] == "Medizin"
    assert card["about"]
    assert card["examples"]


@pytest.mark.parametrize("question", ["?", "x" * 120, "🏛️ 🏛️", "%00", "zu zum zur", "ab" * 30])
def test_a_question_that_means_nothing_finds_nothing_and_breaks_nothing(
    visitor: Visitor, question: str
) -> None:
    assert visitor.get("/api/titles/empires/handbook/search", q=question, language="de") == []


def test_what_is_too_long_or_not_there_is_refused(visitor: Visitor) -> None:
    search = "/api/titles/empires/handbook/search"
    assert refusal(lambda: visitor.get(search, q="x" * 121)).status == 400
    assert refusal(lambda: visitor.get(search, q="")).status == 400
    assert refusal(lambda: visitor.get(search)).status == 400
    assert refusal(lambda: visitor.get("/api/titles/chess/handbook")).code == "no-title"
    assert refusal(lambda: visitor.get("/api/titles/empires/handbook/cards/e4")).code == "no-card"
    assert refusal(lambda: visitor.get("/api/titles/empires/handbook/chapters/9999")).code == "no-rules"
    assert refusal(lambda: visitor.get("/api/titles/empires/handbook/chapters/-1")).code == "no-rules"


@pytest.mark.parametrize("path", ["/rules", "/rules/empires", "/rules/empires/4a", "/rules/ages/card/rome"])
def test_every_address_of_the_handbook_leads_to_the_client(visitor: Visitor, path: str) -> None:
    assert "<html" in visitor.http.get(path).text


def test_a_case_is_tried_and_nothing_is_kept(visitor: Visitor) -> None:
    rule = visitor.get("/api/titles/cultures/rules/use.coins")
    case = f"/api/titles/cultures/handbook/cases/{rule['examples'][0]['id']}"
    first = visitor.get(case)
    assert first["name"] == rule["examples"][0]["name"]
    assert first["board"]
    assert first["prompt"]
    after = visitor.get(case, choices="0")
    assert after["told"]
    assert after != first
    assert visitor.get(case, language="de")["prompt"] != first["prompt"]
    assert visitor.get(case) == first


def test_what_cannot_be_tried_is_refused(visitor: Visitor) -> None:
    rule = visitor.get("/api/titles/cultures/rules/use.coins")
    case = f"/api/titles/cultures/handbook/cases/{rule['examples'][0]['id']}"
    assert refusal(lambda: visitor.get(case, choices="99")).code == "no-option"
    assert refusal(lambda: visitor.get("/api/titles/cultures/handbook/cases/e4.1")).code == "no-case"
    for wrong in ("-1", "0,", "a", "0," * 40, "1000"):
        assert refusal(lambda wrong=wrong: visitor.get(case, choices=wrong)).status == 400  # type: ignore[misc]


FIRST_RULE = """
import time
from ecumene.table.rulebook.rules import rule_of
from ecumene.table.titles import load_title
title = load_title("empires")
before = time.thread_time()
assert rule_of(title, "4a.minority", "en").examples
print(time.thread_time() - before)
"""


def test_a_case_that_has_not_enough_for_what_follows_ends_there(visitor: Visitor) -> None:
    """Its position has a row of provinces for its own round only."""
    told = refusal(
        lambda: visitor.get("/api/titles/cultures/handbook/cases/rulings.19", choices="0,0,0,0,0,0,0")
    )
    assert (told.status, told.code) == (404, "no-option")


def test_the_first_rule_after_a_start_is_told_at_once() -> None:
    """In seconds of work: nobody waits until all cases are read, whatever else the machine does."""
    told = subprocess.run([sys.executable, "-c", FIRST_RULE], check=True, capture_output=True, text=True)
    assert float(told.stdout) <= FIRST_PAGE
