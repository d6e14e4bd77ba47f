"""Playing over HTTP: whole games, answers that come twice, late or broken, undo, and the history."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

import pytest

from ecumene.server.tables.packets import Viewer, past_packet
from ecumene.table.record.replay import replay, verify
from tests.server.client import PATIENCE, Guest, Process, Refusal, Visitor, new_key, play_out

People = Callable[[str], Guest]


def two_at_a_table(guest: People, **wish: Any) -> tuple[Guest, Guest, str]:
    ada, bo = guest("Ada"), guest("Bo")
    table, invitation = ada.open_table(**wish)
    bo.sit(table, invitation)
    ada.start(table)
    return ada, bo, table


def asked(players: dict[int, Guest], table: str) -> tuple[Guest, Any]:
    """Whoever is asked something, and the request."""
    for seat, player in players.items():
        for request in player.state(table, seat=seat)["requests"].values():
            return player, request
    raise AssertionError("nobody is asked anything")


def everything(table: str, *people: Visitor) -> list[Any]:
    """Whatever could have changed, but for the time of day."""
    told = [
        [person.get(f"/api/tables/{table}/{part}") for part in ("state", "log", "chat")] for person in people
    ]
    for state, *_ in told:
        del state["clock"]["now"]
    return told


def refusal(act: Callable[[], Any]) -> Refusal:
    with pytest.raises(Refusal) as refused:
        act()
    assert refused.value.reason
    return refused.value


def test_two_people_play_a_whole_game(guest: People) -> None:
    ada, bo, table = two_at_a_table(guest)
    play_out({0: ada, 1: bo}, table)
    card = ada.get(f"/api/tables/{table}")
    assert card["status"] == "finished"
    assert {score["seat"] for score in card["glance"]["standings"]} == {0, 1}
    lines = ada.get(f"/api/tables/{table}/export").splitlines()
    verdict = verify(lines)
    assert verdict.finished
    assert verdict.fair
    assert ada.get(f"/api/tables/{table}/verdict")["digest"] == verdict.digest
    assert table in {each["id"] for each in ada.get("/api/tables", which="finished")}


def test_one_person_plays_against_a_bot(guest: People) -> None:
    ada = guest("Ada")
    table, _ = ada.open_table(bots=["greedy"])
    ada.start(table)
    play_out({0: ada}, table)
    assert ada.state(table)["over"]


def test_a_bot_that_thinks_sits_at_short_games_only(guest: People) -> None:
    ada = guest("Ada")
    assert refusal(lambda: ada.open_table("empires", seats=5, bots=["search"])).code == "no-bot"
    table, _ = ada.open_table(bots=["search"])
    ada.start(table)
    until = monotonic() + PATIENCE
    while not any(line.get("seat") == 1 for line in ada.get(f"/api/tables/{table}/log")):
        assert monotonic() < until
        play_out({0: ada}, table, most=1)


def test_against_bots_one_may_always_go_back(guest: People) -> None:
    """Bots vote for it; luck is drawn anew, and the log keeps what was."""
    ada = guest("Ada")
    table, _ = ada.open_table(bots=["greedy"])
    ada.start(table)
    play_out({0: ada}, table, most=40)
    given = {line["number"] for line in ada.get(f"/api/tables/{table}/log") if line.get("seat") == 0}
    rewinds = []
    while ada.state(table)["undo"]:
        number = ada.undo(table, 0)
        log = {line["number"]: line for line in ada.get(f"/api/tables/{table}/log")}
        assert log[number]["undone"] in given
        assert log[log[number]["undone"]]["taken_back"] == number
        if log[number]["kind"] == "rewind":
            rewinds.append(number)
            assert log[number - 1]["taken_back"] == number
    assert rewinds
    assert {line["number"] for line in log.values() if "taken_back" in line} >= given
    play_out({0: ada}, table)
    assert verify(ada.get(f"/api/tables/{table}/export").splitlines()).fair


def test_several_play_at_one_screen(guest: People) -> None:
    ada = guest("Ada")
    table, _ = ada.open_table(hotseat=True)
    ada.start(table)
    assert ada.get(f"/api/tables/{table}/state")["seats"] == [0, 1]
    play_out({0: ada, 1: ada}, table)
    assert ada.state(table)["over"]


def test_nine_empires_play_four_turns(guest: People) -> None:
    ada = guest("Ada")
    table, _ = ada.open_table("empires", seats=9, bots=["random"], options={"turns": 4})
    ada.start(table)
    random, hers, number, until = Random(1), 0, -1, 0.0
    while not (state := ada.state(table))["over"]:
        if state["number"] > number:
            number, until = state["number"], monotonic() + PATIENCE
        assert monotonic() < until, "the house fell silent"
        try:
            hers += ada.answer_something(table, random)
        except Refusal as refused:  # an option that was open has gone by while a bot moved
            assert refused.status == 422  # noqa: PT017
    log = ada.whole_log(table)
    assert sum(line.get("seat") == 0 for line in log) == hers > 0
    assert {line.get("seat") for line in log} >= {*range(9)}


def test_an_answer_that_is_sent_twice_is_carried_out_once(guest: People) -> None:
    ada, bo, table = two_at_a_table(guest)
    player, request = asked({0: ada, 1: bo}, table)
    key, answer = new_key(), request["options"][0]["answer"]
    first = player.answer(table, request, answer, key)
    assert [player.answer(table, request, answer, key) for _ in range(3)] == [first] * 3
    assert player.state(table)["number"] == first
    again = refusal(lambda: player.answer(table, request, answer))
    assert again.status == 422
    assert again.code in ("table-refuse-stale", "table-refuse-not-asked")


def movement(guest: People) -> tuple[Guest, Guest, str, Any]:
    """Two of five seats of Mega Empires are people, who are asked for their movement at once."""
    bots, options = ["", "random", "random", "random"], {"civilizations": "ranking"}
    ada, bo, table = two_at_a_table(guest, title="empires", seats=5, bots=bots, options=options)
    request = next(iter(ada.state(table)["requests"].values()))
    assert request["kind"] == "move"
    return ada, bo, table, request


def walks(request: Any) -> list[Any]:
    """The answers by which one token walks."""
    answers = [option["answer"] for option in request["options"]]
    return [answer for answer in answers if answer["do"] == "move" and answer["tokens"] == 1]


def test_what_was_planned_together_is_carried_out_together(guest: People) -> None:
    ada, bo, table, request = movement(guest)
    seat, walk = request["seat"], walks(request)[0]
    key, plan = new_key(), [walk, {"do": "take_back", "number": None}, walk, {"do": "end_movement"}]
    with bo.socket(table, after=bo.state(table)["number"]) as line:
        receipt = ada.answer_all(table, request, plan, key)
        assert receipt["taken"] == 4
        numbers: list[int] = []
        while receipt["number"] not in numbers:
            numbers += [entry["number"] for entry in line.next("change")["log"] if entry.get("seat") == seat]
    assert len(numbers) == 4
    assert ada.answer_all(table, request, plan, key) == {"number": receipt["number"], "taken": None}
    log = [entry for entry in bo.get(f"/api/tables/{table}/log") if entry.get("seat") == seat]
    assert [entry["number"] for entry in log] == numbers
    assert all(entry["texts"] for entry in log)


def test_a_plan_with_a_bad_answer_changes_nothing_and_says_which_it_was(guest: People) -> None:
    ada, bo, table, request = movement(guest)
    walk = walks(request)[0]
    plan = [walk, {**walk, "tokens": 99}, {"do": "end_movement"}]
    refused = refusal(lambda: ada.answer_all(table, request, plan))
    assert (refused.status, refused.at) == (422, 1)
    assert next(iter(ada.state(table)["requests"].values())) == request
    shapeless: list[Any] = [[], [walk] * 201, walk, [3]]
    for bad in shapeless:
        with pytest.raises(Refusal) as shape:
            ada.answer_all(table, request, bad)
        assert shape.value.status == 400
    assert refusal(lambda: bo.answer_all(table, request, [walk])).status == 403


def test_a_taking_back_that_is_sent_twice_is_carried_out_once(guest: People) -> None:
    ada = guest("Ada")
    table, _ = ada.open_table(hotseat=True, options={"civilizations": "rome-persia"})
    ada.start(table)
    for _ in range(2):
        ada, request = asked({0: ada}, table) if ada.state(table, seat=0)["requests"] else (ada, None)
        if request:
            ada.answer(table, request, request["default"])
    before = ada.state(table, seat=0)
    key, of = new_key(), before["undo"]
    assert ada.undo(table, 0, key, of) == ada.undo(table, 0, key, of) == before["number"] + 1


def test_two_windows_do_not_take_back_two_answers(guest: People) -> None:
    """Whoever takes back what is taken back already has not seen the table as it is."""
    ada, bo, table = two_at_a_table(guest, options={"civilizations": "rome-persia"})
    player, request = asked({0: ada, 1: bo}, table)
    seen = player.answer(table, request, request["default"])
    player.undo(table, request["seat"], of=seen)
    (again,) = player.state(table)["requests"].values()
    player.answer(table, again, again["default"])
    before = everything(table, ada, bo)
    stale = refusal(lambda: player.undo(table, request["seat"], of=seen))
    assert (stale.status, stale.reason) == (422, "That is no longer your last answer; look again.")
    assert everything(table, ada, bo) == before


def test_a_key_is_good_for_one_thing(guest: People) -> None:
    ada = guest("Ada")
    table, _ = ada.open_table(hotseat=True)
    ada.start(table)
    hands, key = {0: ada, 1: ada}, new_key()
    _, request = asked(hands, table)
    ada.answer(table, request, request["default"], key)
    _, another = asked(hands, table)
    before = everything(table, ada)
    assert refusal(lambda: ada.answer(table, another, another["default"], key)).code == "key-used"
    assert refusal(lambda: ada.answer_all(table, another, [another["default"]], key)).code == "key-used"
    assert everything(table, ada) == before


def test_what_is_taken_back_stays_in_the_log(guest: People) -> None:
    ada, bo, table = two_at_a_table(guest, options={"civilizations": "rome-persia"})
    player, request = asked({0: ada, 1: bo}, table)
    other = bo if player is ada else ada
    number = player.answer(table, request, request["default"])
    assert player.state(table)["undo"]
    with other.socket(table, after=number, language="de") as line:
        undone = player.undo(table, request["seat"])
        heard = line.next("change")["log"][-1]
    assert heard["undone"] == number
    in_german, in_english = (("Rom", "Rome"), ("Persien", "Persia"))[request["seat"]]
    assert heard["texts"] == [f"{in_german} nimmt eine Antwort zurück."]
    log = {line["number"]: line for line in other.get(f"/api/tables/{table}/log")}
    assert log[number]["taken_back"] == undone
    assert log[number]["texts"]
    assert log[undone]["texts"] == [f"{in_english} takes back an answer."]
    twice = refusal(lambda: other.undo(table, 1 - request["seat"]))
    assert twice.status == 422


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b"[]", 400),
        (b"null", 400),
        (b'{"seat": 0}', 400),
        (b'{"seat": "zero", "request": "x", "answer": {}, "key": "k"}', 400),
        (b'{"seat": 0, "request": "x", "answer": [], "key": "k"}', 400),
        (b'{"seat": 0, "request": "x", "answer": {}, "key": ""}', 400),
        (b'{"seat": 0, "request": "x", "answer": {}, "key": "a b"}', 400),
        (b'{"seat": 0, "request": "x", "answer": {}, "key": "k", "more": 1}', 400),
        (b'{"seat": 99, "request": "x", "answer": {}, "key": "k"}', 400),
        (b'{"seat": 0, "request": "x", "answer": ' + b'{"a":' * 5000 + b"1" + b"}" * 5000 + b"}", 400),
        (b'{"seat": 1, "request": "x", "answer": {}, "key": "k"}', 403),
        (b'{"seat": 0, "request": "x", "answer": {}, "key": "k"}', 422),
        (b'{"seat": 0, "request": "x", "answer": {"do": null}, "key": "k"}', 422),
        (b'{"seat": 0, "request": "' + b"x" * 300_000 + b'", "answer": {}, "key": "k"}', 413),
    ],
    ids=lambda value: repr(value[:60]) if isinstance(value, bytes) else str(value),
)
def test_a_broken_message_is_refused_and_changes_nothing(guest: People, body: bytes, status: int) -> None:
    ada, bo, table = two_at_a_table(guest)
    before = everything(table, ada, bo)
    reply = ada.http.post(
        f"/api/tables/{table}/answers", content=body, headers={"content-type": "application/json"}
    )
    assert reply.status_code == status, reply.text
    assert reply.json()["reason"]
    assert everything(table, ada, bo) == before


def test_hostile_answers_to_a_real_request_change_nothing(guest: People) -> None:
    ada, bo, table = two_at_a_table(guest)
    players = {0: ada, 1: bo}
    player, request = asked(players, table)
    before = everything(table, ada, bo)
    answers: list[Any] = [
        {},
        {"do": "nothing"},
        {"do": ["x"]},
        {**request["default"], "more": 1},
        {"do": request["default"]["do"]},
        {"do": request["default"]["do"], "civilization": 10**30},
        {"do": "\u0000"},
    ]
    for answer in answers:
        assert refusal(lambda answer=answer: player.answer(table, request, answer)).status == 422  # type: ignore[misc]
    other = players[1 - request["seat"]]
    assert refusal(lambda: other.answer(table, request, request["default"])).code == "seat-not-yours"
    assert refusal(lambda: other.undo(table, request["seat"])).code == "seat-not-yours"
    stranger = guest("Mallory")
    assert refusal(lambda: stranger.answer(table, request, request["default"])).code == "seat-not-yours"
    assert everything(table, ada, bo) == before


def test_refusals_come_in_the_language_of_the_reader(guest: People) -> None:
    ada, _, table = two_at_a_table(guest)
    ada.http.headers["accept-language"] = "de-AT,de;q=0.9,en;q=0.5"
    refused = refusal(lambda: ada.undo(table, 0))
    assert refused.reason == "Du hast keine Antwort, die du zurücknehmen könntest."
    assert refusal(lambda: ada.get("/api/tables/nowhere/state")).reason == "Diesen Tisch gibt es nicht."


def test_the_past_is_as_one_might_have_known_it_then(guest: People) -> None:
    ada, bo, table = two_at_a_table(guest, options={"civilizations": "rome-persia"})
    player, request = asked({0: ada, 1: bo}, table)
    player.answer(table, request, request["default"])
    player.undo(table, request["seat"])
    play_out({0: ada, 1: bo}, table)
    lines = ada.get(f"/api/tables/{table}/export").splitlines()
    for number in range(0, ada.state(table)["number"], 7):
        then = replay(lines[: number + 1])
        viewers: list[tuple[Visitor, int | None]] = [(ada, 0), (bo, 1), (Visitor(ada.address), None)]
        for viewer, seat in viewers:
            shown = viewer.get(f"/api/tables/{table}/history/{number}")
            assert shown == past_packet(then, Viewer(seat, "en"))
    assert refusal(lambda: ada.get(f"/api/tables/{table}/history/100000")).code == "no-entry"
    marks = ada.get(f"/api/tables/{table}/marks")
    assert [mark["number"] for mark in marks] == sorted({mark["number"] for mark in marks})


def test_a_journal_is_not_published_before_the_end(guest: People) -> None:
    ada, _, table = two_at_a_table(guest)
    assert refusal(lambda: ada.get(f"/api/tables/{table}/export")).code == "not-over"
    assert refusal(lambda: ada.get(f"/api/tables/{table}/verdict")).code == "not-over"


def test_notes_are_ones_own_and_keep_what_is_not_changed(guest: People) -> None:
    ada, bo, table = two_at_a_table(guest)
    path = f"/api/tables/{table}/notes"
    assert ada.get(path) == {"text": "", "seen": 0}
    assert ada.put(path, {"text": "watch Persia\x00\n\u202eb"}) == {"text": "watch Persia\nb", "seen": 0}
    assert ada.put(path, {"seen": 12}) == {"text": "watch Persia\nb", "seen": 12}
    assert bo.get(path) == {"text": "", "seen": 0}


def test_private_words_are_heard_by_two(guest: People, house: Process) -> None:
    ada, bo, table = two_at_a_table(guest)
    watcher = guest("Cleo")
    path = f"/api/tables/{table}/chat"
    with bo.socket(table) as to_bo, watcher.socket(table) as to_watcher:
        ada.post(path, {"text": "psst", "seat": 0, "to_seat": 1})
        ada.post(path, {"text": "hello\u0007 all", "seat": 0})
        assert [to_bo.next("said")["message"]["text"] for _ in range(2)] == ["psst", "hello all"]
        assert to_watcher.next("said")["message"]["text"] == "hello all"
    assert [said["text"] for said in bo.get(path)] == ["psst", "hello all"]
    for other in (watcher, Visitor(house.address)):
        assert [said["text"] for said in other.get(path)] == ["hello all"]
    assert refusal(lambda: watcher.post(path, {"text": "x", "seat": 0})).code == "seat-not-yours"
    assert refusal(lambda: watcher.post(path, {"text": "x", "to_seat": 0})).code == "private-words"
    assert refusal(lambda: ada.post(path, {"text": "\u200b\n"})).code == "bad-text"


def test_options_that_are_too_many_are_put_in_words_on_demand(guest: People) -> None:
    ada, bo, table = two_at_a_table(guest)
    player, request = asked({0: ada, 1: bo}, table)
    texts = player.get(f"/api/tables/{table}/requests/{request['id']}/texts", seat=request["seat"])
    assert texts == [option["text"] for option in request["options"]]
    other = bo if player is ada else ada
    path = f"/api/tables/{table}/requests/{request['id']}/texts"
    if not other.state(table)["requests"]:
        assert refusal(lambda: other.get(path)).code == "no-request"
