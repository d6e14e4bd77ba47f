"""The things that a title of the lineage has to declare, in addition to those of every title. It is a base
class of `title`, so that modules which the title calls (`positions`) can use it as a type.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar

from ecumene.table.questions.chapters import kinds_in, steps_in
from ecumene.table.title import Title
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.frames import Turn
from ecumene.titles.lineage.phases.leaving import depart
from ecumene.titles.lineage.phases.turn import Begin, play_turn
from ecumene.titles.lineage.state import Position, Rules, State


class Contract(Title[State, Book]):
    """A game of the lineage. `phases` are its phases by name, in their order.

    `chapters` are the modules of its rules, from which its questions and steps are read.
    """

    phases: ClassVar[Mapping[str, Begin]]
    chapters: ClassVar[Sequence[ModuleType]]

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.kind_types = kinds_in(cls.chapters)
        cls.steps = {Turn: play_turn(tuple(cls.phases.values()), depart), **steps_in(cls.chapters)}

    def scene_for(self, seats: int, options: Mapping[str, Any]) -> str:
        """The set-up for this number of seats."""
        return f"{options['map']}_{seats}"

    @abstractmethod
    def rules_for(self, options: Mapping[str, Any]) -> Rules:
        """The options that the rules read; options that are left out have their default."""

    def at(self, state: State) -> Position:
        return Position(self.content, state)
