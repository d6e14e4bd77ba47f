"""Market phases of bots, compared with every trade that was legal there, one by one.

    python -m tests.titles.empires.markets --phases 100

measures how much less the trades of four strong bots gain than the best ones, by the bots' knowledge.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Any, NamedTuple

from ecumene.bots.turns import in_turn
from ecumene.table.perspective import Perspective
from ecumene.table.questions.answers import Answer
from ecumene.table.questions.refusal import Refused
from ecumene.table.table import Table
from ecumene.titles.empires.title import Empires
from ecumene.titles.lineage.market.exchange import Exchange
from ecumene.titles.lineage.market.prospects import Prospects
from ecumene.titles.lineage.market.spaces import board_of, placed_value, taken_value
from ecumene.titles.lineage.market.trading import AskMarket, MarketKind
from ecumene.titles.lineage.state import CardId, Position, State
from ecumene.titles.lineage.what_if.market.costs import costs_of

TITLE = Empires()
KIND = next(kind for kind in TITLE.kinds.values() if isinstance(kind, MarketKind))
Pair = tuple[CardId, ...]


class Asked(NamedTuple):
    """A question of the market to a bot, what its seat knew then, and what it answered."""

    turn: int
    state: State
    ask: AskMarket
    answer: Answer

    def position(self) -> Position:
        return Position(TITLE.content, self.state)


def played(seed: int, bots: Sequence[Any], **options: Any) -> Iterator[Asked]:
    """All questions of the market in a game of some bots."""
    table = Table(TITLE, seats=len(bots), seed=seed, options=options)
    for request in in_turn(table):
        perspective = table.perspective(request)
        answer = bots[request.seat].choose(perspective)
        if isinstance(perspective.ask, AskMarket):
            yield Asked(table.turn, known(perspective), perspective.ask, answer)
        table.answer(request.seat, request.id, answer)


def known(perspective: Perspective) -> State:
    """What a seat knows, so that it stays as it is while the game goes on."""
    glimpse = perspective.glimpse
    assert isinstance(glimpse, State)
    return glimpse.copy()


def legal(state: State, ask: AskMarket, answer: Exchange) -> bool:
    """Whether the rules would carry out a trade."""
    try:
        KIND.check(state, ask, answer)
    except Refused:
        return False
    return True


def every_trade(prospects: Prospects, ask: AskMarket) -> Iterator[tuple[float, Exchange]]:
    """Every pair of cards for every pair of spaces that it pays for, with what the hand gains by it.

    Of the ways to place the same two cards the one is told that counts most: the others can do no more.
    """
    position = prospects.position
    takes = list(combinations(position.state.market, board_of(position).cards))
    prices = {take: taken_value(position, take) for take in takes}
    for gives, (worth, place) in dearest_placements(position, ask).items():
        for take in takes:
            if prices[take] <= worth:
                exchange = Exchange(place, take)
                if not any(position.state.market[space].lies == "blocked" for space in take):
                    yield prospects.gain(gives, take), exchange


def dearest_placements(position: Position, ask: AskMarket) -> dict[Pair, tuple[int, Any]]:
    """Every pair of cards of the hand that can be placed, with the way of all that counts most."""
    state, board, cards = position.state, board_of(position), position.book.cards
    free = [space for space in board.spaces if space not in state.market]
    found: dict[Pair, tuple[int, Any]] = {}
    for pair in set(combinations(sorted(state.hand[ask.seat]), board.cards)):
        for spaces in permutations(free, board.cards):
            place = tuple(zip(pair, spaces, strict=True))
            if all(takes_it(board, cards[card], space) for card, space in place):
                found[pair] = max(found.get(pair, (-99, ())), (placed_value(position, place), place))
    return found


def takes_it(board: Any, card: Any, space: str) -> bool:
    """Whether a free space takes a card at all."""
    if not card.tradeable:
        return False
    return space in board.red or (not card.calamity and board.spaces[space][0] == card.stack)


# How good trades are


def played_phases(count: int, seats: int = 4, **options: Any) -> Iterator[Asked]:
    """All questions of so many market phases of strong bots, game after game."""
    phases: set[tuple[int, int]] = set()
    for seed in range(count):
        bots = [TITLE.strategist(seat) for seat in range(seats)]
        for asked in played(seed, bots, **options):
            phases.add((seed, asked.turn))
            if len(phases) > count:
                return
            yield asked


def missed(asked: Asked) -> float:
    """By how much the best of all legal trades, or a pass, brings more than what was answered."""
    position, seat = asked.position(), asked.ask.seat
    prospects = Prospects(position, seat, costs_of(position, seat))
    brings = 0.0
    if isinstance(asked.answer, Exchange):
        brings = prospects.gain([card for card, _ in asked.answer.place], asked.answer.take)
    return max([0.0, *(gain for gain, _ in every_trade(prospects, asked.ask))]) - brings


def main() -> None:
    parser = argparse.ArgumentParser(description="How much trades bring less than the best.")
    parser.add_argument("--phases", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--map", default="east")
    args = parser.parse_args()
    every = [(missed(asked), asked.answer) for asked in played_phases(args.phases, args.seats, map=args.map)]
    lost = sorted(less for less, _ in every)
    trades = sum(isinstance(answer, Exchange) for _, answer in every)
    print(f"{args.phases} phases, {len(lost)} answers, {trades} of them trades")
    for bound in (0, 1, 2, 5, 10):
        share = sum(less <= bound + 1e-9 for less in lost)
        print(f"at most {bound} points less than the best: {share} ({share / len(lost):.1%})")
    print(f"mean {sum(lost) / len(lost):.2f}, most {lost[-1]:.2f}")


if __name__ == "__main__":
    main()
