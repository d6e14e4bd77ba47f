"""Achievements are stored for their player when the game is over, and not before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.client import Guest, Process, Refusal, Visitor
from tests.server.loaded import Rehearsed, a_loaded_house, perform, rehearse, solo_table


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with a_loaded_house(tmp_path_factory.mktemp("house")) as process:
        yield process


@pytest.fixture(scope="module")
def skirmish() -> Rehearsed:
    return rehearse()


def earned(person: Guest) -> dict[str, Any]:
    """What somebody has of Age of Civilization, by id."""
    (ages,) = [one for one in person.get("/api/me/achievements") if one["title"] == "ages"]
    return {one["id"]: one["earned"] for one in ages["achievements"] if one["earned"]}


def test_an_achievement_is_kept_when_the_game_is_over(house: Process, skirmish: Rehearsed) -> None:
    assert skirmish.earned == ["remarkable_clan"]
    ada, bert = Guest(house.address, "Ada"), Guest(house.address, "Bert")
    table = solo_table(ada)
    perform(ada, table, skirmish.answers[:-1])
    assert earned(ada) == {}, "the game is not over"
    perform(ada, table, skirmish.answers[-1:])
    assert ada.state(table)["over"]
    assert [(id, one["table"], one["times"]) for id, one in earned(ada).items()] == [
        ("remarkable_clan", table, 1)
    ]
    assert earned(bert) == {}


def test_what_is_earned_again_was_new_the_first_time(house: Process, skirmish: Rehearsed) -> None:
    ada = Guest(house.address, "Ada")
    first, second = solo_table(ada), solo_table(ada)
    perform(ada, second, skirmish.answers)
    perform(ada, first, skirmish.answers)
    assert earned(ada)["remarkable_clan"]["table"] == second
    assert earned(ada)["remarkable_clan"]["times"] == 2


def test_what_was_taken_back_on_the_way_is_not_kept(house: Process, skirmish: Rehearsed) -> None:
    """The last turn is taken back as often as it is played; it counts once, as it was played in the end."""
    ada = Guest(house.address, "Ada")
    table = solo_table(ada)
    perform(ada, table, skirmish.answers[:-1])
    ada.undo(table, 0)
    assert earned(ada) == {}
    perform(ada, table, skirmish.answers[-2:])
    assert earned(ada)["remarkable_clan"]["times"] == 1
    with pytest.raises(Refusal):
        ada.undo(table, 0, of=ada.state(table)["number"])


def test_medals_are_kept_with_the_lesser_ones(house: Process) -> None:
    ada = Guest(house.address, "Ada")
    game = rehearse("the_lost_civilization")
    perform(ada, solo_table(ada, game.scenario), game.answers)
    assert list(earned(ada)) == ["the_lost_civilization.bronze", "the_lost_civilization.silver"]


def test_what_can_be_earned_is_told_in_the_readers_language(house: Process) -> None:
    ada = Guest(house.address, "Ada")
    (ages,) = ada.get("/api/me/achievements", language="de")
    assert len(ages["achievements"]) == 8 + 5 * 3
    first = ages["achievements"][0]
    assert (first["group"], first["name"], first["about"]) == (
        "Scharmützel",
        "Bemerkenswerte Sippe",
        "20 Punkte",
    )
    assert ages["achievements"][-1]["group"] == "Weg zum Ruhm: Tod und Wiedergeburt"
    assert ada.get("/api/me/achievements", language="xx") == ada.get("/api/me/achievements")


def test_nobody_has_earned_anything(house: Process) -> None:
    with pytest.raises(Refusal) as refused:
        Visitor(house.address).get("/api/me/achievements")
    assert refused.value.status == 401


def test_a_corrected_game_gives_nothing_for_good(house: Process, skirmish: Rehearsed) -> None:
    ada = Guest(house.address, "Ada")
    table = solo_table(ada)
    perform(ada, table, skirmish.answers[:-1])
    coins = ada.state(table)["view"]["seats"]["0"]["coins"]
    change = {"path": ["coins", "0"], "old": coins, "new": coins + 1}
    ada.post(f"/api/tables/{table}/corrections", {"changes": [change]})
    assert ada.state(table)["view"]["seats"]["0"]["coins"] == coins + 1
    perform(ada, table, skirmish.answers[-1:])
    assert ada.state(table)["over"]
    assert earned(ada) == {}
