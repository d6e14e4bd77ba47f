"""The review of a finished table over HTTP: computed once, not before the end, and not for strangers."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import Guest, Process, Refusal, Visitor, play_out
from tests.server.test_play import refusal, two_at_a_table

People = Callable[[str], Guest]
JOURNALS = Path(__file__).parents[2] / "journals"


def taken_in(person: Guest, game: str, **wish: Any) -> str:
    text = (JOURNALS / f"{game}.jsonl").read_text()
    card = person.post("/api/import", {"journal": text, "open": True, **wish})
    return str(card["id"])


def review(person: Visitor, table: str, **query: Any) -> Any:
    return person.get(f"/api/tables/{table}/review", **query)


def test_a_finished_game_is_told_in_five_moments(guest: People, house: Process) -> None:
    table = taken_in(guest("Ada"), "cultures-rome-persia")
    told = review(Visitor(house.address), table, seat=1)
    assert told["seat"] == 1
    assert len(told["moments"]) == 5
    assert any(moment["text"] == "Persia wins Scythia with 3 symbols." for moment in told["moments"])
    history = Visitor(house.address).get(f"/api/tables/{table}/history/{told['moments'][0]['number']}")
    assert history["number"] == told["moments"][0]["number"]
    german = review(Visitor(house.address), table, seat=1, language="de")
    assert any(moment["text"] == "Persien gewinnt Skythien mit 3 Symbolen." for moment in german["moments"])


def test_who_sat_there_reads_of_the_own_seat(guest: People) -> None:
    ada, bo, table = two_at_a_table(guest)
    assert refusal(lambda: review(ada, table)).code == "review-early"
    play_out({0: ada, 1: bo}, table)
    assert review(ada, table)["seat"] == 0
    assert review(bo, table)["seat"] == 1
    assert review(bo, table, seat=0)["seat"] == 0


def test_many_who_ask_at_once_get_the_same_review(guest: People, house: Process) -> None:
    table = taken_in(guest("Ada"), "ages-4-all-variants")
    with ThreadPoolExecutor(6) as at_once:
        told = list(at_once.map(lambda _: review(Visitor(house.address), table), range(12)))
    assert all(one == told[0] for one in told)


def test_who_floods_the_queue_lets_others_through(guest: People, house: Process) -> None:
    """Guests of one address have a share together, whoever they are."""
    ada = guest("Ada")
    games = [path.stem for path in sorted(JOURNALS.glob("ages-1*.jsonl"))]
    tables = [taken_in(ada, game) for game in games]
    last = taken_in(ada, "cultures-limit")
    elsewhere = Visitor(house.address, transport=httpx.HTTPTransport(local_address="127.0.0.2"))
    asks = [partial(review, guest("Bo"), table) for table in tables]
    with ThreadPoolExecutor(len(asks)) as at_once:
        flood = [at_once.submit(tried, ask) for ask in asks]
        assert "too-often" in {done.result() for done in flood}
        assert review(elsewhere, last)["moments"]


def tried(act: Callable[[], object]) -> str:
    """What the house said against it."""
    try:
        act()
    except Refusal as refused:
        return refused.code
    return ""


def test_strangers_learn_nothing_of_a_private_table(guest: People, house: Process) -> None:
    table = taken_in(guest("Ada"), "cultures-egypt-abbasid", open=False)
    assert refusal(lambda: review(guest("Bo"), table)).code == "no-table"
    assert refusal(lambda: review(Visitor(house.address), table)).code == "no-table"
    assert refusal(lambda: review(guest("Bo"), "nowhere")).code == "no-table"


@pytest.mark.parametrize("seat", [2, 17])
def test_a_seat_that_does_not_exist_has_none(guest: People, seat: int) -> None:
    ada = guest("Ada")
    table = taken_in(ada, "cultures-rome-persia")
    assert refusal(lambda: review(ada, table, seat=seat)).code == "no-seat"
