"""The strategist of the Expansion Project: it answers every question, from its seat's view, and wins."""

from __future__ import annotations

from random import Random
from time import thread_time

import pytest

from ecumene import bots
from ecumene.bots.turns import in_turn
from ecumene.table.chance import Seeded
from ecumene.table.perspective import Perspective
from ecumene.table.table import Table
from ecumene.titles.expansion.title import Expansion
from ecumene.titles.lineage.movement.moves import BuildShip, Disembark
from ecumene.titles.lineage.state import State
from tests.effort import tries
from tests.titles.empires.crowds import crowded

TITLE = Expansion()
PHASES = tuple(phase for phase in TITLE.phases if phase not in ("ast", "calamity_resolution"))
CALAMITIES = [card for card in TITLE.content.scenes["west_9"].cards if TITLE.content.cards[card].calamity]
MOST_ANSWERS = 3_000
"""No phase of a crowded table takes as many."""
SLOW = 1.0
"""Seconds that a decision may take at most, of a processor that is not the fastest."""


def answer_of(state: State, seat: int) -> object:
    """What a seat answers first; the house asks a new strategist each time."""
    ask = next(ask for _, ask in state.flow.open() if ask.seat == seat and ask.given is None)
    return TITLE.strategist(1).choose(Perspective(TITLE, state, ask))


@pytest.mark.parametrize("phase", PHASES)
def test_every_question_has_a_legal_answer_wherever_people_are_in_each_others_way(phase: str) -> None:
    for seed in range(tries(2, 30)):
        state = crowded(7, Random(f"{phase}{seed}"), phase, until=phase, title=TITLE)
        for number in range(MOST_ANSWERS):
            asks = [ask for _, ask in state.flow.open() if ask.given is None]
            if not asks:
                break
            answer = TITLE.strategist(number).choose(Perspective(TITLE, state, asks[0]))
            TITLE.answer(state, asks[0].seat, asks[0].id, answer, Seeded.from_number(seed))
        else:
            pytest.fail("a phase without end")
        assert not TITLE.violations(state)


@pytest.mark.parametrize("kind", sorted(CALAMITIES))
def test_every_calamity_is_borne(kind: str) -> None:
    """Whatever it asks of whom: a table at which somebody certainly holds the card."""
    for seed in range(tries(1, 10)):
        state = crowded(9, Random(f"{kind}{seed}"), "calamity_selection", card=kind, title=TITLE)
        chance = Seeded.from_number(seed)
        for number in range(MOST_ANSWERS):
            asks = [ask for _, ask in state.flow.open() if ask.given is None]
            if not asks or state.phase not in ("calamity_selection", "calamity_resolution"):
                break
            answer = TITLE.strategist(number).choose(Perspective(TITLE, state, asks[0]))
            TITLE.answer(state, asks[0].seat, asks[0].id, answer, chance)
        assert not TITLE.violations(state)


def test_what_others_hide_changes_nothing() -> None:
    """In every phase the answer is the same if all that a seat cannot know is dealt anew."""
    for phase in PHASES:
        state = crowded(7, Random(f"hidden {phase}"), phase, title=TITLE)
        for _, ask in state.flow.open():
            if ask.given is None:
                known = TITLE.glimpse(state, ask.seat)
                dealt = TITLE.imagine_from(known, ask.seat, Seeded.from_number(9))
                assert answer_of(state, ask.seat) == answer_of(dealt, ask.seat)


def test_the_same_game_is_played_again_with_memory_and_in_time() -> None:
    """Six turns of two trade blocks, twice; no decision keeps anybody waiting."""
    ends = []
    for _ in range(2):
        table = Table(TITLE, seats=12, seed=3, options={"map": "both", "turns": 6})
        players = [TITLE.strategist(seat) for seat in range(12)]
        for request in in_turn(table):
            begun = thread_time()
            answer = players[request.seat].choose(table.perspective(request))
            assert thread_time() - begun < SLOW
            table.answer(request.seat, request.id, answer)
        assert not table.violations()
        ends.append(table.standings())
    assert ends[0] == ends[1]


def test_its_weights_name_advances_and_nations_of_this_game() -> None:
    weights, book = TITLE.strategist(0).weights, TITLE.content
    assert weights.effects.keys() <= book.advances.keys()
    boards = {"west", "east", "both", "blocks"}
    assert weights.civilizations.keys() <= boards
    nations = {nation for scene in book.scenes.values() for nation in scene.civilizations}
    assert {nation for points in weights.civilizations.values() for nation in points} <= nations


@pytest.mark.parametrize("map", ["west", "east"])
def test_nations_are_chosen_and_somebody_goes_to_sea(map: str) -> None:
    """A short game whose nations are chosen; on the coasts somebody has gone to sea."""
    table = Table(TITLE, seats=5, seed=2, options={"map": map, "civilizations": "choose", "turns": 8})
    players = [TITLE.strategist(seat) for seat in range(5)]
    sailed = 0
    for request in in_turn(table):
        answer = players[request.seat].choose(table.perspective(request))
        table.answer(request.seat, request.id, answer)
        sailed += isinstance(answer, Disembark)
    assert table.over
    assert sailed


def test_people_pay_for_the_ship_of_an_island_and_others_take_their_places() -> None:
    """Phaestos is left to sail and pay; those who have no room in Knossos can walk there."""
    given = {"tokens": {"knossos": 4, "phaestos": 4}, "stock": 47}
    state = TITLE.position({"seats": 5, "phase": "ships", "crete": given})
    weights = {"city": 5.0, "city_needed": 0.0}
    [ask] = [ask for _, ask in TITLE.requests(state) if ask.seat == 0]
    answer = TITLE.strategist(1, weights=weights).choose(Perspective(TITLE, state, ask))
    assert isinstance(answer, BuildShip)
    assert set(answer.tokens) <= {answer.area}
    assert answer.tokens


def test_strong_beats_steady() -> None:
    """Two games of fourteen turns, with two and with three strong ones of five: one of them is first."""
    for seed, strong in ((1, {0, 2}), (2, {0, 2, 4})):
        table = Table(TITLE, seats=5, seed=seed, options={"turns": 14})
        names = ["strong" if seat in strong else "steady" for seat in range(5)]
        players = [bots.make(name, seat, meta=TITLE.meta) for seat, name in enumerate(names)]
        for request in in_turn(table):
            answer = players[request.seat].choose(table.perspective(request))
            table.answer(request.seat, request.id, answer)
        assert next(standing.seat for standing in table.standings() if standing.rank == 1) in strong
