"""Hypothesis profiles: `default` repeats exactly, `nightly` searches further (HYPOTHESIS_PROFILE chooses).

Workers begin with the test files that take longest; `--record-durations FILE` writes the duration of each
file.
"""

import os
from functools import partial
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.durations import Stopwatch, longest_first, recorded

settings.register_profile(
    "default",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=50,
    stateful_step_count=30,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "nightly",
    deadline=None,
    derandomize=False,
    database=None,
    max_examples=300,
    stateful_step_count=60,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--record-durations", type=Path, metavar="FILE", help="write the seconds of each file of tests"
    )


def pytest_configure(config: pytest.Config) -> None:
    file = config.getoption("--record-durations")
    if file is not None and not _is_worker(config):
        config.pluginmanager.register(_Recording(file))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if _is_worker(config):
        order = partial(longest_first, recorded())
        items.sort(key=lambda item: order(item.nodeid.partition("::")[0]))


def _is_worker(config: pytest.Config) -> bool:
    return hasattr(config, "workerinput")


class _Recording:
    """Hears of every test in the process that the workers report to."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.stopwatch = Stopwatch()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.stopwatch.add(report.nodeid, report.duration)

    def pytest_sessionfinish(self) -> None:
        self.stopwatch.write(self.file)
