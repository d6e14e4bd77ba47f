"""Whether the entries of the content fit together: borders, homes and starts, set-ups, references of cards.

The content of the house has no such problems (a test checks that); an owner's corrections may have some.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from ecumene.table.data.content import Problem
from ecumene.titles.expansion.components import Civilization, Content, Setup
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
        yield from area_by_itself(area)
    for sea in content.seas.values():
        yield from maps_of_sea(sea, content.areas)
    yield from _nations(content)
    for setup in content.setups.values():
        yield from _setup(setup, content)
    yield from special_credits(content.advances)
    yield from declared(content.advances)
    yield from _commodities(content)
    yield from advances_in(content.calamities, content.advances)
    yield from _coasts(content)


def _coasts(content: Content) -> Iterator[Problem]:
    """Coasts have ids of their own; those of an area are two at least, and all its waters lie at them."""
    areas = Counter(coast.area for coast in content.places.coasts.values())
    for id, coast in content.places.coasts.items():
        where = f"places.coasts.{id}"
        if id in content.areas or id in content.seas:
            yield Problem(where, "an area or an open sea has this id")
        if coast.area not in content.areas:
            yield Problem(f"{where}.area", f"there is no '{coast.area}' in areas")
        elif areas[coast.area] < 2:
            yield Problem(where, f"'{coast.area}' needs another coast, or none")
    for area in sorted(content.areas.keys() & areas.keys()):
        printed = content.areas[area]
        waters = {*printed.water, *printed.seas}
        coasts = (coast for coast in content.places.coasts.values() if coast.area == area)
        there = {border for coast in coasts for border in coast.borders}
        for border in sorted(waters - there):
            yield Problem("places.coasts", f"'{border}' lies at no coast of '{area}'")
        for border in sorted(there - waters):
            yield Problem("places.coasts", f"'{border}' does not border on '{area}' by water")


def _nations(content: Content) -> Iterator[Problem]:
    nations, eras = content.civilizations.values(), content.eras.values()
    yield from numbered("civilizations", (nation.ranking for nation in nations))
    yield from numbered("civilizations", (nation.dawn_ranking for nation in nations))
    yield from numbered("eras", (era.number for era in eras))
    homes = Counter(nation.home for nation in nations)
    for area in content.areas.values():
        if area.region not in homes:
            yield Problem(f"areas.{area.id}.region", f"'{area.region}' is nobody's home")
    for nation in nations:
        yield from _nation(nation, content)
        if homes[nation.home] > 1:
            yield Problem(
                f"civilizations.{nation.id}.home", f"'{nation.home}' is the home of another one, too"
            )


def _nation(nation: Civilization, content: Content) -> Iterator[Problem]:
    where, last = f"civilizations.{nation.id}", content.track.last_step
    if not any(area.region == nation.home for area in content.areas.values()):
        yield Problem(f"{where}.home", f"there is no region '{nation.home}' on the board")
    yield from _epochs(f"{where}.first_steps", nation.first_steps, last)
    if nation.dawn_first_steps:
        yield from _epochs(f"{where}.dawn_first_steps", nation.dawn_first_steps, last)


def _epochs(where: str, steps: Sequence[int], last: int) -> Iterator[Problem]:
    if steps[0] != 0 or any(later <= earlier for earlier, later in pairwise(steps)):
        yield Problem(where, "the first epoch begins at step 0, each other after the one before")
    elif steps[-1] > last:
        yield Problem(where, f"the last step is {last}")


def _setup(setup: Setup, content: Content) -> Iterator[Problem]:
    where = f"setups.{setup.id}"
    if len(setup.civilizations) != setup.seats:
        said = f"{setup.seats} seats need as many nations, not {len(setup.civilizations)}"
        yield Problem(f"{where}.civilizations", said)
    homes = {content.civilizations[id].home for id in setup.civilizations}
    for id in setup.civilizations:
        start = content.areas[content.civilizations[id].start]
        if setup.map not in ("both", start.map):
            yield Problem(f"{where}.civilizations", f"'{id}' is not on the map of the {setup.map}")
        elif start.region not in homes:
            yield Problem(f"{where}.civilizations", f"the start of '{id}' is out of play")
    yield from _gaps(setup, content)
    placed = Counter(id for block in setup.blocks.values() for id in block)
    if setup.blocks and placed != Counter(setup.civilizations):
        yield Problem(f"{where}.blocks", "the blocks must hold the nations of the set-up, each once")


def _gaps(setup: Setup, content: Content) -> Iterator[Problem]:
    """A table may agree on any nations whose homes are connected, by land or by water (15.11, ruling X5)."""
    homes = {content.civilizations[id].home: id for id in setup.civilizations}
    near: dict[str, set[str]] = {home: set() for home in homes}
    for area in content.areas.values():
        if area.region in homes:
            beside = {content.areas[other].region for other in (*area.land, *area.water)}
            near[area.region] |= beside & homes.keys()
    joined = list(homes)[:1]
    for home in joined:  # grows while it is looked at
        joined += sorted(near[home] - set(joined))
    for home, id in homes.items():
        if home not in joined:
            said = f"'{id}' has no way to '{homes[joined[0]]}' through homes in play; leave no gaps (15.11)"
            yield Problem(f"setups.{setup.id}.civilizations", said)


def _commodities(content: Content) -> Iterator[Problem]:
    for commodity in content.commodities.values():
        if commodity.home == "shared" and commodity.copies % 2:
            yield Problem(f"commodities.{commodity.id}.copies", "both trade blocks get half of a shared one")
