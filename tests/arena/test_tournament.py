"""Tournaments: the pairings, results that survive a killed process, and self-contained reports."""

from __future__ import annotations

import csv
import os
import re
import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ecumene.arena import crew
from ecumene.arena.arena import hold
from ecumene.arena.figures import figures
from ecumene.arena.game import Played
from ecumene.arena.page import games_csv, page
from ecumene.arena.ratings import ratings
from ecumene.arena.results import OtherTournament, Result, Results
from ecumene.arena.tournament import Tournament
from ecumene.table.meta import BadOpening

QUICK = Tournament(titles=("ages",), bots=("steady", "random"), games=3, seats=(2,))
PATIENCE = 120.0
TOKENS = Path(__file__).parents[2] / "client/src/styles/tokens.css"
STYLE = Path(__file__).parents[2] / "src/ecumene/arena/report.css"


def unordered(results: Results) -> list[Result]:
    """Without the time that games took."""
    for result in results:
        result.played.cpu_seconds = 0.0
    return list(results)


def played(folder: Path, *, jobs: int) -> list[Result]:
    with Results(folder / "results.jsonl", QUICK) as results:
        for fixture, game in crew.by(QUICK.fixtures(), jobs=jobs):
            results.add(fixture, game)
        return unordered(results)


# Who meets whom


def test_everybody_meets_everybody_or_the_next_one() -> None:
    three = Tournament(titles=("cultures",), bots=("easy", "steady", "strong"), games=1)
    met = [meeting.plan.bots for meeting in three.meetings()]
    assert met == [("easy", "steady"), ("easy", "strong"), ("steady", "strong")]
    ladder = Tournament(titles=("cultures",), bots=three.bots, games=1, form="ladder")
    assert [meeting.plan.bots for meeting in ladder.meetings()] == [met[0], met[2]]
    alone = Tournament(titles=("cultures",), bots=("steady",), games=1)
    assert [meeting.plan.bots for meeting in alone.meetings()] == [("steady",)]


def test_every_choice_of_seats_and_options_is_a_stage() -> None:
    wide = Tournament(
        titles=("ages",), bots=("easy",), games=1, seats=(2, 3), options={"hunt": ("twice", "once")}
    )
    stages = [meeting.stage for meeting in wide.meetings()]
    assert stages == ["ages 2 hunt=twice", "ages 2 hunt=once", "ages 3 hunt=twice", "ages 3 hunt=once"]
    with pytest.raises(BadOpening):
        Tournament(titles=("ages",), bots=("easy",), games=1, seats=(7,)).meetings()


# Results


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    assert played(tmp_path / "one", jobs=1) == played(tmp_path / "two", jobs=2)


def test_whoever_is_killed_goes_on_without_losing_or_repeating_a_game(tmp_path: Path) -> None:
    """`kill -9` in the middle, again and again, and a line that was only half written."""
    games, file = 12, tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "ecumene", "arena", "ages", "--seats", "2", "--bots", "steady,random"]
    command += ["--games", str(games), "--jobs", "2", "--folder", str(tmp_path), "--json"]
    for wanted in (3, 7):
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
        until = time.monotonic() + PATIENCE
        while not file.exists() or len(file.read_bytes().splitlines()) < wanted:
            assert process.poll() is None or file.read_bytes().count(b"\n") > games, "it ended by itself"
            assert time.monotonic() < until
            time.sleep(0.01)
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
    before = file.read_bytes()
    whole = before[: before.rfind(b"\n") + 1]
    file.write_bytes(whole + b'{"meeting":"ages 2 steady ra')
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert f'"games": {games}' in done.stdout
    assert file.read_bytes().startswith(whole)
    lines = file.read_bytes().splitlines()[1:]
    seeds = [int(re.search(rb'"seed":(\d+)', line)[1]) for line in lines]  # type: ignore[index]
    assert sorted(seeds) == list(range(1, games + 1))


def test_more_games_can_be_added_but_no_other_tournament(tmp_path: Path) -> None:
    first = Tournament(titles=("ages",), bots=("random",), games=1, seats=(2,))
    assert hold(first, tmp_path)["played_now"] == 1
    more = Tournament(titles=("ages",), bots=("random",), games=3, seats=(2,))
    assert (again := hold(more, tmp_path))["played_now"] == 2
    assert (again["taken_up"], again["games"]) == (1, 3)
    assert hold(first, tmp_path)["games"] == 1
    with pytest.raises(OtherTournament, match="another tournament"):
        hold(QUICK, tmp_path)
    (tmp_path / "results.jsonl").write_text("something else\n")
    with pytest.raises(OtherTournament, match="no results"):
        hold(QUICK, tmp_path)


# What it says


def test_whoever_wins_is_rated_higher_and_more_surely_with_every_game() -> None:
    games = [Played.of_ranks(["steady", "easy", "steady"], [1, 3, 2])] * 20
    few, many = ratings(games[:2]), ratings(games)
    assert list(many) == ["steady", "easy"]
    assert many["steady"].low > many["easy"].high
    assert many["easy"].sigma < few["easy"].sigma
    assert ratings([Played.of_ranks(["easy", "easy"], [1, 2])]) == {}


def test_the_report_has_every_part_and_loads_nothing(tmp_path: Path) -> None:
    short = Tournament(
        titles=("empires",),
        bots=("steady", "easy"),
        games=1,
        max_turns=8,
        options={"civilizations": ("ranking",)},
    )
    document = hold(short, tmp_path, command="ecumene arena empires")
    [stage] = document["stages"]
    assert stage["games"] == 1
    assert not stage["violations"]
    assert len(stage["civilizations"]) == 5
    assert stage["collected"]["advance"]
    assert stage["happened"]
    text = (tmp_path / "report.html").read_text()
    for head in ("Ratings", "Meetings", "Civilizations", "By advance", "Scores", "Length", "Calamities"):
        assert f"<h3>{head}</h3>" in text
    assert not re.search(r"(?:src|href|url)\s*[=(]|https?:", text)
    for picture in ("civilizations", "by-advance", "scores", "length", "calamities"):
        drawn = tmp_path / "pictures" / f"{stage['stage'].replace(' ', '-')}-{picture}.svg"
        assert ElementTree.parse(drawn).getroot().tag.endswith("svg")
    rows = list(csv.DictReader(StringIO((tmp_path / "games.csv").read_text())))
    assert {row["bot"] for row in rows} == {"steady", "easy"}
    assert len(rows) == 5


def test_a_tournament_without_games_has_a_page_too() -> None:
    document = figures(QUICK, [])
    assert "No game was played yet." in page(document, "")
    assert games_csv([]).count("\n") == 1


@pytest.mark.parametrize("theme", [":root {", '[data-theme="dark"] {'])
def test_the_report_has_the_tokens_of_the_house(theme: str) -> None:
    def tokens(style: str, start: str) -> dict[str, str]:
        inside = style.split(start, 1)[1].split("}", 1)[0]
        return {
            name: " ".join(value.split()) for name, value in re.findall(r"(--[\w-]+):\s*([^;]+);", inside)
        }

    house = tokens(TOKENS.read_text(), theme)
    style = STYLE.read_text()
    ours = tokens(style if "dark" not in theme else style.split("@media", 1)[1], ":root {")
    assert ours
    assert ours == {name: house[name] for name in ours}
