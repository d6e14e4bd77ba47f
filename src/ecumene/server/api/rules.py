"""The rulebook of a title, for readers who want to know why."""

from __future__ import annotations

from functools import lru_cache

from litestar import Controller, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath

from ecumene.server.api.access import Language, TheHouse
from ecumene.server.errors import Unknown
from ecumene.server.lobby.repertoire import title_of
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
        known = language if language in title_of(title).words.languages() else FALLBACK
        return await house.reading(_kept, title, section, known)


@lru_cache(maxsize=4096)
def _kept(title: str, section: str, language: str) -> Rule:
    """A rule with its examples, which are played for the first who reads it and then kept."""
    rule = rule_of(title_of(title), section, language)
    if rule is None:
        raise Unknown("no-section", section=section[:80])
    return rule
