"""Phase 2 as the strategist plans it."""

from __future__ import annotations

from typing import Any

from tests.titles.empires.crowds import TITLE, table
from tests.titles.empires.strategist.planned import carried_out


def grown(**babylon: Any) -> dict[str, int]:
    """The people of Babylon once they have grown."""
    state = table({"phase": "population", "babylon": babylon})
    carried_out(state)
    tokens: dict[str, int] = TITLE.facts(state)["babylon"]["tokens"]
    return tokens


def test_people_grow_where_a_city_is_to_be_founded_with_them() -> None:
    """Two more in Ur and Teredon are enough for a city there, which those in Saba support."""
    after = grown(tokens={"ur": 2, "teredon": 2, "saba": 2}, stock=2)
    assert after["ur"] + after["teredon"] == 6


def test_nobody_grows_where_nobody_has_a_place() -> None:
    """On the island everything is full, in Elam there is land all around."""
    after = grown(tokens={"ruhuna": 1, "elam": 3}, cities=["anuradhapura"], stock=2)
    assert after == {"ruhuna": 1, "elam": 5}
