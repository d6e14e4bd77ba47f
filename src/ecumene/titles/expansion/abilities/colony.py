"""Diaspora (33.158): tokens or a city go from stock to an empty area that a path leads to."""

from __future__ import annotations

from ecumene.table.state.frames import Node, Seat
from ecumene.titles.expansion.abilities.events import ColonyFounded
from ecumene.titles.expansion.abilities.paths import reached
from ecumene.titles.expansion.abilities.records import Colony
from ecumene.titles.lineage.abilities.ability import Ability, Refuse, UseAbility, only
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import cities_in_stock, occupants, place_city, place_tokens
from ecumene.titles.lineage.state import Moment, Position


def points(position: Position) -> int:
    return only(position.book, Colony)[1].points


def empty_areas(position: Position, seat: Seat) -> list[AreaId]:
    """The empty areas that a path reaches."""
    state = position.state
    return [
        area
        for area in sorted(reached(position, seat))
        if not state.cities[area] and not state.barbarians[area] and not occupants(state, area)
    ]


def most_tokens(position: Position, seat: Seat) -> int:
    return min(points(position), position.state.stock[seat])


def may_found(position: Position, seat: Seat, area: AreaId) -> bool:
    """Whether a city may be placed: it counts its points, and no city stands where nobody can live."""
    fits = position.book.numbers.city_points <= points(position)
    return fits and bool(position.board.limit[area]) and cities_in_stock(position, seat) > 0


def uses(position: Position, seat: Seat, advance: str) -> list[UseAbility]:
    ids, tokens, areas = position.board.ids, most_tokens(position, seat), empty_areas(position, seat)
    cities = [UseAbility(advance, ids[area]) for area in areas if may_found(position, seat, area)]
    return [*cities, *(UseAbility(advance, ids[area], tokens) for area in areas if tokens)]


def check(refuse: Refuse, position: Position, seat: Seat, use: UseAbility) -> None:
    """Fewer tokens than all are legal, too."""
    area = position.board.index.get(use.area or "")
    if area is None or area not in empty_areas(position, seat):
        raise refuse("colony-where", "adv.diaspora")
    most = most_tokens(position, seat)
    if use.tokens is None:
        raise refuse("colony-city", "adv.diaspora", area=position.board.names[area])
    if not 1 <= use.tokens <= most:
        raise refuse("colony-tokens", "adv.diaspora", most=most)


def carry_out(moment: Moment, node: Node, seat: Seat, use: UseAbility) -> None:
    assert use.area is not None
    area = moment.board.index[use.area]
    if use.tokens is None:
        place_city(moment.state, seat, area)
    else:
        place_tokens(moment.state, seat, area, use.tokens)
    moment.tell(ColonyFounded(seat, use.area, use.tokens or 0))


ABILITY = Ability(uses, check, carry_out)
