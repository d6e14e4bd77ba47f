"""The boards for each number of seats, and that each of them can be played."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.arena.plan import Plan, play_one
from ecumene.table.meta import BadOpening, recorded_options
from ecumene.titles.empires.meta import META
from tests.titles.empires.crowds import TITLE

(MAP,) = (option for option in META.options if option.name == "map")
FEWEST, MOST = META.seats
OPENINGS = [(board, seats) for seats in range(FEWEST, MOST + 1) for board in MAP.choices_with(seats)]


def test_the_option_offers_the_set_ups_that_are_there() -> None:
    printed = {id for id in TITLE.content.scenes if "-" not in id}  # others are made when somebody leaves
    assert {f"{board}_{seats}" for board, seats in OPENINGS} == printed


def test_nobody_has_to_choose_a_board() -> None:
    boards = [MAP.default_with(seats) for seats in range(FEWEST, MOST + 1)]
    assert boards == ["east"] * 7 + ["both"] * 9


@pytest.mark.parametrize("seats", range(5, 10))
def test_a_game_from_before_there_were_other_boards_is_in_the_east(seats: int) -> None:
    assert recorded_options(META, {"ast": "expert"}, seats)["map"] == "east"


@pytest.mark.parametrize(
    ("board", "seats"), [("west", 10), ("east", 11), ("east", 18), ("west", 12), ("both", 9), ("both", 5)]
)
def test_a_board_that_does_not_go_with_the_seats_is_refused(board: str, seats: int) -> None:
    with pytest.raises(BadOpening, match=rf"^Option map can be {board} with .* seats, not with {seats}; "):
        ecumene.open_table("empires", seats=seats, options={"map": board})


@pytest.mark.parametrize(("board", "seats"), OPENINGS)
def test_a_game_on_every_board_keeps_the_rules(board: str, seats: int) -> None:
    options = {"map": board, "turns": 8}
    played = play_one(Plan(title="empires", games=1, seats=seats, options=options).checked(), 0)
    assert played.finished
    assert played.violations == []
