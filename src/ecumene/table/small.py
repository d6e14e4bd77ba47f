"""Defaults of a small title: the places of its questions, steps and words, and the fields of a case.

If something necessary is missing, loading it fails with a sentence that names the method.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from ecumene.table.chance import Seeded
from ecumene.table.data.shapes import Problem, did_you_mean
from ecumene.table.meta import opening_options, opening_seats
from ecumene.table.questions.chapters import kinds_in, steps_in
from ecumene.table.rulebook.positions import BadPosition
from ecumene.table.ruleset import Ruleset
from ecumene.table.state.fields import visibility_of
from ecumene.table.text.words import Words

_SEED = 1


def complete(title: type[Ruleset[Any, Any]]) -> None:
    """Give a title the defaults that follow from its module and its state; a missing method raises a
    `TypeError`.
    """
    for name in ("meta", "state_type"):
        if not hasattr(title, name):
            raise TypeError(f"{title.__name__} has no {name}: write `{name} = ...` in the class")
    module = sys.modules[title.__module__]
    if not hasattr(title, "visibility"):
        title.visibility = visibility_of(title.state_type)
    if not hasattr(title, "kind_types"):
        title.kind_types = kinds_in([module])
    if not hasattr(title, "steps"):
        title.steps = steps_in([module])
    if wanting := _wanting(title):
        raise TypeError(f"{title.__name__} {wanting}")


def _wanting(title: type[Ruleset[Any, Any]]) -> str:
    """The first missing thing that a title has to define itself."""
    if not title.steps:
        return "has no step: write a function for its first frame, with @takes_up(TheFrame)"
    if not title.kind_types:
        return "has no question: write a Kind for each Ask, in the module of the title or in its chapters"
    if _inherits(title, "score") and _inherits(title, "standings"):
        return "does not say who wins: write score(state, seat), or standings(state)"
    secret = [name for name, who in title.visibility.items() if who == "hidden" and name != "flow"]
    if secret and _inherits(title, "glimpse"):
        return f"hides {secret[0]}: write glimpse(state, seat), which says what a seat knows of it"
    kept = secret or [name for name, who in title.visibility.items() if who == "owner"]
    if kept and _inherits(title, "imagine"):
        return f"keeps {kept[0]} from some seats: write imagine(view, chance), which deals it again for bots"
    return ""


def _inherits(title: type[Ruleset[Any, Any]], method: str) -> bool:
    """Whether a method is the table's default."""
    return getattr(title, method) is getattr(Ruleset, method)


def words_beside(title: type[Ruleset[Any, Any]]) -> Words:
    """The words of the table, and those in the folder `words` beside a title's module."""
    folder = Path(str(sys.modules[title.__module__].__file__)).parent / "words"
    own = [folder] if folder.is_dir() else []
    return Words([resources.files("ecumene.table") / "words", *own])


def dealt_as(title: Ruleset[Any, Any], given: Mapping[str, Any]) -> Any:
    """A new table with the given fields, played on to the first decision."""
    meta, fields = title.meta, dict(given)
    seats = opening_seats(meta, fields.pop("seats", None))
    options = opening_options(meta, fields.pop("options", None), seats)
    chance = Seeded.from_number(_SEED)
    state = title.deal(options, seats, chance)
    types = {field.name: field.type for field in msgspec.structs.fields(state) if field.name != "flow"}
    known = ["seats", "options", *types]
    for name, value in fields.items():
        if name not in types:
            hint = did_you_mean(name, known, "there are")
            raise BadPosition([Problem(f"given.{name}", f"there is no such field; {hint}")])
        try:
            setattr(state, name, msgspec.convert(value, types[name]))
        except msgspec.ValidationError as error:
            raise BadPosition([Problem(f"given.{name}", str(error))]) from None
    title.settle(state, chance)
    return state
