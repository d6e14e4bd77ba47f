"""No module may import itself by way of others. A late import, or one for types only, hides a ring from
Python but not from a reader: the modules of a ring can only be understood, moved and tested together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields

from lint.messages import say, source_of

Ring = tuple[str, ...]
"""Modules each of which imports the next one, and the last one the first."""

WHAT_TO_DO = (
    "One import of each ring has to go: let a function take what it needs instead of the object that has it,",
    "or move what both modules need into one below them. An import that is made later, or for types only",
    "(TYPE_CHECKING), is still an import.",
)


class NoRings(Contract):
    """There is no ring of imports between the modules of `package`; an `__init__` is a module, too."""

    package = fields.StringField()

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        found = rings(graph, cast(str, self.package))
        told = [list(imports_of(ring, graph)) for ring in found]
        return ContractCheck(kept=not found, metadata={"rings": told})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for imports in check.metadata["rings"]:
            say(f"A ring of {len(imports)} modules:", *(f"  {each}" for each in imports), "")
        say(*WHAT_TO_DO, "")


def rings(graph: ImportGraph, package: str) -> list[Ring]:
    """The shortest ring of each import that is part of one; every ring once, short ones first."""
    inside = {package, *graph.find_descendants(package)}
    found: set[Ring] = set()
    for importer in inside:
        for imported in graph.find_modules_directly_imported_by(importer) & inside:
            if way_back := graph.find_shortest_chain(importer=imported, imported=importer):
                found.add(_in_order(way_back))
    return sorted(found, key=lambda ring: (len(ring), ring))


def _in_order(ring: Ring) -> Ring:
    """The same ring from its first name of the alphabet on: wherever it was entered, it is one ring."""
    first = ring.index(min(ring))
    return ring[first:] + ring[:first]


def imports_of(ring: Ring, graph: ImportGraph) -> Iterator[str]:
    """The imports that make a ring, one after the other, each with its place."""
    for importer, imported in pairwise((*ring, ring[0])):
        lines = graph.get_import_details(importer=importer, imported=imported)
        line = min(each["line_number"] for each in lines)
        yield f"{source_of(importer)}:{line}: {importer} imports {imported}"
