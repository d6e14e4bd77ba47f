"""The search of a handbook: it finds sections, cards and sheets by the words that players use.

Pages are ranked by how well they match a query (BM25 over the title, the headings, the paragraph and the
cases of a page). Words are compared by their stems. A word that no page contains stands for words that it
begins, that contain it or that it is a typing mistake of, and for the title's synonyms.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

import msgspec

from ecumene.table.handbook.illustrations import showing
from ecumene.table.handbook.pages import cards_of
from ecumene.table.handbook.paragraphs import AnyTitle, paragraphs_of, plain
from ecumene.table.handbook.slips import slip_of
from ecumene.table.handbook.stems import stem, words_of
from ecumene.table.rulebook.rules import headings_of
from ecumene.table.rulebook.sections import Section, rulebooks_of
from ecumene.table.text.words import FALLBACK

LONGEST = 120
"""The number of letters of a query that are read."""
MOST_WORDS = 16
MOST_HITS = 12
_LONGEST_TEXT = 220

_IN_NAME, _IN_TITLE, _IN_ID, _IN_HEADING, _IN_TEXT, _IN_CASE = 6.0, 3.0, 1.0, 1.2, 1.0, 0.25
"""The weight of a word, by its place on the page."""
_SATURATION, _LENGTH = 1.4, 0.5
_MEANT, _BEGUN, _WITHIN, _SLIPPED = 0.75, 0.6, 0.45, 0.5
"""The weight of a word that differs from the word in the query."""
_FAVOUR = {"card": 0.72, "faq": 0.85, "setup": 0.85, "example": 0.75}
_LATER_BOOK, _NO_RULE = 0.8, 0.9
"""Later books concern fewer tables; sections about a card, or examples, concern fewer queries."""
_WHOLE_TITLE = 0.8
"""The bonus of a page whose title contains only words of the query."""


class Hit(msgspec.Struct, frozen=True, kw_only=True):
    """A result: a `section`, a `card` or an `aid` by id, the headings above it, and the beginning of its
    text.
    """

    kind: str
    id: str
    title: str
    place: list[str]
    text: str


class _Leaf(NamedTuple):
    hit: Hit
    counts: Mapping[str, float]
    title: frozenset[str]
    length: float
    favour: float


class Index:
    """All pages of a handbook in a language."""

    def __init__(self, title: AnyTitle, language: str) -> None:
        self._language = language
        self._leaves = [*_sections(title, language), *_cards(title, language), *_aids(title, language)]
        self._holding: dict[str, list[int]] = defaultdict(list)
        for place, leaf in enumerate(self._leaves):
            for word in leaf.counts:
                self._holding[word].append(place)
        lengths = [leaf.length for leaf in self._leaves]
        self._usual = sum(lengths) / max(len(lengths), 1) or 1.0
        self._meant: dict[str, list[str]] = {}
        for said, words in title.synonyms(language).items():
            stems = [stem for word in words for stem in words_of(word, language)]
            for key in words_of(said, language) or [stem(said, language)]:
                self._meant.setdefault(key, []).extend(stems)

    def find(self, question: str, most: int = MOST_HITS) -> list[Hit]:
        """The pages that match a query best, the best first."""
        asked = list(dict.fromkeys(words_of(question[:LONGEST], self._language)))[:MOST_WORDS]
        scores: dict[int, float] = defaultdict(float)
        held: dict[int, float] = defaultdict(float)
        titled: Counter[int] = Counter()
        whole = 0.0
        for word in asked:
            best, rarity = self._scored(word)
            whole += rarity
            for place, (score, share, written) in best.items():
                scores[place] += score
                held[place] += rarity * share
                titled[place] += written in self._leaves[place].title

        def worth(place: int) -> float:
            leaf = self._leaves[place]
            said = _WHOLE_TITLE * titled[place] / max(len(leaf.title), 1)
            return scores[place] * held[place] / whole * leaf.favour * (1 + said)

        ranked = sorted(scores, key=lambda place: (-worth(place), place))
        return [self._leaves[place].hit for place in ranked[:most]]

    def _scored(self, word: str) -> tuple[dict[int, tuple[float, float, str]], float]:
        """The pages that contain a word, with its weight there and its spelling; and how rare the word is."""
        best: dict[int, tuple[float, float, str]] = {}
        rarest = 0.0
        for written, share in self._readings(word).items():
            rarity = self._rarity(written)
            rarest = max(rarest, rarity * share)
            for place in self._holding[written]:
                leaf = self._leaves[place]
                count = leaf.counts[written]
                norm = _SATURATION * (1 - _LENGTH + _LENGTH * leaf.length / self._usual)
                score = share * rarity * count * (_SATURATION + 1) / (count + norm)
                if place not in best or score > best[place][0]:
                    best[place] = score, share, written
        return best, rarest or math.log(1 + len(self._leaves))

    def _rarity(self, word: str) -> float:
        holding = len(self._holding[word])
        return math.log(1 + (len(self._leaves) - holding + 0.5) / (holding + 0.5))

    def _readings(self, word: str) -> dict[str, float]:
        """The words of the handbook that a word of the query may stand for, each with its likelihood."""
        found = {word: 1.0} if word in self._holding else {}
        for meant in self._meant.get(word, ()):
            if meant in self._holding:
                found.setdefault(meant, _MEANT)
        if len(word) >= 4:
            for known in self._holding:
                if known not in found and (share := _alike(word, known)):
                    found[known] = share
        if not found:
            found = {known: _SLIPPED for known in self._holding if slip_of(word, known)}
            for known in list(found):
                found |= {meant: _SLIPPED for meant in self._meant.get(known, ()) if meant in self._holding}
            slipped = [said for said in self._meant if slip_of(word, said)]
            for said in slipped:
                found |= {meant: _SLIPPED for meant in self._meant[said] if meant in self._holding}
        return found


def _alike(word: str, known: str) -> float:
    """The weight of a word for another one that begins with it or contains it, as in long German words."""
    if known.startswith(word):
        return _BEGUN
    if len(known) >= 5 and word.startswith(known):
        return _WITHIN
    return _WITHIN if len(word) >= 5 and known.endswith(word) else 0.0


@cache
def index_of(title: AnyTitle, language: str) -> Index:
    """The index of a title, made by the librarian of a house, or at the first search."""
    return Index(title, language)


def _leaf(hit: Hit, parts: Iterable[tuple[str, float]], language: str, favour: float = 1.0) -> _Leaf:
    counts: Counter[str] = Counter()
    length = 0.0
    for text, weight in parts:
        for word in words_of(text, language):
            counts[word] += weight  # type: ignore[assignment]
            length += weight
    return _Leaf(hit, counts, frozenset(words_of(hit.title, language)), length, favour)


def _sections(title: AnyTitle, language: str) -> Iterator[_Leaf]:
    told, english = paragraphs_of(title, language), paragraphs_of(title, FALLBACK)
    names = title.words.names(language)
    for number, book in enumerate(rulebooks_of(title)):
        for section in book.section:
            text = plain(told.get(section.id) or english.get(section.id, ""), names)
            text = text or section.text_in(language)
            if not section.is_read and not text:
                continue
            headings = [heading.title for heading in headings_of(title, book, section.id, language)]
            hit = Hit(
                kind="section",
                id=section.id,
                title=section.title_in(language),
                place=headings,
                text=_shortened(text),
            )
            cases = showing(title, section.id)[:3] if language == FALLBACK else []
            parts = [
                (hit.title, _IN_TITLE),
                (" ".join(headings), _IN_HEADING),
                (text, _IN_TEXT),
                (re.sub(r"[._]", " ", section.id) if language == FALLBACK else "", _IN_ID),
                *((case.saying, _IN_CASE) for case in cases),
            ]
            yield _leaf(hit, parts, language, _favour(section) * (1.0 if number == 0 else _LATER_BOOK))


def _favour(section: Section) -> float:
    """The likelihood that somebody looks for a section, independent of the query."""
    return _FAVOUR.get(section.kind, 1.0) * (1.0 if section.testable else _NO_RULE)


def _cards(title: AnyTitle, language: str) -> Iterator[_Leaf]:
    for shelf, card in cards_of(title, language):
        text = " ".join(card.says) or "; ".join(f"{fact.label}: {fact.value}" for fact in card.facts)
        hit = Hit(kind="card", id=card.id, title=card.name, place=[shelf.name], text=_shortened(text))
        facts = " ".join(fact.label for fact in card.facts)
        parts = [(card.name, _IN_NAME), (shelf.name, _IN_HEADING), (text, _IN_TEXT), (facts, _IN_CASE)]
        yield _leaf(hit, parts, language)


def _aids(title: AnyTitle, language: str) -> Iterator[_Leaf]:
    for aid in title.aids(language):
        hit = Hit(kind="aid", id=aid.id, title=aid.name, place=[], text=aid.about)
        head = " ".join(word for chart in aid.charts for word in chart.head)
        yield _leaf(hit, [(aid.name, _IN_TITLE), (aid.about, _IN_TEXT), (head, _IN_CASE)], language)


def _shortened(text: str) -> str:
    """The beginning of a text, cut at the end of a word."""
    if len(text) <= _LONGEST_TEXT:
        return text
    return text[:_LONGEST_TEXT].rsplit(" ", 1)[0] + " …"
