"""Where a player's own games and houses are kept."""

from __future__ import annotations

import os
from pathlib import Path


def home() -> Path:
    """The folder for what nobody named a file for. It need not exist yet."""
    if own := os.environ.get("ECUMENE_HOME"):
        return Path(own)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "ecumene"
