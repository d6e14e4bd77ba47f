"""The Short Game: secrets before its first turn, undo, owners' tokens, and bots."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import ecumene
from ecumene.bots import make
from ecumene.table.chance import Seeded
from ecumene.table.data.content import parse
from ecumene.table.meta import opening_options, recorded_options
from ecumene.table.questions.answers import plain
from ecumene.table.questions.refusal import Refused
from ecumene.table.secrecy import inspect
from ecumene.table.table import Table
from ecumene.table.text.chronicle import Told
from ecumene.table.text.events import Happened
from ecumene.titles import empires
from ecumene.titles.empires.content import check_overrides, load
from ecumene.titles.empires.strategist.settlers import Region
from ecumene.titles.lineage.phases.surplus import surplus_of
from ecumene.titles.lineage.pieces.pieces import cities_of, cities_on_board, tokens_on_board
from ecumene.titles.lineage.state import State, seats_of
from tests.titles.empires.crowds import TITLE
from tests.titles.empires.test_secrecy import check_imagined, random_play

BOOK = TITLE.content
SHORT = {"game": "short", "civilizations": "ranking"}
EARLY = ("tax", "population", "movement", "conflict", "construction")


def fresh(seats: int, seed: int, **options: str) -> State:
    wanted = opening_options(TITLE.meta, {**SHORT, **options}, seats)
    return TITLE.setup(wanted, seats, Seeded.from_number(seed))


def play_until(state: State, phase: str, seed: int = 1) -> State:
    """Let everybody answer what a careful absentee would, until a phase begins."""
    chance = Seeded.from_number(seed)
    while state.phase != phase:
        _, ask = TITLE.requests(state)[0]
        TITLE.answer(state, ask.seat, ask.id, TITLE.default(state, ask), chance)
    return state


def opened(seed: int = 1, **options: str) -> Table:
    return ecumene.open_table("empires", seats=5, seed=seed, options={**SHORT, **options})


def truth(table: Table) -> State:
    state = table.truth()
    assert isinstance(state, State)
    return state


def answer_first(table: Table) -> None:
    request = table.requests()[0]
    table.answer(request.seat, request.id, request.default)


# Secrets


@settings(max_examples=12)
@given(
    seats=some.sampled_from((5, 7, 9, 12)),
    seed=some.integers(0, 2**32),
    phase=some.sampled_from(("founding", "revelation", "settlement", "tax", "movement")),
)
def test_tokens_and_first_hands_tell_nobody_what_they_cannot_know(seats: int, seed: int, phase: str) -> None:
    random = Random(seed)
    state = play_until(fresh(seats, seed, ast=random.choice(("basic", "expert"))), phase, seed)
    for number, now in enumerate(random_play(state, random, Seeded.from_number(seed))):
        assert TITLE.violations(now) == []
        if number % 6 == 0:
            seat = random.choice((*seats_of(now), None))
            check_imagined(now, seat, random)
            assert not inspect(TITLE, now, seat, random).leaks


def test_other_tokens_are_imagined_from_those_that_are_left() -> None:
    state = fresh(12, 1)
    view, seen = TITLE.view(state, 3), set()
    for seed in range(20):
        imagined = TITLE.imagine(view, Seeded.from_number(seed))
        assert imagined.scenarios[3] == state.scenarios[3]
        assert Counter(imagined.scenarios) == Counter(state.scenarios)
        seen.add(tuple(imagined.scenarios))
    assert len(seen) > 15


@pytest.mark.parametrize("phase", ["settlement", "tax", "movement"])
def test_hands_may_hold_calamities_from_the_beginning(phase: str) -> None:
    """Who imagines a hand reckons with them before the first trade, but not in later turns."""

    def burdened(state: State) -> int:
        others = [TITLE.imagine(TITLE.view(state, 0), Seeded.from_number(seed)) for seed in range(60)]
        return sum(any(BOOK.cards[card].calamity for card in hand) for one in others for hand in one.hand[1:])

    state = play_until(fresh(9, 1), phase)
    assert burdened(state) > 0
    state.turn = 2
    assert burdened(state) == 0


def test_the_long_game_has_no_tokens() -> None:
    state = TITLE.setup(opening_options(TITLE.meta, {}, 5), 5, Seeded.from_number(1))
    assert "scenarios" not in TITLE.view(state, 0)
    assert "game" not in TITLE.view(state, 0)["rules"]
    assert recorded_options(TITLE.meta, {"map": "east"}, 5)["game"] == "long"


# Undo


def test_cities_can_be_taken_back_until_the_next_seat_goes_on() -> None:
    table = opened()
    for _ in range(5):
        answer_first(table)
    assert table.requests()[0].seat == 1
    table.undo(0)
    assert cities_on_board(truth(table), 0) == 4
    answer_first(table)
    answer_first(table)
    assert not table.can_undo(0)
    assert table.can_undo(1)


def test_nothing_can_be_taken_back_once_the_tokens_are_revealed() -> None:
    table = opened()
    while table.phase == "founding":
        answer_first(table)
    assert table.phase == "revelation"
    assert not any(table.can_undo(seat) for seat in range(5))


def test_people_can_be_taken_back_until_the_first_turn() -> None:
    table = opened()
    while table.phase != "settlement":
        answer_first(table)
    answer_first(table)
    assert tokens_on_board(truth(table), 0) > 0
    table.undo(0)
    assert tokens_on_board(truth(table), 0) == 0


# The story


def test_the_story_begins_with_what_the_tokens_brought() -> None:
    told = Told("scenario", {"seat": "saba", "scenario": "mystical_palaces", "advances": ("law", "music")})
    (page,) = TITLE.chronicle([told], {"saba": 0})
    assert page.turn == 1
    assert page.tales == [{"tale": "advances", "seat": 0, "advances": ["law", "music"]}]


def test_what_happens_between_two_parts_is_told_under_its_own_section() -> None:
    state = play_until(fresh(5, 1), "revelation")
    chance, cited = Seeded.from_number(1), dict[str, str]()
    while state.phase != "tax":
        _, ask = TITLE.requests(state)[0]
        happened = TITLE.answer(state, ask.seat, ask.id, TITLE.default(state, ask), chance)
        assert isinstance(happened, Happened)
        tags = [str(event.__struct_config__.tag) for event in happened]
        cited |= {tags[place]: section for place, section in happened.cited.items()}
    assert cited == {"drawn": "3.setup.cards", "short_game": "3.setup.treasury"}


# Counsel


def test_counsel_says_where_a_city_is_best_placed_and_what_it_leaves() -> None:
    state = TITLE.position({"phase": "founding", "options": {"game": "short"}})

    def told(*cities: str) -> Any:
        return TITLE.counsel(TITLE.glimpse(state, 0), 0, "region", {"cities": cities})

    before = told()
    assert (before["cities"], before["left"], before["needs"], before["free_sites"]) == (0, 5, 0, 7)
    after = told("marib", "saba", "ur", "aden")  # a second one in the wilderness and one abroad are left out
    assert (after["cities"], after["left"], after["needs"], after["free_sites"]) == (2, 3, 4, 6)
    assert after["feeds"] == before["feeds"] - 1 - 2
    assert all(place["site"] for place in after["places"])
    assert cities_on_board(state, 0) == 0
    best = before["places"][0]["area"]
    _, ask = TITLE.requests(state)[0]
    advice = TITLE.advise(TITLE.glimpse(state, 0), ask, TITLE.options(state, ask))
    assert advice is not None
    assert plain(advice) == {"do": "found", "area": best}


# Content


def test_tokens_and_credits_of_small_games() -> None:
    """Three and four seats begin with the credits of their long game, all others with none."""
    draws = load().draws
    west = {"coin_and_commerce", "early_merchants", "sacred_constructors"}
    assert set(draws["west_3"].scenarios) == west
    assert set(draws["west_4"].scenarios) == {*west, "exploring_the_deserts"}
    assert draws["east_3"].scenarios == draws["east_4"].scenarios[:3] == draws["east_9"].scenarios[:3]
    credits = {id: draw.credits for id, draw in draws.items() if draw.credits}
    assert credits == {"east_3": 10, "east_4": 5, "west_3": 10, "west_4": 5}


# Owners


def test_an_owner_says_which_tokens_lose_a_city() -> None:
    said = parse('[scenarios.mystical_palaces]\nloses_city = true\nsource = "owner"')
    assert check_overrides(said) == []
    title = empires.load(said)
    short = title.content.short_game
    assert short is not None
    assert short.scenarios["mystical_palaces"].loses_city
    assert not short.scenarios["mystical_palaces"].reconstructed
    assert short.scenarios["coin_and_commerce"].loses_city


def test_an_owner_may_draw_a_token_twice() -> None:
    tokens = (
        '"coin_and_commerce", "coin_and_commerce", "mystical_palaces", "mystical_palaces", "early_merchants"'
    )
    assert check_overrides(parse(f'[draws.east_5]\nscenarios = [{tokens}]\nsource = "owner"')) == []


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('[draws.east_5]\nscenarios = ["coin_and_commerce"]', "5 seats need as many tokens"),
        ('[scenarios.early_merchants]\nadvances = ["sorcery"]', "sorcery"),
        ("[short_game]\nfirst_steps = { basic = 9 }", "expert"),
        ("[short_game]\ncities = 10", "9 cities"),
        ("[short_game]\ntokens = 50", "55 tokens"),
    ],
)
def test_tokens_that_cannot_be_are_refused(text: str, problem: str) -> None:
    said = [str(one) for one in check_overrides(parse(f'{text}\nsource = "owner"'))]
    assert any(problem in one for one in said), said


def test_a_token_with_a_gift_asks_for_it() -> None:
    """Anatomy gives a science for nothing: no token of the house has it, an owner's may."""
    said = parse('[scenarios.mystical_palaces]\nadvances = ["anatomy", "law"]\nsource = "owner"')
    title = empires.load(said)
    state = title.position(
        {"phase": "revelation", "options": {"game": "short"}, "scenarios": {"saba": "mystical_palaces"}}
    )
    _, ask = title.requests(state)[0]
    assert (ask.seat, title.kinds[type(ask)].name) == (0, "free_advance")


# Bots


@pytest.mark.parametrize("seats", [5, 8, 14])
@pytest.mark.parametrize("strength", ["easy", "steady", "strong"])
def test_bots_place_everything_and_nobody_starves(seats: int, strength: str) -> None:
    table = ecumene.open_table("empires", seats=seats, seed=3, options=SHORT)
    bots = [make(strength, seed, meta=TITLE.meta) for seed in range(seats)]
    while table.turn == 0:
        request = table.requests()[0]
        perspective = table.perspective(request)
        table.answer(request.seat, request.id, bots[request.seat].choose(perspective))
    state = truth(table)
    position = TITLE.at(state)
    for seat in seats_of(state):
        assert cities_on_board(state, seat) in (4, 5)
        if strength != "easy":
            assert state.census[seat] == 0 or tokens_on_board(state, seat) >= 14
        assert len(state.hand[seat]) == cities_on_board(state, seat)
        if state.phase == "tax":
            assert surplus_of(position, seat) == []


@pytest.mark.parametrize("seats", [5, 9, 18])
def test_a_planned_region_is_worth_more(seats: int) -> None:
    """The strategist weighs all cities together; it never ends with less than one after the other gives."""
    worths = []
    for strength in ("steady", "strong"):
        table = ecumene.open_table("empires", seats=seats, seed=2, options=SHORT)
        bot = make(strength, 1, meta=TITLE.meta)
        while table.phase == "founding":
            request = table.requests()[0]
            table.answer(request.seat, request.id, bot.choose(table.perspective(request)))
        state = truth(table)
        position = TITLE.at(state)
        regions = [Region(position, seat, TITLE.strategist(0).weights) for seat in seats_of(state)]
        full = [seat for seat in seats_of(state) if cities_on_board(state, seat) == 5]
        worths.append({seat: regions[seat].worth(cities_of(state, seat)) for seat in full})
    steady, strong = worths
    assert all(strong[seat] >= steady[seat] - 1e-9 for seat in strong.keys() & steady.keys())
    assert sum(strong.values()) > sum(steady[seat] for seat in strong)


def test_a_seat_is_not_asked_out_of_turn() -> None:
    state = fresh(5, 1)
    with pytest.raises(Refused):
        TITLE.answer(state, 1, "found-1", {"do": "found", "area": "ur"}, Seeded.from_number(1))


def test_every_step_of_the_set_up_is_told() -> None:
    """A line of the log without a text is a line that nobody can read."""
    table = opened()
    while table.turn == 0:
        request = table.requests()[0]
        happened = table.answer(request.seat, request.id, request.default)
        for language in ("en", "de"):
            assert all(table.tell(happened, None, language)), request.kind
            assert table.tell(happened, None, language), request.kind
