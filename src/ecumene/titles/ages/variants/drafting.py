"""Drafting: all players pick a hand of civilizations before the first round, secretly and at the same
time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.kind import Kind
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.ages.book import Book, Moment, Variant
from ecumene.titles.ages.events import DraftPicked, HandsPassed, MarketLaid
from ecumene.titles.ages.state import Cards, Game, Rules, State, seats
from ecumene.titles.ages.variants.packs import note_pick


class AskDraft(Ask, frozen=True, tag="ask_draft"):
    """Which card of those that are passed around is kept?"""


class Pick(Answer, frozen=True, tag="pick"):
    """Keep this card and pass on the others."""

    civilization: str


class Drafting(Variant):
    """Hands to pick from instead of a market, which is what nobody wanted and is never made whole."""

    refills_at_once = False

    @classmethod
    def plays(cls, rules: Rules) -> bool:
        return rules.drafting

    def deal(self, book: Book, state: State, cards: Cards) -> None:
        """A hand of cards for everybody, no market yet; what is left is not used."""
        size = book.constants.draft_hand
        for seat in seats(state):
            state.passing[seat] = cards[seat * size : (seat + 1) * size]
        state.packs = state.passing.copy()
        state.deck = cards[len(state.coins) * size :]

    def prelude(self, moment: Moment, node: Node) -> bool:
        if not any(moment.state.passing):
            return False
        moment.flow.replace(node, Game("draft"))
        return go_on(moment, node)

    def bonus(self, book: Book, state: State, seat: Seat) -> int:
        """None for the first civilization, two for every later one."""
        return book.constants.draft_bonus if state.civilizations[seat] else 0


def go_on(moment: Moment, node: Node) -> bool:
    """Ask everybody for the next pick, or lay out the market; whether somebody was asked."""
    state, keep = moment.state, moment.content.constants.draft_keep
    picked = len(state.hand[0])
    if picked >= keep:
        lay_market(moment)
        return False
    if picked:
        pass_left(moment)
    state.phase = "draft"
    for seat in seats(state):
        moment.flow.ask(node, AskDraft, DraftKind.name, seat)
    return True


def pass_left(moment: Moment) -> None:
    """Everybody hands the rest to the left, which is where the turn goes."""
    state = moment.state
    state.passing[:] = [state.passing[-1], *state.passing[:-1]]
    moment.tell(HandsPassed(len(state.passing[0])))


def lay_market(moment: Moment) -> None:
    """The cards that nobody picked are the market of the whole game."""
    state = moment.state
    state.market = tuple(card for cards in state.passing for card in cards)
    state.bonus = (0,) * len(state.market)
    state.passing[:] = [()] * len(state.passing)
    moment.tell(MarketLaid(state.market))


class DraftKind(Kind[State, Book, AskDraft, Pick]):
    name = "draft"
    rule = "draft.deal"
    sealed = True

    def options(self, state: State, ask: AskDraft) -> Sequence[Pick]:
        return [Pick(card) for card in state.passing[ask.seat]]

    def default(self, state: State, ask: AskDraft) -> Pick:
        cards = self.content.civilizations
        return Pick(max(state.passing[ask.seat], key=lambda card: cards[card].population))

    def about(self, state: State, ask: AskDraft) -> Mapping[str, Any]:
        return {"number": len(state.hand[ask.seat]) + 1, "keep": self.content.constants.draft_keep}

    def about_pick(self, state: State, ask: AskDraft, answer: Pick) -> Mapping[str, Any]:
        card = self.content.civilizations.get(answer.civilization)
        return {"workers": card.population if card else 0}

    def check(self, state: State, ask: AskDraft, answer: Pick) -> None:
        if answer.civilization not in state.passing[ask.seat]:
            raise self.refuse("no-pick")

    def apply(self, moment: Moment, node: Node, ask: AskDraft, answer: Pick) -> None:
        state, seat, card = moment.state, ask.seat, answer.civilization
        note_pick(state, seat, card)
        state.passing[seat] = tuple(other for other in state.passing[seat] if other != card)
        state.hand[seat] += (card,)
        moment.tell(DraftPicked(seat, card))
        moment.flow.finish(node)
