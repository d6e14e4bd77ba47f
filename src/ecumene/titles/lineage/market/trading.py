"""Phase 7 with a market: in the order of dealing everybody trades two cards for two, or passes, six times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.chapters import takes_up
from ecumene.table.questions.handlers import always
from ecumene.table.state.frames import Ask, Frame, Node, Seat
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.market import dealing
from ecumene.titles.lineage.market.events import MarketPassed
from ecumene.titles.lineage.market.exchange import Exchange, carry_out, column_of
from ecumene.titles.lineage.market.menu import offered
from ecumene.titles.lineage.market.records import SpaceId
from ecumene.titles.lineage.market.spaces import (
    board_of,
    known_to,
    placed_value,
    spaces_for,
    taken_value,
)
from ecumene.titles.lineage.phases.calamity_selection import lay_down
from ecumene.titles.lineage.phases.trade_cards import Pass, city_count_order
from ecumene.titles.lineage.state import CardId, Moment, State
from ecumene.titles.lineage.text.reading import written_trade
from ecumene.titles.lineage.trade.bargains import counted


class MarketPhase(Frame, frozen=True, tag="market"):
    """The market is open, for the seats in their `order`.

    `round` counts from 1, `next` is the place in the order of the seat that comes next, and `passes` how many
    have passed one after the other.
    """

    order: tuple[Seat, ...]
    round: int = 1
    next: int = 0
    passes: int = 0


class AskMarket(Ask, frozen=True, tag="ask_market"):
    """What do you trade with the market?"""


def begin(moment: Moment, node: Node) -> None:
    """In the order of dealing, which stays the same in all rounds."""
    moment.state.phase = "trade"
    moment.flow.push(node, MarketPhase(tuple(city_count_order(moment))))


@takes_up(MarketPhase)
def step(moment: Moment, node: Node, frame: MarketPhase) -> None:
    """Ask the next seat; who has too few cards for a trade passes without being asked."""
    board, hands = board_of(moment), moment.state.hand
    while frame.passes < len(frame.order) and frame.round <= board.rounds:
        seat = frame.order[frame.next]
        if len(hands[seat]) >= board.cards:
            moment.flow.replace(node, frame)
            moment.flow.ask(node, AskMarket, MarketKind.name, seat)
            return
        frame = after(frame, passed=True)
    moment.flow.finish(node)
    dealing.close(moment)
    lay_down(moment)


def after(frame: MarketPhase, *, passed: bool) -> MarketPhase:
    """The market when a seat has had its turn; after the last one a new round begins."""
    place, passes = frame.next + 1, frame.passes + 1 if passed else 0
    if place < len(frame.order):
        return replace(frame, next=place, passes=passes)
    return replace(frame, next=0, round=frame.round + 1, passes=passes)


def phase_of(state: State) -> MarketPhase | None:
    """The trade with the market that is under way, if there is one."""
    return next((step for step in state.flow.steps.values() if isinstance(step, MarketPhase)), None)


class MarketKind(Kind[AskMarket, Exchange | Pass]):
    name = "market_trade"
    rule = "4.7.pass"
    exhaustive = False

    def options(self, state: State, ask: AskMarket) -> Sequence[Exchange | Pass]:
        bargains = offered(self.at(state), ask.seat)
        return [Pass(), *(Exchange(bargain.place, bargain.take) for bargain in bargains)]

    def default(self, state: State, ask: AskMarket) -> Pass:
        """An absent player does not trade."""
        return Pass()

    def about(self, state: State, ask: AskMarket) -> Mapping[str, Any]:
        frame = phase_of(state)
        board = board_of(self.at(state))
        return {"round": frame.round if frame else 0, "rounds": board.rounds, "count": board.cards}

    def read(self, state: State, ask: AskMarket, text: str) -> Exchange | None:
        return written_trade(self.at(state), ask.seat, self.words, text)

    def rule_of_exchange(self, state: State, ask: AskMarket, answer: Exchange) -> str:
        return "4.7.two_for_two"

    def about_exchange(self, state: State, ask: AskMarket, answer: Exchange) -> Mapping[str, Any]:
        """Both sides of the trade as one says it, as far as there are such spaces."""
        position = self.at(state)
        board, market = board_of(position), state.market
        known = [space for space in answer.take if space in market and known_to(market[space], ask.seat)]
        there = [placed for placed in answer.place if placed[1] in board.spaces]
        real = len(there) == len(answer.place) and all(card in self.content.cards for card, _ in there)
        return {
            "gives": counted(card for card, space in answer.place if space not in board.red),
            "red": counted(card for card, space in answer.place if space in board.red),
            "spaces": [space for _, space in answer.place if space in board.red],
            "gets": counted(market[space].card for space in known),
            "columns": [column_of(space) for space in answer.take if space not in known],
            "placed": placed_value(position, there) if real else 0,
            "taken": taken_value(position, [space for space in answer.take if space in market]),
        }

    def check_exchange(self, state: State, ask: AskMarket, answer: Exchange) -> None:
        position = self.at(state)
        count = board_of(position).cards
        if len(answer.place) != count or len(answer.take) != count:
            raise self.refuse("market-count", "4.7.two_for_two", count=count)
        self.fits(state, ask.seat, answer)
        placed, taken = placed_value(position, answer.place), taken_value(position, answer.take)
        if placed < taken:
            raise self.refuse("market-value", "4.7.value", placed=placed, taken=taken)

    def fits(self, state: State, seat: Seat, answer: Exchange) -> None:
        """Refuse cards that cannot be placed or taken, also in an unfinished trade."""
        self._check_place(state, seat, answer)
        self._check_take(state, answer)

    def _check_place(self, state: State, seat: Seat, answer: Exchange) -> None:
        """Every card is in the hand, and goes to a space of its own that takes it."""
        board, cards = board_of(self.at(state)), self.content.cards
        held, filled = Counter(state.hand[seat]), set[SpaceId]()
        for card, space in answer.place:
            held[card] -= 1
            if held[card] < 0:
                raise self.refuse("market-hand", "4.7.two_for_two", card=card if card in cards else "")
            if space not in board.spaces:
                raise self.refuse("market-no-space", space=space)
            self._check_space(state, card, space, filled)
            filled.add(space)

    def _check_space(self, state: State, card: CardId, space: SpaceId, filled: Collection[SpaceId]) -> None:
        position, entry = self.at(state), self.content.cards[card]
        board = board_of(position)
        if not entry.tradeable:
            raise self.refuse("market-untradeable", "4.7.red.no_nontradeable", card=card)
        if space in spaces_for(position, card) and space not in filled:
            return
        if space not in board.red:
            if entry.calamity:
                raise self.refuse("market-calamity", "4.7.no_calamity_columns", card=card)
            if board.spaces[space][0] != entry.stack:
                raise self.refuse("market-column", "4.7.column", card=card, column=entry.stack)
        raise self.refuse("market-full", "4.7.full", space=space)

    def _check_take(self, state: State, answer: Exchange) -> None:
        """Cards that lay there before, and that can be taken."""
        placed = {space for _, space in answer.place}
        for number, space in enumerate(answer.take):
            if space in placed:
                raise self.refuse("market-own", "4.7.no_own_cards")
            if space not in state.market or space in answer.take[:number]:
                raise self.refuse("market-empty", "4.7.two_for_two", space=space)
            if state.market[space].lies == "blocked":
                raise self.refuse("market-blocked", "4.7.blocked", card=state.market[space].card)

    def apply_exchange(self, moment: Moment, node: Node, ask: AskMarket, answer: Exchange) -> None:
        carry_out(moment, ask.seat, answer)
        self._go_on(moment, node, passed=False)

    check_pass = always

    def apply_pass(self, moment: Moment, node: Node, ask: AskMarket, answer: Pass) -> None:
        moment.tell(MarketPassed(ask.seat))
        self._go_on(moment, node, passed=True)

    def _go_on(self, moment: Moment, node: Node, *, passed: bool) -> None:
        """The next seat has its turn."""
        above = moment.flow.parents[node]
        frame = moment.flow.steps[above]
        assert isinstance(frame, MarketPhase)
        moment.flow.replace(above, after(frame, passed=passed))
        moment.flow.finish(node)
