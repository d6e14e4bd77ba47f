"""The actions that a player could perform now: their costs, their gains, and the players who forbid them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.titles.ages import effects as fx
from ecumene.titles.ages.abilities import Abilities
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.lookups import Way, Ways
from ecumene.titles.ages.rules.gains import Sum, abilities, open_technologies, worth
from ecumene.titles.ages.state import CardId, Cards, State, seats, strongest


class Act(Answer, frozen=True, tag="act", omit_defaults=True):
    """Perform an action; the choice is the technology or the wonder that it gives, where it gives one."""

    action: str
    choice: str | None = None


class Outcome(NamedTuple):
    """What an action costs and gives, before it is performed."""

    workers: int
    price: int
    lost: int
    points: int
    coins: int
    new_workers: int
    others_coins: int
    others_lose: int


def ways(book: Book, state: State, held: Abilities) -> Ways:
    """The actions whose slots somebody with these cards may use in this round, at their printed prices."""
    first = state.round - 1
    track = state.track[first:] if held.upcoming else state.track[first : first + book.constants.window]
    return book.ways[track, state.rules.hunt_slots, held.own_slots]


def slots(book: Book, state: State, seat: Seat) -> dict[str, int]:
    """The slots of each action that a seat may use in this round."""
    return {way.action: way.slots for way in ways(book, state, abilities(book, state, seat)).values()}


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


# What can be performed


def possible_acts(book: Book, state: State, seat: Seat) -> list[tuple[str, Cards]]:
    """The actions that a seat can perform now, each with what it could choose."""
    held = abilities(book, state, seat)
    return _possible(book, state, seat, held, ways(book, state, held).values())


def possible_act(book: Book, state: State, seat: Seat, act: Act) -> bool:
    """Whether a seat can perform just this now."""
    held = abilities(book, state, seat)
    way = ways(book, state, held).get(act.action)
    if way is None:
        return False
    for _, cards in _possible(book, state, seat, held, (way,)):
        return act.choice in cards if cards else act.choice is None
    return False


def can_act(book: Book, state: State, seat: Seat) -> bool:
    """Whether a seat that has acted can act once more, or buy."""
    if state.specials and book.variant[state.rules].wares(book, state, seat, beside_actions=True):
        return True
    held = abilities(book, state, seat)
    if not state.free and book.every_action_needs_workers and not held.saves_workers:
        return False
    return len(_possible(book, state, seat, held, ways(book, state, held).values(), enough=1)) > 0


def _possible(
    book: Book, state: State, seat: Seat, held: Abilities, among: Iterable[Way], enough: int = 99
) -> list[tuple[str, Cards]]:
    """Those of some ways that a seat can take now, each with what it could choose; `enough` of them."""
    free, coins, used, repriced = state.free, state.coins[seat], state.used, held.repriced
    most = strongest(state, seat) if repriced else False
    found: list[tuple[str, Cards]] = []
    for action, count, workers, price, brings in among:
        if action in repriced:
            workers, price = held.price(action, None, most)
        if workers > free or (action in used and used.count(action) >= count):
            continue
        cards: Cards = ()
        if brings and (price <= coins or held.research_costs):
            cards = chosen_from(book, state, seat, action)
        if cards and held.research_costs and brings == "technology":
            cards = tuple([one for one in cards if held.price(action, one, most)[1] <= coins])
            if not cards:
                continue
        elif price > coins:
            continue
        if action in book.forbidden_by_some and forbidden(book, state, seat, action) is not None:
            continue
        found.append((action, cards))
        if len(found) == enough:
            break
    return found


def affordable(book: Book, state: State, seat: Seat, action: str, via: str) -> list[Act]:
    """The ways to perform an action that a seat can pay, through a card that allows it without a worker."""
    held, most, coins = abilities(book, state, seat), strongest(state, seat), state.coins[seat]
    technologies = book.brings[action] == "technology"
    return [
        Act(action, choice)
        for choice in chosen_from(book, state, seat, action) or (None,)
        if held.price(action, choice if technologies else None, most, via)[1] <= coins
    ]


# What it would cost and give


def outcome(book: Book, state: State, seat: Seat, act: Act, via: str = "") -> Outcome:
    """What an action would cost and give now."""
    action, held = act.action, abilities(book, state, seat)
    entry = book.actions[action]
    technology = act.choice if book.brings[action] == "technology" else None
    if via or action in held.repriced or (technology and held.research_costs):
        workers, price = held.price(action, technology, strongest(state, seat), via)
    else:
        workers, price = entry.workers, entry.coins
    points, coins, more, others = book.fixed_gains[action] or _gains(book, state, seat, entry.gains)
    for bonus in held.bonuses:
        if action in bonus.actions:
            points, coins, more = points + bonus.points, coins + bonus.coins, more + bonus.workers
    if technology is not None:
        points += held.research_points.get(technology, 0)
    if more:
        more = min(more, book.constants.max_workers - state.workers[seat])
    lost = workers if entry.sacrifice and action not in held.keeps else 0
    return Outcome(workers, price, lost, points, coins, more, others, held.others_lose.get(action, 0))


def _gains(book: Book, state: State, seat: Seat, gains: Iterable[fx.Gain]) -> tuple[int, int, int, int]:
    """Points, coins, workers and coins of others, where they depend on how somebody stands."""
    sums = [worth(book, state, seat, gain) for gain in gains]
    return (
        sum(sum_.points for sum_ in sums),
        sum(sum_.coins for sum_ in sums),
        sum(sum_.workers for sum_ in sums),
        sum(sum_.others_coins for sum_ in sums),
    )


def at_once(book: Book, state: State, seat: Seat, card: CardId | None) -> Sum:
    """What a technology or a wonder gives when it is gained."""
    effects: tuple[fx.GainedEffect, ...] = ()
    if card in book.technologies:
        effects = book.technologies[card].effects
    elif card in book.wonders:
        effects = book.wonders[card].effects
    sums = [worth(book, state, seat, effect) for effect in effects if isinstance(effect, fx.OnGain)]
    return Sum(*map(sum, zip(*sums, strict=True))) if sums else Sum()


def about_act(book: Book, state: State, seat: Seat, act: Act, via: str = "") -> Mapping[str, Any]:
    """The whole sum of an action: its cost and its gains, those of its technology or wonder included."""
    if act.action not in book.actions:
        return {}
    result, more = outcome(book, state, seat, act, via), at_once(book, state, seat, act.choice)
    also = book.variant[state.rules].besides(book, state, act.action)
    return {
        "choice": act.choice,
        "workers": result.workers,
        "lost": result.lost,
        "price": result.price,
        "points": result.points + more.points,
        "coins": result.coins + more.coins,
        "gained": result.new_workers + more.workers,
        **also._asdict(),
        "only": "yes" if any(also) and not (result.points or result.coins or result.new_workers) else "no",
    }


def rest_sum(book: Book, state: State, seat: Seat) -> Sum:
    """What resting gives."""
    constants = book.constants
    points, coins, workers = 0, constants.rest_coins, constants.rest_workers
    for ability in abilities(book, state, seat).at(fx.OnRest):
        sum_ = worth(book, state, seat, ability.gain)
        points, coins, workers = points + sum_.points, coins + sum_.coins, workers + sum_.workers
    return Sum(points, coins, min(workers, constants.max_workers - state.workers[seat]))
