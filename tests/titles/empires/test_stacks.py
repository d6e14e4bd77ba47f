"""The stacks of trade cards are shuffled within their batches, and a game ends with its figures."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecumene.bots.turns import in_turn
from ecumene.table.api import open_table, replay
from ecumene.table.chance import Seeded
from ecumene.table.meta import opening_options
from ecumene.titles.empires.title import Empires
from ecumene.titles.lineage.state import State

TITLE = Empires()


def dealt(seats: int, seed: int) -> State:
    return TITLE.deal(opening_options(TITLE.meta, None, seats), seats, Seeded.from_number(seed))


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_the_tradeable_calamity_is_anywhere_in_the_middle(seats: int) -> None:
    places = {dealt(seats, seed).stacks[8].index("piracy") for seed in range(80)}
    assert places == set(range(seats, 10))


def test_with_nine_seats_every_batch_is_shuffled() -> None:
    stacks = [dealt(9, seed).stacks[8] for seed in range(150)]
    assert {stack.index("coastal_migration") for stack in stacks} == set(range(10))
    assert {stack.index("piracy") for stack in stacks} == set(range(10, 15))
    assert {stack[15] for stack in stacks} == {"regression"}


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_the_commodities_on_top_are_shuffled(seats: int) -> None:
    tops = {tuple(dealt(seats, seed).stacks[8][:2]) for seed in range(80)}
    assert tops == {("silk", "silk"), ("silk", "pearls"), ("pearls", "silk"), ("pearls", "pearls")}


def test_a_lost_card_is_a_violation() -> None:
    state = dealt(5, 1)
    assert TITLE.violations(state) == []
    card = state.stacks[3].pop()
    assert TITLE.violations(state) == ["trade cards were made or lost"]
    state.stacks[4].append(card)
    assert TITLE.violations(state) == ["a card lies in stack 5 that does not belong there"]


def test_the_figures_of_a_game() -> None:
    saba = {
        "cities": ["aden"],
        "tokens": {"saba": 3},
        "advances": ["coinage", "law"],
        "ast": 4,
        "treasury": 7,
    }
    state = TITLE.position({"phase": "over", "saba": saba})
    figures = {"cities": 1, "tokens": 3, "advances": 2, "ast": 4, "treasury": 7}
    figures |= {"advances_of_1": 1, "advances_of_3": 1, "advances_of_6": 0}
    assert TITLE.final(state, 0) == figures


def test_a_rewind_shuffles_what_was_to_come() -> None:
    table = open_table("empires", seats=5, seed=3, options={"civilizations": "random"})
    random = Random(3)
    for request in in_turn(table):
        table.answer(request.seat, request.id, random.choice(table.options(request)))
        if table.length == 300:
            break
    twin = table.copy()
    then: Any = replay(table.journal()[:250]).truth()
    twin.rewind(250)
    after: Any = twin.truth()
    book = table.title.content
    assert after.stacks != then.stacks
    assert [sorted(stack) for stack in after.stacks] == [sorted(stack) for stack in then.stacks]
    table = twin
    assert table.violations() == []
    for stack in after.stacks:
        tradeable = [book.cards[card].tradeable for card in stack]
        assert tradeable == sorted(tradeable, reverse=True)
    assert replay(table.journal()).digest() == table.digest()
