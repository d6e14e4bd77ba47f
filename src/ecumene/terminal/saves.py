"""Save files: a game at this terminal as one JSON document, written whole or not at all.

It contains the table's seed, so it is not for the players of a fair game.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Annotated

import msgspec

from ecumene.home import home

FORMAT = 1
ENDING = ".save.json"
_Number = Annotated[int, msgspec.Meta(ge=0)]


class BadSave(ValueError):
    """A save file that cannot be read or written, with a reason for the player."""


class Saved(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The parts of a saved game: the journal with its seed, the seats, and the entries that people
    answered.
    """

    format: int
    title: str = ""
    over: bool = False
    journal: list[str]
    secret: tuple[str, str]
    people: list[_Number]
    bots: dict[str, str]
    answered: list[_Number] = []


# Places


def claim(title: str) -> Path:
    """A new, empty file in the data folder, which no other game uses."""
    try:
        home().mkdir(parents=True, exist_ok=True)
        for path in _numbered(home(), title, ENDING):
            try:
                os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            except FileExistsError:
                continue
            return path
    except OSError as error:
        raise BadSave(f"The game could not be saved in {home()}: {error.strerror}.") from None
    raise AssertionError("numbers do not end")


def newest(title: str) -> Path | None:
    """The unfinished game of a title in the data folder that was played last."""
    for path in sorted(home().glob(f"*{ENDING}"), key=_age):
        try:
            saved = read(path)
        except BadSave:
            continue
        if saved.title == title and not saved.over:
            return path
    return None


def expect_place(path: Path) -> None:
    """Refuse a place for a new game that cannot be written, or where it would overwrite something else."""
    if path.exists():
        try:
            over = read(path).over
        except BadSave:
            raise BadSave(
                f"{path} is there already and is not a save file of Ecumene. Nothing was changed; "
                "choose another name with --save."
            ) from None
        if not over:
            raise BadSave(
                f"{path} holds a game that is not over. Go on with it with --resume {path}, "
                "or choose another name with --save."
            )
    try:
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise BadSave(f"The game could not be saved to {path}: {error.strerror}.") from None


def _numbered(folder: Path, name: str, ending: str) -> Iterator[Path]:
    yield folder / f"{name}{ending}"
    for number in count(2):
        yield folder / f"{name}-{number}{ending}"


def _age(path: Path) -> float:
    """A key that sorts files by age, the youngest first; a file that is just being replaced counts as old."""
    try:
        return -path.stat().st_mtime_ns
    except OSError:
        return 0


# Files


def write(path: Path, saved: Saved) -> None:
    """Write the game to its file."""
    data = msgspec.json.format(msgspec.json.encode(saved), indent=1)
    _write_whole(path, data + b"\n")


def write_journal(save: Path, lines: Sequence[str]) -> Path:
    """Write the journal of a finished game beside its save, never over the journal of another game."""
    name = save.name.removesuffix(ENDING) if save.name.endswith(ENDING) else save.stem
    data = "".join(f"{line}\n" for line in lines).encode()
    for path in _numbered(save.parent, name, ".jsonl"):
        try:
            same = path.read_bytes() == data
        except FileNotFoundError:
            _write_whole(path, data)
            return path
        except OSError:
            continue
        if same:
            return path
    raise AssertionError("numbers do not end")


def _write_whole(path: Path, data: bytes) -> None:
    """Write to a temporary file beside it first, so that a crash never leaves half a file."""
    beside: str | None = None
    try:
        handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
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
