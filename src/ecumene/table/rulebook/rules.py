"""A rule for a reader: its text in our words, its place in the printed book, and examples of it."""

from __future__ import annotations

import msgspec

from ecumene.table.handbook.illustrations import showing
from ecumene.table.handbook.paragraphs import Span, paragraph_of
from ecumene.table.rulebook.cases import AnyTitle
from ecumene.table.rulebook.examples import Example, example
from ecumene.table.rulebook.sections import Chapter, Rulebook, Section, rulebooks_of
from ecumene.table.text.words import FALLBACK

MOST_EXAMPLES = 6
"""More would hide the rule; cases about this rule come first."""


class Heading(msgspec.Struct, frozen=True):
    """A heading above a rule: its number, its meaning, and its form in the English book."""

    number: str
    title: str
    printed: str


class Neighbour(msgspec.Struct, frozen=True):
    """A link to another rule."""

    id: str
    title: str


class Rule(msgspec.Struct, frozen=True, kw_only=True):
    """A section of a rulebook. `cases` is the number of examples, the first of which are listed. `paragraph`
    is its paragraph in the handbook, `text` the text of an introduction, which contains no rule. `beside` are
    the rules under the same heading in the order of the book, including this one; `before` and `after` are
    next to it in the book.
    """

    id: str
    title: str
    text: str
    paragraph: list[Span]
    kind: str
    book: str
    headings: list[Heading]
    cases: int
    examples: list[Example]
    beside: list[Neighbour]
    before: Neighbour | None
    after: Neighbour | None


def rule_of(title: AnyTitle, id: str, language: str) -> Rule | None:
    """A section of a title's rulebooks in the reader's language; None if there is no such section."""
    for book in rulebooks_of(title):
        for place, section in enumerate(book.section):
            if section.id == id:
                return _rule(title, book, place, language)
    return None


def _rule(title: AnyTitle, book: Rulebook, place: int, language: str) -> Rule:
    section = book.section[place]
    cases = showing(title, section.id)
    where = _places(title, book, section.id)
    listed = [other for other in book.section if other.is_read or other.id == section.id]
    place = listed.index(section)
    beside = [other for other in listed if _places(title, book, other.id) == where]
    return Rule(
        id=section.id,
        title=section.title_in(language),
        text=section.text_in(language),
        paragraph=paragraph_of(title, section.id, language),
        kind=section.kind,
        book=book.name,
        headings=headings_of(title, book, section.id, language),
        cases=len(cases),
        examples=[example(title, shown.case, language, shown.id) for shown in cases[:MOST_EXAMPLES]],
        beside=[_neighbour(other, language) for other in beside],
        before=_neighbour(listed[place - 1], language) if place > 0 else None,
        after=_neighbour(listed[place + 1], language) if place + 1 < len(listed) else None,
    )


def _neighbour(section: Section, language: str) -> Neighbour:
    return Neighbour(section.id, section.title_in(language))


def _places(title: AnyTitle, book: Rulebook, id: str) -> tuple[Chapter | str, ...]:
    """The headings over a section: chapters, and below a chapter of cards the id of the card."""
    chapters: list[Chapter | str] = [*book.chapters_of(id)]
    _, _, rest = id.partition(".")
    card = rest.partition(".")[0]
    last = chapters[-1] if chapters else None
    if isinstance(last, Chapter) and last.cards and card in title.names:
        chapters.append(card)
    return tuple(chapters)


def headings_of(title: AnyTitle, book: Rulebook, id: str, language: str) -> list[Heading]:
    """The headings over a section in a language, the outermost first."""
    return [
        Heading("", title.words.name(place, language), title.words.name(place, FALLBACK))
        if isinstance(place, str)
        else Heading(place.number, place.title_in(language), place.title)
        for place in _places(title, book, id)
    ]
