"""`python -m atlas` draws the boards; `--fit` first fits the areas to the borders of the rules anew."""

import argparse
import sys
import time
from pathlib import Path

import numpy as np

from atlas.agreement import compare
from atlas.document import BOARDS, Board, make_drawing, write
from atlas.fitted import read_fitted, write_fitted
from atlas.ground import make_ground
from atlas.projection import Projection
from atlas.tracing import Tracing
from atlas.world import World, read_world

BUILT = Path(__file__).parents[1] / "src/ecumene/titles/empires/boards"
STARTED = time.monotonic()


def main() -> None:
    wanted = _wanted()
    world = read_world()
    projection = Projection(world.features)
    if wanted.fit:
        from atlas.fit import fit  # only this needs a C compiler

        write_fitted(fit(world, projection, say), world)
    labels = read_fitted(world)
    tracing = Tracing(labels, world.grid["cell"] // 2, world)
    agreement = compare(tracing, world)
    _tell(world, "link", agreement.links)
    _tell(world, "barrier", agreement.barriers)
    shortest = min(agreement.lengths.values())
    say(f"{len(tracing.arcs)} borders; the shortest that counts is {shortest:.1f} units")
    drawing = make_drawing(make_ground(world, projection, tracing), agreement)
    wanted.into.mkdir(parents=True, exist_ok=True)
    for name in wanted.boards or BOARDS:
        path = write(Board(drawing, name).document(), wanted.into)
        say(f"{path.name}: {path.stat().st_size // 1000} kB")


def _wanted() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m atlas", description=__doc__)
    parser.add_argument(
        "boards", nargs="*", choices=[[], *BOARDS], help="which boards to draw; all by default"
    )
    parser.add_argument("--fit", action="store_true", help="fit the areas anew (needs gcc, about a minute)")
    parser.add_argument("--into", type=Path, default=BUILT, help="the folder to write to")
    return parser.parse_args()


def _tell(world: World, what: str, pairs: list[tuple[int, int]]) -> None:
    for one, other in pairs:
        say(f"{what}: {world.name(one)} - {world.name(other)}")


def say(text: str) -> None:
    print(f"[{time.monotonic() - STARTED:5.1f} s] {text}", file=sys.stderr)


if __name__ == "__main__":
    np.seterr(all="raise", under="ignore")
    main()
