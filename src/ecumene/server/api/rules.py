"""The rulebook of a title, for whoever wants to know why."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from litestar import Controller, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath

from ecumene.server.api.access import Language, TheHouse
from ecumene.server.errors import Unknown
from ecumene.table.api import load_title, titles
from ecumene.table.rules import Rule, rule_of
from ecumene.table.words import FALLBACK

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
        if title not in titles():
            raise Unknown("no-title", title=title)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(house.readers, _read, title, section, language)


def _read(title: str, section: str, language: str) -> Rule:
    """A rule with its examples, which are played for the first who reads it and then kept."""
    loaded = load_title(title)
    return _kept(title, section, language if language in loaded.words.languages() else FALLBACK)


@lru_cache(maxsize=4096)
def _kept(title: str, section: str, language: str) -> Rule:
    rule = rule_of(load_title(title), section, language)
    if rule is None:
        raise Unknown("no-section", section=section[:80])
    return rule
