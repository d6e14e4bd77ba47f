"""The first step of a turn: rise a civilization, annex one, or skip."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from ecumene.table.questions.answers import Answer, Plain
from ecumene.table.questions.menu import FORMS, RECORDS, Menu
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.table.text.words import Words
from ecumene.titles.ages import effects as fx
from ecumene.titles.ages.book import Book, Moment
from ecumene.titles.ages.events import Annexed, CardRevealed, Rose, Skipped
from ecumene.titles.ages.rules.gains import abilities, add_workers, others_lose, receive, recount
from ecumene.titles.ages.rules.selling import Buy, Selling
from ecumene.titles.ages.state import CardId, Cards, State


class AskCivilization(Ask, frozen=True, tag="ask_civilization"):
    """Rise, annex or skip?"""


class Rise(Answer, frozen=True, tag="rise"):
    """Rise this civilization as the new main one."""

    civilization: str


class Annex(Answer, frozen=True, tag="annex"):
    """Put this civilization below the main one."""

    civilization: str


class Skip(Answer, frozen=True, tag="skip"):
    """Leave the market alone."""


Step = Rise | Annex | Skip | Buy


def choices(book: Book, state: State, seat: Seat) -> Cards:
    """The civilizations that a seat may take."""
    return book.variant[state.rules].choices(book, state, seat)


def may_take(book: Book, state: State, seat: Seat) -> bool:
    """Whether there is room for another civilization, and one to take."""
    return (
        len(state.civilizations[seat]) < book.constants.max_civilizations
        and len(choices(book, state, seat)) > 0
    )


def bonus_coins(book: Book, state: State, seat: Seat, civilization: CardId) -> int:
    """The bonus coins that come with a card, before the card itself multiplies them."""
    coins = book.variant[state.rules].bonus(book, state, seat)
    if civilization in state.market:
        coins += state.bonus[state.market.index(civilization)]
    return coins


def coins_on_rising(book: Book, state: State, seat: Seat, civilization: CardId) -> int:
    """The bonus coins that rising a card brings."""
    return _multiplied(book, civilization, bonus_coins(book, state, seat, civilization))


def _multiplied(book: Book, civilization: CardId, coins: int) -> int:
    for effect in book.civilizations[civilization].main:
        if isinstance(effect, fx.BonusCoinsMultiplier):
            coins *= effect.factor
    return coins


def take(moment: Moment, seat: Seat, civilization: CardId) -> None:
    """Take a card out of the market, or out of the hand, and make the market whole again."""
    state = moment.state
    if civilization in state.hand[seat]:
        state.hand[seat] = tuple(card for card in state.hand[seat] if card != civilization)
        return
    place = state.market.index(civilization)
    state.market = state.market[:place] + state.market[place + 1 :]
    state.bonus = state.bonus[:place] + state.bonus[place + 1 :]
    if moment.content.variant[state.rules].refills_at_once:
        refill(moment)


def refill(moment: Moment) -> None:
    """A coin on every card that was left, then a new card."""
    state = moment.state
    added = moment.content.constants.bonus_coins
    state.bonus = tuple([coins + added for coins in state.bonus])
    reveal(moment)


def reveal(moment: Moment) -> None:
    """A new card from the deck into the market, if there is one."""
    state = moment.state
    if state.deck:
        card, state.deck = state.deck[0], state.deck[1:]
        state.market += (card,)
        state.bonus += (0,)
        moment.tell(CardRevealed(civilization=card))


def rise(moment: Moment, node: Node, seat: Seat, civilization: CardId) -> None:
    """A new main civilization: new workers, its bonus coins, then what it does on rising."""
    state, book = moment.state, moment.content
    card = book.civilizations[civilization]
    printed = bonus_coins(book, state, seat, civilization)
    coins = _multiplied(book, civilization, printed)
    state.coins[seat] += coins
    state.civilizations[seat] = (civilization, *state.civilizations[seat])
    state.workers[seat] = min(card.population, book.constants.max_workers)
    recount(book, state, seat)
    moment.tell(Rose(seat, civilization, state.workers[seat], coins))
    take(moment, seat, civilization)
    for effect in card.main:
        if isinstance(effect, fx.OnRise):
            receive(moment, node, seat, effect, civilization, printed)
        elif isinstance(effect, fx.OthersLoseOnRise):
            others_lose(moment, seat, effect.coins, civilization)


def annex(moment: Moment, node: Node, seat: Seat, civilization: CardId) -> None:
    """A civilization below the main one: its legacy, its bonus coins and a worker."""
    state, book = moment.state, moment.content
    coins = bonus_coins(book, state, seat, civilization)
    state.coins[seat] += coins
    state.civilizations[seat] = (*state.civilizations[seat], civilization)
    workers = add_workers(book, state, seat, book.constants.annex_workers)
    recount(book, state, seat)
    moment.tell(Annexed(seat, civilization, workers, coins))
    take(moment, seat, civilization)
    for ability in abilities(book, state, seat).at(fx.OnAnnex):
        receive(moment, node, seat, ability.gain, ability.source)


Choice = tuple[Cards, bool, bool, bool]
"""The cards, whether it is the first civilization, and whether one may rise and annex."""


def _steps(key: Choice) -> list[Step]:
    """Every card to rise; later every card to annex as well, and skipping."""
    cards, first, may_rise, may_annex = key
    found: list[Step] = [Rise(card) for card in cards] if may_rise else []
    if not first:
        found += [Annex(card) for card in cards] if may_annex else []
        found.append(Skip())
    return found


class CivilizationKind(Selling[AskCivilization, Step]):
    name = "civilization"
    rule = "turn.following"

    def __init__(self, content: Book, words: Words, title: str) -> None:
        super().__init__(content, words, title)
        self._menu = Menu[Choice, Step](_steps)

    def rule_of(self, state: State, ask: AskCivilization) -> str:
        return self.rule if state.civilizations[ask.seat] else "turn.first"

    def options(self, state: State, ask: AskCivilization) -> Sequence[Step]:
        return [
            *self._menu[self._key(state, ask.seat)][RECORDS],
            *self.for_sale(state, ask.seat)[RECORDS],
        ]

    def offer(self, state: State, ask: AskCivilization) -> list[Plain]:
        return [
            *self._menu[self._key(state, ask.seat)][FORMS],
            *self.for_sale(state, ask.seat)[FORMS],
        ]

    def _key(self, state: State, seat: Seat) -> Choice:
        book, variant = self.content, self.content.variant[state.rules]
        return (
            variant.choices(book, state, seat),
            not state.civilizations[seat],
            variant.bars(book, state, seat, "rise") is None,
            variant.bars(book, state, seat, "annex") is None,
        )

    def default(self, state: State, ask: AskCivilization) -> Step:
        """Somebody who is away skips; the first civilization is the one with the most people."""
        if state.civilizations[ask.seat]:
            return Skip()
        cards = self.content.civilizations
        return Rise(max(choices(self.content, state, ask.seat), key=lambda card: cards[card].population))

    def about(self, state: State, ask: AskCivilization) -> Mapping[str, Any]:
        held = len(state.civilizations[ask.seat])
        return {
            "round": state.round,
            "held": held,
            "room": self.content.constants.max_civilizations - held,
            "coins": state.coins[ask.seat],
        }

    def about_rise(self, state: State, ask: AskCivilization, answer: Rise) -> Mapping[str, Any]:
        """The workers and coins that it brings."""
        book, civilization = self.content, answer.civilization
        if civilization not in book.civilizations:
            return {}
        return {
            "workers": book.civilizations[civilization].population,
            "coins": coins_on_rising(book, state, ask.seat, civilization),
        }

    def check_rise(self, state: State, ask: AskCivilization, answer: Rise) -> None:
        first = not state.civilizations[ask.seat]
        self._check_card(state, ask.seat, answer.civilization, "rise.first" if first else "rise.new", "rise")

    def apply_rise(self, moment: Moment, node: Node, ask: AskCivilization, answer: Rise) -> None:
        rise(moment, moment.flow.parents[node], ask.seat, answer.civilization)
        moment.flow.finish(node)

    def about_annex(self, state: State, ask: AskCivilization, answer: Annex) -> Mapping[str, Any]:
        """The workers and coins that it brings."""
        book, seat = self.content, ask.seat
        if answer.civilization not in book.civilizations:
            return {}
        room = book.constants.max_workers - state.workers[seat]
        return {
            "workers": min(room, book.constants.annex_workers),
            "coins": bonus_coins(book, state, seat, answer.civilization),
        }

    def check_annex(self, state: State, ask: AskCivilization, answer: Annex) -> None:
        self._check_has_risen(state, ask.seat)
        self._check_card(state, ask.seat, answer.civilization, "rise.new", "annex")

    def apply_annex(self, moment: Moment, node: Node, ask: AskCivilization, answer: Annex) -> None:
        annex(moment, moment.flow.parents[node], ask.seat, answer.civilization)
        moment.flow.finish(node)

    def check_skip(self, state: State, ask: AskCivilization, answer: Skip) -> None:
        self._check_has_risen(state, ask.seat)

    def apply_skip(self, moment: Moment, node: Node, ask: AskCivilization, answer: Skip) -> None:
        moment.tell(Skipped(ask.seat))
        moment.flow.finish(node)

    def apply_buy(self, moment: Moment, node: Node, ask: AskCivilization, answer: Buy) -> None:
        self.buy(moment, ask.seat, answer)
        moment.flow.ask_again(node, ask, self.name)

    def _check_has_risen(self, state: State, seat: Seat) -> None:
        """In the first turn a civilization has to rise."""
        if not state.civilizations[seat]:
            raise self.refuse("must-rise", "turn.first")

    def _check_card(
        self, state: State, seat: Seat, card: CardId, rule: str, step: Literal["rise", "annex"]
    ) -> None:
        """Refuse a card that a seat may not take, or not in this way."""
        if card not in choices(self.content, state, seat):
            raise self.refuse("no-civilization", rule)
        if bar := self.content.variant[state.rules].bars(self.content, state, seat, step):
            raise self.refuse(bar.why, bar.rule, **bar.args)
