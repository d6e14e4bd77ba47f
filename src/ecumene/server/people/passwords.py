"""Comparing passwords, which takes long and much memory on purpose: a few at a time, and everybody in turn.

The client that was served longest ago comes first: by its network, by its address, by the account that it
names. Somebody who tries thousands of passwords therefore waits for themselves, and a client that signs in
once comes before them. A browser that was signed in to an account before has its own turn, so that nobody
loses their turn because others fail on purpose in their name; and no account is ever locked.
"""

from __future__ import annotations

import asyncio
import hmac
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any, NamedTuple, TypeVar

from ecumene.server.edge.callers import counted, neighbourhood
from ecumene.server.edge.limits import Limits
from ecumene.server.edge.rates import Lately
from ecumene.server.errors import TooMuch
from ecumene.server.ids import new_id

_A_WHILE = 10
"""How many seconds a client should wait if too many others are waiting."""

T = TypeVar("T")


class Try(NamedTuple):
    """An account that somebody wants to sign in to, from where, and whether this browser was in it before."""

    account: str
    address: str = ""
    known: bool = False

    @property
    def place(self) -> str:
        return f"known {self.account}" if self.known else f"at {counted(self.address)}"

    @property
    def lanes(self) -> tuple[str, str, str]:
        """The order of turns: of networks, in these of addresses, in these of accounts."""
        network = f"home {self.account}" if self.known else f"from {neighbourhood(self.address)}"
        return network, self.place, f"account {self.account}"


class _Waiting(NamedTuple):
    number: int
    tried: Try
    turn: asyncio.Future[None]


class Passwords:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._hashers = ThreadPoolExecutor(limits.passwords_at_once, "passwords")
        self._running = 0
        self._waiting: list[_Waiting] = []
        self._numbers, self._turns = count(1), count(1)
        self._served: Lately[int] = Lately()
        """The last turn of every network, address and account."""

    def close(self) -> None:
        self._hashers.shutdown(cancel_futures=True)

    async def slowly(self, tried: Try, work: Callable[..., T], *args: Any) -> T:
        """Do something that takes long, when it is their turn."""
        await self._turn_of(tried)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._hashers, work, *args)
        finally:
            self._running -= 1
            self._go_on()

    async def _turn_of(self, tried: Try) -> None:
        turn = asyncio.get_running_loop().create_future()
        waiting = _Waiting(next(self._numbers), tried, turn)
        self._make_room_for(waiting)
        self._waiting.append(waiting)
        self._go_on()
        try:
            await turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not turn.cancelled() and turn.exception() is None:  # whose turn had just come
                self._running -= 1
                self._go_on()
            raise

    def _make_room_for(self, newcomer: _Waiting) -> None:
        """Where too many wait, one of those who have the most waiting is sent away, or who would come last;
        that may be the newcomer."""
        place = newcomer.tried.place
        crowd = [one for one in self._waiting if one.tried.place == place]
        if len(crowd) < self._limits.passwords_waiting_of_address:
            crowd = self._waiting if len(self._waiting) >= self._limits.passwords_waiting else []
        if not crowd:
            return
        crowd = [*crowd, newcomer]
        lanes = Counter(whose for one in crowd for whose in one.tried.lanes)
        last = max(crowd, key=lambda one: ([lanes[whose] for whose in one.tried.lanes], self._rank(one)))
        sorry = TooMuch("too-often", seconds=_A_WHILE)
        if last is newcomer:
            raise sorry
        self._waiting.remove(last)
        if not last.turn.done():
            last.turn.set_exception(sorry)

    def _go_on(self) -> None:
        while self._waiting and self._running < self._limits.passwords_at_once:
            first = min(self._waiting, key=self._rank)
            self._waiting.remove(first)
            if first.turn.done():
                continue  # who waited has gone
            turn = next(self._turns)
            for whose in first.tried.lanes:
                self._served.put(whose, turn)
            self._running += 1
            first.turn.set_result(None)

    def _rank(self, one: _Waiting) -> tuple[int, bool, int, int, int]:
        """The lower, the sooner."""
        network, place, account = (self._served.get(whose) or 0 for whose in one.tried.lanes)
        return network, not one.tried.known, place, account, one.number


def device_token(account: str, secret: str) -> str:
    """What a browser keeps that has been signed in to an account; it opens nothing."""
    name = new_id()
    return f"{name}.{_seal(account, name, secret)}"


def knows(token: str, account: str, secret: str) -> bool:
    """Whether a browser has been signed in to an account before."""
    name, _, seal = token.partition(".")
    return hmac.compare_digest(seal.encode(), _seal(account, name, secret).encode())


def _seal(account: str, name: str, secret: str) -> str:
    return hmac.digest(secret.encode(), f"device {name} {account}".encode(), "sha256").hex()
