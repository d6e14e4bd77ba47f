"""The handbook: every section of its rulebooks has a paragraph, in both languages."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from ecumene.table.rulebook.sections import sections_of
from ecumene.table.titles import load_title

LANGUAGES = ("en", "de")
TITLES = [load_title(name) for name in ("ages", "cultures", "empires", "expansion")]
REGISTRIES = files("ecumene.titles.rulebooks")
FILES = sorted(file.name for file in REGISTRIES.joinpath("handbook").iterdir() if file.name.endswith(".toml"))
BOOKS = sorted({name.partition(".")[0] for name in FILES})
FEWEST_WORDS, MOST_WORDS = 20, 95
WIDTH = 110

books = pytest.mark.parametrize("book", BOOKS)
in_language = pytest.mark.parametrize("language", LANGUAGES)


def text_of(name: str) -> str:
    return REGISTRIES.joinpath("handbook").joinpath(name).read_text(encoding="utf-8")


def paragraphs(book: str, language: str) -> list[tuple[str, str]]:
    """What the handbook says of a book, in all files that it is spread over."""
    names = [name for name in FILES if name.startswith(f"{book}.") and name.endswith(f".{language}.toml")]
    return [
        (id, " ".join(text.split())) for name in names for id, text in tomllib.loads(text_of(name)).items()
    ]


def registry(book: str) -> dict[str, dict[str, str]]:
    read = tomllib.loads(REGISTRIES.joinpath(f"{book}.toml").read_text(encoding="utf-8"))
    return {section["id"]: section for section in read["section"]}


def plain(text: str) -> str:
    """A paragraph as it is read: a link to a section is its words, one to a card the card's name."""
    return re.sub(r"\[\[(?:card:)?(?:[^|\]]*\|)?([^\]]*)\]\]", r"\1", text)


def test_every_rulebook_that_is_played_has_a_handbook() -> None:
    assert sorted({book for title in TITLES for book in title.meta.rulebooks}) == BOOKS


@books
@in_language
def test_every_section_has_one_paragraph(book: str, language: str) -> None:
    told = Counter(id for id, _ in paragraphs(book, language))
    sections = registry(book).keys()
    assert [id for id in sections if not told[id]] == []
    assert sorted(told.keys() - sections) == []
    assert [id for id, times in told.items() if times > 1] == []


@books
@in_language
def test_a_paragraph_says_more_than_its_title(book: str, language: str) -> None:
    sections = registry(book)
    for id, text in paragraphs(book, language):
        title = sections[id]["de" if language == "de" else "title"]
        assert FEWEST_WORDS <= len(plain(text).split()) <= MOST_WORDS, id
        assert len(text) > len(title), id
        assert title not in re.split(r"[.:;] *", text), id


@books
def test_the_languages_are_not_each_other(book: str) -> None:
    english, german = (dict(paragraphs(book, language)) for language in LANGUAGES)
    assert [id for id, text in english.items() if german.get(id) == text] == []


@books
@in_language
def test_no_paragraph_stands_twice(book: str, language: str) -> None:
    times = Counter(text for _, text in paragraphs(book, language))
    assert [text for text, count in times.items() if count > 1] == []


@books
def test_links_lead_to_sections_and_cards_of_the_title(book: str) -> None:
    title = next(title for title in TITLES if book in title.meta.rulebooks)
    sections, names = sections_of(title), title.words.names()
    for language in LANGUAGES:
        for id, text in paragraphs(book, language):
            assert text.count("[[") == text.count("]]") == len(re.findall(r"\[\[[^\[\]]+\]\]", text)), id
            for link in re.findall(r"\[\[([^|\]]*)", text):
                kind, _, card = link.partition(":")
                assert card in names if kind == "card" else link in sections, (id, link)


@pytest.mark.parametrize("name", FILES)
def test_lines_are_short_enough_to_read_side_by_side(name: str) -> None:
    assert [line for line in text_of(name).splitlines() if len(line) > WIDTH] == []
