"""Before turn 1 of a Short Game: plans have the forecast results, and an incomplete choice is filled up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ecumene.table.chance import Seeded
from ecumene.table.meta import opening_options
from ecumene.table.questions.answers import plain
from ecumene.table.state.frames import Ask
from ecumene.titles.lineage.advances.gifts import AskCredits
from ecumene.titles.lineage.secrets.view import areas_seen
from ecumene.titles.lineage.state import State
from tests.titles.empires.crowds import TITLE
from tests.titles.empires.test_counsel import ask

LUCK = Seeded.from_number(3)
KINDS = {"found", "lose_city", "populate", "credits"}


def asked(seats: int) -> Iterator[tuple[State, Ask]]:
    """Every question of a set-up, which is answered by its default."""
    options = opening_options(TITLE.meta, {"game": "short", "civilizations": "ranking"}, seats)
    state = TITLE.setup(options, seats, LUCK)
    while state.turn == 0:
        _, question = TITLE.requests(state)[0]
        yield state, question
        TITLE.answer(state, question.seat, question.id, TITLE.default(state, question), LUCK)


@pytest.mark.parametrize("seats", [5, 8])
def test_each_question_can_be_tried_before_it_is_answered(seats: int) -> None:
    met = set[str]()
    for state, question in asked(seats):
        kind = TITLE.kinds[type(question)]
        answer = plain(kind.default(state, question))
        told = ask(state, question.seat, "plan", answers=[answer], request=question.id)
        after = state.copy()
        TITLE.answer(after, question.seat, question.id, answer, Seeded.from_number(4))
        assert told["legal"]
        assert told["cities"] == TITLE.view(after, question.seat)["seats"][str(question.seat)]["cities"]
        seen = areas_seen(TITLE.at(after))
        assert {id: seen.get(id, {}) for id in told["areas"]} == told["areas"]
        met.add(kind.name)
    assert met >= KINDS - ({"credits"} if seats < 8 else set())


def test_what_may_follow_a_plan_is_offered_with_it() -> None:
    """With one city off the sites, the others need one."""
    state, question = next(asked(5))
    board = TITLE.at(state).board
    offered = [answer["area"] for answer in ask(state, question.seat, "plan", offers=True)["offers"]]
    wild = next(area for area in offered if not board.site[board.index[area]])
    told = ask(state, question.seat, "plan", answers=[{"do": "found", "area": wild}], offers=True)
    left = [answer["area"] for answer in told["offers"]]
    assert left
    assert all(board.site[board.index[area]] for area in left)


@pytest.mark.parametrize("seats", [5, 8])
def test_a_choice_in_the_making_is_filled_up_to_what_can_be_sent(seats: int) -> None:
    for state, question in asked(seats):
        kind = TITLE.kinds[type(question)]
        if not kind.fills or isinstance(question, AskCredits):
            continue
        chosen = [plain(kind.options(state, question)[-2])]
        answers: Any = ask(state, question.seat, "completion", answers=chosen)["answers"]
        assert answers[0] == chosen[0]
        told = ask(state, question.seat, "plan", answers=answers, request=question.id, series=True)
        assert (told["legal"], told["ended"]) == (True, True)
