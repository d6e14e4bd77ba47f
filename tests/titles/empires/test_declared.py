"""One declaration of a card, and everything follows it: rules, counsel, bots, components and sentences."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from ecumene.table.chance import Seeded
from ecumene.table.data.content import parse
from ecumene.table.state.frames import Ask
from ecumene.titles.empires.content import tables
from ecumene.titles.empires.title import Empires
from ecumene.titles.lineage.abilities.diaspora import AskResettle
from ecumene.titles.lineage.abilities.phase import AskAbility
from ecumene.titles.lineage.calamities.damage import AskDamage
from ecumene.titles.lineage.calamities.victims import AskVictims
from ecumene.titles.lineage.movement.entering import barred
from ecumene.titles.lineage.phases.construction import help_for
from ecumene.titles.lineage.pieces.pieces import limit_for
from ecumene.titles.lineage.state import State
from ecumene.titles.lineage.strategist.rivals import Rivals
from ecumene.titles.lineage.strategist.suffering.victims import spreads_to
from ecumene.titles.lineage.what_if.aims import shields

HOUSE = Empires()
SABA = {"tokens": {"saba": 9, "marib": 9}, "hand": ["famine"], "advances": ["pottery"]}
STRUCK = {"seats": 5, "phase": "calamity_resolution", "until": "calamity_resolution"}


def corrected(text: str) -> Empires:
    return Empires(parse(text))


def seat_of(state: State, civilization: str) -> int:
    return state.civilizations.index(civilization)


def asked(state: State, kind: type[Ask]) -> dict[str, Any]:
    """The open questions of a kind, by the civilizations that they are put to."""
    return {state.civilizations[ask.seat]: ask for ask in state.flow.asks.values() if isinstance(ask, kind)}


def counsel(title: Empires, state: State, seat: int, language: str = "en") -> Any:
    glimpse = title.glimpse(state, seat)
    (told,) = title.counsel(glimpse, seat, "calamity", {}, language)["calamities"]
    return told


def answer(title: Empires, state: State, civilization: str, given: dict[str, Any]) -> None:
    seat = seat_of(state, civilization)
    request = next(ask.id for _, ask in title.requests(state) if ask.seat == seat)
    title.answer(state, seat, request, given, Seeded.from_number(1))


# Famine


FAMINE = """
[calamities.famine]
damage = 12
secondary_damage = 7
secondary_victims = 2
changes = { pottery = -3 }
secondary_changes = { law = 2 }
"""


def test_the_rules_follow_the_declaration_of_famine() -> None:
    title = corrected(FAMINE)
    others = {name: {"tokens": {area: 8}} for name, area in (("persia", "susa"), ("babylon", "ur"))}
    others["babylon"]["advances"] = ["law"]  # type: ignore[assignment]
    state = title.position({**STRUCK, "saba": SABA, **others})
    (victims,) = asked(state, AskVictims).values()
    assert victims.count == 2
    answer(title, state, "saba", {"do": "victims", "victims": ["persia", "babylon"]})
    demanded = asked(state, AskDamage)
    assert demanded["saba"].points == 12 - 3
    on_board = {name: sum(state.tokens[seat_of(state, name)]) for name in ("persia", "babylon")}
    assert on_board == {"persia": 8 - 7, "babylon": 0}


def test_counsel_follows_the_declaration_of_famine() -> None:
    title = corrected(FAMINE)
    state = title.position({"seats": 5, "phase": "trade", "until": "trade", "saba": SABA})
    seat = seat_of(state, "saba")
    told = counsel(title, state, seat)
    assert told["choose"] == 2
    (own,) = (one for one in told["reckoned"] if one["seat"] == seat)
    assert (own["base"], own["result"]) == (12, 9)
    assert {one["base"] for one in told["reckoned"] if one["seat"] != seat} == {7}
    assert told["says"][0]["text"].startswith("12 damage, and 7 for each of 2 players")
    assert counsel(title, state, seat, "de")["says"][0]["text"].startswith("12 Schaden, und 7 für jede von 2")
    assert shields(title.at(state))["pottery"] == 3


def test_protection_counts_each_calamity_once_whatever_the_blocks() -> None:
    one = HOUSE.position({"seats": 9, "phase": "trade", "until": "trade"})
    assert shields(HOUSE.at(one))["calendar"] == 5 + 2 * 5
    assert shields(HOUSE.at(one))["engineering"] == 5


def test_bots_follow_the_declaration_of_famine() -> None:
    state = HOUSE.position({**STRUCK, "saba": SABA, "persia": {"tokens": {"susa": 8}}})
    saba, persia = seat_of(state, "saba"), seat_of(state, "persia")

    def lost(title: Empires) -> float:
        position = title.at(state)
        rivals = Rivals(position, saba, title.strategist(0).weights)
        return spreads_to(rivals, position, title.content.calamity["famine"], persia, saba)

    assert lost(corrected(FAMINE)) > lost(HOUSE)


def test_components_and_sentences_follow_the_declaration_of_famine() -> None:
    printed = corrected(FAMINE).components("en")
    famine = printed["cards"]["famine"]
    assert (famine["effect"], famine["damage"], famine["secondary_damage"]) == ("scourge", 12, 7)
    assert famine["words"] == "12 damage, and 7 for each of 2 players of your choice."
    assert printed["advances"]["pottery"]["words"] == "Famine: 3 less damage."
    assert "Famine, 2 more damage as secondary victim" in printed["advances"]["law"]["words"]
    assert "Famine" not in printed["advances"]["calendar"]["words"]


def test_the_documents_show_the_declaration_of_famine() -> None:
    page = (Path(__file__).parents[3] / "docs" / "titles.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"```toml\n(\[calamities\.famine\]\n.*?)```", page, re.DOTALL)
    assert parse(shown)["calamities"]["famine"] == tables()["calamities"]["famine"]


def test_famine_of_the_house_is_as_printed() -> None:
    state = HOUSE.position({**STRUCK, "saba": SABA})
    assert asked(state, AskVictims)["saba"].count == 3
    assert HOUSE.components("en")["cards"]["famine"]["damage"] == 10


# What advances spare, exempt and allow


def test_another_advance_may_exempt_save_and_soften() -> None:
    title = corrected("""
        [calamities.piracy]
        exempt = ["law"]
        [calamities.volcanic_eruption]
        softened_by = ["law"]
        """)
    saba = {"cities": ["aden"], "hand": ["piracy"], "tokens": {"saba": 9}}
    persia = {"cities": ["maka"], "advances": ["law"]}
    state = title.position({"seats": 9, "phase": "trade", "until": "trade", "saba": saba, "persia": persia})
    told = {one["seat"]: one for one in counsel(title, state, seat_of(state, "saba"))["candidates"]}
    says = told[seat_of(state, "persia")]["says"]
    assert says["text"] == "Persia is safe from that through Law."
    assert says["rule"] == "cal.piracy"
    shaken = {"cities": ["marib"], "advances": ["law"], "hand": ["volcanic_eruption"]}
    state = title.position({**STRUCK, "saba": shaken})
    assert state.tokens[seat_of(state, "saba")][title.at(state).board.index["marib"]] > 0


def test_abilities_follow_their_declarations() -> None:
    title = corrected("""
        [advances.diaspora]
        ability = { does = "resettle", tokens = 2 }
        [advances.law]
        ability = { does = "strike_area", fate = "annexed", price = 2, spares = ["music"] }
        """)
    saba = {"tokens": {"marib": 1, "aden": 1}, "treasury": 9, "advances": ["diaspora", "law"]}
    given = {"seats": 9, "phase": "special_abilities", "until": "special_abilities", "saba": saba}
    state = title.position({**given, "babylon": {"tokens": {"zafar": 2}}})
    (ask,) = asked(state, AskAbility).values()
    texts = [title.words.text(title.describe(state, ask, option)) for option in title.options(state, ask)]
    assert "Law: annex the units of Babylon in Zafar for 4 tokens from the treasury" in texts
    answer(title, state, "saba", {"do": "use_ability", "advance": "diaspora"})
    assert asked(state, AskResettle)["saba"].left == 2
    spared = title.position({**given, "babylon": {"tokens": {"zafar": 2}, "advances": ["music"]}})
    (ask,) = asked(spared, AskAbility).values()
    assert not [option for option in title.options(spared, ask) if getattr(option, "advance", "") == "law"]


def test_guards_and_numbers_follow_their_declarations() -> None:
    title = corrected("""
        [advances.diplomacy]
        guard = { of = "cities", lets_in = ["law"] }
        [advances.urbanism]
        raises = { neighbour_tokens = 6 }
        [advances.architecture]
        raises = { treasury_share = 25 }
        [advances.agriculture]
        raises = { small_area_tokens = 2 }
        """)
    saba = {"cities": ["aden"], "advances": ["diplomacy"]}
    babylon = {
        "tokens": {"marib": 9, "qataban": 1},
        "treasury": 9,
        "advances": ["military", "urbanism", "architecture", "agriculture"],
    }
    persia = {"tokens": {"maka": 1}, "advances": ["law"]}
    given = {"seats": 9, "phase": "construction", "saba": saba, "babylon": babylon, "persia": persia}
    state = title.position(given)
    position, aden = title.at(state), title.at(state).board.index["aden"]
    watch = barred(position, seat_of(state, "babylon"), aden, 1)
    assert watch is not None
    assert (watch.advance, watch.of) == ("diplomacy", "cities")
    assert barred(position, seat_of(state, "persia"), aden, 1) is None
    mine, board = seat_of(state, "babylon"), position.board
    wild = board.index["qataban"]
    assert not board.site[wild]
    assert help_for(position, mine, wild) == (12 // 4, 6)
    assert limit_for(position, mine, wild) == board.limit[wild] + 2
