"""Where the names of open seas stand on a board: as large as fits, turned along the sea if it is narrow."""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy import ndimage

from atlas.ground import Ground, Mask, Sums, depth
from atlas.names import width

SIZES = (34, 30, 26, 22, 19, 17, 15, 13, 12, 11, 10)
TURN_BELOW = 17  # smaller names are tried along the sea
SPACED = 0.06  # space between letters, in parts of the size


@dataclass(frozen=True)
class SeaName:
    x: int
    y: int
    size: int
    lines: tuple[str, ...]
    angle: int = 0

    @property
    def extent(self) -> tuple[float, float]:
        across = max(_width(line, self.size) for line in self.lines)
        return across, self.size * len(self.lines)


Fit = tuple[int, tuple[str, ...], float, float]


def place_sea_name(ground: Ground, label: int, name: str, board: str, taken: Mask) -> SeaName:
    window = ground.window(label)
    room = (ground.labels[window] == label) & ground.within(board, window, margin=14) & ~taken[window]
    best, angle = _fit(room, name), 0.0
    if best is None or best[0] < TURN_BELOW:
        for turn in _along(room):
            turned = _fit_turned(room, name, turn)
            if turned and (best is None or turned[0] > best[0] + 1):
                best, angle = turned, turn
    if best is None:
        raise ValueError(f"no room for the name of {name} on the board {board}")
    size, lines, x, y = best
    degrees = round(math.degrees(angle))
    return SeaName(round(x) + window[1].start, round(y) + window[0].start, size, lines, degrees)


def cover(taken: Mask, name: SeaName) -> None:
    """Marks what a name covers."""
    across, down = name.extent
    turn = math.radians(name.angle)
    reach_x = abs(across * math.cos(turn)) + abs(down * math.sin(turn))
    reach_y = abs(across * math.sin(turn)) + abs(down * math.cos(turn))
    taken[
        max(0, int(name.y - reach_y / 2) - 4) : int(name.y + reach_y / 2) + 5,
        max(0, int(name.x - reach_x / 2) - 6) : int(name.x + reach_x / 2) + 7,
    ] = True


def _fit(room: Mask, name: str) -> Fit | None:
    sums, inner = Sums(room), depth(room)
    y, x = np.mgrid[0 : room.shape[0] : 2, 0 : room.shape[1] : 2]
    for size in SIZES:
        for lines in _lines(name):
            across, down = max(_width(line, size) for line in lines) + 8, size * len(lines)
            fits = sums.inside(x, y, across, down) >= across * down * 0.98
            if fits.any():
                at = np.argmax(np.where(fits, inner[::2, ::2], 0))
                return size, lines, float(x.ravel()[at]), float(y.ravel()[at])
    return None


def _fit_turned(room: Mask, name: str, turn: float) -> Fit | None:
    height, across = room.shape
    side = int(math.hypot(height, across)) + 2
    v, u = np.mgrid[0:side, 0:side] - side / 2
    x = across / 2 + u * math.cos(turn) - v * math.sin(turn)
    y = height / 2 + u * math.sin(turn) + v * math.cos(turn)
    upright = ndimage.map_coordinates(room.astype(np.uint8), [y, x], order=0, cval=0) > 0
    fit = _fit(upright, name)
    if fit is None:
        return None
    u_at, v_at = fit[2] - side / 2, fit[3] - side / 2
    return (
        *fit[:2],
        across / 2 + u_at * math.cos(turn) - v_at * math.sin(turn),
        height / 2 + u_at * math.sin(turn) + v_at * math.cos(turn),
    )


def _along(room: Mask) -> list[float]:
    """The direction in which a sea is longest, and two beside it, never upside down."""
    rows, columns = np.nonzero(room)
    _, vectors = np.linalg.eigh(np.cov(np.c_[columns, rows].T))
    longest: Any = vectors[:, 1]
    first = math.atan2(longest[1], longest[0])
    return [(turn + math.pi / 2) % math.pi - math.pi / 2 for turn in (first, first + 0.15, first - 0.15)]


def _lines(name: str) -> list[tuple[str, ...]]:
    return [(name,), tuple(name.split(" ", 1))] if " " in name else [(name,)]


def _width(line: str, size: int) -> float:
    return (width(line, "sea") + SPACED * len(line)) * size
