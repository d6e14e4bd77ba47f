"""The executable rulebook of Age of Civilization: every case holds, every section and every card has one."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from ecumene.table.rulebook.cases import Case, Offered, Step, cases_of, run
from ecumene.table.rulebook.claims import Untrue
from ecumene.table.rulebook.sections import played, sections_of
from ecumene.titles.ages.title import Ages

TITLE = Ages()
CASES = {case.name: case for _, case in cases_of(TITLE)}


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


def test_every_card_is_named_in_a_case() -> None:
    """Every civilization as the main one and below another one, every wonder and technology, every action."""
    said = "\n".join(str(msgspec.to_builtins([case.given, case.when])) for case in CASES.values())
    book = TITLE.content
    printed = (book.civilizations, book.wonders, book.technologies, book.actions, book.track_cards)
    more = (book.event_tokens, book.scenarios, book.commands)
    for card in (card for cards in (*printed, *more) for card in cards):
        assert f"'{card}'" in said, card
    held = [case.given.get("black", {}).get("civilizations", []) for case in CASES.values()]
    risen = {_risen(step) for case in CASES.values() for step in case.when}
    assert set(book.civilizations) - risen - {cards[0] for cards in held if cards} == set()
    assert set(book.civilizations) - {card for cards in held for card in cards[1:]} == set()


def _risen(step: Step) -> str:
    answer = step.answer or {}
    return str(answer["civilization"]) if answer.get("do") == "rise" else ""


def test_every_case_claims_something() -> None:
    for case in CASES.values():
        claims = (case.then, case.asked, case.offered, case.sees, case.told, case.untold)
        assert any(claims) or any(step.refused is not None for step in case.when), case.name


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("Conquest: two points with the most strength", {"then": {"black": {"points": 1}}}),
    ("First tie-break: most workers", {"then": {"winners": ["black"]}}),
    ("Everything that players have lies open", {"sees": {"spectator": {"seats": {"1": {"coins": 4}}}}}),
    ("The first turn begins with a civilization", {"offered": {"black": Offered(count=6)}}),
]


@pytest.mark.parametrize(("name", "claim"), WRONG)
def test_a_wrong_claim_is_untrue(name: str, claim: dict[str, Any]) -> None:
    with pytest.raises(Untrue):
        run(TITLE, msgspec.structs.replace(CASES[name], **claim))
