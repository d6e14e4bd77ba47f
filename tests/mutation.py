"""Break the rules of a title on purpose, and see whether its cases notice.

`python -m tests.mutation expansion` draws a sample of mutants. A mutant is a module with one small mistake in
one function, made by the mutators of mutmut: another number, `<` for `<=`, an argument that is missing. Each
is played by a process of its own, which runs the cases of the title until one of them fails, and if none does
once more, read aloud (`tests.aloud`). What no case notices is printed: a case still to write, or a mistake
that changes nothing.

mutmut itself runs all tests of the house and leaves decorated functions alone; this takes seconds a mutant.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.mutators import mutation_operators

from ecumene.table.cases import cases_of, run
from tests.aloud import aloud

PACKAGE = "ecumene.titles"
TITLES = Path(__file__).parents[1] / "src" / "ecumene" / "titles"
NO_RULES = frozenset({"__init__", "citations", "meta"})
"""Modules that hold nothing but names."""

SECONDS = 60
MEMORY = 2 << 30
"""What a mutant may use: a mistake can make a loop endless."""

HOLDS, UNSAID, NOTICED = range(3)
"""How a process ends: all cases hold, or only those do that are not read aloud, or a case fails."""


class Mutant(NamedTuple):
    """A mistake in a function of a module: `after` is written where `before` stands."""

    module: str
    function: str
    line: int
    correct: cst.Module
    before: cst.CSTNode
    after: cst.CSTNode

    @property
    def source(self) -> str:
        wrong = self.correct.deep_replace(self.before, self.after)
        assert isinstance(wrong, cst.Module)
        return wrong.code

    def __str__(self) -> str:
        before, after = (
            " ".join(self.correct.code_for_node(node).split()) for node in (self.before, self.after)
        )
        return f"{self.module}:{self.line} {self.function}: {before} -> {after}"


class Mistakes(cst.CSTVisitor):
    """Finds every mistake that can be made in the functions of a module."""

    METADATA_DEPENDENCIES = (PositionProvider,)

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, int, cst.CSTNode, cst.CSTNode]] = []
        self.inside: list[str] = []
        self.functions = 0

    def on_visit(self, node: cst.CSTNode) -> bool:
        if isinstance(node, cst.Annotation | cst.Decorator | cst.Assert):
            return False
        if isinstance(node, cst.FunctionDef | cst.ClassDef):
            self.inside.append(node.name.value)
        if isinstance(node, cst.FunctionDef):
            self.functions += 1
        if self.functions:
            for kind, mistakes in mutation_operators:
                if isinstance(node, kind):
                    place = self.get_metadata(PositionProvider, node).start.line
                    where = ".".join(self.inside)
                    self.found += [(where, place, node, mistake) for mistake in mistakes(node)]
        return True

    def on_leave(self, original_node: cst.CSTNode) -> None:
        if isinstance(original_node, cst.FunctionDef | cst.ClassDef):
            self.inside.pop()
        self.functions -= isinstance(original_node, cst.FunctionDef)


def mutants_of(name: str, source: str) -> Iterator[Mutant]:
    """Every module with one mistake that can be made of a module."""
    wrapper = MetadataWrapper(cst.parse_module(source), unsafe_skip_copy=True)
    mistakes = Mistakes()
    wrapper.visit(mistakes)
    module = wrapper.module
    for function, line, node, mistake in mistakes.found:
        yield Mutant(name, function, line, module, node, mistake)


def modules_of(title: str) -> Iterator[tuple[str, str]]:
    """The modules of a title, by name, with their source."""
    root = TITLES / title
    for file in sorted(root.rglob("*.py")):
        parts = file.relative_to(root).with_suffix("").parts
        if parts[-1] not in NO_RULES:
            yield ".".join((PACKAGE, title, *parts)), file.read_text()


class OneModule(MetaPathFinder, Loader):
    """Lets the source of one module be another."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        return spec_from_loader(fullname, self) if fullname == self.mutant.module else None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.mutant.source, self.mutant.module, "exec"), module.__dict__)


def read_once(title: str) -> None:
    """Load all that a title shares with others, so that no process has to read more than the title itself."""
    package = f"{PACKAGE}.{title}"
    import_module(package).load()
    for name in [name for name in sys.modules if f"{name}.".startswith(f"{package}.")]:
        del sys.modules[name]


def fate(title: str, mutant: Mutant) -> int:
    """What becomes of a mutant, found out in a process of its own. To crash or never to end is to fail."""
    child = os.fork()
    if child == 0:
        signal.alarm(SECONDS)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        sys.meta_path.insert(0, OneModule(mutant))
        ending = NOTICED
        try:
            rules = import_module(f"{PACKAGE}.{title}").load()
            for reader, failing in ((rules, UNSAID), (aloud(rules), HOLDS)):
                for _, case in cases_of(reader):
                    run(reader, case)
                ending = failing
        except BaseException:  # whatever a mistake leads to
            os._exit(ending)
        os._exit(ending)
    status = os.waitpid(child, 0)[1]
    return os.waitstatus_to_exitcode(status) if os.WIFEXITED(status) else NOTICED


def main(arguments: Sequence[str]) -> None:
    reader = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    reader.add_argument("title", help="a folder of src/ecumene/titles")
    reader.add_argument("--sample", type=int, default=100, help="how many mutants are drawn")
    reader.add_argument("--seed", type=int, default=1, help="which ones")
    reader.add_argument("--minutes", type=float, default=60, help="after which no other mutant is begun")
    asked = reader.parse_args(arguments)
    end = time.monotonic() + 60 * asked.minutes
    every = [mutant for module in modules_of(asked.title) for mutant in mutants_of(*module)]
    sample = random.Random(asked.seed).sample(every, min(asked.sample, len(every)))
    read_once(asked.title)
    fates: Counter[int] = Counter()
    for mutant in sample:
        if time.monotonic() > end:
            break
        found = fate(asked.title, mutant)
        fates[found] += 1
        if found != NOTICED:
            print("survives" if found == HOLDS else "read aloud", mutant, flush=True)
    print(
        f"{asked.title}: of {len(every)} mutants {fates.total()} were played; "
        f"cases noticed {fates[NOTICED]}, read aloud {fates[NOTICED] + fates[UNSAID]}."
    )


if __name__ == "__main__":
    main(sys.argv[1:])
