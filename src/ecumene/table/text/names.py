"""The names of things in languages other than English; English names are part of the content.

A title keeps them in a folder, one file for each language: `de.toml` with tables of ids and names. Names that
are the same in all languages, most of all the areas of a board, are left out.
"""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable

from ecumene.table.text.words import Names


def translated(folder: Traversable, names: Names, house: Names) -> dict[str, Names]:
    """The names of a folder by language; a thing whose name an owner has changed from that of the `house`
    keeps the owner's name.
    """
    return {
        language: {id: name for id, name in called.items() if names.get(id) == house.get(id)}
        for language, called in _written(folder).items()
    }


def _written(folder: Traversable) -> dict[str, Names]:
    files = [file for file in folder.iterdir() if file.name.endswith(".toml")]
    return {file.name.removesuffix(".toml"): _names(file) for file in files}


def _names(file: Traversable) -> Names:
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    return {id: name for table in tables.values() for id, name in table.items()}
