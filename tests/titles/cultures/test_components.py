"""The print on cards and boards, as a board in the browser gets it."""

from __future__ import annotations

import msgspec
import pytest

from ecumene.table.titles import load_title, titles
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.components import components


def test_a_card_comes_with_its_effects_as_data_and_in_words() -> None:
    brewery = load_title("cultures").components("en")["cards"]["brewery"]
    assert brewery["cost"] == {"wood": 2, "brick": 2, "stone": 1}
    assert list(brewery["effects"]) == [{"type": "income", "coins": 1}]
    assert brewery["words"] == ["1 coin each round"]


def test_a_board_has_its_bands_from_the_highest_down() -> None:
    rome = load_title("cultures").components("en")["civilizations"]["rome"]
    assert [band["words"] for band in rome["military_bands"][:2]] == [[], ["+1 sword"]]
    assert rome["progress_bands"][4]["words"] == ["Golden Age"]
    assert rome["golden_age"]["vp"] == 3


def test_a_card_that_its_owner_corrected_completely_is_no_reconstruction() -> None:
    own = {
        "insula": {
            "name": "Insula",
            "kind": "building",
            "resources": ["brick", "coin"],
            "military": "sword",
            "cost": {"brick": 3},
            "vp": 2,
            "effects": [],
        }
    }
    book = Book({"cards": own})
    printed = components(book, book.names(), "en")["cards"]
    assert printed["brewery"]["reconstructed"]
    assert not printed["insula"]["reconstructed"]


@pytest.mark.parametrize("title", sorted(titles()))
def test_every_title_has_components_that_can_be_sent(title: str) -> None:
    assert msgspec.json.decode(msgspec.json.encode(load_title(title).components("en")))["names"]
