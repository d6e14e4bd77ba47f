"""Scores in thousands, as text: grouped as a language writes numbers, and without secrets."""

from __future__ import annotations

from typing import Any

from tests.titles.expansion.crowds import TITLE

RICH = ["anatomy", "library", "trade_empire", "diaspora", "mining"]


def seats_panel(phase: str, language: str) -> list[str]:
    given = {"advances": RICH, "ast": 9, "hand": ["silver"] * 3}
    rests = {"until": phase} if phase in TITLE.phases else {}
    state = TITLE.position({"phase": phase, **rests, "crete": given, "egypt": {"ast": 3}})
    view: Any = TITLE.view(state, 0)
    panel = next(one for one in TITLE.board(view, 0, language) if one.key == "seats")
    return ["".join(span.text for span in line) for line in panel.lines]


def row(lines: list[str], name: str) -> list[str]:
    return next(line.split() for line in lines if line.lstrip(" *").startswith(name))


def test_points_stand_apart_and_are_grouped() -> None:
    """The column is as wide as its longest number, so that no two numbers touch."""
    english, german = seats_panel("support", "en"), seats_panel("support", "de")
    assert row(english, "Crete")[-2:] == ["9", "2,160"]
    assert row(german, "Kreta")[-2:] == ["9", "2.160"]
    assert row(english, "Egypt")[-2:] == ["3", "300"]


def test_the_board_says_that_hands_do_not_count_yet() -> None:
    said = " ".join(seats_panel("support", "en"))
    assert "VP do not count yet: Commodities in hand." in said
    assert "do not count yet" not in " ".join(seats_panel("over", "en"))
    assert "In den SP fehlt noch: Waren auf der Hand." in " ".join(seats_panel("support", "de"))


def test_what_counts_at_the_end_is_a_part_that_has_a_name() -> None:
    for language in ("en", "de"):
        terms = TITLE.terms(language)
        assert terms.at_end == ["commodities"]
        assert set(terms.at_end) <= set(terms.parts)
    state = TITLE.position({"phase": "over", "crete": {"hand": ["silver"] * 3}})
    running = TITLE.position({"phase": "support", "until": "support", "crete": {"hand": ["silver"] * 3}})
    parts = [set(TITLE.standings(one)[0].parts) for one in (state, running)]
    assert parts[0] - parts[1] == set(TITLE.at_end())
