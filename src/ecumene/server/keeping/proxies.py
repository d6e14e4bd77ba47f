"""Who answers for people: bots and careful stand-ins while they are away, and the orders that they left."""

from __future__ import annotations

import secrets

from ecumene.server.bots.sitters import Sitter
from ecumene.server.keeping.orders import Carried, Ordered, ordered
from ecumene.server.keeping.record import Keeping
from ecumene.server.keeping.terms import Cover
from ecumene.table.api import Request, Table
from ecumene.table.questions.answers import Plain
from ecumene.table.state.frames import Seat

_PLAYER = "greedy"


class Deputy(Sitter):
    """Plays for an absent player. Their standing orders come first."""

    def __init__(self, seed: int, proxies: Proxies) -> None:
        super().__init__(_PLAYER, seed)
        self._proxies = proxies

    def choose(self, table: Table, request: Request) -> Plain:
        if self._proxies.is_ordered(table, request):
            return self._proxies.carry_out(table, request)
        return self._decide(table, request)

    def _decide(self, table: Table, request: Request) -> Plain:
        return super().choose(table, request)


class StandIn(Deputy):
    """Plays as a bot would, but gives default answers about scarce things, unless the player allowed more."""

    by = "stand-in"

    def __init__(self, seed: int, proxies: Proxies, *, spends: bool) -> None:
        super().__init__(seed, proxies)
        self._spends = spends

    def _decide(self, table: Table, request: Request) -> Plain:
        if request.scarce and not self._spends:
            return request.default
        return super()._decide(table, request)


class Substitute(Deputy):
    """A bot that plays for somebody who has been away for long."""

    by = "bot"


class Orders(Sitter):
    """Carries out standing orders, and nothing else."""

    by = "order"

    def __init__(self, proxies: Proxies) -> None:
        super().__init__(_PLAYER, 0)
        self._proxies = proxies

    def choose(self, table: Table, request: Request) -> Plain:
        return self._proxies.carry_out(table, request)


class Proxies:
    """All who answer for people at one table."""

    def __init__(self, keeping: Keeping) -> None:
        self._keeping = keeping
        self._seed = secrets.randbits(32)
        self._sitters: dict[Seat, tuple[Cover, bool, Sitter]] = {}
        self._orders = Orders(self)
        self.carried_out: list[Carried] = []
        """The orders that were just carried out and are being written."""
        self.at_rest = False

    def follow(self, keeping: Keeping) -> None:
        """Somebody went or came back, or gave an order."""
        self._keeping, self.at_rest = keeping, keeping.rest is not None
        self.carried_out.clear()
        for seat, record in enumerate(keeping.seats):
            known = self._sitters.get(seat)
            if not record.cover:
                self._sitters.pop(seat, None)
            elif known is None or known[:2] != (record.cover, record.wish.spend):
                self._sitters[seat] = (record.cover, record.wish.spend, self._sitter(seat))

    def _sitter(self, seat: Seat) -> Sitter:
        record = self._keeping.seats[seat]
        if record.cover == "bot":
            return Substitute(self._seed + seat, self)
        return StandIn(self._seed + seat, self, spends=record.wish.spend)

    def __bool__(self) -> bool:
        return bool(self._sitters) or any(record.orders for record in self._keeping.seats)

    def sitter(self, seat: Seat) -> Sitter | None:
        """Who plays for a seat while its player is away."""
        found = self._sitters.get(seat)
        return None if found is None else found[2]

    @property
    def orders(self) -> Sitter:
        return self._orders

    def is_ordered(self, table: Table, request: Request) -> bool:
        """Whether a player has answered this very question ahead."""
        return self._ordered(table, request) is not None

    def carry_out(self, table: Table, request: Request) -> Plain:
        """The answer that a player has ordered."""
        found = self._ordered(table, request)
        if found is None:
            return request.default
        self.carried_out.append(Carried(found.order, table.turn))
        return found.answer

    def forget(self) -> None:
        """What was carried out could not be written."""
        self.carried_out.clear()

    def _ordered(self, table: Table, request: Request) -> Ordered | None:
        if request.seat >= len(self._keeping.seats) or not self._keeping.seats[request.seat].orders:
            return None
        return ordered(table, request, self._keeping, self.carried_out)
