"""What the people of a table decide when another release brings other rules."""

from __future__ import annotations

from litestar import Controller, post

from ecumene.server.api.access import Somebody, TableId, TheHouse, enter
from ecumene.server.keeping.console import Console
from ecumene.server.lobby.gathering import Lobby, TableCard


class ReleasesController(Controller):
    path = "/api/tables/{id:str}"
    tags = ("tables",)

    @post("/switch-rules", summary="Ask to go on under the rules that are installed.", status_code=200)
    async def switch(self, house: TheHouse, person: Somebody, id: TableId) -> TableCard:
        """The host asks for it, for a table that says `other-rules`; it is done when everybody who sits there
        agrees. The table goes on from the state after its last entry, which the release before must have
        kept; the journal records the switch."""
        door = await enter(house, id, person)
        await Console(house, door, person).switch_rules()
        return await Lobby(house).card(id)
