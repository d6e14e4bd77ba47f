"""Size limits of plain data, checked before any of it is read, compared or built.

People's answers have about twenty values, and all the content of the largest title has nine thousand. Data
that is much larger was made to overload a house.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Bounds(msgspec.Struct, frozen=True):
    """`values` counts texts, numbers, lists and tables, at any depth; `letters` those of all texts and names
    together; `depth` limits the nesting of lists and tables, `number` is the largest number.
    """

    values: int
    letters: int
    depth: int
    number: int | None = None

    def broken_by(self, data: Any) -> str | None:
        """The reason to refuse data without reading it; None for data of normal size.

        >>> CONTENT.broken_by({"cards": {"brewery": {"cost": {"wood": 2}}}})
        >>> CONTENT.broken_by({"cards": [0] * 20_000})
        'it has more than 20000 values'
        """
        values, letters = 0, 0
        waiting: list[tuple[Any, int]] = [(data, 0)]
        while waiting:
            value, depth = waiting.pop()
            values += 1
            if isinstance(value, str):
                letters += len(value)
            elif isinstance(value, int) and self.number is not None and abs(value) > self.number:
                return f"no number in it may be larger than {self.number}"
            elif isinstance(value, dict):
                letters += sum(len(name) for name in value if isinstance(name, str))
                waiting += [(inner, depth + 1) for inner in value.values()]
            elif isinstance(value, list | tuple):
                waiting += [(inner, depth + 1) for inner in value]
            if depth > self.depth:
                return f"its tables and lists lie more than {self.depth} deep in each other"
            if values + len(waiting) > self.values:
                return f"it has more than {self.values} values"
            if letters > self.letters:
                return f"it has more than {self.letters} letters"
        return None


CONTENT = Bounds(values=20_000, letters=256 * 1024, depth=12, number=10**9)
"""An owner's content of a title."""
ANSWER = Bounds(values=500, letters=10_000, depth=8)
"""An answer of a seat, and a seat's question to the rules about one answer."""
