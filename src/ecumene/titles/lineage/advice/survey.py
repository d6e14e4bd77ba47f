"""What a seat looks at before it moves, counted once per question."""

from __future__ import annotations

from functools import cached_property

from ecumene.table.frames import Seat
from ecumene.titles.lineage.board import AreaId
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.entering import foreign, lanes
from ecumene.titles.lineage.pieces import SMALL
from ecumene.titles.lineage.state import State, board_of, has, raised
from ecumene.titles.lineage.support import support_rate

RESERVE = 8
"""How many tokens in stock, beyond what taxes take, are worth growing for."""

YOUNG = 30
"""With so many tokens in stock a people is young: it grows before it builds."""
SEED = 6
"""How many people more than cities need a young people keeps."""


class Survey:
    """A seat's people on the board: who may move, who is surplus, where there is room."""

    def __init__(self, book: Book, state: State, seat: Seat) -> None:
        board = board_of(book, state)
        self.book, self.state, self.seat, self.board = book, state, seat, board
        self.limits, self.sites, self.land = board.limit, board.site, board.land
        self.row, self.cities = state.tokens[seat], state.cities
        self.free = (lanes(self.row) - lanes(state.moved[seat])).to_bytes(board.size, "little")
        self.others = foreign(state, seat).to_bytes(board.size, "little")
        self.site_tokens = book.numbers.city_tokens
        self.wild_tokens = book.numbers.wilderness_city_tokens
        self.farmers = has(book, state, seat, "agriculture")
        self.city_count = state.cities.count(seat + 1)

    @cached_property
    def support(self) -> int:
        return support_rate(self.book, self.state, self.seat)

    @cached_property
    def roads(self) -> bool:
        return raised(self.book, self.state, self.seat, "land_steps") > 1

    @cached_property
    def may_found(self) -> bool:
        """Whether there is a city in stock and there are people enough for it."""
        left = self.book.numbers.cities - self.city_count - len(self.ready)
        return left > 0 and self.crowd >= self.site_tokens

    @cached_property
    def wanted(self) -> int:
        """How many people must be left after one more city: to support it, and early on to grow."""
        wanted = self.support * (self.city_count + len(self.ready) + 1)
        return wanted + SEED if self.state.stock[self.seat] >= YOUNG else wanted

    @cached_property
    def plenty(self) -> bool:
        """Whether there are more tokens in stock than the taxes of the next turn take."""
        taxes = self.book.numbers.tax_rate * (self.city_count + len(self.ready))
        return self.state.stock[self.seat] >= taxes + RESERVE

    @cached_property
    def shortfall(self) -> int:
        """How many tokens the stock lacks for the taxes of the next turn: cities would revolt."""
        founded = len(self.ready)
        taxes = self.book.numbers.tax_rate * (self.city_count + founded)
        return max(taxes - self.state.stock[self.seat] - self.site_tokens * founded, 0)

    @cached_property
    def ready(self) -> set[AreaId]:
        """The areas where people enough for a city stand already."""
        found: set[AreaId] = set()
        if max(self.row) >= self.site_tokens:
            for area, tokens in enumerate(self.row):
                if tokens < self.site_tokens or not self.limits[area] or self.cities[area]:
                    continue
                if not self.sites[area] and tokens < self.wild_tokens:
                    continue
                if not self.others[area] or tokens >= self.founders(area) + self.rivals(area):
                    found.add(area)
        return found

    def founders(self, area: AreaId) -> int:
        """How many people a city takes there."""
        return self.site_tokens if self.sites[area] else self.wild_tokens

    @cached_property
    def supporters(self) -> int:
        """How many people will be left to support cities once the cities that are ready are built."""
        limits, more = self.limits, self.farmers
        return sum(
            [
                min(tokens, limits[area] + (more and limits[area] <= SMALL))
                for area, tokens in enumerate(self.row)
                if tokens and area not in self.ready
            ]
        )

    @cached_property
    def crowd(self) -> int:
        """How many people could found cities and leave enough to support them."""
        gathered = sum(self.row[area] for area in self.ready)
        return sum(self.row) - gathered - self.wanted

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
        if self.farmers and limit <= SMALL:
            limit += 1
        return limit - self.row[area]

    def excess(self, area: AreaId) -> int:
        """How many tokens that may still move cannot stay where they are."""
        if area in self.ready:
            return self.movable(area)
        above = -self.room(area)
        return min(above, self.free[area]) if above > 0 else 0

    def movable(self, area: AreaId) -> int:
        """How many tokens may leave an area; those of a city to be stay."""
        if area in self.ready:
            return min(self.free[area], self.row[area] - self.founders(area))
        return self.free[area]
