"""The crier of a table, which writes a notice when the table waits for somebody; and the work of the post."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.server.database.store import Statement
from ecumene.server.house import House
from ecumene.server.ids import now
from ecumene.server.keeping.keeper import Keeper
from ecumene.server.notices.needs import of_change, of_votes, reminders
from ecumene.server.tables.attendants import Attendant
from ecumene.server.tables.live import LiveTable
from ecumene.server.tables.packets import Written
from ecumene.table.api import Table


class Crier(Attendant):
    def __init__(self, live: LiveTable) -> None:
        self._live = live

    @classmethod
    def of(cls, live: LiveTable) -> Crier:
        return cls(live)

    def writes(self, before: Table, after: Table, written: Sequence[Written]) -> list[Statement]:
        if self._live.door.lesson:  # it waits for nobody but its learner, who knows where it is
            return []
        keeper = self._live.attendant(Keeper)
        voted, votes = keeper.polls
        reminded = reminders(self._live.door, after, keeper.to_remind, now())
        reminded += of_votes(self._live.door, after, voted, [] if after.over else votes, now())
        if not written:
            return reminded
        covered = [seat for seat, record in enumerate(keeper.keeping.seats) if record.cover]
        return [*of_change(self._live.door, before, after, written[-1].at, covered), *reminded]


async def deliver(house: House) -> None:
    """Letters are made and sent while the house is open."""
    try:
        await house.post.work()
    finally:
        await house.post.close()
