"""The labels at the start: land to the nearest seed, water to the nearest coast or an open sea of it."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage
from scipy.spatial import cKDTree

from atlas.fit.cells import Cells, Labels, Mask
from atlas.projection import Projection
from atlas.world import World

Say = Callable[[str], None]

OPEN_FROM = 4.5  # water so many strips from the coast is open sea in any case
NONE = -1


def start_labels(cells: Cells, world: World, projection: Projection, say: Say) -> Labels:
    labels = np.full(cells.land.shape, NONE, np.int16)
    _seed_land(labels, cells, world, projection)
    cells.frozen = _settle_islands(labels, cells, world)
    labels[cells.lakes] = world.lake
    _flood_water(labels, cells, world, projection)
    keep_largest(labels, cells, world)
    _open_ways_to_the_sea(labels, cells, world, say)
    keep_largest(labels, cells, world, seas=False)
    return labels


def _in_cells(projection: Projection, cells: Cells, places: Any) -> list[tuple[float, float]]:
    return [(x / cells.unit, y / cells.unit) for x, y in projection.points(places)]


def _seed_land(labels: Labels, cells: Cells, world: World, projection: Projection) -> None:
    """Each landmass is shared among the seeds on it."""
    height, width = cells.land.shape
    rows, columns = np.nonzero(cells.land)
    nearest_land = cKDTree(np.c_[columns, rows])
    seeds = [
        (number, x, y)
        for number, places in enumerate(world.area_points)
        for x, y in _in_cells(projection, cells, places)
    ]
    for x, y in _in_cells(projection, cells, world.features["out_of_play"]["points"]):
        if 0 <= x < width and 0 <= y < height:
            seeds.append((world.outside, x, y))
    at = np.array([nearest_land.query((x, y))[1] for _, x, y in seeds])
    points, owners = np.c_[columns[at], rows[at]], np.array([owner for owner, _, _ in seeds])
    masses, count = ndimage.label(cells.land, structure=np.ones((3, 3)))
    mass_of = masses[points[:, 1], points[:, 0]]
    for mass in range(1, count + 1):
        here = mass_of == mass
        if here.any():
            y, x = np.nonzero(masses == mass)
            _, nearest = cKDTree(points[here]).query(np.c_[x, y])
            labels[y, x] = owners[here][nearest]


def _settle_islands(labels: Labels, cells: Cells, world: World) -> Mask:
    """Islands without a seed go whole to the nearest area, far ones out of play; they never change."""
    bare: Mask = cells.land & (labels == NONE)
    if bare.any():
        masses, _ = ndimage.label(cells.land, structure=np.ones((3, 3)))
        distance, (rows, columns) = ndimage.distance_transform_edt(labels == NONE, return_indices=True)
        reach = world.grid["island_reach"]
        for mass in np.unique(masses[bare]):
            y, x = np.nonzero(masses == mass)
            at = np.argmin(distance[y, x])
            owner = labels[rows[y[at], x[at]], columns[y[at], x[at]]]
            near = distance[y[at], x[at]] * cells.unit < reach
            labels[masses == mass] = owner if near else world.outside
    return bare


def _flood_water(labels: Labels, cells: Cells, world: World, projection: Projection) -> None:
    areas, seas = len(world.areas), len(world.seas)
    coastal = np.array([area.coastal for area in world.areas] + [False] * (world.labels - areas))
    coast = (labels >= 0) & coastal[np.maximum(labels, 0)]
    distance, (rows, columns) = ndimage.distance_transform_edt(~coast, return_indices=True)
    y, x = np.nonzero(cells.water)
    owner = labels[rows, columns][y, x]
    to_sea = np.full((len(y), seas), np.inf)
    for number, places in enumerate(world.sea_points):
        for sea_x, sea_y in _in_cells(projection, cells, places):
            to_sea[:, number] = np.minimum(to_sea[:, number], np.hypot(x - sea_x, y - sea_y))
    allowed = _allowed_seas(world)
    nearest = world.first_sea + to_sea.argmin(1)
    nearest_allowed = world.first_sea + np.where(allowed[owner], to_sea, np.inf).argmin(1)
    own_water = world.first_water + owner
    narrow = world.features["strip"]
    factors = np.array([narrow.get(area.id, 1.0) for area in world.areas] + [1.0] * (world.labels - areas))
    strips = distance[y, x] / factors[owner] / (world.grid["strip_deg"] * projection.scale / cells.unit)
    beyond = np.where(allowed[owner].any(1), nearest_allowed, own_water)
    labels[y, x] = np.where(strips <= 1, own_water, np.where(strips > OPEN_FROM, nearest, beyond))


def _allowed_seas(world: World) -> Mask:
    allowed = np.zeros((len(world.areas), len(world.seas)), bool)
    numbers = {sea.id: number for number, sea in enumerate(world.seas)}
    for number, area in enumerate(world.areas):
        allowed[number, [numbers[sea] for sea in area.seas]] = True
    return allowed


def keep_largest(labels: Labels, cells: Cells, world: World, *, seas: bool = True) -> None:
    """Scattered pieces of a label go to what lies around; islands and water at its own coast stay."""
    for _ in range(4):
        stray = np.zeros(labels.shape, bool)
        windows = ndimage.find_objects(labels.astype(np.int32) + 1)
        for label in range(world.outside if seas else world.first_water):
            if label < len(windows) and windows[label] is not None:
                _find_strays(labels, label, windows[label], stray, world)
        if not stray.any():
            return
        for domain in (cells.land, cells.water):
            lost = stray & domain
            if lost.any():
                rows, columns = ndimage.distance_transform_edt(
                    ~(domain & ~stray), return_distances=False, return_indices=True
                )
                labels[lost] = labels[rows[lost], columns[lost]]


def _find_strays(labels: Labels, label: int, window: tuple[slice, slice], stray: Mask, world: World) -> None:
    pieces, count = ndimage.label(labels[window] == label)
    if count < 2:
        return
    largest = 1 + int(np.argmax(np.bincount(pieces.ravel())[1:]))
    wider = tuple(slice(max(0, part.start - 1), part.stop + 1) for part in window)
    offset = tuple(part.start - wide.start for part, wide in zip(window, wider, strict=True))
    for piece in range(1, count + 1):
        if piece == largest:
            continue
        shape = np.zeros(labels[wider].shape, bool)
        rows, columns = np.nonzero(pieces == piece)
        shape[rows + offset[0], columns + offset[1]] = True
        ring = ndimage.binary_dilation(shape, np.ones((3, 3))) & ~shape
        if _is_stray(label, labels[wider][ring], world):
            stray[window] |= pieces == piece


def _is_stray(label: int, around: NDArray[np.int16], world: World) -> bool:
    if label < world.first_water:
        return bool(((around < world.first_water) | (around == world.outside)).any())
    if label < world.first_sea and (around == label - world.first_water).any():
        return False
    return bool(((around >= world.first_water) & (around < world.outside)).any())


def _open_ways_to_the_sea(labels: Labels, cells: Cells, world: World, say: Say) -> None:
    """A coastal area that does not reach its water gets a corridor to the sea, and a patch of water there."""
    for number, area in enumerate(world.areas):
        if not area.coastal or _touches(labels, number, world.first_water + number) >= 4:
            continue
        say(f"opened a way to the sea for {area.name}")
        distance, (rows, columns) = ndimage.distance_transform_edt(labels != number, return_indices=True)
        goal = np.unravel_index(np.argmin(np.where(cells.water, distance, 1e9)), distance.shape)
        start = (int(rows[goal]), int(columns[goal]))
        steps = int(max(abs(goal[0] - start[0]), abs(goal[1] - start[1]))) + 1
        for step in range(steps + 1):
            y = round(start[0] + (goal[0] - start[0]) * step / steps)
            x = round(start[1] + (goal[1] - start[1]) * step / steps)
            here = (slice(max(0, y - 3), y + 4), slice(max(0, x - 3), x + 4))
            labels[here] = np.where(cells.land[here], number, labels[here])
        y, x = int(goal[0]), int(goal[1])
        here = (slice(max(0, y - 5), y + 6), slice(max(0, x - 5), x + 6))
        labels[here] = np.where(cells.water[here], world.first_water + number, labels[here])


def _touches(labels: Labels, one: int, other: int) -> int:
    """How many sides of cells two labels have in common."""
    count = 0
    for a, b in ((labels[:, :-1], labels[:, 1:]), (labels[:-1], labels[1:])):
        count += int((((a == one) & (b == other)) | ((a == other) & (b == one))).sum())
    return count
