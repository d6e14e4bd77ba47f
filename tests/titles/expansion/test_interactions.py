"""Every calamity and every advance is shown alone and together with others, card by card.

A case shows a card if it passes with the card and fails without it. So the test takes away each card that a
seat is given in a case, a calamity in hand or an advance, and the case has to fail; claims about the list of
advances are left out, because they would fail in any case. An advance that is bought or used in a case is
shown, too. Two cards that the same case shows interact in it. A case that shows more than `MANY` cards is a
list of them, such as the order of all calamities, and counts as no interaction.

Not counted are cards that only lie in stacks, and interactions of two cards that no section mentions.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from ecumene.table.rulebook.cases import Case, cases_of, run
from ecumene.table.rulebook.claims import Untrue
from ecumene.table.rulebook.positions import BadPosition
from ecumene.titles.expansion import load

TITLE = load()
BOOK = TITLE.content
MANY = 4

ADVANCES = sorted(BOOK.advances)
KINDS = {id: kind for kind, ids in BOOK.scenes["both_18"].copies.items() for id in ids}
"""What trade cards are called without the mark of a trade block."""


def given(case: Case) -> Iterator[tuple[str, str, str]]:
    """The cards that somebody is given in a case: the seat, the field, the id."""
    for seat, side in case.given.items():
        if isinstance(side, Mapping):
            yield from ((seat, "advances", id) for id in side.get("advances", ()) if id in BOOK.advances)
            yield from ((seat, "hand", id) for id in side.get("hand", ()) if is_calamity(id))


def is_calamity(id: str) -> bool:
    return id in BOOK.cards and bool(BOOK.cards[id].calamity)


def without(case: Case, seat: str, field: str, id: str) -> Case:
    """A case in which a seat has one card less."""
    side = case.given[seat]
    cards = list(side[field])
    cards.remove(id)
    then = {name: without_advances(fact) for name, fact in case.then.items()}
    return replace(case, given={**case.given, seat: {**side, field: cards}}, then=then)


def without_advances(fact: Any) -> Any:
    return {key: fact[key] for key in fact if key != "advances"} if isinstance(fact, Mapping) else fact


def holds(case: Case) -> bool:
    try:
        run(TITLE, case)
    except (Untrue, BadPosition):
        return False
    return True


def bought_or_used(case: Case) -> Iterator[str]:
    for step in case.when:
        if step.answer and not step.refused and step.answer.get("advance") in BOOK.advances:
            yield str(step.answer["advance"])


def shown_by(case: Case) -> frozenset[str]:
    """The cards without which a case does not hold."""
    needed = {id for seat, field, id in given(case) if not holds(without(case, seat, field, id))}
    return frozenset(KINDS.get(id, id) for id in needed.union(bought_or_used(case)))


@cache
def shown() -> Mapping[str, frozenset[str]]:
    """The cards of each case that are needed, by the name of the case."""
    return {case.name: shown_by(case) for _, case in cases_of(TITLE)}


def together(card: str) -> dict[str, frozenset[str]]:
    """The cases in which a card interacts, each with the cards with which it does."""
    few = {name: cards for name, cards in shown().items() if card in cards and 1 < len(cards) <= MANY}
    return {name: cards - {card} for name, cards in few.items()}


@pytest.mark.parametrize("card", [*BOOK.calamities, *ADVANCES])
def test_every_card_interacts_with_two_others_in_two_cases(card: str) -> None:
    found = together(card)
    assert len(found) >= 2, f"{card} interacts in {sorted(found)}"
    partners = {other for cards in found.values() for other in cards}
    assert len(partners) >= 2, f"{card} interacts with {sorted(partners)} alone"


@pytest.mark.parametrize("calamity", BOOK.calamities)
def test_every_advance_that_a_calamity_names_is_shown_with_it(calamity: str) -> None:
    named = BOOK.calamity[calamity].advances()
    assert [id for id in named if not any({calamity, id} <= cards for cards in shown().values())] == []


def test_a_card_that_changes_nothing_is_not_shown() -> None:
    case = Case(
        name="Pottery does not help in a Flood",
        given={
            "phase": "calamity_resolution",
            "until": "calamity_resolution",
            "egypt": {"hand": ["flood"], "tokens": {"fayum": 20}, "advances": ["pottery"]},
        },
        then={"egypt": {"tokens": {"fayum": 3}, "advances": ["pottery"]}},
    )
    assert shown_by(case) == {"flood"}
