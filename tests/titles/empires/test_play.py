"""Bots at the table: random games keep every rule, greedy ones get somewhere, hostile answers do no harm."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.arena.fuzz import fuzz
from ecumene.arena.game import BotGame, Played, replay_difference
from ecumene.bots.greedy import GreedyBot
from ecumene.table.chance import Seeded
from ecumene.table.meta import opening_options
from ecumene.table.table import Table
from ecumene.titles.empires import load
from ecumene.titles.empires.title import Empires
from ecumene.titles.lineage.conflict.rounds import contested
from ecumene.titles.lineage.conflict.token_conflicts import conflicts
from ecumene.titles.lineage.evaluate import survivors
from ecumene.titles.lineage.movement.moves import EndMovement, Move
from ecumene.titles.lineage.pieces.pieces import place_city
from ecumene.titles.lineage.state import PIRATES, State


@pytest.fixture(scope="module")
def title() -> Empires:
    return load()


def play(title: Empires, bots: list[str], turns: int, **options: object) -> Played:
    return BotGame(title, bots, seed=len(bots), options=options, max_turns=turns).play()


def opened(title: Empires, seats: int) -> State:
    """A state at the first decision of a game."""
    return title.setup(
        opening_options(title.meta, {"civilizations": "ranking"}, seats), seats, Seeded.from_number(1)
    )


@pytest.mark.parametrize("seats", range(5, 10))
def test_a_random_game_keeps_every_rule(title: Empires, seats: int) -> None:
    """Invariants are checked after every answer, and the replay of the journal at the end."""
    played = play(title, ["random"] * seats, 8)
    assert not played.violations
    assert played.turns == 8


@pytest.mark.parametrize("ast", ["basic", "expert"])
def test_a_random_game_in_strict_order_keeps_every_rule(title: Empires, ast: str) -> None:
    played = play(title, ["random"] * 6, 8, strict=True, ast=ast)
    assert not played.violations


def test_an_agreed_limit_ends_the_game(title: Empires) -> None:
    game = BotGame(title, ["random"] * 5, seed=2, options={"turns": 4, "civilizations": "random"})
    assert game.play().finished
    assert game.table.turn == 4
    assert replay_difference(game.table) is None


def test_greedy_bots_found_cities(title: Empires) -> None:
    played = play(title, ["greedy"] * 5, 4, civilizations="random")
    assert not played.violations
    assert sum(seat["cities"] for seat in played.final) > 0
    assert all(seat["tokens"] + 6 * seat["cities"] >= 16 for seat in played.final)


def test_greedy_does_better_than_random(title: Empires) -> None:
    played = play(title, ["greedy", "random", "greedy", "random", "greedy"], 8, civilizations="ranking")
    points = dict(zip(("greedy", "random"), (played.scores[::2], played.scores[1::2]), strict=True))
    assert min(points["greedy"]) > max(points["random"])


def test_a_greedy_series_ends(title: Empires) -> None:
    """In its movement the bot goes on while that makes things better, then is done."""
    table = Table(title, seats=5, seed=4, options={"civilizations": "ranking", "strict": True})
    while table.turn == 1:
        request = table.requests()[0]
        table.answer(request.seat, request.id, request.default)
    seat, bot, answers = table.requests()[0].seat, GreedyBot(seed=4, most_options=5), []
    while (request := table.requests()[0]).seat == seat:
        answers.append(bot.choose(table.perspective(request)))
        table.answer(seat, request.id, answers[-1])
    assert isinstance(answers[0], Move)
    assert isinstance(answers[-1], EndMovement)
    assert len(answers) < 10


@pytest.mark.parametrize(
    ("mine", "rivals", "limit", "left"),
    [
        (3, 0, 2, 3),  # nobody to fight
        (1, 1, 2, 1),  # room for both
        (4, 2, 2, 2),
        (1, 4, 1, 0),
    ],
)
def test_bots_foresee_conflicts(mine: int, rivals: int, limit: int, left: int) -> None:
    assert survivors(mine, rivals, limit) == left


def test_bots_see_what_a_position_promises(title: Empires) -> None:
    """Each step of the way to a city is worth more than the one before."""
    state = opened(title, 5)
    board = title.at(state).board
    area = next(area for area in range(board.size) if board.site[area] and 1 < board.limit[area] < 5)
    values = []
    for tokens in (1, 2, 5, 6):
        state.tokens[0][area] = tokens
        values.append(title.evaluate(state, 0))
    assert values == sorted(set(values))
    state.stock[0] = 0
    place_city(state, 0, area)
    assert title.evaluate(state, 0) < values[-1]  # it can neither be fed nor taxed


def test_conflicts_are_found_wherever_owners_meet(title: Empires) -> None:
    state = opened(title, 9)
    random = Random(1)
    for _ in range(20):
        for row in (*state.tokens, state.barbarians):
            row[:] = bytes(random.choices((0, 1, 2, 5), (9, 1, 1, 1), k=len(row)))
        state.cities[:] = bytes(random.choices((0, 3, PIRATES), (8, 1, 1), k=len(state.cities)))
        expected = [area for area in range(len(state.cities)) if contested(title.at(state), area)]
        assert conflicts(title.at(state)) == expected


@pytest.mark.parametrize("strict", [False, True])
def test_hostile_answers_do_no_harm(title: Empires, strict: bool) -> None:
    report = fuzz(title, games=1, seed=7, seats=5, options={"strict": strict}, max_turns=2)
    assert report.clean, report.problems
    assert report.refused > 0
