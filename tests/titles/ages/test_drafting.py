"""A seat's memory of a draft: the cards that it passed on are somewhere, and never in the deck."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.bots.turns import in_turn
from ecumene.table.chance import Seeded
from ecumene.table.table import Table
from ecumene.titles.ages.state import State

WORLDS = 8


def drafted(seats: int, picks: int, seed: int = 1) -> Table:
    """A table where everybody has kept so many cards, always the first of those offered."""
    table = ecumene.open_table("ages", seats=seats, seed=seed, options={"drafting": True})
    for request in in_turn(table):
        if len(truth(table).hand[0]) == picks:
            break
        table.answer(request.seat, request.id, table.options(request)[0])
    return table


def truth(table: Table) -> State:
    state = table.truth()
    assert isinstance(state, State)
    return state


def imagined(table: Table, seat: int | None) -> list[State]:
    """Some worlds that a seat (None: a spectator) must consider possible, each of them whole."""
    view = table.view(seat)
    worlds: list[State] = [table.title.imagine(view, Seeded.from_number(number)) for number in range(WORLDS)]
    for world in worlds:
        assert not table.title.violations(world)
        assert table.title.view(world, seat) == view
    return worlds


def test_what_was_passed_on_is_with_the_neighbour() -> None:
    table = drafted(seats=3, picks=1)
    for world in imagined(table, seat=0):
        assert sorted(world.passing[1]) == sorted(truth(table).passing[1])


def test_two_passes_later_one_card_of_it_is_in_a_hand() -> None:
    table = drafted(seats=3, picks=2)
    passed_on = {*truth(table).passing[2], truth(table).hand[1][1]}
    worlds = imagined(table, seat=0)
    for world in worlds:
        assert {*world.passing[2], world.hand[1][1]} == passed_on
    assert len({world.hand[1][1] for world in worlds}) > 1


def test_what_was_never_seen_may_be_anything() -> None:
    table = drafted(seats=4, picks=1)
    worlds = imagined(table, seat=0)
    assert len({world.passing[2] for world in worlds}) == WORLDS
    assert len({world.hand[1] for world in worlds}) > 1


@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_each_knows_all_but_the_first_card_of_the_other(seat: int) -> None:
    table = drafted(seats=2, picks=5)
    for world in imagined(table, seat):
        assert world.hand[1 - seat][1:] == truth(table).hand[1 - seat][1:]


def test_a_card_that_was_played_was_picked_by_its_player() -> None:
    table = drafted(seats=4, picks=5, seed=3)
    for request in in_turn(table):
        if truth(table).round > 3:
            break
        table.answer(request.seat, request.id, table.options(request)[0])
        for seat in (0, 2, None):
            imagined(table, seat)
    assert sum(map(len, truth(table).civilizations)) > 4


def test_a_spectator_knows_nothing_but_the_market() -> None:
    table = drafted(seats=3, picks=5)
    market = truth(table).market
    worlds = imagined(table, seat=None)
    assert {world.market for world in worlds} == {market}
    assert len({world.hand[0] for world in worlds}) == WORLDS
