"""The executable rulebook of Rising Cultures: every case holds, every section has one, and cases can fail."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from ecumene.table.rulebook.cases import Case, Offered, Step, cases_of, run
from ecumene.table.rulebook.claims import Untrue
from ecumene.table.rulebook.sections import played, sections_of
from ecumene.table.titles import load_title

TITLE = load_title("cultures")
CASES = {case.name: case for _, case in cases_of(TITLE)}


def refusal(card: str, rule: str, because: str = "") -> Step:
    """Rome tries to build a card and expects to be refused."""
    return Step(seat="rome", answer={"do": "build", "card": card}, refused=rule, because=because)


def test_names_are_unique() -> None:
    names = Counter(case.name for _, case in cases_of(TITLE))
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_case(case: Case) -> None:
    run(TITLE, case)


def test_every_testable_section_is_cited() -> None:
    registry = sections_of(TITLE)
    cited = {section for case in CASES.values() for section in case.cites}
    assert cited <= registry.keys()
    assert [
        section.id for section in played(registry.values(), TITLE.scopes) if section.id not in cited
    ] == []


def test_every_case_claims_something() -> None:
    for case in CASES.values():
        claims = (case.then, case.asked, case.offered, case.sees, case.told, case.untold)
        assert any(claims) or any(step.refused is not None for step in case.when), case.name


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("The brewery lacks one stone", {"then": {"rome": {"coins": 0}}}),
    ("A tie goes to the marker holder", {"then": {"persia": {"won": ["carthage"]}}}),
    ("Persia's score: 32, 6, 11 and 3 make 52", {"then": {"persia": {"total": 51}}}),
    ("Three progress cards each switch the marker", {"then": {"marker": "rome"}}),
    ("Three progress cards each switch the marker", {"then": {"rome": {}}}),
    ("The marker holder plays first", {"asked": {"persia": "play"}}),
    ("Every card has four uses", {"offered": {"rome": Offered(count=4)}}),
    ("Every card has four uses", {"offered": {"rome": Offered(has=[{"do": "coins", "card": "mint"}])}}),
    (
        "A building with everything at hand is free",
        {"when": [refusal("villa_rustica", "use.display.missing")]},
    ),
    ("Who cannot pay cannot build", {"when": [refusal("brewery", "use.display")]}),
    ("Who cannot pay cannot build", {"when": [refusal("brewery", "use.display.missing", "8 coins")]}),
    ("Hands are secret", {"sees": {"persia": {"seats": {"0": {"hand": 3}}}}}),
    ("Hands are secret", {"sees": {"rome": {"lacks": ["you"]}}}),
    ("The returned card is a secret", {"told": {"persia": ["Brewery"]}}),
    ("The returned card is a secret", {"untold": {"rome": ["Brewery"]}}),
]


@pytest.mark.parametrize(("name", "claim"), WRONG)
def test_a_wrong_claim_is_untrue(name: str, claim: dict[str, Any]) -> None:
    with pytest.raises(Untrue):
        run(TITLE, msgspec.structs.replace(CASES[name], **claim))
