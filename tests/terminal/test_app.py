"""The full screen, played with keys at the sizes that people have."""

from __future__ import annotations

from pathlib import Path
from threading import Event
from typing import ClassVar

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.pilot import Pilot
from textual.widgets import Input

from ecumene.table.perspective import Perspective
from ecumene.table.questions.answers import Answer
from ecumene.table.record.journal import Answered, read
from ecumene.terminal.app import EcumeneApp
from ecumene.terminal.look import DAY, NIGHT, theme_of_terminal
from ecumene.terminal.options import Options
from ecumene.terminal.screens import Confirm, Sheet
from ecumene.terminal.session import Session
from tests.terminal.conftest import Open, position, second_movement

SMALL, LARGE = (80, 24), (120, 40)
SIZES = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
Keys = Pilot[int]


def screen(pilot: Keys) -> str:
    """The screen as text."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


async def press(pilot: Keys, *keys: str) -> str:
    for key in keys:
        await pilot.press(key)
        await pilot.pause()
    return screen(pilot)


def until_play(session: Session) -> Session:
    while session.request is not None and session.request.kind != "play":
        session.answer(session.request.default)
    return session


@SIZES
async def test_the_question_its_rule_and_its_options_are_in_sight(
    open_session: Open, size: tuple[int, int]
) -> None:
    session = until_play(open_session())
    async with EcumeneApp(session).run_test(size=size) as pilot:
        shown = await press(pilot)
        assert "Card 1 of 3: which card do you play, and for what?" in shown
        assert "[p2.four_uses]" in shown
        assert "   1  Discard " in shown
        assert "Rising Cultures" in shown
        assert "q quit" in shown
        assert max(map(len, shown.splitlines())) <= size[0]


@SIZES
async def test_the_screen_looks_as_it_should(
    open_session: Open, size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    async with EcumeneApp(until_play(open_session())).run_test(size=size) as pilot:
        assert await press(pilot) == snapshot


async def test_a_number_marks_an_option_and_enter_takes_it(open_session: Open) -> None:
    session = until_play(open_session())
    card = session.table.view(0)["you"]["hand"][0]
    async with EcumeneApp(session).run_test(size=SMALL) as pilot:
        await press(pilot, "1")
        assert session.table.view(0)["seats"]["0"]["discard"] == []
        await press(pilot, "enter")
        assert session.table.view(0)["seats"]["0"]["discard"] == [card]


async def test_two_digits_make_one_number(open_session: Open) -> None:
    async with EcumeneApp(open_session()).run_test(size=SMALL) as pilot:
        await press(pilot, "1", "2")
        marked = pilot.app.query_one(Options).highlighted_option
        assert marked is not None
        assert marked.id == "12"
        await press(pilot, "9")
        marked = pilot.app.query_one(Options).highlighted_option
        assert marked is not None
        assert marked.id == "9"


async def test_enter_alone_takes_nothing(open_session: Open) -> None:
    session = open_session()
    before = session.table.digest()
    async with EcumeneApp(session).run_test(size=SMALL) as pilot:
        assert "Mark an option with the arrows" in await press(pilot, "enter")
        assert session.table.digest() == before


async def test_arrows_skip_the_headings(open_session: Open) -> None:
    async with EcumeneApp(open_session()).run_test(size=SMALL) as pilot:
        await press(pilot, "down", "down")
        marked = pilot.app.query_one(Options).highlighted_option
        assert marked is not None
        assert marked.id == "2"


async def test_a_click_takes_an_option(open_session: Open) -> None:
    session = until_play(open_session())
    async with EcumeneApp(session).run_test(size=SMALL) as pilot:
        await press(pilot)
        await pilot.click("#options", offset=(8, 1))
        await pilot.pause()
        assert len(session.table.view(0)["seats"]["0"]["discard"]) == 1


@SIZES
async def test_help_opens_and_closes(open_session: Open, size: tuple[int, int]) -> None:
    async with EcumeneApp(open_session()).run_test(size=size) as pilot:
        shown = await press(pilot, "question_mark")
        assert isinstance(pilot.app.screen, Sheet)
        assert "You have drawn four cards." in shown
        assert "Enter or Escape: back to the table" in shown
        await press(pilot, "escape")
        assert not isinstance(pilot.app.screen, Sheet)


async def test_the_keys_of_the_table_rest_under_a_sheet(open_session: Open) -> None:
    session = open_session()
    async with EcumeneApp(session).run_test(size=SMALL) as pilot:
        await press(pilot, "question_mark", "s", "tab", "slash", "u")
        assert isinstance(pilot.app.screen, Sheet)
        assert session.path is not None
        assert not session.path.exists()


async def test_panels_are_turned(open_session: Open) -> None:
    async with EcumeneApp(open_session()).run_test(size=SMALL) as pilot:
        assert "[Your hand]" in await press(pilot)
        shown = await press(pilot, "tab")
        assert "[Provinces]" in shown
        assert "most of" in shown
        assert "[Rome]" in await press(pilot, "b")
        assert "[Provinces]" in await press(pilot, "shift+tab")


async def test_a_panel_longer_than_its_place_scrolls(open_session: Open) -> None:
    async with EcumeneApp(open_session()).run_test(size=SMALL) as pilot:
        assert "Score now" not in await press(pilot, "tab", "tab")
        assert "Score now" in await press(pilot, "pagedown")


async def test_all_panels_stand_on_a_tall_screen(open_session: Open) -> None:
    async with EcumeneApp(open_session()).run_test(size=(120, 60)) as pilot:
        shown = await press(pilot)
        for text in ("Your hand", "Provinces, ", "Rome (you)", "About this decision", "What happened"):
            assert text in shown


async def test_typed_words_find_an_option(open_session: Open) -> None:
    session = until_play(open_session())
    async with EcumeneApp(session).run_test(size=SMALL) as pilot:
        await press(pilot, "slash", *"military")
        options = pilot.app.query_one(Options)
        assert len([option for option in options.options if option.id]) == 4
        await press(pilot, *"xyz")
        assert "No option has these words in it." in screen(pilot)
        await press(pilot, "escape")
        assert pilot.app.query_one(Input).value == ""
        assert len([option for option in options.options if option.id]) >= 12
        await press(pilot, "slash", *"military pantheon", "enter", "enter")
        assert session.table.view(0)["seats"]["0"]["military"] == ["pantheon"]


async def test_the_log_opens(open_session: Open) -> None:
    async with EcumeneApp(until_play(open_session())).run_test(size=SMALL) as pilot:
        assert "Persia draws 4 cards." in await press(pilot, "l")


async def test_undo_takes_back_what_nobody_has_seen(open_session: Open) -> None:
    session = open_session()
    while session.request is not None and session.request.kind != "swap":
        session.answer(session.request.default)
    session.answer({"do": "swap", "paid": 2, "free": 0})
    before = position(session)
    async with EcumeneApp(session).run_test(size=SMALL) as pilot:
        await press(pilot, "1", "enter", "u")
        assert position(session) == before
        assert "Which card goes under your deck?" in screen(pilot)


async def test_undo_asks_the_bots_where_a_fair_table_would_refuse(open_session: Open) -> None:
    session = until_play(open_session())
    before = position(session)
    async with EcumeneApp(session).run_test(size=SMALL) as pilot:
        await press(pilot, "1", "enter")
        after = session.table.digest()
        shown = await press(pilot, "u")
        assert isinstance(pilot.app.screen, Confirm)
        assert "All luck" in shown
        await press(pilot, "n")
        assert session.table.digest() == after
        await press(pilot, "u", "y")
        assert position(session) == before


async def test_undo_with_nothing_to_take_back_says_so(open_session: Open) -> None:
    async with EcumeneApp(open_session()).run_test(size=SMALL) as pilot:
        assert "There is no answer of yours to take back." in await press(pilot, "u")


async def test_saving_and_quitting(open_session: Open) -> None:
    session = open_session()
    app = EcumeneApp(session)
    async with app.run_test(size=SMALL) as pilot:
        assert "Saved to" in await press(pilot, "s")
        assert session.path is not None
        assert session.path.exists()
        await press(pilot, "1", "enter", "q")
    assert app.farewell.startswith("Saved to ")
    assert app.return_code == 0
    assert Session.resumed(session.path).table.digest() == session.table.digest()


async def test_a_save_that_fails_is_no_crash(open_session: Open, tmp_path: Path) -> None:
    session = open_session()
    session.path = tmp_path / "nowhere" / "game.json"
    app = EcumeneApp(session)
    async with app.run_test(size=SMALL) as pilot:
        assert "could not be saved" in " ".join((await press(pilot, "s")).split())
        await press(pilot, "1", "enter", "q")
    assert "could not be saved" in app.farewell


@pytest.mark.parametrize(("size", "round_"), [(SMALL, 1), (LARGE, 7)], ids=["80x24", "120x40"])
async def test_a_game_played_by_keys_ends_with_the_score_sheet(
    open_session: Open, size: tuple[int, int], round_: int
) -> None:
    """The whole game on the small screen, its last round on the large one."""
    session = open_session(bot="greedy")
    while session.request is not None and session.table.turn < round_:
        session.answer(session.request.default)
    app = EcumeneApp(session)
    async with app.run_test(size=size) as pilot:
        while not session.over:
            await pilot.press("end", "enter")
        shown = await press(pilot)
        assert "wins with" in shown
        shown += await press(pilot, "end")
        for text in ("Display", "display", "board", "provinces", "marker", "Total", "Persia (greedy bot)"):
            assert text in shown
        assert "verify" in shown
        assert "n: play again" in shown
        shown = await press(pilot, "escape")
        assert "n play again" in shown
        assert "wins with" in await press(pilot, "enter")
        await press(pilot, "escape", "q")
    assert "The game is over." in app.farewell
    assert "verify" in app.farewell
    assert not app.again


async def test_somebody_plays_again(open_session: Open) -> None:
    session = open_session()
    while session.request is not None:
        session.answer(session.request.default)
    app = EcumeneApp(session)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "n")
    assert app.again
    another = session.another()
    assert another.table.commitment != session.table.commitment
    assert another.table.opening.options == session.table.opening.options
    assert another.bots == session.bots


async def test_everything_since_the_last_answer_is_in_sight(open_session: Open) -> None:
    """A round ends: who won the province, what was discarded and who holds the marker is not missed."""
    session = open_session(bot="greedy")
    async with EcumeneApp(session).run_test(size=SMALL) as pilot:
        while session.request is not None and session.table.turn < 4:
            turn = session.table.turn
            for key in ("1", "enter"):
                await pilot.press(key)
            shown = await press(pilot)
            if session.table.turn != turn:
                said = " ".join(shown.split())
                assert [line for line in session.log[session.since :] if line not in said] == []


async def test_the_panel_follows_the_question(open_session: Open) -> None:
    session = until_play(open_session())
    async with EcumeneApp(session).run_test(size=SMALL) as pilot:
        assert "[Your hand]" in await press(pilot)
        assert "[Persia]" in await press(pilot, "tab", "tab", "tab")
        assert "[Persia]" in await press(pilot, "enter")
        assert "[Your hand]" in await press(pilot, "2", "enter")
        while session.request is not None and session.request.kind != "compete":
            await press(pilot, "1", "enter")
        assert "[Provinces]" in screen(pilot)


async def test_the_marked_option_has_a_sign_and_enter_says_what_it_takes(open_session: Open) -> None:
    async with EcumeneApp(until_play(open_session())).run_test(size=SMALL) as pilot:
        shown = await press(pilot)
        assert "\n>" not in shown
        assert "1-9 mark" in shown
        shown = await press(pilot, "3")
        assert "\n>  3  Add Temple of Jupiter to the resources" in shown
        assert "Enter takes 3" in shown
        shown = await press(pilot, "up")
        assert "\n>  2  " in shown
        assert shown.count("\n>") == 1


async def test_words_with_one_hit_mark_it(open_session: Open) -> None:
    async with EcumeneApp(until_play(open_session())).run_test(size=SMALL) as pilot:
        assert "Enter takes" not in await press(pilot, "slash", *"military")
        assert "Enter takes" in await press(pilot, *" pantheon")


async def test_a_terminal_that_is_too_small_is_told_in_one_line(open_session: Open) -> None:
    for size in ((60, 24), (80, 20)):
        async with EcumeneApp(open_session()).run_test(size=size) as pilot:
            shown = (await press(pilot)).split("\n")
            assert shown[0] == f"{size[0]} x {size[1]} is too small: Ecumene needs 80 x 24."
            assert not any(shown[1:])


async def test_a_broad_screen_keeps_the_own_board_in_sight(open_session: Open) -> None:
    async with EcumeneApp(until_play(open_session())).run_test(size=(160, 40)) as pilot:
        shown = await press(pilot)
        for text in ("Your hand", "Score now", "About this decision", "What happened"):
            assert text in shown


async def test_a_match_shows_the_first_sheet_before_the_second_game(open_session: Open) -> None:
    session = open_session(match=True)
    while session.request is not None and session.request.kind != "next_game":
        session.answer(session.request.default)
    async with EcumeneApp(session).run_test(size=LARGE) as pilot:
        shown = await press(pilot)
        assert "Score sheet, first game" in shown
        assert "between the games" in shown
        assert "Persia (you)" in await press(pilot, "1", "enter")


@pytest.mark.parametrize(("told", "theme"), [("0;15", DAY), ("15;0", NIGHT), ("", NIGHT), ("x", NIGHT)])
def test_the_light_follows_the_terminal(monkeypatch: pytest.MonkeyPatch, told: str, theme: object) -> None:
    monkeypatch.setenv("COLORFGBG", told)
    assert theme_of_terminal() == getattr(theme, "name", None)


async def test_the_light_can_be_changed(open_session: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLORFGBG", raising=False)
    async with EcumeneApp(open_session()).run_test(size=SMALL) as pilot:
        await press(pilot, "t")
        assert pilot.app.theme == DAY.name
        await press(pilot, "t")
        assert pilot.app.theme == NIGHT.name


async def test_what_is_not_offered_can_be_typed(tmp_path: Path) -> None:
    session = second_movement(tmp_path / "s.json")
    async with EcumeneApp(session).run_test(size=LARGE) as pilot:
        shown = await press(pilot, "slash", *"9 saba to himyar", "enter")
        assert "You have 5 tokens in Saba" in shown
        await press(pilot, "escape", "slash", *"3 saba to himyar", "enter")
        assert "Saba moves 3 from Saba to Himyar." in session.log
        shown = await press(pilot, "slash", *"himyar", "enter")
        assert "Saba to Himyar" in shown


class Ponderer:
    """A bot that thinks until the test has seen enough."""

    thinks: ClassVar[bool] = True

    def __init__(self) -> None:
        self.enough = Event()

    def choose(self, perspective: Perspective) -> Answer:
        assert self.enough.wait(60)
        return perspective.default


async def test_the_screen_lives_on_while_a_bot_thinks(open_session: Open) -> None:
    session = until_play(open_session())
    bot = Ponderer()
    session._players[1] = bot
    async with EcumeneApp(session).run_test(size=SMALL) as pilot:
        asked = session.request
        shown = await press(pilot, "1", "enter")
        assert "Your opponents are thinking." in shown
        before = session.table.length
        assert "[Scores]" not in shown
        assert shown != await press(pilot, "tab")
        await press(pilot, "u")
        assert session.table.length == before
        bot.enough.set()
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        assert session.table.length > before
        assert session.request is not None
        assert asked is not None
        assert session.request.id != asked.id
        assert "Your opponents are thinking." not in screen(pilot)


async def test_a_person_plays_against_a_searching_bot(open_session: Open) -> None:
    session = open_session(bot="search")
    async with EcumeneApp(session).run_test(size=SMALL) as pilot:
        for _ in range(2):
            await pilot.app.workers.wait_for_complete()
            await pilot.pause()
            assert session.request is not None
            assert session.request.prompt[:20] in screen(pilot)
            await press(pilot, "1", "enter")
    assert any(isinstance(entry, Answered) and entry.seat == 1 for entry in read(session.table.journal()))
