"""Menus: answers that are offered again and again, made once.

How options are offered costs more than anything else a table does. A kind of question whose options depend
on a small key (a card, a border, three counts) keeps a menu: the lists of answers by key, as records and in
their plain form. Hand out a copy of a list; the answers in it are shared.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final, Generic, TypeVar

import msgspec

from ecumene.table.answers import Answer, Plain

K = TypeVar("K", bound=Hashable)
N = TypeVar("N", bound=Answer)

RECORDS: Final = 0
FORMS: Final = 1


class Menu(dict[K, tuple[list[N], list[Plain]]], Generic[K, N]):
    """Lists of answers by key; a list that was never asked for is made then.

    >>> class Roll(Answer, frozen=True, tag="roll"):
    ...     dice: int
    >>> menu = Menu(lambda most: [Roll(dice) for dice in range(1, most + 1)])
    >>> menu[2][FORMS]
    [{'do': 'roll', 'dice': 1}, {'do': 'roll', 'dice': 2}]
    """

    def __init__(self, make: Callable[[K], Sequence[N]]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> tuple[list[N], list[Plain]]:
        answers = list(self._make(key))
        dish = self[key] = answers, msgspec.to_builtins(answers)
        return dish
