"""The fields of a state, declared once: who may know each, how long it is and how it begins.

A title writes `hand: Owned[list[CardId]]` and decorates its state with `declared`. From that the state gets
its copy, its glimpse for a seat, its beginning and the check of its shape. They are generated as source when
the class is made, so that a call needs no lookups: bots copy states more than anything else.

>>> @declared
... class Game(Fields):
...     turn: Public[int]
...     coins: PerSeat[int]
...     hand: Owned[list[str]]
...     deck: Hidden[list[str]]
>>> game = Game.begun({"seat": 2}, deck=["salt"])
>>> game.hand[0].append("silk")
>>> game.glimpsed(1, deck=[""]).hand
[[''], []]
>>> game.misshapen({"seat": 3})
['coins has 2 entries, not one for each of 3 (seat)', 'hand has 2 entries, not one for each of 3 (seat)']
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import UnionType
from typing import Annotated, Any, Literal, Self, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

Visibility = Literal["public", "owner", "hidden"]
Sizes = Mapping[str, int]
"""The numbers of seats, areas and so on."""

UNKNOWN = ""
"""The placeholder in a glimpse for a card that the seat may not know."""

_OPEN: Sizes = {}
_PLAIN = (str, int, bool, float, bytes, type(None))
_EMPTY: dict[Any, str] = {str: '""', int: "0", bool: "False", list: "[]", dict: "{}", tuple: "()"}


class Field(msgspec.Struct, frozen=True):
    """One field. `per` names the things that it has an entry for: `("seat", "area")` is a row of areas for
    each seat. A `shared` field is never changed in place, so copies use the same list. `long` is the number
    of entries if it is the same in every game. A field that was added `later` has a default, and may be
    empty.
    """

    visibility: Visibility
    per: tuple[str, ...] = ()
    shared: bool = False
    long: int = 0
    later: bool = False


class Fields(msgspec.Struct, omit_defaults=True):
    """A state whose fields are declared. The bodies here are those of `declared`.

    A field that is added later has a default and is not written down while it holds it, so that a game from
    before keeps the bytes, and the digest, that it had.
    """

    def copy(self) -> Self:
        """A copy that shares nothing mutable with the original."""
        raise NotImplementedError

    def glimpsed(self, seat: int | None, **hidden: Any) -> Self:
        """What a seat (None: a spectator) may know; for hidden fields, the values that are given."""
        raise NotImplementedError

    @classmethod
    def begun(cls, sizes: Sizes, **given: Any) -> Self:
        """A state in which all fields that are not given are empty."""
        raise NotImplementedError

    def misshapen(self, sizes: Sizes) -> list[str]:
        """The fields that do not have as many entries as they should."""
        raise NotImplementedError


S = TypeVar("S", bound=Fields)


def public(*per: str, shared: bool = False) -> Field:
    """A field that everybody may know."""
    return Field("public", per, shared)


def owner(*per: str) -> Field:
    """A list with an entry for each seat, which only that seat may know."""
    return Field("owner", ("seat", *per))


def hidden(*per: str) -> Field:
    """A field that nobody may know as it is; the title defines a seat's knowledge of it."""
    return Field("hidden", per)


T = TypeVar("T")
Public = Annotated[T, public()]
Hidden = Annotated[T, hidden()]
PerSeat = Annotated[list[T], public("seat")]
Owned = Annotated[list[T], owner()]


def visibility_of(state: type[Fields]) -> dict[str, Visibility]:
    """Who may know each field."""
    return {name: field.visibility for name, (_, field) in _fields(state).items()}


def declared(state: type[S]) -> type[S]:
    """Give a state the methods that follow from its fields."""
    return declared_for()(state)


def declared_for(**sizes: int) -> Callable[[type[S]], type[S]]:
    """As `declared`, for a title with a fixed number of something: `seat=2`."""

    def give(state: type[S]) -> type[S]:
        return _given(state, _fields(state, sizes))

    return give


def _given(state: type[S], fields: Mapping[str, tuple[Any, Field]]) -> type[S]:
    for name, source in (
        ("copy", _copy(fields)),
        ("glimpsed", _glimpsed(fields)),
        ("begun", _begun(fields)),
        ("misshapen", _misshapen(fields)),
    ):
        made = _compiled(source, name, state)
        setattr(state, name, classmethod(made) if name == "begun" else made)
    return state


def _fields(state: type[Fields], sizes: Sizes = _OPEN) -> dict[str, tuple[Any, Field]]:
    """The type and the declaration of each field."""
    hints = get_type_hints(state, include_extras=True)
    defaults = {field.name for field in msgspec.structs.fields(state) if not field.required}
    found: dict[str, tuple[Any, Field]] = {}
    for name in state.__struct_fields__:
        hint = hints[name]
        notes = [note for note in get_args(hint)[1:] if isinstance(note, Field)]
        if get_origin(hint) is not Annotated or len(notes) != 1:
            raise TypeError(f"{state.__qualname__}.{name} does not say who may know it")
        long = sizes.get(notes[0].per[0], 0) if notes[0].per else 0
        later = name in defaults
        found[name] = get_args(hint)[0], msgspec.structs.replace(notes[0], long=long, later=later)
    return found


def _compiled(source: str, name: str, state: type[Fields]) -> Callable[..., Any]:
    scope: dict[str, Any] = {"State": state, "UNKNOWN": UNKNOWN}
    for made, (of, _) in _fields(state).items():
        scope[f"_{made}"] = of
    exec(compile(source, f"<{state.__module__}.{state.__qualname__}.{name}>", "exec"), scope)
    function: Callable[..., Any] = scope[name]
    function.__qualname__ = f"{state.__qualname__}.{name}"
    return function


# Generated source


def _copy(fields: Mapping[str, tuple[Any, Field]]) -> str:
    parts = [_copied(f"self.{name}", of, field) for name, (of, field) in fields.items()]
    return f"def copy(self):\n    return State({', '.join(parts)})\n"


def _glimpsed(fields: Mapping[str, tuple[Any, Field]]) -> str:
    """Public fields are copied, and the seat's own entry of owners' fields; hidden fields have to be
    given.
    """
    wanted = [name for name, (_, field) in fields.items() if field.visibility == "hidden"]
    parts: list[str] = []
    for name, (of, field) in fields.items():
        if field.visibility == "hidden":
            parts.append(name)
        elif field.visibility == "owner":
            own, other = _copied("entry", _entry(of), Field("owner")), _veiled("entry", _entry(of))
            parts.append(f"[{own} if owner == seat else {other} for owner, entry in enumerate(self.{name})]")
        else:
            parts.append(_copied(f"self.{name}", of, field))
    given = f", *, {', '.join(wanted)}" if wanted else ""
    return f"def glimpsed(self, seat{given}):\n    return State({', '.join(parts)})\n"


def _begun(fields: Mapping[str, tuple[Any, Field]]) -> str:
    """All fields that are not given are empty; a field with a default begins with it."""
    lines = ["def begun(cls, sizes, **given):", "    return State("]
    for name, (of, field) in fields.items():
        if field.later:
            continue
        empty = _empty(f"_{name}", of, field.per)
        lines.append(f"        given.pop({name!r}) if {name!r} in given else {empty},")
    return "\n".join([*lines, "        **given,", "    )", ""])


def _misshapen(fields: Mapping[str, tuple[Any, Field]]) -> str:
    lines = ["def misshapen(self, sizes):", "    found = []"]
    for name, (_, field) in fields.items():
        if field.per:
            lines += _measured(
                name, f"self.{name}", field.per[0], "    ", f"self.{name} and " if field.later else ""
            )
        if len(field.per) > 1:
            lines.append(f"    for entry in self.{name}:")
            lines += _measured(f"an entry of {name}", "entry", field.per[1], "        ")
    return "\n".join([*lines, "    return found", ""])


def _measured(name: str, value: str, per: str, indent: str, unless: str = "") -> list[str]:
    size = f"sizes[{per!r}]"
    said = f'f"{name} has {{len({value})}} entries, not one for each of {{{size}}} ({per})"'
    return [f"{indent}if {unless}len({value}) != {size}:", f"{indent}    found.append({said})"]


def _copied(value: str, of: Any, field: Field) -> str:
    """An expression for a copy that shares nothing mutable."""
    base = get_origin(of) or of
    if field.shared or _fixed(of):
        return value
    if base is list and not _fixed(inner := _entry(of)):
        if field.long:  # one after the other is faster than any loop
            first, *others = (f"[{place}].copy()" for place in range(field.long))
            return f"[(all := {value}){first}, {', '.join(f'all{other}' for other in others)}]"
        return f"[*map({(get_origin(inner) or inner).__name__}.copy, {value})]"
    return f"{value}.copy()"


def _veiled(value: str, of: Any) -> str:
    """The placeholder for an entry that a seat may not know: the same number of unknown cards, no number."""
    base = get_origin(of) or of
    if base is list:
        return f"[UNKNOWN] * len({value})"
    if base is tuple:
        blank = "()" if get_origin(_entry(of)) is tuple else "UNKNOWN"
        return f"({blank},) * len({value})"
    return _EMPTY[base]


def _empty(own: str, of: Any, per: tuple[str, ...]) -> str:
    base = get_origin(of) or of
    if base is bytearray:
        return f"bytearray(sizes[{per[0]!r}])"
    if base is list and per:
        inner, times = _empty(own, _entry(of), per[1:]), f"sizes[{per[0]!r}]"
        return f"[{inner}] * {times}" if _fixed(_entry(of)) else f"[{inner} for _ in range({times})]"
    return _EMPTY.get(base, f"{own}()")


def _entry(of: Any) -> Any:
    return get_args(of)[0]


def _fixed(of: Any) -> bool:
    """Whether a value cannot be changed in place."""
    base = get_origin(of) or of
    if isinstance(base, type) and issubclass(base, msgspec.Struct):
        return bool(base.__struct_config__.frozen)
    if base in (Union, UnionType):
        return all(_fixed(one) for one in get_args(of))
    return base is tuple or base in _PLAIN or base is Literal
