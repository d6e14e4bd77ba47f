"""The facts about a title that a lobby needs, without loading its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

OptionValue = str | int | bool
Options = dict[str, OptionValue]


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """A choice made when a table is opened. A variant of the rules is an option.

    `earlier` is the value of games that were opened before the option existed, if it differs from the default
    of new games: so games that were recorded without the option replay as they were played.

    Not every choice is possible with every number of seats: `seats` gives the range (fewest, most) by the
    choice as a text; other choices are possible with any number. `rule` is the section of the rulebook that
    says so.
    """

    name: str
    about: str
    default: OptionValue
    choices: tuple[OptionValue, ...]
    earlier: OptionValue | None = None
    seats: dict[str, tuple[int, int]] = {}
    rule: str = ""

    def choices_with(self, seats: int) -> tuple[OptionValue, ...]:
        """The choices for this number of seats."""
        return tuple(choice for choice in self.choices if self.goes_with(choice, seats))

    def default_with(self, seats: int) -> OptionValue:
        """The value if nobody chooses: the default, or the first choice for this number of seats."""
        return self.default if self.goes_with(self.default, seats) else self.choices_with(seats)[0]

    def goes_with(self, choice: OptionValue, seats: int) -> bool:
        """Whether this number of seats allows a choice."""
        if not self.seats:
            return True
        fewest, most = self.seats.get(as_text(choice), (seats, seats))
        return fewest <= seats <= most


class Thinking(msgspec.Struct, frozen=True, kw_only=True):
    """The seconds that people need for a decision when they sit together: for a seat in a phase, by the names
    of the phases, and for any other phase.
    """

    phase: float = 180.0
    phases: dict[str, float] = {}


class Strength(msgspec.Struct, frozen=True, kw_only=True):
    """The strength of a bot: the kind of bot, how often it considers all of its options, and the number of
    iterations for a decision, if it searches.
    """

    kind: str
    attention: float = 1.0
    iterations: int | None = None


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """The card of a title: its name, its seats, its options and the version of its rules.

    Some games of random players may never end: after `random_turns` turns the arena ends such a game by
    default. `without_bots` names bots that play this title too badly or too slowly to be useful. Clocks start
    from `thinking`. `strengths` are the bots that it calls easy, steady and strong, if they are not the usual
    ones. `usual_seats` is the default number of seats; without it the smallest number is the default.
    """

    id: str
    name: str
    about: str
    seats: tuple[int, int]
    version: int = 1
    rulebooks: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    note: str = ""
    random_turns: int | None = None
    without_bots: tuple[str, ...] = ()
    thinking: Thinking = msgspec.field(default_factory=Thinking)
    strengths: dict[str, Strength] = {}
    usual_seats: int | None = None


class BadOpening(ValueError):
    """A table that cannot be opened like this."""


def opening_options(meta: Meta, wanted: Mapping[str, Any] | None, seats: int) -> Options:
    """All options of a title, the wanted ones checked, the others at their default for this number of seats.

    A value may come as text, as a command line gives it.
    """
    if not wanted:
        return {option.name: option.default_with(seats) for option in meta.options}
    known = {option.name: option for option in meta.options}
    for name in wanted:
        if name not in known:
            raise BadOpening(f"{meta.name} has no option {name!r:.80}; it has {', '.join(known) or 'none'}.")
    return {
        name: _chosen(option, wanted[name], seats) if name in wanted else option.default_with(seats)
        for name, option in known.items()
    }


def recorded_options(meta: Meta, recorded: Mapping[str, Any], seats: int) -> Options:
    """All options of a game that was opened with these, perhaps before some of them were there."""
    earlier = {option.name: option.earlier for option in meta.options if option.earlier is not None}
    return opening_options(meta, {**earlier, **recorded}, seats)


def _chosen(option: Option, value: Any, seats: int) -> OptionValue:
    for choice in option.choices:
        if (type(value) is type(choice) and value == choice) or value == as_text(choice):
            if not option.goes_with(choice, seats):
                raise BadOpening(_misfit(option, choice, seats))
            return choice
    choices = ", ".join(as_text(choice) for choice in option.choices_with(seats))
    raise BadOpening(f"Option {option.name} cannot be {value!r:.80}; choose from {choices}.")


def _misfit(option: Option, choice: OptionValue, seats: int) -> str:
    """Why this number of seats does not allow a choice, and what it allows."""
    said = as_text(choice)
    choices = ", ".join(as_text(other) for other in option.choices_with(seats))
    rule = f" ({option.rule})" if option.rule else ""
    there = f"Option {option.name} can be {said} with {in_words(option.seats[said])}, not with {seats}"
    return f"{there}; choose from {choices}{rule}."


def as_text(choice: OptionValue) -> str:
    """A choice as a command line writes it."""
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def in_words(seats: tuple[int, int]) -> str:
    """The numbers of seats, from the fewest to the most."""
    fewest, most = seats
    if fewest < most:
        return f"{fewest} to {most} seats"
    return f"{most} seat" if most == 1 else f"{most} seats"


def opening_seats(meta: Meta, seats: int | None) -> int:
    fewest, most = meta.seats
    if seats is None:
        return meta.usual_seats or fewest
    if type(seats) is not int or not fewest <= seats <= most:
        raise BadOpening(f"{meta.name} is played with {in_words(meta.seats)}, not {seats!r:.80}.")
    return seats
