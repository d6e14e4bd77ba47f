"""The achievements that a person has earned in finished games."""

from __future__ import annotations

import asyncio

from litestar import Controller, get

from ecumene.server.api.access import Language, Somebody, TheHouse
from ecumene.server.people.achievements import TitleHonours, honours, rows_of
from ecumene.table.text.words import FALLBACK


class AchievementsController(Controller):
    path = "/api/me/achievements"
    tags = ("people",)

    @get("/", summary="What can be earned for good, title by title, and what of it I have.")
    async def mine(
        self, house: TheHouse, person: Somebody, language: Language = FALLBACK
    ) -> list[TitleHonours]:
        """Titles in which nothing can be earned are left out. `earned.table` is the game in which it was
        new."""
        rows = await rows_of(house.store, person.id)
        return await asyncio.get_running_loop().run_in_executor(house.readers, honours, rows, language)
