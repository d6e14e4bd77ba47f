"""The tree of answers: for every place in it, the answers that each asked seat has tried."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, sqrt

import msgspec

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Ask, Seat

Key = bytes
"""The key of an answer in the tree: some answers contain lists, which are not hashable."""

_encode = msgspec.msgpack.Encoder().encode

CURIOSITY = 1.2
"""The preference for rarely tried answers over those with good results (the constant of PUCT)."""

TRUST = 0.6
"""How much better the first look must find an answer, in its deviations, to be tried e times as often."""


def key_of(answer: Answer) -> Key:
    return _encode(answer)


class Trial:
    """The statistics of one answer: its prior counts as much as one visit."""

    __slots__ = ("first", "total", "visits")

    def __init__(self, first: float) -> None:
        self.first = first
        self.total = first
        self.visits = 0

    @property
    def mean(self) -> float:
        return self.total / (self.visits + 1)

    def learn(self, value: float) -> None:
        self.visits += 1
        self.total += value


Trials = dict[Key, Trial]


class Place:
    """A place in the tree, reached by a series of answers in whichever world.

    If several seats are asked at once, each tries its answers separately (none knows the answers of the
    others), and all of their answers together lead to the next place.
    """

    __slots__ = ("_next", "_trials", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self._trials: dict[tuple[Seat, type[Ask]], Trials] = {}
        self._next: dict[tuple[Key, ...], Place] = {}

    def trials(self, ask: Ask) -> Trials:
        """The answers that the asked seat has tried here. In another world its question may be different."""
        return self._trials.setdefault((ask.seat, type(ask)), {})

    def after(self, answers: tuple[Key, ...]) -> Place:
        place = self._next.get(answers)
        if place is None:
            place = self._next[answers] = Place()
        return place


def most_promising(trials: Mapping[Key, Trial], offered: Sequence[Key], spread: float) -> Key:
    """The answer to try next: one with good results, or one that seemed good at first and was tried too
    rarely (PUCT). Only options of this world are compared. `spread` is the range of values in this search.
    """
    tried = [trials[offer] for offer in offered]
    shares = first_looks([trial.first for trial in tried])
    curiosity = CURIOSITY * spread * sqrt(1 + sum([trial.visits for trial in tried]))
    best, found = offered[0], float("-inf")
    for offer, trial, share in zip(offered, tried, shares, strict=True):
        value = trial.total / (trial.visits + 1) + curiosity * share / (1 + trial.visits)
        if value > found:
            best, found = offer, value
    return best


def first_looks(values: Sequence[float]) -> list[float]:
    """The priors of answers as shares that add up to one."""
    mean, top = sum(values) / len(values), max(values)
    deviation = sqrt(sum([(value - mean) ** 2 for value in values]) / len(values))
    if not deviation:
        return [1 / len(values)] * len(values)
    weights = [exp((value - top) / (TRUST * deviation)) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
