"""Phase 7: everybody trades with everybody at once, until all are finished or the alarm has rung."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table import offers
from ecumene.table.answers import plain
from ecumene.table.frames import Ask, Flow, Frame, Node, Seat
from ecumene.table.kind import Kind
from ecumene.table.offers import Customs, Exchange, Offer
from ecumene.titles.lineage.book import WATER, Book
from ecumene.titles.lineage.phases.calamity_selection import lay_down
from ecumene.titles.lineage.pieces.stacks import hand_over
from ecumene.titles.lineage.state import Moment, State, scene_of
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
    terms,
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

NO_LIMIT = -1
"""The patience of a seat whose answers nobody counts."""


class TradePhase(Frame, frozen=True, tag="trade"):
    """The trade floor is open; after the `alarm` only for what is on it."""

    alarm: bool = False


class AskTrade(Ask, frozen=True, tag="ask_trade"):
    """What do you trade?"""


def begin(moment: Moment, node: Node) -> None:
    """Ask everybody with enough cards for a bargain. Where there are no two of them nobody can trade."""
    state = moment.state
    seats = traders(moment.content, state)
    if len(seats) < 2:
        end(moment)
        return
    state.phase = "trade"
    floor = moment.flow.push(node, TradePhase())
    for seat in seats:
        state.patience[seat] = state.rules.trade_answers or NO_LIMIT
        moment.flow.ask(floor, AskTrade, TradeKind.name, seat)


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
    state, book, offer = moment.state, moment.content, struck.offer
    handed = [(giver, taker, [str(card) for card in cards]) for giver, taker, cards in struck.handed()]
    hand_over(book, state, *handed)
    for giver, _, cards in handed:
        state.givers.update({card: giver for card in cards if book.cards[card].calamity})
    gets, gives = (counted(cards) for _, _, cards in handed)
    moment.tell(Traded(seat=struck.accepter, other=offer.maker, gives=gives, gets=gets))
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


class TradeKind(Kind[State, Book, AskTrade, TradeAnswer]):
    name = "trade"
    rule = "7.bilateral"
    answers = TradeAnswer
    exhaustive = False
    open_floor = True

    def options(self, state: State, ask: AskTrade) -> Sequence[TradeAnswer]:
        finished = ask.given is not None
        return options(self.content, state, ask.seat, finished=finished, alarm=self._alarm(state))

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

    def about_answer(self, state: State, ask: AskTrade, answer: TradeAnswer) -> Mapping[str, Any]:
        book = self.content
        if isinstance(answer, Finished | Reopen):
            return {}
        offer = None if isinstance(answer, Post) else state.floor.offers.get(answer.offer)
        seen = offer if offer is not None and offer.seen_by(ask.seat) else None
        if isinstance(answer, Withdraw):
            return self._about_offer(state, seen)
        said: dict[str, Any] = {"gives": counted(answer.gives)}
        if isinstance(answer, Accept):
            return said | self._about_offer(state, seen)
        if not isinstance(answer, Post):
            said |= self._about_offer(state, seen)
        rest = Counter(answer.gives) - Counter(answer.says.kinds)
        said |= {"rest": counted(rest.elements()), "note": answer.note or None}
        said |= about_terms("", terms(book, answer.says))
        return said | about_terms("wants_", terms(book, answer.wants))

    def _about_offer(self, state: State, offer: Offer | None) -> dict[str, Any]:
        """What an answer says of the offer it is about, as far as the seat sees it."""
        if offer is None:
            return {"maker": None, "to": None, "number": 0} | about_terms("", offers.Terms(0))
        to = offer.to
        return {
            "maker": state.civilizations[offer.maker],
            "to": None if to is None else state.civilizations[to],
            "number": offers.number_of(offer.id),
            **about_terms("", offer.says),
        }

    def read(self, state: State, ask: AskTrade, text: str) -> Post | None:
        return written_offer(self.content, self.words, text)

    def _alarm(self, state: State) -> bool:
        found = floor_of(state.flow)
        return found is not None and found[1].alarm

    # Checks

    def check(self, state: State, ask: AskTrade, answer: TradeAnswer) -> None:
        if isinstance(answer, Finished):
            return
        seat, floor, customs = ask.seat, state.floor, self._customs(state)
        self._check_time(state, ask, answer)
        if isinstance(answer, NewOffer):
            self._check_new(state, seat, customs, answer)
        elif isinstance(answer, Withdraw):
            offers.check_withdraw(customs, floor, seat, answer.offer)
        elif isinstance(answer, Accept):
            offers.check_accept(customs, floor, seat, answer.offer, answer.version, answer.gives)

    def _check_time(self, state: State, ask: AskTrade, answer: TradeAnswer) -> None:
        if isinstance(answer, Reopen) == (ask.given is None):
            raise self.refuse("trade-open" if ask.given is None else "trade-finished", "7.end")
        if not state.patience[ask.seat]:
            raise self.refuse("trade-patience", "7.timer")
        if not isinstance(answer, Withdraw | Accept) and self._alarm(state):
            raise self.refuse("trade-alarm", "7.end")

    def _check_new(self, state: State, seat: Seat, customs: Customs, answer: NewOffer) -> None:
        floor, book = state.floor, self.content
        says, wants = terms(book, answer.says), terms(book, answer.wants)
        for said in (says, wants):
            self._check_said(said)
        if wants.count > sum(len(hand) for hand in state.hand) - len(state.hand[seat]):
            raise self.refuse("trade-most", "7.three", count=wants.count)
        offers.check_note(customs, answer.note)
        if isinstance(answer, Amend):
            offers.check_amend(customs, floor, seat, answer.offer, answer.gives, says, wants)
            return
        if isinstance(answer, CounterOffer):
            offer, version = answer.offer, answer.version
            offers.check_counter(customs, floor, seat, offer, version, answer.gives, says, wants)
        else:
            offers.check_post(customs, seat, self._audience(state, answer), answer.gives, says, wants)
        if sum(offer.maker == seat for offer in floor.offers.values()) >= MOST_OPEN:
            raise self.refuse("trade-too-many", most=MOST_OPEN)

    def _check_said(self, said: offers.Terms) -> None:
        """At least three cards, two of them named truly, and no word of calamities."""
        numbers, cards = self.content.numbers, self.content.cards
        if said.count < numbers.trade_cards:
            raise self.refuse("trade-least", "7.three", least=numbers.trade_cards)
        if len(said.kinds) != numbers.true_names:
            raise self.refuse("trade-names", "7.truth", names=numbers.true_names)
        if any(kind in cards and cards[kind].calamity for kind in (*said.kinds, *said.claims)):
            raise self.refuse("trade-mention", "7.no_mention")

    def _audience(self, state: State, answer: Post) -> Seat | None:
        """Whom an offer is made to: somebody with enough cards, the number of which everybody sees."""
        if answer.to is None:
            return None
        possible = {state.civilizations[seat]: seat for seat in traders(self.content, state)}
        if answer.to not in possible:
            raise self.refuse("trade-with")
        return possible[answer.to]

    def _customs(self, state: State) -> Customs:
        cards = self.content.cards
        goods = {card for card in scene_of(self.content, state).cards if not cards[card].calamity}
        return Customs(
            words=self.words,
            rule=self.rule,
            hands=state.hand,
            kinds=goods | {WATER},
            may_offer=lambda seat, card: cards[str(card)].tradeable,
            keeps=lambda given, said: offers.named_truly((str(card) for card in given), said),
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

    # Effects

    def apply(self, moment: Moment, node: Node, ask: AskTrade, answer: TradeAnswer) -> None:
        state, flow, seat = moment.state, moment.flow, ask.seat
        if isinstance(answer, Finished):
            if ask.given is None:
                moment.tell(TradeFinished(seat, True))
            for sibling, _ in flow.give(node, plain(answer)):
                flow.finish(sibling)
            return
        if state.patience[seat] != NO_LIMIT:
            state.patience[seat] -= 1
        if isinstance(answer, Reopen):
            moment.tell(TradeFinished(seat, False))
        else:
            self._trade(moment, seat, answer)
        flow.ask_again(node, replace(ask, given=None), self.name)
        if self._alarm(state) and not state.floor.offers:
            close(flow, flow.parents[node])

    def _trade(
        self, moment: Moment, seat: Seat, answer: Post | Amend | CounterOffer | Withdraw | Accept
    ) -> None:
        state, floor = moment.state, moment.state.floor
        if isinstance(answer, Withdraw):
            moment.tell(gone_for(offers.withdraw(floor, answer.offer), "withdrawn"))
            return
        if isinstance(answer, Accept):
            strike(moment, offers.accept(floor, seat, answer.offer, answer.gives))
            return
        gives, note = answer.gives, answer.note
        says, wants = terms(self.content, answer.says), terms(self.content, answer.wants)
        if isinstance(answer, Post):
            what = "new"
            offer = offers.post(floor, seat, self._audience(state, answer), gives, says, wants, note)
        elif isinstance(answer, Amend):
            what = "changed"
            offer = offers.amend(floor, answer.offer, gives, says, wants, note)
        else:
            what = "reply"
            offer = offers.counter(floor, seat, answer.offer, gives, says, wants, note)
        moment.tell(offer_made(offer, what))
