"""Three processes on one PostgreSQL are one house for everybody, whichever process they use."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest

from tests.effort import tries
from tests.server.client import PATIENCE, Guest, Process, Refusal
from tests.server.postgres import Postgres
from tests.server.several import Wanderer, metric, some_houses

Json = Any

ANSWERS = tries(daily=15, nightly=1000)


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    return postgres.database()


@pytest.fixture(scope="module")
def houses(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Process]]:
    with some_houses(tmp_path_factory.mktemp("many"), database) as processes:
        yield processes


def two_at_a_table(houses: list[Process]) -> tuple[Wanderer, Wanderer, str]:
    ada, bo = Wanderer(houses, "Ada", 0), Wanderer(houses, "Bo", 1)
    table, invitation = ada.open_table()
    bo.sit(table, invitation)
    ada.start(table)
    return ada, bo, table


def asked(players: Sequence[Guest], table: str) -> tuple[Guest, Json]:
    """Somebody who is asked something, and what."""
    for player in players:
        for request in player.state(table)["requests"].values():
            return player, request
    raise AssertionError("nobody is asked anything")


def test_a_game_is_played_by_way_of_all_of_them(houses: list[Process]) -> None:
    """Every request comes to another process; whoever follows by way of one sees it all."""
    ada, bo, table = two_at_a_table(houses)
    random, last = Random(3), 0
    with ada.follow(houses[0], table) as one, bo.follow(houses[1], table) as two:
        for _ in range(ANSWERS):
            player, request = asked((ada, bo), table)
            last = player.answer(table, request, random.choice(request["options"])["answer"])
            assert ada.state(table)["number"] >= last, "an older state came after a newer one"
            if ada.state(table)["over"]:
                break
        assert one.until(last) == ada.state(table)
        assert two.until(last) == bo.state(table)
    assert len({json.dumps(ada.at(house).state(table)) for house in houses}) == 1


def test_the_same_key_sent_to_all_of_them_is_carried_out_once(houses: list[Process]) -> None:
    ada, bo, table = two_at_a_table(houses)
    player, request = asked((ada, bo), table)
    assert isinstance(player, Wanderer)
    everywhere = [player.at(house) for house in houses]
    with ThreadPoolExecutor(len(houses)) as pool:
        sent = pool.map(lambda one: one.answer(table, request, request["default"], "one"), everywhere)
        numbers = set(sent)
    assert len(numbers) == 1
    with pytest.raises(Refusal) as refused:
        player.answer(table, request, request["default"], "another")
    assert refused.value.status == 422


def test_who_waits_for_news_by_way_of_one_hears_of_answers_to_another(houses: list[Process]) -> None:
    ada, bo, table = two_at_a_table(houses)
    waiter = ada.at(houses[1])
    number = waiter.state(table)["number"]
    with ThreadPoolExecutor(1) as pool:
        news = pool.submit(waiter.get, f"/api/tables/{table}/events", after=number, wait=30)
        while not metric(houses[1], "ecumene_waiting"):
            assert not news.done()
        player, request = asked((ada.at(houses[0]), bo.at(houses[0])), table)
        player.answer(table, request, request["default"])
        assert [message["number"] for message in news.result()] == [number + 1]


def test_the_bots_of_a_table_play_by_way_of_one_process(houses: list[Process]) -> None:
    def counted(name: str) -> list[float]:
        return [metric(house, name) for house in houses]

    by_bots = 'ecumene_entries_written_total{by="bot"}'
    before, came_and_went = counted(by_bots), counted("ecumene_members_changed_total")
    ada = Wanderer(houses, "Ada")
    table, _ = ada.open_table(bots=["random"])
    ada.start(table)
    with ada.follow(houses[2], table) as line:
        for _ in range(5):
            while not (requests := list(ada.state(table)["requests"].values())):
                line.next("change")
            ada.answer(table, requests[0], requests[0]["default"])
        while not ada.state(table)["requests"]:
            line.next("change")  # then the bot has had its say
    written = [after - then for after, then in zip(counted(by_bots), before, strict=True)]
    assert sum(written) == sum(line.get("seat") == 1 for line in ada.whole_log(table))
    if came_and_went == counted("ecumene_members_changed_total"):  # nobody seemed lost for want of time
        assert len([count for count in written if count]) == 1


def test_talk_and_presence_reach_everybody(houses: list[Process]) -> None:
    ada, bo, table = two_at_a_table(houses)
    with ada.follow(houses[0], table) as one:
        one.next("state")
        with bo.follow(houses[1], table) as two:
            while one.next("presence")["present"] != [0, 1]:
                pass
            while two.next("presence")["present"] != [0, 1]:
                pass
            for number, house in enumerate(houses, 1):
                ada.at(house).post(f"/api/tables/{table}/chat", {"text": f"hello {number}"})
            for line in (one, two):
                said = [line.next("said")["message"] for _ in houses]
                assert sorted(message["text"] for message in said) == ["hello 1", "hello 2", "hello 3"]
                assert sorted(message["number"] for message in said) == [1, 2, 3]
        while one.next("presence")["present"] != [0]:
            pass


def test_who_signs_out_by_way_of_one_is_signed_out_of_all(houses: list[Process]) -> None:
    ada, _, table = two_at_a_table(houses)
    with ada.follow(houses[1], table) as line:
        line.next("state")
        ada.at(houses[0]).post("/api/session/end")
        assert line.close_code() == 4401
    until = monotonic() + PATIENCE
    while any(signed_in(ada.at(house)) for house in houses):
        assert monotonic() < until
        sleep(0.02)


def signed_in(guest: Guest) -> bool:
    return bool(guest.get("/api/me").get("person"))


def test_an_old_invitation_is_good_nowhere(houses: list[Process]) -> None:
    ada = Wanderer(houses, "Ada")
    table, old = ada.open_table(bots=["random"], open=False)
    ada.start(table)
    friends = [Guest(house.address, "Friend") for house in houses]
    for friend in friends:
        friend.get(f"/api/tables/{table}/state", invitation=old)
    with friends[1].socket(table, invitation=old) as line:
        line.next("state")
        ada.at(houses[0]).post(f"/api/tables/{table}/invitation")
        assert line.close_code() == 4404


def set_clock(host: Guest, table: str, seconds: float | None) -> None:
    """So many seconds for every question; None: no clock."""
    terms = {"pace": "live", "phase": seconds, "bank": 0.0, "line": 0.0, "least": 0.0, "stand_in": None}
    host.put(f"/api/tables/{table}/clock", {"pace": "live", "terms": terms} if seconds else {"pace": "none"})


def by_the_clock(postgres: Postgres, database: str, table: str) -> list[tuple[int, str]]:
    """Every answer that the clock gave at a table: for which seat, to what."""
    rows = postgres.run('select line from entries where "table" = $1 order by number', database, table)
    written = [json.loads(row["line"])["entry"] for row in rows]
    return [(entry["seat"], entry["request"]) for entry in written if entry.get("by") == "clock"]


def wait_for_the_clock(postgres: Postgres, database: str, tables: Sequence[str]) -> None:
    """Until it has answered for both seats; nobody's table is taken to memory by looking."""
    until = monotonic() + PATIENCE
    while any(len(by_the_clock(postgres, database, table)) < 2 for table in tables):
        assert monotonic() < until, "nobody kept the deadline"
        sleep(0.1)


def expect_kept_once(postgres: Postgres, database: str, table: str) -> None:
    answered = by_the_clock(postgres, database, table)
    assert len(set(answered)) == len(answered), "a deadline was kept twice"
    assert sorted(seat for seat, _ in answered[:2]) == [0, 1]


def test_of_all_who_see_a_deadline_pass_one_keeps_it(
    houses: list[Process], postgres: Postgres, database: str
) -> None:
    """Several tables at the same moment, each of them in the memory of all."""
    pairs = [two_at_a_table(houses) for _ in range(tries(daily=2, nightly=20))]
    tables = [table for _, _, table in pairs]
    for ada, _, table in pairs:
        set_clock(ada, table, 2.0)
        for house in houses:
            ada.at(house).state(table)
    wait_for_the_clock(postgres, database, tables)
    for ada, _, table in pairs:
        set_clock(ada, table, None)
        expect_kept_once(postgres, database, table)


def test_a_game_that_is_over_has_one_record_too(houses: list[Process]) -> None:
    """Each process takes up what another has written, also where no entry can follow any more."""
    ada = Wanderer(houses, "Ada")
    table, _ = ada.open_table(bots=["random"])
    ada.start(table)
    ada.post(f"/api/tables/{table}/votes", {"seat": 0, "proposal": {"do": "end"}})
    assert all(ada.at(house).state(table)["over"] for house in houses)
    for seconds in (60.0, None, 30.0, None):
        for house in houses:
            set_clock(ada.at(house), table, seconds)


@pytest.mark.parametrize("watched", [True, False], ids=["watched", "unseen"])
def test_a_deadline_outlives_the_process_that_would_have_kept_it(
    houses: list[Process], postgres: Postgres, database: str, watched: bool
) -> None:
    """The others keep it once, whether one of them had the table in memory or none."""
    ada, bo = (Guest(houses[2].address, name) for name in ("Ada", "Bo"))
    table, invitation = ada.open_table()
    bo.sit(table, invitation)
    ada.start(table)
    friend = Guest(houses[0].address, welcome={"person": {"id": ada.id}, "token": ada.token})
    if watched:
        friend.state(table)
    set_clock(ada, table, 2.0)
    houses[2].kill()
    try:
        wait_for_the_clock(postgres, database, [table])
        set_clock(friend, table, None)
        expect_kept_once(postgres, database, table)
    finally:
        houses[2].open()
    expect_kept_once(postgres, database, table)


def test_somebody_who_dies_is_missed(houses: list[Process]) -> None:
    """Presence and bots: what one process did is taken over by the others."""
    ada, bo, table = two_at_a_table(houses)
    with ada.follow(houses[0], table) as line:
        line.next("state")
        bo.follow(houses[2], table)
        while line.next("presence")["present"] != [0, 1]:
            pass
        houses[2].kill()
        try:
            while line.next("presence")["present"] != [0]:
                pass
        finally:
            houses[2].open()


def bus_lines(postgres: Postgres, database: str) -> set[int]:
    """The lines of all processes to the bus, by the number that PostgreSQL gives them."""
    named = "select pid from pg_stat_activity where application_name = 'ecumene-bus' and datname = $1"
    return {row["pid"] for row in postgres.run(named, "postgres", database.rpartition("/")[2])}


def break_a_line(postgres: Postgres, database: str, houses: list[Process]) -> tuple[Process, int]:
    """Break some line to the bus: the process that has opened another one, and its new number."""

    def resumed() -> list[float]:
        return [metric(house, "ecumene_bus_resumed_total") for house in houses]

    before, known = resumed(), bus_lines(postgres, database)
    postgres.run("select pg_terminate_backend($1)", "postgres", min(known))
    until = monotonic() + PATIENCE
    while (now := resumed()) == before or len(lines := bus_lines(postgres, database) - known) != 1:
        assert monotonic() < until
        sleep(0.02)
    (deaf,) = (house for house, old, new in zip(houses, before, now, strict=True) if new > old)
    return deaf, lines.pop()


def test_who_left_while_a_line_was_broken_is_not_there_afterwards(
    houses: list[Process], postgres: Postgres, database: str
) -> None:
    deaf, line = break_a_line(postgres, database, houses)
    near, far = (house for house in houses if house is not deaf)
    ada, bo, table = two_at_a_table(houses)
    name = database.rpartition("/")[2]
    with ada.follow(deaf, table) as one, ada.follow(far, table) as two:
        with bo.follow(near, table):
            for follower in (one, two):
                while follower.next("presence")["present"] != [0, 1]:
                    pass
            postgres.run(f"alter database {name} allow_connections false", "postgres")
            postgres.run("select pg_terminate_backend($1)", "postgres", line)
        try:
            while two.next("presence")["present"] != [0]:
                pass  # the others have been told
        finally:
            postgres.run(f"alter database {name} allow_connections true", "postgres")
        while one.next("presence")["present"] != [0]:
            pass


def test_a_lesson_is_the_same_by_way_of_all_of_them(houses: list[Process]) -> None:
    """Its bots play wherever they are kept, and one that is begun anew is gone everywhere."""
    ada = Wanderer(houses, "Ada")
    table = ada.post("/api/lessons", {"title": "cultures", "lesson": "first"})["id"]
    lines = [ada.follow(house, table) for house in houses]
    steps: list[str] = []
    while len(steps) < 4:
        while not (state := ada.state(table))["requests"]:
            ada.get(f"/api/tables/{table}/events", after=state["number"], wait=5)
        advised = state["lesson"]["advice"]
        steps.append(state["lesson"]["step"])
        last = ada.answer(table, state["requests"][advised["request"]], advised["answer"])
    assert steps == ["resources", "hand", "build", "military"]
    told = [line.until(last)["lesson"]["step"] for line in lines]
    assert set(told) == {"resource"}
    ada.post("/api/lessons", {"title": "cultures", "lesson": "first"})
    assert [line.close_code() for line in lines] == [4410] * len(houses)
    for house in houses:
        with pytest.raises(Refusal) as refusal:
            ada.at(house).state(table)
        assert refusal.value.status == 404
