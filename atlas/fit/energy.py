"""What borders cost: little between true neighbours, much between strangers; and which do not fit."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from atlas.fit.cells import Labels
from atlas.fit.corridors import Misfit
from atlas.world import World

STRANGERS, WRONG_SHORE, INLAND_SHORE, OWN_SHORE, OUTER_SEA = 3.2, 2.0, 3.0, 0.5, 0.6


@dataclass(frozen=True)
class Energy:
    """By pairs of labels: the cost of a border, whether it is a true one, whether the two are strangers."""

    cost: NDArray[np.float32]
    true: NDArray[np.uint8]
    strangers: NDArray[np.uint8]


def energy_of(world: World) -> Energy:
    count, outside = world.labels, world.outside
    cost, true = np.full((count, count), 1.0, np.float32), np.zeros((count, count), np.uint8)
    cost[:outside, :outside] = STRANGERS
    for one, other in world.borders:
        _both_ways(cost, one, other, 1.0)
        _both_ways(true, one, other, 1)
    for number, area in enumerate(world.areas):
        _both_ways(
            cost, number, slice(world.first_water, outside), WRONG_SHORE if area.coastal else INLAND_SHORE
        )
        if area.coastal:
            _both_ways(cost, number, world.first_water + number, OWN_SHORE)
            _both_ways(true, number, world.first_water + number, 1)
    for label in (outside, world.lake):
        _both_ways(cost, label, slice(None), 1.0)
    _both_ways(cost, outside, slice(world.first_sea, outside), OUTER_SEA)
    np.fill_diagonal(cost, 0)
    return Energy(cost, true, _strangers(true, world))


def _both_ways(table: NDArray[Any], one: int, other: int | slice, value: float) -> None:
    table[one, other] = value
    table[other, one] = value


def _strangers(true: NDArray[np.uint8], world: World) -> NDArray[np.uint8]:
    """Pairs whose contact would mean a border that the rules do not know."""
    strangers = np.zeros(true.shape, np.uint8)
    for one in range(world.outside):
        for other in range(world.outside):
            if one != other and not true[one, other] and world.border_kind(one, other):
                strangers[one, other] = 1
    return strangers


def contacts(labels: Labels, count: int) -> NDArray[np.int32]:
    """How many sides of cells each pair of labels has in common."""
    table = np.zeros((count, count), np.int32)
    for one, other in ((labels[:, :-1], labels[:, 1:]), (labels[:-1], labels[1:])):
        differ = one != other
        np.add.at(table, (one[differ], other[differ]), 1)
        np.add.at(table, (other[differ], one[differ]), 1)
    return table


def misfits(touching: NDArray[np.int32], needed: int, world: World) -> tuple[list[Misfit], list[Misfit]]:
    """True borders that are missing or too short, and contacts that are no borders."""
    missing = [
        Misfit(one, other, kind, int(touching[one, other]))
        for (one, other), kind in world.borders.items()
        if touching[one, other] < needed
    ]
    extra = []
    for one, other in zip(*(at.tolist() for at in np.nonzero(np.triu(touching, 1))), strict=True):
        kind = world.border_kind(one, other)
        if kind and (one, other) not in world.borders:
            extra.append(Misfit(one, other, kind, int(touching[one, other])))
    return missing, extra
