"""Innovation: players buy special technology cards, which cover a column of their technology card.

They can be bought at any time in the player's own turn between two steps: before a civilization rises,
between actions, among the abilities at the end of the turn, and once more before the turn is over (R18).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.table.chance import Chance, shuffled
from ecumene.table.meta import Options
from ecumene.table.questions.handlers import always
from ecumene.table.questions.kind import Kind
from ecumene.table.questions.menu import RECORDS
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.ages.book import Book, Moment, Variant
from ecumene.titles.ages.events import SpecialBought
from ecumene.titles.ages.rules.actions import Done
from ecumene.titles.ages.rules.selling import Buy, Selling
from ecumene.titles.ages.state import CardId, Cards, State, Turn

NONE: Cards = ()


class Innovation(Variant):
    """It shows by the special technology cards that lie on the table."""

    def add(self, book: Book, state: State, options: Options, chance: Chance) -> None:
        super().add(book, state, options, chance)
        if options["innovation"]:
            state.specials = draw_specials(book, len(state.coins), chance)

    def wares(self, book: Book, state: State, seat: Seat, beside_actions: bool) -> Cards:
        return buyable(book, state, seat) if beside_actions or self.closes(state) else NONE

    def check_purchase(
        self, kind: Kind[Any, Any, Any, Any], state: State, seat: Seat, card: CardId, beside_actions: bool
    ) -> None:
        if not state.specials:
            super().check_purchase(kind, state, seat, card, beside_actions)
        if not beside_actions and not self.closes(state):
            raise kind.refuse("special-when", "innovation.buy")
        check_card(kind, state, seat, card)

    def purchase(self, moment: Moment, seat: Seat, card: CardId) -> None:
        """Pay, and lay the card over its column."""
        state, price = moment.state, moment.content.constants.special_price
        state.coins[seat] -= price
        state.specials = tuple(other for other in state.specials if other != card)
        state.special[seat] = card
        moment.tell(SpecialBought(seat, card, price))

    def closes(self, state: State) -> bool:
        """Whether special cards are sold during a whole turn, and not only beside actions."""
        return state.rules.specials_any_time is True

    def close(self, moment: Moment, node: Node, seat: Seat) -> bool:
        """Gains from rest or from the end of the turn can still buy a card."""
        if not self.wares(moment.content, moment.state, seat, beside_actions=False):
            return False
        moment.flow.ask(node, AskSpecial, SpecialKind.name, seat)
        return True


def draw_specials(book: Book, seats: int, chance: Chance) -> Cards:
    """The market, which is never refilled: one card more than there are players."""
    return tuple(shuffled(chance, list(book.special_cards))[: book.constants.special_market + seats])


def buyable(book: Book, state: State, seat: Seat) -> Cards:
    """The special cards that a seat may buy now."""
    if not state.specials or state.special[seat] or state.coins[seat] < book.constants.special_price:
        return NONE
    taken = columns(book, state, seat)
    return tuple([card for card in state.specials if book.special_cards[card].column not in taken])


def columns(book: Book, state: State, seat: Seat) -> set[str]:
    """The columns of a technology card on which there is a token."""
    return {book.technologies[technology].column for technology in state.technologies[seat]}


def check_card(kind: Kind[Any, Any, Any, Any], state: State, seat: Seat, card: CardId) -> None:
    """Refuse a card that is not there, or that a seat cannot lay down or pay."""
    book: Book = kind.content
    price, coins = book.constants.special_price, state.coins[seat]
    if card not in state.specials:
        raise kind.refuse("no-special", "innovation.market")
    if state.special[seat]:
        raise kind.refuse("special-limit", "innovation.limit")
    if book.special_cards[card].column in columns(book, state, seat):
        raise kind.refuse("special-column", "innovation.empty_column", card=card)
    if price > coins:
        raise kind.refuse("special-price", "innovation.buy", price=price, coins=coins)


class AskSpecial(Ask, frozen=True, tag="ask_special"):
    """Buy a special technology card before the turn is over?"""


class SpecialKind(Selling[AskSpecial, Buy | Done]):
    """The last purchase of a turn, once rest or the turn's end has brought coins."""

    name = "special"
    rule = "innovation.buy"

    def options(self, state: State, ask: AskSpecial) -> Sequence[Buy | Done]:
        return [*self.for_sale(state, ask.seat)[RECORDS], Done()]

    def default(self, state: State, ask: AskSpecial) -> Buy | Done:
        """Nothing is spent for somebody who is away."""
        return Done()

    def about(self, state: State, ask: AskSpecial) -> Mapping[str, Any]:
        return {"coins": state.coins[ask.seat]}

    def apply_buy(self, moment: Moment, node: Node, ask: AskSpecial, answer: Buy) -> None:
        self.buy(moment, ask.seat, answer)
        self._close(moment, node, ask)

    def about_done(self, state: State, ask: AskSpecial, answer: Done) -> Mapping[str, Any]:
        return {"workers": 0}

    check_done = always

    def apply_done(self, moment: Moment, node: Node, ask: AskSpecial, answer: Done) -> None:
        self._close(moment, node, ask)

    def _close(self, moment: Moment, node: Node, ask: AskSpecial) -> None:
        moment.flow.replace(moment.flow.parents[node], Turn(ask.seat, "closed"))
        moment.flow.finish(node)
