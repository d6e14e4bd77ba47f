"""The command line: text for people, one JSON document for scripts, one sentence when something fails."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from ecumene.cli import tables
from ecumene.table.record.replay import Verdict
from ecumene.table.titles import titles
from tests.cli.conftest import Command


def test_titles(document: Callable[..., Any], command: Command) -> None:
    card = document("titles")["cultures"]
    assert card["seats"] == [2, 2]
    assert "match" in [option["name"] for option in card["options"]]
    _, out, _ = command("titles")
    assert "cultures: Rising Cultures, 2 seats" in out


def test_simulate(document: Callable[..., Any], command: Command) -> None:
    report = document("simulate", "cultures", "--games", "2", "--seed", "4", "--bots", "greedy,random")
    assert report["games"] == 2
    assert set(report["wins"]["by_bot"]) == {"greedy", "random"}
    code, out, _ = command("simulate", "cultures", "--games", "1", "--bots", "random")
    assert code == 0
    assert "score of the winner" in out


def test_simulate_says_how_often_each_bot_won_and_how_sure_that_is(command: Command) -> None:
    code, out, _ = command(
        "simulate", "cultures", "--games", "1", "--bots", "search,random", "--budget", "1", "--max-turns", "1"
    )
    assert code == 0
    assert re.search(r"win rate +search \d+% \(\d+% to \d+%\), random \d+%", out)


def test_a_bot_that_does_not_play_a_title_is_refused(command: Command) -> None:
    code, _, problem = command("simulate", "empires", "--games", "1", "--bots", "search")
    assert code == 1
    assert "There is no bot 'search' for Mega Empires" in problem


def test_simulate_takes_options_and_a_limit(document: Callable[..., Any]) -> None:
    report = document(
        "simulate", "cultures", "--games", "1", "--bots", "random", "--max-turns", "9",
        "--option", "match=true", "--option", "coins=limited",
    )  # fmt: skip
    assert report["turns"]["max"] == 9
    assert report["finished"] == 0


def test_fuzz(document: Callable[..., Any], command: Command) -> None:
    report = document("fuzz", "cultures", "--games", "1", "--max-turns", "2")
    assert report["crashes"] == report["violations"] == report["leaks"] == 0
    code, out, _ = command("fuzz", "cultures", "--games", "1", "--max-turns", "1")
    assert code == 0
    assert "hostile ones refused" in out


def test_bench(document: Callable[..., Any], command: Command) -> None:
    assert document("bench", "--games", "1")["cultures"]["decisions_per_loop"] > 0
    code, out, _ = command("bench", "cultures", "--games", "1")
    assert code == 0
    assert "decisions per loop" in out


def test_cases_reports_on_every_title(document: Callable[..., Any]) -> None:
    """The whole executable rulebook: nothing in it fails, and no section is without a case."""
    reports = document("cases")
    assert set(reports) == set(titles())
    for report in reports.values():
        assert list(report) == ["sections", "covered", "uncovered", "cases", "failed", "failures"]
        assert 0 < report["sections"] == report["covered"]
        assert report["cases"] > 0
        assert report["failures"] == report["uncovered"] == []


EXAMPLES = Path(__file__).parents[2] / "examples" / "cases"
CASE = """
[[case]]
name = "A card for two coins"
given = { rome = { hand = ["mint", "brewery", "insula", "castra"] } }
when = [{ seat = "rome", answer = { do = "coins", card = "mint" } }]
then = { rome = { coins = 2 } }
"""


def test_cases_of_ones_own_are_run_from_a_folder(document: Callable[..., Any], command: Command) -> None:
    assert document("cases", "--file", str(EXAMPLES)) == {
        "files": 3,
        "cases": 10,
        "failed": 0,
        "failures": [],
    }
    code, out, err = command("cases", "--file", str(EXAMPLES / "rising_cultures.toml"))
    assert (code, err) == (0, "")
    assert re.search(r"1 +2 +0", out)


def test_cases_of_ones_own_need_a_title(tmp_path: Path, command: Command) -> None:
    file = tmp_path / "rome.toml"
    file.write_text(CASE)
    assert command("cases", "cultures", "--file", str(file))[0] == 0
    assert command("cases", "--file", str(file))[0] == 1
    assert "begin the file with title" in command("cases", "--file", str(file))[1].replace("\n", " ")
    file.write_text(f'title = "cultures"\n{CASE}')
    assert command("cases", "--file", str(file))[0] == 0
    assert command("cases", "cultures", "--file", str(file))[0] == 0
    code, out, _ = command("cases", "ages", "--file", str(file), "--json")
    assert code == 1
    assert json.loads(out)["failures"][0]["what"] == "title: the file is of 'cultures', not of ages"


def test_a_case_of_ones_own_that_fails_is_told_by_its_field(tmp_path: Path, command: Command) -> None:
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "rome.toml").write_text(f'title = "cultures"\n{CASE.replace("insula", "mint")}')
    (tmp_path / "gaul.toml").write_text('title = "cultures"\n[[case]]\nname = "x"\ngivne = {}')
    (tmp_path / "note.txt").write_text("no case")
    code, out, err = command("cases", "--file", str(tmp_path), "--json")
    report = json.loads(out)
    assert (code, report["files"], report["failed"]) == (1, 2, 2)
    assert "2 cases failed" in err
    broken, untrue = sorted(report["failures"], key=lambda failed: failed["case"])[::2]
    assert (untrue["file"], untrue["case"]) == ("below/rome.toml", "A card for two coins")
    assert untrue["what"] == "given.rome.hand[3]: 'mint' stands here twice"
    assert (broken["file"], broken["what"]) == (
        "gaul.toml",
        "case[1].givne: there is no such field; did you mean 'given'?",
    )


def test_what_cases_can_say_is_described(command: Command) -> None:
    code, out, _ = command("cases", "ages", "--describe")
    assert code == 0
    assert "## Age of Civilization (`ages`)" in out
    assert "Mega Empires" not in out


def test_verify_accepts_a_finished_game(
    journal: Path, document: Callable[..., Any], command: Command
) -> None:
    verdict = document("verify", str(journal))
    assert verdict["finished"]
    assert verdict["fair"]
    code, out, _ = command("verify", str(journal))
    assert code == 0
    assert "its luck follows from the seed" in out


def test_verify_accepts_a_game_that_still_runs(journal: Path, document: Callable[..., Any]) -> None:
    lines = journal.read_text().splitlines(keepends=True)
    journal.write_text("".join(lines[:20]))
    assert not document("verify", str(journal))["finished"]


def test_verify_rejects_any_changed_byte(journal: Path, command: Command) -> None:
    whole = journal.read_bytes()
    for place in [*range(0, len(whole), len(whole) // 40), len(whole) - 1]:
        changed = bytearray(whole)
        changed[place] ^= 1
        journal.write_bytes(changed)
        code, _, err = command("verify", str(journal))
        assert code == 1, place
        assert len(err.splitlines()) == 1


def test_verify_rejects_other_line_ends(journal: Path, command: Command) -> None:
    journal.write_bytes(journal.read_bytes().replace(b"\n", b"\r\n"))
    assert command("verify", str(journal))[0] == 1


def test_content_check(tmp_path: Path, document: Callable[..., Any], command: Command) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[cards.brewery]\nvp = 4\n")
    assert document("content", "check", str(file))["problems"] == []
    file.write_text("[cards.brewery]\nvp = 'many'\nprize = 1\n")
    code, out, err = command("content", "check", str(file), "--json")
    assert code == 1
    wrong = [problem["where"] for problem in json.loads(out)["problems"]]
    assert wrong == ["cards.brewery.vp", "cards.brewery.prize"]
    assert err == f"{file} has 2 problems.\n"
    assert "cards.brewery.vp" in command("content", "check", str(file), "--title", "cultures")[1]


def test_content_that_is_no_toml_is_a_problem_too(tmp_path: Path, command: Command) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("hello")
    code, out, _ = command("content", "check", str(file))
    assert code == 1
    assert "this is not TOML" in out


def test_own_content_is_played_with(tmp_path: Path, document: Callable[..., Any]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[constants]\nstart_coins = 5\n")
    report = document("simulate", "cultures", "--games", "1", "--bots", "random", "--content", str(file))
    assert report["violations"] == 0


MISTAKES = [
    (["frobnicate"], "frobnicate"),
    (["simulate"], "TITLE"),
    (["simulate", "chess"], "There is no title 'chess'"),
    (["simulate", "cultures", "--seats", "7"], "is played with 2 seats, not 7"),
    (["simulate", "cultures", "--games", "many"], "many"),
    (["simulate", "cultures", "--games", "0"], "--games must be at least 1"),
    (["simulate", "cultures", "--max-turns", "0"], "--max-turns must be at least 1"),
    (["simulate", "cultures", "--jobs", "0"], "--jobs must be at least 1"),
    (["simulate", "cultures", "--bots", "greedy,genius"], "There is no bot 'genius'"),
    (["simulate", "cultures", "--option", "match"], "Write an option as key=value"),
    (["simulate", "cultures", "--option", "speed=1"], "has no option 'speed'"),
    (["simulate", "cultures", "--option", "match=perhaps"], "cannot be 'perhaps'"),
    (["simulate", "cultures", "--content", "nowhere.toml"], "nowhere.toml: No such file"),
    (["simulate", "cultures", "--frequency", "9"], "--frequency"),
    (["simulate", "empires", "--seats", "10", "--option", "map=west"], "with 3 to 9 seats, not with 10"),
    (["fuzz", "chess"], "There is no title 'chess'"),
    (["fuzz", "empires", "--option", "map=both"], "choose from east, west (ch4.map)"),
    (["fuzz", "cultures", "--seats", "-1"], "not -1"),
    (["bench", "chess"], "There is no title 'chess'"),
    (["cases", "chess"], "There is no title 'chess'"),
    (["cases", "--file", "nowhere.toml"], "nowhere.toml: No such file"),
    (["cases", "chess", "--file", "nowhere.toml"], "There is no title 'chess'"),
    (["verify", "nowhere.jsonl"], "nowhere.jsonl: No such file"),
    (["verify", "."], "Is a directory"),
    (["content", "check", "nowhere.toml"], "nowhere.toml: No such file"),
    (["content", "check", "nowhere.toml", "--title", "chess"], "There is no title 'chess'"),
    (["play", "chess"], "There is no title 'chess'"),
    (["play", "cultures", "--bots", "genius"], "There is no bot 'genius'"),
    (["play", "empires", "--seats", "9", "--option", "map=both"], "with 10 to 18 seats, not with 9"),
]


@pytest.mark.parametrize(("tokens", "reason"), MISTAKES, ids=lambda value: " ".join(value)[:40])
def test_a_mistake_gets_one_clear_sentence(tokens: list[str], reason: str, command: Command) -> None:
    code, out, err = command(*tokens)
    assert (code, out) == (1, "")
    assert reason in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(("tokens", "reason"), MISTAKES[2:4], ids=lambda value: " ".join(value)[:40])
def test_a_mistake_is_a_document_for_scripts(tokens: list[str], reason: str, command: Command) -> None:
    code, out, err = command(*tokens, "--json")
    assert code == 1
    assert reason in json.loads(out)["error"]
    assert reason in err


@pytest.mark.parametrize("as_json", [True, False])
def test_a_fault_of_ours_is_one_document_too(
    as_json: bool, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash(*_: object) -> int:
        raise ZeroDivisionError("the Nile dried up")

    monkeypatch.setattr("ecumene.titles.cultures.rules.income.open_sections", crash)
    tokens = ["simulate", "cultures", "--games", "1", "--option", "civilizations=egypt-rome"]
    code, out, err = command(*tokens, *(["--json"] if as_json else []))
    assert code == 1
    if as_json:
        assert json.loads(out) == {"error": "Ecumene has a fault: ZeroDivisionError: the Nile dried up"}
    else:
        assert out == ""
    assert "Traceback" in err
    assert err.endswith("ZeroDivisionError: the Nile dried up\n")


def test_verify_claims_no_more_than_it_proved() -> None:
    finished = Verdict("cultures", 90, finished=True, fair=True, digest="", unproved=12)
    running = Verdict("cultures", 40, finished=False, fair=False, digest="", unproved=12)
    for verdict in (finished, running):
        said = str(tables.verdict(Path("old.jsonl"), verdict, "00ff"))
        assert "except for 12 entries that other rules wrote: these are chained, not proved." in said


def test_broken_journals_get_one_clear_sentence(tmp_path: Path, command: Command) -> None:
    file = tmp_path / "broken.jsonl"
    for content in (b"", b"\n", b"{}\n", b"\xff\xfe\n", b"[" * 100_000 + b"\n", b"null\n", b'{"chain":1}\n'):
        file.write_bytes(content)
        code, out, err = command("verify", str(file))
        assert (code, out) == (1, "")
        assert len(err.splitlines()) == 1


def test_a_journal_that_is_no_text_says_where(journal: Path, command: Command) -> None:
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join([*lines[:4], b"\xff\n", *lines[5:]]))
    assert command("verify", str(journal))[2] == "Line 5: it is not text in UTF-8.\n"


def test_the_module_is_the_command() -> None:
    for tokens in (["-m", "ecumene"], ["-c", "from ecumene.cli import main; main()"]):
        done = subprocess.run(
            [sys.executable, *tokens, "--version"], capture_output=True, text=True, check=True
        )
        assert done.stdout.strip() == version("ecumene")


def test_listing_titles_loads_no_rules_and_no_terminal() -> None:
    program = (
        "import sys; from ecumene.cli.app import run; run(['titles', '--json']);"
        "print(sorted({name.split('.')[0] for name in sys.modules} & {'textual', 'hypothesis', 'rich'}));"
        "print('ecumene.titles.cultures.title' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[1:] == ["[]", "False"]


def test_lessons_lists_chapters_and_finds_nothing_wrong(
    document: Callable[..., Any], command: Command
) -> None:
    (lesson,) = document("lessons", "cultures")
    assert (lesson["id"], lesson["minutes"], lesson["problems"]) == ("first", 15, [])
    assert [chapter["id"] for chapter in lesson["chapters"]][:2] == ["start", "uses"]
    code, out, _ = command("lessons", "cultures")
    assert code == 0
    assert "Four uses" in out
