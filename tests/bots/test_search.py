"""The searching bot: it finds good answers, is repeatable, stays within its budget, and cannot read
secrets.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ecumene
from ecumene import bots
from ecumene.arena.simulate import Plan, play_one
from ecumene.bots.bot import Budget
from ecumene.bots.luck import Luck
from ecumene.bots.search import Search, SearchBot
from ecumene.bots.tree import Place, Trial, first_looks, key_of, most_promising
from ecumene.bots.turns import in_turn
from ecumene.bots.worlds import Rules
from ecumene.table.chance import Seeded
from ecumene.table.perspective import Perspective
from ecumene.table.questions.answers import plain
from ecumene.table.table import Table
from ecumene.table.titles import load_title
from ecumene.titles.cultures.rules.scoring import score_display
from ecumene.titles.cultures.state import State
from ecumene.titles.cultures.title import Cultures
from tests.bots.test_bots import table_after
from tests.parley.bids import Bid
from tests.parley.title import Parley

FEW = Budget(iterations=8)


def asked_in(title: Any, given: dict[str, Any]) -> Perspective:
    """What the first seat that is asked in a position sees."""
    state = title.position(given)
    return Perspective(title, state, title.requests(state)[0][1])


def chosen(perspective: Perspective, iterations: int = 30) -> dict[str, Any]:
    return plain(SearchBot(1, Budget(iterations)).choose(perspective))


# What it finds


def test_it_takes_the_province_that_wins_the_game() -> None:
    """The last contest of the last round, which only Rome can win."""
    rome = {"leaders": ["romulus"], "military": ["brewery"]}
    given = {"phase": "province", "round": 7, "marker": "rome", "rome": rome}
    assert chosen(asked_in(Cultures(), given)) == {"do": "compete"}


class Accountant(Cultures):
    """Sees what is built, and no promise in anything else."""

    def evaluate(self, state: State, seat: int) -> float:
        return score_display(self.content, state, seat)


def test_it_gives_up_a_card_now_to_build_another_one_later() -> None:
    """Two plays are left and nothing can be paid: what the first answer is for shows after the second."""
    rome = {"hand": ["villa_rustica", "mint"], "played": 1, "coins": 0}
    persia = {"hand": ["qanat"], "played": 3, "coins": 0}
    given = {"phase": "play", "round": 6, "marker": "rome", "rome": rome, "persia": persia}
    perspective = asked_in(Accountant(), given)
    title, state = perspective.title, perspective.imagine(Seeded.from_number(1))
    answer = SearchBot(1, Budget(60)).choose(perspective)
    points = []
    for option in perspective.options:
        after = state.copy()
        title.answer(after, perspective.seat, perspective.ask.id, option, Seeded.from_number(1))
        points.append(best_points(title, after, perspective.seat))
    assert max(points) > min(points)
    assert points[list(perspective.options).index(answer)] == max(points)


def best_points(title: Any, state: Any, seat: int) -> float:
    """The most points that a seat can have after its next answer, by trying everything."""
    for _, ask in title.requests(state):
        if ask.seat != seat:
            continue
        found: list[float] = []
        for option in title.options(state, ask):
            after = state.copy()
            title.answer(after, seat, ask.id, option, Seeded.from_number(1))
            found.append(title.evaluate(after, seat))
        return max(found)
    return float(title.evaluate(state, seat))


def test_it_plays_a_title_in_which_everybody_is_asked_at_once() -> None:
    """Sealed bids, offers, series of moves and interruptions: nobody told the bot of any of them."""
    table = Table(Parley(), seats=3, seed=2, options={"turns": 2})
    players = [SearchBot(seat, Budget(3)) for seat in range(3)]
    for request in in_turn(table):
        table.answer(request.seat, request.id, players[request.seat].choose(table.perspective(request)))
    assert table.over


# Its manners


def test_the_same_seed_gives_the_same_game() -> None:
    plan = Plan(
        title="cultures",
        games=1,
        seats=2,
        bots=("search",),
        budget=2,
        keep_journals=True,
        max_turns=1,
    )
    assert play_one(plan, 0).journal == play_one(plan, 0).journal


def test_it_keeps_its_budget() -> None:
    table = table_after(12)
    search = Search(table.perspective(table.requests()[0]), Random(1))
    search.best(Budget(iterations=20))
    assert 10 < search.iterations <= 20  # fewer where nothing could change the answer any more


def test_it_answers_when_its_time_is_up() -> None:
    table = table_after(12)
    perspective = table.perspective(table.requests()[0])
    search = Search(perspective, Random(1))
    assert search.best(Budget(iterations=1_000_000, seconds=0.0)) in perspective.options
    assert search.iterations == 1


@pytest.mark.parametrize("title", ["cultures", "ages"])
def test_it_does_not_see_what_its_seat_cannot_know(title: str) -> None:
    """Two truths that look the same from a seat get the same answer."""
    for count in range(2, 26, 4):
        table = table_after(count, load_title(title))
        request = table.requests()[0]
        truth, rules = table.truth(), table.title
        other = rules.imagine(rules.view(truth, request.seat), Seeded.from_number(count))
        ask = next(ask for _, ask in truth.flow.open() if ask.id == request.id and ask.seat == request.seat)
        answers = [SearchBot(1, FEW).choose(Perspective(rules, state, ask)) for state in (truth, other)]
        assert answers[0] == answers[1]


def test_what_others_have_sealed_is_open_in_its_imagination() -> None:
    table = Table(Parley(), seats=2, seed=1)
    for request in in_turn(table):
        if request.kind == "bid":
            break
        table.answer(request.seat, request.id, request.default)
    first, second = table.requests()
    table.answer(first.seat, first.id, Bid(3))
    perspective = table.perspective(table.requests(second.seat)[0])
    world = Rules(table.title, 2, Random(1)).imagine(perspective)
    assert [ask.given for ask in world.state.flow.asks.values() if ask.seat == first.seat] == [None]


def test_it_is_not_offered_where_it_is_of_no_use() -> None:
    meta = load_title("empires").meta
    assert bots.offered(meta) == ("easy", "steady", "strong", "random", "greedy", "strategist")
    with pytest.raises(bots.UnknownBot, match=r"There is no bot 'search' for .*; there are easy"):
        bots.expect("search", meta)


# Its tree


def test_a_place_is_the_same_by_whichever_world_it_was_reached() -> None:
    place = Place()
    assert place.after((b"a", b"b")) is place.after((b"a", b"b"))
    assert place.after((b"a", b"b")) is not place.after((b"a", b"c"))


def test_what_looks_best_is_tried_first_and_what_disappoints_is_left() -> None:
    trials = {b"good": Trial(5.0), b"fair": Trial(4.0), b"poor": Trial(0.0)}
    assert most_promising(trials, list(trials), spread=1.0) == b"good"
    for _ in range(3):
        trials[b"good"].learn(-9.0)
    assert most_promising(trials, list(trials), spread=1.0) == b"fair"
    assert most_promising(trials, [b"poor"], spread=1.0) == b"poor"


def test_attention_is_shared_by_the_first_look() -> None:
    good, poor = first_looks([3.0, 1.0])
    assert good > poor > 0
    assert good + poor == pytest.approx(1)
    assert first_looks([2.0, 2.0]) == [0.5, 0.5]


def test_answers_are_known_by_what_they_say() -> None:
    table = ecumene.open_table("cultures", seed=3)
    options = [table.options(request) for request in table.requests()]
    keys = [key_of(option) for some in options for option in some]  # type: ignore[arg-type]
    assert len(set(keys)) == len({str(option) for some in options for option in some})


def test_imagined_luck_is_fair_and_repeats() -> None:
    luck = Luck(Random(3))
    assert sorted(luck.order(5)) == [0, 1, 2, 3, 4]
    assert {luck.below(3) for _ in range(50)} == {0, 1, 2}
    assert [Luck(Random(3)).below(100) for _ in range(2)] == [Luck(Random(3)).below(100)] * 2
