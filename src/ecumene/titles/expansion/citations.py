"""The sections of rulebook 003 that this game cites for the rules of the lineage.

Where rulebook 003 does not describe a procedure of its relatives (taking back moves, offers), the section is
the one that the procedure serves (ruling X1).
"""

from __future__ import annotations

from collections.abc import Mapping

_SETUP = {"ch4.civs.choice": "14.4"}

_TAX_AND_PEOPLE = {
    "1a.rate": "18.23",
    "1b.choose": "18.32",
    "2.simultaneous": "19.3",
    "2a.growth": "19.1",
    "2a.shortage": "19.2",
}

_MOVEMENT = {
    "3.token.step": "22.3",
    "3.may": "22.1",
    "3.end.declare": "22.1",
    "3.early": "16.2",
    "3.revert": "16.2",
    "3.conflict.locked": "16.2",
    "3.conflict.share": "23.1",
    "faq.move_before_turn": "22.2",
    "3.ship.coastal": "21.2",
    "3.ship.embark_any": "22.56",
    "3.ship.five_tokens": "22.51",
    "3.ship.four": "21.4",
    "3.ship.four_steps": "22.52",
    "3.ship.land_or_sea": "22.3",
    "3.ship.maintain": "21.3",
    "3.ship.maintain_before": "21.3",
    "3.ship.mixed": "21.2",
    "3.ship.no_open_sea": "22.52",
    "3.ship.open_sea_end": "22.55",
    "3.ship.out_of_play": "15.11",
    "3.ship.tokens": "21.1",
    "3.ship.treasury": "21.2",
    "adv.roadbuilding": "22.31",
    "adv.roadbuilding.conflict": "22.31",
    "adv.cultural_ascendancy": "23.36",
}

_CONFLICT = {
    "4a.city": "23.1",
    "4a.end_limit": "23.21",
    "4a.end_single": "23.21",
    "4a.minority": "23.21",
    "4a.ties": "23.22",
    "4b.draw": "23.51",
    "4b.insufficient": "23.31",
    "4b.order.same_pair": "23.32",
    "4b.pillage": "23.52",
    "4b.pirate": "23.34",
    "4b.replace_six": "23.32",
    "4b.seven": "23.31",
    "4b.wait": "23.32",
    "adv.metalworking": "23.24",
    "adv.advanced_military": "23.25",
    "adv.advanced_military.wait": "23.25",
    "adv.naval_warfare.losses": "22.561",
    "adv.engineering.attack": "23.35",
    "adv.engineering.defend": "23.35",
}

_CITIES = {
    "5.order": "17.1",
    "5a.any_number": "24.1",
    "5a.nine": "24.1",
    "5a.one_per_area": "24.1",
    "5a.zero": "24.1",
    "5a.site": "24.2",
    "5a.wilderness": "24.2",
    "adv.architecture": "24.3",
    "faq.architecture.once": "24.3",
    "adv.urbanism": "24.5",
    "adv.public_works.note_build": "25.11",
    "5b.surplus": "25.1",
    "5c.rate": "26.1",
    "5c.new_first": "26.12",
    "5c.reduce": "26.1",
    "6a.stacks": "27.2",
    "8.limit.5_8": "29.5",
    "9b.order": "29.61",
}

_TRADE = {
    "6b.nine": "27.52",
    "6b.order": "27.51",
    "6b.pay_first": "27.51",
    "adv.wonder_of_the_world": "33.0411",
    "adv.wonder_of_the_world.note_nine": "33.0411",
    "7.bilateral": "28.2",
    "7.bluff": "28.3",
    "7.calamities": "27.3",
    "7.end": "28.4",
    "7.no_mention": "28.3",
    "7.only_cards": "28.2",
    "7.promises": "28.3",
    "7.revert": "28.1",
    "7.three": "28.3",
    "7.timer": "28.4",
    "7.truth": "28.3",
    "7.value.set": "28.51",
}

_CALAMITIES = {
    "9b.attributes": "29.67",
    "9b.select_first": "29.65",
    "9b.victims_order": "16.2",
    "ch8.annex": "29.62",
    "ch8.beneficiary.default": "29.63",
    "ch8.beneficiary.trader": "29.63",
    "ch8.cumulative": "29.67",
    "ch8.damage": "29.64",
    "ch8.damage.city": "29.67",
    "ch8.discard": "30.711",
    "ch8.exceed": "29.64",
    "ch8.must_select": "29.65",
    "ch8.reduce": "26.4",
    "5.9.duplicates.insist": "29.62",
    "5.9.duplicates.secondary": "29.62",
    "5.9.exclude.beneficiary": "29.63",
    "5.9.exclude.primary": "29.63",
    "5.9.exclude.secondary": "29.63",
    "5.9.nontradeable": "29.2",
    "30.921.beneficiary": "30.922",
    "cal.barbarian_hordes": "30.521",
    "cal.barbarian_hordes.move": "30.5234",
    "cal.barbarian_hordes.note_sea": "30.5232",
    "cal.barbarian_hordes.only_success": "30.5231",
    "cal.regression.enlightenment": "30.911",
}

_ABILITIES = {
    "10.all_or_nothing": "31.1",
    "10.order": "31.2",
    "10.seven": "31.1",
    "ch3.adv.ability_once": "31.2",
    "ch3.adv.holder_only": "31.1",
    "adv.diaspora": "33.1581",
    "adv.diaspora.note_city": "33.1581",
    "adv.fundamentalism": "33.1531",
    "adv.fundamentalism.immune": "33.1532",
    "adv.monotheism": "33.1561",
    "adv.monotheism.immune": "33.1562",
    "adv.monotheism.note_stock": "33.1562",
    "adv.politics.annex": "33.1071",
    "adv.politics.gain": "33.1073",
    "adv.politics.immune": "33.1072",
    "adv.politics.note_stock": "33.1072",
    "adv.provincial_empire": "33.1391",
    "adv.provincial_empire.card": "33.1391",
    "adv.provincial_empire.immune": "33.1391",
    "adv.provincial_empire.note_face": "33.1391",
    "adv.trade_empire": "33.0291",
    "adv.trade_empire.players": "33.0292",
    "adv.trade_routes": "33.0262",
    "adv.trade_routes.note_exact": "33.0262",
    "adv.universal_doctrine": "33.1551",
}

_ADVANCES = {
    "12a.discount.colour": "32.51",
    "12a.discount.special": "32.51",
    "12a.dual": "32.56",
    "12a.free": "32.58",
    "12a.order": "32.12",
    "12a.pay_cards": "32.31",
    "12a.pay_treasury": "32.41",
    "12a.single_transaction": "32.1",
    "12b.limit": "32.71",
    "adv.anatomy": "33.0681",
    "adv.library": "33.0671",
    "adv.monument": "33.051",
    "adv.monument.note_choice": "33.051",
    "adv.wonder_of_the_world.note_choice": "33.0411",
    "adv.written_record": "33.0811",
    "adv.written_record.note_choice": "33.0811",
    "13a.end": "35.1",
    "13a.move": "34.1",
    "13a.requirements": "34.11",
}

_LEAVING = {
    "ch7.others.move": "14.71",
    "ch7.others.no_conflict": "14.71",
}

_MARKET = dict.fromkeys(
    (
        "4.6a.deal_market",
        "4.6a.water",
        "4.7.any_row",
        "4.7.blocked",
        "4.7.column",
        "4.7.draw_tradeable",
        "4.7.face_down",
        "4.7.full",
        "4.7.no_calamity_columns",
        "4.7.no_own_cards",
        "4.7.pass",
        "4.7.red",
        "4.7.red.no_nontradeable",
        "4.7.red.value",
        "4.7.set_value",
        "4.7.top_row",
        "4.7.two_for_two",
        "4.7.value",
        "4.9.deputy",
        "4.9.deputy.who",
    ),
    "28.1",
)
"""The keys that only games with a market cite. This game has no market, so they are never shown."""

CITATIONS: Mapping[str, str] = {
    **_SETUP,
    **_TAX_AND_PEOPLE,
    **_MOVEMENT,
    **_CONFLICT,
    **_CITIES,
    **_TRADE,
    **_CALAMITIES,
    **_ABILITIES,
    **_ADVANCES,
    **_LEAVING,
    **_MARKET,
}
