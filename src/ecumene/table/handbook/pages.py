"""The page of a card: its numbers and uses, the sections and cases that name it, and its neighbours."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from ecumene.table.handbook.illustrations import naming, showing
from ecumene.table.handbook.paragraphs import AnyTitle, cards_in, paragraphs_of
from ecumene.table.handbook.records import Card, Fact, Shelf
from ecumene.table.rulebook.rules import Neighbour
from ecumene.table.rulebook.sections import Section, sections_of
from ecumene.table.text.words import FALLBACK

MOST_SECTIONS = 24
MOST_CASES = 12
"""More would hide the rest of the page; cases about the card come first."""


class Mention(msgspec.Struct, frozen=True, kw_only=True):
    """The relation of a card to another one, by name; without a name it is about the card itself."""

    card: str
    name: str
    text: str


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """A case that shows a card, with the section at which it can be read."""

    name: str
    section: str


class CardPage(msgspec.Struct, frozen=True, kw_only=True):
    """A card with everything that refers to it. `about` are the sections that describe it, `sections` others
    that name it, `cases` is the number of cases that name it; the first of them are listed.
    """

    id: str
    name: str
    shelf: str
    kind: str
    says: list[str]
    facts: list[Fact]
    notes: list[Mention]
    guess: bool
    about: list[Neighbour]
    sections: list[Neighbour]
    cases: int
    examples: list[Told]
    before: Neighbour | None
    after: Neighbour | None


def page_of(title: AnyTitle, id: str, language: str) -> CardPage | None:
    """A card in the reader's language; None if there is no such card."""
    for shelf in shelves_of(title, language):
        for place, card in enumerate(shelf.cards):
            if card.id == id:
                return _page(title, shelf, place, language)
    return None


@cache
def shelves_of(title: AnyTitle, language: str) -> list[Shelf]:
    """The cards of a title, which stay the same."""
    return list(title.shelves(language))


def cards_of(title: AnyTitle, language: str) -> Iterator[tuple[Shelf, Card]]:
    """All cards, each with its shelf."""
    return ((shelf, card) for shelf in shelves_of(title, language) for card in shelf.cards)


def _page(title: AnyTitle, shelf: Shelf, place: int, language: str) -> CardPage:
    card = shelf.cards[place]
    about, others = _sections(title, card, language)
    cases = naming(title, card.id)
    shown = [each for section in about for each in showing(title, section.id)]
    first = {each.id: each for each in [*(case for case in shown if case in cases), *cases]}
    names = title.words.names(language)
    return CardPage(
        id=card.id,
        name=card.name,
        shelf=shelf.id,
        kind=shelf.name,
        says=card.says,
        facts=card.facts,
        notes=[Mention(card=note.card, name=names.get(note.card, ""), text=note.text) for note in card.notes],
        guess=card.guess,
        about=about,
        sections=others[:MOST_SECTIONS],
        cases=len(cases),
        examples=[
            Told(name=each.case.name, section=each.cites[0])
            for each in list(first.values())[:MOST_CASES]
            if each.cites
        ],
        before=_neighbour(shelf.cards[place - 1]) if place > 0 else None,
        after=_neighbour(shelf.cards[place + 1]) if place + 1 < len(shelf.cards) else None,
    )


def _neighbour(card: Card) -> Neighbour:
    return Neighbour(card.id, card.name)


def _sections(title: AnyTitle, card: Card, language: str) -> tuple[list[Neighbour], list[Neighbour]]:
    """The sections that describe a card, and those that only name it."""
    told, english = paragraphs_of(title, FALLBACK), title.words.name(card.id)
    about, others = [], []
    for section in sections_of(title).values():
        neighbour = Neighbour(section.id, section.title_in(language))
        if _describes(section, card, english):
            about.append(neighbour)
        elif card.id in cards_in(told.get(section.id, "")):
            others.append(neighbour)
    return about, others


def _describes(section: Section, card: Card, name: str) -> bool:
    """Whether a section is about a card: by its id, as the title says, or because its title begins so."""
    if card.id in section.id.split("."):
        return True
    if any(section.id == start or section.id.startswith(f"{start}.") for start in card.sections):
        return True
    rest = section.title.removeprefix(name)
    return rest != section.title and not rest[:1].isalnum()
