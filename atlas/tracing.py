"""From the raster of labels to lines: each common border is traced once, so areas neither gap nor overlap.

A border runs from junction to junction of the raster's corners. It is drawn tight, moved a little at random
(not at the shore, and so that it cannot change who touches whom), smoothed, simplified and rounded.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage
from shapely.geometry import LineString, Polygon
from shapely.validation import explain_validity

from atlas.network import Thread, tighten
from atlas.world import World

Labels: TypeAlias = NDArray[np.int32]
Line: TypeAlias = NDArray[Any]
Ring = list[tuple[int, int]]

HALVES = 2  # coordinates of lines are whole numbers of half units
OFF = -1  # beyond the edge of the raster


@dataclass(frozen=True)
class Arc:
    """A border between two junctions with the label on its left and on its right; points in half units."""

    left: int
    right: int
    start: int
    end: int
    points: Line

    @property
    def length(self) -> float:
        return float(np.hypot(*np.diff(self.points, axis=0).T).sum()) / HALVES


class Raster:
    """The labels with a rim around them, and the corners between their points as numbers."""

    def __init__(self, labels: Labels, unit: int) -> None:
        self.unit = unit
        self.labels = labels
        self.padded = np.pad(labels, 1, constant_values=OFF)
        self.row = self.padded.shape[1] + 1

    def corner(self, number: int) -> Line:
        """Where a corner lies, in board units."""
        return np.array([number % self.row - 1, number // self.row - 1], float) * self.unit

    def around(self, number: int) -> set[int]:
        y, x = divmod(number, self.row)
        return {int(label) for label in self.padded[y - 1 : y + 1, x - 1 : x + 1].ravel()}

    def sides(self, a: int, b: int) -> tuple[int, int]:
        """The labels on the left and on the right of the step from one corner to the next."""
        (ay, ax), (by, bx) = divmod(a, self.row), divmod(b, self.row)
        if ax == bx:
            y = min(ay, by)
            left, right = int(self.padded[y, ax - 1]), int(self.padded[y, ax])
            return (left, right) if by < ay else (right, left)
        x = min(ax, bx)
        above, below = int(self.padded[ay - 1, x]), int(self.padded[ay, x])
        return (above, below) if bx > ax else (below, above)

    def steps(self) -> dict[int, list[int]]:
        """For each corner, the corners that a border leads to from there."""
        steps: dict[int, list[int]] = defaultdict(list)
        y, x = np.nonzero(self.padded[:, :-1] != self.padded[:, 1:])
        for column, line in zip((x + 1).tolist(), y.tolist(), strict=True):
            _join(steps, line * self.row + column, (line + 1) * self.row + column)
        y, x = np.nonzero(self.padded[:-1] != self.padded[1:])
        for column, line in zip(x.tolist(), (y + 1).tolist(), strict=True):
            _join(steps, line * self.row + column, line * self.row + column + 1)
        return steps

    def chains(self) -> list[list[int]]:
        """The borders as corners, from junction to junction; then those that close upon themselves."""
        steps, used, chains = self.steps(), set[tuple[int, int]](), list[list[int]]()
        junctions = [corner for corner, others in steps.items() if len(others) != 2]
        for corner in [*junctions, *steps]:
            for other in steps[corner]:
                if (corner, other) not in used:
                    chains.append(_walk(steps, used, corner, other))
        return chains


def _join(steps: dict[int, list[int]], a: int, b: int) -> None:
    steps[a].append(b)
    steps[b].append(a)


def _walk(steps: dict[int, list[int]], used: set[tuple[int, int]], a: int, b: int) -> list[int]:
    chain = [a, b]
    used.update(((a, b), (b, a)))
    while len(steps[chain[-1]]) == 2 and chain[-1] != chain[0]:
        one, other = steps[chain[-1]]
        onward = other if one == chain[-2] else one
        used.update(((chain[-1], onward), (onward, chain[-1])))
        chain.append(onward)
    return chain


class Wobble:
    """A smooth random displacement, none at the shore and at the rim, that makes borders look drawn."""

    def __init__(self, raster: Raster, world: World) -> None:
        self._unit, labels = raster.unit, raster.labels
        self._limit = np.array([labels.shape[1] - 1, labels.shape[0] - 1])
        luck = np.random.default_rng(world.grid["seed"] + 5)
        solid = np.isin(labels, [*range(world.first_water), world.outside, world.lake])
        shore = np.minimum(ndimage.distance_transform_edt(solid), 40)
        shore += np.minimum(ndimage.distance_transform_edt(~solid), 40)
        fade = np.clip(shore * self._unit / 26, 0, 1) ** 1.2 * np.clip(
            _from_rim(labels) * self._unit / 40, 0, 1
        )

        def field(sigma: float, strength: float) -> Line:
            waves = ndimage.gaussian_filter(luck.standard_normal(labels.shape), sigma, mode="reflect")
            return waves / waves.std() * strength

        self._push = [(field(5.5, 2.1) + field(12, 3.6)) * fade for _ in "xy"]

    def __call__(self, line: Line) -> Line:
        at = np.clip(line / self._unit, 0, self._limit).T[::-1]
        push = [ndimage.map_coordinates(one, at, order=1, mode="nearest") for one in self._push]
        return line + np.stack(push, 1)


def _from_rim(labels: Labels) -> Line:
    height, width = labels.shape
    y, x = np.mgrid[0:height, 0:width]
    return np.minimum(np.minimum(x, width - 1 - x), np.minimum(y, height - 1 - y))


def smooth(line: Line, sigma: float, *, closed: bool) -> Line:
    """The line without its corners; its two ends stay."""
    if len(line) < 5:
        return line
    if closed:
        ring = ndimage.gaussian_filter1d(line[:-1], min(sigma, len(line) / 14), axis=0, mode="wrap")
        return np.vstack([ring, ring[:1]])
    reach = min(len(line) - 1, int(4 * sigma) + 1)
    before, after = 2 * line[0] - line[reach:0:-1], 2 * line[-1] - line[-2 : -reach - 2 : -1]
    longer = ndimage.gaussian_filter1d(np.vstack([before, line, after]), sigma, axis=0)
    inner = longer[len(before) : len(before) + len(line)]
    inner[0], inner[-1] = line[0], line[-1]
    return inner


class Tracing:
    """All borders of a raster, and the outlines that they make."""

    def __init__(self, labels: Labels, unit: int, world: World) -> None:
        self.world = world
        self._raster = Raster(labels, unit)
        self._wobble = Wobble(self._raster, world)
        self._chains = self._raster.chains()
        self._of_label: dict[int, list[tuple[int, bool]]] = defaultdict(list)
        for number, chain in enumerate(self._chains):
            left, right = self._sides(chain)
            if left != right:
                self._of_label[left].append((number, False))
                self._of_label[right].append((number, True))
        self._draw()
        for calm in (0.7, 0.4, 0.15):
            self._calm_crossings(calm)

    def _draw(self) -> None:
        """All borders, drawn tight; where that made an outline cross itself, its area stays as it was."""
        loose: set[int] = set()
        while True:
            self._tight = self._tightened(loose)
            self.arcs = [self._arc(number) for number in range(len(self._chains))]
            crossing = set(self._crossing()) - loose
            if not crossing:
                return
            loose |= crossing

    def _crossing(self) -> Iterator[int]:
        """The labels whose outline crosses itself."""
        for label in range(self.world.outside):
            if any(crosses(ring) for ring in self.rings([label])):
                yield label

    def _tightened(self, loose: set[int]) -> list[Line]:
        """The borders of the land without the hooks of the raster; shores and borders in the water stay."""
        threads = []
        for chain in self._chains:
            line = np.array([self._raster.corner(corner) for corner in chain])
            fixed = not self._is_inland(self._sides(chain), loose)
            threads.append(Thread(chain[0], chain[-1], line, fixed))
        corners = {corner for chain in self._chains for corner in (chain[0], chain[-1])}
        held = {corner for corner in corners if not self._is_inland(self._raster.around(corner), loose)}
        return tighten(threads, held, self.world.grid["tightened"])

    def _sides(self, chain: list[int]) -> tuple[int, int]:
        return self._raster.sides(chain[0], chain[1])

    def _is_inland(self, labels: Iterable[int], loose: set[int]) -> bool:
        return all(
            label != OFF and label not in loose and self.world.kind(label) in ("land", "outside")
            for label in labels
        )

    def _arc(self, number: int, calm: float = 1.0) -> Arc:
        chain, line = self._chains[number], self._tight[number]
        left, right = self._sides(chain)
        sigma, tolerance = self._softness(left, right)
        drawn = smooth(line, sigma * calm, closed=chain[0] == chain[-1]) if sigma else line
        drawn = self._at_rim(self._wobble(drawn), line)
        if len(drawn) > 2:
            drawn = np.array(LineString(drawn).simplify(tolerance * min(1, calm)).coords)
        return Arc(left, right, chain[0], chain[-1], _rounded(drawn))

    def _softness(self, left: int, right: int) -> tuple[float, float]:
        """How much a border is smoothed, and how far its simplified line may be off."""
        grid = self.world.grid
        if OFF in (left, right):
            return 0, 0.01
        kinds = {self.world.kind(left), self.world.kind(right)}
        if kinds <= {"land", "outside"}:
            return grid["smooth_land"] / self._raster.unit, grid["tol_border"]
        if kinds & {"land", "outside"}:
            return grid["smooth_coast"] / self._raster.unit, grid["tol_coast"]
        return grid["smooth_sea"] / self._raster.unit, grid["tol_border"]

    def _at_rim(self, drawn: Line, line: Line) -> Line:
        """What lies on the rim of the raster stays there, and nothing leaves it."""
        height, width = self._raster.labels.shape
        for axis, size in ((0, width), (1, height)):
            end = size * self._raster.unit
            fixed = (line[:, axis] <= 0) | (line[:, axis] >= end)
            drawn[:, axis] = np.where(fixed, line[:, axis], np.clip(drawn[:, axis], 0, end))
        return drawn

    def _calm_crossings(self, calm: float) -> None:
        """Borders whose smoothing made an outline cross itself are smoothed less."""
        again = {number for label in self._crossing() for number, _ in self._of_label[label]}
        for number in again:
            self.arcs[number] = self._arc(number, calm)

    def rings(self, labels: Iterable[int]) -> list[Ring]:
        """The outlines of several labels as one, in half units; islands and holes have their own rings."""
        inside = set(labels)
        parts = []
        for label in sorted(inside):
            for number, backwards in self._of_label[label]:
                arc = self.arcs[number]
                if (arc.left if backwards else arc.right) not in inside:
                    parts.append((number, backwards))
        return self._joined(parts)

    def _joined(self, parts: list[tuple[int, bool]]) -> list[Ring]:
        starting: dict[int, list[tuple[int, bool]]] = defaultdict(list)
        for part in parts:
            starting[self._ends(part)[0]].append(part)
        rings, done = [], set[tuple[int, bool]]()
        for part in parts:
            ring: Ring = []
            current: tuple[int, bool] | None = part
            while current and current not in done:
                done.add(current)
                points = [(int(x), int(y)) for x, y in self.arcs[current[0]].points]
                if current[1]:
                    points.reverse()
                ring.extend(points[1:] if ring else points)
                end = self._ends(current)[1]
                current = next((onward for onward in starting[end] if onward not in done), None)
            if len(ring) > 3:
                rings.append(ring)
        return rings

    def _ends(self, part: tuple[int, bool]) -> tuple[int, int]:
        arc = self.arcs[part[0]]
        return (arc.end, arc.start) if part[1] else (arc.start, arc.end)

    def has(self, label: int) -> bool:
        return bool(self._of_label[label])

    def shape(self, label: int) -> Any:
        """A label as a polygon in half units."""
        shape = Polygon()
        for ring in sorted(
            (Polygon(ring).buffer(0) for ring in self.rings([label])), key=lambda part: -part.area
        ):
            shape = shape.symmetric_difference(ring)
        return shape

    def between(self, one: int, other: int) -> list[Arc]:
        return [arc for arc in self.arcs if {arc.left, arc.right} == {one, other}]


def crosses(ring: Ring) -> bool:
    shape = Polygon(ring)
    return not shape.is_valid and not explain_validity(shape).startswith("Ring Self")


def _rounded(line: Line) -> Line:
    whole = np.round(line * HALVES).astype(int)
    whole = whole[np.r_[True, (np.diff(whole, axis=0) != 0).any(1)]]
    return whole if len(whole) > 1 else np.vstack([whole, whole])
