"""Files of cases, of a title or of somebody else: they are read, checked field by field, and run.

A file names the `title` of its cases, unless the caller does. Errors in a file are reported with the path of
the field, positions in a list counted from 1: `case[2].when[1].seat`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

import msgspec

from ecumene.table.data.content import ContentError, parse
from ecumene.table.data.shapes import Problem, did_you_mean, found, misfits, shape
from ecumene.table.rulebook.cases import AnyTitle, Case, run
from ecumene.table.rulebook.positions import MOST_PROBLEMS
from ecumene.table.rulebook.sections import sections_of

_CLAIMS = (
    *("then", "asked", "offered", "sees", "told", "untold"),
    *("reads", "defaults", "advised", "progress", "counsel", "content"),
)


class File(NamedTuple):
    """A file of cases: its name, and its text."""

    name: str
    text: str


class Failed(msgspec.Struct, frozen=True):
    """A case whose claim is not true, or a file that cannot be read (then `case` is empty)."""

    file: str
    case: str
    what: str


class FilesReport(msgspec.Struct, frozen=True, kw_only=True):
    """The result of running the cases of some files."""

    files: int
    cases: int
    failed: int
    failures: list[Failed]


def cases_in(text: str) -> tuple[str, list[Case]]:
    """The title that a file names, if any, and its cases; raises `ContentError` with all that is wrong."""
    raw = parse(text)
    wrong = list(islice(_problems(raw), MOST_PROBLEMS))
    if wrong:
        raise ContentError(wrong)
    return raw.get("title", ""), [msgspec.convert(each, Case) for each in raw.get("case", [])]


def run_files(files: Sequence[File], title_of: Callable[[str], AnyTitle]) -> FilesReport:
    """Run the cases of files; `title_of` makes a title of the name that a file gives, or none."""
    failures: list[Failed] = []
    count = 0
    for file in files:
        try:
            name, cases = cases_in(file.text)
            title = title_of(name)
        except ContentError as error:
            failures += [Failed(file.name, "", str(problem)) for problem in error.problems]
            continue
        except ValueError as error:
            failures.append(Failed(file.name, "", f"title: {error}"))
            continue
        count += len(cases)
        failures += _failed(title, file, cases)
    broken = len({(failed.file, failed.case) for failed in failures})
    return FilesReport(files=len(files), cases=count, failed=broken, failures=failures)


def _failed(title: AnyTitle, file: File, cases: Sequence[Case]) -> Iterator[Failed]:
    sections = sections_of(title)
    for case in cases:
        for section in case.cites:
            if section not in sections:
                hint = did_you_mean(section, sections, None)
                said = f"cites: there is no section '{section}'" + (f"; {hint}" if hint else "")
                yield Failed(file.name, case.name, said)
        try:
            run(title, case)
        except Exception as error:  # a crash of the rules is a failed case like any other
            yield Failed(file.name, case.name, str(error) or type(error).__name__)


def _problems(raw: Mapping[str, Any]) -> Iterator[Problem]:
    for name, value in raw.items():
        if name == "title" and not isinstance(value, str):
            yield Problem(name, f"expected text, found {found(value)}")
        elif name not in ("title", "case"):
            hint = did_you_mean(name, ("title", "case"), "a file has")
            yield Problem(name, f"there is no such field; {hint}")
    cases = raw.get("case", [])
    if not isinstance(cases, list):
        yield Problem("case", "expected a list: write [[case]] before each of them")
        return
    if not cases:
        yield Problem("case", "there is none; write [[case]] before each of them")
    names: set[str] = set()
    for place, each in enumerate(cases, 1):
        where = f"case[{place}]"
        wrong = list(misfits(each, shape(Case), where))
        yield from wrong or _contradictions(each, where)
        called = each.get("name") if isinstance(each, Mapping) else None
        if isinstance(called, str) and called in names:
            yield Problem(f"{where}.name", f"another case is called '{called}'")
        if isinstance(called, str):
            names.add(called)


def _contradictions(case: Mapping[str, Any], where: str) -> Iterable[Problem]:
    """Parts of a case that contradict each other."""
    steps = case.get("when", [])
    for place, step in enumerate(steps, 1):
        here = f"{where}.when[{place}]"
        if ("answer" in step) == bool(step.get("default")):
            yield Problem(here, "give either an `answer` or `default = true`")
        if step.get("default") and step["seat"] == "table":
            yield Problem(f"{here}.default", "the table has no default; give its `answer`")
        if step.get("refused") is False:
            yield Problem(f"{here}.refused", "leave it out where the answer is not refused")
        if step.get("because") and "refused" not in step:
            yield Problem(f"{here}.because", "it is the reason of a refusal; say `refused`, too")
    if case.get("wrong") and not case.get("content"):
        yield Problem(f"{where}.wrong", "it is what is wrong with an owner's file; say its `content`, too")
    yield from _empty(case, where)
    if not any(case.get(claim) for claim in _CLAIMS) and not any("refused" in step for step in steps):
        yield Problem(where, f"it claims nothing; say one of {', '.join(_CLAIMS)}, or what is refused")


_BY_SEAT = ("offered", "sees", "told", "untold", "reads", "defaults", "advised", "progress")
"""The claims that have a table or a list for each seat."""


def _empty(case: Mapping[str, Any], where: str) -> Iterable[Problem]:
    """The claims that are always true, because they have nothing to compare."""
    for claim in _BY_SEAT:
        for name, claimed in case.get(claim, {}).items():
            if not any(value not in ([], None) for value in _parts(claimed)):
                yield Problem(f"{where}.{claim}.{name}", "it is empty and claims nothing; leave it out")
    for place, counsel in enumerate(case.get("counsel", []), 1):
        if not counsel["tells"]:
            yield Problem(f"{where}.counsel[{place}].tells", "it is empty and claims nothing")


def _parts(claimed: Any) -> Iterable[Any]:
    return claimed.values() if isinstance(claimed, Mapping) else claimed
