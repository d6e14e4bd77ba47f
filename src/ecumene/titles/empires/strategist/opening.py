"""Before the game: which civilization to lead."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.answers import Answer
from ecumene.titles.empires.strategist.weights import civilization_points
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.phases.opening import AskCivilization, Civilization
from ecumene.titles.lineage.state import State


def civilization(book: Book, state: State, ask: AskCivilization, options: Sequence[Answer]) -> Answer | None:
    """The one that did best in games of strategists; one that is not known there is left to the advice."""
    points = civilization_points()
    offered = [option for option in options if isinstance(option, Civilization)]
    if not all(option.civilization in points for option in offered):
        return None
    return max(offered, key=lambda option: points[option.civilization])
