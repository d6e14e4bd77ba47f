"""`ecumene doctor` on the settings files of a house."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from ecumene.cli.app import run
from ecumene.server.database.backup import put_back
from ecumene.server.doctor import configuration
from ecumene.server.doctor.findings import Finding
from ecumene.server.notices.settings import BadSettings
from ecumene.server.settings import read_house
from tests.server.release import RELEASED

MAIL = '[mail]\nserver = "mail.example.org"\nsender = "house@example.org"\n'
SETTINGS = {
    "nonsense": ("address = [", "damage"),
    "unknown": ("adress = 'https://x.org'", "damage"),
    "nowhere": (MAIL, "no address says"),
    "here": (f"address = 'http://localhost:8000'\n{MAIL}", "another machine"),
    "scheme": ("address = 'games.example.org'", "no browser"),
    "half": (f"address = 'https://x.org'\n{MAIL}user = 'a'", "only one"),
    "open": (f"address = 'https://x.org'\n{MAIL}user = 'a'\npassword = 'b'\nencryption = 'none'", "without"),
    "sender": ("address = 'https://x.org'\n[mail]\nserver = 'x'\nsender = 'me'", "no address"),
    "times": ("look = 0", "more than 0"),
    "lease": ("lease = 0.5", "twice"),
    "reach": ("may_reach = ['home']", "host:port"),
}


@pytest.mark.parametrize("name", SETTINGS)
def test_settings_that_cannot_work(folder: Path, name: str) -> None:
    text, says = SETTINGS[name]
    (folder / "notices.toml").write_text(text)
    (folder / "notices.toml").chmod(0o600)
    (one,) = configuration.settings(None, folder)
    assert says in (one.finding.what, one.finding.severity) or says in one.finding.what


def test_settings_that_are_well_and_those_that_others_read(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert found_in(folder) == []
    file = folder / "notices.toml"
    file.write_text(f"address = 'https://x.org'\n{MAIL}user = 'a'\npassword = 'b'")
    file.chmod(0o600)
    assert found_in(folder) == []
    file.chmod(0o644)
    assert [each.check for each in found_in(folder)] == ["configuration"]
    file.unlink()
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.1, 10.0.0.0/8, ::1")
    assert found_in(folder) == []
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    assert ["anybody" in each.what for each in found_in(folder)] == [True]
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "proxy")
    (one,) = found_in(folder)
    assert (one.what.startswith("FORWARDED_ALLOW_IPS: 'proxy'"), one.severity) == (True, "damage")


def found_in(folder: Path, house: Path | None = None) -> list[Finding]:
    return [each.finding for each in configuration.settings(None, folder, house)]


REFUSED = {
    "nonsense": b"trusted_proxies = [",
    "unknown": b"limmits = 1",
    "no address": b"trusted_proxies = ['proxy']",
    "no text": b"metrics_token = '\xe9'",
    "other text": b"\xff\xfe",
}


@pytest.mark.parametrize("how", REFUSED)
def test_a_house_file_that_serve_refuses(folder: Path, how: str) -> None:
    file = folder / "house.toml"
    file.write_bytes(REFUSED[how])
    with pytest.raises(BadSettings):
        read_house(None, folder)
    (one,) = found_in(folder)
    assert (one.check, one.severity) == ("configuration", "damage")
    assert str(file) in one.what
    assert "refuses to open" in one.do


@pytest.mark.parametrize("all_of_them", ["*", "0.0.0.0/0", "::/0"])
def test_a_house_file_that_believes_everybody(
    folder: Path, monkeypatch: pytest.MonkeyPatch, all_of_them: str
) -> None:
    (folder / "house.toml").write_text(f"trusted_proxies = ['10.0.0.1', '{all_of_them}']")
    (one,) = found_in(folder)
    assert one.severity == "warning"
    assert one.what.startswith(f"trusted_proxies has {all_of_them}: anybody")
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    (folder / "house.toml").write_text("trusted_proxies = ['10.0.0.1']")
    assert found_in(folder) == [], "the file has the last word"
    (folder / "house.toml").write_text("trusted_proxies = []")
    assert found_in(folder) == [], "which believes nobody"
    (folder / "house.toml").unlink()
    assert [each.what[:19] for each in found_in(folder)] == ["FORWARDED_ALLOW_IPS"]


def test_a_token_that_others_may_read(folder: Path) -> None:
    file = folder / "house.toml"
    file.write_text("metrics_token = 'x'")
    file.chmod(0o640)
    (one,) = found_in(folder)
    assert ("the token of /metrics" in one.what, one.do) == (True, f"Run chmod 600 {file}.")
    file.chmod(0o600)
    assert found_in(folder) == []
    file.write_text("")
    file.chmod(0o644)
    assert found_in(folder) == [], "there is nothing to hide"


def test_both_files_are_looked_at(folder: Path) -> None:
    for name in ("notices.toml", "house.toml"):
        (folder / name).write_text("what = [")
    assert len(found_in(folder)) == 2


def test_the_command_looks_at_the_file_that_is_named(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ECUMENE_HOME", str(folder))
    kept = min(RELEASED.glob("*.backup"))
    asyncio.run(put_back(kept, f"sqlite:///{folder / 'ecumene.db'}"))
    (folder / "ecumene.db").chmod(0o600)
    (folder / "house.toml").write_text("what = [")
    other = folder / "other.toml"
    other.write_text("trusted_proxies = ['*']")
    for options, says in (((), "house.toml"), (("--settings", str(other)), "trusted_proxies has *")):
        assert run(["doctor", *options, "--json"]) == 1
        findings = json.loads(capsys.readouterr().out)["findings"]
        (one,) = [each for each in findings if each["check"] == "configuration"]
        assert says in one["what"]
    assert run(["doctor", "--settings", str(folder / "none.toml"), "--json"]) == 1
    assert "none.toml" in json.loads(capsys.readouterr().out)["findings"][0]["what"]
