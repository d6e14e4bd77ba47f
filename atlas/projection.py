"""From longitude and latitude to board units: Miller's projection, squeezed in the north, with lenses.

A lens magnifies a crowded part of the world. Its push fades like the field of a point, so nothing folds over.
"""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from atlas.world import Lonlat

Floats: TypeAlias = NDArray[np.float64]


class Projection:
    def __init__(self, features: dict[str, Any]) -> None:
        grid = features["grid"]
        self.scale: int = grid["units_per_degree"]
        self._latitudes = np.linspace(-5, 66, 1421)
        self._heights = _heights(self._latitudes, np.array(grid["lat_scale"]))
        self._lenses = [
            (lens["lon"], float(self._height(lens["lat"])), lens["gain"], lens["sigma"])
            for lens in features["focus"]
        ]
        west, east, south, north = grid["extent"]
        self._left, right = self._bent(west, 42)[0], self._bent(east, 20)[0]
        self._top = min(self._bent(at, north)[1] for at in (-10, 20, 90))
        bottom = max(self._bent(at, south)[1] for at in (25, 60, 90))
        self.width = round((right - self._left) * self.scale) // 16 * 16
        self.height = round((self._top - bottom) * self.scale) // 16 * 16

    def points(self, places: Iterable[Sequence[float]]) -> list[Lonlat]:
        """Places of the world as points of the board."""
        given = np.array(list(places), float)
        x, y = self._warp(given[:, 0], self._height(given[:, 1]))
        return list(
            zip(
                ((x - self._left) * self.scale).tolist(), ((self._top - y) * self.scale).tolist(), strict=True
            )
        )

    def point(self, longitude: float, latitude: float) -> Lonlat:
        return self.points([(longitude, latitude)])[0]

    def frame(self, west: float, east: float, south: float, north: float) -> tuple[int, int, int, int]:
        """Left, top, right and bottom of a board that reaches so far."""
        middle, low = (west + east) / 2, 60 if east > 60 else 10
        return (
            max(0, round(self.point(west, 36)[0])),
            max(0, round(self.point(middle, north)[1])),
            min(self.width, round(self.point(east, 20)[0])),
            min(self.height, round(self.point(low, south)[1])),
        )

    def _height(self, latitude: Any) -> Any:
        return np.interp(latitude, self._latitudes, self._heights)

    def _bent(self, longitude: float, latitude: float) -> tuple[float, float]:
        x, y = self._warp(np.array(float(longitude)), np.array(float(self._height(latitude))))
        return float(x), float(y)

    def _warp(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        push_x, push_y = np.zeros_like(x), np.zeros_like(y)
        for centre_x, centre_y, gain, sigma in self._lenses:
            square = (x - centre_x) ** 2 + (y - centre_y) ** 2 + 1e-9
            push = gain * sigma**2 * (1 - np.exp(-square / (2 * sigma**2))) / square
            push_x += (x - centre_x) * push
            push_y += (y - centre_y) * push
        return x + push_x, y + push_y


def _heights(latitudes: Floats, knots: Floats) -> Floats:
    miller = np.degrees(1.25 * np.arcsinh(np.tan(0.8 * np.radians(latitudes))))
    stretch = np.interp(latitudes, knots[:, 0], knots[:, 1])
    steps = np.diff(miller) * (stretch[1:] + stretch[:-1]) / 2
    return np.concatenate([[0], np.cumsum(steps)])
