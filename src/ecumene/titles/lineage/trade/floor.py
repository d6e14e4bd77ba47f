"""Phase 7: everybody trades with everybody at once, until all are finished or the alarm has rung.

The truth rule: two cards of each side are named truly (`TradeKind._check_said`, `keeps_the_truth`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import plain
from ecumene.table.questions.chapters import takes_up
from ecumene.table.questions.handlers import always
from ecumene.table.state import offers
from ecumene.table.state.frames import Ask, Flow, Frame, Node, Seat
from ecumene.table.state.offers import (
    Card,
    Customs,
    Exchange,
    Offer,
    OfferId,
    Remark,
    Remarked,
    Terms,
    remarked,
)
from ecumene.titles.lineage.book import WATER
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.market import trading
from ecumene.titles.lineage.phases.calamity_selection import lay_down
from ecumene.titles.lineage.pieces.stacks import hand_over
from ecumene.titles.lineage.state import Moment, State
from ecumene.titles.lineage.text.reading import written_offer
from ecumene.titles.lineage.trade.bargains import (
    Accept,
    Amend,
    CounterOffer,
    Finished,
    NewOffer,
    Post,
    Reopen,
    TradeAnswer,
    Withdraw,
    about_terms,
    counted,
    handed,
    terms,
    unnamed,
)
from ecumene.titles.lineage.trade.events import (
    AlarmRang,
    OfferGone,
    Traded,
    TradeEnded,
    TradeFinished,
    offer_made,
)
from ecumene.titles.lineage.trade.menu import MOST_OPEN, options, traders
from ecumene.titles.lineage.trade.remarks import remarks

NO_LIMIT = -1
"""The patience of a seat whose answers nobody counts."""


class TradePhase(Frame, frozen=True, tag="trade"):
    """The trade floor is open; after the `alarm` only for what is on it."""

    alarm: bool = False


class AskTrade(Ask, frozen=True, tag="ask_trade"):
    """What do you trade?"""


def begin(moment: Moment, node: Node) -> None:
    """Ask everybody with enough cards for a bargain. Where there are no two of them nobody can trade.

    In small games everybody trades with the market instead.
    """
    state = moment.state
    if moment.scene.market:
        trading.begin(moment, node)
        return
    seats = traders(moment)
    if len(seats) < 2:
        end(moment)
        return
    state.phase = "trade"
    floor = moment.flow.push(node, TradePhase())
    for seat in seats:
        state.patience[seat] = state.rules.trade_answers or NO_LIMIT
        moment.flow.ask(floor, AskTrade, TradeKind.name, seat)


@takes_up(TradePhase)
def step(moment: Moment, node: Node, frame: TradePhase) -> None:
    """All are finished."""
    offers.clear(moment.state.floor)
    moment.state.patience = [0] * len(moment.state.patience)
    moment.flow.finish(node)
    end(moment)


def end(moment: Moment) -> None:
    """Everybody shows how many calamities they hold."""
    moment.tell(TradeEnded())
    lay_down(moment)


def floor_of(flow: Flow) -> tuple[Node, TradePhase] | None:
    """The trade under way, if there is one."""
    return next(((node, step) for node, step in flow.steps.items() if isinstance(step, TradePhase)), None)


def ring(moment: Moment) -> bool:
    """The alarm rings; False where nobody trades. Open offers stay until it rings again."""
    found = floor_of(moment.flow)
    if found is None:
        return False
    node, frame = found
    moment.tell(AlarmRang())
    if frame.alarm or not moment.state.floor.offers:
        close(moment.flow, node)
    else:
        moment.flow.replace(node, TradePhase(alarm=True))
    return True


def close(flow: Flow, node: Node) -> None:
    """Nobody is asked any more."""
    for child in flow.children(node):
        flow.drop(child)


# Bargains


def strike(moment: Moment, struck: Exchange) -> None:
    """Hand over the cards of both at once, and take away the offers that they no longer cover."""
    state, book, offer = moment.state, moment.book, struck.offer
    ways = [(giver, taker, [str(card) for card in cards]) for giver, taker, cards in struck.handed()]
    hand_over(moment, *ways)
    for giver, _, cards in ways:
        state.givers.update({card: giver for card in cards if book.cards[card].calamity})
    gets, gives = (counted(handed(book, cards)) for _, _, cards in ways)
    ills = tuple(card for card in ways[0][2] if book.cards[card].calamity)
    moment.tell(Traded(seat=struck.accepter, other=offer.maker, gives=gives, gets=gets, ills=ills))
    gone = {offer.id: gone_for(offer, "accepted", struck.accepter)}
    for party in (offer.maker, struck.accepter):
        for lapsed in offers.lapse(state.floor, party, state.hand[party]):
            gone[lapsed.id] = gone_for(lapsed, "lapsed")
    for id in sorted(gone):  # in an order that does not tell which of them was accepted
        moment.tell(gone[id])


def gone_for(offer: Offer, why: str, taker: Seat | None = None) -> OfferGone:
    number = offers.number_of(offer.id)
    return OfferGone(seat=offer.maker, to=offer.to, offer=offer.id, number=number, why=why, taker=taker)


def uncovered(state: State) -> list[str]:
    """What is wrong with the floor: every offer's cards must be in its maker's hand."""
    return [
        f"offer {offer.id} is not covered"
        for offer in state.floor.offers.values()
        if not offers.covers(state.hand[offer.maker], offer.gives)
    ]


class TradeKind(Kind[AskTrade, TradeAnswer]):
    name = "trade"
    rule = "7.bilateral"
    exhaustive = False
    open_floor = True

    def options(self, state: State, ask: AskTrade) -> Sequence[TradeAnswer]:
        finished = ask.given is not None
        return options(self.at(state), ask.seat, finished=finished, alarm=self._alarm(state))

    def default(self, state: State, ask: AskTrade) -> TradeAnswer:
        """Who is away trades nothing."""
        return Finished()

    def about(self, state: State, ask: AskTrade) -> Mapping[str, Any]:
        left = state.patience[ask.seat]
        return {
            "left": None if left == NO_LIMIT else left,
            "alarm": self._alarm(state),
            "least": self.content.numbers.trade_cards,
        }

    def read(self, state: State, ask: AskTrade, text: str) -> Post | None:
        return written_offer(self.at(state), ask.seat, self.words, text)

    # New offers

    def about_post(self, state: State, ask: AskTrade, answer: Post) -> Mapping[str, Any]:
        return self._about_new(answer)

    def check_post(self, state: State, ask: AskTrade, answer: Post) -> None:
        customs = self._customs(state)
        says, wants = self._check_new(state, ask, customs, answer)
        offers.check_post(customs, ask.seat, self._audience(state, answer), answer.gives, says, wants)
        self._check_room(state, ask.seat)

    def apply_post(self, moment: Moment, node: Node, ask: AskTrade, answer: Post) -> None:
        to, (says, wants) = self._audience(moment.state, answer), self._terms(answer)
        offer = offers.post(moment.state.floor, ask.seat, to, answer.gives, says, wants, answer.note)
        moment.tell(offer_made(offer, "new"))
        self._go_on(moment, node, ask)

    def about_amend(self, state: State, ask: AskTrade, answer: Amend | CounterOffer) -> Mapping[str, Any]:
        return self._about_offer(state, ask.seat, answer.offer) | self._about_new(answer)

    def check_amend(self, state: State, ask: AskTrade, answer: Amend) -> None:
        customs = self._customs(state)
        says, wants = self._check_new(state, ask, customs, answer)
        offers.check_amend(customs, state.floor, ask.seat, answer.offer, answer.gives, says, wants)

    def apply_amend(self, moment: Moment, node: Node, ask: AskTrade, answer: Amend) -> None:
        says, wants = self._terms(answer)
        offer = offers.amend(moment.state.floor, answer.offer, answer.gives, says, wants, answer.note)
        moment.tell(offer_made(offer, "changed"))
        self._go_on(moment, node, ask)

    about_counter = about_amend

    def check_counter(self, state: State, ask: AskTrade, answer: CounterOffer) -> None:
        customs, offer, version = self._customs(state), answer.offer, answer.version
        says, wants = self._check_new(state, ask, customs, answer)
        offers.check_counter(customs, state.floor, ask.seat, offer, version, answer.gives, says, wants)
        self._check_room(state, ask.seat)

    def apply_counter(self, moment: Moment, node: Node, ask: AskTrade, answer: CounterOffer) -> None:
        floor, (says, wants) = moment.state.floor, self._terms(answer)
        offer = offers.counter(floor, ask.seat, answer.offer, answer.gives, says, wants, answer.note)
        moment.tell(offer_made(offer, "reply"))
        self._go_on(moment, node, ask)

    def _about_new(self, answer: NewOffer) -> dict[str, Any]:
        says, wants = self._terms(answer)
        rest = unnamed(self.content, answer.gives, answer.says.kinds)
        return {
            "gives": counted(answer.gives),
            "rest": counted(rest),
            "note": answer.note or None,
            **about_terms("", says),
            **about_terms("wants_", wants),
        }

    def _check_new(
        self, state: State, ask: AskTrade, customs: Customs, answer: NewOffer
    ) -> tuple[Terms, Terms]:
        """Refuse what no new offer may say; both sides of the bargain."""
        self._check_trading(state, ask)
        self._check_alarm(state)
        says, wants = self._terms(answer)
        for said in (says, wants):
            self._check_said(said)
        if wants.count > sum(len(hand) for hand in state.hand) - len(state.hand[ask.seat]):
            raise self.refuse("trade-most", "7.three", count=wants.count)
        offers.check_note(customs, answer.note)
        return says, wants

    def _check_said(self, said: Terms) -> None:
        """At least three cards, two of them named truly, and no word of calamities."""
        numbers, cards = self.content.numbers, self.content.cards
        if said.count < numbers.trade_cards:
            raise self.refuse("trade-least", "7.three", least=numbers.trade_cards)
        if len(said.kinds) != numbers.true_names:
            raise self.refuse("trade-names", "7.truth", names=numbers.true_names)
        if any(kind in cards and cards[kind].calamity for kind in (*said.kinds, *said.claims)):
            raise self.refuse("trade-mention", "7.no_mention")

    def _check_room(self, state: State, seat: Seat) -> None:
        if sum(offer.maker == seat for offer in state.floor.offers.values()) >= MOST_OPEN:
            raise self.refuse("trade-too-many", most=MOST_OPEN)

    def _terms(self, answer: NewOffer) -> tuple[Terms, Terms]:
        return terms(self.content, answer.says), terms(self.content, answer.wants)

    def _audience(self, state: State, answer: Post) -> Seat | None:
        """The receiver of an offer: a seat with enough cards, whose number is public."""
        if answer.to is None:
            return None
        possible = {state.civilizations[seat]: seat for seat in traders(self.at(state))}
        if answer.to not in possible:
            raise self.refuse("trade-with")
        return possible[answer.to]

    # Offers on the floor

    def about_withdraw(self, state: State, ask: AskTrade, answer: Withdraw) -> Mapping[str, Any]:
        return self._about_offer(state, ask.seat, answer.offer)

    def check_withdraw(self, state: State, ask: AskTrade, answer: Withdraw) -> None:
        self._check_trading(state, ask)
        offers.check_withdraw(self._customs(state), state.floor, ask.seat, answer.offer)

    def apply_withdraw(self, moment: Moment, node: Node, ask: AskTrade, answer: Withdraw) -> None:
        moment.tell(gone_for(offers.withdraw(moment.state.floor, answer.offer), "withdrawn"))
        self._go_on(moment, node, ask)

    def about_accept(self, state: State, ask: AskTrade, answer: Accept) -> Mapping[str, Any]:
        return {"gives": counted(answer.gives), **self._about_offer(state, ask.seat, answer.offer)}

    def check_accept(self, state: State, ask: AskTrade, answer: Accept) -> None:
        self._check_trading(state, ask)
        customs, offer, version = self._customs(state), answer.offer, answer.version
        offers.check_accept(customs, state.floor, ask.seat, offer, version, answer.gives)

    def apply_accept(self, moment: Moment, node: Node, ask: AskTrade, answer: Accept) -> None:
        strike(moment, offers.accept(moment.state.floor, ask.seat, answer.offer, answer.gives))
        self._go_on(moment, node, ask)

    def _about_offer(self, state: State, seat: Seat, id: OfferId) -> dict[str, Any]:
        """What an answer says of the offer it is about, as far as the seat sees it."""
        offer = state.floor.offers.get(id)
        if offer is None or not offer.seen_by(seat):
            return {"maker": None, "to": None, "number": 0} | about_terms("", Terms(0))
        to = offer.to
        return {
            "maker": state.civilizations[offer.maker],
            "to": None if to is None else state.civilizations[to],
            "number": offers.number_of(offer.id),
            **about_terms("", offer.says),
        }

    # Words that bind nobody

    def on_floor(self, state: State) -> Mapping[OfferId, Offer]:
        return state.floor.offers

    def remarks(self, state: State, ask: AskTrade) -> Sequence[Remarked]:
        return remarks(self.at(state), ask.seat)

    def remark(self, state: State, ask: AskTrade, offer: OfferId, version: int, remark: Remark) -> Remarked:
        customs, cards = self._customs(state), self.content.cards
        if any(kind in cards and cards[kind].calamity for kind in remark.instead):
            raise self.refuse("trade-mention", "7.no_mention")
        return remarked(offers.check_remark(customs, state.floor, ask.seat, offer, version, remark), remark)

    # The end, and time

    check_finished = always

    def apply_finished(self, moment: Moment, node: Node, ask: AskTrade, answer: Finished) -> None:
        if ask.given is None:
            moment.tell(TradeFinished(ask.seat, True))
        for sibling, _ in moment.flow.give(node, plain(answer)):
            moment.flow.finish(sibling)

    def check_reopen(self, state: State, ask: AskTrade, answer: Reopen) -> None:
        if ask.given is None:
            raise self.refuse("trade-open", "7.end")
        self._check_patience(state, ask.seat)
        self._check_alarm(state)

    def apply_reopen(self, moment: Moment, node: Node, ask: AskTrade, answer: Reopen) -> None:
        moment.tell(TradeFinished(ask.seat, False))
        self._go_on(moment, node, ask)

    def _check_trading(self, state: State, ask: AskTrade) -> None:
        """Who is finished has to say so first if they are not."""
        if ask.given is not None:
            raise self.refuse("trade-finished", "7.end")
        self._check_patience(state, ask.seat)

    def _check_patience(self, state: State, seat: Seat) -> None:
        if not state.patience[seat]:
            raise self.refuse("trade-patience", "7.timer")

    def _check_alarm(self, state: State) -> None:
        """After the alarm offers are only withdrawn and accepted."""
        if self._alarm(state):
            raise self.refuse("trade-alarm", "7.end")

    def _go_on(self, moment: Moment, node: Node, ask: AskTrade) -> None:
        """Count the answer and ask again; after the alarm the floor closes with its last offer."""
        state, flow = moment.state, moment.flow
        if state.patience[ask.seat] != NO_LIMIT:
            state.patience[ask.seat] -= 1
        flow.ask_again(node, replace(ask, given=None), self.name)
        if self._alarm(state) and not state.floor.offers:
            close(flow, flow.parents[node])

    def _alarm(self, state: State) -> bool:
        found = floor_of(state.flow)
        return found is not None and found[1].alarm

    def keeps_the_truth(self, given: Sequence[Card], said: Terms) -> bool:
        """Whether the commodities that are named truly are among the cards, as often as they are named."""
        return offers.named_truly((self.content.kinds[str(card)] for card in given), said)

    def _customs(self, state: State) -> Customs:
        cards = self.content.cards
        goods = {kind for kind in self.at(state).scene.sizes if not cards[kind].calamity}
        return Customs(
            words=self.words,
            rule=self.rule,
            hands=state.hand,
            kinds=goods | ({WATER} & cards.keys()),
            may_offer=lambda seat, card: cards[str(card)].tradeable,
            keeps=self.keeps_the_truth,
            rules={
                "cards": "7.revert",
                "count": "7.bluff",
                "kind": "7.only_cards",
                "not-in-hand": "7.only_cards",
                "note": "7.promises",
                "untradeable": "7.calamities",
                "untrue": "7.truth",
            },
        )
