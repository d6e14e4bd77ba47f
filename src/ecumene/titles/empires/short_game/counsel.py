"""Counsel before turn 1 of a Short Game: the best places for a city, and the rest of the region after
that.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ecumene.table.questions.counsel import Asked, Sentence, Topic, Topics
from ecumene.table.state.frames import Seat
from ecumene.titles.empires.short_game.founding import missing, places
from ecumene.titles.empires.short_game.numbers import home
from ecumene.titles.empires.short_game.quick_player import abroad, city_worth
from ecumene.titles.lineage.phases.support import support_rate
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import cities_on_board, limit_for, place_city
from ecumene.titles.lineage.state import NOBODY, Position
from ecumene.titles.lineage.what_if.consultation import Consultation


class AskRegion(Asked, frozen=True):
    """`cities` are areas in which cities are to stand besides those that do: what the rules forbid is left
    out."""

    cities: Annotated[tuple[str, ...], Meta(max_length=9)] = ()


class PlaceTold(msgspec.Struct, frozen=True):
    """Where the next city may stand: how many people lose their land by it, and what speaks against it."""

    area: str
    site: bool
    limit: int
    says: list[Sentence]


class RegionTold(msgspec.Struct, frozen=True):
    """The own region with the cities that stand or are to stand in it.

    `feeds` people can live beside them, `needs` are needed to support them, and on `free_sites` more can be
    built. `places` are where the next one may stand, as a quick player would choose them: the best first.
    """

    cities: int
    left: int
    feeds: int
    needs: int
    free_sites: int
    places: list[PlaceTold]
    says: Sentence


def region(consultation: Consultation, asked: AskRegion) -> RegionTold:
    seat, position = consultation.seat, Position(consultation.book, consultation.trial())
    _place(position, seat, asked.cities)
    board, state = position.board, position.state
    free = [area for area in home(position, seat) if state.cities[area] == NOBODY]
    cities, left = cities_on_board(state, seat), max(missing(position, seat), 0)
    open = places(position, seat) if state.phase == "founding" and left else []
    open.sort(key=lambda area: -city_worth(board, area))
    feeds = sum(limit_for(position, seat, area) for area in free)
    needs = support_rate(position, seat) * cities
    return RegionTold(
        cities,
        left,
        feeds,
        needs,
        sum(board.site[area] for area in free),
        [_told(consultation, position, area) for area in open],
        consultation.say("region", "3.setup.cities", cities=cities, feeds=feeds, needs=needs),
    )


def _place(position: Position, seat: Seat, cities: tuple[str, ...]) -> None:
    for id in cities if position.state.phase == "founding" else ():
        area = position.board.index.get(id)
        if area is not None and missing(position, seat) > 0 and area in places(position, seat):
            place_city(position.state, seat, area)


def _told(consultation: Consultation, position: Position, area: AreaId) -> PlaceTold:
    board = position.board
    strangers = abroad(board, area)
    against = {
        "wild": not board.site[area],
        "plain": bool(board.white_site[area]),
        "volcano": any(area in areas for areas in board.volcanoes.values()),
        "coast": bool(board.coastal[area]),
        "border": strangers > 0,
    }
    says = [consultation.say(f"place-{why}", areas=strangers) for why, true in against.items() if true]
    return PlaceTold(board.ids[area], bool(board.site[area]), board.limit[area], says)


TOPICS: Topics = {"region": Topic(AskRegion, RegionTold, region)}
