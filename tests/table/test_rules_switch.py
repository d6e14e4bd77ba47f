"""Rules change while tables run: a table goes on from its snapshot, and its journal is proved in segments."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.table.chance import BadRecord
from ecumene.table.meta import BadOpening
from ecumene.table.questions.refusal import Refused
from ecumene.table.record import journal as books
from ecumene.table.record.replay import OtherRules, replay, switch_rules, verify
from ecumene.table.table import Table
from ecumene.table.titles import load_title
from tests.parley.title import Parley
from tests.table.play import PARLEY, guest, package, random_game, say, state_bytes, to_phase


@pytest.fixture
def later(tmp_path: Path) -> Path:
    """Where the later edition is installed."""
    return package(tmp_path, "tests.parley.later")


def first_edition(parley: Parley) -> tuple[Table, list[str], bytes]:
    """A table in its second turn under the first edition: itself, its journal and its snapshot."""
    table = to_phase(Table(parley, seats=4, seed=11, options={"turns": 3}), "2.bid")
    say(table, 1, "bid", coins=2)
    return table, table.journal(), state_bytes(table)


def test_other_rules_cannot_replay(parley: Parley, later: Path) -> None:
    _, lines, _ = first_edition(parley)
    with guest(later):
        assert load_title("parley").meta.version == 2
        for read in (replay, verify):
            with pytest.raises(OtherRules, match="version 1 of the rules of Parley"):
                read(lines)


def test_a_table_goes_on_under_new_rules(parley: Parley, later: Path) -> None:
    table, lines, snapshot = first_edition(parley)
    with guest(later):
        switched = switch_rules(lines, snapshot, table.secret)
        assert state_bytes(switched) == snapshot
        assert switched.journal()[:-1] == lines
        coins = [side["coins"] for side in switched.view(None)["seats"].values()]
        for seat in (0, 2, 3):
            say(switched, seat, "bid", coins=0)
        after = [side["coins"] for side in switched.view(None)["seats"].values()]
        assert after == [coin + 1 for coin in coins]  # the staff is free, and the turn's income came
        states = {switched.length: state_bytes(switched)}
        random_game(switched, 3)
        whole = switched.journal()
        verdict = verify(whole)
        assert (verdict.finished, verdict.fair, verdict.unproved) == (True, True, len(lines))
        assert state_bytes(replay(whole)) == state_bytes(switched)
        for number, state in states.items():
            resumed = replay(whole[: number + 1], secret=table.secret)
            assert state_bytes(resumed) == state
            random_game(resumed, 3)
            assert resumed.journal() == whole
    with guest(PARLEY), pytest.raises(OtherRules, match="version 2"):
        replay(whole)


def test_the_old_segment_stands_before_the_switch(parley: Parley, later: Path) -> None:
    """Nothing before the switch can be taken back or played again, but the chain holds all of it."""
    table, lines, snapshot = first_edition(parley)
    with guest(later):
        switched = switch_rules(lines, snapshot, table.secret)
        number = switched.length
        for seat in range(4):
            with pytest.raises(Refused):
                switched.undo(seat)
        for to in (1, number - 1, number):
            with pytest.raises(Refused, match="no such entry"):
                switched.rewind(to)
        say(switched, 0, "bid", coins=1)
        switched.undo(0)
        switched.rewind(number + 1)
        assert state_bytes(switched) == snapshot
        assert replay(switched.journal()).digest() == switched.digest()
        broken = switched.journal()
        broken[3] = broken[3].replace("0", "1", 1)
        with pytest.raises(books.BrokenJournal):
            replay(broken)


def test_luck_of_the_new_segment_is_proved(parley: Parley, later: Path) -> None:
    table, lines, snapshot = first_edition(parley)
    with guest(later):
        switched = switch_rules(lines, snapshot, table.secret)
        for seat in (0, 2, 3):
            say(switched, seat, "bid", coins=2)  # a die decides between four
        entries = books.read(random_game(switched, 1).journal())
        number = next(
            n for n, e in enumerate(entries) if n > len(lines) and isinstance(e, books.Answered) and e.chance
        )
        drawn = entries[number]
        assert isinstance(drawn, books.Answered)
        assert drawn.chance[0] in range(4)
        forged = books.Answered(drawn.seat, drawn.request, drawn.answer, ((drawn.chance[0] + 1) % 4,))  # type: ignore[operator]
        with pytest.raises(BadRecord, match="the seed gives another"):
            verify(books.write([*entries[:number], forged, *entries[number + 1 :]]))


@pytest.mark.usefixtures("installed")
def test_former_segments_of_the_same_rules_are_proved_too(parley: Parley) -> None:
    """A switch to the rules that were in force anyway: both segments are replayed and their luck derived."""
    table, lines, snapshot = first_edition(parley)
    switched = random_game(switch_rules(lines, snapshot, table.secret), 1)
    assert verify(switched.journal()).unproved == 0
    entries = books.read(switched.journal())
    illegal = books.Answered(0, "move-1", {"do": "move", "origin": 3, "to": 4})
    with pytest.raises(Refused):
        verify(books.write([entries[0], illegal, *entries[1:]]))


def test_there_and_back_again(parley: Parley, later: Path) -> None:
    """Three segments: the first and the last under the first edition, the middle one under the later."""
    table, lines, snapshot = first_edition(parley)
    with guest(later):
        middle = switch_rules(lines, snapshot, table.secret)
        for seat in (0, 2, 3):
            say(middle, seat, "bid", coins=0)
        second, snapshot = middle.journal(), state_bytes(middle)
    with guest(PARLEY):
        last = random_game(switch_rules(second, snapshot, table.secret), 5)
        verdict = verify(last.journal())
        assert verdict.fair
        assert verdict.unproved == len(second) - len(lines)


@pytest.mark.usefixtures("installed")
def test_what_cannot_be_switched(parley: Parley) -> None:
    table, lines, snapshot = first_edition(parley)
    for broken in (b"", b"{}", b"[]", snapshot[:-1], snapshot.replace(b'"coins"', b'"pearls"')):
        with pytest.raises(BadOpening, match="cannot go on from this snapshot"):
            switch_rules(lines, broken, table.secret)
    forged = snapshot.replace(b'"herald":3', b'"herald":2')
    assert forged != snapshot
    with pytest.raises(BadOpening, match="not where it leads"):
        switch_rules(lines, forged, table.secret)
    random_game(table, 1)
    with pytest.raises(BadOpening, match="is over"):
        switch_rules(table.journal(), state_bytes(table), table.secret)
