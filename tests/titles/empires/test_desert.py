"""A board without any people: the game ends instead of turning for ever."""

from __future__ import annotations

from ecumene.titles.empires import load


def test_a_deserted_board_ends_the_game() -> None:
    title = load()
    state = title.position({"phase": "ast"})
    assert title.over(state)
    assert title.standings(state)[0].rank == 1
