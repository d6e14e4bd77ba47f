"""Save files: a game at this terminal as one JSON document, written whole or not at all.

It holds the table's seed, so it is for whoever keeps the game, not for the seats of a fair one.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Annotated

import msgspec

FORMAT = 1
_Number = Annotated[int, msgspec.Meta(ge=0)]


class BadSave(ValueError):
    """A save file that cannot be read or written, with a reason for the player."""


class Saved(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What it takes to go on: the journal with its seed, who sits where, which entries people answered."""

    format: int
    journal: list[str]
    secret: tuple[str, str]
    people: list[_Number]
    bots: dict[str, str]
    answered: list[_Number] = []


def write(path: Path, saved: Saved) -> None:
    """Write the file beside its place first, so that a crash never leaves half a save."""
    data = msgspec.json.format(msgspec.json.encode(saved), indent=1)
    beside: str | None = None
    try:
        handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(data + b"\n")
        os.replace(beside, path)
    except OSError as error:
        if beside is not None and os.path.exists(beside):
            os.unlink(beside)
        raise BadSave(f"The game could not be saved to {path}: {error.strerror}.") from None


def read(path: Path) -> Saved:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadSave(f"The save file {path} cannot be opened: {error.strerror}.") from None
    try:
        saved = msgspec.json.decode(data, type=Saved)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadSave(f"{path} is not a save file of Ecumene, or it is damaged: {error}.") from None
    if saved.format != FORMAT:
        raise BadSave(f"{path} has the format {saved.format}; this version reads format {FORMAT}.")
    return saved


def free_path(title: str, folder: Path) -> Path:
    """A name for a new save that no older game has taken."""
    path = folder / f"ecumene-{title}.save.json"
    number = 2
    while path.exists():
        path = folder / f"ecumene-{title}-{number}.save.json"
        number += 1
    return path
