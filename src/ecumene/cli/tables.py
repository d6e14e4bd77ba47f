"""The reports of the commands as tables for people."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ecumene.table.meta import as_text, in_words

if TYPE_CHECKING:
    from ecumene.arena.fuzz import Report as FuzzReport
    from ecumene.cli.show import Shown
    from ecumene.lessons.report import LessonReport
    from ecumene.server.doctor.findings import Finding
    from ecumene.server.doctor.findings import Report as Diagnosis
    from ecumene.server.operations.releases import Report as Checks
    from ecumene.server.operations.reports import Report
    from ecumene.table.data.content import Problem
    from ecumene.table.meta import Meta, Option, OptionValue
    from ecumene.table.record.replay import Verdict
    from ecumene.table.rulebook.casefiles import FilesReport
    from ecumene.table.rulebook.cases import Report as CasesReport


def titles(metas: Mapping[str, Meta]) -> RenderableType:
    parts: list[RenderableType] = []
    for name, meta in metas.items():
        parts += [
            Text(f"{name}: {meta.name}, {in_words(meta.seats)}", style="bold"),
            Text(meta.about),
            Text(meta.note),
        ]
        parts += [_options(meta.options), Text()]
    return Group(*parts[:-1])


def _options(options: Sequence[Option]) -> Table:
    table = _table("option", "choices", "what it is")
    for option in options:
        choices = [_choice(option, choice) for choice in option.choices]
        if len(choices) > 5:
            choices = [*choices[:4], "..."]
        table.add_row(option.name, ", ".join(choices), option.about)
    return table


def _choice(option: Option, choice: OptionValue) -> str:
    """A choice as it is written, its numbers of seats, and whether it is the default."""
    said = as_text(choice)
    notes = [f"{in_words(option.seats[said])}"] if said in option.seats else []
    notes += ["default"] if choice == option.default else []
    return f"{said} ({', '.join(notes)})" if notes else said


def reports(found: Sequence[Report]) -> RenderableType:
    table = _table("report", "when", "by", "table", "what")
    for each in found:
        first = each.text.splitlines()[0]
        table.add_row(each.id, _when(each.at), each.by, each.table or "", first[:100])
    return table


def report(found: Report) -> RenderableType:
    figures = _figures()
    figures.add_row("report", found.id)
    figures.add_row("when", _when(found.at))
    figures.add_row("by", found.by)
    if found.position is not None:
        figures.add_row("table", f"{found.table} ({found.position.title})")
        figures.add_row("seat", "none" if found.seat is None else str(found.seat + 1))
        where = f"{found.number}, turn {found.position.turn}, {found.position.phase}"
        figures.add_row("entry", where)
        figures.add_row("asked", ", ".join(str(asked["id"]) for asked in found.position.asked))
    for name, value in found.client.items():
        figures.add_row(name, "\n".join(value) if isinstance(value, list) else str(value))
    said = [f"{line['number']:>5}  {text}" for line in found.log for text in line["texts"]]
    return Group(figures, Text(), Text(found.text), Text(), *(Text(line) for line in said))


def _when(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")


def achievements(report: Mapping[str, Sequence[Mapping[str, Any]]]) -> RenderableType:
    parts: list[RenderableType] = []
    for title, entries in report.items():
        have = sum(entry["earned"] is not None for entry in entries)
        table = _table("achievement", "what it takes", "earned")
        group = ""
        for entry in entries:
            if entry["group"] != group:
                group = entry["group"]
                table.add_row(Text(group, style="bold"))
            table.add_row(f"  {entry['name']}", entry["about"], _since(entry))
        parts += [
            Text(f"{title}: {have} of {len(entries)} earned at this terminal", style="bold"),
            table,
            Text(),
        ]
    return Group(*parts[:-1]) if parts else Text("Nothing can be earned for good there.")


def _since(entry: Mapping[str, Any]) -> str:
    if entry["earned"] is None:
        return "-"
    return _when(entry["earned"]) + (f", {entry['times']} times" if entry["times"] > 1 else "")


def simulation(report: Mapping[str, Any]) -> RenderableType:
    table = _figures()
    turns, scores, wins = report["turns"], report["scores"], report["wins"]
    table.add_row("games", f"{report['games']}, {report['finished']} finished")
    table.add_row("turns", f"{turns['min']} to {turns['max']}, median {turns['median']:g}")
    table.add_row("decisions", f"{report['decisions']}, and {report['forced']} forced answers")
    for place in ("winner", "last"):
        low, middle, high = min(scores[place]), median(scores[place]), max(scores[place])
        table.add_row(f"score of the {place}", f"{low:g} to {high:g}, median {middle:g}")
    table.add_row("wins by bot", _pairs(wins["by_bot"]))
    if len(wins["by_bot"]) > 1:
        table.add_row("win rate", _rates(wins["rate"]))
    table.add_row(
        "wins by seat", _pairs({f"seat {int(seat) + 1}": won for seat, won in wins["by_seat"].items()})
    )
    table.add_row("mean of a seat", _pairs(report["final"]))
    table.add_row(
        "speed", f"{report['games_per_second']:g} games/s, {report['decisions_per_second']:g} decisions/s"
    )
    table.add_row("", f"{report['loops_per_game']:g} loops a game")
    table.add_row("violations", str(report["violations"]))
    return Group(_head(report), table, *_problems(report["problems"]))


def tournament(document: Mapping[str, Any]) -> RenderableType:
    """The wins of each bot against the others; the rest is in the report."""
    parts: list[RenderableType] = []
    for stage in document["stages"]:
        table = _table("meeting", "bot", "seats", "won", "mean rank", "mean score")
        for meeting in stage["meetings"]:
            for bot, each in meeting["bots"].items():
                won = f"{each['rate']:.0%} ({each['low']:.0%} to {each['high']:.0%})"
                figures = f"{each['rank']:.2f}", f"{each['score']:.1f}"
                table.add_row(", ".join(meeting["bots"]), bot, str(each["of"]), won, *figures)
        ratings = {bot: round(each["mu"], 1) for bot, each in stage["ratings"].items()}
        parts += [Text(stage["stage"], style="bold"), table, Text(f"ratings: {_pairs(ratings)}"), Text()]
        parts += _problems(stage["violations"][:20])
    taken = f", {document['taken_up']} were played before" if document["taken_up"] else ""
    parts.append(
        Text(f"{document['games']} games{taken}. The report is in {document['folder']}/report.html.")
    )
    return Group(*parts)


def cases(reports: Mapping[str, CasesReport]) -> RenderableType:
    table = _table("title", "sections", "covered", "cases", "failed")
    problems: list[str] = []
    for name, report in reports.items():
        table.add_row(name, *map(str, (report.sections, report.covered, report.cases, report.failed)))
        problems += [f"{name}, {failure.case}: {failure.what}" for failure in report.failures]
        problems += [f"{name}: no case for {section}" for section in report.uncovered]
    return Group(table, *_problems(problems))


def lessons(reports: Sequence[LessonReport]) -> RenderableType:
    table = _table("title", "lesson", "chapter", "minutes", "measured", "answers")
    for report in reports:
        head = (report.title, report.id, report.name, str(report.minutes), f"{report.measured:.1f}")
        table.add_row(*head, str(sum(chapter.answers for chapter in report.chapters)))
        for one in report.chapters:
            figures = str(one.minutes), f"{one.measured:.1f}", str(one.answers)
            table.add_row("", one.id, one.name, *figures)
    problems = [f"{report.title}, {report.id}: {what}" for report in reports for what in report.problems]
    return Group(table, *_problems(problems))


def own_cases(report: FilesReport) -> RenderableType:
    table = _table("files", "cases", "failed")
    table.add_row(*map(str, (report.files, report.cases, report.failed)))
    problems = [
        f"{failed.file}, {failed.case}: {failed.what}" if failed.case else f"{failed.file}: {failed.what}"
        for failed in report.failures
    ]
    return Group(table, *_problems(problems))


def fuzzing(report: FuzzReport) -> RenderableType:
    table = _figures()
    table.add_row("games", str(report.games))
    table.add_row("answers", f"{report.answers} accepted, {report.refused} hostile ones refused")
    table.add_row("secrecy", f"{report.checks} checks, {report.redealt} with hidden things dealt again")
    table.add_row("crashes", str(report.crashes))
    table.add_row("violations", str(report.violations))
    table.add_row("leaks", str(report.leaks))
    return Group(_head({"title": report.title, "seats": report.seats}), table, *_problems(report.problems))


def verdict(file: Path, verdict: Verdict, commitment: str) -> RenderableType:
    if not verdict.finished:
        what = "it holds so far; its luck can be proved once the game is over"
    else:
        what = "it holds, and its luck follows from the seed that was fixed at the opening"
    if verdict.unproved:
        what += (
            f", except for {verdict.unproved} entries that other rules wrote: these are chained, not proved"
        )
    told = f"{file}: a game of {verdict.title} with {verdict.entries} entries; {what}."
    return Text(f"{told}\nThe hash at the opening was {commitment}.")


def shown(found: Shown) -> RenderableType:
    """A table at one point: the events, the position, and the open questions."""
    reader = {"everything": "as it is", "spectator": "as everybody may know it"}.get(
        found.reader, f"as {found.reader} may know it"
    )
    where = f"entry {found.entry} of {found.entries}, turn {found.turn}, {found.phase}"
    lines = [f"{found.title}, {', '.join(found.seats)}: {where}, {reader}", ""]
    for told in found.events or ():
        answer = f" {json.dumps(told.answer, ensure_ascii=False)}" if told.answer else ""
        lines += [f"{told.number:>5}  {told.who}{answer}", *(f"       {text}" for text in told.texts)]
    lines += ["", *found.board] if found.events else found.board
    lines.append("")
    lines += [
        f"{asked.seat} is asked {asked.id}: {asked.prompt} "
        f"(default {json.dumps(asked.default, ensure_ascii=False)})"
        for asked in found.asked
    ]
    lines.append("The game is over." if found.over else f"Waiting for: {', '.join(found.awaited)}.")
    return Text("\n".join(lines))


def benchmarks(report: Mapping[str, Any]) -> RenderableType:
    parts: list[RenderableType] = []
    for title, figures in report.items():
        if isinstance(figures, Mapping):
            table = _figures()
            for name, value in figures.items():
                table.add_row(name.replace("_", " "), f"{value:g}")
            parts += [Text(title, style="bold"), table]
    return Group(*parts, Text(f"{report['loops_per_second']:g} loops a second", style="dim"))


def content_report(
    file: Path, content: Mapping[str, Mapping[str, Any]], problems: Sequence[Problem]
) -> RenderableType:
    if problems:
        return Group(*(Text(str(problem)) for problem in problems))
    if not any(content.values()):
        return Text(f"{file} is in order, but it changes nothing.")
    table = _figures()
    for collection, entries in content.items():
        for name, entry in entries.items():
            fields = ", ".join(entry) if isinstance(entry, Mapping) else str(entry)
            table.add_row(collection, name, fields)
    return Group(Text(f"{file} is in order. It changes:"), table)


def contents(head: str, rows: Mapping[str, int]) -> RenderableType:
    """The number of rows in a database or a backup."""
    figures = _figures()
    for name, count in rows.items():
        figures.add_row(name, f"{count:,}")
    return Group(Text(head), figures)


def releases(report: Checks) -> RenderableType:
    """The unfinished tables, replayed under the installed rules."""
    if not report.differ:
        return Text(f"All {report.checked} unfinished tables come out the same under these rules.")
    table = _table("table", "title", "entry", "what", "field", "was", "becomes", "host may switch")
    for one in report.tables:
        if (found := one.difference) is not None:
            fields = str(found.number), found.kind, found.field, found.was, found.becomes
            table.add_row(f"{one.name} ({one.id})", one.title, *fields, "yes" if one.ready else "no")
    return table


_STYLES = {"damage": "bold red", "warning": "yellow", "hint": "dim"}


def diagnosis(report: Diagnosis, *, repair: bool = False) -> RenderableType:
    """The findings of the doctor, the worst first; after `--repair`, a sentence if nothing was repaired."""
    revision = f", revision {report.revision}" if report.revision else ""
    seen = f"{report.tables:,} tables with {report.entries:,} entries in {report.seconds:g} s"
    parts: list[RenderableType] = [Text(f"{report.database}{revision}: {seen}", style="bold")]
    if report.findings:
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 1, 0))
        for one in report.findings:
            style = "green" if one.repaired else _STYLES[one.severity]
            table.add_row(Text("repaired" if one.repaired else one.severity, style=style), _finding(one))
        parts += [Text(), table]
    parts += [Text(f"Not looked at: {each}", style="yellow") for each in report.unseen]
    if report.backup:
        parts.append(Text(f"Before anything was changed everything was copied to {report.backup}."))
    if repair and not any(one.repaired for one in report.findings):
        parts.append(Text("There was nothing to repair; nothing was changed."))
    return Group(*parts, Text(_summary(report)))


def _finding(one: Finding) -> RenderableType:
    where = f"{one.name or 'table'} ({one.table})" if one.table else one.check
    lines = [Text(where, style="bold"), Text(one.what)]
    return Group(*lines, *([] if one.repaired else [Text(f"→ {one.do}", style="dim")]))


def _summary(report: Diagnosis) -> str:
    left = [one for one in report.findings if not one.repaired]
    if report.well:
        return "All is well." if not left else "All is well; the hints are worth knowing."
    counts = [
        f"{sum(one.severity == severity for one in left)} {word}"
        for severity, word in (("damage", "damaged"), ("warning", "to be put right"))
        if any(one.severity == severity for one in left)
    ]
    mendable = sum(one.repairable for one in left)
    offer = f"; {mendable} can be repaired: ecumene doctor --repair" if mendable else ""
    return f"{', '.join(counts)}{offer}."


def _head(report: Mapping[str, Any]) -> Text:
    return Text(f"{report['title']}, {report['seats']} seats", style="bold")


def _problems(problems: Sequence[str]) -> list[RenderableType]:
    return [Text(problem, style="red") for problem in problems]


def _pairs(figures: Mapping[str, float]) -> str:
    return ", ".join(f"{name} {value:g}" for name, value in figures.items())


def _rates(rates: Mapping[str, Mapping[str, float]]) -> str:
    """Shares of the seats with the intervals in which the true ones lie, nineteen times of twenty."""
    return ", ".join(
        f"{name} {rate['rate']:.0%} ({rate['low']:.0%} to {rate['high']:.0%})" for name, rate in rates.items()
    )


def _table(*columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    for column in columns:
        table.add_column(column)
    return table


def _figures() -> Table:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(style="dim")
    table.add_column()
    return table
