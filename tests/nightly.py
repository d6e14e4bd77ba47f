"""The long checks of `make nightly`: tests with more examples, hostile games, a cluster, mutants.

It should end within two hours on two cores, and always ends within three. Each part reports its time, and
runs even if others fail.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tests.steps import BINARIES, Step, run

PARTS = ("tests", "games", "cluster", "mutants")
LONGEST = 170.0
"""Minutes that all of it may take."""
MINUTES = {"tests": 90.0, "quiet": 5.0, "games": 10.0, "cluster": 10.0, "mutants": 30.0}
"""What each of these may take; for games it is each kind of them."""
MUTANTS = ("ages", "cultures", "empires", "empires:lineage", "expansion", "expansion:lineage")

CLUSTER = (
    "make -s cluster && exec make -s test-cluster; echo 'Ray could not be fetched: no cluster is tried.'"
)
"""Ray is large, and not everywhere to be had."""


class Games(NamedTuple):
    """Hostile games: for one of them as many are played as `share` says, to the end or to a turn."""

    options: str
    share: float
    turns: int | None = None


GAMES = (
    Games("ages --seats 4", 1),
    Games("cultures", 1),
    Games("empires --seats 3", 0.1, 8),
    Games("empires --seats 4 --option map=west", 0.1, 8),
    Games("empires --seats 5 --option game=short", 0.04),
    Games("empires --seats 9", 0.04, 5),
    Games("empires --seats 9", 0.004),
    Games("empires --seats 12", 0.02, 3),
    Games("empires --seats 18", 0.01, 3),
    Games("expansion --seats 7", 0.04, 4),
    Games("expansion --seats 7", 0.004),
    Games("expansion --seats 11", 0.01, 4),
    Games("expansion --seats 18", 0.01, 3),
)


def steps(parts: Sequence[str], games: int, seed: int, minutes: float) -> Iterator[Step]:
    if "tests" in parts:
        yield from _tests()
    if "games" in parts:
        yield from _games(games, seed)
    if "cluster" in parts:
        yield Step("A cluster", ["sh", "-c", CLUSTER], minutes=MINUTES["cluster"])
    if "mutants" in parts:
        asked = ["--sample", "1000000", "--seed", str(seed), "--minutes", str(minutes), "--jobs", "2"]
        command = [sys.executable, "-m", "tests.mutation", *MUTANTS, *asked]
        yield Step("Mutants of the rules: survivors are cases to write", command, minutes=MINUTES["mutants"])


def _tests() -> Iterator[Step]:
    searching = {"HYPOTHESIS_PROFILE": "nightly"}
    pytest = [sys.executable, "-m", "pytest", "-q"]
    side_by_side = [*pytest, "-n", "auto", "--dist", "worksteal", "-m", "not quiet"]
    yield Step("Tests with more examples", side_by_side, minutes=MINUTES["tests"], environment=searching)
    yield Step(
        "Tests of how long things take",
        [*pytest, "-m", "quiet"],
        minutes=MINUTES["quiet"],
        environment=searching,
    )


def _games(games: int, seed: int) -> Iterator[Step]:
    for options, share, turns in GAMES:
        number = max(1, round(games * share))
        command = [f"{BINARIES}/ecumene", "fuzz", *options.split(), "--games", str(number)]
        command += ["--seed", str(seed), "--jobs", str(min(2, number))]
        if turns is not None:
            command += ["--max-turns", str(turns)]
        end = "to the end" if turns is None else f"of {turns} turns"
        yield Step(f"Hostile games {end}: {options}, {number}", command, minutes=MINUTES["games"])


def main(arguments: Sequence[str]) -> None:
    reader = argparse.ArgumentParser(prog="python -m tests.nightly", description=__doc__)
    reader.add_argument("parts", nargs="*", help=f"which of {', '.join(PARTS)}; all if none is named")
    reader.add_argument("--games", type=int, default=500, help="hostile games of a small title")
    reader.add_argument("--seed", type=int, default=1, help="what games and mutants are drawn")
    reader.add_argument(
        "--minutes", type=float, default=6, help="minutes of mutants for each title and folder"
    )
    asked = reader.parse_args(arguments)
    if unknown := set(asked.parts) - set(PARTS):
        reader.error(f"there is no part {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    failed = run(steps(asked.parts or PARTS, asked.games, asked.seed, asked.minutes), LONGEST)
    if failed:
        sys.exit(f"Failed: {'; '.join(failed)}.")
    print("The night was quiet.")


if __name__ == "__main__":
    main(sys.argv[1:])
