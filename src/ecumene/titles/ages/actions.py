"""The second step of a turn: actions, one worker after the other, or rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.table.answers import Answer, Plain
from ecumene.table.frames import Node, Seat
from ecumene.table.kind import Kind
from ecumene.table.menu import FORMS, RECORDS, Menu
from ecumene.table.words import Words
from ecumene.titles.ages import effects as fx
from ecumene.titles.ages.abilities import NO_BONUS, Abilities, Outcome, Way
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.choices import check_technology
from ecumene.titles.ages.events import Acted, Rested
from ecumene.titles.ages.gains import (
    Moment,
    Sum,
    abilities,
    add_workers,
    gain_technologies,
    gain_technology,
    gain_wonder,
    gain_wonders,
    give_others,
    open_technologies,
    others_lose,
    worth,
)
from ecumene.titles.ages.state import (
    AskAction,
    AskFreeAction,
    CardId,
    Cards,
    State,
    Turn,
    seats,
    strongest,
)
from ecumene.titles.ages.variants import glory
from ecumene.titles.ages.variants.glory import terrified
from ecumene.titles.ages.variants.innovation import Buy, buy, buyable, columns


class Act(Answer, frozen=True, tag="act", omit_defaults=True):
    """Perform an action; the choice is the technology or the wonder that it gives, where it gives one."""

    action: str
    choice: str | None = None


class Rest(Answer, frozen=True, tag="rest"):
    """Take no action at all."""


class Done(Answer, frozen=True, tag="done"):
    """Assign no more workers."""


ActionStep = Act | Rest | Done | Buy


def slots(book: Book, state: State, seat: Seat) -> dict[str, int]:
    """The slots of each action that a seat may use in this round."""
    return {way.action: way.slots for way in plan(book, state, seat, abilities(book, state, seat))}


def forbidden(book: Book, state: State, seat: Seat, action: str) -> Seat | None:
    """The other player whose civilization forbids an action, if there is one."""
    for other in seats(state):
        if other != seat and action in abilities(book, state, other).forbids:
            return other
    return None


def chosen_from(book: Book, state: State, seat: Seat, action: str) -> Cards:
    """What an action lets one choose from: technologies, wonders, or nothing."""
    what = book.brings[action]
    if what == "technology":
        return open_technologies(book, state, seat)
    return state.wonder_market if what == "wonder" else ()


def outcome(book: Book, state: State, seat: Seat, act: Act, via: str = "") -> Outcome:
    """What an action would cost and give now."""
    held, most = abilities(book, state, seat), strongest(state, seat)
    key = (act.action, act.choice, most, via)
    found = held.outcomes.get(key)
    if found is None:
        found = _outcome(book, state, seat, act, via)
        if act.action in book.steady_actions:
            held.outcomes[key] = found
    if found.new_workers:
        room = book.constants.max_workers - state.workers[seat]
        return found._replace(new_workers=min(found.new_workers, room))
    return found


def _outcome(book: Book, state: State, seat: Seat, act: Act, via: str) -> Outcome:
    """An outcome as if there were room for any number of workers."""
    entry, held = book.actions[act.action], abilities(book, state, seat)
    technology = act.choice if book.brings[act.action] == "technology" else None
    workers, price = held.price(act.action, technology, strongest(state, seat), via)
    bonus = held.bonus.get(act.action, NO_BONUS)
    points, coins, more, others = bonus.points, bonus.coins, bonus.workers, 0
    for gain in entry.gains:
        sum_ = worth(book, state, seat, gain)
        points += sum_.points
        coins += sum_.coins
        more += sum_.workers
        others += sum_.others_coins
    if technology is not None:
        points += held.research_points.get(technology, 0)
    lost = workers if entry.sacrifice and act.action not in held.keeps else 0
    return Outcome(workers, price, lost, points, coins, more, others, held.others_lose.get(act.action, 0))


def at_once(book: Book, state: State, seat: Seat, card: CardId | None) -> Sum:
    """What a technology or a wonder gives when it is gained."""
    effects: tuple[fx.GainedEffect, ...] = ()
    if card in book.technologies:
        effects = book.technologies[card].effects
    elif card in book.wonders:
        effects = book.wonders[card].effects
    sums = [worth(book, state, seat, effect) for effect in effects if isinstance(effect, fx.OnGain)]
    return Sum(*map(sum, zip(*sums, strict=True))) if sums else Sum()


def perform(moment: Moment, node: Node, seat: Seat, act: Act, via: str = "") -> None:
    """Place the workers, pay, and take what the action gives; `via` is the card that allows it otherwise."""
    state, book = moment.state, moment.content
    result = outcome(book, state, seat, act, via)
    state.coins[seat] += result.coins - result.price
    state.points[seat] += result.points
    state.free -= result.workers
    state.lost += result.lost
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
    if state.rules.scenario:
        glory.performed(moment, node, seat, act.action)
    for action, source in abilities(book, state, seat).free_after.get(act.action, ()) if not via else ():
        if affordable(book, state, seat, action, source):
            moment.flow.ask(node, AskFreeAction, FreeActionKind.name, seat, action=action, via=source)


def _bring(moment: Moment, node: Node, seat: Seat, act: Act) -> None:
    """The technologies and wonders of an action: the chosen one first."""
    gains = moment.content.actions[act.action].gains
    technologies, wonders = sum(gain.technologies for gain in gains), sum(gain.wonders for gain in gains)
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


def affordable(book: Book, state: State, seat: Seat, action: str, via: str) -> list[Act]:
    """The ways to perform an action that a seat can pay."""
    held, most = abilities(book, state, seat), strongest(state, seat)
    free, coins = state.free, state.coins[seat]
    found: list[Act] = []
    cards = chosen_from(book, state, seat, action)
    technologies = book.brings[action] == "technology"
    for choice in cards or (None,):
        workers, price = held.price(action, choice if technologies else None, most, via)
        if workers <= free and price <= coins:
            found.append(Act(action, choice))
    return found


def plan(book: Book, state: State, seat: Seat, held: Abilities) -> tuple[Way, ...]:
    """The actions that a seat could use in this round, at the prices that it would pay."""
    first = state.round - 1
    track = state.track[first:] if held.upcoming else state.track[first : first + book.constants.window]
    key = (track, strongest(state, seat), state.rules.hunt_slots, state.special[seat])
    found = held.plans.get(key)
    if found is None:
        ways = book.printed_ways(track, state.rules.hunt_slots)
        if held.slots:
            ways = _with_own_slots(book, ways, held.slots)
        learnable = open_technologies(book, state, seat)
        found = held.plans[key] = tuple(
            [
                _priced(held, way, key[1], learnable)
                if way.brings == "technology" or way.action in held.repriced
                else way
                for way in ways
            ]
        )
    return found


def _with_own_slots(book: Book, ways: tuple[Way, ...], own: Mapping[str, int]) -> tuple[Way, ...]:
    """Slots of one's own beside those of the track."""
    there = {way.action for way in ways}
    return (
        *(way._replace(slots=way.slots + own.get(way.action, 0)) for way in ways),
        *(book.printed_way(action, count) for action, count in own.items() if action not in there),
    )


def _priced(held: Abilities, way: Way, most: bool, learnable: Cards) -> Way:
    """A way at the price that its owner pays; where it gives a technology, each has its price."""
    workers, coins = held.price(way.action, None, most)
    if way.brings != "technology":
        return way._replace(workers=workers, coins=coins)
    if not learnable:
        return way._replace(workers=workers, coins=coins, brings="")
    prices = tuple([held.price(way.action, technology, most)[1] for technology in learnable])
    return Way(way.action, way.slots, workers, min(prices), way.brings, learnable, prices)


def possible_acts(book: Book, state: State, seat: Seat) -> list[tuple[str, Cards]]:
    """The actions that a seat can perform now, each with what it could choose."""
    free, coins, used = state.free, state.coins[seat], state.used
    barred = _barred(book, state, seat)
    found: list[tuple[str, Cards]] = []
    for action, count, workers, price, brings, cards, prices in plan(
        book, state, seat, abilities(book, state, seat)
    ):
        if workers > free or price > coins or (used and used.count(action) >= count) or action in barred:
            continue
        if not brings:
            found.append((action, ()))
        elif not prices:
            found.append((action, state.wonder_market))
        elif max(prices) <= coins:
            found.append((action, cards))
        else:
            affordable = [card for card, price in zip(cards, prices, strict=True) if price <= coins]
            found.append((action, tuple(affordable)))
    return found


def can_act(book: Book, state: State, seat: Seat) -> bool:
    """Whether a seat that has acted can act once more, or buy."""
    if state.specials and buyable(book, state, seat):
        return True
    free, coins, used = state.free, state.coins[seat], state.used
    barred = _barred(book, state, seat)
    for action, count, workers, price, *_ in plan(book, state, seat, abilities(book, state, seat)):
        if workers <= free and price <= coins and used.count(action) < count and action not in barred:
            return True
    return False


_NOTHING: frozenset[str] = frozenset()


def _barred(book: Book, state: State, seat: Seat) -> frozenset[str]:
    """Actions that the civilizations of others forbid."""
    found: frozenset[str] = _NOTHING
    for other, cards in enumerate(state.civilizations):
        if other != seat and (book.others_forbid or not book.forbidders.isdisjoint(cards)):
            found |= abilities(book, state, other).forbids
    return found


def rest_sum(book: Book, state: State, seat: Seat) -> Sum:
    """What resting gives."""
    constants = book.constants
    points, coins, workers = 0, constants.rest_coins, constants.rest_workers
    for ability in abilities(book, state, seat).at(fx.OnRest):
        sum_ = worth(book, state, seat, ability.gain)
        points, coins, workers = points + sum_.points, coins + sum_.coins, workers + sum_.workers
    return Sum(points, coins, min(workers, constants.max_workers - state.workers[seat]))


def rest(moment: Moment, seat: Seat) -> None:
    state = moment.state
    sum_ = rest_sum(moment.content, state, seat)
    state.points[seat] += sum_.points
    state.coins[seat] += sum_.coins
    state.workers[seat] += sum_.workers
    moment.tell(Rested(seat, sum_.workers, sum_.coins, sum_.points))


class ActionKind(Kind[State, Book, AskAction, ActionStep]):
    name = "action"
    rule = "actions.available"
    answers = ActionStep

    def __init__(self, content: Book, words: Words, title: str) -> None:
        super().__init__(content, words, title)
        self._acts = Menu[tuple[str, Cards], ActionStep](
            lambda key: [Act(key[0], choice) for choice in key[1]] or [Act(key[0])]
        )
        self._buys = Menu[Cards, ActionStep](lambda cards: [Buy(card) for card in cards])
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
            collected += self._buys[buyable(self.content, state, seat)][side]
        return collected + (self._later if state.used or terrified(state) else self._first)[side]

    def default(self, state: State, ask: AskAction) -> ActionStep:
        return Done() if state.used or terrified(state) else Rest()

    def about(self, state: State, ask: AskAction) -> Mapping[str, Any]:
        return {"workers": state.free, "coins": state.coins[ask.seat], "acted": bool(state.used)}

    def about_answer(self, state: State, ask: AskAction, answer: ActionStep) -> Mapping[str, Any]:
        if isinstance(answer, Act):
            return about_act(self.content, state, ask.seat, answer)
        if isinstance(answer, Rest):
            sum_ = rest_sum(self.content, state, ask.seat)
            return {"workers": sum_.workers, "coins": sum_.coins, "points": sum_.points}
        if isinstance(answer, Buy):
            return {"price": self.content.constants.special_price}
        return {"workers": state.free}

    def check(self, state: State, ask: AskAction, answer: ActionStep) -> None:
        if isinstance(answer, Rest):
            if state.used:
                raise self.refuse("rest-after-action", "rest.no_action")
            if terrified(state):
                raise self.refuse("terror", "glory")
        elif isinstance(answer, Act):
            self._check_act(state, ask.seat, answer)
        elif isinstance(answer, Buy):
            self._check_buy(state, ask.seat, answer)

    def _check_buy(self, state: State, seat: Seat, answer: Buy) -> None:
        book, price, coins = self.content, self.content.constants.special_price, state.coins[seat]
        if answer.card not in state.specials:
            raise self.refuse("no-special", "innovation.market")
        if state.special[seat]:
            raise self.refuse("special-limit", "innovation.limit")
        if book.special_cards[answer.card].column in columns(book, state, seat):
            raise self.refuse("special-column", "innovation.empty_column", card=answer.card)
        if price > coins:
            raise self.refuse("special-price", "innovation.buy", price=price, coins=coins)

    def _check_act(self, state: State, seat: Seat, act: Act) -> None:
        book, action = self.content, act.action
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
        check_choice(self, state, seat, act)
        result = outcome(book, state, seat, act)
        if result.workers > state.free:
            raise self.refuse(
                "workers", f"action.{action}", action=action, workers=result.workers, free=state.free
            )
        check_price(self, state, seat, act, result.price)

    def apply(self, moment: Moment, node: Node, ask: AskAction, answer: ActionStep) -> None:
        state, flow, seat = moment.state, moment.flow, ask.seat
        parent = flow.parents[node]
        if isinstance(answer, Act | Buy):
            before = flow.next
            if isinstance(answer, Act):
                perform(moment, parent, seat, answer)
            else:
                buy(moment, seat, answer.card)
            if flow.next == before and (not state.used or can_act(moment.content, state, seat)):
                flow.ask_again(node, ask, self.name)  # the common case: go on at once
                return
        else:
            if isinstance(answer, Rest):
                rest(moment, seat)
            flow.replace(parent, Turn(seat, "resolve"))
        flow.finish(node)


class FreeActionKind(Kind[State, Book, AskFreeAction, Act | Done]):
    """Another action without a worker, which a card allows right after an action."""

    name = "free_action"
    rule = "civ.aksum.culture"
    answers = Act | Done

    def options(self, state: State, ask: AskFreeAction) -> Sequence[Act | Done]:
        return [*affordable(self.content, state, ask.seat, ask.action, ask.via), Done()]

    def default(self, state: State, ask: AskFreeAction) -> Act | Done:
        return Done()

    def about(self, state: State, ask: AskFreeAction) -> Mapping[str, Any]:
        return {"action": ask.action, "via": ask.via, "coins": state.coins[ask.seat]}

    def about_answer(self, state: State, ask: AskFreeAction, answer: Act | Done) -> Mapping[str, Any]:
        if isinstance(answer, Done):
            return {"workers": 0}
        return about_act(self.content, state, ask.seat, answer, ask.via)

    def check(self, state: State, ask: AskFreeAction, answer: Act | Done) -> None:
        if isinstance(answer, Act):
            if answer.action != ask.action:
                raise self.refuse("other-action", action=ask.action)
            check_choice(self, state, ask.seat, answer)
            price = outcome(self.content, state, ask.seat, answer, ask.via).price
            check_price(self, state, ask.seat, answer, price)

    def apply(self, moment: Moment, node: Node, ask: AskFreeAction, answer: Act | Done) -> None:
        if isinstance(answer, Act):
            perform(moment, moment.flow.parents[node], ask.seat, answer, ask.via)
        moment.flow.finish(node)


def about_act(book: Book, state: State, seat: Seat, act: Act, via: str = "") -> Mapping[str, Any]:
    """The whole sum of an action: its cost and its gains, those of its technology or wonder included."""
    if act.action not in book.actions:
        return {}
    result, more = outcome(book, state, seat, act, via), at_once(book, state, seat, act.choice)
    return {
        "choice": act.choice,
        "workers": result.workers,
        "lost": result.lost,
        "price": result.price,
        "points": result.points + more.points,
        "coins": result.coins + more.coins,
        "gained": result.new_workers + more.workers,
    }


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
