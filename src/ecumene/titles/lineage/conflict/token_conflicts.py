"""Phase 4a: token conflicts, round by round.

A conflict is fought between parties: the seats with tokens in the area, and the barbarians. Nothing is asked
where nobody has a choice. A holder of Advanced Military or Naval Warfare who could lose something else than a
token of the area is asked at every loss.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress, groupby
from typing import Any

from msgspec.structs import replace

from ecumene.table.answers import Answer, Plain
from ecumene.table.frames import Ask, Frame, Node, Seat
from ecumene.table.kind import Kind
from ecumene.table.menu import FORMS, RECORDS, Menu
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.events import ShipLost, TokensLost
from ecumene.titles.lineage.movement.entering import lanes
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import lose_ship, remove_barbarians, remove_tokens, ships_in
from ecumene.titles.lineage.state import NOBODY, Moment, State, board_of, has, seats_of

Party = int
BARBARIANS: Party = -1
"""Who fights: a seat, or the barbarians."""

Losses = tuple[tuple[Party, AreaId, int], ...]
"""Who lost how many tokens where."""

_SOMEBODY = bytes(min(tokens, 1) for tokens in range(256))
"""Turns a row of tokens into one that says only where there are any."""


class TokenConflicts(Frame, frozen=True, tag="token_conflicts"):
    """The token conflicts that stand, one after the other.

    `heard` is what the holders of Advanced Military said about an area so far: (area, seat, whether to wait).
    """

    heard: tuple[tuple[AreaId, Seat, bool], ...] = ()


class TokenConflict(Frame, frozen=True, tag="token_conflict"):
    """The conflict in one area.

    `losing` are the parties that remove their token together now and have not yet done so, `later` those
    that follow in this round. `losses` is what the log will tell at the end.
    """

    area: AreaId
    losing: tuple[Party, ...] = ()
    later: tuple[tuple[Party, ...], ...] = ()
    losses: Losses = ()


class AskLoss(Ask, frozen=True, tag="ask_loss"):
    """What do you lose in this round of the conflict in an area?"""

    area: AreaId


class AskWait(Ask, frozen=True, tag="ask_wait"):
    """Do you wait with the conflict in an area until others are resolved?"""

    area: AreaId


class AskFirst(Ask, frozen=True, tag="ask_first"):
    """Which of your conflicts, for all of which you waited, is resolved first?"""

    areas: tuple[AreaId, ...]


class LoseToken(Answer, frozen=True, tag="lose_token"):
    area: str


class LoseShip(Answer, frozen=True, tag="lose_ship"):
    """A ship of the area instead of a token."""


class Fight(Answer, frozen=True, tag="fight"):
    """Now."""


class HoldBack(Answer, frozen=True, tag="hold_back"):
    """Later."""


class First(Answer, frozen=True, tag="first"):
    area: str


# Who fights where


def forces(state: State, area: AreaId) -> dict[Party, int]:
    """The tokens of every party in an area that has any."""
    there: dict[Party, int] = {seat: row[area] for seat, row in enumerate(state.tokens) if row[area]}
    if state.barbarians[area]:
        there[BARBARIANS] = state.barbarians[area]
    return there


def contested(book: Book, state: State, area: AreaId) -> bool:
    """Whether a token conflict stands in an area.

    Tokens of several owners are too many for the printed limit: nobody is alone, so Agriculture raises it
    for nobody. Beside a city no two owners can stay (4a).
    """
    there = forces(state, area)
    if len(there) < 2:
        return False
    return state.cities[area] != NOBODY or sum(there.values()) > board_of(book, state).limit[area]


def conflicts(book: Book, state: State) -> list[AreaId]:
    """The areas with a token conflict, in the order of the board."""
    present = shared = 0
    for row in (*state.tokens, state.barbarians):
        here = lanes(row.translate(_SOMEBODY))
        shared |= present & here
        present |= here
    size = len(state.barbarians)
    areas = compress(range(size), shared.to_bytes(size, "little"))
    return [area for area in areas if contested(book, state, area)]


def rounds_order(book: Book, state: State, area: AreaId) -> list[tuple[Party, ...]]:
    """Who removes a token in a round, and who together: the fewer tokens the earlier, Metalworking last.

    Among those who lose together, the lower ranked see what the higher ranked choose.
    """
    there = forces(state, area)

    def place(party: Party) -> tuple[bool, int]:
        return party != BARBARIANS and has(book, state, party, "metalworking"), there[party]

    order = sorted(sorted(there, key=lambda party: rank(book, state, party)), key=place)
    return [tuple(together) for _, together in groupby(order, key=place)]


def rank(book: Book, state: State, party: Party) -> int:
    """The A.S.T.-Ranking of a party; barbarians and pirates come after all players."""
    if party == BARBARIANS:
        return max(book.ranking.values()) + 1
    return book.ranking[state.civilizations[party]]


# All conflicts


def step_conflicts(moment: Moment, node: Node, frame: TokenConflicts) -> None:
    """The next conflict, unless somebody may still say whether to wait with it."""
    book, state, flow = moment.content, moment.state, moment.flow
    standing = conflicts(book, state)
    if not standing:
        flow.finish(node)
        return
    patience = {area: _patience(book, state, frame, area) for area in standing}
    least = min(patience.values())
    first = [area for area in standing if patience[area] == least]
    # Everybody is heard about one area before the next one is looked at.
    under_way = {area for area, _, _ in frame.heard} & set(standing)
    for area in [*sorted(under_way), first[0]]:
        seat = _to_hear(book, state, frame, area, patience)
        if seat is not None:
            flow.ask(node, AskWait, WaitKind.name, seat, area=area)
            return
    if least and len(first) > 1:  # one holder waits with all of these
        seat = next(seat for seat in seats_of(state) if rank(book, state, seat) == least)
        flow.ask(node, AskFirst, FirstKind.name, seat, areas=tuple(first))
    else:
        flow.push(node, TokenConflict(first[0]))


def _patience(book: Book, state: State, frame: TokenConflicts, area: AreaId) -> int:
    """How long a conflict waits: the ranking of the lowest ranked holder who waits with it, 0 for nobody."""
    waiting = [rank(book, state, seat) for there, seat, waits in frame.heard if there == area and waits]
    return max(waiting, default=0)


def _to_hear(
    book: Book, state: State, frame: TokenConflicts, area: AreaId, patience: Mapping[AreaId, int]
) -> Seat | None:
    """A holder of Advanced Military who may still say whether to wait, where waiting changes something.

    Nobody waits for a conflict with which a lower ranked holder waits.
    """
    others = [strength for other, strength in patience.items() if other != area]
    heard = {seat for there, seat, _ in frame.heard if there == area}
    holders = [
        party
        for party in forces(state, area)
        if party not in heard
        and has_choice(book, state, party, area)
        and has(book, state, party, "advanced_military")
        and any(strength <= rank(book, state, party) for strength in others)
    ]
    return min(holders, key=lambda seat: rank(book, state, seat), default=None)


# One conflict


def next_losers(
    book: Book, state: State, area: AreaId, later: Sequence[tuple[Party, ...]]
) -> tuple[tuple[Party, ...], list[tuple[Party, ...]]] | None:
    """Who removes a token together next, and who follows in the round; None when the conflict is over.

    `later` are those who still have to lose in this round: when there are none, a new one begins.
    """
    if not contested(book, state, area):
        return None
    first, *rest = later or rounds_order(book, state, area)
    return first, rest


def step_conflict(moment: Moment, node: Node, frame: TokenConflict) -> None:
    """Round after round, until the conflict is over or somebody has a choice."""
    book, state, flow = moment.content, moment.state, moment.flow
    losing, later, losses = list(frame.losing), list(frame.later), frame.losses
    while True:
        if not losing:
            following = next_losers(book, state, frame.area, later)
            if following is None:
                tell_losses(moment, losses)
                flow.finish(node)
                return
            losing, later = list(following[0]), following[1]
        party = losing[0]
        if has_choice(book, state, party, frame.area):
            flow.replace(node, TokenConflict(frame.area, tuple(losing), tuple(later), losses))
            flow.ask(node, AskLoss, LossKind.name, party, area=frame.area)
            return
        remove_token(state, party, frame.area)
        losses = with_loss(losses, party, frame.area)
        del losing[0]


Round = list[tuple[Party, ...]]
"""Who lost a token in a round of a conflict, one after the other; those in one tuple together."""


def fight_out(book: Book, state: State, under_way: TokenConflict) -> list[Round]:
    """Fight a conflict to its end as if nobody had a choice: every loss is a token of the area."""
    area, later = under_way.area, list(under_way.later)
    rounds: list[Round] = []
    if under_way.losing:
        rounds.append([under_way.losing])
        for party in under_way.losing:
            remove_token(state, party, area)
    while following := next_losers(book, state, area, later):
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


def losses_for(book: Book, state: State, seat: Seat, area: AreaId) -> _Dish:
    """What a seat may lose: a token there or next door (Advanced Military), a ship there (Naval Warfare)."""
    board, row = board_of(book, state), state.tokens[seat]
    areas = [board.ids[area]]
    if has(book, state, seat, "advanced_military"):
        areas += [board.ids[other] for other in board.land[area] if row[other]]
    ship = has(book, state, seat, "naval_warfare") and ships_in(state, seat, area) > 0
    return _MENU[tuple(areas), ship]


def _choices(key: tuple[tuple[str, ...], bool]) -> list[LoseToken | LoseShip]:
    areas, ship = key
    tokens: list[LoseToken | LoseShip] = [LoseToken(area) for area in areas]
    return [*tokens, LoseShip()] if ship else tokens


_Dish = tuple[list[LoseToken | LoseShip], list[Plain]]
_MENU: Menu[tuple[tuple[str, ...], bool], LoseToken | LoseShip] = Menu(_choices)


def has_choice(book: Book, state: State, party: Party, area: AreaId) -> bool:
    return party != BARBARIANS and len(losses_for(book, state, party, area)[RECORDS]) > 1


def with_loss(losses: Losses, party: Party, area: AreaId) -> Losses:
    """The losses with one token more, in the order in which they began."""
    counts = {(one, where): tokens for one, where, tokens in losses}
    counts[party, area] = counts.get((party, area), 0) + 1
    return tuple((one, where, tokens) for (one, where), tokens in counts.items())


def tell_losses(moment: Moment, losses: Losses) -> None:
    ids = board_of(moment.content, moment.state).ids
    for party, area, tokens in losses:
        moment.tell(TokensLost(None if party == BARBARIANS else party, ids[area], tokens))


class LossKind(Kind[State, Book, AskLoss, LoseToken | LoseShip]):
    name = "loss"
    rule = "adv.advanced_military"
    answers = LoseToken | LoseShip

    def default(self, state: State, ask: AskLoss) -> LoseToken | LoseShip:
        """A token of the area itself, as without any choice."""
        return self.options(state, ask)[0]

    def options(self, state: State, ask: AskLoss) -> Sequence[LoseToken | LoseShip]:
        return losses_for(self.content, state, ask.seat, ask.area)[RECORDS].copy()

    def offer(self, state: State, ask: AskLoss) -> list[Plain]:
        return losses_for(self.content, state, ask.seat, ask.area)[FORMS].copy()

    def about(self, state: State, ask: AskLoss) -> Mapping[str, Any]:
        there = forces(state, ask.area)
        mine = there.pop(ask.seat)
        area = board_of(self.content, state).names[ask.area]
        return {"area": area, "mine": mine, "theirs": sum(there.values())}

    def check(self, state: State, ask: AskLoss, answer: LoseToken | LoseShip) -> None:
        if answer in losses_for(self.content, state, ask.seat, ask.area)[RECORDS]:
            return
        board = board_of(self.content, state)
        if isinstance(answer, LoseShip):
            raise self.refuse("no-ship-there", "adv.naval_warfare.losses", area=board.names[ask.area])
        raise self.refuse("no-loss-there", area=board.names[ask.area])

    def apply(self, moment: Moment, node: Node, ask: AskLoss, answer: LoseToken | LoseShip) -> None:
        state, flow = moment.state, moment.flow
        board = board_of(moment.content, state)
        parent = flow.parents[node]
        frame = flow.steps[parent]
        assert isinstance(frame, TokenConflict)
        tally = frame.losses
        if isinstance(answer, LoseShip):
            lose_ship(state, ask.seat, ask.area)
            moment.tell(ShipLost(ask.seat, board.ids[ask.area]))
        else:
            area = board.index[answer.area]
            remove_tokens(state, ask.seat, area, 1)
            tally = with_loss(tally, ask.seat, area)
        flow.replace(parent, replace(frame, losing=frame.losing[1:], losses=tally))
        flow.finish(node)


class WaitKind(Kind[State, Book, AskWait, Fight | HoldBack]):
    name = "wait"
    rule = "adv.advanced_military.wait"
    answers = Fight | HoldBack

    def default(self, state: State, ask: AskWait) -> Fight | HoldBack:
        return self.options(state, ask)[0]

    def options(self, state: State, ask: AskWait) -> Sequence[Fight | HoldBack]:
        return [Fight(), HoldBack()]

    def about(self, state: State, ask: AskWait) -> Mapping[str, Any]:
        others = len(conflicts(self.content, state)) - 1
        return {"area": board_of(self.content, state).names[ask.area], "others": others}

    def check(self, state: State, ask: AskWait, answer: Fight | HoldBack) -> None:
        """Both are always allowed: who may not wait is not asked."""

    def apply(self, moment: Moment, node: Node, ask: AskWait, answer: Fight | HoldBack) -> None:
        _hear(moment, node, (ask.area, ask.seat, isinstance(answer, HoldBack)))


class FirstKind(Kind[State, Book, AskFirst, First]):
    name = "first"
    rule = "adv.advanced_military.wait"
    answers = First

    def default(self, state: State, ask: AskFirst) -> First:
        return self.options(state, ask)[0]

    def options(self, state: State, ask: AskFirst) -> Sequence[First]:
        board = board_of(self.content, state)
        return [First(board.ids[area]) for area in ask.areas]

    def check(self, state: State, ask: AskFirst, answer: First) -> None:
        if answer not in self.options(state, ask):
            raise self.refuse("not-to-choose")

    def apply(self, moment: Moment, node: Node, ask: AskFirst, answer: First) -> None:
        area = board_of(moment.content, moment.state).index[answer.area]
        _hear(moment, node, (area, ask.seat, False))


def _hear(moment: Moment, node: Node, said: tuple[AreaId, Seat, bool]) -> None:
    """Write down what a holder said about an area, in place of what it said before."""
    parent = moment.flow.parents[node]
    frame = moment.flow.steps[parent]
    assert isinstance(frame, TokenConflicts)
    before = tuple(entry for entry in frame.heard if entry[:2] != said[:2])
    moment.flow.replace(parent, TokenConflicts((*before, said)))
    moment.flow.finish(node)
