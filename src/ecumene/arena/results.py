"""The results of a tournament on disk: a line for each game, written before the next game counts.

The first line is the tournament. Lines are only ever added, and each is on the disk before its game counts as
played; so a kill loses at most the games under way, and a tournament that is resumed plays each game once.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

from ecumene.arena.game import Played
from ecumene.arena.plan import Fixture, Key
from ecumene.arena.tournament import Tournament


class OtherTournament(ValueError):
    """The file has the results of another tournament."""


class Result(msgspec.Struct, frozen=True):
    meeting: str
    played: Played

    @property
    def key(self) -> Key:
        return self.meeting, self.played.seed


class Results:
    """The file of a tournament, which may already contain some games."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self._path = path
        self._known: dict[Key, Result] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = self._read(tournament) if path.exists() else 0
        self._file: BinaryIO = path.open("ab")
        self._file.truncate(kept)  # the last line was not written completely
        if not kept:
            self._write(tournament)

    def __enter__(self) -> Results:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def __contains__(self, fixture: Fixture) -> bool:
        return fixture.key in self._known

    def __len__(self) -> int:
        return len(self._known)

    def __iter__(self) -> Iterator[Result]:
        """The results in an order that does not depend on which game ended first."""
        return iter([self._known[key] for key in sorted(self._known)])

    def add(self, fixture: Fixture, played: Played) -> None:
        """Count a game as played, durably."""
        result = Result(fixture.meeting, played)
        if result.key not in self._known:
            self._write(result)
            self._known[result.key] = result

    def _write(self, line: Tournament | Result) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def _read(self, tournament: Tournament) -> int:
        """Read the file; returns the number of bytes in complete lines."""
        data = self._path.read_bytes()
        kept = data.rfind(b"\n") + 1
        lines = data[:kept].splitlines()
        if not lines:
            return 0
        try:
            known = msgspec.json.decode(lines[0], type=Tournament)
            results = [msgspec.json.decode(line, type=Result) for line in lines[1:]]
        except msgspec.MsgspecError as error:
            raise OtherTournament(f"{self._path} has no results of a tournament: {error}.") from None
        if msgspec.structs.replace(known, games=tournament.games) != _as_read(tournament):
            raise OtherTournament(
                f"{self._path} has the results of another tournament; choose another folder."
            )
        self._known = {result.key: result for result in results}
        return kept


def _as_read(tournament: Tournament) -> Tournament:
    """The tournament as a file stores it. More games of the same tournament may be played at any time."""
    return msgspec.json.decode(msgspec.json.encode(tournament), type=Tournament)
