"""What is drawn for the eye alone: volcanoes on their borders, mountains, dunes, rivers, sailing ships."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy import ndimage
from shapely.geometry import LineString, box

from atlas.ground import Frame, Ground, Mask
from atlas.paths import polygons, whole
from atlas.tracing import HALVES
from atlas.world import geography

SAILING = {"east": 3, "west": 2, "both": 4}
DUNE_EVERY = 640  # square units of desert


def volcano_places(ground: Ground) -> dict[str, tuple[int, int]]:
    """A volcano stands on the border of its two areas, or at the side of its only one; the place is taken."""
    at = {area.id: number for number, area in enumerate(ground.world.areas)}
    places = {}
    for volcano in ground.world.content.volcanoes.values():
        members = [at[area] for area in volcano.areas]
        x, y = _on_border(ground, *members) if len(members) == 2 else _aside(ground, members[0])
        places[volcano.id] = (round(x), round(y))
        ground.take(x, y - 2, 24, 24, margin=0)
    return places


def _on_border(ground: Ground, one: int, other: int) -> tuple[float, float]:
    longest = max(ground.tracing.between(one, other), key=lambda arc: arc.length)
    middle = LineString(longest.points).interpolate(0.5, normalized=True)
    return middle.x / HALVES, middle.y / HALVES


def _aside(ground: Ground, number: int) -> tuple[float, float]:
    left, top, right, bottom = max(polygons(ground.shapes[number]), key=lambda part: part.area).bounds
    return (left * 0.3 + right * 0.7) / HALVES + 6, (top * 0.72 + bottom * 0.28) / HALVES


@dataclass(frozen=True)
class Scenery:
    mountains: list[tuple[int, int, int]]
    dunes: list[tuple[int, int]]
    ships: list[tuple[int, int, int]]
    rivers: list[list[tuple[int, int]]]


def draw_scenery(ground: Ground, board: str, areas: set[int], sea_taken: Mask) -> Scenery:
    luck = np.random.default_rng(11)
    frame = ground.frame(board)
    return Scenery(
        mountains=sorted(_mountains(ground, frame, luck), key=lambda mountain: (mountain[1], mountain[0])),
        dunes=sorted(_dunes(ground, areas, luck), key=lambda dune: (dune[1], dune[0])),
        ships=list(_ships(ground, frame, sea_taken, SAILING[board])),
        rivers=list(_rivers(ground, frame)),
    )


def _mountains(ground: Ground, frame: Frame, luck: np.random.Generator) -> Iterator[tuple[int, int, int]]:
    """Along each range, two side by side where neither a name nor water is in the way."""
    left, top, right, bottom = frame
    stands: set[tuple[int, int]] = set()
    for mountains in ground.world.features["range"]:
        line = LineString(ground.projection.points(mountains["line"]))
        for along in [at for at in np.arange(6, line.length, 11) for _ in range(2)]:
            ridge = line.interpolate(along)
            x, y = int(ridge.x + luck.normal(0, 7)), int(ridge.y + luck.normal(0, 6))
            form = 1 if luck.random() < 0.55 else 2
            if not (left + 12 < x < right - 12 and top + 12 < y < bottom - 12):
                continue
            cells = {(x // 7, y // 7), (x // 7 + 1, y // 7)}
            if not cells & stands and _open_land(ground, x, y):
                stands |= cells
                yield x, y, form


def _open_land(ground: Ground, x: int, y: int) -> bool:
    world = ground.world
    near = ground.labels[y - 8 : y + 7, x - 9 : x + 10]
    if ((near >= world.first_water) & (near != world.outside)).any():
        return False
    return not ground.taken[y - 9 : y + 6, x - 8 : x + 9].any()


def _dunes(ground: Ground, areas: set[int], luck: np.random.Generator) -> Iterator[tuple[int, int]]:
    deserts = set(ground.world.features["deserts"]["areas"])
    for number, area in enumerate(ground.world.areas):
        if area.id not in deserts:
            continue
        window = ground.window(number)
        rows, columns = np.nonzero(ground.labels[window] == number)
        for at in luck.integers(0, len(rows), len(rows) // DUNE_EVERY):
            x, y = int(columns[at]) + window[1].start, int(rows[at]) + window[0].start
            around = (slice(max(0, y - 7), y + 7), slice(max(0, x - 10), x + 10))
            if number in areas and not ground.taken[around].any() and (ground.labels[around] == number).all():
                yield x, y


def _ships(ground: Ground, frame: Frame, taken: Mask, count: int) -> Iterator[tuple[int, int, int]]:
    """Ships sail in the emptiest open water, never on a border."""
    left, top, right, bottom = frame
    labels, world = ground.labels[top:bottom, left:right], ground.world
    free = (labels >= world.first_sea) & (labels < world.outside) & ~taken[top:bottom, left:right]
    free[:, 1:] &= labels[:, 1:] == labels[:, :-1]
    free[1:] &= labels[1:] == labels[:-1]
    free = ndimage.binary_erosion(free, iterations=4)
    free[:60] = free[-60:] = False
    free[:, :60] = free[:, -60:] = False
    for number in range(count):
        room = ndimage.distance_transform_edt(free[::4, ::4])
        row, column = np.unravel_index(np.argmax(room), room.shape)
        if room[row, column] < 9:
            return
        y, x = int(row) * 4, int(column) * 4
        yield left + x, top + y, 1 if number % 2 else -1
        free[max(0, y - 330) : y + 330, max(0, x - 330) : x + 330] = False


def _rivers(ground: Ground, frame: Frame) -> Iterator[list[tuple[int, int]]]:
    shown = box(*frame)
    for river in geography()["rivers"]:
        line: Any = LineString(ground.projection.points(river)).simplify(0.8)
        if line.length > 25 and line.intersects(shown):
            yield whole((x * HALVES, y * HALVES) for x, y in line.coords)
