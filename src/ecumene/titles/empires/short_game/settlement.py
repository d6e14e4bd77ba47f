"""The third part of a Short Game: in ranking order each seat places people in its own region."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.chapters import takes_up
from ecumene.table.questions.handlers import always
from ecumene.table.questions.kind import Progress
from ecumene.table.state.frames import Ask, Frame, Node, Seat
from ecumene.titles.empires.short_game.numbers import home, is_home, numbers_of
from ecumene.titles.lineage.events import Told
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import limit_for, place_tokens, tokens_on_board
from ecumene.titles.lineage.state import NOBODY, Moment, Position, State, by_ranking

GROWING = 2
"""The number of tokens of an area that grow in the first turn, by one each."""


class Settlement(Frame, frozen=True, tag="settlement"):
    """`left` are the seats that have still to place their people, in their order."""

    left: tuple[Seat, ...]


class AskPopulate(Ask, frozen=True, tag="ask_populate"):
    """Where do you place your people, before the first turn of a Short Game?"""


class Populate(Answer, frozen=True, tag="populate"):
    area: str
    tokens: int


class EndPopulating(Answer, frozen=True, tag="end_populating"):
    """Place no more people."""


class PeoplePlaced(Told, frozen=True, tag="people_placed"):
    area: str
    tokens: int


class PeopleSettled(Told, frozen=True, tag="settled"):
    tokens: int


Populating = Populate | EndPopulating


def begin(moment: Moment, node: Node) -> None:
    moment.flow.push(node, Settlement(tuple(by_ranking(moment))))


@takes_up(Settlement)
def step(moment: Moment, node: Node, frame: Settlement) -> None:
    for place, seat in enumerate(frame.left):
        if rooms(moment, seat):
            moment.flow.replace(node, Settlement(frame.left[place + 1 :]))
            moment.flow.ask(node, AskPopulate, PopulateKind.name, seat)
            return
    moment.flow.finish(node)


def unplaced(position: Position, seat: Seat) -> int:
    """How many tokens a seat may still place."""
    return numbers_of(position).tokens - tokens_on_board(position.state, seat)


def room_for(position: Position, seat: Seat, area: AreaId) -> int:
    """How many more tokens an area of the own region takes: none beside a city."""
    state = position.state
    if state.cities[area] != NOBODY:
        return 0
    return limit_for(position, seat, area) - state.tokens[seat][area]


def rooms(position: Position, seat: Seat) -> dict[AreaId, int]:
    """Where a seat may place tokens, and how many there."""
    left = unplaced(position, seat)
    found = ((area, min(room_for(position, seat, area), left)) for area in home(position, seat))
    return {area: room for area, room in found if room > 0}


class PopulateKind(Kind[AskPopulate, Populating]):
    name = "populate"
    rule = "3.setup.people"
    fills = True
    foreseen = True

    def options(self, state: State, ask: AskPopulate) -> Sequence[Populating]:
        position = self.at(state)
        ids, there = position.board.ids, rooms(position, ask.seat)
        return [
            *(Populate(ids[area], tokens) for area, room in there.items() for tokens in range(1, room + 1)),
            EndPopulating(),
        ]

    def default(self, state: State, ask: AskPopulate) -> Populate:
        """As many as grow, where there is most room for more; then everybody else who finds room."""
        position = self.at(state)
        row, there = state.tokens[ask.seat], rooms(position, ask.seat)
        area = max(there, key=lambda area: (row[area] < GROWING, there[area]))
        growing = GROWING - row[area] if row[area] < GROWING else 1
        return Populate(position.board.ids[area], min(growing, there[area]))

    def complete(self, state: State, ask: AskPopulate, chosen: Sequence[Populating]) -> Sequence[Populating]:
        """The chosen areas as long as they have room, then those of the default."""
        trial = state.copy()
        position, settled = self.at(trial), list[Populating]()
        wishes = [wish for wish in chosen if isinstance(wish, Populate)]
        while there := rooms(position, ask.seat):
            wish = wishes.pop(0) if wishes else self.default(trial, ask)
            area = position.board.index.get(wish.area, -1)
            tokens = min(wish.tokens, there.get(area, 0))
            if tokens > 0:
                place_tokens(trial, ask.seat, area, tokens)
                settled.append(replace(wish, tokens=tokens))
        return settled

    def about(self, state: State, ask: AskPopulate) -> Mapping[str, Any]:
        position = self.at(state)
        numbers = numbers_of(position)
        return {
            "left": unplaced(position, ask.seat),
            "most": numbers.tokens,
            "treasury": numbers.treasury,
        }

    def progress(self, state: State, ask: AskPopulate) -> Progress:
        most = numbers_of(self.at(state)).tokens
        return Progress(tokens_on_board(state, ask.seat), most, "tokens", at_most=True)

    def check_populate(self, state: State, ask: AskPopulate, answer: Populate) -> None:
        position, seat = self.at(state), ask.seat
        area = position.board.index.get(answer.area)
        if area is None:
            raise self.refuse("no-area")
        name = position.board.names[area]
        if not is_home(position, seat, area):
            raise self.refuse("populate-abroad", area=name)
        if state.cities[area] != NOBODY:
            raise self.refuse("populate-city", area=name)
        room, left = room_for(position, seat, area), unplaced(position, seat)
        if answer.tokens > left:
            raise self.refuse("populate-most", left=left, tokens=answer.tokens)
        if not 1 <= answer.tokens <= room:
            raise self.refuse("populate-room", area=name, room=room)

    def apply_populate(self, moment: Moment, node: Node, ask: AskPopulate, answer: Populate) -> None:
        place_tokens(moment.state, ask.seat, moment.board.index[answer.area], answer.tokens)
        moment.tell(PeoplePlaced(ask.seat, answer.area, answer.tokens))
        if rooms(moment, ask.seat):
            moment.flow.ask_again(node, ask, self.name)
        else:
            self._settle(moment, node, ask)

    check_end_populating = always

    def apply_end_populating(
        self, moment: Moment, node: Node, ask: AskPopulate, answer: EndPopulating
    ) -> None:
        self._settle(moment, node, ask)

    def _settle(self, moment: Moment, node: Node, ask: AskPopulate) -> None:
        moment.tell(PeopleSettled(ask.seat, tokens_on_board(moment.state, ask.seat)))
        moment.flow.finish(node)
