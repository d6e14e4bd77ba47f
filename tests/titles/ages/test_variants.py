"""Variants are objects with hooks: the basic rules play without any, and with one that they never met."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import ClassVar

import pytest

from ecumene.table.questions.refusal import Refused
from ecumene.table.state.frames import Seat
from ecumene.table.table import Table
from ecumene.titles.ages.book import Bar, Book, Variant, together
from ecumene.titles.ages.state import State
from ecumene.titles.ages.title import Ages


class Subsidies(Variant):
    """A coin with every civilization, and nobody rests."""

    def bonus(self, book: Book, state: State, seat: Seat) -> int:
        return super().bonus(book, state, seat) + 1

    def bars(self, book: Book, state: State, seat: Seat, step: str) -> Bar | None:
        return Bar("terror", "glory", {}) if step == "rest" else None


class Grants(Variant):
    """Two more coins."""

    def bonus(self, book: Book, state: State, seat: Seat) -> int:
        return super().bonus(book, state, seat) + 2


class Basic(Ages):
    variants: ClassVar[Sequence[type[Variant]]] = ()


class Subsidized(Ages):
    variants: ClassVar[Sequence[type[Variant]]] = (*Ages.variants, Subsidies)


def play(table: Table) -> Table:
    rng = random.Random(5)
    while not table.over:
        request = table.requests()[0]
        table.answer(request.seat, request.id, rng.choice(table.options(request)))
        assert table.violations() == []
    return table


def first_actions(table: Table) -> list[str]:
    """What may be done once the first civilization has risen."""
    request = table.requests()[0]
    table.answer(request.seat, request.id, table.options(request)[0])
    return [str(option["do"]) for option in table.options(table.requests()[0])]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_basic_game_needs_no_variant(seats: int) -> None:
    """And it is the same game as with all variants that a table could have."""
    options = {"innovation": False}
    without = play(Table(Basic(), seats=seats, seed=9, options=options))
    assert without.digest() == play(Table(Ages(), seats=seats, seed=9, options=options)).digest()


def test_a_variant_changes_what_its_hooks_say_and_nothing_else() -> None:
    assert "rest" in first_actions(Table(Ages(), seats=2, seed=3))
    table = Table(Subsidized(), seats=2, seed=3)
    coins = table.view(0)["seats"]["0"]["coins"]
    assert set(table.view(0)["you"]["annexing"].values()) == {1}
    assert "rest" not in first_actions(table)
    assert max(side["coins"] for side in table.view(0)["seats"].values()) > coins
    assert play(table).over


def test_variants_that_add_to_the_same_hook_both_count() -> None:
    title, both = Ages(), together([Subsidies, Grants])
    state = Table(title, seats=2, seed=3).truth()
    assert isinstance(state, State)
    assert both.bonus(title.content, state, 0) == 3
    assert both.wonders(title.content, state) == 5


def test_a_purchase_that_nobody_sells_is_refused_in_a_sentence() -> None:
    table = Table(Basic(), seats=2, seed=3)
    request = table.requests()[0]
    with pytest.raises(Refused, match="not among the answers on offer"):
        table.answer(request.seat, request.id, {"do": "buy", "card": "special_1"})


def test_which_variants_have_a_part_follows_from_the_rules() -> None:
    for options, seats, name in (
        ({}, 2, "Innovation"),
        ({"drafting": True}, 3, "Drafting"),
        ({}, 1, "Skirmish"),
        ({"scenario": "the_silk_road"}, 1, "PathToGlory"),
    ):
        table = Table(Ages(), seats=seats, seed=1, options=options)
        state = table.truth()
        assert isinstance(state, State)
        assert name in type(table.title.content.variant[state.rules]).__name__
