"""The host's console: awaited seats, reminders, exchanges of seats and corrections by consent of all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.client import Guest, Process, Refusal, a_house
from tests.server.receivers import Hooks, Letters, receivers, settings
from tests.server.test_notices import Pair, hook


@pytest.fixture(scope="module")
def local() -> Iterator[tuple[Hooks, Letters]]:
    with receivers() as both:
        yield both


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, local: tuple[Hooks, Letters]) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("house")
    settings(folder, *local)
    with a_house(folder) as process:
        yield process


def refusal(act: Any) -> str:
    with pytest.raises(Refusal) as refused:
        act()
    return refused.value.code


def console(guest: Guest, table: str) -> Any:
    return guest.get(f"/api/tables/{table}/console")


def value(ada: Guest, table: str, *path: str) -> Any:
    found = ada.get(f"/api/tables/{table}/values", search=" ".join(path))
    return next(each["value"] for each in found if each["path"] == list(path))


def proposed(pair: Pair) -> list[dict[str, Any]]:
    """The first seat forgot to take a coin from the supply, or to pay one where that is empty."""
    ada = pair.players[0]
    had, supply = value(ada, pair.table, "coins", "0"), value(ada, pair.table, "supply")
    coin = 1 if supply else -1
    return [
        {"path": ["coins", "0"], "old": had, "new": had + coin},
        {"path": ["supply"], "old": supply, "new": supply - coin},
    ]


@pytest.fixture
def pair(house: Process) -> Pair:
    pair = Pair(house.address)
    pair.start()
    return pair


def test_whoever_is_awaited_is_nudged_once(house: Process, local: tuple[Hooks, Letters]) -> None:
    hooks, _ = local
    pair = Pair(house.address)
    ada, bo = pair.players
    hook(bo, hooks, "/nudge")
    pair.start()
    while 1 not in pair.awaited():
        pair.answer(0)
    assert hooks.next("/nudge").json["kind"] == "awaited"
    (expected,) = [each for each in console(ada, pair.table)["expected"] if each["seat"] == 1]
    assert expected["name"] == "Bo"
    assert expected["since"] > 0
    assert not expected["looking"]
    nudge = f"/api/tables/{pair.table}/nudge"
    ada.post(nudge, {"seat": 1})
    received = hooks.next("/nudge").json
    assert (received["kind"], received["subject"]) == ("nudge", "The long one: the host asks you to play")
    assert refusal(lambda: ada.post(nudge, {"seat": 1})) == "nudged"
    assert refusal(lambda: bo.post(nudge, {"seat": 0})) == "host-only"
    assert refusal(lambda: ada.post(nudge, {"seat": 0})) == "not-awaited"
    bo.put(f"/api/notices/tables/{pair.table}/looking", {"looking": True})
    (expected,) = [each for each in console(ada, pair.table)["expected"] if each["seat"] == 1]
    assert expected["looking"]
    assert expected["nudged"] > 0
    stranger = Guest(house.address, "Eve")
    assert refusal(lambda: console(stranger, pair.table)) == "seat-not-yours"


def test_a_position_is_put_right_when_everybody_agrees(pair: Pair) -> None:
    ada, bo = pair.players
    changes = proposed(pair)
    correct = f"/api/tables/{pair.table}/corrections"
    assert refusal(lambda: bo.post(correct, {"changes": changes})) == "host-only"
    with ada.socket(pair.table, seat=0) as line:
        line.next("state")
        ada.post(correct, {"changes": changes})
        line.next("consents")
        (asked,) = console(bo, pair.table)["consents"]
        assert (asked["by"], asked["yes"], asked["missing"], asked["mine"]) == ("Ada", ["Ada"], ["Bo"], False)
        before = ada.state(pair.table)["number"]
        bo.post(f"/api/tables/{pair.table}/consents/{asked['id']}", {"yes": True})
        told = line.next("change")
    assert told["number"] == before + 1
    assert "coins, 0" in told["log"][0]["texts"][0]
    assert value(ada, pair.table, "coins", "0") == changes[0]["new"]
    assert console(ada, pair.table)["consents"][0]["state"] == "done"
    again = f"/api/tables/{pair.table}/consents/{asked['id']}"
    assert refusal(lambda: ada.post(again, {"yes": True})) == "consent-over"


def test_one_no_is_enough_and_what_is_old_lapses(pair: Pair) -> None:
    ada, bo = pair.players
    correct = f"/api/tables/{pair.table}/corrections"
    ada.post(correct, {"changes": proposed(pair)})
    ada.post(correct, {"changes": proposed(pair)[::-1]})
    second, first = console(bo, pair.table)["consents"]
    agree = f"/api/tables/{pair.table}/consents"
    bo.post(f"{agree}/{first['id']}", {"yes": True})
    assert refusal(lambda: bo.post(f"{agree}/{second['id']}", {"yes": True})).startswith("table-refuse")
    ada.post(correct, {"changes": proposed(pair)})
    third = console(bo, pair.table)["consents"][0]
    bo.post(f"{agree}/{third['id']}", {"yes": False})
    states = [each["state"] for each in console(ada, pair.table)["consents"]]
    assert states == ["refused", "lapsed", "done"]


def test_what_is_hidden_or_cannot_be_is_not_even_asked(pair: Pair) -> None:
    ada = pair.players[0]
    correct = f"/api/tables/{pair.table}/corrections"
    fields = {each["path"][0] for each in ada.get(f"/api/tables/{pair.table}/values")}
    assert not fields & {"hand", "deck", "flow", "box"}
    hidden = {"path": ["hand", "1", "0"], "old": "x", "new": "y"}
    assert refusal(lambda: ada.post(correct, {"changes": [hidden]})) == "table-refuse-correction-place"
    broken = proposed(pair)[:1]
    assert refusal(lambda: ada.post(correct, {"changes": broken})) == "table-refuse-correction-broken"
    assert console(ada, pair.table)["consents"] == []


def test_seats_are_exchanged_at_once_before_and_by_consent_during_a_game(house: Process) -> None:
    pair = Pair(house.address)
    ada, bo = pair.players
    swap = f"/api/tables/{pair.table}/swap"
    assert refusal(lambda: bo.post(swap, {"one": 0, "other": 1})) == "host-only"
    ada.post(swap, {"one": 0, "other": 1})
    card = ada.get(f"/api/tables/{pair.table}")
    assert [seat["name"] for seat in card["seats"]] == ["Bo", "Ada"]
    pair.start()
    ada.post(swap, {"one": 0, "other": 1})
    ada.post(swap, {"one": 1, "other": 0})  # asked twice it is the same
    assert ada.get(f"/api/tables/{pair.table}/state")["seats"] == [1]
    (asked,) = console(bo, pair.table)["consents"]
    with ada.socket(pair.table, seat=1) as line:
        line.next("state")
        bo.post(f"/api/tables/{pair.table}/consents/{asked['id']}", {"yes": True})
        assert line.close_code() == 4409  # from there somebody else looks now
    assert ada.get(f"/api/tables/{pair.table}/state")["seats"] == [0]
    assert bo.get(f"/api/tables/{pair.table}/state")["seats"] == [1]
    assert refusal(lambda: ada.state(pair.table, seat=1)) == "seat-not-yours"
