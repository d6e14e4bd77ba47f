"""A player is away, and the others vote: the player is told at once, and has time to come back. The house has
its own time here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.client import Guest, a_house_with_its_own_time
from tests.server.keeping.tables import DAY, HOUR, Company
from tests.server.receivers import Hooks, receivers, settings
from tests.server.test_notices import hook, until

PATIENT = {"pace": "live", "phase": 2 * HOUR, "bank": 0.0, "line": 0.0, "least": 0.0, "stand_in": 1}
HASTY = PATIENT | {"phase": 1.0}


class Time:
    """A house whose clock can be set ahead."""

    def __init__(self, address: str, set_clock: Any, hooks: Hooks) -> None:
        self.address, self.hooks = address, hooks
        self._set, self._ahead = set_clock, 0.0

    def pass_by(self, seconds: float) -> None:
        self._ahead += seconds
        self._set(self._ahead)


@pytest.fixture(scope="module")
def time(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Time]:
    folder = tmp_path_factory.mktemp("house")
    with receivers() as both:
        settings(folder, *both)
        with a_house_with_its_own_time(folder) as (house, set_clock):
            yield Time(house.address, set_clock, both[0])


def awaited(pair: Company, seat: int) -> bool:
    return str(seat) in pair.people[seat].state(pair.table)["awaited"]


def wait_for(pair: Company, seat: int) -> None:
    """Both have answered by the clock; the table waits for this seat alone."""
    for each in (0, 1):
        while awaited(pair, each):
            pair.answer(each)
            if not awaited(pair, 1 - each):
                break
    while not awaited(pair, seat):
        pair.answer(1 - seat)


def gone(time: Time, **terms: Any) -> Company:
    """Ada and Bo, whose time has run out."""
    pair = Company(time.address, "Ada", "Bo")
    hook(pair.people[1], time.hooks, f"/{pair.table}")
    pair.clock(**(terms or PATIENT))
    pair.answer(0)
    pair.answer(1)
    wait_for(pair, 1)
    time.pass_by(2 * HOUR + 1)
    until(lambda: pair.seat(1).get("away"))
    return pair


def letter(time: Time, pair: Company, kind: str) -> Any:
    """The next letter of a kind that Bo gets."""
    while (found := time.hooks.next(f"/{pair.table}").json)["kind"] != kind:
        """That the table waits, and that time is nearly up."""
    return found


def test_a_seat_is_taken_when_its_player_was_told_and_did_not_come(time: Time) -> None:
    pair = gone(time)
    (vote,) = pair.propose(0, do="replace", seat=1, by="person")["votes"]
    assert (vote["voters"], vote["away"], vote["needed"]) == ([0], [1], 1)
    assert vote["waits"] - pair.clock()["now"] == pytest.approx(600, abs=30)
    assert "the others vote on your seat" in letter(time, pair, "seat-vote")["subject"]
    assert "vacant" not in pair.seat(1)
    assert pair.refused(0, do="replace", seat=1, by="bot") == "vote-open"
    time.pass_by(601)
    until(lambda: pair.seat(1).get("vacant"))
    token = pair.link(0, 1, "replace")
    pair.take(token)
    assert any("Cy plays Persia from now on." in text for text in pair.texts())
    (newcomer,) = pair.seat(1)["newcomers"]
    assert (newcomer["name"], newcomer["how"]) == ("Cy", "replace")


def test_who_comes_back_in_time_keeps_the_seat_and_the_vote_is_over(time: Time) -> None:
    pair = gone(time)
    pair.propose(0, do="replace", seat=1, by="departure")
    with pair.people[1].socket(pair.table, seat=1) as line:
        until(lambda: not pair.votes())
        line.next()
    assert "away" not in pair.seat(1)
    assert any("Over, since the player of Persia is back" in text for text in pair.texts())
    assert pair.refused(0, do="replace", seat=1, by="bot") == "vote-lately"
    time.pass_by(601)
    pair.propose(0, do="replace", seat=1, by="bot")
    assert pair.votes()[0]["must"] == [1]


def test_i_am_here_ends_it_too_and_so_does_a_no(time: Time) -> None:
    pair = gone(time)
    pair.propose(0, do="replace", seat=1, by="bot")
    pair.vote(1, False)
    assert pair.votes() == []
    assert not {"away", "cover"} & set(pair.seat(1))


def test_a_clock_that_was_set_while_somebody_slept_leaves_them_two_days(time: Time) -> None:
    """The host makes a game by the day a hasty one at night, and would have the seat before breakfast."""
    pair = Company(time.address, "Ada", "Bo")
    hook(pair.people[1], time.hooks, f"/{pair.table}")
    pair.clock(**(PATIENT | {"pace": "day", "phase": DAY}))
    pair.answer(0)
    pair.answer(1)
    wait_for(pair, 1)
    pair.clock(**HASTY)
    until(lambda: pair.seat(1).get("away"))
    pair.clock(**PATIENT)
    pair.back(0)
    (vote,) = pair.propose(0, do="replace", seat=1, by="person")["votes"]
    assert vote["waits"] - pair.clock()["now"] == pytest.approx(2 * DAY, abs=30)
    letter(time, pair, "seat-vote")


def test_a_clock_that_was_set_today_in_the_middle_of_a_game_leaves_two_days(time: Time) -> None:
    """The host sets a clock that Bo cannot keep; one answer under it is no consent to it."""
    pair = Company(time.address, "Ada", "Bo")
    pair.answer(0)
    pair.answer(1)
    pair.clock(**PATIENT)
    wait_for(pair, 0)
    wait_for(pair, 1)
    time.pass_by(2 * HOUR + 1)
    until(lambda: pair.seat(1).get("away"))
    (vote,) = pair.propose(0, do="replace", seat=1, by="person")["votes"]
    assert vote["waits"] - pair.clock()["now"] == pytest.approx(2 * DAY, abs=30)


def test_a_game_is_not_ended_behind_somebodys_back(time: Time) -> None:
    pair = gone(time)
    (vote,) = pair.propose(0, do="end")["votes"]
    assert (vote["voters"], vote["away"]) == ([0], [1])
    assert "may be decided without you" in letter(time, pair, "vote")["subject"]
    pair.back(1)
    (vote,) = pair.votes()
    assert (vote["voters"], vote["needed"], vote.get("waits")) == ([0, 1], 2, None)
    time.pass_by(601)
    until(lambda: not pair.votes())
    assert not pair.people[0].state(pair.table)["over"]


def test_a_game_is_not_ended_by_one_alone_however_long_they_wait(time: Time) -> None:
    pair = gone(time)
    (vote,) = pair.propose(0, do="end")["votes"]
    assert (vote["voters"], vote["away"], vote["needed"]) == ([0], [1], 2)
    time.pass_by(601)
    until(lambda: not pair.votes())
    assert not pair.people[0].state(pair.table)["over"]


@pytest.mark.parametrize(("pace", "days"), [("live", 1), ("day", 7), ("none", 7)])
def test_a_link_has_an_end_by_the_pace_of_its_table(time: Time, pace: str, days: int) -> None:
    pair = Company(time.address, "Ada", "Bo")
    pair.people[0].put(pair.path("clock"), {"pace": pace})
    token = pair.link(0, 0, "share")
    (listed,) = pair.people[0].get(pair.path("seat-links"))
    assert listed["until"] - listed["created"] == days * DAY
    time.pass_by(days * DAY - 60)
    assert Guest(time.address, "Cy").get(f"/api/seat-links/{token}")["until"] == listed["until"]
    time.pass_by(61)
    assert pair.dead(token) == "link-late"
    assert pair.people[0].get(pair.path("seat-links")) == []
