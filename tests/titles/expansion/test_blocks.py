"""Twelve to eighteen seats in two trade blocks: whole games, and the secrets of the other block."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from ecumene.arena.fuzz import fuzz
from ecumene.arena.game import BotGame
from ecumene.table.chance import Seeded
from ecumene.table.questions.answers import Answer, Departure
from ecumene.table.ruleset import TABLE
from ecumene.table.secrecy import inspect
from ecumene.table.state.frames import Seat
from ecumene.titles.expansion import load
from ecumene.titles.lineage.phases.calamity_selection import calamities_of
from ecumene.titles.lineage.state import State, seats_of
from ecumene.titles.lineage.trade.bargains import Accept

TITLE = load()
BOOK = TITLE.content
SEATS = some.integers(12, 18)
SEEDS = some.integers(0, 2**32)
ADVANCES = (
    "cartography",
    "mining",
    "rhetoric",
    "trade_empire",
    "trade_routes",
    "provincial_empire",
    "theocracy",
)
ANSWERS = 40


@pytest.mark.parametrize("scene", BOOK.scenes)
def test_every_set_up_is_played(scene: str) -> None:
    """Eight turns, with all cards and pieces where they belong."""
    map, _, seats = scene.partition("_")
    played = BotGame(TITLE, ["greedy"] * int(seats), seed=5, options={"map": map, "turns": 8}).play()
    assert played.violations == []
    assert played.finished


@pytest.mark.parametrize("seats", [12, 18])
def test_nothing_breaks_and_nothing_leaks(seats: int) -> None:
    report = fuzz(TITLE, games=1, seed=seats, seats=seats, max_turns=2)
    assert report.problems == []
    assert report.checks > 0


# Late in a game


def late(seats: int, random: Random, phase: str, until: str) -> State:
    """A table with cities, treasuries and full hands; some stacks have few cards or none."""
    scene = BOOK.scenes[f"both_{seats}"]
    board = scene.board
    cards = [card for card, copies in scene.cards.items() for _ in range(copies)]
    if phase == "advances":
        cards = [card for card in cards if not BOOK.cards[card].calamity]
    sites = [id for area, id in enumerate(board.ids) if board.site[area] and board.in_play[area]]
    random.shuffle(cards)
    random.shuffle(sites)
    position: dict[str, Any] = {"phase": phase, "until": until, "seats": seats, "cities_ever": True}
    for civilization in scene.civilizations:
        block = scene.blocks[civilization]
        fitting = [card for card in cards if BOOK.cards[card].tradeable or BOOK.cards[card].block == block]
        hand = fitting[: random.randrange(random.choice((9, 18)))]
        for card in hand:
            cards.remove(card)
        position[civilization] = {
            "cities": [sites.pop() for _ in range(min(random.randrange(8), len(sites)))],
            "hand": hand,
            "treasury": random.choice((0, 5, 18, 40)),
            "advances": [advance for advance in ADVANCES if random.random() < 0.4],
        }
    piles = random.sample(range(len(scene.stacks)), random.randrange(len(scene.stacks)))
    position["stacks"] = {
        scene.stacks[pile]: [card for card in cards if BOOK.cards[card].pile == pile][
            : random.choice((0, 1, 4))
        ]
        for pile in piles
    }
    return TITLE.position(position)


def random_play(state: State, random: Random, chance: Seeded, eager: type[Answer]) -> Iterator[State]:
    """The table, and again after each of some random answers; bargains are struck oftener."""
    yield state
    for _ in range(ANSWERS):
        if not (requests := TITLE.requests(state)):
            return
        _, ask = random.choice(requests)
        options = TITLE.options(state, ask)
        likely = [option for option in options if isinstance(option, eager)]
        answer = random.choice(likely if likely and random.random() < 0.3 else options)
        TITLE.answer(state, ask.seat, ask.id, answer, chance)
        yield state


def check_imagined(state: State, seat: Seat | None, random: Random) -> None:
    """Some other truth fits the view, has every card once, and gives the same view again."""
    view, glimpse, seed = TITLE.view(state, seat), TITLE.glimpse(state, seat), random.randbytes(32)
    imagined = TITLE.imagine(msgspec.json.decode(msgspec.json.encode(view)), Seeded(seed))
    assert TITLE.view(imagined, seat) == TITLE.view(glimpse, seat) == view
    assert TITLE.imagine_from(glimpse, seat, Seeded(seed)) == imagined
    assert TITLE.violations(imagined) == []
    assert [bool(stack) for stack in imagined.stacks] == [bool(stack) for stack in state.stacks]
    assert [len(hand) for hand in imagined.hand] == [len(hand) for hand in state.hand]


@settings(max_examples=8)
@given(
    seats=SEATS,
    seed=SEEDS,
    when=some.sampled_from(
        (
            ("trade_cards", "trade"),
            ("trade", "trade"),
            ("trade", "calamity_resolution"),
            ("calamity_selection", "support"),
            ("advances", "advances"),
        )
    ),
)
def test_nobody_learns_what_they_cannot_know(seats: int, seed: int, when: tuple[str, str]) -> None:
    random = Random(seed)
    state = late(seats, random, *when)
    for now in random_play(state, random, Seeded.from_number(seed), Accept):
        assert TITLE.violations(now) == []
        seat = random.choice((*seats_of(now), None))
        check_imagined(now, seat, random)
        assert not inspect(TITLE, now, seat, random).leaks


@pytest.mark.parametrize("seats", [12, 18])
def test_stacks_that_keep_only_calamities_are_imagined(seats: int) -> None:
    """Everything else is in hands: there is no Water that could stand for what a stack has to keep."""
    state = TITLE.position({"phase": "advances", "until": "advances", "seats": seats})
    for pile, stack in enumerate(state.stacks):
        goods = [card for card in stack if not BOOK.cards[card].calamity]
        for number, card in enumerate(goods):
            state.hand[(pile + number) % seats].append(card)
            stack.remove(card)
    for hand in state.hand:
        hand.sort(key=BOOK.hand_order.__getitem__)
    assert TITLE.violations(state) == []
    random = Random(1)
    for seat in (*seats_of(state), None):
        check_imagined(state, seat, random)


# Two copies of a calamity


def struck(**given: Any) -> State:
    position = {"phase": "calamity_selection", "until": "calamity_resolution", "seats": 12, **given}
    return TITLE.position(position)


def test_both_copies_may_be_imagined_before_one_seat() -> None:
    """Everybody knows that two calamities lie before Rome; that they are alike is possible, too."""
    rome = {"hand": ["treachery.w", "treachery.e"], "cities": ["rome", "caralis", "neapolis"]}
    state = TITLE.position(
        {"phase": "calamity_selection", "until": "calamity_selection", "seats": 12, "rome": rome}
    )
    seat = state.civilizations.index("rome")
    imagined = [TITLE.imagine_from(TITLE.glimpse(state, 0), 0, Seeded.from_number(n)) for n in range(300)]
    laid = [[BOOK.kinds[card] for card in calamities_of(TITLE.at(one), seat)] for one in imagined]
    assert {len(kinds) for kinds in laid} == {2}
    assert max(Counter(kinds).most_common(1)[0][1] for kinds in laid) == 2


def test_a_leaver_between_two_copies_of_one_seat() -> None:
    """Who leaves after the first copy is asked for nothing any more; the game goes on."""
    cities = ["rome", "caralis", "neapolis", "massilia"]
    state = struck(rome={"hand": ["superstition.w", "superstition.e"], "cities": cities})
    seat = state.civilizations.index("rome")
    assert [ask.seat for _, ask in TITLE.requests(state)] == [seat]
    chance = Seeded.from_number(1)
    TITLE.answer(state, TABLE, "", Departure(seat, "phase"), chance)
    while TITLE.requests(state) and state.phase == "calamity_resolution":
        _, ask = TITLE.requests(state)[0]
        TITLE.answer(state, ask.seat, ask.id, TITLE.default(state, ask), chance)
    assert TITLE.violations(state) == []
    assert seat in state.departed
