"""What a lobby needs to know of a title, without loading its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

OptionValue = str | int | bool
Options = dict[str, OptionValue]


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """A choice made when a table is opened. A variant of the rules is an option.

    An option that came later says what a game has that was opened before (`earlier`), where a new game has
    something else by default: so games that were recorded without it replay as they were played.
    """

    name: str
    about: str
    default: OptionValue
    choices: tuple[OptionValue, ...]
    earlier: OptionValue | None = None


class Thinking(msgspec.Struct, frozen=True, kw_only=True):
    """How many seconds people take for a decision of a title when they sit together: for a seat in a phase,
    by the names of the phases, and for any other phase."""

    phase: float = 180.0
    phases: dict[str, float] = {}


class Strength(msgspec.Struct, frozen=True, kw_only=True):
    """How strong a bot is: which kind plays, how often it looks at everything that it may answer, and how
    many iterations it thinks about a decision, if it thinks."""

    kind: str
    attention: float = 1.0
    iterations: int | None = None


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """The card of a title: its name, its seats, its options and the version of its rules.

    Players without a plan may never bring some games to their end: `random_turns` says after how many turns
    the arena ends a game of random players, where nobody says otherwise. Bots that play it too badly or too
    slowly to be of use to anybody are named in `without_bots`. Clocks start from `thinking`.
    `strengths` are the bots that it calls easy, steady and strong, where they are others than usual.
    """

    id: str
    name: str
    about: str
    seats: tuple[int, int]
    version: int
    rulebooks: tuple[str, ...]
    options: tuple[Option, ...] = ()
    note: str = ""
    random_turns: int | None = None
    without_bots: tuple[str, ...] = ()
    thinking: Thinking = msgspec.field(default_factory=Thinking)
    strengths: dict[str, Strength] = {}


class BadOpening(ValueError):
    """A table that cannot be opened like this."""


def opening_options(meta: Meta, wanted: Mapping[str, Any] | None) -> Options:
    """All options of a title, the wanted ones checked, the others at their default.

    A value may come as text, as a command line gives it.
    """
    known = {option.name: option for option in meta.options}
    for name in wanted or {}:
        if name not in known:
            raise BadOpening(f"{meta.name} has no option {name!r:.80}; it has {', '.join(known) or 'none'}.")
    return {name: _chosen(option, (wanted or {}).get(name, option.default)) for name, option in known.items()}


def recorded_options(meta: Meta, recorded: Mapping[str, Any]) -> Options:
    """All options of a game that was opened with these, perhaps before some of them were there."""
    earlier = {option.name: option.earlier for option in meta.options if option.earlier is not None}
    return opening_options(meta, {**earlier, **recorded})


def _chosen(option: Option, value: Any) -> OptionValue:
    for choice in option.choices:
        if (type(value) is type(choice) and value == choice) or value == _as_text(choice):
            return choice
    choices = ", ".join(_as_text(choice) for choice in option.choices)
    raise BadOpening(f"Option {option.name} cannot be {value!r:.80}; choose from {choices}.")


def _as_text(choice: OptionValue) -> str:
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def opening_seats(meta: Meta, seats: int | None) -> int:
    fewest, most = meta.seats
    if seats is None:
        return fewest
    if type(seats) is not int or not fewest <= seats <= most:
        count = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        raise BadOpening(f"{meta.name} is played with {count} seats, not {seats!r:.80}.")
    return seats
