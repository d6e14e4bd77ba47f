"""Guests, accounts, sessions; forged forms, foreign pages, floods."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Any

import httpx
import pytest
from argon2.exceptions import VerifyMismatchError

from ecumene.server.people import accounts
from tests.server.client import PATIENCE, Guest, Process, Refusal, Visitor, a_house
from tests.server.load import cpu_seconds
from tests.server.test_play import refusal

SECRET = {"login": "ada@example.org", "password": "a long password"}


def browser(house: Process, name: str) -> httpx.Client:
    """Somebody who comes with a browser: with cookies, and with the token of the house's pages."""
    client = httpx.Client(base_url=house.address, timeout=PATIENCE)
    client.get("/api/me")
    client.headers["x-csrftoken"] = client.cookies["csrftoken"]
    assert client.post("/api/guests", json={"name": name}).status_code == 201
    return client


def test_a_guest_who_claims_an_account_keeps_its_seats(house: Process, guest: Callable[[str], Guest]) -> None:
    ada = guest("Ada")
    table, _ = ada.open_table(bots=["random"])
    ada.start(table)
    before = ada.http.headers["authorization"]
    claimed = ada.post("/api/account", SECRET)
    assert claimed["person"]["login"] == SECRET["login"]
    assert refusal(lambda: ada.get("/api/tables/x/notes")).code == "not-signed-in"
    ada.http.headers["authorization"] = f"Bearer {claimed['token']}"
    assert ada.http.headers["authorization"] != before
    elsewhere = Visitor(house.address)
    welcome = elsewhere.post("/api/session", SECRET | {"login": " ADA@example.org".strip()})
    assert welcome["person"]["id"] == ada.id
    elsewhere.http.headers["authorization"] = f"Bearer {welcome['token']}"
    assert table in {card["id"] for card in elsewhere.get("/api/tables", which="mine")}
    assert elsewhere.get(f"/api/tables/{table}/state")["seat"] == 0
    assert refusal(lambda: ada.post("/api/account", SECRET)).code == "account-already"
    assert refusal(lambda: guest("Bo").post("/api/account", SECRET)).code == "login-taken"


def test_a_wrong_login_says_no_more_than_a_wrong_password(
    house: Process, visitor: Visitor, guest: Callable[[str], Guest]
) -> None:
    """Neither in what is said nor in how much work it is."""
    guest("Cyd").post("/api/account", {"login": "cyd", "password": "a long password"})
    refused, work = list[Refusal](), []
    for login in ("cyd", "nobody"):
        began = cpu_seconds(house)
        tried = {"login": login, "password": "the wrong word"}
        refused += [refusal(lambda tried=tried: visitor.post("/api/session", tried)) for _ in range(3)]  # type: ignore[misc]
        work.append(cpu_seconds(house) - began)
    assert {(each.status, each.code, each.reason) for each in refused} == {
        (403, "login-wrong", refused[0].reason)
    }
    assert min(work) > max(work) / 3


def test_whoever_has_no_account_takes_as_long_to_refuse() -> None:
    """What a password is compared with then is a hash like any other, as dear as those that are made now."""
    assert not accounts._hasher.check_needs_rehash(accounts._NOBODY)
    with pytest.raises(VerifyMismatchError):
        accounts._hasher.verify(accounts._NOBODY, "")


def test_signing_out_ends_the_session_and_its_sockets(guest: Callable[[str], Guest]) -> None:
    ada = guest("Ada")
    table, _ = ada.open_table(bots=["random"])
    ada.start(table)
    with ada.socket(table) as line:
        line.next("state")
        ada.post("/api/session/end")
        assert line.close_code() == 4401
    assert refusal(lambda: ada.get(f"/api/tables/{table}/notes")).code == "not-signed-in"


def test_signing_out_elsewhere_leaves_this_session(house: Process, guest: Callable[[str], Guest]) -> None:
    ada = guest("Ada")
    claimed = ada.post("/api/account", {"login": "elsewhere", "password": "a long password"})
    ada.http.headers["authorization"] = f"Bearer {claimed['token']}"
    other = Visitor(house.address)
    token = other.post("/api/session", {"login": "elsewhere", "password": "a long password"})["token"]
    other.http.headers["authorization"] = f"Bearer {token}"
    assert other.get("/api/me")["person"]["id"] == ada.id
    ada.post("/api/session/end-others")
    assert other.get("/api/me") == {}
    assert ada.get("/api/me")["person"]["id"] == ada.id


def test_a_session_ends_by_itself(house: Process, guest: Callable[[str], Guest]) -> None:
    ada = guest("Ada")
    with sqlite3.connect(house.folder / "ecumene.db", timeout=10) as database:
        database.execute("update sessions set expires = ? where person = ?", (time() - 1, ada.id))
    database.close()
    assert ada.get("/api/me") == {}


def test_tokens_are_stored_hashed(house: Process, guest: Callable[[str], Guest]) -> None:
    ada = guest("Ada")
    table, invitation = ada.open_table()
    database = sqlite3.connect(house.folder / "ecumene.db", timeout=10)
    text = "\n".join(database.iterdump())
    database.close()
    assert table in text
    assert ada.token not in text
    assert invitation not in text


def test_a_forged_form_is_refused(house: Process) -> None:
    ada = browser(house, "Ada")
    wish = {"title": "cultures"}
    assert ada.post("/api/tables", json=wish).status_code == 201
    forged = ada.post("/api/tables", json=wish, headers={"x-csrftoken": "0" * 128})
    assert (forged.status_code, forged.json()["code"]) == (403, "forged")
    del ada.headers["x-csrftoken"]
    assert ada.post("/api/tables", json=wish).json()["code"] == "forged"


@pytest.mark.parametrize("path", ["/api/guests", "/api/session", "/api/tables", "/api/session/end"])
def test_a_foreign_page_is_refused(house: Process, path: str) -> None:
    ada = browser(house, "Ada")
    reply = ada.post(path, json={}, headers={"origin": "https://elsewhere.example"})
    assert (reply.status_code, reply.json()["code"]) == (403, "foreign-page")


def test_a_foreign_page_gets_no_socket(guest: Callable[[str], Guest]) -> None:
    ada = guest("Ada")
    table, _ = ada.open_table(bots=["random"])
    ada.start(table)
    ada.http.headers["origin"] = "https://elsewhere.example"
    with ada.socket(table) as line:
        assert line.close_code() == 4403
    ada.http.headers["origin"] = ada.address
    with ada.socket(table) as line:
        assert line.next()["type"] == "state"


def test_cookies_of_a_house_behind_https_are_secure(folder: Path) -> None:
    with a_house(folder, "--secure-cookies") as house:
        client = httpx.Client(base_url=house.address, timeout=PATIENCE)
        cookies = client.get("/api/me").headers.get_list("set-cookie")
        cookies += client.post("/api/guests", json={}).headers.get_list("set-cookie")
    assert len(cookies) == 2
    assert all("secure" in cookie.lower() and "samesite=lax" in cookie.lower() for cookie in cookies)
    assert "httponly" in cookies[1].lower()


def test_a_flood_is_dammed(folder: Path) -> None:
    with a_house(folder, "--requests-per-minute", "60") as house:
        visitor = Visitor(house.address)
        accepted = 0
        while (reply := visitor.http.get("/api/titles")).status_code == 200:
            accepted += 1
            assert accepted < 1000
        assert accepted >= 60
        assert (reply.status_code, reply.json()["code"]) == (429, "too-often")
        assert visitor.http.post("/api/guests", json={}).status_code == 429
        assert visitor.http.get("/healthz").status_code == 200


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ada  ", "Ada"),
        ("A\x00d\x1ba", "Ada"),
        ("Ada\u202eevil", "Adaevil"),
        ("Ada\n\tL.", "Ada L."),
        ("👩‍🚀", "👩‍🚀"),
    ],
)
def test_a_name_is_what_one_sees(visitor: Visitor, given: str, kept: str) -> None:
    assert visitor.post("/api/guests", {"name": given})["person"]["name"] == kept


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200b", "\x00", "\u200d", "x" * 41, 7, None])
def test_nobody_is_called_nothing(visitor: Visitor, name: Any) -> None:
    assert refusal(lambda: visitor.post("/api/guests", {"name": name})).status == 400


def test_one_can_change_ones_name_and_language(guest: Callable[[str], Guest]) -> None:
    ada = guest("Ada")
    ada.get("/api/me")
    ada.patch("/api/me", {"name": "Countess", "language": "de"})
    assert ada.get("/api/me")["person"] == {"id": ada.id, "name": "Countess", "login": None, "language": "de"}
    with pytest.raises(Refusal):
        ada.patch("/api/me", {"language": "'; drop table people"})
