"""A house with everything that makes a request expensive: long games, and tables with many undone answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from ecumene.table.table import Table
from tests.effort import NIGHTLY
from tests.server.client import Guest, Process, a_house
from tests.server.planted import plant, played

ROOT = Path(__file__).parents[2]
LONG_GAME = ROOT / "journals" / ("empires-9-expert.jsonl" if NIGHTLY else "empires-5-expert.jsonl")
OFTEN = 30
"""So often the worn table went back: with each time it took twice as long once."""


@cache
def in_movement() -> Table:
    """Nine civilizations in the middle of their game, all asked where they move."""
    return played("empires", 9, lambda table: table.turn >= 6 and table.phase == "movement")


class Scene:
    """Ada hosts tables of all kinds; Bo is a guest of the house."""

    def __init__(self, house: Process) -> None:
        self.house = house
        self.ada, self.bo = Guest(house.address, "Ada"), Guest(house.address, "Bo")
        self.gathering, self.invitation = self.ada.open_table("empires", seats=9, hotseat=True)
        self.moving = plant(house, "moving", self.ada.id, in_movement())
        self.marching = plant(house, "marching", self.ada.id, in_movement())
        self.voting = plant(house, "voting", self.ada.id, in_movement())
        self.worn = self._worn()
        self.finished: str = self.ada.post(
            "/api/import", {"journal": LONG_GAME.read_text(), "open": True, "name": "Long"}
        )["id"]
        self.seat, self.request = self._asked()

    def passer_by(self) -> Guest:
        """Somebody whose session may end."""
        return Guest(self.house.address, "Cy")

    def _worn(self) -> str:
        """A table against a bot at which somebody answered and went back, again and again."""
        table, _ = self.bo.open_table("cultures", bots=["random"])
        self.bo.start(table)
        for _ in range(OFTEN):
            while not (state := self.bo.state(table))["requests"]:
                self.bo.get(f"/api/tables/{table}/events", after=state["number"], wait=30)
            request = next(iter(state["requests"].values()))
            number = self.bo.answer(table, request, request["options"][0]["answer"])
            self.bo.undo(table, 0, of=number)
        return table

    def _asked(self) -> tuple[int, Any]:
        """The seat of the moving table that has the most to choose from, and what it is asked."""
        seats = [request.seat for request in in_movement().requests()]
        asked = [(seat, self.asked(self.moving, seat)) for seat in seats]
        return max(asked, key=lambda one: len(one[1]["options"]))

    def asked(self, table: str, seat: int) -> Any:
        """What a seat is asked now."""
        return next(iter(self.ada.state(table, seat=seat)["requests"].values()))

    def moves(self) -> list[Any]:
        """Steps that the seat can take one after the other, each of one token; then to wait no longer."""
        table, seat = in_movement().copy(), self.seat
        moves: list[Any] = []
        while asked := [each for each in table.requests(seat) if each.kind == "move"]:
            steps = [option for option in table.options(asked[0]) if option["do"] == "move"]
            if not steps:
                break
            moves.append(min(steps, key=lambda step: step["tokens"]))
            table.answer(seat, asked[0].id, moves[-1])
        return moves


@contextmanager
def a_scene(folder: Path) -> Iterator[Scene]:
    with a_house(folder) as house:
        yield Scene(house)


Body = Callable[[Scene], Any]
