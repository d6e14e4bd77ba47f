"""The titles of the house: all are loaded before it opens, so that no request has to wait for that."""

from __future__ import annotations

import asyncio
import gc
import logging
from concurrent.futures import Executor

from ecumene.server.errors import Unknown
from ecumene.table.api import load_title, titles
from ecumene.table.titles import AnyTitle, loaded_title

logger = logging.getLogger("ecumene.server.repertoire")


async def fill(readers: Executor) -> None:
    """Read all titles; one that cannot be read is missing, and the house opens without it.

    They stay in memory as long as the house runs: the garbage collector need not visit them later.
    """
    loop = asyncio.get_running_loop()
    for id in await loop.run_in_executor(readers, titles):
        try:
            await loop.run_in_executor(readers, load_title, id)
        except Exception:
            logger.exception("title cannot be read", extra={"title": id})
    gc.collect()
    gc.freeze()


def title_of(id: str) -> AnyTitle:
    """A title that was read; this never takes long."""
    title = loaded_title(id)
    if title is None:
        raise Unknown("no-title", title=id[:80])
    return title
