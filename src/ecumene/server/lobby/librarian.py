"""The librarian: opens the rulebooks of all titles once the house is open, so that the first reader need not
wait until they are read."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

from ecumene.server.house import House
from ecumene.table.api import titles
from ecumene.table.handbook.illustrations import showing
from ecumene.table.handbook.pages import shelves_of
from ecumene.table.handbook.paragraphs import AnyTitle, paragraphs_of
from ecumene.table.handbook.search import index_of
from ecumene.table.rulebook.sections import rulebooks_of
from ecumene.table.text.words import FALLBACK
from ecumene.table.titles import loaded_title

logger = logging.getLogger("ecumene.server.librarian")


BREATH = 0.2
"""Seconds between two indexes: each takes up to a third of a second of one core, and requests come first."""


async def read_ahead(house: House) -> None:
    """Open the registries, the paragraphs, the cases and the cards of each title, one after the other; then,
    when all pages are there, make the indexes of their search."""
    for title in _playable():
        try:
            await house.reading(rulebooks_of, title)
            await house.reading(paragraphs_of, title, FALLBACK)
            await house.reading(showing, title, "")
            await house.reading(shelves_of, title, FALLBACK)
        except Exception:
            logger.exception("rulebook cannot be read", extra={"title": title.meta.id})
    for title in _playable():
        try:
            for language in title.words.languages():
                await asyncio.sleep(BREATH)
                await house.reading(index_of, title, language)
        except Exception:
            logger.exception("index cannot be made", extra={"title": title.meta.id})


def _playable() -> Iterator[AnyTitle]:
    for id in titles():
        title = loaded_title(id)
        if title is not None:
            yield title
