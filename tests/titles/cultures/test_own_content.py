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
from ecumene.titles.cultures import tally as t
from ecumene.titles.cultures.content import CATALOGUE, Bands, check_overrides, tables
from ecumene.titles.cultures.effects import Amount, FewEffects, Positive
from ecumene.titles.cultures.meta import META
from ecumene.titles.cultures.title import Cultures

GAMES = settings().max_examples // 3
NAMES = ("X", "A rather long name that no line of the board was made for", "Ur° {0} $x [b]", " ", "a\nb")
FILLED = {"id", "source", "reconstructed", "civilization", "number", "cards"}


def any_value(kind: Any, random: Random) -> Any:
    """Some value that fits the shape of a field."""
    match kind:
        case kinds.IntType(ge=int(low), le=int(high)):
            return random.choice([low, high, low + 1, low + 2, random.randint(low, high)])
        case kinds.StrType():
            return random.choice(NAMES)
        case kinds.BoolType():
            return random.random() < 0.5
        case kinds.LiteralType():
            return random.choice(kind.values)
        case kinds.VarTupleType():
            length = random.randint(kind.min_length or 0, min(kind.max_length or 3, 3))
            return [any_value(kind.item_type, random) for _ in range(length)]
        case kinds.DictType(key_type=kinds.LiteralType(values=values)):
            keys = random.sample(values, random.randint(0, len(values)))
            return {key: any_value(kind.value_type, random) for key in keys}
        case kinds.UnionType():
            choices = [choice for choice in kind.types if not isinstance(choice, kinds.NoneType)]
            return any_value(random.choice(choices), random)
        case kinds.StructType():
            fields = [field for field in kind.fields if field.required or random.random() < 0.5]
            drawn = {field.encode_name: any_value(field.type, random) for field in fields}
            return {kind.tag_field: kind.tag, **drawn} if kind.tag_field else drawn
        case _:
            raise AssertionError(kind)


def any_correction(random: Random) -> dict[str, Any]:
    """One field of one entry, or all decks at once; the check will refuse some."""
    if random.random() < 0.02:
        size = random.randint(3, 23)
        few = {
            "deck_size": size,
            "rounds": random.randint(1, 4),
            "play": random.randint(1, 4),
            "hand": random.randint(1, 6),
        }
        decks = tables()["decks"]
        cut = {name: {"cards": random.sample(deck["cards"], size)} for name, deck in decks.items()}
        return {"constants": few, "decks": cut}
    collection = random.choice(
        ["cards", "cards", *(name for name in CATALOGUE.collections if name != "decks")]
    )
    fields = shape(CATALOGUE.collections[collection]).fields
    field = random.choice([field for field in fields if field.encode_name not in FILLED])
    name, target = field.encode_name, CATALOGUE.lists.get((collection, field.encode_name))
    if not CATALOGUE.by_id(collection):
        return {collection: {name: any_value(field.type, random)}}
    entry = random.choice(list(tables()[collection]))
    if target is None:
        return {collection: {entry: {name: any_value(field.type, random)}}}
    if isinstance(field.type, kinds.StrType):
        return {collection: {entry: {name: random.choice(list(tables()[target]))}}}
    bands = [band for band in tables()[target] if band.startswith(f"{entry}_")]
    return {collection: {entry: {name: random.sample(bands, random.randint(0, len(bands)))}}}


def both(one: Mapping[str, Any], other: Mapping[str, Any], depth: int = 2) -> dict[str, Any]:
    """Two corrections in one file."""
    if depth == 0:
        return {**one, **other}
    return {name: _mixed(one.get(name), other.get(name), depth) for name in {**one, **other}}


def _mixed(one: Any, other: Any, depth: int) -> Any:
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return both(one, other, depth - 1)
    return one if other is None else other


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
    options = {
        option.name: random.choice(option.choices) for option in META.options if option.name != "match"
    }
    names = random.choices(("random", "random", "greedy"), k=2)
    table = Table(Cultures(overrides), seed=random.getrandbits(32), options=options, overrides=overrides)
    players = [bots.make(name, seat) for seat, name in enumerate(names)]
    for request in in_turn(table):
        perspective = table.perspective(request)
        for answer in (perspective.default, random.choice(perspective.options)):
            assert table.describe(request, answer)
        table.title.prepare(table.truth(), request.seat, request.id, perspective.default)
        if random.random() < 0.03:
            assert request.prompt
            assert all(as_text(table.title.board(table.view(seat), seat)) for seat in (0, 1, None))
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


def test_no_count_outgrows_its_lane() -> None:
    """The most that effects can add up to: every card of the largest deck in play, and all the rest."""
    most, few = kinds.type_info(Positive).le, FewEffects.max_length  # type: ignore[attr-defined]
    bands = kinds.type_info(Bands).max_length  # type: ignore[attr-defined]
    assert most == kinds.type_info(Amount).le  # type: ignore[attr-defined]
    places = most + 2 * bands + 1 + len(tables()["provinces"]) + len(tables()["nile"])
    strips = 5 * most + 9
    assert places * few * most + strips <= t.MASK
