"""A title of the house has no code outside its folders except its line in `pyproject.toml`: nothing else in
the package or in the client names a title by its id.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

TITLES = tomllib.loads(Path("pyproject.toml").read_text())["project"]["entry-points"]["ecumene.titles"]
PACKAGE, CLIENT = Path("src/ecumene"), Path("client/src")
BUILT = PACKAGE / "server" / "client"
NAMED = re.compile(rf"\b({'|'.join(TITLES)})\b")
TEXTS = {".ts", ".svelte", ".ftl", ".css", ".js", ".html", ".toml"}


def outside(root: Path) -> Iterator[Path]:
    """The files of a tree that are no title's and not built."""
    for file in sorted(root.rglob("*")):
        if file.is_file() and root / "titles" not in file.parents and BUILT not in file.parents:
            yield file


def names_in_python(source: str) -> list[str]:
    """The ids of titles that code names. A docstring is no code: its examples may play what they like."""
    tree = ast.parse(source)
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    said = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
    ]
    imported = [
        ".".join(filter(None, [getattr(node, "module", None), *(each.name for each in node.names)]))
        for node in ast.walk(tree)
        if isinstance(node, (ast.Import, ast.ImportFrom))
    ]
    return [name for text in said + imported for name in NAMED.findall(text)]


def test_nothing_in_the_package_names_a_title() -> None:
    files = [file for file in outside(PACKAGE) if file.suffix == ".py"]
    assert len(files) > 100
    assert {str(file): found for file in files if (found := names_in_python(file.read_text("utf-8")))} == {}


def test_nothing_in_the_client_names_a_title() -> None:
    files = [file for file in [*outside(CLIENT), *outside(PACKAGE)] if file.suffix in TEXTS]
    assert len(files) > 100
    assert {str(file): found for file in files if (found := NAMED.findall(file.read_text("utf-8")))} == {}


@pytest.mark.parametrize(
    "code",
    [
        'if title.id == "ages": pass',
        "from ecumene.titles import empires",
        "import ecumene.titles.cultures.meta",
    ],
)
def test_it_would_be_noticed(code: str) -> None:
    assert names_in_python(f'"""Play `cultures`."""\n{code}')


def test_every_title_of_the_house_has_a_face() -> None:
    faces = {file.parent.name for file in (CLIENT / "titles").glob("*/face.ts")}
    assert faces == set(TITLES)
