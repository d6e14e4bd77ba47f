"""What the pages of docs/ name is there."""

from __future__ import annotations

import re
from pathlib import Path

TITLES = Path("src/ecumene/titles")
PAGE = Path("docs/rules.md").read_text(encoding="utf-8")


def test_the_page_of_rules_names_modules_and_content_that_exist() -> None:
    named = re.findall(r"`([\w./]+(?:\.py|\.toml|/))`", PAGE)
    assert len(named) > 40
    folders = [
        Path("src/ecumene"),
        TITLES,
        TITLES / "lineage",
        TITLES / "empires" / "content",
        TITLES / "empires" / "strategist",
    ]
    gone = [name for name in named if not any((folder / name).exists() for folder in folders)]
    assert gone == []


def test_every_module_of_a_phase_is_on_the_page_of_rules() -> None:
    rooms = ["phases", "conflict", "advances", "movement"]
    modules = [file for room in rooms for file in (TITLES / "lineage" / room).glob("*.py")]
    others = {"__init__", "records", "menu", "moves"}
    assert [
        file.name
        for file in modules
        if file.stem not in others and f"{file.parent.name}/{file.name}" not in PAGE
    ] == []
