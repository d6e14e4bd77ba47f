"""The commands that we tell people to type, in a form that works in their shell and folder."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

from ecumene.terminal import saves


def resume(title: str, path: Path) -> str:
    """The command for a saved game; `--resume` alone if it finds this game."""
    if path == saves.newest(title):
        return f"{_program()} play {title} --resume"
    return f"{_program()} play {title} --resume {_typed(path)}"


def resume_file(title: str, path: Path) -> str:
    """The command for exactly this game, whatever is saved later."""
    return f"{_program()} play {title} --resume {_typed(path)}"


def verify(journal: Path) -> str:
    return f"{_program()} verify {_typed(journal)}"


def _program() -> str:
    """The command that started this program, or only its name if the shell finds it by that."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py" and called.parent.name == "ecumene":
        return f"{shlex.quote(sys.executable)} -m ecumene"
    found = shutil.which("ecumene")
    if called.stem != "ecumene" or (found and Path(found).resolve() == called.resolve()):
        return "ecumene"
    return shlex.quote(str(called))


def _typed(path: Path) -> str:
    """A path as one word of a shell, shortened inside the user's home folder."""
    if path.is_absolute() and path.is_relative_to(Path.home()):
        return f"~/{shlex.quote(str(path.relative_to(Path.home())))}"
    return shlex.quote(str(path))
