"""The answers of a quick player: always legal, never endless, and sensible."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecumene.arena.game import BotGame
from ecumene.table.chance import Seeded
from ecumene.table.questions.answers import Answer
from ecumene.titles.empires.short_game.quick_player import ADVICE as SHORT_GAME
from ecumene.titles.lineage.calamities.damage import AskDamage, Remove, losses
from ecumene.titles.lineage.calamities.victims import AskVictims, Victims
from ecumene.titles.lineage.market.exchange import Exchange
from ecumene.titles.lineage.movement.moves import EndMovement, Move
from ecumene.titles.lineage.phases.construction import Build, EndBuilding
from ecumene.titles.lineage.phases.trade_cards import BOUGHT_WATER, Buy, Pass
from ecumene.titles.lineage.quick_player import ADVICE, CAREFUL
from ecumene.titles.lineage.state import State
from ecumene.titles.lineage.trade.bargains import Accept, Post, Said
from ecumene.titles.lineage.trade.values import set_value
from tests.titles.empires.crowds import PHASES, TITLE, crowded, table

MOST_ANSWERS = 3_000
"""No turn of a crowded table takes as many."""


def advised(state: State, seat: int) -> Answer | None:
    """The advice that a seat gets for its open question."""
    ask = next(ask for _, ask in state.flow.open() if ask.seat == seat and ask.given is None)
    return TITLE.advise(TITLE.glimpse(state, seat), ask, TITLE.options(state, ask))


def follow(state: State, chance: Seeded, turns: int = 1) -> None:
    """Everybody does as advised, or as absentees would where there is no advice."""
    last = state.turn + turns
    for _ in range(MOST_ANSWERS):
        asks = [ask for _, ask in state.flow.open() if ask.given is None]
        if not asks or state.turn > last:
            return
        ask = asks[0]
        options = TITLE.options(state, ask)
        answer = TITLE.advise(TITLE.glimpse(state, ask.seat), ask, options) or TITLE.default(state, ask)
        TITLE.answer(state, ask.seat, ask.id, answer, chance)
    pytest.fail("advice without end")


@pytest.mark.parametrize("phase", PHASES)
def test_advice_is_legal_wherever_people_are_in_each_others_way(phase: str) -> None:
    for seed in range(6):
        state = crowded(9, Random(f"{phase}{seed}"), phase)
        follow(state, Seeded.from_number(seed))
        assert not TITLE.violations(state)


def moves(given: dict[str, Any], civilization: str = "babylon") -> list[Answer]:
    """The whole movement that a seat is advised to make."""
    state = table({"phase": "movement", **given})
    answers: list[Answer] = []
    seat = state.civilizations.index(civilization)
    for _ in range(50):
        asks = [ask for _, ask in state.flow.open() if ask.seat == seat and ask.given is None]
        if not asks:
            return answers
        answer = advised(state, seat)
        assert answer is not None
        answers.append(answer)
        TITLE.answer(state, seat, asks[0].id, answer, Seeded.from_number(1))
    pytest.fail("a movement without end")


def test_people_gather_where_a_city_can_be_supported() -> None:
    given = {
        "babylon": {"tokens": {"babylon": 3, "mesopotamia": 5, "sumeria": 5, "babylonia": 4, "urmia": 2}}
    }
    state = table({"phase": "movement", **given})
    ready = {"babylon": 3}
    for move in moves(given):
        if isinstance(move, Move):
            ready[move.to] = ready.get(move.to, 0) + move.tokens
    assert ready["babylon"] >= 6
    assert sum(state.tokens[state.civilizations.index("babylon")]) == 19


def test_few_people_found_no_city() -> None:
    """Six tokens meet only where others are left to feed the city."""
    assert moves({"babylon": {"tokens": {"babylon": 2, "mesopotamia": 2, "sumeria": 2}}}) == [EndMovement()]


def test_surplus_moves_to_where_it_can_stay() -> None:
    given = {"babylon": {"tokens": {"jordan": 4}, "stock": 0}}
    (move, *rest) = moves(given)
    assert isinstance(move, Move)
    assert (move.origin, move.tokens) == ("jordan", 2)
    assert rest == [EndMovement()]


def test_no_quarrel_without_surplus() -> None:
    given = {
        "babylon": {"tokens": {"jordan": 2}, "stock": 0},
        "saba": {"tokens": {"nafud": 1, "nabataea": 1, "mari": 1, "sumeria": 1}},
    }
    assert moves(given) == [EndMovement()]


def test_surplus_without_room_drives_out_whom_it_outnumbers() -> None:
    """A full country with barbarians next door."""
    given = {
        "babylon": {"tokens": {"jordan": 8}, "cities": ["mari"], "stock": 0},
        "saba": {"cities": ["nabataea", "nafud"]},
    }
    assert moves({**given, "barbarians": {"sumeria": 3}})[0] == Move("jordan", "sumeria", 6)
    assert moves({**given, "barbarians": {"sumeria": 5}}) == [EndMovement()]


def test_people_sail_where_the_land_is_full() -> None:
    given = {
        "babylon": {"tokens": {"ur": 5}, "cities": ["babylon", "teredon"], "treasury": 4, "stock": 0},
        "barbarians": {"babylonia": 20},
    }
    done = [type(move).__name__ for move in moves(given)]
    assert done[:2] == ["BuildShip", "Embark"]
    assert done[-2:] == ["Disembark", "EndMovement"]


@pytest.mark.parametrize(("left", "built"), [(1, False), (2, True)])
def test_cities_are_built_where_they_can_be_supported(left: int, built: bool) -> None:
    state = table({"phase": "construction", "babylon": {"tokens": {"ur": 6, "babylonia": left}}})
    advice = advised(state, state.civilizations.index("babylon"))
    assert advice == (Build("ur") if built else EndBuilding())


def test_there_is_advice_for_every_kind_of_question() -> None:
    assert set(TITLE.kinds) == {*ADVICE, *CAREFUL, *SHORT_GAME}
    assert not ADVICE.keys() & CAREFUL


def seat_of(state: State, civilization: str = "babylon") -> int:
    return state.civilizations.index(civilization)


# Trade


def test_a_seat_asks_for_what_it_collects_and_hides_a_calamity() -> None:
    hand = ["salt", "salt", "salt", "grain", "glass", "superstition"]
    given = {"babylon": {"hand": hand}, "saba": {"hand": ["bone", "bone", "wax"]}}
    state = table({"phase": "trade", **given})
    offer = advised(state, seat_of(state))
    assert isinstance(offer, Post)
    assert offer.wants.kinds == ("salt", "salt")
    assert set(offer.gives) == {"grain", "glass", "superstition"}
    assert set(offer.says.kinds) == {"grain", "glass"}


def test_seats_strike_bargains_that_suit_both() -> None:
    """Each collects what the other has less of."""
    hands = {
        "babylon": ["salt", "salt", "salt", "timber", "timber", "bone"],
        "saba": ["timber", "timber", "timber", "salt", "salt", "flax"],
    }
    state = table({"phase": "trade", **{name: {"hand": hand} for name, hand in hands.items()}})
    before = {name: set_value(TITLE.content, hand) for name, hand in hands.items()}
    follow(state, Seeded.from_number(1))
    for name, value in before.items():
        assert set_value(TITLE.content, state.hand[seat_of(state, name)]) > value


@pytest.mark.parametrize(("water", "answer"), [([], Buy(BOUGHT_WATER)), (["water"], Pass())])
def test_water_is_bought_where_a_better_trade_with_the_market_needs_it(
    water: list[str], answer: Answer
) -> None:
    """Bronze and Water pay for the cards of columns 2 and 3; without Water one Salt would have to go."""
    kushan = {"tokens": {"bukhara": 6}, "hand": [*["salt"] * 4, "bronze", *water], "treasury": 6}
    indus = {"cities": ["balakot", "chanhu_daro", "mohenjo_daro"], "tokens": {"poura": 6}}
    state = TITLE.position({"seats": 3, "phase": "trade_cards", "kushan": kushan, "indus": indus})
    assert advised(state, seat_of(state, "kushan")) == answer


@pytest.mark.parametrize("red", [True, False])
def test_a_calamity_goes_to_the_red_column_while_there_is_room(red: bool) -> None:
    filled = {} if red else dict(zip(("-2", "-3", "-4"), ("stone", "timber", "cotton"), strict=True))
    market = {"1.2": "flax", "1.3": "hides", **filled}
    given = {"hand": ["superstition", "bronze"], "cities": ["taxila"]}
    state = TITLE.position(
        {
            "seats": 3,
            "phase": "trade",
            "market": market,
            "kushan": given,
            "put_by": dict.fromkeys(filled, "indus"),
        }
    )
    answer = advised(state, seat_of(state, "kushan"))
    placed = answer.place if isinstance(answer, Exchange) else ()
    assert (("superstition", "-2") in placed) == red


@pytest.mark.parametrize(("offered", "accepts"), [(("silk", "pearls"), True), (("bone", "wax"), False)])
def test_only_gainful_offers_are_accepted(offered: tuple[str, str], accepts: bool) -> None:
    given = {
        "babylon": {"hand": ["salt", "timber", "stone", "stone"]},
        "saba": {"hand": [*offered, "flax"]},
    }
    state = table({"phase": "trade", **given})
    saba = seat_of(state, "saba")
    ask = next(ask for _, ask in state.flow.open() if ask.seat == saba)
    post = Post((*offered, "flax"), Said(offered), Said(("salt", "timber")))
    TITLE.answer(state, saba, ask.id, post, Seeded.from_number(1))
    assert isinstance(advised(state, seat_of(state)), Accept) is accepts


# Losses


def test_surplus_is_lost_before_what_supports_cities() -> None:
    given = {"babylon": {"tokens": {"mesopotamia": 3, "urmia": 4, "sumeria": 3}, "cities": ["ur", "babylon"]}}
    state = table({"phase": "tax", **given})
    ask = AskDamage(seat=seat_of(state), id="x", card="famine", points=2)
    options = losses(TITLE.at(state), ask)
    assert TITLE.advise(state, ask, options) == Remove("urmia", 2)


def test_those_who_are_ahead_suffer_too() -> None:
    given = {"saba": {"ast": 9}, "kushan": {"ast": 3}, "persia": {"ast": 11}}
    state = table({"phase": "tax", **given})
    candidates = tuple(seat_of(state, name) for name in given)
    ask = AskVictims(seat=seat_of(state), id="x", card="famine", count=2, candidates=candidates)
    assert TITLE.advise(state, ask, []) == Victims(("saba", "persia"))


# Advances


def acquired(**side: Any) -> tuple[str, ...]:
    """The advances that a seat buys in its phase when it does as advised."""
    state = table({"phase": "advances", "babylon": {"cities": ["ur", "babylon", "mari"], **side}})
    seat = seat_of(state)
    held = state.advances[seat]
    while asks := [ask for _, ask in state.flow.open() if ask.seat == seat]:
        answer = TITLE.advise(TITLE.glimpse(state, seat), asks[0], TITLE.options(state, asks[0]))
        assert answer is not None
        TITLE.answer(state, seat, asks[0].id, answer, Seeded.from_number(1))
    bits = TITLE.content.bits
    return tuple(id for id, bit in bits.items() if (state.advances[seat] & ~held) & bit)


def test_what_the_next_era_asks_for_is_bought_first() -> None:
    """At the door of the Late Bronze Age only advances from 100 on count."""
    dear = acquired(hand=["spice"] * 5, ast=10, advances=["pottery", "music", "deism"])
    assert [id for id in dear if TITLE.content.advances[id].cost >= 100]


def test_a_seat_saves_for_what_the_next_era_asks_for() -> None:
    """It has a good part of a dear advance, and buys no cheap one instead."""
    assert not acquired(hand=["spice"] * 3, ast=10, advances=["pottery", "music", "deism"])


def test_what_the_next_era_asks_for_is_bought_though_something_cheap_is_a_better_bargain() -> None:
    """In the Iron Age advances from 200 on are lacking soon, and there is enough for one of them."""
    held = ["pottery", "mysticism", "deism", "engineering", "medicine", "law", "rhetoric"]
    bought = acquired(hand=["spice"] * 6, ast=12, advances=held)
    assert [id for id in bought if TITLE.content.advances[id].cost >= 200]


def test_treasury_that_taxes_need_in_stock_is_spent() -> None:
    assert acquired(treasury=54, stock=1, ast=10, advances=["pottery", "music", "deism"])


# Whole games


@pytest.mark.parametrize(
    ("seats", "options"), [(5, {"ast": "expert"}), (9, {}), (9, {"trade_answers": 0}), (6, {"strict": True})]
)
def test_greedy_games_end_by_their_own_rules_in_a_late_era(seats: int, options: dict[str, Any]) -> None:
    game = BotGame(TITLE, ["greedy"] * seats, seed=5, options=options, max_turns=40)
    played = game.play()
    assert played.finished
    assert not played.violations
    late = TITLE.content.asts[options.get("ast", "basic")].tracks["babylon"].first_steps[3]
    assert sum(seat["ast"] >= late for seat in played.final) > seats / 2
    assert sum(seat["cities"] for seat in played.final) / seats > 3
