"""The value of a position for bots that look ahead: cities, people and their room, cards and advances."""

from __future__ import annotations

from itertools import compress
from typing import NamedTuple

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.movement.entering import foreign
from ecumene.titles.lineage.phases.support import support_rate
from ecumene.titles.lineage.phases.victory import held, step_points
from ecumene.titles.lineage.pieces.board import Board
from ecumene.titles.lineage.state import Position, State
from ecumene.titles.lineage.trade.values import hand_value

# All values are in tokens that stand where they can stay.
CITY = 14.0  # more than the six tokens it takes, even where they could all have stayed
COMING = 11.0  # a city that can be built this turn, less what may still happen to it
CHANCE = 5.0  # a city of somebody else that will fall: treasury, a card, and a rival weakened
UNSUPPORTED = 12.0  # a city without support is reduced, and leaves a few tokens behind
REVOLT = 10.0  # a city whose taxes the stock cannot pay goes to somebody else
STEP = 5.0  # a step of the A.S.T.
GROWTH = 0.5  # a token that grows next turn, if nothing comes between
FREE = 0.12  # a token that an empty area next door could hold: nobody can settle everywhere at once
SURPLUS = 0.05  # a token above the limit is lost, unless it moves on
GATHERED = 0.3  # above the limit on a city site it may become part of a city
TREASURY = 0.3  # ships, cards and advances are bought with it
SPARE = 0.05  # what is beyond `PURSE` only keeps tokens from the board
PURSE = 40
CARD = 0.3  # a trade card may become part of a set
SET = 0.05  # a point of set value buys advances
CALAMITY = -6.0  # a calamity in one's own hand
ADVANCE = 10.0  # advances with the points of a step: they last, and make others cheaper
SHIP = 0.3  # it carries tokens to where they can stay, and costs upkeep

_GROWN = 2
"""How many tokens an area grows by at most."""


class Weighed(NamedTuple):
    """The value of a position for a seat, by its parts."""

    treasury: float
    steps: float
    ships: float
    cards: float
    advances: float
    people: float
    cities: float
    coming: float
    room: float
    support: float
    taxes: float

    @property
    def total(self) -> float:
        value = self.treasury
        value += self.steps + self.ships + self.cards
        value += self.advances
        value += self.people + self.cities + self.coming + self.room
        return value + self.support + self.taxes


def evaluate(position: Position, seat: Seat) -> float:
    """The pieces of a seat on the board, with the expected gains and losses of the next turn."""
    return weighed(position, seat).total


def weighed(position: Position, seat: Seat) -> Weighed:
    """The same by its parts."""
    book, state = position.book, position.state
    treasury = state.treasury[seat]
    points = sum(advance.victory_points for advance in held(position, seat))
    cities = state.cities.count(seat + 1)
    board = position.board
    others = foreign(state, seat).to_bytes(board.size, "little")
    worth, staying, coming = people(position, board, seat, others)
    coming = min(coming, book.numbers.cities - cities)
    fed = support_rate(position, seat)
    hungry = max(fed * (cities + coming) - staying, 0) / fed if fed else 0.0
    tax = book.numbers.tax_rate
    unpaid = max(tax * cities - state.stock[seat], 0) / tax
    return Weighed(
        TREASURY * min(treasury, PURSE) + SPARE * max(treasury - PURSE, 0),
        STEP * state.ast[seat],
        SHIP * len(state.ships[seat]),
        cards(position, seat),
        ADVANCE / step_points(book) * points,
        worth,
        CITY * cities,
        COMING * coming,
        FREE * room(board, state, seat, others),
        -UNSUPPORTED * hungry,
        -REVOLT * unpaid,
    )


def outlook(position: Position, seat: Seat) -> float:
    """The pieces of a seat, with each token counted as one in every place: the expectations of a turn (a city
    to build, room, hunger) change from phase to phase.
    """
    book, state = position.book, position.state
    points = sum(advance.victory_points for advance in held(position, seat))
    value = TREASURY * state.treasury[seat] + STEP * state.ast[seat] + SHIP * len(state.ships[seat])
    value += cards(position, seat) + ADVANCE / step_points(book) * points
    return value + sum(state.tokens[seat]) + CITY * state.cities.count(seat + 1)


def cards(position: Position, seat: Seat) -> float:
    """What the trade cards of a seat are worth; those that are not known count as cards only."""
    book, state = position.book, position.state
    hand = [card for card in state.hand[seat] if card]
    calamities = sum([1 for card in hand if book.cards[card].calamity])
    value = SET * hand_value(position, seat, hand) + CALAMITY * calamities
    return value + CARD * len(state.hand[seat])


def people(position: Position, board: Board, seat: Seat, others: bytes) -> tuple[float, int, int]:
    """What the tokens of a seat are worth, how many stay to support cities, how many cities they can be."""
    state = position.state
    numbers, row, limits, sites = position.book.numbers, state.tokens[seat], board.limit, board.site
    small, more = numbers.small_limit, position.raised(seat, "small_area_tokens")
    on_site, wild = position.raised(seat, "city_tokens"), position.raised(seat, "wilderness_city_tokens")
    worth, staying, coming = 0.0, 0, 0
    for area in compress(range(board.size), row):
        tokens, limit, city = row[area], limits[area], state.cities[area]
        if others[area]:
            rivals = sum(other[area] for other in state.tokens) - tokens + state.barbarians[area]
            tokens = survivors(tokens, rivals, 0 if city else limit)
            if city:
                worth += CHANCE if tokens >= numbers.attack_tokens else SURPLUS * tokens
                continue
            limit = max(limit - rivals, 0)
        elif city:  # one's own, with a token beside it
            staying += tokens
            worth += tokens
            continue
        elif limit <= small:
            limit += more
        if limit and tokens >= (on_site if sites[area] else wild):
            coming += 1
            continue
        if tokens > limit:
            worth += (GATHERED if sites[area] and limit else SURPLUS) * (tokens - limit)
            tokens = limit
        staying += tokens
        worth += tokens + GROWTH * min(limit - tokens, tokens, _GROWN)
    return worth, staying, coming


def survivors(mine: int, rivals: int, limit: int) -> int:
    """About how many tokens a conflict leaves a seat: all lose one in turn, the fewer first."""
    excess = mine + rivals - limit
    if excess <= 0 or not rivals:
        return mine
    return max(mine - (excess + (mine < rivals)) // 2, 0)


def room(board: Board, state: State, seat: Seat, others: bytes) -> int:
    """How many tokens the areas next door could hold in which nobody is."""
    row, cities, limits = state.tokens[seat], state.cities, board.limit
    near: set[int] = set()
    for area in compress(range(board.size), row):
        near.update(board.land[area])
    return sum([limits[area] for area in near if not (row[area] or others[area] or cities[area])])
