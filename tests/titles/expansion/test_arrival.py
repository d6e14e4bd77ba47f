"""Seats that join the Expansion Project later: until their Civil War the rules skip them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecumene.arena.game import BotGame, replay_difference
from ecumene.table.chance import Seeded
from ecumene.table.meta import BadOpening
from ecumene.table.questions.answers import Departure
from ecumene.table.secrecy import inspect
from ecumene.table.table import Table
from ecumene.table.text.board import as_text
from ecumene.titles.expansion import load
from ecumene.titles.expansion.calamities.arrival import arrive, waiting
from ecumene.titles.lineage.phases.opening import blank
from ecumene.titles.lineage.state import Moment, Rules, State, present

TITLE = load()
WAR: dict[str, Any] = {
    "phase": "calamity_resolution",
    "until": "calamity_resolution",
    "seats": 6,
    "options": {"latecomers": 1},
    "crete": {"hand": ["civil_war"], "tokens": {"knossos": 30, "athens": 25}, "ast": 5},
    "thrace": {"hand": ["famine"], "tokens": {"thrace": 15, "odessus": 10}},
    "rome": {"tokens": {"rome": 30}},
}


def play_on(state: State, random: Random | None = None) -> list[int]:
    """Answer as a careful absentee would, or at random; who was asked."""
    chance, asked = Seeded.from_number(3), list[int]()
    while requests := TITLE.requests(state):
        _, ask = requests[0]
        asked.append(ask.seat)
        options = TITLE.options(state, ask)
        answer = random.choice(options) if random else TITLE.default(state, ask)
        TITLE.answer(state, ask.seat, ask.id, answer, chance)
        assert TITLE.violations(state) == []
    return asked


def test_a_latecomer_is_asked_from_its_civil_war_on() -> None:
    state = TITLE.position(WAR)
    asked = play_on(state)
    assert 5 in asked
    assert state.latecomers == []
    assert state.ast[5] == 5
    assert any(state.tokens[5])
    assert present(state) == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("at", ["phase", "turn"])
def test_who_leaves_before_it_came_gains_nothing(at: Any) -> None:
    """It leaves while a Famine is divided; the Civil War that follows goes to somebody else."""
    state = TITLE.position(WAR)
    TITLE.answer(state, -1, "", Departure(5, at), Seeded.from_number(1))
    asked = play_on(state)
    assert 5 not in asked
    assert not any(state.tokens[5])
    assert any(any(state.tokens[seat]) for seat in (2, 4))
    assert present(state) == [0, 1, 2, 3, 4]


def test_who_waits_does_not_keep_a_game_going() -> None:
    """Four of five leave: one player is left, and somebody who has never come."""
    table = Table(TITLE, seats=6, seed=1, options={"latecomers": 1, "civilizations": "ranking"})
    for seat in (0, 1, 2):
        table.enter(Departure(seat, "phase"))
    assert table.requests()
    table.enter(Departure(3, "phase"))
    assert table.over
    assert [standing.seat for standing in table.standings()] == [4, 0, 1, 2, 3, 5]


def test_five_play_from_the_beginning() -> None:
    with pytest.raises(BadOpening, match=r"latecomers can be 1 with 6"):
        Table(TITLE, seats=5, options={"latecomers": 1})


@pytest.mark.parametrize("seed", [1, 4])
def test_bots_play_with_latecomers(seed: int) -> None:
    options = {"latecomers": 2, "turns": 14, "map": "west"}
    game = BotGame(TITLE, ["greedy"] * 7, seed=seed, options=options)
    played = game.play()
    assert played.violations == []
    assert played.finished
    state = game.table.truth()
    assert isinstance(state, State)
    for seat in state.latecomers:
        assert played.final[seat] == {"cities": 0, "tokens": 0, "advances": 0, "ast": 0, "treasury": 0}
    last = [standing.seat for standing in game.table.standings()][7 - len(state.latecomers) :]
    assert sorted(last) == state.latecomers
    assert replay_difference(game.table) is None


def test_nothing_of_a_latecomer_is_a_secret() -> None:
    """Views say who waits; imagined states have it as it is."""
    table = Table(TITLE, seats=6, seed=2, options={"latecomers": 1})
    state = table.truth()
    for seat in (None, 0, 5):
        view = table.view(seat)
        assert view["latecomers"] == [5]
        imagined = TITLE.imagine(view, Seeded.from_number(1))
        assert imagined.latecomers == [5]
        assert TITLE.view(imagined, seat) == view
        assert inspect(TITLE, state, seat, Random(5)).leaks == []


def test_the_text_board_says_who_waits() -> None:
    table = Table(TITLE, seats=6, seed=2, options={"latecomers": 1})
    for language, said in (("en", "joins the game with a Civil War"), ("de", "kommt mit einem Bürgerkrieg")):
        assert said in as_text(TITLE.board(table.view(0), 0, language))


def test_a_latecomer_with_something_is_a_violation() -> None:
    state = TITLE.position(WAR)
    state.ast[5] = 1
    assert TITLE.violations(state) == ["seat 5 has something before it has come"]


def test_latecomers_wait_for_a_war_in_their_own_block() -> None:
    """With twelve there are two trade blocks; who waits in the other one does not gain."""
    state = blank(TITLE.content, "both_12", Rules(ast="standard", latecomers=3))
    position = Moment(TITLE.content, state, Seeded.from_number(1))
    state.civilizations = list(position.scene.civilizations)
    for victim in present(state):
        same = [seat for seat in (9, 10, 11) if position.block(seat) == position.block(victim)]
        assert waiting(position, victim) == same
    assert {position.block(seat) for seat in (9, 10, 11)} == {0, 1}
    arrive(position, 10, 0)
    assert state.latecomers == [9, 11]
