"""The messages that every viewer should have got, computed from the journal of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ecumene.server.tables.packets import Line, Teller, Viewer, Written, packet, read
from ecumene.table.record.replay import replay
from ecumene.table.table import Table
from ecumene.table.text.events import Event
from ecumene.table.titles import load_title


class Retelling:
    """The packets and the log of one viewer, entry by entry, and nothing of anybody else's."""

    def __init__(self, lines: Sequence[str], viewer: Viewer) -> None:
        self._viewer = viewer
        self._lines: dict[int, Line] = {}
        self.packets: dict[int, Any] = {}
        teller = Teller(replay(lines[:1]))

        def witness(table: Table, events: list[Event]) -> None:
            line = teller.line(table, events)
            if table.length not in self._lines:
                self._lines[table.length] = line
                self.packets[table.length] = plain(packet(table, viewer))

        table = replay(lines, witness=witness)
        self.packets[0] = plain(packet(replay(lines[:1]), viewer))
        self._words = load_title(table.title.meta.id).words

    def log(self, before: int, number: int) -> list[Any]:
        """The lines of the log after an entry up to another, without the times."""
        return [
            without_time(read(Written(self._lines[each], 0.0), each, self._viewer, self._words, None))
            for each in range(before + 1, number + 1)
        ]


def plain(form: Any) -> Any:
    """As it arrives."""
    return msgspec.json.decode(msgspec.json.encode(form))


def without_time(line: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in line.items() if name != "at"}
