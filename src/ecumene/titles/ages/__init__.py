"""Age of Civilization: six rounds, three civilizations each. Importing this loads no rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ecumene.titles.ages.meta import META

if TYPE_CHECKING:
    from ecumene.titles.ages.title import Ages

__all__ = ["META", "load"]


def load(overrides: Mapping[str, Any] | None = None) -> Ages:
    """The title with its rules, and with an owner's content where given."""
    from ecumene.titles.ages.title import Ages

    return Ages(overrides)
