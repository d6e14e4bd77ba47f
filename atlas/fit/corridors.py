"""True neighbours that do not touch yet: cells on the cheapest way between them prefer to be theirs."""

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import dijkstra

from atlas.fit.cells import LAND, WATER, Labels, Mask
from atlas.world import World

Floats: TypeAlias = NDArray[np.float32]
Cell = tuple[int, int]

BARRED = 1e6  # the cost of a cell of the other domain
MARGIN = 4


@dataclass(frozen=True)
class Misfit:
    """Two labels that should touch and do not, or the other way round, and how long they do."""

    one: int
    other: int
    kind: str
    length: int


def prefer_corridors(
    labels: Labels, domain: NDArray[np.uint8], missing: list[Misfit], strength: float, world: World
) -> tuple[Labels, Floats]:
    """For each cell the label it prefers, if any, and how strongly."""
    preferred = np.full(labels.shape, -1, np.int16)
    strengths = np.zeros(labels.shape, np.float32)
    for misfit in missing:
        wanted = LAND if misfit.kind == "land" else WATER
        way = _between(labels, domain, misfit, wanted)
        for number, (row, column) in enumerate(way):
            owner = misfit.one if number < len(way) / 2 else misfit.other
            around = (slice(max(0, row - 1), row + 2), slice(max(0, column - 1), column + 2))
            here = domain[around] == wanted
            preferred[around][here] = owner
            strengths[around][here] = strength
    return preferred, strengths


def _between(labels: Labels, domain: NDArray[np.uint8], misfit: Misfit, wanted: int) -> list[Cell]:
    """The cells on the way from one label to the other that belong to neither."""
    rows, columns = np.nonzero(np.isin(labels, (misfit.one, misfit.other)))
    top, left = max(0, rows.min() - MARGIN), max(0, columns.min() - MARGIN)
    window = (slice(top, rows.max() + MARGIN + 1), slice(left, columns.max() + MARGIN + 1))
    here = labels[window]
    cost = np.where(domain[window] == wanted, 1.0, BARRED)
    way = _route(cost, here == misfit.one, here == misfit.other)
    return [
        (row + top, column + left)
        for row, column in way
        if here[row, column] not in (misfit.one, misfit.other)
    ]


def _route(cost: NDArray[np.float64], start: Mask, goal: Mask) -> list[Cell]:
    """The cheapest way between two masks, also diagonally; empty if there is none."""
    height, width = cost.shape
    open_cells = cost < BARRED / 10
    if not (start & open_cells).any() or not (goal & open_cells).any():
        return []
    count, numbers = height * width, np.arange(height * width).reshape(height, width)
    ones, others, costs = [], [], []
    for down, across, length in ((0, 1, 1.0), (1, 0, 1.0), (1, 1, 1.414), (1, -1, 1.414)):
        a = (slice(0, height - down), slice(max(0, -across), width - max(0, across)))
        b = (slice(down, height), slice(max(0, across), width + min(0, across)))
        passable = open_cells[a] & open_cells[b]
        ones.append(numbers[a][passable])
        others.append(numbers[b][passable])
        costs.append(((cost[a] + cost[b]) * 0.5 * length)[passable])
    starts = numbers[start & open_cells]
    ones.append(np.full(len(starts), count))
    others.append(starts)
    costs.append(np.full(len(starts), 0.001))
    steps = (np.concatenate(ones), np.concatenate(others))
    graph = coo_matrix((np.concatenate(costs), steps), shape=(count + 1, count + 1)).tocsr()
    distance, before = dijkstra(graph, directed=False, indices=count, return_predecessors=True)
    goals = numbers[goal & open_cells]
    at = int(goals[np.argmin(distance[goals])])
    if not np.isfinite(distance[at]):
        return []
    way = []
    while at not in (count, -9999):
        way.append(divmod(at, width))
        at = int(before[at])
    return way[::-1]
