"""Ship construction (21): the ships that the voyages of the next movement (22) will need, and their payment.

People have already grown, so the marches are planned as they will be made. Then one voyage after the other is
planned for the people who are left, until one needs a ship that does not exist or is not paid for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ecumene.table.questions.answers import Answer
from ecumene.titles.expansion.phases.ships import AskShips, EndShips
from ecumene.titles.lineage.movement.moves import BuildShip, Embark, Maintain
from ecumene.titles.lineage.pieces.board import AreaId, Berth
from ecumene.titles.lineage.quick_player.sailing import Landing
from ecumene.titles.lineage.state import Position, Ship
from ecumene.titles.lineage.strategist.marching import movement
from ecumene.titles.lineage.strategist.marching.campaign import Campaign
from ecumene.titles.lineage.strategist.marching.country import Country
from ecumene.titles.lineage.strategist.marching.sailing import ENOUGH, Fleet, Passage, Voyage
from ecumene.titles.lineage.strategist.weights import Weights


class Shipyard:
    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def fit_out(self, position: Position, ask: AskShips, options: Sequence[Answer]) -> Answer:
        country = Country(position, ask.seat, self._weights)
        return Docks(country, planned(country, builds=True), builds=True).next_order() or EndShips()


class Movement(movement.Movement):
    """Marches with an eye on the ships that were paid for."""

    def _planned(self, country: Country) -> Campaign:
        return planned(country, builds=False)

    def _at_sea(self, country: Country, campaign: Campaign) -> Answer | None:
        """Ships sail before people march, who may take the places of those that leave."""
        docks = Docks(country, campaign, builds=False)
        return docks.under_way() or docks.embark()


def planned(country: Country, *, builds: bool) -> Campaign:
    """The march with which, and the voyages after it, most is reached: perhaps one without a new city, whose
    founders would be worth more on another shore."""
    best = Campaign(country)
    best.plan()
    idle = [ship for ship in country.state.ships[country.seat] if not ship.steps and not ship.cargo]
    if not builds and not idle:
        return best
    founded = [area for area, aim in best.aims.items() if aim.founds]
    most = best.stands + Docks(country, best, builds=builds).brings()
    for unbuilt in dict.fromkeys([frozenset(founded), *(frozenset([area]) for area in founded)]):
        if unbuilt:
            other = Campaign(country, unbuilt)
            other.plan()
            worth = other.stands + Docks(country, other, builds=builds).brings()
            if worth > most + ENOUGH:
                best, most = other, worth
    return best


class Docks(Fleet):
    """A fleet before it sails: ships are assigned to voyages, and where it `builds` others are paid for.

    People who sail or pay leave a place to others, who can still march to it.
    """

    def __init__(self, country: Country, campaign: Campaign, *, builds: bool) -> None:
        super().__init__(country, campaign)
        self._marches, self._keep = campaign.marches.copy(), frozenset(campaign.aims)
        self._counts = self._marches.counts
        ships = enumerate(self._ships)
        self._free = [(number, ship) for number, ship in ships if not ship.steps and not ship.cargo]
        self._more = country.book.numbers.ships - len(self._ships) if builds else 0
        self._losses: dict[AreaId, list[float]] = {}
        self._gains: dict[tuple[AreaId, int], float] = {}
        self._best_shores: dict[tuple[Berth, int], Landing | None] = {}

    # Orders

    def next_order(self) -> Answer | None:
        """The first thing to be paid for, if the ships that are ready do not suffice."""
        ids = self._country.board.ids
        while best := self._best():
            here = self._here(best.origin)
            if not here:
                return BuildShip(self._country.board.id(best.berth), (ids[best.origin],) * best.paid)
            if not here[0][1].ready:
                return Maintain(here[0][0], ids[best.origin] if best.paid else None)
            self._set_out(best)
        return None

    def embark(self) -> Answer | None:
        """Go on board for the best voyage."""
        best = self._best()
        return None if best is None else Embark(self._here(best.origin)[0][0], best.people)

    def brings(self) -> float:
        """What all voyages together are worth."""
        worth = 0.0
        while best := self._best():
            worth += best.brings
            self._set_out(best)
        return worth

    def _best(self) -> Voyage | None:
        best = max(self._voyages(), default=None)
        return None if best is None or best.brings < ENOUGH else best

    def _set_out(self, voyage: Voyage) -> None:
        """A ship and its people are on their way."""
        here = self._here(voyage.origin)
        if here:
            self._free.remove(here[0])
        else:
            self._more -= 1
        self._treasury -= self._cost(here[0][1] if here else None) - voyage.paid
        for _ in range(voyage.people + voyage.paid):
            self._marches.leave(voyage.origin, self._keep)
        self._counts[voyage.to] = self._counts.get(voyage.to, 0) + voyage.people
        self._losses.clear()
        self._gains.clear()
        self._best_shores.clear()

    # Voyages

    def _voyages(self) -> Iterator[Voyage]:
        for origin, shares in self._marches.sent.items():
            able = sum([tokens for to, tokens in shares.items() if to not in self._keep])
            if able and self._country.board.coastal[origin]:
                for passage in self._passages(origin):
                    yield from self._voyages_by(passage, origin, able)

    def _voyages_by(self, passage: Passage, origin: AreaId, staying: int) -> Iterator[Voyage]:
        """Voyages to the best shore, by number of people: what they leave behind is the same for all."""
        berth, cost, paid = passage
        for people in range(1, min(staying - paid, self._capacity) + 1):
            shore = self._best_shore(berth, people)
            if shore is not None:
                brings = self._gain(shore[0], people) - self._loss(origin, people + paid) - cost
                yield Voyage(brings, origin, shore[0], people, berth, paid)

    def _best_shore(self, berth: Berth, people: int) -> Landing | None:
        """The nearest of the shores where these people are worth most."""
        if (berth, people) not in self._best_shores:
            shores = [shore for shore in self._shores(berth, self._steps, people) if shore[1]]
            best = max(shores, key=lambda shore: self._order(shore, people), default=None)
            self._best_shores[berth, people] = best
        return self._best_shores[berth, people]

    def _here(self, origin: AreaId) -> list[tuple[int, Ship]]:
        """The ships of an area that are left, those first that are paid for."""
        there = [(number, ship) for number, ship in self._free if ship.place == origin]
        return sorted(there, key=lambda one: not one[1].ready)

    def _cost(self, ship: Ship | None) -> int:
        """The cost of sailing with a ship, or with a new one."""
        numbers = self._country.book.numbers
        if ship is None:
            return numbers.ship_cost
        return 0 if ship.ready else numbers.ship_maintenance

    def _passages(self, origin: AreaId) -> Iterator[Passage]:
        """Each way to pay for a ship: out of the treasury, with people of the area, or with both."""
        here = self._here(origin)
        if here:
            berths = [self._country.position.berth(here[0][1])]
        elif self._more:
            berths = self._country.board.berths_at(origin)
        else:
            return
        cost = self._cost(here[0][1] if here else None)
        for paid in range(max(cost - self._treasury, 0), cost + 1):
            worth = self._country.weights.treasury * (cost - paid)
            yield from (Passage(berth, worth, paid) for berth in berths)

    # Worths

    def _loss(self, origin: AreaId, people: int) -> float:
        """The loss if these people leave, after others have taken their places."""
        if origin not in self._losses:
            left = self._marches.copy()
            before, shares = left.worth(self._keep), left.sent[origin]
            able = sum([tokens for to, tokens in shares.items() if to not in self._keep])
            self._losses[origin] = [0.0]
            for _ in range(min(able, self._capacity + self._country.book.numbers.ship_cost)):
                left.leave(origin, self._keep)
                self._losses[origin].append(before - left.worth(self._keep))
        return self._losses[origin][people]

    def _gain(self, to: AreaId, people: int) -> float:
        """People are worth more where there is land around, and less where others are next door."""
        if (to, people) not in self._gains:
            more = 0.0 if self._counts.get(to) else self._outlook(to)
            self._gains[to, people] = super()._gain(to, people) + more
        return self._gains[to, people]

    def _outlook(self, to: AreaId) -> float:
        country, weights = self._country, self._country.weights
        near = country.board.land[to]
        empty = [area for area in near if not country.others[area] and not country.cities[area]]
        strangers = sum([bool(country.others[area]) for area in near])
        room = sum([country.board.limit[area] for area in (to, *empty)])
        return weights.shore * room - weights.border * strangers
