"""Compares plain data with the shape of a Struct, and describes every difference without Python terms."""

import difflib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect as kinds

_LONGEST_NAME = 60
"""A longer name is no typing mistake: it is not compared with others, and shown in part."""
_LONGEST_VALUE = 200


class Problem(msgspec.Struct, frozen=True):
    """An error and its place: a path like `cards.brewery.cost.wood`, or a line and column."""

    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


@cache
def shape(struct: type[msgspec.Struct]) -> kinds.StructType:
    described = kinds.type_info(struct)
    assert isinstance(described, kinds.StructType)
    return described


def quoted(names: Iterable[object]) -> str:
    return ", ".join(f"'{name}'" for name in names)


def did_you_mean(name: object, known: Iterable[str], otherwise: str | None) -> str:
    """The nearest known name; without one, the whole list after `otherwise`, or nothing."""
    choices = list(known)
    near = difflib.get_close_matches(str(name), choices, n=1) if len(str(name)) <= _LONGEST_NAME else []
    if near:
        return f"did you mean '{near[0]}'?"
    return f"{otherwise} {quoted(sorted(choices))}" if otherwise else ""


def found(value: object) -> str:
    """The name of this value's type in TOML."""
    match value:
        case bool():
            return "true" if value else "false"
        case int() | float():
            return f"the number {value}"
        case str():
            return f"text '{value:.{_LONGEST_VALUE}}'"
        case list():
            return "a list"
        case Mapping():
            return "a table"
        case None:
            return "nothing"
        case _:
            return "a date or time"


def misfits(value: object, kind: kinds.Type, where: str) -> Iterator[Problem]:
    """Every difference between a value and the kind of value that belongs here."""
    yield from _CHECKS[type(kind)](value, kind, where)


def _whole_number(value: object, kind: kinds.IntType, where: str) -> Iterator[Problem]:
    if isinstance(value, bool) or not isinstance(value, int):
        yield Problem(where, f"expected a whole number, found {found(value)}")
    elif (kind.ge is not None and value < kind.ge) or (kind.le is not None and value > kind.le):
        yield Problem(where, f"expected {_span(kind.ge, kind.le)}, found {value}")


def _span(low: int | None, high: int | None) -> str:
    if high is None:
        return f"{low} or more"
    if low is None:
        return f"{high} or less"
    return str(low) if low == high else f"{low} to {high}"


def _text(value: object, kind: kinds.StrType, where: str) -> Iterator[Problem]:
    if not isinstance(value, str):
        yield Problem(where, f"expected text, found {found(value)}")
    elif kind.min_length and not value:
        yield Problem(where, "expected text, found nothing in the quotes")


def _yes_or_no(value: object, kind: kinds.BoolType, where: str) -> Iterator[Problem]:
    if not isinstance(value, bool):
        yield Problem(where, f"expected true or false, found {found(value)}")


def _one_of(value: object, kind: kinds.LiteralType, where: str) -> Iterator[Problem]:
    names = [str(name) for name in kind.values]
    if not isinstance(value, str):
        yield Problem(where, f"expected one of {quoted(names)}, found {found(value)}")
    elif value not in names:
        hint = did_you_mean(value, names, None)
        said = f"expected one of {quoted(names)}, found '{value}'"
        yield Problem(where, f"{said}; {hint}" if hint else said)


def _items(value: object, kind: kinds.VarTupleType | kinds.ListType, where: str) -> Iterator[Problem]:
    if not isinstance(value, list):
        yield Problem(where, f"expected a list, found {found(value)}")
        return
    low, high = kind.min_length, kind.max_length
    if (low is not None and len(value) < low) or (high is not None and len(value) > high):
        yield Problem(where, f"expected a list of {_span(low, high)}, found {len(value)}")
    for number, item in enumerate(value, start=1):
        yield from misfits(item, kind.item_type, f"{where}[{number}]")


def _pairs(value: object, kind: kinds.DictType, where: str) -> Iterator[Problem]:
    if not isinstance(value, Mapping):
        yield Problem(where, f"expected a table, found {found(value)}")
        return
    for key, item in value.items():
        wrong_keys = list(misfits(key, kind.key_type, f"{where}.{key}"))
        yield from wrong_keys or misfits(item, kind.value_type, f"{where}.{key}")


def _table(value: object, kind: kinds.StructType, where: str) -> Iterator[Problem]:
    if not isinstance(value, Mapping):
        yield Problem(where, f"expected a table, found {found(value)}")
        return
    fields = {field.encode_name: field for field in kind.fields}
    for key, item in value.items():
        if key in fields:
            yield from misfits(item, fields[key].type, f"{where}.{key}")
        elif key != kind.tag_field:
            hint = did_you_mean(key, fields, "the fields are") if fields else "it has no fields"
            yield Problem(f"{where}.{key}", f"there is no such field; {hint}")
    for name, field in fields.items():
        if field.required and name not in value:
            yield Problem(where, f"the field '{name}' is missing")


def _either(value: object, kind: kinds.UnionType, where: str) -> Iterator[Problem]:
    """A value or none (TOML cannot write none), one of several types, or tables told apart by their tag."""
    choices = [choice for choice in kind.types if not isinstance(choice, kinds.NoneType)]
    if len(choices) == 1:
        yield from misfits(value, choices[0], where)
        return
    if not any(isinstance(choice, kinds.StructType) for choice in choices):
        wrong = [list(misfits(value, choice, where)) for choice in choices]
        yield from min(wrong, key=len)
        return
    tagged = {choice.tag: choice for choice in choices if isinstance(choice, kinds.StructType)}
    tag_field = next(iter(tagged.values())).tag_field
    assert tag_field is not None
    if not isinstance(value, Mapping):
        yield Problem(where, f"expected a table, found {found(value)}")
    elif tag_field not in value:
        yield Problem(where, f"the field '{tag_field}' is missing")
    elif isinstance(tag := value[tag_field], str) and tag in tagged:
        yield from _table(value, tagged[tag], where)
    elif not isinstance(tag, str):
        yield Problem(f"{where}.{tag_field}", f"expected text, found {found(tag)}")
    else:
        hint = did_you_mean(tag, map(str, tagged), "known are")
        yield Problem(f"{where}.{tag_field}", f"there is no {tag_field} '{tag}'; {hint}")


_CHECKS: dict[type[kinds.Type], Callable[[object, Any, str], Iterator[Problem]]] = {
    kinds.IntType: _whole_number,
    kinds.StrType: _text,
    kinds.BoolType: _yes_or_no,
    kinds.LiteralType: _one_of,
    kinds.VarTupleType: _items,
    kinds.ListType: _items,
    kinds.AnyType: lambda value, kind, where: iter(()),
    kinds.DictType: _pairs,
    kinds.StructType: _table,
    kinds.UnionType: _either,
}
