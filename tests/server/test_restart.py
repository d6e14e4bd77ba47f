"""A house that is closed and opened again: everything that was allowed before still works."""

from __future__ import annotations

from pathlib import Path
from threading import Thread

from ecumene.server.tables.record import SNAPSHOT_GAP
from tests.server.client import Guest, Process, a_house
from tests.server.test_play import asked


def test_a_table_that_was_opened_again_goes_back_as_far_as_before(folder: Path) -> None:
    """What is taken back may be older than the snapshot from which the table was loaded."""
    with a_house(folder) as house:
        ada = Guest(house.address, "Ada")
        table, _ = ada.open_table("empires", seats=5, hotseat=True)
        ada.start(table)
        hands = dict.fromkeys(range(5), ada)
        while (request := asked(hands, table)[1])["kind"] != "move":
            ada.answer(table, request, request["default"])
        first, other = 0, 1
        old = end_movement(ada, table, first)
        while ada.state(table)["number"] < SNAPSHOT_GAP * 1.5:
            move_back_and_forth(ada, table, other, times=25)
        expect_the_same_after_a_restart(house, ada, table)
        ada.undo(table, first, of=old)
        rewind = {"seat": other, "proposal": {"do": "rewind", "to": 2}}
        ada.post(f"/api/tables/{table}/votes", rewind)
        *_, gone_back, _ = ada.whole_log(table)
        assert (gone_back["kind"], gone_back["undone"]) == ("rewind", 2)
        assert "move" not in {asked(hands, table)[1]["kind"]}
        expect_the_same_after_a_restart(house, ada, table)
        ada.undo(table, asked(hands, table)[1]["seat"], of=answer_any(ada, table, hands))
        assert "Traceback" not in house.log()


def move_back_and_forth(ada: Guest, table: str, seat: int, times: int) -> None:
    """Many entries, of which nobody learns anything."""
    (request,) = ada.state(table, seat=seat)["requests"].values()
    move = next(option["answer"] for option in request["options"] if option["answer"]["do"] == "move")
    ada.answer_all(table, request, [move, {"do": "take_back"}] * times)


def expect_the_same_after_a_restart(house: Process, ada: Guest, table: str) -> None:
    """Also what may be taken back."""
    before = [ada.state(table, seat=seat) for seat in range(5)]
    house.close()
    house.open()
    assert [ada.state(table, seat=seat) for seat in range(5)] == before


def answer_any(ada: Guest, table: str, hands: dict[int, Guest]) -> int:
    _, request = asked(hands, table)
    return ada.answer(table, request, request["default"])


def end_movement(ada: Guest, table: str, seat: int) -> int:
    (request,) = ada.state(table, seat=seat)["requests"].values()
    return ada.answer(table, request, {"do": "end_movement"})


def test_an_invitation_that_is_made_while_a_table_is_loaded_is_the_good_one(folder: Path) -> None:
    with a_house(folder) as house:
        ada, bo = Guest(house.address, "Ada"), Guest(house.address, "Bo")
        table, old = ada.open_table(bots=["random"], open=False)
        ada.start(table)
        for _ in range(3):
            house.close()
            house.open()
            loading = Thread(target=ada.state, args=(table,))
            loading.start()
            new = ada.post(f"/api/tables/{table}/invitation")["invitation"]
            loading.join()
            assert bo.http.get(f"/api/tables/{table}", params={"invitation": old}).status_code == 404
            assert bo.http.get(f"/api/tables/{table}", params={"invitation": new}).status_code == 200
            old = new


def test_whoever_waits_for_news_does_not_keep_a_house_open(folder: Path) -> None:
    process = Process(folder)
    process.open()
    ada = Guest(process.address, "Ada")
    table, _ = ada.open_table()
    ada.start(table)
    while not (state := ada.state(table))["requests"] or len(state["awaited"]) > 1:
        pass  # the bot has not answered yet, which would be news
    number = state["number"]
    replies: list[int] = []

    def poll() -> None:
        query = {"after": number, "wait": 30}
        replies.append(ada.http.get(f"/api/tables/{table}/events", params=query, timeout=60).status_code)

    waiting = Thread(target=poll)
    waiting.start()
    while "ecumene_waiting 1.0" not in ada.get("/metrics"):
        assert waiting.is_alive()
    process.close()
    waiting.join()
    assert replies == [200]
    assert "Traceback" not in process.log()
