"""Tables that are cleared away for good, with everything that the database has of them."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, select

from ecumene.server.database.schema import enclosed, metadata, notices, reports, tables
from ecumene.server.database.store import Statement


def cleared(ids: Sequence[str]) -> list[Statement]:
    """What leaves nothing behind of these tables, but for what somebody reported of them."""
    if not ids:
        return []
    of_table = [
        each for each in reversed(metadata.sorted_tables) if "table" in each.c and each is not reports
    ]
    theirs = select(notices.c.id).where(notices.c.table.in_(ids))
    return [
        # Nobody adds an entry meanwhile: on a database server rows that refer to a table wait for its lock.
        select(tables.c.id).where(tables.c.id.in_(ids)).order_by(tables.c.id).with_for_update(),
        delete(enclosed).where(enclosed.c.notice.in_(theirs)),
        *(delete(each).where(each.c.table.in_(ids)) for each in of_table),
        delete(tables).where(tables.c.id.in_(ids)),
    ]
