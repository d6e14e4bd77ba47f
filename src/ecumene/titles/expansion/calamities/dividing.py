"""Dividing losses: a primary victim sets the share of each of some other seats, one after the other.
Everything must be divided, as far as the limits of the shares allow (ruling X41). The shares are stored in
the calamity's `shares`; a seat without a share is no victim.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.kind import Progress
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.expansion.calamities.events import LossesDivided
from ecumene.titles.lineage.calamities.resolution import Calamity
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.state import CardId, Moment, State, by_ranking

Shares = tuple[tuple[Seat, int], ...]
"""Seats with how much each bears, or may still bear."""


class AskDivision(Ask, frozen=True, tag="ask_division"):
    """Who bears how much? Of `total` so much is `left`; `rooms` is how much each may still be given."""

    card: CardId
    total: int
    left: int
    rooms: Shares


class Assign(Answer, frozen=True, tag="assign"):
    """A player bears so much of it."""

    player: str
    amount: int


def divide(moment: Moment, node: Node, frame: Calamity, total: int, rooms: Mapping[Seat, int]) -> None:
    """Ask the primary victim below the calamity at `node`, where it has a choice."""
    left = tuple((seat, rooms[seat]) for seat in by_ranking(moment) if rooms.get(seat))
    total = min(total, sum(room for _, room in left))
    moment.flow.replace(node, replace(frame, shares=()))
    if (forced := without_choice(total, left)) is not None:
        settle(moment, node, forced)
    else:
        about = {"card": frame.card, "total": total, "left": total, "rooms": left}
        moment.flow.ask(node, AskDivision, DivisionKind.name, frame.victim, **about)


def without_choice(left: int, rooms: Shares) -> Shares | None:
    """The shares of all seats if there is only one way."""
    if not left:
        return ()
    if left == sum(room for _, room in rooms):
        return rooms
    return ((rooms[0][0], left),) if len(rooms) == 1 else None


def settle(moment: Moment, node: Node, more: Shares) -> None:
    """Note what is left to be borne, and tell all of it."""
    shares = add(moment, node, more)
    frame = moment.flow.steps[node]
    assert isinstance(frame, Calamity)
    moment.flow.replace(node, replace(frame, secondary=tuple(seat for seat, _ in shares)))
    if shares:
        names = tuple(moment.state.civilizations[seat] for seat, _ in shares)
        amounts = tuple(amount for _, amount in shares)
        moment.tell(LossesDivided(frame.victim, frame.card, names, amounts))


def add(moment: Moment, node: Node, more: Shares) -> Shares:
    """Add to the shares of the calamity at `node`; they stand in A.S.T. order."""
    frame = moment.flow.steps[node]
    assert isinstance(frame, Calamity)
    borne = dict(frame.shares or ())
    for seat, amount in more:
        borne[seat] = borne.get(seat, 0) + amount
    shares = tuple((seat, borne[seat]) for seat in by_ranking(moment) if borne.get(seat))
    moment.flow.replace(node, replace(frame, shares=shares))
    return shares


class DivisionKind(Kind[AskDivision, Assign]):
    name = "division"
    rule = "29.65"
    exhaustive = False
    fills = True

    def rule_of(self, state: State, ask: AskDivision) -> str:
        return self.content.calamity[ask.card].section

    def options(self, state: State, ask: AskDivision) -> Sequence[Assign]:
        """To each all that it may be given, half of it, or one."""
        found = []
        for seat, room in ask.rooms:
            most = min(room, ask.left)
            name = state.civilizations[seat]
            found += [Assign(name, amount) for amount in sorted({1, (most + 1) // 2, most}, reverse=True)]
        return found

    def default(self, state: State, ask: AskDivision) -> Assign:
        """As evenly as can be, first to those who may be given most."""
        seat, room = max(ask.rooms, key=lambda share: share[1])
        fair = -(-ask.left // len(ask.rooms))
        return Assign(state.civilizations[seat], min(room, fair, ask.left))

    def complete(self, state: State, ask: AskDivision, chosen: Sequence[Assign]) -> Sequence[Assign]:
        """The chosen shares as far as they are allowed, then the default."""
        wishes, given = list(chosen), list[Assign]()
        while ask.left:
            rooms = {state.civilizations[seat]: room for seat, room in ask.rooms}
            wishes = [wish for wish in wishes if rooms.get(wish.player) and wish.amount > 0]
            wish = wishes.pop(0) if wishes else self.default(state, ask)
            amount = min(wish.amount, rooms[wish.player], ask.left)
            given.append(Assign(wish.player, amount))
            ask = after(state, ask, given[-1])
        return given

    def about(self, state: State, ask: AskDivision) -> Mapping[str, Any]:
        return {"card": ask.card, "left": ask.left, "counted": self.content.calamity[ask.card].counts}

    def about_answer(self, state: State, ask: AskDivision, answer: Assign) -> Mapping[str, Any]:
        return {"counted": self.content.calamity[ask.card].counts}

    def progress(self, state: State, ask: AskDivision) -> Progress:
        return Progress(ask.total - ask.left, ask.total, "losses")

    def check(self, state: State, ask: AskDivision, answer: Assign) -> None:
        rooms = {state.civilizations[seat]: room for seat, room in ask.rooms}
        if answer.player not in rooms:
            raise self.refuse("division-who", self.rule_of(state, ask), card=ask.card)
        most = min(rooms[answer.player], ask.left)
        if not 1 <= answer.amount <= most:
            raise self.refuse("division-most", self.rule_of(state, ask), player=answer.player, most=most)

    def apply(self, moment: Moment, node: Node, ask: AskDivision, answer: Assign) -> None:
        flow, parent = moment.flow, moment.flow.parents[node]
        add(moment, parent, ((moment.state.civilizations.index(answer.player), answer.amount),))
        ask = after(moment.state, ask, answer)
        forced = without_choice(ask.left, ask.rooms)
        if forced is None:
            flow.ask_again(node, ask, self.name)
        else:
            settle(moment, parent, forced)
            flow.finish(node)


def after(state: State, ask: AskDivision, answer: Assign) -> AskDivision:
    """The points that are left to divide after an answer."""
    seat = state.civilizations.index(answer.player)
    rooms = tuple((one, room - answer.amount if one == seat else room) for one, room in ask.rooms)
    return replace(
        ask, left=ask.left - answer.amount, rooms=tuple((one, room) for one, room in rooms if room)
    )
