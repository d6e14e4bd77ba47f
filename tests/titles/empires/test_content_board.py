"""The boards of Mega Empires: areas, borders, civilizations, the A.S.T., and set-ups that hold together."""

import re
from collections import Counter
from itertools import pairwise

import pytest

from ecumene.titles.empires.components import Content, Setup, Side
from ecumene.titles.empires.content import load
from ecumene.titles.lineage.printed.components import Requirements

SIDES: tuple[Side, ...] = ("basic", "expert")
ONE_MAP = [(board, seats) for board in ("east", "west") for seats in range(3, 10)]
BOTH_MAPS = [("both", seats) for seats in range(10, 19)]
WITH_BOTH_MAPS = {"ustyurt", "sinai", "eastern_desert"}
HORN = {"berbera", "calmadow", "ogaden", "opone", "rhapta", "socotra"}


@pytest.fixture
def content() -> Content:
    return load()


class Board:
    """The board of a set-up: its areas, those in play, and where tokens get by land and by ship."""

    def __init__(self, content: Content, setup: Setup) -> None:
        self.areas = {
            area.id: area for area in content.areas.values() if setup.map == "both" or area.map == setup.map
        }
        self.inland = {area.id for area in self.areas.values() if area.coastal_with} - (
            self.areas.keys() if setup.map == "both" else set()
        )
        self.in_play = {area.id for area in self.areas.values() if area.region in setup.civilizations}
        if setup.regions:
            self.in_play = {area for region in setup.regions.values() for area in region}
        self.ship_steps = content.constants.ship_steps

    def land(self, here: str) -> set[str]:
        return self.in_play.intersection(self.areas[here].land)

    def water(self, here: str) -> set[str]:
        if here in self.inland:
            return set()
        return {area for area in self.areas[here].water if area in self.areas and area not in self.inland}

    def shores(self, here: str) -> set[str]:
        """Where a ship gets in one turn; it passes areas out of play but does not end there."""
        reached = {here}
        for _ in range(self.ship_steps):
            reached |= {there for area in reached for there in self.water(area)}
        return reached & self.in_play

    def parts(self, *, by_ship: bool) -> list[set[str]]:
        """The parts of the board that tokens get around in, the largest first."""
        left, parts = set(self.in_play), []
        while left:
            part, found = set[str](), {min(left)}
            while found:
                part |= found
                found = {
                    there
                    for here in found
                    for there in self.land(here) | (self.shores(here) if by_ship else set())
                } - part
            left -= part
            parts.append(part)
        return sorted(parts, key=len, reverse=True)


def board(content: Content, name: str) -> Board:
    return Board(content, content.setups[name])


# The maps


def test_318_areas_and_20_open_seas(content: Content) -> None:
    assert Counter(area.map for area in content.areas.values()) == {"east": 165, "west": 153}
    assert len(content.seas) == 20


def test_the_areas_of_each_region(content: Content) -> None:
    assert Counter(area.region for area in content.areas.values()) == {
        "saba": 22,
        "celt": 22,
        "persia": 20,
        "nubia": 19,
        "parthia": 18,
        "maurya": 18,
        "indus": 18,
        "hatti": 18,
        "hellas": 18,
        "dravidia": 17,
        "kushan": 17,
        "assyria": 17,
        "babylon": 16,
        "carthage": 16,
        "egypt": 16,
        "iberia": 16,
        "minoa": 15,
        "rome": 15,
    }
    for area in content.areas.values():
        assert content.civilizations[area.region].edition == area.map


def test_borders_are_the_same_from_both_sides_and_never_with_itself(content: Content) -> None:
    for area in content.areas.values():
        assert area.id not in {*area.land, *area.water}
        assert all(area.id in content.areas[other].land for other in area.land)
        assert all(area.id in content.areas[other].water for other in area.water)
        assert all(area.id in content.seas[sea].areas for sea in area.seas)
        assert len(set(area.land)) == len(area.land)
        assert len(set(area.water)) == len(area.water)
    for sea in content.seas.values():
        assert sea.id not in sea.seas
        assert all(sea.id in content.seas[other].seas for other in sea.seas)
        assert all(sea.id in content.areas[area].seas for area in sea.areas)


def test_the_maps_border_on_each_other(content: Content) -> None:
    crossings = Counter(
        kind
        for area in content.areas.values()
        for kind, others in (("land", area.land), ("water", area.water))
        for other in others
        if area.map == "east" and content.areas[other].map == "west"
    )
    assert crossings == {"land": 21, "water": 5}


def test_coastal_is_what_borders_on_something_by_water(content: Content) -> None:
    for area in content.areas.values():
        assert area.coastal == bool(area.water or area.seas)
    assert {area.id for area in content.areas.values() if area.coastal_with} == WITH_BOTH_MAPS
    for lake in ("lut", "western_sogdiana"):
        assert not content.areas[lake].coastal


@pytest.mark.parametrize("name", ["east_9", "west_9", "both_18"])
def test_from_every_coast_water_leads_to_an_open_sea(content: Content, name: str) -> None:
    whole = board(content, name)
    for area in whole.areas.values():
        if not area.coastal or area.id in whole.inland:
            continue
        reached, found = set[str](), {area.id}
        while found:
            reached |= found
            found = {there for here in found for there in whole.water(here)} - reached
        assert any(whole.areas[here].seas for here in reached)


def test_three_areas_are_inland_on_one_map(content: Content) -> None:
    assert board(content, "east_9").inland == {"ustyurt"}
    assert board(content, "west_9").inland == {"sinai", "eastern_desert"}
    assert board(content, "both_18").inland == set()
    assert board(content, "both_18").water("ustyurt") == {"alani", "caspian_coast"}
    assert "ustyurt" not in board(content, "east_9").water("caspian_coast")


def test_seas_are_in_play_on_the_maps_they_touch(content: Content) -> None:
    for sea in content.seas.values():
        touched = {content.areas[area].map for area in sea.areas}
        if sea.id == "central_indian_ocean":
            assert touched == set()
            assert sea.maps == ("east",)
        else:
            assert touched == set(sea.maps)
        for other in sea.seas:
            assert content.seas[other].maps == sea.maps
    assert content.seas["caspian_sea"].maps == ("east", "west")


def test_sites(content: Content) -> None:
    for area in content.areas.values():
        if area.site == "white":
            assert area.flood_plain
        if area.site:
            assert area.limit > 0
    beside_the_flood = {
        area.id for area in content.areas.values() if area.site == "black" and area.flood_plain
    }
    assert beside_the_flood == {"lugdunum", "magadha", "massilia", "odessus", "susa"}


def test_flood_plains(content: Content) -> None:
    assert {plain.id: len(plain.areas) for plain in content.flood_plains.values()} == {
        "danube": 4,
        "ganges": 5,
        "godavari": 3,
        "indus": 5,
        "lut": 1,
        "mesopotamia": 7,
        "nile": 5,
        "po": 2,
        "rhone": 3,
    }
    for plain in content.flood_plains.values():
        assert {content.areas[area].map for area in plain.areas} == {plain.map}
        assert all(content.areas[area].flood_plain == plain.id for area in plain.areas)


def test_three_volcanoes_of_the_east_touch_two_areas_each(content: Content) -> None:
    touched = {(volcano.id, volcano.map): volcano.areas for volcano in content.volcanoes.values()}
    assert touched == {
        ("damavand", "east"): ("eastern_media", "hecatompylos"),
        ("danakil", "east"): ("barbaria", "danakil"),
        ("tor_zawar", "east"): ("gandhara", "kuhwat"),
        ("etna", "west"): ("milazzo", "syracuse"),
        ("thera", "west"): ("thera",),
        ("vesuvius", "west"): ("campania", "neapolis"),
    }
    for (volcano, half), areas in touched.items():
        for area in areas:
            assert (content.areas[area].volcano, content.areas[area].map) == (volcano, half)
        for one, other in pairwise(areas):
            assert other in content.areas[one].land


# Civilizations, eras and set-ups


def test_every_civilization_starts_in_its_own_region(content: Content) -> None:
    assert len(content.civilizations) == 18
    for civilization in content.civilizations.values():
        start = content.areas[civilization.start]
        assert (start.region, start.map) == (civilization.id, civilization.edition)
        assert start.start_of == civilization.id
        assert civilization.edition == ("east" if civilization.ranking % 2 == 0 else "west")
    assert sum(area.start_of is not None for area in content.areas.values()) == 18


def test_rankings_and_starts_that_the_rulebooks_name(content: Content) -> None:
    named = {"assyria": 3, "maurya": 4, "babylon": 6, "dravidia": 8, "rome": 11, "persia": 12, "indus": 16}
    assert {civ: content.civilizations[civ].ranking for civ in named} == named
    starts = {"parthia": "nisa", "indus": "chanhu_daro", "persia": "persepolis"}
    assert {civ: content.civilizations[civ].start for civ in starts} == starts


def test_colours_tell_civilizations_apart(content: Content) -> None:
    assert len({civilization.colour for civilization in content.civilizations.values()}) == 18
    codes = {civilization.colour_code for civilization in content.civilizations.values()}
    assert len(codes) == 18
    assert all(re.fullmatch("#[0-9a-f]{6}", code) for code in codes)


def test_eras_follow_each_other_and_end_together(content: Content) -> None:
    for civilization in content.civilizations.values():
        for side in SIDES:
            steps = civilization.first_steps[side]
            assert len(steps) == len(content.eras) == 6
            assert steps[0] == 0
            assert all(earlier < later for earlier, later in pairwise(steps))
            assert (steps[1], steps[2]) in {(5, 8), (5, 9), (6, 8), (6, 9)}
            assert steps[3:] == (11, 14, 15)
    assert [side.last_step for side in content.sides.values()] == [15, 16]
    assert [side.last_turns for side in content.sides.values()] == [0, 1]


def test_where_the_bronze_age_comes_late(content: Content) -> None:
    def late(side: Side, era: int, step: int) -> set[str]:
        return {
            civilization.id
            for civilization in content.civilizations.values()
            if civilization.first_steps[side][era] == step
        }

    assert late("basic", 1, 6) == {"minoa", "saba"}
    assert late("basic", 2, 9) == {"minoa", "saba", "celt", "carthage", "iberia", "parthia"}
    assert late("expert", 1, 6) == {"minoa", "saba", "kushan", "iberia"}
    assert late("expert", 2, 9) == set()


def test_requirements_of_the_eras(content: Content) -> None:
    needs = [era.requirements for era in content.eras.values()]
    assert [need["basic"] for need in needs] == [
        Requirements(),
        Requirements(cities=2),
        Requirements(cities=3, advances=3),
        Requirements(cities=3, advances_from_100=3),
        Requirements(cities=4, advances_from_200=2),
        Requirements(cities=5, advances_from_200=3),
    ]
    assert [need["expert"] for need in needs] == [
        Requirements(),
        Requirements(cities=3),
        Requirements(cities=3, advance_points=5),
        Requirements(cities=4, advances=12),
        Requirements(cities=5, advances_below_100=10, advance_points=38),
        Requirements(cities=6, advances_below_100=17, advance_points=56),
    ]
    for side in SIDES:
        cities = [need[side].cities for need in needs]
        assert cities == sorted(cities)


def test_a_set_up_for_every_map_and_number_of_seats(content: Content) -> None:
    assert [(setup.map, setup.seats) for setup in content.setups.values()] == [*ONE_MAP, *BOTH_MAPS]
    for setup in content.setups.values():
        assert setup.id == f"{setup.map}_{setup.seats}"
        assert len(set(setup.civilizations)) == setup.seats
        rankings = [content.civilizations[civilization].ranking for civilization in setup.civilizations]
        assert rankings == sorted(rankings)
        if setup.map != "both":
            assert {content.civilizations[civ].edition for civ in setup.civilizations} == {setup.map}


def test_few_players_start_with_credits(content: Content) -> None:
    credits = {(setup.map, setup.seats): setup.credits for setup in content.setups.values() if setup.credits}
    expected = {("both", 12): 5}
    for one in ("east", "west"):
        expected |= {(one, 3): 10, (one, 4): 5, (one, 5): 10, (one, 6): 5}
    assert credits == expected


def test_trade_blocks_from_twelve_seats(content: Content) -> None:
    for setup in content.setups.values():
        assert bool(setup.blocks) == (setup.seats >= 12)
        if setup.blocks:
            east, west = setup.blocks["east"], setup.blocks["west"]
            assert sorted((*east, *west)) == sorted(setup.civilizations)
            assert abs(len(east) - len(west)) <= 1
            guests = {civ for civ in east if content.civilizations[civ].edition == "west"}
            assert guests == {
                12: {"assyria"},
                13: {"assyria", "egypt"},
                14: {"assyria", "egypt"},
                15: {"assyria"},
                16: {"assyria"},
            }.get(setup.seats, set())
            assert {content.civilizations[civ].edition for civ in west} == {"west"}


def test_batches_where_no_additional_set_is_taken_aside(content: Content) -> None:
    for setup in content.setups.values():
        additional = [aside for aside in content.additional_sets.values() if setup.seats in aside.seats]
        assert (setup.batch_a == 0) == bool(additional)
        assert setup.batch_a == {3: 4, 4: 5, 5: 5, 6: 6, 7: 7, 8: 8}.get(setup.seats, 0)
        assert setup.batch_c == (2 if setup.seats <= 4 else 0)


def test_what_differs_for_three_and_four_seats_in_the_east(content: Content) -> None:
    three, four = content.setups["east_3"], content.setups["east_4"]
    assert (three.starts, four.starts) == ({"parthia": "hyrkania"}, {"indus": "mohenjo_daro"})
    assert three.without_site == ("persepolis",)
    assert three.sea_borders == {"harmozia": ("gulf_of_oman",)}
    assert (three.snow, four.snow) == ("western_himalaya", "western_himalaya")
    assert {"persepolis", "harmozia"} <= set(three.regions["indus"])
    assert [sum(map(len, setup.regions.values())) for setup in (three, four)] == [54, 64]
    for setup in content.setups.values():
        if setup not in (three, four):
            assert (setup.starts, setup.sea_borders) == ({}, {})
            assert (setup.without_site, setup.regions, setup.snow) == ((), {}, None)
        for civilization, start in setup.starts.items():
            assert content.areas[start].region == civilization


@pytest.mark.parametrize(("seats", "areas"), [(5, 95), (6, 111), (7, 130), (8, 146), (9, 165)])
def test_the_east_in_play_holds_together_by_land_and_ship(content: Content, seats: int, areas: int) -> None:
    east = board(content, f"east_{seats}")
    assert len(east.areas) == 165
    assert len(east.in_play) == areas
    assert east.parts(by_ship=True) == [east.in_play]


@pytest.mark.parametrize(
    ("seats", "apart"),
    [(5, set()), (6, HORN), (7, set()), (8, HORN), (9, set())],
)
def test_the_horn_is_reached_only_past_areas_out_of_play(
    content: Content, seats: int, apart: set[str]
) -> None:
    """Without Nubia's coast in play a part of Saba is across the water from everything in play."""
    east = board(content, f"east_{seats}")
    east.areas = {area: east.areas[area] for area in east.in_play}
    assert east.parts(by_ship=True)[1:] == ([apart] if apart else [])
    assert {content.areas[area].region for area in apart} <= {"saba"}


@pytest.mark.parametrize("name", [f"{one}_{seats}" for one, seats in (*ONE_MAP, *BOTH_MAPS)])
def test_every_board_holds_together(content: Content, name: str) -> None:
    whole = board(content, name)
    assert whole.parts(by_ship=True) == [whole.in_play]


def test_islands_and_far_shores_of_the_east_need_ships(content: Content) -> None:
    assert [len(part) for part in board(content, "east_9").parts(by_ship=False)] == [138, 24, 2, 1]
