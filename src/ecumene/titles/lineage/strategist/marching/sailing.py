"""Ships in phase 3: people without a better place on land sail to a shore where they are worth more.

A voyage is planned after all marches: a ship is built or paid for, people go on board, it sails the shortest
way, they land. People on board already are brought to the best shore within reach. Where others are, they
land only if they are enough to drive them out or to storm their city.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ecumene.table.questions.answers import Answer
from ecumene.titles.lineage.movement.moves import BuildShip, Disembark, Embark, Maintain, Sail
from ecumene.titles.lineage.movement.ships import crosses_open_sea
from ecumene.titles.lineage.pieces.board import AreaId, Berth
from ecumene.titles.lineage.quick_player.sailing import Landing, landings
from ecumene.titles.lineage.state import Ship
from ecumene.titles.lineage.strategist.marching.aims import Aim, aims_in
from ecumene.titles.lineage.strategist.marching.campaign import Campaign
from ecumene.titles.lineage.strategist.marching.country import Country

ENOUGH = 0.5
"""A voyage that brings less is not made."""


class Voyage(NamedTuple):
    """People sail from one area to another. Where two coasts lie apart the ship lies at one: `berth`; `paid`
    people of the area pay for it instead of the treasury."""

    brings: float
    origin: AreaId
    to: AreaId
    people: int
    berth: Berth
    paid: int = 0


class Passage(NamedTuple):
    """A ship that people could take: where it lies, what it costs, and how many of them pay for it."""

    berth: Berth
    cost: float
    paid: int = 0


class Fleet:
    """The ships of a seat, and what they could bring where, once everybody has marched as planned."""

    def __init__(self, country: Country, campaign: Campaign) -> None:
        position, state, seat = country.position, country.state, country.seat
        self._country, self._campaign = country, campaign
        self._ships, self._treasury = state.ships[seat], state.treasury[seat]
        self._slots, self._counts = country.slots(), campaign.marches.counts
        sent = campaign.marches.sent.items()
        self._staying = {origin: shares.get(origin, 0) for origin, shares in sent}
        self._steps = position.raised(seat, "ship_steps")
        self._capacity = position.raised(seat, "ship_capacity")
        self._crosses = crosses_open_sea(position, seat)
        self._known_attacks: dict[AreaId, list[Aim]] = {}

    # Under way

    def under_way(self) -> Answer | None:
        """What comes next with a ship that has people on board."""
        board = self._country.board
        for number, ship in enumerate(self._ships):
            if ship.cargo and ship.ready:
                berth = self._country.position.berth(ship)
                shores = list(self._shores(berth, self._steps - ship.steps, ship.cargo))
                if not shores:
                    continue
                to, _, first = max(shores, key=lambda shore: self._order(shore, ship.cargo))
                return Disembark(number, ship.cargo) if to == ship.place else Sail(number, board.id(first))
        return None

    def _order(self, shore: Landing, people: int) -> tuple[float, int]:
        """The best shore, of equals the nearest."""
        return self._gain(shore[0], people), -shore[1]

    # Voyages

    def embark(self) -> Answer | None:
        """The next step of the best voyage, while one brings anything."""
        best = max(self._voyages(), default=None)
        if best is None or best.brings < ENOUGH:
            return None
        for number, ship in enumerate(self._ships):
            if self._waits(ship, best.berth):
                return Embark(number, best.people) if ship.ready else Maintain(number)
        return BuildShip(self._country.board.id(best.berth))

    def _waits(self, ship: Ship, berth: Berth) -> bool:
        """Whether a ship lies somewhere and has not been used."""
        return self._country.position.berth(ship) == berth and not ship.steps and not ship.cargo

    def _voyages(self) -> Iterator[Voyage]:
        for origin, staying in self._staying.items():
            if not staying or origin in self._campaign.aims or not self._country.board.coastal[origin]:
                continue
            for passage in self._passages(origin):
                yield from self._voyages_by(passage, origin, staying)

    def _voyages_by(self, passage: Passage, origin: AreaId, staying: int) -> Iterator[Voyage]:
        berth, cost, paid = passage
        most = min(staying - paid, self._capacity)
        shores = [to for to, away, _ in self._shores(berth, self._steps, most) if away]
        for people in range(1, most + 1):
            spent = self._loss(origin, people + paid) + cost
            for to in shores:
                yield Voyage(self._gain(to, people) - spent, origin, to, people, berth, paid)

    def _passages(self, origin: AreaId) -> Iterator[Passage]:
        """What ships from an area cost: one that is there, or a new one."""
        numbers, position = self._country.book.numbers, self._country.position
        treasury = self._country.weights.treasury
        berths = self._country.board.berths_at(origin)
        here = [ship for ship in self._ships for berth in berths if self._waits(ship, berth)]
        if ready := next((ship for ship in here if ship.ready), None):
            yield Passage(position.berth(ready), 0.0)
        elif here:
            if self._treasury >= numbers.ship_maintenance:
                yield Passage(position.berth(here[0]), treasury * numbers.ship_maintenance)
        elif self._may_build() and self._treasury >= numbers.ship_cost:
            yield from [Passage(berth, treasury * numbers.ship_cost) for berth in berths]

    def _may_build(self) -> bool:
        numbers = self._country.book.numbers
        built = sum([ship.built for ship in self._ships])
        return (
            self._country.position.ways.builds_while_moving
            and len(self._ships) < numbers.ships
            and built < numbers.ships_built
        )

    def _shores(self, berth: Berth, steps: int, people: int) -> Iterator[Landing]:
        """Shores where these people have room, or can make it."""
        for landing in landings(self._country.board, berth, self._crosses):
            if landing[1] > steps:
                return
            if self._country.rooms[landing[0]] or self._attack(landing[0], people) is not None:
                yield landing

    # Worths

    def _gain(self, to: AreaId, people: int) -> float:
        """What people are worth who land in an area: perhaps they are enough for a city."""
        country, before = self._country, self._counts.get(to, 0)
        room = sum(self._slots[to][before : before + people])
        if to in self._campaign.aims:
            return 0.0
        attack = self._attack(to, people)
        if attack is not None:
            room = max(room, attack.worth + country.worth_alone(attack.left) - sum(self._slots[to][:before]))
        if not country.may_hold_city(to):
            return room
        if before + people < country.founders(to) or not self._campaign.may_found(to):
            return room
        number = country.city_count + self._campaign.founding() + 1
        staying = self._campaign.staying() - min(before, country.rooms[to])
        city = country.city_worth(number) - country.shortage(staying, number)
        return max(room, city - sum(self._slots[to][:before]))

    def _attack(self, to: AreaId, people: int) -> Aim | None:
        """The best that people who land can do to others there, with those who are there already."""
        if not self._country.others[to]:
            return None
        if to not in self._known_attacks:
            self._known_attacks[to] = [aim for aim in aims_in(self._country, to) if not aim.founds]
        there = self._counts.get(to, 0) + people
        enough = [aim for aim in self._known_attacks[to] if aim.need <= there]
        return max(enough, key=lambda aim: aim.worth + self._country.worth_alone(aim.left), default=None)

    def _loss(self, origin: AreaId, people: int) -> float:
        """What they are worth where they are."""
        here = self._counts[origin]
        return sum(self._slots[origin][here - people : here])
