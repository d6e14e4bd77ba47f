"""The score sheet: who won, and what each score is made of."""

from __future__ import annotations

from ecumene.terminal.session import Session


def verdict(session: Session) -> str:
    """Who won, in a sentence."""
    standings = session.standings()
    best = [standing for standing in standings if standing.rank == 1]
    names = " and ".join(session.table.seat_name(standing.seat) for standing in best)
    tied = any(standing.score == best[0].score for standing in standings if standing.rank > 1)
    text = f"{names} {'wins' if len(best) == 1 else 'share the victory'} with {best[0].score} points"
    return f"{text}, by the tie-break." if tied else f"{text}."


def score_table(session: Session) -> list[list[str]]:
    """Rows of cells: the seats in order of rank, then each category, then the total."""
    standings = session.standings()
    parts = list(dict.fromkeys(part for standing in standings for part in standing.parts))
    rows = [["", *(session.seat_label(standing.seat) for standing in standings)]]
    rows += [
        [part.replace("_", " "), *(str(standing.parts.get(part, 0)) for standing in standings)]
        for part in parts
    ]
    return [*rows, ["total", *(str(standing.score) for standing in standings)]]


def score_lines(session: Session) -> list[str]:
    """The score sheet as text."""
    rows = score_table(session)
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    sheet = [
        "  ".join(
            f"{cell:<{width}}" if column == 0 else f"{cell:>{width}}"
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    return [f"The game is over. {verdict(session)}", "", *sheet]
