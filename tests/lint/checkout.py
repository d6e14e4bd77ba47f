"""A small checkout to lint: a package `game` with the modules that a test gives it, and one contract."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]

PYPROJECT = """
[tool.importlinter]
root_package = "game"
contract_types = [
    "no_rings: lint.rings.NoRings",
    "no_crowded_folders: lint.folders.NoCrowdedFolders",
    "titles_apart: lint.titles.TitlesApart",
]

[[tool.importlinter.contracts]]
name = "The contract"
"""


@dataclass(frozen=True)
class Verdict:
    passed: bool
    said: list[str]
    """The lines of its output, without those that are empty."""


def lint(folder: Path, contract: str, modules: dict[str, str]) -> Verdict:
    """What `lint-imports` says of these modules, which are given by their paths inside the package."""
    for path, source in {"__init__.py": "", **modules}.items():
        file = folder / "game" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source)
    (folder / "pyproject.toml").write_text(PYPROJECT + contract)
    done = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache", "--no-logo"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0 or "Broken contracts" in done.stdout, done.stdout + done.stderr
    return Verdict(done.returncode == 0, [line for line in done.stdout.splitlines() if line])
