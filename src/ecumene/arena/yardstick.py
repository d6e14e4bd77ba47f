"""The yardstick: a fixed loop timed in the same run, so that speeds of different machines can be compared."""

from __future__ import annotations

from statistics import median
from time import monotonic, process_time

ITERATIONS_PER_LOOP = 1000
_LOOPS_PER_SAMPLE = 100
_SECONDS_BETWEEN_SAMPLES = 0.5


def loop(n: int, x: int = 12345, s: int = 0) -> int:
    """One loop of the yardstick is a thousand iterations of this. It must never change."""
    a = [0] * 256
    d = {i: i ^ 85 for i in range(256)}
    for _ in range(n):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        i = x >> 23
        a[i] += 1
        if a[i] & 1:
            s += d[i]
    return s


class Yardstick:
    """Samples of the loop's CPU time, spread over a run: a machine is not equally fast all the time."""

    def __init__(self) -> None:
        self._samples: list[float] = []
        self._last = 0.0
        self.sample()

    def sample(self) -> None:
        """Time the loop, unless that was done a moment ago."""
        if not self._samples or monotonic() - self._last >= _SECONDS_BETWEEN_SAMPLES:
            self.seconds_per_loop(_LOOPS_PER_SAMPLE)

    def seconds_per_loop(self, loops: int = 10) -> float:
        """The loop's CPU time at this moment."""
        start = process_time()
        loop(loops * ITERATIONS_PER_LOOP)
        self._samples.append((process_time() - start) / loops)
        self._last = monotonic()
        return self._samples[-1]

    @property
    def loops_per_second(self) -> float:
        return 1 / median(self._samples)
