"""A lesson at a table of the house: only its learner gets the coach's texts."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import (
    Guest,
    Process,
    Refusal,
    Visitor,
    a_house,
    a_house_with_its_own_time,
    unlimited,
)
from tests.server.postgres import Postgres
from tests.server.several import Wanderer, some_houses
from tests.server.test_releases import OTHER_RULES, upgrade_check

People = Callable[[str], Guest]
Lesson = dict[str, Any]


def begin(learner: Guest, chapter: str = "", title: str = "cultures") -> str:
    """The table of a new lesson."""
    wish = {"title": title, "lesson": "first", "chapter": chapter}
    card = learner.post("/api/lessons", wish)
    assert (card["lesson"], card["open"], card["status"]) == ("first", False, "running")
    return str(card["id"])


def told(learner: Guest, table: str, language: str = "en") -> Lesson:
    lesson: Lesson = learner.state(table, language=language)["lesson"]
    return lesson


def waited_for(learner: Guest, table: str) -> Any:
    """The state as soon as the learner is asked something."""
    while not (state := learner.state(table))["requests"]:
        learner.get(f"/api/tables/{table}/events", after=state["number"], wait=30)
    return state


def follow_advice(learner: Guest, table: str) -> Lesson:
    """What the main button does; what is told then."""
    state = waited_for(learner, table)
    advised = state["lesson"]["advice"]
    learner.answer(table, state["requests"][advised["request"]], advised["answer"])
    lesson: Lesson = waited_for(learner, table)["lesson"]
    return lesson


def door(learner: Visitor, title: str = "cultures", language: str = "en") -> Any:
    (found,) = [one for one in learner.get("/api/lessons", language=language) if one["title"] == title]
    return found


def refused(act: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        act()
    return refusal.value


def test_the_doors_are_there_for_everybody(visitor: Visitor) -> None:
    english, german = door(visitor), door(visitor, language="de")
    assert english["chapters"][0]["name"] == "First cards"
    assert german["chapters"][0]["name"] == "Erste Karten"
    assert english["minutes"] == sum(chapter["minutes"] for chapter in english["chapters"])
    assert not any(chapter.get("done") for chapter in english["chapters"])
    assert "table" not in english


def test_the_learner_is_told_each_step_in_their_language(guest: People) -> None:
    ada = guest("Ada")
    table = begin(ada)
    english, german = told(ada, table), told(ada, table, "de")
    assert english["text"].startswith("You lead Rome.")
    assert german["text"].startswith("Du führst Rom.")
    assert (english["chapter"], english["step"], english["rule"]) == (
        "start",
        "resources",
        "setup.two_resources",
    )
    assert [line["standing"] for line in english["checklist"]] == ["now", "later"]
    assert english["advice"]["answer"]["top"] == "brickyard"
    assert english["show"]["panels"] == ["hand"]
    (asked,) = ada.state(table)["requests"]
    assert english["advice"]["request"] == asked


def test_a_lesson_is_played_by_its_advice_to_its_end_and_then_goes_on(guest: People) -> None:
    ada = guest("Ada")
    table, chapters = begin(ada), []
    while not (lesson := follow_advice(ada, table)).get("finished"):
        chapters.append(lesson["chapter"])
    assert sorted(set(chapters), key=chapters.index) == ["start", "uses", "province", "progress", "points"]
    assert lesson["text"].startswith("That is all there is")
    assert all(chapter["done"] for chapter in door(ada)["chapters"])
    assert "table" not in door(ada), "there is nothing left to resume"
    assert ada.get(f"/api/tables/{table}")["lesson"] == "first"
    assert waited_for(ada, table)["requests"], "the game goes on"
    assert begin(ada) != table
    assert ada.state(table)["number"], "who plays on keeps that table"


def test_a_lesson_that_was_handed_on_is_not_cleared_away(guest: People) -> None:
    ada, bo = guest("Ada"), guest("Bo")
    table = begin(ada)
    link = ada.post(f"/api/tables/{table}/seat-link", {"seat": 0, "role": "replace"})
    bo.post(f"/api/seat-links/{link['token']}")
    assert "table" not in door(ada), "there is no seat of hers to come back to"
    assert begin(ada) != table
    assert bo.state(table)["requests"], "it is his game now"


def test_a_socket_tells_the_lesson_as_it_goes_on(guest: People) -> None:
    ada = guest("Ada")
    table = begin(ada)
    with ada.socket(table) as line:
        line.next("state")
        assert line.state["lesson"]["step"] == "resources"
        advised = line.state["lesson"]["advice"]
        ada.answer(table, {"seat": 0, "id": advised["request"]}, advised["answer"])
        while line.state["lesson"]["step"] == "resources":
            line.next("change")
        assert line.state["lesson"]["checklist"][0]["standing"] == "done"


def test_what_is_taken_back_was_not_done(guest: People) -> None:
    ada = guest("Ada")
    table = begin(ada)
    assert follow_advice(ada, table)["step"] == "hand"
    ada.undo(table, 0)
    assert told(ada, table)["step"] == "resources"
    assert told(ada, table)["checklist"][0]["standing"] == "now"


def test_who_does_otherwise_is_told_what_that_means(guest: People) -> None:
    ada = guest("Ada")
    table = begin(ada, "province")
    state = waited_for(ada, table)
    (request,) = state["requests"].values()
    (other,) = [option["answer"] for option in request["options"] if option["answer"]["do"] != "compete"]
    ada.answer(table, request, other)
    lesson = waited_for(ada, table)["lesson"]
    assert lesson["step"] == "spoils"
    assert lesson["instead"].startswith("Whoever competes alone")


def test_nobody_else_learns_anything_of_a_lesson(guest: People, visitor: Visitor) -> None:
    ada, bo = guest("Ada"), guest("Bo")
    table = begin(ada)
    for stranger in (bo, visitor):
        assert refused(lambda who=stranger: who.get(f"/api/tables/{table}/state")).status == 404  # type: ignore[misc]
        assert refused(lambda who=stranger: who.get(f"/api/tables/{table}")).status == 404  # type: ignore[misc]
        assert table not in str(stranger.get("/api/tables", which="open"))
        assert "table" not in door(stranger)
    invitation = ada.post(f"/api/tables/{table}/invitation")["invitation"]
    seen = bo.get(f"/api/tables/{table}/state", invitation=invitation)
    assert seen["seat"] is None
    assert "lesson" not in seen["state"], "who looks on is taught nothing"
    assert refused(lambda: ada.state(table, seat=1)).status == 403


def test_a_usual_table_teaches_nothing(guest: People) -> None:
    ada = guest("Ada")
    table, _ = ada.open_table("cultures", bots=["easy"])
    ada.start(table)
    assert "lesson" not in ada.state(table)
    assert "lesson" not in ada.get(f"/api/tables/{table}")


def test_a_lesson_is_resumed_and_begun_with_any_chapter(guest: People) -> None:
    ada = guest("Ada")
    table = begin(ada)
    assert (door(ada)["table"], door(ada)["at"]) == (table, "start")
    assert table in [card["id"] for card in ada.get("/api/tables", which="mine")]
    for chapter in door(ada)["chapters"]:
        begun = begin(ada, chapter["id"])
        lesson = told(ada, begun)
        assert (lesson["chapter"], lesson.get("waiting", False)) == (chapter["id"], False)
        assert door(ada)["at"] == chapter["id"]
    assert not any(chapter.get("done") for chapter in door(ada)["chapters"]), "nobody has played them"


def test_a_lesson_begun_anew_takes_the_place_of_the_old_one(guest: People) -> None:
    ada, bo = guest("Ada"), guest("Bo")
    others = begin(bo)
    first = begin(ada)
    follow_advice(ada, first)
    with ada.socket(first) as line:
        line.next("state")
        second = begin(ada, "uses")
        assert line.close_code() == 4410
    assert refused(lambda: ada.state(first)).status == 404
    late = {"seat": 0, "request": "swap-1", "answer": {"do": "keep"}, "key": "late"}
    assert refused(lambda: ada.post(f"/api/tables/{first}/answers", late)).status == 404
    assert [card["id"] for card in ada.get("/api/tables", which="mine")] == [second]
    assert told(bo, others)["step"] == "resources", "what others learn is theirs"


def test_who_is_shown_out_of_an_old_lesson_is_no_trouble_of_the_house(folder: Path) -> None:
    with a_house(folder) as house:
        ada = Guest(house.address, "Ada")
        first = begin(ada)
        follow_advice(ada, first)
        with ada.socket(first) as line:
            line.next("state")
            begin(ada, "uses")
            assert line.close_code() == 4410
    assert "could not" not in house.log()


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"title": "cultures", "lesson": "no_such"}, 404),
        ({"title": "no_such", "lesson": "first"}, 404),
        ({"title": "cultures", "lesson": "first", "chapter": "no_such"}, 404),
        ({"title": "cultures", "lesson": "x" * 41}, 400),
        ({"title": "cultures", "lesson": ["first"]}, 400),
        ({"title": "cultures"}, 400),
        ({"title": "cultures", "lesson": "first", "seed": 1}, 400),
    ],
)
def test_what_is_no_lesson_is_refused(guest: People, wish: Any, status: int) -> None:
    ada = guest("Ada")
    assert refused(lambda: ada.post("/api/lessons", wish)).status == status
    assert ada.get("/api/tables", which="mine") == []


def test_who_is_nobody_begins_nothing(visitor: Visitor) -> None:
    assert (
        refused(lambda: visitor.post("/api/lessons", {"title": "cultures", "lesson": "first"})).status == 401
    )


def test_a_lesson_outlives_the_house_that_it_was_begun_in(folder: Path) -> None:
    with a_house(folder) as house:
        ada = Guest(house.address, "Ada")
        table = begin(ada, "uses")
        before = follow_advice(ada, table)
        house.kill()
        house.open()
        counted = ada.get("/metrics", **{"name[]": "ecumene_tables_live"})
        assert re.search(r"^ecumene_tables_live 0", counted, re.MULTILINE), "nobody looks at it yet"
        assert told(ada, table) == before
        ada.undo(table, 0)
        assert told(ada, table)["step"] == "build", "what was done before is taken back all the same"
        house.close()
        with closing(sqlite3.connect(folder / "ecumene.db")) as file, file:
            file.execute("update tables set lesson = 'gone', progress = '{'")
        house.open()
        assert told(ada, table)["step"] == "build", "the journal says which lesson it is"
        assert follow_advice(ada, table)["step"] == "military"


def test_a_lesson_goes_on_after_a_switch_of_rules(folder: Path) -> None:
    with a_house(folder) as house:
        ada = Guest(house.address, "Ada")
        table = begin(ada, "uses")
        before = follow_advice(ada, table)
    assert upgrade_check(folder, "--prepare")[0] == 0
    new = Process(folder, *unlimited(), entry=OTHER_RULES)
    new.open()
    try:
        host = Guest(new.address, welcome={"person": {"id": ada.id}, "token": ada.token})
        assert refused(lambda: host.state(table)).code == "other-rules"
        assert door(host)["at"] == "uses"
        host.post(f"/api/tables/{table}/switch-rules")
        after = told(host, table)
        assert (after["step"], after["checklist"]) == (before["step"], before["checklist"])
        assert follow_advice(host, table)["step"] == "resource"
    finally:
        new.close_if_open()


def test_too_many_lessons_make_way_for_the_newest(folder: Path) -> None:
    (folder / "house.toml").write_text("[limits]\nlessons_begun = 1\ntables_per_minute = 1000\n")
    with a_house(folder) as house:
        ada = Guest(house.address, "Ada")
        first = begin(ada)
        with closing(sqlite3.connect(folder / "ecumene.db", timeout=60)) as file, file:
            file.execute("update tables set lesson = 'another'")
        second = begin(ada)
        assert [card["id"] for card in ada.get("/api/tables", which="mine")] == [second]
        with closing(sqlite3.connect(folder / "ecumene.db", timeout=60)) as file:
            left = file.execute('select count(*) from entries where "table" = ?', [first]).fetchone()
        assert left == (0,), "nothing is left of it"


def test_who_begins_twice_at_once_has_one_lesson(guest: People) -> None:
    ada = guest("Ada")
    with ThreadPoolExecutor(6) as pool:
        begun = list(pool.map(lambda _: begin(Guest(ada.address, welcome=_welcome(ada))), range(6)))
    left = [card["id"] for card in ada.get("/api/tables", which="mine")]
    assert len(left) == 1
    assert left[0] in begun
    assert told(ada, left[0])["step"] == "resources"


def _welcome(person: Guest) -> Any:
    return {"person": {"id": person.id}, "token": person.token}


def test_who_begins_in_two_processes_at_once_has_the_lesson_once(folder: Path, postgres: Postgres) -> None:
    with some_houses(folder, postgres.database(), 2) as houses, ThreadPoolExecutor(4) as pool:
        ada = Wanderer(houses, "Ada")
        visits = [ada.at(house) for house in houses * 2]
        for _ in range(4):
            list(pool.map(_try_to_begin, visits))
            mine = [card for card in ada.get("/api/tables", which="mine") if card.get("lesson")]
            assert len(mine) == 1


def _try_to_begin(learner: Guest) -> None:
    """It may be cleared away for another one before it can be shown."""
    with suppress(Refusal):
        begin(learner)


def test_a_lesson_that_a_guest_has_left_is_cleared_away_after_weeks(folder: Path) -> None:
    """Not one that somebody has gone on with since, nor one of an account, nor a game that is no lesson."""
    with a_house_with_its_own_time(folder) as (house, set_clock):
        ada, bo, cy = (Guest(house.address, name) for name in ("Ada", "Bo", "Cy"))
        left, later, kept = begin(ada), begin(ada, title="ages"), begin(bo)
        bo.post("/api/account", {"login": "keeper", "password": "a long password"})
        usual, _ = cy.open_table(bots=["random"])
        cy.start(usual)
        waited_for(cy, usual)
        house.close()
        set_clock(30 * 24 * 3600.0)
        house.open()
        follow_advice(_again(house, ada), later)
        house.close()
        set_clock(60 * 24 * 3600.0)
        house.open()
        ada = _again(house, ada)
        while left in _mine(ada):
            pass
        assert refused(lambda: told(ada, left)).status == 404
        assert door(ada).get("table") is None
        assert later in _mine(ada)
        with closing(sqlite3.connect(folder / "ecumene.db")) as database:
            kinds = {id for (id,) in database.execute("select id from tables")}
            lines = {id for (id,) in database.execute('select distinct "table" from entries')}
        assert kinds == lines == {later, kept, usual}


def _again(house: Process, person: Guest) -> Guest:
    return Guest(house.address, welcome=_welcome(person))


def _mine(person: Guest) -> set[str]:
    return {card["id"] for card in person.get("/api/tables", which="mine")}
