"""A game that begins, as it is written down: what its table's row says of it, and its first entries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ecumene.server.errors import BadRequest
from ecumene.server.tables.packets import Line
from ecumene.table.api import Table, open_table
from ecumene.table.meta import BadOpening


def opened(title: str, count: int, options: Mapping[str, Any]) -> Table:
    try:
        return open_table(title, seats=count, options=options)
    except BadOpening as error:
        raise BadRequest("bad-opening", reason=str(error)) from None


def columns_of(table: Table, at: float) -> dict[str, Any]:
    seed, salt = table.secret
    return {"status": "running", "started": at, "seed": seed, "salt": salt}


def entries_of(id: str, table: Table, lines: Sequence[Line], at: float) -> list[dict[str, Any]]:
    """`lines` are what the log says of each."""
    return [
        {"table": id, "number": number, "line": line, "log": msgspec.json.encode(said).decode(), "at": at}
        for number, (line, said) in enumerate(zip(table.journal(), lines, strict=True))
    ]
