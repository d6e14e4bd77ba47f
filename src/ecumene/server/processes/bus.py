"""What the processes of one house tell each other: which tables have changed, who is there, what was said.

Nothing depends on it. Every entry of a journal is in the database before it is announced, and its number is
the lock; a lost message only causes a delay, until the next look at the database. That is why messages are
sent after the write, several at a time, and not in its transaction: PostgreSQL commits only one notifying
transaction at a time.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any, Protocol

import asyncpg
import msgspec
from sqlalchemy import make_url

from ecumene.server.ids import new_id
from ecumene.server.operations import measures

logger = logging.getLogger("ecumene.server.bus")

_CHANNEL = "ecumene"
_BEAT_SECONDS = 1.0
_LOST_SECONDS = 4.0
"""A process that has sent nothing for this long counts as gone."""
_HELLO_SECONDS = 0.5
"""How long a new process waits for the others to answer its hello."""
LARGEST = 7900
"""PostgreSQL carries up to 8,000 bytes."""
_MOST_WAITING = 1000
"""While the connection is down older messages are dropped: the others read the database."""
_PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0)

Message = dict[str, Any]
Hears = Callable[[str, Message], None]
"""Takes a kind of message and its content; `from` is the process that sent it."""


class Bus(Protocol):
    name: str
    """Of this process."""

    async def open(self, hears: Hears, resume: Callable[[], Awaitable[None]]) -> None:
        """Begin to listen. `resume` is called whenever messages or processes may have been lost."""

    def tell(self, kind: str, **said: Any) -> None:
        """Send a message to the other processes."""

    def keeps(self, table: str) -> bool:
        """Whether this process plays the bots of a table."""

    async def close(self) -> None: ...


class Alone:
    """A house of one process has nobody to talk to."""

    name = "alone"

    async def open(self, hears: Hears, resume: Callable[[], Awaitable[None]]) -> None: ...

    def tell(self, kind: str, **said: Any) -> None: ...

    def keeps(self, table: str) -> bool:
        return True

    async def close(self) -> None: ...


def bus_of(url: str) -> Bus:
    return Alone() if make_url(url).get_backend_name() == "sqlite" else PostgresBus(url)


class PostgresBus:
    """LISTEN and NOTIFY over a connection of its own, which is opened again when it breaks."""

    def __init__(self, url: str) -> None:
        self.name = new_id()
        self._address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._connected = False
        self._waiting: list[Message] = []
        self._something = asyncio.Event()
        self._others: dict[str, float] = {}
        """When each other process sent its last message."""
        self._hears: Hears
        self._resume: Callable[[], Awaitable[None]]
        self._work: list[asyncio.Task[None]] = []

    async def open(self, hears: Hears, resume: Callable[[], Awaitable[None]]) -> None:
        self._hears, self._resume = hears, resume
        listening = asyncio.Event()
        self._work = [asyncio.create_task(self._stay_connected(listening))]
        await asyncio.wait_for(listening.wait(), 60)
        await asyncio.sleep(_HELLO_SECONDS)
        self._work.append(asyncio.create_task(self._beat_on()))

    async def close(self) -> None:
        self.tell("gone")
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                while self._waiting:
                    await asyncio.sleep(0.01)
        for work in self._work:
            work.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)

    def tell(self, kind: str, **said: Any) -> None:
        if len(self._waiting) >= _MOST_WAITING and not self._connected:
            del self._waiting[0]
        self._waiting.append({"kind": kind, "from": self.name, **said})
        self._something.set()

    def keeps(self, table: str) -> bool:
        """The process with the highest hash does; when one goes, only its tables get another process."""
        mine = _lot(self.name, table)
        return all(_lot(other, table) < mine for other in self._others)

    # Inside

    async def _stay_connected(self, listening: asyncio.Event) -> None:
        """Listen and send until the connection breaks; then open another one."""
        for attempt in range(1_000_000_000):
            try:
                line = await asyncpg.connect(
                    self._address,
                    timeout=5,
                    server_settings={"application_name": "ecumene-bus", "synchronous_commit": "off"},
                )
            except Exception as error:
                logger.warning("bus is down", extra={"why": repr(error)})
                await asyncio.sleep(_PAUSES[min(attempt, len(_PAUSES) - 1)])
                continue
            try:
                await line.add_listener(_CHANNEL, self._heard)
                self._waiting.insert(0, {"kind": "hello", "from": self.name})
                self._others = dict.fromkeys(self._others, monotonic())
                self._connected = True
                listening.set()
                if attempt:
                    measures.bus_resumed.inc()
                    await self._resume()
                await self._send_on(line)
            except Exception as error:  # any error of the driver when a connection breaks
                logger.warning("bus broke", extra={"why": repr(error)})
            finally:
                self._connected = False
                line.terminate()

    async def _send_on(self, line: Any) -> None:
        while True:
            if not self._waiting:
                self._something.clear()
                await self._something.wait()
            messages, self._waiting = _newest(self._waiting), []
            texts = [msgspec.json.encode(message).decode() for message in messages]
            fit = [text for text in texts if len(text.encode()) <= LARGEST]
            if len(fit) < len(texts):
                logger.error("message too large", extra={"messages": len(texts) - len(fit)})
            notify = f"select pg_notify('{_CHANNEL}', said) from unnest($1::text[]) said"
            await line.execute(notify, fit, timeout=_LOST_SECONDS)
            measures.bus_messages.labels("sent").inc(len(fit))

    def _heard(self, _line: Any, _pid: int, _channel: str, text: str) -> None:
        message = msgspec.json.decode(text)
        sender = message["from"]
        if sender == self.name:
            return
        measures.bus_messages.labels("heard").inc()
        known = sender in self._others
        if message["kind"] == "gone":
            self._others.pop(sender, None)
        else:
            self._others[sender] = monotonic()
        if message["kind"] == "hello":
            self.tell("here")
        try:
            self._hears(message["kind"], message)
        except Exception:
            logger.exception("message not understood", extra={"kind": message["kind"]})
        if (sender in self._others) != known:
            self._members_changed()

    async def _beat_on(self) -> None:
        while True:
            self.tell("here")
            await asyncio.sleep(_BEAT_SECONDS)
            if not self._connected:
                continue  # no message can arrive now
            lost = [name for name, at in self._others.items() if monotonic() - at > _LOST_SECONDS]
            for name in lost:
                del self._others[name]
                self._hears("gone", {"from": name})
            if lost:
                self._members_changed()

    def _members_changed(self) -> None:
        measures.processes.set(1 + len(self._others))
        measures.members_changed.inc()
        self._hears("members", {"from": self.name})


def _newest(messages: list[Message]) -> list[Message]:
    """Of the messages about entries only the last of each table matters."""
    last = {message["table"]: message for message in messages if message["kind"] == "entry"}
    others = [message for message in messages if message["kind"] != "entry"]
    return [*last.values(), *others]


def _lot(process: str, table: str) -> bytes:
    return hashlib.blake2b(f"{process} {table}".encode(), digest_size=8).digest()
