"""The names of things in Age of Civilization: cards have names, seats have colours."""

from __future__ import annotations

from importlib import resources

from ecumene.table.text.names import translated
from ecumene.table.text.words import FALLBACK, Names
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.state import COLOURS

_FOLDER = resources.files("ecumene.titles.ages") / "names"


def names(book: Book, house: Book) -> dict[str, Names]:
    """By language. A thing that an owner has renamed keeps the owner's name in all languages."""
    printed, ours = ({**_colours(), **one.names()} for one in (book, house))
    called = {FALLBACK: printed, **translated(_FOLDER, printed, ours)}
    return {
        language: {**names, **_specials(book, {**printed, **names})} for language, names in called.items()
    }


def _specials(book: Book, names: Names) -> Names:
    """A special technology card is called by what it brings."""
    return {
        card.id: " + ".join(names[technology] for technology in card.technologies)
        for card in book.special_cards.values()
    }


def _colours() -> Names:
    return {colour: colour.capitalize() for colour in COLOURS}
