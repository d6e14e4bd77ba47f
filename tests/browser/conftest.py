"""A house in a process of its own and a real Chromium, for a module of tests."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser import chromium, evidence
from tests.browser.window import DESK, Size, Theme, Window
from tests.server.client import Process, a_house

Opening = Callable[..., Window]
PATIENCE = 60_000
"""Milliseconds; machines that run all tests at once are slow at times."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with a_house(tmp_path_factory.mktemp("house")) as process:
        yield process


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """As long as it is open no test can have an event loop, and workers take tests in any order."""
    path = chromium.find()
    if path is None:
        pytest.fail(chromium.NONE)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


Gathering = Callable[[str], str]
GATHERING = pytest.StashKey[Gathering]()
"""What lays down what the windows of a test saw."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that failed, or could not even begin, shows its windows while they are open."""
    report = yield
    gather = item.stash.get(GATHERING, None)
    if report.failed and call.when != "teardown" and call.excinfo is not None and gather is not None:
        report.sections.append(("What the windows saw", gather(str(call.excinfo.value))))
    return report


@pytest.fixture
def window(
    house: Process, browser: Browser, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[Opening]:
    """Open a window to the house; all are closed at the end, and none may have seen a fault."""
    opened: list[Window] = []
    request.node.stash[GATHERING] = lambda fault: evidence.gather(opened, house, tmp_path, fault)

    def opening(size: Size = DESK, theme: Theme = "light") -> Window:
        window = Window(browser, house.address, size, theme)
        window.context.set_default_timeout(PATIENCE)
        opened.append(window)
        return window

    yield opening
    for one in opened:
        one.close()
