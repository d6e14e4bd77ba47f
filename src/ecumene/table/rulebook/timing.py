"""A time limit for code that may never end: for example a rule with an endless loop."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class TimeUp(BaseException):
    """The time is up. It is no `Exception`, so that no rule catches it by mistake."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raise `TimeUp` in the present thread if the body of the block takes longer. It is raised between two
    steps of Python, so a single call of C code is not interrupted.

    >>> with at_most(5):
    ...     sum(range(10))
    45
    """
    here, struck = threading.get_ident(), threading.Event()

    def strike() -> None:
        struck.set()
        _raise_in(here, TimeUp)

    timer = threading.Timer(seconds, strike)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        if struck.is_set():  # else nothing is taken back: Python 3.11 would look for it before every step
            _raise_in(here, None)  # an exception that came too late must not hit other code


def _raise_in(thread: int, error: type[BaseException] | None) -> None:
    given = None if error is None else ctypes.py_object(error)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), given)
