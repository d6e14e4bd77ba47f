"""Mutants of a title: the kinds of mistakes, and that cases notice one."""

from __future__ import annotations

import gc

from tests.mutation import HOLDS, NOTICED, Mutant, Rulebook, fate, modules_of, mutants_of

SOURCE = '''
LIMIT = 3


class Rule:
    """Names and tables outside of functions stay as they are."""

    name = "rule"

    @property
    def most(self) -> int:
        """A docstring stays, too."""
        return LIMIT + 1
'''


def test_mistakes_are_made_in_functions_alone() -> None:
    assert [str(mutant) for mutant in mutants_of("rules", SOURCE)] == [
        "rules:13 Rule.most: LIMIT + 1 -> LIMIT - 1",
        "rules:13 Rule.most: 1 -> 2",
    ]


def test_a_mutant_is_the_module_with_one_mistake() -> None:
    first, *_ = mutants_of("rules", SOURCE)
    assert first.source == SOURCE.replace("LIMIT + 1", "LIMIT - 1")


def test_cases_notice_a_mistake_and_nothing_else() -> None:
    gc.freeze()  # as after any title was loaded for play
    rulebook = Rulebook("cultures")
    for name in ("scoring", "book"):  # read at every turn, and once when the title is loaded
        module, source = next(entry for entry in modules_of("cultures") if entry[0].endswith(f".{name}"))
        worse = next(mutant for mutant in mutants_of(module, source) if " = None" in str(mutant))
        same = Mutant(*worse[:-1], after=worse.before)
        assert fate(rulebook, worse) == NOTICED
        assert fate(rulebook, same) == HOLDS
