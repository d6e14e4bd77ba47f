"""What the house writes about itself: one JSON object a line, for its operator and for programs."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, MutableMapping
from contextvars import ContextVar
from secrets import token_hex
from time import perf_counter
from typing import Any

import msgspec

from ecumene.server.operations import measures

_STANDARD = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}
_LONGEST_ID = 64

logger = logging.getLogger("ecumene.server.requests")

Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]
Receive = Callable[[], Awaitable[Message]]
App = Callable[[Any, Any, Any], Awaitable[None]]

_notes: ContextVar[dict[str, Any] | None] = ContextVar("notes", default=None)


def note(**facts: Any) -> None:
    """Add something to the line that will be written about the request that is being answered."""
    notes = _notes.get()
    if notes is not None:
        notes |= facts


class Reporter:
    """Writes a line about every request: which, whose, at which table, with what outcome, how long it took.

    A request that brings an id of its own keeps it, so that lines of several programs can be put together.
    """

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        facts: dict[str, Any] = {"request": _request_id(scope)}
        _notes.set(facts)
        began, status = perf_counter(), 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", facts["request"].encode())]
            elif message["type"] == "websocket.close":
                status = message["code"]
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            seconds = perf_counter() - began
            if scope["type"] == "http":
                measures.request_seconds.labels(scope["method"], _route(scope), status).observe(seconds)
            facts |= {"method": scope.get("method", "SOCKET"), "path": _route(scope), "status": status}
            logger.info("request", extra=facts | {"ms": round(seconds * 1000, 1)})


def _request_id(scope: Any) -> str:
    for name, value in scope["headers"]:
        if name == b"x-request-id" and len(value) <= _LONGEST_ID and value.isalnum():
            return str(value.decode("ascii"))
    return token_hex(8)


def _route(scope: Any) -> str:
    """The route, with the names of its parts in the place of ids; unknown addresses are all the same."""
    return str(scope.get("path_template") or "unknown")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.levelno >= logging.WARNING and (notes := _notes.get()):
            line |= notes
        line |= {name: value for name, value in record.__dict__.items() if name not in _STANDARD}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def logging_at(level: str) -> dict[str, Any]:
    """The configuration of the logs; `info` writes a line for every request."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonLines}},
        "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "json"}},
        "root": {"handlers": ["lines"], "level": "WARNING"},
        "loggers": {
            "ecumene": {"level": level.upper()},
            "uvicorn.error": {"level": "WARNING"},
            "uvicorn.access": {"level": "WARNING"},
        },
    }
