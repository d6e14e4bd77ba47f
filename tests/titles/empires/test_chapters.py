"""The tables of a title are read from its chapters: no module with a frame or a question is forgotten."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from itertools import chain

from ecumene.table.state.frames import Ask, Frame
from ecumene.titles import empires, lineage
from ecumene.titles.empires.title import Empires


def frames() -> Iterator[type[Frame]]:
    """Every kind of frame that some module defines, without those that only others extend."""
    packages = [
        pkgutil.walk_packages(package.__path__, f"{package.__name__}.") for package in (lineage, empires)
    ]
    for module in chain(*packages):
        things = vars(import_module(module.name)).values()
        defined = [one for one in things if isinstance(one, type) and one.__module__ == module.name]
        yield from (one for one in defined if issubclass(one, Frame) and not one.__subclasses__())


def test_every_question_has_its_kind() -> None:
    assert set(Empires.kind_types) == {frame for frame in frames() if issubclass(frame, Ask)}


def test_every_other_frame_has_its_step() -> None:
    assert set(Empires.steps) == {frame for frame in frames() if not issubclass(frame, Ask)}


def test_a_title_with_other_chapters_has_other_tables() -> None:
    class Brief(Empires):
        chapters = Empires.chapters[:1]

    assert [kind.name for kind in Brief.kind_types.values()] == ["civilization"]
