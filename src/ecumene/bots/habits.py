"""Habits: the answers that had good results anywhere in the tree, for quick play below it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ecumene.bots.tree import Key, key_of
from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat

LOOKED_AT = 3
"""The number of answers that are compared at a time; the one with the best record is taken."""


class Habits:
    """The average value of each seat's answers in one search (move-average sampling)."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._known: dict[tuple[Seat, Key], tuple[int, float]] = {}
        self._all: dict[Seat, tuple[int, float]] = {}

    def choose(self, seat: Seat, options: Sequence[Answer]) -> tuple[Answer, Key]:
        """Of a few random options the one with the best record; an unknown one counts as average."""
        count, total = self._all.get(seat, (1, 0.0))
        usual, best = total / count, float("-inf")
        chosen, its_key = options[0], b""
        for _ in range(LOOKED_AT):
            option = options[int(self._random.random() * len(options))]
            key = key_of(option)
            known = self._known.get((seat, key))
            value = known[1] / known[0] if known else usual
            if value > best:
                chosen, its_key, best = option, key, value
        return chosen, its_key

    def learn(self, seat: Seat, key: Key, value: float) -> None:
        count, total = self._known.get((seat, key), (0, 0.0))
        self._known[seat, key] = count + 1, total + value
        count, total = self._all.get(seat, (0, 0.0))
        self._all[seat] = count + 1, total + value
