"""Known troubles of the house: each is logged once with what to do, and reported by `/healthz`.

A known trouble is not a fault of the code: it is logged in one line, without a traceback.
"""

from __future__ import annotations

import logging
from collections import Counter
from typing import NamedTuple

from ecumene.server.errors import Damaged, HouseError, Unavailable
from ecumene.server.operations import measures

logger = logging.getLogger("ecumene.server.troubles")

_LONGEST = 300

DOCTOR = "close the house and run: ecumene doctor"

WHAT_TO_DO = {
    "journal": f"this table is on hold, all others go on; {DOCTOR}",
    "keeping": f"this table is on hold, all others go on; {DOCTOR}",
    "card": f"the lobby does not show tables that it cannot read; {DOCTOR}",
    "log": "the log is made again from the journal at each loading; run: ecumene doctor --repair",
    "snapshot": "the table is loaded from its journal, which takes longer; run: ecumene doctor --repair",
    "title": "install the package that brings this title; the table waits for it",
    "file": f"the file of the database is damaged; {DOCTOR}",
    "disk": "free space on the disk of the database; no answer is accepted until then",
    "writing": f"the database cannot be written to; check the rights of its file and folder, or {DOCTOR}",
    "database": "the database does not answer; check that it is running and can be reached",
    "room": "less than 100 MB are free on the disk of the database; free space before it is full",
    "clock": "the clock of this machine is earlier than the last entry that was written; correct it",
}
"""Every kind of trouble, and what the operator should do about it."""

UNABLE = ("disk", "writing", "database")
"""With these the house cannot do its work; with any other it goes on, also if a part of its file is lost."""


_HALTING = {"title": "title-missing", "journal": "damaged", "keeping": "damaged", "file": "damaged"}
"""With these a table cannot be loaded; each with the code of the error that its visitors get."""


class _Place(NamedTuple):
    kind: str
    table: str


class Troubles:
    """The troubles that one process knows: by kind, of the house as a whole or of a table."""

    def __init__(self) -> None:
        self._known: dict[_Place, str] = {}

    def note(self, kind: str, why: str, table: str = "") -> None:
        """Something is wrong. It is logged when it begins, not each time it is noticed."""
        place = _Place(kind, table)
        if place in self._known:
            return
        self._known[place] = why = " ".join(why.split())[:_LONGEST]
        measures.troubles.labels(kind).inc()
        facts = {"kind": kind, "why": why, "do": WHAT_TO_DO[kind]}
        logger.error("trouble", extra=facts | ({"table": table} if table else {}))

    def note_error(self, error: Damaged | Unavailable) -> None:
        table = error.table if isinstance(error, Damaged) else ""
        self.note(error.kind, error.why, table)

    def over(self, *kinds: str, table: str = "") -> None:
        """The trouble is over."""
        for kind in kinds:
            if self._known.pop(_Place(kind, table), None) is not None:
                measures.troubles.labels(kind).dec()
                logger.warning("trouble is over", extra={"kind": kind} | ({"table": table} if table else {}))

    def forget(self, table: str) -> None:
        """A table was quarantined: its troubles need no action any more."""
        self.over(*(kind for kind, where in list(self._known) if where == table), table=table)

    def has(self, *kinds: str) -> bool:
        return any(place.kind in kinds for place in self._known)

    def halting(self, table: str) -> str:
        """Why nobody can play at a table: the code of what visitors are told there; empty if they can."""
        kinds = (kind for kind in _HALTING if _Place(kind, table) in self._known)
        return next((_HALTING[kind] for kind in kinds), "")

    def counts(self) -> dict[str, int]:
        """How often there is each kind of trouble."""
        return dict(sorted(Counter(place.kind for place in self._known).items()))

    def tables(self) -> dict[str, list[str]]:
        """The tables that are damaged, by kind. Only for the operator."""
        found: dict[str, list[str]] = {}
        for kind, table in sorted(self._known):
            if table:
                found.setdefault(kind, []).append(table)
        return found


def log_failure(
    logger: logging.Logger, troubles: Troubles, message: str, error: Exception, **facts: object
) -> None:
    """Log failed work that will be tried again: a known trouble once, a fault of ours every time, with a
    traceback."""
    if isinstance(error, Damaged | Unavailable):
        troubles.note_error(error)
    elif isinstance(error, HouseError):
        logger.warning(message, extra={**facts, "why": error.code})
    else:
        logger.error(message, extra=facts, exc_info=error)
