"""Purchases during a turn, between its other steps, if a variant sells something."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ecumene.table.questions.answers import Answer, Plain
from ecumene.table.questions.kind import F, Kind, N
from ecumene.table.questions.menu import Menu
from ecumene.table.state.frames import Seat
from ecumene.titles.ages.book import Book, Moment
from ecumene.titles.ages.state import Cards, State


class Buy(Answer, frozen=True, tag="buy"):
    """Buy a special technology card."""

    card: str


_BUYS: Menu[Cards, Buy] = Menu(lambda cards: [Buy(card) for card in cards])
_NOTHING: tuple[list[Buy], list[Plain]] = [], []


class Selling(Kind[State, Book, F, N]):
    """A question in one's turn that can be answered with a purchase; what comes next, each kind says itself
    (`apply_buy`)."""

    beside_actions: ClassVar[bool] = False

    def for_sale(self, state: State, seat: Seat) -> tuple[list[Buy], list[Plain]]:
        """What a seat may buy now, as answers: records and their plain form."""
        if not state.specials:
            return _NOTHING
        return _BUYS[self.content.variant[state.rules].wares(self.content, state, seat, self.beside_actions)]

    def about_buy(self, state: State, ask: F, answer: Buy) -> Mapping[str, Any]:
        return {"price": self.content.constants.special_price}

    def check_buy(self, state: State, ask: F, answer: Buy) -> None:
        self.content.variant[state.rules].check_purchase(
            self, state, ask.seat, answer.card, self.beside_actions
        )

    def buy(self, moment: Moment, seat: Seat, answer: Buy) -> None:
        self.content.variant[moment.state.rules].purchase(moment, seat, answer.card)
