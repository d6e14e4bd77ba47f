"""Flood plains, drawn like the land along a river: around white sites and clear of black ones."""

from typing import Any

import numpy as np
from scipy import ndimage
from shapely.geometry import LineString, Point, Polygon
from shapely.ops import unary_union

from atlas.ground import Ground
from atlas.names import Placed
from atlas.paths import polygons
from atlas.places import Places
from atlas.tracing import HALVES

Spot = tuple[float, float]


def draw_flood_plains(ground: Ground, names: list[Placed], places: list[Places]) -> dict[str, Any]:
    """The shape of each flood plain, in half units."""
    world, luck = ground.world, np.random.default_rng(11)
    at = {area.id: number for number, area in enumerate(world.areas)}
    return {
        plain.id: _flood_plain(ground, [at[area] for area in plain.areas], names, places, luck)
        for plain in world.content.flood_plains.values()
    }


def _flood_plain(
    ground: Ground, members: list[int], names: list[Placed], places: list[Places], luck: np.random.Generator
) -> Any:
    middles = {number: _middle(ground, number, names[number], places[number]) for number in members}
    blobs = [blob for line in _courses(ground, middles) for blob in _along(line, luck)]
    plain = unary_union(blobs).buffer(36).buffer(-44).buffer(8)
    for number in members:
        plain = _with_site(ground, plain, number, names[number])
    plain = _without_gaps(
        plain, [names[number].marks["site"] for number in members if _is_black(ground, number)]
    )
    land = unary_union([ground.shapes[number] for number in members])
    return plain.intersection(land.buffer(-2)).simplify(1.4)


def _middle(ground: Ground, number: int, name: Placed, places: Places) -> Spot:
    """What the flood plain reaches in an area: a white site, else the place of its tokens."""
    return name.marks["site"] if ground.world.areas[number].site == "white" else places.tokens[0][:2]


def _is_black(ground: Ground, number: int) -> bool:
    return ground.world.areas[number].site == "black"


def _courses(ground: Ground, middles: dict[int, Spot]) -> list[list[Spot]]:
    """Lines from middle to middle across each common border, and each middle by itself."""
    courses = [[middle, middle] for middle in middles.values()]
    for one, other in ((one, other) for one in middles for other in middles if one < other):
        if arcs := ground.tracing.between(one, other):
            longest = max(arcs, key=lambda arc: arc.length)
            gate = LineString(longest.points).interpolate(0.5, normalized=True)
            courses.append([middles[one], (gate.x / HALVES, gate.y / HALVES), middles[other]])
    return courses


def _along(course: list[Spot], luck: np.random.Generator) -> list[Any]:
    """Circles of changing size along a course."""
    line = LineString([(x * HALVES, y * HALVES) for x, y in course])
    count = max(4, int(line.length / 10))
    wide = ndimage.gaussian_filter1d(luck.standard_normal(count), 2.2, mode="nearest")
    aside = ndimage.gaussian_filter1d(luck.standard_normal(count), 3, mode="nearest")
    blobs = []
    for step in range(count):
        at = line.interpolate(step / (count - 1), normalized=True)
        middle = Point(at.x + aside[step] * 16, at.y - aside[step] * 14)
        blobs.append(middle.buffer(max(34, 50 * (0.85 + 0.6 * wide[step])), 6))
    return blobs


def _with_site(ground: Ground, plain: Any, number: int, name: Placed) -> Any:
    """A white site lies well inside the flood plain, a black one outside it."""
    if not ground.world.areas[number].site:
        return plain
    x, y = name.marks["site"]
    site = Point(x * HALVES, y * HALVES)
    if _is_black(ground, number):
        return plain.difference(site.buffer(27 * name.arrangement.scale))
    return plain.union(site.buffer(62))


def _without_gaps(plain: Any, kept: list[Spot]) -> Any:
    """Holes are filled, but for those around black sites."""
    parts = []
    for part in polygons(plain):
        holes = [
            hole
            for hole in part.interiors
            if any(Polygon(hole).contains(Point(x * HALVES, y * HALVES)) for x, y in kept)
        ]
        parts.append(Polygon(part.exterior, holes))
    return unary_union(parts)
