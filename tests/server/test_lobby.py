"""Gathering at tables: seats, bots, invitations, and private tables about which strangers learn nothing."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Follower, Guest, Process, Refusal, Visitor, a_house, play_out
from tests.server.test_play import refusal, two_at_a_table

People = Callable[[str], Guest]


def test_a_title_tells_what_can_be_chosen(visitor: Visitor) -> None:
    offer = visitor.get("/api/titles")
    assert {title["id"] for title in offer["titles"]} >= {"cultures", "empires"}
    for title in offer["titles"]:
        assert all(option["about"] and option["choices"] for option in title["options"])


def test_who_plays_one_set_up_gets_what_is_printed_for_it(visitor: Visitor) -> None:
    address = "/api/titles/empires/components"
    everything = visitor.get(address)
    five = visitor.get(address, setup="east_5")
    assert list(five["scenes"]) == ["east_5"]
    assert five["areas"].keys() <= everything["areas"].keys()
    assert refusal(lambda: visitor.get(address, setup="east_99")).code == "no-setup"
    assert refusal(lambda: visitor.get("/api/titles/ages/components", setup="east_5")).status == 404


def test_a_browser_that_has_the_components_gets_none(visitor: Visitor) -> None:
    address = "/api/titles/empires/components?setup=east_9"
    first = visitor.http.get(address)
    tag = {"if-none-match": first.headers["etag"]}
    again = visitor.http.get(address, headers=tag)
    assert (again.status_code, again.content) == (304, b"")
    assert "max-age=600" in again.headers["cache-control"]
    assert visitor.http.get(f"{address}&language=de", headers=tag).status_code == 200


def test_of_many_who_want_a_seat_one_gets_it(guest: People) -> None:
    host = guest("Host")
    table, _ = host.open_table()
    crowd = [guest(f"Guest {number}") for number in range(8)]

    def sit(person: Guest) -> str:
        try:
            person.post(f"/api/tables/{table}/sit", {"seat": 1})
        except Refusal as refused:
            return refused.code
        return "sits"

    with ThreadPoolExecutor(8) as pool:
        outcomes = list(pool.map(sit, crowd))
    assert sorted(outcomes) == ["seat-taken"] * 7 + ["sits"]
    winner = crowd[outcomes.index("sits")]
    assert host.get(f"/api/tables/{table}")["seats"][1]["person"] == winner.id


def test_a_table_begins_once(guest: People) -> None:
    host = guest("Host")
    table, _ = host.open_table(bots=["random"])

    def start(_: int) -> str:
        try:
            host.start(table)
        except Refusal as refused:
            return refused.code
        return "begun first"

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(start, range(4))) == ["begun"] * 3 + ["begun first"]


def test_a_seat_is_left_and_taken_by_a_bot_before_the_game_only(guest: People) -> None:
    host, other, stranger = guest("Host"), guest("Other"), guest("Stranger")
    table, _ = host.open_table()
    other.sit(table)
    assert refusal(lambda: other.sit(table)).code == "seated-already"
    assert refusal(lambda: stranger.sit(table)).code == "seat-taken"
    assert refusal(lambda: stranger.post(f"/api/tables/{table}/rise", {"seat": 1})).code == "seat-not-yours"
    assert refusal(lambda: other.start(table)).code == "host-only"
    other.post(f"/api/tables/{table}/rise", {"seat": 1})
    assert refusal(lambda: host.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "x"})).code == "no-bot"
    assert refusal(lambda: host.post(f"/api/tables/{table}/bot", {"seat": 0, "bot": "random"})).status == 409
    host.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "random"})
    host.start(table)
    for act in ("rise", "bot", "sit"):
        body: dict[str, Any] = {"seat": 1} | ({"bot": "greedy"} if act == "bot" else {})
        assert refusal(lambda act=act, body=body: host.post(f"/api/tables/{table}/{act}", body)).status == 409  # type: ignore[misc]
    assert refusal(lambda: host.post(f"/api/tables/{table}/cancel")).code == "begun"


def test_empty_seats_get_bots_when_the_game_begins(guest: People) -> None:
    host = guest("Host")
    table, _ = host.open_table("empires", seats=5)
    host.start(table)
    seats = host.get(f"/api/tables/{table}")["seats"]
    assert [bool(seat.get("bot")) for seat in seats] == [False, True, True, True, True]


@pytest.mark.parametrize(
    ("wish", "plan"),
    [
        ({}, "host - - - -"),
        ({"bots": ["greedy"]}, "host greedy greedy greedy greedy"),
        ({"bots": ["greedy", "", "random"]}, "host greedy - random greedy"),
        ({"bots": ["", "", "", "random"]}, "host - - - random"),
        ({"bots": ["random"] * 18}, "host random random random random"),
        ({"hotseat": True}, "host host host host host"),
        ({"hotseat": True, "bots": ["", "random"]}, "host host random host random"),
    ],
    ids=str,
)
def test_the_bots_of_a_wish_are_cycled_over_the_seats(guest: People, wish: dict[str, Any], plan: str) -> None:
    host = guest("Host")
    table, _ = host.open_table("empires", seats=5, **wish)
    seats = host.get(f"/api/tables/{table}")["seats"]
    assert [seat["seat"] for seat in seats] == [0, 1, 2, 3, 4]
    assert all(seat.get("person") in (None, host.id) for seat in seats)
    assert [seat.get("bot") or ("host" if seat.get("person") else "-") for seat in seats] == plan.split()


def test_the_hands_at_one_screen_have_names_of_their_own(guest: People) -> None:
    host, other = guest("Host"), guest("Other")
    table, _ = host.open_table("empires", seats=5, hotseat=True, bots=["", "", "random", ""])
    name = f"/api/tables/{table}/name"

    def names() -> list[Any]:
        return [seat.get("name") for seat in host.get(f"/api/tables/{table}")["seats"]]

    assert names() == ["Host", "Host", "Host", None, "Host"]
    host.post(name, {"seat": 1, "name": " Ba\u202ebba\n"})
    host.post(name, {"seat": 2, "name": "Cleo"})
    assert names() == ["Host", "Babba", "Cleo", None, "Host"]
    host.post(name, {"seat": 2, "name": " "})
    host.post(f"/api/tables/{table}/rise", {"seat": 1})
    assert names() == ["Host", None, "Host", None, "Host"], "a name goes with its hand"
    host.post(f"/api/tables/{table}/sit", {"seat": 1})
    assert names()[1] == "Host"
    host.post(name, {"seat": 4, "name": "Dido"})
    assert refusal(lambda: other.post(name, {"seat": 1, "name": "x"})).code == "host-only"
    assert refusal(lambda: host.post(name, {"seat": 3, "name": "x"})).code == "seat-not-yours"
    assert refusal(lambda: host.post(name, {"seat": 17, "name": "x"})).code == "seat-not-yours"
    assert refusal(lambda: host.post(name, {"seat": 1, "name": "x" * 41})).status == 400
    assert refusal(lambda: host.post(name, {"seat": 1, "name": "\u200b"})).code == "bad-text"
    host.start(table)
    assert names() == ["Host", "Host", "Host", None, "Dido"]
    assert refusal(lambda: host.post(name, {"seat": 1, "name": "x"})).code == "begun"


def test_people_at_their_own_screens_keep_their_own_names(guest: People) -> None:
    host = guest("Host")
    table, _ = host.open_table()
    named = refusal(lambda: host.post(f"/api/tables/{table}/name", {"seat": 0, "name": "x"}))
    assert named.code == "not-hotseat"


def test_a_card_tells_how_far_a_table_is(guest: People) -> None:
    ada, bo, table = two_at_a_table(guest, options={"civilizations": "rome-persia"})
    players = {0: ada, 1: bo}
    play_out(players, table, most=20)
    for viewer in (ada, bo, guest("Watcher")):
        seen = viewer.get(f"/api/tables/{table}")["glance"]
        state = ada.state(table)
        assert (seen["names"], seen["keys"]) == (["Rome", "Persia"], ["rome", "persia"])
        assert (seen["turn"], seen["standings"]) == (state["turn"], [])
        assert seen["awaited"] == sorted(int(seat) for seat in state["awaited"])
        known = {"turn", "names", "keys", "awaited", "standings"}
        assert seen.keys() == known, "nothing that a seat alone may know"
        in_german = viewer.get(f"/api/tables/{table}", language="de")["glance"]
        assert in_german == seen | {"names": ["Rom", "Persien"]}
    (card,) = ada.get("/api/tables", which="mine", language="de")
    assert card["glance"]["names"] == ["Rom", "Persien"]
    play_out(players, table)
    end, seen = ada.state(table), ada.get(f"/api/tables/{table}")["glance"]
    assert seen["awaited"] == []
    assert seen["standings"] == [
        {"seat": each["seat"], "rank": each["rank"], "score": each["score"]} for each in end["standings"]
    ]


def test_a_table_that_gathers_has_no_glance(guest: People) -> None:
    host = guest("Host")
    table, _ = host.open_table()
    assert "glance" not in host.get(f"/api/tables/{table}")


def test_cards_of_ones_own_tables_tell_as_much_after_a_restart(folder: Path) -> None:
    with a_house(folder) as house:
        ada, bo, table = two_at_a_table(lambda name: Guest(house.address, name))
        play_out({0: ada, 1: bo}, table, most=6)
        before = ada.get(f"/api/tables/{table}")["glance"]
        house.kill()
        house.open()
        (card,) = ada.get("/api/tables", which="mine")
        assert card["glance"] == before


def test_a_table_can_be_given_up_and_opened_again(guest: People) -> None:
    host = guest("Host")
    table, _ = host.open_table(name="Friday\u0000 night", bots=["random"], options={"match": True})
    host.post(f"/api/tables/{table}/chat", {"text": "who comes?"})
    clone = host.post(f"/api/tables/{table}/clone")["table"]
    assert (clone["name"], clone["options"]["match"]) == ("Friday night", True)
    assert clone["seats"][1]["bot"] == "random"
    host.post(f"/api/tables/{table}/cancel")
    assert refusal(lambda: host.get(f"/api/tables/{table}")).code == "no-table"


@pytest.mark.parametrize(
    "wish",
    [
        {"title": "chess"},
        {"title": "cultures", "seats": 3},
        {"title": "cultures", "options": {"x": 1}},
        {"title": "cultures", "options": {"match": "perhaps"}},
        {"title": "empires", "seats": 10, "options": {"map": "west"}},
        {"title": "empires", "seats": 12, "options": {"map": "east"}},
        {"title": "empires", "seats": 19},
        {"title": "cultures", "bots": ["skynet"]},
        {"title": "cultures", "name": "x" * 81},
        {"title": "cultures", "name": "\u202e"},
        {"title": "cultures", "surprise": 1},
        {"title": 7},
        {},
    ],
)
def test_a_table_that_cannot_be_opened(guest: People, wish: dict[str, Any]) -> None:
    ada = guest("Ada")
    assert refusal(lambda: ada.post("/api/tables", wish)).status == 400
    assert ada.get("/api/tables", which="mine") == []


def test_a_board_that_does_not_go_with_the_seats_is_refused_in_a_sentence(guest: People) -> None:
    wish = {"title": "empires", "seats": 9, "options": {"map": "both"}}
    refused = refusal(lambda: guest("Ada").post("/api/tables", wish))
    assert refused.code == "bad-opening"
    why = "Option map can be both with 10 to 18 seats, not with 9; choose from east, west (ch4.map)."
    assert refused.reason == why


GETS = ["", "/state", "/log", "/events?after=0", "/text", "/marks", "/history/0", "/export", "/verdict",
        "/chat", "/notes", "/rules", "/requests/x/texts", "/state?seat=0"]  # fmt: skip
POSTS: dict[str, Any] = {
    "/sit": {},
    "/rise": {"seat": 0},
    "/bot": {"seat": 0, "bot": "random"},
    "/name": {"seat": 0, "name": "Mallory"},
    "/start": None,
    "/clone": None,
    "/cancel": None,
    "/invitation": None,
    "/chat": {"text": "hello"},
    "/answers": {"seat": 0, "request": "x", "answer": {}, "key": "k"},
    "/undo": {"seat": 0, "of": 1, "key": "k"},
}


@pytest.mark.parametrize("status", ["gathering", "running", "finished"])
def test_a_stranger_learns_nothing_of_a_private_table(guest: People, house: Process, status: str) -> None:
    """Whatever is asked, the reply is the same as for a table that never was."""
    ada, bo, stranger = guest("Ada"), guest("Bo"), guest("Mallory")
    table, invitation = ada.open_table(open=False, name="Secret society")
    bo.sit(table, invitation)
    if status != "gathering":
        ada.start(table)
    if status == "finished":
        play_out({0: ada, 1: bo}, table)
    for outsider in (stranger, Visitor(house.address)):
        for path in GETS:
            seen, missing = (outsider.http.get(f"/api/tables/{id}{path}") for id in (table, "nowhere"))
            assert (seen.status_code, seen.content) == (missing.status_code, missing.content), path
            assert seen.status_code in (401, 404), path
        for path, body in POSTS.items():
            seen, missing = (
                outsider.http.post(f"/api/tables/{id}{path}", json=body) for id in (table, "nowhere")
            )
            assert (seen.status_code, seen.content) == (missing.status_code, missing.content), path
            assert seen.status_code in (401, 404), path
        for which in ("open", "mine", "finished"):
            assert table not in outsider.http.get("/api/tables", params={"which": which}).text
        with outsider.socket(table) as line:
            assert line.close_code() == 4404
    assert ada.get(f"/api/tables/{table}")["name"] == "Secret society"
    assert ada.get(f"/api/tables/{table}/chat") == []


def test_whoever_is_invited_may_watch_until_the_invitation_changes(guest: People, house: Process) -> None:
    ada, bo, friend = guest("Ada"), guest("Bo"), guest("Friend")
    table, invitation = ada.open_table(open=False)
    assert friend.get(f"/api/invitations/{invitation}")["id"] == table
    bo.sit(table, invitation)
    ada.start(table)
    shown = friend.get(f"/api/tables/{table}/state", invitation=invitation)
    assert (shown["seat"], shown["seats"], shown["state"]["requests"]) == (None, [], {})
    friend.post(f"/api/tables/{table}/chat", {"text": "good luck"}, invitation=invitation)
    assert [said["text"] for said in bo.get(f"/api/tables/{table}/chat")] == ["good luck"]
    with friend.socket(table, invitation=invitation) as line, bo.socket(table) as seat:
        assert line.next("state")["state"]["view"] == shown["state"]["view"]
        seat.next("state")
        fresh = ada.post(f"/api/tables/{table}/invitation")["invitation"]
        assert line.close_code() == 4404
        ada.post(f"/api/tables/{table}/chat", {"text": "still there?"})
        assert seat.next("said")
    assert refusal(lambda: friend.get(f"/api/tables/{table}/state", invitation=invitation)).status == 404
    assert friend.get(f"/api/tables/{table}/state", invitation=fresh)["seat"] is None
    assert refusal(lambda: friend.get(f"/api/invitations/{invitation}")).code == "bad-invitation"


def test_an_invitation_is_also_a_picture(guest: People) -> None:
    ada = guest("Ada")
    _, invitation = ada.open_table()
    reply = ada.http.get(f"/api/invitations/{invitation}/code.svg")
    assert reply.headers["content-type"].startswith("image/svg+xml")
    assert b"<svg" in reply.content


def test_a_seat_of_an_open_table_is_its_owners(guest: People) -> None:
    ada, bo, table = two_at_a_table(guest)
    watcher = guest("Watcher")
    assert watcher.get(f"/api/tables/{table}/state")["seat"] is None
    assert refusal(lambda: watcher.get(f"/api/tables/{table}/state", seat=0)).code == "seat-not-yours"
    assert refusal(lambda: ada.get(f"/api/tables/{table}/state", seat=1)).code == "seat-not-yours"
    assert bo.get(f"/api/tables/{table}/state")["seat"] == 1


def test_many_who_sit_down_anywhere_all_find_a_seat(guest: People) -> None:
    host = guest("Host")
    table, _ = host.open_table("empires", seats=9)
    crowd = [guest(f"Guest {number}") for number in range(8)]
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda person: person.sit(table), crowd))
    seated = {seat["person"] for seat in host.get(f"/api/tables/{table}")["seats"]}
    assert seated == {host.id, *(person.id for person in crowd)}


def test_whoever_looks_at_the_lobby_hears_that_tables_change_and_never_which(
    guest: People, visitor: Visitor
) -> None:
    address = visitor.address.replace("http", "ws", 1)
    host, other = guest("Host"), guest("Other")
    with Follower(f"{address}/api/tables/socket", {}) as line:
        host.open_table(open=False)
        line.next("tables")
        table, _ = host.open_table()
        line.next("tables")
        other.post(f"/api/tables/{table}/sit", {"seat": 1})
        line.next("tables")
        other.post(f"/api/tables/{table}/rise", {"seat": 1})
        line.next("tables")
        host.start(table)
        line.next("tables")
        assert set(line.raw) == {'{"type":"tables"}'}


def test_a_page_from_elsewhere_does_not_hear_of_tables(visitor: Visitor) -> None:
    address = visitor.address.replace("http", "ws", 1)
    with Follower(f"{address}/api/tables/socket", {"origin": "https://elsewhere.example"}) as line:
        assert line.close_code() == 4403
