"""`ecumene achievements`: the achievements that were earned at this terminal."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter

from ecumene.cli.speech import say

Json = Annotated[bool, Parameter("--json", negative="", show_default=False, help="Print one JSON document.")]


def achievements(title: str | None = None, /, *, json: Json = False) -> int:
    """List the achievements of titles, and those that you have earned in games at this terminal."""
    from ecumene.cli.choices import a_title
    from ecumene.table.titles import titles

    names = [a_title(title).id] if title else list(titles())
    report = {name: entries for name in names if (entries := _of(name))}
    say(report, json, lambda tables: tables.achievements(report))
    return 0


def _of(title: str) -> list[dict[str, Any]]:
    """Every achievement of a title, with when it was first earned (None: not yet) and how often."""
    import msgspec

    from ecumene.table.titles import load_title
    from ecumene.terminal import honours

    first = honours.firsts(title)
    times = [honour.achievement for honour in honours.kept() if honour.title == title]
    return [
        {
            **msgspec.to_builtins(one),
            "earned": first[one.id].at if one.id in first else None,
            "times": times.count(one.id),
        }
        for one in load_title(title).achievements("en")
    ]
