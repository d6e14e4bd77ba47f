"""Titles stand side by side: none of them imports another, and what they share knows none of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields

from lint.messages import say, source_of

WHAT_TO_DO = "What two titles need moves into a package beside them, which has no `meta`."


class TitlesApart(Contract):
    """No package within `package` imports one that is a title, which is one with a module `meta`."""

    package = fields.StringField()

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        found = list(imports_of_titles(graph, cast(str, self.package)))
        return ContractCheck(kept=not found, metadata={"imports": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        say(*check.metadata["imports"], "", WHAT_TO_DO, "")


def imports_of_titles(graph: ImportGraph, package: str) -> Iterator[str]:
    """Every way by which a package beside a title imports it, with the place where it begins."""
    rooms = sorted(graph.find_children(package))
    titles = [room for room in rooms if f"{room}.meta" in graph.modules]
    for title in titles:
        for room in rooms:
            if room == title:
                continue
            for chain in sorted(graph.find_shortest_chains(importer=room, imported=title)):
                line = min(
                    each["line_number"]
                    for each in graph.get_import_details(importer=chain[0], imported=chain[1])
                )
                yield f"{source_of(chain[0])}:{line}: {' imports '.join(chain)}"
