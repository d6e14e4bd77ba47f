"""An import cycle breaks the contract, however it is hidden, and is reported import by import."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lint.checkout import lint

CONTRACT = 'type = "no_rings"\npackage = "game.rules"'

EARLY = "from game.rules import trade\n"
LATE = "def tax():\n    from game.rules import trade\n"
TYPE_ONLY = "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from game.rules.trade import Offer\n"
RELATIVE = "from . import trade\n"


def test_imports_that_all_point_one_way_are_no_ring(tmp_path: Path) -> None:
    modules = {
        "rules/__init__.py": "from game.rules import turn\n",
        "rules/turn.py": "from game.rules import tax, trade\n",
        "rules/tax.py": EARLY,
        "rules/trade.py": "",
    }
    assert lint(tmp_path, CONTRACT, modules).passed


@pytest.mark.parametrize(
    ("source", "line"),
    [(EARLY, 1), (LATE, 2), (TYPE_ONLY, 4), (RELATIVE, 1)],
    ids=["early", "late", "type-only", "relative"],
)
def test_a_ring_of_two_is_told_with_its_lines(tmp_path: Path, source: str, line: int) -> None:
    modules = {
        "rules/__init__.py": "",
        "rules/tax.py": source,
        "rules/trade.py": "import math\n\nfrom game.rules.tax import rate\n",
    }
    verdict = lint(tmp_path, CONTRACT, modules)
    assert not verdict.passed
    ring = verdict.said.index("A ring of 2 modules:")
    assert verdict.said[ring + 1 : ring + 3] == [
        f"  game/rules/tax.py:{line}: game.rules.tax imports game.rules.trade",
        "  game/rules/trade.py:3: game.rules.trade imports game.rules.tax",
    ]
    assert any(said.startswith("One import of each ring has to go") for said in verdict.said)


def test_a_long_ring_is_told_once(tmp_path: Path) -> None:
    modules = {
        "rules/__init__.py": "",
        "rules/tax.py": LATE,
        "rules/trade.py": "from game.rules.cards.hand import Hand\n",
        "rules/cards/__init__.py": "",
        "rules/cards/hand.py": "from game.rules import tax\n",
    }
    said = lint(tmp_path, CONTRACT, modules).said
    assert [line for line in said if "ring of" in line] == ["A ring of 3 modules:"]
    assert [line for line in said if " imports " in line] == [
        "  game/rules/cards/hand.py:1: game.rules.cards.hand imports game.rules.tax",
        "  game/rules/tax.py:2: game.rules.tax imports game.rules.trade",
        "  game/rules/trade.py:1: game.rules.trade imports game.rules.cards.hand",
    ]


def test_a_package_is_a_module_of_the_ring(tmp_path: Path) -> None:
    modules = {
        "rules/__init__.py": "from game.rules.tax import rate\n",
        "rules/tax.py": "from game.rules import Rules\n",
    }
    said = lint(tmp_path, CONTRACT, modules).said
    assert "  game/rules/__init__.py:1: game.rules imports game.rules.tax" in said
    assert "  game/rules/tax.py:1: game.rules.tax imports game.rules" in said


def test_a_ring_elsewhere_is_none_of_this_package(tmp_path: Path) -> None:
    modules = {
        "rules/__init__.py": "",
        "rules/tax.py": "",
        "chess.py": "from game import go\n",
        "go.py": "from game import chess\n",
    }
    assert lint(tmp_path, CONTRACT, modules).passed
