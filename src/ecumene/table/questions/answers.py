"""The language of answers: small tagged records that travel as JSON objects."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Plain = dict[str, Any]
Scalar = str | int | bool | None


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", gc=False):
    """What a seat, or the table, replies. Subclasses set `tag`; on the wire it is the field `do`.

    >>> class Greet(Answer, frozen=True, tag="greet"):
    ...     name: str
    >>> plain(Greet("Ur"))
    {'do': 'greet', 'name': 'Ur'}
    """


def plain(answer: Answer) -> Plain:
    """The JSON-able form of an answer."""
    form: Plain = msgspec.to_builtins(answer)
    return form


class Limit(Answer, frozen=True, tag="limit"):
    """The table ends the game here; the title scores what is there."""


class Departure(Answer, frozen=True, tag="departure", omit_defaults=True):
    """The table records that a seat has left for good.

    `at` says when its pieces go, in a title that gives it time: at the end of the turn, or of the phase.
    """

    seat: int
    at: Literal["turn", "phase"] = "turn"


class Alarm(Answer, frozen=True, tag="alarm"):
    """The table says that the time of a phase is up."""

    phase: str


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value of the position that everybody can see: where it is, what it was, what it is to be."""

    path: tuple[str, ...]
    old: Scalar
    new: Scalar


class Put(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something of the position by its own name: which thing, what it was, what it is to be; whose, where."""

    thing: str
    old: Scalar
    new: Scalar
    seat: int | None = None
    place: str = ""


class Correction(Answer, frozen=True, tag="correction", omit_defaults=True):
    """With everybody's consent the table puts a position right that went wrong: things, or mere values."""

    changes: tuple[Change, ...] = ()
    puts: tuple[Put, ...] = ()


TableEntry = Limit | Departure | Alarm | Correction
