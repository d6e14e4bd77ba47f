"""The receivers of notices: a web server for webhooks and push messages, and a mail server; both are real."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from threading import Lock, Thread
from typing import Any, NamedTuple

from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ecumene.server.notices.webpush import unwrap, wrap
from tests.server.client import PATIENCE


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def id(self) -> str:
        return self.headers["idempotency-key"]


class Hooks:
    """A web server; what comes to each path waits there. `answers` are the next statuses of a path."""

    def __init__(self) -> None:
        self.answers: dict[str, list[int]] = {}
        self.times: Counter[str] = Counter()
        """How often each id came."""
        self._boxes: dict[str, Queue[Received]] = {}
        self._lock = Lock()
        hooks = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers.get("content-length", "0"))
                headers = {name.lower(): value for name, value in self.headers.items()}
                received = Received(self.path, headers, self.rfile.read(length))
                status = hooks._take(received)
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("location", f"{hooks.address}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Nobody reads it."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def place(self) -> str:
        return f"127.0.0.1:{self._server.server_address[1]}"

    @property
    def address(self) -> str:
        return f"http://{self.place}"

    def box(self, path: str) -> Queue[Received]:
        with self._lock:
            return self._boxes.setdefault(path, Queue())

    def next(self, path: str) -> Received:
        return self.box(path).get(timeout=PATIENCE)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def _take(self, received: Received) -> int:
        box = self.box(received.path)
        with self._lock:
            self.times[received.headers.get("idempotency-key", "")] += 1
            waiting = self.answers.get(received.path)
            status = waiting.pop(0) if waiting else 200
        box.put(received)
        return status


class Letters:
    """A mail server."""

    def __init__(self) -> None:
        self.inbox: Queue[EmailMessage] = Queue()
        self._loop = asyncio.new_event_loop()
        serving = self._loop.create_server(lambda: SMTP(self, loop=self._loop), "127.0.0.1", 0)
        server = self._loop.run_until_complete(serving)
        self.port: int = server.sockets[0].getsockname()[1]
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 - its name
        message = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.inbox.put(message)
        return "250 taken"

    def next(self) -> EmailMessage:
        return self.inbox.get(timeout=PATIENCE)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class Browser:
    """The keys of a browser that has agreed to push messages; it decrypts as a browser does (RFC 8291)."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = bytes(range(16))
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.p256dh, self.auth = wrap(self._point), wrap(self._secret)

    def read(self, body: bytes) -> Any:
        salt, theirs, text = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        shared = self._key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        )
        material = _hkdf(self._secret, shared, b"WebPush: info\0" + self._point + theirs, 32)
        key = _hkdf(salt, material, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(salt, material, b"Content-Encoding: nonce\0", 12)
        return json.loads(AESGCM(key).decrypt(nonce, text, None).rstrip(b"\0")[:-1])


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def is_signed(authorization: str, origin: str) -> bool:
    """Whether a push message says who sends it, for this very service (RFC 8292)."""
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

    token, key = authorization.removeprefix("vapid t=").split(", k=")
    signed, _, signature = token.rpartition(".")
    raw = unwrap(signature)
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unwrap(key))
    public.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
    return bool(json.loads(unwrap(signed.split(".")[1]))["aud"] == origin)


@contextmanager
def receivers() -> Iterator[tuple[Hooks, Letters]]:
    hooks, letters = Hooks(), Letters()
    try:
        yield hooks, letters
    finally:
        hooks.close()
        letters.close()


def settings(folder: Path, hooks: Hooks, letters: Letters | None = None, **more: float) -> None:
    """Write down how a house in a folder tells: at once, and to these receivers, though they are local."""
    lines = [
        f"{name} = {value}" for name, value in ({"hold": 0.0, "look": 0.05, "again": 0.1} | more).items()
    ]
    lines += ['address = "https://house.example"', f'may_reach = ["{hooks.place}"]']
    if letters is not None:
        lines += ["[mail]", 'server = "127.0.0.1"', f"port = {letters.port}", 'encryption = "none"']
        lines += ['sender = "house@house.example"']
    (folder / "notices.toml").write_text("\n".join(lines) + "\n")
