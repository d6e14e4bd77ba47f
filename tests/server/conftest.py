"""A house for a module of tests: a real process, a real database file, a free port."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.client import Guest, Process, Visitor, a_house
from tests.server.postgres import Postgres, a_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A database server, opened when the first test asks for it."""
    with a_postgres() as server:
        yield server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with a_house(tmp_path_factory.mktemp("house")) as process:
        yield process


@pytest.fixture
def guest(house: Process) -> Callable[[str], Guest]:
    """Somebody new comes in."""
    return lambda name: Guest(house.address, name)


@pytest.fixture
def visitor(house: Process) -> Visitor:
    return Visitor(house.address)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
