"""The conversation in docs/protocol.md is held with a real house; every reply is the one that is printed
there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from ecumene.server.errors import WORDS
from ecumene.server.openapi import describe
from tests.server.client import Follower, Guest, Process, Visitor, new_key

Json = Any
TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
STEPS = re.compile(r"^```(http|json)\n(.*?)^```$|^<!-- (.*?) -->$", re.MULTILINE | re.DOTALL)
ANYTHING = "…"


class Reader:
    """Somebody who does what the document says, and compares."""

    def __init__(self, house: Process) -> None:
        self.ada = Guest(house.address, "Ada")
        options = {"civilizations": "rome-persia"}
        self.table, invitation = self.ada.open_table(open=False, name="Friday night", options=options)
        self.robert = Visitor(house.address)
        self.known: dict[str, Json] = {"invitation": invitation}
        self.line: Follower | None = None
        self.cues: dict[str, Callable[[], object]] = {
            "Ada begins": lambda: self.ada.start(self.table),
            "Ada answers": self._ada_answers,
            "Ada says hello": lambda: self.ada.post(f"/api/tables/{self.table}/chat", {"text": "hello"}),
        }

    def _ada_answers(self) -> None:
        (request,) = self.ada.state(self.table)["requests"].values()
        self.ada.answer(self.table, request, request["default"], new_key())

    def asks(self, block: str) -> tuple[int, Json]:
        """Send a request as it is printed; the status and what the house says."""
        head, _, body = block.partition("\n\n")
        method, path = self._filled(head.splitlines()[0]).split(" ", 1)
        if "token" in self.known:
            self.robert.http.headers["authorization"] = f"Bearer {self.known['token']}"
        if "Upgrade: websocket" in head:
            where, _, after = path.partition("/socket?after=")
            self.line = self.robert.socket(where.rpartition("/")[2], after=after)
            return 101, None
        sent = self._with_values(json.loads(body)) if body else None
        reply = self.robert.http.request(method, path, json=sent)
        return reply.status_code, reply.json()

    def _filled(self, text: str) -> str:
        return re.sub(r"<(\w+)>", lambda name: str(self.known[name[1]]), text)

    def _with_values(self, value: Json) -> Json:
        if isinstance(value, dict):
            return {key: self._with_values(part) for key, part in value.items()}
        name = re.fullmatch(r"<(\w+)>", value) if isinstance(value, str) else None
        return self.known[name[1]] if name else value

    def expect(self, printed: Json, real: Json, where: str = "") -> None:
        """What is printed must be there, and nothing else unless something is left out."""
        if isinstance(printed, str):
            self._expect_text(printed, real, where)
        elif isinstance(printed, dict):
            assert isinstance(real, dict), where
            named = {key for key in printed if key != ANYTHING}
            assert named <= set(real) if ANYTHING in printed else named == set(real), (where, set(real))
            for key in named:
                self.expect(printed[key], real[key], f"{where}.{key}")
        elif isinstance(printed, list):
            assert isinstance(real, list), where
            open_ended = printed[-1:] == [ANYTHING] and len(real) >= len(printed)
            assert open_ended or len(printed) == len(real), where
            for number, (part, other) in enumerate(zip(printed, real, strict=not open_ended)):
                self.expect(part, other, f"{where}[{number}]")
        elif isinstance(printed, float):
            assert isinstance(real, float), where
        else:
            assert printed == real, where

    def _expect_text(self, printed: str, real: Json, where: str) -> None:
        if name := re.fullmatch(r"<(\w+)>", printed):
            assert self.known.setdefault(name[1], real) == real, where
        elif printed.endswith(ANYTHING):
            assert printed == ANYTHING or real.startswith(printed.removesuffix(ANYTHING)), where
        else:
            assert printed == real, where


def several(text: str) -> Iterator[Json]:
    """Values that stand one after the other."""
    decoder, at = json.JSONDecoder(), 0
    while at < len(text.rstrip()):
        value, at = decoder.raw_decode(text, at)
        yield value
        at += len(text[at:]) - len(text[at:].lstrip())


def test_the_conversation_in_the_document_is_real(house: Process) -> None:
    reader = Reader(house)
    asked: tuple[int, Json] | None = None
    exchanges = 0
    for language, block, cue in STEPS.findall(TEXT):
        if cue:
            reader.cues[cue]()
        elif language == "json":
            assert reader.line is not None
            for message in several(block):
                reader.expect(message, reader.line.next(), message["type"])
            reader.line.close()
        elif block.startswith("HTTP/1.1 "):
            assert asked is not None
            head, _, body = block.partition("\n\n")
            assert int(head.split()[1]) == asked[0], asked
            reader.expect(json.loads(body), asked[1])
            exchanges += 1
        else:
            asked = reader.asks(block)
    assert exchanges >= 14


def test_whatever_address_the_document_names_is_there() -> None:
    known = {re.sub(r"\{.*?\}", "*", path) for path in describe()["paths"]}
    known |= {"/api/tables/*/socket", "/api/tables/socket", "/api/schema/openapi.json"}
    named = re.findall(r"(/api/[^\s`?]+)", TEXT)
    assert len(named) > 15
    assert {re.sub(r"<\w+>", "*", path) for path in named} <= known


def test_whatever_error_the_document_names_is_said_by_the_house() -> None:
    rows = re.findall(r"^\| [45]\d\d \| (.*?) \|", TEXT, re.MULTILINE)
    codes = [code for row in rows for code in re.findall(r"`([a-z-]+)`", row)]
    assert len(codes) > 15
    assert [code for code in codes if not WORDS.knows(f"house-{code}")] == []
