"""All topics of counsel of the lineage work in the Expansion Project, during a whole game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecumene import bots
from ecumene.table.chance import Seeded
from ecumene.table.questions.refusal import Refused
from ecumene.table.rulebook.sections import sections_of
from ecumene.table.table import Table
from ecumene.titles.lineage.trade.values import hand_value
from tests.effort import tries
from tests.titles.expansion.crowds import TITLE, crowded
from tests.titles.expansion.crowds import ask as consult

QUESTIONS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("plan", {"offers": True}),
    ("plan", {"ahead": True}),
    ("reach", {"ahead": True}),
    ("completion", {}),
    ("rates", {}),
    ("battles", {}),
    ("calamity", {}),
    ("odds", {}),
    ("next_step", {}),
    ("deal", {}),
    ("shop", {"aim": "points"}),
)
"""Topics that may be asked at any time."""


def ask(table: Table, seat: int, topic: str, language: str = "en", /, **args: Any) -> Any:
    state: Any = table.truth()
    return TITLE.counsel(TITLE.glimpse(state, seat), seat, topic, args, language)


@pytest.mark.parametrize("seed", [1, 2])
def test_every_topic_is_told_all_along_a_game(seed: int) -> None:
    """In both languages; only a topic about a question that is not put may be refused."""
    table = Table(TITLE, seats=5, seed=seed, options={"turns": 8})
    players = [bots.make("greedy", seed=seat, meta=TITLE.meta) for seat in range(5)]
    phases = set()
    for number in range(10_000):
        if not (requests := table.requests()):
            break
        request = requests[0]
        if number % 11 == 0 or table.phase not in phases:
            phases.add(table.phase)
            for topic, args in QUESTIONS:
                assert all(ask(table, request.seat, topic, language, **args) for language in ("en", "de"))
        table.answer(request.seat, request.id, players[request.seat].choose(table.perspective(request)))
    assert {"ships", "movement", "construction", "trade", "advances"} <= phases


def test_no_ship_is_built_while_one_moves() -> None:
    """Ships are built in a phase of their own (21), so there is no shipyard to be told of."""
    crete = {"tokens": {"knossos": 4}, "treasury": 9, "ships": ["knossos"]}
    table = TITLE.position({"phase": "movement", "crete": crete})
    seat = table.civilizations.index("crete")
    told = TITLE.counsel(TITLE.glimpse(table, seat), seat, "reach", {"area": "knossos"}, "en")
    assert told["shipyards"] == []
    assert {found["by"] for found in told["destinations"]} == {"land", "ship"}


def test_whoever_is_asked_nothing_is_told_no_way() -> None:
    table = TITLE.position({"phase": "tax"})
    with pytest.raises(Refused, match="not asked"):
        TITLE.counsel(TITLE.glimpse(table, 0), 0, "reach", {}, "en")


def sentences(told: Any) -> list[tuple[str, str]]:
    """Everything that is said somewhere in counsel, with its rule."""
    if isinstance(told, list):
        return [said for each in told for said in sentences(each)]
    if isinstance(told, dict):
        if "text" in told:
            return [(told["text"], told.get("rule", ""))]
        return [said for each in told.values() for said in sentences(each)]
    return []


def seated(random: Random, phase: str) -> tuple[Any, int]:
    seats = random.choice((5, 9, 14))
    state = crowded(seats, random, phase, map="both" if seats > 9 else "west")
    return state, random.randrange(seats)


@pytest.mark.parametrize("phase", TITLE.phases)
def test_counsel_tells_nothing_that_a_seat_does_not_know(phase: str) -> None:
    """Whatever is dealt anew that a seat cannot know, the rules tell it the same, and cite real sections."""
    sections = sections_of(TITLE)
    for seed in range(tries(2, 20)):
        state, seat = seated(Random(seed), phase)
        glimpse = TITLE.glimpse(state, seat)
        before = TITLE.dump_state(glimpse)
        other = TITLE.imagine_from(glimpse, seat, Seeded.from_number(seed))
        for topic, args in QUESTIONS:
            told = TITLE.counsel(glimpse, seat, topic, args, "de")
            assert told == TITLE.counsel(TITLE.glimpse(other, seat), seat, topic, args, "de"), topic
            for text, rule in sentences(told):
                assert text
                assert "{" not in text
                assert rule == "" or rule in sections, rule
        assert TITLE.dump_state(glimpse) == before


@pytest.mark.parametrize("order", ["starts", "dawn"])
def test_the_next_step_is_the_one_that_the_marker_takes(order: str) -> None:
    """Forwards, not at all, or back without cities: as the phase then moves it, in either order of epochs."""
    moved = set()
    for seed in range(tries(12, 80)):
        random = Random(seed)
        seats = random.choice((5, 9))
        before = crowded(seats, random, "support", until="support", order=order)
        random = Random(seed)
        assert random.choice((5, 9)) == seats
        after = crowded(seats, random, "ast", until="ast", order=order)
        for one in consult(before, 0, "next_step")["seats"]:
            seat = one["seat"]
            if before.cities.count(seat + 1) == after.cities.count(seat + 1):
                assert after.ast[seat] - before.ast[seat] == one["moves"]
                moved.add(one["moves"])
    assert moved == {1, 0, -1}


def test_a_step_tells_the_epoch_that_it_enters_and_what_is_lacking() -> None:
    """The rulebook's Late Bronze Age asks for three cities and three advances (34.2)."""
    track = TITLE.content.asts["standard"].tracks["crete"]
    step = next(step for step in range(track.last_step) if track.era(step + 1) == 2 and track.era(step) == 1)
    crete = {
        "tokens": {"knossos": 4},
        "cities": ["phaestos", "memphis"],
        "advances": ["pottery"],
        "ast": step,
    }
    state = TITLE.position({"phase": "support", "until": "support", "crete": crete})
    mine = consult(state, 0, "next_step", "de")["seats"][0]
    needs = {item["what"]: (item["have"], item["need"]) for item in mine["items"]}
    assert needs == {"cities": (2, 3), "advances": (1, 3)}
    assert "Späte Bronzezeit" in mine["says"]["text"]


def test_every_tax_rate_brings_what_it_says() -> None:
    """Each rate is chosen; coins and revolts are those that were told."""
    chosen = 0
    for seed in range(tries(6, 40)):
        state = crowded(9, Random(seed), "tax")
        for _, question in TITLE.requests(state):
            if TITLE.kinds[type(question)].name != "rate":
                continue
            for one in consult(state, question.seat, "rates")["rates"]:
                after = state.copy()
                answer = {"do": "rate", "rate": one["rate"]}
                TITLE.answer(after, question.seat, question.id, answer, Seeded.from_number(1))
                while after.phase == "tax" and after.treasury == state.treasury:
                    _, other = TITLE.requests(after)[0]
                    TITLE.answer(
                        after, other.seat, other.id, TITLE.default(after, other), Seeded.from_number(1)
                    )
                assert after.treasury[question.seat] == one["treasury"]
                chosen += 1
    assert chosen > 3


def test_a_deal_counts_goods_of_the_other_block() -> None:
    """Both values are those of the rules for the hands before and after."""
    found = 0
    for seed in range(tries(30, 200)):
        random = Random(seed)
        state = crowded(14, random, "trade", map="both")
        seat = random.randrange(14)
        hand = state.hand[seat]
        gives = [card for card in hand if TITLE.content.cards[card].tradeable][:2]
        scene = TITLE.at(state).scene
        gets = random.sample([card for card in scene.cards if not TITLE.content.cards[card].calamity], 2)
        told = consult(state, seat, "deal", gives=gives, gets=gets)
        after = list(hand)
        for card in gives:
            after.remove(card)
        values = [hand_value(TITLE.at(state), seat, cards) for cards in (hand, [*after, *gets])]
        assert [told["value_before"], told["value_after"]] == values
        found += any("other trade block" in said["text"] for said in told["says"])
    assert found > 3
