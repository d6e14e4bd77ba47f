"""The contents of a handbook: its books with their headings and sections, its cards, its sheets."""

from __future__ import annotations

from functools import cache

import msgspec

from ecumene.table.handbook.paragraphs import AnyTitle, Span, paragraph_of, paragraphs_of
from ecumene.table.rulebook.rules import Heading, Neighbour, headings_of
from ecumene.table.rulebook.sections import Rulebook, rulebooks_of
from ecumene.table.text.words import FALLBACK


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A heading of a book, `level` deep from 0, with the sections below it. `id` counts all headings."""

    id: int
    level: int
    number: str
    title: str
    sections: list[Neighbour]


class BookOf(msgspec.Struct, frozen=True, kw_only=True):
    """A rulebook: its headings in the order in which they are printed."""

    name: str
    parts: list[Part]


class Pile(msgspec.Struct, frozen=True, kw_only=True):
    """All cards of a kind, by name."""

    id: str
    name: str
    cards: list[Neighbour]


class Contents(msgspec.Struct, frozen=True, kw_only=True):
    """Everything in a handbook."""

    name: str
    books: list[BookOf]
    shelves: list[Pile]
    aids: list[Neighbour]


class Paragraph(msgspec.Struct, frozen=True, kw_only=True):
    """A section with its paragraph."""

    id: str
    title: str
    text: list[Span]


class Passage(msgspec.Struct, frozen=True, kw_only=True):
    """A heading with the sections directly below it."""

    id: int
    level: int
    number: str
    title: str
    sections: list[Paragraph]


class ChapterText(msgspec.Struct, frozen=True, kw_only=True):
    """A chapter to read or to print as a whole: its heading first, then those below it. `above` are the
    headings over it, `before` and `after` the chapters beside it, by id."""

    book: str
    above: list[Neighbour]
    passages: list[Passage]
    before: Neighbour | None
    after: Neighbour | None


def contents_of(title: AnyTitle, language: str) -> Contents:
    return Contents(
        name=title.meta.name,
        books=books_of(title, language),
        shelves=[
            Pile(id=shelf.id, name=shelf.name, cards=[Neighbour(card.id, card.name) for card in shelf.cards])
            for shelf in title.shelves(language)
        ],
        aids=[Neighbour(aid.id, aid.name) for aid in title.aids(language)],
    )


@cache
def books_of(title: AnyTitle, language: str) -> list[BookOf]:
    """The books with their headings, which are counted through all of them."""
    told = frozenset(paragraphs_of(title, FALLBACK))
    found: list[BookOf] = []
    for book in rulebooks_of(title):
        first = sum(len(other.parts) for other in found)
        parts = _parts(title, book, told, language)
        counted = [msgspec.structs.replace(part, id=first + place) for place, part in enumerate(parts)]
        found.append(BookOf(name=book.name, parts=counted))
    return found


def chapter_of(title: AnyTitle, id: int, language: str) -> ChapterText | None:
    """A heading with everything below it; None where there is none."""
    for book in books_of(title, language):
        first = book.parts[0].id if book.parts else 0
        if first <= id < first + len(book.parts):
            return _chapter(title, book, id - first, language)
    return None


def _chapter(title: AnyTitle, book: BookOf, place: int, language: str) -> ChapterText:
    parts, level = book.parts, book.parts[place].level
    end = next((n for n in range(place + 1, len(parts)) if parts[n].level <= level), len(parts))
    before = next((n for n in range(place - 1, -1, -1) if parts[n].level <= level), None)
    above: list[Part] = []
    for part in parts[:place]:
        above = [each for each in above if each.level < part.level] + [part]
    return ChapterText(
        book=book.name,
        above=[_named(part) for part in above if part.level < level],
        passages=[_passage(title, part, language) for part in parts[place:end]],
        before=None if before is None else _named(parts[before]),
        after=_named(parts[end]) if end < len(parts) else None,
    )


def _named(part: Part) -> Neighbour:
    return Neighbour(str(part.id), f"{part.number} {part.title}".strip())


def _passage(title: AnyTitle, part: Part, language: str) -> Passage:
    return Passage(
        id=part.id,
        level=part.level,
        number=part.number,
        title=part.title,
        sections=[
            Paragraph(id=section.id, title=section.title, text=paragraph_of(title, section.id, language))
            for section in part.sections
        ],
    )


def _parts(title: AnyTitle, book: Rulebook, told: frozenset[str], language: str) -> list[Part]:
    """The headings of a book, each once, where its first section stands."""
    found: dict[tuple[Heading, ...], Part] = {}
    for section in book.section:
        if not section.is_read and section.id not in told:
            continue
        headings = tuple(headings_of(title, book, section.id, language))
        for level, heading in enumerate(headings):
            above = headings[: level + 1]
            if above not in found:
                part = Part(id=0, level=level, number=heading.number, title=heading.title, sections=[])
                found[above] = part
        found[headings].sections.append(Neighbour(section.id, section.title_in(language)))
    return [found[place] for place in sorted(found, key=lambda place: _order(list(found), place))]


def _order(places: list[tuple[Heading, ...]], place: tuple[Heading, ...]) -> tuple[int, ...]:
    """Where a heading stands: by the first mention of each heading above it."""
    return tuple(places.index(place[: level + 1]) for level in range(len(place)))
