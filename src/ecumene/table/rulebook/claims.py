"""Whether the claim of a case about a value is true."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ecumene.table.data.shapes import did_you_mean


class Untrue(AssertionError):
    """A claim of a case is not true."""


class NoSuchField(Untrue):
    """A claim names something that is not there: most likely it is misspelt."""


def compare(expected: Any, actual: Any, where: str) -> None:
    """Whether a claim holds: tables are compared key by key, everything else as a whole.

    A table of `has`, `lacks`, `size`, `least` or `most` says something about a value instead; `size` is a
    number, or a table of `least` and `most`.
    """
    if not isinstance(expected, Mapping):
        if expected != (list(actual) if isinstance(actual, tuple) else actual):
            raise Untrue(f"{where} is {shown(actual)}, not {expected!r}")
        return
    for key, value in expected.items():
        if key in CLAIMS and not (isinstance(actual, Mapping) and key in actual):
            if not _holds(key, actual, value, where):
                raise Untrue(f"{where} is {shown(actual)}, which does not fit {key} = {value!r}")
        elif not isinstance(actual, Mapping):
            raise Untrue(f"{where} is {shown(actual)} and has no {key!r}")
        elif key not in actual:
            hint = did_you_mean(key, map(str, actual), "there are") or "there is nothing"
            raise NoSuchField(f"{where}.{key}: there is no such field; {hint}")
        elif value == {}:
            raise Untrue(f"{where}.{key} = {{}} claims nothing; that it is empty is {{ size = 0 }}")
        else:
            compare(value, actual[key], f"{where}.{key}")


CLAIMS: dict[str, Callable[[Any, Any], bool]] = {
    "has": lambda actual, value: all(item in actual for item in value),
    "lacks": lambda actual, value: not any(item in actual for item in value),
    "size": lambda actual, value: _is_size(len(actual), value),
    "least": lambda actual, value: actual >= value,
    "most": lambda actual, value: actual <= value,
}


def _is_size(size: int, value: Any) -> bool:
    if not isinstance(value, Mapping):
        return bool(size == value)
    return all(CLAIMS[claim](size, bound) for claim, bound in value.items())


def _holds(claim: str, actual: Any, value: Any, where: str) -> bool:
    try:
        return CLAIMS[claim](actual, value)
    except (KeyError, TypeError):
        raise Untrue(f"{where} is {shown(actual)}, of which {claim} = {value!r} says nothing") from None


def shown(value: Any) -> str:
    """A value as a failure shows it: a large table is shortened."""
    text = repr(value)
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


MOST_SHOWN = 400
