"""The attendants of a running table: clocks, alarms, notices and the like.

A table knows its attendants by this contract only. What they write goes into the transaction of the entries
that caused it, so that both are stored or none. With several processes each has its own attendants for the
tables in its memory: what must happen only once is decided by the database.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.server.database.store import Statement
from ecumene.server.tables.packets import Packet, Viewer, Written
from ecumene.server.tables.record import Loaded
from ecumene.table.api import Table


class Attendant:
    """Attends one table; each method says what may be done there, and does nothing by itself."""

    def take_up(self, loaded: Loaded) -> None:
        """The table was read from the database: when it came to memory, or when others wrote to it."""

    async def catch_up(self) -> bool:
        """Read what other processes have written; whether there was anything. What was planned is void."""
        return False

    def admit(self) -> None:
        """Refuse, as an error of the house, what a person wants to do at a time when nobody may."""

    def writes(self, before: Table, after: Table, written: Sequence[Written]) -> list[Statement]:
        """What is written together with new entries, all or none; also asked where nothing came of it.

        Nothing that others see may be changed here: it may be asked again, for entries that come out
        differently."""
        return []

    def follow(self, table: Table) -> None:
        """The table is another one now: entries were written, here or by another process."""

    def greets(self, viewer: Viewer) -> list[Packet]:
        """Messages for somebody who begins to listen, after the state of the table."""
        return []

    def presence(self, present: Sequence[int]) -> None:
        """The seats of which somebody is looking now; said whenever somebody comes or goes."""

    @property
    def busy(self) -> bool:
        """Whether the table must stay in memory for this attendant's sake."""
        return False

    async def stop(self) -> None:
        """The table is let go, or the house closes."""
