"""The librarian: opens the rulebooks of all titles once the house is open, so that the first reader need not
wait until they are read."""

from __future__ import annotations

import logging

from ecumene.server.house import House
from ecumene.table.api import titles
from ecumene.table.handbook.illustrations import showing
from ecumene.table.handbook.pages import shelves_of
from ecumene.table.handbook.paragraphs import paragraphs_of
from ecumene.table.rulebook.sections import rulebooks_of
from ecumene.table.text.words import FALLBACK
from ecumene.table.titles import loaded_title

logger = logging.getLogger("ecumene.server.librarian")


async def read_ahead(house: House) -> None:
    """Open the registries, the paragraphs, the cases and the cards of each title, one after the other."""
    for id in titles():
        title = loaded_title(id)
        if title is None:
            continue
        try:
            await house.reading(rulebooks_of, title)
            await house.reading(paragraphs_of, title, FALLBACK)
            await house.reading(showing, title, "")
            await house.reading(shelves_of, title, FALLBACK)
        except Exception:
            logger.exception("rulebook cannot be read", extra={"title": id})
