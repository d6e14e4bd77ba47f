"""Luck in the imagination: fast, repeatable by its seed, without a proof."""

from __future__ import annotations

from random import Random


class Luck:
    """Chance for imagined states. Real tables use `ecumene.table.chance`."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def below(self, n: int) -> int:
        return self._random.randrange(n)

    def order(self, n: int) -> list[int]:
        result = list(range(n))
        self._random.shuffle(result)
        return result
