"""Games of bots alone: they go on while somebody watches, rest otherwise, and are limited in number."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import (
    Follower,
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

People = Callable[[str], Guest]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One in which bots do not wait for anybody's eyes."""
    with a_house(tmp_path_factory.mktemp("house"), "--watch-seconds", "0.01") as process:
        yield process


def film(person: Guest, title: str = "cultures", **wish: Any) -> str:
    card = person.post("/api/watch", {"title": title, **wish})
    assert (card["watch"], card["status"]) == (True, "running")
    return str(card["id"])


def card(visitor: Visitor, table: str) -> Any:
    return visitor.get(f"/api/tables/{table}")


def until_over(line: Follower) -> None:
    while line.state is None or not line.state["over"]:
        line.next()


def listed(visitor: Visitor, which: str) -> list[str]:
    return [each["id"] for each in visitor.get("/api/tables", which=which)]


def at_rest(visitor: Visitor, table: str) -> int:
    """The last entry, as soon as nobody plays there and what was under way is written."""
    before = -1
    while True:
        while not (shown := card(visitor, table)).get("resting"):
            assert shown["status"] == "running", "a game that is over never rests"
            visitor.get(f"/api/tables/{table}/marks")
        number = int(visitor.get(f"/api/tables/{table}/state")["number"])
        if number == before:
            return number
        before = number


def test_bots_play_before_a_stranger_to_the_end(guest: People, visitor: Visitor) -> None:
    table = film(guest("Ada"))
    assert {each["bot"] for each in card(visitor, table)["seats"]} == {"steady"}
    with visitor.socket(table) as line:
        until_over(line)
    assert card(visitor, table)["status"] == "finished"


def test_each_answer_is_a_message_of_its_own(guest: People, visitor: Visitor) -> None:
    table = film(guest("Ada"))
    with visitor.socket(table) as line:
        line.next("state")
        steps = [line.next("change") for _ in range(20)]
    assert all(step["number"] == step["from"] + 1 for step in steps)


def test_it_rests_while_nobody_looks_and_goes_on(guest: People, visitor: Visitor) -> None:
    table = film(guest("Ada"), "empires", seats=5)
    with visitor.socket(table) as line:
        line.until(3)
    number = at_rest(visitor, table)
    assert at_rest(visitor, table) == number
    with visitor.socket(table) as line:
        line.until(number + 4)


def test_it_waits_for_a_viewer_who_has_enough(guest: People, visitor: Visitor) -> None:
    table = film(guest("Ada"), "empires", seats=5)
    with visitor.socket(table) as line:
        line.until(3)
        line.say("enough")
        number = at_rest(visitor, table)
        assert at_rest(visitor, table) == number
        line.say("more")
        line.until(number + 4)


def test_it_goes_on_for_others_when_one_has_enough(guest: People, visitor: Visitor) -> None:
    table = film(guest("Ada"), "empires", seats=5)
    with visitor.socket(table) as patient, Visitor(visitor.address).socket(table) as other:
        patient.say("enough")
        other.until(patient.until(3)["number"] + 20)


def test_who_had_enough_and_went_holds_nothing_up(guest: People, visitor: Visitor) -> None:
    table = film(guest("Ada"), "empires", seats=5)
    with visitor.socket(table) as line:
        line.until(3)
        line.say("enough")
    number = at_rest(visitor, table)
    with visitor.socket(table) as line:
        line.until(number + 4)


def test_a_game_with_people_waits_for_nobody_who_has_enough(guest: People) -> None:
    ada = guest("Ada")
    table, _ = ada.open_table("cultures", bots=["steady"], options={"civilizations": "rome-persia"})
    ada.start(table)
    with ada.socket(table) as line:
        line.say("enough")
        assert line.until(1)


def test_who_changes_their_mind_without_end_is_shown_out(guest: People, visitor: Visitor) -> None:
    table = film(guest("Ada"), "empires", seats=5)
    with visitor.socket(table) as line, suppress(ConnectionClosed):
        for _ in range(5_000):
            line.say("enough")
            line.say("more")
        assert line.close_code() in (1008, 0)
    with guest("Bo").socket(table) as line:
        line.until(5)


_TERSE = """
from ecumene.server.api import sockets
sockets._MOST_SAID = 4
from ecumene.cli import main
main()
"""


def test_who_looks_at_a_fast_game_bit_by_bit_may_stay(folder: Path) -> None:
    """Bots that do not wait send many answers in one message; a browser shows them one after the other."""
    house = Process(folder, *unlimited("--watch-seconds", "0"), entry=_TERSE)
    house.open()
    try:
        table = film(Guest(house.address, "Ada"), "empires", seats=5)
        with Visitor(house.address).socket(table) as line:
            number = unseen = 0
            while number < 600:
                change = line.next("change")
                number, unseen = change["number"], unseen + change["number"] - change["from"]
                if unseen >= 60:
                    line.say("enough")
                    line.say("more")
                    unseen = 15
    finally:
        house.close()


def test_a_program_that_asks_for_news_looks(guest: People, visitor: Visitor) -> None:
    table = film(guest("Ada"), "empires", seats=5)
    number = at_rest(visitor, table)
    assert visitor.get(f"/api/tables/{table}/events", after=number, wait=30)


def test_a_new_game_waits_for_the_first_look(guest: People, visitor: Visitor) -> None:
    table = film(guest("Ada"), "empires", seats=5)
    assert card(visitor, table)["resting"]
    assert visitor.get(f"/api/tables/{table}/state")["number"] == 0


def test_it_is_listed_among_those_to_watch_alone(guest: People, visitor: Visitor) -> None:
    ada = guest("Ada")
    shown, hidden = film(ada), film(ada, open=False)
    for which in ("open", "mine", "finished"):
        assert not {shown, hidden} & {*listed(ada, which), *listed(visitor, which)}
    assert {shown, hidden} <= set(listed(ada, "watch"))
    assert shown in listed(visitor, "watch")
    assert hidden not in listed(visitor, "watch")
    assert refused(lambda: visitor.get(f"/api/tables/{hidden}/state")).code == "no-table"


def test_one_that_is_over_is_listed_to_its_host_alone(guest: People, visitor: Visitor) -> None:
    ada = guest("Ada")
    table = film(ada, seats=2)
    with visitor.socket(table) as line:
        until_over(line)
    assert table in listed(ada, "watch")
    assert table not in [*listed(visitor, "watch"), *listed(visitor, "finished")]


def refused(act: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        act()
    return refusal.value


@pytest.mark.parametrize("wish", [{"bot": "strong"}, {"bot": "nobody"}, {"seats": 18}, {"title": "chess"}])
def test_what_cannot_be_watched_is_refused(guest: People, wish: dict[str, Any]) -> None:
    assert refused(lambda: film(guest("Ada"), **wish)).status == 400


def test_a_host_takes_no_part_in_it(guest: People) -> None:
    ada = guest("Ada")
    table = film(ada)
    assert ada.get(f"/api/tables/{table}/state")["seats"] == []
    assert refused(lambda: ada.sit(table)).code == "begun"
    assert refused(lambda: ada.get(f"/api/tables/{table}/state", seat=0)).status == 403


HOSTILE: list[tuple[str, str, Any]] = [
    ("POST", "sit", {"seat": 0}),
    ("POST", "bot", {"seat": 0, "bot": "strong"}),
    ("POST", "start", None),
    ("POST", "cancel", None),
    ("POST", "seat-link", {"seat": 0, "role": "share"}),
    ("POST", "seat-link", {"seat": 0, "role": "replace"}),
    ("GET", "briefing?seat=0", None),
    ("GET", "state?seat=0", None),
    ("POST", "nudge", {"seat": 0}),
    ("POST", "alarm", {"seconds": 5}),
    ("POST", "hints", {"seat": 0, "request": "1"}),
    ("POST", "answers", {"seat": 0, "request": "1", "answer": {}, "key": "k" * 20}),
    ("POST", "undo", {"seat": 0, "of": 1, "key": "k" * 20}),
    ("POST", "away", {"seat": 0}),
    ("POST", "what-if", {"number": 1, "seat": 0}),
    ("GET", "review", None),
    ("GET", "export", None),
]
"""What somebody may try who wants a seat, a secret, or the end of a game of bots."""


def test_nobody_gets_hold_of_it(guest: People, visitor: Visitor) -> None:
    """Neither its host, nor somebody else, nor somebody whom the house does not know."""
    ada = guest("Ada")
    table = film(ada, "empires", seats=5)
    with visitor.socket(table) as line:
        line.until(3)
        for person in (ada, guest("Bo"), visitor):
            for method, part, body in HOSTILE:
                answer = person.http.request(method, f"/api/tables/{table}/{part}", json=body)
                assert 400 <= answer.status_code < 500, (part, answer.text)
        line.until(line.state["number"] + 2)
    seats = card(visitor, table)["seats"]
    assert {(each.get("person"), each["bot"]) for each in seats} == {(None, "steady")}


def test_a_new_one_takes_the_place_of_the_oldest(folder: Path) -> None:
    (folder / "house.toml").write_text("[limits]\ntables_watched = 2\ntables_per_minute = 1000\n")
    with a_house(folder, "--watch-seconds", "0.01") as house:
        ada, bo = Guest(house.address, "Ada"), Guest(house.address, "Bo")
        kept = film(bo)
        with Visitor(house.address).socket(film(ada)) as line:
            line.next("state")
            second, third = film(ada), film(ada)
            assert line.close_code() == 4410
        assert set(listed(ada, "watch")) == {kept, second, third}


def test_a_flood_of_games_leaves_a_few(folder: Path) -> None:
    """However many are begun at once, and whoever looks: there are three, and the house answers."""
    (folder / "house.toml").write_text("[limits]\ntables_per_minute = 1000\n")
    with a_house(folder) as house:
        ada = Guest(house.address, "Ada")
        with ThreadPoolExecutor(8) as pool:
            list(pool.map(lambda _: _tried(ada), range(24)))
        tables = listed(ada, "watch")
        assert len(tables) == 3
        lines = [Visitor(house.address).socket(table) for table in tables for _ in range(8)]
        for line in lines:
            line.next("state")
        bo = Guest(house.address, "Bo")
        table, _ = bo.open_table(bots=["steady"])
        bo.start(table)
        while not bo.state(table)["requests"]:
            bo.get(f"/api/tables/{table}/events", after=0, wait=30)
        for line in lines:
            line.until(1)
            line.close()


def _tried(person: Guest) -> None:
    with suppress(Refusal):
        film(person)


def test_the_ration_of_new_tables_is_one_for_all(folder: Path) -> None:
    (folder / "house.toml").write_text("[limits]\ntables_per_minute = 2\n")
    with a_house(folder) as house:
        ada = Guest(house.address, "Ada")
        film(ada)
        ada.open_table()
        assert refused(lambda: film(ada)).status == 429


def test_a_restart_keeps_it_and_leaves_it_at_rest(folder: Path) -> None:
    process = Process(folder, *unlimited("--watch-seconds", "0.01"))
    process.open()
    try:
        table = film(Guest(process.address, "Ada"), "empires", seats=5)
        with Visitor(process.address).socket(table) as line:
            line.until(5)
        process.kill()
        process.open()
        visitor = Visitor(process.address)
        assert card(visitor, table)["resting"]
        number = at_rest(visitor, table)
        assert number >= 5
        with visitor.socket(table) as line:
            line.until(number + 1)
    finally:
        process.close_if_open()


def test_it_is_cleared_away_after_two_weeks(folder: Path) -> None:
    with a_house_with_its_own_time(folder) as (house, set_clock):
        ada = Guest(house.address, "Ada")
        table, usual = film(ada), ada.open_table()[0]
        house.close()
        set_clock(13 * 24 * 3600.0)
        house.open()
        assert card(Visitor(house.address), table)["resting"]
        house.close()
        set_clock(15 * 24 * 3600.0)
        house.open()
        visitor = Visitor(house.address)
        while table in listed(visitor, "watch"):
            pass
        assert refused(lambda: card(visitor, table)).status == 404
        assert card(visitor, usual)["status"] == "gathering"


def test_who_looks_in_one_process_wakes_the_bots_of_another(folder: Path, postgres: Postgres) -> None:
    with some_houses(folder, postgres.database(), 3, "--watch-seconds", "0.01") as houses:
        ada = Wanderer(houses, "Ada")
        for _ in range(3):
            table = film(ada, "empires", seats=5)  # too long to end while somebody looks
            with Visitor(houses[0].address).socket(table) as line:
                line.until(3)
                assert not any(card(Visitor(house.address), table).get("resting") for house in houses)
            lines = [Visitor(house.address).socket(table) for house in houses]
            for line in lines:
                line.until(11)
                line.close()
            at_rest(Visitor(houses[0].address), table)
