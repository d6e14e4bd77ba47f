"""The arguments of the command line, checked and converted for the commands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ecumene import bots
from ecumene.cli.mistakes import Mistake
from ecumene.table.data.content import parse
from ecumene.table.meta import BadOpening, Meta, opening_options, opening_seats
from ecumene.table.record.journal import Opening, read, split
from ecumene.table.titles import load_title, titles


def a_title(name: str) -> Meta:
    """The card of a title by its id."""
    known = titles()
    if name not in known:
        raise BadOpening(f"There is no title {name!r:.80}; there are {', '.join(known)}.")
    return known[name]


def the_title(name: str | None, content: Mapping[str, Any]) -> str:
    """A title by its id; without one, the title that knows most of the names in a file."""
    if name is not None:
        return a_title(name).id

    def strangeness(known: str) -> tuple[int, int]:
        problems = load_title(known).check_overrides(content)
        return sum("." not in problem.where for problem in problems), len(problems)

    return min(titles(), key=strangeness)


def options_from(pairs: Sequence[str] | None, meta: Meta, seats: int | None) -> dict[str, str]:
    """Options written as key=value, checked against the title's card for this number of seats."""
    options: dict[str, str] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals:
            raise Mistake(f"Write an option as key=value, not {pair!r:.80}.")
        options[name] = value
    opening_options(meta, options, opening_seats(meta, seats))
    return options


def several_options(pairs: Sequence[str] | None) -> dict[str, tuple[str, ...]]:
    """Options written as key=one,other: every listed choice is used."""
    options: dict[str, tuple[str, ...]] = {}
    for pair in pairs or ():
        name, equals, choices = pair.partition("=")
        if not equals:
            raise Mistake(f"Write an option as key=value or key=one,other, not {pair!r:.80}.")
        options[name] = tuple(choice.strip() for choice in choices.split(","))
    return options


def numbers(written: str, option: str) -> tuple[int, ...]:
    """Numbers separated by commas."""
    try:
        return tuple(int(number) for number in written.split(","))
    except ValueError:
        raise Mistake(f"Write {option} as numbers separated by commas, not {written!r:.80}.") from None


def a_bot_list(names: str, meta: Meta) -> tuple[str, ...]:
    """Bots of a title, separated by commas."""
    chosen = tuple(name.strip() for name in names.split(","))
    for name in chosen:
        bots.expect(name, meta)
    return chosen


def common_strengths(metas: Sequence[Meta]) -> str:
    """The strengths of bots that all of these titles have, the weakest first, separated by commas."""
    return ",".join(name for name in bots.STRENGTHS if all(name in bots.offered(meta) for meta in metas))


def at_least_one(number: int, option: str) -> int:
    if number < 1:
        raise Mistake(f"{option} must be at least 1, not {number}.")
    return number


def own_content(file: Path | None) -> dict[str, Any] | None:
    """An owner's content file."""
    if file is None:
        return None
    try:
        return parse(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise Mistake(f"{file} is not a text file in UTF-8.") from None


def journal_lines(file: Path) -> list[str]:
    """The lines of a journal, exactly as they are in the file; a save file has one inside."""
    data = file.read_bytes()
    if not data.startswith(_SAVE):
        return split(data)
    from ecumene.terminal import saves

    try:
        return saves.read(file).journal
    except saves.BadSave as error:
        raise Mistake(str(error)) from None


_SAVE = b"{\n"
"""The beginning of a save file; a journal has its first entry on its first line."""


def commitment_of(lines: Sequence[str]) -> str:
    """The hash that fixes the luck of a valid journal."""
    opening = read(lines[:1])[0]
    assert isinstance(opening, Opening)
    return opening.commitment
