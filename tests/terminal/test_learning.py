"""A lesson in the terminal: the same sentences, in lines and on the full screen."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from ecumene.table.meta import BadOpening
from ecumene.terminal.app import EcumeneApp
from ecumene.terminal.plain import PlainGame
from ecumene.terminal.session import Session
from tests.terminal.conftest import Open
from tests.terminal.test_app import press, screen
from tests.terminal.test_plain import typed


def one_line(text: str) -> str:
    return " ".join(text.split())


def test_a_lesson_is_played_to_its_end_by_its_advice() -> None:
    said = one_line(typed(Session.taught("cultures"), *["a"] * 40))
    assert "Chapter 1 of 5: First cards You lead Rome." in said
    assert "Why now? Resources pay for everything" in said
    assert "You decide. With two other cards" in said
    assert "A first game: the lesson is over That is all there is" in said
    assert said.count("You lead Rome.") == 1, "a step is explained once"


def test_a_chapter_is_begun_by_its_number_its_id_or_its_name() -> None:
    for chapter in ("3", "province", "A Province"):
        told = Session.taught("cultures", chapter).told()
        assert told is not None
        assert told.chapter == "province"


@pytest.mark.parametrize(("title", "chapter"), [("cultures", "9"), ("cultures", "no such")])
def test_what_is_no_chapter_is_refused_with_those_there_are(title: str, chapter: str) -> None:
    with pytest.raises(BadOpening, match="1 First cards"):
        Session.taught(title, chapter)


def test_a_lesson_is_left_and_taken_up_again(tmp_path: Path) -> None:
    session = Session.taught("cultures", "uses")
    said = typed(session, "a", "q")
    assert "Go on with:" in said
    assert session.path is not None
    again = Session.resumed(session.path)
    told, before = again.told(), session.told()
    assert told is not None
    assert told == before
    assert told.step == "military"
    again.go_back()
    back = again.told()
    assert back is not None
    assert back.step == "build"


def test_who_does_otherwise_is_told_what_that_means() -> None:
    out = io.StringIO()
    session = Session.taught("cultures", "province")
    PlainGame(session, io.StringIO("2\nw\n"), out).run()
    assert "You chose another way. Whoever competes alone takes the province." in one_line(out.getvalue())


def test_a_usual_game_has_no_coach(open_session: Open) -> None:
    session = open_session()
    assert session.told() is None
    assert "do what the lesson advises" not in typed(session, "q")


async def test_on_the_full_screen_the_coach_stands_above_the_question() -> None:
    async with EcumeneApp(Session.taught("cultures", "uses")).run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        seen = one_line(screen(pilot))
        assert "Four uses: First use: build. Play Villa Rustica" in seen
        assert "a do it for me:" in seen
        assert "resources are only shown, never spent" in one_line(await press(pilot, "question_mark"))
        await press(pilot, "escape")
        assert "Second use: a soldier." in one_line(await press(pilot, "a"))
