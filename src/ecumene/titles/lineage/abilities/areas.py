"""Fundamentalism, Monotheism and Politics: all units of an adjacent area are destroyed or annexed."""

from __future__ import annotations

from ecumene.table.state.frames import Node, Seat
from ecumene.titles.lineage.abilities.ability import Ability, Refuse, UseAbility
from ecumene.titles.lineage.abilities.events import AreaAnnexed, AreaDestroyed, TreasuryGained
from ecumene.titles.lineage.abilities.records import StrikeArea
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import (
    annex_tokens,
    areas_of,
    cities_in_stock,
    city_owner,
    pay_treasury,
    place_city,
    remove_city,
    remove_tokens,
    take_treasury,
)
from ecumene.titles.lineage.state import Moment, Position, seats_of

# Who is struck where


def strike_of(position: Position, advance: str) -> StrikeArea:
    ability = position.book.abilities[advance]
    assert isinstance(ability, StrikeArea)
    return ability


def bordering(position: Position, seat: Seat) -> set[AreaId]:
    """The areas that are adjacent by land to units of a seat."""
    land = position.board.land
    return {other for area in areas_of(position.state, seat) for other in land[area]}


def affected(position: Position, advance: str, area: AreaId) -> list[Seat]:
    """The seats whose units in an area the ability strikes; barbarians and pirates are never struck."""
    state, spared = position.state, position.book.sparing[advance]
    owner = city_owner(state, area)
    return [
        seat
        for seat in seats_of(state)
        if (state.tokens[seat][area] or seat == owner) and not state.advances[seat] & spared
    ]


def struck(position: Position, advance: str, area: AreaId) -> tuple[int, int]:
    """How many tokens and cities of an area the ability strikes, those beside a city among them."""
    state = position.state
    victims = affected(position, advance, area)
    tokens = sum(state.tokens[victim][area] for victim in victims)
    return tokens, int(city_owner(state, area) in victims)


def price(position: Position, advance: str, area: AreaId) -> int:
    """The treasury that striking an area takes: so much for each unit point."""
    tokens, cities = struck(position, advance, area)
    return strike_of(position, advance).price * (tokens + cities * position.book.numbers.city_points)


def can_annex(position: Position, seat: Seat, advance: str, area: AreaId) -> bool:
    """Whether stock and treasury suffice for all units, before anything is paid."""
    state = position.state
    tokens, cities = struck(position, advance, area)
    return (
        tokens <= state.stock[seat]
        and cities <= cities_in_stock(position, seat)
        and price(position, advance, area) <= state.treasury[seat]
    )


def targets(position: Position, seat: Seat, advance: str) -> list[AreaId]:
    """The areas that a seat may strike: next door, with units that are struck, all of them within reach."""
    destroys = strike_of(position, advance).fate == "destroyed"
    return [
        area
        for area in sorted(bordering(position, seat))
        if affected(position, advance, area) and (destroys or can_annex(position, seat, advance, area))
    ]


def check_strike(refuse: Refuse, position: Position, seat: Seat, use: UseAbility) -> None:
    advance, board, rule = use.advance, position.board, section(position.book, UseAbility(use.advance))
    area = board.index.get(use.area) if use.area is not None else None
    if area is None or use.tokens is not None:
        raise refuse("ability-area", rule)
    name = board.names[area]
    if area not in bordering(position, seat):
        raise refuse("ability-adjacent", rule, area=name)
    if not affected(position, advance, area):
        raise refuse("ability-nobody", f"adv.{advance}.immune", area=name)
    if strike_of(position, advance).fate == "annexed" and not can_annex(position, seat, advance, area):
        tokens, cities = struck(position, advance, area)
        cost = price(position, advance, area)
        raise refuse(
            "ability-stock", f"adv.{advance}.note_stock", area=name, tokens=tokens, cities=cities, cost=cost
        )


# Carrying it out


def destroy(moment: Moment, seat: Seat, use: UseAbility) -> None:
    state = moment.state
    assert use.area is not None
    area = moment.board.index[use.area]
    victims = affected(moment, use.advance, area)
    tokens, cities = struck(moment, use.advance, area)
    for victim in victims:
        remove_tokens(state, victim, area, state.tokens[victim][area])
    if cities:
        remove_city(state, area)
    names = tuple(state.civilizations[victim] for victim in victims)
    moment.tell(AreaDestroyed(seat, use.area, names, tokens, cities))


def annex(moment: Moment, seat: Seat, use: UseAbility) -> None:
    state = moment.state
    assert use.area is not None
    area = moment.board.index[use.area]
    victims = affected(moment, use.advance, area)
    tokens, cities = struck(moment, use.advance, area)
    cost = price(moment, use.advance, area)
    for victim in victims:
        annex_tokens(state, seat, victim, area, state.tokens[victim][area])
    if cities:
        place_city(state, seat, area)
    pay_treasury(state, seat, cost)
    names = tuple(state.civilizations[victim] for victim in victims)
    moment.tell(AreaAnnexed(seat, use.area, names, tokens, cities, cost))


# An area, or treasury


def uses(position: Position, seat: Seat, advance: str) -> list[UseAbility]:
    ids, most = position.board.ids, most_gained(position, seat, advance)
    gains = [UseAbility(advance, tokens=tokens) for tokens in range(most, 0, -1)]
    return [*gains, *(UseAbility(advance, ids[area]) for area in targets(position, seat, advance))]


def most_gained(position: Position, seat: Seat, advance: str) -> int:
    """How many tokens the ability moves from stock to treasury at most."""
    return min(strike_of(position, advance).gain, position.state.stock[seat])


def check(refuse: Refuse, position: Position, seat: Seat, use: UseAbility) -> None:
    if use.tokens is None or not strike_of(position, use.advance).gain:
        check_strike(refuse, position, seat, use)
        return
    most = most_gained(position, seat, use.advance)
    if use.area is not None or not 1 <= use.tokens <= most:
        raise refuse("ability-treasury", section(position.book, use), most=most)


def carry_out(moment: Moment, node: Node, seat: Seat, use: UseAbility) -> None:
    if use.tokens is not None:
        moment.tell(TreasuryGained(seat, take_treasury(moment.state, seat, use.tokens)))
    elif strike_of(moment, use.advance).fate == "destroyed":
        destroy(moment, seat, use)
    else:
        annex(moment, seat, use)


def section(book: Book, use: UseAbility) -> str:
    """Where a use is described: apart where there are two ways."""
    ability = book.abilities[use.advance]
    if not isinstance(ability, StrikeArea) or not ability.gain:
        return f"adv.{use.advance}"
    return f"adv.{use.advance}.annex" if use.tokens is None else f"adv.{use.advance}.gain"


ABILITY = Ability(uses, check, carry_out, section=section)
