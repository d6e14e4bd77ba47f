"""Opening the house from a command line."""

from __future__ import annotations

import asyncio
import os
import socket
from pathlib import Path

import uvicorn
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from ecumene.server.app import create_app
from ecumene.server.journalist import LOGGING
from ecumene.server.schema import keepsakes
from ecumene.server.settings import Settings
from ecumene.server.store import Store

_PORTS_TRIED = 20


def serve(*, host: str, port: int, database: str | None, secure_cookies: bool) -> int:
    """Open the house until it is told to close; its exit code."""
    url = database or f"sqlite+aiosqlite:///{home() / 'ecumene.db'}"
    secret = asyncio.run(_secret(url, Settings().secret))
    settings = Settings(database=url, secret=secret, secure_cookies=secure_cookies)
    with _listening(host, port) as door:
        address = door.getsockname()
        name = "localhost" if address[0] in ("127.0.0.1", "0.0.0.0") else address[0]
        print(f"The house is open: http://{name}:{address[1]}/  (Ctrl+C closes it)", flush=True)
        config = uvicorn.Config(create_app(settings), log_config=LOGGING, timeout_graceful_shutdown=5)
        uvicorn.Server(config).run(sockets=[door])
    return 0


def home() -> Path:
    """Where a house of one's own keeps its database."""
    chosen = os.environ.get("ECUMENE_HOME")
    folder = Path(chosen) if chosen else Path.home() / ".local" / "share" / "ecumene"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


async def _secret(url: str, fresh: str) -> str:
    """The secret of this house; a new house gets a fresh one."""
    store = await Store.open(url)
    try:
        wanted = select(keepsakes.c.value).where(keepsakes.c.name == "secret")
        found = await store.row(wanted)
        if found is None:
            try:
                await store.write(insert(keepsakes).values(name="secret", value=fresh))
            except IntegrityError:  # another process of the house was quicker
                found = await store.row(wanted)
        return str(found.value) if found else fresh
    finally:
        await store.close()


def _listening(host: str, port: int) -> socket.socket:
    """The wanted port, or the next one that is free."""
    for tried in range(port, port + _PORTS_TRIED):
        door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, tried))
        except OSError:
            door.close()
            if port == 0 or tried == port + _PORTS_TRIED - 1:
                raise
        else:
            return door
    raise AssertionError("no port was tried")
