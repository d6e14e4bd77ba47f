"""The quality of the handbooks' searches: `python -m tests.table.asking [known|fresh|last]`."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ecumene.table.handbook.search import Hit, index_of
from ecumene.table.titles import load_title

FIRST = 3
QUESTIONS = tomllib.loads((Path(__file__).parent / "questions.toml").read_text(encoding="utf-8"))


class Asked(NamedTuple):
    """A question with the pages that answer it, and what was found."""

    title: str
    language: str
    question: str
    answers: tuple[str, ...]
    found: tuple[Hit, ...]

    @property
    def answered(self) -> bool:
        """Whether one of the first pages answers it."""
        return any(answers(hit, page) for hit in self.found[:FIRST] for page in self.answers)


def answers(hit: Hit, page: str) -> bool:
    kind, _, id = page.rpartition(":")
    if kind:
        return (hit.kind, hit.id) == (kind, id)
    return hit.kind == "section" and (hit.id == page or hit.id.startswith(f"{page}."))


def asked(which: str) -> Iterator[Asked]:
    for group in QUESTIONS[which]:
        index = index_of(load_title(group["title"]), group["language"])
        for question, *pages in group["asks"]:
            found = tuple(index.find(question))
            yield Asked(group["title"], group["language"], question, tuple(pages), found)


def main(which: str) -> None:
    all = list(asked(which))
    for one in all:
        if not one.answered and which == "known":
            found = ", ".join(hit.id for hit in one.found[:FIRST])
            print(f"{one.title} {one.language}: {one.question} -> {found}")
    print(f"{sum(one.answered for one in all)} of {len(all)} {which} questions in the first {FIRST}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "known")
