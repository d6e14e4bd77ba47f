"""Where the name of an area and its marks stand: inside its land, large, and with room left for pieces.

The marks (start, population limit, site) stand in a row below the name or beside it. Of all places where both
fit one is chosen that leaves the largest free circles; names of very small areas run out over their water.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product

import numpy as np

from atlas.ground import Floats, Ground, Mask, Sums, depth
from atlas.world import letters, read_world

LINE_HEIGHT = 0.92
SIZES = (22, 19, 17, 15, 14, 13)
SMALLEST = (12, 11)
CLEAR = 3  # units between a letter and the border
CLEAR_OF_MARKS = 1
TRIED = 14  # places that are looked at for one size and arrangement
ROOMY, SECOND = 21, 15  # radii beyond which more room does not count
LARGE, ROOM, MORE_ROOM, CLEARANCE = 1.7, 2.2, 0.9, 0.7  # what counts how much
CALM = 14  # units from the border beyond which a name stands well
COARSE = 3  # room is measured on every third point
LIMIT_WIDTH, SITE_WIDTH, START_WIDTH, GAP = 14.4, 12.5, 13.0, 4.0


@dataclass(frozen=True)
class Box:
    """A rectangle by its middle."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Arrangement:
    """A name in lines and its row of marks, around the point 0, 0."""

    lines: tuple[str, ...]
    size: int
    scale: float
    names: tuple[Box, ...]
    marks: Box

    @property
    def boxes(self) -> tuple[Box, ...]:
        return (*self.names, self.marks)

    @property
    def name_x(self) -> float:
        return self.names[0].x

    @property
    def name_y(self) -> float:
        return (self.names[0].y + self.names[-1].y) / 2


@dataclass(frozen=True)
class Placed:
    """An arrangement on the board, and where each mark stands."""

    x: float
    y: float
    arrangement: Arrangement
    marks: dict[str, tuple[float, float]] = field(default_factory=dict)


@cache
def width(text: str, letter: str) -> float:
    """The width of a text of size 1."""
    widths = letters()[letter]
    return sum(widths[character] for character in text) / 1000


@cache
def start_areas() -> frozenset[str]:
    """Where a civilization starts in some set-up."""
    content = read_world().content
    elsewhere = {start for setup in content.setups.values() for start in setup.starts.values()}
    return frozenset(elsewhere | {civilization.start for civilization in content.civilizations.values()})


def place_names(ground: Ground) -> list[Placed]:
    """The name of each area, in the order of areas; what they cover is taken."""
    placed = [_place(ground, number) for number in range(len(ground.world.areas))]
    for one in placed:
        for box in one.arrangement.boxes:
            ground.take(one.x + box.x, one.y + box.y, box.width, box.height)
    return placed


def _place(ground: Ground, number: int) -> Placed:
    world, area = ground.world, ground.world.areas[number]
    water = world.first_water + number
    window = ground.window(number, water, margin=4)
    shown = ground.within(area.map, window, margin=6)
    free = shown & ~ground.taken[window]
    land = (ground.labels[window] == number) & free
    with_water = land | ((ground.labels[window] == water) & free)
    marks = _marks(area.id, site=area.site is not None)
    best = (
        _best(Room(land, land, land), area.name, marks, SIZES)
        or _best(Room(with_water, land, land), area.name, marks, SIZES[-3:] + SMALLEST)
        or _best(Room(with_water, with_water, land), area.name, marks, SIZES[-3:] + SMALLEST)
    )
    if best is None:
        raise ValueError(f"no room for the name of {area.name}")
    x, y, arrangement = best
    left, top = window[1].start, window[0].start
    return Placed(x + left, y + top, arrangement, _mark_places(x + left, y + top, arrangement, marks))


def _marks(area: str, *, site: bool) -> dict[str, float]:
    """The marks of an area from left to right, and how wide they are at scale 1."""
    marks = {"start": START_WIDTH} if area in start_areas() else {}
    marks["limit"] = LIMIT_WIDTH
    return marks | ({"site": SITE_WIDTH} if site else {})


def _mark_places(
    x: float, y: float, arrangement: Arrangement, marks: dict[str, float]
) -> dict[str, tuple[float, float]]:
    row, scale = arrangement.marks, arrangement.scale
    at = x + row.x - row.width / 2 + 1
    places = {}
    for mark, mark_width in marks.items():
        places[mark] = (at + mark_width * scale / 2, y + row.y)
        at += (mark_width + GAP) * scale
    return places


@dataclass(frozen=True)
class Room:
    """Where a name may stand, where its marks may, and the land on which pieces will."""

    names: Mask
    marks: Mask
    land: Mask


def _best(
    room: Room, name: str, marks: dict[str, float], sizes: tuple[int, ...]
) -> tuple[float, float, Arrangement] | None:
    inner = depth(room.names)
    for_names, for_marks = Sums(inner > CLEAR), Sums(depth(room.marks) > CLEAR_OF_MARKS)
    best: tuple[float, float, float, Arrangement] | None = None
    for size, arrangement in _arrangements(name, marks, sizes):
        large = LARGE * size / SIZES[0]
        if best and best[0] >= large + ROOM + MORE_ROOM + CLEARANCE - 0.05:
            break  # no smaller name can be worth more
        for x, y in _fitting(for_names, for_marks, inner.shape, arrangement):
            worth = large + _worth(room.land, inner, x, y, arrangement)
            if best is None or worth > best[0]:
                best = (worth, x, y, arrangement)
    return best and best[1:]


def _arrangements(
    name: str, marks: dict[str, float], sizes: tuple[int, ...]
) -> Iterator[tuple[int, Arrangement]]:
    forms: list[tuple[str, ...]] = [(name,)]
    if halves := _in_two(name):
        forms.append(halves)
    for size, lines, beside in product(sizes, forms, (False, True)):
        scale = round(max(0.85, min(1.5, size / 14)), 2)
        row = sum(marks.values()) * scale + GAP * scale * (len(marks) - 1)
        yield size, _arranged(lines, size, scale, row, beside=beside)


def _in_two(name: str) -> tuple[str, str] | None:
    words = name.replace("-", "- ").split(" ")
    if len(words) < 2:
        return None
    cut = min(range(1, len(words)), key=lambda at: abs(len(" ".join(words[:at])) - len(" ".join(words[at:]))))
    return " ".join(words[:cut]), " ".join(words[cut:])


def _arranged(lines: tuple[str, ...], size: int, scale: float, row: float, *, beside: bool) -> Arrangement:
    widths = [width(line, "area") * size + 3 for line in lines]
    step, tall = size * LINE_HEIGHT, LIMIT_WIDTH * scale
    if beside:
        whole = max(widths) + GAP + row
        x, y = (max(widths) - whole) / 2, -step * (len(lines) - 1) / 2
        marks = Box((whole - row) / 2, 0, row + 2, tall + 1)
    else:
        x, y = 0.0, -(step * (len(lines) - 1) + tall + 2) / 2
        marks = Box(0, (step * len(lines) + 2) / 2, row + 2, tall + 1)
    names = tuple(Box(x, y + at * step, one, step * 0.88) for at, one in enumerate(widths))
    return Arrangement(lines, size, scale, names, marks)


def _fitting(
    names: Sums, marks: Sums, shape: tuple[int, int], arrangement: Arrangement
) -> list[tuple[float, float]]:
    """Some of the points, evenly among all, around which an arrangement lies inside."""
    y, x = np.mgrid[0 : shape[0] : 3, 0 : shape[1] : 3]
    row = arrangement.marks
    fits = marks.covers(x + row.x, y + row.y, row.width, row.height)
    for box in arrangement.names:
        fits &= names.covers(x + box.x, y + box.y, box.width, box.height)
    rows, columns = np.nonzero(fits)
    if len(rows) == 0:
        return []
    some = np.unique(np.linspace(0, len(rows) - 1, TRIED).round().astype(int))
    return [(float(x[rows[at], columns[at]]), float(y[rows[at], columns[at]])) for at in some]


def _worth(land: Mask, inner: Floats, x: float, y: float, arrangement: Arrangement) -> float:
    """How good a place is: room that is left for pieces, then how far from the border the name stands."""
    free = land.copy()
    for box in arrangement.boxes:
        free[_rectangle(x + box.x, y + box.y, box.width + 4, box.height + 4)] = False
    coarse = free[::COARSE, ::COARSE]
    first, at = _largest(coarse)
    rows, columns = np.ogrid[0 : coarse.shape[0], 0 : coarse.shape[1]]
    first = min(first, ROOMY)
    second, _ = _largest(coarse & ((rows - at[0]) ** 2 + (columns - at[1]) ** 2 > (first / COARSE) ** 2))
    clear = min(_clearance(inner, x, y, arrangement), CALM) / CALM
    return ROOM * first / ROOMY + MORE_ROOM * min(second, SECOND) / SECOND + CLEARANCE * clear


def _clearance(inner: Floats, x: float, y: float, arrangement: Arrangement) -> float:
    """How far the ends and the middles of the lines are from the border."""
    points = [
        (x + box.x + side * box.width, y + box.y) for box in arrangement.names for side in (-0.5, 0, 0.5)
    ]
    rows, columns = inner.shape
    return float(
        min(inner[min(int(down), rows - 1), min(int(across), columns - 1)] for across, down in points)
    )


def _largest(coarse: Mask) -> tuple[float, tuple[int, int]]:
    """The radius and the middle of the largest circle in a coarse mask."""
    inner = depth(coarse)
    at = np.unravel_index(np.argmax(inner), inner.shape)
    return float(inner[at]) * COARSE, (int(at[0]), int(at[1]))


def _rectangle(x: float, y: float, across: float, down: float) -> tuple[slice, slice]:
    return (
        slice(max(0, round(y - down / 2)), max(0, round(y + down / 2))),
        slice(max(0, round(x - across / 2)), max(0, round(x + across / 2))),
    )
