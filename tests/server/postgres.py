"""A PostgreSQL for tests: a real server in a separate folder, stopped afterwards.

The programs are those of the system (`postgres` and `initdb` in the path, or where Debian has them), else
those that the package `pgserver` brings. PostgreSQL refuses to run as root: for root it runs as a user who
owns only that folder. Nothing is synced to the disk, because no test cuts the machine's power.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
import pwd
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import asyncpg

from tests.server.client import PATIENCE, free_port

_PR_SET_PDEATHSIG = 1
_names = count()


class Postgres:
    """A server that can be stopped, killed and started again at the same address."""

    def __init__(self, folder: Path, *, sync: bool = False) -> None:
        self._sync = "on" if sync else "off"
        self._folder = folder
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._who = _somebody()
        self._programs = _programs(folder, self._who)
        for each in (folder, *folder.rglob("*")):
            os.chown(each, *self._who)

    def create(self) -> None:
        """A new, empty cluster."""
        data = self._folder / "data"
        options = ["--username=ecumene", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"]
        command = [str(self._programs / "initdb"), f"--pgdata={data}", *options]
        made = subprocess.run(command, capture_output=True, text=True, cwd=self._folder, **_as(self._who))
        assert made.returncode == 0, made.stderr

    def start(self) -> None:
        """Open the server; it ends with this process, whatever becomes of it."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "port": str(self._port),
            "shared_buffers": "32MB",
            "max_connections": "120",
            "fsync": self._sync,
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", self._folder / "data", *options],
                stdout=log,
                stderr=log,
                cwd=self._folder,
                preexec_fn=partial(_end_with_parent, signal.SIGQUIT),
                **_as(self._who),
            )
        until = monotonic() + PATIENCE
        while not asyncio.run(self._answers()):
            assert self._process.poll() is None, (self._folder / "log").read_text()
            assert monotonic() < until, "PostgreSQL did not open"
            sleep(0.05)

    async def _answers(self) -> bool:
        try:
            line = await asyncpg.connect(self.address("postgres"), timeout=5)
        except (OSError, asyncpg.PostgresError, TimeoutError):
            return False
        await line.close()
        return True

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Close it: SIGINT ends every connection at once, SIGQUIT is as good as a crash."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(timeout=PATIENCE)

    @contextmanager
    def files_at_most(self, size: int) -> Iterator[None]:
        """Meanwhile no file of the server can grow beyond so many bytes, as if the disk were full."""
        self._limit_files(size)
        try:
            yield
        finally:
            self._limit_files(resource.RLIM_INFINITY)

    def _limit_files(self, size: int) -> None:
        """For the server first, so that whoever it sends to a new guest has the same limit."""
        assert self._process is not None
        server = self._process.pid
        children = Path(f"/proc/{server}/task/{server}/children")
        for process in (server, *map(int, children.read_text().split())):
            # said by whom they belong to: root itself may be without the right to limit others
            subprocess.run(
                [self._programs / "postgres", "--version"],
                preexec_fn=partial(_limit, process, size),
                capture_output=True,
                check=True,
                cwd="/",
                **_as(self._who),
            )

    def address(self, database: str) -> str:
        return f"postgresql://ecumene@127.0.0.1:{self._port}/{database}"

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"house{next(_names)}"
        self.run(f"create database {name}", "postgres")
        return self.address(name)

    def run(self, statement: str, database: str, *args: Any) -> list[Any]:
        """The rows that a statement brings."""
        address = database if "://" in database else self.address(database)

        async def once() -> list[Any]:
            line = await asyncpg.connect(address)
            try:
                return list(await line.fetch(statement, *args))
            finally:
                await line.close()

        return asyncio.run(once())


@contextmanager
def a_postgres(*, sync: bool = False) -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="ecumene-postgres-"))
    try:
        server = Postgres(folder, sync=sync)
        server.create()
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)  # nobody will need it again
    finally:
        shutil.rmtree(folder)


def _programs(folder: Path, who: tuple[int, int]) -> Path:
    """Where `postgres` and `initdb` are, for somebody who must be able to run them."""
    places = [Path(found).resolve().parent for found in [shutil.which("postgres")] if found]
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    brought = find_spec("pgserver")
    if brought is not None and brought.origin is not None:
        places.append(Path(brought.origin).parent / "pginstall" / "bin")
    for place in places:
        if (place / "initdb").exists() and (place / "postgres").exists():
            return place if _may_run(place / "postgres", who) else _copied(place, folder)
    raise AssertionError(
        "There is no PostgreSQL to test with: install it from the system's packages (on Debian and Ubuntu: "
        "apt install postgresql), or pgserver with pip where there is a wheel of it for this Python."
    )


def _may_run(program: Path, who: tuple[int, int]) -> bool:
    try:
        return (
            subprocess.run([program, "--version"], capture_output=True, cwd="/", **_as(who)).returncode == 0
        )
    except OSError:
        return False


def _copied(place: Path, folder: Path) -> Path:
    """The programs in a folder that their user can reach: a checkout may be in a home that others cannot."""
    packages = place.parents[2]  # the programs of the wheel look for their libraries beside its package
    for needed in ("pgserver/pginstall", "pgserver.libs"):
        shutil.copytree(packages / needed, folder / needed, symlinks=True)
    return folder / place.relative_to(packages)


def _somebody() -> tuple[int, int]:
    """Who runs the server: whoever runs the tests, but for root somebody without rights."""
    if os.geteuid() != 0:
        return os.geteuid(), os.getegid()
    nobody = pwd.getpwnam("nobody")
    return nobody.pw_uid, nobody.pw_gid


def _as(who: tuple[int, int]) -> dict[str, Any]:
    return {"user": who[0], "group": who[1], "extra_groups": []} if os.geteuid() == 0 else {}


def _limit(process: int, size: int) -> None:
    with suppress(ProcessLookupError):  # it has just gone
        resource.prlimit(process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def _end_with_parent(how: signal.Signals) -> None:
    """Even tests that are killed leave no server behind."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, how)
