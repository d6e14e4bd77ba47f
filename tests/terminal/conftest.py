"""Real sessions at a real table, in a folder of their own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ecumene.terminal.session import Session

Open = Callable[..., Session]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home for games that nobody named a file for."""
    place = tmp_path / "home"
    monkeypatch.setenv("ECUMENE_HOME", str(place))
    return place


@pytest.fixture
def open_session(tmp_path: Path) -> Open:
    """Open a seeded game of Rome (the person) against a bot that plays Persia."""

    def opened(
        seed: int = 3, *, civilizations: str = "rome-persia", bot: str = "random", match: bool = False
    ) -> Session:
        return Session.opened(
            "cultures",
            seed=seed,
            options={"civilizations": civilizations, "first": "0", "match": match},
            bots=[bot],
            save=tmp_path / "game.save.json",
        )

    return opened


def position(session: Session) -> dict[str, Any]:
    """What the person sees of the table; the numbers of questions are left out, they never come again."""
    view = session.table.view(0)
    del view["flow"]
    return view


def second_movement(path: Path) -> Session:
    """A game of Mega Empires in which Saba, the person, has five tokens at home that can move."""
    options = {"civilizations": "ranking"}
    session = Session.opened("empires", seed=3, options=options, bots=["random"], save=path)
    while session.request is not None and session.table.turn < 3:
        session.answer(session.request.default)
    return session
