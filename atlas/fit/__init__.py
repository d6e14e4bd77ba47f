"""Fits the drawn areas to the graph of the rules: every true border long enough, and no other contact.

The land starts with the nearest seed, the water with the nearest coast; then labels change along borders at
random (simulated annealing), first in cells of four units, then of two. The coastline never moves.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from atlas.fit.cells import Cells, coarse_cells, refined
from atlas.fit.relax import Anneal, relax
from atlas.fit.start import keep_largest, start_labels
from atlas.projection import Projection
from atlas.shore import land_and_lakes
from atlas.world import World

Say = Callable[[str], None]

COARSE = Anneal(rounds=22, sweeps=60, hot=2.2, cold=0.25, contact=9, scale=1)


def fit(world: World, projection: Projection, say: Say) -> NDArray[np.int16]:
    """The label of every point, at two board units a point."""
    land, lakes = land_and_lakes(world, projection)
    cells = coarse_cells(land, lakes, world.grid["cell"])
    labels = start_labels(cells, world, projection, say)
    labels = relax(labels, cells, COARSE, world, projection, say)
    fine = Anneal(rounds=24, sweeps=14, hot=1.1, cold=0.12, contact=world.grid["contact_target"], scale=2)
    cells, labels = refined(cells, labels, land, lakes, world)
    keep_largest(labels, cells, world)
    labels = relax(labels, cells, fine, world, projection, say)
    _straight_rim(labels, cells)
    keep_largest(labels, cells, world)
    return labels


def _straight_rim(labels: NDArray[np.int16], cells: Cells) -> None:
    """The outermost cells, which never changed, take the labels of their neighbours."""
    domain = cells.domain
    for _ in range(2):
        labels[0] = np.where(domain[0] == domain[1], labels[1], labels[0])
        labels[-1] = np.where(domain[-1] == domain[-2], labels[-2], labels[-1])
        labels[:, 0] = np.where(domain[:, 0] == domain[:, 1], labels[:, 1], labels[:, 0])
        labels[:, -1] = np.where(domain[:, -1] == domain[:, -2], labels[:, -2], labels[:, -1])
