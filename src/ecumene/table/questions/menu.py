"""Menus: options that are offered many times, but made once.

Offering options takes more time than anything else a table does. A kind of question whose options depend on a
small key (a card, a border, three counts) has a menu: the lists of answers by key, as records and in their
plain form. Return a copy of a list; the answers in it are shared. Options leave the table through `Offered`,
so that nobody outside ever holds a shared form.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec

from ecumene.table.questions.answers import Answer, Plain

K = TypeVar("K", bound=Hashable)
N = TypeVar("N", bound=Answer)

RECORDS: Final = 0
FORMS: Final = 1


class Menu(dict[K, tuple[list[N], list[Plain]]], Generic[K, N]):
    """Lists of answers by key; a list is made when it is first needed.

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


class Offered(list[Plain]):
    """Options for a receiver outside: a form is copied when the receiver reads it, so the receiver may change
    it.

    Copying all of them would cost more than finding them, and a bot looks at one of fifty.

    >>> shared = [{"do": "pass"}, {"do": "roll", "dice": 1}]
    >>> mine = Offered(shared)
    >>> mine[1]["dice"] = 6
    >>> mine[1], shared[1]
    ({'do': 'roll', 'dice': 6}, {'do': 'roll', 'dice': 1})
    """

    __slots__ = ("_shared",)

    def __init__(self, forms: list[Plain]) -> None:
        list.__init__(self, forms)
        self._shared: list[Plain] | None = forms

    def __getitem__(self, index: Any) -> Any:
        shared = self._shared
        if shared is None:
            return list.__getitem__(self, index)
        if type(index) is not int:
            return self._owned()[index]
        form = list.__getitem__(self, index)
        if form is shared[index]:
            form = form.copy()
            list.__setitem__(self, index, form)
        return form

    def _owned(self) -> list[Plain]:
        """The whole list, copied for the receiver."""
        shared, self._shared = self._shared, None
        for index, form in enumerate(shared or ()):
            if list.__getitem__(self, index) is form:
                list.__setitem__(self, index, form.copy())
        return self

    def __reduce__(self) -> tuple[type[list[Plain]], tuple[list[Plain]]]:
        """Copied and stored as the plain list that it looks like."""
        return list, ([*self],)


def _once_owned(name: str) -> Callable[..., Any]:
    method = getattr(list, name)

    def act(self: Offered, *args: Any, **named: Any) -> Any:
        return method(self._owned(), *args, **named)

    return act


for _name in (
    *("__iter__", "__reversed__", "__setitem__", "__delitem__", "__add__", "__iadd__", "__mul__", "__imul__"),
    *("__rmul__", "append", "clear", "copy", "extend", "insert", "pop", "remove", "reverse", "sort"),
):
    setattr(Offered, _name, _once_owned(_name))
