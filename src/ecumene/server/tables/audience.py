"""Who watches a table: listeners (open sockets), and audiences (everybody who sees it in the same way).

The packet of an audience is computed only while somebody listens. Without listeners it keeps its last packet;
when somebody comes back, a single message has all changes since then.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from ecumene.server.ids import now
from ecumene.server.tables.packets import Packet, Viewer, packet
from ecumene.server.tables.patches import difference
from ecumene.server.tables.teaching import Teaching
from ecumene.table.api import Table

_MOST_WAITING = 1024 * 1024
"""A client with more unread characters than this has to connect again."""
_REMEMBERED = 512 * 1024
"""How many characters of messages are remembered for clients that connect again."""

Log = Callable[[Viewer, int], list[Packet]]
"""The lines of the log that a viewer may read, after an entry."""


class Farewell(NamedTuple):
    """Why the house closes a socket: the code of the protocol, and the key of a sentence."""

    code: int
    key: str


SLOW = Farewell(1013, "slow")
SIGNED_OUT = Farewell(4401, "signed-out")
UNINVITED = Farewell(4404, "bad-invitation")
TALKATIVE = Farewell(1008, "talkative")
CROWDED = Farewell(4429, "crowded")
RESEATED = Farewell(4409, "reseated")
CLEARED = Farewell(4410, "no-table")
FOREIGN = Farewell(4403, "foreign-page")


class Listener:
    """One open socket and its unsent messages. A socket that does not read is closed."""

    def __init__(self, viewer: Viewer, *, session: str = "", invited: bool = False) -> None:
        self.viewer = viewer
        self.session = session
        """The fingerprint of the session that opened it; it is closed when the session ends."""
        self.invited = invited
        """Whether it may watch only because of an invitation."""
        self.has_enough = False
        """Whether it has so much to show that a game of bots alone need not go on for it."""
        self.farewell: asyncio.Future[Farewell] = asyncio.get_running_loop().create_future()
        self._waiting: deque[str] = deque()
        self._size = 0
        self._something = asyncio.Event()

    def put(self, text: str) -> None:
        self._size += len(text)
        if self._size > _MOST_WAITING:
            self.dismiss(SLOW)
            return
        self._waiting.append(text)
        self._something.set()

    def dismiss(self, farewell: Farewell) -> None:
        """Nothing more is sent; the handler of the socket closes it."""
        if not self.farewell.done():
            self.farewell.set_result(farewell)
            self._waiting.clear()

    async def next(self) -> str:
        while not self._waiting:
            self._something.clear()
            await self._something.wait()
        text = self._waiting.popleft()
        self._size -= len(text)
        return text


class _Sent(NamedTuple):
    before: int
    number: int
    text: str


class Audience:
    """All viewers who see the same: their packet, and the messages that led to it."""

    def __init__(self, table: Table, viewer: Viewer, teaching: Teaching | None = None) -> None:
        self.viewer = viewer
        self.listeners: set[Listener] = set()
        self.packet = packet(table, viewer, teaching=teaching)
        self.touched = now()
        self._recent: deque[_Sent] = deque()
        self._size = 0

    @property
    def number(self) -> int:
        """The last entry that was sent."""
        number: int = self.packet["number"]
        return number

    def show(
        self, table: Table, log: Log, shared: Packet | None = None, teaching: Teaching | None = None
    ) -> None:
        """Tell what changed since it was last told."""
        if self.number == table.length:
            return
        before, after = self.packet, packet(table, self.viewer, shared, teaching)
        message = {
            "type": "change",
            "from": before["number"],
            "number": after["number"],
            "patch": difference(before, after),
            "log": log(self.viewer, before["number"]),
        }
        self.packet = after
        text = encode(message)
        self._remember(_Sent(before["number"], after["number"], text))
        self.send(text)

    def send(self, text: str) -> None:
        for listener in self.listeners:
            listener.put(text)

    def since(self, number: int) -> list[str] | None:
        """The messages that lead from an entry to now; None if they are not remembered."""
        if number == self.number:
            return []
        kept = [sent for sent in self._recent if sent.number > number]
        return [sent.text for sent in kept] if kept and kept[0].before == number else None

    def _remember(self, sent: _Sent) -> None:
        self._recent.append(sent)
        self._size += len(sent.text)
        while self._size > _REMEMBERED:
            self._size -= len(self._recent.popleft().text)


def encode(message: Packet) -> str:
    return msgspec.json.encode(message).decode()
