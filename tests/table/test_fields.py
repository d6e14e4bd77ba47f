"""The methods that follow from the fields of a state: copies, glimpses, beginnings, shapes."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest

import ecumene
from ecumene.table.questions.kind import State
from ecumene.table.state.fields import Fields, Hidden, Owned, PerSeat, Public, declared, declared_for, public

GAMES = {"ages": 4, "cultures": 2, "empires": 9}


def played(title: str) -> State:
    """The truth of a table after some answers."""
    table = ecumene.open_table(title, seats=GAMES[title], seed=7)
    for _ in range(60):
        for request in table.requests()[:1]:
            table.answer(request.seat, request.id, table.perspective(request).default)
    return table.truth()


def parts(value: Any) -> list[Any]:
    """Everything inside a value that could be changed."""
    if isinstance(value, msgspec.Struct):
        if value.__struct_config__.frozen:
            return []
        inside = [getattr(value, name) for name in value.__struct_fields__]
        return [value, *(part for one in inside for part in parts(one))]
    if isinstance(value, dict):
        return [value, *(part for one in value.values() for part in parts(one))]
    if isinstance(value, list | tuple):
        return [
            *([value] if isinstance(value, list) else []),
            *(part for one in value for part in parts(one)),
        ]
    return [value] if isinstance(value, bytearray) else []


@pytest.mark.parametrize("title", GAMES)
def test_a_copy_is_equal_and_shares_nothing_that_changes(title: str) -> None:
    state = played(title)
    copy = state.copy()
    assert msgspec.json.encode(copy) == msgspec.json.encode(state)
    shared = {id(part) for part in parts(state)} & {id(part) for part in parts(copy)}
    row = {id(getattr(state, "row", None))}  # the provinces of Rising Cultures are never changed in place
    assert shared <= row


def test_a_field_says_who_may_know_it() -> None:
    class Game(Fields):
        coins: list[int]

    with pytest.raises(TypeError, match="coins does not say who may know it"):
        declared(Game)


@declared
class Small(Fields):
    turn: Public[int]
    rows: Annotated[list[bytearray], public("seat", "area")]
    hand: Owned[tuple[str, ...]]
    left: Owned[int]
    bids: PerSeat[int | None]
    deck: Hidden[list[str]]


SIZES = {"seat": 2, "area": 3}


def test_a_beginning_is_empty_but_for_what_is_given() -> None:
    small = Small.begun(SIZES, turn=4)
    assert (small.turn, small.rows, small.hand, small.deck) == (4, [bytearray(3)] * 2, [(), ()], [])
    assert small.rows[0] is not small.rows[1]
    with pytest.raises(TypeError):
        Small.begun(SIZES, tun=4)


def test_a_glimpse_shows_no_more_than_was_declared() -> None:
    small = Small.begun(SIZES, hand=[("salt",), ("silk", "gold")], left=[3, 4], deck=["flax"])
    seen = small.glimpsed(0, deck=[""])
    assert (seen.hand, seen.left, seen.deck) == ([("salt",), ("", "")], [3, 0], [""])
    with pytest.raises(TypeError, match="deck"):
        small.glimpsed(0)


def test_a_shape_that_does_not_fit_is_named() -> None:
    small = Small.begun(SIZES)
    assert small.misshapen(SIZES) == []
    small.rows[1].append(0)
    small.left.pop()
    assert small.misshapen(SIZES) == [
        "an entry of rows has 4 entries, not one for each of 3 (area)",
        "left has 1 entries, not one for each of 2 (seat)",
    ]


def test_where_a_size_is_known_copies_are_the_same() -> None:
    @declared_for(seat=2)
    class Pair(Fields):
        piles: PerSeat[list[str]]

    pair = Pair.begun({"seat": 2}, piles=[["salt"], []])
    copy = pair.copy()
    copy.piles[0].append("silk")
    assert (pair.piles, copy.piles) == ([["salt"], []], [["salt", "silk"], []])
