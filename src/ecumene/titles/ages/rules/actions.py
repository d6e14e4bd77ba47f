"""The second step of a turn: actions, one worker after the other, or rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.table.questions.answers import Answer, Plain
from ecumene.table.questions.handlers import always, finishes
from ecumene.table.questions.kind import Kind
from ecumene.table.questions.menu import FORMS, RECORDS, Menu
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.table.text.words import Words
from ecumene.titles.ages.book import Bar, Book, Moment
from ecumene.titles.ages.events import Acted, Rested
from ecumene.titles.ages.rules.choices import check_technology
from ecumene.titles.ages.rules.gains import (
    abilities,
    add_workers,
    gain_technologies,
    gain_technology,
    gain_wonder,
    gain_wonders,
    give_others,
    others_lose,
)
from ecumene.titles.ages.rules.selling import Buy, Selling
from ecumene.titles.ages.rules.ways import (
    Act,
    about_act,
    affordable,
    can_act,
    chosen_from,
    forbidden,
    outcome,
    possible_act,
    possible_acts,
    rest_sum,
    slots,
)
from ecumene.titles.ages.state import CardId, Cards, State, Turn


class AskAction(Ask, frozen=True, tag="ask_action"):
    """Which action next, or rest?"""


class Rest(Answer, frozen=True, tag="rest"):
    """Take no action at all."""


class Done(Answer, frozen=True, tag="done"):
    """Assign no more workers."""


ActionStep = Act | Rest | Done | Buy


def perform(moment: Moment, node: Node, seat: Seat, act: Act, via: str = "") -> None:
    """Place the workers, pay, and take what the action gives; `via` is the card that allows it otherwise."""
    state, book = moment.state, moment.content
    result = outcome(book, state, seat, act, via)
    state.coins[seat] += result.coins - result.price
    state.points[seat] += result.points
    state.free -= result.workers
    state.lost += result.lost
    if result.new_workers:
        state.free += add_workers(book, state, seat, result.new_workers)
    if not via:
        state.used += (act.action,)
    moment.tell(
        Acted(seat, act.action, result.workers, result.price, result.points, result.coins, via or None)
    )
    if result.others_coins:
        give_others(moment, seat, result.others_coins, act.action)
    if result.others_lose:
        others_lose(moment, seat, result.others_lose, act.action)
    if book.brings[act.action]:
        _bring(moment, node, seat, act)
    book.variant[state.rules].performed(moment, node, seat, act.action)
    if via:
        return
    for action, source in abilities(book, state, seat).free_after.get(act.action, ()):
        if affordable(book, state, seat, action, source):
            moment.flow.ask(node, AskFreeAction, FreeActionKind.name, seat, action=action, via=source)


def _bring(moment: Moment, node: Node, seat: Seat, act: Act) -> None:
    """The technologies and wonders of an action: the chosen one first."""
    technologies, wonders = moment.content.brought[act.action]
    if act.choice is not None and moment.content.brings[act.action] == "technology":
        gain_technology(moment, node, seat, act.choice)
        technologies -= 1
    elif act.choice is not None:
        gain_wonder(moment, node, seat, act.choice)
        wonders -= 1
    if technologies > 0:
        gain_technologies(moment, node, seat, technologies, act.action)
    if wonders > 0:
        gain_wonders(moment, node, seat, wonders, act.action)


def rest(moment: Moment, seat: Seat) -> None:
    state = moment.state
    sum_ = rest_sum(moment.content, state, seat)
    state.points[seat] += sum_.points
    state.coins[seat] += sum_.coins
    state.workers[seat] += sum_.workers
    moment.tell(Rested(seat, sum_.workers, sum_.coins, sum_.points))


class ActionKind(Selling[AskAction, ActionStep]):
    name = "action"
    rule = "actions.available"
    beside_actions = True

    def __init__(self, content: Book, words: Words, title: str) -> None:
        super().__init__(content, words, title)
        self._acts = Menu[tuple[str, Cards], ActionStep](
            lambda key: [Act(key[0], choice) for choice in key[1]] or [Act(key[0])]
        )
        self._first = Menu[None, ActionStep](lambda _: [Rest(), Done()])[None]
        self._later = Menu[None, ActionStep](lambda _: [Done()])[None]

    def options(self, state: State, ask: AskAction) -> Sequence[ActionStep]:
        return self._collect(state, ask.seat, RECORDS)

    def offer(self, state: State, ask: AskAction) -> list[Plain]:
        return self._collect(state, ask.seat, FORMS)

    def _collect(self, state: State, seat: Seat, side: int) -> list[Any]:
        collected: list[Any] = []
        for action, cards in possible_acts(self.content, state, seat):
            collected += self._acts[action, cards][side]
        if state.specials:
            collected += self.for_sale(state, seat)[side]
        if state.used or self._bar(state, seat):
            return collected + self._later[side]
        return collected + self._first[side]

    def _bar(self, state: State, seat: Seat) -> Bar | None:
        """The reason of a variant why a seat may not rest."""
        return self.content.variant[state.rules].bars(self.content, state, seat, "rest")

    def default(self, state: State, ask: AskAction) -> ActionStep:
        return Done() if state.used or self._bar(state, ask.seat) else Rest()

    def about(self, state: State, ask: AskAction) -> Mapping[str, Any]:
        return {"workers": state.free, "coins": state.coins[ask.seat], "acted": bool(state.used)}

    def about_act(self, state: State, ask: AskAction, answer: Act) -> Mapping[str, Any]:
        return about_act(self.content, state, ask.seat, answer)

    def check_act(self, state: State, ask: AskAction, answer: Act) -> None:
        book, seat, action = self.content, ask.seat, answer.action
        if possible_act(book, state, seat, answer):
            return
        if action not in book.actions:
            raise self.refuse("no-action")
        count = slots(book, state, seat).get(action, 0)
        if not count:
            raise self.refuse("unavailable", "actions.window", action=action)
        if state.used.count(action) >= count:
            raise self.refuse("slot-used", "actions.slots", action=action, slots=count)
        if (other := forbidden(book, state, seat, action)) is not None:
            raise self.refuse(
                "forbidden", "civ.vikings", action=action, civilization=state.civilizations[other][0]
            )
        check_choice(self, state, seat, answer)
        result = outcome(book, state, seat, answer)
        if result.workers > state.free:
            raise self.refuse(
                "workers", f"action.{action}", action=action, workers=result.workers, free=state.free
            )
        check_price(self, state, seat, answer, result.price)

    def apply_act(self, moment: Moment, node: Node, ask: AskAction, answer: Act) -> None:
        before = moment.flow.next
        perform(moment, moment.flow.parents[node], ask.seat, answer)
        self._go_on(moment, node, ask, before)

    def apply_buy(self, moment: Moment, node: Node, ask: AskAction, answer: Buy) -> None:
        before = moment.flow.next
        self.buy(moment, ask.seat, answer)
        self._go_on(moment, node, ask, before)

    def _go_on(self, moment: Moment, node: Node, ask: AskAction, before: Node) -> None:
        """Ask again at once where nothing else came up, which is the common case."""
        state, flow = moment.state, moment.flow
        if flow.next == before and (not state.used or can_act(moment.content, state, ask.seat)):
            flow.ask_again(node, ask, self.name)
        else:
            flow.finish(node)

    def about_rest(self, state: State, ask: AskAction, answer: Rest) -> Mapping[str, Any]:
        sum_ = rest_sum(self.content, state, ask.seat)
        return {"workers": sum_.workers, "coins": sum_.coins, "points": sum_.points}

    def check_rest(self, state: State, ask: AskAction, answer: Rest) -> None:
        if state.used:
            raise self.refuse("rest-after-action", "rest.no_action")
        if bar := self._bar(state, ask.seat):
            raise self.refuse(bar.why, bar.rule, **bar.args)

    def apply_rest(self, moment: Moment, node: Node, ask: AskAction, answer: Rest) -> None:
        rest(moment, ask.seat)
        closes = self.content.variant[moment.state.rules].closes(moment.state)
        self._end(moment, node, Turn(ask.seat, "rested" if closes else "resolve"))

    def about_done(self, state: State, ask: AskAction, answer: Done) -> Mapping[str, Any]:
        return {"workers": state.free}

    check_done = always

    def apply_done(self, moment: Moment, node: Node, ask: AskAction, answer: Done) -> None:
        self._end(moment, node, Turn(ask.seat, "resolve"))

    def _end(self, moment: Moment, node: Node, turn: Turn) -> None:
        """No more actions in this turn."""
        moment.flow.replace(moment.flow.parents[node], turn)
        moment.flow.finish(node)


class AskFreeAction(Ask, frozen=True, tag="ask_free_action"):
    """Perform another action without a worker? `via` is the card that allows it."""

    action: str
    via: CardId


FreeStep = Act | Buy | Done


class FreeActionKind(Selling[AskFreeAction, FreeStep]):
    """Another action without a worker, which a card allows right after an action."""

    name = "free_action"
    rule = "civ.aksum.culture"

    def options(self, state: State, ask: AskFreeAction) -> Sequence[FreeStep]:
        acts = affordable(self.content, state, ask.seat, ask.action, ask.via)
        return [*acts, *self.for_sale(state, ask.seat)[RECORDS], Done()]

    def default(self, state: State, ask: AskFreeAction) -> FreeStep:
        return Done()

    def about(self, state: State, ask: AskFreeAction) -> Mapping[str, Any]:
        return {"action": ask.action, "via": ask.via, "coins": state.coins[ask.seat]}

    def about_act(self, state: State, ask: AskFreeAction, answer: Act) -> Mapping[str, Any]:
        return about_act(self.content, state, ask.seat, answer, ask.via)

    def check_act(self, state: State, ask: AskFreeAction, answer: Act) -> None:
        if answer.action != ask.action:
            raise self.refuse("other-action", action=ask.action)
        check_choice(self, state, ask.seat, answer)
        price = outcome(self.content, state, ask.seat, answer, ask.via).price
        check_price(self, state, ask.seat, answer, price)

    def apply_act(self, moment: Moment, node: Node, ask: AskFreeAction, answer: Act) -> None:
        perform(moment, moment.flow.parents[node], ask.seat, answer, ask.via)
        moment.flow.finish(node)

    def apply_buy(self, moment: Moment, node: Node, ask: AskFreeAction, answer: Buy) -> None:
        self.buy(moment, ask.seat, answer)
        if affordable(self.content, moment.state, ask.seat, ask.action, ask.via):
            moment.flow.ask_again(node, ask, self.name)
        else:
            moment.flow.finish(node)

    def about_done(self, state: State, ask: AskFreeAction, answer: Done) -> Mapping[str, Any]:
        return {"workers": 0}

    check_done = always
    apply_done = finishes


def check_choice(kind: Kind[Any, Any, Any, Any], state: State, seat: Seat, act: Act) -> None:
    """Refuse a choice that an action does not give, and an action without the choice that it needs."""
    book: Book = kind.content
    cards, what = chosen_from(book, state, seat, act.action), book.brings[act.action]
    if act.choice in cards or (act.choice is None and not cards):
        return
    if what == "technology":
        check_technology(kind, state, seat, act.choice)
    if what == "wonder":
        raise kind.refuse("no-wonder", "effect.wonder", wonder=act.choice or "none")
    raise kind.refuse("no-choice", f"action.{act.action}", action=act.action)


def check_price(kind: Kind[Any, Any, Any, Any], state: State, seat: Seat, act: Act, price: int) -> None:
    coins = state.coins[seat]
    if price > coins:
        raise kind.refuse("price", "actions.pay", action=act.action, price=price, coins=coins)
