"""The citations of rules that a title shares with others, and messages that it replaces."""

from __future__ import annotations

import pickle
from pathlib import Path

from ecumene.table.questions.refusal import Refused
from ecumene.table.text.words import Say, Words


def catalogue(folder: Path, **messages: str) -> Path:
    folder.mkdir()
    (folder / "en.ftl").write_text("".join(f"{key} = {text}\n" for key, text in messages.items()))
    return folder


def test_a_rule_is_cited_by_the_section_of_the_titles_rulebook(tmp_path: Path) -> None:
    words = Words([catalogue(tmp_path / "words", far="Too far.")]).citing({"3.ship.four": "21.2"})
    assert Refused(words, "far", "3.ship.four").rule == "21.2"
    assert Refused(words, "far", "3.other").rule == "3.other"
    assert Refused(words, "far").rule == ""


def test_a_refusal_from_another_process_is_not_cited_twice(tmp_path: Path) -> None:
    words = Words([catalogue(tmp_path / "words", far="Too far.")]).citing({"1": "2", "2": "3"})
    again = pickle.loads(pickle.dumps(Refused(words, "far", "1")))
    assert (again.rule, again.reason) == ("2", "Too far.")


def test_names_and_citations_are_kept_together(tmp_path: Path) -> None:
    words = Words([catalogue(tmp_path / "words", far="Too far.")])
    both = words.citing({"1": "2"}).naming({"en": {"ur": "Ur"}})
    assert (both.section("1"), both.name("ur")) == ("2", "Ur")


def test_a_later_catalogue_says_a_message_otherwise(tmp_path: Path) -> None:
    family = catalogue(tmp_path / "family", order="By A.S.T.-Ranking.", far="Too far.")
    words = Words([family, catalogue(tmp_path / "own", order="By A.S.T. order.")])
    assert words.text(Say("order")) == "By A.S.T. order."
    assert words.text(Say("far")) == "Too far."
