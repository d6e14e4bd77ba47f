"""The journal: one canonical form, a valid chain, and no byte that can change unnoticed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from ecumene.table.chance import BadRecord
from ecumene.table.meta import BadOpening
from ecumene.table.questions.refusal import Refused
from ecumene.table.record import journal as books
from ecumene.table.record.journal import BrokenJournal, OtherRules
from ecumene.table.record.replay import replay, verify
from ecumene.table.table import Table
from tests.parley.title import Parley
from tests.table.play import random_game, say

REJECTED = (BrokenJournal, BadRecord, Refused, BadOpening, OtherRules)

OPENING = books.Opening(
    format=1, title="parley", version=1, seats=2, options={"turns": 1}, commitment="c", chance=(3, [1, 0])
)


def short_game(parley: Parley) -> Table:
    """One turn of two seats who mostly say that they are done."""
    table = Table(parley, seed=1, options={"turns": 1})
    say(table, 0, "move", origin=0, to=1)
    while not table.over:
        request = table.requests()[-1]
        table.answer(request.seat, request.id, request.default)
    return table


def text_of(table: Table) -> str:
    return "".join(line + "\n" for line in table.journal())


def rechained(entries: list[Any]) -> list[str]:
    """A forger's journal: changed entries under a chain that holds."""
    return books.write(entries)


def test_the_form_never_changes() -> None:
    entries: list[books.Entry] = [
        OPENING,
        books.Answered(0, "move-1", {"do": "done"}, ()),
        books.Undone(1, [1], {}),
    ]
    first, second, third = books.write(entries)
    assert first == (
        '{"chain":"' + FIRST_CHAIN + '","entry":{"chance":[3,[1,0]],"commitment":"c","content":null,'
        '"format":1,"kind":"opening","options":{"turns":1},"seats":2,"title":"parley","version":1}}'
    )
    assert second.endswith(
        '"entry":{"answer":{"do":"done"},"chance":[],"kind":"answer","request":"move-1","seat":0}}'
    )
    assert third.endswith('"entry":{"asked":[1],"kind":"undo","of":1,"renamed":{}}}')


def test_reading_gives_back_what_was_written() -> None:
    entries: list[books.Entry] = [
        OPENING,
        books.Answered(1, "toll-3", {"do": "toll", "pay": True, "a": [1, None, "x"]}, (5, [2, 0, 1])),
        books.Entered({"do": "alarm", "phase": "trade"}, ()),
        books.Undone(1, [1], {}),
        books.Rewound(1, [1], {}),
        books.Switched(2, '{"b":1,"a":2}'),
        books.Closing("00", "11", "22"),
    ]
    assert books.read(books.write(entries)) == [
        msgspec.structs.replace(entry, answer=msgspec.to_builtins(entry.answer))
        if isinstance(entry, books.Answered)
        else entry
        for entry in entries
    ]


@given(some.dictionaries(some.text(), some.text() | some.integers(-(2**63), 2**63 - 1) | some.none()))
def test_any_text_survives(answer: dict[str, Any]) -> None:
    lines = books.write([OPENING, books.Answered(0, "r", answer)])
    entries = books.read(books.split("".join(line + "\n" for line in lines).encode()))
    assert isinstance(entries[1], books.Answered)
    assert entries[1].answer == answer


def test_unicode_is_written_as_it_is() -> None:
    line = books.write([OPENING, books.Answered(0, "r", {"do": "Ἀθῆναι \u2028 🏛"})])[1]
    assert "Ἀθῆναι \u2028 🏛" in line
    books.read([*books.write([OPENING]), line])
    escaped = line.replace("🏛", "\\ud83c\\udfdb")
    with pytest.raises(BrokenJournal):
        books.read([*books.write([OPENING]), escaped])


@pytest.mark.usefixtures("installed")
def test_every_single_byte_counts(parley: Parley) -> None:
    """Whichever byte of a short journal is flipped, reading or verifying it fails."""
    data = text_of(short_game(parley)).encode()
    assert verify(books.split(data)).fair
    for place in range(len(data)):
        for mask in (0x01, 0x20, 0x80):
            changed = data[:place] + bytes([data[place] ^ mask]) + data[place + 1 :]
            with pytest.raises(REJECTED):
                verify(books.split(changed))


@pytest.mark.usefixtures("installed")
def test_a_journal_cannot_be_cut(parley: Parley) -> None:
    """Cut inside a line it cannot be read; cut between lines it is no longer a finished game."""
    text = text_of(short_game(parley))
    for place in range(len(text) - 1):
        cut = text[:place]
        if cut.endswith("\n"):
            lines = books.split(cut)
            if len(lines) == text.count("\n") - 1:
                with pytest.raises(BrokenJournal, match="closing entry is missing"):
                    verify(lines)
            else:
                assert not verify(lines).finished
        else:
            with pytest.raises(BrokenJournal):
                books.split(cut)


def test_lines_cannot_change_places(parley: Parley) -> None:
    lines = short_game(parley).journal()
    for first in range(len(lines) - 1):
        swapped = [*lines[:first], lines[first + 1], lines[first], *lines[first + 2 :]]
        with pytest.raises(BrokenJournal):
            books.read(swapped)
        with pytest.raises(BrokenJournal):
            books.read([*lines[:first], *lines[first + 1 :]])
        with pytest.raises(BrokenJournal):
            books.read([*lines[: first + 1], lines[first], *lines[first + 1 :]])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "null",
        "[]",
        '{"chain":"","entry":{}}',
        '{"chain":1,"entry":{"kind":"undo","of":1}}',
        '{"chain":"x","entry":{"kind":"undo","of":1},"more":1}',
        '{"chain":"x","entry":{"kind":"nothing"}}',
        "[" * 100_000,
        "\ud800",
    ],
)
def test_what_is_no_journal(text: str) -> None:
    with pytest.raises(BrokenJournal) as broken:
        books.read([text])
    assert broken.value.line == 1


def test_an_empty_journal() -> None:
    with pytest.raises(BrokenJournal, match="empty"):
        books.read([])
    with pytest.raises(BrokenJournal, match="cut"):
        books.split("")


@pytest.mark.parametrize("change", [lambda b: b.replace(":", ": ", 3), lambda b: b + " ", lambda b: " " + b])
def test_only_the_canonical_form(change: Any) -> None:
    with pytest.raises(BrokenJournal):
        books.read([change(books.write([OPENING])[0])])


def test_keys_in_another_order_under_a_true_chain() -> None:
    """A chain over another spelling of the same entry is refused as well."""
    body = '{"of":1,"asked":[1],"renamed":{},"kind":"undo"}'
    chain = books._link(
        books._link(books._START, msgspec.json.encode(OPENING, order="sorted")), body.encode()
    )
    with pytest.raises(BrokenJournal, match="canonical"):
        books.read([*books.write([OPENING]), f'{{"chain":"{chain}","entry":{body}}}'])


def test_one_opening_at_the_beginning_and_nothing_after_the_closing() -> None:
    closing = books.Closing("00", "11", "22")
    for entries in (
        [books.Undone(1, [1], {})],
        [OPENING, OPENING],
        [OPENING, closing, books.Undone(1, [1], {})],
        [OPENING, closing, closing],
    ):
        with pytest.raises(BrokenJournal):
            books.read(rechained(entries))


def test_another_format() -> None:
    with pytest.raises(BrokenJournal, match="format is 2"):
        books.read(rechained([msgspec.structs.replace(OPENING, format=2)]))


def test_bytes_that_are_no_text() -> None:
    with pytest.raises(BrokenJournal, match="Line 2: it is not text"):
        books.split(b"{}\n\xff\n")


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seed", "00" * 32),
        ("seed", "no hexadecimal"),
        ("salt", "00" * 16),
        ("digest", "00" * 32),
    ],
)
def test_a_doctored_closing(parley: Parley, field: str, value: str) -> None:
    entries = books.read(short_game(parley).journal())
    forged = msgspec.structs.replace(entries[-1], **{field: value})
    with pytest.raises(BrokenJournal):
        verify(rechained([*entries[:-1], forged]))


@pytest.mark.usefixtures("installed")
def test_a_forger_who_mends_the_chain(parley: Parley) -> None:
    """Luck, commitment, seats and answers are proved by the rules and the seed, not only by the chain."""
    table = random_game(Table(parley, seats=3, seed=5, options={"turns": 1}), 5)
    entries = books.read(table.journal())
    opening = entries[0]
    assert isinstance(opening, books.Opening)
    forgeries: list[books.Entry] = [
        msgspec.structs.replace(opening, commitment="00" * 32),
        msgspec.structs.replace(opening, seats=2),
        msgspec.structs.replace(opening, seats=10**9),
        msgspec.structs.replace(opening, seats=-1),
        msgspec.structs.replace(opening, options={"turns": 4}),
        msgspec.structs.replace(opening, options={"luck": 4}),
        msgspec.structs.replace(opening, version=2),
        msgspec.structs.replace(opening, title="nothing"),
        msgspec.structs.replace(opening, chance=()),
        msgspec.structs.replace(opening, chance=(list(reversed(opening.chance[0])),)),  # type: ignore[arg-type]
    ]
    for forged in forgeries:
        with pytest.raises(REJECTED):
            verify(rechained([forged, *entries[1:]]))
    for number in range(1, len(entries) - 1):
        with pytest.raises(REJECTED):
            verify(rechained([*entries[:number], books.Undone(number + 7, [1, 1], {}), *entries[number:]]))


def test_where_rules_took_over_and_how_much_was_drawn() -> None:
    entries: list[books.Entry] = [
        OPENING,
        books.Answered(0, "r", {}, (1,)),
        books.Switched(2, "{}"),
        books.Entered({}, (1, 2)),
    ]
    assert books.segments(entries) == [(0, 1), (2, 2)]
    assert books.drawn(entries) == 5
    assert books.drawn(entries[:2]) == 3


@pytest.mark.usefixtures("installed")
def test_an_unfinished_journal_can_be_read_by_whoever_has_it(parley: Parley) -> None:
    table = Table(parley, seed=1)
    say(table, 1, "done")
    verdict = verify(table.journal())
    assert (verdict.finished, verdict.fair, verdict.entries) == (False, False, 1)
    assert replay(table.journal()).digest() == table.digest()


FIRST_CHAIN = "7849dd51e4c5944d0a8779784b85b7183d53934e75a674584d4699e6a46055f5"


@pytest.mark.usefixtures("installed")
def test_who_answered_for_a_seat_and_what_people_agreed_on_stand_in_the_journal(parley: Parley) -> None:
    table = Table(parley, seed=1, options={"turns": 1})
    first = table.requests()[0]
    table.answer(first.seat, first.id, first.default, by="clock")
    before = table.digest()
    table.note("vote", what="pause", yes=2, no=0)
    assert table.digest() == before
    while not table.over:
        request = table.requests()[-1]
        table.answer(request.seat, request.id, request.default)
    lines = table.journal()
    assert books.read(lines)[1:3] == [
        books.AnsweredFor(first.seat, first.id, books.read(lines)[1].answer, (), "clock"),  # type: ignore[union-attr]
        books.Noted("vote", {"what": "pause", "yes": 2, "no": 0}),
    ]
    assert verify(lines).finished
    assert replay(lines).journal() == lines
    with pytest.raises(Refused):
        table.note("vote")


@pytest.mark.usefixtures("installed")
def test_an_answer_before_a_note_can_still_be_taken_back(parley: Parley) -> None:
    table = Table(parley, seed=1, options={"turns": 1})
    before = table.digest()
    say(table, 0, "move", origin=0, to=1)
    table.note("back", name="x")
    table.undo(0)
    assert table.requests(0)
    assert replay(table.journal()).digest() == table.digest() != before
