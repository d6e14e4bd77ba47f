"""The search for units that change sides: as good as trying everything, and fast in a large realm."""

from __future__ import annotations

from itertools import combinations
from random import Random
from time import process_time

import pytest

from ecumene.table.chance import Seeded
from ecumene.titles.lineage.calamities.defection import Demand, Grade, lie_together, units_in
from ecumene.titles.lineage.calamities.defection_search import (
    OFFERED,
    Areas,
    Realm,
    best_selections,
    offered,
)
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import areas_of
from ecumene.titles.lineage.state import State
from tests.titles.empires.crowds import TITLE, table

BOOK = TITLE.content
BOARD = BOOK.scenes["east_9"].board
SABA = 0


def realm_of(random: Random, areas: int, cities: int) -> State:
    """A realm of Saba that has grown from one area, with a city in some and tokens in the others."""
    grown = [random.choice([area for area in range(BOARD.size) if BOARD.in_play[area]])]
    while len(grown) < areas:
        near = {other for area in grown for other in (*BOARD.land[area], *BOARD.water[area])}
        grown.append(random.choice(sorted(area for area in near.difference(grown) if BOARD.in_play[area])))
    random.shuffle(grown)
    grown.sort(key=lambda area: not BOARD.limit[area])  # no city in a desert
    cities = min(cities, sum(BOARD.limit[area] > 0 for area in grown))
    tokens = {BOARD.ids[area]: random.randint(1, 2) for area in grown[cities:]}
    if random.random() < 0.5:  # the token of Public Works
        tokens[BOARD.ids[grown[0]]] = 1
    names = [BOARD.ids[area] for area in grown[:cities]]
    return table({"phase": "tax", "saba": {"cities": names, "tokens": tokens}})


def tried(state: State, demand: Demand) -> tuple[Grade, set[Areas]]:
    """The best selections, found by trying every set of areas."""
    realm: list[AreaId] = areas_of(state, SABA)
    grades = {
        areas: units_in(TITLE.at(state), SABA, areas).grade(demand)
        for size in range(1, len(realm) + 1)
        for areas in combinations(realm, size)
        if lie_together(TITLE.at(state), areas)
    }
    best = min(grades.values())
    return best, {areas for areas, grade in grades.items() if grade == best}


@pytest.mark.parametrize("seed", range(40))
def test_nothing_is_overlooked_in_a_small_realm(seed: int) -> None:
    random = Random(seed)
    state = realm_of(random, random.randint(1, 10), random.randint(1, 4))
    demand = Demand(random.randint(1, 25), random.randint(0, 3), random.randint(0, 9))
    realm = Realm(TITLE.at(state), SABA, gains=seed % 2 == 0)
    found = best_selections(realm, demand)
    grade, best = tried(state, demand)
    assert found.complete
    assert found.grade == grade
    assert {realm.select(chosen) for chosen in found.chosen} == best
    assert set(offered(realm, found)) <= best


@pytest.mark.parametrize(
    "demand", [Demand(15, 9, 55), Demand(45, 9, 55), Demand(55, 9, 12), Demand(15, 9, 0), Demand(31, 1, 4)]
)
def test_a_large_realm_takes_milliseconds(demand: Demand) -> None:
    times = []
    for seed in range(6):
        state = realm_of(Random(seed), 40, 9)
        begun = process_time()
        realm = Realm(TITLE.at(state), SABA, gains=True)
        found = best_selections(realm, demand)
        offers = offered(realm, found)
        times.append(process_time() - begun)
        assert found.grade[:2] == (0, 0)
        assert len(set(offers)) == len(offers) <= OFFERED
        for areas in offers:
            assert lie_together(TITLE.at(state), areas)
            assert units_in(TITLE.at(state), SABA, areas).grade(demand) == found.grade
    assert min(times) < 0.02


@pytest.mark.parametrize("gains", [True, False])
def test_every_corner_of_a_large_realm_is_offered(gains: bool) -> None:
    for seed in range(6):
        realm = Realm(TITLE.at(realm_of(Random(seed), 40, 9)), SABA, gains)
        offers = offered(realm, best_selections(realm, Demand(15, 9, 55)))
        assert len({area for areas in offers for area in areas}) > 35


def test_each_side_is_offered_first_what_it_would_like() -> None:
    for seed in range(6):
        state = realm_of(Random(seed), 30, 9)
        realms = [Realm(TITLE.at(state), SABA, gains) for gains in (True, False)]
        first = [offered(realm, best_selections(realm, Demand(15, 9, 55)))[0] for realm in realms]
        gained, lost = (units_in(TITLE.at(state), SABA, areas).cities for areas in first)
        assert gained >= 2
        assert lost == 0


def test_a_question_of_civil_war_is_stored_and_taken_up_again() -> None:
    """What is offered is part of the question, so a state that was put away asks the same."""
    state = realm_of(Random(2), 30, 9)
    state = table(
        {
            "phase": "calamity_resolution",
            "saba": {
                "hand": ["civil_war"],
                "cities": [BOARD.ids[area] for area, owner in enumerate(state.cities) if owner == SABA + 1],
                "tokens": {BOARD.ids[area]: n for area, n in enumerate(state.tokens[SABA]) if n},
            },
        }
    )
    again = TITLE.load_state(TITLE.dump_state(state))
    ((_, ask),) = TITLE.requests(state)
    ((_, same),) = TITLE.requests(again)
    assert TITLE.options(state, ask) == TITLE.options(again, same)
    TITLE.answer(again, same.seat, same.id, TITLE.default(again, same), Seeded.from_number(1))
    assert not TITLE.violations(again)
