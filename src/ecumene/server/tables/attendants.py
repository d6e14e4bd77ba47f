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
    """Attends one table. Each method is a hook, which does nothing by default."""

    def take_up(self, loaded: Loaded) -> None:
        """The table was read from the database: when it was loaded, or when others wrote to it."""

    async def catch_up(self) -> bool:
        """Read what other processes have written; whether there was anything. What was planned is void."""
        return False

    def admit(self) -> None:
        """Raise an error of the house if people may not act now."""

    def writes(self, before: Table, after: Table, written: Sequence[Written]) -> list[Statement]:
        """Statements to write together with new entries, all or none; also called if there are none.

        It must have no visible side effects: it may be called again, for other entries.
        """
        return []

    def follow(self, table: Table) -> None:
        """The table has changed: entries were written, here or by another process."""

    def greets(self, viewer: Viewer) -> list[Packet]:
        """Messages for somebody who begins to listen, after the state of the table."""
        return []

    def overhears(self, message: Packet) -> None:
        """A message that is no entry was sent to viewers, by this process or another one."""

    def presence(self, present: Sequence[int]) -> None:
        """The seats whose player is watching now; called whenever somebody comes or goes."""

    @property
    def busy(self) -> bool:
        """Whether the table must stay in memory for this attendant's sake."""
        return False

    async def stop(self) -> None:
        """The table is released, or the house closes."""
