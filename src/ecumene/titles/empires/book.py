"""The content of Mega Empires as the rules of the lineage read it."""

from __future__ import annotations

from typing import Any

import msgspec

from ecumene.titles.empires.components import STACKS, Advance, Area, Content, Setup
from ecumene.titles.lineage.book import WATER, AdvanceCard, Ast, Book, Card, Need, Numbers, Scene, Track
from ecumene.titles.lineage.pieces.board import Board, Land

GROUPS = ("science", "arts", "crafts", "civics", "religion")


def book_of(content: Content) -> Book:
    constants = msgspec.to_builtins(content.constants)
    named: list[Any] = [*content.flood_plains.values(), *content.areas.values(), *content.seas.values()]
    named += [*content.civilizations.values(), *content.eras.values()]
    named += [*content.advances.values(), *content.commodities.values(), *content.calamities.values()]
    return Book(
        title="empires",
        numbers=msgspec.convert({name: constants[name] for name in Numbers.__struct_fields__}, Numbers),
        scenes={id: _scene(content, setup) for id, setup in content.setups.items() if setup.map == "east"},
        ranking={id: civilization.ranking for id, civilization in content.civilizations.items()},
        names={entry.id: entry.name for entry in named}
        | {WATER: "Water"}
        | {group: group for group in GROUPS},
        advances={id: _advance(advance) for id, advance in content.advances.items()},
        asts={id: _ast(content, id) for id in content.sides},
        cards=_cards(content),
        purchases=tuple((purchase.stack, purchase.cost) for purchase in content.constants.purchases),
        groups=GROUPS,
    )


def _advance(advance: Advance) -> AdvanceCard:
    special, free = advance.special_credit, advance.free_advance
    return AdvanceCard(
        id=advance.id,
        name=advance.name,
        groups=advance.groups,
        cost=advance.cost,
        victory_points=advance.victory_points,
        credits={str(group): credit for group, credit in advance.credits.items()},
        purchases=tuple((purchase.stack, purchase.cost) for purchase in advance.purchases),
        tax_choices=advance.tax_choices,
        raises={str(what): more for what, more in advance.raises.items()},
        special_credit=(special.to, special.amount) if special else None,
        free_advance=(str(free.group), free.below) if free else None,
        free_credits=advance.free_credits,
        discount=advance.discount,
    )


def _scene(content: Content, setup: Setup) -> Scene:
    areas = [area for area in content.areas.values() if area.map in (setup.map, "both")]
    ids = {area.id for area in areas}
    dry = {area.id for area in areas if area.coastal_with == "both"}
    seas = {id: sea.name for id, sea in content.seas.items() if setup.map in sea.maps}
    board = Board(
        [_land(area, setup, ids, dry) for area in areas],
        seas,
        [(id, other) for id in seas for other in content.seas[id].seas],
        {id: volcano.areas for id, volcano in content.volcanoes.items() if volcano.map == setup.map},
        {
            civilization: setup.starts.get(civilization, content.civilizations[civilization].start)
            for civilization in setup.civilizations
        },
    )
    minor = any(
        setup.seats in calamity.seats for calamity in content.calamities.values() if calamity.kind == "minor"
    )
    order = sorted(setup.civilizations, key=lambda id: content.civilizations[id].ranking)
    return Scene(
        id=setup.id,
        board=board,
        civilizations=tuple(order),
        credits=setup.credits,
        minor_calamities=minor,
        cards=_box(content, setup),
        additional=_additional(content, setup),
        batch_a=setup.batch_a,
        batch_c=setup.batch_c,
    )


def _box(content: Content, setup: Setup) -> dict[str, int]:
    """The trade cards that so many seats use, with their copies, stack by stack."""
    cards: dict[str, int] = {}
    for stack in range(1, STACKS + 1):
        for commodity in content.commodities.values():
            used = (box for box in setup.boxes if setup.seats in commodity.seats.get(box, ()))
            if commodity.stack == stack and (copies := sum(commodity.copies[box] for box in used)):
                cards[commodity.id] = copies
        for calamity in content.calamities.values():
            if calamity.stack == stack and setup.seats in calamity.seats:
                cards[calamity.id] = 1
    return cards


def _additional(content: Content, setup: Setup) -> frozenset[str]:
    sets = [s for s in content.additional_sets.values() if s.block is None and setup.seats in s.seats]
    return frozenset(commodity for additional in sets for commodity in additional.commodities)


def _land(area: Area, setup: Setup, ids: set[str], dry: set[str]) -> Land:
    """An area as a set-up has it; on one map some shores do not count."""
    shore = area.id not in dry
    return Land(
        id=area.id,
        name=area.name,
        region=area.region,
        limit=area.limit,
        site=None if area.id in setup.without_site else area.site,
        in_play=area.region in setup.civilizations or area.id in setup.extra_areas,
        flood_plain=area.flood_plain,
        land=tuple(other for other in area.land if other in ids),
        water=tuple(other for other in area.water if other in ids and other not in dry) if shore else (),
        seas=(*area.seas, *setup.sea_borders.get(area.id, ())) if shore else (),
    )


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
    return cards
