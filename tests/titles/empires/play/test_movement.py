"""Phase 3 and 5 as the strategist plans them, on small positions."""

from __future__ import annotations

from ecumene.titles.lineage.construction import Build, EndBuilding
from ecumene.titles.lineage.moves import EndMovement, Move
from ecumene.titles.lineage.state import board_of
from tests.titles.empires.crowds import TITLE, table
from tests.titles.empires.play.planned import carried_out, planned


def test_people_gather_for_the_city_that_support_carries() -> None:
    """Four stay for two cities, so eleven people found one city and not two."""
    state = table(
        {
            "phase": "movement",
            "babylon": {"tokens": {"babylon": 3, "mesopotamia": 4, "sumeria": 3}, "cities": ["elam"]},
        }
    )
    carried_out(state)
    board = board_of(TITLE.content, state)
    row = state.tokens[state.civilizations.index("babylon")]
    gathered = [area for area in range(board.size) if row[area] >= 6]
    assert len(gathered) <= 1


def test_crowds_spread_to_empty_land() -> None:
    moves = planned({"phase": "movement", "babylon": {"tokens": {"babylonia": 4}}})
    assert isinstance(moves[-1], EndMovement)
    assert any(isinstance(move, Move) for move in moves)


def test_a_city_is_built_where_people_are_left_to_support_it() -> None:
    given = {"phase": "construction", "babylon": {"tokens": {"babylon": 6, "sumeria": 3, "elam": 1}}}
    assert any(isinstance(answer, Build) for answer in planned(given))


def test_no_city_is_built_that_nobody_could_support() -> None:
    given = {"phase": "construction", "babylon": {"tokens": {"babylon": 6}, "cities": ["elam"]}}
    assert planned(given) == [EndBuilding()]
