"""The report of a tournament as a self-contained page, and its games as a table for programs."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from importlib import resources
from io import StringIO
from typing import Any, NamedTuple

from ecumene.arena.charts import Row, Scale, bars, boxes, columns, intervals
from ecumene.arena.figures import Document
from ecumene.arena.results import Result
from ecumene.table.titles import load_title, titles

MOST_ROWS = 60
"""The number of cards in the chart, those with most seats first."""


class Section(NamedTuple):
    """A part of the report: a chart or a table under a heading."""

    head: str
    inside: str
    about: str = ""

    def html(self) -> str:
        said = f"<p>{escape(self.about)}</p>" if self.about else ""
        return f'<section><h3>{escape(self.head)}</h3>{said}<div class="scroll">{self.inside}</div></section>'


def page(document: Document, command: str) -> str:
    """The whole report; `command` plays the same games again."""
    body = "".join(_stage(stage) for stage in document["stages"])
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Arena: {escape(', '.join(document['tournament']['titles']))}</title>"
        f"<style>{_style()}</style></head><body><main><h1>Arena</h1>"
        f"<p>{document['games']} games. Played again by <code>{escape(command)}</code>. "
        "Bounds are those between which the true value lies nineteen times of twenty (Wilson).</p>"
        f"{body}</main></body></html>\n"
    )


def pictures(document: Document) -> Iterator[tuple[str, str]]:
    """The charts of the report by name, each as a file of its own that a text can show."""
    style = f"<style>{_style()}svg {{ background: var(--sheet); }}</style>"
    for stage in document["stages"]:
        for section in _sections(stage) if stage["games"] else ():
            if section.inside.startswith("<svg "):
                name = "-".join([*stage["stage"].split(), *section.head.lower().split()])
                opening, inside = section.inside.split(">", 1)
                yield name, f'{opening} xmlns="http://www.w3.org/2000/svg">{style}{inside}\n'


def _style() -> str:
    return resources.files("ecumene.arena").joinpath("report.css").read_text(encoding="utf-8")


def _stage(stage: Document) -> str:
    head = f"<h2>{escape(titles()[stage['title']].name)}, {stage['seats']} seats</h2>"
    if not stage["games"]:
        return f"{head}<p>No game was played yet.</p>"
    return head + _facts(stage) + "".join(section.html() for section in _sections(stage))


def _sections(stage: Document) -> list[Section]:
    title = load_title(stage["title"])
    names = title.names
    parts = [
        _ratings(stage["ratings"]),
        _meetings(stage["meetings"]),
        _success("Bots", stage["bots"], {}, stage),
        _success(title.sides, stage["civilizations"], names, stage),
        *(_success(f"By {kind}", rows, names, stage, _HELD) for kind, rows in stage["collected"].items()),
        Section("Scores", boxes("Scores of winners, of the middle and of the last", stage["scores"])),
        Section("Length", columns("How many games took how many turns", stage["turns"]), "Games by turns."),
        _happened(stage["happened"], names),
        _final(stage["final"]),
    ]
    return [part for part in parts if part is not None]


_HELD = (
    "Of the seats that had it in the end, how many won. Whoever is ahead collects more: this says what "
    "winners have, not what makes them win."
)


def _facts(stage: Document) -> str:
    facts = {
        "games": stage["games"],
        "finished": stage["finished"],
        "decisions": f"{stage['decisions']:,}",
        "CPU time": f"{stage['cpu_seconds']:.0f} s",
        "broken invariants": len(stage["violations"]),
    }
    cells = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in facts.items())
    options = ", ".join(f"{name} {value}" for name, value in stage["options"].items())
    return f'<section><dl class="facts">{cells}</dl><p class="plain">{escape(options)}</p></section>'


def _ratings(ratings: Mapping[str, Mapping[str, float]]) -> Section | None:
    if not ratings:
        return None
    rows = [
        Row(bot, each["mu"], each["low"], each["high"], f"{each['mu']:.1f} ± {2 * each['sigma']:.1f}")
        for bot, each in ratings.items()
    ]
    low, high = min(row.low for row in rows), max(row.high for row in rows)
    chart = intervals("Ratings of the bots", rows, Scale(low, high, step=20), mark=25, percent=False)
    return Section("Ratings", chart, "Everybody begins at 25 (openskill).")


def _meetings(meetings: Sequence[Document]) -> Section:
    rows = [
        (
            ", ".join(meeting["bots"]),
            bot,
            each["of"],
            _rate(each),
            f"{each['rank']:.2f}",
            f"{each['score']:.1f}",
        )
        for meeting in meetings
        for bot, each in meeting["bots"].items()
    ]
    return Section("Meetings", _table(("meeting", "bot", "seats", "won", "mean rank", "mean score"), rows))


def _success(
    head: str, rows: Mapping[str, Document], names: Mapping[str, str], stage: Document, about: str = ""
) -> Section | None:
    if len(rows) < 2:
        return None
    most = sorted(rows, key=lambda name: -rows[name]["of"])[:MOST_ROWS]
    chosen = sorted(most, key=lambda name: -rows[name]["rate"])
    fair = 1 / stage["seats"]
    drawn = [
        Row(
            names.get(name, name),
            each["rate"],
            each["low"],
            each["high"],
            f"{each['rate']:.0%} of {each['of']}",
        )
        for name in chosen
        for each in [rows[name]]
    ]
    highest = min(1.0, max(max(row.high for row in drawn), fair * 1.5))
    chart = intervals(f"{head}: share of seats that won", drawn, Scale(0, highest, step=0.2), mark=fair)
    said = about or f"Share of the seats that won; the broken line is an equal share ({fair:.0%})."
    return Section(head, chart, said)


def _happened(happened: Mapping[str, Document], names: Mapping[str, str]) -> Section | None:
    if not happened:
        return None
    order = sorted(happened, key=lambda name: -happened[name]["times"])
    drawn = [
        (names.get(name, name), happened[name]["per_game"], f"{happened[name]['per_game']:.2f} a game")
        for name in order
    ]
    return Section(
        "Calamities", bars("How often each calamity struck", drawn), "How often each struck in a game."
    )


def _final(final: Mapping[str, Mapping[str, float]]) -> Section:
    names = list(dict.fromkeys(name for figures in final.values() for name in figures))
    rows = [(name.replace("_", " "), *(f"{final[bot].get(name, 0):g}" for bot in final)) for name in names]
    return Section("What a seat had in the end", _table(("mean of", *final), rows))


def _rate(each: Document) -> str:
    return f"{each['rate']:.0%} ({each['low']:.0%} to {each['high']:.0%})"


def _table(columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in columns)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def games_csv(results: Iterable[Result]) -> str:
    """A line for each seat of each game."""
    known = list(results)
    final = list(dict.fromkeys(name for each in known for seat in each.played.final for name in seat))
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(
        [
            "meeting",
            "seed",
            "seat",
            "bot",
            "civilization",
            "rank",
            "score",
            "turns",
            "finished",
            "struck",
            *final,
        ]
    )
    for each in known:
        game = each.played
        for seat, bot in enumerate(game.bots):
            struck = sum(game.happened[seat].values())
            about = [
                game.led[seat],
                game.ranks[seat],
                game.scores[seat],
                game.turns,
                int(game.finished),
                struck,
            ]
            figures = [game.final[seat].get(name, "") for name in final]
            writer.writerow([each.meeting, game.seed, seat + 1, bot, *about, *figures])
    return out.getvalue()
