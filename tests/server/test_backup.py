"""A house is backed up, restored and moved between a file and a PostgreSQL, without any change."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from ecumene.server.database.backup import BadBackup, back_up, contents, move, put_back
from tests.server.client import Guest, a_house
from tests.server.postgres import Postgres
from tests.server.test_play import asked


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Guest, str, Path]:
    """A house in a file: somebody in the middle of a game, things said, a game that is over."""
    folder = tmp_path_factory.mktemp("played")
    with a_house(folder) as house:
        ada = Guest(house.address, "Ada ✨")
        table, _ = ada.open_table(hotseat=True)
        ada.start(table)
        ada.post(f"/api/tables/{table}/chat", {"text": "What a day: ναί!"})
        for _ in range(5):
            _, request = asked({0: ada, 1: ada}, table)
            ada.answer(table, request, request["default"])
        running = folder / "running.backup"
        asyncio.run(back_up(f"sqlite:///{folder / 'ecumene.db'}", running))
    return f"sqlite:///{folder / 'ecumene.db'}", ada, table, running


def file_in(folder: Path, name: str) -> str:
    return f"sqlite:///{folder / name}"


def test_a_backup_of_an_open_house_is_put_back_anywhere(
    played: tuple[str, Guest, str, Path], postgres: Postgres, tmp_path: Path
) -> None:
    source, _, _, running = played
    there = asyncio.run(contents(source))
    assert there.rows["entries"] > 5
    for target in (postgres.database(), file_in(tmp_path, "other.db")):
        assert asyncio.run(put_back(running, target)) == asyncio.run(contents(target)) == there
    assert running.stat().st_mode & 0o077 == 0, "others could read it"


def test_a_house_moves_to_a_server_and_back_and_plays_on(
    played: tuple[str, Guest, str, Path], postgres: Postgres, tmp_path: Path
) -> None:
    source, ada, table, _ = played
    server, back = postgres.database(), file_in(tmp_path, "ecumene.db")
    assert asyncio.run(move(source, server)) == asyncio.run(move(server, back))
    with a_house(tmp_path) as house:
        again = Guest(house.address, welcome={"person": {"id": ada.id}, "token": ada.token})
        before = again.state(table)["number"]
        _, request = asked({0: again, 1: again}, table)
        assert again.answer(table, request, request["default"]) == before + 1


@pytest.mark.parametrize(
    "spoil",
    [
        lambda lines: lines[:-1],
        lambda lines: [*lines[:3], *lines[4:]],
        lambda lines: [line.replace(b"What a day", b"What a pity") for line in lines],
        lambda lines: [lines[0].replace(b'"format":1', b'"format":99'), *lines[1:]],
        lambda lines: [b"hello\n"],
    ],
    ids=["cut", "gap", "changed", "format", "other"],
)
def test_a_spoiled_backup_is_refused_and_nothing_is_put_back(
    played: tuple[str, Guest, str, Path],
    postgres: Postgres,
    tmp_path: Path,
    spoil: Callable[[list[bytes]], list[bytes]],
) -> None:
    lines = gzip.decompress(played[3].read_bytes()).splitlines(keepends=True)
    spoiled = tmp_path / "spoiled.backup"
    spoiled.write_bytes(gzip.compress(b"".join(spoil(lines))))
    for target in (postgres.database(), file_in(tmp_path, "empty.db")):
        with pytest.raises(BadBackup):
            asyncio.run(put_back(spoiled, target))
        with pytest.raises(BadBackup, match="no house"):
            asyncio.run(contents(target))


def test_a_house_is_never_put_upon_another(played: tuple[str, Guest, str, Path], tmp_path: Path) -> None:
    source, _, _, running = played
    before = asyncio.run(contents(source))
    with pytest.raises(BadBackup, match="not empty"):
        asyncio.run(put_back(running, source))
    with pytest.raises(BadBackup, match="not empty"):
        asyncio.run(move(source, source))
    assert asyncio.run(contents(source)) == before
