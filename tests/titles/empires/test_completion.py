"""A choice in several pieces is filled up to a legal answer, whatever was chosen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from ecumene.table.chance import Seeded
from ecumene.table.questions.answers import Answer, plain
from ecumene.table.questions.refusal import Refused
from ecumene.table.state.frames import Ask, Node
from ecumene.titles.lineage.advances.discards import AskDiscard, Discard
from ecumene.titles.lineage.advances.gifts import AskCredits, TakeCredits
from ecumene.titles.lineage.calamities.damage import AskDamage, Raze, Remove
from ecumene.titles.lineage.calamities.effects.civil_war import AskUnits, SelectUnits
from ecumene.titles.lineage.calamities.victims import AskVictims, Victims
from ecumene.titles.lineage.phases.population import AskGrowth, Grow
from ecumene.titles.lineage.state import State
from tests.effort import tries
from tests.titles.empires.crowds import TITLE, crowded, table
from tests.titles.empires.test_counsel import SABA, ask

LUCK = Seeded.from_number(1)
FILLS = {kind for kind, answers in TITLE.kinds.items() if answers.fills}
"""The questions that can be filled up."""
FAMINE = {"phase": "calamity_selection", "until": "calamity_resolution"}


# Random tables


def some_of(random: Random, options: list[Answer]) -> list[Answer]:
    """A choice in the making: some of what is offered, less or more of it, in any order, some of it twice."""
    chosen = random.choices(options, k=random.randrange(7))
    return [part_of(random, answer) for answer in chosen]


def part_of(random: Random, answer: Answer) -> Answer:
    match answer:
        case Remove(area, tokens):
            return Remove(area, random.randint(0, tokens + 1))
        case Raze(area, left):
            return Raze(area, random.randint(0, left + 2))
        case SelectUnits(areas):
            return SelectUnits(tuple(area for area in areas if random.random() < 0.6))
        case Victims(victims):
            return Victims(tuple(victim for victim in victims if random.random() < 0.6))
        case TakeCredits(credits):
            return TakeCredits({group: points + random.randrange(-6, 3) for group, points in credits.items()})
        case _:
            return answer


def settle(state: State, node: Node, question: Ask, answers: list[dict[str, Any]]) -> None:
    """Give answers one after the other as long as the question is open: all are taken, and it is settled."""
    kind = type(question)
    for answer in answers:
        open_now = state.flow.asks.get(node)
        if open_now is None or type(open_now) is not kind:
            return
        TITLE.answer(state, question.seat, open_now.id, answer, LUCK)
        assert TITLE.violations(state) == []
    open_now = state.flow.asks.get(node)
    assert open_now is None or type(open_now) is not kind or isinstance(open_now, AskCredits)


def filled(random: Random, state: State, node: Node, question: Ask) -> list[dict[str, Any]]:
    """Fill up a random choice of a question, as its seat would, and answer with that."""
    chosen = some_of(random, list(TITLE.options(state, question)))
    wishes = [plain(answer) for answer in chosen]
    told = ask(state, question.seat, "completion", answers=wishes, request=question.id)
    assert told["answers"], "nothing was filled in"
    again = ask(state, question.seat, "completion", answers=told["answers"], request=question.id)
    assert again == told, "what is complete stays as it is"
    answers: list[dict[str, Any]] = told["answers"]
    settle(state.copy(), node, question, answers)
    return answers


def asked(random: Random, state: State, steps: int) -> Iterator[tuple[Node, Ask]]:
    """Play at random, and say whenever something is asked that can be filled up."""
    for _ in range(steps):
        requests = TITLE.requests(state)
        if not requests:
            return
        fills = [(node, question) for node, question in requests if type(question) in FILLS]
        yield from fills
        _, question = random.choice(fills or requests)
        answer = random.choice(TITLE.options(state, question))
        TITLE.answer(state, question.seat, question.id, answer, LUCK)


CARDS = (
    "", "famine", "epidemic", "flood", "civil_war", "tyranny", "tempest", "tribal_conflict", "corruption",
    "coastal_migration", "cyclone",
)  # fmt: skip


@given(seed=some.integers(0, 2**32), card=some.sampled_from(CARDS))
def test_a_choice_at_any_table_is_filled_up_to_a_legal_answer(seed: int, card: str) -> None:
    random = Random(seed)
    phase = "calamity_selection" if card else random.choice(("population", "advances", "support", "tax"))
    cards = TITLE.content.scenes["east_9"].cards
    state = crowded(9, random, phase, card=card if card in cards else "")
    for node, question in asked(random, state, 24):
        filled(random, state, node, question)


def test_every_kind_that_fills_is_met_and_what_is_filled_in_can_be_sent() -> None:
    """Otherwise the tables above would show nothing, and the board would not let it be sent."""
    met: set[type[Ask]] = set()
    for seed in range(tries(30, 300)):
        random = Random(seed)
        card = random.choice(CARDS)
        state = crowded(9, random, "calamity_selection" if card else "population", card=card)
        for node, question in asked(random, state, 30):
            answers = filled(random, state, node, question)
            if TITLE.kinds[type(question)].foreseen and type(question) not in met:
                told = ask(state, question.seat, "plan", answers=answers, request=question.id, series=True)
                assert told["legal"]
                assert told["ended"]
            met.add(type(question))
    for phase in ("founding", "settlement"):
        state = TITLE.position({"seats": 9, "phase": phase, "options": {"game": "short"}})
        for node, question in asked(Random(1), state, 12):
            filled(Random(1), state, node, question)
            met.add(type(question))
    assert met >= FILLS - {AskCredits}


def test_what_is_left_when_the_rules_ask_for_no_more_is_not_tried_in_a_series() -> None:
    """After the tokens only the city can go: the rules take it by themselves."""
    state, _, question = damaged(NINE_AND_A_CITY)
    answers = fill(state, Remove("saba", 5), Remove("main", 4))
    alone = ask(state, SABA, "plan", answers=answers, request=question.id)
    series = ask(state, SABA, "plan", answers=answers, request=question.id, series=True)
    assert (alone["legal"], series["legal"], series["ended"]) == (False, True, True)


@given(
    giver=some.sampled_from(["monument", "written_record"]),
    wishes=some.lists(some.dictionaries(some.sampled_from(["arts", "crafts", "x"]), some.integers(-9, 30))),
)
def test_credits_of_any_share_are_filled_up(giver: str, wishes: list[dict[str, int]]) -> None:
    state = table({"phase": "advances", "saba": {"tokens": {"saba": 2}}})
    question = AskCredits(seat=SABA, id="credits", giver=giver, others=())
    kind = TITLE.kinds[AskCredits]
    (answer,) = kind.complete(state, question, [TakeCredits(wish) for wish in wishes])
    kind.check(state, question, answer)


# What is kept of a choice


def damaged(saba: dict[str, Any], card: str = "famine") -> tuple[State, Node, AskDamage]:
    """Saba drew a calamity by itself, and is asked what it loses."""
    side = {"hand": [card], **saba}
    state = TITLE.position({"seats": 9, **FAMINE, "saba": side})
    while True:
        node, question = TITLE.requests(state)[0]
        if isinstance(question, AskDamage):
            return state, node, question
        TITLE.answer(state, question.seat, question.id, TITLE.default(state, question), LUCK)


def fill(state: State, *chosen: Answer) -> list[dict[str, Any]]:
    answers: list[dict[str, Any]] = ask(
        state, SABA, "completion", answers=[plain(answer) for answer in chosen]
    )["answers"]
    return answers


NINE_AND_A_CITY: dict[str, Any] = {"tokens": {"saba": 5, "main": 4}, "cities": ["himyar"]}
"""Nine tokens, and a city where at most two can stay: it counts three to five, and Famine takes ten."""


def test_famine_of_nine_tokens_and_a_city_takes_tokens_back_for_the_city() -> None:
    """The rest of one point is nothing that the city could make up, so two of the nine tokens stay."""
    state, node, question = damaged(NINE_AND_A_CITY)
    assert question.points == 10
    answers = fill(state, Remove("saba", 5), Remove("main", 4))
    assert answers == [
        {"do": "remove", "area": "saba", "tokens": 5},
        {"do": "remove", "area": "main", "tokens": 2},
        {"do": "raze", "area": "himyar", "left": 2},
    ]
    settle(state, node, question, answers)


def test_a_city_that_is_chosen_first_takes_back_the_tokens_that_do_not_fit() -> None:
    state, *_ = damaged(NINE_AND_A_CITY)
    answers = fill(state, Raze("himyar", 0), Remove("saba", 5), Remove("main", 4))
    assert answers == [
        {"do": "remove", "area": "saba", "tokens": 5},
        {"do": "raze", "area": "himyar", "left": 0},
    ]


def test_what_is_chosen_and_fits_is_kept() -> None:
    state, node, question = damaged({"tokens": {"saba": 5, "main": 4, "marib": 6}})
    answers = fill(state, Remove("marib", 4))
    assert next(one for one in answers if one["area"] == "marib")["tokens"] >= 4
    settle(state, node, question, answers)


def test_tokens_that_stay_for_a_city_are_not_taken_twice() -> None:
    """Whoever leaves two tokens and then has to lose them leaves none."""
    state, node, question = damaged({"tokens": {"saba": 6}, "cities": ["himyar"]})
    assert question.points == 10
    answers = fill(state, Raze("himyar", 2), Remove("saba", 6))
    assert sum(one["do"] == "raze" for one in answers) == 1
    settle(state, node, question, answers)


@pytest.mark.parametrize("chosen", [[{"do": "grow", "area": 3}], [{"do": "victims"}], [{}], [4], "no"])
def test_a_malformed_choice_is_refused(chosen: Any) -> None:
    state, *_ = damaged(NINE_AND_A_CITY)
    with pytest.raises(Refused):
        ask(state, SABA, "completion", answers=chosen)


def test_a_choice_for_another_question_is_refused() -> None:
    state, *_ = damaged(NINE_AND_A_CITY)
    with pytest.raises(Refused, match="no longer open"):
        ask(state, SABA, "completion", request="saba-1")


def test_nothing_is_filled_in_where_nothing_is_asked() -> None:
    state = table({"phase": "movement", "saba": {"tokens": {"saba": 2}}})
    assert fill(state) == []


def test_cards_growth_and_victims_keep_what_was_chosen() -> None:
    """One of each: the choice comes first, the default fills the rest."""
    kept: set[type[Ask]] = set()
    for seed in range(tries(60, 120)):
        random = Random(seed)
        card = random.choice(CARDS)
        state = crowded(9, random, "calamity_selection" if card else "population", card=card)
        for _, question in asked(random, state, 30):
            option = random.choice(TITLE.options(state, question))
            if isinstance(option, Grow | Discard | Victims):
                told = ask(state, question.seat, "completion", answers=[plain(option)], request=question.id)
                assert plain(option) in told["answers"]
                kept.add(type(question))
    assert kept == {AskGrowth, AskDiscard, AskVictims}


def test_units_keep_the_areas_that_were_chosen_as_far_as_they_can_be() -> None:
    """An area that some selection of the right size has in it stays selected."""
    tried = 0
    for seed in range(tries(60, 200)):
        random = Random(seed)
        state = crowded(9, random, "calamity_selection", card=random.choice(("civil_war", "tyranny")))
        for _, question in asked(random, state, 30):
            if not isinstance(question, AskUnits):
                continue
            offer = random.choice(TITLE.options(state, question))
            assert isinstance(offer, SelectUnits)
            some_areas = random.sample(offer.areas, random.randint(1, len(offer.areas)))
            wish = {"do": "select_units", "areas": some_areas}
            told = ask(state, question.seat, "completion", answers=[wish], request=question.id)
            assert set(some_areas) <= set(told["answers"][0]["areas"])
            tried += 1
    assert tried
