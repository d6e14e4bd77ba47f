"""A process beside that of the house: it reads a line with a question and writes a line with the answer.

It gives way to the house, and ends when its input is closed. `server/bots/thinkers.py` starts such processes.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress

import msgspec

_GIVES_WAY = 5
"""Its nice value, relative to that of the house."""


def answer_lines(answer: Callable[[bytes], object]) -> None:
    """Answer line by line, until nobody asks any more; `null` where no answer was found."""
    with suppress(AttributeError, OSError):  # not everywhere
        os.nice(_GIVES_WAY)
    with suppress(BrokenPipeError, KeyboardInterrupt):
        for line in sys.stdin.buffer:
            found: object = None
            try:
                found = answer(line)
            except Exception:
                traceback.print_exc()
            sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
            sys.stdout.buffer.flush()
