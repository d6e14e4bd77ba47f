"""Phase II: the players take turns to play a card for one of its four uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.table.questions.answers import Answer, Plain
from ecumene.table.questions.handlers import always
from ecumene.table.questions.kind import Kind
from ecumene.table.questions.menu import FORMS, RECORDS, Menu
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.table.text.words import Words
from ecumene.titles.cultures import effects as fx
from ecumene.titles.cultures import tally as t
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.events import Built, CoinsReceived, Gathered, Reinforced, Sold
from ecumene.titles.cultures.rules.areas import (
    lay_building,
    lay_leader,
    lay_military,
    lay_resource,
    shown,
    take_resource,
)
from ecumene.titles.cultures.rules.progress import Way, add_progress, ask_progress, progress_ways
from ecumene.titles.cultures.rules.setup import Moment
from ecumene.titles.cultures.state import CardId, State, pay_coins, take_coins


class AskPlay(Ask, frozen=True, tag="ask_play"):
    """Which card, and for what?"""


class Coins(Answer, frozen=True, tag="coins"):
    """Discard a card for coins."""

    card: str


class Military(Answer, frozen=True, tag="military"):
    """Lay a card into the military area."""

    card: str


class Resource(Answer, frozen=True, tag="resource"):
    """Lay a card into the resource area."""

    card: str


class Build(Answer, frozen=True, tag="build"):
    """Construct a building or place a leader, perhaps on another leader, perhaps with a progress level."""

    card: str
    cover: str | None = None
    progress: Way = "no"


Play = Coins | Military | Resource | Build

_BESIDE = (None,)


def whose_play(state: State, plays: int) -> Seat | None:
    """The seat that plays next: marker holder first, then in turn; None once all have played."""
    first = state.marker
    second = 1 - first
    if state.played[first] <= state.played[second]:
        return first if state.played[first] < plays else None
    return second


def price(book: Book, state: State, seat: Seat, card: CardId) -> int:
    """The coins that a card in the display costs: so much for each resource that is missing."""
    unlocked = state.unlocked[seat]
    missing = 0
    for lane, needed in book.cost[card]:
        have = unlocked >> lane & t.MASK  # t.count, without the call: this runs for every card of every hand
        if have < needed:
            missing += needed - have
    if missing:
        missing -= t.count(unlocked, t.LEADER_DISCOUNT if card in book.leaders else t.BUILDING_DISCOUNT)
    return missing * cost_of_missing(book, state, seat) if missing > 0 else 0


def cost_of_missing(book: Book, state: State, seat: Seat) -> int:
    """The coins that one missing resource costs."""
    cost = book.constants.missing_resource_coins
    if t.count(state.unlocked[seat], t.CHEAPER_MISSING):
        for card in shown(state, seat):
            cost = min(cost, book.cheaper_missing.get(card, cost))
    return cost


def discard_value(book: Book, state: State, seat: Seat) -> int:
    """The coins that a discarded card gives."""
    value = book.constants.discard_coins
    for card in shown(state, seat):
        if card in book.richer_discard:
            value = max(value, book.richer_discard[card])
    return value


def covers(book: Book, state: State, seat: Seat, card: CardId) -> Sequence[CardId | None]:
    """Where a card may lie in the display: beside everything (None), or on a leader."""
    stacks = state.leaders[seat]
    if card not in book.leaders or not stacks:
        return _BESIDE
    tops = [stack[-1] for stack in stacks]
    places = max(book.constants.leaders_in_play, 1 + t.count(state.unlocked[seat], t.MORE_LEADERS))
    return [None, *tops] if len(stacks) < places else tops


def _uses(key: tuple[CardId, bool]) -> list[Play]:
    """The uses of a card that are always there, with or without room in the military area."""
    card, room = key
    return [Coins(card), Military(card), Resource(card)] if room else [Coins(card), Resource(card)]


def _builds(key: tuple[CardId, CardId | None, tuple[Way, ...]]) -> list[Play]:
    card, cover, ways = key
    return [Build(card, cover, way) for way in ways]


class PlayKind(Kind[State, Book, AskPlay, Play]):
    name = "play"
    rule = "p2.four_uses"

    def __init__(self, content: Book, words: Words, title: str) -> None:
        super().__init__(content, words, title)
        self._uses = Menu[tuple[CardId, bool], Play](_uses)
        self._builds = Menu[tuple[CardId, CardId | None, tuple[Way, ...]], Play](_builds)

    def options(self, state: State, ask: AskPlay) -> Sequence[Play]:
        return self._collect(state, ask.seat, RECORDS)

    def offer(self, state: State, ask: AskPlay) -> list[Plain]:
        return self._collect(state, ask.seat, FORMS)

    def _collect(self, state: State, seat: Seat, side: int) -> list[Any]:
        """Every use of every card in the hand."""
        book, coins, uses, builds = self.content, state.coins[seat], self._uses, self._builds
        room = len(state.military[seat]) < len(book.boards[state.civilizations[seat]].military_bands)
        collected: list[Any] = []
        for card in state.hand[seat]:
            collected += uses[card, room][side]
            cost = price(book, state, seat, card)
            if cost <= coins:
                ways = progress_ways(book, state, seat, coins - cost)
                if card in book.leaders and state.leaders[seat]:
                    for cover in covers(book, state, seat, card):
                        collected += builds[card, cover, ways][side]
                else:
                    collected += builds[card, None, ways][side]
        return collected

    def default(self, state: State, ask: AskPlay) -> Play:
        """Give up the card with the fewest points for coins."""
        cards = self.content.cards
        return Coins(min(state.hand[ask.seat], key=lambda card: cards[card].vp))

    def about(self, state: State, ask: AskPlay) -> Mapping[str, Any]:
        return {
            "number": state.played[ask.seat] + 1,
            "plays": self.content.constants.play,
            "coins": state.coins[ask.seat],
        }

    def about_answer(self, state: State, ask: AskPlay, answer: Play) -> Mapping[str, Any]:
        return super().about_answer(state, ask, answer) if answer.card in self.content.cards else {}

    def check(self, state: State, ask: AskPlay, answer: Play) -> None:
        if answer.card not in state.hand[ask.seat]:
            raise self.refuse("not-in-hand")
        super().check(state, ask, answer)

    def apply(self, moment: Moment, node: Node, ask: AskPlay, answer: Play) -> None:
        """The card leaves the hand, for any use of it."""
        moment.state.hand[ask.seat].remove(answer.card)
        moment.state.played[ask.seat] += 1
        super().apply(moment, node, ask, answer)
        moment.flow.finish(node)

    def about_coins(self, state: State, ask: AskPlay, answer: Coins) -> Mapping[str, Any]:
        return {"coins": discard_value(self.content, state, ask.seat)}

    check_coins = always

    def apply_coins(self, moment: Moment, node: Node, ask: AskPlay, answer: Coins) -> None:
        state, seat = moment.state, ask.seat
        value = discard_value(moment.content, state, seat)
        state.discard[seat].append(answer.card)
        moment.tell(Sold(seat, answer.card, take_coins(state, seat, value)))

    def about_military(self, state: State, ask: AskPlay, answer: Military) -> Mapping[str, Any]:
        return {"symbol": self.content.cards[answer.card].military}

    def check_military(self, state: State, ask: AskPlay, answer: Military) -> None:
        bands = len(self.content.boards[state.civilizations[ask.seat]].military_bands)
        if len(state.military[ask.seat]) >= bands:
            raise self.refuse("military-full", "use.military", bands=bands)

    def apply_military(self, moment: Moment, node: Node, ask: AskPlay, answer: Military) -> None:
        lay_military(moment.content, moment.state, ask.seat, answer.card)
        moment.tell(Reinforced(ask.seat, answer.card, len(moment.state.military[ask.seat])))

    def about_resource(self, state: State, ask: AskPlay, answer: Resource) -> Mapping[str, Any]:
        return {"resources": [f"resource-{what}" for what in self.content.cards[answer.card].resources]}

    check_resource = always

    def apply_resource(self, moment: Moment, node: Node, ask: AskPlay, answer: Resource) -> None:
        state, seat, card = moment.state, ask.seat, answer.card
        lay_resource(moment.content, state, seat, card)
        moment.tell(Gathered(seat, card, take_coins(state, seat, moment.content.strip_coins[card])))

    def about_build(self, state: State, ask: AskPlay, answer: Build) -> Mapping[str, Any]:
        book, seat, card = self.content, ask.seat, self.content.cards[answer.card]
        return {
            "kind": card.kind,
            "price": price(book, state, seat, card.id),
            "study_cost": book.boards[state.civilizations[seat]].study_cost or 0,
            "vp": card.vp,
            **self._about_progress(state, seat, answer.progress),
        }

    def _about_progress(self, state: State, seat: Seat, way: Way) -> Mapping[str, Any]:
        """Which card would become progress, and what its level brings."""
        bands = self.content.boards[state.civilizations[seat]].progress_bands
        level = len(state.progress[seat])
        pile = state.discard[seat] if way == "study" else state.resources[seat]
        return {
            "moved": pile[-1] if pile else None,
            "level": level + 1,
            "brings": bands[level].id if level < len(bands) else None,
        }

    def check_build(self, state: State, ask: AskPlay, answer: Build) -> None:
        book, seat, coins = self.content, ask.seat, state.coins[ask.seat]
        places = covers(book, state, seat, answer.card)
        if answer.cover not in places:
            if answer.card not in book.leaders:
                raise self.refuse("cover-building", "use.leader.cover", card=answer.card)
            if answer.cover is None:
                raise self.refuse("cover-needed", "use.leader.one", card=answer.card)
            raise self.refuse("cover-unknown", "use.leader.cover", card=answer.card)
        cost = price(book, state, seat, answer.card)
        if cost > coins:
            raise self.refuse("price", "use.display.missing", card=answer.card, price=cost, coins=coins)
        if answer.progress not in progress_ways(book, state, seat, coins - cost):
            raise self._no_progress(state, seat, answer, coins - cost)

    def _no_progress(self, state: State, seat: Seat, answer: Build, coins: int) -> Exception:
        board = self.content.boards[state.civilizations[seat]]
        if len(state.progress[seat]) >= len(board.progress_bands):
            return self.refuse("progress-full", "progress.place", levels=len(board.progress_bands))
        if answer.progress == "resource":
            return self.refuse("progress-resource", "progress.option")
        if board.study_cost is None:
            return self.refuse("study-never", "progress.option", civilization=board.id)
        if not state.discard[seat]:
            return self.refuse("study-discard", "progress.option")
        return self.refuse("study-coins", "progress.option", cost=board.study_cost, coins=coins)

    def apply_build(self, moment: Moment, node: Node, ask: AskPlay, answer: Build) -> None:
        build(moment, moment.flow.parents[node], ask.seat, answer)


def build(moment: Moment, parent: Node, seat: Seat, answer: Build) -> None:
    """Pay, place the card, take the progress level, then let the new card act."""
    state, book, card = moment.state, moment.content, answer.card
    cost = price(book, state, seat, card)
    study_cost = (book.boards[state.civilizations[seat]].study_cost or 0) if answer.progress == "study" else 0
    pay_coins(state, seat, cost + study_cost)
    bonus = t.count(state.unlocked[seat], t.DISPLAY_COINS)
    if card in book.leaders:
        lay_leader(book, state, seat, card, answer.cover)
    else:
        lay_building(book, state, seat, card)
    moment.tell(Built(seat, card, cost, answer.cover))
    if bonus:
        moment.tell(CoinsReceived(seat, take_coins(state, seat, bonus), card))
    if answer.progress == "resource":
        add_progress(moment, seat, take_resource(book, state, seat))
    elif answer.progress == "study":
        add_progress(moment, seat, state.discard[seat].pop(), study=study_cost)
    for effect in book.cards[card].effects:
        if isinstance(effect, fx.ImmediateCoins):
            moment.tell(CoinsReceived(seat, take_coins(state, seat, effect.coins), card))
        elif isinstance(effect, fx.ImmediateProgress):
            ask_progress(moment, parent, seat, effect)
