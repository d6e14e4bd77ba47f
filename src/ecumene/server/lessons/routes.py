"""Lessons: what there is to learn, and a table to learn it at."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody

from ecumene.server.api.access import Anybody, AnyRequest, Language, Somebody, TheHouse, source_of
from ecumene.server.lessons.beginning import LessonWish, begin
from ecumene.server.lessons.doors import LessonDoor, doors
from ecumene.server.lobby.gathering import TableCard


class LessonsController(Controller):
    path = "/api/lessons"
    tags = ("lessons",)

    @get(summary="What there is to learn, and how far I have come with it.")
    async def lessons(self, house: TheHouse, visitor: Anybody, language: Language = "en") -> list[LessonDoor]:
        """The same for everybody but for what one has done already, which needs a session."""
        return await doors(house.store, visitor, language)

    @post(summary="Begin a lesson, with any of its chapters.", opt={"strict_rate": True})
    async def begin(
        self,
        house: TheHouse,
        person: Somebody,
        data: JSONBody[LessonWish],
        request: AnyRequest,
        language: Language = "en",
    ) -> TableCard:
        """A private table against bots, with luck that is fixed. What the learner is told comes with the
        state of the table (`lesson`), and to the learner's seat alone. It takes the place of the same lesson,
        if it is not over at another table of the same person."""
        return await begin(house, person, data, source_of(request, house), language)
