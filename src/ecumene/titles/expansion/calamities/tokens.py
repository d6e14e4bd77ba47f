"""Losing a number of tokens from some areas, by the owner's choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.kind import Progress
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.titles.lineage.events import TokensLost
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.phases.surplus import most_in
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import remove_tokens
from ecumene.titles.lineage.state import CardId, Moment, State


class AskTokens(Ask, frozen=True, tag="ask_tokens"):
    """Which tokens do you lose? Of those in the `areas`, `left` are still to be lost."""

    card: CardId
    areas: tuple[AreaId, ...]
    left: int
    lost: int = 0


class GiveUp(Answer, frozen=True, tag="give_up"):
    area: str
    tokens: int


def lose_tokens(
    moment: Moment, node: Node, seat: Seat, card: CardId, areas: Sequence[AreaId], count: int
) -> None:
    """A seat loses `count` of its tokens in some areas, or all that are there."""
    there = [area for area in areas if moment.state.tokens[seat][area]]
    total = sum(moment.state.tokens[seat][area] for area in there)
    if total <= count or len(there) == 1:
        for area in there:
            lose(moment, seat, area, min(moment.state.tokens[seat][area], count))
        return
    about = {"card": card, "areas": tuple(there), "left": count}
    moment.flow.ask(node, AskTokens, TokensKind.name, seat, **about)


def lose(moment: Moment, seat: Seat, area: AreaId, tokens: int) -> None:
    remove_tokens(moment.state, seat, area, tokens)
    moment.tell(TokensLost(seat, moment.board.ids[area], tokens))


class TokensKind(Kind[AskTokens, GiveUp]):
    name = "tokens"
    rule = "29.64"
    fills = True

    def rule_of(self, state: State, ask: AskTokens) -> str:
        return self.content.calamity[ask.card].section

    def options(self, state: State, ask: AskTokens) -> Sequence[GiveUp]:
        ids, row = self.at(state).board.ids, state.tokens[ask.seat]
        return [
            GiveUp(ids[area], tokens)
            for area in ask.areas
            for tokens in range(min(row[area], ask.left), 0, -1)
        ]

    def default(self, state: State, ask: AskTokens) -> GiveUp:
        """Surplus tokens first, then those of the areas with most tokens."""
        position, row = self.at(state), state.tokens[ask.seat]
        area = max(ask.areas, key=lambda one: (row[one] - most_in(position, ask.seat, one), row[one]))
        return GiveUp(position.board.ids[area], min(row[area], ask.left))

    def complete(self, state: State, ask: AskTokens, chosen: Sequence[GiveUp]) -> Sequence[GiveUp]:
        """The chosen tokens as far as they exist and are demanded, then those of the areas with most tokens
        left.
        """
        board, row, left = self.at(state).board, state.tokens[ask.seat], ask.left
        room = {board.ids[area]: row[area] for area in ask.areas}
        given: dict[str, int] = {}
        for wish in chosen:
            taken = max(0, min(wish.tokens, room.get(wish.area, 0) - given.get(wish.area, 0), left))
            given[wish.area] = given.get(wish.area, 0) + taken
            left -= taken
        for area in sorted(room, key=lambda one: given.get(one, 0) - room[one]):
            more = min(room[area] - given.get(area, 0), left)
            given[area] = given.get(area, 0) + more
            left -= more
        return [GiveUp(area, tokens) for area, tokens in given.items() if tokens]

    def about(self, state: State, ask: AskTokens) -> Mapping[str, Any]:
        return {"card": ask.card, "left": ask.left}

    def progress(self, state: State, ask: AskTokens) -> Progress:
        return Progress(ask.lost, ask.lost + ask.left, "tokens")

    def check(self, state: State, ask: AskTokens, answer: GiveUp) -> None:
        board = self.at(state).board
        area = board.index.get(answer.area)
        if area not in ask.areas:
            raise self.refuse("tokens-where", self.rule_of(state, ask))
        most = min(state.tokens[ask.seat][area], ask.left)
        if not 1 <= answer.tokens <= most:
            raise self.refuse("tokens-most", self.rule_of(state, ask), area=board.names[area], most=most)

    def apply(self, moment: Moment, node: Node, ask: AskTokens, answer: GiveUp) -> None:
        lose(moment, ask.seat, moment.board.index[answer.area], answer.tokens)
        left = ask.left - answer.tokens
        areas = tuple(area for area in ask.areas if moment.state.tokens[ask.seat][area])
        if not left:
            moment.flow.finish(node)
        elif len(areas) == 1:
            lose(moment, ask.seat, areas[0], left)
            moment.flow.finish(node)
        else:
            ask = replace(ask, areas=areas, left=left, lost=ask.lost + answer.tokens)
            moment.flow.ask_again(node, ask, self.name)
