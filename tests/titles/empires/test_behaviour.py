"""Nothing of the content is forgotten: every advance and calamity does something, and a case shows it."""

from __future__ import annotations

from typing import get_args

import pytest

from ecumene.table.rulebook.cases import cases_of
from ecumene.titles.empires import load
from ecumene.titles.lineage.abilities.records import AnyAbility
from ecumene.titles.lineage.book import AdvanceCard
from ecumene.titles.lineage.calamities.records import AnyCalamity

TITLE = load()
BOOK = TITLE.content
CITED = {section for _, case in cases_of(TITLE) for section in case.cites}
NO_EFFECT = {"empiricism", "literacy", "mathematics"}
"""The advances that give nothing but credits."""
DECLARED = (
    *("purchases", "tax_choices", "raises", "free_advance", "free_credits", "discount"),
    *("allows", "guard", "ability"),
)
"""What the content says of an advance and the rules carry out for any that has it."""
IN_CALAMITIES = {id for card in BOOK.calamity.values() for id in card.advances()}
SPARED = {id for advance in BOOK.advances.values() if advance.ability for id in advance.ability.spares}
LET_IN = {id for advance in BOOK.advances.values() if advance.guard for id in advance.guard.lets_in}

CHAPTERS = {"volcanic_eruption": "volcano", "iconoclasm_and_heresy": "iconoclasm"}
"""What the registry of sections calls a calamity, where it is not the id of the card."""


def cited(start: str) -> bool:
    return any(section == start or section.startswith(f"{start}.") for section in CITED)


def does_something(advance: AdvanceCard) -> bool:
    declared = any(getattr(advance, name) for name in DECLARED)
    return declared or advance.id in IN_CALAMITIES | SPARED | LET_IN


@pytest.mark.parametrize("id", BOOK.advances)
def test_an_advance_does_something_or_is_said_to_do_nothing(id: str) -> None:
    assert does_something(BOOK.advances[id]) != (id in NO_EFFECT)


@pytest.mark.parametrize("id", BOOK.advances)
def test_a_case_shows_what_an_advance_does(id: str) -> None:
    assert cited(f"adv.{id}")


def test_every_kind_of_calamity_has_an_effect_and_says_what_it_demands() -> None:
    kinds = set(get_args(AnyCalamity))
    assert kinds == BOOK.ways.effects.keys() == BOOK.ways.burdens.keys()
    assert kinds == {type(card) for card in BOOK.calamity.values()}


def test_every_kind_of_special_ability_is_carried_out() -> None:
    kinds = set(get_args(AnyAbility))
    assert kinds == BOOK.ways.abilities.keys()
    assert kinds == {type(ability) for ability in BOOK.abilities.values()}


@pytest.mark.parametrize("id", BOOK.calamities)
def test_a_case_shows_what_a_calamity_does(id: str) -> None:
    assert cited(f"cal.{CHAPTERS.get(id, id)}")


def test_no_card_is_listed_that_does_not_exist() -> None:
    assert set(BOOK.calamities) == {card.id for card in BOOK.calamity.values()}
    assert set(BOOK.advances) >= NO_EFFECT
