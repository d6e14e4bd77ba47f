"""Damage of every kind, with real files: the house opens if it can, one damaged table does not stop the
others, people get a sentence, the operator is told, and there is no traceback.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import pytest
from alembic import command

from ecumene.server.database.store import database_at, migrations
from tests.server import warm
from tests.server.client import PATIENCE, Guest, Process, Visitor, a_house, a_house_with_its_own_time
from tests.server.damaged import MENDED, UNPLAYABLE, Played, cloned, flip_page, lines_of, opened, play
from tests.server.test_limits import answer_any, full_disk, play_until_refused
from tests.server.test_play import refusal


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    return play(tmp_path_factory.mktemp("played"))


class Hurt(NamedTuple):
    """A house of which nearly every table is damaged, each in its own way."""

    house: Process
    ada: Guest
    well: str

    def log(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.house.log().splitlines()]


@pytest.fixture(scope="module")
def hurt(played: Played, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hurt]:
    folder = tmp_path_factory.mktemp("hurt")
    with opened(played.copy_to(folder)) as database:
        for name, harm in (UNPLAYABLE | MENDED).items():
            harm(database, cloned(database, played.table, name.replace(" ", "-")))
        cloned(database, played.table, "missing-title")
        database.execute("update tables set title = 'tetris' where id = 'missing-title'")
        cloned(database, played.table, "options")
        database.execute("update tables set options = '{' where id = 'options'")
        cloned(database, played.finished, "result")
        database.execute("update tables set result = '[1]' where id = 'result'")
        database.execute("update keepings set due = 1 where \"table\" in ('changed', 'keeping')")
    with a_house(folder) as house:
        yield Hurt(house, played.ada_at(house.address), played.table)


@pytest.mark.parametrize("name", UNPLAYABLE)
def test_a_damaged_table_is_told_in_a_sentence(hurt: Hurt, name: str) -> None:
    refused = refusal(lambda: hurt.ada.state(name))
    assert (refused.status, refused.code) == (409, "damaged")
    german = hurt.ada.http.get(f"/api/tables/{name}/log", params={"language": "de"}).json()
    assert german["code"] == refused.code
    assert german["reason"] != refused.reason
    with hurt.ada.socket(name) as line:
        assert line.close_code() == 4409


@pytest.mark.parametrize("name", MENDED)
def test_what_follows_from_the_journal_keeps_nobody_from_playing(hurt: Hurt, name: str) -> None:
    table = name.replace(" ", "-")
    before = hurt.ada.state(hurt.well, seat=0)
    assert hurt.ada.state(table, seat=0)["view"] == before["view"]
    assert answer_any(hurt.ada, table) == before["number"] + 1
    told = [line["texts"] for line in hurt.ada.get(f"/api/tables/{table}/log", before=60)]
    assert told == [line["texts"] for line in hurt.ada.get(f"/api/tables/{hurt.well}/log", before=60)]


def test_a_title_that_is_not_installed_is_named(hurt: Hurt) -> None:
    refused = refusal(lambda: hurt.ada.state("missing-title"))
    assert (refused.status, refused.code) == (409, "title-missing")
    assert "tetris" in refused.reason


def test_the_lobby_lists_every_table_whatever_is_wrong_with_it(hurt: Hurt) -> None:
    mine = {card["id"] for card in hurt.ada.get("/api/tables", which="mine", language="de")}
    assert {*UNPLAYABLE, "missing-title", "options", hurt.well} <= mine
    assert {"result"} <= {card["id"] for card in hurt.ada.get("/api/tables", which="finished")}
    assert hurt.ada.get("/api/tables/options")["options"] == {}


def test_the_lobby_says_which_tables_wait_and_why(hurt: Hurt) -> None:
    cards = {card["id"]: card for card in hurt.ada.get("/api/tables", which="mine", language="de")}
    for name in UNPLAYABLE:
        refused = hurt.ada.http.get(f"/api/tables/{name}/state", params={"language": "de"}).json()
        again = hurt.ada.get(f"/api/tables/{name}", language="de")
        assert (again["trouble"], again["reason"]) == ("damaged", refused["reason"])
        assert cards[name]["trouble"] == "damaged"
    assert cards["missing-title"]["trouble"] == "title-missing"
    assert "tetris" in cards["missing-title"]["reason"]
    assert not {"trouble", "reason"} & cards[hurt.well].keys()


def test_health_tells_what_is_wrong_and_strangers_not_where(hurt: Hurt) -> None:
    for name in (*UNPLAYABLE, *(each.replace(" ", "-") for each in MENDED), "missing-title"):
        hurt.ada.http.get(f"/api/tables/{name}/state")
    hurt.ada.get("/api/tables", which="mine")
    hurt.ada.get("/api/tables", which="finished")
    health = Visitor(hurt.house.address).http.get("/healthz").json()
    assert (
        health["troubles"]["journal"] == len(UNPLAYABLE) - 2
    )  # `keeping`, and `noise`, which is in the file
    assert health["troubles"] | {"journal": 0} == {
        "card": 2, "file": 2, "journal": 0, "keeping": 1, "log": 1, "snapshot": 2, "title": 1,
    }  # fmt: skip
    assert health["status"] == "unwell", "nobody restarts it, for other tables are played"
    assert set(health["damaged"]["journal"]) == {*UNPLAYABLE} - {"keeping", "noise"}
    public = Visitor(hurt.house.address, {"host": "games.example.org"}).http.get("/healthz")
    assert public.json()["troubles"] == health["troubles"]
    assert "damaged" not in public.json()
    assert not any(name in public.text for name in ("changed", "missing-title", "rechained"))


def test_the_log_says_once_what_to_do_and_shows_no_traceback(hurt: Hurt) -> None:
    for _ in range(3):
        hurt.ada.http.get("/api/tables/cut/state")
    (said,) = [line for line in hurt.log() if line["message"] == "trouble" and line.get("table") == "cut"]
    assert (said["kind"], said["level"]) == ("journal", "error")
    assert said["why"].startswith("Entry 20: "), "the doctor names it so, too"
    assert "ecumene doctor" in said["do"]
    assert "Traceback" not in hurt.house.log()


def test_deadlines_of_other_tables_are_kept_beside_damaged_ones(hurt: Hurt) -> None:
    """Both tables whose time was up are damaged; the rounds go on, and so does everything else."""
    assert answer_any(hurt.ada, hurt.well) > 0
    assert not [line for line in hurt.log() if line["message"] == "deadlines could not be looked after"]


def test_a_page_of_the_file_that_was_lost_takes_one_table_along(played: Played, folder: Path) -> None:
    file = played.copy_to(folder)
    with opened(file) as database:
        for number in range(3):
            cloned(database, played.table, f"well{number}")
        line = lines_of(database, played.table)[30]
    flip_page(file, line)
    with a_house(folder) as house:
        ada = played.ada_at(house.address)
        assert refusal(lambda: ada.state(played.table)).code == "damaged"
        assert answer_any(ada, "well2") > 0
        health = Visitor(house.address).http.get("/healthz")
        assert (health.status_code, health.json()["status"]) == (200, "unwell")
        assert health.json()["damaged"] == {"file": [played.table]}
        assert "Traceback" not in house.log()


def test_the_house_finds_by_itself_what_nobody_has_come_to_yet(played: Played, folder: Path) -> None:
    with opened(played.copy_to(folder)) as database:
        UNPLAYABLE["changed"](database, played.table)
    with a_house(folder) as house:
        visitor = Visitor(house.address)
        until = monotonic() + PATIENCE
        while not (health := visitor.get("/healthz")).get("troubles"):
            assert monotonic() < until
        assert (health["status"], health["damaged"]) == ("unwell", {"journal": [played.table]})


# While the house is open


@pytest.mark.parametrize(
    "headers",
    [
        {"via": "1.1 proxy"},
        {"x-real-ip": "127.0.0.1"},
        {"x-forwarded-for": "127.0.0.1"},
        {"host": "a.example"},
    ],
    ids=str,
)
def test_which_tables_are_damaged_is_told_on_the_machine_alone(
    played: Played, folder: Path, headers: dict[str, str]
) -> None:
    played.copy_to(folder)
    with closing(sqlite3.connect(folder / "ecumene.db")) as database, database:
        UNPLAYABLE["changed"](database, played.table)
    with a_house(folder) as house:
        refusal(partial(played.ada_at(house.address).state, played.table))
        assert Visitor(house.address).get("/healthz")["damaged"] == {"journal": [played.table]}
        assert "damaged" not in Visitor(house.address, headers).get("/healthz")
        assert Visitor(house.address, {"host": "["}).http.get("/healthz").status_code < 500


def test_a_journal_that_is_damaged_while_it_is_open_is_told(played: Played, folder: Path) -> None:
    """What is in memory goes on; whoever looks back finds out, and what is written stays what it was."""
    played.copy_to(folder)
    with a_house(folder) as house:
        ada = played.ada_at(house.address)
        ada.state(played.table)
        with closing(sqlite3.connect(folder / "ecumene.db", timeout=PATIENCE)) as database, database:
            UNPLAYABLE["changed"](database, played.table)
            UNPLAYABLE["changed"](database, played.finished)
        house.close()
        house.open()
        for path in (f"{played.table}/history/30", f"{played.finished}/verdict", f"{played.finished}/export"):
            refused = refusal(partial(ada.get, f"/api/tables/{path}"))
            assert (refused.status, refused.code) == (409, "damaged")
        assert "Traceback" not in house.log()


def test_what_was_mended_while_it_is_open_is_no_trouble_any_more(played: Played, folder: Path) -> None:
    """Cards, and parts of the file: they are read well again, so nobody need close the house."""
    file = played.copy_to(folder)
    with opened(file) as database:
        line = lines_of(database, played.table)[20]
        UNPLAYABLE["noise"](database, played.table)
        ((result,),) = database.execute("select result from tables where id = ?", (played.finished,))
        database.execute("update tables set result = '[1]', options = '{'")
    with a_house(folder) as house:
        ada, visitor = played.ada_at(house.address), Visitor(house.address)
        assert refusal(lambda: ada.state(played.table)).code == "damaged"
        for which in ("mine", "finished"):
            ada.get("/api/tables", which=which)
        assert visitor.get("/healthz")["troubles"] == {"card": 2, "file": 2}
        with closing(sqlite3.connect(file, timeout=PATIENCE)) as database, database:
            database.execute("update tables set options = '{}'")
        for which in ("mine", "finished"):
            ada.get("/api/tables", which=which)
        assert visitor.get("/healthz")["troubles"] == {"card": 2, "file": 2}, "only a part is mended"
        with closing(sqlite3.connect(file, timeout=PATIENCE)) as database, database:
            database.execute("update tables set result = ? where id = ?", (result, played.finished))
            database.execute("update tables set result = null where id = ?", (played.table,))
            mend = 'update entries set line = ? where "table" = ? and number = 20'
            database.execute(mend, (line, played.table))
        assert answer_any(ada, played.table) > 0
        for which in ("mine", "finished"):
            ada.get("/api/tables", which=which)
        until = monotonic() + PATIENCE
        while (health := visitor.get("/healthz"))["status"] != "well":
            assert monotonic() < until, health
        assert "Traceback" not in house.log()


def test_a_full_disk_is_told_by_health_until_there_is_room(played: Played, folder: Path) -> None:
    played.copy_to(folder)
    with a_house(folder) as house:
        ada, visitor = played.ada_at(house.address), Visitor(house.address)
        assert visitor.get("/healthz")["status"] == "well"
        with full_disk(house, folder):
            number, request, key = play_until_refused(ada, played.table)
            reply = visitor.http.get("/healthz")
            assert (reply.status_code, reply.json()["status"]) == (503, "unable")
            assert reply.json()["troubles"] == {"disk": 1}
            assert 'ecumene_troubles{kind="disk"} 1.0' in visitor.get("/metrics")
            assert ada.state(played.table)["number"] == number, "who only looks is served"
        assert ada.answer(played.table, request, request["default"], key) == number + 1
        expect_room(visitor)
        kinds = [json.loads(line).get("kind") for line in house.log().splitlines() if '"trouble' in line]
        assert kinds == ["disk", "disk"], "it began, and it was over"
        assert "Traceback" not in house.log()


def expect_room(visitor: Visitor) -> None:
    """The house tries now and then whether it can write again."""
    until = monotonic() + PATIENCE
    while visitor.http.get("/healthz").status_code == 503:
        assert monotonic() < until
    assert visitor.get("/healthz")["status"] == "well"


def test_room_on_the_disk_is_found_without_anybody_playing(played: Played, folder: Path) -> None:
    """Health tries to write where writing has failed, and nothing stays of it."""
    played.copy_to(folder)
    with a_house(folder) as house:
        ada, visitor = played.ada_at(house.address), Visitor(house.address)
        with full_disk(house, folder):
            play_until_refused(ada, played.table)
            assert visitor.http.get("/healthz").status_code == 503
        expect_room(visitor)
        with closing(sqlite3.connect(folder / "ecumene.db")) as database:
            assert not database.execute("select * from keepsakes where name like 'probe%'").fetchall()


def test_a_clock_that_went_far_back_is_told_and_play_goes_on(played: Played, folder: Path) -> None:
    played.copy_to(folder)
    with a_house_with_its_own_time(folder) as (house, set_clock):
        ada, visitor = played.ada_at(house.address), Visitor(house.address)
        assert visitor.get("/healthz")["status"] == "well"
        set_clock(-86_400.0)
        assert visitor.get("/healthz") | {"tables": 0, "live": 0} == {
            "status": "unwell", "troubles": {"clock": 1}, "tables": 0, "live": 0,
        }  # fmt: skip
        assert answer_any(ada, played.table) > 0
        set_clock(0.0)
        assert visitor.get("/healthz")["status"] == "well"


# A house that cannot open

Spoil = Callable[[Path], object]


def truncate(file: Path) -> None:
    with file.open("r+b") as raw:
        raw.truncate(file.stat().st_size // 2)


def empty(file: Path) -> None:
    file.write_bytes(b"")
    os.utime(file, (1, 1))


def newer(file: Path) -> None:
    with opened(file) as database:
        database.execute("update alembic_version set version_num = '9999'")


def no_file(file: Path) -> None:
    file.unlink()
    file.mkdir()


SPOILED: dict[str, tuple[Spoil, str]] = {
    "not a database": (lambda file: file.write_text("Dear diary, " * 1000), "not a database"),
    "truncated": (truncate, "malformed"),
    "empty": (empty, "is empty: 0 bytes"),
    "newer": (newer, "later release"),
    "a folder": (no_file, "unable to open"),
}


class Ended(NamedTuple):
    code: int
    said: str
    log: str


def served(folder: Path, *options: str) -> Ended:
    """`ecumene serve`, which ends by itself."""
    environment = os.environ | {"ECUMENE_HOME": str(folder)}
    with (folder / "log").open("a") as log:
        house = warm.fork(["serve", "--port", "0", *options], environment, log.fileno())
    code = house.wait(PATIENCE)
    with house.stdout:
        return Ended(code, house.stdout.read(), (folder / "log").read_text())


def served_after(before: str, folder: Path) -> Ended:
    """The same in a process that does something before."""
    entry = f"import ecumene.cli, ecumene.server.launch\n{before}\necumene.cli.main()"
    program = [sys.executable, "-c", entry, "serve", "--port", "0"]
    environment = os.environ | {"ECUMENE_HOME": str(folder)}
    done = subprocess.run(program, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    return Ended(done.returncode, done.stdout, done.stderr)


def expect_a_sentence(done: Ended, says: str) -> None:
    assert (done.code, done.said) == (1, "")
    (sentence,) = done.log.splitlines()
    assert says in sentence
    assert sentence.endswith(".")


@pytest.mark.parametrize("how", SPOILED)
def test_a_house_that_cannot_open_ends_with_a_sentence(played: Played, folder: Path, how: str) -> None:
    spoil, says = SPOILED[how]
    spoil(played.copy_to(folder))
    expect_a_sentence(served(folder), says)


WITHOUT_RIGHTS = """
import asyncio, os
from ecumene.server.database.store import Store
async def read_all_code():
    await (await Store.open("sqlite:///{elsewhere}")).close()
asyncio.run(read_all_code())
if os.geteuid() == 0:
    os.setgroups([]), os.setgid(65534), os.setuid(65534)
"""
"""Rights mean nothing to root: the house is opened by somebody who has none and cannot even read code."""


@pytest.fixture
def reachable() -> Iterator[Path]:
    """A folder that everybody can reach."""
    folder = Path(tempfile.mkdtemp(prefix="ecumene-rights-"))
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


@pytest.mark.parametrize(("file_mode", "folder_mode"), [(0o000, 0o755), (0o444, 0o555)])
def test_without_rights_it_ends_with_a_sentence(
    played: Played, folder: Path, reachable: Path, file_mode: int, folder_mode: int
) -> None:
    played.copy_to(reachable).chmod(file_mode)
    reachable.chmod(folder_mode)
    done = served_after(WITHOUT_RIGHTS.format(elsewhere=folder / "other.db"), reachable)
    expect_a_sentence(done, "must belong to")


def test_a_disk_that_is_full_when_it_opens(folder: Path) -> None:
    """A new house finds no room for its file."""
    limit = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (0, {resource.RLIM_INFINITY}))"
    expect_a_sentence(served_after(limit, folder), "Make room")


def test_an_address_that_is_none_ends_with_a_sentence(folder: Path) -> None:
    expect_a_sentence(served(folder, "--database", "house.db"), "no address of a database")


def test_an_older_house_is_brought_up_to_date(played: Played, folder: Path) -> None:
    url = f"sqlite:///{played.copy_to(folder)}"

    async def downgrade() -> None:
        database = database_at(url)
        await database.write(lambda connection: command.downgrade(migrations(connection), "0009"))
        await database.close()

    asyncio.run(downgrade())
    with a_house(folder) as house:
        assert answer_any(played.ada_at(house.address), played.table) > 0
