"""No folder may be crowded: in a long list of files nobody sees which of them belong together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields

from lint.messages import say, source_of

WHAT_TO_DO = "Look for modules that belong together, and give them a folder with a name from the game."


class NoCrowdedFolders(Contract):
    """No folder of `packages` holds more than `most` modules; its `__init__` is not counted."""

    packages = fields.ListField(subfield=fields.StringField())
    most = fields.IntegerField(minimum=1)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        packages, most = cast(list[str], self.packages), cast(int, self.most)
        found = [each for package in packages for each in crowded(graph, package, most)]
        return ContractCheck(kept=not found, metadata={"crowded": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        say(*check.metadata["crowded"], "", WHAT_TO_DO, "")


def crowded(graph: ImportGraph, package: str, most: int) -> Iterator[str]:
    """The folders of a package that hold too many modules, with how many."""
    for module in sorted({package, *graph.find_descendants(package)}):
        source = source_of(module)
        if source.name == "__init__.py":
            count = sum(file.name != "__init__.py" for file in source.parent.glob("*.py"))
            if count > most:
                yield f"{source.parent} has {count} modules; {most} are the most it may have"
