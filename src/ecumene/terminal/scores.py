"""The score sheet: the winners, and the parts of each score."""

from __future__ import annotations

from ecumene.terminal.session import Session


def verdict(session: Session) -> str:
    """The winners, in a sentence."""
    standings = session.standings()
    best = [standing for standing in standings if standing.rank == 1]
    names = " and ".join(session.table.seat_name(standing.seat) for standing in best)
    tied = any(standing.score == best[0].score for standing in standings if standing.rank > 1)
    text = f"{names} {'wins' if len(best) == 1 else 'share the victory'} with {best[0].score:,} points"
    return f"{text}, by the tie-break." if tied else f"{text}."


def score_table(session: Session) -> list[list[str]]:
    """Rows of cells: a heading, then the seats in order of rank, category by category."""
    standings = session.standings()
    parts = list(dict.fromkeys(part for standing in standings for part in standing.parts))
    rows = [["", *(part.replace("_", " ") for part in parts), "total"]]
    for standing in standings:
        points = [standing.parts.get(part, 0) for part in parts]
        name = f"{standing.rank}  {session.seat_label(standing.seat)}"
        rows.append([name, *(f"{number:,}" for number in (*points, standing.score))])
    return rows


def score_lines(session: Session) -> list[str]:
    """The score sheet as text."""
    rows = score_table(session)
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    sheet = [
        "  ".join([f"{row[0]:<{widths[0]}}", *map(str.rjust, row[1:], widths[1:])]).rstrip() for row in rows
    ]
    return [f"The game is over. {verdict(session)}", "", *sheet]
