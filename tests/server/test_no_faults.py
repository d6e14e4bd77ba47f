"""The house answers every input with a sentence, and never with an internal error. A valid request to each
route is spoiled in one place: a part of its address, its query, a header, a value of its body; the sender is
the host of a table, a guest or a stranger.
"""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from websockets.exceptions import InvalidHandshake
from websockets.sync.client import connect

from tests.effort import tries
from tests.server.client import PATIENCE, Process, a_house
from tests.server.nonsense import NETS, People, fault_in
from tests.server.postgres import Postgres
from tests.server.raw import Reply
from tests.server.spoiled import VALUES, WORDS, Operation, operations, places, spoiled

EXAMPLES = tries(daily=15, nightly=150)


@pytest.fixture(scope="module")
def people(house: Process) -> Iterator[People]:
    yield People(house)
    assert "Traceback" not in house.log()


def expect_a_sentence(reply: Reply) -> None:
    assert fault_in(reply) == ""


@pytest.mark.parametrize("operation", operations(), ids=lambda operation: operation.name)
def test_a_spoiled_request_is_answered_with_a_sentence(people: People, operation: Operation) -> None:
    @settings(max_examples=EXAMPLES)
    @given(some.data(), some.binary(max_size=20))
    def spoil(data: some.DataObject, noise: bytes) -> None:
        sent = people.spoil(operation, lambda things: data.draw(some.sampled_from(things)), (*VALUES, noise))
        expect_a_sentence(people.send(operation, sent))

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


@settings(max_examples=tries(daily=40, nightly=300))
@given(some.data())
def test_a_spoiled_socket_is_closed_in_order(people: People, data: some.DataObject) -> None:
    table = data.draw(some.sampled_from([people.table.encode(), *WORDS])).decode("latin-1")
    asked = ("?seat=", "?after=", "?language=", "?invitation=")
    query = data.draw(some.sampled_from(["", *asked]))
    word = data.draw(some.sampled_from(WORDS)).decode("latin-1") if query else ""
    address = f"{people.house.address.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}{word}"
    host, _, port = people.house.address.removeprefix("http://").partition(":")
    try:
        line = socket.create_connection((host, int(port)), PATIENCE, (next(NETS), 0))
        with connect(address, sock=line, proxy=None, open_timeout=PATIENCE, close_timeout=1.0):
            pass
    except InvalidHandshake as refused:
        status = getattr(getattr(refused, "response", None), "status_code", 0)
        assert status < 500, (address, status)
    except (ConnectionError, EOFError, ValueError):
        pass  # the house has hung up, or no address can be like this
