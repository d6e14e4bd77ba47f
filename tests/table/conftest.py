"""Tables of Parley, which is found through an entry point as any package from outside would be."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.parley.title import Parley
from tests.table.play import PARLEY, guest


@pytest.fixture(scope="session")
def parley() -> Parley:
    """The title itself, for tables that need no entry point."""
    return Parley()


@pytest.fixture
def installed() -> Iterator[None]:
    """Parley stands among the titles while a test runs."""
    with guest(PARLEY):
        yield
