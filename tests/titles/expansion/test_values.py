"""The worth of a hand depends on the trade block of its seat (28.53), and is the same in all parts of the
program.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as some

from ecumene.titles.expansion import load
from ecumene.titles.lineage.advances.discards import loss
from ecumene.titles.lineage.advances.payment import payments, token_value, value_of, wealth
from ecumene.titles.lineage.evaluate import SET, cards
from ecumene.titles.lineage.state import State
from ecumene.titles.lineage.trade.menu import gain_of, holding
from ecumene.titles.lineage.trade.values import hand_value
from ecumene.titles.lineage.what_if.purse import Purse

TITLE = load()
BOOK = TITLE.content
SEEDS = some.integers(0, 2**32)
PRICES = some.integers(1, 400)


def shopper(random: Random) -> tuple[State, int]:
    """Somebody of either block who acquires advances, with cards of both."""
    seats = random.choice((12, 15, 16, 18))
    scene = BOOK.scenes[f"both_{seats}"]
    nation = random.choice(scene.civilizations)
    goods = [card for card in scene.cards if not BOOK.cards[card].calamity]
    kinds = random.sample(goods, random.randrange(1, 6))
    hand = [card for card in kinds for _ in range(random.randrange(1, 1 + min(4, scene.cards[card])))]
    mine = {"hand": hand, "treasury": random.randrange(40), "advances": random.choice(([], ["mining"]))}
    state = TITLE.position({"phase": "advances", "until": "advances", "seats": seats, nation: mine})
    return state, state.civilizations.index(nation)


def told(state: State, seat: int, topic: str, **asked: Any) -> dict[str, Any]:
    answer: dict[str, Any] = TITLE.counsel(TITLE.glimpse(state, seat), seat, topic, asked, "en")
    return answer


def by_rule(state: State, seat: int, hand: list[str]) -> int:
    """The value of cards as the rulebook counts it."""
    scene = BOOK.scenes[state.scene]
    total = 0
    for kind, count in Counter(BOOK.kinds[card] for card in hand).items():
        homes = {BOOK.cards[card].block for card in scene.copies[kind]}
        face = BOOK.cards[kind].face
        total += count * count * face
        if scene.blocks[state.civilizations[seat]] not in homes:
            total += count * face
    return total


@given(seed=SEEDS)
def test_a_hand_has_one_value(seed: int) -> None:
    """Rules, counsel, bots and the score agree."""
    state, seat = shopper(Random(seed))
    position, hand = TITLE.at(state), state.hand[seat]
    worth = by_rule(state, seat, hand)
    assert hand_value(position, seat, hand) == value_of(position, seat, hand) == worth
    assert wealth(position, seat) == worth + state.treasury[seat] * token_value(position, seat)
    assert told(state, seat, "shop")["hand_value"] == worth
    assert told(state, seat, "deal")["value_before"] == worth
    one = hand[0]
    left = by_rule(state, seat, hand[1:])
    assert loss(position, seat, one) == worth - left
    assert gain_of(BOOK, holding(position, seat), (one,), ()) == left - worth
    fewer = state.copy()
    fewer.hand[seat] = hand[1:]
    assert round((cards(position, seat) - cards(TITLE.at(fewer), seat)) / SET) >= worth - left
    over = state.copy()
    over.phase = "over"
    assert TITLE.at(over).ways.score(TITLE.at(over), seat)["commodities"] == worth


@given(seed=SEEDS, price=PRICES)
def test_a_price_can_be_paid_exactly_when_it_is_within_ones_wealth(seed: int, price: int) -> None:
    state, seat = shopper(Random(seed))
    position = TITLE.at(state)
    ways = payments(position, seat, price)
    treasury = state.treasury[seat] * token_value(position, seat)
    assert bool(ways) == (price <= wealth(position, seat))
    assert all(by_rule(state, seat, list(way.cards)) + treasury >= price for way in ways)


@given(seed=SEEDS, price=PRICES)
def test_no_payment_leaves_more(seed: int, price: int) -> None:
    """Compared with every choice of cards."""
    state, seat = shopper(Random(seed))
    position, counts = TITLE.at(state), Counter(state.hand[seat])
    token, treasury = token_value(position, seat), state.treasury[seat]

    def left_after(handed: Counter[str]) -> int:
        due = max(0, -(-(price - by_rule(state, seat, list(handed.elements()))) // token))
        kept = by_rule(state, seat, list((counts - handed).elements()))
        return kept + (treasury - due) * token if due <= treasury else -1

    choices = product(*(range(count + 1) for count in counts.values()))
    best = max(left_after(Counter(dict(zip(counts, chosen, strict=True)))) for chosen in choices)
    paid = Purse(position, seat).pay(price)
    assert (-1 if paid is None else left_after(Counter(paid[0].cards))) == best


def test_counsel_says_what_the_other_block_adds() -> None:
    state = TITLE.position(
        {
            "phase": "trade",
            "until": "trade",
            "seats": 12,
            "persia": {"hand": ["oil.w", "oil.w", "oil.w", "salt.e"]},
            "egypt": {"hand": ["oil.w", "wine.w", "wine.w"]},
        }
    )
    persia, egypt = state.civilizations.index("persia"), state.civilizations.index("egypt")
    deal = told(state, persia, "deal", gives=["salt.e", "oil.w"], gets=["wine"], unnamed=1)
    assert (deal["value_before"], deal["value_after"]) == (51, 34)
    said = [sentence["text"] for sentence in deal["says"]]
    assert "Of that, goods of the other trade block add 12 now and 13 after the deal." in said
    said = [sentence["text"] for sentence in told(state, egypt, "deal")["says"]]
    assert not any("other trade block" in text for text in said)
    shop = [sentence["text"] for sentence in told(state, persia, "shop")["says"]]
    assert "Of that, goods of the other trade block add 12." in shop


def test_quick_players_know_what_foreign_goods_add() -> None:
    """A third Oil, Fish and Clay for three singles of its own: all western cards are worth more to Persia."""
    hand = ["oil.w", "oil.w", "salt.e", "timber.e", "hides.e"]
    state = TITLE.position({"phase": "trade", "until": "trade", "seats": 12, "persia": {"hand": hand}})
    held = holding(TITLE.at(state), state.civilizations.index("persia"))
    gain = gain_of(BOOK, held, ("salt.e", "timber.e", "hides.e"), ("oil", "fish", "clay"))
    assert gain == (5 * 4 + 4) + (3 + 3) + (1 + 1) - (3 + 3 + 1)
