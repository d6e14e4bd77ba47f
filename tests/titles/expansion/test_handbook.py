"""The handbook's facts about civilization cards are those of the rules: price, credits, and links."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

import pytest

from tests.titles.test_handbook import paragraphs, registry

ADVANCES = tomllib.loads(
    files("ecumene.titles.expansion").joinpath("content/advances.toml").read_text(encoding="utf-8")
)["advances"]
TITLES = {id: section["title"] for id, section in registry("003").items()}


def section_of(title: str) -> str:
    """The one section whose title begins so."""
    (found,) = (id for id, said in TITLES.items() if re.match(title, said))
    return found


def numbers(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\b\d+\b", text)}


@pytest.mark.parametrize("language", ["en", "de"])
def test_prices_and_credits_are_those_of_the_cards(language: str) -> None:
    told = dict(paragraphs("003", language))
    for id, card in ADVANCES.items():
        price = told[section_of(rf"{card['name']}: \S+ card, cost")]
        assert card["cost"] in numbers(price), id
        assert f"[[card:{id}" in price, id
        gives = told[section_of(f"{card['name']} gives ")]
        assert set(card["credits"].values()) <= numbers(gives), id
        if leads := card.get("special_credit"):
            assert leads["amount"] in numbers(gives), id
            assert f"[[card:{leads['to']}" in gives, id
