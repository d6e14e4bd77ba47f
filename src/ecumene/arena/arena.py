"""A tournament from the first game to the report, in a folder from which it can be resumed at any time."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ecumene.arena import crew
from ecumene.arena.figures import Document, figures
from ecumene.arena.page import games_csv, page, pictures
from ecumene.arena.progress import tracked
from ecumene.arena.results import Results
from ecumene.arena.tournament import Tournament


def hold(
    tournament: Tournament, folder: Path, *, jobs: int = 1, cluster: str | None = None, command: str = ""
) -> Document:
    """Play the games that are left, and report on all games: `report.html`, its `pictures`, `report.json`,
    `games.csv`.
    """
    with Results(folder / "results.jsonl", tournament) as results:
        left = [fixture for fixture in tournament.fixtures() if fixture not in results]
        known = len(results)
        label = f"Playing {', '.join(tournament.titles)}"
        for fixture, played in tracked(crew.by(left, jobs=jobs, cluster=cluster), len(left), label):
            results.add(fixture, played)
        wanted = {fixture.key for fixture in tournament.fixtures()}
        counted = [result for result in results if result.key in wanted]
    document = figures(tournament, counted)
    (folder / "report.json").write_bytes(msgspec.json.format(msgspec.json.encode(document), indent=1))
    (folder / "report.html").write_text(page(document, command), encoding="utf-8", newline="\n")
    (folder / "games.csv").write_text(games_csv(counted), encoding="utf-8", newline="\n")
    (folder / "pictures").mkdir(exist_ok=True)
    for name, picture in pictures(document):
        (folder / "pictures" / f"{name}.svg").write_text(picture, encoding="utf-8", newline="\n")
    return {**document, "played_now": len(left), "taken_up": known, "folder": str(folder)}
