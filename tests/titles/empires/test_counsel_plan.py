"""Plans and their results: the forecast of counsel is right if nobody else acts."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecumene.table.chance import Seeded
from ecumene.table.questions.answers import plain
from ecumene.table.questions.refusal import Refused
from ecumene.table.state.frames import Ask
from ecumene.titles.lineage.conflict.assault import LeaveCards, Loot
from ecumene.titles.lineage.conflict.token_conflicts import Fight
from ecumene.titles.lineage.secrets.view import areas_seen
from ecumene.titles.lineage.state import State
from tests.effort import tries
from tests.titles.empires.crowds import TITLE, crowded, table
from tests.titles.empires.test_counsel import SABA, ask, sentences

BOOK = TITLE.content
PHASES = ("population", "movement", "construction", "advances", "tax", "support")


def mine(state: State, seat: int) -> Ask | None:
    asks = [ask for _, ask in TITLE.requests(state) if ask.seat == seat and TITLE.kinds[type(ask)].foreseen]
    return asks[0] if asks else None


def played(random: Random, start: State, seat: int, most: int = 8) -> tuple[State, list[dict[str, Any]]]:
    """A table after some legal answers of one seat, and these answers; its question is still open then."""
    state, answers = start.copy(), list[dict[str, Any]]()
    while len(answers) < most and (question := mine(state, seat)) is not None:
        after, answer = state.copy(), plain(random.choice(TITLE.options(state, question)))
        TITLE.answer(after, seat, question.id, answer, Seeded.from_number(1))
        if type(mine(after, seat)) is not type(question) or after.phase != start.phase:
            break
        state = after
        answers.append(answer)
    return state, answers


@pytest.mark.parametrize("phase", PHASES)
def test_a_plan_is_what_happens_where_nobody_else_acts(phase: str) -> None:
    """Legal answers of one seat, one after the other on the real table, and all together as a plan."""
    planned = 0
    for seed in range(tries(6, 60)):
        random = Random(seed)
        start = crowded(random.choice((5, 9)), random, phase)
        for seat in {one.seat for _, one in TITLE.requests(start) if TITLE.kinds[type(one)].foreseen}:
            state, answers = played(random, start, seat)
            told = ask(start, seat, "plan", answers=answers)
            assert told["legal"], told["tried"]
            before, after = areas_seen(TITLE.at(start)), areas_seen(TITLE.at(state))
            changed = {id for id in {**before, **after} if before.get(id) != after.get(id)}
            assert told["areas"] == {id: after.get(id, {}) for id in changed}
            side = TITLE.view(state, seat)["seats"][str(seat)]
            for what in ("ships", "treasury", "stock", "cities"):
                assert told[what] == side[what]
            assert told["hand"] == state.hand[seat]
            planned += len(answers)
    assert planned or phase in ("tax", "support")


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
    fought = 0
    for seed in range(tries(8, 80)):
        state = crowded(seats, Random(seed), "movement", until="conflict")
        real = crowded(seats, Random(seed), "conflict", until="conflict")
        settle_conflicts(real)
        seen = areas_seen(TITLE.at(real))
        seat = seed % seats
        for area in areas_seen(TITLE.at(state)):
            told = ask(state, seat, "conflict", area=area)
            assert told["left"] == seen.get(area, {}), (seed, area)
            fought += bool(told["conflict"] or told["attack"])
    assert fought > 10


@pytest.mark.parametrize("seats", [5, 9])
def test_all_battles_are_those_of_the_single_areas(seats: int) -> None:
    state = crowded(seats, Random(seats), "movement", until="conflict")
    told = ask(state, SABA, "battles")["battles"]
    assert told
    assert [one["area"] for one in told] == list(dict.fromkeys(one["area"] for one in told))
    for one in told:
        assert one == ask(state, SABA, "conflict", area=one["area"])
    others = set(TITLE.view(state, SABA)["areas"]) - {one["area"] for one in told}
    for area in others:
        quiet = ask(state, SABA, "conflict", area=area)
        assert (quiet["conflict"], quiet["attack"]) == (None, None)


def test_a_conflict_is_told_round_by_round() -> None:
    """Three against two in an area for one: the two lose first, round after round."""
    saba, maurya = {"tokens": {"saba": 3}}, {"tokens": {"saba": 2}}
    state = table({"phase": "movement", "saba": saba, "maurya": maurya})
    told = ask(state, SABA, "conflict", area="saba")
    fight = told["conflict"]
    assert {side["party"]: (side["before"], side["after"]) for side in fight["sides"]}[SABA][0] == 3
    limit = BOOK.scenes["east_9"].board.limit[BOOK.scenes["east_9"].board.index["saba"]]
    assert fight["limit"] == limit
    first = fight["rounds"][0]["losses"][0]
    assert first["parties"] == [state.civilizations.index("maurya")]
    assert first["says"]["rule"] == "4a.minority"
    assert told["attack"] is None


def test_equal_forces_lose_together() -> None:
    state = table({"phase": "movement", "saba": {"tokens": {"saba": 4}}, "maurya": {"tokens": {"saba": 4}}})
    first = ask(state, SABA, "conflict", area="saba")["conflict"]["rounds"][0]["losses"][0]
    assert len(first["parties"]) == 2
    assert first["says"]["rule"] == "4a.ties"


def test_an_attack_with_seven_takes_the_city_and_with_six_does_not() -> None:
    for tokens, succeeds in ((6, False), (7, True)):
        saba, maurya = {"tokens": {"saba": tokens}}, {"cities": ["saba"]}
        state = table({"phase": "movement", "saba": saba, "maurya": maurya})
        told = ask(state, SABA, "conflict", area="saba")
        assert told["attack"]["succeeds"] is succeeds
        assert bool(told["attack"]["fight"]) is succeeds
        assert ("city" in told["left"]) is not succeeds


def test_a_plan_says_what_is_not_allowed_and_why() -> None:
    state = table({"phase": "movement", "saba": {"tokens": {"saba": 2}}})
    board = BOOK.scenes["east_9"].board
    near = board.ids[board.land[board.index["saba"]][0]]
    answers = [
        {"do": "move", "origin": "saba", "to": near, "tokens": 1},
        {"do": "move", "origin": "saba", "to": near, "tokens": 2},
        {"do": "dance"},
    ]
    told = ask(state, SABA, "plan", answers=answers)
    assert [one["legal"] for one in told["tried"]] == [True, False, False]
    assert told["tried"][1]["says"]["text"]
    assert told["legal"] is False
    assert told["areas"][near]["tokens"] == {str(SABA): 1}
    assert told["areas"]["saba"]["tokens"] == {str(SABA): 1}


def test_an_empty_plan_tells_how_it_stands() -> None:
    saba = {"tokens": {"saba": 9, "marib": 1}, "cities": ["main"]}
    told = ask(table({"phase": "movement", "saba": saba}), SABA, "plan")
    assert told["areas"] == {}
    outlook = {area["area"]: area for area in told["outlook"]["areas"]}
    assert set(outlook) == {"saba", "marib", "main"}
    assert (
        outlook["saba"]["surplus"]
        == 9 - BOOK.scenes["east_9"].board.limit[BOOK.scenes["east_9"].board.index["saba"]]
    )
    support = told["outlook"]["support"]
    assert (support["cities"], support["needed"]) == (1, 2)
    assert sentences(told)


def test_cities_that_cannot_be_fed_are_foretold() -> None:
    saba = {"tokens": {"marib": 1}, "cities": ["main", "saba"]}
    told = ask(table({"phase": "movement", "saba": saba}), SABA, "plan")["outlook"]["support"]
    assert told["lacking"] == 3
    assert told["choice"] is True
    assert len(told["reduced"]) == 1


def test_a_city_that_can_be_built_is_foretold_with_its_support() -> None:
    board = BOOK.scenes["east_9"].board
    site = next(id for area, id in enumerate(board.ids) if board.site[area] and board.limit[area])
    state = table({"phase": "movement", "saba": {"tokens": {site: 6}}})
    (area,) = ask(state, SABA, "plan")["outlook"]["areas"]
    assert area["city"]["possible"] is True
    assert area["city"]["lacking"] == 2
    state = table({"phase": "movement", "saba": {"tokens": {site: 5}}})
    (area,) = ask(state, SABA, "plan")["outlook"]["areas"]
    assert area["city"]["possible"] is False
    assert area["city"]["says"]["rule"] == "5a.site"


def test_the_next_movement_is_planned_while_others_are_asked() -> None:
    """In any phase: the plan is tried from the board as it stands, and nothing at the table changes."""
    given = {
        "saba": {"tokens": {"saba": 3}, "ships": ["aden"], "treasury": 2},
        "persia": {"cities": ["maka"]},
    }
    for phase in ("tax", "construction", "support"):
        state = table({"phase": phase, "until": phase, **given})
        before = TITLE.view(state, SABA)
        walk = {"do": "move", "origin": "saba", "to": "marib", "tokens": 2}
        told = ask(state, SABA, "plan", answers=[walk], ahead=True)
        assert told["legal"]
        assert told["areas"]["marib"]["tokens"] == {"0": 2}
        around = ask(state, SABA, "reach", area="saba", after=[walk], ahead=True)
        assert [one["tokens"] for one in around["tokens"] if one["area"] == "saba"] == [1]
        assert around["ships"][0]["ready"] is False
        assert TITLE.view(state, SABA) == before
        with pytest.raises(Refused):
            ask(state, SABA, "reach", area="saba")


def test_what_is_still_moving_is_thought_through_to_its_end() -> None:
    """Whoever is done plans the turn after: all that moved may move again."""
    state = table(
        {
            "phase": "movement",
            "until": "movement",
            "saba": {"tokens": {"saba": 3}},
            "persia": {"tokens": {"persis": 2}},
        }
    )
    walk = {"do": "move", "origin": "saba", "to": "marib", "tokens": 2}
    question = mine(state, SABA)
    assert question is not None
    TITLE.answer(state, SABA, question.id, walk, Seeded.from_number(1))
    around = ask(state, SABA, "reach", area="marib", ahead=True)
    assert {one["area"]: one["tokens"] for one in around["tokens"]} == {"saba": 1, "marib": 2}


def test_what_may_be_built_after_a_plan_is_told() -> None:
    saba = {"tokens": {"aden": 6, "himyar": 6}, "treasury": 3}
    state = table({"phase": "construction", "until": "construction", "saba": saba})
    first = {"do": "build", "area": "aden", "treasury": 0, "from_areas": [], "keep": False}
    assert ask(state, SABA, "plan", answers=[first])["offers"] == []
    offers = ask(state, SABA, "plan", answers=[first], offers=True)["offers"]
    assert {offer.get("area") for offer in offers if offer["do"] == "build"} == {"himyar"}
