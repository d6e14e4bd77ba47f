"""Counsel for a seat: topics, refusals, and that no secret is revealed."""

from __future__ import annotations

import re
from importlib import resources
from random import Random
from typing import Any

import pytest

from ecumene.table.chance import Seeded
from ecumene.table.questions.refusal import Refused
from ecumene.table.rulebook.sections import sections_of
from ecumene.titles.lineage.state import State
from tests.effort import tries
from tests.titles.empires.crowds import PHASES, TITLE, crowded, table

SABA = 0
QUESTIONS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("plan", {}),
    ("completion", {}),
    ("rates", {}),
    ("conflict", {"area": "saba"}),
    ("battles", {}),
    ("calamity", {}),
    ("odds", {}),
    ("next_step", {}),
    ("deal", {}),
    ("shop", {"aim": "points"}),
    ("region", {}),
)
"""Topics that may be asked at any time."""


def ask(state: State, seat: int, topic: str, language: str = "en", /, **args: Any) -> Any:
    return TITLE.counsel(TITLE.glimpse(state, seat), seat, topic, args, language)


def sentences(told: Any) -> list[tuple[str, str]]:
    """Everything that is said somewhere in counsel, with its rule."""
    if isinstance(told, list):
        return [said for each in told for said in sentences(each)]
    if isinstance(told, dict):
        if "text" in told:
            return [(told["text"], told.get("rule", ""))]
        return [said for each in told.values() for said in sentences(each)]
    return []


# The contract


def test_an_unknown_topic_is_refused() -> None:
    state = table({"phase": "movement", "saba": {"tokens": {"saba": 2}}})
    with pytest.raises(Refused, match="no counsel on weather"):
        ask(state, SABA, "weather")


@pytest.mark.parametrize("args", [{"gives": 3}, {"gives": [4]}, {"what": "ever"}, {"unnamed": -1}])
def test_malformed_questions_are_refused(args: dict[str, Any]) -> None:
    state = table({"phase": "trade", "saba": {"tokens": {"saba": 2}, "hand": ["flax"]}})
    with pytest.raises(Refused, match="cannot be asked about deal"):
        ask(state, SABA, "deal", **args)


def test_there_is_no_counsel_before_the_civilizations_are_chosen() -> None:
    state = TITLE.position({"phase": "setup", "seats": 5, "options": {"civilizations": "choose"}})
    with pytest.raises(Refused, match="as soon as everybody"):
        ask(state, SABA, "next_step")


@pytest.mark.parametrize("phase", PHASES)
def test_counsel_tells_nothing_that_a_seat_does_not_know(phase: str) -> None:
    """Whatever is dealt anew that a seat cannot know, the rules tell it the same."""
    for seed in range(tries(2, 20)):
        random = Random(seed)
        state = crowded(random.choice((5, 9)), random, phase)
        seat = random.randrange(len(state.civilizations))
        glimpse = TITLE.glimpse(state, seat)
        other = TITLE.imagine_from(glimpse, seat, Seeded.from_number(seed))
        for topic, args in QUESTIONS:
            for language in ("en", "de"):
                told = TITLE.counsel(glimpse, seat, topic, args, language)
                again = TITLE.counsel(TITLE.glimpse(other, seat), seat, topic, args, language)
                assert told == again, topic


@pytest.mark.parametrize("phase", PHASES)
def test_spectators_are_told_what_every_seat_is_told_and_nothing_else(phase: str) -> None:
    state = crowded(5, Random(phase), phase)
    for topic, args in QUESTIONS:
        if TITLE.topics[topic].public:
            told = TITLE.counsel(TITLE.glimpse(state, None), None, topic, args)
            assert [ask(state, seat, topic, **args) for seat in range(5)] == [told] * 5, topic
        else:
            with pytest.raises(Refused, match="Only players at this table"):
                TITLE.counsel(TITLE.glimpse(state, None), None, topic, args)


@pytest.mark.parametrize("phase", PHASES)
def test_counsel_leaves_the_glimpse_as_it_is_and_cites_real_sections(phase: str) -> None:
    sections = sections_of(TITLE)
    for seed in range(tries(2, 20)):
        random = Random(seed)
        state = crowded(random.choice((5, 9)), random, phase)
        seat = random.randrange(len(state.civilizations))
        glimpse = TITLE.glimpse(state, seat)
        before = TITLE.dump_state(glimpse)
        for topic, args in QUESTIONS:
            for text, rule in sentences(TITLE.counsel(glimpse, seat, topic, args)):
                assert rule == "" or rule in sections, rule
                assert text
                assert "{" not in text
        assert TITLE.dump_state(glimpse) == before


# The next step


def test_each_item_of_the_next_step_is_met_or_missing() -> None:
    saba = {"cities": ["saba", "marib", "main"], "ast": 6, "advances": ["pottery", "agriculture", "music"]}
    state = table({"phase": "movement", "saba": saba, "persia": {"tokens": {"susa": 1}}})
    steps = {step["seat"]: step for step in ask(state, SABA, "next_step")["seats"]}
    mine = steps[SABA]
    assert mine["next_step"] == 7
    assert {item["what"]: (item["have"], item["need"], item["met"]) for item in mine["items"]}["cities"][
        0
    ] == 3
    assert mine["moves"] == int(all(item["met"] for item in mine["items"]))
    assert len(steps) == 9


def test_a_marker_at_its_end_needs_nothing() -> None:
    last = TITLE.content.asts["basic"].tracks["saba"].last_step
    state = table({"phase": "movement", "saba": {"tokens": {"saba": 1}, "ast": last}})
    mine = ask(state, SABA, "next_step", "de")["seats"][SABA]
    assert (mine["next_step"], mine["items"]) == (None, [])
    assert "letzten Feld" in mine["says"]["text"]


# A deal


def test_a_deal_changes_the_values_of_sets() -> None:
    """The rulebook's sets: a set is worth its number of cards squared, times the face value."""
    hand = ["flax", "flax", "salt", "bone", "bone"]
    state = table({"phase": "trade", "saba": {"tokens": {"saba": 1}, "hand": hand}})
    faces = {card: TITLE.content.cards[card].face for card in hand}
    told = ask(state, SABA, "deal", gives=["flax", "flax", "salt"], gets=["bone", "bone"], unnamed=1)
    assert told["value_before"] == 4 * faces["flax"] + faces["salt"] + 4 * faces["bone"]
    assert told["value_after"] == 16 * faces["bone"]
    bone = next(change for change in told["sets"] if change["card"] == "bone")
    assert (bone["before"], bone["after"], bone["value_after"]) == (2, 4, 16 * faces["bone"])
    assert told["cards_after"] == 5
    assert any("calamity" in text for text, _ in sentences(told))


@pytest.mark.parametrize(
    ("gives", "gets"), [(["silk"], []), (["volcanic_eruption"], []), ([], ["gold_bars_of_el_dorado"])]
)
def test_what_cannot_be_dealt_is_refused(gives: list[str], gets: list[str]) -> None:
    hand = ["flax", "volcanic_eruption"]
    state = table({"phase": "trade", "saba": {"tokens": {"saba": 1}, "hand": hand}})
    with pytest.raises(Refused):
        ask(state, SABA, "deal", gives=gives, gets=gets)


# Calamity odds


def test_odds_count_only_what_one_cannot_see() -> None:
    state = table({"phase": "trade", "saba": {"tokens": {"saba": 1}, "hand": ["flood", "flax"]}})
    scene = TITLE.content.scenes["east_9"]
    for stack in ask(state, SABA, "odds")["stacks"]:
        cards = {c: n for c, n in scene.cards.items() if TITLE.content.cards[c].stack == stack["stack"]}
        seen = [c for c in state.hand[SABA] if c in cards] + state.discards[stack["stack"] - 1]
        assert stack["unseen"] == sum(cards.values()) - len(seen)
        calamities = [c for c in cards if TITLE.content.cards[c].calamity]
        assert stack["unseen_calamities"] == sum(c not in seen for c in calamities)
        for calamity in stack["calamities"]:
            assert (calamity["where"] == "hand") == (calamity["card"] == "flood")


def test_a_calamity_that_was_traded_away_is_remembered() -> None:
    state = table({"phase": "trade", "saba": {"tokens": {"saba": 1}}, "babylon": {"hand": ["flood"]}})
    babylon = state.civilizations.index("babylon")
    state.known[SABA] = tuple(("flood",) if seat == babylon else () for seat in range(9))
    found = [c for s in ask(state, SABA, "odds")["stacks"] for c in s["calamities"] if c["card"] == "flood"]
    assert [(one["where"], one["holder"]) for one in found] == [("known", babylon)]


# Words


def test_counsel_speaks_both_languages() -> None:
    folder = resources.files("ecumene.titles.lineage") / "words" / "counsel"
    keys = [
        re.findall(r"^(lineage-[\w-]+) =", (folder / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)
        for language in ("en", "de")
    ]
    assert sorted(keys[0]) == sorted(keys[1])
    assert len(keys[0]) == len(set(keys[0]))
