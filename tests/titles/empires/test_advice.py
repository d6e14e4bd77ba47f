"""What a quick player would answer: always legal, never for ever, and not foolish."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecumene.table.answers import Answer
from ecumene.table.chance import Seeded
from ecumene.titles.lineage.advice import ADVICE, CAREFUL
from ecumene.titles.lineage.construction import Build, EndBuilding
from ecumene.titles.lineage.moves import EndMovement, Move
from ecumene.titles.lineage.state import State
from tests.titles.empires.crowds import PHASES, TITLE, crowded, table

MOST_ANSWERS = 3_000
"""No turn of a crowded table takes as many."""


def advised(state: State, seat: int) -> Answer | None:
    """The advice that a seat gets for its open question."""
    ask = next(ask for _, ask in state.flow.open() if ask.seat == seat and ask.given is None)
    return TITLE.advise(TITLE.glimpse(state, seat), ask, TITLE.options(state, ask))


def follow(state: State, chance: Seeded, turns: int = 1) -> None:
    """Everybody does as advised, or as absentees would where there is no advice."""
    last = state.turn + turns
    for _ in range(MOST_ANSWERS):
        asks = [ask for _, ask in state.flow.open() if ask.given is None]
        if not asks or state.turn > last:
            return
        ask = asks[0]
        options = TITLE.options(state, ask)
        answer = TITLE.advise(TITLE.glimpse(state, ask.seat), ask, options) or TITLE.default(state, ask)
        TITLE.answer(state, ask.seat, ask.id, answer, chance)
    pytest.fail("advice without end")


@pytest.mark.parametrize("phase", PHASES)
def test_advice_is_legal_wherever_people_are_in_each_others_way(phase: str) -> None:
    for seed in range(6):
        state = crowded(9, Random(f"{phase}{seed}"), phase)
        follow(state, Seeded.from_number(seed))
        assert not TITLE.violations(state)


def moves(given: dict[str, Any], civilization: str = "babylon") -> list[Answer]:
    """The whole movement that a seat is advised to make."""
    state = table({"phase": "movement", **given})
    answers: list[Answer] = []
    seat = state.civilizations.index(civilization)
    for _ in range(50):
        asks = [ask for _, ask in state.flow.open() if ask.seat == seat and ask.given is None]
        if not asks:
            return answers
        answer = advised(state, seat)
        assert answer is not None
        answers.append(answer)
        TITLE.answer(state, seat, asks[0].id, answer, Seeded.from_number(1))
    pytest.fail("a movement without end")


def test_people_gather_where_a_city_can_be_supported() -> None:
    given = {
        "babylon": {"tokens": {"babylon": 3, "mesopotamia": 5, "sumeria": 5, "babylonia": 4, "urmia": 2}}
    }
    state = table({"phase": "movement", **given})
    ready = {"babylon": 3}
    for move in moves(given):
        if isinstance(move, Move):
            ready[move.to] = ready.get(move.to, 0) + move.tokens
    assert ready["babylon"] >= 6
    assert sum(state.tokens[state.civilizations.index("babylon")]) == 19


def test_few_people_found_no_city() -> None:
    """Six tokens meet only where others are left to feed the city."""
    assert moves({"babylon": {"tokens": {"babylon": 2, "mesopotamia": 2, "sumeria": 2}}}) == [EndMovement()]


def test_surplus_moves_to_where_it_can_stay() -> None:
    given = {"babylon": {"tokens": {"jordan": 4}, "stock": 0}}
    (move, *rest) = moves(given)
    assert isinstance(move, Move)
    assert (move.origin, move.tokens) == ("jordan", 2)
    assert rest == [EndMovement()]


def test_no_quarrel_without_surplus() -> None:
    given = {
        "babylon": {"tokens": {"jordan": 2}, "stock": 0},
        "saba": {"tokens": {"nafud": 1, "nabataea": 1, "mari": 1, "sumeria": 1}},
    }
    assert moves(given) == [EndMovement()]


def test_surplus_without_room_drives_out_whom_it_outnumbers() -> None:
    """A full country with barbarians next door."""
    given = {
        "babylon": {"tokens": {"jordan": 8}, "cities": ["mari"], "stock": 0},
        "saba": {"cities": ["nabataea", "nafud"]},
    }
    assert moves({**given, "barbarians": {"sumeria": 3}})[0] == Move("jordan", "sumeria", 6)
    assert moves({**given, "barbarians": {"sumeria": 5}}) == [EndMovement()]


def test_people_sail_where_the_land_is_full() -> None:
    given = {
        "babylon": {"tokens": {"ur": 5}, "cities": ["babylon", "teredon"], "treasury": 4, "stock": 0},
        "barbarians": {"babylonia": 20},
    }
    done = [type(move).__name__ for move in moves(given)]
    assert done[:2] == ["BuildShip", "Embark"]
    assert done[-2:] == ["Disembark", "EndMovement"]


@pytest.mark.parametrize(("left", "built"), [(1, False), (2, True)])
def test_cities_are_built_where_they_can_be_supported(left: int, built: bool) -> None:
    state = table({"phase": "construction", "babylon": {"tokens": {"ur": 6, "babylonia": left}}})
    advice = advised(state, state.civilizations.index("babylon"))
    assert advice == (Build("ur") if built else EndBuilding())


def test_there_is_advice_for_every_kind_of_question() -> None:
    assert set(TITLE.kinds) == {*ADVICE, *CAREFUL}
    assert not ADVICE.keys() & CAREFUL
