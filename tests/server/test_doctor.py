"""`ecumene doctor` finds damage of every kind, names its place and its remedy, repairs data that follows from
the journals, and guesses nothing; a second run does not find the repaired damage.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command as migrating

from ecumene.cli.app import run
from ecumene.server.database.backup import contents, move, put_back
from ecumene.server.database.store import database_at, migrations
from ecumene.server.doctor.findings import Report
from ecumene.server.doctor.visit import visit
from ecumene.table.record import journal as books
from ecumene.table.record.replay import replay, switch_rules
from tests.server.client import a_house
from tests.server.damaged import (
    ENTRIES,
    MENDED,
    SNAPSHOT,
    UNPLAYABLE,
    Played,
    cloned,
    flip_page,
    lines_of,
    opened,
    play,
)
from tests.server.postgres import Postgres
from tests.server.release import RELEASED, made
from tests.server.test_limits import answer_any

Doctor = Callable[..., tuple[int, Any, str]]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    return play(tmp_path_factory.mktemp("played"))


@pytest.fixture
def file(played: Played, folder: Path) -> Path:
    return played.copy_to(folder)


@pytest.fixture
def doctor(folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Doctor:
    """The command: its exit code, its document, what it says to standard error."""
    monkeypatch.setenv("ECUMENE_HOME", str(folder))

    def called(*tokens: str) -> tuple[int, Any, str]:
        code = run(["doctor", *tokens, "--json"])
        out, err = capsys.readouterr()
        return code, json.loads(out), err

    return called


def visited(url: str, home: Path, **options: Any) -> Report:
    return asyncio.run(visit(url, home, **options))


def only(findings: list[Any], **wanted: Any) -> Any:
    """The only finding with these fields."""
    (one,) = [each for each in findings if all(each.get(name) == value for name, value in wanted.items())]
    return one


# A house that is well


def test_a_house_that_is_well_is_left_as_it_is(file: Path, folder: Path, doctor: Doctor) -> None:
    before = file.read_bytes()
    code, report, said = doctor()
    assert (code, report["well"], report["findings"], said) == (0, True, [], "")
    assert report["tables"] == 2
    assert report["entries"] > ENTRIES
    assert file.read_bytes() == before
    assert [each.name for each in folder.iterdir()] == ["ecumene.db"], "no trace is left"
    steps: list[tuple[int, int]] = []
    visited(f"sqlite:///{file}", folder, progress=lambda done, of: steps.append((done, of)))
    assert steps == [(0, 2), (1, 2), (2, 2)], "whoever waits sees how far it is"


@pytest.mark.parametrize("kept", sorted(RELEASED.glob("*.backup")), ids=lambda kept: kept.name)
def test_the_houses_of_all_releases_are_well(kept: Path, folder: Path) -> None:
    """Tables of every title, in the middle of their games, at the hour at which they were left."""
    url = f"sqlite:///{folder / 'ecumene.db'}"
    asyncio.run(put_back(kept, url))
    (folder / "ecumene.db").chmod(0o600)
    report = visited(url, folder, clock=lambda: made(kept))
    assert (report.findings, report.unseen) == ([], [])
    assert report.tables > 1


def test_an_open_house_is_looked_at_while_it_is_played_in(played: Played, file: Path, doctor: Doctor) -> None:
    with a_house(file.parent) as house:
        ada = played.ada_at(house.address)
        for _ in range(3):
            answer_any(ada, played.table)
            for each in file.parent.glob("ecumene.db*"):
                each.chmod(0o600)
            code, report, _ = doctor()
            assert (code, report["findings"]) == (0, [])
        assert answer_any(ada, played.table) > 0


# Tables


def spoil(file: Path, played: Played) -> dict[str, str]:
    """A table for every sort of damage, and the check that should find it."""
    with opened(file) as database:
        for name, harm in (UNPLAYABLE | MENDED).items():
            if name != "noise":  # no other database takes text that is none
                harm(database, cloned(database, played.table, name.replace(" ", "-")))
        for name, change in CARDS.items():
            database.execute(change, (cloned(database, played.table, name),))
        for name, change in ENDS.items():
            database.execute(change, (cloned(database, played.finished, name),))
        rewritten(database, cloned(database, played.table, "tetris"), title="tetris")
        rewritten(database, cloned(database, played.table, "version"), version=99)
        last = 'delete from entries where "table" = ? and number >= ?'
        database.execute(last, (cloned(database, played.table, "tail"), ENTRIES - 5))
        database.execute(last, (cloned(database, played.finished, "endless"), 40))
        lucky(database, cloned(database, played.table, "luck"))
        digest = lines_of(database, cloned(database, played.finished, "digest"))
        rewritten_end(database, "digest", digest)
    return CHECKS


CARDS = {
    "options": "update tables set options = '{' where id = ?",
    "title": "update tables set title = 'ages' where id = ?",
    "seats": "update tables set seats = 5 where id = ?",
}
ENDS = {
    "result": "update tables set result = '[1]' where id = ?",
    "winner": "update tables set result = replace(result, '\"rank\":1', '\"rank\":3') where id = ?",
    "chained": "update tables set chain = 'x' where id = ?",
    "unfinished": "update tables set status = 'running', finished = null where id = ?",
}
"""What the lobby says of a table, and how its game ended: both follow from its journal."""

CHECKS = {
    "changed": "journal", "missing": "journal", "opening": "journal", "doubled": "journal", "cut": "journal",
    "chain": "journal", "empty": "journal", "rechained": "rules", "seed": "seed", "keeping": "keeping",
    "luck": "rules", "tail": "receipts", "endless": "ending", "digest": "ending",
}  # fmt: skip
"""What cannot be mended, and which check finds it."""
REPAIRED = {
    "snapshot-cut": "snapshot", "snapshot-moved": "snapshot", "log": "log", "options": "card",
    "title": "card", "seats": "card", "result": "ending", "winner": "ending", "chained": "ending",
    "unfinished": "ending",
}  # fmt: skip


def rewritten(database: sqlite3.Connection, table: str, **opening: Any) -> None:
    """The journal of a table that was opened otherwise, with a chain that holds."""
    first, *rest = books.read(lines_of(database, table))
    write(database, table, [msgspec.structs.replace(first, **opening), *rest])
    if "title" in opening:
        database.execute("update tables set title = ? where id = ?", (opening["title"], table))


def lucky(database: sqlite3.Connection, table: str) -> None:
    """A table that has just begun, with cards that its seed did not deal; the rules see nothing wrong."""
    for part in ("entries", "snapshots", "receipts"):
        database.execute(f'delete from {part} where "table" = ? and number > 0', (table,))
    (first,) = books.read(lines_of(database, table))
    assert isinstance(first, books.Opening)
    dealt, *rest = first.chance
    assert isinstance(dealt, list)
    write(database, table, [msgspec.structs.replace(first, chance=(dealt[::-1], *rest))])


def rewritten_end(database: sqlite3.Connection, table: str, lines: list[str]) -> None:
    *entries, closing_entry = books.read(lines)
    assert isinstance(closing_entry, books.Closing)
    write(database, table, [*entries, books.Closing(closing_entry.seed, closing_entry.salt, "0" * 64)])


def write(database: sqlite3.Connection, table: str, entries: list[books.Entry]) -> None:
    for number, line in enumerate(books.write(entries)):
        this = 'update entries set line = ? where "table" = ? and number = ?'
        database.execute(this, (line, table, number))


def rows_of(file: Path, table: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as database:
        journal = database.execute('select * from entries where "table" = ? order by number', (table,))
        return [*journal, *database.execute('select * from keepings where "table" = ?', (table,))]


def test_every_sort_of_damage_is_found_and_what_follows_from_the_journal_is_mended(
    played: Played, file: Path, folder: Path, doctor: Doctor
) -> None:
    spoil(file, played)
    before = file.read_bytes()
    code, report, said = doctor()
    assert (code, said) == (1, "The house needs looking after.\n")
    assert file.read_bytes() == before, "nobody has asked for repairs"
    found = {each["table"]: each for each in report["findings"]}
    for table, check in CHECKS.items():
        one = only(report["findings"], table=table, check=check)
        assert one["severity"] == "damage"
        assert "repairable" not in one
        assert f"--quarantine={table}" in one["do"]
        assert "restore" in one["do"]
    for table, check in REPAIRED.items():
        assert only(report["findings"], table=table, check=check)["repairable"]
    assert found["changed"]["entry"] == found["missing"]["entry"] == found["cut"]["entry"] == 20
    assert "entry 20 is missing" in found["missing"]["what"]
    assert "it is a copy of entry 20" in found["doubled"]["what"]
    assert found["tail"]["entry"] >= ENTRIES - 5
    assert (found["tetris"]["check"], found["tetris"]["severity"]) == ("title", "warning")
    assert (found["version"]["check"], found["version"]["severity"]) == ("rules", "hint")
    assert {played.table, played.finished}.isdisjoint(found), "nothing is wrong with these"

    kept = {table: rows_of(file, table) for table in CHECKS}
    code, report, _ = doctor("--repair")
    assert code == 1
    assert {each["table"] for each in report["findings"] if each.get("repaired")} == {*REPAIRED}
    assert {table: rows_of(file, table) for table in CHECKS} == kept, "nothing was guessed"
    backup = Path(report["backup"])
    assert backup.parent == folder
    assert backup.stat().st_mode & 0o077 == 0
    backup_url, url = f"sqlite:///{backup}", f"sqlite:///{file}"
    assert asyncio.run(contents(backup_url)) != asyncio.run(contents(url))

    code, report, _ = doctor("--repair")
    assert [each for each in report["findings"] if each.get("repairable")] == [], "it was mended"
    assert report["backup"] == ""
    broken = sorted({each["table"] for each in report["findings"] if each["severity"] == "damage"})
    assert broken == sorted(CHECKS)

    asides = [f"--quarantine={table}" for table in (*broken, "tetris")]
    code, report, said = doctor(*asides)
    assert (code, said) == (0, ""), report["findings"]
    assert {each["check"] for each in report["findings"]} == {"quarantine", "rules"}
    assert all(each["severity"] == "hint" for each in report["findings"])
    with a_house(folder) as house:
        ada = played.ada_at(house.address)
        assert ada.http.get("/api/tables/changed/state").json()["code"] == "quarantined"
        mine = {card["id"] for card in ada.get("/api/tables", which="mine")}
        assert mine.isdisjoint(CHECKS)
        for table in ("snapshot-cut", "log", "options"):
            assert answer_any(ada, table) > 0
        assert ada.get("/api/tables/unfinished")["status"] == "finished"
        assert "Traceback" not in house.log()
    assert doctor("--readmit", "changed", "--readmit", "digest")[0] == 1
    with closing(sqlite3.connect(file)) as database:
        states = dict(database.execute("select id, status from tables where id in ('changed', 'digest')"))
    assert states == {"changed": "running", "digest": "finished"}


def test_who_asks_for_repairs_is_told_that_there_were_none(
    file: Path, doctor: Doctor, capsys: pytest.CaptureFixture[str]
) -> None:
    assert doctor("--repair")[0] == 0
    assert run(["doctor", "--repair"]) == 0
    assert "There was nothing to repair; nothing was changed." in capsys.readouterr().out
    assert run(["doctor"]) == 0
    assert "nothing to repair" not in capsys.readouterr().out


def test_a_snapshot_that_is_mended_is_the_state_of_its_journal(
    played: Played, file: Path, doctor: Doctor
) -> None:
    whole = 'select state from snapshots where "table" = ? and number = ?'
    with opened(file) as database:
        (right,) = database.execute(whole, (played.table, SNAPSHOT)).fetchone()
        database.execute("update snapshots set state = replace(state, '1', '2')")
    assert doctor("--repair")[0] == 0
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("select number, state from snapshots").fetchall() == [(SNAPSHOT, right)]
    assert doctor()[1]["findings"] == []


@pytest.mark.parametrize("receipts", [True, False], ids=["receipts", "no receipts"])
def test_what_is_left_of_a_journal_that_was_cut_is_kept(
    played: Played, file: Path, doctor: Doctor, receipts: bool
) -> None:
    """Its last snapshot may be the only rest of what people were told is written."""
    with opened(file) as database:
        database.execute('delete from entries where "table" = ? and number > 8', (played.table,))
        database.execute('update keepings set due = 1 where "table" = ?', (played.table,))
        database.execute("update tables set options = '{' where id = ?", (played.table,))
        if not receipts:
            database.execute("delete from receipts")
    with closing(sqlite3.connect(file)) as database:
        before = list(database.iterdump())
    code, report, _ = doctor("--repair")
    one = only(report["findings"], check="snapshot", table=played.table)
    assert (code, one["severity"], one["entry"]) == (1, "damage", SNAPSHOT)
    assert "the journal ends with entry 8" in one["what"]
    assert "restore" in only(report["findings"], check="card")["do"]
    assert not any(each.get("repairable") or each.get("repaired") for each in report["findings"])
    assert report["backup"] == ""
    with closing(sqlite3.connect(file)) as database:
        assert list(database.iterdump()) == before


def test_a_log_of_which_only_a_part_can_be_told_again(played: Played, file: Path, doctor: Doctor) -> None:
    """What former rules told is not what those of today could tell: that part is not called mended."""
    with opened(file) as database:
        switched(database, played.table, 20)
        for number in (3, 21):
            spoil_log = 'update entries set log = ? where "table" = ? and number = ?'
            assert database.execute(spoil_log, ("{", played.table, number)).rowcount == 1
    for _ in range(2):
        code, report, _ = doctor("--repair")
        one = only(report["findings"], check="log", entry=3)
        assert (code, one.get("repairable"), one.get("repaired")) == (1, None, None)
        assert "entry 3 cannot be read" in one["what"]
        others = [each for each in report["findings"] if each != one and each["check"] == "log"]
        assert [(each["entry"], each["repaired"]) for each in others] in ([(21, True)], [])
    assert others == [], "it was mended the first time"


def switched(database: sqlite3.Connection, table: str, at: int) -> None:
    """A table that was opened under other rules, which were replaced at an entry, and one answer more."""
    ((seed, salt),) = database.execute("select seed, salt from tables where id = ?", (table,))
    former = lines_of(database, table)[:at]
    _, state = replay(former, secret=(seed, salt)).snapshot()
    first, *rest = books.read(former)
    assert isinstance(first, books.Opening)
    older = books.write([msgspec.structs.replace(first, version=first.version + 90), *rest])
    now = switch_rules(older, state, (seed, salt))
    request = now.requests()[0]
    now.answer(request.seat, request.id, request.default)
    for part in ("entries", "snapshots", "receipts"):
        database.execute(f'delete from {part} where "table" = ? and number > ?', (table, at + 1))
    database.execute('delete from snapshots where "table" = ?', (table,))
    write(database, table, books.read(now.journal()))


def test_a_table_whose_id_begins_with_a_dash_can_be_named(played: Played, file: Path, doctor: Doctor) -> None:
    with opened(file) as database:
        UNPLAYABLE["cut"](database, cloned(database, played.table, "--repair"))
    assert doctor("--quarantine=--repair")[1]["findings"][0]["check"] == "quarantine"
    assert doctor("--readmit=--repair")[1]["findings"][0]["check"] == "journal"


def test_a_name_that_no_table_has_is_refused(file: Path, doctor: Doctor) -> None:
    code, report, _ = doctor("--quarantine", "nobody")
    assert (code, report) == (1, {"error": "There is no table nobody."})
    code, report, _ = doctor("--readmit", "nobody")
    assert code == 1


# On a server


def test_a_house_on_a_server_is_looked_at_and_mended_alike(
    played: Played, file: Path, folder: Path, postgres: Postgres
) -> None:
    spoil(file, played)
    here = visited(f"sqlite:///{file}", folder)
    url = postgres.database()
    asyncio.run(move(f"sqlite:///{file}", url))
    there = visited(url, folder)
    assert signs(there) == signs(here)
    mended = visited(url, folder, repair=True)
    assert {one.table for one in mended.findings if one.repaired} == {*REPAIRED}
    assert Path(mended.backup).parent == folder
    assert not any(one.repairable for one in visited(url, folder).findings)
    postgres.run("drop index ix_tables_status", url)
    (lost,) = [one for one in visited(url, folder, repair=True).findings if one.check == "schema"]
    assert lost.repaired


def signs(report: Report) -> set[tuple[str, str, str]]:
    return {(one.table, one.check, one.what) for one in report.findings}


def test_a_server_that_is_not_there_could_not_be_looked_at(
    folder: Path, doctor: Doctor, postgres: Postgres
) -> None:
    code, report, _ = doctor("--database", postgres.address("nowhere"))
    assert code == 2
    assert "nowhere" in report["error"]


@pytest.mark.parametrize("address", ["house.db", "mysql://root:secret@db/house", "postgres//:secret@db"])
def test_an_address_that_is_none(doctor: Doctor, address: str) -> None:
    code, report, said = doctor("--database", address)
    assert code == 2
    assert "no address of a database" in report["error"]
    assert "secret" not in said


# The file


def test_a_file_that_is_not_there_could_not_be_looked_at(folder: Path, doctor: Doctor) -> None:
    code, report, said = doctor()
    assert code == 2
    assert report == {"error": said.strip()}
    assert "no such file" in said
    assert list(folder.iterdir()) == [], "and none was begun"


def test_a_page_that_was_lost_is_found(played: Played, file: Path, doctor: Doctor) -> None:
    with opened(file) as database:
        cloned(database, played.table, "well")
        line = lines_of(database, played.table)[30]
    flip_page(file, line)
    code, report, _ = doctor("--repair")
    assert code == 1
    damaged = [each for each in report["findings"] if each["severity"] == "damage"]
    assert {each["check"] for each in damaged} == {"file"}
    assert {each.get("table", "") for each in damaged} == {"", played.table}
    assert not any(each.get("repairable") for each in damaged)


@pytest.mark.parametrize(
    ("harm", "says"),
    [
        (lambda file: file.write_bytes(b""), "is empty"),
        (lambda file: file.write_text("Dear diary, " * 999), "is not a database"),
        (lambda file: os.truncate(file, file.stat().st_size // 2), "was cut"),
        (lambda file: os.truncate(file, 60), "was cut"),
    ],
    ids=["empty", "other", "half", "head"],
)
def test_a_file_that_cannot_be_opened(
    file: Path, doctor: Doctor, harm: Callable[[Path], Any], says: str
) -> None:
    harm(file)
    before = file.read_bytes()
    code, report, _ = doctor("--repair")
    one = only(report["findings"], check="file")
    assert code == 1
    assert says in one["what"]
    assert "ecumene restore" in one["do"]
    assert report["unseen"] == ["The tables: the file cannot be opened."]
    assert file.read_bytes() == before


def test_a_file_that_others_may_read_is_made_private(file: Path, doctor: Doctor) -> None:
    file.chmod(0o644)
    code, report, _ = doctor()
    assert (code, only(report["findings"], check="rights")["repairable"]) == (1, True)
    assert doctor("--repair")[0] == 0
    assert file.stat().st_mode & 0o777 == 0o600
    assert doctor()[1]["findings"] == []


def test_indexes_are_made_anew(played: Played, file: Path, doctor: Doctor) -> None:
    """One has lost rows, one is not there at all."""
    with opened(file) as database:
        database.execute("drop index ix_messages_at")
        database.execute("pragma writable_schema = on")
        hidden = "select * from sqlite_master where name = 'ix_tables_status'"
        kept = database.execute(hidden).fetchone()
        database.execute("delete from sqlite_master where name = 'ix_tables_status'")
    with opened(file) as database:
        cloned(database, played.table, "new")
        database.execute("pragma writable_schema = on")
        database.execute("insert into sqlite_master values (?, ?, ?, ?, ?)", kept)
    code, report, _ = doctor()
    assert code == 1
    assert {each["check"] for each in report["findings"]} == {"file", "schema"}
    assert all(each["repairable"] for each in report["findings"])
    assert doctor("--repair")[0] == 0
    assert doctor()[1]["findings"] == []


@contextmanager
def files_at_most(size: int) -> Iterator[None]:
    """Meanwhile no file can grow beyond so many bytes, as if the disk were full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_is_looked_at(played: Played, file: Path, doctor: Doctor) -> None:
    """SQLite has no room for what it lays beside the file, and still its tables are looked at."""
    with opened(file) as database:
        UNPLAYABLE["cut"](database, played.table)
    with files_at_most(1000):
        code, report, _ = doctor()
    assert code == 1
    assert {each["check"] for each in report["findings"]} == {"disk", "journal"}
    assert report["tables"] == 2


def test_no_repair_without_a_backup(played: Played, file: Path, doctor: Doctor) -> None:
    """There is no room for it."""
    with opened(file) as database:
        MENDED["log"](database, played.table)
    before = file.read_bytes()
    with files_at_most(50_000):
        code, report, _ = doctor("--repair")
    assert code == 1
    assert "no backup could be made" in report["unseen"][0]
    assert not only(report["findings"], check="log").get("repaired")
    assert file.read_bytes() == before
    assert len(list(file.parent.glob("*before-repair*"))) == 0


# Releases, clock, what waits


def revised(file: Path, revision: str) -> None:
    async def downgrade() -> None:
        database = database_at(f"sqlite:///{file}")
        await database.write(lambda connection: migrating.downgrade(migrations(connection), revision))
        await database.close()

    asyncio.run(downgrade())


def test_migrations(file: Path, doctor: Doctor) -> None:
    revised(file, "0009")
    for each in file.parent.glob("ecumene.db*"):
        each.chmod(0o600)
    code, report, _ = doctor("--repair")
    one = only(report["findings"], check="migrations")
    assert (code, one["severity"], report["revision"]) == (1, "warning", "0009")
    with opened(file) as database:
        database.execute("update alembic_version set version_num = '9999'")
    code, report, _ = doctor("--repair")
    one = only(report["findings"], check="migrations")
    assert (code, one["severity"]) == (1, "damage")
    assert "Install that release" in one["do"]
    with opened(file) as database:
        database.execute("delete from alembic_version")
    assert doctor()[0] == 2


def test_the_clock(played: Played, file: Path, doctor: Doctor) -> None:
    with opened(file) as database:
        database.execute("update entries set at = at + 9000 where number = 30")
    _, report, _ = doctor()
    found = [each for each in report["findings"] if each["check"] == "clock"]
    assert [each["severity"] for each in found] == ["warning", "hint", "hint"]
    assert "behind" in found[0]["what"]
    assert {each["entry"] for each in found[1:]} == {31}


def test_what_waits_for_too_long(played: Played, file: Path, doctor: Doctor) -> None:
    with opened(file) as database:
        database.execute('update keepings set due = 1 where "table" = ?', (played.table,))
        for id, state, lease in (("a", "waiting", 0), ("b", "sending", 9e9)):
            put_letter(database, played, id, state, lease)
        database.execute(
            "insert into consents values ('x', ?, ?, 1, '{}', '[]', 0, 'open')",
            (played.finished, played.ada.id),
        )
        database.execute("update keepsakes set value = 'short' where name = 'secret'")
    code, report, _ = doctor("--repair")
    assert code == 1
    assert {
        (each["check"], each["severity"], each.get("repaired", False)) for each in report["findings"]
    } == {
        ("deadlines", "hint", False),
        ("outbox", "hint", False),
        ("outbox", "warning", True),
        ("consents", "warning", True),
        ("secrets", "warning", False),
    }


def put_letter(database: sqlite3.Connection, played: Played, id: str, state: str, lease: float) -> None:
    database.execute(
        "insert into deliveries (id, person, channel, kind, name, state, due, lease, at, letter) "
        "values (?, ?, 'c', 'mail', '', ?, 1, ?, 1, '{}')", (id, played.ada.id, state, lease)
    )  # fmt: skip


def test_a_machine_whose_clock_is_behind_frees_no_leases(played: Played, file: Path, doctor: Doctor) -> None:
    """Somebody whose clock is right may be sending these letters at this moment."""
    with opened(file) as database:
        put_letter(database, played, "a", "sending", 9e9)
        database.execute("update tables set created = 9e9 - 60")
    code, report, _ = doctor("--repair")
    found = [each for each in report["findings"] if each["severity"] == "warning"]
    assert (code, [each["check"] for each in found]) == (1, ["clock", "outbox"])
    assert not any(each.get("repairable") for each in found)
    assert found[0]["do"] == found[1]["do"]
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("select lease from deliveries").fetchall() == [(9e9,)]


# In words


def test_people_read_what_is_wrong_where_and_what_to_do(
    played: Played, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with opened(file) as database:
        UNPLAYABLE["cut"](database, played.table)
        database.execute(ENDS["winner"], (played.finished,))
    assert run(["doctor", "--database", f"sqlite:///{file}"]) == 1
    out, err = capsys.readouterr()
    words = " ".join(out.split())
    assert f"damage Victim ({played.table}) Its journal is broken at entry 20: it cannot be read" in words
    assert f"ecumene doctor --quarantine={played.table}" in words
    assert words.endswith("2 damaged; 1 can be repaired: ecumene doctor --repair.")
    assert err == "The house needs looking after.\n"
