"""The match: two games in a row with swapped civilizations and the same provinces."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.kind import Kind
from ecumene.table.state.frames import Ask, Node
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.events import CivilizationChosen
from ecumene.titles.cultures.rules.areas import take_board
from ecumene.titles.cultures.rules.scoring import Sheet
from ecumene.titles.cultures.rules.setup import Moment, clear
from ecumene.titles.cultures.state import SEATS, Game, State


class AskNextGame(Ask, frozen=True, tag="ask_next_game"):
    """The first game of a match is over: shall the second begin?"""


class BeginSecond(Answer, frozen=True, tag="begin_second"):
    """Clear the table for the second game."""


def end_first_game(moment: Moment, node: Node, sheets: list[Sheet]) -> None:
    """Write down the points and leave the table as it is until both have seen it."""
    moment.state.first_game = sheets
    moment.state.phase = "between"
    moment.flow.replace(node, Game("between"))
    for seat in SEATS:
        moment.flow.ask(node, AskNextGame, NextGameKind.name, seat)


def begin_second_game(moment: Moment, node: Node) -> None:
    """Everything off the table, the boards change seats, the same provinces lie in the same row."""
    state = moment.state
    state.game = 2
    swapped = state.civilizations[::-1]
    clear(moment.content, state)
    for seat, civilization in enumerate(swapped):
        take_board(moment.content, state, seat, civilization)
        moment.tell(CivilizationChosen(seat, civilization))
    moment.flow.replace(node, Game())
    moment.flow.due.append(node)


class NextGameKind(Kind[State, Book, AskNextGame, BeginSecond]):
    name = "next_game"
    rule = "match.two_games"

    def options(self, state: State, ask: AskNextGame) -> Sequence[BeginSecond]:
        return [BeginSecond()]

    def default(self, state: State, ask: AskNextGame) -> BeginSecond:
        return BeginSecond()

    def check(self, state: State, ask: AskNextGame, answer: BeginSecond) -> None:
        """There is nothing to refuse."""

    def apply(self, moment: Moment, node: Node, ask: AskNextGame, answer: BeginSecond) -> None:
        moment.flow.finish(node)
