"""The example of docs/titles.md as a package that is installed beside the house."""

from __future__ import annotations

import tomllib
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "examples" / "noughts"


def install(folder: Path) -> list[str]:
    """Lay down what an installer writes of the package; the folders where Python then looks."""
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text())["project"]
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1.0\n")
    points = project["entry-points"]["ecumene.titles"].items()
    found = "".join(f"{name} = {module}\n" for name, module in points)
    (info / "entry_points.txt").write_text(f"[ecumene.titles]\n{found}")
    return [str(PACKAGE), str(folder)]


def with_it(folder: Path) -> str:
    """A program that runs the commands where the package is installed."""
    return f"import sys; sys.path[:0] = {install(folder)!r}; from ecumene.cli import main; main()"
