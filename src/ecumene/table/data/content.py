"""Content as tables: what the entries of all titles share, and how an owner of a printed game corrects them.

A content file and an override file have the same shape, collections of entries by id (`[cards.brewery]`), so
that an owner copies a table and corrects it. `problems` lists the errors of an override, many at once and in
an owner's words; `merge` applies an override without errors.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from itertools import islice
from typing import Any, Literal

import msgspec

from ecumene.table.data.bounds import CONTENT
from ecumene.table.data.shapes import Problem, did_you_mean, found, misfits, shape

__all__ = [
    "Catalogue",
    "ContentError",
    "Entry",
    "Problem",
    "Source",
    "Sourced",
    "first_of",
    "merge",
    "parse",
    "problems",
]

Source = Literal["rulebook", "public", "reconstructed", "owner"]
Tables = Mapping[str, Mapping[str, Any]]

_BOOKKEEPING = frozenset({"id", "source", "reconstructed"})
MOST_PROBLEMS = 20
"""The number of problems that are collected at a time."""
_ID = re.compile(r"[a-z][a-z0-9_]*")
_PLACE = re.compile(r"(?P<what>.*) \(at (?P<where>line \d+, column \d+|end of document)\)", re.DOTALL)


class Sourced(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table with its source, and with the fields that are a reconstruction in spite of it."""

    source: Source
    reconstructed: tuple[str, ...] = ()


class Entry(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry of a collection; its id is the name of its table."""

    id: str


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    """The collections of a title.

    A collection of an `Entry` type holds tables by id, one of a `Sourced` type is a single table. `variants`
    are the types of a collection whose entries have a tag for their type; an override cannot change the tag.
    `lists` gives the field of a collection that names entries of another one: an override may add an entry
    that such a field of the same file names. Fields in `repeats` may name an entry several times. `filled`
    are fields that the title itself fills in.
    """

    collections: Mapping[str, type[Sourced]]
    variants: Mapping[str, tuple[type[Entry], ...]] = {}
    lists: Mapping[tuple[str, str], str] = {}
    repeats: frozenset[tuple[str, str]] = frozenset()
    filled: frozenset[str] = frozenset()

    def by_id(self, collection: str) -> bool:
        return issubclass(self.collections[collection], Entry)

    def type_of(self, collection: str, entry: Mapping[str, Any]) -> type[Sourced]:
        """The type of an entry as it is written in the content files."""
        for variant in self.variants.get(collection, ()):
            config = variant.__struct_config__
            if entry.get(str(config.tag_field)) == config.tag:
                return variant
        return self.collections[collection]


class ContentError(ValueError):
    """Content that cannot be used, with every reason."""

    def __init__(self, reasons: list[Problem]) -> None:
        super().__init__("\n".join(map(str, reasons)))
        self.problems = reasons


def gather(folder: Traversable) -> dict[str, dict[str, Any]]:
    """A title's content files as written: collections of tables by id."""
    gathered: dict[str, dict[str, Any]] = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            for collection, table in parse(file.read_text(encoding="utf-8")).items():
                gathered.setdefault(collection, {}).update(table)
    return gathered


def parse(text: str) -> dict[str, Any]:
    """Read TOML; the error for a syntax mistake names the line and the column."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = _PLACE.fullmatch(str(error))
        where, what = (place["where"], place["what"]) if place else ("file", str(error))
        raise ContentError([Problem(where, f"this is not TOML: {what}")]) from None


def merge(base: Tables, overrides: Tables, catalogue: Catalogue) -> dict[str, dict[str, Any]]:
    """The base, in which the owner's fields replace its own. A field is replaced as a whole, never mixed."""
    merged = {collection: dict(table) for collection, table in base.items()}
    for collection, table in overrides.items():
        if catalogue.by_id(collection):
            for entry_id, changes in table.items():
                merged[collection][entry_id] = _corrected(base[collection].get(entry_id, {}), changes)
        else:
            merged[collection] = _corrected(base[collection], table)
    return merged


def _corrected(entry: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """What the owner did not correct stays marked as reconstructed."""
    if entry.get("source") == "reconstructed":
        doubtful = [field for field in entry if field not in _BOOKKEEPING]
    else:
        doubtful = list(entry.get("reconstructed", ()))
    left = [field for field in doubtful if field not in changes]
    return {**entry, **changes, "source": "owner", "reconstructed": left}


def problems(overrides: Mapping[str, Any], base: Tables, catalogue: Catalogue) -> list[Problem]:
    """The errors of an override, in the order of the file. A title adds checks of its own totals. Content
    beyond the size limits is not read; of other content only the first errors are listed.
    """
    if reason := CONTENT.broken_by(overrides):
        return [Problem("content", reason)]
    return first_of(_all_problems(overrides, base, catalogue))


def first_of(reasons: Iterator[Problem]) -> list[Problem]:
    """The first problems, and a note if there are more: those are not collected."""
    found = list(islice(reasons, MOST_PROBLEMS))
    if next(reasons, None) is not None:
        found.append(Problem("content", f"there is more; put these {MOST_PROBLEMS} right first"))
    return found


def _all_problems(overrides: Mapping[str, Any], base: Tables, catalogue: Catalogue) -> Iterator[Problem]:
    listed = {(target, name) for _, target, ids, _ in _listings(overrides, catalogue) for name in ids}
    for collection, table in overrides.items():
        if collection not in catalogue.collections:
            hint = did_you_mean(collection, catalogue.collections, "the collections are")
            yield Problem(collection, f"there is no such collection; {hint}")
        elif not isinstance(table, Mapping):
            yield Problem(collection, f"expected a table, found {found(table)}")
        elif not catalogue.by_id(collection):
            yield from _field_problems(catalogue.collections[collection], table, collection, catalogue)
        else:
            for entry_id, changes in table.items():
                yield from _entry_problems(collection, entry_id, changes, base, listed, catalogue)
    yield from _list_problems(overrides, base, catalogue)


def _entry_problems(
    collection: str,
    entry_id: str,
    changes: object,
    base: Tables,
    listed: set[tuple[str, str]],
    catalogue: Catalogue,
) -> Iterator[Problem]:
    where = f"{collection}.{entry_id}"
    known = entry_id in base[collection]
    if not known and (collection, entry_id) not in listed:
        hint = did_you_mean(entry_id, base[collection], None)
        yield Problem(where, "there is no entry of this id" + (f"; {hint}" if hint else ""))
    elif not known and not _ID.fullmatch(entry_id):
        yield Problem(where, "an id is written in small letters, digits and underscores")
    elif not known and (holder := _holder(entry_id, base)):
        yield Problem(where, f"this id is already used in {holder}")
    elif not isinstance(changes, Mapping):
        yield Problem(where, f"expected a table, found {found(changes)}")
    else:
        entry = catalogue.type_of(collection, base[collection].get(entry_id, changes))
        yield from _field_problems(entry, changes, where, catalogue)
        if not known:
            given = {*changes, *_BOOKKEEPING, *catalogue.filled}
            for field in shape(entry).fields:
                if field.required and field.encode_name not in given:
                    yield Problem(where, f"a new entry needs the field '{field.encode_name}'")


def _holder(entry_id: str, base: Tables) -> str | None:
    return next((collection for collection, table in base.items() if entry_id in table), None)


def _field_problems(
    entry: type[Sourced], changes: Mapping[str, Any], where: str, catalogue: Catalogue
) -> Iterator[Problem]:
    closed = _BOOKKEEPING | catalogue.filled
    fields = {field.encode_name: field for field in shape(entry).fields}
    free = [name for name in fields if name not in closed]
    for name, value in changes.items():
        here = f"{where}.{name}"
        if name == "source":
            if value != "owner":
                yield Problem(here, "what you override is always 'owner'; leave this field out")
        elif name == entry.__struct_config__.tag_field:
            if value != entry.__struct_config__.tag:
                yield Problem(here, "this decides which fields there are and cannot be changed; leave it out")
        elif name not in fields:
            yield Problem(here, f"there is no such field; {did_you_mean(name, free, 'the fields are')}")
        elif name in closed:
            yield Problem(here, "this field is filled in by itself; leave it out")
        else:
            yield from misfits(value, fields[name].type, here)


def _listings(
    overrides: Mapping[str, Any], catalogue: Catalogue
) -> Iterator[tuple[str, str, list[str], bool]]:
    """Where the override lists entries of another collection: the place, that collection, the ids, and
    whether one may come several times."""
    for (collection, field), target in catalogue.lists.items():
        table = overrides.get(collection)
        if not isinstance(table, Mapping):
            continue
        for entry_id, changes in table.items():
            if isinstance(changes, Mapping) and field in changes:
                value = changes[field]
                ids = [value] if isinstance(value, str) else value if isinstance(value, list) else []
                yield (
                    f"{collection}.{entry_id}.{field}",
                    target,
                    [name for name in ids if isinstance(name, str)],
                    (collection, field) in catalogue.repeats,
                )


def _list_problems(overrides: Mapping[str, Any], base: Tables, catalogue: Catalogue) -> Iterator[Problem]:
    for where, target, ids, repeats in _listings(overrides, catalogue):
        added = overrides.get(target)
        known, new = base[target], added if isinstance(added, Mapping) else {}
        for name, times in Counter(ids).items():
            if name not in known and name not in new:
                hint = did_you_mean(name, known, None)
                yield Problem(where, f"there is no '{name}' in {target}" + (f"; {hint}" if hint else ""))
            if times > 1 and not repeats:
                yield Problem(where, f"'{name}' is listed {times} times")
