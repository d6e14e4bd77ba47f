"""Fundamentalism, Monotheism and Politics: all units of an area next door are destroyed or annexed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from ecumene.table.frames import Node, Seat
from ecumene.titles.lineage.abilities.ability import Ability, Refuse, UseAbility
from ecumene.titles.lineage.abilities.events import AreaAnnexed, AreaDestroyed, TreasuryGained
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
from ecumene.titles.lineage.state import Moment, State, board_of, has, seats_of

FUNDAMENTALISM, MONOTHEISM, POLITICS = "fundamentalism", "monotheism", "politics"
IMMUNE: Mapping[str, tuple[str, str]] = {
    FUNDAMENTALISM: (FUNDAMENTALISM, "philosophy"),
    MONOTHEISM: (MONOTHEISM, "theology"),
    POLITICS: (POLITICS, "cultural_ascendancy"),
}
"""Whose holders are unaffected: those of the same advance, the user among them, and those of another one."""
POLITICS_TREASURY = 5
"""How many tokens Politics moves from stock to treasury at most."""


# Who is struck where


def bordering(book: Book, state: State, seat: Seat) -> set[AreaId]:
    """The areas that are adjacent by land to units of a seat."""
    land = board_of(book, state).land
    return {other for area in areas_of(state, seat) for other in land[area]}


def affected(book: Book, state: State, advance: str, area: AreaId) -> list[Seat]:
    """The seats whose units in an area the ability strikes; barbarians and pirates are never struck."""
    owner = city_owner(state, area)
    return [
        seat
        for seat in seats_of(state)
        if (state.tokens[seat][area] or seat == owner)
        and not any(has(book, state, seat, shield) for shield in IMMUNE[advance])
    ]


def struck(book: Book, state: State, advance: str, area: AreaId) -> tuple[int, int]:
    """How many tokens and cities of an area the ability strikes, those beside a city among them."""
    victims = affected(book, state, advance, area)
    tokens = sum(state.tokens[victim][area] for victim in victims)
    return tokens, int(city_owner(state, area) in victims)


def price(book: Book, state: State, advance: str, area: AreaId) -> int:
    """The treasury that annexing an area takes: with Politics as much as the unit points annexed."""
    tokens, cities = struck(book, state, advance, area)
    return tokens + cities * book.numbers.city_points if advance == POLITICS else 0


def can_annex(book: Book, state: State, seat: Seat, advance: str, area: AreaId) -> bool:
    """Whether stock and treasury suffice for all units, before anything is paid."""
    tokens, cities = struck(book, state, advance, area)
    return (
        tokens <= state.stock[seat]
        and cities <= cities_in_stock(book, state, seat)
        and price(book, state, advance, area) <= state.treasury[seat]
    )


def targets(book: Book, state: State, seat: Seat, advance: str) -> list[AreaId]:
    """The areas that a seat may strike: next door, with units that are struck, all of them within reach."""
    return [
        area
        for area in sorted(bordering(book, state, seat))
        if affected(book, state, advance, area)
        and (advance == FUNDAMENTALISM or can_annex(book, state, seat, advance, area))
    ]


def strikes(advance: str, book: Book, state: State, seat: Seat) -> list[UseAbility]:
    ids = board_of(book, state).ids
    return [UseAbility(advance, ids[area]) for area in targets(book, state, seat, advance)]


def check_strike(advance: str, refuse: Refuse, book: Book, state: State, seat: Seat, use: UseAbility) -> None:
    board = board_of(book, state)
    area = board.index.get(use.area) if use.area is not None else None
    if area is None or use.tokens is not None:
        raise refuse("ability-area", f"adv.{advance}" if advance != POLITICS else "adv.politics.annex")
    name = board.names[area]
    if area not in bordering(book, state, seat):
        rule = "adv.politics.annex" if advance == POLITICS else f"adv.{advance}"
        raise refuse("ability-adjacent", rule, area=name)
    if not affected(book, state, advance, area):
        raise refuse("ability-nobody", f"adv.{advance}.immune", area=name)
    if advance != FUNDAMENTALISM and not can_annex(book, state, seat, advance, area):
        tokens, cities = struck(book, state, advance, area)
        cost = price(book, state, advance, area)
        raise refuse(
            "ability-stock", f"adv.{advance}.note_stock", area=name, tokens=tokens, cities=cities, cost=cost
        )


# Carrying it out


def destroy(moment: Moment, node: Node, seat: Seat, use: UseAbility) -> None:
    state, book = moment.state, moment.content
    assert use.area is not None
    area = board_of(book, state).index[use.area]
    victims = affected(book, state, use.advance, area)
    tokens, cities = struck(book, state, use.advance, area)
    for victim in victims:
        remove_tokens(state, victim, area, state.tokens[victim][area])
    if cities:
        remove_city(state, area)
    names = tuple(state.civilizations[victim] for victim in victims)
    moment.tell(AreaDestroyed(seat, use.area, names, tokens, cities))


def annex(moment: Moment, node: Node, seat: Seat, use: UseAbility) -> None:
    state, book = moment.state, moment.content
    assert use.area is not None
    area = board_of(book, state).index[use.area]
    victims = affected(book, state, use.advance, area)
    tokens, cities = struck(book, state, use.advance, area)
    cost = price(book, state, use.advance, area)
    for victim in victims:
        annex_tokens(state, seat, victim, area, state.tokens[victim][area])
    if cities:
        place_city(state, seat, area)
    pay_treasury(state, seat, cost)
    names = tuple(state.civilizations[victim] for victim in victims)
    moment.tell(AreaAnnexed(seat, use.area, names, tokens, cities, cost))


# Politics: an area, or treasury


def policies(book: Book, state: State, seat: Seat) -> list[UseAbility]:
    most = min(POLITICS_TREASURY, state.stock[seat])
    gains = [UseAbility(POLITICS, tokens=tokens) for tokens in range(most, 0, -1)]
    return [*gains, *strikes(POLITICS, book, state, seat)]


def check_policy(refuse: Refuse, book: Book, state: State, seat: Seat, use: UseAbility) -> None:
    if use.tokens is None:
        check_strike(POLITICS, refuse, book, state, seat, use)
        return
    most = min(POLITICS_TREASURY, state.stock[seat])
    if use.area is not None or not 1 <= use.tokens <= most:
        raise refuse("ability-treasury", "adv.politics.gain", most=most)


def practise(moment: Moment, node: Node, seat: Seat, use: UseAbility) -> None:
    if use.tokens is None:
        annex(moment, node, seat, use)
    else:
        moment.tell(TreasuryGained(seat, take_treasury(moment.state, seat, use.tokens)))


def section_of_policy(use: UseAbility) -> str:
    return "adv.politics.annex" if use.tokens is None else "adv.politics.gain"


FUNDAMENTALISM_ABILITY = Ability(
    partial(strikes, FUNDAMENTALISM), partial(check_strike, FUNDAMENTALISM), destroy
)
MONOTHEISM_ABILITY = Ability(partial(strikes, MONOTHEISM), partial(check_strike, MONOTHEISM), annex)
POLITICS_ABILITY = Ability(policies, check_policy, practise, section=section_of_policy)
