"""Phase 2: the places of growth if the stock has too few tokens for all. The next march is planned as if
everybody had grown. Then the tokens that this march needs least are left out one after the other, until the
stock is enough.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.phases.population import AskGrowth, Grow
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.state import Position, State
from ecumene.titles.lineage.strategist.marching.campaign import Campaign
from ecumene.titles.lineage.strategist.marching.country import Country
from ecumene.titles.lineage.strategist.weights import Weights

March = tuple[AreaId, AreaId]
"""From where to where a token goes."""


class Growth:
    """Remembers where people are to grow for as long as the same ones could."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._asked: tuple[int, bytes] | None = None
        self._wanted: Counter[AreaId] = Counter()

    def grow(self, position: Position, ask: AskGrowth, options: Sequence[Answer]) -> Answer | None:
        """The next place where people are worth growing; nothing if all of these are full."""
        state = position.state
        placed = counted(ask.placed)
        grown = grown_up(state, ask.seat, counted(ask.room) - placed)
        asked = state.turn, bytes(grown.tokens[ask.seat])
        if asked != self._asked:
            births = Births(Position(position.book, grown), ask.seat, counted(ask.room), self._weights)
            for _ in range(-grown.stock[ask.seat]):
                births.leave_out()
            self._asked, self._wanted = asked, births.wanted
        ids = position.board.ids
        for area, tokens in self._wanted.items():
            if placed[area] < tokens:
                return Grow(ids[area])
        return None


class Births:
    """Who grows where, and what everybody is for in the march that follows."""

    def __init__(self, grown: Position, seat: Seat, wanted: Counter[AreaId], weights: Weights) -> None:
        self.wanted = wanted
        self._country = Country(grown, seat, weights)
        campaign = Campaign(self._country)
        campaign.plan()
        self._sent, self._counts = campaign.marches.sent, campaign.marches.counts
        self._aims, self._slots = campaign.aims, self._country.slots()

    def leave_out(self) -> float:
        """Do without the token that is missed least; what that costs."""
        sent = self._sent
        marches = [(origin, to) for origin in sent if self.wanted[origin] for to in sent[origin]]
        best = min(marches, key=self._missed)
        cost = self._missed(best)
        origin, to = best
        self.wanted[origin] -= 1
        self._counts[to] -= 1
        sent[origin][to] -= 1
        if not sent[origin][to]:
            del sent[origin][to]
        return cost

    def _missed(self, march: March) -> float:
        """What it costs that one token less ends there: nothing if it is one of too many, a whole city if
        it is the last that was needed."""
        to = march[1]
        tokens, slots, aim = self._counts[to], self._slots[to], self._aims.get(to)
        if aim is not None and tokens > aim.need:
            return 0.0
        if aim is not None and tokens == aim.need:
            worth = self._country.city_worth(self._country.city_count + 1) if aim.founds else aim.worth
            return max(worth - sum(slots[: tokens - 1]), 1.0)
        return slots[tokens - 1] if tokens <= len(slots) else 0.0


def grown_up(state: State, seat: Seat, more: Counter[AreaId]) -> State:
    """The table as if the stock sufficed for everybody; it owes what it lacks."""
    grown = state.copy()
    for area, tokens in more.items():
        grown.tokens[seat][area] += tokens
        grown.stock[seat] -= tokens
    return grown


def counted(pairs: Iterable[tuple[AreaId, int]]) -> Counter[AreaId]:
    found: Counter[AreaId] = Counter()
    for area, tokens in pairs:
        found[area] += tokens
    return found
