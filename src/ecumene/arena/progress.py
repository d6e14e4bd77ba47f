"""A progress bar for long runs at a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def tracked(things: Iterable[T], total: int, label: str) -> Iterator[T]:
    """The things one by one, with a bar on standard error if that is a terminal."""
    if not sys.stderr.isatty():
        yield from things
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(things, description=label, total=total, console=Console(stderr=True), transient=True)
