"""`ecumene learn` plays a guided first game in the terminal, `ecumene lessons` lists and checks them all."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from ecumene.cli.mistakes import Reported
from ecumene.cli.speech import say

Json = Annotated[bool, Parameter("--json", negative="", show_default=False, help="Print one JSON document.")]


def lessons(title: str | None = None, /, *, json: Json = False) -> int:
    """List the lessons and check them: every step is reached, and all is said in every language."""
    import msgspec

    from ecumene.cli.choices import a_title
    from ecumene.lessons.report import report
    from ecumene.table.titles import load_title, titles

    names = [a_title(title).id] if title else list(titles())
    reports = [one for name in names for one in report(load_title(name))]
    say(msgspec.to_builtins(reports), json, lambda tables: tables.lessons(reports))
    if wrong := sum(len(one.problems) for one in reports):
        raise Reported(f"{wrong} problem{'s' if wrong > 1 else ''} of lessons.")
    return 0


def learn(
    title: str,
    /,
    *,
    chapter: Annotated[str, Parameter(help="Begin with this chapter: its number, its id or its name.")] = "",
    plain: Annotated[
        bool, Parameter(negative="", help="Only lines of text, for example for a screen reader.")
    ] = False,
) -> int:
    """Play the first lesson of a title in the terminal: a real game, told step by step."""
    from ecumene.cli.choices import a_title
    from ecumene.terminal import learn as learn_in_terminal

    return learn_in_terminal(a_title(title).id, chapter=chapter, plain=plain)
