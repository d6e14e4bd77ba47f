"""The messages about answers: an answer that may still be changed only goes to its owner, and some events
only to a few viewers.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ecumene.server.tables.packets import (
    FEW_TEXTS,
    MOST_TEXTS,
    Line,
    Packet,
    Viewer,
    Written,
    line_of,
    packet,
    put_in_words,
    read,
)
from ecumene.table.api import replay
from ecumene.table.questions.answers import Plain
from ecumene.table.table import Table
from ecumene.table.text.words import Say
from tests.parley.title import Parley

SECRET = 4
"""A bid that is told apart from every default."""


def bidding() -> Table:
    """A table at which three seats bid at once, sealed."""
    table = Table(Parley(), seats=3, seed=1)
    while not (asked := table.requests()) or asked[0].kind != "bid":
        table.answer(asked[0].seat, asked[0].id, asked[0].default)
    assert len(asked) == 3
    return table


def seen(table: Table, seat: int | None) -> Packet:
    return packet(table, Viewer(seat, "en"))


def test_a_sealed_answer_is_shown_to_its_owner_until_the_others_are_in() -> None:
    table = bidding()
    id = table.requests(0)[0].id
    assert "given" not in seen(table, 0)["requests"][id]
    others = [seen(table, seat) for seat in (1, 2, None)]
    answer = {"do": "bid", "coins": SECRET}
    table.answer(0, id, answer)
    mine = seen(table, 0)
    assert mine["requests"] == {}
    assert mine["amendable"][id]["given"]["answer"] == answer
    assert str(SECRET) in mine["amendable"][id]["given"]["text"]
    assert answer in [option["answer"] for option in mine["amendable"][id]["options"]]
    for before, after in zip(others, (seen(table, seat) for seat in (1, 2, None)), strict=True):
        assert after["amendable"] == {}
        assert "given" not in json.dumps(after["requests"])
        assert after["requests"] == before["requests"]
    table.answer(0, id, {"do": "bid", "coins": 0})
    assert seen(table, 0)["amendable"][id]["given"]["answer"] == {"do": "bid", "coins": 0}
    for request in table.requests():
        table.answer(request.seat, request.id, request.default)
    assert id not in seen(table, 0)["amendable"]


def test_others_are_sent_the_same_bytes_whatever_was_answered() -> None:
    low, high = bidding(), bidding()
    id = low.requests(0)[0].id
    low.answer(0, id, {"do": "bid", "coins": 0})
    high.answer(0, id, {"do": "bid", "coins": SECRET})
    for seat in (1, 2, None):
        assert seen(low, seat) == seen(high, seat)
    assert seen(low, 0) != seen(high, 0)


def many(rare: int) -> list[Plain]:
    return [{"do": "move", "to": number} for number in range(MOST_TEXTS)] + [
        {"do": "insist", "area": number} for number in range(rare)
    ]


@pytest.mark.parametrize(
    ("options", "spoken"),
    [
        (many(0), {"move"}),
        (many(1), {"insist"}),
        (many(FEW_TEXTS), {"insist"}),
        (many(FEW_TEXTS + 1), set()),
    ],
)
def test_of_very_many_answers_those_that_are_rare_are_put_in_words(
    options: list[Plain], spoken: set[str]
) -> None:
    """A board shows moves on its map, and has a button with words for what is no move."""
    assert put_in_words(options) == spoken


def test_only_who_made_an_offer_reads_that_it_was_accepted_and_by_whom() -> None:
    """Whoever took it reads of the bargain, all others only that it is closed."""
    journal = Path(__file__).parents[2] / "journals" / "empires-5-basic.jsonl"
    lines: list[Line] = []
    table = replay(
        journal.read_text().splitlines(),
        witness=lambda then, events: lines.append(line_of(then, events)),
    )

    def told(line: Line, seat: int | None) -> Any:
        return read(Written(line, 0.0), 1, Viewer(seat, "en"), table.title.words, None)

    keys = {table.seat_key(seat): seat for seat in range(table.seats)}
    accepted = [(line, say) for line in lines for say in taken_offers(line)]
    assert accepted
    for line, say in accepted:
        maker, offer = keys[str(say.args["seat"])], say.args["offer"]
        mine = told(line, maker)
        assert mine["accepted"] == [offer]
        taker = table.title.words.name(str(say.args["taker"]))
        assert any(text.endswith(f"is accepted by {taker}.") for text in mine["texts"])
        for other in (None, *range(table.seats)):
            assert other == maker or "accepted" not in told(line, other)


def taken_offers(line: Line) -> list[Say]:
    said = [say for _, private in line.says for say in private.values() if say is not None]
    return [say for say in said if say.key.endswith("offer_gone") and say.args["why"] == "accepted"]
