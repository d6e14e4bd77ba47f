"""Bots answer their questions, give the same answers with the same seed, and never read the full state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import ecumene
from ecumene import bots
from ecumene.arena.simulate import Plan, simulate
from ecumene.bots.greedy import GreedyBot
from ecumene.table.chance import Chance, Seeded
from ecumene.table.perspective import Perspective
from ecumene.table.questions.answers import Answer
from ecumene.table.questions.refusal import Refused
from ecumene.table.state.frames import Ask
from ecumene.table.table import Table
from ecumene.table.text.events import Event
from ecumene.table.title import Title
from ecumene.titles.cultures.rules.plays import Coins
from ecumene.titles.cultures.state import State
from ecumene.titles.cultures.title import Cultures

FEW = bots.Budget(iterations=4)


def table_after(answers: int, title: Title[Any, Any] | None = None) -> Table:
    """A table some random answers into a game."""
    table = Table(title, seats=2, seed=3) if title else ecumene.open_table("cultures", seed=3)
    random = Random(3)
    for _ in range(answers):
        request = table.requests()[0]
        table.answer(request.seat, request.id, random.choice(table.options(request)))
    return table


@pytest.mark.parametrize("name", bots.NAMES)
def test_a_bot_plays_a_whole_game(name: str) -> None:
    table = ecumene.open_table("cultures", seed=1)
    players = [bots.make(name, seed, FEW) for seed in (1, 2)]
    while not table.over:
        request = table.requests()[0]
        table.answer(request.seat, request.id, players[request.seat].choose(table.perspective(request)))
    assert all(standing.score >= 0 for standing in table.standings())


@pytest.mark.parametrize("name", bots.NAMES)
def test_the_same_seed_gives_the_same_answers(name: str) -> None:
    def answers() -> list[Any]:
        bot = bots.make(name, 7, FEW)
        tables = [table_after(count) for count in range(0, 40, 4)]
        return [bot.choose(table.perspective(table.requests()[0])) for table in tables]

    assert answers() == answers()


def test_random_takes_every_option_about_equally_often() -> None:
    table = table_after(12)
    perspective = table.perspective(table.requests()[0])
    bot = bots.make("random", 1)
    counts = Counter(bot.choose(perspective) for _ in range(200 * len(perspective.options)))
    assert set(counts) == set(perspective.options)
    assert all(120 < count < 300 for count in counts.values())


def test_greedy_does_not_see_what_its_seat_cannot_know() -> None:
    """Two truths that look the same from a seat get the same answer."""
    for count in range(4, 80, 5):
        table = table_after(count)
        request = table.requests()[0]
        truth, title = table.truth(), table.title
        other = title.imagine(title.view(truth, request.seat), Seeded.from_number(count))
        ask = next(ask for _, ask in truth.flow.open() if ask.id == request.id and ask.seat == request.seat)
        answers = [GreedyBot(seed=1).choose(Perspective(title, state, ask)) for state in (truth, other)]
        assert answers[0] == answers[1]


def test_greedy_takes_what_the_evaluator_likes() -> None:
    class Miser(Cultures):
        def evaluate(self, state: State, seat: int) -> float:
            return state.coins[seat]

    table = table_after(0, Miser())
    bot = GreedyBot(seed=1)
    while table.phase != "play":
        request = table.requests()[0]
        table.answer(request.seat, request.id, bot.choose(table.perspective(request)))
    assert isinstance(bot.choose(table.perspective(table.requests()[0])), Coins)


def test_greedy_takes_the_advice_of_its_title() -> None:
    class Quick(Cultures):
        def advise(self, glimpse: State, ask: Ask, options: Sequence[Answer]) -> Answer | None:
            assert glimpse == self.glimpse(glimpse, ask.seat)
            return options[-1]

    table = table_after(12, Quick())
    perspective = table.perspective(table.requests()[0])
    assert GreedyBot(seed=1).choose(perspective) == perspective.options[-1]


class Fragile(Cultures):
    """Only a sale for coins can be imagined."""

    fault: Exception

    def answer(self, state: State, actor: int, request_id: str, answer: Any, chance: Chance) -> list[Event]:
        if not isinstance(answer, Coins):
            raise self.fault
        return super().answer(state, actor, request_id, answer, chance)


def fragile_table() -> tuple[Fragile, Perspective]:
    title = Fragile()
    table = table_after(12, title)
    while not any(isinstance(option, Coins) for option in table.perspective(table.requests()[0]).options):
        request = table.requests()[0]
        table.answer(request.seat, request.id, request.default)
    return title, table.perspective(table.requests()[0])


def test_greedy_passes_over_what_is_refused_in_its_imagination() -> None:
    title, perspective = fragile_table()
    title.fault = Refused(title.words, "table-refuse-stale")
    assert isinstance(GreedyBot(1).choose(perspective), Coins)


def test_greedy_hides_no_crash_of_the_rules() -> None:
    title, perspective = fragile_table()
    title.fault = ZeroDivisionError()
    with pytest.raises(ZeroDivisionError):
        GreedyBot(1).choose(perspective)


def test_greedy_beats_random() -> None:
    report = simulate(Plan(title="cultures", games=20, seed=100, bots=("greedy", "random")))
    assert report["wins"]["by_bot"]["greedy"] >= 19


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(bots.UnknownBot, match="There is no bot 'genius'; there are easy, steady, strong"):
        bots.make("genius")


def test_greedy_considers_the_default_among_some_of_many_options() -> None:
    """With room for a single option it is the default that is left."""
    table = table_after(12)
    perspective = table.perspective(table.requests()[0])
    assert len(perspective.options) > 1
    assert GreedyBot(seed=1, most_options=1).choose(perspective) == perspective.default
