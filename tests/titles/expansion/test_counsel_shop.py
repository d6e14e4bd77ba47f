"""The advance shop of the Expansion Project: its gifts, goods of the other trade block, and its points."""

from __future__ import annotations

from itertools import chain, combinations
from random import Random
from time import process_time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from ecumene.table.chance import Seeded
from ecumene.table.questions.counsel import Consultation
from ecumene.titles.lineage.advances.gifts import free_advances
from ecumene.titles.lineage.advances.payment import wealth
from ecumene.titles.lineage.advances.prices import prices, total
from ecumene.titles.lineage.phases.victory import standings
from ecumene.titles.lineage.state import State
from ecumene.titles.lineage.what_if.aims import aim_of, shields
from ecumene.titles.lineage.what_if.combinations import KEPT, best_baskets
from tests.titles.expansion.crowds import TITLE, ask

BOOK = TITLE.content
AIMS = ("points", "era", "most", "credits", "protection")
SPECIAL = ["anatomy", "library", "mysticism", "coinage", "empiricism"]
"""Those that do not simply add up, and what Anatomy brings."""
SEATS = some.sampled_from((5, 9, 12, 17))
SEEDS = some.integers(0, 2**32)


def shopper(random: Random, seats: int, *advances: str) -> tuple[State, int]:
    """Somebody with cards of every block and treasury, at the beginning of the phase; and its seat."""
    options = {"map": "both"} if seats > 9 else {}
    scene = BOOK.scenes[TITLE.scene_for(seats, {"map": "west", "passage": "closed"} | options)]
    cards = [card for card in scene.cards if not BOOK.cards[card].calamity]
    kinds = random.sample(cards, random.randrange(1, 6))
    hand = [card for card in kinds for _ in range(random.randrange(1, scene.cards[card] + 1))]
    nation = random.choice(scene.civilizations)
    given = {"hand": hand[:20], "treasury": random.randrange(40), "advances": list(advances)}
    laid = {"phase": "advances", "until": "advances", "seats": seats, "options": options}
    state = TITLE.position({**laid, nation: given})
    return state, state.civilizations.index(nation)


def points(state: State, seat: int) -> int:
    return next(one.score for one in standings(TITLE.at(state)) if one.seat == seat)


@given(seed=SEEDS, seats=SEATS, name=some.sampled_from(AIMS))
def test_what_is_proposed_is_accepted_and_leaves_what_was_said(seed: int, seats: int, name: Any) -> None:
    """Each basket is bought: advances, cards, treasury and the score are those that counsel told."""
    random = Random(seed)
    held = random.sample(list(BOOK.advances), random.randrange(15))
    state, seat = shopper(random, seats, *held)
    state.credits[seat] = [random.choice((0, 20, 60, 100)) for _ in BOOK.groups]
    told = ask(state, seat, "shop", aim=name)
    assert told["wealth"] == wealth(TITLE.at(state), seat)
    for best in told["best"]:
        after = state.copy()
        buys = [{"do": "choose", "advance": id} for id in best["advances"]]
        for answer in (*buys, best["payment"]["answer"]):
            question = next(one for _, one in TITLE.requests(after) if one.seat == seat)
            TITLE.answer(after, seat, question.id, answer, Seeded.from_number(1))
        got = {id for id in BOOK.advances if TITLE.at(after).has(seat, id)} - set(held)
        assert got == {*best["advances"], *best["gifts"]}
        assert after.treasury[seat] == best["treasury_left"]
        assert sorted(after.hand[seat]) == sorted(best["hand_left"])
        paid = state.treasury[seat] - after.treasury[seat]
        assert points(after, seat) - points(state, seat) == best["points"] - paid
        chosen = ask(state, seat, "shop", chosen=best["advances"])
        assert (chosen["chosen_price"], chosen["chosen_points"]) == (best["price"], best["points"])
        assert chosen["chosen_gifts"] == best["gifts"]


@given(seed=SEEDS, name=some.sampled_from(AIMS))
def test_no_basket_is_better_than_those_that_are_found(seed: int, name: Any) -> None:
    """Compared with all baskets of a few advances, Anatomy with all that it brings among them."""
    random = Random(seed)
    others = [id for id in BOOK.advances if id not in SPECIAL]
    wanted = random.sample(SPECIAL, random.randrange(6)) + random.sample(others, random.randrange(1, 5))
    held = random.sample([id for id in others if id not in wanted], random.randrange(12))
    state, seat = shopper(random, 5, *held)
    state.credits[seat] = [random.choice((0, 20, 45, 60, 150)) for _ in BOOK.groups]
    all_prices = prices(BOOK, state.advances[seat], state.credits[seat])
    cost = {id: price for id, price in all_prices.items() if id in wanted}
    money = random.randrange(600)
    aim = aim_of(Consultation(TITLE, TITLE.glimpse(state, seat), seat, "en"), name)
    found = []
    for basket in chain.from_iterable(combinations(cost, count) for count in range(len(cost) + 1)):
        if (price := total(BOOK, cost, basket)) <= money:
            merit = aim.nothing
            for id in (*basket, *gifts_of(state, seat, basket, cost)):
                merit = aim.with_one(merit, id)
            found.append((aim.rank(merit), -price))
    best = best_baskets(BOOK, cost, money, aim, ())
    expected = sorted(found, reverse=True)[:KEPT]
    ranks = [aim.rank(one.merit) for one in best]
    assert (ranks[0], best[0].price) == (expected[0][0], -expected[0][1])
    assert all(rank <= known for rank, (known, _) in zip(ranks, expected, strict=False))


def gifts_of(state: State, seat: int, basket: tuple[str, ...], offered: dict[str, int]) -> set[str]:
    """What comes with a basket by the rules, of the advances that are looked at."""
    after = state.copy()
    for id in basket:
        after.advances[seat] |= BOOK.bits[id]
    given = {gift for id in basket for gift in free_advances(TITLE.at(after), seat, id)}
    return given & offered.keys()


def test_anatomy_brings_all_cheap_sciences() -> None:
    crete = {"hand": ["silver"] * 5, "treasury": 55, "credits": {"science": 80}}
    state = TITLE.position({"phase": "advances", "crete": crete})
    told = ask(state, 0, "shop", chosen=["anatomy"])
    assert sorted(told["chosen_gifts"]) == sorted(
        id for id, card in BOOK.advances.items() if "science" in card.groups and card.cost < 100
    )
    assert ask(state, 0, "shop", chosen=["coinage"])["chosen_gifts"] == []


def test_the_advance_of_the_scarcest_group_counts_more() -> None:
    """Somebody with one of every group but religion: the first there brings fifty points more (36.2)."""
    held = ["pottery", "coinage", "music", "urbanism"]
    groups = {group for id in held for group in BOOK.advances[id].groups}
    assert groups == set(BOOK.groups) - {"religion"}
    state = TITLE.position({"phase": "advances", "crete": {"treasury": 50, "advances": held}})
    told = ask(state, 0, "shop", aim="points")
    assert told["best"][0]["points"] == 50 + 50
    assert "religion" in BOOK.advances[told["best"][0]["advances"][0]].groups


def test_goods_of_the_other_block_pay_more() -> None:
    """Counsel's wealth is what the rules take: a set of the other block with its face values added."""
    random = Random(4)
    found = 0
    for _ in range(40):
        state, seat = shopper(random, 15)
        told = ask(state, seat, "shop", aim="points")
        added = [said for said in told["says"] if "other trade block" in said["text"]]
        for best in told["best"] if added else ():
            pay = best["payment"]
            assert pay["value"] + pay["treasury"] * told["token_value"] - best["price"] == pay["waste"]
            found += 1
    assert found > 10


def test_what_lets_one_keep_more_in_a_civil_war_protects() -> None:
    """Music enlarges the faction that its holder selects; in Mega Empires every change is a loss."""
    state = TITLE.position({"phase": "advances", "crete": {"treasury": 5}})
    city = BOOK.numbers.city_points
    disorder = BOOK.calamity["civil_disorder"].changes_for("primary")["democracy"]
    assert shields(TITLE.at(state))["democracy"] == 10 - disorder * city


@pytest.mark.parametrize("aim", AIMS)
def test_a_late_hand_is_answered_quickly(aim: str) -> None:
    """All is still to be had, with much to pay with."""
    state = TITLE.position({"phase": "advances", "seats": 9, "crete": {"treasury": 40}})
    cards = [card for card in BOOK.scenes["west_9"].cards if BOOK.cards[card].face >= 6]
    state.hand[0] = [card for card in cards if not BOOK.cards[card].calamity for _ in range(3)]
    state.credits[0] = [40] * len(BOOK.groups)
    began = process_time()
    told = ask(state, 0, "shop", aim=aim)
    assert process_time() - began < 3
    assert told["best"]
