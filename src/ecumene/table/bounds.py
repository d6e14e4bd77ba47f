"""How large somebody's own content may be: looked at before anything in it is read, compared or built.

All the content of the largest title is a third of it. What is larger was made to keep a house busy.
"""

from __future__ import annotations

from typing import Any

LARGEST = 256 * 1024
"""Characters of all texts and names together."""
MOST_VALUES = 20_000
"""Texts, numbers, lists and tables, whatever they are in."""
DEEPEST = 12
"""How far tables and lists may lie in each other."""
LARGEST_NUMBER = 10**9


def beyond_bounds(content: Any) -> str | None:
    """Why some content is not even looked at; None for what people write.

    >>> beyond_bounds({"cards": {"brewery": {"cost": {"wood": 2}}}})
    >>> beyond_bounds({"cards": [0] * 20_000})
    'it has more than 20000 values'
    """
    values, letters = 0, 0
    waiting: list[tuple[Any, int]] = [(content, 0)]
    while waiting:
        value, depth = waiting.pop()
        values += 1
        if isinstance(value, str):
            letters += len(value)
        elif isinstance(value, int) and abs(value) > LARGEST_NUMBER:
            return f"no number in it may be larger than {LARGEST_NUMBER}"
        elif isinstance(value, dict):
            letters += sum(len(name) for name in value if isinstance(name, str))
            waiting += [(inner, depth + 1) for inner in value.values()]
        elif isinstance(value, list | tuple):
            waiting += [(inner, depth + 1) for inner in value]
        if depth > DEEPEST:
            return f"its tables and lists lie more than {DEEPEST} deep in each other"
        if values + len(waiting) > MOST_VALUES:
            return f"it has more than {MOST_VALUES} values"
        if letters > LARGEST:
            return f"it has more than {LARGEST} letters"
    return None
