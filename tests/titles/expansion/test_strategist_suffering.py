"""Phase 30 as the strategist of the Expansion Project plans it: its gifts, its losses, and losses for
others.
"""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.table.chance import Seeded
from ecumene.table.perspective import Perspective
from ecumene.titles.expansion.abilities.demand import AskDemand, DemandCard
from ecumene.titles.expansion.calamities.beneficiaries import AskBeneficiary, Favour
from ecumene.titles.expansion.calamities.civil_war import AskMuster, AskSide, Muster, Side
from ecumene.titles.expansion.calamities.dividing import AskDivision, Assign
from ecumene.titles.expansion.calamities.factions import Units
from ecumene.titles.expansion.calamities.giving import AskGive, HandOver
from ecumene.titles.expansion.calamities.minor import AskBail, AskTribes, Bail, Tribes
from ecumene.titles.expansion.calamities.tokens import AskTokens, GiveUp
from ecumene.titles.expansion.calamities.tyranny import AskProvince, Province
from ecumene.titles.expansion.calamities.unrest import AskStop, Sacrifice, Suffer
from ecumene.titles.expansion.phases.nations import (
    AcceptSwap,
    AskNation,
    AskSwap,
    DeclineSwap,
    KeepNation,
    ProposeSwap,
)
from ecumene.titles.expansion.strategist.abilities import Abilities
from ecumene.titles.expansion.strategist.nations import Nations
from ecumene.titles.expansion.strategist.suffering.factions import Factions
from ecumene.titles.expansion.strategist.suffering.hordes import Hordes
from ecumene.titles.expansion.strategist.suffering.others import WhomToHurt
from ecumene.titles.expansion.strategist.suffering.own import Hardship
from ecumene.titles.expansion.strategist.suffering.provinces import Provinces
from ecumene.titles.expansion.title import Expansion
from ecumene.titles.lineage.calamities.effects.barbarian_hordes import AskHordes, Descend
from ecumene.titles.lineage.state import Position, State
from ecumene.titles.lineage.what_if.market.costs import POINT, WORTHS, suffered

TITLE = Expansion()
WEIGHTS = TITLE.strategist(0).weights
HURT, HARDSHIP, FACTIONS = WhomToHurt(WEIGHTS), Hardship(WEIGHTS), Factions(WEIGHTS)
WEST = WEIGHTS.civilizations["west"]
EGYPT = {"tokens": {"fayum": 4, "memphis": 2, "siwa": 1}, "cities": ["tanis", "alexandria"]}


def west(**given: Any) -> tuple[Position, dict[str, int], dict[str, int]]:
    """A position of five in the West, with the numbers of its seats and of its areas."""
    state = TITLE.position({"seats": 5, "phase": "tax", "until": "tax", "egypt": EGYPT, **given})
    position = TITLE.at(state)
    return position, {name: seat for seat, name in enumerate(state.civilizations)}, position.board.index


# Others


def ahead() -> dict[str, Any]:
    """Assyria will win, Hatti will not; both have as much to lose, and Assyria is protected from famine."""
    land = {"cities": ["nineveh", "aleppo"], "tokens": {"assyria": 3, "syria": 2}, "ast": 12}
    far = {"cities": ["troy", "sardes"], "tokens": {"hattusa": 3, "galatia": 2}, "ast": 2}
    return {"assyria": land, "hatti": far}


def test_losses_are_divided_to_whom_they_hurt_most() -> None:
    position, seats, _ = west(**ahead())
    rooms = ((seats["hatti"], 8), (seats["assyria"], 8))
    ask = AskDivision(seat=seats["egypt"], id="", card="famine", total=10, left=10, rooms=rooms)
    assert HURT.divide(position, ask, []) == Assign("assyria", 8)
    last = AskDivision(seat=seats["egypt"], id="", card="famine", total=10, left=2, rooms=rooms[:1])
    assert HURT.divide(position, last, []) == Assign("hatti", 2)


def test_cities_are_divided_to_who_is_ahead() -> None:
    position, seats, _ = west(**ahead())
    rooms = ((seats["hatti"], 2), (seats["assyria"], 2))
    ask = AskDivision(seat=seats["egypt"], id="", card="iconoclasm_and_heresy", total=3, left=3, rooms=rooms)
    assert HURT.divide(position, ask, []) == Assign("assyria", 2)


def test_whoever_is_behind_may_gain() -> None:
    position, seats, _ = west(**ahead())
    candidates = (seats["assyria"], seats["hatti"])
    ask = AskBeneficiary(seat=seats["egypt"], id="", card="tyranny", candidates=candidates)
    options = [Favour("assyria"), Favour("hatti")]
    assert HURT.favour(position, ask, options) == Favour("hatti")


def test_barbarians_who_are_done_are_led_against_who_is_ahead() -> None:
    position, seats, index = west(**ahead())
    areas = (index["hattusa"], index["assyria"], index["fayum"])
    ask = AskHordes(
        seat=seats["egypt"], id="", victim=seats["egypt"], tokens=6, areas=areas, origin=index["tanis"]
    )
    assert Hordes(WEIGHTS).lead(position, ask, []) == Descend("assyria")


# One's own


def test_tokens_go_that_have_no_place_to_stay() -> None:
    position, seats, index = west(egypt={"tokens": {"siwa": 4, "fayum": 2}})
    areas = (index["siwa"], index["fayum"])
    ask = AskTokens(seat=seats["egypt"], id="", card="tribal_conflict", areas=areas, left=2)
    assert HARDSHIP.tokens(position, ask, []) == GiveUp("siwa", 2)


def test_tribes_fight_where_least_is_lost() -> None:
    position, seats, _ = west(egypt={"tokens": {"siwa": 5, "western_desert": 2, "fayum": 2, "memphis": 2}})
    ask = AskTribes(seat=seats["egypt"], id="", card="tribal_conflict")
    options = [Tribes(("fayum", "memphis")), Tribes(("siwa", "western_desert"))]
    assert HARDSHIP.tribes(position, ask, options) == options[1]


def test_nobody_is_bailed_out_who_has_no_place_to_stay() -> None:
    crowd = {"tokens": {"siwa": 9}, "cities": ["tanis"], "treasury": 8}
    position, seats, _ = west(egypt=crowd)
    ask = AskBail(seat=seats["egypt"], id="", card="minor_uprising", points=1, price=2)
    assert HARDSHIP.bail(position, ask, [Bail(1), Bail(0)]) == Bail(0)


def test_those_who_support_cities_are_bailed_out() -> None:
    few = {"tokens": {"siwa": 1, "fayum": 1}, "cities": ["tanis"], "treasury": 8}
    position, seats, _ = west(egypt=few)
    ask = AskBail(seat=seats["egypt"], id="", card="minor_uprising", points=1, price=2)
    assert HARDSHIP.bail(position, ask, [Bail(1), Bail(0)]) == Bail(1)


def test_cheap_cards_stop_heretics_and_dear_ones_do_not() -> None:
    for hand, answer in ((["clay", "hides"], Sacrifice()), (["gold"] * 5, Suffer())):
        position, seats, _ = west(egypt={**EGYPT, "hand": hand, "cities": ["tanis"]})
        ask = AskStop(seat=seats["egypt"], id="", card="iconoclasm_and_heresy", price=2)
        assert HARDSHIP.stop(position, ask, []) == answer


def test_what_is_given_is_what_the_sets_miss_least() -> None:
    position, seats, _ = west(egypt={**EGYPT, "hand": ["gold", "iron", "iron", "hides"]})
    ask = AskGive(seat=seats["egypt"], id="", taker=0, cause="banditry")
    assert HARDSHIP.give(position, ask, []) == HandOver("hides")


def test_the_faction_that_can_live_is_kept() -> None:
    """A city that nobody supports is worth less than two with their people."""
    egypt = {"tokens": {"fayum": 4}, "cities": ["tanis", "alexandria", "memphis"]}
    position, seats, index = west(egypt=egypt)
    hungry = (Units(index["tanis"], 0, 1),)
    fed = (Units(index["fayum"], 4), Units(index["alexandria"], 0, 1), Units(index["memphis"], 0, 1))
    ask = AskSide(seat=seats["egypt"], id="", card="civil_war", first=hungry, second=fed)
    assert FACTIONS.side(position, ask, []) == Side("second")


# Civil War and Tyranny

POOR = {"crete": {"tokens": {"knossos": 50}}, "hatti": {"tokens": {"hattusa": 50}}}
"""Whoever has little in stock gains by nothing."""


def torn(**egypt: Any) -> State:
    """A Civil War in Egypt, by which Assyria gains."""
    given = {"assyria": {"tokens": {"tyre": 1}}, "thrace": {"tokens": {"thrace": 50}}, **POOR}
    hand = {"phase": "calamity_resolution", "until": "calamity_resolution", "seats": 5}
    return TITLE.position({**hand, **given, "egypt": {"hand": ["civil_war"], **egypt}})


def answered(state: State, kind: str) -> list[Any]:
    """What strategists answer as long as they are asked this, all seats alike."""
    found = []
    while asks := [ask for _, ask in state.flow.open() if TITLE.kinds[type(ask)].name == kind]:
        found.append(TITLE.strategist(0).choose(Perspective(TITLE, state, asks[0])))
        TITLE.answer(state, asks[0].seat, asks[0].id, found[-1], Seeded.from_number(1))
    return found


def test_a_civil_war_leaves_a_country_that_can_live() -> None:
    """Egypt goes on with cities and with people who support them, however Assyria adds to its faction."""
    people = {"fayum": 4, "memphis": 2, "siwa": 2, "gaza": 2, "petra": 2, "cyrene": 20}
    state = torn(tokens=people, cities=["tanis", "alexandria", "jerusalem", "paraetonium"])
    egypt = state.civilizations.index("egypt")
    assert answered(state, "muster")
    [side] = answered(state, "side")
    assert isinstance(side, Side)
    kept = state.cities.count(egypt + 1)
    assert kept
    assert sum(state.tokens[egypt]) >= 2 * kept


def test_whoever_gains_divides_evenly() -> None:
    """With Philosophy Assyria selects alone: of what is worth nothing to Egypt it would inherit nothing."""
    state = torn(tokens={"fayum": 8, "siwa": 20}, cities=["tanis", "alexandria"], advances=["philosophy"])
    assyria = state.civilizations.index("assyria")
    chosen = answered(state, "muster")
    assert any(one.city for one in chosen)
    answered(state, "side")
    assert state.cities.count(assyria + 1) == 1


@pytest.mark.parametrize(("home", "city"), [("gaza", "sinai"), ("paraetonium", "alexandria")])
def test_of_cities_that_cannot_all_be_annexed_those_next_door_are(home: str, city: str) -> None:
    position, seats, index = west(assyria={"tokens": {home: 1}})
    pool = (Units(index["alexandria"], 0, 1), Units(index["sinai"], 0, 1))
    ask = AskMuster(
        seat=seats["assyria"],
        id="",
        card="civil_war",
        victim=seats["egypt"],
        purpose="annex",
        left=0,
        pool=pool,
    )
    options = [Muster("alexandria", city=True), Muster("sinai", city=True)]
    assert FACTIONS.muster(position, ask, options) == Muster(city, city=True)


def test_tyranny_takes_a_city_rather_than_a_crowd_without_room() -> None:
    """Both cost five points or more; the default would take the crowd."""
    egypt = {"tokens": {"sinai": 9}, "cities": ["jerusalem"]}
    position, seats, _ = west(egypt=egypt, assyria={"tokens": {"tyre": 3, "petra": 1}})
    ask = AskProvince(seat=seats["assyria"], id="", card="tyranny", victim=seats["egypt"], left=9)
    options = [Province("sinai"), Province("jerusalem")]
    assert Provinces(WEIGHTS).annex(position, ask, options) == Province("jerusalem")


# Nations


def test_nations_are_exchanged_for_what_did_better_beyond_doubt() -> None:
    position, seats, _ = west()
    best, worst = (choice(seats, key=lambda one: WEST.get(one, 0.0)) for choice in (max, min))
    options = [KeepNation(), *(ProposeSwap(name) for name in seats if name != worst)]
    nations = Nations(WEIGHTS)
    assert nations.propose(position, AskNation(seat=seats[worst], id=""), options) == ProposeSwap(best)
    assert nations.propose(position, AskNation(seat=seats[worst], id="", tried=(1,)), options) == KeepNation()
    assert nations.propose(position, AskNation(seat=seats[best], id=""), options) == KeepNation()
    for seat, proposer, answer in ((worst, best, AcceptSwap()), (best, worst, DeclineSwap())):
        ask = AskSwap(seat=seats[seat], id="", proposer=seats[proposer])
        assert nations.answer(position, ask, []) == answer


# What calamities cost


def test_a_civil_war_costs_the_smaller_faction_and_a_robbed_card_is_a_card() -> None:
    """Of forty points five go; a card that somebody gets is worth as much as one that nobody gets."""
    state = torn(tokens={"fayum": 40})
    position, egypt = TITLE.at(state), state.civilizations.index("egypt")
    assert suffered(position, egypt, "civil_war") == 5 * POINT
    assert WORTHS["given"] == WORTHS["cards"]


# Cards


def test_what_is_demanded_is_what_one_collects() -> None:
    position, seats, _ = west(egypt={**EGYPT, "hand": ["iron", "iron", "iron"]}, hatti={"hand": ["iron"]})
    ask = AskDemand(seat=seats["egypt"], id="")
    options = [DemandCard("iron", "hatti"), DemandCard("hides", "hatti")]
    assert Abilities(WEIGHTS).demand(position, ask, options) == options[0]
