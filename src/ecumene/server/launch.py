"""Opening the house from a command line."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from contextlib import suppress
from pathlib import Path

import segno
import uvicorn
from litestar import Litestar
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from ecumene.home import home
from ecumene.server.app import create_app
from ecumene.server.database.opening import CannotOpen, at_home, open_store, why_not
from ecumene.server.database.schema import keepsakes
from ecumene.server.edge.callers import Callers
from ecumene.server.edge.connection import Connection, open_wide
from ecumene.server.edge.throttle import Throttle
from ecumene.server.errors import Unavailable
from ecumene.server.house import House
from ecumene.server.notices.settings import read_settings
from ecumene.server.operations.logs import Reporter, logging_at
from ecumene.server.settings import Settings, read_house

_PORTS_TRIED = 20
_BACKLOG = 2048
_LARGEST_FRAME = 4096
"""Clients have nothing to say on a socket."""
_SWITCH_SECONDS = 0.002
"""How long a bot that thinks in its thread may keep the house waiting."""
_GARBAGE = (5_000, 20, 100)
"""How seldom garbage is looked for: everywhere only after some ten million new things. All tables in memory
are gone through then, which takes long, and somebody who sends endless lists could cause it."""


def serve(
    *,
    host: str,
    port: int,
    database: str | None,
    secure_cookies: bool,
    requests_per_minute: int,
    bot_seconds: float,
    talk_seconds: float,
    watch_seconds: float,
    log_level: str | None,
    notices: Path | None = None,
    settings: Path | None = None,
) -> int:
    """Open the house until it is told to close; its exit code."""
    url = database or own_database()
    secret = asyncio.run(_secret(url, Settings().secret))
    told, decided = read_settings(notices, home()), read_house(settings, home())
    sys.setswitchinterval(_SWITCH_SECONDS)
    gc.set_threshold(*_GARBAGE)
    open_wide()
    with _listening(host, port) as door, suppress(KeyboardInterrupt):
        chosen = Settings(
            database=url,
            secret=secret,
            secure_cookies=secure_cookies,
            requests_per_minute=requests_per_minute,
            bot_seconds=bot_seconds,
            talk_seconds=talk_seconds,
            watch_seconds=watch_seconds,
            notices=told.at(_address(door)),
            house=decided,
        )
        app = create_app(chosen)
        proxies = Connection.proxies = decided.proxies
        config = uvicorn.Config(
            Callers(Throttle(Reporter(app), Connection.refusals), proxies),
            http=Connection,
            proxy_headers=False,
            log_config=logging_at(log_level or ("warning" if sys.stderr.isatty() else "info")),
            access_log=False,
            timeout_graceful_shutdown=5,
            ws_max_size=_LARGEST_FRAME,
        )
        print(f"The house is open: {_address(door)}  (Ctrl+C closes it)", flush=True)
        if host in ("0.0.0.0", "::"):
            _show_way_in(door)
        _Server(config, app).run(sockets=[door])
    return 0


class _Server(uvicorn.Server):
    """Closes when everybody has been answered; those who only wait for news are let go first."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house: House = self._app.state.house
        house.hush()
        await super().shutdown(sockets)


def own_database() -> str:
    """The file at home that a house has whose host names no other database."""
    home().mkdir(mode=0o700, parents=True, exist_ok=True)
    return at_home()


def _address(door: socket.socket) -> str:
    name, port = door.getsockname()[:2]
    if name in ("127.0.0.1", "0.0.0.0", "::", "::1"):
        name = "localhost"
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def _show_way_in(door: socket.socket) -> None:
    """For those in the same room: the address on the network, and a picture of it for their phones."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("192.0.2.1", 9))  # nothing is sent: the system only says by which way it would go
            name = line.getsockname()[0]
        except OSError:
            return  # this machine is on no network
    address = f"http://{name}:{door.getsockname()[1]}/"
    print(f"On this network: {address}\n", flush=True)
    segno.make(address).terminal(compact=True)


async def _secret(url: str, fresh: str) -> str:
    """The secret of this house; a new house gets a fresh one."""
    store = await open_store(url)
    try:
        wanted = select(keepsakes.c.value).where(keepsakes.c.name == "secret")
        found = await store.row(wanted)
        if found is None:
            try:
                await store.write(insert(keepsakes).values(name="secret", value=fresh))
            except IntegrityError:  # another process of the house was quicker
                found = await store.row(wanted)
        return str(found.value) if found else fresh
    except Unavailable as error:
        raise CannotOpen(why_not(url, error)) from error
    finally:
        await store.close()


def _listening(host: str, port: int) -> socket.socket:
    """The wanted port, or the next one that is free."""
    for tried in range(port, port + _PORTS_TRIED):
        door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, tried))
            door.listen(_BACKLOG)  # connections that come while the house is still opening have to wait
        except OSError:
            door.close()
            if port == 0 or tried == port + _PORTS_TRIED - 1:
                raise
        else:
            return door
    raise AssertionError("no port was tried")
