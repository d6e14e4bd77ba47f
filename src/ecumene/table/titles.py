"""Which titles there are: every installed package may bring some, through the entry points `ecumene.titles`.

The module behind an entry point has `META` (the card of the title, cheap to import) and
`load(overrides)` (the title itself, with an owner's content where given).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

import msgspec

from ecumene.table.meta import BadOpening, Meta
from ecumene.table.title import Title

GROUP = "ecumene.titles"


def titles() -> dict[str, Meta]:
    """The cards of all titles, by id."""
    return {name: point.load().META for name, point in sorted(_points().items())}


def load_title(name: str, overrides: Mapping[str, Any] | None = None) -> Title[Any, Any]:
    """A title with its rules; loaded once for each content."""
    if name not in _points():
        known = ", ".join(sorted(_points()))
        raise BadOpening(f"There is no title {name!r:.80}; there are {known}.")
    return _load(name, msgspec.json.encode(overrides, order="deterministic") if overrides else None)


@lru_cache(maxsize=64)
def _load(name: str, overrides: bytes | None) -> Title[Any, Any]:
    module = _points()[name].load()
    title: Title[Any, Any] = module.load(msgspec.json.decode(overrides) if overrides else None)
    return title


@cache
def _points() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}
