"""The rulebook of a title, for readers who want to know why; its handbook: cards, search and sheets."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from litestar import Controller, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath, QueryParameter

from ecumene.server.api.access import Language, TheHouse
from ecumene.server.errors import Unknown
from ecumene.server.lobby.repertoire import title_of
from ecumene.table.handbook.contents import ChapterText, Contents, chapter_of, contents_of
from ecumene.table.handbook.pages import CardPage, page_of
from ecumene.table.handbook.records import Aid
from ecumene.table.handbook.search import LONGEST, Hit, index_of
from ecumene.table.handbook.trying import Trial, Untried, tried
from ecumene.table.rulebook.rules import Rule, rule_of
from ecumene.table.text.words import FALLBACK

_AN_HOUR = 3600


class RulesController(Controller):
    path = "/api/titles/{title:str}/rules"
    tags = ("rules",)

    @get(
        "/{section:str}",
        summary="A section of a title's rulebooks: where it is printed, and examples of it.",
        cache_control=CacheControlHeader(max_age=_AN_HOUR),
    )
    async def rule(
        self, house: TheHouse, title: FromPath[str], section: FromPath[str], language: Language = FALLBACK
    ) -> Rule:
        """In our own words, never in those of the book. The course of an example is told in `language`; its
        name and what it says are English."""
        return await house.reading(_kept, title, section, _known(title, language))


class HandbookController(Controller):
    path = "/api/titles/{title:str}/handbook"
    tags = ("rules",)

    @get(
        summary="What the handbook of a title tells: its books, its cards, its sheets.",
        cache_control=CacheControlHeader(max_age=_AN_HOUR),
    )
    async def contents(
        self, house: TheHouse, title: FromPath[str], language: Language = FALLBACK
    ) -> Contents:
        return await house.reading(_contents, title, _known(title, language))

    @get(
        "/chapters/{chapter:int}",
        summary="A heading of a rulebook with everything that is told below it.",
        cache_control=CacheControlHeader(max_age=_AN_HOUR),
    )
    async def chapter(
        self, house: TheHouse, title: FromPath[str], chapter: FromPath[int], language: Language = FALLBACK
    ) -> ChapterText:
        return await house.reading(_chapter, title, chapter, _known(title, language))

    @get(
        "/cards/{card:str}",
        summary="A card: its numbers, its uses, and the sections and cases that name it.",
        cache_control=CacheControlHeader(max_age=_AN_HOUR),
    )
    async def card(
        self, house: TheHouse, title: FromPath[str], card: FromPath[str], language: Language = FALLBACK
    ) -> CardPage:
        return await house.reading(_card, title, card, _known(title, language))

    @get(
        "/aids",
        summary="The sheets that lie beside the board: a turn card, summaries, charts.",
        cache_control=CacheControlHeader(max_age=_AN_HOUR),
    )
    async def aids(self, house: TheHouse, title: FromPath[str], language: Language = FALLBACK) -> list[Aid]:
        return await house.reading(_aids, title, _known(title, language))

    @get(
        "/cases/{case:str}",
        summary="Try a case: its position, and what follows from what was picked.",
    )
    async def case(
        self,
        house: TheHouse,
        title: FromPath[str],
        case: FromPath[str],
        choices: Annotated[str, QueryParameter(max_length=60, pattern=r"^(\d{1,2}(,\d{1,2})*)?$")] = "",
        language: Language = FALLBACK,
    ) -> Trial:
        """`choices` are the places of the options, from 0, with commas between. Nothing is kept of it."""
        return await house.reading(_tried, title, case, choices, _known(title, language))

    @get("/search", summary="Find a rule, a card or a sheet by a player's words.")
    async def search(
        self,
        house: TheHouse,
        title: FromPath[str],
        q: Annotated[str, QueryParameter(min_length=1, max_length=LONGEST)],
        language: Language = FALLBACK,
    ) -> list[Hit]:
        """The best first. Words may be bent, mistyped, or those of players instead of the book's."""
        return await house.reading(_found, title, q, _known(title, language))


def _known(title: str, language: str) -> str:
    """The language that a reader gets, of those that a title speaks."""
    return language if language in title_of(title).words.languages() else FALLBACK


@lru_cache(maxsize=4096)
def _kept(title: str, section: str, language: str) -> Rule:
    """A rule with its examples, which are played for the first who reads it and then kept."""
    rule = rule_of(title_of(title), section, language)
    if rule is None:
        raise Unknown("no-section", section=section[:80])
    return rule


@lru_cache(maxsize=64)
def _contents(title: str, language: str) -> Contents:
    return contents_of(title_of(title), language)


@lru_cache(maxsize=512)
def _chapter(title: str, chapter: int, language: str) -> ChapterText:
    text = chapter_of(title_of(title), chapter, language)
    if text is None:
        raise Unknown("no-rules")
    return text


@lru_cache(maxsize=2048)
def _card(title: str, card: str, language: str) -> CardPage:
    page = page_of(title_of(title), card, language)
    if page is None:
        raise Unknown("no-card", card=card[:80])
    return page


@lru_cache(maxsize=64)
def _aids(title: str, language: str) -> list[Aid]:
    return list(title_of(title).aids(language))


@lru_cache(maxsize=512)
def _tried(title: str, case: str, choices: str, language: str) -> Trial:
    picked = [int(choice) for choice in choices.split(",") if choice]
    try:
        trial = tried(title_of(title), case, picked, language)
    except Untried:
        raise Unknown("no-option") from None
    if trial is None:
        raise Unknown("no-case", case=case[:80])
    return trial


def _found(title: str, question: str, language: str) -> list[Hit]:
    return index_of(title_of(title), language).find(question)
