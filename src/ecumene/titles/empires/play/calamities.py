"""Phase 9: which cities fall, and whether to go back on the A.S.T. instead."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.answers import Answer
from ecumene.table.frames import Seat
from ecumene.titles.lineage.advice.suffering import standing
from ecumene.titles.lineage.ast import cities_counted
from ecumene.titles.lineage.board import AreaId
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities.cities import STEP, AskCities, City
from ecumene.titles.lineage.pieces import city_owner
from ecumene.titles.lineage.state import State, board_of


class Calamities:
    def cities(self, book: Book, state: State, ask: AskCities, options: Sequence[Answer]) -> Answer | None:
        """Of others those who are ahead lose a city. A step of the A.S.T. is worth more than cities that can
        be built again, as long as enough are left for the next step."""
        toll = ask.toll
        if toll.instead and (toll.instead != STEP or not self._steps_on(book, state, ask.seat, toll.left)):
            return None
        theirs = [area for area in toll.areas if city_owner(state, area) not in (None, ask.seat)]
        ids = board_of(book, state).ids
        if theirs:
            return City(ids[max(theirs, key=lambda area: self._ahead(book, state, area))])
        return City(ids[max(toll.areas, key=lambda area: self._rebuilt(book, state, ask.seat, area))])

    def _steps_on(self, book: Book, state: State, seat: Seat, lost: int) -> bool:
        """Whether the marker goes on this turn without so many cities."""
        side = book.asts[state.rules.ast]
        track = side.tracks[state.civilizations[seat]]
        need = side.needs[track.era(min(state.ast[seat] + 1, track.last_step))]
        return cities_counted(book, state, seat) - lost >= need.cities

    def _ahead(self, book: Book, state: State, area: AreaId) -> int:
        owner = city_owner(state, area)
        assert owner is not None
        return standing(book, state, owner)

    def _rebuilt(self, book: Book, state: State, seat: Seat, area: AreaId) -> tuple[int, int]:
        """How easily a city is built again: on a site, with people next door."""
        board = board_of(book, state)
        near = sum([state.tokens[seat][to] for to in board.land[area]])
        return board.site[area], near
