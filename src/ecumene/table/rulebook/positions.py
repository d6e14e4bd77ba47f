"""The position of a case: its fields, the values that each takes, and all errors of a position.

A title lists its fields (`Title.position_fields`). The same list checks a position, field by field, and makes
the tables of docs/cases.md, so that the page describes exactly what is accepted. The title itself checks
facts that concern several fields (two cities in one area); it names the field in `BadPosition`, too. Places
in a list are counted from 1, as people count them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from ecumene.table.data.shapes import Problem, did_you_mean, found, quoted
from ecumene.table.meta import BadOpening, Meta, Options, OptionValue, opening_options

MOST_PROBLEMS = 20
"""Nobody reads a longer list of errors."""
FEW = 12
"""The number of names that are listed if none of them is similar."""
LARGEST = 2**53
"""The largest number that every reader of JSON knows exactly."""
MOST_ITEMS = 2_000
"""No list of a position is longer."""


class BadPosition(ValueError):
    """A case describes an impossible position: the fields, and the reasons."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = list(islice(problems, MOST_PROBLEMS))
        super().__init__("; ".join(map(str, self.problems)))


@dataclass(frozen=True)
class Form:
    """The values of a field: in words, and as a check that lists the errors of a value. `kind` is their type,
    `ids` are the ids that may occur in them, by the kind of thing.
    """

    says: str
    kind: type
    problems: Callable[[Any, str], Iterator[Problem]]
    ids: Mapping[str, Collection[str]] = field(default_factory=dict)

    def check(self, value: object, where: str) -> Iterator[Problem]:
        """The errors of a value in this place; the type is checked first."""
        right = type(value) is self.kind if self.kind in (int, bool) else isinstance(value, self.kind)
        if right:
            yield from self.problems(value, where)
        else:
            yield Problem(where, f"expected {self.says}, found {found(value)}")


@dataclass(frozen=True)
class Field:
    """A field of a position: its name, its values, and its meaning for a reader."""

    name: str
    form: Form
    about: str


Fields = Sequence[Field]


@dataclass(frozen=True)
class Group:
    """Fields under one heading: those of the table, or of one seat. `ids` are further ids that may occur in
    them.
    """

    heading: str
    fields: Fields
    ids: Mapping[str, Collection[str]] = field(default_factory=dict)


def number(low: int, high: int) -> Form:
    def problems(value: int, where: str) -> Iterator[Problem]:
        if not low <= value <= high:
            yield Problem(where, f"expected {low} to {high}, found {value}")

    span = f"{low} to {high}" if high < LARGEST else f"{low} or more"
    return Form(f"a number, {span}", int, problems)


def yes_or_no() -> Form:
    return Form("true or false", bool, lambda value, where: iter(()))


def one_of(*names: str) -> Form:
    """One of a few words, which are listed."""

    def problems(value: str, where: str) -> Iterator[Problem]:
        if value not in names:
            hint = did_you_mean(value, names, None)
            yield Problem(where, f"expected one of {quoted(names)}" + (f"; {hint}" if hint else ""))

    return Form("one of " + ", ".join(f"`{name}`" for name in names), str, problems)


def name_of(what: str, known: Collection[str], but: Mapping[str, str] | None = None) -> Form:
    """The id of a known thing; `but` gives the reasons why some ids are not possible here."""
    refused = but or {}

    def problems(value: str, where: str) -> Iterator[Problem]:
        if value in refused:
            yield Problem(where, refused[value])
        elif value not in known:
            hint = did_you_mean(value, known, "there are" if len(known) <= FEW else None)
            yield Problem(where, f"there is no {what} '{value}'" + (f"; {hint}" if hint else ""))

    article = "an" if what[0] in "aeiou" else "a"
    return Form(
        f"the id of {article} {what}", str, problems, {what: [id for id in known if id not in refused]}
    )


def list_of(
    item: Form,
    *,
    least: int = 0,
    most: int = MOST_ITEMS,
    doubles: bool = False,
    exactly: int | None = None,
) -> Form:
    """A list; without `doubles` nothing stands in it twice."""

    def problems(value: list[Any], where: str) -> Iterator[Problem]:
        if exactly is not None and len(value) != exactly:
            yield Problem(where, f"expected {exactly} of them, found {len(value)}")
        elif len(value) < least:
            yield Problem(where, f"expected at least {least} of them, found {len(value)}")
        elif len(value) > most:
            yield Problem(where, f"expected at most {most} of them, found {len(value)}")
            return
        for place, each in enumerate(value, 1):
            wrong = list(item.check(each, f"{where}[{place}]"))
            yield from wrong
            if not doubles and not wrong and each in value[: place - 1]:
                yield Problem(f"{where}[{place}]", f"'{each}' stands here twice")

    count = f"{exactly} " if exactly is not None else f"at most {most} " if most < MOST_ITEMS else ""
    return Form(f"a list of {count}({item.says})", list, problems, item.ids)


def table_of(key: Form, item: Form) -> Form:
    def problems(value: Mapping[str, Any], where: str) -> Iterator[Problem]:
        for name, each in value.items():
            wrong = list(key.check(name, f"{where}.{name}"))
            yield from wrong or item.check(each, f"{where}.{name}")

    return Form(f"a table: ({key.says}) = ({item.says})", dict, problems, {**key.ids, **item.ids})


def either(*forms: Form) -> Form:
    """A value of one of several types."""
    says = ", or ".join(form.says for form in forms)

    def problems(value: object, where: str) -> Iterator[Problem]:
        fitting = [form for form in forms if form.kind is type(value)]
        if fitting:
            yield from fitting[0].check(value, where)
        else:
            yield Problem(where, f"expected {says}, found {found(value)}")

    return Form(says, object, problems, {what: ids for form in forms for what, ids in form.ids.items()})


def anything(says: str) -> Form:
    return Form(says, object, lambda value, where: iter(()))


def options_of(meta: Meta) -> Form:
    """The options of a title by their names, as an opening takes them."""
    choices: dict[str, tuple[OptionValue, ...]] = {option.name: option.choices for option in meta.options}

    def problems(value: Mapping[str, Any], where: str) -> Iterator[Problem]:
        for name, chosen in value.items():
            if name not in choices:
                hint = did_you_mean(name, choices, "the options are")
                yield Problem(f"{where}.{name}", f"there is no such option; {hint}")
            elif not any(type(chosen) is type(each) and chosen == each for each in choices[name]):
                listed = ", ".join(_written(each) for each in choices[name][:FEW])
                yield Problem(f"{where}.{name}", f"expected one of {listed}, found {found(chosen)}")

    return Form("a table of the options of `ecumene titles`", dict, problems)


def options_with(meta: Meta, given: Mapping[str, Any], seats: int) -> Options:
    """All options of a position with this number of seats; refused if one of them does not allow it."""
    try:
        return opening_options(meta, given.get("options"), seats)
    except BadOpening as error:
        raise BadPosition([Problem("given.options", str(error))]) from None


def _written(value: OptionValue) -> str:
    """The value in TOML."""
    return (
        str(value).lower()
        if isinstance(value, bool)
        else f"'{value}'"
        if isinstance(value, str)
        else str(value)
    )


def record(fields: Fields, says: str = "a table") -> Form:
    """A table with these fields and no others; any of them may be left out."""
    forms = {each.name: each.form for each in fields}

    def problems(value: Mapping[str, Any], where: str) -> Iterator[Problem]:
        for name, each in value.items():
            if name in forms:
                yield from forms[name].check(each, f"{where}.{name}")
            else:
                hint = did_you_mean(name, forms, "the fields are")
                yield Problem(f"{where}.{name}", f"there is no such field; {hint}")

    return Form(says, dict, problems)


def expect(problems: Iterable[Problem]) -> None:
    """Refuse a position for the first things that are wrong with it."""
    wrong = list(islice(problems, MOST_PROBLEMS))
    if wrong:
        raise BadPosition(wrong)


def expect_fields(given: Mapping[str, Any], fields: Fields) -> None:
    """Refuse a position if one of its fields has an impossible value."""
    expect(record(fields).check(given, "given"))


def expect_fresh(given: Mapping[str, Any], fields: Fields) -> None:
    """A new table is dealt: it takes these fields, and none about the things on the table."""
    names = [each.name for each in fields]
    expect(
        Problem(f"given.{name}", f"a fresh table is dealt; it takes only {quoted(names)}")
        for name in given
        if name not in names
    )
    expect_fields(given, fields)
