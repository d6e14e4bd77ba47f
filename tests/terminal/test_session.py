"""The game behind both surfaces: bots, saving, resuming, undo."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from ecumene import bots
from ecumene.bots import UnknownBot
from ecumene.table.api import Refused, verify
from ecumene.table.meta import BadOpening
from ecumene.table.record.journal import split
from ecumene.terminal import saves
from ecumene.terminal.saves import BadSave
from ecumene.terminal.session import Session
from tests.terminal.conftest import Open, position


def answer_defaults(session: Session, times: int) -> None:
    for _ in range(times):
        if session.request is not None:
            session.answer(session.request.default)


def default_until(session: Session, kind: str) -> None:
    while session.request is not None and session.request.kind != kind:
        session.answer(session.request.default)


def test_bots_play_until_the_person_is_asked(open_session: Open) -> None:
    session = open_session()
    while (request := session.request) is not None:
        assert request.seat == 0
        session.answer(request.default)
    assert session.over
    assert len(session.standings()) == 2


def test_the_person_may_take_another_seat(tmp_path: Path) -> None:
    session = Session.opened("cultures", seed=1, person_seat=1, bots=["random"], save=tmp_path / "s.json")
    assert session.people == [1]
    assert session.request is not None
    assert session.request.seat == 1


def test_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOpening, match="no seat 3; the seats are 1 to 2"):
        Session.opened("cultures", person_seat=2)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="There is no bot"):
        Session.opened("cultures", bots=["nobody"])


def test_the_log_tells_the_person_only_what_it_may_know(open_session: Open) -> None:
    session = open_session()
    default_until(session, "play")
    assert any(text.startswith("Rome draws ") and "," in text for text in session.log)
    assert "Persia draws 4 cards." in session.log


def test_a_saved_game_goes_on_where_it_was(open_session: Open) -> None:
    session = open_session()
    answer_defaults(session, 7)
    again = Session.resumed(session.save())
    assert again.table.digest() == session.table.digest()
    assert again.bots == session.bots
    assert again.request is not None
    assert session.request is not None
    assert again.request.prompt == session.request.prompt
    answer_defaults(again, 200)
    assert again.over


def test_a_finished_game_can_be_looked_at_again(open_session: Open) -> None:
    session = open_session()
    answer_defaults(session, 200)
    again = Session.resumed(session.save())
    assert again.over
    assert again.standings() == session.standings()


def test_a_save_leaves_no_other_file_behind(open_session: Open) -> None:
    session = open_session()
    session.save()
    path = session.save()
    assert [file.name for file in path.parent.iterdir()] == ["game.save.json"]


def test_a_save_that_cannot_be_written_says_why(open_session: Open, tmp_path: Path) -> None:
    session = open_session()
    session.path = tmp_path / "nowhere" / "game.json"
    with pytest.raises(BadSave, match="could not be saved"):
        session.save()


def test_a_named_save_is_kept_up_to_date(open_session: Open) -> None:
    session = open_session()
    answer_defaults(session, 3)
    assert session.path is not None
    assert Session.resumed(session.path).table.digest() == session.table.digest()


def test_a_save_that_cannot_be_kept_is_told_once(open_session: Open, tmp_path: Path) -> None:
    session = open_session()
    session.path = tmp_path / "nowhere" / "game.json"
    answer_defaults(session, 3)
    assert len([text for text in session.log if "could not be saved" in text]) == 1


def unnamed(seed: int) -> Session:
    return Session.opened("cultures", seed=seed, bots=["random"])


def test_a_game_without_a_name_is_kept_at_home_from_the_first_answer_on(home: Path) -> None:
    session = unnamed(1)
    assert not home.exists()
    answer_defaults(session, 1)
    assert session.path == home / "cultures.save.json"
    assert Session.resumed(session.path).table.digest() == session.table.digest()


def test_a_new_game_never_writes_over_an_old_one(home: Path) -> None:
    first, second = unnamed(1), unnamed(2)
    answer_defaults(first, 1)
    answer_defaults(second, 1)
    assert second.path == home / "cultures-2.save.json"


def test_a_new_game_tells_of_the_one_that_is_not_over() -> None:
    first = unnamed(1)
    answer_defaults(first, 1)
    assert any(f"--resume {first.path}" in text for text in unnamed(2).log)
    assert saves.newest("cultures") == first.path
    answer_defaults(first, 200)
    assert saves.newest("cultures") is None
    assert not any("--resume" in text for text in unnamed(3).log)


def test_the_answer_is_on_the_disk_before_the_bots_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever ends the program then, a closed terminal or a crash, the answer is not lost."""
    session = unnamed(1)
    answer_defaults(session, 2)
    before = session.table.length

    def crash(**_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(session, "run_bots", crash)
    with pytest.raises(KeyboardInterrupt):
        answer_defaults(session, 1)
    assert session.path is not None
    assert len(saves.read(session.path).journal) == before + 2


@pytest.mark.parametrize("content", ["my thesis", "", "{}", '{"format": 1}'])
def test_a_file_that_is_no_save_is_never_written_over(tmp_path: Path, content: str) -> None:
    path = tmp_path / "thesis.txt"
    path.write_text(content)
    with pytest.raises(BadSave, match="is not a save file of Ecumene"):
        Session.opened("cultures", save=path)
    assert path.read_text() == content


def test_a_place_that_cannot_be_written_is_told_at_the_start(tmp_path: Path) -> None:
    for place in (tmp_path / "nowhere" / "game.json", tmp_path):
        with pytest.raises(BadSave):
            Session.opened("cultures", save=place)


def test_a_game_that_is_not_over_is_not_written_over(open_session: Open) -> None:
    session = open_session()
    answer_defaults(session, 1)
    with pytest.raises(BadSave, match="not over"):
        open_session()
    answer_defaults(session, 200)
    open_session()


def test_a_finished_game_leaves_its_journal_beside_its_save(open_session: Open) -> None:
    session = open_session()
    assert session.path is not None
    other = session.path.with_name("game.jsonl")
    other.write_text("something else")
    answer_defaults(session, 200)
    assert session.journal_path == session.path.with_name("game-2.jsonl")
    assert verify(split(session.journal_path.read_bytes())).fair
    assert other.read_text() == "something else"
    assert Session.resumed(session.path).journal_path == session.journal_path


def test_the_log_is_written_anew_after_a_resume(open_session: Open) -> None:
    session = open_session(bot="greedy")
    default_until(session, "swap")
    session.answer({"do": "swap", "paid": 2, "free": 0})
    answer_defaults(session, 1)
    session.undo()
    answer_defaults(session, 9)
    session.go_back()
    answer_defaults(session, 1)
    again = Session.resumed(session.save())
    assert again.log == [*session.log, "The game goes on where it was saved."]
    assert again.since == session.since


def test_the_command_to_go_on_works_as_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called = tmp_path / "bin" / "ecumene"
    called.parent.mkdir()
    called.touch(mode=0o755)
    monkeypatch.setattr("sys.argv", [str(called)])
    session = unnamed(1)
    answer_defaults(session, 1)
    assert session.farewell()[1] == f"Go on with: {called} play cultures --resume"
    monkeypatch.setenv("PATH", str(called.parent))
    assert session.farewell()[1] == "Go on with: ecumene play cultures --resume"
    newer = unnamed(2)
    answer_defaults(newer, 1)
    assert newer.path is not None
    os.utime(newer.path, (2**31, 2**31))
    assert session.farewell()[1] == f"Go on with: ecumene play cultures --resume {session.path}"
    monkeypatch.setattr("sys.argv", ["/somewhere/ecumene/__main__.py"])
    assert " -m ecumene play cultures --resume" in session.farewell()[1]


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda text: text[: len(text) // 2], "damaged"),
        (lambda text: "", "damaged"),
        (lambda text: "[]", "damaged"),
        (lambda text: text.replace('"format": 1', '"format": 99'), "format 99"),
        (lambda text: text.replace('\\"seats\\":2', '\\"seats\\":3'), "cannot be continued"),
        (lambda text: text.replace('"random"', '"nobody"'), "cannot be continued"),
        (lambda text: text.replace('"1": "random"', '"x": "random"'), "cannot be continued"),
        (lambda text: text.replace('"bots": {\n  "1": "random"\n }', '"bots": {}'), "do not fit"),
    ],
)
def test_a_damaged_save_gives_a_clear_reason(open_session: Open, damage: object, reason: str) -> None:
    session = open_session()
    path = session.save()
    before = path.read_text(encoding="utf-8")
    assert callable(damage)
    path.write_text(damage(before), encoding="utf-8")
    assert path.read_text(encoding="utf-8") != before
    with pytest.raises(BadSave, match=reason):
        Session.resumed(path)


def test_a_wrong_seed_is_noticed(open_session: Open) -> None:
    path = open_session().save()
    saved = json.loads(path.read_text(encoding="utf-8"))
    saved["secret"][0] = "00" * 32
    path.write_text(json.dumps(saved), encoding="utf-8")
    with pytest.raises(BadSave, match="seed"):
        Session.resumed(path)


def test_a_missing_save_gives_a_clear_reason(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="cannot be opened"):
        Session.resumed(tmp_path / "none.json")


def test_an_answer_without_new_knowledge_is_taken_back(open_session: Open) -> None:
    """Between two buried cards nothing hidden comes to light and no bot moves."""
    session = open_session(civilizations="rome-persia")
    default_until(session, "swap")
    session.answer({"do": "swap", "paid": 2, "free": 0})
    before = position(session)
    assert session.request is not None
    session.answer(session.request.default)
    session.undo()
    assert position(session) == before
    assert session.request is not None
    assert session.request.kind == "bury"


def test_after_the_bots_moved_the_reason_is_given_and_the_bots_agree_to_go_back(open_session: Open) -> None:
    session = open_session()
    default_until(session, "play")
    before = position(session)
    assert session.request is not None
    session.answer(session.request.default)
    with pytest.raises(Refused):
        session.undo()
    assert session.can_go_back
    session.go_back()
    assert position(session) == before
    answer_defaults(session, 200)
    assert session.over


def test_going_back_works_after_a_resume(open_session: Open) -> None:
    session = open_session()
    default_until(session, "play")
    before = position(session)
    answer_defaults(session, 1)
    again = Session.resumed(session.save())
    assert again.can_go_back
    again.go_back()
    assert position(again) == before


def test_there_is_nothing_to_go_back_to_at_first(open_session: Open) -> None:
    session = open_session()
    assert not session.can_go_back
    with pytest.raises(Refused):
        session.undo()


def test_nothing_is_taken_back_once_the_game_is_over(open_session: Open) -> None:
    session = open_session()
    answer_defaults(session, 200)
    assert not session.can_go_back
    with pytest.raises(Refused):
        session.undo()


def test_bots_who_trade_with_a_person_listen_until_the_person_has_finished(tmp_path: Path) -> None:
    session = Session.opened("empires", seed=3, save=tmp_path / "s.json")
    person = bots.make("greedy", 99)
    while (request := session.request) is not None and session.table.turn < 7:
        offers = [option for option in session.table.options(request) if option["do"] == "post"]
        chosen = offers[0] if offers else person.choose(session.table.perspective(request))
        news = " ".join(session.answer(chosen))
        finished = request.kind == "trade" and not offers
        assert ("has finished trading" in news) == finished
    assert any(re.search(r"of Saba is accepted by \w+\.$", line) for line in session.log)
