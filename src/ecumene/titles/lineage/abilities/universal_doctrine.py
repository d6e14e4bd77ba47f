"""Universal Doctrine: a pirate city, or some barbarian tokens, are annexed anywhere on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.kind import Progress
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.lineage.abilities.ability import (
    Ability,
    EndAbility,
    Refuse,
    StepByStep,
    UseAbility,
    check_begin,
    only,
)
from ecumene.titles.lineage.abilities.events import BarbariansAnnexed, PiratesAnnexed
from ecumene.titles.lineage.abilities.records import Conversion
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import annex_barbarians, cities_in_stock, place_city
from ecumene.titles.lineage.state import PIRATES, Moment, Position, State


class AskConvert(Ask, frozen=True, tag="ask_convert"):
    """Which barbarian tokens do you annex? `left` is how many more you may."""

    left: int


class Convert(Answer, frozen=True, tag="convert"):
    area: str
    tokens: int


Converting = Convert | EndAbility


def pirate_cities(state: State) -> list[AreaId]:
    return [area for area, owner in enumerate(state.cities) if owner == PIRATES]


def most_converted(position: Position) -> int:
    """How many barbarian tokens may be annexed."""
    return only(position.book, Conversion)[1].tokens


def uses(position: Position, seat: Seat, advance: str) -> list[UseAbility]:
    state = position.state
    ids = position.board.ids
    cities = pirate_cities(state) if cities_in_stock(position, seat) else []
    found = [UseAbility(advance, ids[area]) for area in cities]
    if state.stock[seat] and any(state.barbarians):
        found.append(UseAbility(advance))
    return found


def check(refuse: Refuse, position: Position, seat: Seat, use: UseAbility) -> None:
    if use.area is None:
        check_begin(refuse, use)
        raise refuse("convert-nobody", "adv.universal_doctrine")
    area = position.board.index.get(use.area)
    if area is None or position.state.cities[area] != PIRATES or use.tokens is not None:
        raise refuse("convert-no-pirates", "adv.universal_doctrine")
    raise refuse("convert-no-city", "adv.universal_doctrine", most=position.book.numbers.cities)


def begin(moment: Moment, node: Node, seat: Seat, use: UseAbility) -> None:
    """A pirate city, a lone barbarian, or the question which barbarians."""
    state = moment.state
    if use.area is None:
        if sum(state.barbarians) == 1:
            convert(moment, seat, next(area for area, there in enumerate(state.barbarians) if there), 1)
        else:
            moment.flow.ask(node, AskConvert, ConvertKind.name, seat, left=most_converted(moment))
        return
    place_city(state, seat, moment.board.index[use.area])
    moment.tell(PiratesAnnexed(seat, use.area))


def convert(moment: Moment, seat: Seat, area: AreaId, tokens: int) -> None:
    annex_barbarians(moment.state, seat, area, tokens)
    moment.tell(BarbariansAnnexed(seat, moment.board.ids[area], tokens))


ABILITY = Ability(uses, check, begin)


class ConvertKind(StepByStep[AskConvert, Converting]):
    name = "convert"
    rule = "adv.universal_doctrine"
    foreseen = True

    def options(self, state: State, ask: AskConvert) -> Sequence[Converting]:
        ids, most = self.at(state).board.ids, min(ask.left, state.stock[ask.seat])
        found: list[Converting] = [
            Convert(ids[area], tokens)
            for area, there in enumerate(state.barbarians)
            for tokens in range(min(there, most), 0, -1)
        ]
        return [*found, EndAbility()] if self.may_end(state, ask) else found

    def default(self, state: State, ask: AskConvert) -> Converting:
        """As many as there are in the first area, then no more."""
        return EndAbility() if self.may_end(state, ask) else self.options(state, ask)[0]

    def may_end(self, state: State, ask: AskConvert) -> bool:
        return ask.left < most_converted(self.at(state))

    def about(self, state: State, ask: AskConvert) -> Mapping[str, Any]:
        return {"left": min(ask.left, state.stock[ask.seat]), "most": most_converted(self.at(state))}

    def progress(self, state: State, ask: AskConvert) -> Progress:
        done = most_converted(self.at(state)) - ask.left
        most = min(ask.left, state.stock[ask.seat], sum(state.barbarians))
        return Progress(done, done + most, "tokens", at_most=True)

    def check_convert(self, state: State, ask: AskConvert, answer: Convert) -> None:
        board = self.at(state).board
        area = board.index.get(answer.area)
        if area is None:
            raise self.refuse("no-area")
        most = min(ask.left, state.stock[ask.seat], state.barbarians[area])
        if not 1 <= answer.tokens <= most:
            raise self.refuse("convert-tokens", area=board.names[area], most=most)

    def apply_convert(self, moment: Moment, node: Node, ask: AskConvert, answer: Convert) -> None:
        state, seat = moment.state, ask.seat
        convert(moment, seat, moment.board.index[answer.area], answer.tokens)
        left = ask.left - answer.tokens
        if left and state.stock[seat] and any(state.barbarians):
            moment.flow.ask_again(node, replace(ask, left=left), self.name)
        else:
            moment.flow.finish(node)
