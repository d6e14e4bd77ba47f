"""What the doctor finds, and what repairs it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

import msgspec

from ecumene.server.database.store import Statement

Severity = Literal["damage", "warning", "hint"]
SEVERITIES: tuple[Severity, ...] = ("damage", "warning", "hint")
"""Something is lost or cannot be used; something should be put right; something is worth knowing."""


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that is wrong: by which check, how bad, what and where it is, and what to do about it.

    `repairable`: the journals, or the program alone, say how it must be.
    """

    check: str
    severity: Severity
    what: str
    do: str
    table: str = ""
    name: str = ""
    entry: int | None = None
    repairable: bool = False
    repaired: bool = False


Remedy = Sequence[Statement] | Callable[[], object]
"""Statements that are carried out together, or something to be done outside of the database."""


class Found(NamedTuple):
    finding: Finding
    remedy: Remedy | None = None


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """All that was found. `unseen` says what could not be looked at, and why; `backup` is the file that was
    made before anything was repaired."""

    database: str
    revision: str
    tables: int
    entries: int
    seconds: float
    findings: list[Finding]
    unseen: list[str]
    backup: str = ""

    @property
    def well(self) -> bool:
        """Whether nothing has to be done; findings that are only worth knowing do not count."""
        return not any(each.severity != "hint" and not each.repaired for each in self.findings)


class CannotLook(Exception):
    """There is nothing to look at, or it must not be read: a sentence that says why."""


REPAIR = "Run ecumene doctor --repair"


def mendable(check: str, severity: Severity, what: str, remedy: Remedy, do: str = REPAIR) -> Found:
    return Found(Finding(check, severity, what, f"{do}.", repairable=True), remedy)


def found(check: str, severity: Severity, what: str, do: str) -> Found:
    return Found(Finding(check, severity, what, do))
