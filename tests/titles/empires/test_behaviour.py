"""Nothing of the content is forgotten: every advance and calamity does something, and a case shows it."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from ecumene.table.cases import cases_of
from ecumene.titles.empires import load
from ecumene.titles.lineage.book import AdvanceCard
from ecumene.titles.lineage.calamities.cards import EFFECTS

TITLE = load()
BOOK = TITLE.content
CITED = {section for _, case in cases_of(TITLE) for section in case.cites}
NO_EFFECT = {"empiricism", "literacy", "mathematics"}
"""The advances that give nothing but credits."""
NUMBERS = ("purchases", "tax_choices", "raises", "free_advance", "free_credits", "discount")
"""What the content says of an advance and the rules carry out for any that has it."""


def rules() -> str:
    """The source of all rules; what is written for bots is none of them."""
    folder = Path(str(resources.files("ecumene.titles.lineage")))
    files = [file for file in folder.rglob("*.py") if "quick_player" not in file.parts]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.name != "evaluate.py")


NAMED = set(re.findall(r'"([a-z_]+)"', rules()))
"""Every name that stands in the rules."""


CHAPTERS = {"volcanic_eruption": "volcano", "iconoclasm_and_heresy": "iconoclasm"}
"""What the registry of sections calls a calamity, where it is not the id of the card."""


def cited(start: str) -> bool:
    return any(section == start or section.startswith(f"{start}.") for section in CITED)


def has_numbers(advance: AdvanceCard) -> bool:
    return any(getattr(advance, name) for name in NUMBERS)


@pytest.mark.parametrize("id", BOOK.advances)
def test_an_advance_does_something_or_is_said_to_do_nothing(id: str) -> None:
    assert (id in NAMED or has_numbers(BOOK.advances[id])) != (id in NO_EFFECT)


@pytest.mark.parametrize("id", BOOK.advances)
def test_a_case_shows_what_an_advance_does(id: str) -> None:
    assert cited(f"adv.{id}")


@pytest.mark.parametrize("id", BOOK.calamities)
def test_a_calamity_has_its_effect(id: str) -> None:
    assert id in EFFECTS


@pytest.mark.parametrize("id", BOOK.calamities)
def test_a_case_shows_what_a_calamity_does(id: str) -> None:
    assert cited(f"cal.{CHAPTERS.get(id, id)}")


def test_no_effect_is_of_a_card_that_does_not_exist() -> None:
    assert set(BOOK.calamities) >= EFFECTS.keys()
    assert set(BOOK.advances) >= NO_EFFECT
