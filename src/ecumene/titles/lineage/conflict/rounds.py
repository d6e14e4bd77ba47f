"""One token conflict of phase 4a, round by round.

It is fought between parties: the seats with tokens in the area, and the barbarians. There is a question only
if a seat has a choice. A holder of Advanced Military or Naval Warfare who could lose something other than a
token of the area is asked at every loss.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from ecumene.table.questions.answers import Answer, Plain
from ecumene.table.questions.chapters import takes_up
from ecumene.table.questions.menu import FORMS, RECORDS, Menu
from ecumene.table.state.frames import Ask, Frame, Node, Seat
from ecumene.titles.lineage.events import ShipLost, TokensLost
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import (
    lose_ship,
    occupants,
    remove_barbarians,
    remove_tokens,
    ships_in,
)
from ecumene.titles.lineage.state import NOBODY, Moment, Position, State

Party = int
BARBARIANS: Party = -1
"""A party of a conflict: a seat, or the barbarians."""

Losses = tuple[tuple[Party, AreaId, int], ...]
"""The losses of a party, by area."""


class TokenConflict(Frame, frozen=True, tag="token_conflict"):
    """The conflict in one area.

    `losing` are the parties that remove their token together now and have not yet done so, `later` those
    that follow in this round. `losses` is what the log will tell at the end. With `only` two parties fight,
    even if others are there. `order` is that of all rounds, where it stays the same.
    """

    area: AreaId
    losing: tuple[Party, ...] = ()
    later: tuple[tuple[Party, ...], ...] = ()
    losses: Losses = ()
    only: tuple[Party, ...] | UnsetType = UNSET
    order: tuple[tuple[Party, ...], ...] | UnsetType = UNSET


class AskLoss(Ask, frozen=True, tag="ask_loss"):
    """What do you lose in this round of the conflict in an area?"""

    area: AreaId


class LoseToken(Answer, frozen=True, tag="lose_token"):
    area: str


class LoseShip(Answer, frozen=True, tag="lose_ship"):
    """A ship of the area instead of a token."""


# The parties


def forces(state: State, area: AreaId) -> dict[Party, int]:
    """The tokens of every party in an area that has any."""
    there: dict[Party, int] = {seat: row[area] for seat, row in enumerate(state.tokens) if row[area]}
    if state.barbarians[area]:
        there[BARBARIANS] = state.barbarians[area]
    return there


def contested(position: Position, area: AreaId) -> bool:
    """Whether a token conflict stands in an area.

    Tokens of several owners are too many for the printed limit: nobody is alone, so Agriculture raises it
    for nobody. Beside a city no two owners can stay (4a).
    """
    state = position.state
    there = forces(state, area)
    if len(there) < 2:
        return False
    return state.cities[area] != NOBODY or sum(there.values()) > position.board.limit[area]


def rounds_order(position: Position, area: AreaId, only: Sequence[Party] = ()) -> list[tuple[Party, ...]]:
    """The order in which parties remove a token in a round: those with fewer tokens earlier, equal ones
    together, Metalworking last. Among those who lose together, the lower ranked see the choices of the higher
    ranked.
    """
    there = forces(position.state, area)
    fighting = [party for party in there if party in only] if only else there

    def place(party: Party) -> tuple[bool, int]:
        return party != BARBARIANS and position.allows(party, "later_losses"), there[party]

    order = sorted(sorted(fighting, key=lambda party: rank(position, party)), key=place)
    return [tuple(together) for _, together in groupby(order, key=place)]


def rank(position: Position, party: Party) -> int:
    """The A.S.T.-Ranking of a party; barbarians and pirates come after all players."""
    if party == BARBARIANS:
        return max(position.ranking.values()) + 1
    return position.ranking[position.state.civilizations[party]]


# One conflict


def next_losers(
    position: Position, area: AreaId, later: Sequence[tuple[Party, ...]], only: Sequence[Party] = ()
) -> tuple[tuple[Party, ...], list[tuple[Party, ...]]] | None:
    """The parties that remove a token together next, and those after them in the round; None when the
    conflict is over. `later` are the parties that still have to lose in this round: if there are none, a new
    round begins.
    """
    if not contested(position, area):
        return None
    if only and not forces(position.state, area).keys() >= set(only):
        return None
    first, *rest = later or rounds_order(position, area, only)
    return first, rest


def still_there(state: State, area: AreaId, order: Sequence[tuple[Party, ...]]) -> list[tuple[Party, ...]]:
    """A fixed order of losses, without those who have nothing left to lose."""
    there = forces(state, area)
    left = [tuple(party for party in together if party in there) for together in order]
    return [together for together in left if together]


@takes_up(TokenConflict)
def step(moment: Moment, node: Node, frame: TokenConflict) -> None:
    """Round after round, until the conflict is over or somebody has a choice."""
    state, flow = moment.state, moment.flow
    if moment.ways.order_of_losses_stays and frame.order is UNSET:
        frame = replace(frame, order=tuple(rounds_order(moment, frame.area, frame.only or ())))
    losing, later, losses = list(frame.losing), list(frame.later), frame.losses
    while True:
        if not losing:
            if not later and frame.order:
                later = still_there(state, frame.area, frame.order)
            following = next_losers(moment, frame.area, later, frame.only or ())
            if following is None:
                tell_losses(moment, losses)
                flow.finish(node)
                return
            losing, later = list(following[0]), following[1]
        party = losing[0]
        if has_choice(moment, party, frame.area):
            flow.replace(node, replace(frame, losing=tuple(losing), later=tuple(later), losses=losses))
            flow.ask(node, AskLoss, LossKind.name, party, area=frame.area)
            return
        remove_token(state, party, frame.area)
        losses = with_loss(losses, party, frame.area)
        del losing[0]


Round = list[tuple[Party, ...]]
"""The parties that lost a token in a round of a conflict, one after the other; those in one tuple lost
together.
"""


def fight_out(position: Position, under_way: TokenConflict) -> list[Round]:
    """Fight a conflict to its end as if nobody had a choice: every loss is a token of the area."""
    state = position.state
    area, later = under_way.area, list(under_way.later)
    rounds: list[Round] = []
    if under_way.losing:
        rounds.append([under_way.losing])
        for party in under_way.losing:
            remove_token(state, party, area)
    while following := next_losers(position, area, later):
        if not later or not rounds:
            rounds.append([])
        together, later = following
        rounds[-1].append(together)
        for party in together:
            remove_token(state, party, area)
    return rounds


def remove_token(state: State, party: Party, area: AreaId) -> None:
    if party == BARBARIANS:
        remove_barbarians(state, area, 1)
    else:
        remove_tokens(state, party, area, 1)


def losses_for(position: Position, seat: Seat, area: AreaId) -> _Dish:
    """What a seat may lose: a token there or next door (Advanced Military), a ship there (Naval Warfare)."""
    state = position.state
    board, row = position.board, state.tokens[seat]
    areas = [board.ids[area]]
    if position.allows(seat, "reserves") and position.ways.reserves_may_fall(position, seat, area):
        areas += [board.ids[other] for other in board.land[area] if row[other]]
    ship = position.allows(seat, "ships_as_losses") and ships_in(state, seat, area) > 0
    return _MENU[tuple(areas), ship]


def _choices(key: tuple[tuple[str, ...], bool]) -> list[LoseToken | LoseShip]:
    areas, ship = key
    tokens: list[LoseToken | LoseShip] = [LoseToken(area) for area in areas]
    return [*tokens, LoseShip()] if ship else tokens


_Dish = tuple[list[LoseToken | LoseShip], list[Plain]]
_MENU: Menu[tuple[tuple[str, ...], bool], LoseToken | LoseShip] = Menu(_choices)


def has_choice(position: Position, party: Party, area: AreaId) -> bool:
    return party != BARBARIANS and len(losses_for(position, party, area)[RECORDS]) > 1


def with_loss(losses: Losses, party: Party, area: AreaId) -> Losses:
    """The losses with one token more, in the order in which they began."""
    counts = {(one, where): tokens for one, where, tokens in losses}
    counts[party, area] = counts.get((party, area), 0) + 1
    return tuple((one, where, tokens) for (one, where), tokens in counts.items())


def tell_losses(moment: Moment, losses: Losses) -> None:
    ids = moment.board.ids
    for party, area, tokens in losses:
        against = tuple(seat for seat in occupants(moment.state, area) if seat != party)
        moment.tell(TokensLost(None if party == BARBARIANS else party, ids[area], tokens, against))


class LossKind(Kind[AskLoss, LoseToken | LoseShip]):
    name = "loss"
    rule = "adv.advanced_military"
    foreseen = True

    def default(self, state: State, ask: AskLoss) -> LoseToken | LoseShip:
        """A token of the area itself, as without any choice."""
        return self.options(state, ask)[0]

    def options(self, state: State, ask: AskLoss) -> Sequence[LoseToken | LoseShip]:
        return losses_for(self.at(state), ask.seat, ask.area)[RECORDS].copy()

    def offer(self, state: State, ask: AskLoss) -> list[Plain]:
        return losses_for(self.at(state), ask.seat, ask.area)[FORMS].copy()

    def about(self, state: State, ask: AskLoss) -> Mapping[str, Any]:
        there = forces(state, ask.area)
        mine = there.pop(ask.seat)
        area = self.at(state).board.names[ask.area]
        return {"area": area, "mine": mine, "theirs": sum(there.values())}

    def check_lose_token(self, state: State, ask: AskLoss, answer: LoseToken) -> None:
        position = self.at(state)
        if answer not in losses_for(position, ask.seat, ask.area)[RECORDS]:
            area, nearby = position.board.names[ask.area], self.advances_for("reserves")
            raise self.refuse("no-loss-there", area=area, advances=nearby)

    def apply_lose_token(self, moment: Moment, node: Node, ask: AskLoss, answer: LoseToken) -> None:
        area = moment.board.index[answer.area]
        remove_tokens(moment.state, ask.seat, area, 1)
        parent, frame = _conflict(moment, node)
        losses = with_loss(frame.losses, ask.seat, area)
        moment.flow.replace(parent, replace(frame, losing=frame.losing[1:], losses=losses))
        moment.flow.finish(node)

    def check_lose_ship(self, state: State, ask: AskLoss, answer: LoseShip) -> None:
        position = self.at(state)
        if answer not in losses_for(position, ask.seat, ask.area)[RECORDS]:
            area = position.board.names[ask.area]
            raise self.refuse("no-ship-there", "adv.naval_warfare.losses", area=area)

    def apply_lose_ship(self, moment: Moment, node: Node, ask: AskLoss, answer: LoseShip) -> None:
        lose_ship(moment.state, ask.seat, ask.area)
        moment.tell(ShipLost(ask.seat, moment.board.ids[ask.area]))
        parent, frame = _conflict(moment, node)
        moment.flow.replace(parent, replace(frame, losing=frame.losing[1:]))
        moment.flow.finish(node)


def _conflict(moment: Moment, node: Node) -> tuple[Node, TokenConflict]:
    parent = moment.flow.parents[node]
    frame = moment.flow.steps[parent]
    assert isinstance(frame, TokenConflict)
    return parent, frame
