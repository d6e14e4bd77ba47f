"""Whatever comes, the house answers with a sentence: no input makes it say that it has failed.

A good request to each route is spoiled in one place: a part of its address, what is asked there, a header, a
value of its body; as the host of a table, as a guest and as a stranger.
"""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from websockets.exceptions import InvalidHandshake
from websockets.sync.client import connect

from tests.effort import tries
from tests.server.client import PATIENCE, Guest, Process, a_house
from tests.server.postgres import Postgres
from tests.server.raw import RawLine, Reply
from tests.server.spoiled import HEADERS, VALUES, WORDS, Operation, operations, places, spoiled

EXAMPLES = tries(daily=15, nightly=2000)
ENDS_A_SESSION = {"/api/account", "/api/session", "/api/session/end", "/api/session/end-others"}
_nets = (f"127.{net}.{number}.9" for net in count(4) for number in range(1, 250))


class People:
    """Who asks: the host of tables that gather and are played, a guest, and somebody whom nobody knows."""

    def __init__(self, house: Process) -> None:
        self.house = house
        self.host, self.guest = Guest(house.address, "Ada"), Guest(house.address, "Bo")
        self.table, self.invitation = self.host.open_table("cultures", hotseat=True)
        self.host.start(self.table)
        self.gathering, _ = self.host.open_table("cultures", hotseat=True)
        self.request = self._asked()
        self._lines = {"host": self.host.token, "guest": self.guest.token, "stranger": ""}
        self._line = RawLine(house.address, next(_nets))

    def _asked(self) -> Any:
        asked = [self.host.state(self.table, seat=seat)["requests"] for seat in (0, 1)]
        return next(iter((asked[0] or asked[1]).values()))

    def good(self, operation: Operation) -> Any:
        """A body that makes sense at the table, where the form alone does not say which."""
        body = json.loads(json.dumps(operation.good))
        if isinstance(body, dict):
            answer = self.request["options"][0]["answer"]
            sense = {"request": self.request["id"], "kind": self.request["kind"], "title": "cultures"}
            sense |= {"answer": answer, "answers": [answer], "table": self.table, "topic": "plan"}
            sense |= {"seat": self.request["seat"]}
            if operation.path != "/api/notices/channels":
                body |= {name: value for name, value in sense.items() if name in body}
        return body

    def parts(self, gathering: bool) -> dict[str, bytes]:
        table = self.gathering if gathering else self.table
        named = {"id": table, "title": "cultures", "token": self.invitation, "asked": self.request["id"]}
        return {name: word.encode() for name, word in named.items()}

    def ask(self, who: str, operation: Operation, target: bytes, header: Any, body: bytes | None) -> Reply:
        token = self._lines[who]
        if operation.path in ENDS_A_SESSION and token:
            token = "x" * 43
        headers = [(b"authorization", f"Bearer {token}".encode())] if token else []
        if header is not None:
            headers = [one for one in headers if one[0] != header[0]] + [header]
        reply = self._line.ask(operation.method, target, headers, body)
        if reply.status in (0, 429) or not reply.kind.startswith("application/json"):
            self._line.close()  # whoever talks nonsense again and again is kept waiting; another one comes
            self._line = RawLine(self.house.address, next(_nets))
        return reply


@pytest.fixture(scope="module")
def people(house: Process) -> Iterator[People]:
    yield People(house)
    assert "Traceback" not in house.log()


def expect_a_sentence(reply: Reply) -> None:
    assert reply.status < 500, reply
    if reply.status >= 400 and reply.kind.startswith("application/json") and reply.body:
        assert reply.json["code"], reply
        assert reply.json["reason"].strip(), reply


@pytest.mark.parametrize("operation", operations(), ids=lambda operation: operation.name)
def test_a_spoiled_request_is_answered_with_a_sentence(people: People, operation: Operation) -> None:
    good = people.good(operation)
    spots: list[tuple[str, Any]] = [("path", part) for part in operation.parts] + [
        ("query", name) for name in operation.queries
    ]
    spots += [("header", ""), *(("body", spot) for spot in places(good) if operation.good is not None)]

    @settings(max_examples=EXAMPLES)
    @given(some.data())
    def spoil(data: some.DataObject) -> None:
        who = data.draw(some.sampled_from(["host", "host", "guest", "stranger"]))
        where, spot = data.draw(some.sampled_from(spots))
        parts = people.parts(data.draw(some.booleans()))
        body = None if operation.good is None else json.dumps(good).encode()
        queries, header = [], None
        if where == "path":
            parts[spot] = data.draw(some.sampled_from(WORDS))
        elif where == "query":
            queries = [(spot, data.draw(some.sampled_from(WORDS)))]
        elif where == "header":
            header = data.draw(some.sampled_from(HEADERS))
        else:
            value = data.draw(some.sampled_from(VALUES) | some.binary(max_size=20))
            body = spoiled(good, spot, value)
        expect_a_sentence(people.ask(who, operation, operation.target(parts, queries), header, body))

    spoil()


BODIES = (
    *(b"", b"\xff", b"\x00", b'{"', b"[" * 60_000, b"9" * 5000),
    *(b"\xef\xbb\xbf{}", '{"name":"x"}'.encode("utf-16")),
)


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:12]))
def test_what_is_no_body_is_answered_with_a_sentence(people: People, body: bytes) -> None:
    for operation in operations():
        if operation.good is not None:
            target = operation.target(people.parts(gathering=False))
            reply = people.ask("host", operation, target, None, body)
            assert 400 <= reply.status < 500, (operation.name, reply)
            expect_a_sentence(reply)


def test_a_body_that_is_no_text_is_named_as_that(people: People) -> None:
    operation = next(one for one in operations() if one.name == "POST /api/guests")
    reply = people.ask("stranger", operation, b"/api/guests", None, b'{"name":"\xff"}')
    assert reply.status == 400
    assert reply.json == {"code": "not-utf8", "reason": "What was sent is not text in UTF-8."}


@pytest.mark.parametrize("name", ["%00", "a" * 300, "a" * 5000, "%C3%A9" * 200, "..%2f..%2fapp.py"], ids=len)
def test_an_asset_that_no_file_can_be_is_not_there(people: People, name: str) -> None:
    operation = next(one for one in operations() if one.name == "GET /assets/{file}")
    assert people.ask("stranger", operation, f"/assets/{name}".encode(), None, None).status == 404


def test_a_zero_is_no_fault_of_a_database_server(postgres: Postgres, tmp_path: Path) -> None:
    """A file keeps zeros in texts, a server refuses them: that is not as if it could not be reached."""
    with a_house(tmp_path, "--database", postgres.database()) as house:
        people = People(house)
        for operation in operations():
            good = people.good(operation)
            body = None if operation.good is None else json.dumps(good).encode()
            parts = people.parts(gathering=False)
            spoilt = [(operation.target(parts | {part: b"x%00"}), body) for part in operation.parts]
            if operation.good is not None:
                values = [spoiled(good, spot, b'"xx\\u0000xxxxxxxxxxxxxxxxxxxxx"') for spot in places(good)]
                spoilt += [(operation.target(parts), value) for value in values]
            for target, value in spoilt:
                expect_a_sentence(people.ask("host", operation, target, None, value))


@settings(max_examples=tries(daily=40, nightly=2000))
@given(some.data())
def test_a_spoiled_socket_is_closed_in_order(people: People, data: some.DataObject) -> None:
    table = data.draw(some.sampled_from([people.table.encode(), *WORDS])).decode("latin-1")
    asked = ("?seat=", "?after=", "?language=", "?invitation=")
    query = data.draw(some.sampled_from(["", *asked]))
    word = data.draw(some.sampled_from(WORDS)).decode("latin-1") if query else ""
    address = f"{people.house.address.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}{word}"
    host, _, port = people.house.address.removeprefix("http://").partition(":")
    try:
        line = socket.create_connection((host, int(port)), PATIENCE, (next(_nets), 0))
        with connect(address, sock=line, proxy=None, open_timeout=PATIENCE, close_timeout=1.0):
            pass
    except InvalidHandshake as refused:
        status = getattr(getattr(refused, "response", None), "status_code", 0)
        assert status < 500, (address, status)
    except (ConnectionError, EOFError, ValueError):
        pass  # the house has hung up, or no address can be like this
