"""Trade: offers of sealed cards, until the last seat is finished, budgets are used up or the alarm rings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer, plain
from ecumene.table.questions.kind import Kind
from ecumene.table.state import offers
from ecumene.table.state.frames import Flow, Node, Seat
from ecumene.table.state.offers import Card, Customs, Exchange, Offer, Terms
from tests.parley import state as st
from tests.parley.events import Offered, Ready, Received
from tests.parley.state import KINDS, NAMES, UNTRADEABLE, AskTrade, Book, CardId, Moment, State, Trading

LEAST = 2
"""Fewer cards than this are no bargain."""


class Post(Answer, frozen=True, tag="post"):
    gives: tuple[CardId, ...]
    says: Terms
    wants: Terms
    to: Seat | None = None


class Amend(Answer, frozen=True, tag="amend"):
    offer: str
    gives: tuple[CardId, ...]
    says: Terms
    wants: Terms


class Counter(Answer, frozen=True, tag="counter"):
    offer: str
    version: int
    gives: tuple[CardId, ...]
    says: Terms
    wants: Terms


class Withdraw(Answer, frozen=True, tag="withdraw"):
    offer: str


class Accept(Answer, frozen=True, tag="accept"):
    offer: str
    version: int
    gives: tuple[CardId, ...]


class Finished(Answer, frozen=True, tag="finished"):
    pass


class Reopen(Answer, frozen=True, tag="reopen"):
    """I am not finished after all."""


TradeAnswer = Post | Amend | Counter | Withdraw | Accept | Finished | Reopen


def trading(moment: Moment, node: Node, frame: Trading) -> None:
    """Open the floor; when the last seat is finished, close it."""
    state = moment.state
    if frame.begun:
        offers.clear(state.floor)
        moment.flow.finish(node)
        return
    moment.flow.replace(node, Trading(True))
    for seat in st.seated(state):
        state.budget[seat] = state.rules.budget
        moment.flow.ask(node, AskTrade, TradeKind.name, seat)


def close_floor(flow: Flow, node: Node) -> None:
    for child in flow.children(node):
        flow.drop(child)


def customs(kind: TradeKind, state: State) -> Customs:
    of = kind.content.kind
    return Customs(
        words=kind.words,
        rule=kind.rule,
        hands=state.hand,
        kinds=KINDS,
        may_offer=lambda seat, card: of[str(card)] != UNTRADEABLE,
        keeps=lambda cards, terms: offers.named_truly((of[str(card)] for card in cards), terms),
    )


def exchange(moment: Moment, struck: Exchange) -> None:
    """Hand over the cards. The two know what they gave; others no longer know what either holds."""
    state = moment.state
    parties = {struck.offer.maker, struck.accepter}
    for giver, taker, cards in struck.handed():
        names = [str(card) for card in cards]
        for seat, facts in enumerate(state.known):
            unsure = seat not in parties
            state.known[seat] = [
                fact for fact in facts if not (unsure and fact[0] == giver) and fact[1] not in names
            ]
        state.hand[giver] = [card for card in state.hand[giver] if card not in names]
        state.hand[taker] += names
        st.learn(state, giver, taker, names)
        moment.tell(Received(taker, giver, len(names), tuple(names)))


class TradeKind(Kind[State, Book, AskTrade, TradeAnswer]):
    name = "trade"
    rule = "trade"
    answers = TradeAnswer
    exhaustive = False

    def default(self, state: State, ask: AskTrade) -> TradeAnswer:
        return self.options(state, ask)[0]

    def options(self, state: State, ask: AskTrade) -> Sequence[TradeAnswer]:
        seat = ask.seat
        if ask.given is not None:
            return [Reopen()] if state.budget[seat] else [Finished()]
        options: list[TradeAnswer] = [Finished()]
        if not state.budget[seat]:
            return options
        seen = [offer for offer in state.floor.offers.values() if offer.seen_by(seat)]
        bundles = list(self._bundles(state, seat))
        for offer in seen:
            if offer.maker == seat:
                options.append(Withdraw(offer.id))
                options += [Amend(offer.id, cards, says, offer.wants) for cards, says in bundles[:1]]
            else:
                gives = self._fitting(state, seat, offer.wants)
                if gives is not None:
                    options.append(Accept(offer.id, offer.version, gives))
                options += [
                    Counter(offer.id, offer.version, cards, says, Terms(LEAST)) for cards, says in bundles[:1]
                ]
        for cards, says in bundles:
            wanted = KINDS[(KINDS.index(says.kinds[0]) + 1) % 3]
            options.append(Post(cards, says, Terms(LEAST, (wanted,))))
            options += [Post(cards, says, Terms(LEAST), to) for to in st.seated(state)[:3] if to != seat]
        return options

    def _bundles(self, state: State, seat: Seat) -> Iterator[tuple[tuple[CardId, ...], Terms]]:
        """Sensible things to offer: two cards, one named truly, the other called something else."""
        of = self.content.kind
        cards = [card for card in state.hand[seat] if of[card] != UNTRADEABLE]
        for first in range(min(len(cards) - 1, 2)):
            pair = (cards[first], cards[first + 1])
            yield pair, Terms(LEAST, (of[pair[0]],), (KINDS[(KINDS.index(of[pair[1]]) + 1) % 3],))

    def _fitting(self, state: State, seat: Seat, wants: Terms) -> tuple[CardId, ...] | None:
        """Cards of a seat that keep what an offer wants, if it has them."""
        of = self.content.kind
        rest = [card for card in state.hand[seat] if of[card] != UNTRADEABLE]
        chosen: list[CardId] = []
        for kind in wants.kinds:
            card = next((card for card in rest if of[card] == kind), None)
            if card is None:
                return None
            rest.remove(card)
            chosen.append(card)
        chosen += rest[: wants.count - len(chosen)]
        return tuple(chosen) if len(chosen) == wants.count else None

    def about(self, state: State, ask: AskTrade) -> Mapping[str, Any]:
        return {"left": state.budget[ask.seat]}

    def about_answer(self, state: State, ask: AskTrade, answer: TradeAnswer) -> Mapping[str, Any]:
        args: dict[str, Any] = {}
        if isinstance(answer, Post | Amend | Counter):
            args = {"says": said(answer.says), "wants": said(answer.wants)}
        if isinstance(answer, Post):
            args["to"] = None if answer.to is None else NAMES[answer.to]
        return args

    def check(self, state: State, ask: AskTrade, answer: TradeAnswer) -> None:
        seat, floor = ask.seat, state.floor
        if isinstance(answer, Finished):
            return
        if isinstance(answer, Reopen) == (ask.given is None):
            raise self.refuse("finished" if ask.given is not None else "not-finished")
        if not state.budget[seat]:
            raise self.refuse("budget", "trade.budget")
        rules = customs(self, state)
        if isinstance(answer, Post | Amend | Counter):
            self._check_bargain(answer)
        if isinstance(answer, Post):
            if answer.to in state.departed:
                raise self.refuse("left")
            offers.check_post(rules, seat, answer.to, answer.gives, answer.says, answer.wants)
        elif isinstance(answer, Amend):
            offers.check_amend(rules, floor, seat, answer.offer, answer.gives, answer.says, answer.wants)
        elif isinstance(answer, Counter):
            a = answer
            offers.check_counter(rules, floor, seat, a.offer, a.version, a.gives, a.says, a.wants)
        elif isinstance(answer, Withdraw):
            offers.check_withdraw(rules, floor, seat, answer.offer)
        elif isinstance(answer, Accept):
            offers.check_accept(rules, floor, seat, answer.offer, answer.version, answer.gives)

    def _check_bargain(self, answer: Post | Amend | Counter) -> None:
        if answer.says.count < LEAST or answer.wants.count < LEAST:
            raise self.refuse("least", "trade.least", least=LEAST)
        if not answer.says.kinds:
            raise self.refuse("say-something", "trade.least")
        if answer.wants.count > st.CARDS_PER_SEAT:
            raise self.refuse("most", "trade.least", most=st.CARDS_PER_SEAT)

    def apply(self, moment: Moment, node: Node, ask: AskTrade, answer: TradeAnswer) -> None:
        flow, state, seat = moment.flow, moment.state, ask.seat
        if isinstance(answer, Finished):
            moment.tell(Ready(seat, True))
            for sibling, _ in flow.give(node, plain(answer)):
                flow.finish(sibling)
            return
        state.budget[seat] -= 1
        if isinstance(answer, Reopen):
            moment.tell(Ready(seat, False))
        else:
            self._trade(moment, seat, answer)
        flow.ask_again(node, replace(ask, given=None), self.name)

    def _trade(self, moment: Moment, seat: Seat, answer: TradeAnswer) -> None:
        floor = moment.state.floor
        if isinstance(answer, Post):
            told(moment, "new", offers.post(floor, seat, answer.to, answer.gives, answer.says, answer.wants))
        elif isinstance(answer, Amend):
            told(
                moment, "changed", offers.amend(floor, answer.offer, answer.gives, answer.says, answer.wants)
            )
        elif isinstance(answer, Counter):
            a = answer
            told(moment, "reply", offers.counter(floor, seat, a.offer, a.gives, a.says, a.wants))
        elif isinstance(answer, Withdraw):
            told(moment, "withdrawn", offers.withdraw(floor, answer.offer))
        elif isinstance(answer, Accept):
            struck = offers.accept(floor, seat, answer.offer, answer.gives)
            told(moment, "accepted", struck.offer)
            exchange(moment, struck)
            for party in (struck.offer.maker, seat):
                for offer in offers.lapse(floor, party, moment.state.hand[party]):
                    told(moment, "lapsed", offer)


def told(moment: Moment, what: str, offer: Offer) -> None:
    moment.tell(Offered(offer.maker, offer.to, offer.id, what))


def said(terms: Terms) -> str:
    """Terms as text: `2: salt, perhaps gold`."""
    named = [*terms.kinds, *(f"perhaps {claim}" for claim in terms.claims)]
    return f"{terms.count}: {', '.join(named) or 'anything'}"


def fill(book: Book, hand: Sequence[Card], terms: Terms) -> list[CardId]:
    """Cards of an imagined hand that an offer with these terms may have sealed."""
    rest = [str(card) for card in hand if book.kind[str(card)] != UNTRADEABLE]
    sealed: list[CardId] = []
    for kind in terms.kinds:
        card = next(card for card in rest if book.kind[card] == kind)
        rest.remove(card)
        sealed.append(card)
    return sealed + rest[: terms.count - len(sealed)]
