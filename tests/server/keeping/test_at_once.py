"""A link is used while seats are exchanged: the first of the two counts, and nobody loses a seat. The lock of
the table, which both need, decides the order.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from ecumene.server.app import create_app
from ecumene.server.errors import HouseError
from ecumene.server.house import House
from ecumene.server.keeping.console import Console
from ecumene.server.keeping.guests import Guests
from ecumene.server.keeping.links import Links, Role
from ecumene.server.lobby.gathering import Lobby, Wish
from ecumene.server.people.accounts import Person
from ecumene.server.settings import Settings
from ecumene.server.tables.live import LiveTable


async def waiting(live: LiveTable, count: int) -> None:
    """Until so many wait for the table."""
    while len(live._lock._waiters or ()) < count:
        await asyncio.sleep(0)


@contextmanager
def told(reasons: list[str]) -> Iterator[None]:
    try:
        yield
    except HouseError as error:
        reasons.append(error.code)


class Two:
    """Ada and Bo, who have agreed to an exchange but for Bo's word, and Cy, who has a link to Ada's seat."""

    def __init__(self, house: House, ada: Person, bo: Person, cy: Person) -> None:
        self.house, self.ada, self.bo, self.cy = house, ada, bo, cy
        self.told: list[str] = []

    async def begin(self, role: Role) -> None:
        lobby = Lobby(self.house)
        wish = Wish(title="cultures", seats=2, options={"civilizations": "rome-persia"}, open=False)
        card, invitation = await lobby.open(self.ada, wish, "here")
        await lobby.sit(self.bo, card.id, 1, invitation)
        await lobby.start(self.ada, card.id)
        self.live = await self.house.table(card.id)
        self.token = (await Links(self.house).make(self.live, self.ada, 0, role)).token
        await Console(self.house, self.live.door, self.ada).swap(0, 1)

    async def agree(self) -> None:
        console = Console(self.house, self.live.door, self.bo)
        (asked,) = [each for each in await console.consents() if each.state == "open"]
        with told(self.told):
            await console.agree(asked.id, yes=True)

    async def take(self) -> None:
        with told(self.told):
            await Guests(self.house).take(self.cy, self.token)

    async def both(self, *, swap_first: bool) -> None:
        """The link is found good, then the exchange and the taking of the seat wait for the table."""
        lock = self.live._lock
        await lock.acquire()
        take = asyncio.create_task(self.take())
        await waiting(self.live, 1)
        again = asyncio.create_task(lock.acquire())
        await waiting(self.live, 2)
        if swap_first:
            agree = asyncio.create_task(self.agree())
            await waiting(self.live, 3)
        lock.release()
        await again
        await waiting(self.live, 2 if swap_first else 1)
        if not swap_first:
            agree = asyncio.create_task(self.agree())
            await waiting(self.live, 2)
        lock.release()
        await asyncio.gather(take, agree)

    async def seated(self) -> list[Any]:
        await self.house.look_at_door(self.live.id)
        names = {self.ada.id: "Ada", self.bo.id: "Bo", self.cy.id: "Cy"}
        return [[names[each] for each in (seat.person, *seat.also) if each] for seat in self.live.door.seated]

    async def states(self) -> list[str]:
        return [each.state for each in await Console(self.house, self.live.door, self.ada).consents()]


@pytest.mark.parametrize("role", ["replace", "share"])
@pytest.mark.parametrize("swap_first", [True, False])
def test_a_link_and_an_exchange_at_once(tmp_path: Path, role: Role, swap_first: bool) -> None:
    async def played() -> tuple[list[Any], list[str], list[str]]:
        app = create_app(Settings(database=f"sqlite:///{tmp_path / 'house.db'}"))
        async with app.lifespan():
            house: House = app.state.house
            people = [(await house.people.welcome(name))[0] for name in ("Ada", "Bo", "Cy")]
            two = Two(house, *people)
            await two.begin(role)
            await two.both(swap_first=swap_first)
            return await two.seated(), two.told, await two.states()

    seats, told, states = asyncio.run(played())
    if swap_first:
        assert (seats, told, states) == ([["Bo"], ["Ada"]], ["link-moved"], ["done"])
    else:  # Cy has not agreed to it
        at_ada = ["Cy"] if role == "replace" else ["Ada", "Cy"]
        assert (seats, told, states) == ([at_ada, ["Bo"]], ["busy"], ["open"])
