"""The Expansion Project in the browser: the board of Mega Empires, with its own sheets."""

from __future__ import annotations

import re
from pathlib import Path

from ecumene.table.rulebook.sections import sections_of
from ecumene.titles.expansion.content import tables
from ecumene.titles.expansion.title import Expansion

TITLE = Expansion()
ROOT = Path(__file__).parents[3]
CLIENT = ROOT / "client" / "src"


def test_every_kind_is_asked_on_the_board() -> None:
    claimed = {
        name
        for file in (CLIENT / "titles" / "empires").glob("*/kinds.ts")
        for name in re.findall(r'"([a-z_]+)"', file.read_text(encoding="utf-8"))
    }
    sheets = (CLIENT / "titles" / "expansion" / "sheets.ts").read_text(encoding="utf-8")
    own = set(re.findall(r"^  (\w+): \w+,$", sheets, re.M))
    kinds = {kind.name for kind in Expansion.kind_types.values()}
    assert own <= kinds
    assert not own & claimed, "a question has two sheets"
    assert kinds - claimed - own == set(), "the request panel would ask it with a button for every answer"


def test_every_rule_that_the_shared_board_cites_has_a_section_here() -> None:
    cited = {
        rule
        for file in (CLIENT / "titles" / "empires").rglob("*.*")
        if file.suffix in {".ts", ".svelte"} and ".test." not in file.name and "short" not in file.parts
        for rule in re.findall(r'"((?:ch3|[0-9]+[a-z]?)\.[a-z_]+[.a-z_]*(?:#\w+)?)"', file.read_text("utf-8"))
    }
    source = (CLIENT / "titles" / "expansion" / "citations.ts").read_text(encoding="utf-8")
    here = dict(re.findall(r'^  "(\S+)": "(\S+)",$', source, re.M))
    assert cited == set(here)
    assert set(here.values()) <= sections_of(TITLE).keys()


def test_every_number_of_a_calamity_has_a_heading() -> None:
    """Whatever counsel reckons (`bears-…`), the sheet of a calamity has words for it in each language."""
    for language in ("en", "de"):
        told = {
            name
            for file in (ROOT / "src" / "ecumene" / "titles").rglob(f"{language}.ftl")
            for name in re.findall(r"^lineage-counsel-bears-(\w+)", file.read_text(encoding="utf-8"), re.M)
        }
        words = CLIENT / "titles" / "empires" / "words" / f"calamity.{language}.ftl"
        headings = re.findall(r"^empires-calamity-what-(\w+)", words.read_text(encoding="utf-8"), re.M)
        assert told
        assert told <= set(headings)


def test_every_nation_is_painted_as_its_homeland() -> None:
    """Its land is drawn in that colour, and no other nation has it."""
    source = (CLIENT / "ui" / "civilizations.ts").read_text(encoding="utf-8")
    moved = dict(re.findall(r'\["(\w+)", "(\w+)"\]', source))
    painted = re.search(r"CIVILIZATIONS = \[(.*?)\]", source, re.S)
    assert painted is not None
    homes = {id: nation["home"] for id, nation in tables()["civilizations"].items()}
    assert moved == {id: home for id, home in homes.items() if id != home}
    assert set(homes.values()) <= set(re.findall(r'"(\w+)"', painted[1]))
    assert len(set(homes.values())) == len(homes)
