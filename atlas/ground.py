"""The finished outlines as a raster of board units, to find room for names, marks, pieces and scenery."""

from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from scipy import ndimage
from shapely.geometry import Polygon

from atlas.paths import polygons
from atlas.projection import Projection
from atlas.tracing import HALVES, Tracing
from atlas.world import World

Mask: TypeAlias = NDArray[np.bool_]
Floats: TypeAlias = NDArray[np.float64]
Window = tuple[slice, slice]
Frame = tuple[int, int, int, int]


@dataclass
class Ground:
    """Whose land or water each point is, and which points are taken by names and marks."""

    world: World
    projection: Projection
    tracing: Tracing
    shapes: dict[int, Any]
    labels: NDArray[np.int32]
    taken: Mask

    def __post_init__(self) -> None:
        self._windows = ndimage.find_objects(self.labels + 1)

    def window(self, *labels: int, margin: int = 0) -> Window:
        """The part of the raster that holds some labels."""
        parts = [self._windows[label] for label in labels if self.drawn(label)]
        return (
            slice(max(0, min(y.start for y, _ in parts) - margin), max(y.stop for y, _ in parts) + margin),
            slice(max(0, min(x.start for _, x in parts) - margin), max(x.stop for _, x in parts) + margin),
        )

    def drawn(self, label: int) -> bool:
        return label < len(self._windows) and self._windows[label] is not None

    def frame(self, board: str) -> Frame:
        return self.projection.frame(*self.world.features["frames"][board])

    def within(self, board: str, window: Window, margin: int) -> Mask:
        """The points of a window that the frame of a board shows."""
        left, top, right, bottom = self.frame(board)
        y = np.arange(window[0].start, min(window[0].stop, self.labels.shape[0]))
        x = np.arange(window[1].start, min(window[1].stop, self.labels.shape[1]))
        rows = (y >= top + margin) & (y < bottom - margin)
        columns = (x >= left + margin) & (x < right - margin)
        shown: Mask = rows[:, None] & columns[None, :]
        return shown

    def take(self, x: float, y: float, width: float, height: float, margin: int = 3) -> None:
        """Keeps a rectangle around a point free of everything else."""
        self.taken[
            max(0, int(y - height / 2) - margin) : int(y + height / 2) + margin + 1,
            max(0, int(x - width / 2) - margin) : int(x + width / 2) + margin + 1,
        ] = True


def make_ground(world: World, projection: Projection, tracing: Tracing) -> Ground:
    shapes = {label: tracing.shape(label) for label in range(world.labels) if tracing.has(label)}
    image = Image.new("I", (projection.width, projection.height), world.outside + 1)
    draw = ImageDraw.Draw(image)
    parts = [(label, part) for label, shape in shapes.items() for part in polygons(shape)]
    for label, part in sorted(parts, key=lambda pair: -Polygon(pair[1].exterior).area):
        draw.polygon([(x / HALVES, y / HALVES) for x, y in part.exterior.coords], fill=label + 1)
    labels = np.array(image).astype(np.int32) - 1
    return Ground(world, projection, tracing, shapes, labels, np.zeros(labels.shape, bool))


def depth(mask: Mask) -> Floats:
    """How far each point of a mask is from what does not belong to it."""
    inner: Floats = ndimage.distance_transform_edt(np.pad(mask, 1))[1:-1, 1:-1]
    return inner


class Sums:
    """How many points of a mask lie in a rectangle, for many rectangles at once."""

    def __init__(self, mask: Mask) -> None:
        self._height, self._width = mask.shape
        self._sums = np.pad(mask.astype(np.int32).cumsum(0).cumsum(1), ((1, 0), (1, 0)))

    def inside(self, x: Any, y: Any, width: float, height: float) -> Any:
        """How many points of the mask lie in rectangles around points."""
        (left, right), (top, bottom) = _sides(x, width), _sides(y, height)
        left, right = np.clip(left, 0, self._width), np.clip(right, 0, self._width)
        top, bottom = np.clip(top, 0, self._height), np.clip(bottom, 0, self._height)
        sums = self._sums
        return sums[bottom, right] - sums[top, right] - sums[bottom, left] + sums[top, left]

    def covers(self, x: Any, y: Any, width: float, height: float) -> Any:
        """Whether rectangles around points lie in the mask with all their points."""
        (left, right), (top, bottom) = _sides(x, width), _sides(y, height)
        return self.inside(x, y, width, height) == (right - left) * (bottom - top)


def _sides(middle: Any, size: float) -> tuple[Any, Any]:
    return np.round(middle - size / 2).astype(int), np.round(middle + size / 2).astype(int)
