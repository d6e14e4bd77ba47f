"""Real sessions at a real table, in a folder of their own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ecumene.terminal.session import Session

Open = Callable[..., Session]


@pytest.fixture
def open_session(tmp_path: Path) -> Open:
    """Open a seeded game of Rome (the person) against a bot that plays Persia."""

    def opened(seed: int = 3, *, civilizations: str = "rome-persia", bot: str = "random") -> Session:
        return Session.opened(
            "cultures",
            seed=seed,
            options={"civilizations": civilizations, "first": "0"},
            bots=[bot],
            save=tmp_path / "game.save.json",
        )

    return opened
