"""For whoever looks after the house."""

from __future__ import annotations

import msgspec
from litestar import get
from sqlalchemy import text

from ecumene.server.api.access import TheHouse
from ecumene.server.lobby import Lobby


class Health(msgspec.Struct, frozen=True):
    """`tables` counts them by status, `live` those in memory."""

    status: str
    tables: dict[str, int]
    live: int


@get("/healthz", summary="Is the house well?", tags=["house"], opt={"free_of_charge": True})
async def health(house: TheHouse) -> Health:
    await house.store.rows(text("select 1"))
    return Health("well", await Lobby(house).counts(), len(house.live))
