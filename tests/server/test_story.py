"""The story of a game: during the game readers get what they may know, afterwards everybody gets
everything.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from msgspec import to_builtins

from ecumene.server.tables.packets import Written, line_of
from ecumene.server.tables.story import story
from ecumene.table.api import replay
from tests.server.client import Guest, Json, Process, Refusal, Visitor

JOURNAL = Path(__file__).parents[2] / "journals" / "empires-5-basic.jsonl"
SEATS = range(5)


@pytest.fixture(scope="module")
def finished(house: Process) -> list[Json]:
    """The story of a finished game, as a stranger reads it."""
    owner = Guest(house.address, "Herodotus")
    card = owner.post("/api/import", {"journal": JOURNAL.read_text(), "name": "Long ago", "open": True})
    pages: list[Json] = Visitor(house.address).get(f"/api/tables/{card['id']}/story")
    final = owner.state(card["id"])
    assert pages[-1]["turn"] == final["turn"]
    points = {standing["seat"]: standing["score"] for standing in final["standings"]}
    cities = [final["view"]["seats"][str(seat)]["cities"] for seat in SEATS]
    assert pages[-1]["figures"]["cities"] == cities
    assert set(pages[-1]["figures"]) == {"cities", "population", "advances", "points"}
    bonus = {standing["seat"]: standing["parts"]["bonus"] for standing in final["standings"]}
    assert [points[seat] - bonus[seat] for seat in SEATS] == pages[-1]["figures"]["points"]
    return pages


def told(pages: list[Json], tale: str) -> list[Json]:
    return [one for page in pages for one in page["tales"] if one["tale"] == tale]


def test_every_turn_has_a_page_with_the_figures_of_every_seat(finished: list[Json]) -> None:
    assert [page["turn"] for page in finished] == list(range(1, len(finished) + 1))
    assert {len(figures) for page in finished for figures in page["figures"].values()} == {len(SEATS)}


def test_afterwards_everybody_reads_who_traded_and_who_passed_which_calamity(finished: list[Json]) -> None:
    assert all(told(finished, tale) for tale in ("deal", "advances", "step"))
    passed = {(one["card"], one["seat"], one["to"]) for one in told(finished, "passed")}
    given = [one for one in told(finished, "calamity") if one["giver"] is not None]
    assert given
    assert {(one["card"], one["giver"], one["seat"]) for one in given} <= passed


def test_lost_cities_are_told_to_everybody_with_whose_they_were(finished: list[Json]) -> None:
    """Whoever ends a turn with fewer cities has lost at least as many."""
    assert any(one["area"] for one in told(finished, "lost"))
    for before, page in pairwise(finished):
        for seat in SEATS:
            lost = [one for one in told([page], "lost") if one["seat"] == seat]
            fewer = before["figures"]["cities"][seat] - page["figures"]["cities"][seat]
            assert sum(one["cities"] for one in lost) >= fewer
            assert all(one["area"] is None or one["cities"] == 1 for one in lost)


def test_while_the_game_goes_on_a_seat_reads_of_its_own_bargains_and_a_spectator_of_none() -> None:
    lines: list[Written] = []
    table = replay(
        JOURNAL.read_text().splitlines(),
        witness=lambda then, events: lines.append(Written(line_of(then, events), 0.0)),
    )
    seats = {table.seat_key(seat): seat for seat in SEATS}

    def read(seat: int | None, tale: str, over: bool = False) -> list[Json]:
        pages = to_builtins(story(table.title, lines, {}, seats, seat, over))
        return told(pages, tale)

    everything = read(None, "deal", over=True)
    assert read(None, "deal") == []
    assert read(None, "passed") == []
    assert {blow["giver"] for blow in read(None, "calamity")} == {None}
    for seat in SEATS:
        mine = [deal for deal in everything if seat in deal["seats"]]
        assert mine
        assert read(seat, "deal") == mine
        assert all(seat in (one["seat"], one["to"]) for one in read(seat, "passed"))


def test_the_story_of_a_running_table_goes_to_those_who_may_look_in(house: Process) -> None:
    me, stranger = Guest(house.address, "Ashoka"), Visitor(house.address)
    table, _ = me.open_table("empires", name="Secrets", seats=5, bots=["", *["greedy"] * 4], open=False)
    me.start(table)
    assert isinstance(me.get(f"/api/tables/{table}/story"), list)
    with pytest.raises(Refusal) as refusal:
        stranger.get(f"/api/tables/{table}/story")
    assert refusal.value.status == 404


def test_a_title_without_a_chronicle_has_an_empty_story(house: Process) -> None:
    me = Guest(house.address, "Ines")
    table, _ = me.open_table(bots=["", "greedy"])
    me.start(table)
    assert me.get(f"/api/tables/{table}/story") == []
