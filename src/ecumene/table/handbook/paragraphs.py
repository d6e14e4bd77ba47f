"""The paragraphs of the handbook: one for each section, in files by language, with links in their text.

A link is `[[section|words]]`, or `[[card:id]]` for a thing with a name.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from ecumene.table.text.words import FALLBACK
from ecumene.table.title import Title

AnyTitle = Title[Any, Any]

_LINK = re.compile(r"\[\[(?P<card>card:)?(?P<to>[^|\]]*)(?:\|(?P<words>[^\]]*))?\]\]")


class Span(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A piece of a paragraph, which may lead to a section or to a card."""

    text: str
    section: str = ""
    card: str = ""


def paragraph_files(folder: Traversable, books: Iterable[str], language: str) -> list[Traversable]:
    """The files of a folder with the paragraphs of these books in a language: `000.en.toml`,
    `000.cards.en.toml`.
    """
    wanted = {(book, language) for book in books}
    found = [file for file in folder.iterdir() if file.name.endswith(".toml")]
    return sorted((file for file in found if _told_by(file.name) in wanted), key=lambda file: file.name)


def _told_by(name: str) -> tuple[str, str]:
    book, *_, language = name.removesuffix(".toml").split(".")
    return book, language


def synonyms_in(file: Traversable) -> Mapping[str, Sequence[str]]:
    """A file of players' words, each with the handbook's words for it; empty if there is no file."""
    if not file.is_file():
        return {}
    words: dict[str, list[str]] = tomllib.loads(file.read_text(encoding="utf-8"))
    return words


def paragraph_of(title: AnyTitle, section: str, language: str) -> list[Span]:
    """The paragraph of a section, in pieces; empty if it has none."""
    told = paragraphs_of(title, language)
    text = told.get(section) or paragraphs_of(title, FALLBACK).get(section, "")
    return list(spans(text, title.words.names(language)))


@cache
def paragraphs_of(title: AnyTitle, language: str) -> Mapping[str, str]:
    """All paragraphs of a title in a language by section, with the links as they are written."""
    return {
        section: " ".join(text.split())
        for file in title.handbook(language)
        for section, text in tomllib.loads(file.read_text(encoding="utf-8")).items()
    }


def spans(text: str, names: Mapping[str, str]) -> Iterator[Span]:
    """A paragraph in pieces.

    >>> [(span.text, span.card) for span in spans("Buy [[card:law]] now.", {"law": "Law"})]
    [('Buy ', ''), ('Law', 'law'), (' now.', '')]
    """
    done = 0
    for link in _LINK.finditer(text):
        if link.start() > done:
            yield Span(text=text[done : link.start()])
        to = link["to"]
        if link["card"]:
            yield Span(text=link["words"] or names.get(to, to), card=to)
        else:
            yield Span(text=link["words"] or to, section=to)
        done = link.end()
    if done < len(text):
        yield Span(text=text[done:])


def plain(text: str, names: Mapping[str, str]) -> str:
    """A paragraph as it is read aloud."""
    return "".join(span.text for span in spans(text, names))


def cards_in(text: str) -> list[str]:
    """The cards that a paragraph links to, each once."""
    return list(dict.fromkeys(link["to"] for link in _LINK.finditer(text) if link["card"]))
