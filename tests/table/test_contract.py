"""The guarantees of every title, whatever happens at its table: it ends, leaks nothing and never breaks."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from ecumene.table.chance import Seeded
from ecumene.table.questions.kind import State
from ecumene.table.questions.request import Request
from ecumene.table.record import journal as books
from ecumene.table.record.replay import verify
from ecumene.table.secrecy import inspect
from ecumene.table.table import Table
from ecumene.table.text.board import as_text
from ecumene.table.title import Title
from ecumene.table.titles import load_title
from tests.effort import tries
from tests.parley.title import Parley
from tests.table.play import random_moves

AnyTitle = Title[Any, Any]
PARLEY = Parley()
TITLES = {"parley": PARLEY, "cultures": load_title("cultures")}


@pytest.fixture(params=list(TITLES))
def title(request: pytest.FixtureRequest) -> AnyTitle:
    return TITLES[request.param]


def seats_of(title: AnyTitle) -> int:
    return min(3, title.meta.seats[1])


def check_request(table: Table, request: Request) -> None:
    """The default and every option are legal, and everything has words."""
    title = table.title
    assert request.prompt
    assert request.help
    assert request.rule
    options = table.options(request)
    assert options
    for answer in (request.default, *options):
        title.prepare(table._state, request.seat, request.id, answer)
        assert table.describe(request, answer)
    assert len({msgspec.json.encode(answer) for answer in options}) == len(options)


def check_views(table: Table, seats: list[int | None], number: int) -> None:
    """Each view is JSON, has a board, and some other truth would look exactly the same."""
    title = table.title
    for seat in seats:
        view = table.view(seat)
        as_json = msgspec.json.encode(view)
        imagined = title.imagine(view, Seeded.from_number(number))
        assert msgspec.json.encode(title.view(imagined, seat)) == as_json
        assert title.imagine(msgspec.json.decode(as_json), Seeded.from_number(number)) == imagined
        check_glimpse(table, seat, imagined, number)
        check_classes(title, table._state, imagined, seat)
        assert title.violations(imagined) == []
        as_text(title.board(view, seat))


def check_glimpse(table: Table, seat: int | None, imagined: State, number: int) -> None:
    """A glimpse tells what the view tells, and the same is imagined from it."""
    title = table.title
    glimpse = title.glimpse(table._state, seat)
    as_bytes = title.dump_state(glimpse)
    assert title.view(glimpse, seat) == table.view(seat)
    assert title.glimpse(imagined, seat) == glimpse
    assert title.imagine_from(glimpse, seat, Seeded.from_number(number)) == imagined
    assert title.dump_state(glimpse) == as_bytes


def check_classes(title: AnyTitle, truth: State, imagined: State, seat: int | None) -> None:
    """Public fields are known to all, an owner's entry to its owner."""
    for field, visibility in title.visibility.items():
        mine, theirs = getattr(truth, field), getattr(imagined, field)
        if visibility == "public":
            assert mine == theirs, field
        elif visibility == "owner" and seat is not None:
            assert mine[seat] == theirs[seat], field


def test_every_field_of_a_state_is_classed(title: AnyTitle) -> None:
    table = Table(title, seats=seats_of(title), seed=1)
    assert list(title.visibility) == list(title.state_type.__struct_fields__)
    assert set(title.visibility.values()) <= {"public", "owner", "hidden"}
    for field, visibility in title.visibility.items():
        if visibility == "owner":
            assert len(getattr(table.truth(), field)) == table.seats


def test_every_kind_is_complete(title: AnyTitle) -> None:
    for kind in title.kinds.values():
        assert title.words.knows(f"{title.meta.id}-ask-{kind.name}")
        assert title.words.knows(f"{title.meta.id}-ask-{kind.name}-help")
        for tag in kind._by_tag:
            assert title.words.knows(f"{title.meta.id}-answer-{tag}"), tag
    assert len({kind.name for kind in title.kinds.values()}) == len(title.kinds)


@pytest.mark.parametrize("seed", range(3))
def test_offers_and_views_all_through_a_game(title: AnyTitle, seed: int) -> None:
    """At every step: options and defaults are legal, views can be imagined, nobody learns what is hidden."""
    random = Random(seed)
    table = Table(title, seats=seats_of(title), seed=seed)
    seats: list[int | None] = [*range(table.seats), None]
    for number, _ in enumerate(random_moves(table, random, amend=0.05)):
        for request in (
            *table.requests(),
            *(r for seat in range(table.seats) for r in table.amendable(seat)),
        ):
            check_request(table, request)
        check_views(table, seats, number)
        if number % 10 == 0:
            for seat in seats:
                assert inspect(title, table.truth(), seat, random).leaks == []
        assert table.violations() == []


@pytest.mark.parametrize(("seats", "turns"), [(5, 2), (9, 1), (18, 1)])
def test_views_of_a_full_table(seats: int, turns: int) -> None:
    table = Table(PARLEY, seats=seats, seed=seats, options={"turns": turns, "budget": 2})
    everybody: list[int | None] = [*range(seats), None]
    for number, _ in enumerate(random_moves(table, Random(seats))):
        if number % tries(3, 1) == 0:
            check_views(table, everybody, number)


@pytest.mark.parametrize(("seats", "games"), [(2, 40), (5, 20), (9, 8), (18, 4)])
def test_random_games_end_and_break_nothing(seats: int, games: int) -> None:
    for seed in range(games):
        table = Table(PARLEY, seats=seats, seed=seed)
        for _ in random_moves(table, Random(seed), amend=0.05):
            assert table.violations() == []
        assert [standing.rank for standing in table.standings()] == sorted(s.rank for s in table.standings())


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("seats", [2, 5, 9, 18])
def test_games_of_default_answers(seats: int) -> None:
    """Clocks alone bring a table to its end, and its journal proves it."""
    table = Table(PARLEY, seats=seats, seed=seats)
    while not table.over:
        for request in table.requests():
            check_request(table, request)
        request = table.requests()[-1]
        table.answer(request.seat, request.id, request.default)
    assert verify(table.journal()).fair


@given(some.integers(0, 10**9), some.integers(2, 6), some.sampled_from([2, 20]))
def test_departures_and_alarms_at_any_moment(seed: int, seats: int, budget: int) -> None:
    """Seats leave in the middle of anything; the rest play on, and nobody waits for who has left."""
    random = Random(seed)
    table = Table(PARLEY, seats=seats, seed=seed, options={"turns": 2, "budget": budget})
    for _ in random_moves(table, random, amend=0.1):
        if random.random() < 0.02 and not table.over:
            present = [seat for seat in range(seats) if seat not in table.view(None)["departed"]]
            table.enter({"do": "departure", "seat": random.choice(present)})
        phase = table.phase.split(".")[1]
        if random.random() < 0.05 and phase in ("move", "trade"):
            table.enter({"do": "alarm", "phase": phase})
        assert table.violations() == []
        assert not {request.seat for request in table.requests()} & set(table.view(None)["departed"])
    again = Table.replayed(PARLEY, books.read(table.journal())[: table.length + 1])
    assert again.digest() == table.digest()
