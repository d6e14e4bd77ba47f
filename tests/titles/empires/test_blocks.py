"""Two trade blocks, with 12 to 18 seats: whole games, undo, secrets, and answers that make no sense."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from ecumene import bots
from ecumene.arena.game import BotGame, replay_difference
from ecumene.bots.turns import in_turn
from ecumene.table.api import open_table, replay
from ecumene.table.chance import Seeded
from ecumene.table.questions.refusal import Refused
from ecumene.table.secrecy import inspect
from ecumene.table.table import Table
from ecumene.titles.lineage.book import WATER
from ecumene.titles.lineage.events import CardBought, CardsDrawn
from ecumene.titles.lineage.state import State, seats_of
from ecumene.titles.lineage.trade.bargains import handed
from tests.titles.empires.crowds import TITLE, table
from tests.titles.empires.test_secrecy import deep_in_the_game

BOOK = TITLE.content
LARGE = (12, 15, 18)
SEEDS = some.integers(0, 2**32)


# Whole games


@pytest.mark.parametrize("seats", LARGE)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_game_in_two_blocks_keeps_every_rule(seats: int, bot: str) -> None:
    """Invariants are checked after every answer, and the replay of the journal at the end."""
    played = BotGame(TITLE, [bot] * seats, seed=seats, max_turns=6).play()
    assert not played.violations
    assert played.turns == 6


@settings(max_examples=15)
@given(seats=some.sampled_from(LARGE), seed=SEEDS)
def test_cards_keep_their_marks_and_come_from_the_own_block(seats: int, seed: int) -> None:
    random, chance = Random(seed), Seeded.from_number(seed)
    state = deep_in_the_game(seats, random, "trade_cards", "ast")
    position, cards = TITLE.at(state), TITLE.at(state).scene.cards
    for _ in range(120):
        if not (requests := TITLE.requests(state)):
            break
        _, ask = random.choice(requests)
        events = TITLE.answer(state, ask.seat, ask.id, random.choice(TITLE.options(state, ask)), chance)
        for event in events:
            if isinstance(event, CardsDrawn | CardBought):
                drawn = event.cards if isinstance(event, CardsDrawn) else (event.card,)
                assert {BOOK.cards[card].block for card in drawn if card != WATER} <= {
                    position.block(event.seat)
                }
        there = Counter(card for pile in (*state.hand, *state.stacks, *state.discards) for card in pile)
        del there[WATER]
        assert there == cards
        assert TITLE.violations(state) == []


# Taking back and taking up again


def in_trade(seats: int) -> Table:
    """A game of greedy players, when trade begins for the first time."""
    opened = open_table("empires", seats=seats, seed=3, options={"civilizations": "random"})
    players = [bots.make("greedy", seat, meta=TITLE.meta) for seat in range(seats)]
    for request in in_turn(opened):
        if opened.phase == "trade":
            return opened
        opened.answer(request.seat, request.id, players[request.seat].choose(opened.perspective(request)))
    raise AssertionError("nobody ever traded")


@pytest.mark.parametrize("seats", LARGE)
def test_an_offer_is_taken_back(seats: int) -> None:
    playing = in_trade(seats)
    before: Any = playing.truth()
    request = playing.requests()[0]
    post: Any = next(option for option in playing.options(request) if option["do"] == "post")
    assert set(post["gives"]) <= set(before.hand[request.seat])
    assert set(post["says"]["kinds"]) <= {BOOK.kinds[card] for card in post["gives"]}
    playing.answer(request.seat, request.id, post)
    playing.undo(request.seat)
    after: Any = playing.truth()
    assert not after.floor.offers
    assert after.hand == before.hand
    assert replay_difference(playing) is None


@pytest.mark.parametrize("seats", LARGE)
def test_a_game_is_taken_up_from_the_middle_of_trade(seats: int) -> None:
    playing = in_trade(seats)
    _, data = snapshot = playing.snapshot()
    assert TITLE.dump_state(TITLE.load_state(data)) == data
    for request in playing.requests()[:4]:
        playing.answer(request.seat, request.id, playing.options(request)[-1])
    resumed = replay(playing.journal(), secret=playing.secret, snapshots=[snapshot])
    assert resumed.digest() == replay(playing.journal()).digest() == playing.digest()


# Secrets


@settings(max_examples=10)
@given(seats=some.sampled_from(LARGE), seed=SEEDS)
def test_marks_and_stacks_of_both_blocks_are_secret(seats: int, seed: int) -> None:
    random = Random(seed)
    state = deep_in_the_game(seats, random, "trade_cards")
    for seat in (*random.sample(seats_of(state), 3), None):
        inspection = inspect(TITLE, state, seat, random)
        assert not inspection.leaks
        assert inspection.redealt


def test_what_others_hold_may_be_of_either_block() -> None:
    """Rome sees that Persia holds three cards, not their marks, and not how the stacks of a block lie."""
    hands = {"rome": {"hand": ["clay.w"] * 3}, "persia": {"hand": ["salt.e", "salt.w", "jade.e"]}}
    state = table({"seats": 12, "phase": "trade", **hands})
    rome, persia = (state.civilizations.index(name) for name in ("rome", "persia"))
    marks, tops = set[str](), [set[str](), set[str]()]
    for seed in range(30):
        imagined = TITLE.imagine(TITLE.view(state, rome), Seeded.from_number(seed))
        marks |= {BOOK.cards[card].mark for card in imagined.hand[persia]}
        for block, seen in enumerate(tops):
            seen.add(imagined.stacks[9 * block + 8][0])
        assert TITLE.violations(imagined) == []
    assert {"w", "e"} <= marks
    assert all(len(seen) > 1 for seen in tops)


def test_nobody_learns_marks_from_an_offer() -> None:
    hands = {"rome": {"hand": ["clay.w", "clay.e", "iron.e"]}, "persia": {"hand": ["salt.e"] * 3}}
    state = table({"seats": 12, "phase": "trade", **hands})
    offer = {"says": {"kinds": ["clay", "clay"]}, "wants": {"kinds": ["salt", "salt"]}}
    answer(state, "rome", do="post", gives=["clay.w", "clay.e", "iron.e"], **offer)
    seen = TITLE.view(state, state.civilizations.index("persia"))
    (open_offer,) = seen["floor"]["offers"].values()
    assert open_offer["says"]["kinds"] == ("clay", "clay")
    assert "gives" not in open_offer


# Answers that make no sense


def answer(state: State, civilization: str, **form: Any) -> None:
    seat = state.civilizations.index(civilization)
    asked = next(ask for _, ask in TITLE.requests(state) if ask.seat == seat)
    TITLE.answer(state, seat, asked.id, form, Seeded.from_number(1))


def refused(state: State, civilization: str, **form: Any) -> Refused:
    """The refusal of an answer, which must not have changed anything."""
    before = TITLE.dump_state(state)
    with pytest.raises(Refused) as refusal:
        answer(state, civilization, **form)
    assert TITLE.dump_state(state) == before
    assert refusal.value.reason.endswith(".")
    return refusal.value


GIVES = ["clay.w", "clay.e", "fish.w"]
CLAY = {"kinds": ["clay", "clay"]}
SALT = {"kinds": ["salt", "salt"]}


@pytest.mark.parametrize(
    ("gives", "says", "wants", "rule"),
    [
        (["clay", "clay", "fish"], CLAY, SALT, "7.only_cards"),  # cards have marks
        (["clay.w", "clay.w", "fish.w"], CLAY, SALT, "7.only_cards"),  # one Clay of that mark
        (["clay.w", "clay.e", "fish.e"], CLAY, SALT, "7.only_cards"),  # Fish is of the West
        (["clay.w", "clay.e", "water.w"], CLAY, SALT, "7.only_cards"),
        (["clay.w", "clay.e", "clay.x"], CLAY, SALT, "7.only_cards"),
        (GIVES, {"kinds": ["clay.w", "clay.e"]}, SALT, "7.only_cards"),  # commodities have none
        (GIVES, CLAY, {"kinds": ["salt.w", "salt.e"]}, "7.only_cards"),
        (GIVES, CLAY, {"kinds": ["bone", "bone"]}, "7.only_cards"),  # not with twelve seats
        (GIVES, CLAY, {"kinds": ["salt", "salt"], "claims": ["fish.w"]}, "7.only_cards"),
        (GIVES, CLAY, {"kinds": ["salt", "salt"], "claims": ["treachery.w"]}, "7.no_mention"),
        (GIVES, {"kinds": ["clay", "treachery.e"]}, SALT, "7.no_mention"),
        (GIVES, {"kinds": ["clay", "salt"]}, SALT, "7.truth"),
    ],
)
def test_offers_that_make_no_sense(gives: list[str], says: Any, wants: Any, rule: str) -> None:
    state = table(
        {"seats": 12, "phase": "trade", "rome": {"hand": GIVES}, "persia": {"hand": ["salt.e"] * 3}}
    )
    assert refused(state, "rome", do="post", gives=gives, says=says, wants=wants).rule == rule


@pytest.mark.parametrize("gives", [["flax.e", "hides", "stone"], ["flax.w", "hides", "stone"]])
def test_cards_without_blocks_have_no_mark(gives: list[str]) -> None:
    hands = {"saba": {"hand": ["flax", "hides", "stone"]}, "persia": {"hand": ["salt"] * 3}}
    state = table({"seats": 9, "phase": "trade", **hands})
    says, wants = {"kinds": ["hides", "stone"]}, {"kinds": ["salt", "salt"]}
    assert refused(state, "saba", do="post", gives=gives, says=says, wants=wants).rule == "7.only_cards"
    gives = ["flax", "hides", "stone"]
    says = {"kinds": ["hides.e", "stone"]}
    assert refused(state, "saba", do="post", gives=gives, says=says, wants=wants).rule == "7.only_cards"


@pytest.mark.parametrize(
    ("form", "rule"),
    [
        ({"cards": ["textiles"] * 3}, "12a.pay_cards"),
        ({"cards": ["textiles.w", "textiles.w", "textiles.w"]}, "12a.pay_cards"),
        ({"substitute": "bronze", "stands_for": "textiles"}, "adv.trade_empire"),
        ({"substitute": "bronze.w", "stands_for": "textiles"}, "adv.trade_empire"),
        ({"substitute": "bronze.e", "stands_for": "textiles.w"}, "adv.trade_empire"),
        ({"substitute": "bronze.e", "stands_for": "bone"}, "adv.trade_empire"),
        ({"substitute": "textiles.w", "stands_for": "textiles"}, "adv.trade_empire"),
    ],
)
def test_payments_that_make_no_sense(form: dict[str, Any], rule: str) -> None:
    hand = ["textiles.w", "textiles.w", "textiles.e", "bronze.e"]
    rome = {"hand": hand, "advances": ["trade_empire"], "treasury": 30}
    state = table({"seats": 12, "phase": "advances", "rome": rome})
    answer(state, "rome", do="choose", advance="urbanism")
    assert refused(state, "rome", **{"do": "pay", "cards": hand, **form}).rule == rule


@pytest.mark.parametrize("card", ["salt", "salt.x", "salt.w.e", "flax.w", "water.e", ""])
def test_discards_that_make_no_sense(card: str) -> None:
    hand = [*["clay.w"] * 4, *["clay.e"] * 4, "salt.w", "salt.e"]
    state = table({"seats": 12, "phase": "advances", "persia": {"hand": hand}})
    answer(state, "persia", do="end_acquiring")
    assert refused(state, "persia", do="discard", card=card).rule == "12b.limit"


@pytest.mark.parametrize("stack", [0, 10, 18, -1])
def test_stacks_are_bought_from_by_number(stack: int) -> None:
    state = table({"seats": 12, "phase": "trade_cards", "cities_ever": True, "rome": {"treasury": 20}})
    assert refused(state, "rome", do="buy", stack=stack).rule == "6b.nine"


def test_a_bargain_does_not_tell_which_of_two_alike_was_named() -> None:
    """`clay.w` named and `clay.e` hidden, or the other way round: whoever gets both cannot tell."""
    named_west, named_east = ["clay.w", "water", "clay.e"], ["clay.e", "water", "clay.w"]
    assert handed(BOOK, named_west) == handed(BOOK, named_east) == named_east
    two = ["flax.e", "clay.w", "clay.e", "clay.w"]
    assert handed(BOOK, two) == ["flax.e", "clay.e", "clay.w", "clay.w"]
    assert handed(BOOK, ["salt", "flax", "salt", "piracy"]) == ["salt", "flax", "salt", "piracy"]
