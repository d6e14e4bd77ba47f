"""A new release with unfinished tables: all differences are known beforehand, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from ecumene.server.database.backup import put_back
from ecumene.server.database.schema import entries, snapshots
from ecumene.server.database.store import Store
from ecumene.server.ids import fingerprint, new_token, now
from ecumene.server.operations.releases import Difference, check, prepare
from ecumene.table.api import replay
from tests.server.client import Guest, Process, a_house, unlimited
from tests.server.release import RELEASED, digest, keep, kept_houses
from tests.server.test_play import asked, refusal

Welcome = dict[str, Any]
"""What a house says to somebody who comes in."""

HOUSES = sorted(RELEASED.glob("*.backup"))
"""A house of each release, with tables in the middle of their games."""

OTHER_RULES = """
import msgspec
from ecumene.titles.cultures.title import Cultures
Cultures.meta = msgspec.structs.replace(Cultures.meta, version=Cultures.meta.version + 1)
from ecumene.cli import main
main()
"""
RICHER = """
from ecumene.titles.cultures.rules import income
take = income.take_coins
income.take_coins = lambda state, seat, coins: take(state, seat, coins + 1)
from ecumene.cli import main
main()
"""
STRICTER = """
from ecumene.titles.cultures.rules.swap import Keep, SwapKind
def check(self, state, ask, answer):
    if isinstance(answer, Keep):
        raise self.refuse("swap-none")
SwapKind.check = check
from ecumene.cli import main
main()
"""
"""Rules that play otherwise and do not say so: somebody forgot to count their version up."""
TODAY = "from ecumene.cli import main; main()"


def upgrade_check(folder: Path, *options: str, entry: str = TODAY) -> tuple[int, Any]:
    """The exit code and the report."""
    database = f"sqlite:///{folder / 'ecumene.db'}"
    command = [sys.executable, "-c", entry, "upgrade-check", "--database", database, "--json", *options]
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode, json.loads(done.stdout)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Guest, str, Path]:
    """Somebody in the middle of a game, in a house that has been closed."""
    folder = tmp_path_factory.mktemp("played")
    with a_house(folder) as house:
        guest = Guest(house.address, "Ada")
        table, _ = guest.open_table(hotseat=True)
        guest.start(table)
        for _ in range(6):
            _, request = asked({0: guest, 1: guest}, table)
            guest.answer(table, request, request["default"])
    return guest, table, folder


@pytest.fixture
def ada(played: tuple[Guest, str, Path], folder: Path) -> tuple[Guest, str]:
    """The same house once more."""
    for file in played[2].glob("ecumene.db*"):
        shutil.copy(file, folder)
    return played[:2]


def test_a_table_goes_on_under_other_rules_when_its_host_agrees(ada: tuple[Guest, str], folder: Path) -> None:
    guest, table = ada
    assert upgrade_check(folder)[0] == 0
    code, report = upgrade_check(folder, entry=OTHER_RULES)
    (found,) = report["tables"]
    assert (code, report["differ"], found["difference"]["kind"]) == (1, 1, "version")
    assert "ready" not in found

    code, report = upgrade_check(folder, "--prepare")
    assert (code, report["checked"], report["differ"]) == (0, 1, 0)
    code, report = upgrade_check(folder, entry=OTHER_RULES)
    assert report["tables"][0]["ready"]

    new = Process(folder, *unlimited(), entry=OTHER_RULES)
    new.open()
    try:
        host = Guest(new.address, welcome={"person": {"id": guest.id}, "token": guest.token})
        assert refusal(lambda: host.state(table)).code == "other-rules"
        stranger = Guest(new.address, "Stranger")
        assert refusal(lambda: stranger.post(f"/api/tables/{table}/switch-rules")).code == "host-only"
        host.post(f"/api/tables/{table}/switch-rules")
        before = host.state(table)["number"]
        _, request = asked({0: host, 1: host}, table)
        assert host.answer(table, request, request["default"]) == before + 1
        assert host.whole_log(table)[-2]["kind"] == "rules"
    finally:
        new.close_if_open()
    assert upgrade_check(folder, entry=OTHER_RULES)[0] == 0


def test_other_rules_need_the_consent_of_all_who_sit_there(folder: Path) -> None:
    with a_house(folder) as house:
        ada, bo = Guest(house.address, "Ada"), Guest(house.address, "Bo")
        table, invitation = ada.open_table()
        bo.sit(table, invitation)
        ada.start(table)
    assert upgrade_check(folder, "--prepare")[0] == 0
    new = Process(folder, *unlimited(), entry=OTHER_RULES)
    new.open()
    try:
        host, other = (
            Guest(new.address, welcome={"person": {"id": each.id}, "token": each.token}) for each in (ada, bo)
        )
        path = f"/api/tables/{table}"
        sheet = other.get(f"{path}/console")
        assert sheet["rules"]
        assert sheet["expected"] == []
        assert refusal(lambda: other.post(f"{path}/switch-rules")).code == "host-only"
        for _ in range(2):  # whoever asks again only agrees
            host.post(f"{path}/switch-rules")
        (consent,) = other.get(f"{path}/console")["consents"]
        assert (consent["what"]["do"], consent["missing"]) == ("rules", ["Bo"])
        assert refusal(lambda: other.state(table)).code == "other-rules"
        other.post(f"{path}/consents/{consent['id']}", {"yes": True})
        assert other.state(table)["number"] > 0
        sheet = other.get(f"{path}/console")
        assert sheet["rules"] == ""
        assert sheet["consents"][0]["state"] == "done"
    finally:
        new.close_if_open()


@pytest.mark.parametrize(
    ("rules", "kind", "named"),
    [(RICHER, "log", "says"), (STRICTER, "refused", "")],
    ids=["richer", "stricter"],
)
def test_rules_that_changed_in_secret_are_found(
    ada: tuple[Guest, str], folder: Path, rules: str, kind: str, named: str
) -> None:
    """The table, the entry after which it comes out otherwise, and in what; the others are left in peace."""
    code, report = upgrade_check(folder, entry=rules)
    (found,) = report["tables"]
    difference = found["difference"]
    assert (code, report["differ"], found["id"], difference["kind"]) == (1, 1, ada[1], kind)
    assert difference["field"].startswith(named)
    assert 0 < difference["number"] <= found["entries"]
    assert difference["was"] != difference["becomes"]


async def test_what_differs_is_named(ada: tuple[Guest, str], folder: Path) -> None:
    """As if the release before had told or played something otherwise."""
    table, store = ada[1], await Store.open(f"sqlite:///{folder / 'ecumene.db'}")
    assert await prepare(store) == 1
    shot = await store.row(select(snapshots))
    assert shot is not None
    state = json.loads(shot.state)
    field = next(name for name, value in state.items() if type(value) is int)
    otherwise = json.dumps(state | {field: state[field] + 1}).encode()
    await store.write(update(snapshots).values(state=otherwise))
    (found,) = (await check(store)).tables
    assert found.difference == Difference("state", 6, field, str(state[field] + 1), str(state[field]))

    first = entries.c.table == table, entries.c.number == 1
    said = await store.row(select(entries.c.log).where(*first))
    assert said is not None
    told = json.dumps(json.loads(said.log) | {"turn": 7})
    await store.write(update(entries).where(*first).values(log=told))
    (found,) = (await check(store)).tables
    assert found.difference == Difference("log", 1, "turn", "7", "0")
    await store.close()


def test_kept_houses_are_what_was_released() -> None:
    """A house that is made anew proves nothing about the release it is named for."""
    kept = kept_houses()
    assert {backup.stem for backup in HOUSES} == set(kept)
    assert {backup.stem: digest(backup) for backup in HOUSES} == {
        name: house.sha256 for name, house in kept.items()
    }


@pytest.mark.parametrize("name", ["0.1.0", "0.2.0.dev0"])
def test_only_a_new_release_is_kept(name: str) -> None:
    with pytest.raises(SystemExit, match="kept as it was" if name == "0.1.0" else "not a release"):
        keep(name)


def test_this_release_has_a_house_with_its_titles() -> None:
    """`python -m tests.server.release` makes it; on the way to the next release there is none yet."""
    name = version("ecumene")
    assert name in kept_houses() or ".dev" in name


@pytest.mark.parametrize("backup", HOUSES, ids=lambda backup: backup.stem)
def test_tables_of_every_release_go_on(backup: Path, folder: Path) -> None:
    """Those that today's rules play otherwise can be switched; all others reach the same state, and all are
    played on in a house of today."""
    asyncio.run(put_back(backup, f"sqlite:///{folder / 'ecumene.db'}"))
    _, report = upgrade_check(folder)
    assert {found["title"] for found in report["tables"]} == set(kept_houses()[backup.stem].titles)
    for found in report["tables"]:
        difference = found.get("difference")
        assert difference is None or difference["kind"] == "log" or found["ready"], found
    with sqlite3.connect(folder / "ecumene.db") as database:
        same = {found["id"] for found in report["tables"] if not found.get("difference")}
        for table, seed, salt in database.execute("select id, seed, salt from tables"):
            if table in same:
                rows = database.execute(
                    'select line from entries where "table" = ? order by number', (table,)
                )
                assert replay([line for (line,) in rows], secret=(seed, salt)).requests()
        people = come_back(database)
    database.close()
    with a_house(folder) as house:
        for found in report["tables"]:
            go_on(house, people[found["id"]], found)


def come_back(database: sqlite3.Connection) -> dict[str, dict[int, Welcome]]:
    """All who sit somewhere have a new session, by table and seat."""
    people: dict[str, dict[int, Welcome]] = {}
    for table, seat, person in database.execute(
        'select "table", seat, person from seats order by 1, 2'
    ).fetchall():
        token = new_token()
        session = (fingerprint(token), person, now(), now() + 3600)
        database.execute(
            "insert into sessions (token, person, created, expires) values (?, ?, ?, ?)", session
        )
        people.setdefault(table, {})[seat] = {"person": {"id": person}, "token": token}
    return people


def go_on(house: Process, welcome: dict[int, Welcome], found: Any) -> None:
    """Whoever is asked at a table answers."""
    table = found["id"]
    seated = {seat: Guest(house.address, welcome=each) for seat, each in welcome.items()}
    if found.get("difference", {}).get("kind") == "version":
        seated[0].post(f"/api/tables/{table}/switch-rules")
    player, request = asked(seated, table)
    before = player.state(table)["number"]
    assert player.answer(table, request, request["default"]) > before
