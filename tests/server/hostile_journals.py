"""Journals of finished games whose proof is as expensive as a stranger can make it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

import ecumene
from ecumene.table.record import journal as books
from ecumene.titles.empires.content import tables
from tests.effort import tries
from tests.server.scene import LONG_GAME

NOTES, TAKEN_BACK = tries(daily=5_000, nightly=20_000), tries(daily=1_500, nightly=9_000)


def unknown_fields(fields: int) -> str:
    """A finished game whose opening names fields of content that there are not."""
    area = "babylon"
    return _with_content({"areas": {area: {f"coastal_with{number}": 1 for number in range(fields)}}})


def _with_content(content: dict[str, Any]) -> str:
    entries = books.read(books.split(LONG_GAME.read_bytes()))
    opening = entries[0]
    assert isinstance(opening, books.Opening)
    return "".join(
        f"{line}\n" for line in books.write([msgspec.structs.replace(opening, content=content), *entries[1:]])
    )


@cache
def own_content() -> str:
    """A finished game with as much content of one's own as there may be: all entries said anew."""
    said = {
        collection: {
            id: {field: value for field, value in entry.items() if field not in ("source", "reconstructed")}
            for id, entry in entries.items()
        }
        for collection, entries in tables().items()
        if collection not in ("constants", "short_game")
    }
    return _with_content(said)


@cache
def notes_only() -> str:
    """A journal in which people agree on something again and again."""
    entries = books.read(books.split(LONG_GAME.read_bytes()))
    notes = [books.Noted("pause", {})] * NOTES
    return "".join(f"{line}\n" for line in books.write([*entries[:-1], *notes, entries[-1]]))


def back_and_forth() -> str:
    """A journal in which somebody answers and takes it back, as often as fits."""
    return "".join(f"{line}\n" for line in _back_and_forth())


@cache
def _back_and_forth() -> list[str]:
    table = ecumene.open_table("cultures", seed=1)
    for _ in range(TAKEN_BACK):
        request = table.requests()[0]
        table.answer(request.seat, request.id, table.options(request)[0])
        table.rewind(table.length)
    return table.journal()


JOURNALS: list[tuple[str, Callable[[], str]]] = [
    ("a long game", LONG_GAME.read_text),
    ("80,000 unknown fields of content", lambda: unknown_fields(80_000)),
    ("2,000 unknown fields of content", lambda: unknown_fields(2_000)),
    ("all content said anew", own_content),
    (f"{NOTES:,} notes", notes_only),
    (f"{TAKEN_BACK:,} answers taken back", back_and_forth),
    ("nested", lambda: "[" * 4_000_000),
    ("one line of zeros", lambda: "\0" * 1_000_000),
]
