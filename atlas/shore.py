"""Land and lakes as a raster of board units, from the coastlines and what the features change about them."""

import math
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from scipy import ndimage
from shapely.geometry import Polygon

from atlas.projection import Projection
from atlas.world import World, geography

Mask: TypeAlias = NDArray[np.bool_]

OUTLINE = np.linspace(0, 6.28, 40)


def land_and_lakes(world: World, projection: Projection) -> tuple[Mask, Mask]:
    base, features = geography(), world.features
    by_size = sorted(base["land"], key=lambda rings: -Polygon(rings[0]).area)
    coast = ndimage.gaussian_filter(_filled(by_size, projection).astype(np.float32), 1.6) > 0.5
    land = _retouched(coast, world, projection)
    _drop_small(land, world.grid["min_pond"], wanted=False)
    natural = [lake for lake in base["lakes"] if _kept(lake, features["lakes"]["keep"])]
    custom = [[lake["poly"]] for lake in features["lakes"]["custom"]]
    lakes = _filled(natural + custom, projection) & land
    _drop_small(land, world.grid["min_island"], wanted=True)
    return land & ~lakes, lakes & land


def _filled(polygons: list[Any], projection: Projection) -> Mask:
    image = Image.new("L", (projection.width, projection.height), 0)
    draw = ImageDraw.Draw(image)
    for rings in polygons:
        draw.polygon(projection.points(rings[0]), fill=1)
        for hole in rings[1:]:
            draw.polygon(projection.points(hole), fill=0)
    return np.array(image, bool)


def _retouched(land: Mask, world: World, projection: Projection) -> Mask:
    """Gulfs filled or put back, straits carved, an isthmus widened, small islands enlarged."""
    features = world.features
    image = Image.fromarray(land.astype(np.uint8))
    draw = ImageDraw.Draw(image)
    for part in features["fill"]:
        draw.polygon(projection.points(part["poly"]), fill=1)
    for part in features["sea"]:
        draw.polygon(projection.points(part["poly"]), fill=0)
    for strait in features["carve"]:
        draw.line(projection.points(strait["line"]), fill=0, width=strait["width"], joint="curve")
    for bridge in features["bridge"]:
        draw.line(projection.points(bridge["line"]), fill=1, width=bridge["width"])
    luck = np.random.default_rng(world.grid["seed"])
    for isle in features["isle"]:
        _draw_isle(draw, isle, projection, luck.random(3) * 6.28)
    return np.array(image, bool)


def _draw_isle(draw: Any, isle: dict[str, Any], projection: Projection, phases: Any) -> None:
    """An island that is drawn larger than life, with water all around it."""
    x, y = projection.point(*isle["at"])
    (across, down), moat = isle["r"], isle["moat"]
    draw.ellipse([x - across - moat, y - down - moat, x + across + moat, y + down + moat], fill=0)
    shape = []
    for turn in OUTLINE:
        swell = 1 + 0.16 * math.sin(2 * turn + phases[0]) + 0.1 * math.sin(3 * turn + phases[1])
        rise = 1 + 0.15 * math.sin(2 * turn + phases[2])
        shape.append((x + across * swell * math.cos(turn), y + down * rise * math.sin(turn)))
    draw.polygon(shape, fill=1)


def _drop_small(land: Mask, least: int, *, wanted: bool) -> None:
    """Patches of land (or of water) that are too small become what lies around them."""
    patches, _ = ndimage.label(land == wanted)
    small = np.bincount(patches.ravel()) < least
    small[0] = False
    land[small[patches]] = not wanted


def _kept(lake: Any, places: list[list[float]]) -> bool:
    middle = Polygon(lake[0]).centroid
    return any(abs(middle.x - x) < 0.6 and abs(middle.y - y) < 0.6 for x, y in places)
