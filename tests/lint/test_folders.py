"""A folder with too many modules breaks the contract, anywhere in the package."""

from __future__ import annotations

from pathlib import Path

from tests.lint.checkout import lint

CONTRACT = 'type = "no_crowded_folders"\npackages = ["game.rules"]\nmost = 2'


def test_a_full_folder_is_not_crowded(tmp_path: Path) -> None:
    """Neither its `__init__` counts, nor the folders in it, nor what lies beside the package."""
    modules = {
        "a.py": "",
        "b.py": "",
        "c.py": "",
        "rules/__init__.py": "",
        "rules/tax.py": "",
        "rules/trade.py": "",
        "rules/cards/__init__.py": "",
        "rules/cards/hand.py": "",
        "rules/pieces/__init__.py": "",
    }
    assert lint(tmp_path, CONTRACT, modules).passed


def test_a_crowded_folder_is_named_with_how_many_it_has(tmp_path: Path) -> None:
    modules = {
        "rules/__init__.py": "",
        "rules/cards/__init__.py": "",
        "rules/cards/hand.py": "",
        "rules/cards/pile.py": "",
        "rules/cards/stack.py": "",
    }
    verdict = lint(tmp_path, CONTRACT, modules)
    assert not verdict.passed
    assert "game/rules/cards has 3 modules; 2 are the most it may have" in verdict.said
    assert any(said.startswith("Look for modules that belong together") for said in verdict.said)
