"""The modules and links that the pages name exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.links import anchors, broken, links

DOCS = Path("docs")
PAGES = [Path("README.md"), Path("CONTRIBUTING.md"), Path("CHANGELOG.md"), *sorted(DOCS.rglob("*.md"))]

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


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    assert broken(page) == []


def test_the_index_names_every_page() -> None:
    index = DOCS / "README.md"
    named = {(DOCS / link.partition("#")[0]).resolve() for link in links(index.read_text(encoding="utf-8"))}
    assert [str(page) for page in PAGES if page != index and page.resolve() not in named] == []


def test_the_readme_leads_to_the_index() -> None:
    assert "docs/README.md" in links(Path("README.md").read_text(encoding="utf-8"))


def test_a_link_is_broken_by_a_missing_page_or_heading(tmp_path: Path) -> None:
    headings = ["# Ways", "## What `Ways` asks, and why", "## Ways", "```", "# no heading", "```"]
    (tmp_path / "other.md").write_text("\n".join(headings))
    good = [
        "other.md",
        "other.md#ways-1",
        "other.md#what-ways-asks-and-why",
        "https://example.org/x",
        "#title",
    ]
    bad = ["gone.md", "other.md#no-heading", "#gone", "sub/other.md"]
    page = tmp_path / "page.md"
    page.write_text("# Title\n`[x](code.md)`\n" + "\n".join(f"[x]({link})" for link in good + bad))
    assert broken(page) == bad


def test_headings_have_the_ids_that_github_gives_them() -> None:
    assert anchors("# How a table's `Kind` is read: [why](x.md)\n") == {"how-a-tables-kind-is-read-why"}
