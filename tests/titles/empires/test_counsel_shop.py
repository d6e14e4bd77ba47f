"""The advance shop: prices explained, and the best combinations."""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations, product
from random import Random
from time import process_time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from ecumene.table.chance import Seeded
from ecumene.table.questions.answers import plain
from ecumene.table.questions.counsel import Consultation
from ecumene.table.questions.refusal import Refused
from ecumene.titles.lineage.advances.gifts import free_advances
from ecumene.titles.lineage.advances.payment import (
    Swap,
    swaps,
    token_value,
    valuables,
    value_of,
    wealth,
)
from ecumene.titles.lineage.advances.prices import prices, total
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.state import State
from ecumene.titles.lineage.trade.values import set_value
from ecumene.titles.lineage.what_if.aims import aim_of
from ecumene.titles.lineage.what_if.combinations import KEPT, Aim, best_baskets
from ecumene.titles.lineage.what_if.purse import Purse
from tests.titles.empires.crowds import TITLE, table
from tests.titles.empires.test_counsel import SABA, ask
from tests.titles.empires.test_payment import shopper

BOOK = TITLE.content
AIMS = ("points", "era", "most", "credits", "protection")
SPECIAL = ["library", "anatomy", "coinage", "empiricism"]
SEEDS = some.integers(0, 2**32)
MEANS = ((), ("mining",), ("trade_empire",), ("mining", "trade_empire"))


def consultation(state: State) -> Consultation[State, Book]:
    return Consultation(TITLE, TITLE.glimpse(state, SABA), SABA, "en")


def subsets(things: list[str]) -> Any:
    return chain.from_iterable(combinations(things, count) for count in range(len(things) + 1))


def gifts_with(state: State, basket: tuple[str, ...], offered: dict[str, int]) -> list[tuple[str, ...]]:
    """What may be given with a basket, by the rules, of the advances that are looked at."""
    after = state.copy()
    for id in basket:
        after.advances[SABA] |= BOOK.bits[id]
    choices = [
        [(), *((gift,) for gift in free_advances(TITLE.at(after), SABA, id) if gift in offered)]
        for id in basket
        if BOOK.advances[id].free_advance
    ]
    return [tuple(chain.from_iterable(one)) for one in product(*choices)]


def brute_force(state: State, aim: Aim, cost: dict[str, int], money: int) -> list[tuple[Any, int]]:
    """Rank and price of every basket that can be paid, the best first."""
    found = []
    for basket in subsets(list(cost)):
        price = total(BOOK, cost, basket)
        if price <= money:
            for gifts in gifts_with(state, basket, cost):
                merit = aim.nothing
                for id in (*basket, *gifts):
                    merit = aim.with_one(merit, id)
                found.append((aim.rank(merit), -price))
    return [(rank, -price) for rank, price in sorted(found, reverse=True)[:KEPT]]


@given(seed=SEEDS, name=some.sampled_from(AIMS))
def test_no_basket_is_better_than_those_that_are_found(seed: int, name: Any) -> None:
    """Compared with all baskets of a few advances, Library and Anatomy and what it gives among them."""
    random = Random(seed)
    others = [id for id in BOOK.advances if id not in SPECIAL]
    wanted = random.sample(SPECIAL, random.randrange(5)) + random.sample(others, random.randrange(1, 5))
    state = table({"phase": "advances", "saba": {"tokens": {"saba": 1}, "ast": random.randrange(12)}})
    state.credits[SABA] = [random.choice((0, 20, 45, 60, 150)) for _ in BOOK.groups]
    cost = {id: price for id, price in prices(BOOK, 0, state.credits[SABA]).items() if id in wanted}
    money = random.randrange(500)
    aim = aim_of(consultation(state), name)
    found = best_baskets(BOOK, cost, money, aim, ())
    assert [(aim.rank(one.merit), one.price) for one in found] == brute_force(state, aim, cost, money)
    for one in found:
        assert one.price == total(BOOK, cost, one.basket) <= money
        assert not set(one.gifts) & set(one.basket)


def most_left(state: State, price: int) -> int:
    """What every choice of cards with every substitution leaves at best; -1 where the price is too much."""
    counts = valuables(TITLE.at(state), SABA)
    worth, treasury = token_value(TITLE.at(state), SABA), state.treasury[SABA]
    best = -1
    for picked in product(*(range(count + 1) for count in counts.values())):
        handed = Counter(dict(zip(counts, picked, strict=True)))
        kept = set_value(BOOK, (counts - handed).elements())
        for swap in (None, *swaps(TITLE.at(state), SABA, counts)):
            if swap and not (
                handed[swap.substitute] and handed[swap.stands_for] >= TITLE.content.numbers.least_set
            ):
                continue
            lacking = price - value_of(TITLE.at(state), SABA, list(handed.elements()), swap)
            left = treasury - max(0, -(-lacking // worth))
            if left >= 0:
                best = max(best, kept + left * worth)
    return best


def left_by(state: State, price: int) -> int:
    """What is left after the payment that is proposed."""
    paid = Purse(TITLE.at(state), SABA).pay(price)
    if paid is None:
        return -1
    pay, due = paid
    left = valuables(TITLE.at(state), SABA) - Counter(pay.cards)
    return set_value(BOOK, left.elements()) + (state.treasury[SABA] - due) * token_value(
        TITLE.at(state), SABA
    )


@given(seed=SEEDS, price=some.integers(0, 300), held=some.sampled_from(MEANS))
def test_no_payment_leaves_more(seed: int, price: int, held: tuple[str, ...]) -> None:
    state = shopper(Random(seed), *held)
    assert left_by(state, price) == most_left(state, price)


def test_a_substitution_that_adds_less_may_leave_more() -> None:
    """Silk for amber leaves the tea together; tea would add more to the whole hand."""
    hand = ["ceramics", *["tea"] * 4, "amber", "silk", "silk"]
    saba = {"tokens": {"saba": 1}, "advances": ["trade_empire"], "hand": hand, "treasury": 15}
    state = table({"phase": "advances", "saba": saba})
    assert left_by(state, 90) == most_left(state, 90)


@given(seed=SEEDS, name=some.sampled_from(AIMS))
def test_what_is_proposed_is_accepted_and_leaves_what_was_said(seed: int, name: Any) -> None:
    random = Random(seed)
    state = shopper(random, *random.choice(MEANS))
    state.credits[SABA] = [random.choice((0, 20, 60, 100)) for _ in BOOK.groups]
    requests = [one for _, one in TITLE.requests(state) if one.seat == SABA]
    told = ask(state, SABA, "shop", aim=name)
    assert told["wealth"] == wealth(TITLE.at(state), SABA)
    for best in told["best"] if requests else ():
        after = state.copy()
        for answer in (
            *({"do": "choose", "advance": id} for id in best["advances"]),
            best["payment"]["answer"],
        ):
            question = next(one for _, one in TITLE.requests(after) if one.seat == SABA)
            TITLE.answer(after, SABA, question.id, answer, Seeded.from_number(1))
        assert after.treasury[SABA] == best["treasury_left"]
        assert sorted(after.hand[SABA]) == sorted(best["hand_left"])
        pay = best["payment"]
        swap = Swap(pay["substitute"], pay["stands_for"]) if pay["substitute"] else None
        assert value_of(TITLE.at(state), SABA, pay["cards"], swap) == pay["value"]


# The rulebook's examples of prices


def price_of(advance: str, **saba: Any) -> dict[str, Any]:
    state = table({"phase": "advances", "saba": {"tokens": {"saba": 1}, **saba}})
    found: dict[str, Any] = next(
        one for one in ask(state, SABA, "shop")["prices"] if one["advance"] == advance
    )
    return found


def test_agriculture_after_pottery_and_masonry() -> None:
    told = price_of(
        "agriculture", advances=["pottery", "masonry"], credits={"crafts": 20, "arts": 5, "science": 5}
    )
    assert (told["cost"], told["credit"], told["group"]) == (120, 20, "crafts")
    assert [(one["advance"], one["amount"]) for one in told["special"]] == [("pottery", 10)]
    assert told["price"] == 90
    assert [one["text"] for one in told["says"]] == [
        "It costs 120.",
        "Your credits in Crafts take off 20.",
        "Pottery takes off 10.",
        "You pay 90.",
    ]


def test_democracy_after_agriculture() -> None:
    assert (
        price_of("democracy", advances=["agriculture"], credits={"crafts": 10, "science": 5})["price"] == 200
    )


def test_the_better_group_of_mysticism_counts() -> None:
    told = price_of("mysticism", advances=["music"], credits={"arts": 10, "religion": 5})
    assert (told["price"], told["group"]) == (40, "arts")


def test_library_makes_what_is_bought_with_it_cheaper() -> None:
    saba = {"tokens": {"saba": 1}, "hand": ["silk"] * 4 + ["pearls"] * 4}
    state = table({"phase": "advances", "saba": saba})
    told = ask(state, SABA, "shop", chosen=["library"])
    pottery = next(one for one in told["prices"] if one["advance"] == "pottery")
    assert (pottery["price"], pottery["adds"]) == (60, 20)
    both = ask(state, SABA, "shop", aim="most", chosen=["library", "pottery"])
    assert (both["chosen_price"], both["chosen_saved"]) == (240, 40)
    assert all({"library", "pottery"} <= set(one["advances"]) for one in both["best"])


def test_what_is_chosen_can_be_paid_in_several_ways_the_one_that_keeps_most_first() -> None:
    hand = ["silk"] * 3 + ["flax"] * 2 + ["stone"]
    state = table(
        {"phase": "advances", "saba": {"tokens": {"saba": 1}, "hand": hand, "treasury": 50}},
    )
    told = ask(state, SABA, "shop", chosen=["urbanism"])
    assert ask(state, SABA, "shop")["payments"] == []
    price, ways = told["chosen_price"], told["payments"]
    assert all(one["value"] + one["treasury"] - price == one["waste"] for one in ways)
    assert len({tuple(one["cards"]) for one in ways}) == len(ways) > 1
    paid = Purse(TITLE.at(state), SABA).pay(price)
    assert paid is not None
    pay, due = paid
    assert ways[0]["answer"] == plain(pay)
    assert ways[0]["treasury"] == due


@pytest.mark.parametrize("chosen", [["cheese"], ["pottery"], ["philosophy"]])
def test_what_cannot_be_chosen_is_refused(chosen: list[str]) -> None:
    state = table({"phase": "advances", "saba": {"tokens": {"saba": 1}, "advances": ["pottery"]}})
    with pytest.raises(Refused):
        ask(state, SABA, "shop", chosen=chosen)


@pytest.mark.parametrize("aim", AIMS)
def test_a_late_hand_is_answered_quickly(aim: str) -> None:
    """All is still to be had, with much to pay with; what others do on this machine does not count."""
    hand = [card for card in ("silk", "pearls", "gems", "spice", "salt", "flax") for _ in range(4)]
    hand = [card for card in hand if card in BOOK.cards]
    saba = {"tokens": {"saba": 1}, "hand": hand, "treasury": 30, "advances": ["trade_empire", "mining"]}
    state = table({"phase": "advances", "saba": saba, "options": {"ast": "expert"}})
    ask(state, SABA, "shop", aim=aim)
    began = process_time()
    told = ask(state, SABA, "shop", aim=aim)
    assert process_time() - began < 3
    assert told["best"]
