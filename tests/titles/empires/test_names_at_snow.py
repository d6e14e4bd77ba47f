"""A board with snow has other names for three calamities: log, questions, refusals, counsel and boards use
them.
"""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.table.chance import Seeded
from ecumene.table.questions.refusal import Refused
from ecumene.table.text.chronicle import Told
from ecumene.table.text.words import Say
from ecumene.titles.lineage.state import State
from tests.titles.empires.crowds import TITLE

LYING = {"1.1": "flax", "3.1": "salt", "4.1": "flood"}


def market(**given: Any) -> State:
    return TITLE.position({"seats": 3, "phase": "trade", "until": "trade", "market": LYING, **given})


def answered(state: State, answer: dict[str, Any], language: str) -> list[str]:
    """What everybody is told when the seat that is asked answers."""
    _, ask = TITLE.requests(state)[0]
    events = TITLE.answer(state, ask.seat, ask.id, answer, Seeded.from_number(1))
    seen = [event.seen_by(None) for event in events]
    return [TITLE.words.text(TITLE.tell(state, event), language) for event in seen if event is not None]


@pytest.mark.parametrize(("language", "name"), [("en", "Flood/Avalanche"), ("de", "Überschwemmung/Lawine")])
def test_the_log_calls_a_calamity_as_the_set_up_does(language: str, name: str) -> None:
    trade = {"do": "exchange", "place": [["bronze", "6.2"], ["hides", "1.2"]], "take": ["1.1", "4.1"]}
    state = market(kushan={"hand": ["bronze", "hides"]})
    assert any(name in text for text in answered(state, trade, language))


def test_boards_without_snow_keep_the_plain_name() -> None:
    state = TITLE.position({"seats": 9, "phase": "movement", "until": "movement"})
    said = Say("lineage-event-calamity", {"seat": "nubia", "card": "flood"})
    assert TITLE.called(state, said) is said


def test_a_refusal_and_an_offer_say_it_too() -> None:
    state = market(kushan={"hand": ["piracy", "hides"]})
    trade = {"do": "exchange", "place": [["piracy", "1.2"], ["hides", "1.3"]], "take": ["1.1", "3.1"]}
    with pytest.raises(Refused, match="Piracy/Raid is a calamity"):
        answered(state, trade, "en")
    _, ask = TITLE.requests(state)[0]
    trade["place"] = [["piracy", "-2"], ["hides", "1.2"]]
    offer = TITLE.describe(state, ask, TITLE.kinds[type(ask)].typed(trade))
    assert "Hides and Piracy/Raid on -2 for" in TITLE.words.text(offer)


def test_counsel_and_the_text_board_say_it_too() -> None:
    state = market(kushan={"hand": ["piracy", "hides"]})
    glimpse = TITLE.glimpse(state, 0)
    told = TITLE.counsel(glimpse, 0, "market", {"place": [["piracy", "-2"]], "take": []})
    (piece,) = told["placed"]["pieces"]
    assert (piece["card"], piece["name"]) == ("piracy", "Piracy/Raid")
    assert "Piracy/Raid" in piece["says"]["text"]
    blocked = market(kushan={"hand": ["bronze", "hides"]})
    trade = {"do": "exchange", "place": [["bronze", "6.2"], ["hides", "1.2"]], "take": ["1.1", "4.1"]}
    answered(blocked, trade, "en")
    panels = TITLE.board(TITLE.view(blocked, 0), 0)
    (panel,) = [panel for panel in panels if panel.key == "market"]
    assert "Flood/Avalanche" in str(panel)


def test_the_story_knows_the_card_whatever_it_is_called() -> None:
    told = Told("deputy", {"card": "cyclone_at_snow", "victims": ("kushan",), "seat": "indus"})
    (page,) = TITLE.chronicle([told], {"kushan": 0, "indus": 1})
    assert page.tales == [{"tale": "calamity", "card": "cyclone", "seat": 0, "giver": None}]
