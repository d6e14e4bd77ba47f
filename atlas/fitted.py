"""The fitted raster: which label each point has. It is kept, so that drawing never depends on a C compiler.

The file names the areas and seas of its labels, so their order in the content may change.
"""

import numpy as np
from numpy.typing import NDArray

from atlas.world import TABLES, World

FITTED = TABLES / "fitted.npz"


def write_fitted(labels: NDArray[np.int16], world: World) -> None:
    np.savez_compressed(FITTED, labels=labels.astype(np.int16), places=_places(world))


def read_fitted(world: World) -> NDArray[np.int32]:
    """The labels by the numbers of this world; raises ValueError if other places were fitted."""
    with np.load(FITTED) as kept:
        labels, places = kept["labels"], [str(place) for place in kept["places"]]
    numbers = {place: number for number, place in enumerate(_places(world))}
    if numbers.keys() != set(places):
        raise ValueError(f"fitted for other places: {sorted(numbers.keys() ^ set(places))}; run with --fit")
    renumbered: NDArray[np.int32] = np.array([numbers[place] for place in places], np.int32)[labels]
    return renumbered


def _places(world: World) -> list[str]:
    """What each label is, in the order of labels."""
    areas = [area.id for area in world.areas]
    seas = [sea.id for sea in world.seas]
    return [
        *(f"land {i}" for i in areas),
        *(f"water {i}" for i in areas),
        *(f"sea {i}" for i in seas),
        "outside",
        "lake",
    ]
