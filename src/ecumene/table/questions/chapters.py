"""Chapters: the modules of a title, each with its questions and its steps.

A title names its chapters once. From them the title reads which kind belongs to which question, and which
function to which frame: a kind names its question in its base classes, a function its frame with `takes_up`.
A later chapter may replace the kind or the function of an earlier one: that is how one game of a family
differs from another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any, TypeVar

from ecumene.table.questions.kind import Kind
from ecumene.table.state.frames import Ask, Frame, Node

M = TypeVar("M")
P = TypeVar("P", bound=Frame)
Step = Callable[[Any, Node, Any], None]
_TAKES_UP = "takes_up"


def takes_up(frame: type[P]) -> Callable[[Callable[[M, Node, P], None]], Callable[[M, Node, P], None]]:
    """Say of a function that it takes up this kind of frame."""

    def said(step: Callable[[M, Node, P], None]) -> Callable[[M, Node, P], None]:
        setattr(step, _TAKES_UP, frame)
        return step

    return said


def kinds_in(chapters: Iterable[ModuleType]) -> dict[type[Ask], type[Kind[Any, Any, Any, Any]]]:
    """The kinds of questions that chapters define, by their questions."""
    kinds: dict[type[Ask], type[Kind[Any, Any, Any, Any]]] = {}
    for chapter in chapters:
        kinds |= _once(chapter, [(kind.asks, kind) for kind in _defined(chapter) if _is_kind(kind)])
    return kinds


def steps_in(chapters: Iterable[ModuleType]) -> dict[type[Frame], Step]:
    """The functions of chapters that take up frames, by their frames."""
    steps: dict[type[Frame], Step] = {}
    for chapter in chapters:
        found = [step for step in _defined(chapter) if hasattr(step, _TAKES_UP)]
        steps |= _once(chapter, [(getattr(step, _TAKES_UP), step) for step in found])
    return steps


def _is_kind(one: Any) -> bool:
    return isinstance(one, type) and issubclass(one, Kind) and hasattr(one, "asks")


def _once(chapter: ModuleType, found: list[tuple[Any, Any]]) -> dict[Any, Any]:
    """What one chapter defines, by frame; two for the same frame are a mistake."""
    frames = [frame for frame, _ in found]
    for frame in frames:
        if frames.count(frame) > 1:
            raise TypeError(f"{chapter.__name__} says twice what {frame.__name__} does")
    return dict(found)


def _defined(chapter: ModuleType) -> list[Any]:
    """What a module defines itself, in its order: what it imports belongs to others."""
    return [one for one in vars(chapter).values() if getattr(one, "__module__", None) == chapter.__name__]
