"""Reports call the sides of a title by the title's word."""

from __future__ import annotations

import pytest

from ecumene.table.titles import load_title


@pytest.mark.parametrize(
    ("title", "sides"),
    [
        ("ages", "Seats"),
        ("cultures", "Civilizations"),
        ("empires", "Civilizations"),
        ("expansion", "Civilizations"),
    ],
)
def test_reports_head_their_table_of_sides_with_the_title_s_word(title: str, sides: str) -> None:
    assert load_title(title).sides == sides
