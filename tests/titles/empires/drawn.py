"""Reads a drawn board: its outlines, the areas that share a line, and whether a point lies inside. It is
plain Python on purpose: the check does not use any code of the drawing tool.
"""

import json
import math
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from itertools import combinations
from pathlib import Path
from typing import Any

Point = tuple[float, float]
Ring = list[Point]
Border = frozenset[str]

BOARDS = ("east", "west", "both")

COMMAND = re.compile(r"([MlLz])([^MlLz]*)")
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")


LINE_HEIGHT = 0.92  # between the lines of a name, in parts of its size, as the client writes them


@dataclass(frozen=True)
class Box:
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "Box") -> bool:
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom

    def distance(self, x: float, y: float) -> float:
        return math.hypot(max(self.left - x, 0, x - self.right), max(self.top - y, 0, y - self.bottom))


@cache
def board(name: str) -> Any:
    path = resources.files("ecumene.titles.empires") / "boards" / f"{name}.json"
    return json.loads(path.read_text())


def rings(path: str) -> list[Ring]:
    """The outlines of an SVG path of moves and straight lines.

    >>> rings("M1 1l2 0 0 2.5-.5-1z")
    [[(1.0, 1.0), (3.0, 1.0), (3.0, 3.5), (2.5, 2.5)]]
    """
    found: list[Ring] = []
    for command, numbers in COMMAND.findall(path):
        values = [float(number) for number in NUMBER.findall(numbers)]
        for x, y in zip(values[::2], values[1::2], strict=True):
            if command == "M":
                found.append([(x, y)])
            else:
                before = found[-1][-1]
                found[-1].append((before[0] + x, before[1] + y) if command == "l" else (x, y))
    return found


def edges(path: str) -> Iterator[frozenset[Point]]:
    for ring in rings(path):
        for at, point in enumerate(ring):
            yield frozenset((ring[at - 1], point))


def shapes(drawn: Any) -> dict[str, tuple[str, str]]:
    """Everything that the rules know, as kind and path: land by its id, waters and seas marked as such."""
    found = {area: ("land", entry["land"]) for area, entry in drawn["areas"].items()}
    for area, entry in drawn["areas"].items():
        if "water" in entry:
            found[f"{area}~"] = ("water", entry["water"])
    return found | {sea: ("sea", entry["path"]) for sea, entry in drawn["seas"].items()}


def drawn_borders(drawn: Any) -> dict[Border, float]:
    """How long a line two places share, for each pair whose contact the rules would take for a border.

    Links count as borders, though nothing is drawn there; barriers do not, though there is a line.
    """
    places = shapes(drawn)
    owners: dict[frozenset[Point], list[str]] = defaultdict(list)
    for place, (_, path) in places.items():
        for edge in edges(path):
            owners[edge].append(place)
    lengths: dict[Border, float] = defaultdict(float)
    for edge, sharing in owners.items():
        for one, other in combinations(sorted(set(sharing)), 2):
            if counts(places[one][0], places[other][0]):
                lengths[frozenset((one, other))] += math.dist(*edge) if len(edge) == 2 else 0
    for link in drawn["links"]:
        lengths[crossing(drawn, link)] = math.inf
    for barrier in drawn["barriers"]:
        del lengths[crossing(drawn, barrier)]
    return dict(lengths)


def counts(one: str, other: str) -> bool:
    return {one, other} in ({"land"}, {"water"}, {"sea"}, {"water", "sea"})


def crossing(drawn: Any, entry: Any) -> Border:
    """The two places of a link or barrier, as in `shapes`: at sea an area is its water."""
    afloat = "" if entry["kind"] == "land" else "~"
    return frozenset(
        f"{place}{afloat}" if place in drawn["areas"] else place for place in (entry["a"], entry["b"])
    )


def holds(path: str, x: float, y: float) -> bool:
    """Whether a point lies inside an outline, by the even-odd rule."""
    inside = False
    for ring in rings(path):
        for at, (bx, by) in enumerate(ring):
            ax, ay = ring[at - 1]
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
    return inside


def clearance(path: str, x: float, y: float) -> float:
    """How far a point is from the line of an outline."""
    nearest = math.inf
    for ring in rings(path):
        for at, (bx, by) in enumerate(ring):
            ax, ay = ring[at - 1]
            across, down = bx - ax, by - ay
            square = across * across + down * down
            along = max(0.0, min(1.0, ((x - ax) * across + (y - ay) * down) / square)) if square else 0.0
            nearest = min(nearest, math.hypot(x - ax - along * across, y - ay - along * down))
    return nearest


@cache
def letters() -> dict[str, dict[str, int]]:
    """The widths of letters in thousandths of their size, as they were measured on the fonts."""
    return tomllib.loads((Path(__file__).parents[3] / "atlas/content/letters.toml").read_text())


def lines(label: Any, letter: str = "area") -> list[Box]:
    """What each line of a name covers, from the foot of its letters to the top of the capitals."""
    size, step = label["size"], label["size"] * LINE_HEIGHT
    first = label["y"] - step * (len(label["lines"]) - 1) / 2
    boxes = []
    for at, line in enumerate(label["lines"]):
        half = sum(letters()[letter][character] for character in line) / 1000 * size / 2
        y = first + at * step
        boxes.append(Box(label["x"] - half, y - size * 0.35, label["x"] + half, y + size * 0.32))
    return boxes
