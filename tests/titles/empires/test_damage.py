"""Taking damage: the demanded points, and the losses that still lead to them, compared with trying
everything.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from hypothesis import given
from hypothesis import strategies as some

from ecumene.table.chance import Seeded
from ecumene.titles.lineage.calamities.damage import AskDamage, Exposed, Remove, exposed, losses
from ecumene.titles.lineage.state import State
from tests.titles.empires.crowds import TITLE, crowded

BOOK = TITLE.content
CITY = BOOK.numbers.city_points
Row = tuple[tuple[int, int], ...]


def steps(have: Exposed) -> Iterator[tuple[int, Exposed]]:
    """Every single loss, legal or not, with what it counts."""
    for area, tokens in have.tokens.items():
        if tokens:
            yield 1, have.without_tokens(area, 1)
    for area in have.cities:
        for left in range(min(have.rooms[area], have.stock) + 1):
            yield CITY - left, have.without_city(area, left)


def totals(have: Exposed) -> frozenset[int]:
    """Every total that can be lost, found by losing piece after piece in every order."""

    @cache
    def reach(tokens: Row, cities: Row, stock: int) -> frozenset[int]:
        found = {0}
        for points, rest in steps(Exposed(dict(tokens), dict(cities), stock, CITY)):
            found |= {points + more for more in reach(*key(rest))}
        return frozenset(found)

    def key(have: Exposed) -> tuple[Row, Row, int]:
        return tuple(sorted(have.tokens.items())), tuple(sorted(have.cities.items())), have.stock

    return reach(*key(have))


AREAS = some.integers(0, 3)
HELD = some.builds(
    Exposed,
    tokens=some.dictionaries(AREAS, some.integers(1, 3), max_size=2),
    cities=some.dictionaries(AREAS, some.integers(0, 4), max_size=3),
    stock=some.integers(0, 5),
    city_points=some.just(CITY),
)


@given(have=HELD)
def test_what_can_be_lost_exactly_is_what_trying_everything_finds(have: Exposed) -> None:
    possible = totals(have)
    assert max(possible) == have.points
    assert {points for points in range(have.points + 3) if have.allows(points)} == possible


def damage_in(state: State) -> Iterator[AskDamage]:
    yield from (ask for _, ask in TITLE.requests(state) if isinstance(ask, AskDamage))


@given(seed=some.integers(0, 2**32))
def test_damage_can_always_be_taken_to_its_end_and_counts_exactly(seed: int) -> None:
    """Random losses at a crowded table: there is always a next one, and the sum is what was demanded."""
    random = Random(seed)
    state = crowded(9, random, "calamity_selection")
    for _ in range(80):
        asks = list(damage_in(state))
        if not (requests := TITLE.requests(state)):
            return
        _, ask = random.choice(requests)
        if not asks:
            answer = random.choice(TITLE.options(state, ask))
            TITLE.answer(state, ask.seat, ask.id, answer, Seeded.from_number(seed))
            continue
        chosen = random.choice(asks)
        before = exposed(TITLE.at(state), chosen.seat, chosen.where).points
        loss = random.choice(losses(TITLE.at(state), chosen))
        counts = loss.tokens if isinstance(loss, Remove) else CITY - loss.left
        assert 1 <= counts <= chosen.points <= before
        TITLE.answer(state, chosen.seat, chosen.id, loss, Seeded.from_number(seed))
        assert TITLE.violations(state) == []
        left = [ask.points for ask in damage_in(state) if (ask.seat, ask.card) == (chosen.seat, chosen.card)]
        if left:
            assert exposed(TITLE.at(state), chosen.seat, chosen.where).points == before - (
                chosen.points - left[0]
            )
