"""A title that imports another breaks the contract, and so does a shared package that imports a title."""

from __future__ import annotations

from pathlib import Path

from tests.lint.checkout import lint

CONTRACT = 'type = "titles_apart"\npackage = "game.titles"'
TITLES = {
    "titles/__init__.py": "",
    "titles/chess/__init__.py": "",
    "titles/chess/meta.py": "",
    "titles/go/__init__.py": "",
    "titles/go/meta.py": "",
    "titles/shared/__init__.py": "",
    "titles/shared/clock.py": "",
}


def test_titles_may_import_what_they_share(tmp_path: Path) -> None:
    modules = TITLES | {"titles/chess/rules.py": "from game.titles.shared import clock"}
    assert lint(tmp_path, CONTRACT, modules).passed


def test_a_title_may_not_import_another(tmp_path: Path) -> None:
    modules = TITLES | {"titles/chess/rules.py": "\nfrom game.titles.go import meta"}
    verdict = lint(tmp_path, CONTRACT, modules)
    assert not verdict.passed
    assert "game/titles/chess/rules.py:2: game.titles.chess.rules imports game.titles.go.meta" in verdict.said


def test_what_is_shared_may_not_import_a_title_in_a_roundabout_way(tmp_path: Path) -> None:
    modules = TITLES | {
        "titles/shared/clock.py": "import game.elsewhere",
        "elsewhere.py": "from game.titles.go import meta",
    }
    verdict = lint(tmp_path, CONTRACT, modules)
    assert not verdict.passed
    assert any(said.startswith("game/titles/shared/clock.py:1: ") for said in verdict.said)
