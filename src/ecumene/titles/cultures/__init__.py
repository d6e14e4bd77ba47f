"""Rising Cultures: two civilizations, seven rounds, seven provinces. Importing this loads no rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ecumene.titles.cultures.meta import META

if TYPE_CHECKING:
    from ecumene.titles.cultures.title import Cultures

__all__ = ["META", "load"]


def load(overrides: Mapping[str, Any] | None = None) -> Cultures:
    """The title with its rules, and with an owner's content where given."""
    from ecumene.titles.cultures.title import Cultures

    return Cultures(overrides)
