"""Lines and outlines as the `d` of an SVG path: relative, in board units, halves at most."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from atlas.tracing import HALVES

Whole = Sequence[tuple[int, int]]


def outline(rings: Iterable[Whole]) -> str:
    """Closed rings, in half units."""
    return "".join(_run(ring[:-1] if ring[0] == ring[-1] else ring) + "z" for ring in rings)


def lines(runs: Iterable[Whole]) -> str:
    """Open lines, in half units."""
    return "".join(_run(run) for run in runs)


def shape(geometry: Any, least: float = 60) -> str:
    """A polygon or several, in half units; what is smaller than `least` square half units is left out."""
    rings = []
    for part in polygons(geometry):
        if part.area > least:
            rings += [whole(ring.coords) for ring in (part.exterior, *part.interiors)]
    return outline(rings)


def polygons(geometry: Any) -> list[Any]:
    parts = [geometry] if geometry.geom_type == "Polygon" else getattr(geometry, "geoms", [])
    return [part for part in parts if part.geom_type == "Polygon"]


def whole(points: Iterable[Any]) -> list[tuple[int, int]]:
    """Points rounded to half units; of several in one place the first stays."""
    rounded = [(round(x), round(y)) for x, y in points]
    return rounded[:1] + [after for before, after in pairwise(rounded) if before != after]


def _run(points: Whole) -> str:
    (x, y), steps = points[0], []
    for onward_x, onward_y in points[1:]:
        steps += [_number(onward_x - x), _number(onward_y - y)]
        x, y = onward_x, onward_y
    return f"M{_number(points[0][0])} {_number(points[0][1])}l{_close_together(steps)}"


def _close_together(numbers: list[str]) -> str:
    """Numbers with a space only where one is needed."""
    return "".join(
        number if number[0] == "-" or not at else f" {number}" for at, number in enumerate(numbers)
    )


def _number(halves: int) -> str:
    text = f"{halves / HALVES:g}"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
