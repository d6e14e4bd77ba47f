"""The reach of tokens and ships: counsel lists exactly the places that the rules allow."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecumene.table.chance import Seeded
from ecumene.table.questions.answers import Plain, plain
from ecumene.table.questions.refusal import Refused
from ecumene.titles.lineage.movement.movement import AskMove
from ecumene.titles.lineage.state import State
from tests.effort import tries
from tests.titles.empires.crowds import TITLE, crowded, table
from tests.titles.empires.test_counsel import SABA, ask

BOARD = TITLE.content.scenes["east_9"].board


def allowed(state: State, seat: int, answer: Plain) -> bool:
    question = next(one for _, one in TITLE.requests(state) if one.seat == seat)
    try:
        TITLE.prepare(state, seat, question.id, answer)
    except Refused:
        return False
    return True


def give(state: State, seat: int, *answers: Plain) -> State:
    after = state.copy()
    for answer in answers:
        question = next(one for _, one in TITLE.requests(after) if one.seat == seat)
        TITLE.answer(after, seat, question.id, answer, Seeded.from_number(1))
    return after


@pytest.mark.parametrize("seats", [5, 9])
def test_walks_are_those_that_the_rules_allow(seats: int) -> None:
    """Every move on offer is within reach, as many as can go may go, and not one more."""
    for seed in range(tries(4, 40)):
        state = crowded(seats, Random(seed), "movement")
        question = next(one for _, one in TITLE.requests(state) if isinstance(one, AskMove))
        seat = question.seat
        moves = [plain(one) for one in TITLE.options(state, question)]
        for origin in {move["origin"] for move in moves if move["do"] == "move"}:
            told = [one for one in ask(state, seat, "reach", area=origin)["destinations"] if not one["route"]]
            most = {one["to"]: one["most"] for one in told}
            for move in moves:
                if move["do"] == "move" and move["origin"] == origin:
                    assert move["tokens"] <= most[move["to"]]
            for one in told:
                move = {"do": "move", "origin": origin, "to": one["to"], "via": one["via"]}
                assert one["most"] or one["says"]["text"]
                assert not one["most"] or allowed(state, seat, move | {"tokens": one["most"]})
                assert not allowed(state, seat, move | {"tokens": one["most"] + 1})


def test_a_ship_gets_where_its_route_leads() -> None:
    sailed = 0
    for seed in range(tries(6, 60)):
        random = Random(seed)
        state = crowded(9, random, "movement")
        seat = next(one.seat for _, one in TITLE.requests(state))
        state.treasury[seat] += 9
        for number in range(len(state.ships[seat])):
            ready = give(state, seat, {"do": "maintain", "ship": number})
            told = ask(state, seat, "reach", ship=number)["destinations"]
            assert told == ask(ready, seat, "reach", ship=number)["destinations"]
            for one in random.sample(told, min(5, len(told))):
                cargo = [{"do": "embark", "ship": number, "tokens": one["most"]}] if one["most"] else []
                sails: list[Plain] = [{"do": "sail", "ship": number, "to": to} for to in one["route"]]
                there = give(ready, seat, *cargo, *sails)
                assert TITLE.view(there, seat)["seats"][str(seat)]["ships"][str(number)]["place"] == one["to"]
                landing = {"do": "disembark", "ship": number, "tokens": one["most"]}
                assert allowed(there, seat, landing) == bool(one["most"])
                sailed += 1
    assert sailed > 10


def test_what_can_still_be_done_grows_less() -> None:
    near = BOARD.ids[BOARD.land[BOARD.index["saba"]][0]]
    state = table({"phase": "movement", "saba": {"tokens": {"saba": 3}, "treasury": 2}})
    before = ask(state, SABA, "reach")
    assert [(one["area"], one["tokens"]) for one in before["tokens"]] == [("saba", 3)]
    assert before["destinations"] == []
    moved = give(state, SABA, {"do": "move", "origin": "saba", "to": near, "tokens": 2})
    after = ask(moved, SABA, "reach")
    assert [(one["area"], one["tokens"]) for one in after["tokens"]] == [("saba", 1)]


def test_what_is_planned_counts_as_done() -> None:
    """With a plan it is told what would be told once it were carried out, without what is refused."""
    planned = 0
    for seed in range(tries(6, 60)):
        random = Random(seed)
        state = crowded(9, random, "movement")
        seat = next(one.seat for _, one in TITLE.requests(state))
        plan: list[Plain] = []
        for _ in range(5):
            then = give(state, seat, *plan)
            question = next(one for _, one in TITLE.requests(then) if one.seat == seat)
            offered = [plain(one) for one in TITLE.options(then, question)]
            acts = [one for one in offered if one["do"] not in ("end_movement", "wait", "insist")]
            if not acts:
                break
            plan.append(random.choice(acts))
        then = give(state, seat, *plan)
        fleet = [{"ship": number} for number in range(len(then.ships[seat]))]
        areas = [{"area": one["area"]} for one in ask(then, seat, "reach")["tokens"]]
        for args in [{}, *fleet, *areas[:4]]:
            assert ask(state, seat, "reach", after=plan, **args) == ask(then, seat, "reach", **args)
            planned += 1
        wrong = {"do": "sail", "ship": 99, "to": "saba"}
        assert ask(state, seat, "reach", after=[wrong, *plan]) == ask(then, seat, "reach")
    assert planned > 20


def test_shipyards_are_where_a_ship_may_be_built() -> None:
    coast = next(id for area, id in enumerate(BOARD.ids) if BOARD.coastal[area] and BOARD.in_play[area])
    inland = next(id for area, id in enumerate(BOARD.ids) if not BOARD.coastal[area] and BOARD.in_play[area])
    state = table({"phase": "movement", "saba": {"tokens": {coast: 1, inland: 1}, "treasury": 1}})
    assert ask(state, SABA, "reach")["shipyards"] == [coast]


@pytest.mark.parametrize("args", [{"area": "atlantis"}, {"ship": 7}, {"ship": -1}])
def test_what_is_not_there_reaches_nothing(args: dict[str, Any]) -> None:
    state = table({"phase": "movement", "saba": {"tokens": {"saba": 1}}})
    with pytest.raises(Refused):
        ask(state, SABA, "reach", **args)


def test_outside_of_movement_nothing_is_within_reach() -> None:
    state = table({"phase": "trade", "saba": {"tokens": {"saba": 1}, "hand": ["flax"]}})
    with pytest.raises(Refused, match="not asked"):
        ask(state, SABA, "reach")
