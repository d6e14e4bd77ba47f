"""Merge patches (RFC 7386): what changed between two JSON objects, as small as they allow.

Little of a table changes with an answer. So equal parts are found by comparing their JSON text, which is
fast, and only the rest is compared in detail.
"""

from __future__ import annotations

from typing import Any

from msgspec.json import decode, encode

Patch = dict[str, Any]

_SMALL = 1000
"""Bytes."""


def difference(before: dict[str, Any], after: dict[str, Any]) -> Patch:
    """The patch that makes `after` of `before`. Values are never null: that is how a patch says "gone".

    >>> difference({"a": 1, "b": {"c": 2, "d": 3}}, {"a": 1, "b": {"c": 4}})
    {'b': {'c': 4, 'd': None}}
    """
    patch: Patch = {}
    for key, value in after.items():
        old = before.get(key)
        if type(old) is dict and type(value) is dict:
            if encode(old) != encode(value) and (inner := difference(old, value)):
                patch[key] = inner
        elif old != value or type(old) is not type(value):
            patch[key] = value
    for key in before:
        if key not in after:
            patch[key] = None
    return patch


def apply(before: Any, patch: Any) -> Any:
    """What a client does with a patch.

    >>> apply({"a": 1, "b": {"c": 2, "d": 3}}, {"b": {"c": 4, "d": None}})
    {'a': 1, 'b': {'c': 4}}
    """
    if not isinstance(patch, dict):
        return patch
    result = dict(before) if isinstance(before, dict) else {}
    for key, value in patch.items():
        if value is None:
            result.pop(key, None)
        else:
            result[key] = apply(result.get(key), value)
    return result


def without_nulls(value: Any) -> Any:
    """A JSON value as patches can carry it: a field that is null is left out.

    >>> without_nulls({"a": None, "b": [{"c": None}, None]})
    {'b': [{}, None]}
    """
    if type(value) not in (dict, list, tuple):
        return value
    if b"null" not in (written := encode(value)):
        return decode(written)
    clean = without_nulls if len(written) > _SMALL else _cleaned
    if type(value) is dict:
        return {key: clean(inner) for key, inner in value.items() if inner is not None}
    return [clean(inner) for inner in value]


def _cleaned(value: Any) -> Any:
    """The same piece by piece, which is quicker for something small."""
    if type(value) is dict:
        return {key: _cleaned(inner) for key, inner in value.items() if inner is not None}
    if type(value) in (list, tuple):
        return [_cleaned(inner) for inner in value]
    return value
