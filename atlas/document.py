"""The drawing of a board as a document for client and tests: shapes and places, no rules, no colours."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from shapely.geometry import box
from shapely.ops import nearest_points, unary_union

from atlas import paths
from atlas.agreement import Agreement
from atlas.floods import draw_flood_plains
from atlas.ground import Ground, Mask
from atlas.names import Placed, place_names
from atlas.places import Places, find_places, sea_place
from atlas.scenery import draw_scenery, volcano_places
from atlas.sea_names import SeaName, cover, place_sea_name
from atlas.tints import region_tints
from atlas.tracing import HALVES
from atlas.world import Pair

BOARDS = ("east", "west", "both")
MARGIN = 40  # units of land that are kept beyond the frame
CARTOUCHE, COMPASS = (200, 60), (62, 70)  # half of what they cover, at scale 1


@dataclass(frozen=True)
class Drawing:
    """What all boards have in common."""

    ground: Ground
    agreement: Agreement
    volcanoes: dict[str, tuple[int, int]]
    names: list[Placed]
    places: list[Places]
    floods: dict[str, Any]
    tints: dict[str, int]


def make_drawing(ground: Ground, agreement: Agreement) -> Drawing:
    volcanoes = volcano_places(ground)
    names = place_names(ground)
    places = [find_places(ground, number) for number in range(len(ground.world.areas))]
    floods = draw_flood_plains(ground, names, places)
    return Drawing(ground, agreement, volcanoes, names, places, floods, region_tints(ground.world.content))


def write(document: dict[str, Any], folder: Path) -> Path:
    path = folder / f"{document['board']}.json"
    path.write_text(json.dumps(document, separators=(",", ":"), ensure_ascii=False) + "\n")
    return path


class Board:
    """One board of a drawing: which areas and seas are on it, and its document."""

    def __init__(self, drawing: Drawing, name: str) -> None:
        self.drawing, self.name = drawing, name
        self.ground, self.world = drawing.ground, drawing.ground.world
        self.areas = [number for number, area in enumerate(self.world.areas) if name in ("both", area.map)]
        self.seas = [
            number for number, sea in enumerate(self.world.seas) if name == "both" or name in sea.maps
        ]
        self.frame = self.ground.frame(name)

    def document(self) -> dict[str, Any]:
        left, top, right, bottom = self.frame
        sea_taken = self._kept_clear()
        seas = {self.world.seas[number].id: self._sea(number, sea_taken) for number in self.seas}
        on_board = {self.world.areas[number].id for number in self.areas}
        content, drawing = self.world.content, self.drawing
        return {
            "board": self.name,
            "frame": [left, top, right - left, bottom - top],
            "areas": {self.world.areas[number].id: self._area(number) for number in self.areas},
            "seas": seas,
            "flood_plains": {
                plain.id: {"path": paths.shape(drawing.floods[plain.id]), "areas": list(plain.areas)}
                for plain in content.flood_plains.values()
                if on_board.issuperset(plain.areas)
            },
            "volcanoes": {
                volcano.id: {"at": list(drawing.volcanoes[volcano.id]), "areas": list(volcano.areas)}
                for volcano in content.volcanoes.values()
                if on_board.issuperset(volcano.areas)
            },
            "links": [self._link(pair) for pair in drawing.agreement.links if self._shows(pair)],
            "barriers": [self._barrier(pair) for pair in drawing.agreement.barriers if self._shows(pair)],
            "decoration": self._decoration(sea_taken),
        }

    def is_coastal(self, number: int) -> bool:
        """Whether an area has coastal water here: some have it only with both maps."""
        area = self.world.areas[number]
        return area.coastal and (area.coastal_with is None or self.name == "both")

    def _area(self, number: int) -> dict[str, Any]:
        area, placed, places = (
            self.world.areas[number],
            self.drawing.names[number],
            self.drawing.places[number],
        )
        tracing, water = self.ground.tracing, self.world.first_water + number
        arrangement, coastal = placed.arrangement, self.is_coastal(number)
        centroid = self.ground.shapes[number].centroid
        return {
            "region": area.region,
            "tint": self.drawing.tints[area.region],
            "land": paths.outline(tracing.rings([number])),
            **({"water": paths.outline(tracing.rings([water]))} if coastal else {}),
            "label": {
                "x": round(placed.x + arrangement.name_x),
                "y": round(placed.y + arrangement.name_y),
                "size": arrangement.size,
                "lines": list(arrangement.lines),
            },
            "scale": arrangement.scale,
            **{mark: [round(x), round(y)] for mark, (x, y) in placed.marks.items()},
            "tokens": [list(spot) for spot in places.tokens],
            "city": list(places.city),
            **({"ships": [list(spot) for spot in places.ships]} if coastal else {}),
            "centroid": [round(centroid.x / HALVES), round(centroid.y / HALVES)],
        }

    def _sea(self, number: int, taken: Mask) -> dict[str, Any]:
        label = self.world.first_sea + number
        name = place_sea_name(self.ground, label, self.world.seas[number].name, self.name, taken)
        cover(taken, name)
        ship = sea_place(self.ground, label, self.name, taken)
        return {
            "path": paths.outline(self.ground.tracing.rings([label])),
            "label": _sea_label(name),
            "ship": list(ship),
        }

    def _kept_clear(self) -> Mask:
        """What the cartouche and the compass cover."""
        taken = np.zeros(self.ground.labels.shape, bool)
        decor = self.world.features["decor"][self.name]
        for place, (across, down) in (("title", CARTOUCHE), ("rose", COMPASS)):
            x, y = self._in_frame(decor[place])
            wide, high = int(across * decor["scale"]), int(down * decor["scale"])
            taken[max(0, y - high) : y + high, max(0, x - wide) : x + wide] = True
        return taken

    def _in_frame(self, fraction: list[float]) -> tuple[int, int]:
        left, top, right, bottom = self.frame
        return round(left + fraction[0] * (right - left)), round(top + fraction[1] * (bottom - top))

    def _decoration(self, sea_taken: Mask) -> dict[str, Any]:
        scenery = draw_scenery(self.ground, self.name, set(self.areas), sea_taken | self.ground.taken)
        decor, world = self.world.features["decor"][self.name], self.world
        regions = sorted({world.areas[number].region for number in self.areas})
        closed = [number for number in self.areas if not self.is_coastal(number)]
        tracing = self.ground.tracing
        return {
            "coast": self._coast(),
            "regions": {region: paths.outline(tracing.rings(self._region(region))) for region in regions},
            "region_borders": paths.lines(self._region_borders()),
            "rivers": paths.lines(scenery.rivers),
            "lakes": paths.outline(tracing.rings([world.lake])),
            "closed_water": "".join(
                paths.outline(tracing.rings([world.first_water + number])) for number in closed
            ),
            "mountains": [list(mountain) for mountain in scenery.mountains],
            "dunes": [list(dune) for dune in scenery.dunes],
            "ships": [list(ship) for ship in scenery.ships],
            "cartouche": [*self._in_frame(decor["title"]), decor["scale"]],
            "compass": [*self._in_frame(decor["rose"]), decor["scale"]],
        }

    def _coast(self) -> str:
        land = unary_union(
            [self.ground.shapes[label] for label in (*range(self.world.first_water), self.world.outside)]
        )
        left, top, right, bottom = (edge * HALVES for edge in self.frame)
        margin = MARGIN * HALVES
        return paths.shape(
            land.buffer(0).intersection(box(left - margin, top - margin, right + margin, bottom + margin))
        )

    def _region(self, region: str) -> list[int]:
        return [number for number in self.areas if self.world.areas[number].region == region]

    def _region_borders(self) -> Iterable[list[tuple[int, int]]]:
        """The borders by land between two regions, and of the areas with land that is not in play."""
        region = {number: self.world.areas[number].region for number in self.areas}
        for arc in self.ground.tracing.arcs:
            if min(arc.left, arc.right) < 0:
                continue
            solid = {self.world.kind(label) for label in (arc.left, arc.right)} <= {"land", "outside"}
            if solid and region.get(arc.left) != region.get(arc.right):
                yield paths.whole(arc.points)

    def _shows(self, pair: Pair) -> bool:
        areas, seas = set(self.areas), {self.world.first_sea + number for number in self.seas}
        first_sea, count = self.world.first_sea, len(self.world.areas)
        return all(label in seas if label >= first_sea else label % count in areas for label in pair)

    def _link(self, pair: Pair) -> dict[str, Any]:
        ends = nearest_points(self.ground.shapes[pair[0]], self.ground.shapes[pair[1]])
        return self._crossing(pair, paths.lines([paths.whole((end.x, end.y) for end in ends)]))

    def _barrier(self, pair: Pair) -> dict[str, Any]:
        arcs = self.ground.tracing.between(*pair)
        return self._crossing(pair, paths.lines(paths.whole(arc.points) for arc in arcs))

    def _crossing(self, pair: Pair, path: str) -> dict[str, Any]:
        return {
            "a": self._id(pair[0]),
            "b": self._id(pair[1]),
            "kind": self.world.border_kind(*pair),
            "path": path,
        }

    def _id(self, label: int) -> str:
        first_sea = self.world.first_sea
        return self.world.seas[label - first_sea].id if label >= first_sea else self.world.area(label).id


def _sea_label(name: SeaName) -> dict[str, Any]:
    label = {"x": name.x, "y": name.y, "size": name.size, "lines": list(name.lines)}
    return label | ({"angle": name.angle} if name.angle else {})
