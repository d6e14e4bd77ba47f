"""Phase 3 and 5 as the strategist plans them, on small positions."""

from __future__ import annotations

from ecumene.titles.lineage.movement.moves import Disembark, Embark, EndMovement, Maintain, Move, Sail
from ecumene.titles.lineage.phases.construction import Build, EndBuilding
from tests.titles.empires.crowds import TITLE, table
from tests.titles.empires.strategist.planned import carried_out, planned


def test_people_gather_for_the_city_that_support_carries() -> None:
    """Four stay for two cities, so eleven people found one city and not two."""
    state = table(
        {
            "phase": "movement",
            "babylon": {"tokens": {"babylon": 3, "mesopotamia": 4, "sumeria": 3}, "cities": ["elam"]},
        }
    )
    carried_out(state)
    board = TITLE.at(state).board
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


def test_surplus_people_sail_where_there_is_room() -> None:
    """Both areas of the island are full; a ship lies there, and the treasury pays for it."""
    island = {"tokens": {"ruhuna": 3, "anuradhapura": 2}, "ships": ["ruhuna"], "treasury": 5}
    kinds = [type(move) for move in planned({"phase": "movement", "dravidia": island}, "dravidia")]
    assert [kind for kind in kinds if kind is not Sail] == [Maintain, Embark, Disembark, EndMovement]


def test_whoever_has_no_place_drives_out_whom_it_outnumbers() -> None:
    """All of the island belongs to Dravidia but for one stranger in the way of its surplus."""
    given = {
        "phase": "movement",
        "dravidia": {"tokens": {"anuradhapura": 4}},
        "maurya": {"tokens": {"ruhuna": 1}},
    }
    moves = planned(given, "dravidia")
    assert Move("anuradhapura", "ruhuna", 2) in moves
