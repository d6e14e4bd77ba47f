"""Plans of the Expansion Project: the forecasts for ships, movement and conflict are right."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecumene.table.chance import Seeded
from ecumene.table.questions.answers import Plain, plain
from ecumene.table.questions.refusal import Refused
from ecumene.table.state.frames import Ask
from ecumene.titles.lineage.conflict.assault import LeaveCards, Loot
from ecumene.titles.lineage.conflict.token_conflicts import Fight
from ecumene.titles.lineage.secrets.view import areas_seen
from ecumene.titles.lineage.state import State
from tests.effort import tries
from tests.titles.expansion.crowds import TITLE, ask, crowded

CRETE = 0
PHASES = ("tax", "population", "ships", "movement", "construction", "support", "advances")
STAYS = {"end_ships", "end_movement", "wait", "insist"}
"""Answers that end something, or are about others."""


def question_of(state: State, seat: int) -> Ask | None:
    return next((one for _, one in TITLE.requests(state) if one.seat == seat), None)


def foreseen(state: State, seat: int) -> Ask | None:
    question = question_of(state, seat)
    return question if question is not None and TITLE.kinds[type(question)].foreseen else None


def give(state: State, seat: int, *answers: Plain) -> State:
    after = state.copy()
    for answer in answers:
        question = question_of(after, seat)
        assert question is not None
        TITLE.answer(after, seat, question.id, answer, Seeded.from_number(1))
    return after


def open_ships(state: State) -> State:
    """Go on until somebody is asked about ships: nobody opens a trade route before."""
    while question := next((one for _, one in TITLE.requests(state)), None):
        if TITLE.kinds[type(question)].name == "ships" or state.phase == "movement":
            return state
        TITLE.answer(state, question.seat, question.id, TITLE.default(state, question), Seeded.from_number(1))
    return state


def played(random: Random, start: State, seat: int, most: int = 6) -> tuple[State, list[Plain]]:
    """A table after some legal answers of one seat to one question, and these answers."""
    state, answers = start.copy(), list[Plain]()
    while len(answers) < most and (question := foreseen(state, seat)) is not None:
        answer = plain(random.choice(TITLE.options(state, question)))
        after = give(state, seat, answer)
        if type(question_of(after, seat)) is not type(question) or after.phase != start.phase:
            break
        state = after
        answers.append(answer)
    return state, answers


def assert_as_planned(told: Any, start: State, state: State, seat: int) -> None:
    """What a plan tells is what the table shows once it is carried out."""
    before, after = areas_seen(TITLE.at(start)), areas_seen(TITLE.at(state))
    changed = {id for id in {**before, **after} if before.get(id) != after.get(id)}
    assert told["areas"] == {id: after.get(id, {}) for id in changed}
    side = TITLE.view(state, seat)["seats"][str(seat)]
    for what in ("ships", "treasury", "stock", "cities"):
        assert told[what] == side[what]
    assert told["hand"] == state.hand[seat]


@pytest.mark.parametrize("phase", PHASES)
def test_a_plan_is_what_happens_where_nobody_else_acts(phase: str) -> None:
    planned = 0
    for seed in range(tries(5, 60)):
        random = Random(seed)
        start = crowded(random.choice((5, 9)), random, phase)
        if phase == "ships":
            start = open_ships(start)
        for seat in {one.seat for _, one in TITLE.requests(start) if foreseen(start, one.seat)}:
            state, answers = played(random, start, seat)
            told = ask(start, seat, "plan", answers=answers)
            assert told["legal"], told["tried"]
            assert_as_planned(told, start, state, seat)
            planned += len(answers)
    assert planned or phase in ("tax", "support")


# Ships and movement together


def sailor(**crete: Any) -> State:
    """Crete is asked about its ships, and nobody else; then Crete and Egypt move."""
    given = {"tokens": {"knossos": 6}, "treasury": 3, **crete}
    return TITLE.position({"phase": "ships", "crete": given, "egypt": {"tokens": {"memphis": 1}}})


BUILD = {"do": "build_ship", "area": "knossos", "tokens": []}
KEEP = {"do": "maintain", "ship": 0}


def test_a_ship_that_is_built_sails_in_the_same_plan() -> None:
    """It is paid for in the phase of ships, takes tokens on board and sets them down elsewhere."""
    state = sailor()
    around = ask(state, CRETE, "reach", ship=0, after=[BUILD])["destinations"]
    far = next(one for one in around if one["most"])
    voyage: list[Plain] = [{"do": "sail", "ship": 0, "to": to} for to in far["route"]]
    aboard, ashore = ({"do": do, "ship": 0, "tokens": 3} for do in ("embark", "disembark"))
    plan: list[Plain] = [BUILD, aboard, *voyage, ashore]
    told = ask(state, CRETE, "plan", answers=plan)
    assert [one["says"] for one in told["tried"]] == [None] * len(plan)
    real = give(state, CRETE, BUILD, {"do": "end_ships"}, *plan[1:])
    assert_as_planned(told, state, real, CRETE)
    assert told["areas"][far["to"]]["tokens"] == {str(CRETE): 3}


def test_what_is_not_paid_for_cannot_sail_in_the_plan() -> None:
    """Without an end of the ships as with one, an unpaid ship is gone once something moves (21.3)."""
    state = sailor(ships=["knossos"])
    sail = {"do": "sail", "ship": 0, "to": ask(state, CRETE, "reach", ship=0)["destinations"][0]["route"][0]}
    for plan in ([sail], [{"do": "end_ships"}, sail]):
        told = ask(state, CRETE, "plan", answers=plan)
        assert not told["legal"]
        assert told["ships"] == {}
    assert ask(state, CRETE, "plan", answers=[KEEP, sail])["legal"]
    late = ask(state, CRETE, "plan", answers=[KEEP, sail, BUILD])
    assert [one["legal"] for one in late["tried"]] == [True, True, False]


def test_a_series_stays_with_the_ships() -> None:
    state = sailor()
    walk = {"do": "end_movement"}
    told = ask(state, CRETE, "plan", answers=[BUILD, {"do": "end_ships"}, walk], series=True)
    assert (len(told["tried"]), told["ended"]) == (2, True)
    assert ask(state, CRETE, "plan", answers=[BUILD])["ended"] is False


def test_a_plan_made_ahead_says_which_answers_are_for_the_ships() -> None:
    """They are given where ships are built, the rest when movement opens."""
    crete = {"tokens": {"knossos": 6}, "treasury": 3, "cities": ["phaestos"]}
    early = TITLE.position({"phase": "tax", "until": "tax", "crete": crete})
    route = ask(early, CRETE, "reach", ship=0, after=[BUILD], ahead=True)["destinations"][0]["route"]
    sail = [{"do": "sail", "ship": 0, "to": to} for to in route]
    plan: list[Plain] = [BUILD, {"do": "embark", "ship": 0, "tokens": 2}, *sail]
    told = ask(early, CRETE, "plan", answers=plan, ahead=True)
    kinds = [one["kind"] for one in told["tried"]]
    assert (told["legal"], kinds) == (True, ["ships", *["move"] * (len(plan) - 1)])
    ships = [answer for answer, kind in zip(plan, kinds, strict=True) if kind == "ships"]
    moving = give(sailor(), CRETE, *ships, {"do": "end_ships"})
    assert ask(moving, CRETE, "plan", answers=plan[len(ships) :])["legal"]
    refused = ask(moving, CRETE, "plan", answers=plan)["tried"]
    assert [one["legal"] for one in refused] == [False, *[True] * (len(plan) - 1)]


def test_reach_tells_what_ships_cost_before_they_are_paid_for() -> None:
    state = sailor(ships=["knossos"])
    told = ask(state, CRETE, "reach", area="knossos")
    assert [(ship["ready"], ship["cost"]) for ship in told["ships"]] == [(False, 1)]
    assert "knossos" in told["shipyards"]
    assert {one["by"] for one in told["destinations"]} == {"land", "ship"}
    moving = give(state, CRETE, KEEP, {"do": "end_ships"})
    then = ask(moving, CRETE, "reach", area="knossos")
    assert (then["shipyards"], then["ships"][0]["cost"]) == ([], 0)
    assert then["destinations"] == told["destinations"]


@pytest.mark.parametrize("phase", ["construction", "trade", "tax"])
def test_the_next_movement_is_planned_with_its_ships(phase: str) -> None:
    """In any other phase, from the board as it stands; what one has now has to be paid for again."""
    crete = {"tokens": {"knossos": 6}, "treasury": 3, "ships": ["knossos"], "hand": ["hides"]}
    state = TITLE.position({"phase": phase, "until": phase, "crete": crete, "egypt": {"cities": ["memphis"]}})
    around = ask(state, CRETE, "reach", ship=0, ahead=True)
    assert around["ships"][0]["cost"] == 1
    assert around["shipyards"]
    sail = {"do": "sail", "ship": 0, "to": around["destinations"][0]["route"][0]}
    assert ask(state, CRETE, "plan", answers=[KEEP, sail], ahead=True)["legal"]
    assert not ask(state, CRETE, "plan", answers=[sail], ahead=True)["legal"]


def test_whoever_has_decided_plans_the_movement_that_comes() -> None:
    """While others still build, what was paid for may sail, and nothing more can be built."""
    crete = {"tokens": {"knossos": 6}, "treasury": 3, "ships": ["knossos"]}
    egypt = {"tokens": {"memphis": 1}, "ships": ["alexandria"], "treasury": 3}
    state = TITLE.position({"phase": "ships", "crete": crete, "egypt": egypt})
    state = give(state, CRETE, KEEP, {"do": "end_ships"})
    around = ask(state, CRETE, "reach", ship=0, ahead=True)
    assert (around["ships"][0]["cost"], around["shipyards"]) == (0, [])
    sail = {"do": "sail", "ship": 0, "to": around["destinations"][0]["route"][0]}
    assert ask(state, CRETE, "plan", answers=[sail], ahead=True)["legal"]


def test_ships_and_movement_together_are_what_then_happens() -> None:
    """Random answers in both phases, one after the other on a real table, and all of them as one plan."""
    sailed = 0
    for seed in range(tries(10, 80)):
        random = Random(seed)
        start = open_ships(crowded(random.choice((5, 9)), random, "ships"))
        if start.phase != "ships":
            continue
        seat = next(one.seat for _, one in TITLE.requests(start))
        state, plan = start.copy(), list[Plain]()
        for last in ({"do": "end_ships"}, None):
            for _ in range(4):
                question = question_of(state, seat)
                assert question is not None
                acts = [one for one in map(plain, TITLE.options(state, question)) if one["do"] not in STAYS]
                if acts:
                    plan.append(random.choice(acts))
                    state = give(state, seat, plan[-1])
            if last:
                plan.append(last)
                state = give(state, seat, last)
                state = settled(state)
        told = ask(start, seat, "plan", answers=plan)
        assert told["legal"], told["tried"]
        side = TITLE.view(state, seat)["seats"][str(seat)]
        assert (told["ships"], told["treasury"], told["stock"]) == (
            side["ships"],
            side["treasury"],
            side["stock"],
        )
        sailed += any(answer["do"] == "sail" for answer in plan)
    assert sailed > 1


def settled(state: State) -> State:
    """The others are done with their ships: they keep what they can pay for."""
    after = state.copy()
    while after.phase == "ships":
        _, question = TITLE.requests(after)[0]
        TITLE.answer(after, question.seat, question.id, TITLE.default(after, question), Seeded.from_number(1))
    return after


# Conflicts


def settle_conflicts(state: State) -> None:
    """Answer everything in the conflict phase as if nobody had a choice."""
    while requests := TITLE.requests(state):
        _, question = requests[0]
        answer: Any = TITLE.default(state, question)
        for plain_answer in (Fight(), LeaveCards(), Loot(0)):
            try:
                TITLE.prepare(state, question.seat, question.id, plain_answer)
            except Refused:
                continue
            answer = plain_answer
        TITLE.answer(state, question.seat, question.id, answer, Seeded.from_number(1))


@pytest.mark.parametrize("seats", [5, 9])
def test_predicted_conflicts_are_those_that_are_fought(seats: int) -> None:
    """Attackers that fail are lost, the order of losses stays, and no pirate outlives its city."""
    fought = 0
    for seed in range(tries(8, 80)):
        state = crowded(seats, Random(seed), "movement", until="conflict")
        real = crowded(seats, Random(seed), "conflict", until="conflict")
        settle_conflicts(real)
        seen = areas_seen(TITLE.at(real))
        for area in areas_seen(TITLE.at(state)):
            told = ask(state, seed % seats, "conflict", area=area)
            assert told["left"] == seen.get(area, {}), (seed, area)
            fought += bool(told["conflict"] or told["attack"])
    assert fought > 10


def test_an_attack_that_fails_costs_its_tokens() -> None:
    """Mega Empires leaves them before the city; here counsel says that they are lost."""
    given = {"crete": {"tokens": {"memphis": 6}}, "egypt": {"cities": ["memphis"]}}
    state = TITLE.position({"phase": "movement", **given})
    told = ask(state, CRETE, "conflict", area="memphis")
    assert "the tokens are lost" in told["attack"]["says"][0]["text"]
    assert "tokens" not in told["left"]
    outlook = {area["area"]: area for area in ask(state, CRETE, "plan")["outlook"]["areas"]}
    assert "the tokens are lost" in outlook["memphis"]["says"][0]["text"]
    assert "verloren" in ask(state, CRETE, "conflict", "de", area="memphis")["attack"]["says"][0]["text"]


def test_what_naval_warfare_sinks_at_a_landing_is_foretold() -> None:
    """Half of those who land, rounded up, whether they have gone ashore or are still on board (22.561)."""
    egypt = {"cities": ["alexandria"], "ships": ["alexandria"], "advances": ["naval_warfare"]}
    crete = {"tokens": {"alexandria": 5}, "ships": ["alexandria"]}
    state = TITLE.position({"phase": "movement", "crete": crete, "egypt": egypt})
    aboard = [{"do": "embark", "ship": 0, "tokens": 5}]
    for plan in (aboard, [*aboard, {"do": "disembark", "ship": 0, "tokens": 5}]):
        outlook = ask(state, CRETE, "plan", answers=plan)["outlook"]
        (there,) = (area for area in outlook["areas"] if area["area"] == "alexandria")
        assert there["says"][0] == {
            "text": "3 of the tokens that land here are lost to the ships of the city.",
            "rule": "22.561",
        }
        assert there["attack"]["tokens"] == 2
