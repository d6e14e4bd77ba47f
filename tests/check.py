"""The checks after each change: `make check` looks at what has changed, and ends within a minute.

Changed files are those that differ from `origin/main`, and new ones. It checks the style of those files, all
types and imports, the cases of the changed titles, and the tests that are nearest to the change: the changed
ones first, then those that name a changed module, then the others of the same folder, as many as fit into the
time. `make test` runs the rest.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from tests.durations import UNKNOWN, recorded
from tests.steps import BINARIES, ROOT, Step, run

BUDGET = 40.0
"""Seconds of tests on one core."""
SIDE_BY_SIDE = 12.0
"""Seconds of tests from which a second worker is worth its start."""
TITLES = "src/ecumene/titles/"
LINEAGE = "lineage"
BUILT = "src/ecumene/server/client/"
WORDS = ("src/words/words.test.ts", "src/titles/faces.test.ts")
"""Tests of the client that read its catalogues."""

NEAR: dict[str, tuple[str, ...]] = {
    "src/ecumene/arena/": ("tests/arena/",),
    "src/ecumene/bots/": ("tests/bots/",),
    "src/ecumene/cli/": ("tests/cli/",),
    "src/ecumene/lessons/": ("tests/lessons/",),
    "src/ecumene/review/": ("tests/review/",),
    "src/ecumene/server/": ("tests/server/",),
    "src/ecumene/table/": ("tests/table/", "tests/parley/", "tests/noughts/", "tests/kin/"),
    "src/ecumene/table/lessons/": ("tests/lessons/",),
    "src/ecumene/terminal/": ("tests/terminal/",),
    TITLES: ("tests/titles/test_", "tests/test_journals.py"),
    f"{TITLES}{LINEAGE}/": ("tests/kin/",),
    "atlas/": ("tests/titles/empires/test_atlas.py",),
    "docs/": ("tests/test_pages.py",),
    "docs/cases.md": ("tests/titles/test_casebook.py",),
    "docs/protocol.md": ("tests/server/test_protocol.py",),
    "examples/": ("tests/test_examples.py", "tests/noughts/"),
    "journals/": ("tests/test_journals.py",),
    "lint/": ("tests/lint/",),
}
"""Where the tests of a folder are: the beginnings of paths. A title has a folder of its own name besides."""


@dataclass(frozen=True)
class Plan:
    """What a change asks for. Files are named from the root of the checkout."""

    python: list[str]
    """Python files whose style is checked."""
    types: bool
    cases: list[str]
    """Titles whose cases are run."""
    tests: list[str]
    seconds: float
    """How long the tests took when they were recorded."""
    left: list[str]
    """Tests as near as these that do not fit into the time."""
    client: list[str]
    """Files of the browser client that are there."""
    client_changed: bool = False
    """Whether any file of it has changed, deleted ones included."""


def plan(
    root: Path, changed: Collection[str], durations: Mapping[str, float], budget: float = BUDGET
) -> Plan:
    """Which checks a change of these files asks for."""
    present = sorted(path for path in changed if (root / path).is_file() and not path.startswith(BUILT))
    titles = sorted(set(_titles(root, changed)))
    near = _near(root, changed, titles)
    chosen, left, seconds = _fitting(near, durations, budget)
    return Plan(
        python=[path for path in present if path.endswith(".py")],
        types=any(path.endswith(".py") or path == "pyproject.toml" for path in changed),
        cases=titles,
        tests=chosen,
        seconds=seconds,
        left=left,
        client=[path for path in present if path.startswith("client/")],
        client_changed=any(path.startswith("client/") for path in changed),
    )


def _titles(root: Path, changed: Collection[str]) -> Iterator[str]:
    """The titles that a change touches: that of the folder, those of a family, or all that are played."""
    every = {file.parent.name: file.parent for file in (root / TITLES).glob("*/meta.py")}
    for path in changed:
        if path.startswith("src/ecumene/table/"):
            yield from every
        elif path.startswith(f"{TITLES}{LINEAGE}/"):
            yield from (name for name, folder in every.items() if _mentions(folder / "title.py", LINEAGE))
        elif path.startswith(TITLES):
            yield from every.keys() & {path.removeprefix(TITLES).partition("/")[0]}


def _near(root: Path, changed: Collection[str], titles: Sequence[str]) -> dict[str, int]:
    """Tests with how near they are: 0 has changed itself, 1 names what has, 2 lies in the folder for it."""
    folders = {
        folder
        for path in changed
        for prefix, near in NEAR.items()
        if path.startswith(prefix)
        for folder in near
    }
    folders |= {f"tests/titles/{title}/" for title in titles}
    folders |= {"tests/lessons/" for path in changed if path.startswith(TITLES) and "/lessons/" in path}
    folders |= {"tests/test_pages.py" for path in changed if path.endswith(".md")}
    modules = {_module(path) for path in changed if path.endswith(".py") and not _is_test(path)}
    folders |= {
        f"{PurePosixPath(path).parent}/"
        for path in changed
        if path.startswith("tests/") and not _is_test(path)
    }
    found: dict[str, int] = {}
    for file in sorted((root / "tests").rglob("test_*.py")):
        test = file.relative_to(root).as_posix()
        if test in changed:
            found[test] = 0
        elif any(_names(file, module) for module in modules):
            found[test] = 1
        elif any(test.startswith(folder) for folder in folders):
            found[test] = 2
    return found


def _is_test(path: str) -> bool:
    return path.startswith("tests/") and PurePosixPath(path).name.startswith("test_")


def _module(path: str) -> str:
    """`ecumene.table.table` for `src/ecumene/table/table.py`."""
    return path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _names(test: Path, module: str) -> bool:
    """Whether a test is called as a module is, or imports it."""
    package, _, name = module.rpartition(".")
    return test.stem == f"test_{name}" or _mentions(
        test, f"from {module} import", f"from {package} import {name}"
    )


def _mentions(file: Path, *texts: str) -> bool:
    if not file.is_file():
        return False
    source = file.read_text()
    return any(text in source for text in texts)


def _fitting(
    near: Mapping[str, int], durations: Mapping[str, float], budget: float
) -> tuple[list[str], list[str], float]:
    """The nearest tests, of equally near ones the quickest first; changed ones whatever they take."""
    chosen: list[str] = []
    left: list[str] = []
    total = 0.0
    for test in sorted(near, key=lambda test: (near[test], durations.get(test, UNKNOWN))):
        seconds = durations.get(test, UNKNOWN)
        if near[test] == 0 or total + seconds <= budget:
            chosen.append(test)
            total += seconds
        else:
            left.append(test)
    return chosen, left, total


# What has changed


def changed_since(root: Path, base: str | None) -> set[str]:
    """The files that differ from a commit, deleted ones included, and those that git does not know yet."""
    if base is None:
        base = _git(root, "merge-base", "HEAD", "origin/main", otherwise="HEAD").strip()
    differing = _git(root, "diff", "--name-only", "--no-renames", "-z", base, "--")
    unknown = _git(root, "ls-files", "--others", "--exclude-standard", "-z")
    return set(filter(None, (differing + unknown).split("\0")))


def _git(root: Path, *arguments: str, otherwise: str | None = None) -> str:
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return done.stdout
    if otherwise is None:
        sys.exit(f"git could not tell what has changed: {done.stderr.strip()}")
    return otherwise


# The checks, one after the other


def steps(asked: Plan) -> Iterator[Step]:
    if asked.python:
        yield Step("Style", [f"{BINARIES}/ruff", "check", "--quiet", *asked.python])
        yield Step("Format", [f"{BINARIES}/ruff", "format", "--check", "--quiet", *asked.python])
    if asked.types:
        yield Step("Types", [f"{BINARIES}/mypy", "--no-error-summary"])
        yield Step("Imports and folders", [f"{BINARIES}/lint-imports", "--no-logo"])
    for title in asked.cases:
        yield Step(f"Cases of {title}", [f"{BINARIES}/ecumene", "cases", title])
    if asked.tests:
        yield Step(f"Tests, {len(asked.tests)} files", [sys.executable, "-m", "pytest", *_pytest(asked)])
    if asked.client_changed:
        yield from _client_steps([path.removeprefix("client/") for path in asked.client])


def _pytest(asked: Plan) -> Iterator[str]:
    yield from ("-q", "--no-header")
    if not all(_mentions(ROOT / test, "mark.quiet") for test in asked.tests):
        yield from ("-m", "not quiet")
    if asked.seconds > SIDE_BY_SIDE:
        yield from ("-n", "2", "--dist", "worksteal")
    for title in asked.cases:  # they were run just now
        yield from ("--deselect", f"tests/titles/{title}/test_cases.py::test_case[")
    yield from asked.tests


def _client_steps(files: list[str]) -> Iterator[Step]:
    folder, binaries = ROOT / "client", ROOT / "client" / "node_modules" / ".bin"
    code = [file for file in files if file.endswith((".js", ".ts", ".svelte"))]
    yield Step("Browser client: what it is checked with", ["make", "-s", "client/node_modules/.installed"])
    if code:
        yield Step("Browser client: style", [f"{binaries}/eslint", "--no-warn-ignored", *code], folder)
    if files:
        format = [f"{binaries}/prettier", "--check", "--ignore-unknown", *files]
        yield Step("Browser client: format", format, folder)
    types = [
        f"{binaries}/svelte-check",
        "--incremental",
        "--tsconfig",
        "./tsconfig.json",
        "--fail-on-warnings",
    ]
    yield Step("Browser client: types", types, folder)
    if any(file.endswith(".ftl") for file in files):
        words = [f"{binaries}/vitest", "--run", "--reporter=dot", *WORDS]
        yield Step("Browser client: words", words, folder)
    if code:
        related = [f"{binaries}/vitest", "related", "--run", "--reporter=dot", "--passWithNoTests", *code]
        yield Step("Browser client: tests of these files", related, folder)


def main(arguments: Sequence[str]) -> None:
    reader = argparse.ArgumentParser(prog="python -m tests.check", description=__doc__)
    reader.add_argument("--since", help="the commit to compare with; origin/main if none is named")
    since = reader.parse_args(arguments).since
    changed = changed_since(ROOT, since)
    if not changed:
        print(
            f"Nothing has changed since {since or 'origin/main'}; SINCE=HEAD~1 compares with another commit."
        )
        return
    asked = plan(ROOT, changed, recorded())
    failed = run(steps(asked))
    if asked.left:
        print(f"Left to make test: {', '.join(asked.left)}")
    if failed:
        sys.exit(f"Failed: {', '.join(failed)}.")
    print(f"{len(changed)} changed files: what was checked holds.")


if __name__ == "__main__":
    main(sys.argv[1:])
