"""Break the rules of a title on purpose, and see whether its cases notice.

`python -m tests.mutation expansion` draws a sample of mutants. A mutant is a module with one small mistake in
one function, made by the mutators of mutmut: another number, `<` for `<=`, an argument that is missing. Each
runs in a separate process, which runs the cases that call this function until one of them fails, and if none
does, again with `tests.aloud`. It prints the mutants that no case notices: a case is missing, or the mistake
changes nothing.

`empires:lineage` breaks the code that a title shares with others instead. mutmut itself runs all tests of the
house and skips decorated functions; this takes a second for each mutant.
"""

from __future__ import annotations

import argparse
import gc
import os
import random
import resource
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, NamedTuple

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.mutators import mutation_operators

from ecumene.table.rulebook.cases import Case, cases_of, run
from ecumene.table.title import Title
from tests.aloud import aloud

PACKAGE = "ecumene.titles"
TITLES = Path(__file__).parents[1] / "src" / "ecumene" / "titles"
NO_RULES = frozenset({"__init__", "citations", "meta"})
"""Modules that hold nothing but names."""

PLAYERS = frozenset({"strategist"})
"""Folders of bots that plan: what they answer is legal or not, and no rule says which answer is right."""

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
        self.functions: list[str] = []

    def on_visit(self, node: cst.CSTNode) -> bool:
        if isinstance(node, cst.Annotation | cst.Decorator | cst.Assert):
            return False
        if isinstance(node, cst.FunctionDef | cst.ClassDef):
            self.inside.append(node.name.value)
        if isinstance(node, cst.FunctionDef):
            self.functions.append(".".join(self.inside))
        if self.functions:
            for kind, mistakes in mutation_operators:
                if isinstance(node, kind):
                    line = self.get_metadata(PositionProvider, node).start.line
                    self.found += [(self.functions[0], line, node, mistake) for mistake in mistakes(node)]
        return True

    def on_leave(self, original_node: cst.CSTNode) -> None:
        if isinstance(original_node, cst.FunctionDef | cst.ClassDef):
            self.inside.pop()
        if isinstance(original_node, cst.FunctionDef):
            self.functions.pop()


def mutants_of(name: str, source: str) -> Iterator[Mutant]:
    """Every module with one mistake that can be made of a module."""
    wrapper = MetadataWrapper(cst.parse_module(source), unsafe_skip_copy=True)
    mistakes = Mistakes()
    wrapper.visit(mistakes)
    module = wrapper.module
    for function, line, node, mistake in mistakes.found:
        yield Mutant(name, function, line, module, node, mistake)


def modules_of(folder: str) -> Iterator[tuple[str, str]]:
    """The modules of a title, or of a folder that titles share, by name, with their source."""
    root = TITLES / folder
    for file in sorted(root.rglob("*.py")):
        parts = file.relative_to(root).with_suffix("").parts
        if parts[-1] not in NO_RULES and PLAYERS.isdisjoint(parts):
            yield ".".join((PACKAGE, folder, *parts)), file.read_text()


# Which cases come by a function

Place = tuple[str, str]
"""A function that stands in a module or a class of it: the file and its name."""


def place_of(code: CodeType) -> Place:
    """Where code stands; that of a function within a function belongs to the outer one."""
    return code.co_filename, code.co_qualname.split(".<locals>")[0]


def places_of(action: Callable[[], object]) -> set[Place]:
    """The functions that something comes by."""
    found: set[CodeType] = set()

    def note(frame: FrameType, event: str, argument: object) -> None:
        if event == "call":
            found.add(frame.f_code)

    sys.setprofile(note)
    try:
        action()
    finally:
        sys.setprofile(None)
    return set(map(place_of, found))


class Rulebook:
    """A title and its cases, by the functions that they come by; what is done at loading concerns all."""

    def __init__(self, title: str) -> None:
        self.package = f"{PACKAGE}.{title}"
        found: list[tuple[Title[Any, Any], list[Case]]] = []
        self.loading = places_of(lambda: found.append(self._load()))
        rules, cases = found[0]
        self.cases: defaultdict[Place, list[Case]] = defaultdict(list)
        for case in cases:
            for place in places_of(partial(run, aloud(rules), case)):
                self.cases[place].append(case)
        self.functions: defaultdict[Place, list[FunctionType]] = defaultdict(list)
        gc.unfreeze()  # titles that were loaded before are hidden from the collector, and from us
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and "<locals>" not in thing.__code__.co_qualname:
                self.functions[place_of(thing.__code__)].append(thing)

    def with_mistake(self, mutant: Mutant) -> tuple[Sequence[Title[Any, Any]], Sequence[Case]]:
        """The title with a mistake, plain and read aloud, and the cases that may notice it."""
        file = str(import_module(mutant.module).__file__)
        place = file, mutant.function
        whole = compile(mutant.source, file, "exec", dont_inherit=True)
        code = next(each for each in _within(whole) if each.co_qualname == mutant.function)
        functions = self.functions[place]
        fits = all(code != one.__code__ and code.co_freevars == one.__code__.co_freevars for one in functions)
        if place not in self.loading and fits:
            for function in functions:
                function.__code__ = code
            rules = self._title()  # the one that is loaded remembers what was found out without the mistake
            return (rules, aloud(rules)), self.cases[place]
        for name in [name for name in sys.modules if name.startswith(f"{PACKAGE}.")]:
            del sys.modules[name]
        sys.meta_path.insert(0, OneModule(mutant))
        rules, cases = self._load()
        return (rules, aloud(rules)), cases

    def _load(self) -> tuple[Title[Any, Any], list[Case]]:
        rules = self._title()
        return rules, [case for _, case in cases_of(rules)]

    def _title(self) -> Title[Any, Any]:
        title: Title[Any, Any] = import_module(self.package).load()
        return title


def _within(code: CodeType) -> Iterator[CodeType]:
    """The code of all functions of a module."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _within(constant)


class OneModule(MetaPathFinder, Loader):
    """Lets the source of one module be another."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        return spec_from_loader(fullname, self) if fullname == self.mutant.module else None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.mutant.source, self.mutant.module, "exec"), module.__dict__)


def fate(rulebook: Rulebook, mutant: Mutant) -> int:
    """What becomes of a mutant, found out in a process of its own. To crash or never to end is to fail."""
    child = os.fork()
    if child == 0:
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        ending = NOTICED
        try:
            readers, cases = rulebook.with_mistake(mutant)
            for reader, better in zip(readers, (UNSAID, HOLDS), strict=True):
                for case in cases:
                    run(reader, case)
                ending = better
        except BaseException:  # whatever a mistake leads to
            os._exit(ending)
        os._exit(ending)
    status = os.waitpid(child, 0)[1]
    return os.waitstatus_to_exitcode(status) if os.WIFEXITED(status) else NOTICED


def main(arguments: Sequence[str]) -> None:
    reader = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    reader.add_argument(
        "subjects",
        nargs="+",
        help="titles; TITLE:FOLDER breaks what a title shares with others, by its cases",
    )
    reader.add_argument("--sample", type=int, default=100, help="how many mutants are drawn")
    reader.add_argument("--seed", type=int, default=1, help="which ones")
    reader.add_argument("--minutes", type=float, default=60, help="after which no other mutant is begun")
    reader.add_argument("--jobs", type=int, default=1, help="how many subjects are looked at side by side")
    asked = reader.parse_args(arguments)
    if len(asked.subjects) > 1:
        options = ["--sample", asked.sample, "--seed", asked.seed, "--minutes", asked.minutes]
        side_by_side(asked.subjects, list(map(str, options)), asked.jobs)
        return
    title, _, folder = asked.subjects[0].partition(":")
    end = time.monotonic() + 60 * asked.minutes
    every = [mutant for module in modules_of(folder or title) for mutant in mutants_of(*module)]
    sample = random.Random(asked.seed).sample(every, min(asked.sample, len(every)))
    rulebook = Rulebook(title)
    fates: Counter[int] = Counter()
    for mutant in sample:
        if time.monotonic() > end:
            break
        found = fate(rulebook, mutant)
        fates[found] += 1
        if found != NOTICED:
            print("survives" if found == HOLDS else "read aloud", mutant, flush=True)
    print(
        f"{asked.subjects[0]}: of {len(every)} mutants {fates.total()} were played; "
        f"cases noticed {fates[NOTICED]}, read aloud {fates[NOTICED] + fates[UNSAID]}."
    )


def side_by_side(subjects: Sequence[str], options: Sequence[str], jobs: int) -> None:
    """Each in a process of its own, told when it is over; one that breaks off is an error."""

    def look(subject: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "tests.mutation", subject, *options]
        return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)

    with ThreadPoolExecutor(jobs) as pool:
        looks = []
        for subject, looked in zip(subjects, pool.map(look, subjects), strict=True):
            print(f"    {subject}\n{looked.stdout}", flush=True)
            looks.append(looked.returncode)
    if any(looks):
        sys.exit("Mutants could not be made, or played.")


if __name__ == "__main__":
    main(sys.argv[1:])
