"""Before the game as the strategist sees it."""

from __future__ import annotations

import pytest

from ecumene.table.perspective import Perspective
from ecumene.titles.lineage.phases.opening import Civilization
from ecumene.titles.lineage.strategist.opening import games_like
from tests.titles.empires.crowds import TITLE

MARKETS = ["east_3", "east_4", "west_3", "west_4"]


@pytest.mark.parametrize(
    ("games", "board", "seats"),
    [("east", "east", 9), ("west", "west", 9), *((games, games[:4], int(games[5:])) for games in MARKETS)],
)
def test_the_civilization_is_led_that_did_best(games: str, board: str, seats: int) -> None:
    state = TITLE.position({"seats": seats, "phase": "setup", "options": {"map": board}})
    (ask,) = (ask for _, ask in state.flow.open())
    answer = TITLE.strategist(1).choose(Perspective(TITLE, state, ask))
    points = TITLE.strategist(0).weights.civilizations[games]
    assert answer == Civilization(max(points, key=points.__getitem__))


@pytest.mark.parametrize("board", ["east", "west", "both", "blocks", *MARKETS])
def test_all_civilizations_of_a_board_were_tried(board: str) -> None:
    scenes = [scene for scene in TITLE.content.scenes.values() if "-" not in scene.id]
    played = {id for scene in scenes if games_like(scene) == board for id in scene.civilizations}
    assert set(TITLE.strategist(0).weights.civilizations[board]) == played
