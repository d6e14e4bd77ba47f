"""Operating a house: its health, its metrics, its log."""

from __future__ import annotations

import json
from collections.abc import Callable
from time import monotonic, sleep
from typing import Any

import pytest

from tests.server.client import PATIENCE, Guest, Process, Visitor
from tests.server.test_play import refusal, two_at_a_table

People = Callable[[str], Guest]


def test_a_house_says_that_it_is_well(guest: People, visitor: Visitor) -> None:
    before = visitor.get("/healthz")
    two_at_a_table(guest)
    after = visitor.get("/healthz")
    assert after["status"] == "well"
    assert after["tables"]["running"] == before["tables"].get("running", 0) + 1
    assert after["live"] == before["live"] + 1


def test_what_is_counted_names_nobody(guest: People, visitor: Visitor) -> None:
    ada, bo, table = two_at_a_table(guest)
    ada.state(table)
    bo.http.get("/api/tables/nowhere/state")
    visitor.http.get(f"/somewhere/{table}")
    with ada.socket(table) as line:
        line.next()
        text = visitor.http.get("/metrics").text
    assert "ecumene_listeners 1.0" in text
    assert 'route="/api/tables/{id}/state",status="200"' in text
    assert 'route="unknown",status="404"' in text
    for secret in (table, ada.id, bo.id, "nowhere", ada.token):
        assert secret not in text


def test_every_request_leaves_a_line(guest: People, house: Process) -> None:
    ada, _, table = two_at_a_table(guest)
    reply = ada.http.get(f"/api/tables/{table}/state", headers={"x-request-id": "abc123"})
    assert reply.headers["x-request-id"] == "abc123"
    (line,) = lines_about(house, "abc123")
    assert line["path"] == "/api/tables/{id}/state"
    assert (line["person"], line["table"], line["status"], line["method"]) == (ada.id, table, 200, "GET")
    assert line["ms"] > 0
    assert ada.token not in house.log()


def lines_about(house: Process, request: str) -> list[dict[str, Any]]:
    """What the house wrote about a request: it writes after answering, so the line may be on its way."""
    until = monotonic() + PATIENCE
    while True:
        lines = [json.loads(line) for line in house.log().splitlines() if line.endswith("}")]
        found = [line for line in lines if line.get("request") == request]
        if found or monotonic() > until:
            return found
        sleep(0.01)


@pytest.mark.parametrize("forged", ["a" * 65, "a b", '"},{"', ""])
def test_a_request_cannot_write_into_the_log(visitor: Visitor, forged: str) -> None:
    reply = visitor.http.get("/api/titles", headers={"x-request-id": forged})
    assert reply.headers["x-request-id"] != forged


BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "accept-language": "de"}


@pytest.mark.parametrize("path", ["/foo", "/table", "/foo/bar?x=<script>", "/assets/gone.js"])
def test_who_types_an_address_without_anything_finds_a_way_back(visitor: Visitor, path: str) -> None:
    reply = visitor.http.get(path, headers=BROWSER)
    assert reply.status_code == 404
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert "Unter dieser Adresse ist nichts." in reply.text
    assert '<a href="/">Zur Lobby</a>' in reply.text
    assert "script" not in reply.text
    assert "default-src 'none'" in reply.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("path", "headers"), [("/foo", {}), ("/foo", {"accept": "application/json"}), ("/api/nothing", BROWSER)]
)
def test_programs_are_told_in_json(visitor: Visitor, path: str, headers: dict[str, str]) -> None:
    reply = visitor.http.get(path, headers=headers)
    assert (reply.status_code, reply.json()["code"]) == (404, "no-route")
    assert visitor.http.post("/foo", headers=BROWSER).headers["content-type"].startswith("application/json")


@pytest.mark.parametrize(
    "path", ["/", "/new", "/account", "/notices", "/achievements", "/table/x", "/table/x/review/3"]
)
def test_every_page_of_the_client_can_be_loaded_again(visitor: Visitor, path: str) -> None:
    assert '<div id="house">' in visitor.http.get(path, headers=BROWSER).text


def test_unknown_addresses_say_so(visitor: Visitor) -> None:
    assert refusal(lambda: visitor.get("/api/nothing")).code == "no-route"
    assert visitor.http.post("/api/titles").status_code == 405
    assert visitor.http.get("/").headers["x-content-type-options"] == "nosniff"
