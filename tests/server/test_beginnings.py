"""The power fails while a game begins: it has begun completely, or not at all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.client import Guest, Process, unlimited

_DYING = """
import os
from ecumene.server.database.store import Rows, Store
write = Store.write
async def write_and_die(self, *statements):
    brought = await write(self, *statements)
    if any(isinstance(one, Rows) and one.table.name == {table!r} for one in statements):
        os._exit(9)
    return brought
Store.write = write_and_die
from ecumene.cli import main
main()
"""


def after_a_death(folder: Path, name: str, act: Callable[[Guest], object]) -> tuple[Guest, Process]:
    """Somebody does something in a house that dies with the first rows of a table of the database."""
    dying = Process(folder, *unlimited(), entry=_DYING.format(table=name))
    dying.open()
    ada = Guest(dying.address, "Ada")
    with pytest.raises(httpx.TransportError):
        act(ada)
    house = Process(folder, *unlimited())
    house.open()
    return Guest(house.address, welcome={"person": {"id": ada.id}, "token": ada.token}), house


def test_a_game_of_bots_is_never_there_by_half(folder: Path) -> None:
    ada, house = after_a_death(folder, "tables", lambda ada: ada.post("/api/watch", {"title": "cultures"}))
    try:
        (card,) = ada.get("/api/tables", which="watch")
        assert card["status"] == "running"
        with ada.socket(card["id"]) as line:
            line.until(1)
    finally:
        house.close()


_DYING_BEFORE = """
import os
from ecumene.server.database.store import Rows, Store
write, begun = Store.write, []
async def die_before_the_second(self, *statements):
    begun.extend(one for one in statements if isinstance(one, Rows) and one.table.name == "tables")
    if len(begun) > 1:
        os._exit(9)
    return await write(self, *statements)
Store.write = die_before_the_second
from ecumene.cli import main
main()
"""


def test_a_game_of_bots_makes_way_for_one_that_is_there(folder: Path) -> None:
    """The oldest goes with the beginning of the new one, not before it."""
    (folder / "house.toml").write_text("[limits]\ntables_watched = 1\n")
    dying = Process(folder, *unlimited(), entry=_DYING_BEFORE)
    dying.open()
    ada = Guest(dying.address, "Ada")
    first = ada.post("/api/watch", {"title": "cultures"})["id"]
    with pytest.raises(httpx.TransportError):
        ada.post("/api/watch", {"title": "cultures"})
    house = Process(folder, *unlimited())
    house.open()
    try:
        ada = Guest(house.address, welcome={"person": {"id": ada.id}, "token": ada.token})
        assert [card["id"] for card in ada.get("/api/tables", which="watch")] == [first]
    finally:
        house.close()


def test_a_game_begins_with_its_clock(folder: Path) -> None:
    def act(ada: Guest) -> None:
        table, _ = ada.open_table(hotseat=True, pace="day")
        ada.start(table)

    ada, house = after_a_death(folder, "entries", act)
    try:
        (card,) = ada.get("/api/tables", which="mine")
        assert (card["status"], card["clock"]["pace"]) == ("running", "day")
        clock = ada.get(f"/api/tables/{card['id']}/state")["clock"]
        assert clock["terms"]["pace"] == "day"
        assert any("until" in seat for seat in clock["seats"])
    finally:
        house.close()
