"""The commands of `ecumene` and their options. A command imports its modules when it is called."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, Parameter

from ecumene.cli import arena, house, review
from ecumene.cli.achievements import achievements
from ecumene.cli.doctor import doctor
from ecumene.cli.lessons import learn, lessons
from ecumene.cli.mistakes import Mistake, Reported
from ecumene.cli.reports import reports_app
from ecumene.cli.speech import FAILURES, apologise, confess, say

app = App(
    name="ecumene",
    help="One table for the great civilization board games.\n\nThe data folder, where games and houses are "
    "stored, is $ECUMENE_HOME, or else ~/.local/share/ecumene.",
    version=lambda: version("ecumene"),
    help_format="plaintext",
)
content_app = App(name="content", help="Correct cards and boards with a file of your own.")
app.command(content_app)
app.command(reports_app)
app.command(achievements)
app.command(doctor)
app.command(learn)
app.command(lessons)
arena.register(app)
house.register(app)
review.register(app)

Json = Annotated[bool, Parameter("--json", negative="", show_default=False, help="Print one JSON document.")]
Seats = Annotated[int | None, Parameter("--seats", help="How many seats; the title's minimum if not given.")]
Games = Annotated[int, Parameter("--games", help="How many games.")]
Seed = Annotated[
    int, Parameter("--seed", help="The seed of the first game; each next game has the next one.")
]
OptionList = Annotated[
    list[str] | None,
    Parameter("--option", negative="", help="An option of the title as key=value; may be repeated."),
]
Bots = Annotated[str, Parameter("--bots", help="Bots, separated by commas, in turn for the seats.")]
MaxTurns = Annotated[int | None, Parameter("--max-turns", help="End each game with scoring after this turn.")]
Jobs = Annotated[int, Parameter("--jobs", help="How many processes play.")]
Content = Annotated[Path | None, Parameter("--content", help="A file with your own cards and boards.")]


def main(tokens: Sequence[str] | None = None) -> None:
    """Run a command and exit with its code: 0, or 1 after a message about the failure."""
    sys.exit(run(sys.argv[1:] if tokens is None else tokens))


def run(tokens: Sequence[str]) -> int:
    """Run a command; its exit code."""
    try:
        code = app(list(tokens), exit_on_error=False, print_error=False, result_action="return_value")
        return code if isinstance(code, int) else 0
    except BrokenPipeError:  # the reader has closed the pipe
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - open until the process ends
        return 1
    except FAILURES as error:
        return apologise(error, as_json="--json" in tokens)
    except Exception as error:
        return confess(error, as_json="--json" in tokens)


@app.command
def play(
    title: str,
    /,
    *,
    seats: Seats = None,
    seed: Annotated[int | None, Parameter(help="A fixed seed; 256 random bits if not given.")] = None,
    option: OptionList = None,
    content: Content = None,
    bots: Bots = "steady",
    seat: Annotated[int, Parameter(help="The seat that you take, counted from 1.")] = 1,
    plain: Annotated[
        bool, Parameter(negative="", help="Only lines of text, for example for a screen reader.")
    ] = False,
    save: Annotated[
        Path | None, Parameter(help="Save the game in this file, not in the data folder.")
    ] = None,
    resume: Annotated[
        list[Path] | None,
        Parameter(
            negative="",
            consume_multiple=(0, 1),
            help="Continue the game in this file; without a file, the game that was played last.",
        ),
    ] = None,
) -> int:
    """Play in the terminal against bots."""
    from ecumene.cli.choices import a_bot_list, a_title, options_from, own_content
    from ecumene.terminal import play as play_in_terminal

    meta = a_title(title)
    return play_in_terminal(
        title,
        seats=seats,
        seed=seed,
        options=options_from(option, meta, seats),
        overrides=own_content(content),
        bots=a_bot_list(bots, meta),
        plain=plain,
        save=save,
        resume=resume if resume is None else resume[0] if resume else True,
        person_seat=seat - 1,
    )


@app.command
def serve(
    *,
    host: Annotated[
        str, Parameter(help="The address to listen on; 0.0.0.0 for the whole network.")
    ] = "127.0.0.1",
    port: Annotated[int, Parameter(help="The port; another free one is taken if it is busy.")] = 8000,
    database: Annotated[
        str | None, Parameter(help="The address of a database; ecumene.db in the data folder if not given.")
    ] = None,
    secure_cookies: Annotated[
        bool,
        Parameter(negative="", help="For a house that is reached only over HTTPS."),
    ] = False,
    requests_per_minute: Annotated[
        int, Parameter(help="How many requests one address may send; signing in counts tenfold.")
    ] = 1200,
    bot_seconds: Annotated[
        float, Parameter(help="How long a bot waits before it answers, so that people can follow.")
    ] = 0.0,
    talk_seconds: Annotated[
        float, Parameter(help="How long a bot waits before it says something to people who trade.")
    ] = 1.5,
    watch_seconds: Annotated[
        float, Parameter(help="How long a bot waits before it answers in a game of bots alone.")
    ] = 0.3,
    notices: Annotated[
        Path | None,
        Parameter(help="A file with the settings of notices; by default notices.toml in the data folder."),
    ] = None,
    settings: Annotated[
        Path | None,
        Parameter(
            help="Proxies, limits and the token of /metrics; by default house.toml in the data folder."
        ),
    ] = None,
    log_level: Annotated[
        Literal["debug", "info", "warning"] | None,
        Parameter(help="What to log: info is one line per request, warning is less. A terminal gets less."),
    ] = None,
) -> int:
    """Open the house: server and browser client."""
    from ecumene.server.database.opening import CannotOpen
    from ecumene.server.launch import serve as open_house
    from ecumene.server.notices.settings import BadSettings

    try:
        return open_house(
            host=host,
            port=port,
            database=database,
            secure_cookies=secure_cookies,
            requests_per_minute=requests_per_minute,
            bot_seconds=bot_seconds,
            talk_seconds=talk_seconds,
            watch_seconds=watch_seconds,
            log_level=log_level,
            notices=notices,
            settings=settings,
        )
    except (BadSettings, CannotOpen) as error:
        raise Mistake(str(error)) from None


@app.command
def titles(*, json: Json = False) -> int:
    """List the titles with their seats and options."""
    import msgspec

    from ecumene.table.titles import titles as cards

    metas = cards()
    say(msgspec.to_builtins(metas), json, lambda tables: tables.titles(metas))
    return 0


@app.command
def simulate(
    title: str,
    /,
    *,
    seats: Seats = None,
    games: Games = 20,
    seed: Seed = 1,
    bots: Bots = "greedy",
    budget: Annotated[
        int | None, Parameter(help="How many iterations a bot that searches has for each decision.")
    ] = None,
    option: OptionList = None,
    max_turns: MaxTurns = None,
    content: Content = None,
    jobs: Jobs = 1,
    save_journals: Annotated[Path | None, Parameter(help="Write each game's journal to this folder.")] = None,
    json: Json = False,
) -> int:
    """Let bots play many games and report on them."""
    from ecumene.arena.simulate import Plan
    from ecumene.arena.simulate import simulate as play_games
    from ecumene.cli.choices import a_bot_list, a_title, at_least_one, options_from, own_content

    plan = Plan(
        title=title,
        games=at_least_one(games, "--games"),
        seed=seed,
        seats=seats,
        bots=a_bot_list(bots, a_title(title)),
        budget=None if budget is None else at_least_one(budget, "--budget"),
        options=options_from(option, a_title(title), seats),
        max_turns=None if max_turns is None else at_least_one(max_turns, "--max-turns"),
        overrides=own_content(content),
    )
    report = play_games(plan, jobs=at_least_one(jobs, "--jobs"), save_journals=save_journals)
    say(report, json, lambda tables: tables.simulation(report))
    if report["violations"]:
        raise Reported(f"{report['violations']} violations of the rules' invariants were found.")
    return 0


@app.command
def cases(
    title: str | None = None,
    /,
    *,
    file: Annotated[
        Path | None, Parameter(help="Run the cases of this file, or of all TOML files of this folder.")
    ] = None,
    describe: Annotated[
        bool, Parameter(negative="", help="Print what cases can say: positions, answers and facts.")
    ] = False,
    json: Json = False,
) -> int:
    """Run the executable rulebook: every case of a title, or of all titles; or cases of your own."""
    import msgspec

    from ecumene.cli.choices import a_title
    from ecumene.cli.own_cases import how_many_failed, run_own, what_cases_say
    from ecumene.table.rulebook.cases import report
    from ecumene.table.titles import load_title
    from ecumene.table.titles import titles as cards

    if describe:
        print(what_cases_say([a_title(title).id] if title else list(cards())), end="")
        return 0
    if file is not None:
        return run_own(file, title, json)
    names = [a_title(title).id] if title else list(cards())
    reports = {name: report(load_title(name)) for name in names}
    say(msgspec.to_builtins(reports), json, lambda tables: tables.cases(reports))
    if failed := sum(one.failed for one in reports.values()):
        raise Reported(how_many_failed(failed))
    if uncovered := sum(len(one.uncovered) for one in reports.values()):
        raise Reported(f"{uncovered} sections of the rulebook have no case.")
    return 0


@app.command
def fuzz(
    title: str,
    /,
    *,
    seats: Seats = None,
    games: Games = 20,
    seed: Seed = 1,
    option: OptionList = None,
    max_turns: MaxTurns = None,
    content: Content = None,
    jobs: Jobs = 1,
    json: Json = False,
) -> int:
    """Play random games while the table is sent random, stale, malformed and hostile answers."""
    import msgspec

    from ecumene.arena.fuzz import fuzz_side_by_side
    from ecumene.cli.choices import a_title, at_least_one, options_from, own_content

    report = fuzz_side_by_side(
        a_title(title).id,
        own_content(content),
        jobs=jobs,
        games=at_least_one(games, "--games"),
        seed=seed,
        seats=seats,
        options=options_from(option, a_title(title), seats),
        max_turns=None if max_turns is None else at_least_one(max_turns, "--max-turns"),
    )
    say(msgspec.to_builtins(report), json, lambda tables: tables.fuzzing(report))
    if not report.clean:
        raise Reported(
            f"{report.crashes} crashes, {report.violations} violations and {report.leaks} leaks were found."
        )
    return 0


@app.command
def verify(file: Path, /, *, json: Json = False) -> int:
    """Replay a journal, or the game in a save file, and check its chain of hashes, its rules and its luck."""
    import msgspec

    from ecumene.cli.choices import commitment_of, journal_lines
    from ecumene.table.record.replay import verify as check

    lines = journal_lines(file)
    verdict = check(lines)
    commitment = commitment_of(lines)
    say(
        {"file": str(file), "commitment": commitment, **msgspec.to_builtins(verdict)},
        json,
        lambda tables: tables.verdict(file, verdict, commitment),
    )
    return 0


@app.command
def show(
    file: Path,
    /,
    *,
    entry: Annotated[
        int | None, Parameter(help="The position after this entry; after the last one if not given.")
    ] = None,
    seat: Annotated[int | None, Parameter(help="Show what this seat may know, counted from 1.")] = None,
    open: Annotated[bool, Parameter(negative="", help="Show everything, secrets included.")] = False,
    events: Annotated[
        bool, Parameter(negative="", help="Also print what happened until then, entry by entry.")
    ] = False,
    json: Json = False,
) -> int:
    """Print a journal, a saved game or the fixture of a report at any point."""
    import msgspec

    from ecumene.cli.show import Reader, shown_at

    if open and seat is not None:
        raise Mistake("Choose either --seat or --open.")
    found = shown_at(file, Reader(None if seat is None else seat - 1, open), entry, events)
    document = {name: value for name, value in msgspec.to_builtins(found).items() if value is not None}
    say(document, json, lambda tables: tables.shown(found))
    return 0


@app.command
def bench(
    title: str | None = None,
    /,
    *,
    seats: Seats = None,
    games: Games = 100,
    seed: Seed = 1,
    option: OptionList = None,
    json: Json = False,
) -> int:
    """Time random games, as ratios against a fixed loop timed in the same run."""
    from ecumene.arena.bench import bench as time_games
    from ecumene.cli.choices import a_title, at_least_one, options_from
    from ecumene.table.titles import titles as cards

    names = [a_title(title).id] if title else list(cards())
    options: dict[str, str] = {}
    for name in names:
        options |= options_from(option, cards()[name], seats)
    report = time_games(names, games=at_least_one(games, "--games"), seed=seed, seats=seats, options=options)
    say(report, json, lambda tables: tables.benchmarks(report))
    return 0


@content_app.command(name="check")
def content_check(
    file: Path,
    /,
    *,
    title: Annotated[str | None, Parameter(help="The title that the file is for.")] = None,
    json: Json = False,
) -> int:
    """Say everything that is wrong with a file of your own cards and boards."""
    import msgspec

    from ecumene.cli.choices import own_content, the_title
    from ecumene.table.data.content import ContentError
    from ecumene.table.titles import load_title

    content: dict[str, Any] = {}
    if title is not None:
        the_title(title, content)
    try:
        content = own_content(file) or {}
        name = the_title(title, content)
        problems = load_title(name).check_overrides(content)
    except ContentError as error:
        name, problems = the_title(title, {}), error.problems
    document = {"file": str(file), "title": name, "problems": msgspec.to_builtins(problems)}
    say(document, json, lambda tables: tables.content_report(file, content, problems))
    if problems:
        raise Reported(f"{file} has {len(problems)} problem{'s' if len(problems) > 1 else ''}.")
    return 0
