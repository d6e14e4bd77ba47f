"""Mega Empires: civilizations from the Stone Age to the Iron Age. Importing this loads no rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ecumene.titles.empires.meta import META

if TYPE_CHECKING:
    from ecumene.titles.empires.title import Empires

__all__ = ["META", "load"]


def load(overrides: Mapping[str, Any] | None = None) -> Empires:
    """The title with its rules, and with an owner's content where given."""
    from ecumene.titles.empires.title import Empires

    return Empires(overrides)
