"""The facts that a seat considers before it moves, counted once for each question."""

from __future__ import annotations

from functools import cached_property
from itertools import compress

from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.movement.entering import foreign, lanes
from ecumene.titles.lineage.phases.support import support_rate
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.state import Position

RESERVE = 8
"""How many tokens in stock, beyond what taxes take, are worth growing for."""
YOUNG = 30
"""With this many tokens in stock a people is young: it grows before it builds."""
SEED = 6
"""How many people more than cities need a young people keeps."""


class Survey:
    """A seat's people on the board: who may move, who is surplus, where there is room.

    `ready` are the areas where people enough for a city stand already. `movers` says how many people may
    leave an area, but not those of a city to be; `surplus` how many of them cannot stay.
    """

    def __init__(self, position: Position, seat: Seat) -> None:
        book, state = position.book, position.state
        board, stock = position.board, state.stock[seat]
        self.position, self.book, self.state, self.seat, self.board = position, book, state, seat, board
        self.limits, self.sites, self.land = board.limit, board.site, board.land
        self.row, self.cities = state.tokens[seat], state.cities
        self.others = foreign(state, seat).to_bytes(board.size, "little")
        self.site_tokens = position.raised(seat, "city_tokens")
        self.wild_tokens = position.raised(seat, "wilderness_city_tokens")
        self.small, self.more = book.numbers.small_limit, position.raised(seat, "small_area_tokens")
        self.ready = self._ready() if max(self.row) >= self.site_tokens else frozenset()
        self.movers: dict[AreaId, int] = {}
        self.surplus: dict[AreaId, int] = {}
        self._count_movers()
        self.city_count = state.cities.count(seat + 1) + len(self.ready)
        taxes = book.numbers.tax_rate * self.city_count
        self.plenty = stock >= taxes + RESERVE
        self.shortfall = max(taxes - stock - self.site_tokens * len(self.ready), 0)

    def _ready(self) -> frozenset[AreaId]:
        """Everybody else who is there must be outnumbered too."""
        return frozenset(
            area
            for area, tokens in enumerate(self.row)
            if tokens >= self.site_tokens
            and self.limits[area]
            and not self.cities[area]
            and tokens >= self.founders(area) + (self.rivals(area) if self.others[area] else 0)
        )

    def _count_movers(self) -> None:
        row, moved, ready = self.row, self.state.moved[self.seat], self.ready
        free = (lanes(row) - lanes(moved)).to_bytes(len(row), "little")
        for area in compress(range(len(row)), free):
            tokens = free[area]
            if area in ready:
                above = tokens = min(tokens, row[area] - self.founders(area))
            else:
                above = min(-self.room(area), tokens)
            if tokens:
                self.movers[area] = tokens
            if above > 0:
                self.surplus[area] = above

    def founders(self, area: AreaId) -> int:
        """How many people a city takes there."""
        return self.site_tokens if self.sites[area] else self.wild_tokens

    def rivals(self, area: AreaId) -> int:
        """The tokens of others in an area."""
        return sum([row[area] for row in self.state.tokens]) - self.row[area] + self.state.barbarians[area]

    def room(self, area: AreaId) -> int:
        """How many more tokens can stay in an area without a quarrel; less than none where it is crowded."""
        if self.cities[area]:
            return -self.row[area]
        limit = self.limits[area]
        if self.others[area]:
            return limit - self.row[area] - self.rivals(area)
        if limit <= self.small:
            limit += self.more
        return limit - self.row[area]

    # Cities to come

    @cached_property
    def wanted(self) -> int:
        """How many people must be left after one more city: to support it, and early on to grow."""
        wanted = support_rate(self.position, self.seat) * (self.city_count + 1)
        return wanted + SEED if self.state.stock[self.seat] >= YOUNG else wanted

    @cached_property
    def crowd(self) -> int:
        """How many people could found cities and leave enough to support them."""
        return sum(self.row) - sum([self.row[area] for area in self.ready]) - self.wanted

    @property
    def may_found(self) -> bool:
        """Whether there is a city in stock and there are people enough for it."""
        return self.city_count < self.book.numbers.cities and self.crowd >= self.site_tokens

    @cached_property
    def spared(self) -> int:
        """How many of the people that the land can feed are not needed to support cities."""
        limits, ready, small, more = self.limits, self.ready, self.small, self.more
        fed = 0
        for area in compress(range(len(limits)), self.row):
            if area not in ready:
                limit = limits[area]
                fed += min(self.row[area], limit + more if limit <= small else limit)
        return fed - self.wanted

    @property
    def roads(self) -> bool:
        return self.position.raised(self.seat, "land_steps") > 1
