"""The common base of all questions of the lineage."""

from __future__ import annotations

from typing import TypeVar

from ecumene.table.questions.answers import Answer
from ecumene.table.questions.kind import Kind as TableKind
from ecumene.table.state.frames import Ask
from ecumene.table.text.words import Argument
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.state import Position, State

F = TypeVar("F", bound=Ask)
N = TypeVar("N", bound=Answer)


class Kind(TableKind[State, Book, F, N]):
    """A kind of question that is put in a position of the lineage."""

    _asked: Position | None = None
    """The position that was looked at last: a question is looked at many times before it is answered."""

    def at(self, state: State) -> Position:
        asked = self._asked
        if asked is None or asked.state is not state:
            asked = self._asked = Position(self.content, state)
        return asked

    def advances_for(self, what: str) -> Argument:
        """The title's advances that allow something or raise a number, for a message that names them."""
        return self.content.advances_for(what) or "none"
