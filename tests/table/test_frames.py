"""Frames: forks that join, interruptions inside interruptions, seats that wait, ids that reveal nothing."""

from __future__ import annotations

import pytest

from ecumene.table.state.frames import ROOT, Ask, Flow, Frame


class Phase(Frame, frozen=True, tag="phase"):
    pass


class Question(Ask, frozen=True, tag="question"):
    about: str = ""


def flow(seats: int = 3) -> Flow:
    begun = Flow.begin(seats, Phase())
    begun.due.clear()
    return begun


def open_seats(flow: Flow) -> list[int]:
    return [ask.seat for _, ask in flow.open()]


def fork(flow: Flow, parent: int = ROOT) -> list[int]:
    return [flow.ask(parent, Question, "question", seat) for seat in range(len(flow.asked))]


def test_a_fork_joins_when_the_last_is_done() -> None:
    table = flow()
    a, b, c = fork(table)
    assert open_seats(table) == [0, 1, 2]
    table.finish(b)
    table.finish(a)
    assert table.due == []
    table.finish(c)
    assert table.due == [ROOT]
    assert table.open() == []


def test_a_step_that_is_due_already_is_not_due_twice() -> None:
    table = flow()
    (a, *_) = fork(table)
    table.due.append(ROOT)
    for node in list(table.asks):
        table.finish(node)
    assert a not in table.parents
    assert table.due == [ROOT]


def test_an_interruption_lets_its_question_wait() -> None:
    table = flow()
    a, b, _ = fork(table)
    inner = table.ask(a, Question, "inner", 2, about="first")
    assert open_seats(table) == [1, 2, 2]
    assert table.find(0, "question-1") is None
    table.finish(inner)
    assert table.due == []
    assert open_seats(table) == [0, 1, 2]
    assert table.find(1, "question-1") == (b, table.asks[b])


def test_interruptions_inside_interruptions() -> None:
    table = flow()
    first = table.ask(ROOT, Question, "question", 0)
    second = table.ask(first, Question, "steer", 1)
    third = table.ask(second, Question, "flee", 2)
    assert open_seats(table) == [2]
    table.finish(third)
    assert open_seats(table) == [1]
    table.finish(second)
    assert open_seats(table) == [0]
    table.finish(first)
    assert table.due == [ROOT]


def test_an_interruption_may_be_a_step_that_forks() -> None:
    table = flow()
    first = table.ask(ROOT, Question, "question", 0)
    step = table.push(first, Phase())
    assert table.due == [step]
    table.due.clear()
    a, b = (table.ask(step, Question, "vote", seat) for seat in (1, 2))
    assert open_seats(table) == [1, 2]
    table.finish(a)
    table.finish(b)
    assert table.due == [step]
    table.due.clear()
    table.finish(step)
    assert open_seats(table) == [0]


def test_a_seat_may_wait_for_those_before_it() -> None:
    table = flow()
    a, b, c = fork(table)
    table.ask_again(c, Question(seat=2, id="", after=(a, b)), "question")
    assert open_seats(table) == [0, 1]
    assert table.find(2, "question-2") is None
    table.finish(a)
    assert open_seats(table) == [1]
    table.give(b, {"do": "done"})  # done, though it might still change its mind
    assert open_seats(table) == [1, 2]
    table.replace(b, Question(seat=1, id="question-1"))
    assert open_seats(table) == [1]
    table.finish(b)
    assert open_seats(table) == [2]


def test_a_seat_may_wait_for_a_step() -> None:
    table = flow()
    step = table.push(ROOT, Phase())
    inner = table.ask(step, Question, "inner", 0)
    table.ask(ROOT, Question, "question", 1, after=(step,))
    assert open_seats(table) == [0]
    table.finish(inner)
    table.finish(step)
    assert open_seats(table) == [1]


def test_given_answers_wait_for_the_last_sibling() -> None:
    table = flow()
    a, b, c = fork(table)
    aside = table.ask(a, Question, "aside", 2)  # another fork: not a sibling
    table.finish(aside)
    assert table.give(c, 3) == []
    assert table.give(a, 1) == []
    assert table.give(c, 4) == []
    assert [(node, ask.given) for node, ask in table.give(b, 2)] == [(a, 1), (b, 2), (c, 4)]
    assert open_seats(table) == [0, 1, 2]


def test_questions_are_numbered_seat_by_seat() -> None:
    table = flow(2)
    first = table.ask(ROOT, Question, "move", 0)
    for _ in range(5):
        table.ask_again(first, table.asks[first], "move")
    second = table.ask(ROOT, Question, "move", 1)
    assert (table.asks[first].id, table.asks[second].id) == ("move-6", "move-1")
    table.ask_again(second, table.asks[second], "trade")
    assert table.asks[second].id == "trade-2"
    assert table.asked == [6, 2]


def test_a_question_keeps_its_place_in_a_series() -> None:
    table = flow()
    a, *_ = fork(table)
    table.ask_again(a, Question(seat=0, id="", about="next"), "question")
    assert open_seats(table) == [0, 1, 2]
    assert table.find(0, "question-1") is None
    found = table.find(0, "question-2")
    assert found is not None
    assert isinstance(found[1], Question)
    assert found[1].about == "next"


def test_dropping_takes_everything_below() -> None:
    table = flow()
    step = table.push(ROOT, Phase())
    table.due.clear()
    a = table.ask(step, Question, "question", 0)
    inner = table.push(a, Phase())
    table.ask(inner, Question, "inner", 1)
    table.ask(step, Question, "question", 2)
    table.drop(a)
    assert open_seats(table) == [2]
    assert table.due == []
    table.drop(step)
    assert table.due == [ROOT]
    assert list(table.steps) == [ROOT]
    assert table.asks == {}
    assert table.parents == {}


def test_copies_are_independent() -> None:
    table = flow()
    a, *_ = fork(table)
    twin = table.copy()
    twin.finish(a)
    twin.ask(ROOT, Question, "question", 0)
    twin.due.append(ROOT)
    assert open_seats(table) == [0, 1, 2]
    assert table.asked == [1, 1, 1]
    assert table.due == []
    assert table == flow_with_fork()


def flow_with_fork() -> Flow:
    table = flow()
    fork(table)
    return table


def test_the_end() -> None:
    table = flow()
    fork(table)
    table.finish_all()
    assert (table.steps, table.asks, table.parents, table.due) == ({}, {}, {}, [])


def test_frames_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Question(seat=0, id="a").seat = 1  # type: ignore[misc]
