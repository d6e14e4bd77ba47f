"""The chat of a table, and its later readers."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.client import Guest
from tests.server.test_play import refusal, two_at_a_table

People = Callable[[str], Guest]


def texts(person: Guest, table: str, **query: int) -> list[str]:
    return [said["text"] for said in person.get(f"/api/tables/{table}/chat", **query)]


def test_a_private_message_stays_with_whom_it_was_for(guest: People) -> None:
    """Not with whoever sits in that seat later."""
    ada, bo, cleo = guest("Ada"), guest("Bo"), guest("Cleo")
    table, invitation = ada.open_table()
    bo.sit(table, invitation)
    ada.post(f"/api/tables/{table}/chat", {"text": "only for Bo", "seat": 0, "to_seat": 1})
    bo.post(f"/api/tables/{table}/rise", {"seat": 1})
    cleo.sit(table, invitation)
    assert texts(cleo, table) == []
    assert texts(bo, table) == texts(ada, table) == ["only for Bo"]


def test_a_private_message_needs_somebody_to_read_it(guest: People) -> None:
    ada = guest("Ada")
    table, _ = ada.open_table(bots=["random"])
    said = {"text": "hello?", "seat": 0, "to_seat": 1}
    assert refusal(lambda: ada.post(f"/api/tables/{table}/chat", said)).code == "nobody-there"


def test_hands_on_one_screen_have_secrets_from_each_other(guest: People) -> None:
    ada = guest("Ada")
    table, _ = ada.open_table(hotseat=True)
    ada.start(table)
    ada.put(f"/api/tables/{table}/notes", {"text": "of the first hand"}, seat=0)
    assert ada.get(f"/api/tables/{table}/notes", seat=1)["text"] == ""
    ada.put(f"/api/tables/{table}/notes", {"text": "of the second hand"}, seat=1)
    assert ada.get(f"/api/tables/{table}/notes", seat=0)["text"] == "of the first hand"


def test_notes_are_kept_when_only_the_reading_goes_on(guest: People) -> None:
    ada, _, table = two_at_a_table(guest)
    ada.put(f"/api/tables/{table}/notes", {"text": "watch Persia"})
    ada.put(f"/api/tables/{table}/notes", {"seen": 3})
    assert ada.get(f"/api/tables/{table}/notes") == {"text": "watch Persia", "seen": 3}


def test_the_log_comes_in_pieces(guest: People) -> None:
    ada, bo, table = two_at_a_table(guest)
    for _ in range(6):
        for player in (ada, bo):
            for request in player.state(table)["requests"].values():
                player.answer(table, request, request["default"])
    whole = ada.get(f"/api/tables/{table}/log")
    newest = ada.get(f"/api/tables/{table}/log", most=4)
    assert newest == whole[-4:]
    assert ada.get(f"/api/tables/{table}/log", most=4, before=newest[0]["number"]) == whole[-8:-4]
    assert ada.get(f"/api/tables/{table}/log", after=whole[2]["number"]) == whole[3:]
