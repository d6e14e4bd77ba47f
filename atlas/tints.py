"""The colours of the land, as numbers: those of one map all differ, and so do those side by side."""

from ecumene.titles.empires.components import Content

TINTS = 9


def region_tints(content: Content) -> dict[str, int]:
    """The number of each region's tint, from 1."""
    apart: dict[str, set[str]] = {civilization: set() for civilization in content.civilizations}
    for one in content.civilizations.values():
        for other in content.civilizations.values():
            if one.id != other.id and one.edition == other.edition:
                apart[one.id].add(other.id)
    for area in content.areas.values():
        for neighbour in (*area.land, *area.water):
            region = content.areas[neighbour].region
            if region != area.region:
                apart[area.region].add(region)
                apart[region].add(area.region)
    tints: dict[str, int] = {}
    for region in sorted(apart, key=lambda name: (-len(apart[name]), name)):
        tints[region] = min(set(range(1, TINTS + 1)) - {tints.get(other) for other in apart[region]})
    return tints
