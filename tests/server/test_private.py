"""Private things of a house: its metrics, its files, and the servers that its pages may call."""

from __future__ import annotations

import re
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ecumene.server.api.client import CLIENT
from ecumene.server.app import create_app
from ecumene.server.database.backup import back_up
from ecumene.server.database.store import Store
from ecumene.server.notices.settings import BadSettings
from ecumene.server.settings import Settings, read_house
from tests.server.client import GENEROUS, Guest, Process, Visitor, a_house
from tests.server.proxy import a_proxy
from tests.server.test_play import refusal

TOKEN = "a token that nobody guesses"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("private")
    (folder / "house.toml").write_text(f'metrics_token = "{TOKEN}"\n{GENEROUS}')
    with a_house(folder, "--requests-per-minute", "300") as process:
        yield process


# What the house counts


@pytest.mark.parametrize(
    "headers",
    [
        {"x-forwarded-for": "203.0.113.9"},
        {"x-forwarded-for": "127.0.0.1"},
        {"x-forwarded-for": ""},
        {"forwarded": "for=127.0.0.1"},
        {"x-real-ip": "127.0.0.1"},
        {"via": "1.1 proxy"},
        {"host": "house.example.org"},
        {"host": "localhost.example.org"},
        {"x-forwarded-for": "203.0.113.9", "authorization": "Bearer wrong"},
        {"x-forwarded-for": "203.0.113.9", "authorization": "Bearer"},
    ],
    ids=str,
)
def test_from_elsewhere_nobody_reads_what_is_counted(house: Process, headers: dict[str, str]) -> None:
    refused = Visitor(house.address, headers).http.get("/metrics")
    assert (refused.status_code, refused.json()["code"]) == (403, "metrics-private")
    assert "ecumene_" not in refused.text


def test_a_proxy_on_the_same_machine_is_elsewhere(house: Process) -> None:
    with a_proxy(house.address) as (_, address):
        assert refusal(lambda: Visitor(address).get("/metrics")).code == "metrics-private"


def test_on_the_machine_itself_and_with_the_token_it_is_read(house: Process) -> None:
    assert "ecumene_entries_written" in Visitor(house.address).get("/metrics")
    by_name = Visitor(house.address, {"host": "localhost:8000"})
    assert "ecumene_entries_written" in by_name.get("/metrics")
    far = {"x-forwarded-for": "203.0.113.9", "authorization": f"Bearer {TOKEN}"}
    assert "ecumene_entries_written" in Visitor(house.address, far).get("/metrics")


def test_a_token_cannot_be_guessed_for_ever(house: Process) -> None:
    guessing = Visitor(house.address, {"x-forwarded-for": "203.0.113.10", "authorization": "Bearer x"})
    replies = [guessing.http.get("/metrics").status_code for _ in range(32)]
    assert set(replies[:30]) == {403}
    assert 429 in replies


def test_without_a_token_none_is_good(folder: Path) -> None:
    with a_house(folder) as house:
        for shown in ("Bearer", "x", ""):
            far = {"x-forwarded-for": "203.0.113.9", "authorization": shown}
            assert Visitor(house.address, far).http.get("/metrics").status_code == 403


@pytest.mark.parametrize(
    "said",
    [
        'trusted_proxies = ["my-proxy"]',
        "unknown = 1",
        "[limits]\ntables_gathering = 0",
        "[limits]\nx = 1",
        "]",
    ],
)
def test_settings_that_cannot_be_read_are_refused_with_their_file(folder: Path, said: str) -> None:
    (folder / "house.toml").write_text(said)
    with pytest.raises(BadSettings, match=r"house\.toml"):
        read_house(None, folder)


def test_the_variable_from_before_still_names_proxies(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.5, 10.1.0.0/16")
    assert read_house(None, folder).proxies.trusts("10.1.2.3")
    assert not read_house(None, folder).proxies.trusts("127.0.0.1")
    (folder / "house.toml").write_text('trusted_proxies = ["10.9.9.9"]')
    assert not read_house(None, folder).proxies.trusts("10.1.2.3")
    (folder / "house.toml").write_text("trusted_proxies = []")
    assert not any(read_house(None, folder).proxies.trusts(one) for one in ("10.1.2.3", "127.0.0.1"))


def test_settings_that_are_no_text_are_refused_with_their_file(folder: Path) -> None:
    (folder / "house.toml").write_bytes(b'metrics_token = "\xff"')
    with pytest.raises(BadSettings, match=r"house\.toml"):
        read_house(None, folder)


# Pages


FOREIGN = ("swagger", "redoc", "elements", "rapidoc", "scalar", "openapi.yaml", "oauth2-redirect.html")
"""What a framework would serve to people who look for the description of routes."""


def pages() -> list[str]:
    """Every address without parts of its own that somebody may open, and some that there are not."""
    paths = {route.path for route in create_app(Settings()).routes}
    plain = {re.sub(r"\{[^}]*\}", "x", path) for path in paths if "socket" not in path}
    schema = (
        "",
        "/",
        "/swagger",
        "/redoc",
        "/elements",
        "/rapidoc",
        "/scalar",
        "/openapi.json",
        "/openapi.yaml",
    )
    return sorted(plain | {f"/api/schema{page}" for page in schema} | {"/nowhere", "/assets/nowhere.html"})


def test_no_page_refers_to_another_host_and_each_has_its_policy(house: Process) -> None:
    with httpx.Client(base_url=house.address, headers={"accept": "text/html"}) as browser:
        for number, path in enumerate(pages()):
            seen = browser.get(path, headers={"x-forwarded-for": f"10.9.{number}.1"}, follow_redirects=True)
            kind = seen.headers.get("content-type", "")
            policy = seen.headers["content-security-policy"]
            assert re.match(r"default-src '(self|none)'", policy), path
            assert "unsafe-eval" not in policy
            if "html" in kind:
                assert seen.is_success or (seen.status_code == 404 and "<script" not in seen.text), path
                assert "script-src" not in seen.headers["content-security-policy"]
                assert not re.search(r"(?:src|href)\s*=\s*[\"']?\s*(?:https?:)?//", seen.text), path
                assert "http" not in re.sub(r"http://www\.w3\.org/\S+", "", seen.text), path
            else:
                assert not kind.startswith(("application/xhtml", "text/xml")), path


def test_the_description_of_the_routes_is_all_there_is_of_it(house: Process) -> None:
    visitor = Visitor(house.address)
    assert visitor.get("/api/schema/openapi.json")["openapi"].startswith("3.")
    for page in (*FOREIGN, "nothing", ""):
        reply = visitor.http.get(f"/api/schema/{page}")
        assert (reply.status_code, reply.headers["content-type"]) == (404, "application/json"), page


def test_nothing_that_the_client_loads_comes_from_elsewhere() -> None:
    for file in [CLIENT / "index.html", CLIENT / "worker.js", *CLIENT.glob("assets/*.css")]:
        assert not re.search(r"(?:@import|url\(|src=|href=)\s*[\"']?\s*(?:https?:)?//", file.read_text()), (
            file
        )


# Files


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_nobody_else_reads_the_files_of_a_house(folder: Path) -> None:
    with a_house(folder) as house:
        Guest(house.address, "Ada")
        files = sorted(folder.glob("ecumene.db*"))
        assert {file.name for file in files} >= {"ecumene.db", "ecumene.db-wal", "ecumene.db-shm"}
        assert {file.name: mode(file) for file in files} == {file.name: 0o600 for file in files}


async def test_a_house_from_before_is_closed_to_others_when_it_is_opened(folder: Path) -> None:
    file = folder / "ecumene.db"
    with sqlite3.connect(file) as old:
        old.execute("pragma journal_mode=wal")
        old.execute("create table x (y)")
        old.commit()
        parts = sorted(folder.glob("ecumene.db*"))
        assert len(parts) == 3
        for part in parts:
            part.chmod(0o644)
        store = await Store.open(f"sqlite:///{file}")
        assert {part.name: mode(part) for part in parts} == {part.name: 0o600 for part in parts}
        await store.close()
    old.close()


async def test_a_backup_over_what_was_left_of_another_is_closed_to_others(folder: Path) -> None:
    url = f"sqlite:///{folder / 'ecumene.db'}"
    await (await Store.open(url)).close()
    for name in ("house.backup", "house.backup.part"):
        (folder / name).write_text("left behind")
        (folder / name).chmod(0o644)
    await back_up(url, folder / "house.backup")
    assert mode(folder / "house.backup") == 0o600
