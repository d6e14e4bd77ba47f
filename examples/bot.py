"""A bot in sixty lines: it comes to a table of a house by its invitation and answers at random.

Nothing but Python's own library is used, so that it reads like a recipe for other languages; the protocol is
described in docs/protocol.md. Open a private table in the browser, copy the link of its invitation, then:

    python examples/bot.py http://localhost:8000/invitation/<token>

It sits down, waits until the host begins, and plays to the end. Several can come to one table.
"""

from __future__ import annotations

import json
import random
import sys
import time
import uuid
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode, urlsplit
from urllib.request import Request, urlopen


class House:
    """The house's API: JSON over HTTP, with a token of one's own."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.token = ""

    def get(self, path: str, **query: Any) -> Any:
        return self._call(Request(f"{self.address}{path}?{urlencode(query)}"))

    def post(self, path: str, body: Any) -> Any:
        data = json.dumps(body).encode()
        return self._call(Request(f"{self.address}{path}", data, {"content-type": "application/json"}))

    def _call(self, request: Request) -> Any:
        if self.token:
            request.add_header("authorization", f"Bearer {self.token}")
        with urlopen(request, timeout=60) as reply:
            return json.load(reply)


def patched(value: Any, patch: Any) -> Any:
    """What a value becomes by a merge patch (RFC 7386)."""
    if not isinstance(patch, dict):
        return patch
    kept = dict(value) if isinstance(value, dict) else {}
    for key, part in patch.items():
        if part is None:
            kept.pop(key, None)
        else:
            kept[key] = patched(kept.get(key), part)
    return kept


def play(link: str, name: str, choose: random.Random) -> dict[str, Any]:
    """Play one game; the state of the table at its end."""
    parts = urlsplit(link)
    invitation = parts.path.rpartition("/")[2]
    house = House(f"{parts.scheme}://{parts.netloc}")
    house.token = house.post("/api/guests", {"name": name})["token"]
    table = f"/api/tables/{house.get(f'/api/invitations/{invitation}')['id']}"
    house.post(f"{table}/sit", {"invitation": invitation})
    while house.get(table)["status"] == "gathering":
        time.sleep(1)
    state: dict[str, Any] = house.get(f"{table}/state")["state"]
    while not state["over"]:
        for request in state["requests"].values():
            answer(house, table, request, choose)
        for message in house.get(f"{table}/events", after=state["number"], wait=20):
            state = message["state"] if message["type"] == "state" else patched(state, message["patch"])
    return state


def answer(house: House, table: str, request: dict[str, Any], choose: random.Random) -> None:
    """Answer a request with any of its options."""
    reply = {"seat": request["seat"], "request": request["id"], "key": uuid.uuid4().hex}
    try:
        house.post(f"{table}/answers", reply | {"answer": choose.choice(request["options"])["answer"]})
    except HTTPError as error:
        if error.code != 422:  # refused by the rules: somebody else's answer has changed what is asked
            raise


if __name__ == "__main__":
    end = play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Example bot", random.Random())
    for standing in end["standings"]:
        print(standing["rank"], end["names"][str(standing["seat"])], standing["score"])
