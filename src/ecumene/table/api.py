"""The names that scripts and notebooks may rely on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ecumene.table.questions.refusal import Refused
from ecumene.table.questions.request import Request
from ecumene.table.record.history import Forgotten
from ecumene.table.record.replay import replay, verify
from ecumene.table.table import Table
from ecumene.table.titles import load_title, titles


def open_table(
    title: str,
    *,
    seats: int | None = None,
    seed: int | bytes | None = None,
    options: Mapping[str, Any] | None = None,
    overrides: Mapping[str, Any] | None = None,
) -> Table:
    """Open a table of a title.

    `seed` is 256 random bits unless a test or simulation fixes it. `overrides` is the content of an owner's
    own file (see `ecumene content check`).
    """
    return Table(load_title(title, overrides), seats=seats, seed=seed, options=options, overrides=overrides)


__all__ = [
    "Forgotten",
    "Refused",
    "Request",
    "Table",
    "load_title",
    "open_table",
    "replay",
    "titles",
    "verify",
]
