"""The strategist answers every question, with memory or without, and reads only its seat's view."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ecumene.bots.turns import in_turn
from ecumene.table.chance import Seeded
from ecumene.table.perspective import Perspective
from ecumene.table.table import Table
from ecumene.titles.lineage.state import State
from tests.effort import tries
from tests.titles.empires.crowds import PHASES, TITLE, crowded
from tests.titles.empires.strategist.planned import answer_of

MOST_ANSWERS = 3_000
"""No phase of a crowded table takes as many."""


def follow(state: State, chance: Seeded) -> None:
    """Strategists answer for everybody, each question to a new one."""
    for number in range(MOST_ANSWERS):
        asks = [ask for _, ask in state.flow.open() if ask.given is None]
        if not asks:
            return
        answer = TITLE.strategist(number).choose(Perspective(TITLE, state, asks[0]))
        TITLE.answer(state, asks[0].seat, asks[0].id, answer, chance)
    pytest.fail("a phase without end")


@pytest.mark.parametrize("phase", PHASES)
def test_every_question_has_a_legal_answer_wherever_people_are_in_each_others_way(phase: str) -> None:
    for seed in range(tries(1, 20)):
        state = crowded(7, Random(f"{phase}{seed}"), phase, until=phase)
        follow(state, Seeded.from_number(seed))
        assert not TITLE.violations(state)


def test_a_game_of_strategists_comes_to_its_agreed_end() -> None:
    table = Table(TITLE, seats=5, seed=3, options={"turns": 6})
    players = [TITLE.strategist(seat) for seat in range(5)]
    for request in in_turn(table):
        answer = players[request.seat].choose(table.perspective(request))
        table.answer(request.seat, request.id, answer)
    assert table.over
    assert not table.violations()


def test_what_others_hide_changes_nothing() -> None:
    """In every phase the answer is the same if all that a seat cannot know is dealt anew."""
    for phase in PHASES:
        state = crowded(7, Random(f"hidden {phase}"), phase)
        for _, ask in state.flow.open():
            if ask.given is None:
                known = TITLE.glimpse(state, ask.seat)
                dealt = TITLE.imagine_from(known, ask.seat, Seeded.from_number(9))
                assert answer_of(state, ask.seat) == answer_of(dealt, ask.seat)


def test_weights_can_be_tried() -> None:
    house = TITLE.strategist(0).weights
    assert TITLE.strategist(0, weights={"city": 1.5}).weights == msgspec.structs.replace(house, city=1.5)
