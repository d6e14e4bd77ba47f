"""Imagined hands of others in a game without Water, and with commodities that they are known to lack."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.table.chance import Seeded
from ecumene.table.text.board import as_text
from ecumene.titles.expansion import load
from ecumene.titles.expansion.abilities.demand import DemandCard
from ecumene.titles.lineage.pieces.stacks import draw, hand_over
from ecumene.titles.lineage.secrets.knowledge import all_see_none, forget_hand, lacks, learn
from ecumene.titles.lineage.state import State

TITLE = load()
EMPTY: dict[str, list[str]] = {str(number): [] for number in range(1, 10)}


@pytest.mark.parametrize("seed", range(20))
def test_there_is_no_water_where_a_stack_keeps_a_calamity(seed: int) -> None:
    """Nobody holds calamities any more, so the last card of the ninth stack is one; all Gold is in hands."""
    given: dict[str, Any] = {
        "phase": "advances",
        "stacks": {**EMPTY, "9": ["regression"], "2": ["volcanic_eruption", "treachery"]},
        "crete": {"cities": ["knossos"], "hand": ["gold", "gold", "gold", "stone"]},
        "egypt": {"cities": ["memphis"], "hand": ["gold", "stone"]},
        "thrace": {"cities": ["athens"], "hand": ["clay", "clay", "clay"], "treasury": 30},
    }
    state = TITLE.position(given)
    for seat in (None, 0, 2, 4):
        view = TITLE.view(state, seat)
        imagined = TITLE.imagine(view, Seeded.from_number(seed))
        assert TITLE.violations(imagined) == []
        assert TITLE.view(imagined, seat) == view


DEMAND: dict[str, Any] = {
    "phase": "special_abilities",
    "stacks": {**EMPTY, "9": ["regression"]},
    "crete": {"cities": ["knossos"], "hand": ["clay"], "advances": ["trade_empire"]},
    "assyria": {"cities": ["tyre"], "hand": ["gold", "gold", "stone"]},
    "thrace": {"cities": ["athens"], "hand": ["clay", "stone", "stone"]},
    "hatti": {"cities": ["hattusa"], "hand": ["salt", "salt", "salt", "salt"]},
}


def after_demands(*players: str) -> State:
    """Crete has asked some players for Gold, who had none."""
    state, chance = TITLE.position(DEMAND), Seeded.from_number(1)
    demands = [{"do": "demand", "commodity": "gold", "player": player} for player in players]
    for answer in ({"do": "use_ability", "advance": "trade_empire"}, *demands):
        ((_, ask),) = [found for found in TITLE.requests(state) if found[1].seat == 0]
        TITLE.answer(state, 0, ask.id, answer, chance)
    return state


@pytest.mark.parametrize("seed", range(20))
def test_nobody_is_imagined_with_what_it_is_known_to_lack(seed: int) -> None:
    """Two have no Gold, so all of it that is in hands is with Assyria or with who looks."""
    state = after_demands("thrace", "hatti")
    for seat in (None, 0, 1, 4):
        view = TITLE.view(state, seat)
        imagined = TITLE.imagine(view, Seeded.from_number(seed))
        assert "gold" not in (*imagined.hand[2], *imagined.hand[3])
        assert TITLE.violations(imagined) == []
        assert TITLE.view(imagined, seat) == view


def test_a_memory_is_corrected_by_what_all_learn() -> None:
    """Egypt believes that Thrace holds the Gold that it once gave it."""
    state = TITLE.position(DEMAND)
    learn(state, 4, 2, ["gold"])
    all_see_none(TITLE.at(state), 2, "gold")
    assert state.known[4][2] == ()
    assert state.lacking == [(), (), ("gold",), (), ()]


def test_a_card_that_nobody_saw_may_be_anything() -> None:
    state = after_demands("thrace", "hatti")
    hand_over(TITLE.at(state), (1, 3, ("stone",)))
    assert state.lacking == [(), (), ("gold",), (), ()]
    draw(TITLE.at(state), 2, 9)
    assert state.lacking == []


def test_a_card_that_all_saw_is_what_it_is() -> None:
    state = after_demands("thrace", "hatti")
    hand_over(TITLE.at(state), (1, 3, ("stone",)), shown=True)
    assert lacks(state, 3, "gold")
    hand_over(TITLE.at(state), (1, 3, ("gold",)), shown=True)
    assert not lacks(state, 3, "gold")


def test_nobody_is_asked_by_default_for_what_it_lacks() -> None:
    """Crete is asked to go on; of those who are left Hatti has more cards than Assyria."""
    state = after_demands("thrace")
    all_see_none(TITLE.at(state), 3, "gold")
    ((_, ask),) = TITLE.requests(state)
    assert TITLE.default(state, ask) == DemandCard("gold", "assyria")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Thrace is known to have none of: Gold"), ("de", "hat bekanntlich keine Karte von: Gold")],
)
def test_the_text_board_says_what_somebody_lacks(language: str, said: str) -> None:
    view = TITLE.view(after_demands("thrace"), 4)
    assert said in as_text(TITLE.board(view, 4, language))


def test_what_is_known_to_be_lacking_is_forgotten_with_the_hand() -> None:
    state = after_demands("thrace")
    forget_hand(state, 2)
    assert state.lacking == []
