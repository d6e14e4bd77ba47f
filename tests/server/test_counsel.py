"""Counsel over HTTP: only for the player's own seat, and without any change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Guest, Refusal

People = Callable[[str], Guest]


def five_at_a_table(guest: People) -> tuple[Guest, str, str]:
    ada = guest("Ada")
    table, invitation = ada.open_table(
        title="empires", seats=5, bots=["random"] * 4, options={"civilizations": "ranking"}
    )
    ada.start(table)
    return ada, table, invitation


def refused(act: Callable[[], Any]) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        act()
    return refusal.value


def test_a_seat_asks_the_rules_and_nothing_changes(guest: People) -> None:
    ada, table, _ = five_at_a_table(guest)
    question = {"seat": 0, "topic": "next_step"}
    told = ada.post(f"/api/tables/{table}/counsel", question)
    assert told["topic"] == "next_step"
    assert [step["seat"] for step in told["result"]["seats"]] == [0, 1, 2, 3, 4]
    german = ada.post(f"/api/tables/{table}/counsel", question, language="de")
    texts = [step["says"]["text"] for step in german["result"]["seats"]]
    assert texts != [step["says"]["text"] for step in told["result"]["seats"]]


def test_only_ones_own_seat_may_ask(guest: People) -> None:
    ada, table, _ = five_at_a_table(guest)
    stranger = guest("Bo")
    question = {"seat": 0, "topic": "odds"}
    assert refused(lambda: stranger.post(f"/api/tables/{table}/counsel", question)).status in (403, 404)
    assert refused(lambda: ada.post(f"/api/tables/{table}/counsel", question | {"seat": 1})).status == 403


def test_who_looks_on_may_ask_what_everybody_is_told(guest: People) -> None:
    ada, table, invitation = five_at_a_table(guest)
    onlooker = guest("Bo")

    def ask(topic: str) -> Any:
        return onlooker.post(f"/api/tables/{table}/counsel", {"topic": topic}, invitation=invitation)

    assert (
        ask("next_step")["result"]
        == ada.post(f"/api/tables/{table}/counsel", {"topic": "next_step"})["result"]
    )
    assert ask("battles")["result"] == {"battles": []}
    assert refused(lambda: ask("odds")).status == 422


@pytest.mark.parametrize(
    ("question", "status"),
    [
        ({"seat": 0, "topic": "weather"}, 422),
        ({"seat": 0, "topic": "deal", "args": {"gives": "all"}}, 422),
        ({"seat": 0, "topic": "deal", "args": []}, 400),
        ({"seat": 0}, 400),
    ],
)
def test_what_cannot_be_asked_is_refused(guest: People, question: dict[str, Any], status: int) -> None:
    ada, table, _ = five_at_a_table(guest)
    refusal = refused(lambda: ada.post(f"/api/tables/{table}/counsel", question))
    assert refusal.status == status
    assert refusal.reason


def test_the_rules_may_be_asked_how_it_was(guest: People) -> None:
    ada, table, _ = five_at_a_table(guest)
    question = {"seat": 0, "topic": "battles"}
    number = ada.state(table)["number"]
    told = ada.post(f"/api/tables/{table}/counsel", question | {"number": number})
    assert told["number"] == number
    assert told["result"] == {"battles": []}
    assert (
        refused(
            lambda: ada.post(f"/api/tables/{table}/counsel", question | {"number": number + 10_000})
        ).status
        == 400
    )
