"""Paying for advances: the offered payment is enough, wastes as little as whole sets allow, and is
accepted.
"""

from __future__ import annotations

from itertools import chain, combinations
from random import Random

from hypothesis import given
from hypothesis import strategies as some

from ecumene.table.chance import Seeded
from ecumene.titles.lineage.advances.payment import Pay, Sums, Swap, payments, token_value, value_of, wealth
from ecumene.titles.lineage.advances.purchase import AskAcquire, Choose
from ecumene.titles.lineage.state import State
from tests.titles.empires.crowds import TITLE, table

BOOK = TITLE.content
SEEDS = some.integers(0, 2**32)
PRICES = some.integers(0, 400)


def shopper(random: Random, *advances: str) -> State:
    """Saba with cards and treasury at the beginning of phase 12."""
    cards = [c for c, copies in BOOK.scenes["east_9"].cards.items() if not BOOK.cards[c].calamity]
    kinds = random.sample(cards, random.randrange(1, 6))
    hand = [card for card in kinds for _ in range(random.randrange(1, 5))] + ["water"] * random.randrange(2)
    saba = {"hand": hand, "treasury": random.randrange(40), "advances": list(advances)}
    return table({"phase": "advances", "saba": saba})


def paid(state: State, pay: Pay) -> int:
    """What cards are worth in a payment."""
    swap = Swap(pay.substitute, pay.stands_for) if pay.substitute and pay.stands_for else None
    return value_of(TITLE.at(state), 0, pay.cards, swap)


@given(seed=SEEDS, price=PRICES)
def test_a_price_can_be_paid_exactly_when_it_is_within_ones_wealth(seed: int, price: int) -> None:
    random = Random(seed)
    state = shopper(random, *random.choice(((), ("mining",), ("trade_empire",), ("mining", "trade_empire"))))
    ways = payments(TITLE.at(state), 0, price)
    assert bool(ways) == (price <= wealth(TITLE.at(state), 0))
    treasury = state.treasury[0] * token_value(TITLE.at(state), 0)
    assert all(paid(state, way) + treasury >= price for way in ways)
    assert len(ways) == len(set(ways)) <= 6


@given(seed=SEEDS, price=PRICES)
def test_the_first_way_wastes_least(seed: int, price: int) -> None:
    """Compared with every choice of whole sets."""
    state = shopper(Random(seed))
    hand, treasury = state.hand[0], state.treasury[0]
    sets = [value_of(TITLE.at(state), 0, [card] * hand.count(card)) for card in set(hand)]
    values = {sum(some) for some in chain(*(combinations(sets, count) for count in range(len(sets) + 1)))}
    least = min((max(0, value - price) for value in values if value + treasury >= price), default=None)
    ways = payments(TITLE.at(state), 0, price)
    assert least is None or max(0, paid(state, ways[0]) - price) == least


@given(seed=SEEDS)
def test_whatever_is_chosen_can_be_paid_and_defaults_come_to_an_end(seed: int) -> None:
    random = Random(seed)
    state = shopper(random, *random.choice(((), ("mining",), ("trade_empire",))))
    state.credits[0] = [random.choice((0, 20, 60, 200)) for _ in BOOK.groups]
    for number in range(200):
        if not (requests := TITLE.requests(state)):
            return
        ((_, ask),) = requests
        options = TITLE.options(state, ask)
        for option in options:
            TITLE.prepare(state, ask.seat, ask.id, option)
        if isinstance(ask, AskAcquire) and ask.basket:
            assert any(isinstance(option, Pay) for option in options)
        more = [option for option in options if isinstance(option, Choose)]
        answer = random.choice(more) if more and number < 9 else TITLE.default(state, ask)
        TITLE.answer(state, ask.seat, ask.id, answer, Seeded.from_number(seed))
        assert TITLE.violations(state) == []
    raise AssertionError("the series of defaults does not end")


def test_sums() -> None:
    sums = Sums([3, 5, 9])
    assert [sums.least(target) for target in (0, 1, 4, 6, 10, 15, 17, 18)] == [0, 3, 5, 8, 12, 17, 17, None]
    assert [sums.most(limit) for limit in (0, 2, 3, 7, 13, 16, 99)] == [0, 0, 3, 5, 12, 14, 17]
    assert sums.parts(8) == [1, 0]
    assert sums.parts(0) == []
