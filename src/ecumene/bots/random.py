"""The random bot: any option, all equally likely."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from ecumene.table.perspective import Perspective
from ecumene.table.questions.answers import Answer


class RandomBot:
    thinks: ClassVar[bool] = False

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, perspective: Perspective) -> Answer:
        return self._random.choice(perspective.options)
