"""The cells that labels are given to: which are land, water or lake, and which never change."""

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage

from atlas.world import World

Mask: TypeAlias = NDArray[np.bool_]
Labels: TypeAlias = NDArray[np.int16]

LAND, WATER, FIXED = 0, 1, 2


@dataclass
class Cells:
    """`unit` board units wide; `frozen` is land whose label stays as it is."""

    unit: int
    land: Mask
    lakes: Mask
    frozen: Mask

    @property
    def water(self) -> Mask:
        rest: Mask = ~self.land & ~self.lakes
        return rest

    @property
    def domain(self) -> NDArray[np.uint8]:
        """A label never leaves its domain; what is fixed keeps its label."""
        domain = np.where(self.land, LAND, WATER).astype(np.uint8)
        domain[self.lakes | (self.frozen & self.land)] = FIXED
        return domain


def coarse_cells(land: Mask, lakes: Mask, unit: int) -> Cells:
    lake_cells = _mostly(lakes, unit)
    land_cells = _mostly(land, unit) & ~lake_cells
    return Cells(unit, land_cells, lake_cells, np.zeros(land_cells.shape, bool))


def refined(cells: Cells, labels: Labels, land: Mask, lakes: Mask, world: World) -> tuple[Cells, Labels]:
    """Cells of half the size; where the finer coast differs, the nearest label of the right kind is taken."""
    fine = coarse_cells(land, lakes, cells.unit // 2)
    shape = tuple(slice(0, size) for size in fine.land.shape)
    fine.frozen = _doubled(cells.frozen)[shape]
    doubled = _doubled(labels)[shape]
    kinds = np.array([_kind(world, label) for label in range(world.labels)], np.int8)
    wanted = np.where(fine.land, 1, np.where(fine.lakes, 3, 2))
    kept = np.where(kinds[doubled] == wanted, doubled, -1).astype(np.int16)
    for kind in (1, 2, 3):
        bare = (wanted == kind) & (kept < 0)
        known = (kept >= 0) & (wanted == kind)
        rows, columns = ndimage.distance_transform_edt(~known, return_distances=False, return_indices=True)
        kept[bare] = kept[rows[bare], columns[bare]]
    still = fine.frozen & fine.land
    kept[still] = doubled[still]
    return fine, kept


def _kind(world: World, label: int) -> int:
    return {"land": 1, "outside": 1, "water": 2, "sea": 2, "lake": 3}[world.kind(label)]


def _doubled(cells: NDArray[np.generic]) -> NDArray[np.generic]:
    return np.repeat(np.repeat(cells, 2, 0), 2, 1)


def _mostly(mask: Mask, unit: int) -> Mask:
    height, width = mask.shape
    tiles = mask[: height // unit * unit, : width // unit * unit]
    share = tiles.reshape(height // unit, unit, width // unit, unit).mean((1, 3))
    most: Mask = share >= 0.5
    return most
