"""The output of a command: its report as text or as one JSON document, its failure as one sentence."""

from __future__ import annotations

import json as plain_json
import sys
import traceback
from collections.abc import Callable
from typing import Any

from cyclopts import CycloptsError

from ecumene.bots.names import UnknownBot
from ecumene.cli.mistakes import Mistake, Reported
from ecumene.table.chance import BadRecord
from ecumene.table.data.content import ContentError
from ecumene.table.meta import BadOpening
from ecumene.table.questions.refusal import Refused
from ecumene.table.record.journal import BrokenJournal, OtherRules

FAILURES: tuple[type[Exception], ...] = (
    CycloptsError,
    Mistake,
    BadOpening,
    BadRecord,
    BrokenJournal,
    ContentError,
    OtherRules,
    Refused,
    UnknownBot,
    OSError,
)


def say(document: Any, as_json: bool, as_text: Callable[[Any], Any]) -> None:
    """Print a report: as JSON, or as the text that `as_text` makes with the module of tables."""
    if as_json:
        print(plain_json.dumps(document, ensure_ascii=False))
        return
    from rich.console import Console
    from rich.text import Text

    from ecumene.cli import tables

    text = as_text(tables)
    Console(highlight=False).print(text, soft_wrap=isinstance(text, Text))


def apologise(error: Exception, *, as_json: bool) -> int:
    """Report the failure in one sentence; returns the exit code."""
    sentence = _sentence(error)
    if as_json and not isinstance(error, Reported):
        print(plain_json.dumps({"error": sentence}, ensure_ascii=False))
    print(sentence, file=sys.stderr)
    return 1


def confess(error: Exception, *, as_json: bool) -> int:
    """A fault of ours: where it happened goes to standard error, scripts still get one document."""
    if as_json:
        sentence = f"Ecumene has a fault: {type(error).__name__}: {error}"
        print(plain_json.dumps({"error": sentence}, ensure_ascii=False))
    traceback.print_exception(error)
    return 1


def _sentence(error: Exception) -> str:
    if isinstance(error, OSError):
        return f"{error.filename or 'The file'}: {error.strerror or error}."
    words = " ".join(str(error).split())
    return words if words.endswith((".", "!", "?")) else f"{words}."
