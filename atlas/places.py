"""Where pieces stand: free circles in an area's land for tokens and a city, in its water for ships."""

from dataclasses import dataclass

import numpy as np

from atlas.ground import Floats, Ground, Mask, depth

Spot = tuple[int, int, int]

STACKS = 4  # civilizations whose tokens may stand in one area side by side
FLEETS = 3
ENOUGH = 21  # a circle need not be larger
EDGE = 1  # units that a circle keeps from lines and letters
LEAST = 7  # a further stack or fleet needs so much room


@dataclass(frozen=True)
class Places:
    tokens: list[Spot]
    city: Spot
    ships: list[Spot]


def find_places(ground: Ground, number: int) -> Places:
    """The best circle is for the first stack, the next for the city, the others as far as there is room."""
    area, world = ground.world.areas[number], ground.world
    on_land = _spots(ground, number, area.map, 2, 1 + STACKS)
    water = world.first_water + number
    ships = _spots(ground, water, area.map, 1, FLEETS) if ground.drawn(water) else []
    return Places([on_land[0], *on_land[2:]], on_land[1], ships)


def sea_place(ground: Ground, label: int, board: str, named: Mask) -> Spot:
    """Where ships stay in an open sea, beside its name."""
    window = ground.window(label)
    mask = (ground.labels[window] == label) & ground.within(board, window, margin=24) & ~named[window]
    return _circle(mask, window, np.argwhere(mask).mean(0))


def _spots(ground: Ground, label: int, board: str, needed: int, count: int) -> list[Spot]:
    window = ground.window(label)
    whole = (ground.labels[window] == label) & ground.within(board, window, margin=8)
    free = whole & ~ground.taken[window]
    middle = np.argwhere(whole).mean(0)
    spots: list[Spot] = []
    while len(spots) < count:
        spot = _circle(free, window, middle)
        if len(spots) >= needed and spot[2] < LEAST:
            break
        spots.append(spot)
        _cut(free, spot, window)
    return spots


def _circle(free: Mask, window: tuple[slice, slice], middle: Floats) -> Spot:
    """The circle nearest to the middle among those that are large enough, or the largest."""
    inner = depth(free) - EDGE
    rows, columns = np.nonzero(inner >= min(ENOUGH, inner.max()) - 0.01)
    at = np.argmin((rows - middle[0]) ** 2 + (columns - middle[1]) ** 2)
    y, x = int(rows[at]), int(columns[at])
    return x + window[1].start, y + window[0].start, int(min(inner[y, x], ENOUGH))


def _cut(left: Mask, spot: Spot, window: tuple[slice, slice]) -> None:
    x, y, radius = spot[0] - window[1].start, spot[1] - window[0].start, spot[2]
    rows, columns = np.ogrid[0 : left.shape[0], 0 : left.shape[1]]
    left &= (rows - y) ** 2 + (columns - x) ** 2 > radius**2
