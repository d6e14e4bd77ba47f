"""Following a table: each viewer gets its own patches, without gaps or repetitions, even if the connection
fails.
"""

from __future__ import annotations

import asyncio
import json
import socket as sockets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Thread
from typing import Any

import pytest
from websockets.sync.client import connect

from ecumene.server.tables.audience import SLOW, Listener
from ecumene.server.tables.packets import Viewer
from ecumene.server.tables.patches import apply, difference
from tests.server.client import Follower, Guest, Process, Visitor, play_out
from tests.server.retelling import Retelling, without_time
from tests.server.test_play import asked, refusal, two_at_a_table

People = Callable[[str], Guest]
CLOCK = {"now", "terms", "seats", "rest", "planned", "alarm", "votes", "version"}
"""What everybody may know of the time of a table."""


def heard_to_the_end(line: Follower) -> None:
    while line.state is None or not line.state["over"]:
        line.next()


def test_every_viewer_gets_its_own_view_and_nothing_else(guest: People, house: Process) -> None:
    """Every byte of every message is what the viewer's own packets and its own log say, and no more."""
    ada, bo, table = two_at_a_table(guest, options={"civilizations": "rome-persia"})
    lines = {
        Viewer(0, "en"): ada.socket(table),
        Viewer(1, "de"): bo.socket(table, language="de"),
        Viewer(None, "en"): Visitor(house.address).socket(table),
    }
    player, request = asked({0: ada, 1: bo}, table)
    player.answer(table, request, request["default"])
    player.undo(table, request["seat"])
    play_out({0: ada, 1: bo}, table)
    for line in lines.values():
        heard_to_the_end(line)
        line.close()
    journal = ada.get(f"/api/tables/{table}/export").splitlines()
    for viewer, line in lines.items():
        told = Retelling(journal, viewer)
        for text in line.raw:
            message = json.loads(text)
            if message["type"] == "change":
                before, after = message["from"], message["number"]
                expected = difference(told.packets[before], told.packets[after])
                assert message["patch"] == expected
                assert [without_time(each) for each in message["log"]] == told.log(before, after)
                assert set(message) == {"type", "from", "number", "patch", "log"}
            elif message["type"] == "state":
                assert message["state"] == told.packets[message["number"]]
            else:
                assert message["type"] in {"presence", "clock"}
                assert message["type"] != "clock" or set(message["clock"]) <= CLOCK
    news = {viewer.seat: any('"news"' in text for text in line.raw) for viewer, line in lines.items()}
    assert any(news.values())
    assert not news[None]


def test_what_only_a_seat_may_know_is_in_no_byte_of_others(guest: People, house: Process) -> None:
    """The ids of cards that lie in one hand only are never sent to anybody else while they lie there."""
    ada, bo, table = two_at_a_table(guest, options={"civilizations": "rome-persia"})
    spectator = Visitor(house.address)
    with bo.socket(table) as to_bo, spectator.socket(table) as to_spectator:
        random = Random(4)
        for _ in range(30):
            own = ada.state(table)
            hand = own["view"]["you"]["hand"]
            visible = json.dumps(bo.state(table)) + json.dumps(spectator.get(f"/api/tables/{table}/state"))
            assert not [card for card in hand if f'"{card}"' in visible]
            player, request = asked({0: ada, 1: bo}, table)
            if request["seat"] == 0:
                with_secret = [option for option in request["options"] if option["answer"]["do"] != "pass"]
                player.answer(table, request, random.choice(with_secret or request["options"])["answer"])
            else:
                player.answer(table, request, random.choice(request["options"])["answer"])
        number = ada.state(table)["number"]
        to_bo.until(number)
        to_spectator.until(number)


def test_a_line_that_breaks_resumes_without_gap_or_double(guest: People) -> None:
    """While the game goes on a client loses its line again and again; what it has is always the truth."""
    ada, bo, table = two_at_a_table(guest)
    playing = Thread(target=play_out, args=({0: ada, 1: bo}, table, 5))
    random, seen, lines = Random(5), dict[int, Any](), list[int]()
    watcher = Guest(ada.address, "Cleo")
    shown = watcher.get(f"/api/tables/{table}/state")
    state: Any = shown["state"]
    playing.start()
    resumed = 0
    while not state["over"]:
        with watcher.socket(table, after=state["number"]) as line:
            line.state = state
            for _ in range(random.randrange(1, 12)):
                message = line.next()
                if message["type"] == "change":
                    lines += [each["number"] for each in message["log"]]
                if message["type"] == "state":
                    missing = watcher.get(f"/api/tables/{table}/log", after=max(lines, default=0))
                    lines += [each["number"] for each in missing if each["number"] <= message["number"]]
                seen[line.state["number"]] = line.state
                if line.state["over"]:
                    break
            state = line.state
        resumed += 1
    playing.join()
    assert resumed > 3
    told = Retelling(ada.get(f"/api/tables/{table}/export").splitlines(), Viewer(None, "en"))
    assert all(packet == told.packets[number] for number, packet in seen.items())
    assert lines == list(range(1, state["number"] + 1))


def test_events_heal_a_gap(guest: People) -> None:
    ada, bo, table = two_at_a_table(guest)
    path = f"/api/tables/{table}/events"
    states = [ada.state(table)]
    for _ in range(12):
        player, request = asked({0: ada, 1: bo}, table)
        player.answer(table, request, request["default"])
        states.append(ada.state(table))
    for before in states:
        state = before
        for message in ada.get(path, after=before["number"]):
            assert message["type"] == "change"
            assert message["from"] == state["number"]
            state = apply(state, message["patch"])
        assert state == states[-1]
    assert ada.get(path, after=states[-1]["number"]) == []
    (whole,) = ada.get(path, after=100_000)
    assert (whole["type"], whole["state"]) == ("state", states[-1])


def test_a_program_can_wait_for_news_without_a_socket(guest: People) -> None:
    ada, bo, table = two_at_a_table(guest)
    player, request = asked({0: ada, 1: bo}, table)
    other = bo if player is ada else ada
    before = other.state(table)
    heard: list[Any] = []
    path = f"/api/tables/{table}/events"
    waiting = Thread(target=lambda: heard.extend(other.get(path, after=before["number"], wait=30)))
    waiting.start()
    player.answer(table, request, request["default"])
    waiting.join()
    assert heard[0]["from"] == before["number"]
    assert other.get(path, after=other.state(table)["number"], wait=0.05) == []
    assert refusal(lambda: other.get(path, after=0, wait=3600)).status == 400


def test_one_sees_who_is_there(guest: People) -> None:
    ada, bo, table = two_at_a_table(guest)
    with ada.socket(table) as line:
        assert line.next("presence")["present"] == [0]
        with bo.socket(table):
            assert line.next("presence")["present"] == [0, 1]
        assert line.next("presence")["present"] == [0]


@pytest.mark.parametrize("query", [{"seat": 1}, {"seat": 17}])
def test_nobody_follows_from_a_seat_of_others(guest: People, query: dict[str, Any]) -> None:
    ada, _, table = two_at_a_table(guest)
    with ada.socket(table, **query) as line:
        assert line.close_code() == 4403


def test_a_language_that_nobody_speaks_is_english(guest: People) -> None:
    ada, _, table = two_at_a_table(guest)
    assert ada.state(table, language="xx") == ada.state(table, language="en")


def test_what_a_client_says_on_a_socket_is_not_heard(guest: People) -> None:
    ada, bo, table = two_at_a_table(guest)
    with ada.socket(table) as line:
        line.next("state")
        for text in ("{", '{"type":"answer"}', "x" * 4000):
            line._line.send(text)
        player, request = asked({0: ada, 1: bo}, table)
        assert line.until(player.answer(table, request, request["default"]))
    with ada.socket(table) as line:
        line._line.send("x" * 10_000)
        assert line.close_code() == 1009


async def test_a_listener_that_does_not_read_is_let_go() -> None:
    listener = Listener(Viewer(None, "en"))
    text = "x" * 100_000
    while not listener.farewell.done():
        listener.put(text)
    assert listener.farewell.result() is SLOW
    listener.put(text)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(listener.next(), 0.01)


def test_a_client_that_does_not_read_is_let_go_and_the_table_goes_on(guest: People) -> None:
    """Its buffers fill, then the house's patience ends; others notice nothing."""
    ada, bo, table = two_at_a_table(guest)
    name, port = ada.address.removeprefix("http://").split(":")
    small = sockets.socket()
    small.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    small.connect((name, int(port)))
    address = f"ws://{name}:{port}/api/tables/{table}/socket"
    with connect(address, sock=small, compression=None, max_queue=1, close_timeout=1, ping_interval=None):
        path, text = f"/api/tables/{table}/chat", "\U0001f3db" * 1000
        with ThreadPoolExecutor(8) as crowd:
            for _ in range(200):
                list(crowd.map(lambda _: ada.post(path, {"text": text, "seat": 0}), range(100)))
                if 'dismissed_total{why="slow"} 1.0' in ada.http.get("/metrics").text:
                    break
            else:
                raise AssertionError("it was never let go")
    player, request = asked({0: ada, 1: bo}, table)
    assert player.answer(table, request, request["default"])
