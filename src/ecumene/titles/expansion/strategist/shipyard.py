"""Ship construction (21): which ships the voyages of the movement that follows will need, and who pays.

Everybody has grown already, so the march is planned as it will be made. Then one voyage after the other is
looked for, each with those who are left: until one needs a ship that is not there or not paid for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ecumene.table.answers import Answer
from ecumene.titles.expansion.phases.ships import AskShips, EndShips
from ecumene.titles.lineage.movement.moves import BuildShip, Maintain
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.state import Position, Ship
from ecumene.titles.lineage.strategist.marching.campaign import Campaign
from ecumene.titles.lineage.strategist.marching.country import Country
from ecumene.titles.lineage.strategist.marching.sailing import ENOUGH, Fleet, Passage, Voyage
from ecumene.titles.lineage.strategist.weights import Weights


class Shipyard:
    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def fit_out(self, position: Position, ask: AskShips, options: Sequence[Answer]) -> Answer:
        country = Country(position, ask.seat, self._weights)
        campaign = Campaign(country)
        campaign.plan()
        return Docks(country, campaign).next_order() or EndShips()


class Docks(Fleet):
    """A fleet before it sails: ships are assigned to voyages, the others may be paid for or built."""

    def __init__(self, country: Country, campaign: Campaign) -> None:
        super().__init__(country, campaign)
        self._counts = dict(self._counts)
        self._free: list[tuple[int, Ship]] = list(enumerate(self._ships))

    def next_order(self) -> Answer | None:
        """The first thing to be paid for, if the ships that are ready do not suffice."""
        ids = self._country.board.ids
        while True:
            best = max(self._voyages(), default=None)
            if best is None or best.brings < ENOUGH:
                return None
            here = self._here(best.origin)
            if not here:
                return BuildShip(self._country.board.id(best.berth), (ids[best.origin],) * best.paid)
            number, ship = here[0]
            if not ship.ready:
                return Maintain(number, ids[best.origin] if best.paid else None)
            self._set_out(best, number)

    def _set_out(self, voyage: Voyage, number: int) -> None:
        """A ship and its people are on their way."""
        self._free = [(other, ship) for other, ship in self._free if other != number]
        self._counts[voyage.origin] -= voyage.people
        self._counts[voyage.to] = self._counts.get(voyage.to, 0) + voyage.people
        staying = self._campaign.marches.sent[voyage.origin]
        staying[voyage.origin] -= voyage.people

    def _here(self, origin: AreaId) -> list[tuple[int, Ship]]:
        """The ships of an area that are left, those first that are paid for."""
        there = [(number, ship) for number, ship in self._free if ship.place == origin]
        return sorted(there, key=lambda one: not one[1].ready)

    def _passages(self, origin: AreaId) -> Iterator[Passage]:
        """Each way to pay for a ship: out of the treasury, with people of the area, or with both."""
        numbers, board, position = self._country.book.numbers, self._country.board, self._country.position
        here = self._here(origin)
        if here:
            ship = here[0][1]
            cost = 0 if ship.ready else numbers.ship_maintenance
            berths = [position.berth(ship)]
        else:
            if len(self._ships) >= numbers.ships:
                return
            cost, berths = numbers.ship_cost, board.berths_at(origin)
        for paid in range(cost + 1):
            if paid in (0, cost) or not here:
                treasury = cost - paid
                if treasury <= self._treasury:
                    yield from (
                        Passage(berth, self._country.weights.treasury * treasury, paid) for berth in berths
                    )
