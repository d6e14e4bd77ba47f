"""The data folder, in which a player's games and houses are stored."""

from __future__ import annotations

import os
from pathlib import Path


def home() -> Path:
    """The data folder for files without a path from the user. It need not exist yet."""
    if own := os.environ.get("ECUMENE_HOME"):
        return Path(own)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "ecumene"
