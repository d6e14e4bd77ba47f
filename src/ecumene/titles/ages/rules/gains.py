"""Gains of points, coins, workers, technologies and wonders."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.ages import effects as fx
from ecumene.titles.ages.abilities import Abilities
from ecumene.titles.ages.book import Book, Moment
from ecumene.titles.ages.events import CoinsLost, Gained, Sacrificed, Spared, TechnologyGained, WonderGained
from ecumene.titles.ages.state import CardId, State, seats, strongest, upcoming


class Sum(NamedTuple):
    """The sum of several gains."""

    points: int = 0
    coins: int = 0
    workers: int = 0
    technologies: int = 0
    wonders: int = 0
    others_coins: int = 0


NOTHING = Sum()


def abilities(book: Book, state: State, seat: Seat) -> Abilities:
    """The combined effects of a seat's cards."""
    return book.abilities[
        state.civilizations[seat],
        state.technologies[seat],
        state.wonders[seat],
        state.strength[seat],
        state.marks.get("discount", 0) if state.marks else 0,
    ]


def worth(book: Book, state: State, seat: Seat, gain: fx.Gain, bonus_coins: int = 0) -> Sum:
    """What a gain gives a seat now. `bonus_coins` lay on the card that gives it."""
    times = 1
    if gain.per is not None or gain.condition is not None:
        times = times_of(book, state, seat, abilities(book, state, seat), gain, bonus_coins)
    if not times:
        return NOTHING
    return Sum(
        gain.points * times,
        gain.coins * times,
        gain.workers * times,
        gain.technologies * times,
        gain.wonders * times,
        gain.others_coins * times,
    )


def times_of(
    book: Book, state: State, seat: Seat, held: Abilities, gain: fx.Gain, bonus_coins: int = 0
) -> int:
    """How often a seat with these cards gains something now."""
    per, count = gain.per, 0
    if per is not None:
        count = held.counts[per] if per in held.counts else counted(book, state, seat, per, bonus_coins)
    return held.times(gain, strongest(state, seat), count)


def counted(book: Book, state: State, seat: Seat, what: fx.Counted, bonus_coins: int) -> int:
    """The counts of things that do not follow from a seat's cards."""
    match what:
        case "coin":
            return state.coins[seat]
        case "worker":
            return state.workers[seat]
        case "score":
            return state.points[seat]
        case "upcoming_action_card":
            return len(upcoming(state, book.constants.window))
        case "station":
            return state.marks.get("stations", 0)
        case _:
            return bonus_coins


def recount(book: Book, state: State, seat: Seat) -> None:
    """Keep a seat's strength true after its cards have changed."""
    state.military[seat] = abilities(book, state, seat).military


def add_workers(book: Book, state: State, seat: Seat, workers: int) -> int:
    """Workers from the supply, as far as the limit allows; those on action slots count (R7)."""
    added = min(workers, book.constants.max_workers - state.workers[seat])
    state.workers[seat] += added
    return added


def lose_coins(moment: Moment, seat: Seat, coins: int, source: str) -> None:
    """Coins back to the supply, as far as there are any."""
    lost = min(coins, moment.state.coins[seat])
    if lost:
        moment.state.coins[seat] -= lost
        moment.tell(CoinsLost(seat, lost, source))


def others_lose(moment: Moment, seat: Seat, coins: int, source: CardId) -> None:
    for other in seats(moment.state):
        if other != seat:
            lose_coins(moment, other, coins, source)


def sacrifice(moment: Moment, losers: Iterable[Seat], event: str) -> None:
    """A worker of each back to the supply, if there is one and nothing spares it."""
    state = moment.state
    for seat in losers:
        if event in abilities(moment.content, state, seat).immune:
            moment.tell(Spared(seat))
        elif state.workers[seat]:
            state.workers[seat] -= 1
            moment.tell(Sacrificed(seat, 1))


def receive(moment: Moment, node: Node, seat: Seat, gain: fx.Gain, card: CardId, coins: int = 0) -> None:
    """Give a seat what an ability of its card gives; technologies and wonders are asked for.

    `coins` are the bonus coins that lay on the card.
    """
    sum_ = worth(moment.content, moment.state, seat, gain, coins)
    if sum_ is NOTHING:
        return
    state, workers = moment.state, 0
    if sum_.workers:
        workers = add_workers(moment.content, state, seat, sum_.workers)
        state.free += workers  # it may be assigned at once, in a turn
    state.points[seat] += sum_.points
    state.coins[seat] += sum_.coins
    if sum_.points or sum_.coins or workers:
        moment.tell(Gained(seat, card, sum_.points, sum_.coins, workers))
    if sum_.others_coins:
        give_others(moment, seat, sum_.others_coins, card)
    if sum_.technologies:
        gain_technologies(moment, node, seat, sum_.technologies, card)
    if sum_.wonders:
        gain_wonders(moment, node, seat, sum_.wonders, card)


def give_others(moment: Moment, seat: Seat, coins: int, source: CardId) -> None:
    """Every other player gains coins."""
    for other in seats(moment.state):
        if other != seat:
            moment.state.coins[other] += coins
            moment.tell(Gained(other, source, 0, coins, 0))


# Technologies


class AskTechnology(Ask, frozen=True, tag="ask_technology"):
    """Which technology is gained? Still to gain, this one included: `left`."""

    source: CardId
    left: int


def open_technologies(book: Book, state: State, seat: Seat) -> tuple[CardId, ...]:
    return book.open_technologies[state.technologies[seat], state.special[seat]]


def gain_technologies(moment: Moment, node: Node, seat: Seat, count: int, source: CardId) -> None:
    """Gain `count` technologies, one after the other; nobody is asked where only one can be gained."""
    while count:
        found = open_technologies(moment.content, moment.state, seat)
        if len(found) > 1:
            moment.flow.ask(node, AskTechnology, "technology", seat, source=source, left=count)
            return
        if not found:
            return
        gain_technology(moment, node, seat, found[0])
        count -= 1


def gain_technology(moment: Moment, node: Node, seat: Seat, technology: CardId) -> None:
    """A token on the technology; what it gives at once is given (R8)."""
    state, book = moment.state, moment.content
    state.technologies[seat] = (*state.technologies[seat], technology)
    recount(book, state, seat)
    moment.tell(TechnologyGained(seat, technology))
    _on_gain(moment, node, seat, technology, book.technologies[technology].effects)


# Wonders


class AskWonder(Ask, frozen=True, tag="ask_wonder"):
    """Which wonder is gained? Still to gain, this one included: `left`."""

    source: CardId
    left: int


def gain_wonders(moment: Moment, node: Node, seat: Seat, count: int, source: CardId) -> None:
    """Gain `count` wonders of the market, as far as there are any."""
    while count and (market := moment.state.wonder_market):
        if len(market) > 1:
            moment.flow.ask(node, AskWonder, "wonder", seat, source=source, left=count)
            return
        gain_wonder(moment, node, seat, market[0])
        count -= 1


def gain_wonder(moment: Moment, node: Node, seat: Seat, wonder: CardId) -> None:
    state, book = moment.state, moment.content
    state.wonder_market = tuple(card for card in state.wonder_market if card != wonder)
    state.wonders[seat] = (*state.wonders[seat], wonder)
    recount(book, state, seat)
    moment.tell(WonderGained(seat, wonder))
    _on_gain(moment, node, seat, wonder, book.wonders[wonder].effects)


def end_idle_questions(moment: Moment) -> None:
    """A seat that is asked twice at once may have nothing left to choose from when the first is answered.

    Printed cards never do that; an owner's may.
    """
    book, state, flow = moment.content, moment.state, moment.flow
    for node, ask in list(flow.asks.items()):
        match ask:
            case AskTechnology() if not open_technologies(book, state, ask.seat):
                flow.finish(node)
            case AskWonder() if not state.wonder_market:
                flow.finish(node)


def _on_gain(
    moment: Moment, node: Node, seat: Seat, card: CardId, effects: tuple[fx.GainedEffect, ...]
) -> None:
    for effect in effects:
        if isinstance(effect, fx.OnGain):
            receive(moment, node, seat, effect, card)
