"""The best trades with the market: no legal trade gains more, and their gain is the true average."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from ecumene.titles.lineage.market.exchange import Exchange
from ecumene.titles.lineage.market.prospects import Prospects
from ecumene.titles.lineage.market.records import SpaceId
from ecumene.titles.lineage.market.search import best_trades
from ecumene.titles.lineage.market.spaces import board_of
from ecumene.titles.lineage.market.trading import AskMarket
from ecumene.titles.lineage.state import Lying, Position
from ecumene.titles.lineage.trade.values import set_value
from tests.effort import tries
from tests.titles.empires.markets import TITLE, every_trade, legal

ME = 0
ASK = AskMarket(seat=ME, id="")


def stall(random: Random, hand: int, filled: int) -> Position:
    """A seat at a market on which cards lie as they may, seen with its eyes."""
    state = TITLE.position({"seats": 4, "phase": "movement"})
    position = Position(TITLE.content, state)
    board, cards = board_of(position), position.book.cards
    box = [card for stack in state.stacks for card in stack]
    random.shuffle(box)
    for stack in state.stacks:
        stack[:] = []
    for space in random.sample(list(board.spaces), filled):
        column, row = board.spaces[space]
        fits = [card for card in box if may_lie(cards[card], space in board.red, column, row)]
        if fits:
            box.remove(fits[0])
            lies: Any = (
                "red" if space in board.red else random.choice(("dealt", "shown")) if row == 1 else "open"
            )
            lies = "dealt" if cards[fits[0]].calamity and lies == "shown" else lies
            state.market[space] = Lying(fits[0], lies, random.randrange(4) if lies == "red" else -1)
    state.hand[ME] = sorted(box[:hand], key=position.book.hand_order.__getitem__)
    for card in box[hand:]:
        state.stacks[cards[card].pile].append(card)
    state.phase = "trade"
    return Position(TITLE.content, TITLE.glimpse(state, ME))


def may_lie(card: Any, red: bool, column: int, row: int) -> bool:
    if red:
        return bool(card.tradeable)
    return card.stack == column and (row == 1 or not card.calamity)


@pytest.mark.parametrize(("hand", "filled"), [(2, 4), (6, 10), (12, 20), (9, 33)])
def test_no_legal_trade_brings_more_than_the_best(hand: int, filled: int) -> None:
    for seed in range(tries(3, 30)):
        prospects = Prospects(stall(Random(seed), hand, filled), ME)
        every = sorted((gain for gain, _ in every_trade(prospects, ASK)), reverse=True)
        found = best_trades(prospects, 24)
        assert [pytest.approx(gain) for gain in every[:1]] == [bargain.gain for bargain in found[:1]]
        assert bool(found) == bool(every)


def test_what_is_found_is_legal_and_brings_what_it_says() -> None:
    position = stall(Random(7), 10, 20)
    prospects = Prospects(position, ME)
    found = best_trades(prospects, 50)
    assert len(found) == 50
    assert [bargain.gain for bargain in found] == sorted([bargain.gain for bargain in found], reverse=True)
    for bargain in found:
        assert legal(position.state, ASK, Exchange(bargain.place, bargain.take))
        assert bargain.gain == pytest.approx(
            prospects.gain([card for card, _ in bargain.place], bargain.take)
        )


def test_what_is_not_told_as_legal_is_refused() -> None:
    """The trades of the exhaustive search are those that the rules carry out, and no others."""
    position = stall(Random(3), 5, 12)
    prospects = Prospects(position, ME)
    told = {
        (tuple(sorted(card for card, _ in one.place)), one.take) for _, one in every_trade(prospects, ASK)
    }
    assert all(legal(position.state, ASK, one) for _, one in every_trade(prospects, ASK))
    board, hand, market = board_of(position), position.state.hand[ME], list(position.state.market)
    free = [space for space in board.spaces if space not in position.state.market]
    pairs = [(one, other) for place, one in enumerate(hand) for other in hand[:place]]
    takes = [(one, other) for place, one in enumerate(market) for other in market[place + 1 :]]
    for cards, take in product(pairs, takes):
        if (tuple(sorted(cards)), take) not in told:
            for spaces in product(free, free):
                answer = Exchange(tuple(zip(cards, spaces, strict=True)), take)
                assert not legal(position.state, ASK, answer), answer


def test_a_draft_is_kept() -> None:
    prospects = Prospects(stall(Random(7), 10, 20), ME)
    best = best_trades(prospects, 1)[0]
    again = best_trades(prospects, 5, best.place[:1], best.take[1:])
    assert again[0].gain == pytest.approx(best.gain)
    assert all(best.place[0] in one.place and best.take[1] in one.take for one in again)


def test_a_trade_brings_what_it_brings_on_the_average() -> None:
    """Against the plain average over all that may come, of whole hands."""
    for seed in range(tries(4, 40)):
        random = Random(seed)
        prospects = Prospects(stall(random, 8, 16), ME)
        for bargain in best_trades(prospects, 200)[:: random.randrange(5, 20)]:
            gives = [card for card, _ in bargain.place]
            assert prospects.gain(gives, bargain.take) == pytest.approx(
                averaged(prospects, gives, bargain.take)
            )


def averaged(prospects: Prospects, gives: list[str], spaces: tuple[SpaceId, ...]) -> float:
    """What a hand is worth more on the average, outcome by outcome."""
    left = list(prospects.position.state.hand[ME])
    before = worth(prospects, left)
    for card in gives:
        left.remove(card)
    total = 0.0
    for came in product(*(prospects.outlook(space).chances.items() for space in spaces)):
        likely = 1.0
        for _, chance in came:
            likely *= chance
        total += likely * worth(prospects, [*left, *(card for card, _ in came)])
    return total - before


def worth(prospects: Prospects, hand: list[str]) -> float:
    book = prospects.position.book
    calamities = [card for card in hand if book.cards[card].calamity]
    return set_value(book, hand) - sum(prospects.costs(card) for card in calamities)


# What may lie there


def test_chances_of_a_space_are_all_there_is() -> None:
    for seed in range(tries(3, 30)):
        prospects = Prospects(stall(Random(seed), 6, 20), ME)
        for space in prospects.position.state.market:
            assert sum(prospects.outlook(space).chances.values()) == pytest.approx(1.0), space


def test_a_card_of_the_hand_cannot_lie_on_the_market() -> None:
    """Whoever holds all copies of a card knows that none lies face down."""
    state = TITLE.position({"seats": 4, "phase": "movement"})
    position = Position(TITLE.content, state)
    state.hand[ME] = ["hides"] * position.scene.sizes["hides"]
    state.market["1.1"] = Lying("", "dealt")
    state.discards[1].append("stone")
    chances = Prospects(position, ME).outlook("1.1").chances
    assert "hides" not in chances
    assert chances["flax"] > 0


def test_the_first_cards_of_a_fresh_stack_are_no_calamities() -> None:
    """Batch A has as many cards as there are seats, and one more for the market."""
    state = TITLE.position({"seats": 4, "phase": "movement"})
    position = Position(TITLE.content, state)
    board = position.board
    sites = [area for area in range(board.size) if board.site[area] and board.in_play[area]]
    for seat in range(4):
        state.cities[sites[2 * seat]] = state.cities[sites[2 * seat + 1]] = seat + 1
        state.hand[seat] = ["hides", "furs"] if seat == ME else ["", ""]
    state.market["0.1"] = Lying("water", "dealt")
    state.market["1.1"] = state.market["2.1"] = Lying("", "dealt")
    assert Prospects(position, ME).outlook("2.1").calamity == 0
    state.hand[1] = ["", "", ""]
    assert Prospects(position, ME).outlook("2.1").calamity > 0
