"""Taking damage: a victim removes unit points of its own choice, tokens and cities.

A city may leave tokens behind, up to the population limit; then it counts so much less. Exactly what is
demanded must be lost, or as little more as can be, or everything: an answer is legal only if the right total
can still be reached after it (`Exposed.allows`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from msgspec.structs import replace

from ecumene.table.answers import Answer
from ecumene.table.frames import Ask, Node, Seat
from ecumene.table.kind import Kind
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.sections import section_of
from ecumene.titles.lineage.events import CityReduced, TokensLost
from ecumene.titles.lineage.phases.order import Wait, may_wait, wait
from ecumene.titles.lineage.phases.support import support_rate
from ecumene.titles.lineage.phases.surplus import most_in
from ecumene.titles.lineage.pieces.board import AreaId, Board
from ecumene.titles.lineage.pieces.pieces import (
    cities_of,
    cities_on_board,
    limit_for,
    place_tokens,
    remove_city,
    remove_tokens,
    tokens_on_board,
)
from ecumene.titles.lineage.state import CardId, Moment, State, board_of

ANYWHERE, COAST = "anywhere", "coast"
"""Where damage is taken from; otherwise it is the id of a flood plain."""


class AskDamage(Ask, frozen=True, tag="ask_damage"):
    """What do you lose? `points` are still to be lost."""

    card: CardId
    points: int
    where: str = ANYWHERE


class Remove(Answer, frozen=True, tag="remove"):
    """Tokens leave an area."""

    area: str
    tokens: int


class Raze(Answer, frozen=True, tag="raze"):
    """A city leaves the board, and so many tokens take its place."""

    area: str
    left: int


Loss = Remove | Raze
Losing = Remove | Raze | Wait


# What there is to lose


def in_reach(board: Board, where: str, area: AreaId) -> bool:
    """Whether the tokens of an area can be lost."""
    if where == ANYWHERE:
        return True
    return bool(board.coastal[area]) if where == COAST else board.flood_plain[area] == where


def city_in_reach(board: Board, where: str, area: AreaId) -> bool:
    """Whether a city there can be lost: on a black site it does not stand on the flood plain."""
    black = board.site[area] and not board.white_site[area]
    return in_reach(board, where, area) and not (black and where not in (ANYWHERE, COAST))


@dataclass(frozen=True)
class Exposed:
    """What a seat can lose: its tokens by area, its cities with the population limit of their areas."""

    tokens: Mapping[AreaId, int]
    cities: Mapping[AreaId, int]
    stock: int
    city_points: int

    @cached_property
    def token_points(self) -> int:
        return sum(self.tokens.values())

    @property
    def points(self) -> int:
        return self.token_points + len(self.cities) * self.city_points

    @cached_property
    def rooms(self) -> Mapping[AreaId, int]:
        """How many tokens may take the place of each city; those that stand beside it count in the limit."""
        beside, most = self.tokens, self.city_points - 1
        return {area: max(0, min(limit - beside.get(area, 0), most)) for area, limit in self.cities.items()}

    def allows(self, points: int) -> bool:
        """Whether exactly so much can be lost.

        Of so many cities the roomiest leave the most tokens, if the stock has them; all other tokens may be
        lost besides, and every number between can be made. Tokens that are lost add to the stock, but to
        leave them behind again would only undo the loss.
        """
        if points <= self.token_points:
            return points >= 0
        given = left = 0
        for room in sorted(self.rooms.values(), reverse=True):
            given += self.city_points
            left += room
            if given - min(left, self.stock) <= points <= given + self.token_points:
                return True
        return False

    def without_tokens(self, area: AreaId, tokens: int) -> Exposed:
        rest = {**self.tokens, area: self.tokens[area] - tokens}
        return Exposed(rest, self.cities, self.stock + tokens, self.city_points)

    def without_city(self, area: AreaId, left: int) -> Exposed:
        tokens = {**self.tokens, area: self.tokens.get(area, 0) + left}
        cities = {other: limit for other, limit in self.cities.items() if other != area}
        return Exposed(tokens, cities, self.stock - left, self.city_points)

    def may_lose_tokens(self, area: AreaId, tokens: int, points: int) -> bool:
        """Whether the rest of the damage can still be taken exactly after these tokens."""
        return self.without_tokens(area, tokens).allows(points - tokens)

    def may_lose_city(self, area: AreaId, left: int, points: int) -> bool:
        """Whether the rest of the damage can still be taken exactly after this city."""
        return self.without_city(area, left).allows(points - self.city_points + left)


def exposed(book: Book, state: State, seat: Seat, where: str) -> Exposed:
    board = board_of(book, state)
    return Exposed(
        {
            area: tokens
            for area, tokens in enumerate(state.tokens[seat])
            if tokens and in_reach(board, where, area)
        },
        {
            area: limit_for(book, state, seat, area)
            for area in cities_of(state, seat)
            if city_in_reach(board, where, area)
        },
        state.stock[seat],
        book.numbers.city_points,
    )


def unit_points(book: Book, state: State, seat: Seat, where: str) -> int:
    """A token is one unit point, a city several."""
    return exposed(book, state, seat, where).points


def losses(book: Book, state: State, ask: AskDamage) -> list[Loss]:
    """Everything that may be lost next, so that the rest of the damage can still be taken exactly."""
    ids, have = board_of(book, state).ids, exposed(book, state, ask.seat, ask.where)
    removals = [
        Remove(ids[area], tokens)
        for area, there in have.tokens.items()
        for tokens in range(1, min(there, ask.points) + 1)
        if have.may_lose_tokens(area, tokens, ask.points)
    ]
    razings = [
        Raze(ids[area], left)
        for area, room in have.rooms.items()
        for left in range(min(room, have.stock) + 1)
        if have.may_lose_city(area, left, ask.points)
    ]
    return [*removals, *razings]


# Taking it


def take_damage(
    moment: Moment, node: Node, seat: Seat, card: CardId, points: int, where: str = ANYWHERE
) -> None:
    """A seat takes damage; where it has a choice it is asked below `node`.

    Who cannot lose so much loses everything; who cannot lose exactly so much loses the least that is more.
    """
    have = exposed(moment.content, moment.state, seat, where)
    owed = next((total for total in range(points, have.points) if have.allows(total)), have.points)
    ask = AskDamage(seat=seat, id="", card=card, points=owed, where=where)
    left = lose_forced(moment, ask)
    if left:
        moment.flow.ask(node, AskDamage, DamageKind.name, seat, card=card, points=left, where=where)


def lose_forced(moment: Moment, ask: AskDamage) -> int:
    """Lose what leaves no choice; how many points are left to be chosen."""
    while ask.points:
        loss = forced(moment, ask)
        if loss is None:
            break
        ask = replace(ask, points=ask.points - lose(moment, ask.seat, loss))
    return ask.points


def forced(moment: Moment, ask: AskDamage) -> Loss | None:
    """The next loss where all ways end alike: everything goes, or one area alone can bear it in one way."""
    book, state = moment.content, moment.state
    ids, have = board_of(book, state).ids, exposed(book, state, ask.seat, ask.where)
    if ask.points == have.points:
        city = next(iter(have.cities), None)
        if city is not None:
            return Raze(ids[city], 0)
        area, tokens = next(iter(have.tokens.items()))
        return Remove(ids[area], tokens)
    if len(have.tokens) > 1 and ask.points <= have.token_points:
        return None
    possible = losses(book, state, ask)
    if len({loss.area for loss in possible}) > 1:
        return None
    removals = [loss for loss in possible if isinstance(loss, Remove)]
    razings = [loss for loss in possible if isinstance(loss, Raze)]
    if razings and removals and removals[-1].tokens == ask.points:
        return None
    return razings[0] if razings else removals[-1]


def lose(moment: Moment, seat: Seat, loss: Loss) -> int:
    """Carry out a loss, for all to see; how many points it counts."""
    if isinstance(loss, Remove):
        moment.tell(TokensLost(seat, loss.area, loss.tokens))
    else:
        moment.tell(CityReduced(seat, loss.area, loss.left))
    return give_up(moment.content, moment.state, seat, loss)


def give_up(book: Book, state: State, seat: Seat, loss: Loss) -> int:
    """What a loss does to the pieces; how many points it counts."""
    area = board_of(book, state).index[loss.area]
    if isinstance(loss, Remove):
        remove_tokens(state, seat, area, loss.tokens)
        return loss.tokens
    remove_city(state, area)
    place_tokens(state, seat, area, loss.left)
    return book.numbers.city_points - loss.left


# Choosing it piece by piece


def nearest(possible: Sequence[Loss], wishes: list[Loss]) -> Loss | None:
    """A wish that may be carried out, or else what comes nearest to one; the wish is gone then."""
    for wish in wishes:
        if wish in possible:
            wishes.remove(wish)
            return wish
    while wishes:
        wish = wishes.pop(0)
        alike = [loss for loss in possible if type(loss) is type(wish) and loss.area == wish.area]
        if isinstance(wish, Raze):
            razings = [loss for loss in alike if isinstance(loss, Raze)]
            found: Loss | None = min(razings, key=lambda loss: abs(loss.left - wish.left), default=None)
        else:
            fewer = [loss for loss in alike if isinstance(loss, Remove) and loss.tokens <= wish.tokens]
            found = max(fewer, key=lambda loss: loss.tokens, default=None)
        if found:
            return found
    return None


def in_one(taken: Sequence[Loss], there: Mapping[str, int]) -> list[Loss]:
    """Losses with one for each area and each city, tokens first: so the stock has most that may stay.

    Where more tokens were taken than were `there`, they are some that had stayed for the city.
    """
    tokens: dict[str, int] = {}
    left = {loss.area: loss.left for loss in taken if isinstance(loss, Raze)}
    for loss in taken:
        if isinstance(loss, Remove):
            tokens[loss.area] = tokens.get(loss.area, 0) + loss.tokens
    for area in left:
        stayed = max(0, tokens.get(area, 0) - there.get(area, 0))
        left[area] -= stayed
        tokens[area] = tokens.get(area, 0) - stayed
    return [
        *(Remove(area, count) for area, count in tokens.items() if count),
        *(Raze(area, count) for area, count in left.items()),
    ]


# The question


class DamageKind(Kind[State, Book, AskDamage, Losing]):
    name = "damage"
    rule = "ch8.damage"
    answers = Losing
    fills = True

    def rule_of(self, state: State, ask: AskDamage) -> str:
        return section_of(ask.card)

    def options(self, state: State, ask: AskDamage) -> Sequence[Losing]:
        waits = [Wait()] if may_wait(self.content, state, ask) else []
        return [*losses(self.content, state, ask), *waits]

    def default(self, state: State, ask: AskDamage) -> Losing:
        """What is surplus anyway, then tokens of poor areas while the cities stay supported, then a city."""
        book, seat = self.content, ask.seat
        possible = losses(book, state, ask)
        rate = support_rate(book, state, seat)
        spare = tokens_on_board(state, seat) - rate * cities_on_board(state, seat)
        removals = [loss for loss in possible if isinstance(loss, Remove)]
        razings = [loss for loss in possible if isinstance(loss, Raze)]
        index, limit = board_of(book, state).index, board_of(book, state).limit

        def hurts(loss: Remove) -> tuple[bool, int, int]:
            area = index[loss.area]
            surplus = state.tokens[seat][area] - most_in(book, state, seat, area)
            needless = loss.tokens <= surplus
            return not needless, 0 if needless else limit[area], -loss.tokens

        bearable = [loss for loss in removals if loss.tokens <= max(spare, 0) or not hurts(loss)[0]]
        if bearable or not razings:
            return min(bearable or removals, key=hurts)
        return min(razings, key=lambda loss: (loss.left, limit[index[loss.area]]))

    def complete(self, state: State, ask: AskDamage, chosen: Sequence[Losing]) -> Sequence[Losing]:
        """What was chosen, less what would leave no way to lose exactly what is demanded; then the default.

        Tokens that leave a rest that no city can make up stay, and the city is reduced for it.
        """
        book, seat, trial = self.content, ask.seat, state.copy()
        ids = board_of(book, state).ids
        wishes: list[Loss] = [wish for wish in chosen if not isinstance(wish, Wait)]
        taken: list[Loss] = []
        while ask.points:
            loss = nearest(losses(book, trial, ask), wishes) if wishes else None
            usual = loss or self.default(trial, ask)
            assert not isinstance(usual, Wait)
            taken.append(usual)
            ask = replace(ask, points=ask.points - give_up(book, trial, seat, usual))
        return in_one(taken, {ids[area]: tokens for area, tokens in enumerate(state.tokens[seat])})

    def about(self, state: State, ask: AskDamage) -> Mapping[str, Any]:
        return {"card": ask.card, "points": ask.points, "where": ask.where}

    def about_answer(self, state: State, ask: AskDamage, answer: Losing) -> Mapping[str, Any]:
        if isinstance(answer, Raze):
            return {"points": self.content.numbers.city_points - answer.left}
        return {}

    def check(self, state: State, ask: AskDamage, answer: Losing) -> None:
        if isinstance(answer, Wait):
            if not may_wait(self.content, state, ask):
                raise self.refuse("nobody-before", "9b.victims_order")
            return
        rule = section_of(ask.card)
        area = board_of(self.content, state).index.get(answer.area)
        have = exposed(self.content, state, ask.seat, ask.where)
        if isinstance(answer, Remove):
            if area is None or area not in have.tokens:
                raise self.refuse("damage-nothing-there", rule)
            if not 1 <= answer.tokens <= have.tokens[area]:
                raise self.refuse("damage-tokens", rule, there=have.tokens[area])
            exact = have.may_lose_tokens(area, answer.tokens, ask.points)
        else:
            if area is None or area not in have.cities:
                raise self.refuse("damage-no-city", rule)
            most = min(have.rooms[area], have.stock)
            if not 0 <= answer.left <= most:
                raise self.refuse("damage-left", "ch8.damage.city", most=most)
            exact = have.may_lose_city(area, answer.left, ask.points)
        if not exact:
            raise self.refuse("damage-exact", "ch8.exceed", points=ask.points)

    def apply(self, moment: Moment, node: Node, ask: AskDamage, answer: Losing) -> None:
        if isinstance(answer, Wait):
            wait(moment.flow, node, ask, moment.content, moment.state, self.name)
            return
        left = lose_forced(moment, replace(ask, points=ask.points - lose(moment, ask.seat, answer)))
        if left:
            moment.flow.ask_again(node, replace(ask, points=left), self.name)
        else:
            moment.flow.finish(node)
