"""Plain mode, driven through streams as a pipe or a screen reader drives it."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from ecumene.table.api import open_table, verify
from ecumene.table.record.journal import split
from ecumene.table.table import Table
from ecumene.table.text.words import Say
from ecumene.table.titles import load_title
from ecumene.terminal import play
from ecumene.terminal.plain import PlainGame
from ecumene.terminal.session import Session
from tests.parley.title import Parley
from tests.terminal.conftest import Open, second_movement


def typed(session: Session, *lines: str) -> str:
    """What the game says when these lines are typed, then nothing more."""
    out = io.StringIO()
    assert PlainGame(session, io.StringIO("".join(f"{line}\n" for line in lines)), out).run() == 0
    return out.getvalue()


def test_a_whole_game_by_defaults_ends_with_the_score_sheet(open_session: Open) -> None:
    said = typed(open_session(), *["d"] * 200)
    assert "The game is over." in said
    assert "wins with" in said
    assert "display  board  provinces  marker  total\n1  " in said


def test_a_whole_game_by_first_options(open_session: Open) -> None:
    assert "The game is over." in typed(open_session(seed=5, bot="greedy"), *["1"] * 200)


def test_another_title_is_played_the_same_way(tmp_path: Path) -> None:
    """The terminal knows no title: five seats, trade, sealed bids and raids need nothing new."""
    table = Table(Parley(), seats=5, seed=2)
    session = Session(table, dict.fromkeys(range(1, 5), "random"), tmp_path / "parley.json")
    session.run_bots()
    said = typed(session, *["?", "b", "1"] * 200)
    assert "The game is over." in said
    assert "1  " in said.rsplit("total", 1)[1]


def test_a_hint_says_what_can_be_done_why_and_what_a_steady_player_would_do(open_session: Open) -> None:
    session = open_session()
    said = typed(session, "hint")
    for heading in ("What can I do here?", "Why is this?", "What would a steady player do?"):
        assert heading in said
    assert "- " in said.rsplit("What would a steady player do?", 1)[1], "it has a reason"


def test_people_who_share_a_terminal_are_told_whose_turn_it_is(tmp_path: Path) -> None:
    table = open_table("cultures", seed=3, options={"civilizations": "rome-persia"})
    session = Session(table, {}, tmp_path / "two.json")
    said = typed(session, *["d"] * 200)
    assert "Rome: Card 1 of 3" in said
    assert "Persia: Card 1 of 3" in said
    assert "The game is over." in said


def test_the_opening_reads_well(open_session: Open, snapshot: SnapshotAssertion) -> None:
    session = open_session()
    said = typed(session, "?", "b", "1", "1", "o", "mint")
    assert said.replace(str(session.path), "game.save.json") == snapshot


def test_lines_fit_a_terminal_of_eighty_columns(open_session: Open) -> None:
    said = typed(open_session(bot="greedy"), *["?", "b", "d"] * 70, "l")
    typing = ("--resume", "Saved to", " verify ")  # what is to be typed or opened stays on one line
    own = [line for line in said.splitlines() if not any(words in line for words in typing)]
    assert max(map(len, own)) <= 80


def test_help_explains_the_decision_and_names_the_default(open_session: Open) -> None:
    said = typed(open_session(), "?")
    assert "You have drawn four cards." in said
    assert "Default (d): " in said
    assert "Panels: hand, provinces, rome, persia" in said


def test_the_rule_is_given_with_its_title_and_id(open_session: Open) -> None:
    assert "Rule: Two drawn cards start in the resource area [setup.two_resources]" in typed(open_session())


@pytest.mark.parametrize(
    ("name", "shows"),
    [
        ("b hand", "Your hand"),
        ("hand", "Your hand"),
        ("h", "Your hand"),
        ("b seat2", "\nPersia, "),
        ("b persia", "\nPersia, "),
        ("rome", "\nRome (you), "),
        ("b nobody", "There is no panel 'nobody'; there are hand, provinces, rome, persia."),
    ],
)
def test_one_panel_can_be_asked_for(open_session: Open, name: str, shows: str) -> None:
    said = typed(open_session(), name)
    assert shows in f"\n{said.rsplit('> ', 2)[1]}"


def test_an_empty_line_does_nothing(open_session: Open) -> None:
    session = open_session()
    before = session.table.digest()
    typed(session, "", "   ", "")
    assert session.table.digest() == before


def test_bad_input_is_answered_and_changes_nothing(open_session: Open) -> None:
    session = open_session()
    before = session.table.digest()
    said = typed(session, "99", "0", "no such thing", "{", '{"do": "nonsense"}', '{"do": 1}', "-1", "²")
    assert "There is no option 99; there are 1 to 24." in said
    assert "There is no option 0" in said
    assert "'no such thing'" in said
    assert "That is not JSON." in said
    assert "That is not an answer to this question (start)" in said
    assert session.table.digest() == before


def test_a_refusal_gives_its_reason_and_its_rule(open_session: Open) -> None:
    session = open_session()
    said = typed(session, '{"do": "start", "resources": ["mint", "mint"], "top": "mint"}')
    assert "Name three different cards" in said
    assert said.count("Rule: Two drawn cards start") == 2


def test_typed_words_find_options_but_only_a_whole_one_is_taken(open_session: Open) -> None:
    session = open_session()
    while session.request and session.request.kind != "play":
        session.answer(session.request.default)
    card = session.table.view(0)["you"]["hand"][0]
    before = session.table.digest()
    said = typed(session, f"coins {card}"[:-1])
    assert "Discard " in said.rsplit("> ", 2)[1]
    assert session.table.digest() == before
    typed(session, f"coins {card}")
    assert card in session.table.view(0)["seats"]["0"]["discard"]


def test_long_lists_are_grouped_by_card(open_session: Open) -> None:
    session = open_session()
    names = [session.table.title.names[card] for card in session.table.view(0)["you"]["hand"]]
    said = typed(session)
    assert all(f"\n {name}\n" in said for name in names)


def test_taking_back_gives_the_reason_and_the_way_out(open_session: Open) -> None:
    session = open_session()
    said = typed(session, "u", "u!", "1", "u", "u!")
    assert "There is no answer of yours to take back." in said
    assert "You have not answered anything yet that could be undone." in said
    assert "type u! to do it" in said
    assert said.count("Which two cards start as your resources") == 2


def test_the_log_and_saving(open_session: Open) -> None:
    session = open_session()
    said = typed(session, "1", "l", "s")
    assert said.count("Rome starts with") == 2
    assert f"Saved to {session.path}." in said


def test_the_end_of_the_input_saves_and_says_so(open_session: Open) -> None:
    session = open_session()
    said = typed(session, "1")
    assert "The input has ended." in said
    assert session.path is not None
    assert Session.resumed(session.path).table.digest() == session.table.digest()


def test_quitting_saves(open_session: Open) -> None:
    session = open_session()
    said = typed(session, "1", "q", "1")
    assert f"Go on with: ecumene play cultures --resume {session.path}" in said
    assert session.path is not None
    assert session.path.exists()


def test_quitting_before_the_first_answer_writes_nothing(open_session: Open) -> None:
    session = open_session()
    assert "Nothing was saved" in typed(session, "b", "q")
    assert session.path is not None
    assert not session.path.exists()


def test_the_hand_is_shown_once_after_each_draw(open_session: Open) -> None:
    said = typed(open_session(), "1", "1", "1", "1")
    assert said.count("Your hand, ") == 2


def test_a_finished_game_says_how_to_verify_it_and_offers_another(open_session: Open) -> None:
    session = open_session()
    said = typed(session, *["d"] * 60)
    assert session.journal_path is not None
    assert f"verify {session.journal_path}" in said
    assert verify(split(session.journal_path.read_bytes())).fair
    assert session.log[0].rstrip(".").endswith(session.table.commitment)
    assert "Type n to play again" in said
    game = PlainGame(Session.resumed(session.save()), io.StringIO("n\n"), io.StringIO())
    game.run()
    assert game.again


def test_a_folder_that_cannot_be_written_is_no_crash(open_session: Open, tmp_path: Path) -> None:
    session = open_session()
    session.path = tmp_path / "nowhere" / "game.json"
    assert "could not be saved" in typed(session, "s", "1", "q")


def test_play_takes_lines_where_there_is_no_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nq\n"))
    assert play("cultures", seed=1, bots=["random"], save=path) == 0
    monkeypatch.setattr("sys.stdin", io.StringIO("d\n" * 200))
    assert play("cultures", resume=path) == 0
    assert "The game is over." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"title": "chess"}, "There is no title"),
        ({"title": "cultures", "bots": ["nobody"]}, "There is no bot"),
        ({"title": "cultures", "seats": 5}, "is played with"),
        ({"title": "cultures", "resume": "no-such-file.json"}, "cannot be opened"),
    ],
)
def test_play_fails_with_a_reason(
    wrong: dict[str, object], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(**wrong) == 1  # type: ignore[arg-type]
    assert reason in capsys.readouterr().err


def test_owners_play_with_their_own_cards(tmp_path: Path) -> None:
    """The cards travel with the save: the game goes on with them wherever it is taken up."""
    own = {"cards": {"brewery": {"name": "Grand Brewery", "vp": 9}}}
    options = {"civilizations": "rome-persia"}
    path = tmp_path / "own.json"
    session = Session.opened("cultures", seed=3, options=options, overrides=own, save=path)
    assert "Grand Brewery" in typed(session, "s")
    assert "Grand Brewery" in typed(Session.resumed(path))


def test_what_is_not_offered_can_be_typed(tmp_path: Path) -> None:
    said = typed(
        second_movement(tmp_path / "s.json"), "3 Saba to Himyar", "9 saba to himyar", "3 Saba, Himyar"
    )
    assert "Saba moves 3 from Saba to Himyar." in said
    assert "You have 2 tokens in Saba; choose from 1 up to that." in said
    assert "No option and no panel has '3 Saba, Himyar' in it." in said


@pytest.mark.parametrize("language", ["en", "de"])
def test_only_where_answers_are_typed_the_help_says_so(tmp_path: Path, language: str) -> None:
    """The house sends the same help to browsers, which have no field for it."""
    request = second_movement(tmp_path / "s.json").request
    assert request is not None
    assert "can be typed" in request.help_with_typing
    assert not re.search(r"typed|tippen", request.help_in(language))
    help = load_title("empires").words.text(
        Say("lineage-ask-trade-help", {"least": 3, "true_names": 2}), language
    )
    assert not re.search(r"typed|tippen", help)
