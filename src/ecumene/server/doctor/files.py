"""The database file of a house: whether it is there, intact, private, and has room to grow."""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from ecumene.server.doctor.findings import CannotLook, Found, found, mendable
from ecumene.server.operations.watchman import LITTLE_ROOM

_HEADER = b"SQLite format 3\x00"
_VERY_LITTLE = 10 * 1024 * 1024
_LONG_LOG = 256 * 1024 * 1024
_OTHERS = stat.S_IRWXG | stat.S_IRWXO
RESTORE = "Move it away and restore the last backup: ecumene restore FILE (docs/hosting.md)."


def expect_readable(file: Path) -> None:
    """Nothing can be said about a file that is not there, or that this person may not read."""
    if not file.exists():
        raise CannotLook(f"There is no house in {file}: there is no such file.")
    if not file.is_file():
        raise CannotLook(f"{file} is no file.")
    if not os.access(file, os.R_OK):
        raise CannotLook(f"{file} may not be read by whoever runs this; run it as the owner of the house.")


def whole(file: Path) -> Iterator[Found]:
    """A database file begins as one, and is as long as it says. Otherwise SQLite does not open it at all."""
    size = file.stat().st_size
    if size == 0:
        yield found("file", "damage", f"{file} is empty: everything that was in it is gone.", RESTORE)
        return
    with file.open("rb") as raw:
        head = raw.read(100)
    if not head.startswith(_HEADER):
        yield found("file", "damage", f"{file} is not a database.", RESTORE)
        return
    page = int.from_bytes(head[16:18], "big")
    says = int.from_bytes(head[28:32], "big") * (65536 if page == 1 else page)
    trusted = head[24:28] == head[92:96] and not _log_size(file)
    if len(head) < 100 or (trusted and size < says):
        yield found("file", "damage", f"{file} was cut: {size:,} bytes are left of it.", RESTORE)


def private(file: Path) -> Iterator[Found]:
    """It holds password hashes and the luck of running games: nobody but its owner may read it."""
    beside = [file.with_name(f"{file.name}{end}") for end in ("", "-wal", "-shm")]
    open_ones = [each for each in beside if each.exists() and each.stat().st_mode & _OTHERS]
    if open_ones:
        names = ", ".join(each.name for each in open_ones)
        yield mendable(
            "rights",
            "warning",
            f"Others on this machine may open {names} in {file.parent}.",
            partial(_close_to_others, open_ones),
            f"Run chmod 600 {file}*, or ecumene doctor --repair",
        )


def _close_to_others(open_ones: list[Path]) -> None:
    for each in open_ones:
        each.chmod(0o600)


def folder(file: Path) -> Iterator[Found]:
    """SQLite writes beside the file, so the folder must be writable; not by anybody: they could swap it."""
    place = file.absolute().parent
    mode = place.stat().st_mode
    if mode & stat.S_IWOTH and not mode & stat.S_ISVTX:
        what = f"Anybody on this machine may put other files into {place}."
        yield found("rights", "warning", what, f"Run chmod o-w {place}.")
    if not (os.access(place, os.W_OK) and os.access(file, os.W_OK)):
        yield found(
            "rights",
            "warning",
            f"Whoever runs this may not write to {file} or its folder; a house that they open cannot either.",
            "Run it as the owner of the house, or give the file and its folder to whoever opens it.",
        )


def room(file: Path) -> Iterator[Found]:
    """What cannot be written is not acknowledged: a full disk stops all tables."""
    free, size = shutil.disk_usage(file.absolute().parent).free, file.stat().st_size
    if free < _VERY_LITTLE:
        yield found("disk", "damage", f"The disk is full: {_mb(free)} are free.", "Make room on it.")
    elif free < max(LITTLE_ROOM, size):
        what = f"{_mb(free)} are free on the disk, and the house has {_mb(size)}."
        yield found("disk", "warning", what, "Make room on it, at least for a backup of the house.")


def log(file: Path) -> Iterator[Found]:
    """What SQLite has not yet folded into the file; it does so by itself in a quiet moment."""
    if (size := _log_size(file)) > _LONG_LOG:
        what = f"The log beside the file has {_mb(size)} that were never folded into it."
        yield found("file", "hint", what, "Close the house and open it again.")


CHECKS: tuple[Callable[[Path], Iterator[Found]], ...] = (whole, private, folder, room, log)


def _log_size(file: Path) -> int:
    beside = file.with_name(f"{file.name}-wal")
    return beside.stat().st_size if beside.is_file() else 0


def _mb(size: int) -> str:
    return f"{size / 1024 / 1024:,.0f} MB"
