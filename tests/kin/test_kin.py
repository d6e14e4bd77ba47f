"""At every seam of the lineage a second game plays by its own rule, and Mega Empires by its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from ecumene.arena.fuzz import fuzz
from ecumene.arena.game import BotGame
from ecumene.table.chance import Seeded
from ecumene.table.questions.refusal import Refused
from ecumene.table.text.events import Event
from ecumene.table.text.words import Say
from ecumene.titles.empires.title import Empires
from ecumene.titles.lineage.events import TurnEnded
from ecumene.titles.lineage.state import State
from ecumene.titles.lineage.title import Lineage
from tests.kin.title import Kin
from tests.kin.ways import LAST_STEP
from tests.titles.cited import missing

KIN, MEGA = Kin(), Empires()
SABA, BABYLON, PERSIA, NUBIA, PARTHIA = range(5)


def rests(phase: str, title: Lineage = KIN, **given: Any) -> State:
    """A position of five seats that rests after a phase."""
    return title.position({"phase": phase, "until": phase, **given})


def answer(state: State, seat: int, title: Lineage = KIN, **form: Any) -> list[Event]:
    ask = next(ask for _, ask in title.requests(state) if ask.seat == seat)
    return title.answer(state, seat, ask.id, form, Seeded.from_number(1))


def refused(state: State, seat: int, title: Lineage = KIN, **form: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        answer(state, seat, title, **form)
    return caught.value


def asked(state: State, title: Lineage = KIN) -> list[int]:
    return [ask.seat for _, ask in title.requests(state)]


# Phases and chapters


def test_a_phase_of_its_own_is_played_first_and_another_one_later() -> None:
    course = KIN.course()
    assert course[0] == "jubilee"
    assert course.index("special_abilities") > course.index("advances")
    assert rests("jubilee", saba={"treasury": 4}).treasury == [5, 1, 1, 1, 1]


def test_a_chapter_asks_a_question_otherwise() -> None:
    rich: Mapping[str, Any] = {"cities": ["aden"], "treasury": 40}
    state = rests("trade_cards", saba=rich)
    answer(state, SABA, do="buy", stack=9)
    assert asked(state) == []
    state = rests("trade_cards", MEGA, saba=rich)
    answer(state, SABA, MEGA, do="buy", stack=9)
    assert asked(state, MEGA) == [SABA]


# Orders


@pytest.mark.parametrize(("title", "first"), [(KIN, SABA), (MEGA, PERSIA)])
def test_special_abilities_are_used_in_the_order_of_the_title(title: Lineage, first: int) -> None:
    holder = {"advances": ["politics"]}
    state = rests("special_abilities", title, saba=holder, persia={**holder, "ast": 5})
    assert asked(state, title) == [first]


@pytest.mark.parametrize(("title", "waits"), [(KIN, PERSIA), (MEGA, SABA)])
def test_advances_are_bought_in_the_order_of_the_title(title: Lineage, waits: int) -> None:
    state = rests("advances", title, saba={"hand": ["flax"]}, persia={"hand": ["salt"], "ast": 5})
    answer(state, waits, title, do="wait")
    assert asked(state, title) == [SABA + PERSIA - waits]


@pytest.mark.parametrize(("title", "waits"), [(KIN, PERSIA), (MEGA, SABA)])
def test_hands_are_checked_in_the_order_of_the_title(title: Lineage, waits: int) -> None:
    hands = [["flax", "stone"] * 5, ["salt", "hides"] * 5]
    state = rests("advances", title, saba={"hand": hands[0]}, persia={"hand": hands[1], "ast": 5})
    for seat in (SABA, PERSIA):
        answer(state, seat, title, do="end_acquiring")
    answer(state, waits, title, do="wait")
    assert asked(state, title) == [SABA + PERSIA - waits]


# Cards


def test_a_calamity_of_its_own_is_carried_out() -> None:
    state = rests("calamity_resolution", saba={"hand": ["regression"], "treasury": 7, "ast": 4})
    assert (state.treasury[SABA], state.ast[SABA]) == (4, 4)


def test_a_calamity_of_the_lineage_is_carried_out_otherwise() -> None:
    hand = ["corruption", "silk", "silk"]
    assert asked(rests("calamity_resolution", saba={"hand": hand})) == []
    assert asked(rests("calamity_resolution", MEGA, saba={"hand": hand}), MEGA) == [SABA]


def test_counsel_knows_what_its_calamities_demand() -> None:
    state = rests("tax", saba={"hand": ["corruption", "regression"], "treasury": 7, "advances": ["coinage"]})
    told = KIN.counsel(KIN.glimpse(state, SABA), SABA, "calamity", {})["calamities"]
    corruption, locusts = told
    assert corruption["reckoned"] == []
    assert [(one["what"], one["result"], one["there"]) for one in locusts["reckoned"]] == [("treasury", 3, 7)]
    assert locusts["says"][0] == {"text": "You lose 3 treasury.", "rule": "kin.locusts"}


def test_a_special_ability_of_its_own_is_carried_out() -> None:
    state = rests("special_abilities", saba={"advances": ["literacy"]})
    answer(state, SABA, do="use_ability", advance="literacy")
    assert state.treasury[SABA] == 3
    assert asked(rests("special_abilities", MEGA, saba={"advances": ["literacy"]}), MEGA) == []


# Content that the rules ask for


def test_other_advances_guard_areas() -> None:
    def march(title: Lineage, advance: str) -> State:
        babylon = {"cities": ["aden"], "advances": [advance]}
        return rests("movement", title, saba={"tokens": {"himyar": 7}}, babylon=babylon)

    move: dict[str, Any] = {"do": "move", "origin": "himyar", "to": "aden", "tokens": 7}
    answer(march(KIN, "diplomacy"), SABA, **move)
    assert refused(march(KIN, "pottery"), SABA, **move).rule == "kin.pottery"
    assert refused(march(MEGA, "diplomacy"), SABA, MEGA, **move).rule == "adv.diplomacy"


# Ways


def test_tokens_that_pay_for_a_ship() -> None:
    saba = {"tokens": {"aden": 1, "marib": 1}, "ships": ["aden"]}
    elsewhere: dict[str, Any] = {"do": "maintain", "ship": 0, "area": "marib"}
    answer(rests("movement", MEGA, saba=saba), SABA, MEGA, **elsewhere)
    state = rests("movement", saba=saba)
    assert refused(state, SABA, **elsewhere).rule == "3.ship.maintain"
    answer(state, SABA, do="maintain", ship=0, area="aden")


def test_where_a_road_ends() -> None:
    saba = {"tokens": {"himyar": 1}, "advances": ["roadbuilding"]}
    given: Mapping[str, Any] = {"saba": saba, "persia": {"tokens": {"aden": 1}}}
    march: dict[str, Any] = {"do": "move", "origin": "himyar", "to": "qataban", "via": "aden", "tokens": 1}
    answer(rests("movement", MEGA, **given), SABA, MEGA, **march)
    assert refused(rests("movement", **given), SABA, **march).rule == "adv.roadbuilding.conflict"


@pytest.mark.parametrize(("title", "gains"), [(KIN, PERSIA), (MEGA, PARTHIA)])
def test_who_gains_by_a_tax_revolt(title: Lineage, gains: int) -> None:
    state = rests(
        "tax",
        title,
        saba={"cities": ["aden", "himyar"], "tokens": {"marib": 40}, "stock": 0},
        babylon={"cities": ["ur"]},
        persia={"cities": ["maka"], "treasury": 30},
        nubia={"cities": ["meroe"]},
    )
    assert asked(state, title) == [gains]


@pytest.mark.parametrize(("title", "left"), [(KIN, 1), (MEGA, 2)])
def test_how_many_calamities_a_seat_has_to_suffer(title: Lineage, left: int) -> None:
    hand = ["famine", "epidemic", "flood"]
    assert len(rests("calamity_selection", title, saba={"hand": hand}).hand[SABA]) == left


# The end


def test_its_score_has_its_own_parts_and_names_for_them() -> None:
    saba = {"ast": 2, "advances": ["pottery"], "treasury": 9}
    state = rests("ast", saba=saba)
    first, *others = KIN.standings(state)
    assert first.parts == {"steps": 300, "advances": 60, "treasury": 9}
    assert {*KIN.terms("en").parts} == first.parts.keys()
    assert KIN.facts(state)["saba"]["score"] == first.score == 369
    assert [standing.seat for standing in others] == [BABYLON, PERSIA, NUBIA, PARTHIA]


def test_what_is_told_at_the_end_of_a_turn_counts_its_points() -> None:
    state = KIN.position({"phase": "special_abilities", "saba": {"advances": ["literacy"], "treasury": 7}})
    told = answer(state, SABA, do="end_abilities")
    (ended,) = [event for event in told if isinstance(event, TurnEnded)]
    assert ended.points == (217, 100, 100, 100, 100)


def test_bots_weigh_points_by_what_a_step_brings() -> None:
    def gain(title: Lineage, **saba: Any) -> float:
        with_it, without = (title.position({"phase": "over", "saba": side}) for side in (saba, {}))
        return title.evaluate(with_it, SABA) - title.evaluate(without, SABA)

    assert gain(KIN, ast=1) == gain(MEGA, ast=1) == 5
    assert gain(KIN, advances=["literacy"]) == pytest.approx(11)
    assert gain(MEGA, advances=["literacy"]) == pytest.approx(6)


def test_ties_are_broken_by_its_own_rule() -> None:
    persia = {"advances": ["theocracy"], "tokens": {"maka": 3}}
    same = {"phase": "over", "saba": {"advances": ["music"]}, "persia": persia}
    assert [standing.seat for standing in KIN.standings(KIN.position(same))][:2] == [SABA, PERSIA]
    assert [standing.seat for standing in MEGA.standings(MEGA.position(same))][:2] == [PERSIA, SABA]


@pytest.mark.parametrize(("step", "over"), [(LAST_STEP - 2, False), (LAST_STEP - 1, True)])
def test_the_game_ends_by_its_own_rule(step: int, over: bool) -> None:
    saba = {"ast": step, "cities": ["aden", "himyar", "opone"], "advances": ["pottery", "music", "deism"]}
    state = KIN.position({"phase": "ast", "saba": {**saba, "tokens": {"marib": 20}}})
    assert KIN.over(state) is over


# Citations and words


def test_rules_are_cited_by_its_own_sections() -> None:
    state = rests("advances", saba={"hand": ["flax"]}, persia={"hand": ["salt"]})
    no = refused(state, SABA, do="wait")
    assert no.rule == "kin.order"
    assert no.reason == "Nobody before you in A.S.T. order is still deciding."
    assert missing(KIN) == []


def test_a_table_that_lacks_rules_says_which() -> None:
    class Forgetful(Kin):
        citations: ClassVar[Mapping[str, str]] = {"7.three": "kin.three"}

    assert missing(Forgetful()) == ["7.three", "adv.pottery"]


def test_its_catalogue_is_laid_over_that_of_the_lineage() -> None:
    gained = Say("lineage-event-treasury_gained", {"seat": "saba", "tokens": 3})
    assert KIN.words.text(gained) == "Saba takes 3 treasury."
    assert MEGA.words.text(gained) == "Saba takes 3 tokens into the treasury with Politics."
    assert KIN.terms("en").phases["jubilee"] == "Jubilee"


# Whole games


def test_bots_play_it_to_its_end() -> None:
    played = BotGame(KIN, ["greedy", "random", "greedy", "greedy", "greedy"], seed=1).play()
    assert played.violations == []
    assert played.finished


def test_nothing_breaks_and_nothing_leaks() -> None:
    report = fuzz(KIN, games=1, seed=3, max_turns=4)
    assert report.problems == []
    assert report.checks > 0
