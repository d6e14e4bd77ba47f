"""Many traders at once: nine seats and nine spectators, all connected, and no card is lost or doubled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from tests.effort import tries
from tests.server.client import Follower, Guest, Process, Refusal, new_key
from tests.server.load import cpu_seconds
from tests.server.trader import Trader, play_until_all_trade

People = Callable[[str], Guest]
Json = Any

SEATS = 9
DEALS = tries(daily=20, nightly=400)
PER_MINUTE = 20
CARDS = 3


@pytest.fixture
def traders(guest: People) -> list[Trader]:
    """Nine people in a trade in which most of them have something to give."""
    people = [guest(f"Trader {number}") for number in range(SEATS)]
    host, *others = people
    table, invitation = host.open_table("empires", seats=SEATS, options={"trade_answers": 0})
    for person in others:
        person.sit(table, invitation)
    host.start(table)
    seated = [Trader(person, table) for person in people]
    play_until_all_trade(seated, of=SEATS - 3)
    return seated


@pytest.fixture
def followers(guest: People, traders: list[Trader]) -> Iterator[list[Follower]]:
    """A socket of every trader, and of as many who only look on."""
    table = traders[0].table
    watchers = [guest(f"Watcher {number}") for number in range(SEATS)]
    with ExitStack() as lines:
        people = [*(trader.guest for trader in traders), *watchers]
        yield [lines.enter_context(person.socket(table)) for person in people]


def test_nothing_is_lost_or_doubled(house: Process, traders: list[Trader], followers: list[Follower]) -> None:
    """The house has time for twenty deals a minute; what others do on this machine does not count."""
    before, first = all_cards(traders), traders[0].state["number"]
    random, struck, worked = Random(7), 0, cpu_seconds(house)
    with ThreadPoolExecutor(SEATS) as pool:
        while struck < DEALS:
            makers, takers = pairs(traders, random)
            struck += sum(pool.map(deal, makers, takers))
    assert struck / (cpu_seconds(house) - worked) * 60 >= PER_MINUTE

    assert all_cards(traders) == before
    assert sum(bargains_told(trader, first) for trader in traders) == 2 * struck
    number = traders[0].state["number"]
    for trader, own, onlooker in zip(traders, followers, followers[SEATS:], strict=False):
        assert own.until(number)["view"] == trader.state["view"]
        assert "you" not in onlooker.until(number)["view"]


def all_cards(traders: list[Trader]) -> Counter[str]:
    """Whatever all of them hold together."""
    for trader in traders:
        trader.state = trader.guest.state(trader.table)
    return sum((Counter(trader.hand()) for trader in traders), Counter[str]())


def bargains_told(trader: Trader, after: int) -> int:
    lines = [line for line in trader.guest.whole_log(trader.table) if line["number"] > after]
    return sum(", and gets " in text for line in lines for text in line["texts"])


def pairs(traders: list[Trader], random: Random) -> tuple[list[Trader], list[Trader]]:
    """Makers and takers, each trader once."""
    ready = [trader for trader in traders if trader.trades and len(trader.goods()) >= CARDS]
    random.shuffle(ready)
    half = len(ready) // 2
    return ready[:half], ready[half : 2 * half]


def deal(maker: Trader, taker: Trader) -> int:
    """An offer and its acceptance, sent more often than once; how many bargains came of it."""
    gives, takes = maker.goods()[:CARDS], taker.goods()[-CARDS:]
    says, wants = ({"kinds": cards[:2], "count": CARDS} for cards in (gives, takes))
    post = {"do": "post", "gives": gives, "says": says, "wants": wants, "to": taker.civilization}
    sent_often(maker, post)
    maker.listen(0)
    taker.listen(0)
    (offer,) = [
        offer
        for offer in taker.state["view"]["floor"]["offers"].values()
        if (offer["maker"], offer.get("to")) == (maker.seat, taker.seat)
    ]
    accept = {"do": "accept", "offer": offer["id"], "version": offer["version"], "gives": takes}
    numbers = sent_often(taker, accept)
    for trader in (maker, taker):
        while trader.state["number"] < max(numbers):
            trader.listen(5)
    return len(numbers)


def sent_often(trader: Trader, answer: Json) -> set[int]:
    """Send an answer twice under one key and once under another, all at once; the entries that it became."""
    key = new_key()
    with ThreadPoolExecutor(3) as pool:
        receipts = list(pool.map(lambda key: sent(trader, answer, key), (key, key, new_key())))
    numbers = {number for number in receipts if number is not None}
    assert numbers
    return numbers


def sent(trader: Trader, answer: Json, key: str) -> int | None:
    try:
        return trader.guest.answer(trader.table, trader.request, answer, key)
    except Refusal:
        return None  # it was carried out under the other key, so that the question is another one
