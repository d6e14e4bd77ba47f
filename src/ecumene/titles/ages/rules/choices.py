"""The questions for the technology or the wonder that an ability gives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.table.questions.answers import Answer, Plain
from ecumene.table.questions.kind import Kind
from ecumene.table.questions.menu import FORMS, RECORDS, Menu
from ecumene.table.state.frames import Node
from ecumene.table.text.words import Words
from ecumene.titles.ages.book import Book, Moment
from ecumene.titles.ages.rules.gains import (
    AskTechnology,
    AskWonder,
    end_idle_questions,
    gain_technologies,
    gain_technology,
    gain_wonder,
    gain_wonders,
    open_technologies,
)
from ecumene.titles.ages.state import Cards, State


class Learn(Answer, frozen=True, tag="learn"):
    """Gain this technology."""

    technology: str


class Raise(Answer, frozen=True, tag="raise"):
    """Take this wonder."""

    wonder: str


class TechnologyKind(Kind[State, Book, AskTechnology, Learn]):
    name = "technology"
    rule = "effect.technology"

    def __init__(self, content: Book, words: Words, title: str) -> None:
        super().__init__(content, words, title)
        self._menu = Menu[Cards, Learn](lambda found: [Learn(one) for one in found])

    def options(self, state: State, ask: AskTechnology) -> Sequence[Learn]:
        return self._menu[open_technologies(self.content, state, ask.seat)][RECORDS].copy()

    def offer(self, state: State, ask: AskTechnology) -> list[Plain]:
        return self._menu[open_technologies(self.content, state, ask.seat)][FORMS].copy()

    def default(self, state: State, ask: AskTechnology) -> Learn:
        return Learn(open_technologies(self.content, state, ask.seat)[0])

    def about(self, state: State, ask: AskTechnology) -> Mapping[str, Any]:
        return {"source": ask.source, "left": ask.left}

    def check(self, state: State, ask: AskTechnology, answer: Learn) -> None:
        check_technology(self, state, ask.seat, answer.technology)

    def apply(self, moment: Moment, node: Node, ask: AskTechnology, answer: Learn) -> None:
        parent = moment.flow.parents[node]
        gain_technology(moment, parent, ask.seat, answer.technology)
        gain_technologies(moment, parent, ask.seat, ask.left - 1, ask.source)
        moment.flow.finish(node)
        end_idle_questions(moment)


class WonderKind(Kind[State, Book, AskWonder, Raise]):
    name = "wonder"
    rule = "effect.wonder"

    def __init__(self, content: Book, words: Words, title: str) -> None:
        super().__init__(content, words, title)
        self._menu = Menu[Cards, Raise](lambda found: [Raise(one) for one in found])

    def options(self, state: State, ask: AskWonder) -> Sequence[Raise]:
        return self._menu[state.wonder_market][RECORDS].copy()

    def offer(self, state: State, ask: AskWonder) -> list[Plain]:
        return self._menu[state.wonder_market][FORMS].copy()

    def default(self, state: State, ask: AskWonder) -> Raise:
        return Raise(state.wonder_market[0])

    def about(self, state: State, ask: AskWonder) -> Mapping[str, Any]:
        return {"source": ask.source, "left": ask.left}

    def check(self, state: State, ask: AskWonder, answer: Raise) -> None:
        if answer.wonder not in state.wonder_market:
            raise self.refuse("no-wonder", wonder=answer.wonder)

    def apply(self, moment: Moment, node: Node, ask: AskWonder, answer: Raise) -> None:
        parent = moment.flow.parents[node]
        gain_wonder(moment, parent, ask.seat, answer.wonder)
        gain_wonders(moment, parent, ask.seat, ask.left - 1, ask.source)
        moment.flow.finish(node)
        end_idle_questions(moment)


def check_technology(kind: Kind[Any, Any, Any, Any], state: State, seat: int, technology: str | None) -> None:
    """Refuse a technology that is not there, that the seat has, or that no arrow opens."""
    book: Book = kind.content
    if technology in open_technologies(book, state, seat):
        return
    if technology is None or technology not in book.technologies:
        raise kind.refuse("no-technology", "effect.technology")
    if technology in state.technologies[seat]:
        raise kind.refuse("has-technology", "effect.technology", technology=technology)
    requires = book.tree(state.special[seat]).get(technology)
    if requires is None:
        raise kind.refuse("off-card", "effect.technology", technology=technology)
    raise kind.refuse(
        "requirement", "effect.technology.requirement", technology=technology, requires=tuple(requires)
    )
