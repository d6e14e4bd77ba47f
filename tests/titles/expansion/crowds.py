"""Crowded tables of the Expansion Project."""

from __future__ import annotations

from functools import partial
from typing import Any

from ecumene.titles.expansion import load
from ecumene.titles.lineage.state import State
from tests.titles.empires import crowds

TITLE = load()
crowded = partial(crowds.crowded, title=TITLE)


def ask(state: State, seat: int, topic: str, language: str = "en", /, **args: Any) -> Any:
    """What a seat is told on a topic."""
    return TITLE.counsel(TITLE.glimpse(state, seat), seat, topic, args, language)
