"""How late the house wakes: whatever keeps its loop busy keeps everybody waiting, so it is always measured.

What other programs of the machine take is not counted: a wake is as late as the house itself was busy since
the one before, and never later than the clock says. Who is frozen for a second misses all the wakes of that
second, and each of them counts.
"""

from __future__ import annotations

import asyncio
from time import perf_counter, process_time

from ecumene.server import measures

_EVERY = 0.02


async def watch_lateness() -> None:
    """Wake again and again, and write down how late that was."""
    due = perf_counter() + _EVERY
    while True:
        busy = process_time()
        await asyncio.sleep(max(0.0, due - perf_counter()))
        at, busy = perf_counter(), process_time() - busy
        while due <= at:
            measures.loop_late_seconds.observe(min(at - due, busy))
            due += _EVERY
