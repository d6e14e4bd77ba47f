"""Chapter 7: a player leaves the game for good, and the pieces are removed or stay.

The departure is recorded at once; from then on the seat's questions get their default answers. At the end of
the turn, or of the phase if the table cannot wait, its region goes out of play and the others clear it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Literal

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.chapters import takes_up
from ecumene.table.questions.kind import Progress
from ecumene.table.state import offers
from ecumene.table.state.frames import ROOT, Ask, Frame, Node, Seat
from ecumene.table.text.events import loss
from ecumene.titles.lineage.events import Told
from ecumene.titles.lineage.frames import Game
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.phases.calamity_selection import put_away
from ecumene.titles.lineage.phases.order import ranking_place
from ecumene.titles.lineage.phases.support import check_support
from ecumene.titles.lineage.phases.surplus import remove_surplus, room_in
from ecumene.titles.lineage.phases.victory import end_game
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import (
    alone,
    cities_of,
    city_owner,
    pay_treasury,
    place_barbarians,
    place_pirates,
    place_tokens,
    remove_barbarians,
    remove_city,
    remove_ships,
    remove_tokens,
)
from ecumene.titles.lineage.pieces.stacks import discard
from ecumene.titles.lineage.secrets.knowledge import forget_hand
from ecumene.titles.lineage.state import PIRATES, Moment, Position, State, by_ranking, present
from ecumene.titles.lineage.trade.bargains import counted

FEWEST = 2
"""With fewer players there is no game."""
CHECKED_LATER = frozenset(
    {
        "population",
        "movement",
        "conflict",
        "calamity_selection",
        "calamity_resolution",
        "special_abilities",
    }
)
"""The phases after which conflicts may stand, and surplus and support are checked by a later phase anyway."""


class Leave(Frame, frozen=True, tag="leave"):
    """Players leave: `leavers` have still to go, then `movers` clear the closed areas one after the other.

    `clearing`: the first of them has begun. `checked`: surplus and support are all that is left.
    """

    leavers: tuple[Seat, ...]
    movers: tuple[Seat, ...] = ()
    clearing: bool = False
    checked: bool = False


class AskRelocate(Ask, frozen=True, tag="ask_relocate"):
    """Where do your tokens go whose areas are out of play now? Tokens moved so far: `gone`."""

    gone: int = 0


class Relocate(Answer, frozen=True, tag="relocate"):
    area: str
    tokens: int


class PlayerLeaves(Told, frozen=True, tag="leaves"):
    """`at`: the end of the turn or of the phase, when the pieces go."""

    at: str


class PlayerLeft(Told, frozen=True, tag="left"):
    """The region is closed; units elsewhere are barbarian tokens and pirate cities now."""

    region: str
    barbarians: int
    pirates: int


class CardsLaidDown(Told, frozen=True, tag="cards_laid_down"):
    """The cards of a player who left go to the discard piles, face up."""

    reveals: ClassVar[Any] = "others"
    cards: tuple[str, ...]


class AreasCleared(Told, frozen=True, tag="areas_cleared"):
    """The pieces of a player in areas that are now out of play: its ships are lost, its cities became
    tokens.
    """

    news: ClassVar = (loss("units"),)
    ships: int
    cities: int
    tokens: int


class TokensRelocated(Told, frozen=True, tag="relocated"):
    where: ClassVar = ("area",)
    area: str
    tokens: int


class TokensReturned(Told, frozen=True, tag="returned"):
    """Tokens for which there was no place at all."""

    news: ClassVar = (loss("tokens"),)
    tokens: int


# The departure


def leaving(state: State) -> tuple[tuple[Seat, str], ...]:
    """The seats that have left the table while their pieces are still on it, each with when they go."""
    game = state.flow.steps.get(ROOT)
    return game.leaving if isinstance(game, Game) else ()


def absent(state: State) -> Collection[Seat]:
    """The seats whose questions get their default answers."""
    return [*state.departed, *(seat for seat, _ in going)] if (going := leaving(state)) else state.departed


def note(moment: Moment, seat: Seat, at: Literal["turn", "phase"]) -> None:
    """A player leaves: what it offers is void; where hardly anybody stays the game ends."""
    state, flow = moment.state, moment.flow
    game = flow.steps[ROOT]
    assert isinstance(game, Game)
    flow.replace(ROOT, replace(game, leaving=(*game.leaving, (seat, at))))
    offers.leave(state.floor, seat)
    moment.tell(PlayerLeaves(seat, at))
    gone = absent(state)
    if sum(seat not in gone for seat in present(state)) < FEWEST:
        state.departed = sorted(gone)
        end_game(moment)


def depart(moment: Moment, node: Node, last: bool) -> bool:
    """Between two phases: let those leave whose time has come. The turn waits until it is done."""
    state, flow = moment.state, moment.flow
    going = leaving(state)
    due = [seat for seat, at in going if last or at == "phase"]
    if not due:
        return False
    game = flow.steps[ROOT]
    assert isinstance(game, Game)
    flow.replace(ROOT, replace(game, leaving=tuple(one for one in going if one[0] not in due)))
    order = tuple(sorted(due, key=lambda seat: ranking_place(moment, seat)))
    flow.push(node, Leave(order))
    return True


@takes_up(Leave)
def step(moment: Moment, node: Node, frame: Leave) -> None:
    state, flow = moment.state, moment.flow
    if frame.checked:
        flow.finish(node)
        return
    for leaver in frame.leavers:
        leave(moment, leaver)
    movers = displaced(moment) if frame.leavers else list(frame.movers)
    clearing = frame.clearing
    while movers:
        if not clearing:
            clear(moment, movers[0])
        if must_relocate(moment, movers[0]):
            flow.replace(node, Leave((), tuple(movers), clearing=True))
            flow.ask(node, AskRelocate, RelocateKind.name, movers[0])
            return
        del movers[0]
        clearing = False
    flow.replace(node, Leave((), checked=True))
    if state.phase in CHECKED_LATER or not check(moment, node):
        flow.finish(node)


def check(moment: Moment, node: Node) -> bool:
    """Surplus and support of everybody; whether somebody must choose a city."""
    remove_surplus(moment)
    return check_support(moment, node)


# The player who leaves


def leave(moment: Moment, seat: Seat) -> None:
    """The region is closed; units outside of it become barbarians and pirates; the cards are put down."""
    state = moment.state
    region = state.civilizations[seat]
    board = moment.board
    state.departed = sorted([*state.departed, seat])
    state.scene = f"{state.scene}-{region}"
    remove_ships(state, seat)
    pay_treasury(state, seat, state.treasury[seat])
    barbarians = pirates = 0
    for area in range(board.size):
        inside = board.region[area] == region
        if tokens := state.tokens[seat][area]:
            remove_tokens(state, seat, area, tokens)
            if not inside:
                place_barbarians(state, area, tokens)
                barbarians += tokens
        if city_owner(state, area) == seat and not inside:
            place_pirates(state, area)
            pirates += 1
        elif inside and state.cities[area] in (PIRATES, seat + 1):
            remove_city(state, area)
        if inside:
            remove_barbarians(state, area, state.barbarians[area])
    moment.tell(PlayerLeft(seat, region, barbarians, pirates))
    lay_down_cards(moment, seat)


def lay_down_cards(moment: Moment, seat: Seat) -> None:
    state, book = moment.state, moment.book
    cards = tuple(state.hand[seat])
    for card in cards:
        if book.cards[card].calamity and state.laid[seat]:
            put_away(moment, seat, card)
        else:
            discard(moment, seat, card)
            state.givers.pop(card, None)
    forget_hand(state, seat)
    if cards:
        moment.tell(CardsLaidDown(seat, counted(cards)))


# The others


def closed(position: Position) -> list[AreaId]:
    """The areas that are out of play."""
    return [area for area, played in enumerate(position.board.in_play) if not played]


def exiles(position: Position, seat: Seat) -> list[tuple[AreaId, int]]:
    """The tokens of a seat in areas out of play."""
    row = position.state.tokens[seat]
    return [(area, row[area]) for area in closed(position) if row[area]]


def displaced(position: Position) -> list[Seat]:
    """The seats with pieces in areas out of play, in A.S.T.-Ranking order."""
    state = position.state
    areas = set(closed(position))
    return [
        seat
        for seat in by_ranking(position)
        if exiles(position, seat)
        or areas.intersection(cities_of(state, seat))
        or any(ship.place in areas for ship in state.ships[seat])
    ]


def clear(moment: Moment, seat: Seat) -> None:
    """Ships are removed, cities replaced by tokens as far as the stock reaches."""
    state, book = moment.state, moment.book
    areas = closed(moment)
    ships = remove_ships(state, seat, areas)
    cities = [area for area in areas if city_owner(state, area) == seat]
    for area in cities:
        remove_city(state, area)
        place_tokens(state, seat, area, min(book.numbers.moved_city_tokens, state.stock[seat]))
    tokens = sum(tokens for _, tokens in exiles(moment, seat))
    moment.tell(AreasCleared(seat, ships, len(cities), tokens))


def must_relocate(moment: Moment, seat: Seat) -> bool:
    """Whether a seat has tokens left to move and a choice where; without one they go by themselves."""
    state = moment.state
    while left := sum(tokens for _, tokens in exiles(moment, seat)):
        rooms = refuges(moment, seat)
        if len(rooms) > 1:
            return True
        if not rooms:
            for area, tokens in exiles(moment, seat):
                remove_tokens(state, seat, area, tokens)
            moment.tell(TokensReturned(seat, left))
            return False
        ((area, room),) = rooms.items()
        relocate(moment, seat, area, min(room, left))
    return False


def refuges(position: Position, seat: Seat) -> dict[AreaId, int]:
    """Where a seat may put displaced tokens, and how many: in its own region and wherever it has units.

    Only where no such area has room left may population limits be exceeded, but not beside anybody else.
    """
    state = position.state
    board, row = position.board, state.tokens[seat]
    region = state.civilizations[seat]
    areas = [
        area
        for area in range(board.size)
        if board.in_play[area]
        and (board.region[area] == region or row[area] or state.cities[area] == seat + 1)
    ]
    rooms = {area: room for area in areas if (room := room_in(position, seat, area)) > 0}
    if rooms:
        return rooms
    return {area: position.book.numbers.tokens for area in areas if alone(state, seat, area)}


def relocate(moment: Moment, seat: Seat, to: AreaId, tokens: int) -> None:
    state = moment.state
    left = tokens
    for area, there in exiles(moment, seat):
        going = min(there, left)
        remove_tokens(state, seat, area, going)
        left -= going
    place_tokens(state, seat, to, tokens)
    moment.tell(TokensRelocated(seat, moment.board.ids[to], tokens))


class RelocateKind(Kind[AskRelocate, Relocate]):
    name = "relocate"
    rule = "ch7.others.move"
    exhaustive = False
    foreseen = True

    def options(self, state: State, ask: AskRelocate) -> Sequence[Relocate]:
        """One token, or as many as can go there."""
        position = self.at(state)
        ids, left = position.board.ids, self._left(state, ask.seat)
        return [
            Relocate(ids[area], tokens)
            for area, room in refuges(position, ask.seat).items()
            for tokens in sorted({1, min(room, left)})
        ]

    def default(self, state: State, ask: AskRelocate) -> Relocate:
        """The areas with most room for them."""
        position = self.at(state)
        rooms, left = refuges(position, ask.seat), self._left(state, ask.seat)
        area = max(rooms, key=lambda area: rooms[area])
        return Relocate(position.board.ids[area], min(rooms[area], left))

    def _left(self, state: State, seat: Seat) -> int:
        return sum(tokens for _, tokens in exiles(self.at(state), seat))

    def about(self, state: State, ask: AskRelocate) -> Mapping[str, Any]:
        return {"tokens": self._left(state, ask.seat)}

    def progress(self, state: State, ask: AskRelocate) -> Progress:
        return Progress(ask.gone, ask.gone + self._left(state, ask.seat), "tokens")

    def check(self, state: State, ask: AskRelocate, answer: Relocate) -> None:
        position = self.at(state)
        board, left = position.board, self._left(state, ask.seat)
        area = board.index.get(answer.area)
        if area is None:
            raise self.refuse("no-area")
        room = refuges(position, ask.seat).get(area)
        name = board.names[area]
        if room is None:
            self._refuse_area(state, ask.seat, area, name)
        elif not 1 <= answer.tokens <= min(room, left):
            rule = "ch7.others.no_conflict" if room < left else self.rule
            raise self.refuse("relocate-tokens", rule, area=name, most=min(room, left))

    def _refuse_area(self, state: State, seat: Seat, area: AreaId, name: str) -> None:
        board = self.at(state).board
        if not board.in_play[area]:
            raise self.refuse("relocate-out-of-play", area=name)
        own = state.tokens[seat][area] or state.cities[area] == seat + 1
        if not own and board.region[area] != state.civilizations[seat]:
            raise self.refuse("relocate-where", area=name)
        raise self.refuse("relocate-full", "ch7.others.no_conflict", area=name)

    def apply(self, moment: Moment, node: Node, ask: AskRelocate, answer: Relocate) -> None:
        area = moment.board.index[answer.area]
        before = self._left(moment.state, ask.seat)
        relocate(moment, ask.seat, area, answer.tokens)
        if must_relocate(moment, ask.seat):
            gone = ask.gone + before - self._left(moment.state, ask.seat)
            moment.flow.ask_again(node, replace(ask, gone=gone), self.name)
        else:
            moment.flow.finish(node)
