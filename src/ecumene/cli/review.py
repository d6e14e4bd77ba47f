"""`ecumene review`: a finished game of a seat in five moments, from its journal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from ecumene.cli.mistakes import Mistake
from ecumene.cli.speech import say

if TYPE_CHECKING:
    from ecumene.review.telling import ReviewTold

Json = Annotated[bool, Parameter("--json", negative="", show_default=False, help="Print one JSON document.")]


def register(app: App) -> None:
    """Add the command to the others."""
    app.command(review)


def review(
    file: Path,
    /,
    *,
    seat: Annotated[int, Parameter(help="Whose game it tells, counted from 1.")] = 1,
    language: Annotated[str, Parameter(help="In which language.")] = "en",
    json: Json = False,
) -> int:
    """Tell the game of a seat in five moments: where it gained or lost most against the others."""
    import msgspec

    from ecumene.cli.choices import journal_lines
    from ecumene.review.moments import NotOver
    from ecumene.review.moments import review as review_of
    from ecumene.review.telling import told
    from ecumene.table.record import journal as books
    from ecumene.table.titles import load_title

    lines = journal_lines(file)
    opening = books.read(lines)[0]
    assert isinstance(opening, books.Opening)
    if not 1 <= seat <= opening.seats:
        raise Mistake(f"The game has seats 1 to {opening.seats}; there is no seat {seat}.")
    try:
        found = told(load_title(opening.title, opening.content), review_of(lines), seat - 1, language)
    except NotOver as error:
        raise Mistake(str(error)) from None
    say(msgspec.to_builtins(found), json, lambda _: _as_text(found))
    return 0


def _as_text(found: ReviewTold) -> object:
    from rich.text import Text

    lines: list[str] = []
    for place, moment in enumerate(found.moments, 1):
        lines += [
            f"{place}. {moment.change:+.1f}  {moment.title}  ({moment.where}, entry {moment.number})",
            f"   {moment.text}{f' [{moment.rule}]' if moment.rule else ''}",
        ]
    sums = ", ".join(f"{one.name} {one.change:+.1f}" for one in found.kinds if round(one.change))
    lines += ["", f"Against the mean: {sums or 'nothing'} ({found.unit})."]
    return Text("\n".join(lines))
