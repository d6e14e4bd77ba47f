"""Whether the printed entries of a game fit together: borders from both sides, coasts, references of
advances.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from ecumene.table.data.content import Problem
from ecumene.titles.lineage.abilities.records import SpecialAbility, StrikeArea
from ecumene.titles.lineage.calamities.records import CalamityCard
from ecumene.titles.lineage.printed.components import Area, PrintedAdvance, Sea

Areas = Mapping[str, Area]
Advances = Mapping[str, PrintedAdvance]


def borders(areas: Areas, seas: Mapping[str, Sea]) -> Iterator[Problem]:
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


def area_by_itself(area: Area) -> Iterator[Problem]:
    """What the marks of one area say against each other."""
    where = f"areas.{area.id}"
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


def maps_of_sea(sea: Sea, areas: Areas) -> Iterator[Problem]:
    touched = {areas[area].map for area in sea.areas}
    for name in sorted(touched.difference(sea.maps)):
        yield Problem(f"seas.{sea.id}.maps", f"areas of the {name} touch this sea")


def numbered(collection: str, given: Iterable[int]) -> Iterator[Problem]:
    """The numbers of a collection run from 1 without a gap."""
    numbers = Counter(given)
    count = numbers.total()
    missing = [str(number) for number in range(1, count + 1) if number not in numbers]
    if missing:
        said = f"the numbers must be 1 to {count}, each once"
        yield Problem(collection, f"{said}; missing: {', '.join(missing)}")


def special_credits(advances: Advances) -> Iterator[Problem]:
    for advance in advances.values():
        credit, where = advance.special_credit, f"advances.{advance.id}.special_credit.to"
        if credit and credit.to not in advances:
            yield Problem(where, f"there is no '{credit.to}' in advances")
        elif credit and credit.to == advance.id:
            yield Problem(where, "no advance gives credit to itself")


def declared(advances: Advances) -> Iterator[Problem]:
    """What advances declare of others; only areas can be struck by several of them."""
    holders: dict[type[SpecialAbility], str] = {}
    for advance in advances.values():
        guard, ability, where = advance.guard, advance.ability, f"advances.{advance.id}"
        named = {
            ("guard", "lets_in"): guard.lets_in if guard else (),
            ("ability", "spares"): ability.spares if ability else (),
        }
        for (part, field), others in named.items():
            for other in others:
                if other not in advances:
                    yield Problem(f"{where}.{part}.{field}", f"there is no '{other}' in advances")
        if ability and not isinstance(ability, StrikeArea):
            holder = holders.setdefault(type(ability), advance.id)
            if holder != advance.id:
                yield Problem(f"{where}.ability", f"'{holder}' has a special ability of this kind")


def advances_in(calamities: Mapping[str, CalamityCard], advances: Advances) -> Iterator[Problem]:
    """The advances that calamities name, and the numbers that few seats change."""
    for calamity in calamities.values():
        for advance in dict.fromkeys(calamity.advances()):
            if advance not in advances:
                yield Problem(f"calamities.{calamity.id}", f"there is no '{advance}' in advances")
        for number in dict.fromkeys(number for few in calamity.by_seats for number in few.numbers):
            if not isinstance(getattr(calamity, number, None), int):
                yield Problem(f"calamities.{calamity.id}.by_seats", f"this card has no number '{number}'")
