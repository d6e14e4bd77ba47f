"""The content of Mega Empires in the form that the rules of the lineage read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ecumene.titles.empires.components import Commodity, Content, Setup
from ecumene.titles.empires.meta import META
from ecumene.titles.empires.ways import EmpiresWays
from ecumene.titles.lineage.book import (
    WATER,
    Ast,
    Book,
    Card,
    Need,
    Numbers,
    Scene,
    Track,
    at_snow,
)
from ecumene.titles.lineage.calamities.records import CalamityCard
from ecumene.titles.lineage.declared import STACKS
from ecumene.titles.lineage.pieces.board import Board, Land
from ecumene.titles.lineage.printed.components import GROUPS, Area, Map
from ecumene.titles.lineage.scenarios import Scenario, ShortGame

MARKS: Mapping[Map, str] = {"west": "w", "east": "e"}
"""The trade blocks of large games with the marks of their cards."""


def book_of(content: Content) -> Book:
    constants = msgspec.to_builtins(content.constants)
    named: list[Any] = [*content.flood_plains.values(), *content.areas.values(), *content.seas.values()]
    named += [*content.civilizations.values(), *content.eras.values(), *content.scenarios.values()]
    named += [*content.advances.values(), *content.commodities.values(), *content.calamities.values()]
    return Book(
        title="empires",
        numbers=msgspec.convert({name: constants[name] for name in Numbers.__struct_fields__}, Numbers),
        scenes={id: _scene(content, setup) for id, setup in content.setups.items() if _is_played(setup)},
        ranking={id: civilization.ranking for id, civilization in content.civilizations.items()},
        names={entry.id: entry.name for entry in named}
        | {at_snow(id): card.name_at_snow for id, card in content.calamities.items() if card.name_at_snow}
        | {WATER: "Water"}
        | {group: group for group in GROUPS},
        advances={id: advance.card(advance.victory_points) for id, advance in content.advances.items()},
        asts={id: _ast(content, id) for id in content.sides},
        cards=_cards(content),
        calamity=_marked(content.calamities),
        purchases=tuple((purchase.stack, purchase.cost) for purchase in content.constants.purchases),
        groups=GROUPS,
        ways=EmpiresWays(),
        short_game=_short_game(content),
        guesses={id: each.reconstructed for id, each in content.civilizations.items()},
    )


def _records(content: Content, setup: Setup) -> dict[str, CalamityCard]:
    """The records of calamities with the numbers of a set-up, where these are others."""
    here = {id: record.with_seats(setup.seats) for id, record in content.calamities.items()}
    return {id: record for id, record in here.items() if record is not content.calamities[id]}


def _marked(calamities: Mapping[str, CalamityCard]) -> dict[str, CalamityCard]:
    """The records of calamities by the ids of all their cards."""
    ends = ["", *(f".{mark}" for mark in MARKS.values())]
    return {id + end: record for end in ends for id, record in calamities.items()}


def _short_game(content: Content) -> ShortGame:
    short = content.short_game
    return ShortGame(
        cities=short.cities,
        cities_on_sites=short.cities_on_sites,
        tokens=short.tokens,
        treasury=short.treasury,
        first_steps={str(side): step for side, step in short.first_steps.items()},
        scenarios={
            id: Scenario(id, token.advances, token.loses_city, "loses_city" in token.reconstructed)
            for id, token in content.scenarios.items()
        },
    )


def _is_played(setup: Setup) -> bool:
    fewest, most = META.seats
    return fewest <= setup.seats <= most


def _scene(content: Content, setup: Setup) -> Scene:
    minor = any(
        setup.seats in calamity.seats for calamity in content.calamities.values() if calamity.kind == "minor"
    )
    order = sorted(setup.civilizations, key=lambda id: content.civilizations[id].ranking)
    numbers = content.constants
    return Scene(
        id=setup.id,
        board=_board(content, setup),
        civilizations=tuple(order),
        credits=setup.credits,
        minor_calamities=minor,
        cards=_box(content, setup),
        trade_minutes=numbers.trade_minutes,
        additional=_additional(content, setup),
        batch_a=setup.batch_a,
        batch_c=setup.batch_c,
        marks=tuple(MARKS.values()) if setup.blocks else (),
        more_cards=numbers.hand_limit_in_blocks - numbers.hand_limit if setup.blocks else 0,
        blocks={id: block for block, map in enumerate(MARKS) for id in setup.blocks.get(map, ())},
        market=next((one for one in content.market_boards.values() if setup.seats in one.seats), None),
        records=_records(content, setup),
        reconstructed=setup.reconstructed,
        scenarios=content.draws[setup.id].scenarios,
        short_credits=content.draws[setup.id].credits,
    )


def _board(content: Content, setup: Setup) -> Board:
    """One map, or both with the borders between them and the shores that one map alone does not have."""
    maps = {"east", "west"} if setup.map == "both" else {setup.map}
    areas = [area for area in content.areas.values() if area.map in maps]
    ids = {area.id for area in areas}
    dry = {area.id for area in areas if area.coastal_with not in (None, setup.map)}
    seas = {id: sea.name for id, sea in content.seas.items() if maps.intersection(sea.maps)}
    return Board(
        [_land(area, setup, ids, dry) for area in areas],
        seas,
        [(id, other) for id in seas for other in content.seas[id].seas],
        {id: volcano.areas for id, volcano in content.volcanoes.items() if volcano.map in maps},
        {
            civilization: setup.starts.get(civilization, content.civilizations[civilization].start)
            for civilization in setup.civilizations
        },
        setup.snow,
    )


def _box(content: Content, setup: Setup) -> dict[str, int]:
    """The trade cards that a set-up uses, with their copies, stack by stack and block by block."""
    cards: dict[str, int] = {}
    for map, end in _ends(setup):
        for stack in range(1, STACKS + 1):
            for commodity in content.commodities.values():
                if commodity.stack == stack and (copies := _copies(commodity, setup, map)):
                    cards[commodity.id + end] = copies
            for calamity in content.calamities.values():
                if calamity.stack == stack and setup.seats in calamity.seats:
                    cards[calamity.id + end] = 1
    return cards


def _ends(setup: Setup) -> list[tuple[Map | None, str]]:
    """The trade blocks with what the ids of their cards end in; None is the one block of smaller games."""
    return [(map, f".{mark}") for map, mark in MARKS.items()] if setup.blocks else [(None, "")]


def _copies(commodity: Commodity, setup: Setup, block: Map | None) -> int:
    """How many cards of a commodity a block has."""
    used = [box for box in setup.boxes if setup.seats in commodity.seats.get(box, ())]
    if block is None:
        return sum(commodity.copies[box] for box in used)
    return commodity.blocks.get(block, 0) if used else 0


def _additional(content: Content, setup: Setup) -> frozenset[str]:
    ends = dict(_ends(setup))
    return frozenset(
        commodity + ends[additional.block]
        for additional in content.additional_sets.values()
        if additional.block in ends and setup.seats in additional.seats
        for commodity in additional.commodities
    )


def _land(area: Area, setup: Setup, ids: set[str], dry: set[str]) -> Land:
    """An area as a set-up has it; on one map some shores do not count."""
    shore, home = area.id not in dry, _home(area, setup)
    return Land(
        id=area.id,
        name=area.name,
        region=home or area.region,
        limit=area.limit,
        site=None if area.id in setup.without_site else area.site,
        in_play=home is not None,
        flood_plain=area.flood_plain,
        land=tuple(other for other in area.land if other in ids),
        water=tuple(other for other in area.water if other in ids and other not in dry) if shore else (),
        seas=(*area.seas, *setup.sea_borders.get(area.id, ())) if shore else (),
    )


def _home(area: Area, setup: Setup) -> str | None:
    """The civilization in whose region an area is; none where it is out of play."""
    if not setup.regions:
        return area.region if area.region in setup.civilizations else None
    return next((owner for owner, areas in setup.regions.items() if area.id in areas), None)


def _ast(content: Content, side: str) -> Ast:
    eras = list(content.eras.values())
    last = content.sides[side].last_step
    return Ast(
        tracks={
            id: Track(civilization.first_steps[side], last)  # type: ignore[index]
            for id, civilization in content.civilizations.items()
        },
        needs=tuple(Need(**msgspec.to_builtins(era.requirements[side])) for era in eras),  # type: ignore[index]
        eras=tuple(era.id for era in eras),
        last_turns=content.sides[side].last_turns,
        back_without_cities=content.sides[side].back_without_cities,
    )


def _cards(content: Content) -> dict[str, Card]:
    cards = {WATER: Card(WATER, "Water", 0)}
    for commodity in content.commodities.values():
        cards[commodity.id] = Card(commodity.id, commodity.name, commodity.stack)
    for calamity in content.calamities.values():
        cards[calamity.id] = Card(
            calamity.id, calamity.name, calamity.stack, calamity.kind, calamity.tradeable
        )
    marked = [
        card.marked(mark, block)
        for block, mark in enumerate(MARKS.values())
        for card in cards.values()
        if card.id != WATER
    ]
    return cards | {card.id: card for card in marked}
