"""The installed titles: every installed package may bring some, through the entry points `ecumene.titles`.

The module behind an entry point has `META` (the card of the title, cheap to import) and
`load(overrides)` (the title itself, with an owner's content where given).
"""

from __future__ import annotations

import gc
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from threading import Lock, RLock
from typing import Any

import msgspec

from ecumene.table.data.bounds import CONTENT
from ecumene.table.data.content import ContentError, Problem
from ecumene.table.meta import BadOpening, Meta
from ecumene.table.title import Title

GROUP = "ecumene.titles"

AnyTitle = Title[Any, Any]

_MOST_OWN = 16
"""How many titles with owners' content are cached; those of the house always are."""

_loading, _sharing = RLock(), Lock()
_loaded: dict[str, AnyTitle] = {}
_own: OrderedDict[tuple[str, bytes], AnyTitle] = OrderedDict()
_analysed: set[type[msgspec.Struct]] = set()


def titles() -> dict[str, Meta]:
    """The cards of all titles, by id."""
    return {name: point.load().META for name, point in sorted(_points().items())}


def load_title(name: str, overrides: Mapping[str, Any] | None = None) -> AnyTitle:
    """A title with its rules; loaded once for each content.

    A title with an owner's content is checked and built without a lock, so that nobody waits for it: only the
    title of the house, of which there is one, is loaded under a lock.
    """
    if name not in _points():
        known = ", ".join(sorted(_points()))
        raise BadOpening(f"There is no title {name!r:.80}; there are {known}.")
    title = _loaded.get(name) or _load(name)
    return _with_own(name, overrides) if overrides else title


def loaded_title(name: str) -> AnyTitle | None:
    """A title of the house if it is already loaded: this never takes long."""
    return _loaded.get(name)


def _load(name: str) -> AnyTitle:
    """All records of a title are analysed with it: it may be built with other content in any thread.

    It stays in memory, so the garbage collector need not visit it during games.
    """
    with _loading:
        if name not in _loaded:
            title: AnyTitle = _points()[name].load().load(None)
            _analyse(msgspec.Struct)
            _loaded[name] = title
            gc.freeze()
        return _loaded[name]


def _with_own(name: str, overrides: Mapping[str, Any]) -> AnyTitle:
    """If two threads bring the same content at the same moment, both build it, and share the first result."""
    if reason := CONTENT.broken_by(overrides):
        raise ContentError([Problem("content", reason)])
    key = name, msgspec.json.encode(overrides, order="deterministic")
    with _sharing:
        if key in _own:
            _own.move_to_end(key)
            return _own[key]
    built: AnyTitle = _points()[name].load().load(msgspec.json.decode(key[1]))
    with _sharing:
        title = _own.setdefault(key, built)
        if len(_own) > _MOST_OWN:
            _own.popitem(last=False)
    return title


def _analyse(record: type[msgspec.Struct]) -> None:
    """Let msgspec analyse every record once, while no other thread does.

    It does so when a record is first decoded, and two threads that do that at the same moment crash the
    process; a house replays and computes in threads.
    """
    for kind in record.__subclasses__():
        if kind not in _analysed:
            _analysed.add(kind)
            with suppress(TypeError):  # a record that is never decoded may hold what cannot be
                msgspec.json.Decoder(kind)
        _analyse(kind)


@cache
def _points() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}
