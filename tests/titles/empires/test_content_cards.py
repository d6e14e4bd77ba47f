"""The cards of Mega Empires: advances, commodities and calamities, against the lists of the rulebooks."""

from collections import Counter

import pytest

from ecumene.titles.empires.components import Advance, Content, Setup
from ecumene.titles.empires.content import load
from ecumene.titles.lineage.printed.components import Map

# Chapter 10: the commodities of the East, the last of each stack only with nine seats.
EAST_COMMODITIES = {
    1: {"flax": 9, "hides": 9, "bone": 8},
    2: {"stone": 8, "furs": 8, "wax": 8},
    3: {"timber": 8, "salt": 9, "ceramics": 8},
    4: {"cotton": 7, "sugar": 8, "grain": 8},
    5: {"lacquer": 6, "livestock": 7, "glass": 6},
    6: {"silver": 5, "bronze": 6, "lead": 6},
    7: {"jade": 5, "spice": 6, "herbs": 6},
    8: {"dye": 4, "tea": 5, "obsidian": 4},
    9: {"silk": 4, "pearls": 5, "amber": 4},
}
WEST_COMMODITIES = {
    1: {"ochre": 9, "clay": 9, "bone": 8},
    2: {"papyri": 8, "iron": 8, "wax": 8},
    3: {"fish": 8, "fruit": 9, "ceramics": 8},
    4: {"wool": 7, "oil": 8, "grain": 8},
    5: {"wine": 6, "textiles": 7, "glass": 6},
    6: {"tin": 5, "copper": 6, "lead": 6},
    7: {"resin": 5, "incense": 6, "herbs": 6},
    8: {"marble": 4, "gemstones": 5, "obsidian": 4},
    9: {"ivory": 4, "gold": 5, "amber": 4},
}
WEST_BLOCK = {
    1: {"ochre": 9, "clay": 5, "hides": 4, "bone": 4},
    2: {"papyri": 8, "iron": 4, "furs": 4, "wax": 4},
    3: {"fish": 8, "fruit": 5, "salt": 4, "ceramics": 4},
    4: {"wool": 7, "oil": 4, "sugar": 4, "grain": 4},
    5: {"wine": 6, "textiles": 4, "livestock": 3, "glass": 3},
    6: {"tin": 5, "copper": 3, "bronze": 3, "lead": 3},
    7: {"resin": 5, "incense": 3, "spice": 3, "herbs": 3},
    8: {"marble": 4, "gemstones": 3, "tea": 2, "obsidian": 2},
    9: {"ivory": 4, "gold": 3, "pearls": 2, "amber": 2},
}
EAST_BLOCK = {
    1: {"flax": 9, "clay": 4, "hides": 5, "bone": 4},
    2: {"stone": 8, "iron": 4, "furs": 4, "wax": 4},
    3: {"timber": 8, "fruit": 4, "salt": 5, "ceramics": 4},
    4: {"cotton": 7, "oil": 4, "sugar": 4, "grain": 4},
    5: {"lacquer": 6, "textiles": 3, "livestock": 4, "glass": 3},
    6: {"silver": 5, "copper": 3, "bronze": 3, "lead": 3},
    7: {"jade": 5, "incense": 3, "spice": 3, "herbs": 3},
    8: {"dye": 4, "gemstones": 2, "tea": 3, "obsidian": 2},
    9: {"silk": 4, "gold": 2, "pearls": 3, "amber": 2},
}
BLOCKS: dict[Map, dict[int, dict[str, int]]] = {"east": EAST_BLOCK, "west": WEST_BLOCK}
THIRD_SETS = {"bone", "wax", "ceramics", "grain", "glass", "lead", "herbs", "obsidian", "amber"}


@pytest.fixture
def content() -> Content:
    return load()


def stacks(content: Content, setup: Setup, block: Map | None = None) -> dict[int, dict[str, int]]:
    """The commodities of each stack, and their number."""
    cards: dict[int, dict[str, int]] = {}
    for commodity in content.commodities.values():
        for box in setup.boxes:
            if setup.seats in commodity.seats.get(box, ()):
                count = commodity.blocks.get(block, 0) if block else commodity.copies[box]
                if count:
                    cards.setdefault(commodity.stack, {})[commodity.id] = count
    return cards


def without_third(cards: dict[int, dict[str, int]]) -> dict[int, dict[str, int]]:
    return {
        stack: {name: count for name, count in names.items() if name not in THIRD_SETS}
        for stack, names in cards.items()
    }


def calamities(content: Content, seats: int, stack: int) -> int:
    return sum(
        seats in calamity.seats and calamity.stack == stack for calamity in content.calamities.values()
    )


# Advances


def test_51_advances_in_three_classes(content: Content) -> None:
    assert Counter(advance.victory_points for advance in content.advances.values()) == {1: 17, 3: 17, 6: 17}
    for advance in content.advances.values():
        assert advance.cost not in (100, 200)
        expected = 1 if advance.cost < 100 else 3 if advance.cost < 200 else 6
        assert advance.victory_points == expected


def test_special_credits_lead_from_class_to_class(content: Content) -> None:
    def of_class(points: int) -> list[Advance]:
        return [advance for advance in content.advances.values() if advance.victory_points == points]

    for giving, taking, amount in ((1, 3, 10), (3, 6, 20)):
        given = [advance.special_credit for advance in of_class(giving)]
        assert all(credit is not None and credit.amount == amount for credit in given)
        assert sorted(credit.to for credit in given if credit) == sorted(
            advance.id for advance in of_class(taking)
        )
    assert all(advance.special_credit is None for advance in of_class(6))


def test_credits_of_an_advance_favour_its_groups(content: Content) -> None:
    for advance in content.advances.values():
        assert set(advance.groups) <= set(advance.credits)
        assert all(credit % content.constants.credit_step == 0 for credit in advance.credits.values())
        least = min(advance.credits[group] for group in advance.groups)
        assert all(
            least >= credit for group, credit in advance.credits.items() if group not in advance.groups
        )


def test_advances_that_the_rulebook_prices(content: Content) -> None:
    prices = {
        "pottery": 60,
        "masonry": 60,
        "agriculture": 120,
        "democracy": 220,
        "music": 80,
        "mysticism": 50,
        "literacy": 110,
    }
    assert {name: content.advances[name].cost for name in prices} == prices
    assert content.advances["mysticism"].groups == ("arts", "religion")


def test_what_advances_give_at_and_after_the_purchase(content: Content) -> None:
    advances = content.advances
    assert {name: a.free_credits for name, a in advances.items() if a.free_credits} == {
        "monument": 20,
        "written_record": 10,
    }
    assert {name: a.discount for name, a in advances.items() if a.discount} == {"library": 40}
    assert {
        name: (a.free_advance.group, a.free_advance.below) for name, a in advances.items() if a.free_advance
    } == {"anatomy": ("science", 100)}
    assert {
        name: {purchase.stack: purchase.cost for purchase in a.purchases}
        for name, a in advances.items()
        if a.purchases
    } == {"cartography": {2: 5, 7: 13}, "mining": {6: 13, 8: 13}, "rhetoric": {3: 9}}
    assert {name: a.tax_choices for name, a in advances.items() if a.tax_choices} == {
        "coinage": (-1, 1),
        "monarchy": (1,),
    }
    for advance in advances.values():
        assert all(hasattr(content.constants, number) for number in advance.raises)


# Trade cards


@pytest.mark.parametrize(("one", "cards"), [("east", EAST_COMMODITIES), ("west", WEST_COMMODITIES)])
def test_stacks_of_one_box(content: Content, one: str, cards: dict[int, dict[str, int]]) -> None:
    for seats in range(3, 9):
        assert stacks(content, content.setups[f"{one}_{seats}"]) == without_third(cards)
    assert stacks(content, content.setups[f"{one}_9"]) == cards


@pytest.mark.parametrize("seats", [10, 11])
def test_stacks_of_the_west_for_ten_and_eleven(content: Content, seats: int) -> None:
    assert stacks(content, content.setups[f"both_{seats}"]) == WEST_COMMODITIES


@pytest.mark.parametrize("seats", range(12, 19))
def test_stacks_of_two_blocks(content: Content, seats: int) -> None:
    setup = content.setups[f"both_{seats}"]
    for block, cards in BLOCKS.items():
        expected = cards if seats >= 15 else without_third(cards)
        assert stacks(content, setup, block) == expected


@pytest.mark.parametrize(
    ("seats", "totals"),
    [
        (5, [18, 18, 19, 17, 15, 13, 13, 11, 11]),
        (8, [18, 18, 19, 17, 15, 13, 13, 11, 11]),
        (9, [26, 27, 28, 26, 22, 20, 20, 16, 16]),
    ],
)
def test_cards_of_each_stack_with_calamities(content: Content, seats: int, totals: list[int]) -> None:
    for one in BLOCKS:
        commodities = stacks(content, content.setups[f"{one}_{seats}"])
        assert [
            sum(commodities[stack].values()) + calamities(content, seats, stack) for stack in range(1, 10)
        ] == totals


def test_a_box_holds_177_commodities(content: Content) -> None:
    for box in BLOCKS:
        assert sum(commodity.copies.get(box, 0) for commodity in content.commodities.values()) == 177


def test_additional_sets(content: Content) -> None:
    sets = content.additional_sets
    assert set(sets["one_box"].commodities) == THIRD_SETS
    assert sets["one_box"].seats == (9, 10, 11)
    for block in BLOCKS:
        aside = sets[f"{block}_block"]
        assert (aside.block, aside.seats) == (block, tuple(range(12, 19)))
        whole = {c.id for c in content.commodities.values() if set(c.blocks) == {block}}
        assert set(aside.commodities) == whole
    for aside in sets.values():
        assert [content.commodities[name].stack for name in aside.commodities] == list(range(1, 10))


def test_a_minor_and_two_major_calamities_in_each_stack_but_the_first(content: Content) -> None:
    kinds = [(c.stack, c.kind, c.tradeable) for c in content.calamities.values()]
    assert len(kinds) == 24
    for stack in range(2, 10):
        assert sorted(kind for kind in kinds if kind[0] == stack) == [
            (stack, "major", False),
            (stack, "major", True),
            (stack, "minor", True),
        ]
    assert Counter(kind for _, kind, _ in kinds) == {"minor": 8, "major": 16}


def test_minor_calamities_are_used_with_many_seats_only(content: Content) -> None:
    for calamity in content.calamities.values():
        expected = (9, 10, 11, 15, 16, 17, 18) if calamity.kind == "minor" else tuple(range(3, 19))
        assert calamity.seats == expected


def test_calamities_that_nobody_can_trade(content: Content) -> None:
    assert [c.id for c in content.calamities.values() if not c.tradeable] == [
        "volcanic_eruption",
        "famine",
        "flood",
        "civil_war",
        "cyclone",
        "tyranny",
        "corruption",
        "regression",
    ]
