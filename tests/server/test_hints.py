"""Hints over HTTP: only for the player's own seat, counted once, limited in number, and off if the host wants
that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from time import monotonic
from typing import Any

import pytest

from ecumene.server.tables.hints import A_MINUTE, AT_ONCE
from tests.server.client import Guest, Process, Refusal
from tests.server.loaded import Rehearsed, a_loaded_house, perform, rehearse, solo_table

People = Callable[[str], Guest]


def at_a_table(guest: People, **wish: Any) -> tuple[Guest, str, str]:
    ada = guest("Ada")
    table, invitation = ada.open_table(**{"title": "cultures", "bots": ["random"], **wish})
    ada.start(table)
    return ada, table, invitation


def asked(person: Guest, table: str) -> Any:
    """What somebody is asked as soon as bots have answered."""
    while True:
        for request in person.state(table)["requests"].values():
            return request


def hint(person: Guest, table: str, request: str, seat: int = 0, **query: Any) -> Any:
    return person.post(f"/api/tables/{table}/hints", {"seat": seat, "request": request}, **query)


def refused(act: Callable[[], Any]) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        act()
    return refusal.value


def test_a_hint_is_an_answer_that_the_rules_take_with_reasons(guest: People) -> None:
    ada, table, _ = at_a_table(guest)
    request = asked(ada, table)
    told = hint(ada, table, request["id"])
    assert told["request"] == request["id"]
    assert told["answer"] in [option["answer"] for option in request["options"]]
    assert told["reasons"]
    assert told["text"]
    german = hint(ada, table, request["id"], language="de")
    assert german["answer"] == told["answer"]
    assert german["reasons"] != told["reasons"]
    ada.answer(table, request, told["answer"])


def test_the_same_question_counts_once_and_gets_the_same_hint(guest: People) -> None:
    ada, table, _ = at_a_table(guest)
    request = asked(ada, table)["id"]
    with ThreadPoolExecutor(5) as at_once:
        told = list(at_once.map(lambda _: hint(ada, table, request), range(10)))
    assert all(one == told[0] for one in told)
    assert told[0]["used"] == 1


def test_how_often_one_was_helped_is_told_when_the_game_is_over(
    house_of_ages: Process, skirmish: Rehearsed
) -> None:
    """Until then nobody can tell; and what was earned with help is not kept."""
    ada = Guest(house_of_ages.address, "Ada")
    table = solo_table(ada)
    hint(ada, table, asked(ada, table)["id"])
    assert ada.get(f"/api/tables/{table}/clock").get("helped", {}) == {}
    perform(ada, table, skirmish.answers)
    assert ada.get(f"/api/tables/{table}/clock")["helped"] == {"0": 1}
    (ages,) = [one for one in ada.get("/api/me/achievements") if one["title"] == "ages"]
    assert not any(one["earned"] for one in ages["achievements"]), "the same game without help earns one"


def test_no_clock_tells_others_that_somebody_was_helped(guest: People) -> None:
    """Whoever looks again and again sees nothing change, not even a number."""
    ada, bo = guest("Ada"), guest("Bo")
    table, invitation = ada.open_table(title="cultures", open=True)
    bo.sit(table, invitation)
    ada.start(table)
    (asked,) = [person for person in (ada, bo) if person.state(table)["requests"]][:1]
    other = bo if asked is ada else ada
    request = next(iter(asked.state(table)["requests"].values()))
    before = without_now(other, table)
    assert hint(asked, table, request["id"], request["seat"])["used"] == 1
    assert without_now(other, table) == before
    asked.answer(table, request, request["options"][0]["answer"])
    assert without_now(other, table)["version"] > before.get("version", 0)


def without_now(person: Guest, table: str) -> Any:
    clock = person.get(f"/api/tables/{table}/clock")
    del clock["now"]
    return clock


def test_a_host_switches_hints_off_and_the_log_says_so(guest: People) -> None:
    ada, table, _ = at_a_table(guest)
    request = asked(ada, table)["id"]
    card = ada.put(f"/api/tables/{table}/hints", {"allowed": False})
    assert card["hints"] is False
    refusal = refused(lambda: hint(ada, table, request))
    assert (refusal.status, refusal.code) == (403, "hints-off")
    assert "hints" in refusal.reason
    assert ada.get(f"/api/tables/{table}/clock")["hints"] is False
    assert ada.whole_log(table)[-1]["texts"] == ["The host has switched off hints at this table."]
    assert ada.get(f"/api/tables/{table}/requests/{request}/explanation")["ways"], "the rules are no secret"
    ada.put(f"/api/tables/{table}/hints", {"allowed": True})
    assert hint(ada, table, request)["reasons"]
    bo = guest("Bo")
    assert refused(lambda: bo.put(f"/api/tables/{table}/hints", {"allowed": False})).status in (403, 404)


def test_a_table_is_opened_without_hints(guest: People) -> None:
    ada = guest("Ada")
    table, _ = ada.open_table(title="cultures", bots=["random"], hints=False)
    assert ada.get(f"/api/tables/{table}")["hints"] is False
    ada.start(table)
    assert refused(lambda: hint(ada, table, asked(ada, table)["id"])).code == "hints-off"
    assert ada.post(f"/api/tables/{table}/clone")["table"]["hints"] is False


def test_nobody_else_gets_a_hint(guest: People) -> None:
    ada, table, _ = at_a_table(guest, open=True)
    request = asked(ada, table)["id"]
    onlooker = guest("Bo")
    for seat in (0, 1):
        assert refused(partial(hint, onlooker, table, request, seat)).status == 403
    explanation = f"/api/tables/{table}/requests/{request}/explanation"
    assert refused(lambda: onlooker.get(explanation)).status == 404
    assert refused(lambda: onlooker.get(explanation, seat=0)).status == 403
    assert refused(lambda: hint(ada, table, request, 1)).status == 403


def test_a_question_that_is_gone_gets_no_hint(guest: People) -> None:
    ada, table, _ = at_a_table(guest)
    request = asked(ada, table)
    ada.answer(table, request, request["options"][0]["answer"])
    refusal = refused(lambda: hint(ada, table, request["id"]))
    assert (refusal.status, refusal.code) == (404, "no-request")
    for nonsense in ("", "x" * 80, "play-99"):
        assert refused(partial(hint, ada, table, nonsense)).status == 404
    assert refused(lambda: hint(ada, table, "x" * 81)).status == 400


def test_a_flood_of_hints_is_stopped(guest: People) -> None:
    """New positions are rationed, by time; what was told before can be read again. Nobody else plays here, so
    that nothing changes between two hints."""
    ada = guest("Ada")
    table, _ = ada.open_table(title="cultures", hotseat=True)
    ada.start(table)
    began, told = monotonic(), 0
    while isinstance(hinted := hint_or_refusal(ada, table), dict):
        told += 1
        assert told <= AT_ONCE + A_MINUTE * (monotonic() - began) / 60 + 1
    assert told >= AT_ONCE
    assert (hinted.status, hinted.code) == (429, "too-often")


def hint_or_refusal(ada: Guest, table: str) -> Any:
    """The hint for the next question to the first seat, which takes it; or why there is none."""
    while not (asked := list(ada.state(table, seat=0)["requests"].values())):
        ada.answer_something(table, Random(1), seat=1)
    try:
        told = hint(ada, table, asked[0]["id"])
    except Refusal as refusal:
        return refusal
    assert hint(ada, table, asked[0]["id"]) == told
    ada.answer(table, asked[0], told["answer"])
    return told


def test_a_question_is_explained(guest: People) -> None:
    ada, table, _ = at_a_table(guest)
    for _ in range(3):
        request = asked(ada, table)
        told = ada.get(f"/api/tables/{table}/requests/{request['id']}/explanation", language="de")
        assert sum(way["count"] for way in told["ways"]) == len(request["options"])
        assert all(way["text"] and way["rule"] for way in told["ways"])
        assert told["rule"] == request["rule"]
        assert told["about"]
        ada.answer(table, request, request["options"][0]["answer"])
    assert told["led"], "something has happened since"


@pytest.fixture(scope="module")
def house_of_ages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with a_loaded_house(tmp_path_factory.mktemp("house")) as process:
        yield process


@pytest.fixture(scope="module")
def skirmish() -> Rehearsed:
    return rehearse()
