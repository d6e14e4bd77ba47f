"""Answers that were given together are carried out together, and undone together."""

from __future__ import annotations

import pytest

from tests.server.client import Guest, Json
from tests.server.test_play import People, refusal


def movement(ada: Guest, table: str, seat: int) -> Json:
    """The request to move, once everybody has a civilization."""
    request: Json = next(
        each for each in ada.state(table, seat=seat)["requests"].values() if each["kind"] == "move"
    )
    return request


@pytest.fixture
def table(guest: People) -> tuple[Guest, str]:
    """Five civilizations on one screen: nobody but Ada does anything, and nothing is rewound."""
    ada = guest("Ada")
    id, _ = ada.open_table("empires", seats=5, hotseat=True, options={"civilizations": "ranking"})
    ada.start(id)
    return ada, id


def test_what_was_given_together_is_taken_back_together(table: tuple[Guest, str]) -> None:
    ada, id = table
    before = ada.state(id, seat=0)
    request = movement(ada, id, 0)
    move = next(option["answer"] for option in request["options"] if option["answer"]["do"] == "move")
    receipt = ada.answer_all(id, request, [move, {"do": "end_movement"}], series=True)
    assert receipt == {"number": before["number"] + 2, "taken": 2}
    assert ada.state(id, seat=0)["undo"] == receipt["number"]
    ada.undo(id, 0, of=receipt["number"], since=before["number"] + 1)
    after = ada.state(id, seat=0)
    assert after["undo"] == before["undo"]
    assert after["view"]["areas"] == before["view"]["areas"]
    log = {line["number"]: line for line in ada.get(f"/api/tables/{id}/log")}
    assert "taken_back" in log[receipt["number"]]
    assert "taken_back" in log[receipt["number"] - 1]


def test_an_answer_from_before_stays(table: tuple[Guest, str]) -> None:
    """Only what was given together goes; the answer before it stands."""
    ada, id = table
    request = movement(ada, id, 0)
    move = next(option["answer"] for option in request["options"] if option["answer"]["do"] == "move")
    first = ada.answer(id, request, move)
    done = ada.answer_all(id, movement(ada, id, 0), [{"do": "end_movement"}])["number"]
    ada.undo(id, 0, of=done, since=done)
    assert ada.state(id, seat=0)["undo"] == first


def test_what_the_rules_do_not_ask_for_is_not_taken(table: tuple[Guest, str]) -> None:
    ada, id = table
    end: Json = {"do": "end_movement"}
    assert ada.answer_all(id, movement(ada, id, 0), [end, end], series=True)["taken"] == 1
    refused = refusal(lambda: ada.answer_all(id, movement(ada, id, 1), [end, end]))
    assert refused.status == 422
