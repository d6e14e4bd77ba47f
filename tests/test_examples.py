"""The examples in docstrings are true."""

from __future__ import annotations

import doctest
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

import pytest

import ecumene

NOT_IMPORTED = ("ecumene.__main__", "ecumene.server.migrations")
"""What does its work when it is imported."""


def examples() -> Iterator[doctest.DocTest]:
    found = walk_packages(ecumene.__path__, "ecumene.")
    names = [module.name for module in found if not module.name.startswith(NOT_IMPORTED)]
    for name in ("ecumene", *names):
        yield from (test for test in doctest.DocTestFinder().find(import_module(name)) if test.examples)


@pytest.mark.parametrize("example", list(examples()), ids=lambda test: test.name)
def test_an_example_is_true(example: doctest.DocTest) -> None:
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=said.append)
    assert not said, "".join(said)
