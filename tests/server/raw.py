"""Requests byte by byte, as no well-behaved client would send them, and the replies of the house."""

from __future__ import annotations

import json
import socket
from collections.abc import Sequence
from http.client import HTTPException, HTTPResponse
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from tests.server.client import PATIENCE

Header = tuple[bytes, bytes]


class Reply(NamedTuple):
    """What the house said; no status: it hung up."""

    status: int
    kind: str
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


HUNG_UP = Reply(0, "", b"")


class RawLine:
    """A connection that is opened again whenever the house has closed it."""

    def __init__(self, address: str, source: str = "127.0.0.1") -> None:
        place = urlsplit(address)
        self._to, self._source = (place.hostname or "", place.port or 0), source
        self._socket: socket.socket | None = None

    def ask(
        self, method: str, target: bytes, headers: Sequence[Header] = (), body: bytes | None = None
    ) -> Reply:
        head = [method.encode() + b" " + target + b" HTTP/1.1", b"host: house"]
        head += [name + b": " + value for name, value in headers]
        if body is not None:
            head.append(b"content-length: %d" % len(body))
            if not any(name == b"content-type" for name, _ in headers):
                head.append(b"content-type: application/json")
        message = b"\r\n".join(head) + b"\r\n\r\n" + (body or b"")
        try:
            return self._send(message, method)
        except (ConnectionError, HTTPException):
            self.close()
        try:  # the house lets quiet lines go
            return self._send(message, method)
        except (ConnectionError, HTTPException):
            self.close()
            return HUNG_UP

    def _send(self, message: bytes, method: str) -> Reply:
        if self._socket is None:
            self._socket = socket.create_connection(self._to, PATIENCE, (self._source, 0))
            self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket.sendall(message)
        response = HTTPResponse(self._socket, method=method)
        response.begin()
        reply = Reply(response.status, response.getheader("content-type") or "", response.read())
        if response.will_close:
            self.close()
        return reply

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()
        self._socket = None

    def __enter__(self) -> RawLine:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
