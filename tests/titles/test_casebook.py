"""docs/cases.md is the reference of cases: its tables are those that the code makes."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.inspect import type_info

from ecumene.cli.own_cases import what_cases_say
from ecumene.table.data.shapes import misfits
from ecumene.table.rulebook.cases import AnyTitle, cases_of, played_with
from ecumene.table.titles import load_title

DOCS = Path(__file__).parents[2] / "docs" / "cases.md"
HEADING = "# What cases can say\n\n"
TITLES = ("ages", "cultures", "empires", "expansion")


def test_the_documents_say_what_the_code_says() -> None:
    """`make casebook` writes it anew."""
    _, _, made = DOCS.read_text(encoding="utf-8").partition(HEADING)
    assert made == what_cases_say(TITLES)


@pytest.mark.parametrize("name", TITLES)
def test_every_field_of_a_position_and_every_answer_is_listed(name: str) -> None:
    title, said = load_title(name), what_cases_say([name])
    used = {field for _, case in cases_of(title) for field in fields_of(title, case.given)}
    assert [field for field in used if f"\n| `{field}` |" not in said] == []
    for kind in title.kinds.values():
        assert f"| `{kind.name}`: " in said


def fields_of(title: AnyTitle, given: dict[str, object]) -> set[str]:
    """The fields of a position: those of the table, and those of its seats."""
    _, sides = title.position_fields()
    found = set()
    for name, value in given.items():
        if f"`{name}`" in sides.heading:
            assert isinstance(value, dict)
            found |= set(value)
        else:
            found.add(name)
    return found


@pytest.mark.parametrize("name", TITLES)
def test_what_is_wrong_with_an_answer_can_be_said_of_every_kind(name: str) -> None:
    """The default of every question that a case asks fits its description, and so does no other."""
    title, seen = load_title(name), set()
    for _, case in cases_of(title):
        state = played_with(title, case).position(case.given)
        for _, ask in title.requests(state):
            kind = title.kinds[type(ask)]
            if kind.name not in seen:
                answer = msgspec.json.decode(msgspec.json.encode(title.default(state, ask)))
                answer = {name: value for name, value in answer.items() if value is not None}
                assert list(misfits(answer, type_info(kind.answers), "answer")) == []
                assert list(misfits({**answer, "x": 1}, type_info(kind.answers), "answer"))
                seen.add(kind.name)
    assert len(seen) > 4
