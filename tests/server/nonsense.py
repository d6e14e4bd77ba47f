"""Clients that send nonsense to a house, and a valid request to a route, spoiled in one place.

The spoiled place is a part of its address, its query, a header or a value of its body; the sender is the host
of a table, a guest or a stranger.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, NamedTuple

from tests.server.client import Guest, Process
from tests.server.raw import Header, RawLine, Reply
from tests.server.spoiled import HEADERS, VALUES, WORDS, Operation, places, spoiled

ENDS_A_SESSION = {"/api/account", "/api/session", "/api/session/end", "/api/session/end-others"}
NETS = (f"127.{net}.{number}.9" for net in count(4) for number in range(1, 250))
"""Addresses that nobody has asked from before."""

Choose = Callable[[Sequence[Any]], Any]
"""Picks one of several things."""


class Nonsense(NamedTuple):
    """A request with one place that is spoiled."""

    who: str
    target: bytes
    header: Header | None
    body: bytes | None


class People:
    """Who asks: the host of tables that gather and are played, a guest, and somebody whom nobody knows."""

    def __init__(self, house: Process) -> None:
        self.house = house
        self.host, self.guest = Guest(house.address, "Ada"), Guest(house.address, "Bo")
        self.table, self.invitation = self.host.open_table("cultures", hotseat=True)
        self.host.start(self.table)
        self.gathering, _ = self.host.open_table("cultures", hotseat=True)
        self.request = self._asked()
        self._lines = {"host": self.host.token, "guest": self.guest.token, "stranger": ""}
        self._line = RawLine(house.address, next(NETS))

    def _asked(self) -> Any:
        asked = [self.host.state(self.table, seat=seat)["requests"] for seat in (0, 1)]
        return next(iter((asked[0] or asked[1]).values()))

    def good(self, operation: Operation) -> Any:
        """A body that makes sense at the table, where the form alone does not say which."""
        body = json.loads(json.dumps(operation.good))
        if isinstance(body, dict):
            answer = self.request["options"][0]["answer"]
            sense = {"request": self.request["id"], "kind": self.request["kind"], "title": "cultures"}
            sense |= {"answer": answer, "answers": [answer], "table": self.table, "topic": "plan"}
            sense |= {"seat": self.request["seat"]}
            if operation.path != "/api/notices/channels":
                body |= {name: value for name, value in sense.items() if name in body}
        return body

    def parts(self, gathering: bool) -> dict[str, bytes]:
        table = self.gathering if gathering else self.table
        named = {"id": table, "title": "cultures", "token": self.invitation, "asked": self.request["id"]}
        return {name: word.encode() for name, word in named.items()}

    def ask(self, who: str, operation: Operation, target: bytes, header: Any, body: bytes | None) -> Reply:
        token = self._lines[who]
        if operation.path in ENDS_A_SESSION and token:
            token = "x" * 43
        headers = [(b"authorization", f"Bearer {token}".encode())] if token else []
        if header is not None:
            headers = [one for one in headers if one[0] != header[0]] + [header]
        reply = self._line.ask(operation.method, target, headers, body)
        if reply.status in (0, 429) or not reply.kind.startswith("application/json"):
            self._line.close()  # whoever talks nonsense again and again is kept waiting; another one comes
            self._line = RawLine(self.house.address, next(NETS))
        return reply

    def spoil(self, operation: Operation, choose: Choose, values: Sequence[bytes] = VALUES) -> Nonsense:
        """A request to a route; who asks, where it is spoiled and by what is chosen."""
        good = self.good(operation)
        spots: list[tuple[str, Any]] = [("path", part) for part in operation.parts]
        spots += [("query", name) for name in operation.queries]
        spots += [("header", ""), *(("body", spot) for spot in places(good) if operation.good is not None)]
        who = choose(["host", "host", "guest", "stranger"])
        where, spot = choose(spots)
        parts = self.parts(choose([False, True]))
        body = None if operation.good is None else json.dumps(good).encode()
        queries, header = [], None
        if where == "path":
            parts[spot] = choose(WORDS)
        elif where == "query":
            queries = [(spot, choose(WORDS))]
        elif where == "header":
            header = choose(HEADERS)
        else:
            body = spoiled(good, spot, choose(values))
        return Nonsense(who, operation.target(parts, queries), header, body)

    def send(self, operation: Operation, sent: Nonsense) -> Reply:
        return self.ask(sent.who, operation, sent.target, sent.header, sent.body)


def fault_in(reply: Reply) -> str:
    """What is wrong with a reply to nonsense: the house failed, or refused without a sentence."""
    if reply.status >= 500:
        return f"a fault: {reply}"
    if reply.status >= 400 and reply.kind.startswith("application/json") and reply.body:
        said = reply.json
        if not (said["code"] and said["reason"].strip()):
            return f"no sentence: {reply}"
    return ""
