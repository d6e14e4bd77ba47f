"""Options for a receiver: shared inside the table, copied as soon as the receiver reads one."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from ecumene.table.questions.menu import Offered


def after(change: Any, *args: Any, **named: Any) -> list[dict[str, Any]]:
    """What stands in the list, by index, after it was changed."""
    change(*args, **named)
    options: Offered = change.__self__
    return [options[index] for index in range(len(options))]


WAYS: dict[str, Callable[[Offered], Any]] = {
    "index": lambda options: [options[0], options[-1], options[1]],
    "slice": lambda options: options[0:3],
    "loop": lambda options: [option for option in options],  # noqa: C416 - a loop is what is tried
    "reversed": lambda options: list(reversed(options)),
    "unpacked": lambda options: [*options],
    "list": list,
    "tuple": tuple,
    "sorted": lambda options: sorted(options, key=str),
    "copied": lambda options: options.copy(),
    "shallow": copy.copy,
    "added": lambda options: options + [],  # noqa: RUF005 - adding is what is tried
    "twice": lambda options: options * 2,
    "popped": lambda options: [options.pop(), options.pop(0)],
    "sorted in place": lambda options: after(options.sort, key=str),
    "turned round": lambda options: after(options.reverse),
    "removed": lambda options: after(options.remove, {"do": "b"}),
    "filtered": lambda options: list(filter(None, options)),
    "mapped": lambda options: list(map(dict, options)) and list(options),
    "put in": lambda options: after(options.insert, 0, {}),
    "grown": lambda options: after(options.append, {}),
}


def forms() -> list[dict[str, Any]]:
    return [{"do": "a"}, {"do": "b"}, {"do": "c", "n": 1}]


@pytest.mark.parametrize("way", WAYS)
def test_spoiling_an_option_harms_nobody(way: str) -> None:
    shared = forms()
    for option in WAYS[way](Offered(shared)):
        option["do"] = "spoilt"
    assert shared == forms()


def test_an_option_looked_at_twice_is_the_same() -> None:
    options = Offered(forms())
    options[2]["n"] = 5
    assert options[2] == options[-1] == {"do": "c", "n": 5}
    assert list(options)[2] is options[2]


def test_options_are_a_list_for_everybody() -> None:
    options = Offered(forms())
    assert options == forms()
    assert {"do": "b"} in options
    assert (len(options), options.index({"do": "b"})) == (3, 1)
    assert json.loads(json.dumps(options)) == msgspec.json.decode(msgspec.json.encode(options)) == forms()
    assert pickle.loads(pickle.dumps(options)) == copy.deepcopy(options) == forms()
    assert repr(options) == repr(forms())
