"""Whether the entries of the content fit together: borders from both sides, regions, set-ups, stacks.

The content of the house has no such problems (a test checks that); an owner's corrections may have some.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise

from ecumene.table.data.content import Problem
from ecumene.titles.empires.components import Civilization, Content, Setup, Side
from ecumene.titles.lineage.declared import STACKS
from ecumene.titles.lineage.printed.components import Area
from ecumene.titles.lineage.printed.consistency import (
    advances_in,
    area_by_itself,
    borders,
    declared,
    maps_of_sea,
    numbered,
    special_credits,
)


def inconsistencies(content: Content) -> Iterator[Problem]:
    yield from borders(content.areas, content.seas)
    for area in content.areas.values():
        yield from _area(area, content)
    for sea in content.seas.values():
        yield from maps_of_sea(sea, content.areas)
    yield from _ast(content)
    for setup in content.setups.values():
        yield from _setup(setup, content)
    yield from _short_game(content)
    yield from special_credits(content.advances)
    yield from declared(content.advances)
    yield from _trade_cards(content)
    yield from advances_in(content.calamities, content.advances)


def _area(area: Area, content: Content) -> Iterator[Problem]:
    where = f"areas.{area.id}"
    home = content.civilizations[area.region].edition
    if area.map != home:
        yield Problem(f"{where}.region", f"the region of {area.region} is on the map of the {home}")
    yield from area_by_itself(area)
    if area.flood_plain and content.flood_plains[area.flood_plain].map != area.map:
        yield Problem(f"{where}.flood_plain", f"'{area.flood_plain}' is on the other map")
    if area.volcano and content.volcanoes[area.volcano].map != area.map:
        yield Problem(f"{where}.volcano", f"'{area.volcano}' is on the other map")


def _ast(content: Content) -> Iterator[Problem]:
    civilizations, eras = content.civilizations.values(), content.eras.values()
    yield from numbered("civilizations", (civilization.ranking for civilization in civilizations))
    yield from numbered("eras", (era.number for era in eras))
    for era in eras:
        yield from _sides_missing(f"eras.{era.id}.requirements", era.requirements, content)
    for civilization in civilizations:
        yield from _civilization(civilization, content)


def _civilization(civilization: Civilization, content: Content) -> Iterator[Problem]:
    where = f"civilizations.{civilization.id}"
    if content.areas[civilization.start].region != civilization.id:
        yield Problem(f"{where}.start", f"'{civilization.start}' is not in the region of {civilization.id}")
    yield from _sides_missing(f"{where}.first_steps", civilization.first_steps, content)
    for side, steps in civilization.first_steps.items():
        here, last = f"{where}.first_steps.{side}", content.sides[side].last_step
        if steps[0] != 0 or any(later <= earlier for earlier, later in pairwise(steps)):
            yield Problem(here, "the first era begins at step 0, and each other one after the one before")
        elif steps[-1] > last:
            yield Problem(here, f"the last step is {last}")


def _sides_missing(where: str, given: Mapping[Side, object], content: Content) -> Iterator[Problem]:
    for side in content.sides:
        if side not in given:
            yield Problem(where, f"the side '{side}' is missing")


def _setup(setup: Setup, content: Content) -> Iterator[Problem]:
    where = f"setups.{setup.id}"
    if len(setup.civilizations) != setup.seats:
        said = f"{setup.seats} seats need as many civilizations, not {len(setup.civilizations)}"
        yield Problem(f"{where}.civilizations", said)
    for civilization in setup.civilizations:
        if setup.map not in ("both", content.civilizations[civilization].edition):
            yield Problem(f"{where}.civilizations", f"'{civilization}' is not on the map of the {setup.map}")
    placed = Counter(civilization for block in setup.blocks.values() for civilization in block)
    if setup.blocks and placed != Counter(setup.civilizations):
        yield Problem(f"{where}.blocks", "the blocks must hold the civilizations of the set-up, each once")
    for civilization, start in setup.starts.items():
        if civilization not in setup.civilizations:
            yield Problem(f"{where}.starts.{civilization}", "this civilization is not in the set-up")
        if start not in content.areas:
            yield Problem(f"{where}.starts.{civilization}", f"there is no '{start}' in areas")
    yield from _regions(setup, content)
    for area, seas in setup.sea_borders.items():
        if area not in content.areas:
            yield Problem(f"{where}.sea_borders.{area}", f"there is no '{area}' in areas")
        for sea in seas:
            if sea not in content.seas:
                yield Problem(f"{where}.sea_borders.{area}", f"there is no '{sea}' in seas")


def _regions(setup: Setup, content: Content) -> Iterator[Problem]:
    """Regions of a set-up's own: one for each civilization, with its start, no area in two of them."""
    where = f"setups.{setup.id}.regions"
    if setup.regions and setup.regions.keys() != {*setup.civilizations}:
        yield Problem(where, "there must be a region for each civilization of the set-up")
    owners: dict[str, str] = {}
    for owner, areas in setup.regions.items():
        for area in areas:
            if area not in content.areas:
                yield Problem(f"{where}.{owner}", f"there is no '{area}' in areas")
            elif setup.map not in ("both", content.areas[area].map):
                yield Problem(f"{where}.{owner}", f"'{area}' is not on the map of the {setup.map}")
            elif owners.setdefault(area, owner) != owner:
                yield Problem(f"{where}.{owner}", f"'{area}' is in the region of {owners[area]}")
        start = setup.starts.get(owner, content.civilizations[owner].start)
        if start not in areas:
            yield Problem(f"{where}.{owner}", f"the start '{start}' must be in it")


def _short_game(content: Content) -> Iterator[Problem]:
    yield from _sides_missing("short_game.first_steps", content.short_game.first_steps, content)
    if content.short_game.cities > content.constants.cities:
        yield Problem("short_game.cities", f"each civilization has {content.constants.cities} cities")
    if content.short_game.tokens + content.short_game.treasury > content.constants.tokens:
        yield Problem("short_game.tokens", f"each civilization has {content.constants.tokens} tokens")
    for draw in content.draws.values():
        where, setup = f"draws.{draw.id}", content.setups.get(draw.id)
        if setup is None:
            yield Problem(where, f"there is no '{draw.id}' in setups")
        elif len(draw.scenarios) != setup.seats:
            said = f"{setup.seats} seats need as many tokens, not {len(draw.scenarios)}"
            yield Problem(f"{where}.scenarios", said)
    for missing in content.setups.keys() - content.draws.keys():
        yield Problem("draws", f"the set-up '{missing}' has no tokens")


def _trade_cards(content: Content) -> Iterator[Problem]:
    with_blocks = {setup.seats for setup in content.setups.values() if setup.blocks}
    for commodity in content.commodities.values():
        where = f"commodities.{commodity.id}"
        if commodity.copies.keys() != commodity.seats.keys():
            yield Problem(f"{where}.seats", "the boxes must be those of the copies")
            continue
        to_share = sum(
            copies
            for box, copies in commodity.copies.items()
            if with_blocks.intersection(commodity.seats[box])
        )
        if to_share != sum(commodity.blocks.values()):
            yield Problem(f"{where}.blocks", f"the blocks must share {to_share} cards")
    for additional in content.additional_sets.values():
        stacks = Counter(content.commodities[name].stack for name in additional.commodities)
        if stacks != Counter(range(1, STACKS + 1)):
            where = f"additional_sets.{additional.id}.commodities"
            yield Problem(where, "there must be one commodity of each stack")
