"""Games of bots alone: begin one, to be watched."""

from __future__ import annotations

from litestar import Controller, post
from litestar.params import JSONBody

from ecumene.server.api.access import AnyRequest, Language, Somebody, TheHouse, source_of
from ecumene.server.films.beginning import FilmWish, begin
from ecumene.server.lobby.gathering import TableCard


class FilmsController(Controller):
    path = "/api/watch"
    tags = ("lobby",)

    @post(summary="Let bots play a game among themselves, to be watched.", opt={"strict_rate": True})
    async def begin(
        self,
        house: TheHouse,
        person: Somebody,
        data: JSONBody[FilmWish],
        request: AnyRequest,
        language: Language = "en",
    ) -> TableCard:
        """A table without people, which has begun. It goes on while somebody looks (by a socket, or by asking
        for news), and rests otherwise. Of too many games of one person the oldest is cleared away."""
        return await begin(house, person, data, source_of(request, house), language)
