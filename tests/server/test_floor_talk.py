"""Remarks on offers of an open floor: from bots and people, and only the maker reads them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from ecumene.server.processes.bus import LARGEST
from ecumene.server.tables.floor_talk import FloorTalk
from ecumene.server.tables.packets import Packet, Viewer
from ecumene.table.state.frames import Seat
from ecumene.table.state.offers import Remark, Remarked
from tests.server.client import Follower, Guest
from tests.server.test_play import refusal
from tests.server.trader import Trader, play_until_all_trade

People = Callable[[str], Guest]
Json = Any


@pytest.fixture
def traders(guest: People) -> list[Trader]:
    """Three people and two bots in a trade, with something to give."""
    people = [guest(name) for name in ("Ada", "Bo", "Cy")]
    host = people[0]
    table, invitation = host.open_table("empires", seats=5, bots=["", "", "greedy", "greedy"])
    for person in people[1:]:
        person.sit(table, invitation)
    host.start(table)
    seated = [Trader(person, table) for person in people]
    play_until_all_trade(seated, goods=4)
    return seated


def make_offer(trader: Trader, to: str | None = None) -> Json:
    """An offer that nobody can accept: it wants as many cards as all the others hold."""
    goods = trader.goods()
    hands = sum(side["hand"] for side in trader.state["view"]["seats"].values()) - len(trader.hand())
    says, wants = {"kinds": goods[:2], "count": 3}, {"kinds": goods[:2], "count": hands}
    note = f"of {trader.guest.id}"
    post = {"do": "post", "gives": goods[:3], "says": says, "wants": wants, "note": note, "to": to}
    while not (mine := [offer for offer in offers_of(trader) if offer["note"] == note]):
        trader.try_answer(post)
    return mine[0]


def offers_of(trader: Trader) -> list[Json]:
    return list(trader.state["view"]["floor"]["offers"].values())


def remark(trader: Trader, offer: Json, **words: Any) -> None:
    seat = trader.state["view"]["you"]["seat"]
    said = {"seat": seat, "offer": offer["id"], "version": offer["version"], **words}
    trader.guest.post(f"/api/tables/{trader.table}/floor", said)


def heard(line: Follower, offer: Json) -> Json:
    """What the line says next of this offer."""
    while True:
        message = line.next("floor")
        if offer["id"] in message["offers"]:
            return message["offers"][offer["id"]]


def countering(line: Follower, offer: Json) -> set[str]:
    """Who has made another offer for it: that says enough."""
    floor = line.state["view"]["floor"] if line.state else None
    offers = floor["offers"].values() if floor else ()
    return {str(other["maker"]) for other in offers if other.get("reply") == offer["id"]}


def bots_of(trader: Trader) -> set[str]:
    return {str(seat) for seat in range(3, 5) if trader.state["talks"].get(str(seat))}


def test_bots_say_why_they_leave_an_offer_to_its_maker_alone(traders: list[Trader]) -> None:
    ada, bo, _ = traders
    with ada.guest.socket(ada.table) as mine, bo.guest.socket(bo.table) as other:
        offer = make_offer(ada)
        bots = bots_of(ada)  # those that trade on: one that has finished reads no offer
        said: Json = {}
        countered = set[str]()  # another bot may take a card of it, and the counter-offer lapses
        while not bots <= said.keys() | (countered := countered | countering(mine, offer)):
            message = mine.next()
            if message["type"] == "floor" and offer["id"] in message["offers"]:
                said = message["offers"][offer["id"]]["said"]
        named = {*offer["says"]["kinds"], *offer["wants"]["kinds"]}
        for words in said.values():
            assert {*words.get("unwanted", ()), *words.get("ungiven", ())} <= named
            assert words.get("unwanted") or words.get("ungiven") == list(
                dict.fromkeys(offer["wants"]["kinds"])
            )
            assert "instead" not in words
        remark(ada, make_offer(bo), unwanted=[])
        heard(other, make_offer(bo))
        assert not [text for text in other.raw if '"floor","offers"' in text and offer["id"] in text]
    with ada.guest.socket(ada.table) as again:
        assert not said or heard(again, offer)["said"].keys() >= said.keys()


def test_a_person_says_no_with_a_reason_and_takes_it_back(traders: list[Trader]) -> None:
    ada, bo, _ = traders
    with ada.guest.socket(ada.table) as mine:
        offer = make_offer(ada)
        seat, kind = str(bo.state["view"]["you"]["seat"]), offer["says"]["kinds"][0]
        remark(bo, offer, unwanted=[kind])
        while seat not in (said := heard(mine, offer)["said"]):
            pass
        assert said[seat] == {"unwanted": [kind]}
        remark(bo, offer, back=True)
        while seat in heard(mine, offer)["said"]:
            pass


def test_words_leave_nothing_in_the_journal(traders: list[Trader]) -> None:
    ada, bo, _ = traders
    offer = make_offer(ada)
    bo.listen(0)
    number = bo.guest.state(bo.table)["number"]
    log = len(
        [line for line in bo.guest.whole_log(bo.table) if line["seat"] == bo.state["view"]["you"]["seat"]]
    )
    left = bo.guest.state(bo.table)["view"]["you"]["patience"]
    remark(bo, offer)
    after = bo.guest.whole_log(bo.table)
    assert bo.guest.state(bo.table)["number"] >= number
    assert len([line for line in after if line["seat"] == bo.state["view"]["you"]["seat"]]) == log
    assert bo.guest.state(bo.table)["view"]["you"]["patience"] == left


def test_what_a_third_must_not_know_is_refused_as_what_is_not_there(traders: list[Trader]) -> None:
    ada, bo, cy = traders
    offer = make_offer(ada, to=bo.civilization)
    unseen = refusal(lambda: remark(cy, offer))
    missing = refusal(lambda: remark(cy, {"id": "4-3-9", "version": 1}))
    assert (unseen.status, unseen.code, str(unseen)) == (missing.status, missing.code, str(missing))


def test_nobody_speaks_for_another_seat(traders: list[Trader]) -> None:
    ada, bo, cy = traders
    offer = make_offer(ada)
    said = {"seat": cy.state["view"]["you"]["seat"], "offer": offer["id"], "version": offer["version"]}
    path = f"/api/tables/{bo.table}/floor"
    assert refusal(lambda: bo.guest.post(path, said)).code == "seat-not-yours"


def test_a_flood_of_words_leaves_one_remark_of_each_seat(traders: list[Trader]) -> None:
    """Every remark counts as a word of the chat, which the house rations; here it has no limits."""
    ada, bo, _ = traders
    with ada.guest.socket(ada.table) as mine:
        offer = make_offer(ada)
        seat = str(bo.state["view"]["you"]["seat"])
        for number in range(60):
            kinds = offer["says"]["kinds"][:1] if number % 2 else []
            remark(bo, offer, unwanted=kinds)
            remark(bo, offer, unwanted=kinds)
        remark(bo, offer, back=True)
        told: list[Json] = []
        while seat in (said := heard(mine, offer)["said"]) or not told:
            assert len(said) <= 4
            told += [said[seat]] if seat in said else []
    changes = [now for before, now in pairwise(told) if before != now]
    assert len(changes) == 59, "each change is told"
    assert len(told) <= 60 + 3, "what is said twice is not sent twice; three others may say something"


def test_bots_that_only_listen_are_told_from_people(traders: list[Trader]) -> None:
    state = traders[0].state
    assert state["talks"].keys() <= state["awaited"].keys()
    assert {"0", "1", "2"} & state["talks"].keys()


class Speaker:
    """A table that only notes what is said."""

    def __init__(self) -> None:
        self.sent: list[Json] = []
        self.talk = FloorTalk(self)

    def send(self, message: Packet, seats: Sequence[Seat] | None = None) -> None:
        self.sent.append({"message": message, "seats": seats})
        self.talk.overhears(message)

    def relay(self, message: Packet, seats: Sequence[Seat] | None) -> None: ...


def test_remarks_on_many_offers_fit_between_processes() -> None:
    """However much is said at once, every message is one that the bus carries, and nothing is missing."""
    speaker = Speaker()
    words = ("mountain-clay",) * 4
    remarks = [Remarked(f"0-all-{n}", 1, 0, Remark(words, words, words)) for n in range(40)]
    for seat in range(1, 18):
        speaker.talk.say(seat, remarks)
    wrapped = {"kind": "send", "from": "x" * 24, "table": "x" * 24}
    assert max(len(msgspec.json.encode(wrapped | sent)) for sent in speaker.sent) <= LARGEST
    (kept,) = speaker.talk.greets(Viewer(0, "en"))
    assert {len(heard["said"]) for heard in kept["offers"].values()} == {17}
    assert len(kept["offers"]) == 40
