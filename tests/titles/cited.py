"""The rules that the lineage cites, read from its source: a title needs a section for each of them.

Where the rules name a section they write its key as one literal with dots in it, or put it together from the
id of a card (`f"adv.{advance}.immune"`). The literals are found by their form, the composed keys are listed
here with their possible values.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from ecumene.table.rulebook.sections import sections_of
from ecumene.table.title import Title
from ecumene.titles.lineage.abilities.records import StrikeArea
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.records import CalamityCard, CivilWar, Discarding, Piracy, Tyranny

_KEY = re.compile(r"[0-9a-z]+(\.[0-9a-z_]+)+")
_COMPOSED = re.compile(r"f['\"](adv\.|cal\.|\{.*(rule|section).*\}\.)")
_NO_RULES = ("ecumene.", "given.")
"""What other literals with dots begin with: modules, and fields of positions."""


def _sections(book: Book, *kinds: type[CalamityCard]) -> Iterator[str]:
    return (card.section for card in book.calamity.values() if isinstance(card, kinds))


def _strikes(book: Book, fits: Callable[[StrikeArea], object]) -> Iterator[str]:
    abilities = book.abilities.items()
    return (id for id, ability in abilities if isinstance(ability, StrikeArea) and fits(ability))


def _abilities(book: Book) -> list[str]:
    """Special abilities with one section: a strike that may bring treasury instead has two."""
    return [id for id in book.abilities if id not in set(_strikes(book, lambda one: one.gain))]


def _gifts(book: Book) -> list[str]:
    return [id for id, advance in book.advances.items() if advance.free_advance or advance.free_credits]


def _credits(book: Book) -> list[str]:
    """The gifts whose credits go to groups of one's choice."""
    return [id for id, advance in book.advances.items() if advance.free_credits]


def _of_advances(ids: Iterable[str], end: str = "") -> list[str]:
    return [f"adv.{id}{end}" for id in ids]


COMPOSED: Mapping[str, Callable[[Book], Iterable[str]]] = {
    "f'adv.{use.advance}'": lambda book: _of_advances(_abilities(book)),
    "f'adv.{use.advance}.annex'": lambda book: _of_advances(_strikes(book, lambda one: one.gain), ".annex"),
    "f'adv.{use.advance}.gain'": lambda book: _of_advances(_strikes(book, lambda one: one.gain), ".gain"),
    "f'adv.{advance}.immune'": lambda book: _of_advances(_strikes(book, lambda one: True), ".immune"),
    "f'adv.{advance}.note_stock'": lambda book: _of_advances(
        _strikes(book, lambda one: one.fate == "annexed"), ".note_stock"
    ),
    "f'adv.{ask.giver}'": lambda book: _of_advances(_gifts(book)),
    "f'adv.{ask.giver}.note_choice'": lambda book: _of_advances(_credits(book), ".note_choice"),
    "f'adv.{self.advance}'": lambda book: _of_advances(watch.advance for watch in book.guards),
    "f'adv.engineering.{side}'": lambda book: ("adv.engineering.attack", "adv.engineering.defend"),
    "f'{rule}.pay'": lambda book: [f"{section}.pay" for section in _sections(book, Discarding)],
    "f'{rule}.beneficiary'": lambda book: [f"{section}.beneficiary" for section in _sections(book, Piracy)],
    "f'{rule}.note_nine'": lambda book: ["adv.wonder_of_the_world.note_nine"],
    "f'{self.rule_of(state, ask)}.connected'": lambda book: [
        f"{section}.connected" for section in _sections(book, CivilWar, Tyranny)
    ],
    "f'{self.rule_of(state, ask)}.note_priority'": lambda book: [
        f"{section}.note_priority" for section in _sections(book, CivilWar, Tyranny)
    ],
    """f"adv.{advance}.{section.removeprefix('cal.')}\"""": lambda book: (),  # only where there is one
}
"""The keys that are put together, as their source has them, and what they are with a book."""


LINEAGE = "ecumene.titles.lineage"


@cache
def _source(package: str) -> list[ast.AST]:
    folder = Path(str(resources.files(package)))
    files = sorted(folder.rglob("*.py"))
    return [node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]


@cache
def literals(package: str = LINEAGE) -> frozenset[str]:
    """The keys that the source names as they are."""
    texts = {node.value for node in _source(package) if isinstance(node, ast.Constant)}
    found = {text for text in texts if isinstance(text, str) and _KEY.fullmatch(text)}
    return frozenset(text for text in found if not text.startswith(_NO_RULES))


@cache
def composed(package: str = LINEAGE) -> frozenset[str]:
    """The source of the keys that are put together."""
    forms = {ast.unparse(node) for node in _source(package) if isinstance(node, ast.JoinedStr)}
    return frozenset(form for form in forms if _COMPOSED.match(form))


def cited(book: Book) -> frozenset[str]:
    """All rules that the lineage cites when it is played with a book."""
    keys = {key for expanded in COMPOSED.values() for key in expanded(book)}
    cards = {section for card in book.calamity.values() for section in (card.section, card.section_of_cities)}
    return literals() | keys | cards


def missing(title: Title[Any, Book]) -> list[str]:
    """The rules that a title may have to cite and has no section for, in its table or by their own key."""
    sections = sections_of(title)
    return sorted(rule for rule in cited(title.content) if title.words.section(rule) not in sections)
