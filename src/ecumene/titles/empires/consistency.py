"""Whether the entries of the content fit together: borders from both sides, regions, set-ups, stacks.

The content of the house has no such problems (a test sees to it); an owner's corrections may have.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from ecumene.table.content import Problem
from ecumene.titles.empires.components import STACKS, Area, Civilization, Content, Sea, Setup, Side


def inconsistencies(content: Content) -> Iterator[Problem]:
    yield from _borders(content)
    for area in content.areas.values():
        yield from _area(area, content)
    for sea in content.seas.values():
        yield from _sea(sea, content)
    yield from _ast(content)
    for setup in content.setups.values():
        yield from _setup(setup, content)
    yield from _advances(content)
    yield from _trade_cards(content)


def _borders(content: Content) -> Iterator[Problem]:
    areas, seas = content.areas, content.seas
    yield from _one_sided("areas.{}.land", {area.id: area.land for area in areas.values()})
    yield from _one_sided("areas.{}.water", {area.id: area.water for area in areas.values()})
    yield from _one_sided("seas.{}.seas", {sea.id: sea.seas for sea in seas.values()})


def _one_sided(where: str, borders: Mapping[str, tuple[str, ...]]) -> Iterator[Problem]:
    for here, others in borders.items():
        for other in others:
            if other == here:
                yield Problem(where.format(here), "nothing borders on itself")
            elif here not in borders[other]:
                yield Problem(where.format(here), f"'{other}' must list '{here}' too")


def _area(area: Area, content: Content) -> Iterator[Problem]:
    where = f"areas.{area.id}"
    home = content.civilizations[area.region].edition
    if area.map != home:
        yield Problem(f"{where}.region", f"the region of {area.region} is on the map of the {home}")
    if area.coastal and not (area.water or area.seas):
        yield Problem(f"{where}.coastal", "a coastal area borders on something by water")
    if not area.coastal and (area.water or area.seas):
        yield Problem(f"{where}.coastal", "an area with a border by water is coastal")
    if area.coastal_with and not area.coastal:
        yield Problem(f"{where}.coastal_with", "only a coastal area can say with which maps it is")
    if area.site == "white" and area.flood_plain is None:
        yield Problem(f"{where}.site", "a white site lies on a flood plain")
    if area.site and area.limit == 0:
        yield Problem(f"{where}.site", "nobody can build a city where the population limit is 0")
    if area.flood_plain and content.flood_plains[area.flood_plain].map != area.map:
        yield Problem(f"{where}.flood_plain", f"'{area.flood_plain}' is on the other map")
    if area.volcano and content.volcanoes[area.volcano].map != area.map:
        yield Problem(f"{where}.volcano", f"'{area.volcano}' is on the other map")


def _sea(sea: Sea, content: Content) -> Iterator[Problem]:
    touched = {content.areas[area].map for area in sea.areas}
    for name in sorted(touched.difference(sea.maps)):
        yield Problem(f"seas.{sea.id}.maps", f"areas of the {name} touch this sea")


def _ast(content: Content) -> Iterator[Problem]:
    civilizations, eras = content.civilizations.values(), content.eras.values()
    yield from _numbered("civilizations", (civilization.ranking for civilization in civilizations))
    yield from _numbered("eras", (era.number for era in eras))
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


def _numbered(collection: str, given: Iterable[int]) -> Iterator[Problem]:
    """The numbers of a collection run from 1 without a gap."""
    numbers = Counter(given)
    count = numbers.total()
    missing = [str(number) for number in range(1, count + 1) if number not in numbers]
    if missing:
        said = f"the numbers must be 1 to {count}, each once"
        yield Problem(collection, f"{said}; missing: {', '.join(missing)}")


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
    for area, seas in setup.sea_borders.items():
        if area not in content.areas:
            yield Problem(f"{where}.sea_borders.{area}", f"there is no '{area}' in areas")
        for sea in seas:
            if sea not in content.seas:
                yield Problem(f"{where}.sea_borders.{area}", f"there is no '{sea}' in seas")


def _advances(content: Content) -> Iterator[Problem]:
    for advance in content.advances.values():
        credit, where = advance.special_credit, f"advances.{advance.id}.special_credit.to"
        if credit and credit.to not in content.advances:
            yield Problem(where, f"there is no '{credit.to}' in advances")
        elif credit and credit.to == advance.id:
            yield Problem(where, "no advance gives credit to itself")


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
