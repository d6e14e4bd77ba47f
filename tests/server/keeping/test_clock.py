"""Clocks without a house: time is only a number here, so no test waits."""

from __future__ import annotations

import pytest

from ecumene.server.keeping import clock
from ecumene.server.keeping.clock import Deed, Scene
from ecumene.server.keeping.record import Keeping, fresh
from ecumene.server.keeping.terms import DAY, GRACE, HOUR, MINUTE, Absence, ClockTerms, usual_terms
from ecumene.table.meta import Thinking

TERMS = ClockTerms(pace="live", phase=60, phases={"trade": 600}, bank=30, line=20, least=5)


def scene(
    asked: dict[int, str], phase: str = "movement", turn: int = 1, talkers: tuple[int, ...] = ()
) -> Scene:
    return Scene(turn, phase, False, {seat: [id] for seat, id in asked.items()}, frozenset(talkers))


def begun(terms: ClockTerms = TERMS, asked: dict[int, str] | None = None) -> Keeping:
    """Three seats of whom two are asked since time 100, with everybody's line open."""
    keeping = fresh(3)
    for seat in range(3):
        clock.line(keeping, seat, False, 0)
    now = scene({0: "a-1", 1: "b-1"} if asked is None else asked)
    clock.set_terms(keeping, terms, now, 100)
    return keeping


def ends(keeping: Keeping, seat: int) -> float | None:
    return clock.until(keeping, keeping.seats[seat])


def cover(keeping: Keeping) -> str:
    return keeping.seats[0].cover


def rests(keeping: Keeping) -> bool:
    return keeping.rest is not None and keeping.rest.planned


def test_a_seat_has_the_box_of_the_phase_and_then_its_bank() -> None:
    keeping = begun()
    assert ends(keeping, 0) == 190
    assert ends(keeping, 2) is None
    clock.follow(keeping, scene({1: "b-1"}), 175)
    assert keeping.seats[0].bank == 15
    assert ends(keeping, 0) is None
    assert ends(keeping, 1) == 190


def test_the_answers_of_a_series_share_one_box_but_a_new_question_leaves_time_to_read_it() -> None:
    keeping = begun()
    clock.follow(keeping, scene({0: "a-2"}), 140)
    assert ends(keeping, 0) == 140 + 20 + 30
    clock.follow(keeping, scene({0: "a-3"}), 158)
    assert ends(keeping, 0) == 158 + 5 + 30


def test_the_next_phase_brings_a_new_box_but_no_new_bank() -> None:
    keeping = begun()
    clock.follow(keeping, scene({0: "a-2"}, "support"), 180)
    assert keeping.seats[0].bank == 10
    assert ends(keeping, 0) == 180 + 60 + 10


def test_a_lost_line_draws_on_its_own_allowance_first() -> None:
    keeping = begun()
    clock.line(keeping, 0, True, 130)
    assert ends(keeping, 0) == 130 + 30 + 30 + 20
    clock.line(keeping, 0, False, 145)
    assert ends(keeping, 0) == 145 + 30 + 30
    assert keeping.seats[0].line == 5


def test_a_pause_stops_everything_and_the_time_goes_on_from_there() -> None:
    keeping = begun()
    clock.pause(keeping, scene({0: "a-1", 1: "b-1"}), 150)
    assert clock.due(keeping) is None
    clock.resume(keeping, scene({0: "a-1", 1: "b-1"}), 1150)
    assert ends(keeping, 0) == 1190


def test_a_pause_may_end_by_itself() -> None:
    keeping = begun()
    clock.pause(keeping, scene({0: "a-1"}), 150, 900)
    assert clock.due(keeping) == 900


def test_a_reminder_comes_once_before_the_end() -> None:
    keeping = begun()
    assert clock.due(keeping) == 190 - 0.25 * 90
    assert clock.to_remind(keeping, 168) == [0, 1]
    for seat in (0, 1):
        keeping.seats[seat].reminded = True
    assert clock.to_remind(keeping, 168) == []
    assert clock.due(keeping) == 190


def test_more_time_can_be_granted() -> None:
    keeping = begun()
    clock.extend(keeping, [0], 100, 150)
    assert ends(keeping, 0) == 290
    assert ends(keeping, 1) == 190


def test_who_times_out_twice_is_played_for_and_has_the_seat_back_at_once() -> None:
    keeping = begun()
    assert clock.timed_out(keeping, 190) == [0, 1]
    clock.time_out(keeping, 0, 190)
    clock.follow(keeping, scene({}), 190, [Deed(0, "a", "clock")])
    assert cover(keeping) == ""
    clock.follow(keeping, scene({0: "a-2"}, "support"), 200)
    assert ends(keeping, 0) == 260
    clock.time_out(keeping, 0, 260)
    assert cover(keeping) == "stand-in"
    clock.follow(keeping, scene({0: "a-3"}, "trade"), 270)
    assert ends(keeping, 0) is None
    assert clock.come_back(keeping, 0)
    clock.follow(keeping, scene({0: "a-3"}, "trade"), 300)
    assert ends(keeping, 0) == 300 + 600
    assert not clock.come_back(keeping, 0)


def test_a_stand_in_becomes_a_bot_after_some_turns_if_the_player_allows_it() -> None:
    covers = []
    for wish in (Absence(), Absence(furthest="stand-in"), Absence(furthest="default")):
        keeping = begun()
        keeping.seats[0].wish = wish
        for time, phase in ((190, "support"), (260, "trade")):
            clock.time_out(keeping, 0, time)
            clock.follow(keeping, scene({0: f"{phase}-1"}, phase), time)
        clock.follow(keeping, scene({}, turn=2), 270)
        early = keeping.seats[0].cover
        clock.follow(keeping, scene({}, turn=3), 300)
        covers.append((early, keeping.seats[0].cover))
    assert covers == [("stand-in", "bot"), ("stand-in", "stand-in"), ("", "")]


def test_who_wishes_so_is_played_for_after_the_first_time() -> None:
    keeping = begun()
    keeping.seats[0].wish = Absence(at_once=True)
    clock.time_out(keeping, 0, 190)
    assert keeping.seats[0].cover == "stand-in"


def test_in_a_phase_in_which_time_ran_out_nothing_is_left_until_the_player_acts() -> None:
    keeping = begun()
    clock.time_out(keeping, 0, 190)
    clock.follow(keeping, scene({0: "a-2"}), 191)
    assert ends(keeping, 0) == 191
    clock.time_out(keeping, 0, 191)
    assert keeping.seats[0].missed == 1, "it is the same time that ran out"
    clock.follow(keeping, scene({0: "a-3"}), 192, [Deed(0, "a", "")])
    assert ends(keeping, 0) == 197


def test_a_talk_has_one_alarm_for_all_and_rings_twice() -> None:
    keeping = begun()
    floor = scene({0: "t-1", 1: "t-1"}, "trade", talkers=(0, 1))
    clock.follow(keeping, floor, 200)
    assert ends(keeping, 0) is None
    assert clock.due(keeping) == 800
    clock.pause(keeping, floor, 300)
    clock.resume(keeping, floor, 1300)
    assert clock.due(keeping) == 1800
    assert clock.rings(keeping, 1800)
    clock.rang(keeping, 1800)
    assert clock.due(keeping) == 1800 + GRACE
    clock.follow(keeping, scene({}, "calamities"), 1801)
    assert clock.due(keeping) is None


def test_the_host_may_set_an_alarm_without_any_clock() -> None:
    keeping = begun(ClockTerms())
    keeping.alarm = 90
    clock.follow(keeping, scene({0: "t-1"}, "trade", talkers=(0,)), 200)
    assert clock.due(keeping) == 290


def test_a_planned_break_begins_when_its_turn_is_over() -> None:
    keeping = begun()
    clock.plan_break(keeping, 1, 5000)
    clock.follow(keeping, scene({0: "a-2"}, "support"), 200)
    assert not rests(keeping)
    clock.follow(keeping, scene({0: "a-3"}, turn=2), 300)
    assert rests(keeping)
    assert clock.due(keeping) == 5000


def test_without_a_clock_one_still_sees_since_when_somebody_is_awaited() -> None:
    keeping = begun(ClockTerms())
    assert keeping.seats[0].since == 100
    assert clock.due(keeping) is None


def test_a_change_of_pace_begins_anew() -> None:
    keeping = begun()
    day = usual_terms("day", Thinking())
    clock.set_terms(keeping, day, scene({0: "a-1"}), 150)
    assert ends(keeping, 0) == 150 + DAY + 3 * DAY


def test_a_clock_that_goes_back_takes_nothing_from_anybody() -> None:
    keeping = begun()
    clock.follow(keeping, scene({}), 50)
    assert keeping.seats[0].used == 0


@pytest.mark.parametrize(("phase", "seconds"), [("trade", 600), ("movement", 120)])
def test_live_terms_come_from_the_title(phase: str, seconds: float) -> None:
    terms = usual_terms("live", Thinking(phase=120, phases={"trade": 600}))
    assert terms.box(phase) == seconds
    assert (terms.bank, terms.line) == (15 * MINUTE, 5 * MINUTE)
    assert usual_terms("day", Thinking()).least == HOUR


def test_the_record_survives_being_written_down() -> None:
    keeping = begun()
    assert keeping.copy() == keeping
