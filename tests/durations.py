"""The durations of test files in the last whole run on a quiet machine.

`pytest --record-durations FILE` writes the seconds of a run. Those of `tests/durations.json` decide the order
in which workers take the tests, and the tests that fit into `make check`. Nothing else depends on them.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

RECORDED = Path(__file__).with_suffix(".json")
UNKNOWN = 5.0
"""Seconds of a file that was never recorded."""


def recorded() -> dict[str, float]:
    """Seconds by the path of a file of tests."""
    durations: dict[str, float] = json.loads(RECORDED.read_text())
    return durations


def longest_first(files: Mapping[str, float], file: str) -> tuple[float, str]:
    """A key to sort by: what begins last should be short, so that no worker waits long for another."""
    return -files.get(file, UNKNOWN), file


class Stopwatch:
    """Adds up what the tests of each file take."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)

    def add(self, test: str, seconds: float) -> None:
        self.seconds[test.partition("::")[0]] += seconds

    def write(self, file: Path) -> None:
        rounded = {name: round(seconds, 1) for name, seconds in sorted(self.seconds.items())}
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(rounded, indent=1) + "\n")
