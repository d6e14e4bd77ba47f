"""Properties of every game of Age of Civilization: a state machine plays it and tries to break it."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant

import ecumene
from ecumene.titles.ages.meta import META
from ecumene.titles.ages.state import State
from tests.titles.machine import AnyGame, any_options

MOST_ANSWERS_A_TURN = 20
"""A civilization with what it gives on rising, five workers with a free action each, and the turn's end."""


class Game(AnyGame):
    @initialize(
        options=any_options(META),
        seats=st.integers(1, 4),
        seed=st.integers(0, 2**32),
        start=st.integers(0, 120),
    )
    def open(self, options: dict[str, Any], seats: int, seed: int, start: int) -> None:
        if seats == 1:
            options |= dict.fromkeys(("changing_world", "drafting"), False)
        else:
            options |= {"scenario": "skirmish"}
        table = ecumene.open_table("ages", seats=seats, seed=seed, options=options)
        self.begin(table, MOST_ANSWERS_A_TURN * 6 * seats + 5 * seats, seed, start)

    def truth(self) -> State:
        state = self.table.truth()
        assert isinstance(state, State)
        return state

    @invariant()
    def cards_are_conserved(self) -> None:
        state, book, seats = self.truth(), self.table.title.content, self.table.seats
        cards = [*state.market, *state.deck]
        for held in (*state.civilizations, *state.hand, *state.passing):
            cards += held
        removed = book.constants.solo_removes if seats == 1 else ()
        assert sorted(cards) == sorted(set(book.civilizations) - set(removed))
        wonders = [*state.wonder_market, *(card for held in state.wonders for card in held)]
        scenario = book.scenarios.get(state.rules.scenario)
        revealed = (scenario and scenario.wonders) or book.constants.wonder_market + seats
        assert len(set(wonders)) == len(wonders) == revealed

    @invariant()
    def everybody_sees_the_scores(self) -> None:
        sides = self.table.view(None)["seats"]
        for standing in self.table.standings():
            assert sides[str(standing.seat)]["score"] == standing.parts


TestGame = Game.TestCase
TestGame.settings = settings(max_examples=2 * settings().max_examples)
