"""The things that a correction may name, for a form: whose, where, present and possible values."""

from __future__ import annotations

import msgspec

from ecumene.table.api import Table
from ecumene.table.questions.answers import Scalar
from ecumene.table.state.correction import thing_of
from ecumene.table.state.things import Thing
from ecumene.table.text.words import Say


class Named(msgspec.Struct, frozen=True):
    """Something by its id, and what it is called."""

    id: str
    text: str


class ThingForm(msgspec.Struct, frozen=True):
    """A kind of thing that can be put right. `owned`: it belongs to a seat; `places` are where it can be,
    and empty for what is nowhere in particular."""

    id: str
    text: str
    owned: bool
    places: list[Named]


class Reading(msgspec.Struct, frozen=True):
    """What a thing is now: one of `choices`, or where there are none a number up to `most`."""

    value: Scalar
    most: int
    choices: list[Named]


def thing_forms(table: Table, language: str) -> list[ThingForm]:
    title, state = table.title, table.truth()

    def form(id: str, thing: Thing) -> ThingForm:
        text = title.words.text(Say(f"{title.prefix}-thing-{id}"), language)
        places = thing.places(title.at(state))
        named = [Named(place, title.words.name(place, language)) for place in places]
        return ThingForm(id, text, thing.owned, sorted(named, key=lambda place: place.text.casefold()))

    return [form(id, thing) for id, thing in title.things.items()]


def reading(table: Table, id: str, seat: int | None, place: str, language: str) -> Reading:
    title, state = table.title, table.truth()
    thing, owner = thing_of(title, state, id, seat, place)
    choices = thing.choices(title.at(state), owner, place)
    return Reading(
        thing.read(title.at(state), owner, place),
        0 if choices else thing.most(title.at(state), owner, place),
        [Named(choice, _called(table, id, choice, language)) for choice in choices],
    )


def _called(table: Table, id: str, choice: str, language: str) -> str:
    """What a choice is called: by a message of its own, else it is something with a name."""
    key, words = f"{table.title.prefix}-thing-{id}-{choice}", table.title.words
    return words.text(Say(key), language) if words.knows(key) else words.name(choice, language)
