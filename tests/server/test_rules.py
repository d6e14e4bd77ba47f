"""The rule behind a decision: over HTTP, in both languages, with examples that were played."""

from __future__ import annotations

import pytest

from ecumene.table.api import titles
from ecumene.table.rulebook.sections import sections_of
from ecumene.table.titles import load_title
from tests.server.client import Guest, Visitor
from tests.server.test_play import refusal


def test_a_rule_says_where_it_is_printed_and_shows_examples(visitor: Visitor) -> None:
    rule = visitor.get("/api/titles/empires/rules/1b.choose")
    assert rule["id"] == "1b.choose"
    assert rule["book"] == "Mega Empires: The East"
    assert [heading["number"] for heading in rule["headings"]] == ["6", "1", "1b"]
    assert (rule["before"]["id"], rule["after"]["id"]) == ("1b.ties", "1b.example")
    assert "1b.pirates" in [other["id"] for other in rule["beside"]]
    assert rule["cases"] >= len(rule["examples"]) > 0
    shown = next(example for example in rule["examples"] if example["name"].startswith("Seven tokens"))
    assert shown["turns"][0]["seat"] == "Nubia"
    assert shown["turns"][0]["refused"]
    assert shown["turns"][1]["told"] == ["Persepolis of Persia revolts and joins Nubia."]


def test_a_card_has_a_heading_of_its_own_name(visitor: Visitor) -> None:
    rule = visitor.get("/api/titles/empires/rules/adv.coinage", language="de")
    assert [heading["printed"] for heading in rule["headings"]][1:] == ["Coinage"]
    assert [heading["title"] for heading in rule["headings"]][1:] == ["Münzprägung"]
    assert all(other["id"].startswith("adv.coinage") for other in rule["beside"])


def test_a_rule_is_told_in_german(visitor: Visitor) -> None:
    german = visitor.get("/api/titles/cultures/rules/use.display.missing", language="de")
    english = visitor.get("/api/titles/cultures/rules/use.display.missing", language="xx")
    assert german["title"] != english["title"] == "Each missing resource costs two coins"
    seats = {turn["seat"] for example in german["examples"] for turn in example["turns"]}
    assert "Rom" in seats
    assert "Rome" not in seats


def test_a_rule_may_be_kept_by_the_browser(visitor: Visitor) -> None:
    answer = visitor.http.get("/api/titles/cultures/rules/p1.income")
    assert answer.headers["cache-control"] == "max-age=3600"


def test_what_no_book_has_is_unknown(visitor: Visitor) -> None:
    assert refusal(lambda: visitor.get("/api/titles/chess/rules/e4")).code == "no-title"
    unknown = refusal(lambda: visitor.get("/api/titles/cultures/rules/e4"))
    assert (unknown.status, unknown.code) == (404, "no-section")


def test_a_table_lists_its_rules_in_the_language_of_the_reader(visitor: Visitor) -> None:
    host = Guest(visitor.address, "Host")
    table, _ = host.open_table(bots=["random"])
    host.start(table)
    registry = {id: s for id, s in sections_of(load_title("cultures")).items() if s.is_read}
    assert host.get(f"/api/tables/{table}/rules") == {id: s.title for id, s in registry.items()}
    assert host.get(f"/api/tables/{table}/rules", language="de") == {id: s.de for id, s in registry.items()}


@pytest.mark.parametrize("title", titles())
def test_no_rule_that_is_listed_opens_an_empty_page(visitor: Visitor, title: str) -> None:
    """It says a rule, shows an example, or tells what an introduction says, in both languages."""
    sections = sections_of(load_title(title))
    introductions = [id for id, section in sections.items() if section.is_read and section.text]
    assert introductions, "what the game is about can be read"
    for id in introductions:
        english, german = (visitor.get(f"/api/titles/{title}/rules/{id}", language=to) for to in ("en", "de"))
        assert len(english["text"]) > 100
        assert len(german["text"]) > 100
        assert english["text"] != german["text"]
    silent = [id for id, section in sections.items() if not section.is_read]
    assert silent
    for id in introductions:
        beside = visitor.get(f"/api/titles/{title}/rules/{id}")["beside"]
        assert {other["id"] for other in beside}.isdisjoint(silent)


def test_what_the_game_is_about_is_told(visitor: Visitor) -> None:
    rule = visitor.get("/api/titles/empires/rules/ch1.intro")
    assert rule["title"] == "What the game is about"
    assert "victory points" in rule["text"]
    assert rule["after"]["id"] == "ch1.description"
