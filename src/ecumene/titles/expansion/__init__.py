"""Civilization: The Expansion Project, from the Stone Age to the Iron Age. Importing this loads no rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ecumene.titles.expansion.meta import META

if TYPE_CHECKING:
    from ecumene.titles.expansion.title import Expansion

__all__ = ["META", "load"]


def load(overrides: Mapping[str, Any] | None = None) -> Expansion:
    """The title with its rules, and with an owner's content where given."""
    from ecumene.titles.expansion.title import Expansion

    return Expansion(overrides)
