"""`ecumene arena`: tournaments between bots, which can be interrupted and resumed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Parameter

from ecumene.cli.mistakes import Mistake, Reported
from ecumene.cli.speech import say

if TYPE_CHECKING:
    from ecumene.arena.tournament import Tournament


def register(app: App) -> None:
    """Add the command to the others."""
    app.command(arena)


def arena(
    titles: Annotated[list[str], Parameter(help="One title or several.")],
    /,
    *,
    bots: Annotated[
        str | None,
        Parameter(
            help="Bots, separated by commas (for a ladder, the weakest first); all strengths that the titles"
            " have if not given."
        ),
    ] = None,
    form: Annotated[
        Literal["round-robin", "ladder"],
        Parameter(help="Every bot plays every other bot, or only the next one in the list."),
    ] = "round-robin",
    games: Annotated[int, Parameter(help="How many games each pairing has.")] = 20,
    seats: Annotated[
        str | None, Parameter(help="Numbers of seats, separated by commas; the title's minimum if not given.")
    ] = None,
    option: Annotated[
        list[str] | None,
        Parameter(negative="", help="An option as key=value or key=one,other; may be repeated."),
    ] = None,
    seed: Annotated[int, Parameter(help="The seed of the first game of each pairing.")] = 1,
    budget: Annotated[
        int | None, Parameter(help="How many iterations a bot that searches has for each decision.")
    ] = None,
    max_turns: Annotated[int | None, Parameter(help="End each game with scoring after this turn.")] = None,
    content: Annotated[Path | None, Parameter(help="A file with your own cards and boards.")] = None,
    jobs: Annotated[
        int | None, Parameter(help="How many processes play; one for each core if not given.")
    ] = None,
    cluster: Annotated[
        str | None, Parameter(help="Play on a Ray cluster at this address; local for one on this machine.")
    ] = None,
    folder: Annotated[
        Path,
        Parameter(help="The folder for results and report; a tournament in it is continued."),
    ] = Path("arena"),
    json: Annotated[
        bool, Parameter("--json", negative="", show_default=False, help="Print one JSON document.")
    ] = False,
) -> int:
    """Hold a tournament between bots: ratings, win rates and statistics, as a page and as tables."""
    from ecumene.arena.arena import hold
    from ecumene.arena.crew import NoCluster
    from ecumene.arena.results import OtherTournament
    from ecumene.arena.tournament import Tournament as Meetings
    from ecumene.cli.choices import (
        a_bot_list,
        a_title,
        at_least_one,
        common_strengths,
        numbers,
        own_content,
        several_options,
    )

    metas = [a_title(title) for title in titles]
    for meta in metas:
        named = a_bot_list(bots or common_strengths(metas), meta)
    tournament = Meetings(
        titles=tuple(titles),
        bots=named,
        games=at_least_one(games, "--games"),
        form=form,
        seed=seed,
        seats=(None,) if seats is None else numbers(seats, "--seats"),
        options=several_options(option),
        budget=None if budget is None else at_least_one(budget, "--budget"),
        max_turns=None if max_turns is None else at_least_one(max_turns, "--max-turns"),
        overrides=own_content(content),
    )
    workers = at_least_one(jobs, "--jobs") if jobs is not None else os.cpu_count() or 1
    try:
        document = hold(tournament, folder, jobs=workers, cluster=cluster, command=_command(tournament))
    except (NoCluster, OtherTournament) as error:
        raise Mistake(str(error)) from None
    except ModuleNotFoundError as error:
        raise Mistake(f"The arena needs {error.name}: pip install 'ecumene[arena]'") from None
    say(document, json, lambda tables: tables.tournament(document))
    if broken := sum(len(stage["violations"]) for stage in document["stages"]):
        raise Reported(f"{broken} violations of the rules' invariants were found.")
    return 0


def _command(tournament: Tournament) -> str:
    """The command that plays the same again, from any folder."""
    words = ["ecumene arena", *tournament.titles, f"--bots {','.join(tournament.bots)}"]
    words.append(f"--form {tournament.form} --games {tournament.games} --seed {tournament.seed}")
    if tournament.seats != (None,):
        words.append(f"--seats {','.join(map(str, tournament.seats))}")
    words += [f"--option {name}={','.join(choices)}" for name, choices in tournament.options.items()]
    if tournament.budget is not None:
        words.append(f"--budget {tournament.budget}")
    if tournament.max_turns is not None:
        words.append(f"--max-turns {tournament.max_turns}")
    return " ".join(words)
