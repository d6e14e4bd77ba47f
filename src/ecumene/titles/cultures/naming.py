"""The names of things in Rising Cultures: cards, provinces and boards have names, a band of a board has the
name of the thing that it unlocks.
"""

from __future__ import annotations

from importlib import resources

from ecumene.table.text.names import translated
from ecumene.table.text.words import FALLBACK, Names
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.effect_words import in_words, resource
from ecumene.titles.cultures.effects import RESOURCES

_FOLDER = resources.files("ecumene.titles.cultures") / "names"


def names(book: Book, house: Book) -> dict[str, Names]:
    """By language. A thing that an owner has renamed keeps the owner's name in all languages."""
    printed = {FALLBACK: book.names(), **translated(_FOLDER, book.names(), house.names())}
    return {language: {**called, **_described(book, language)} for language, called in printed.items()}


def _described(book: Book, language: str) -> Names:
    """Names that say what a thing is."""
    boards = book.boards.values()
    bands = [band for board in boards for band in (*board.military_bands, *board.progress_bands)]
    return {band.id: in_words(band.effects, language) for band in bands} | {
        f"resource-{what}": resource(what, language) for what in (*RESOURCES, "coin")
    }
