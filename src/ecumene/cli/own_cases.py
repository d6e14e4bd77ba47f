"""`ecumene cases --file`: cases that somebody wrote outside of the house, and the reference for them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from ecumene.cli.choices import a_title
from ecumene.cli.mistakes import Mistake, Reported
from ecumene.cli.speech import say
from ecumene.table.rulebook.casebook import described, table_entries
from ecumene.table.rulebook.casefiles import File, run_files
from ecumene.table.rulebook.cases import AnyTitle
from ecumene.table.titles import load_title


def run_own(path: Path, title: str | None, as_json: bool) -> int:
    """Run the cases of a file or a folder; the title is named here, or in each file."""
    wanted = a_title(title).id if title else ""

    def title_of(named: str) -> AnyTitle:
        if not (wanted or named):
            raise ValueError('there is none; begin the file with title = "...", or name it to the command')
        if wanted and named not in ("", wanted):
            raise ValueError(f"the file is of {named!r:.80}, not of {wanted}")
        return load_title(a_title(wanted or named).id)

    report = run_files(_files(path), title_of)
    say(msgspec.to_builtins(report), as_json, lambda tables: tables.own_cases(report))
    if report.failed:
        raise Reported(how_many_failed(report.failed))
    return 0


def how_many_failed(count: int) -> str:
    """The last line of a run with failures."""
    return "1 case failed." if count == 1 else f"{count} cases failed."


def what_cases_say(titles: Sequence[str]) -> str:
    """The fields, answers and facts of titles, as Markdown."""
    return "\n".join([table_entries(), *(described(load_title(name)) for name in titles)])


def _files(path: Path) -> list[File]:
    if path.is_dir():
        found = sorted(path.rglob("*.toml"))
        if not found:
            raise Mistake(f"There is no TOML file in {path}.")
        return [File(str(each.relative_to(path)), _text(each)) for each in found]
    return [File(path.name, _text(path))]


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Mistake(f"{path} is no text in UTF-8.") from None
