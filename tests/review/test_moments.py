"""The five moments of a game: where a seat gained or lost most against the mean of the others."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest

from ecumene.review.choosing import MOST, Piece, moments_of, pieces_of
from ecumene.review.course import course_of, lead
from ecumene.review.moments import NotOver, Review, review
from ecumene.review.telling import ReviewTold, told
from ecumene.table.api import load_title, replay
from ecumene.table.record import journal as books
from ecumene.table.table import Table
from ecumene.table.text.events import Event

JOURNALS = Path(__file__).parents[2] / "journals"
GAMES = (
    "ages-1-the-silk-road",
    "ages-4-all-variants",
    "cultures-rome-persia",
    "cultures-undo-and-rewind",
    "cultures-departure",
    "empires-5-short",
    "empires-3-basic",
    "empires-both-12-short-expert-six-turns",
    "expansion-7-latecomers-fourteen-turns",
)


def lines_of(game: str) -> list[str]:
    return (JOURNALS / f"{game}.jsonl").read_text().splitlines()


@cache
def reviewed(game: str) -> Review:
    return review(lines_of(game))


def read(game: str, seat: int, language: str = "en") -> ReviewTold:
    opening = books.read(lines_of(game))[0]
    assert isinstance(opening, books.Opening)
    return told(load_title(opening.title, opening.content), reviewed(game), seat, language)


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_has_up_to_five_moments_in_the_order_of_the_game(game: str) -> None:
    table = replay(lines_of(game))
    assert len(reviewed(game).games) == table.seats
    for each in reviewed(game).games:
        numbers = [moment.number for moment in each.moments]
        assert 1 <= len(numbers) <= MOST
        assert numbers == sorted(set(numbers))
        assert set(numbers) <= set(table.standing(1))
        assert all(0 <= moment.again < moment.number for moment in each.moments)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_moment_has_words(game: str, language: str) -> None:
    for seat in range(len(reviewed(game).games)):
        found = read(game, seat, language)
        assert all(one.title and one.text and one.where for one in found.moments)
        assert all(one.name for one in found.kinds)
        assert found.unit


@pytest.mark.parametrize("game", ["cultures-rome-persia", "expansion-7-latecomers-fourteen-turns"])
def test_a_review_is_always_the_same(game: str) -> None:
    assert msgspec.json.encode(review(lines_of(game))) == msgspec.json.encode(reviewed(game))


def test_a_game_that_goes_on_has_no_review() -> None:
    with pytest.raises(NotOver):
        review(lines_of("cultures-rome-persia")[:40])


def test_a_lost_city_is_named() -> None:
    found = read("expansion-7-latecomers-fourteen-turns", 0)
    lost = next(one for one in found.moments if one.title == "Rubicon lost")
    assert lost.kind == "calamity"
    assert lost.text.startswith("Thrace annexes the city of Rome in Rubicon.")
    assert lost.change < -10
    gained = next(
        one for one in read("expansion-7-latecomers-fourteen-turns", 2).moments if one.number == lost.number
    )
    assert gained.title == "Rubicon gained"
    assert gained.change > 10


def test_the_chart_ends_each_turn_once_and_holds_all_seats() -> None:
    found = reviewed("expansion-7-latecomers-fourteen-turns")
    turns = [one.turn for one in found.turns]
    assert turns == sorted(set(turns))
    assert turns[-1] == 14
    assert all(len(one.values) == len(found.games) for one in found.turns)


def test_what_was_undone_is_no_moment() -> None:
    course = course_of(lines_of("cultures-undo-and-rewind"))
    table = course.table
    undone = {
        entry.of
        for number in range(1, table.length + 1)
        if isinstance(entry := table.entry(number), books.Undone)
    }
    assert undone
    assert not undone & {step.number for step in course.steps}


def test_a_moment_tells_a_seat_only_what_it_was_told_then() -> None:
    """The sentences of a review are sentences of the log of that seat, and of no other."""
    game = "empires-5-short"
    wanted = {moment.number for each in reviewed(game).games for moment in each.moments}
    heard: dict[tuple[int, int], set[str]] = {}

    def witness(table: Table, events: list[Event]) -> None:
        for seat in range(table.seats):
            heard[table.length, seat] = set(table.tell(events, seat))

    table = replay(lines_of(game), witness=witness)
    assert wanted
    for seat, each in enumerate(reviewed(game).games):
        everything = set().union(*(texts for (_, other), texts in heard.items() if other == seat))
        for moment in each.moments:
            said = [say for say in moment.says if say.key.startswith("lineage-event-")]
            assert {table.title.words.text(say) for say in said} <= everything


def test_the_change_is_measured_against_the_mean_of_the_others() -> None:
    assert lead((10.0, 4.0, 6.0), 0) == 5.0
    assert lead((7.0,), 0) == 7.0


# Choosing


@pytest.fixture(scope="module")
def pieces() -> list[Piece]:
    return pieces_of(course_of(lines_of("expansion-7-latecomers-fourteen-turns")), 0)


def test_the_pieces_of_a_game_follow_each_other(pieces: list[Piece]) -> None:
    numbers = [step.number for piece in pieces for step in piece.steps]
    assert numbers == sorted(set(numbers))


def test_each_thing_is_told_once_while_there_are_others(pieces: list[Piece]) -> None:
    things = [(piece.kind, piece.good) for piece in moments_of(pieces)]
    assert len(things) == len(set(things)) == MOST


def test_one_moment_is_good_if_there_is_a_good_one(pieces: list[Piece]) -> None:
    bad = [piece._replace(change=-50.0 - place) for place, piece in enumerate(pieces[:8])]
    good = pieces[8]._replace(change=1.0)
    chosen = moments_of([*bad, good])
    assert good in chosen
    assert len(chosen) == MOST
    assert not any(piece.good for piece in moments_of(bad))


def test_what_hardly_changed_is_not_told(pieces: list[Piece]) -> None:
    assert moments_of([piece._replace(change=0.2) for piece in pieces]) == []
