"""What a host decides when another release brings other rules."""

from __future__ import annotations

from litestar import Controller, post

from ecumene.server.api.access import Somebody, TableId, TheHouse
from ecumene.server.lobby import Lobby, TableCard


class ReleasesController(Controller):
    path = "/api/tables/{id:str}"
    tags = ("tables",)

    @post("/switch-rules", summary="Go on under the rules that are installed.", status_code=200)
    async def switch(self, house: TheHouse, person: Somebody, id: TableId) -> TableCard:
        """The host agrees to it, for a table that says `other-rules`. It goes on from the state after its
        last entry, which the release before must have kept; the journal records the switch."""
        return await Lobby(house).switch_rules(person, id)
