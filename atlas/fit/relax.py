"""The relaxation: labels change along borders at random until true neighbours touch, strangers not."""

import ctypes
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage

from atlas.fit.cells import Cells, Labels
from atlas.fit.corridors import Misfit, prefer_corridors
from atlas.fit.energy import Energy, contacts, energy_of, misfits
from atlas.fit.library import potts_library
from atlas.projection import Projection
from atlas.world import World

Say = Callable[[str], None]
Floats: TypeAlias = NDArray[np.float32]


@dataclass(frozen=True)
class Anneal:
    """How a relaxation goes: from hot to cold in rounds of sweeps; borders want `contact` sides of cells."""

    rounds: int
    sweeps: int
    hot: float
    cold: float
    contact: int
    scale: int


@dataclass
class Wishes:
    """How large each label wants to be and how much it minds, and the pull towards its seeds."""

    target: Floats
    stiffness: Floats
    spring: Floats
    x: Floats
    y: Floats


def relax(
    labels: Labels, cells: Cells, anneal: Anneal, world: World, projection: Projection, say: Say
) -> Labels:
    """The best labels of all rounds: those with the fewest misfits."""
    labels = np.ascontiguousarray(labels)
    energy, touching = energy_of(world), contacts(labels, world.labels)
    sizes = np.bincount(labels.ravel(), minlength=world.labels).astype(np.int32)
    wishes = _wishes(sizes, cells, anneal, world, projection)
    rough = _roughness(labels.shape, anneal.scale, world.grid["seed"] + 1)
    run = _runner(labels, cells, anneal, energy, touching, sizes, wishes, rough, world)
    best: tuple[float, Labels] | None = None
    for number in range(anneal.rounds):
        progress = number / (anneal.rounds - 1)
        missing, _ = misfits(touching, anneal.contact // 2, world)
        run(progress, prefer_corridors(labels, cells.domain, missing, 2 + 6 * progress, world))
        missing, extra = misfits(touching, anneal.contact // 2, world)
        score = 3 * len(missing) + sum(min(3, 1 + misfit.length / 6) for misfit in extra)
        if best is None or score <= best[0]:
            best = (score, labels.copy())
        if number % 4 == 3 or number == anneal.rounds - 1:
            say(f"round {number + 1}: {_count(missing)} missing, {_count(extra)} too many")
    if best is None:
        raise ValueError("no round was run")
    return best[1]


def _count(misfits: list[Misfit]) -> int:
    return len(misfits)


def _wishes(
    sizes: NDArray[np.int32], cells: Cells, anneal: Anneal, world: World, projection: Projection
) -> Wishes:
    target = np.maximum(sizes, 1).astype(np.float32)
    stiffness, spring, x, y = (np.zeros(world.labels, np.float32) for _ in range(4))
    per_cell = anneal.scale**2
    for number, places in enumerate(world.area_points):
        water = world.first_water + number
        most = 2200 if len(places) < 3 else 6000
        target[number] = np.clip(sizes[number], 560 * per_cell, most * per_cell)
        stiffness[number] = 3.0
        spring[number] = (0.035 if len(places) == 1 else 0.004) / anneal.scale
        points = [(px / cells.unit, py / cells.unit) for px, py in projection.points(places)]
        x[number], y[number] = np.mean(points, axis=0)
        target[water] = max(sizes[water], 120 * per_cell) if world.areas[number].coastal else 1
        stiffness[water] = 0.8
    for sea in range(world.first_sea, world.outside):
        target[sea] = max(sizes[sea], world.grid["sea_min"] * per_cell)
        stiffness[sea] = 12 if target[sea] < 3000 * per_cell else 1
    stiffness[world.outside] = 20
    return Wishes(target, stiffness, spring, x, y)


def _roughness(shape: tuple[int, int], scale: int, seed: int) -> Floats:
    """Borders cost more in some places than in others, so they wind."""
    luck = np.random.default_rng(seed)

    def waves(sigma: float) -> Any:
        field = ndimage.gaussian_filter(luck.standard_normal(shape), sigma, mode="reflect")
        field -= field.min()
        return field / field.max()

    fine, broad = waves(2.2 * scale), waves(6 * scale)
    rough: Floats = (0.55 + 0.45 * fine + 0.45 * broad).astype(np.float32)
    return rough


def _runner(
    labels: Labels,
    cells: Cells,
    anneal: Anneal,
    energy: Energy,
    touching: NDArray[np.int32],
    sizes: NDArray[np.int32],
    wishes: Wishes,
    rough: Floats,
    world: World,
) -> Callable[[float, tuple[Labels, Floats]], None]:
    """One round of the C library, which changes labels, contacts and sizes in place."""
    library = potts_library(world.grid["seed"])
    height, width = labels.shape
    domain, scratch = cells.domain, np.zeros(labels.size, np.int32)
    grid = world.grid

    def run(progress: float, preferred: tuple[Labels, Floats]) -> None:
        temperature = anneal.hot * (anneal.cold / anneal.hot) ** progress
        arrays = (touching, sizes, wishes.target, wishes.stiffness, wishes.x, wishes.y, wishes.spring, rough)
        library.potts(
            height,
            width,
            world.labels,
            *(_pointer(array) for array in (labels, domain, energy.cost, energy.true, energy.strangers)),
            ctypes.c_float(grid["stranger_cost"]),
            grid["stranger_radius"] * anneal.scale,
            *(_pointer(array) for array in (*arrays, *preferred)),
            ctypes.c_float(1.0 + 6.0 * progress),
            anneal.contact,
            ctypes.c_float(temperature),
            anneal.sweeps,
            _pointer(scratch),
        )

    return run


def _pointer(array: NDArray[Any]) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)
