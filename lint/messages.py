"""What the message of a broken contract is made of: the place of a module, and lines that stay whole."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from importlinter.application.output import console


def source_of(module: str) -> Path:
    """The file of a module, from the folder in which the check runs. Nothing of a package but its root is
    looked up by Python: that would import the packages on the way, and a module in a ring may not load."""
    root, *rest = module.split(".")
    spec = find_spec(root)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"there is no package '{root}'")
    place = Path(spec.origin).parent.joinpath(*rest)
    file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    return file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file


def say(*lines: str) -> None:
    """Print lines as they are: an editor cannot follow a place in a file that was wrapped."""
    for line in lines:
        console.print(line, markup=False, soft_wrap=True)
