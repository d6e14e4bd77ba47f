"""The print on the components, for a client that draws them: cards, provinces, boards, the Nile by id.

Every effect comes twice: as data, for computing the result of a play, and in the reader's words.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ecumene.table.data.content import Sourced
from ecumene.table.text.words import Names
from ecumene.titles.cultures import effects as fx
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.content import Band, Board
from ecumene.titles.cultures.effect_words import in_words

Printed = dict[str, Any]


def components(book: Book, names: Names, language: str) -> Printed:
    content = book.content
    printed: Printed = {
        "names": {id: names[id] for id in book.names()},
        "constants": _fields(content.constants),
        "cards": {card.id: _fields(card) | _acts(card.effects, language) for card in content.cards.values()},
        "provinces": {
            province.id: _fields(province) | _acts(province.effects, language)
            for province in content.provinces.values()
        },
        "civilizations": {board.id: _board(board, language) for board in content.boards.values()},
        "nile": [_fields(section) | _acts(section.effects, language) for section in content.nile],
    }
    for family in ("cards", "provinces", "civilizations"):
        for id, entry in printed[family].items():
            entry["name"] = names[id]
    return printed


def _board(board: Board, language: str) -> Printed:
    """A civilization board: its military and progress bands from the highest down, and its other side."""
    golden = board.golden_age
    return _fields(board) | {
        "military_bands": _bands(board.military_bands, language),
        "progress_bands": _bands(board.progress_bands, language),
        "golden_age": _fields(golden) | _acts(golden.effects, language),
    }


def _bands(bands: Iterable[Band], language: str) -> list[Printed]:
    return [_fields(band) | _acts(band.effects, language) for band in bands]


def _fields(entry: Sourced) -> Printed:
    """An entry as data; `reconstructed` says whether any of it is not as printed."""
    fields: Printed = msgspec.to_builtins(entry)
    return fields | {"reconstructed": entry.source == "reconstructed" or bool(entry.reconstructed)}


def _acts(effects: Iterable[fx.Effect], language: str) -> Printed:
    return {"words": [in_words([effect], language) for effect in effects]}
