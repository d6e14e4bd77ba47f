"""Achievements at this terminal: a line in a file of the data folder for each time.

Lines are only appended, so that two games that end at once do not overwrite each other; unreadable lines are
skipped.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from ecumene.home import home
from ecumene.table.achievements import Achievement
from ecumene.terminal.saves import BadSave

FILE = "achievements.jsonl"


class Honour(msgspec.Struct, frozen=True):
    """One achievement in one game, which is identified by the hash that fixed its luck."""

    title: str
    achievement: str
    game: str
    at: float


def kept() -> list[Honour]:
    """All achievements that were earned here, the oldest first."""
    try:
        lines = _file().read_bytes().splitlines()
    except OSError:
        return []
    return [honour for line in lines if (honour := _read(line)) is not None]


def keep(title: str, game: str, achievements: Sequence[str]) -> None:
    """Store the achievements of a finished game, once for each game."""
    known = {honour.achievement for honour in kept() if honour.game == game}
    new = [Honour(title, earned, game, time.time()) for earned in achievements if earned not in known]
    if not new:
        return
    try:
        home().mkdir(parents=True, exist_ok=True)
        with _file().open("ab") as file:
            file.write(b"".join(msgspec.json.encode(honour) + b"\n" for honour in new))
    except OSError as error:
        raise BadSave(f"What you have earned could not be saved in {_file()}: {error.strerror}.") from None


def firsts(title: str) -> dict[str, Honour]:
    """The first time of each achievement of a title."""
    found: dict[str, Honour] = {}
    for honour in kept():
        if honour.title == title:
            found.setdefault(honour.achievement, honour)
    return found


def told(earnable: Iterable[Achievement], earned: Sequence[str], title: str, game: str) -> list[str]:
    """The achievements of a finished game, in lines, and their share of all achievements."""
    first, known = firsts(title), list(earnable)
    lines = [
        f"  {one.name}, {one.group}: {one.about}{' (new)' if _is_new(first.get(one.id), game) else ''}"
        for one in known
        if one.id in earned
    ]
    if lines:
        have = sum(one.id in first for one in known)
        lines = ["You have earned:", *lines, f"That makes {have} of {len(known)}."]
    return lines


def _is_new(first: Honour | None, game: str) -> bool:
    return first is not None and first.game == game


def _file() -> Path:
    return home() / FILE


def _read(line: bytes) -> Honour | None:
    try:
        return msgspec.json.decode(line, type=Honour)
    except (msgspec.DecodeError, UnicodeError):
        return None
