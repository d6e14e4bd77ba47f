"""Phase 30 as the strategist of the Expansion Project bears it: what it gives, loses and lets others bear."""

from __future__ import annotations

from typing import Any

from ecumene.titles.expansion.abilities.demand import AskDemand, DemandCard
from ecumene.titles.expansion.calamities.beneficiaries import AskBeneficiary, Favour
from ecumene.titles.expansion.calamities.civil_war import AskSide, Side
from ecumene.titles.expansion.calamities.dividing import AskDivision, Assign
from ecumene.titles.expansion.calamities.factions import Units
from ecumene.titles.expansion.calamities.giving import AskGive, HandOver
from ecumene.titles.expansion.calamities.minor import AskBail, AskTribes, Bail, Tribes
from ecumene.titles.expansion.calamities.tokens import AskTokens, GiveUp
from ecumene.titles.expansion.calamities.unrest import AskStop, Sacrifice, Suffer
from ecumene.titles.expansion.strategist.abilities import Abilities
from ecumene.titles.expansion.strategist.suffering.hordes import Hordes
from ecumene.titles.expansion.strategist.suffering.others import WhomToHurt
from ecumene.titles.expansion.strategist.suffering.own import Hardship
from ecumene.titles.expansion.title import Expansion
from ecumene.titles.lineage.calamities.effects.barbarian_hordes import AskHordes, Descend
from ecumene.titles.lineage.state import Position

TITLE = Expansion()
WEIGHTS = TITLE.strategist(0).weights
HURT, HARDSHIP = WhomToHurt(WEIGHTS), Hardship(WEIGHTS)
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
    assert HARDSHIP.side(position, ask, []) == Side("second")


def test_what_is_demanded_is_what_one_collects() -> None:
    position, seats, _ = west(egypt={**EGYPT, "hand": ["iron", "iron", "iron"]}, hatti={"hand": ["iron"]})
    ask = AskDemand(seat=seats["egypt"], id="")
    options = [DemandCard("iron", "hatti"), DemandCard("hides", "hatti")]
    assert Abilities(WEIGHTS).demand(position, ask, options) == options[0]
