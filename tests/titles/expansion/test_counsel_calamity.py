"""Calamities computed by the rules of the Expansion Project, before and while they strike."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecumene.table.chance import Seeded
from ecumene.titles.expansion.calamities.records import Cataclysm, Oppression, Secession
from ecumene.titles.lineage.calamities.records import BarbarianHordes, Corruption, Regression
from ecumene.titles.lineage.pieces.pieces import cities_on_board, tokens_on_board
from ecumene.titles.lineage.state import State
from tests.effort import tries
from tests.titles.expansion.crowds import TITLE

BOOK = TITLE.content
CRETE, ASSYRIA, EGYPT = 0, 1, 4
SITES = ["memphis", "alexandria", "jerusalem", "cyrene"]
FULL = {
    "crete": {"tokens": {"knossos": 50}},
    "thrace": {"tokens": {"thrace": 50}},
    "hatti": {"tokens": {"hattusa": 50}},
    "assyria": {"tokens": {"tyre": 1}},
}


def table(card: str, phase: str = "trade", **egypt: Any) -> State:
    return TITLE.position({"phase": phase, "until": phase, **FULL, "egypt": {"hand": [card], **egypt}})


def reckoned(state: State, seat: int = EGYPT, language: str = "en") -> dict[tuple[int, str], Any]:
    told = TITLE.counsel(TITLE.glimpse(state, seat), seat, "calamity", {}, language)
    (calamity,) = told["calamities"]
    return {(one["seat"], one["what"]): one for one in calamity["reckoned"]}


def numbers(state: State, seat: int = EGYPT) -> dict[tuple[int, str], int]:
    return {key: one["result"] for key, one in reckoned(state, seat).items()}


def test_a_civil_war_has_two_factions_and_an_heir() -> None:
    """Forty-five points: Egypt selects 15 and 5 for Music, Assyria adds 20, five are left apart."""
    state = table("civil_war", tokens={"fayum": 40}, cities=["memphis"], advances=["music"])
    assert numbers(state) == {
        (EGYPT, "first_faction"): 20,
        (EGYPT, "second_faction"): 5,
        (ASSYRIA, "inherits"): 5,
    }
    music = reckoned(state)[EGYPT, "first_faction"]
    assert (music["base"], music["effects"][0]["advance"]) == (15, "music")


def test_military_costs_both_factions() -> None:
    state = table("civil_war", tokens={"fayum": 50}, advances=["military", "naval_warfare"])
    assert numbers(state)[EGYPT, "strife"] == 10


def test_with_philosophy_the_beneficiary_rules() -> None:
    state = table("civil_war", tokens={"fayum": 40}, advances=["philosophy", "music"])
    found = numbers(state)
    assert found[EGYPT, "ruled_faction"] == 15
    assert found[EGYPT, "second_faction"] == 25
    assert (EGYPT, "first_faction") not in found


def test_counsel_says_when_there_is_no_war() -> None:
    """Thirty-five points are all the first faction."""
    state = table("civil_war", tokens={"fayum": 35})
    assert numbers(state) == {(EGYPT, "no_war"): 0}
    assert "keinen Bürgerkrieg" in reckoned(state, language="de")[EGYPT, "no_war"]["says"]["text"]


def test_counsel_knows_a_latecomer() -> None:
    given = {"phase": "trade", "until": "trade", "seats": 6, "options": {"latecomers": 1}}
    crete = {"hand": ["civil_war"], "tokens": {"knossos": 40}}
    state = TITLE.position({**given, "crete": crete, "thrace": {"tokens": {"thrace": 1}}})
    assert (5, "inherits") in numbers(state, CRETE)
    assert (1, "inherits") not in numbers(state, CRETE)


def test_counsel_follows_a_war_under_way() -> None:
    """Before anything is chosen, and after each answer, the second faction is what the rules make it."""
    state = table("civil_war", "calamity_resolution", tokens={"fayum": 44}, advances=["military"])
    chance, seen = Seeded.from_number(1), list[int]()
    while requests := TITLE.requests(state):
        seen.append(numbers(state, CRETE)[EGYPT, "second_faction"])
        _, ask = requests[0]
        TITLE.answer(state, ask.seat, ask.id, TITLE.default(state, ask), chance)
    assert seen[0] == 9
    assert seen[-1] == 4
    assert state.tokens[ASSYRIA][TITLE.at(state).board.index["fayum"]] == 4


@pytest.mark.parametrize(
    ("advances", "idle"),
    [((), 15), (("mining",), 20), (("mythology", "enlightenment"), 5), (("cultural_ascendancy",), 15)],
)
def test_a_slave_revolt_topples_as_many_cities_as_it_says(advances: tuple[str, ...], idle: int) -> None:
    """Four cities need eight tokens of seventeen, or twelve; what falls brings tokens for the others."""
    egypt: dict[str, Any] = {"tokens": {"fayum": 17}, "cities": SITES, "advances": list(advances)}
    found = numbers(table("slave_revolt", **egypt))
    assert found[EGYPT, "idle"] == idle
    state, left = table("slave_revolt", "calamity_resolution", **egypt), list[int]()
    while requests := TITLE.requests(state):
        left.append(numbers(state)[EGYPT, "reduced"])
        _, ask = requests[0]
        TITLE.answer(state, ask.seat, ask.id, TITLE.default(state, ask), Seeded.from_number(1))
    fallen = len(SITES) - state.cities.count(EGYPT + 1)
    assert found[EGYPT, "reduced"] == fallen
    assert left == list(range(fallen, fallen - len(left), -1))


# All of them, before they strike and as they then do


def lay(card: str, seed: int, phase: str, until: str) -> tuple[State, int]:
    """A table on which somebody holds a calamity, and who; often somebody traded it."""
    random = Random(seed)
    scene = BOOK.scenes["west_9" if card in BOOK.scenes["west_9"].cards else "west_5"]
    board, goods = scene.board, [one for one in scene.cards if not BOOK.cards[one].calamity]
    areas = [id for area, id in enumerate(board.ids) if board.in_play[area] and board.limit[area]]
    random.shuffle(areas)
    given: dict[str, Any] = {"phase": phase, "until": until, "seats": len(scene.civilizations)}
    for nation in scene.civilizations:
        cities = [areas.pop() for _ in range(random.randrange(6))]
        given[nation] = {
            "cities": cities,
            "tokens": {areas.pop(): random.choice((1, 2, 3, 5)) for _ in range(random.randrange(1, 5))},
            "treasury": random.randrange(15),
            "advances": [id for id in BOOK.advances if random.random() < 0.3],
            "ast": random.randrange(12),
        }
    victim, trader = random.sample(scene.civilizations, 2)
    given[victim]["hand"] = [card, *goods[: random.randrange(6)]]
    if BOOK.cards[card].tradeable and random.random() < 0.6:
        given["givers"] = {card: trader}
    state = TITLE.position(given)
    return state, state.civilizations.index(victim)


def lost(before: State, after: State, seat: int) -> dict[str, int]:
    """What a seat has less afterwards."""
    city = BOOK.numbers.city_points

    def had(state: State) -> dict[str, int]:
        cities, tokens = cities_on_board(state, seat), tokens_on_board(state, seat)
        return {
            "points": tokens + city * cities,
            "cities": cities,
            "treasury": state.treasury[seat],
            "cards": len(state.hand[seat]),
            "steps": state.ast[seat],
        }

    now = had(after)
    return {what: count - now[what] for what, count in had(before).items()}


CITIES = {"reduced", "destroyed", "annexed", "pirates"}
ALONE = [
    card for card, record in BOOK.calamity.items()
    if card in {*BOOK.scenes["west_9"].cards, *BOOK.scenes["west_5"].cards}
    and not isinstance(record, Secession | Oppression | BarbarianHordes | Cataclysm | Regression | Corruption)
]  # fmt: skip
"""Those whose numbers are simply lost; the others have tests of their own."""


@pytest.mark.parametrize("card", ALONE)
def test_what_is_reckoned_is_what_is_then_lost(card: str) -> None:
    """Of what a seat bears it loses all, or what there is of it; a city that falls may be a little more."""
    seen = 0
    for seed in range(tries(12, 80)):
        before, victim = lay(card, seed, "trade", "trade")
        told = {what: one for (seat, what), one in reckoned(before, victim).items() if seat == victim}
        after, _ = lay(card, seed, "calamity_resolution", "calamity_resolution")
        stopped = False
        while requests := TITLE.requests(after):
            _, question = requests[0]
            stopped = stopped or TITLE.kinds[type(question)].name in ("stop", "bail")
            answer = TITLE.default(after, question)
            TITLE.answer(after, question.seat, question.id, answer, Seeded.from_number(seed))
        gone = lost(before, after, victim)
        if stopped or (gone["treasury"] and "treasury" not in told):  # something was given instead
            continue
        for what, one in told.items():
            least = one["result"] if one["there"] is None else min(one["result"], one["there"])
            if what in CITIES:
                assert gone["cities"] == least, (seed, what)
                assert what != "destroyed" or gone["points"] == least * BOOK.numbers.city_points
                assert what != "reduced" or gone["points"] < least * BOOK.numbers.city_points or not least
            elif what.endswith("damage"):
                more = told["starves"]["result"] if "starves" in told else 0
                assert least <= gone["points"] < least + BOOK.numbers.city_points + more, (seed, what)
            elif what == "tribes":
                assert gone["points"] == least
            elif what == "treasury":
                assert gone["treasury"] == least
            seen += 1
    assert seen


def test_untraded_treachery_reduces_and_traded_annexes() -> None:
    """30.222: nobody gains by a card that its victim drew."""
    given = {"phase": "trade", "until": "trade", **FULL, "egypt": {"hand": ["treachery"], "cities": SITES}}
    assert (EGYPT, "reduced") in numbers(TITLE.position(given))
    assert (EGYPT, "annexed") in numbers(TITLE.position({**given, "givers": {"treachery": "crete"}}))


def test_an_eruption_is_told_to_everybody_at_the_volcano() -> None:
    """Each loses its own; whoever holds Urbanism without Engineering loses tokens next door, too."""
    board = BOOK.scenes["west_5"].board
    volcano = next(areas for areas in board.volcanoes.values() if all(board.in_play[area] for area in areas))
    where = board.ids[volcano[0]]
    egypt = {"hand": ["volcanic_eruption"], "cities": [where], "advances": ["urbanism"]}
    given = {"phase": "trade", "until": "trade", "egypt": egypt, "crete": {"tokens": {where: 3}}}
    state = TITLE.position(given)
    assert numbers(state) == {(EGYPT, "eruption"): 5, (EGYPT, "collapse"): 4, (CRETE, "eruption"): 3}
    assert reckoned(state)[EGYPT, "collapse"]["effects"][0]["advance"] == "urbanism"


def test_what_is_not_divided_yet_is_told_as_the_most() -> None:
    """Epidemic: ten points at most of each, and no more than it has; once divided it is what it is."""
    egypt = {"hand": ["epidemic"], "tokens": {"fayum": 20}}
    given = {**FULL, "egypt": egypt}
    found = reckoned(TITLE.position({"phase": "trade", "until": "trade", **given}))
    assert (CRETE, "damage") not in found
    assert "up to" in found[CRETE, "damage_most"]["says"]["text"]
    state = TITLE.position({"phase": "calamity_resolution", "until": "calamity_resolution", **given})
    _, question = TITLE.requests(state)[0]
    rooms = dict(question.rooms)  # type: ignore[attr-defined]
    assert {seat: one["base"] for (seat, what), one in found.items() if what == "damage_most"} == rooms


def test_tyranny_needs_a_neighbour() -> None:
    egypt = {"hand": ["tyranny"], "cities": SITES}
    alone = {"phase": "trade", "until": "trade", "egypt": egypt}
    assert numbers(TITLE.position({**alone, "crete": {"tokens": {"knossos": 5}}}))[EGYPT, "provinces"] == 0
    near = BOOK.scenes["west_5"].board
    beside = near.ids[near.land[near.index["memphis"]][0]]
    assert numbers(TITLE.position({**alone, "crete": {"tokens": {beside: 5}}}))[EGYPT, "provinces"] > 0
