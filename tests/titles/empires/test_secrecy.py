"""Trade cards are secret: cards that a seat cannot know may be dealt again, and the seat notices no
difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as some

from ecumene.table.chance import Seeded
from ecumene.table.meta import opening_options
from ecumene.table.questions.answers import Answer
from ecumene.table.ruleset import View
from ecumene.table.secrecy import inspect
from ecumene.table.state.frames import Seat
from ecumene.titles.empires.title import Empires
from ecumene.titles.lineage.book import WATER
from ecumene.titles.lineage.events import CardBought, CardsDrawn
from ecumene.titles.lineage.state import State, seats_of
from ecumene.titles.lineage.trade.bargains import Accept
from tests.titles.empires.crowds import crowded

TITLE = Empires()
BOOK = TITLE.content
MAP, AST = (option for option in TITLE.meta.options if option.name in ("map", "ast"))
SEATS = some.integers(*TITLE.meta.seats)
SEEDS = some.integers(0, 2**32)
SHOPPING = ("wonder_of_the_world", "cartography", "mining", "rhetoric", "trade_empire")
ANSWERS = 60


def deep_in_the_game(seats: int, random: Random, phase: str = "trade_cards", until: str = "") -> State:
    """A table before its purchases or trade: cities, treasuries, hands, stacks with few cards or none.

    When advances are bought nobody holds calamities any more.
    """
    options = {"map": random.choice(MAP.choices_with(seats))}
    scene = BOOK.scenes[TITLE.scene_for(seats, options)]
    cards = [card for card, copies in scene.cards.items() for _ in range(copies)]
    board = scene.board
    sites = [id for area, id in enumerate(board.ids) if board.site[area] and board.in_play[area]]
    if phase == "advances":
        cards = [card for card in cards if not BOOK.cards[card].calamity]
    random.shuffle(cards)
    random.shuffle(sites)
    position: dict[str, Any] = {"phase": phase, "until": until or phase, "seats": seats, "options": options}
    for civilization in scene.civilizations:
        position[civilization] = {
            "cities": [sites.pop() for _ in range(min(random.randrange(10), len(sites)))],
            "hand": [cards.pop() for _ in range(random.randrange(9))] + [WATER] * random.randrange(2),
            "treasury": random.choice((0, 5, 15, 40)),
            "advances": [advance for advance in SHOPPING if random.random() < 0.4],
        }
    piles = random.sample(range(len(scene.stacks)), random.randrange(10))
    position["stacks"] = {
        scene.stacks[pile]: [card for card in cards if BOOK.cards[card].pile == pile][
            : random.choice((0, 1, 5))
        ]
        for pile in piles
    }
    return TITLE.position({**position, "cities_ever": True})


def random_play(
    state: State, random: Random, chance: Seeded, eager: type[Answer] | None = None
) -> Iterator[State]:
    """The table, and again after each of some random answers; those of the `eager` kind are given oftener."""
    yield state
    for _ in range(ANSWERS):
        if not (requests := TITLE.requests(state)):
            return
        _, ask = random.choice(requests)
        options = TITLE.options(state, ask)
        likely = [option for option in options if eager is not None and isinstance(option, eager)]
        answer = random.choice(likely if likely and random.random() < 0.3 else options)
        TITLE.answer(state, ask.seat, ask.id, answer, chance)
        yield state


def check_imagined(state: State, seat: Seat | None, random: Random) -> None:
    """Some other truth fits the view, keeps every card, and gives the same view again."""
    view = TITLE.view(state, seat)
    glimpse, seed = TITLE.glimpse(state, seat), random.randbytes(32)
    imagined = TITLE.imagine(msgspec.json.decode(msgspec.json.encode(view)), Seeded(seed))
    assert TITLE.view(imagined, seat) == TITLE.view(glimpse, seat) == view
    assert TITLE.glimpse(imagined, seat) == glimpse
    assert TITLE.imagine_from(glimpse, seat, Seeded(seed)) == imagined
    assert TITLE.violations(imagined) == []
    assert [bool(stack) for stack in imagined.stacks] == [bool(stack) for stack in state.stacks]
    assert [len(hand) for hand in imagined.hand] == [len(hand) for hand in state.hand]
    if seat is not None:
        assert imagined.hand[seat] == state.hand[seat]


@given(seats=SEATS, seed=SEEDS, phase=some.sampled_from(("trade_cards", "advances")))
def test_purchases_tell_nobody_what_they_cannot_know(seats: int, seed: int, phase: str) -> None:
    random = Random(seed)
    redealt = False
    for state in random_play(deep_in_the_game(seats, random, phase), random, Seeded.from_number(seed)):
        assert TITLE.violations(state) == []
        seat = random.choice((*seats_of(state), None))
        check_imagined(state, seat, random)
        inspection = inspect(TITLE, state, seat, random)
        assert not inspection.leaks
        redealt = redealt or inspection.redealt
    assert redealt


@settings(max_examples=12)
@given(seats=SEATS, seed=SEEDS)
def test_trade_tells_nobody_what_they_cannot_know(seats: int, seed: int) -> None:
    random = Random(seed)
    until = random.choice(("trade", "calamity_resolution", "support"))
    state = deep_in_the_game(seats, random, "trade", until)
    for now in random_play(state, random, Seeded.from_number(seed), eager=Accept):
        assert TITLE.violations(now) == []
        seat = random.choice((*seats_of(now), None))
        check_imagined(now, seat, random)
        assert not inspect(TITLE, now, seat, random).leaks


def test_what_a_seat_knows_is_imagined() -> None:
    """Cards that it gave are where it last knew them, true names are true, and the calamities are counted."""
    state = TITLE.position(
        {
            "phase": "trade",
            "until": "trade",
            "saba": {"hand": ["flax", "stone", "treachery"]},
            "babylon": {"hand": ["furs", "furs", "silk", "salt", "flood"]},
            "persia": {"hand": ["tea", "tea", "tea", "hides"]},
        }
    )

    def answer(seat: Seat, **form: Any) -> None:
        ask = next(ask for _, ask in TITLE.requests(state) if ask.seat == seat)
        TITLE.answer(state, seat, ask.id, form, Seeded.from_number(1))

    gives = ["flax", "stone", "treachery"]
    answer(0, do="post", gives=gives, says={"kinds": gives[:2]}, wants={"kinds": ["furs", "furs"]})
    answer(1, do="accept", offer="0-all-1", version=1, gives=["furs", "furs", "silk"])
    gives = ["tea", "tea", "tea", "hides"]
    answer(
        2,
        do="post",
        gives=gives,
        says={"kinds": ["tea", "hides"], "count": 4},
        wants={"kinds": ["furs", "furs"]},
    )
    for seed in range(20):
        imagined = TITLE.imagine(TITLE.view(state, 0), Seeded.from_number(seed))
        assert {"flax", "stone", "treachery"} <= set(imagined.hand[1])
        assert {"tea", "hides"} <= set(imagined.hand[2])
        assert imagined.givers == {"treachery": 0}
        assert TITLE.violations(imagined) == []
    for seat in range(3):
        answer(seat, do="finished")
    assert state.laid == [0, 2, 0, 0, 0]
    for seed in range(20):
        imagined = TITLE.imagine(TITLE.view(state, 0), Seeded.from_number(seed))
        held = [sum(bool(BOOK.cards[card].calamity) for card in hand) for hand in imagined.hand]
        assert held == state.laid
        assert "treachery" in imagined.hand[1]


@given(seats=SEATS, seed=SEEDS)
def test_an_opening_tells_nobody_what_they_cannot_know(seats: int, seed: int) -> None:
    random, chance = Random(seed), Seeded.from_number(seed)
    drawn = {option.name: random.choice(option.choices_with(seats)) for option in (MAP, AST)}
    options = opening_options(TITLE.meta, drawn, seats)
    for state in random_play(TITLE.setup(options, seats, chance), random, chance):
        assert TITLE.violations(state) == []
        check_imagined(state, random.choice((*seats_of(state), None)), random)


@given(seats=SEATS, seed=SEEDS)
def test_calamities_tell_nobody_what_they_cannot_know(seats: int, seed: int) -> None:
    random, chance = Random(seed), Seeded.from_number(seed)
    map = random.choice(MAP.choices_with(seats))
    for state in random_play(crowded(seats, random, "calamity_selection", map=map), random, chance):
        if state.phase not in ("calamity_selection", "calamity_resolution"):
            return
        assert TITLE.violations(state) == []
        assert not inspect(TITLE, state, random.choice((*seats_of(state), None)), random).leaks


def test_minor_calamities_that_wait_are_in_no_hand() -> None:
    """They lie discarded as soon as all are revealed, even while their victim is busy with another one."""
    indus = {
        "cities": ["dholavira", "balakot"],
        "hand": ["minor_uprising", "banditry", "flax", "stone", "silk"],
    }
    given = {"seats": 9, "phase": "calamity_resolution", "until": "calamity_resolution"}
    state = TITLE.position({**given, "indus": indus, "saba": {"hand": ["superstition"], "cities": ["aden"]}})
    for seed in range(20):
        imagined = TITLE.imagine(TITLE.view(state, 1), Seeded.from_number(seed))
        held = [sum(bool(BOOK.cards[card].calamity) for card in hand) for hand in imagined.hand]
        assert held == state.laid
        assert TITLE.violations(imagined) == []


def test_what_somebody_thinks_of_buying_is_secret() -> None:
    """Only what can be paid may be chosen: the choice would tell the others what a hand is worth."""
    hands = {"saba": {"hand": ["tea"] * 4}, "babylon": {"hand": ["salt"] * 4}}
    state = TITLE.position({"phase": "advances", "until": "advances", **hands})
    ask = next(ask for _, ask in TITLE.requests(state) if ask.seat == 0)
    others = (1, 2, None)
    before = [TITLE.view(state, seat) for seat in others]
    TITLE.answer(state, 0, ask.id, {"do": "choose", "advance": "pottery"}, Seeded.from_number(1))
    assert [TITLE.view(state, seat) for seat in others] == before
    for seat in (0, *others):
        check_imagined(state, seat, Random(1))


def test_the_deal_is_told_to_its_owner_alone() -> None:
    drawn, bought = CardsDrawn(1, 2, ("flax", "stone")), CardBought(1, 9, 15, "silk")
    assert drawn.seen_by(1) == drawn
    assert drawn.seen_by(0) == drawn.seen_by(None) == CardsDrawn(1, 2)
    assert bought.seen_by(1) == bought
    assert bought.seen_by(0) == CardBought(1, 9, 15, "hidden")
    water = CardBought(1, 9, 15, WATER)
    assert water.seen_by(0) == water
    state = TITLE.position({"phase": "over"})
    assert TITLE.words.text(TITLE.tell(state, drawn)) == "Babylon is dealt Flax, Stone."
    assert TITLE.words.text(TITLE.tell(state, drawn.seen_by(0))) == "Babylon is dealt 2 trade cards."


class CountedStacks(Empires):
    """A leak on purpose: how many cards are in each stack."""

    def view(self, state: State, seat: Seat | None) -> View:
        sizes = {str(number): len(stack) for number, stack in enumerate(state.stacks, 1)}
        return {**super().view(state, seat), "sizes": sizes}


def test_a_planted_leak_is_found() -> None:
    random = Random(1)
    leaky = CountedStacks()
    tables = [deep_in_the_game(5, random) for _ in range(5)]
    assert any(inspect(leaky, state, 0, random).leaks for state in tables)
