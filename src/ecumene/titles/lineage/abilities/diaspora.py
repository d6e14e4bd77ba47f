"""Diaspora: up to five own tokens go from anywhere on the board to anywhere else, one after the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.answers import Answer
from ecumene.table.frames import Ask, Node, Seat
from ecumene.table.kind import Kind, Progress
from ecumene.titles.lineage.abilities.ability import Ability, EndAbility, Refuse, UseAbility, check_begin
from ecumene.titles.lineage.abilities.events import TokenResettled
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.phases.surplus import room_in
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import place_tokens, remove_tokens
from ecumene.titles.lineage.state import NOBODY, Moment, State, board_of, has

DIASPORA = "diaspora"
TOKENS = 5
"""How many tokens may be resettled."""


class AskResettle(Ask, frozen=True, tag="ask_resettle"):
    """Which token goes, then where to? `origin` is where the token stands that was chosen."""

    left: int
    origin: AreaId | None = None


class Lift(Answer, frozen=True, tag="lift"):
    """A token of this area goes elsewhere."""

    area: str


class Settle(Answer, frozen=True, tag="settle"):
    """It goes here."""

    area: str


Resettling = Lift | Settle | EndAbility


def homes(book: Book, state: State, seat: Seat) -> list[AreaId]:
    """The areas with room for one more token of a seat."""
    in_play = board_of(book, state).in_play
    return [area for area, played in enumerate(in_play) if played and room_in(book, state, seat, area) > 0]


def liftable(book: Book, state: State, seat: Seat) -> list[AreaId]:
    """The areas with a token of a seat for which there is a place elsewhere."""
    places = homes(book, state, seat)
    return [
        area
        for area, tokens in enumerate(state.tokens[seat])
        if tokens and any(place != area for place in places[:2])
    ]


def uses(book: Book, state: State, seat: Seat) -> list[UseAbility]:
    return [UseAbility(DIASPORA)] if liftable(book, state, seat) else []


def check(refuse: Refuse, book: Book, state: State, seat: Seat, use: UseAbility) -> None:
    check_begin(refuse, use)
    raise refuse("diaspora-nowhere", "adv.diaspora")


def begin(moment: Moment, node: Node, seat: Seat, use: UseAbility) -> None:
    moment.flow.ask(node, AskResettle, ResettleKind.name, seat, left=TOKENS)


ABILITY = Ability(uses, check, begin)


class ResettleKind(Kind[State, Book, AskResettle, Resettling]):
    name = "resettle"
    rule = "adv.diaspora"
    answers = Resettling

    def options(self, state: State, ask: AskResettle) -> Sequence[Resettling]:
        book, ids = self.content, board_of(self.content, state).ids
        if ask.origin is not None:
            return [Settle(ids[area]) for area in homes(book, state, ask.seat) if area != ask.origin]
        lifts: list[Resettling] = [Lift(ids[area]) for area in liftable(book, state, ask.seat)]
        return lifts if ask.left == TOKENS else [*lifts, EndAbility()]

    def default(self, state: State, ask: AskResettle) -> Resettling:
        """Nothing more; a token that must go leaves the fullest area for the emptiest."""
        book, seat = self.content, ask.seat
        ids = board_of(book, state).ids

        def room(area: AreaId) -> int:
            return room_in(book, state, seat, area)

        if ask.origin is not None:
            places = [area for area in homes(book, state, seat) if area != ask.origin]
            return Settle(ids[max(places, key=room)])
        if ask.left < TOKENS:
            return EndAbility()
        return Lift(ids[min(liftable(book, state, seat), key=room)])

    def about(self, state: State, ask: AskResettle) -> Mapping[str, Any]:
        names = board_of(self.content, state).names
        return {"left": ask.left, "origin": None if ask.origin is None else names[ask.origin]}

    def progress(self, state: State, ask: AskResettle) -> Progress:
        return Progress(TOKENS - ask.left, TOKENS, "tokens", at_most=True)

    def check(self, state: State, ask: AskResettle, answer: Resettling) -> None:
        book, board = self.content, board_of(self.content, state)
        if isinstance(answer, EndAbility):
            if ask.origin is not None or ask.left == TOKENS:
                raise self.refuse("ability-unfinished", "10.all_or_nothing")
            return
        area = board.index.get(answer.area)
        if area is None or not board.in_play[area]:
            raise self.refuse("no-area")
        if isinstance(answer, Lift):
            if ask.origin is not None:
                raise self.refuse("resettle-lifted", area=board.names[ask.origin])
            if area not in liftable(book, state, ask.seat):
                raise self.refuse("resettle-no-token", area=board.names[area])
        else:
            self._check_settle(state, ask, area)

    def _check_settle(self, state: State, ask: AskResettle, area: AreaId) -> None:
        name = board_of(self.content, state).names[area]
        if ask.origin is None:
            raise self.refuse("resettle-lift-first")
        if area == ask.origin:
            raise self.refuse("resettle-elsewhere", area=name)
        own = state.cities[area] == ask.seat + 1 and has(self.content, state, ask.seat, "public_works")
        if state.cities[area] != NOBODY and not own:
            raise self.refuse("resettle-city", "adv.diaspora.note_city", area=name)
        if room_in(self.content, state, ask.seat, area) <= 0:
            raise self.refuse("resettle-full", area=name)

    def apply(self, moment: Moment, node: Node, ask: AskResettle, answer: Resettling) -> None:
        state, book = moment.state, moment.content
        board = board_of(book, state)
        if isinstance(answer, EndAbility):
            moment.flow.finish(node)
            return
        area = board.index[answer.area]
        if isinstance(answer, Lift):
            moment.flow.ask_again(node, replace(ask, origin=area), self.name)
            return
        assert ask.origin is not None
        remove_tokens(state, ask.seat, ask.origin, 1)
        place_tokens(state, ask.seat, area, 1)
        moment.tell(TokenResettled(ask.seat, board.ids[ask.origin], answer.area))
        if ask.left > 1 and liftable(book, state, ask.seat):
            moment.flow.ask_again(node, replace(ask, left=ask.left - 1, origin=None), self.name)
        else:
            moment.flow.finish(node)
