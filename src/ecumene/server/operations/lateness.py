"""How late the house wakes: whatever keeps its loop busy keeps everybody waiting, so it is always measured.

What other programs of the machine take is not counted: neither the time for which the loop was ready and had
no processor, nor more than the house itself was busy since the wake before. So work on the loop is seen, and
waiting on it (for a disk, for a lock that a sleeping thread has) is not. Who is frozen for a second misses
all the wakes of that second, and each of them counts.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import perf_counter, process_time

from ecumene.server.operations import measures

_EVERY = 0.02
_SCHEDULED = Path("/proc/thread-self/schedstat")
"""Where Linux says for how many nanoseconds a thread ran, and for how many it waited for a processor."""


async def watch_lateness() -> None:
    """Wake again and again, and write down how late that was."""
    due = perf_counter() + _EVERY
    while True:
        busy, queued = process_time(), _queued()
        await asyncio.sleep(max(0.0, due - perf_counter()))
        at, busy, queued = perf_counter(), process_time() - busy, _queued() - queued
        while due <= at:
            measures.loop_late_seconds.observe(max(0.0, min(at - due - queued, busy)))
            due += _EVERY


def _queued() -> float:
    """For how many seconds this thread has waited for a processor so far; elsewhere nobody knows."""
    try:
        return int(_SCHEDULED.read_text().split()[1]) / 1e9
    except (OSError, IndexError, ValueError):
        return 0.0
