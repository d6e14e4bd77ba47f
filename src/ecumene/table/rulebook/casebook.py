"""The reference for writing cases of a title, made from its code: positions, answers and facts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import inspect as kinds

from ecumene.table.questions.answers import TableEntry
from ecumene.table.rulebook.cases import AnyTitle
from ecumene.table.rulebook.positions import Group
from ecumene.table.state.frames import Ask

MANY_NAMES = 14
"""If more facts than this are named after things (areas, civilizations), only an example is listed."""


def described(title: AnyTitle) -> str:
    """The part of docs/cases.md that is about one title, as Markdown."""
    parts = [f"## {title.meta.name} (`{title.meta.id}`)"]
    for group in title.position_fields():
        parts += [f"### `given`: {group.heading}", _fields(group)]
    parts += [f"### Ids of {title.meta.name}", _ids(title.position_fields())]
    parts += [f"### Answers of {title.meta.name}", _answers(title)]
    parts += [f"### Facts of {title.meta.name}", _facts(title)]
    return "\n\n".join(parts) + "\n"


def table_entries() -> str:
    """What the table itself can enter in any title: the answers of the seat `table`."""
    rows = [[f"`{_tag(record)}`", _fields_of(record), _says(record)] for record in _records(TableEntry)]
    return "\n\n".join(["## What the table enters", _rows(["answer", "fields", "what it is"], rows)]) + "\n"


def _fields(group: Group) -> str:
    rows = [[f"`{field.name}`", field.form.says, field.about] for field in group.fields]
    return _rows(["field", "takes", "what it is"], rows)


def _ids(groups: Iterable[Group]) -> str:
    """All things with an id."""
    found: dict[str, dict[str, None]] = {}
    for group in groups:
        for ids in (group.ids, *(field.form.ids for field in group.fields)):
            for what, known in ids.items():
                found.setdefault(what, {}).update(dict.fromkeys(filter(None, known)))
    return _rows(
        ["of what", "ids"], [[what, ", ".join(f"`{id}`" for id in known)] for what, known in found.items()]
    )


def _answers(title: AnyTitle) -> str:
    """One row for each answer; the row of a question's first answer names the question."""
    rows = []
    for ask, kind in title.kinds.items():
        for number, record in enumerate(_records(kind.answers)):
            asked = f"`{kind.name}`: {_says(ask)}" if not number else ""
            rows.append([asked, f"`{_tag(record)}`", _fields_of(record), _says(record)])
    return _rows(["asked for", "answer", "fields", "what it is"], rows)


def _facts(title: AnyTitle) -> str:
    """The facts that `then` may claim, by their names in the simplest position."""
    state = title.position({})
    facts = title.facts(state)
    seats = [title.seat_key(state, seat) for seat in range(len(state.flow.asked))]
    table = [f"`{name}`{_inside(value)}" for name, value in facts.items() if name not in seats]
    side = [f"`{name}`{_inside(value)}" for name, value in facts[seats[0]].items()]
    return f"Of the table: {', '.join(table)}.\n\nOf a seat (`{seats[0]}`, ...): {', '.join(side)}."


def _inside(value: Any) -> str:
    if not isinstance(value, Mapping) or not value:
        return ""
    names = [f"`{name}`" for name in list(value)[:MANY_NAMES]]
    return f" ({', '.join(names if len(value) <= MANY_NAMES else [*names[:3], '...'])})"


def _records(answers: Any) -> list[kinds.StructType]:
    described = kinds.type_info(answers)
    types = described.types if isinstance(described, kinds.UnionType) else (described,)
    return [each for each in types if isinstance(each, kinds.StructType)]


def _tag(record: kinds.StructType) -> str:
    return f"{record.tag_field} = {msgspec.json.encode(record.tag).decode()}"


def _fields_of(record: kinds.StructType) -> str:
    found = []
    for field in record.fields:
        left_out = "" if field.required else ", may be left out"
        found.append(f"`{field.encode_name}` ({_type(field.type)}{left_out})")
    return ", ".join(found) or "none"


def _type(kind: kinds.Type) -> str:
    """A type in words of TOML."""
    match kind:
        case kinds.BoolType():
            return "true or false"
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.StrType():
            return "text"
        case kinds.LiteralType(values):
            return "one of " + ", ".join(f"`{value}`" for value in values)
        case kinds.VarTupleType(item_type=item) | kinds.ListType(item_type=item):
            return f"list of {_type(item)}"
        case kinds.DictType(key_type=key, value_type=value):
            return f"table of {_type(key)} = {_type(value)}"
        case kinds.StructType():
            return f"table of {_fields_of(kind)}"
        case kinds.UnionType(types):
            told = [_type(each) for each in types if not isinstance(each, kinds.NoneType)]
            return " or ".join(dict.fromkeys(told))
        case _:
            return "anything"


def _says(described: type[Ask] | kinds.StructType) -> str:
    """The first sentence or two with which the code describes it."""
    text = described.__doc__ if isinstance(described, type) else described.cls.__doc__
    first = (text or "").strip().partition("\n\n")[0]
    return " ".join(first.split())


def _rows(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    return "\n".join(_lines(list(heads), rows))


def _lines(heads: list[str], rows: Iterable[Iterable[str]]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield f"|{'---|' * len(heads)}"
    for row in rows:
        yield f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |"
