"""The yardstick: a fixed loop timed in the same run, so that speeds of different machines can be compared."""

from __future__ import annotations

from statistics import median
from time import monotonic, process_time

ITERATIONS_PER_LOOP = 1000
_LOOPS_PER_SAMPLE = 100
_SECONDS_BETWEEN_SAMPLES = 0.5


def loop(n, x=12345, s=0):  # type: ignore[no-untyped-def]  # fmt: skip
    a = [0] * 256
    d = {i: i ^ 85 for i in range(256)}  # noqa: E702
    for _ in range(n):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        i = x >> 23
        a[i] += 1
        if a[i] & 1:
            s += d[i]  # noqa: E701
    return s


class Yardstick:
    """Samples of the loop's CPU time, spread over a run because a machine is not equally fast all the time."""

    def __init__(self) -> None:
        self._samples: list[float] = []
        self._last = 0.0
        self.sample()

    def sample(self) -> None:
        """Time the loop, unless that was done a moment ago."""
        if self._samples and monotonic() - self._last < _SECONDS_BETWEEN_SAMPLES:
            return
        start = process_time()
        loop(_LOOPS_PER_SAMPLE * ITERATIONS_PER_LOOP)
        self._samples.append((process_time() - start) / _LOOPS_PER_SAMPLE)
        self._last = monotonic()

    @property
    def loops_per_second(self) -> float:
        return 1 / median(self._samples)
