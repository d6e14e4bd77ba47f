"""The house reads its connections with uvicorn's own protocol, whose internals may change at any time. Each
test names one thing that `edge/connection.py` and `launch.py` depend on, so that a failure after an update
names the cause.
"""

from __future__ import annotations

import asyncio
import tomllib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version
from inspect import signature
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from packaging.requirements import Requirement
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from ecumene.server.edge.connection import Connection
from ecumene.server.edge.refusals import Refusals
from tests.server.client import PATIENCE

OVERRIDDEN = sorted(name for name in vars(Connection) if callable(vars(HttpToolsProtocol).get(name)))
REQUEST = b"GET / HTTP/1.1\r\nhost: house\r\n\r\n"
UPGRADE = (
    b"GET / HTTP/1.1\r\nhost: house\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Spied(Connection):
    """Notes which of the methods that the house overrides are really called."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.refusals = Refusals()  # type: ignore[misc]  # nobody is known from another test
        self.calls: list[str] = []
        self.most_waiting = 0
        self.ended = asyncio.Event()

    def note(self, name: str) -> None:
        self.calls.append(name)
        self.most_waiting = max(self.most_waiting, len(self.pipeline))
        if name == "connection_lost":
            self.ended.set()


def _noted(name: str) -> Callable[..., None]:
    def called(self: Spied, *args: Any) -> None:
        getattr(Connection, name)(self, *args)
        self.note(name)

    return called


for _name in OVERRIDDEN:
    setattr(Spied, _name, _noted(_name))


async def _app(_scope: Any, _receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


@asynccontextmanager
async def _said(data: bytes) -> AsyncIterator[tuple[Spied, bytes]]:
    """A line on which something was said, and the beginning of the answer."""
    config = uvicorn.Config(_app, http=Spied, lifespan="off", log_config=None)
    lines: list[Spied] = []

    def connect() -> Spied:
        lines.append(Spied(config, ServerState(), {}))
        return lines[-1]

    server = await asyncio.get_running_loop().create_server(connect, "127.0.0.1", 0)
    async with server:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        try:
            writer.write(data)
            answer = await asyncio.wait_for(reader.read(4096), PATIENCE)
            yield lines[0], answer
        finally:
            writer.close()
            if lines:
                lines[0].transport.abort()


def test_the_version_that_is_installed_is_one_that_was_tried() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]
    wanted = next(r for r in map(Requirement, project["dependencies"]) if r.name == "uvicorn")
    assert any(each.operator == "<" for each in wanted.specifier), "uvicorn needs an upper bound"
    assert version("uvicorn") in wanted.specifier


def test_what_is_overridden_is_there() -> None:
    assert OVERRIDDEN == [
        "connection_lost",
        "connection_made",
        "data_received",
        "handle_websocket_upgrade",
        "on_headers_complete",
        "on_message_begin",
        "on_message_complete",
        "send_400_response",
    ], "uvicorn's protocol has another name for one of these: it would never be called"


@pytest.mark.parametrize("name", OVERRIDDEN)
def test_what_is_overridden_takes_what_it_took(name: str) -> None:
    ours, theirs = (signature(getattr(kind, name)).parameters for kind in (Connection, HttpToolsProtocol))
    assert list(ours) == list(theirs)


def test_reading_can_be_stopped_and_taken_up_again() -> None:
    for name in ("pause_reading", "resume_reading"):
        assert list(signature(getattr(FlowControl, name)).parameters) == ["self"]


def test_closing_can_be_told_before_it_begins() -> None:
    assert list(signature(uvicorn.Server.shutdown).parameters) == ["self", "sockets"]


async def test_a_request_is_told_step_by_step() -> None:
    async with _said(REQUEST) as (line, answer):
        assert answer.startswith(b"HTTP/1.1 204")
        steps = ["connection_made", "on_message_begin", "on_headers_complete", "on_message_complete"]
        assert line.calls == [*steps, "data_received"]
        assert line.client is not None
        assert line.client[0] == "127.0.0.1"


async def test_the_end_of_a_line_is_told() -> None:
    async with _said(REQUEST) as (line, _):
        line.transport.abort()
        await asyncio.wait_for(line.ended.wait(), PATIENCE)


async def test_nonsense_is_answered_in_one_place() -> None:
    async with _said(b"nonsense\r\n\r\n") as (line, answer):
        assert answer.startswith(b"HTTP/1.1 400")
        assert "send_400_response" in line.calls


async def test_what_is_sent_ahead_waits_in_the_pipeline() -> None:
    async with _said(REQUEST * 4) as (line, _):
        assert line.most_waiting == 3


async def test_too_much_at_once_ends_the_reading_as_nonsense_does() -> None:
    async with _said(REQUEST * 20) as (line, answer):
        assert answer.startswith(b"HTTP/1.1 400")
        assert "send_400_response" in line.calls


async def test_a_socket_says_whether_it_could_read_what_was_asked() -> None:
    config = uvicorn.Config(_app, http=Spied, lifespan="off", log_config=None)
    config.load()
    kind: Any = config.ws_protocol_class
    assert kind(config=config, server_state=ServerState(), app_state={}).handshake_initiated is False


async def test_a_socket_is_handed_on_in_one_place() -> None:
    async with _said(UPGRADE) as (line, _):
        assert "handle_websocket_upgrade" in line.calls


@pytest.mark.parametrize(
    "spoilt",
    [
        UPGRADE.replace(b"GET /", b"GET /?" + b"a" * 15_000),
        UPGRADE.replace(b"host: house", b"host: " + b"h" * 15_000),
        UPGRADE.replace(b"host: house", b"\r\n".join(b"x-%d: y" % number for number in range(200))),
    ],
    ids=["address", "header", "headers"],
)
async def test_an_upgrade_that_a_socket_cannot_read_is_let_go(spoilt: bytes) -> None:
    """uvicorn answers nothing then and keeps the line for ever: with enough of them nobody else gets one."""
    with suppress(ConnectionError):
        async with _said(spoilt) as (line, answer):
            assert answer == b""
            assert line.transport.is_closing()
