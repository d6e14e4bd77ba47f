"""The checks that `make check` chooses for a change."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.check import Plan, changed_since, plan, steps
from tests.steps import ROOT

SOURCES = {
    "src/ecumene/titles/chess/meta.py": "",
    "src/ecumene/titles/chess/title.py": "",
    "src/ecumene/titles/chess/castling.py": "",
    "src/ecumene/titles/salt/meta.py": "",
    "src/ecumene/titles/salt/title.py": "from ecumene.titles.lineage.title import Lineage",
    "src/ecumene/titles/lineage/title.py": "",
    "src/ecumene/table/clock.py": "",
    "src/ecumene/server/client/index.js": "",
    "client/src/board.ts": "",
    "tests/titles/chess/test_castling.py": "",
    "tests/titles/chess/test_play.py": "",
    "tests/titles/chess/test_long.py": "",
    "tests/titles/salt/test_play.py": "",
    "tests/table/test_undo.py": "from ecumene.table.clock import Clock",
    "tests/table/test_words.py": "",
    "tests/server/scene.py": "",
    "tests/server/test_talk.py": "from tests.server.scene import talk",
    "tests/test_pages.py": "",
}
SECONDS = {test: 1.0 for test in SOURCES if "/test_" in test} | {"tests/titles/chess/test_long.py": 50.0}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for path, source in SOURCES.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(source)
    return tmp_path


def planned(checkout: Path, *changed: str, budget: float = 10) -> Plan:
    return plan(checkout, changed, SECONDS, budget)


def test_a_rule_asks_for_the_cases_and_tests_of_its_title(checkout: Path) -> None:
    asked = planned(checkout, "src/ecumene/titles/chess/castling.py")
    assert asked.cases == ["chess"]
    assert asked.tests == ["tests/titles/chess/test_castling.py", "tests/titles/chess/test_play.py"]
    assert asked.left == ["tests/titles/chess/test_long.py"]
    assert asked.python == ["src/ecumene/titles/chess/castling.py"]
    assert asked.types
    assert not asked.client


def test_a_rule_asks_for_the_journals_of_recorded_games(checkout: Path) -> None:
    (checkout / "tests/test_journals.py").write_text("")
    assert "tests/test_journals.py" in planned(checkout, "src/ecumene/titles/chess/castling.py").tests


@pytest.mark.parametrize(
    ("page", "test"),
    [
        ("docs/protocol.md", "tests/server/test_protocol.py"),
        ("docs/cases.md", "tests/titles/test_casebook.py"),
    ],
)
def test_a_page_that_is_carried_out_asks_for_its_test(checkout: Path, page: str, test: str) -> None:
    (checkout / test).write_text("")
    assert test in planned(checkout, page).tests


def test_content_that_is_no_python_asks_for_cases_and_no_types(checkout: Path) -> None:
    asked = planned(checkout, "src/ecumene/titles/chess/content/pieces.toml")
    assert asked.cases == ["chess"]
    assert not asked.python
    assert not asked.types


def test_what_titles_share_asks_for_those_that_share_it(checkout: Path) -> None:
    asked = planned(checkout, "src/ecumene/titles/lineage/title.py")
    assert asked.cases == ["salt"]
    assert asked.tests == ["tests/titles/salt/test_play.py"]


def test_the_table_asks_for_all_titles_and_first_for_the_tests_that_import_the_module(checkout: Path) -> None:
    asked = planned(checkout, "src/ecumene/table/clock.py", budget=2)
    assert asked.cases == ["chess", "salt"]
    assert asked.tests == ["tests/table/test_undo.py", "tests/table/test_words.py"]
    assert asked.left[-1] == "tests/titles/chess/test_long.py"


def test_a_changed_test_is_run_whatever_it_takes(checkout: Path) -> None:
    asked = planned(checkout, "tests/titles/chess/test_long.py")
    assert asked.tests == ["tests/titles/chess/test_long.py"]
    assert asked.cases == []


def test_what_helps_tests_asks_for_those_that_import_it(checkout: Path) -> None:
    assert planned(checkout, "tests/server/scene.py").tests == ["tests/server/test_talk.py"]


def test_a_deleted_module_asks_for_types_and_tests_but_has_no_style(checkout: Path) -> None:
    asked = planned(checkout, "src/ecumene/titles/chess/gone.py")
    assert asked.types
    assert not asked.python
    assert asked.tests


def test_a_page_asks_for_the_tests_of_pages(checkout: Path) -> None:
    assert planned(checkout, "README.md").tests == ["tests/test_pages.py"]


def test_the_client_is_checked_by_its_own_tools_and_its_build_by_none(checkout: Path) -> None:
    asked = planned(checkout, "client/src/board.ts", "src/ecumene/server/client/index.js", budget=0)
    assert asked.client == ["client/src/board.ts"]
    assert not asked.tests
    commands = [" ".join(step.command) for step in steps(asked)]
    assert any("eslint" in command and command.endswith("src/board.ts") for command in commands)
    assert any("vitest related" in command and command.endswith("src/board.ts") for command in commands)
    assert not any("pytest" in command or "index.js" in command for command in commands)


def test_a_deleted_file_of_the_client_asks_for_its_types(checkout: Path) -> None:
    asked = planned(checkout, "client/src/gone.ts")
    assert not asked.client
    assert any("svelte-check" in " ".join(step.command) for step in steps(asked))


def test_words_of_the_client_ask_for_the_tests_that_read_them(checkout: Path) -> None:
    (checkout / "client/src/words.ftl").write_text("")
    commands = [" ".join(step.command) for step in steps(planned(checkout, "client/src/words.ftl"))]
    assert any("vitest" in command and "words.test.ts" in command for command in commands)


def test_a_lesson_asks_for_the_tests_of_lessons() -> None:
    asked = plan(ROOT, ["src/ecumene/titles/cultures/lessons/first.toml"], {}, budget=1e9)
    assert "tests/lessons/test_every_lesson.py" in asked.tests


def test_a_test_of_time_alone_is_run() -> None:
    asked = plan(ROOT, ["tests/arena/test_pace.py"], {})
    command = next(step.command for step in steps(asked) if "pytest" in step.command)
    assert "not quiet" not in command


def test_cases_that_were_run_are_not_run_again(checkout: Path) -> None:
    asked = planned(checkout, "src/ecumene/titles/chess/castling.py")
    command = next(step.command for step in steps(asked) if "pytest" in step.command)
    assert "tests/titles/chess/test_cases.py::test_case[" in command


def test_every_folder_of_the_package_has_tests_near_it() -> None:
    for folder in (ROOT / "src" / "ecumene").iterdir():
        if folder.is_dir() and list(folder.glob("*.py")) and folder.name != "titles":
            for file in folder.rglob("*.py"):
                asked = plan(ROOT, [file.relative_to(ROOT).as_posix()], {}, budget=1e9)
                assert any(test.startswith(f"tests/{folder.name}/") for test in asked.tests), file


def test_changed_is_what_differs_is_new_or_is_gone(tmp_path: Path) -> None:
    def git(*arguments: str) -> None:
        subprocess.run(
            ["git", "-c", "user.name=x", "-c", "user.email=x@x", *arguments], cwd=tmp_path, check=True
        )

    git("init", "-q")
    for name in ("same", "edited", "gone"):
        (tmp_path / name).write_text("1")
    git("add", ".")
    git("commit", "-qm", "begin")
    (tmp_path / "edited").write_text("2")
    (tmp_path / "new file").write_text("3")
    (tmp_path / "gone").unlink()
    assert changed_since(tmp_path, None) == {"edited", "gone", "new file"}
    assert changed_since(tmp_path, "HEAD") == {"edited", "gone", "new file"}


def test_where_git_knows_nothing_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    with pytest.raises(SystemExit, match="git could not tell what has changed"):
        changed_since(tmp_path, None)
