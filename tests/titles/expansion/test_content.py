"""The content of the Expansion Project says what its rulebook prints, and fits together."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ecumene.table.data.content import ContentError, parse
from ecumene.titles.expansion.book import book_of
from ecumene.titles.expansion.consistency import inconsistencies
from ecumene.titles.expansion.content import check_overrides, load, tables
from ecumene.titles.lineage.book import Book, Scene

CONTENT = load()
BOOK: Book = book_of(CONTENT)


def test_nothing_contradicts_itself() -> None:
    assert list(inconsistencies(CONTENT)) == []


def test_all_of_the_board_is_marked_as_reconstructed() -> None:
    assert {area.source for area in CONTENT.areas.values()} == {"reconstructed"}
    assert (len(CONTENT.areas), len(CONTENT.seas)) == (318, 20)


def test_an_owner_may_put_in_what_the_real_board_prints() -> None:
    raw = parse('[areas.thera]\nlimit = 2\nsite = "black"\n[civilizations.hatti]\nranking = 15\n')
    assert check_overrides(raw) == []
    area = load(raw).areas["thera"]
    assert (area.limit, area.site, area.source) == (2, "black", "owner")
    assert "water" in area.reconstructed


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        ('[civilizations.crete]\nhome = "saba"', "is the home of another one"),
        ("[civilizations.crete]\nfirst_steps = [0, 6, 9, 9, 15]", "each other after the one before"),
        ('[setups.west_5]\ncivilizations = ["crete"]', "5 seats need as many nations, not 1"),
        (
            '[setups.west_5]\ncivilizations = ["crete", "assyria", "egypt", "hatti", "nubia"]',
            "not on the map",
        ),
        ("[commodities.bone]\ncopies = 7", "half of a shared one"),
        ('[advances.pottery]\nspecial_credit = { to = "fire", amount = 5 }', "there is no 'fire'"),
    ],
)
def test_corrections_that_do_not_fit_are_refused(raw: str, said: str) -> None:
    with pytest.raises(ContentError, match=said):
        load(parse(raw))


# Trade cards (9.1, 10.1, 14.3)


def test_there_are_286_commodity_cards() -> None:
    assert len(CONTENT.commodities) == 45
    assert sum(commodity.copies for commodity in CONTENT.commodities.values()) == 286
    assert Counter(commodity.home for commodity in CONTENT.commodities.values()) == {
        "west": 18,
        "east": 18,
        "shared": 9,
    }


def box(scene: Scene) -> tuple[int, int]:
    """How many commodities and calamities a set-up has."""
    cards = Counter[str]()
    for id, copies in scene.cards.items():
        cards["calamity" if BOOK.cards[id].calamity else "commodity"] += copies
    return cards["commodity"], cards["calamity"]


@pytest.mark.parametrize(
    ("seats", "commodities", "calamities"),
    [(5, 114, 16), (7, 114, 16), (8, 172, 24), (11, 172, 24), (12, 228, 32), (15, 228, 32), (16, 286, 48)],
)
def test_the_decks_of_each_number_of_players(seats: int, commodities: int, calamities: int) -> None:
    scenes = [scene for scene in BOOK.scenes.values() if len(scene.civilizations) == seats]
    assert scenes
    assert {box(scene) for scene in scenes} == {(commodities, calamities)}


def test_the_smallest_games_use_two_commodities_of_each_stack() -> None:
    small = {one.id for one in CONTENT.commodities.values() if one.small}
    assert small == {
        *("clay", "hides", "iron", "stone", "fish", "salt", "oil", "cotton", "wine", "livestock"),
        *("copper", "silver", "resin", "spices", "gems", "dye", "gold", "silk"),
    }


STACKS = {
    2: ("squandered_wealth", "volcanic_eruption", "treachery"),
    3: ("tempest", "famine", "superstition"),
    4: ("city_in_flames", "civil_war", "slave_revolt"),
    5: ("city_riots", "flood", "barbarian_hordes"),
    6: ("coastal_migration", "cyclone", "epidemic"),
    7: ("tribal_conflict", "corruption", "civil_disorder"),
    8: ("minor_uprising", "tyranny", "iconoclasm_and_heresy"),
    9: ("banditry", "regression", "piracy"),
}


def test_calamities_lie_where_the_table_says() -> None:
    assert len(CONTENT.calamities) == 24
    for stack, (minor, kept, traded) in STACKS.items():
        cards = [CONTENT.calamities[id] for id in (minor, kept, traded)]
        assert {card.stack for card in cards} == {stack}
        assert [(card.kind, card.tradeable) for card in cards] == [
            ("minor", True),
            ("major", False),
            ("major", True),
        ]


# Advances (33)


def test_the_advances() -> None:
    advances = CONTENT.advances.values()
    assert len(advances) == 51
    assert sum(advance.cost for advance in advances) == 7990
    by_group = Counter(group for advance in advances for group in advance.groups)
    assert by_group == dict.fromkeys(BOOK.groups, 12)
    assert sum(len(advance.groups) == 2 for advance in advances) == 9
    assert all(card.victory_points == card.cost for card in BOOK.advances.values())


@pytest.mark.parametrize(
    ("id", "fields"),
    [
        ("military", {"cost": 150, "credits": {"crafts": 5, "civics": 10}}),
        ("diaspora", {"cost": 270, "raises": {"hand_limit": -1}}),
        ("public_works", {"cost": 230, "raises": {"city_tokens": 1, "wilderness_city_tokens": 1}}),
        ("wonder_of_the_world", {"cost": 280, "free_credits": 20}),
        ("monument", {"cost": 180, "free_credits": 10}),
        ("written_record", {"cost": 60, "free_credits": 5}),
        ("library", {"cost": 220, "discount": 50}),
        ("coinage", {"cost": 90, "tax_choices": (-1, 1)}),
    ],
)
def test_what_single_advances_print(id: str, fields: dict[str, Any]) -> None:
    advance = CONTENT.advances[id]
    assert {name: getattr(advance, name) for name in fields} == fields


# Nations, epochs, set-ups (14 to 16, 34)


def test_the_order_of_the_nations() -> None:
    assert list(CONTENT.civilizations) == [
        *("crete", "arabia", "illyria", "chorasmia", "assyria", "dravidian", "thrace", "babylon", "carthage"),
        *("mauryan", "rome", "kushan", "iberia", "nubia", "hatti", "indus", "persia", "egypt"),
    ]


def test_starts_and_epochs() -> None:
    nations = CONTENT.civilizations
    starts = {"crete": "knossos", "egypt": "fayum", "hatti": "hattusa", "indus": "chanhu_daro"}
    assert {id: nations[id].start for id in starts} == starts
    assert nations["egypt"].first_steps == (0, 4, 7, 10, 13)
    assert [era.requirements.cities for era in CONTENT.eras.values()] == [0, 2, 3, 4, 5]
    assert CONTENT.track.last_step == 15


def test_every_set_up_has_its_board() -> None:
    assert len(BOOK.scenes) == 19
    for id, scene in BOOK.scenes.items():
        assert len(scene.civilizations) == CONTENT.setups[id].seats
        assert all(scene.board.in_play[area] for area in scene.board.start.values())
        assert sum(scene.board.in_play) > 10 * len(scene.civilizations)


def test_what_is_out_of_play_is_impassable() -> None:
    board = BOOK.scenes["west_5"].board
    for area in range(board.size):
        if not board.in_play[area]:
            assert not board.land[area]
            assert not board.sail_open[area]
            assert not any(area in routes for routes in board.sail_open)


def test_only_the_volcanoes_of_the_west_act() -> None:
    assert set(BOOK.scenes["west_9"].board.volcanoes) == {"thera", "etna", "vesuvius"}
    assert BOOK.scenes["east_9"].board.volcanoes == {}


def test_the_frontier_is_at_the_edge_beside_deserts_and_beside_what_is_out_of_play() -> None:
    board = BOOK.scenes["both_18"].board
    index, frontier = board.index, board.frontier
    assert frontier[index["siwa"]]
    assert frontier[index["napata"]]
    assert not frontier[index["rome"]]
    small = BOOK.scenes["west_5"].board
    assert small.frontier[small.index["illyricum"]]


def test_tables_are_those_of_the_files() -> None:
    assert set(tables()) == {
        *("areas", "seas", "flood_plains", "volcanoes", "places", "civilizations", "eras", "track"),
        *("setups", "advances", "commodities", "calamities", "constants"),
    }
