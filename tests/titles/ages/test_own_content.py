"""An owner's content that passes the check can be played, whatever it is: a sweep of random corrections."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from msgspec import inspect as kinds

from ecumene import bots
from ecumene.arena.game import replay_difference
from ecumene.bots.turns import in_turn
from ecumene.table.data.shapes import shape
from ecumene.table.table import Table
from ecumene.table.text.board import as_text
from ecumene.titles.ages.content import CATALOGUE, check_overrides, tables
from ecumene.titles.ages.meta import META
from ecumene.titles.ages.title import Ages

GAMES = settings().max_examples // 3
FILLED = {"id", "source", "reconstructed", "name"}
NAMED = {
    "action": "actions",
    "actions": "actions",
    "after": "actions",
    "permanent": "actions",
    "technologies": "technologies",
    "requires": "technologies",
    "not_via": "technologies",
    "has_technology": "technologies",
    "first_game_order": "action_cards",
    "civilizations": "civilizations",
    "wonders": "wonders",
    "solo_removes": "civilizations",
}
"""Which things the texts of a field name."""


LAID_OUT = {"scenarios", "scenario_cards"}
"""Their fields make sense together only."""


def any_value(kind: Any, random: Random, field: str) -> Any:
    """Some value that fits the shape of a field, with things that there are."""
    match kind:
        case kinds.IntType(ge=int(low), le=int(high)):
            return random.choice([low, high, max(low, 1), max(low, 2), random.randint(low, high)])
        case kinds.StrType():
            return random.choice(list(tables()[NAMED[field]]))
        case kinds.BoolType():
            return random.random() < 0.5
        case kinds.LiteralType():
            return random.choice(kind.values)
        case kinds.VarTupleType():
            length = random.randint(kind.min_length or 0, min(kind.max_length or 3, 3))
            return [any_value(kind.item_type, random, field) for _ in range(length)]
        case kinds.UnionType():
            choices = [choice for choice in kind.types if not isinstance(choice, kinds.NoneType)]
            return any_value(random.choice(choices), random, field)
        case kinds.StructType():
            fields = [one for one in kind.fields if one.required or random.random() < 0.3]
            drawn = {one.encode_name: any_value(one.type, random, one.encode_name) for one in fields}
            return {kind.tag_field: kind.tag, **drawn} if kind.tag_field else drawn
        case _:
            raise AssertionError(kind)


def any_correction(random: Random) -> dict[str, Any]:
    """One field of one entry; the check will refuse some."""
    collection = random.choice(["civilizations", *sorted(set(CATALOGUE.collections) - LAID_OUT)])
    fields = shape(CATALOGUE.collections[collection]).fields
    field = random.choice([field for field in fields if field.encode_name not in FILLED])
    name = field.encode_name
    value = any_value(field.type, random, name)
    if not CATALOGUE.by_id(collection):
        return {collection: {name: value}}
    return {collection: {random.choice(list(tables()[collection])): {name: value}}}


def both(one: Mapping[str, Any], other: Mapping[str, Any], depth: int = 2) -> dict[str, Any]:
    """Two corrections in one file."""
    mixed = {**one, **other}
    if depth:
        shared = [name for name in one if isinstance(one[name], Mapping) and name in other]
        mixed |= {name: both(one[name], other[name], depth - 1) for name in shared}
    return mixed


def an_accepted_file(random: Random) -> dict[str, Any]:
    """As many corrections as the check lets pass."""
    accepted: dict[str, Any] = {}
    for _ in range(random.randint(1, 60)):
        larger = both(accepted, any_correction(random))
        if not check_overrides(larger):
            accepted = larger
    return accepted


def play(overrides: Mapping[str, Any], random: Random) -> None:
    """A game of bots with every check, looked at and told from all sides."""
    seats = random.randint(1, 4)
    options = {option.name: random.choice(option.choices) for option in META.options}
    if seats == 1:
        options |= dict.fromkeys(("changing_world", "drafting"), False)
    else:
        options["scenario"] = "skirmish"
    table = Table(
        Ages(overrides), seats=seats, seed=random.getrandbits(32), options=options, overrides=overrides
    )
    players = [bots.make(random.choice(("random", "greedy")), seat) for seat in range(seats)]
    for request in in_turn(table):
        perspective = table.perspective(request)
        for answer in (perspective.default, random.choice(perspective.options)):
            assert table.describe(request, answer)
        table.title.prepare(table.truth(), request.seat, request.id, perspective.default)
        if random.random() < 0.03:
            assert request.prompt
            assert all(as_text(table.title.board(table.view(seat), seat)) for seat in (0, None))
        events = table.answer(request.seat, request.id, players[request.seat].choose(perspective))
        assert all(line.strip() for line in table.tell(events, request.seat))
        assert not table.violations()
    assert table.over
    assert replay_difference(table) is None


@pytest.mark.parametrize("start", range(2))
def test_what_passes_the_check_can_be_played(start: int) -> None:
    for number in range(start * GAMES, (start + 1) * GAMES):
        random = Random(number)
        overrides = an_accepted_file(random)
        try:
            play(overrides, random)
        except Exception as error:
            error.add_note(f"number {number}: {overrides}")
            raise


def test_two_gifts_at_once_may_be_more_than_there_is() -> None:
    """The second question has nothing to offer any more when the first is answered: it is not asked."""
    gifts = [{"type": "on_gain", gift: 99} for gift in ("technologies", "technologies", "wonders", "wonders")]
    overrides = {"wonders": {wonder: {"effects": gifts} for wonder in tables()["wonders"]}}
    assert check_overrides(overrides) == []
    for number in range(4):
        play(overrides, Random(number))
