"""Fundamentalism, Monotheism and Politics (33.153, 33.156, 33.107): all units of an adjacent area.

An area with a unit of a player whom the advance spares cannot be chosen at all (ruling X60).
"""

from __future__ import annotations

from ecumene.table.state.frames import Node, Seat
from ecumene.titles.expansion.abilities.records import AreaPurchase
from ecumene.titles.lineage.abilities import areas as shared
from ecumene.titles.lineage.abilities.ability import Ability, Refuse, UseAbility
from ecumene.titles.lineage.abilities.areas import affected, price, section, strike_of, struck
from ecumene.titles.lineage.abilities.events import AreaAnnexed
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import (
    areas_of,
    cities_in_stock,
    city_owner,
    pay_treasury,
    place_city,
    place_tokens,
    remove_tokens,
)
from ecumene.titles.lineage.state import Moment, Position, seats_of


def next_door(position: Position, seat: Seat, advance: str) -> set[AreaId]:
    """The areas next to units of a seat: by land, for Politics by water too."""
    near = shared.bordering(position, seat)
    if isinstance(strike_of(position, advance), AreaPurchase):
        water = position.board.water
        near |= {other for area in areas_of(position.state, seat) for other in water[area]}
    return near


def is_closed(position: Position, seat: Seat, advance: str, area: AreaId) -> bool:
    """Whether a seat that the advance spares has a unit there."""
    state, spared = position.state, position.book.sparing[advance]
    there = [other for other in seats_of(state) if state.tokens[other][area]]
    owner = city_owner(state, area)
    others = {*there, *([] if owner is None else [owner])} - {seat}
    return any(state.advances[other] & spared for other in others)


def suffices(position: Position, seat: Seat, advance: str, area: AreaId) -> bool:
    """Whether there are pieces for all units: out of the treasury for Politics, else out of the stock."""
    ability = strike_of(position, advance)
    if ability.fate == "destroyed":
        return True
    if not isinstance(ability, AreaPurchase):
        return shared.can_annex(position, seat, advance, area)
    _, cities = struck(position, advance, area)
    affordable = price(position, advance, area) <= position.state.treasury[seat]
    return affordable and cities <= cities_in_stock(position, seat)


def targets(position: Position, seat: Seat, advance: str) -> list[AreaId]:
    """The areas that a seat may strike."""
    return [
        area
        for area in sorted(next_door(position, seat, advance))
        if affected(position, advance, area)
        and not is_closed(position, seat, advance, area)
        and suffices(position, seat, advance, area)
    ]


def uses(position: Position, seat: Seat, advance: str) -> list[UseAbility]:
    ids, most = position.board.ids, shared.most_gained(position, seat, advance)
    gains = [UseAbility(advance, tokens=tokens) for tokens in range(most, 0, -1)]
    return [*gains, *(UseAbility(advance, ids[area]) for area in targets(position, seat, advance))]


def check(refuse: Refuse, position: Position, seat: Seat, use: UseAbility) -> None:
    advance, board = use.advance, position.board
    rule = section(position.book, UseAbility(advance))
    if use.tokens is not None and strike_of(position, advance).gain:
        most = shared.most_gained(position, seat, advance)
        raise refuse("ability-treasury", section(position.book, use), most=most)
    area = board.index.get(use.area) if use.area is not None else None
    if area is None or use.tokens is not None:
        raise refuse("ability-area", rule)
    name = board.names[area]
    if area not in next_door(position, seat, advance):
        raise refuse("ability-adjacent", rule, area=name)
    if is_closed(position, seat, advance, area) or not affected(position, advance, area):
        raise refuse("ability-nobody", f"adv.{advance}.immune", area=name)
    tokens, cities = struck(position, advance, area)
    cost = price(position, advance, area)
    raise refuse(
        "ability-stock", f"adv.{advance}.note_stock", area=name, tokens=tokens, cities=cities, cost=cost
    )


def carry_out(moment: Moment, node: Node, seat: Seat, use: UseAbility) -> None:
    if use.tokens is None and isinstance(strike_of(moment, use.advance), AreaPurchase):
        purchase(moment, seat, use)
    else:
        shared.carry_out(moment, node, seat, use)


def purchase(moment: Moment, seat: Seat, use: UseAbility) -> None:
    """Tokens of the treasury take the place of tokens, a city of the stock that of a city (33.1071)."""
    assert use.area is not None
    state, area = moment.state, moment.board.index[use.area]
    victims = affected(moment, use.advance, area)
    tokens, cities = struck(moment, use.advance, area)
    cost = price(moment, use.advance, area)
    for victim in victims:
        remove_tokens(state, victim, area, state.tokens[victim][area])
    pay_treasury(state, seat, cost)
    place_tokens(state, seat, area, tokens)
    if cities:
        place_city(state, seat, area)
    names = tuple(state.civilizations[victim] for victim in victims)
    moment.tell(AreaAnnexed(seat, use.area, names, tokens, cities, cost))


ABILITY = Ability(uses, check, carry_out, section=section)
