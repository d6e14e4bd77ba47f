"""The reasons of a steady player's answer, with figures of its seat. For trade, movement, losses and the
purchase of advances the reasons have figures of the answer itself: the worth of one more card of a set, the
room at a destination, the rest after a loss, the savings by the credits of an advance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Ask, Seat
from ecumene.table.text.words import Argument, Say
from ecumene.titles.lineage.advances.prices import prices
from ecumene.titles.lineage.advances.purchase import AskAcquire, Choose
from ecumene.titles.lineage.calamities.damage import AskDamage, Raze, Remove
from ecumene.titles.lineage.market.trading import AskMarket
from ecumene.titles.lineage.movement.movement import AskMove
from ecumene.titles.lineage.movement.moves import Move
from ecumene.titles.lineage.phases.construction import required
from ecumene.titles.lineage.phases.support import support_rate
from ecumene.titles.lineage.phases.victory import held
from ecumene.titles.lineage.pieces.pieces import alone, limit_for
from ecumene.titles.lineage.state import Position
from ecumene.titles.lineage.trade.floor import AskTrade
from ecumene.titles.lineage.trade.values import counted_by_kind, hand_value


def figures_of(position: Position, seat: Seat) -> dict[str, Argument]:
    """Its people, cities and what they need, stock and treasury, and what its cards are worth."""
    book, state = position.book, position.state
    hand = [card for card in state.hand[seat] if card]
    people, cities = sum(state.tokens[seat]), state.cities.count(seat + 1)
    rate = support_rate(position, seat)
    return {
        "my_tokens": people,
        "my_cities": cities,
        "my_need": rate * cities,
        "my_fed": people // rate if rate else cities,
        "my_tax": book.numbers.tax_rate * cities,
        "my_stock": state.stock[seat],
        "my_treasury": state.treasury[seat],
        "my_cards": len(state.hand[seat]),
        "my_sets": hand_value(position, seat, hand),
        "my_calamities": len([card for card in hand if book.cards[card].calamity]),
        "my_advances": len(held(position, seat)),
        "my_step": state.ast[seat],
    }


def grounds_of(position: Position, ask: Ask, answer: Answer) -> list[Say]:
    """The reasons for this answer, from the seat's knowledge."""
    ground = _GROUNDS.get(type(ask))
    found = ground(position, ask.seat, answer) if ground is not None else None
    return [] if found is None else [Say(f"lineage-reason-{found[0]}", found[1])]


Ground = tuple[str, dict[str, Argument]]
"""The message, and what it mentions."""


def _set(position: Position, seat: Seat, answer: Any) -> Ground | None:
    """The set that gains most by what is asked for, or else by one card more, where there is another."""
    book, copies = position.book, counted_by_kind(position.book, ())
    for card, count in position.scene.cards.items():
        copies[book.kinds[card]] += count
    given = [book.kinds[card] for card in getattr(answer, "gives", ()) if card in book.kinds]
    wants = getattr(answer, "wants", None)
    wanted = Counter(book.kinds[kind] for kind in wants.kinds if kind in book.kinds) if wants else Counter()
    kept = counted_by_kind(book, [card for card in position.state.hand[seat] if card]) - Counter(given)
    found = []
    for kind in wanted or kept:
        face, count, more = book.cards[kind].face, kept[kind], wanted[kind] or 1
        if face and count + more <= copies[kind]:
            found.append((face * more * (2 * count + more), kind, more))
    if not found:
        return None
    gain, kind, more = max(found)
    points = kept[kind] ** 2 * book.cards[kind].face
    told: dict[str, Argument] = {"card": kind, "count": kept[kind], "more": more, "points": points}
    return "set", {**told, "next": points + gain}


def _move(position: Position, seat: Seat, answer: Any) -> Ground | None:
    """The numbers of people at both ends of a walk afterwards, and the numbers that can live there, or make a
    city.
    """
    if not isinstance(answer, Move):
        return None
    board, row = position.board, position.state.tokens[seat]
    origin, to = board.index[answer.origin], board.index[answer.to]
    if any(position.state.cities[area] or not alone(position.state, seat, area) for area in (origin, to)):
        return None  # what stays there is not known before others have come, fought or built
    there, left = row[to] + answer.tokens, row[origin] - answer.tokens
    told: dict[str, Argument] = {"area": answer.to, "origin": answer.origin, "there": there, "left": left}
    if board.site[to] and there > limit_for(position, seat, to):
        return "gather", {**told, "city": required(position, seat, to)}
    return "room", {**told, "room": limit_for(position, seat, to), "limit": limit_for(position, seat, origin)}


def _advance(position: Position, seat: Seat, answer: Any) -> Ground | None:
    """The savings by the credits of an advance from the next turn on, and the largest one for a single
    advance.
    """
    if not isinstance(answer, Choose):
        return None
    book, state = position.book, position.state
    before = prices(book, state.advances[seat], state.credits[seat])
    gained = book.advances[answer.advance].credits
    credits = [
        own + gained.get(group, 0) for group, own in zip(book.groups, state.credits[seat], strict=True)
    ]
    after = prices(book, state.advances[seat] | book.bits[answer.advance], credits)
    off = {id: before[id] - price for id, price in after.items() if price < before[id]}
    if not off:
        return None
    most = max(off, key=lambda id: (off[id], before[id]))
    told: dict[str, Argument] = {"advance": answer.advance, "other": most, "count": len(off)}
    return "shop", {**told, "now": before[most], "next": after[most]}


def _loss(position: Position, seat: Seat, answer: Any) -> Ground | None:
    """The pieces that stay after a loss, and whether the people can support their cities."""
    book, state = position.book, position.state
    people, cities = sum(state.tokens[seat]), state.cities.count(seat + 1)
    if isinstance(answer, Remove):
        points, people = answer.tokens, people - answer.tokens
    elif isinstance(answer, Raze):
        points, people, cities = book.numbers.city_points - answer.left, people + answer.left, cities - 1
    else:
        return None
    need = support_rate(position, seat) * cities
    return "loss-left", {"points": points, "people": people, "cities": cities, "need": need}


_GROUNDS: Mapping[type[Ask], Callable[[Position, Seat, Any], Ground | None]] = {
    AskTrade: _set,
    AskMarket: _set,
    AskMove: _move,
    AskAcquire: _advance,
    AskDamage: _loss,
}
