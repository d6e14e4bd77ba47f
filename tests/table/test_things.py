"""Corrections by the names of things: every thing of every title, and no impossible position."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.server.keeping.corrections import reading, thing_forms
from ecumene.table.api import Refused, Table, open_table, replay
from ecumene.table.questions.answers import Correction, Put
from tests.table.test_correction import play

ANSWERS = {"cultures": 12, "ages": 10, "empires": 40}


@pytest.fixture(scope="module", params=ANSWERS)
def begun(request: Any) -> Table:
    return play(open_table(request.param, seed=3), ANSWERS[request.param])


def tried(table: Table, thing: str, new: Any, seat: int | None, place: str) -> Table | str:
    """The table with one thing put right, or why not."""
    try:
        return put(table, thing, new, seat, place)
    except Refused as refused:
        return refused.say.key


def put(table: Table, thing: str, new: Any, seat: int | None = None, place: str = "") -> Table:
    """The table with one thing put right."""
    old = reading(table, thing, seat, place, "en").value
    after = table.copy()
    after.enter(Correction(puts=(Put(thing, old, new, seat, place),)))
    return after


def test_every_thing_can_be_read_named_and_put_right_or_is_refused(begun: Table) -> None:
    """Whatever people ask for, the position that comes of it could be."""
    changed = 0
    for language in ("en", "de"):
        assert all(form.text for form in thing_forms(begun, language))
    for form in thing_forms(begun, "en"):
        for place in [named.id for named in form.places][:6] or [""]:
            seat = 0 if form.owned else None
            now = reading(begun, form.id, seat, place, "de")
            wanted: list[Any] = [choice.id for choice in now.choices] or [0, 1, now.most]
            for new in wanted:
                after = tried(begun, form.id, new, seat, place)
                if isinstance(after, str):
                    assert after == "table-refuse-correction-broken"
                    continue
                assert after.violations() == []
                assert reading(after, form.id, seat, place, "en").value == new
                assert after.put_text(Put(form.id, now.value, new, seat, place), "de")
                changed += 1
    assert changed >= 3


def test_tokens_come_from_the_stock_and_the_journal_repeats_it() -> None:
    table = play(open_table("empires", seed=3), 40)
    before: Any = table.truth()
    area = next(named.id for named in thing_forms(table, "en")[0].places)
    there = reading(table, "tokens", 0, area, "en").value
    assert isinstance(there, int)
    after = put(table, "tokens", there + 1, 0, area)
    left: Any = after.truth()
    assert left.stock[0] == before.stock[0] - 1
    again = replay(after.journal(), secret=table.secret)
    assert again.digest() == after.digest()


@pytest.mark.parametrize(
    "wrong",
    [
        Put("hand", 0, 1, 0),
        Put("coins", 0, 1),
        Put("coins", 0, 1, 7),
        Put("coins", 0, 1, 0, "ur"),
        Put("coins", -1, 1, 0),
        Put("coins", True, 1, 0),
    ],
)
def test_what_there_is_not_or_was_otherwise_is_refused(wrong: Put) -> None:
    table = play(open_table("cultures", seed=4), 12)
    with pytest.raises(Refused) as refused:
        table.enter(Correction(puts=(wrong,)))
    assert refused.value.say.key in ("table-refuse-correction-place", "table-refuse-correction-stale")
