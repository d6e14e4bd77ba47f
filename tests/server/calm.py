"""A calm player, and the time of their answers, by which the effect of hostile clients is measured."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import median
from time import monotonic

import httpx

from tests.effort import tries
from tests.server.client import Guest

SLOWED_AT_MOST = tries(daily=4, nightly=2)
"""Nobody may take more than twice as long because of others. The night measures that; by day there is time
for a few answers only, on a machine that may do much else meanwhile, so that twice as much is let pass."""


SHARE = 50
"""So many answers, each of two requests or three, are less than a house allows one address in a minute."""


class Calm:
    """Plays both hands of a table, one answer after the other, and is always heard.

    Each of the `addresses` that it comes from has a share of requests of its own.
    """

    def __init__(self, guest: Guest, addresses: Iterator[str] | None = None) -> None:
        self._guest, self._addresses, self._given = guest, addresses, 0
        self._random = Random(1)
        self._move_on()
        self._sit_down()

    def answer(self) -> int:
        self._given += 1
        if self._given % SHARE == 0:
            self._move_on()
        while True:
            for seat in (0, 1):
                for request in self._guest.state(self.table, seat=seat)["requests"].values():
                    choice = self._random.choice(request["options"])["answer"]
                    return self._guest.answer(self.table, request, choice)
            self._sit_down()

    def move_to(self, guest: Guest) -> None:
        """The same person goes on by another way."""
        self._guest = guest

    def _move_on(self) -> None:
        """As `move_to`, from the next address."""
        if self._addresses is not None:
            here = self._guest
            welcome = {"person": {"id": here.id}, "token": here.token}
            transport = httpx.HTTPTransport(local_address=next(self._addresses))
            self.move_to(Guest(here.address, welcome=welcome, transport=transport))

    def times(self, answers: int, seconds: float = 0.0) -> list[float]:
        """How long so many answers take each, from looking at the table until they are acknowledged.

        There are more of them if `seconds` are left.
        """
        taken: list[float] = []
        until = monotonic() + seconds
        while len(taken) < answers or monotonic() < until:
            began = monotonic()
            self.answer()
            taken.append(monotonic() - began)
        return taken

    def _sit_down(self) -> None:
        self.table, _ = self._guest.open_table(hotseat=True)
        self._guest.start(self.table)


def expect_not_slowed(in_peace: list[float], harmed: list[float]) -> None:
    """Windows in turn, so that whatever else the machine does befalls both alike."""
    peace, harm = median(in_peace), median(harmed)
    print(f"slowed {harm / peace:.2f} times: {peace * 1000:.1f} ms, {harm * 1000:.1f} ms")
    assert harm <= SLOWED_AT_MOST * peace, f"{peace:.3f} s in peace, {harm:.3f} s while others do harm"
