"""Before the game as the strategist sees it."""

from __future__ import annotations

from ecumene.table.perspective import Perspective
from ecumene.titles.empires.strategist.weights import civilization_points
from ecumene.titles.lineage.phases.opening import Civilization
from tests.titles.empires.crowds import TITLE


def test_the_civilization_is_led_that_did_best() -> None:
    state = TITLE.position({"seats": 9, "phase": "setup", "options": {"civilizations": "choose"}})
    (ask,) = (ask for _, ask in state.flow.open())
    answer = TITLE.strategist(1).choose(Perspective(TITLE, state, ask))
    assert answer == Civilization(max(civilization_points(), key=civilization_points().__getitem__))


def test_all_civilizations_of_the_box_were_tried() -> None:
    assert set(civilization_points()) == set(TITLE.content.scenes["east_9"].civilizations)
