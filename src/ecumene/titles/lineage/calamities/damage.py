"""Taking damage: a victim removes unit points of its own choice, tokens and cities.

A city may leave tokens behind, up to the population limit; then it counts less by their number. The victim
must lose exactly the demanded points, or the smallest possible excess, or everything: an answer is legal only
if the right total can still be reached after it (`Exposed.allows`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from dataclasses import replace as replace_fields
from functools import cached_property
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.lineage.calamities.waiting import CopyByCopy, WaitingVictims
from ecumene.titles.lineage.events import CityReduced, TokensLost
from ecumene.titles.lineage.phases.order import Wait
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
from ecumene.titles.lineage.state import CardId, Moment, Position, State

ANYWHERE, COAST, SNOW = "anywhere", "coast", "snow"
"""Where damage is taken from; SNOW is coasts and what lies at the snow. Otherwise the id of a flood plain."""


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
    """A city leaves the board, and tokens take its place: `left` of them."""

    area: str
    left: int


Loss = Remove | Raze
Losing = Remove | Raze | Wait | CopyByCopy


# What there is to lose


def in_reach(board: Board, where: str, area: AreaId) -> bool:
    """Whether the tokens of an area can be lost."""
    if where == ANYWHERE:
        return True
    if where == SNOW and (area == board.snow or area in board.foothills):
        return True
    return bool(board.coastal[area]) if where in (COAST, SNOW) else board.flood_plain[area] == where


def city_in_reach(board: Board, where: str, area: AreaId) -> bool:
    """Whether a city there can be lost: on a black site it does not stand on the flood plain."""
    black = board.site[area] and not board.white_site[area]
    return in_reach(board, where, area) and not (black and where not in (ANYWHERE, COAST, SNOW))


@dataclass(frozen=True)
class Exposed:
    """What a seat can lose: its tokens by area, its cities with the population limit of their areas.

    At `least` this many tokens stay in each area; `leaves`: a city may leave tokens behind.
    """

    tokens: Mapping[AreaId, int]
    cities: Mapping[AreaId, int]
    stock: int
    city_points: int
    least: int = 0
    leaves: bool = True

    @cached_property
    def token_points(self) -> int:
        return sum(self.tokens.values())

    @property
    def points(self) -> int:
        floors = sum(self.floors.values()) if self.least else 0
        return self.token_points + len(self.cities) * self.city_points - floors

    @cached_property
    def floors(self) -> Mapping[AreaId, int]:
        """How many tokens must take the place of each city: where none stands beside it, if there are any."""
        least = min(self.least, self.stock + self.token_points)
        return {area: 0 if area in self.tokens else least for area in self.cities}

    @cached_property
    def rooms(self) -> Mapping[AreaId, int]:
        """How many tokens may take the place of each city; those that stand beside it count in the limit."""
        if not self.leaves:
            return dict.fromkeys(self.cities, 0)
        beside, most = self.tokens, self.city_points - 1
        return {area: max(0, min(limit - beside.get(area, 0), most)) for area, limit in self.cities.items()}

    def allows(self, points: int) -> bool:
        """Whether exactly so much can be lost.

        Of these cities the roomiest leave the most tokens, if the stock has them; all other tokens may be
        lost besides, and every number between can be made. Tokens that are lost add to the stock, but to
        leave them behind again would only undo the loss.
        """
        if points <= self.token_points:
            return points >= 0
        given = left = kept = 0
        for area, room in sorted(self.rooms.items(), key=lambda city: -city[1]):
            given += self.city_points
            left += room
            kept += self.floors[area] if self.least else 0
            if given - min(left, self.stock) <= points <= given - kept + self.token_points:
                return True
        return False

    def without_tokens(self, area: AreaId, tokens: int) -> Exposed:
        rest = {**self.tokens, area: self.tokens[area] - tokens}
        return replace_fields(self, tokens=rest, stock=self.stock + tokens)

    def without_city(self, area: AreaId, left: int) -> Exposed:
        tokens = {**self.tokens, area: max(self.tokens.get(area, -self.least) + left, 0)}
        cities = {other: limit for other, limit in self.cities.items() if other != area}
        return replace_fields(self, tokens=tokens, cities=cities, stock=self.stock - left)

    def may_lose_tokens(self, area: AreaId, tokens: int, points: int) -> bool:
        """Whether the rest of the damage can still be taken exactly after these tokens."""
        return self.without_tokens(area, tokens).allows(points - tokens)

    def may_lose_city(self, area: AreaId, left: int, points: int) -> bool:
        """Whether the rest of the damage can still be taken exactly after this city."""
        return self.without_city(area, left).allows(points - self.city_points + left)


def exposed(position: Position, seat: Seat, where: str, card: CardId = "") -> Exposed:
    state, board = position.state, position.board
    remains = position.ways.remains(position, card)
    return Exposed(
        {
            area: tokens - remains.least
            for area, tokens in enumerate(state.tokens[seat])
            if tokens and in_reach(board, where, area)
        },
        {
            area: limit_for(position, seat, area)
            for area in cities_of(state, seat)
            if city_in_reach(board, where, area)
        },
        state.stock[seat],
        position.book.numbers.city_points,
        remains.least,
        remains.of_cities,
    )


def unit_points(position: Position, seat: Seat, where: str, card: CardId = "") -> int:
    """A token is one unit point, a city several; fewer where a calamity has to leave some."""
    return exposed(position, seat, where, card).points


def losses(position: Position, ask: AskDamage) -> list[Loss]:
    """Everything that may be lost next, so that the rest of the damage can still be taken exactly."""
    ids, have = position.board.ids, exposed(position, ask.seat, ask.where, ask.card)
    removals = [
        Remove(ids[area], tokens)
        for area, there in have.tokens.items()
        for tokens in range(1, min(there, ask.points) + 1)
        if have.may_lose_tokens(area, tokens, ask.points)
    ]
    razings = [
        Raze(ids[area], left)
        for area, room in have.rooms.items()
        for left in range(have.floors[area], min(room, have.stock) + 1)
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
    have = exposed(moment, seat, where, card)
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
    ids, have = moment.board.ids, exposed(moment, ask.seat, ask.where, ask.card)
    if ask.points == have.points:
        some = next(((area, tokens) for area, tokens in have.tokens.items() if tokens), None)
        city = next(iter(have.cities), None)
        if city is not None and (not have.least or some is None):
            return Raze(ids[city], have.floors[city])
        assert some is not None
        return Remove(ids[some[0]], some[1])
    if len(have.tokens) > 1 and ask.points <= have.token_points:
        return None
    possible = losses(moment, ask)
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
    return give_up(moment, seat, loss)


def give_up(position: Position, seat: Seat, loss: Loss) -> int:
    """What a loss does to the pieces; how many points it counts."""
    state = position.state
    area = position.board.index[loss.area]
    if isinstance(loss, Remove):
        remove_tokens(state, seat, area, loss.tokens)
        return loss.tokens
    remove_city(state, area)
    place_tokens(state, seat, area, loss.left)
    return position.book.numbers.city_points - loss.left


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


class DamageKind(WaitingVictims[AskDamage, Losing]):
    name = "damage"
    rule = "ch8.damage"
    fills = True
    foreseen = True

    def rule_of(self, state: State, ask: AskDamage) -> str:
        return self.content.calamity[ask.card].section

    def options(self, state: State, ask: AskDamage) -> Sequence[Losing]:
        return [*losses(self.at(state), ask), *self.waits(state, ask)]

    def default(self, state: State, ask: AskDamage) -> Losing:
        """What is surplus anyway, then tokens of poor areas while the cities stay supported, then a city."""
        position = self.at(state)
        seat = ask.seat
        possible = losses(position, ask)
        rate = support_rate(position, seat)
        spare = tokens_on_board(state, seat) - rate * cities_on_board(state, seat)
        removals = [loss for loss in possible if isinstance(loss, Remove)]
        razings = [loss for loss in possible if isinstance(loss, Raze)]
        index, limit = position.board.index, position.board.limit

        def hurts(loss: Remove) -> tuple[bool, int, int]:
            area = index[loss.area]
            surplus = state.tokens[seat][area] - most_in(position, seat, area)
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
        seat, trial = ask.seat, state.copy()
        ids = self.at(state).board.ids
        wishes = [wish for wish in chosen if isinstance(wish, Loss)]
        taken: list[Loss] = []
        while ask.points:
            loss = nearest(losses(self.at(trial), ask), wishes) if wishes else None
            usual = loss or self.default(trial, ask)
            assert isinstance(usual, Loss)
            taken.append(usual)
            ask = replace(ask, points=ask.points - give_up(self.at(trial), seat, usual))
        return in_one(taken, {ids[area]: tokens for area, tokens in enumerate(state.tokens[seat])})

    def about(self, state: State, ask: AskDamage) -> Mapping[str, Any]:
        return {"card": ask.card, "points": ask.points, "where": ask.where}

    def check_remove(self, state: State, ask: AskDamage, answer: Remove) -> None:
        position, rule = self.at(state), self.rule_of(state, ask)
        area, have = position.board.index.get(answer.area), exposed(position, ask.seat, ask.where, ask.card)
        if area is None or not have.tokens.get(area):
            raise self.refuse("damage-nothing-there", rule)
        if not 1 <= answer.tokens <= have.tokens[area]:
            raise self.refuse("damage-tokens", rule, there=have.tokens[area])
        if not have.may_lose_tokens(area, answer.tokens, ask.points):
            raise self.refuse("damage-exact", "ch8.exceed", points=ask.points)

    def apply_remove(self, moment: Moment, node: Node, ask: AskDamage, answer: Loss) -> None:
        left = lose_forced(moment, replace(ask, points=ask.points - lose(moment, ask.seat, answer)))
        if left:
            moment.flow.ask_again(node, replace(ask, points=left), self.name)
        else:
            moment.flow.finish(node)

    def about_raze(self, state: State, ask: AskDamage, answer: Raze) -> Mapping[str, Any]:
        return {"points": self.content.numbers.city_points - answer.left}

    def check_raze(self, state: State, ask: AskDamage, answer: Raze) -> None:
        position = self.at(state)
        area, have = position.board.index.get(answer.area), exposed(position, ask.seat, ask.where, ask.card)
        if area is None or area not in have.cities:
            raise self.refuse("damage-no-city", self.rule_of(state, ask))
        most = min(have.rooms[area], have.stock)
        if not have.floors[area] <= answer.left <= most:
            raise self.refuse("damage-left", "ch8.damage.city", most=most)
        if not have.may_lose_city(area, answer.left, ask.points):
            raise self.refuse("damage-exact", "ch8.exceed", points=ask.points)

    apply_raze = apply_remove
