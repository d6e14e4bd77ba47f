"""The board of one set-up: areas and open seas as numbers, with their print and their borders.

Areas are numbered from 0; open seas follow after the last area, so that the place of a ship is one number. An
area that is out of play keeps its number: ships may pass it, but no piece may stop there.

Some areas have two separate coasts. A ship there lies at one of them, so ships sail between berths: the
places, followed by each coast of such an area with its own number and id.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from msgspec import UNSET, UnsetType

AreaId = int
Place = int
Berth = int
CoastId = str
FAR = 255
"""More steps than any ship has."""


@dataclass(frozen=True)
class Coast:
    """One of several coasts of an area, with the areas and open seas that it borders on.

    `section` is what the rulebook of its game says of such coasts.
    """

    id: CoastId
    name: str
    borders: tuple[str, ...]
    section: str


@dataclass(frozen=True)
class Land:
    """What one area brings to the board, by ids."""

    id: str
    name: str
    region: str
    limit: int
    site: str | None
    in_play: bool
    flood_plain: str | None
    land: tuple[str, ...]
    water: tuple[str, ...]
    seas: tuple[str, ...]
    frontier: bool = False
    """Whether barbarians come from beyond it, in games that ask."""
    coasts: tuple[Coast, ...] = ()


class Board:
    """Everything the rules ask of the map, as tuples and bytes indexed by area."""

    def __init__(
        self,
        lands: Sequence[Land],
        seas: Mapping[str, str],
        sea_borders: Iterable[tuple[str, str]],
        volcanoes: Mapping[str, tuple[str, ...]],
        starts: Mapping[str, str],
        snow: str | None = None,
    ) -> None:
        sea_borders = tuple(sea_borders)
        self._made_of = tuple(lands), seas, sea_borders, volcanoes, starts, snow
        self.ids = tuple(land.id for land in lands)
        self.names = tuple(land.name for land in lands)
        self.index = {id: i for i, id in enumerate(self.ids)}
        self.size = len(lands)
        self.limit = bytes(land.limit for land in lands)
        self.site = bytes(land.site is not None for land in lands)
        self.white_site = bytes(land.site == "white" for land in lands)
        self.in_play = bytes(land.in_play for land in lands)
        self.frontier = bytes(land.frontier for land in lands)
        self.region = tuple(land.region for land in lands)
        self.flood_plain = tuple(land.flood_plain for land in lands)
        self.coastal = bytes(bool(land.water or land.seas) for land in lands)
        # Tokens walk over land between areas in play; water borders carry ships, barbarians and effects.
        self.land = tuple(
            tuple(self.index[other] for other in land.land if lands[self.index[other]].in_play)
            if land.in_play
            else ()
            for land in lands
        )
        self.water = tuple(tuple(self.index[other] for other in land.water) for land in lands)
        self.sea_ids = tuple(seas)
        self.sea_names = tuple(seas.values())
        self.places = self.size + len(self.sea_ids)
        self._berth_ids, self._berth_names = self.ids + self.sea_ids, self.names + self.sea_names
        sea_index = {id: self.size + i for i, id in enumerate(self.sea_ids)}
        self.sail_open = self._routes(lands, sea_index, sea_borders)
        self.sail = tuple(
            tuple(to for to in routes if to < self.size) for routes in self.sail_open[: self.size]
        )
        self.coasts = {area: coasts for area, land in enumerate(lands) if (coasts := self._coasts(land))}
        further = [(area, coast) for area, coasts in self.coasts.items() for coast in coasts]
        self.berths = (*range(self.places), *(area for area, _ in further))
        """The place of each berth."""
        self._berth_names += tuple(coast.name for _, coast in further)
        self._berth_ids += tuple(coast.id for _, coast in further)
        self._berth = {id: berth for berth, id in enumerate(self._berth_ids)}
        self.section_of_coasts = next((coast.section for _, coast in further), "")
        self.courses_open = self._courses()
        self.courses = tuple(
            tuple(to for to in courses if self.berths[to] < self.size) if place < self.size else ()
            for place, courses in zip(self.berths, self.courses_open, strict=True)
        )
        self.landfall = self._landfall(self.courses)
        self.landfall_open = self._landfall(self.courses_open)
        self.volcanoes = {
            name: tuple(self.index[area] for area in areas if area in self.index)
            for name, areas in volcanoes.items()
        }
        self.start = {civilization: self.index[area] for civilization, area in starts.items()}
        # An area that some calamities take for an open sea, with the areas around it that are in play.
        self.snow = None if snow is None else self.index[snow]
        around = lands[self.snow].land if self.snow is not None else ()
        self.foothills = tuple(self.index[id] for id in around if self.in_play[self.index[id]])

    def _routes(
        self, lands: Sequence[Land], seas: Mapping[str, Place], sea_borders: Iterable[tuple[str, str]]
    ) -> tuple[tuple[Place, ...], ...]:
        """Where a ship may go in one step from each area and open sea, open seas included."""
        routes: list[set[Place]] = [set() for _ in range(self.places)]
        for area, land in enumerate(lands):
            routes[area].update(self.water[area])
            for sea in land.seas:
                if sea in seas:
                    routes[area].add(seas[sea])
                    routes[seas[sea]].add(area)
        for one, other in sea_borders:
            if one in seas and other in seas:
                routes[seas[one]].add(seas[other])
                routes[seas[other]].add(seas[one])
        return tuple(tuple(sorted(to)) for to in routes)

    def _coasts(self, land: Land) -> tuple[Coast, ...]:
        """The coasts of an area that ships reach; none where it is one alone."""
        near = {self.id(place) for place in self.sail_open[self.index[land.id]]}
        coasts = tuple(coast for coast in land.coasts if near.intersection(coast.borders))
        return coasts if len(coasts) > 1 else ()

    def _courses(self) -> tuple[tuple[Berth, ...], ...]:
        """Where a ship may go in one step from each berth; one whose coast nobody knows leaves by any."""
        courses = [
            [berth for to in self.sail_open[place] for berth in self.berths_at(to, self.id(place))]
            for place in range(self.places)
        ]
        for area, coasts in self.coasts.items():
            for coast in coasts:
                courses.append([to for to in courses[area] if self.id(self.berths[to]) in coast.borders])
        return tuple(tuple(to) for to in courses)

    def berths_at(self, place: Place, origin: str | None = None) -> list[Berth]:
        """Where a ship may lie in a place, if it comes from a certain one."""
        coasts = self.coasts.get(place)
        if not coasts:
            return [place]
        return [self._berth[coast.id] for coast in coasts if origin is None or origin in coast.borders]

    def berth(self, place: Place, coast: CoastId | UnsetType) -> Berth:
        """Where a ship lies: at a coast of its place, or just there."""
        return place if coast is UNSET else self._berth.get(coast, place)

    def coast(self, berth: Berth) -> CoastId | UnsetType:
        """The coast that a berth is, if it is one."""
        return UNSET if berth < self.places else self._berth_ids[berth]

    def _landfall(self, courses: Sequence[Sequence[Berth]]) -> bytes:
        """How many steps a ship is away from the nearest area in play, for each berth."""
        shores = bytes(place < self.size and self.in_play[place] for place in self.berths)
        steps = bytearray(0 if shore else FAR for shore in shores)
        edge = [berth for berth, shore in enumerate(shores) if shore]
        while edge:
            berth = edge.pop(0)
            for other in courses[berth]:
                if steps[other] == FAR:
                    steps[other] = steps[berth] + 1
                    edge.append(other)
        return bytes(steps)

    @property
    def lands(self) -> tuple[Land, ...]:
        """The records that the areas were made from."""
        return self._made_of[0]

    def without(self, region: str) -> Board:
        """The same board with a region out of play."""
        lands, seas, sea_borders, volcanoes, starts, snow = self._made_of
        left = [replace(land, in_play=land.in_play and land.region != region) for land in lands]
        return Board(left, seas, sea_borders, volcanoes, starts, snow)

    def name(self, berth: Berth) -> str:
        return self._berth_names[berth]

    def id(self, berth: Berth) -> str:
        return self._berth_ids[berth]

    def place(self, id: str) -> Place | None:
        """The number of an area or open sea, if there is one of that id."""
        if id in self.index:
            return self.index[id]
        return self.size + self.sea_ids.index(id) if id in self.sea_ids else None

    def berth_of(self, id: str) -> Berth | None:
        """The same of a coast, too."""
        return self._berth.get(id)
