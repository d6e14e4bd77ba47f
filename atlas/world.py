"""What is drawn: the areas and seas of the title's content, and where on earth they lie.

Every point of the raster carries a label. Areas and seas are numbered in the order of the content: first the
land of each area, then its coastal water, then the open seas, then land that is not in play, then lakes.
"""

import json
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

from ecumene.titles.empires.components import Content
from ecumene.titles.empires.content import load
from ecumene.titles.lineage.printed.components import Area, Sea

Kind = Literal["land", "water", "sea", "outside", "lake"]
Lonlat = tuple[float, float]
Pair = tuple[int, int]

TABLES = Path(__file__).parent / "content"


@dataclass(frozen=True)
class World:
    content: Content
    areas: tuple[Area, ...]
    seas: tuple[Sea, ...]
    area_points: tuple[tuple[Lonlat, ...], ...]
    sea_points: tuple[tuple[Lonlat, ...], ...]
    features: dict[str, Any]

    @property
    def grid(self) -> dict[str, Any]:
        grid: dict[str, Any] = self.features["grid"]
        return grid

    @property
    def first_water(self) -> int:
        return len(self.areas)

    @property
    def first_sea(self) -> int:
        return 2 * len(self.areas)

    @property
    def outside(self) -> int:
        return self.first_sea + len(self.seas)

    @property
    def lake(self) -> int:
        return self.outside + 1

    @property
    def labels(self) -> int:
        return self.lake + 1

    def kind(self, label: int) -> Kind:
        if label < self.first_water:
            return "land"
        if label < self.first_sea:
            return "water"
        if label < self.outside:
            return "sea"
        return "outside" if label == self.outside else "lake"

    def name(self, label: int) -> str:
        """The label in words, for messages."""
        kind = self.kind(label)
        if kind in ("outside", "lake"):
            return kind
        place = self.seas[label - self.first_sea] if kind == "sea" else self.area(label)
        return f"{place.name} (water)" if kind == "water" else place.name

    def area(self, label: int) -> Area:
        """The area whose land or coastal water a label is."""
        return self.areas[label % len(self.areas)]

    @cached_property
    def borders(self) -> dict[Pair, str]:
        """The borders of the rules with both maps, by labels, and their kind."""
        at = {area.id: number for number, area in enumerate(self.areas)}
        sea_at = {sea.id: self.first_sea + number for number, sea in enumerate(self.seas)}
        borders: dict[Pair, str] = {}
        for number, area in enumerate(self.areas):
            water = self.first_water + number
            for other in area.land:
                borders[ordered(number, at[other])] = "land"
            for other in area.water:
                borders[ordered(water, self.first_water + at[other])] = "water"
            for sea in area.seas:
                borders[water, sea_at[sea]] = "sea"
        for open_sea in self.seas:
            for neighbour in open_sea.seas:
                borders[ordered(sea_at[open_sea.id], sea_at[neighbour])] = "sea"
        return borders

    def border_kind(self, one: int, other: int) -> str | None:
        """What a common line of two labels means for the rules; None where it means nothing."""
        kinds = {self.kind(one), self.kind(other)}
        if kinds == {"land"}:
            return "land"
        if kinds == {"water"}:
            return "water"
        return "sea" if kinds in ({"water", "sea"}, {"sea"}) else None


def ordered(one: int, other: int) -> Pair:
    return (one, other) if one < other else (other, one)


def read_world() -> World:
    content = load()
    seeds = _table("seeds")
    return World(
        content=content,
        areas=tuple(content.areas.values()),
        seas=tuple(content.seas.values()),
        area_points=tuple(_points(seeds["areas"][area]) for area in content.areas),
        sea_points=tuple(_points(seeds["seas"][sea]) for sea in content.seas),
        features=_table("features"),
    )


def geography() -> dict[str, list[Any]]:
    """Coasts, lakes and rivers of Natural Earth, by longitude and latitude."""
    read: dict[str, list[Any]] = json.loads((TABLES / "geography.json").read_text())
    return read


def letters() -> dict[str, dict[str, int]]:
    """The widths of letters, in thousandths of their size."""
    return _table("letters")


def _points(raw: list[list[float]]) -> tuple[Lonlat, ...]:
    return tuple((longitude, latitude) for longitude, latitude in raw)


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads((TABLES / f"{name}.toml").read_text())
