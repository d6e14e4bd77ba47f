"""How late the house wakes: work on its event loop delays everybody, so it is always measured.

Other programs of the machine are not counted: neither the time in which the loop was ready but had no
processor, nor more than the house itself was busy since the last wake. So work on the loop is measured, and
waiting (for a disk, for a lock of a sleeping thread) is not. If the loop is blocked for a second, all wakes
of that second count as late.
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
