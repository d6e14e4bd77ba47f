"""Corrections of a position: only public facts, and only to possible values."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.table.api import Refused, Table, open_table, replay
from ecumene.table.questions.answers import Change, Correction
from ecumene.table.state.correction import visible_values


def play(table: Table, answers: int) -> Table:
    for _ in range(answers):
        request = table.requests()[0]
        table.answer(request.seat, request.id, request.default)
    return table


@pytest.fixture
def table() -> Table:
    return play(open_table("cultures", seed=4), 12)


def truth(table: Table) -> Any:
    return table.truth()


def correct(table: Table, *changes: tuple[tuple[str, ...], Any, Any]) -> None:
    table.enter(Correction(tuple(Change(*change) for change in changes)))


def test_what_everybody_sees_can_be_put_right_and_the_journal_says_so(table: Table) -> None:
    before, supply = truth(table).coins[0], truth(table).supply
    seed, salt = table.secret
    correct(table, (("coins", "0"), before, before - 2), (("supply",), supply, supply + 2))
    assert truth(table).coins[0] == before - 2
    again = replay(table.journal(), secret=(seed, salt))
    assert again.digest() == table.digest()
    play(table, 5)
    assert replay(table.journal(), secret=(seed, salt)).digest() == table.digest()


@pytest.mark.parametrize("field", ["hand", "deck", "flow", "seed", "box"])
def test_nothing_else_is_touched_or_told(table: Table, field: str) -> None:
    """The refusal is the same whatever stands there."""
    digest = table.digest()
    with pytest.raises(Refused) as refused:
        correct(table, ((field, "0"), 1, 2))
    assert refused.value.say.key == "table-refuse-correction-place"
    assert table.digest() == digest


def test_only_a_position_that_could_be(table: Table) -> None:
    digest, before = table.digest(), truth(table).coins[0]
    with pytest.raises(Refused) as refused:
        correct(table, (("coins", "0"), before, before + 1))
    assert refused.value.say.key == "table-refuse-correction-broken"
    with pytest.raises(Refused) as refused:
        correct(table, (("coins", "0"), before, "many"))
    assert refused.value.say.key == "table-refuse-correction-broken"
    with pytest.raises(Refused) as refused:
        correct(table, (("coins", "0"), before + 1, before + 2))
    assert refused.value.say.key == "table-refuse-correction-stale"
    with pytest.raises(Refused) as refused:
        correct(table)
    assert refused.value.say.key == "table-refuse-correction-many"
    assert table.digest() == digest


@pytest.mark.parametrize("title", ["cultures", "empires"])
def test_what_can_be_corrected_holds_no_secret(title: str) -> None:
    table = play(open_table(title, seed=3), 20)
    secret = {field for field, who in table.title.visibility.items() if who != "public"} | {"flow"}
    fields = {path[0] for path, _ in visible_values(table.title, table.truth())}
    assert fields
    assert not fields & secret


def test_a_token_that_was_forgotten_comes_from_the_stock() -> None:
    """Two values at once, where one alone would break what must be true."""
    table = play(open_table("empires", seed=3), 40)
    values = dict(visible_values(table.title, table.truth()))
    stock = next(path for path in values if path[0] == "stock" and isinstance(values[path], int))
    treasury = ("treasury", *stock[1:])
    had, held = values[stock], values[treasury]
    assert isinstance(had, int)
    assert isinstance(held, int)
    with pytest.raises(Refused, match="not possible"):
        correct(table, (stock, had, had - 1))
    correct(table, (stock, had, had - 1), (treasury, held, held + 1))
    assert table.violations() == []
