"""The length of trade (28.4): the minutes of the content, in both games of the family."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.server.keeping.terms import usual_terms
from ecumene.table.table import Table
from ecumene.table.title import Title
from ecumene.titles.empires import load as load_empires
from ecumene.titles.expansion import load as load_expansion

EMPIRES, EXPANSION = load_empires(), load_expansion()


@pytest.mark.parametrize(
    ("title", "seats", "minutes"),
    [(EXPANSION, 5, 10), (EXPANSION, 7, 10), (EXPANSION, 8, 15), (EXPANSION, 11, 15), (EMPIRES, 9, 10)],
)
def test_a_live_clock_follows_the_content(title: Title[Any, Any], seats: int, minutes: int) -> None:
    terms = usual_terms("live", Table(title, seats=seats, seed=1).thinking)
    assert terms.box("trade") == 60 * minutes
    assert terms.box("movement") == 300
    assert terms.box("tax") == 120


def test_an_owner_of_the_game_may_shorten_it() -> None:
    quick = load_empires({"constants": {"trade_minutes": 6}})
    assert Table(quick, seats=5, seed=1).thinking.phases["trade"] == 360
    long = load_expansion({"constants": {"trade_minutes_of_eight": 20}})
    assert Table(long, seats=8, seed=1).thinking.phases["trade"] == 1200
