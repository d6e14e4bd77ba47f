"""Draws the borders tight like the threads of a net, so that hooks and kinks of the raster disappear.

Each point moves to the middle of its neighbours, a junction to the middle of the borders that meet there.
Shores do not move. Who touches whom cannot change; a border that would become too short is held apart at its
ends.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Line: TypeAlias = NDArray[Any]

STEP = 0.5  # how much of the way to the middle a point goes in one round
APART = 24.0  # units that the ends of a border stay apart


@dataclass(frozen=True)
class Thread:
    """A border as dense points between two junctions (one and the same if closed); `fixed` never move."""

    start: int
    end: int
    line: Line
    fixed: bool

    @property
    def closed(self) -> bool:
        return self.start == self.end


def tighten(threads: Sequence[Thread], held: set[int], rounds: int) -> list[Line]:
    """The lines of the threads after so many rounds; junctions that are held stay where they are."""
    lines = [thread.line.copy() for thread in threads]
    meeting = _meeting(threads)
    movable = {corner: ends for corner, ends in meeting.items() if corner not in held and len(ends) >= 3}
    for _ in range(rounds):
        for thread, line in zip(threads, lines, strict=True):
            if not thread.fixed:
                _pull(line, closed=thread.closed)
        goals = {corner: _middle(lines, ends) for corner, ends in movable.items()}
        _hold_apart(threads, lines, goals)
        for corner, goal in goals.items():
            for number, at in movable[corner]:
                lines[number][at] = goal
    return lines


def _meeting(threads: Sequence[Thread]) -> dict[int, list[tuple[int, int]]]:
    """For each junction the threads that end there, and with which end."""
    meeting: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for number, thread in enumerate(threads):
        if not thread.closed:
            meeting[thread.start].append((number, 0))
            meeting[thread.end].append((number, -1))
    return meeting


def _pull(line: Line, *, closed: bool) -> None:
    if len(line) < 3:
        return
    line[1:-1] += STEP * ((line[:-2] + line[2:]) / 2 - line[1:-1])
    if closed:
        line[0] += STEP * ((line[1] + line[-2]) / 2 - line[0])
        line[-1] = line[0]


def _middle(lines: list[Line], ends: list[tuple[int, int]]) -> Line:
    here = lines[ends[0][0]][ends[0][1]]
    onward = [lines[number][_beside(at, len(lines[number]))] for number, at in ends]
    return here + STEP * (np.mean(onward, axis=0) - here)


def _beside(end: int, count: int) -> int:
    """The point a few steps on from an end; more than one, or a junction would lag behind its threads."""
    steps = min(3, count - 1)
    return steps if end == 0 else -1 - steps


def _hold_apart(threads: Sequence[Thread], lines: list[Line], goals: dict[int, Line]) -> None:
    for thread, line in zip(threads, lines, strict=True):
        if thread.closed or (thread.start not in goals and thread.end not in goals):
            continue
        start, end = goals.get(thread.start, line[0]), goals.get(thread.end, line[-1])
        along = end - start
        missing = APART - float(np.hypot(*along))
        if missing <= 0:
            continue
        push = along / max(1e-6, float(np.hypot(*along))) * missing / 2
        if thread.start in goals:
            goals[thread.start] = start - push
        if thread.end in goals:
            goals[thread.end] = end + push
