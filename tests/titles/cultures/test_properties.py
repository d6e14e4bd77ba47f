"""Properties of every game of Rising Cultures: a state machine plays it and tries to break it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant

import ecumene
from ecumene.titles.cultures.meta import META
from ecumene.titles.cultures.rules.scoring import CATEGORIES
from ecumene.titles.cultures.state import State
from tests.titles.machine import AnyGame, any_options

SEATS = (0, 1)
MOST_ANSWERS_A_GAME = 300
"""Two civilizations, seven rounds of at most 2 Nile, 12 swap, 6 play and 3 contest answers, and the setup."""


class Game(AnyGame):
    @initialize(options=any_options(META), seed=st.integers(0, 2**32), start=st.integers(0, 200))
    def open(self, options: dict[str, Any], seed: int, start: int) -> None:
        table = ecumene.open_table("cultures", seed=seed, options=options)
        self.begin(table, MOST_ANSWERS_A_GAME * (2 if options["match"] else 1), seed, start)

    def truth(self) -> State:
        state = self.table.truth()
        assert isinstance(state, State)
        return state

    @invariant()
    def cards_and_coins_are_conserved(self) -> None:
        state, book = self.truth(), self.table.title.content
        assert state.supply + sum(state.coins) + sum(state.nile) == book.constants.coins
        assert min(*state.coins, *state.nile) >= 0
        if state.rules.limited_coins:
            assert state.supply >= 0
        for seat in SEATS:
            if state.deck[seat] or state.hand[seat]:
                assert Counter(cards_of(state, seat)) == Counter(book.decks[state.civilizations[seat]])

    @invariant()
    def everybody_sees_the_scores(self) -> None:
        standings, state = self.table.standings(), self.truth()
        assert [standing.rank for standing in standings] == [1, 2]
        for standing in standings:
            if state.civilizations[standing.seat]:
                shown = self.table.view(None)["seats"][str(standing.seat)]["score"]
                assert {name: standing.parts[name] for name in CATEGORIES} == shown


def cards_of(state: State, seat: int) -> list[str]:
    """Every card of a seat, wherever it lies."""
    piles = (
        state.deck, state.hand, state.box, state.resources, state.military,
        state.progress, state.buildings, state.discard,
    )  # fmt: skip
    covered = [card for stack in state.leaders[seat] for card in stack]
    return [card for pile in piles for card in pile[seat]] + covered


TestGame = Game.TestCase
TestGame.settings = settings(max_examples=2 * settings().max_examples)
