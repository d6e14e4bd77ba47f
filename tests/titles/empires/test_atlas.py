"""The boards that a player sees have the borders that the rules use; read from the drawings themselves."""

import copy
import math
from itertools import combinations
from typing import Any

import pytest

from ecumene.titles.empires.components import Content
from ecumene.titles.empires.content import load
from ecumene.titles.lineage.printed.components import Area
from tests.titles.empires.drawn import (
    BOARDS,
    Border,
    Box,
    board,
    clearance,
    crossing,
    drawn_borders,
    holds,
    lines,
    rings,
    shapes,
)

CONTENT = load()
MARKS = {"limit", "site", "start"}
MARK = 6  # units from the middle of a mark to its edge at scale 1
VISIBLE = 12  # units that a border must be long at least to be seen


def is_coastal(area: Area, name: str) -> bool:
    return area.coastal and (area.coastal_with is None or name == "both")


def areas_of(content: Content, name: str) -> dict[str, Area]:
    return {area.id: area for area in content.areas.values() if name in ("both", area.map)}


def rule_borders(content: Content, name: str) -> set[Border]:
    """The borders of the rules on a board, with waters marked as in the drawing."""
    areas = areas_of(content, name)
    seas = {sea.id: sea for sea in content.seas.values() if name == "both" or name in sea.maps}
    coast = {area.id for area in areas.values() if is_coastal(area, name)}
    borders = {frozenset((a.id, other)) for a in areas.values() for other in a.land if other in areas}
    for area in coast:
        borders |= {frozenset((f"{area}~", f"{other}~")) for other in areas[area].water if other in coast}
        borders |= {frozenset((f"{area}~", sea)) for sea in areas[area].seas if sea in seas}
    return borders | {frozenset((s.id, other)) for s in seas.values() for other in s.seas if other in seas}


def spots(area: Any) -> list[tuple[int, int, int]]:
    return [tuple(spot) for spot in (*area["tokens"], area["city"])]


def within(inner: Box, outer: Box) -> bool:
    across = outer.left <= inner.left and inner.right <= outer.right
    return across and outer.top <= inner.top and inner.bottom <= outer.bottom


def corners(box: Box) -> list[tuple[float, float]]:
    """The corners and the middle of the sides of what a line of a name covers."""
    middle = (box.left + box.right) / 2
    return [(x, y) for x in (box.left, middle, box.right) for y in (box.top, box.bottom)]


@pytest.mark.parametrize("name", BOARDS)
def test_drawn_borders_are_the_borders_of_the_rules(name: str) -> None:
    drawn, ruled = drawn_borders(board(name)), rule_borders(CONTENT, name)
    assert set(drawn) == ruled
    assert min(drawn.values()) >= VISIBLE


def test_the_rules_have_as_many_borders_as_were_counted() -> None:
    """So that nothing is compared with nothing: 165 areas in the East, 153 in the West."""
    assert {name: len(board(name)["areas"]) for name in BOARDS} == {"east": 165, "west": 153, "both": 318}
    assert {name: len(rule_borders(CONTENT, name)) for name in BOARDS} == {
        "east": 554,
        "west": 559,
        "both": 1142,
    }


def moved(drawn: Any, area: str) -> Any:
    """The drawing with the land of one area lifted off the board."""
    wrong = copy.deepcopy(drawn)
    first, rest = wrong["areas"][area]["land"][1:].split(" ", 1)
    wrong["areas"][area]["land"] = f"M{float(first) + 0.5:g} {rest}"
    return wrong


@pytest.mark.parametrize("name", BOARDS)
def test_an_area_out_of_its_place_is_noticed(name: str) -> None:
    area = min(area for area in areas_of(CONTENT, name) if CONTENT.areas[area].land)
    drawn = drawn_borders(moved(board(name), area))
    lost = rule_borders(CONTENT, name) - set(drawn)
    assert lost == {
        frozenset((area, other)) for other in CONTENT.areas[area].land if other in areas_of(CONTENT, name)
    }


def test_two_areas_with_each_others_outlines_are_noticed() -> None:
    wrong = copy.deepcopy(board("east"))
    susa, lut = wrong["areas"]["susa"], wrong["areas"]["lut"]
    susa["land"], lut["land"] = lut["land"], susa["land"]
    assert set(drawn_borders(wrong)) != rule_borders(CONTENT, "east")


def test_a_water_that_is_not_drawn_is_noticed() -> None:
    wrong = copy.deepcopy(board("east"))
    del wrong["areas"]["aden"]["water"]
    lost = rule_borders(CONTENT, "east") - set(drawn_borders(wrong))
    assert lost == {frozenset(("aden~", other)) for other in ("himyar~", "qataban~", "gulf_of_aden")}


def test_links_and_barriers_count() -> None:
    marked = copy.deepcopy(board("east"))
    marked["links"] = [{"a": "susa", "b": "aden", "kind": "land", "path": ""}]
    marked["barriers"] = [{"a": "aden", "b": "himyar", "kind": "water", "path": ""}]
    changed = set(drawn_borders(marked)) ^ rule_borders(CONTENT, "east")
    assert changed == {frozenset(("susa", "aden")), frozenset(("aden~", "himyar~"))}


@pytest.mark.parametrize("name", BOARDS)
def test_links_and_barriers_join_places_of_the_board(name: str) -> None:
    drawn = board(name)
    for entry in (*drawn["links"], *drawn["barriers"]):
        assert crossing(drawn, entry) <= set(shapes(drawn))


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_has_its_areas_and_seas_and_their_coasts(name: str) -> None:
    drawn, areas = board(name), areas_of(CONTENT, name)
    assert drawn["board"] == name
    assert set(drawn["areas"]) == set(areas)
    assert set(drawn["seas"]) == {s.id for s in CONTENT.seas.values() if name == "both" or name in s.maps}
    for area, entry in drawn["areas"].items():
        assert ("water" in entry) == ("ships" in entry) == is_coastal(areas[area], name), area
        assert entry["region"] == areas[area].region


@pytest.mark.parametrize("name", BOARDS)
def test_areas_have_the_marks_that_set_ups_need(name: str) -> None:
    starts = {civilization.start for civilization in CONTENT.civilizations.values()}
    starts |= {start for setup in CONTENT.setups.values() for start in setup.starts.values()}
    for area, entry in board(name)["areas"].items():
        assert "limit" in entry
        assert ("site" in entry) == (CONTENT.areas[area].site is not None), area
        assert ("start" in entry) == (area in starts), area
        assert " ".join(entry["label"]["lines"]).replace("- ", "-") == CONTENT.areas[area].name


@pytest.mark.parametrize("setup", CONTENT.setups.values(), ids=lambda setup: str(setup.id))
def test_every_area_of_every_set_up_has_room_for_its_pieces(setup: Any) -> None:
    drawn = board(setup.map)["areas"]
    in_play = {area.id for area in CONTENT.areas.values() if area.region in setup.civilizations}
    for area in in_play | {area for region in setup.regions.values() for area in region}:
        assert drawn[area]["tokens"], area
        assert drawn[area]["city"][2] > 0, area
        if is_coastal(CONTENT.areas[area], setup.map):
            assert drawn[area]["ships"], area


@pytest.mark.parametrize("name", BOARDS)
def test_an_area_is_drawn_alike_on_each_board(name: str) -> None:
    """So what is proved of the places of one board holds for all; only some coasts need both maps."""
    for area, entry in board(name)["areas"].items():
        joined = board("both")["areas"][area]
        assert entry == {key: value for key, value in joined.items() if key in entry}


@pytest.mark.parametrize("name", BOARDS)
def test_everything_of_an_area_is_within_the_frame(name: str) -> None:
    left, top, width, height = board(name)["frame"]
    frame = Box(left, top, left + width, top + height)
    for area, entry in board(name)["areas"].items():
        for x, y, radius in (*spots(entry), *entry.get("ships", [])):
            assert within(Box(x - radius, y - radius, x + radius, y + radius), frame), area
        for line in lines(entry["label"]):
            assert within(line, frame), area


def test_pieces_stand_inside_their_own_area_and_apart() -> None:
    for area, entry in board("both")["areas"].items():
        afloat = [tuple(spot) for spot in entry.get("ships", [])]
        for path, places in ((entry["land"], spots(entry)), (entry.get("water", ""), afloat)):
            for x, y, radius in places:
                assert holds(path, x, y), area
                assert clearance(path, x, y) >= radius - 1.5, area
            for (ax, ay, a), (bx, by, b) in combinations(places, 2):
                assert math.hypot(ax - bx, ay - by) >= a + b - 1.5, area


def test_pieces_stand_beside_names_and_marks() -> None:
    for area, entry in board("both")["areas"].items():
        for x, y, radius in (*spots(entry), *entry.get("ships", [])):
            for line in lines(entry["label"]):
                assert line.distance(x, y) >= radius - 1, (area, x, y)
            for mark in MARKS & entry.keys():
                reach = MARK * entry["scale"]
                assert math.hypot(x - entry[mark][0], y - entry[mark][1]) >= radius + reach - 1, (area, mark)


def test_names_and_marks_lie_in_their_own_area() -> None:
    """A name may run out over the area's own water, nowhere else."""
    for area, entry in board("both")["areas"].items():
        own = (entry["land"], entry.get("water", ""))
        points = [(x, y) for line in lines(entry["label"]) for x, y in corners(line)]
        for x, y in points + [tuple(entry[mark]) for mark in MARKS & entry.keys()]:
            assert any(holds(path, x, y) for path in own), (area, x, y)


def test_marks_lie_on_the_land() -> None:
    """So that a site is seen where its city will stand; three coasts in Greece are too narrow for that."""
    drawn = board("both")["areas"]
    afloat = {
        area
        for area, entry in drawn.items()
        if not all(holds(entry["land"], *entry[mark]) for mark in MARKS & entry.keys())
    }
    assert afloat <= {"argos", "chalcis", "eretria"}


@pytest.mark.parametrize("name", BOARDS)
def test_names_do_not_run_into_each_other(name: str) -> None:
    drawn = board(name)
    written = [(area, line) for area, entry in drawn["areas"].items() for line in lines(entry["label"])]
    level = {sea: entry for sea, entry in drawn["seas"].items() if "angle" not in entry["label"]}
    written += [(sea, line) for sea, entry in level.items() for line in lines(entry["label"], "sea")]
    for (one, a), (other, b) in combinations(written, 2):
        assert one == other or not a.meets(b), (one, other)


@pytest.mark.parametrize("name", BOARDS)
def test_seas_have_their_names_and_ships_inside(name: str) -> None:
    for sea, entry in board(name)["seas"].items():
        label, (x, y, radius) = entry["label"], entry["ship"]
        assert " ".join(label["lines"]) == CONTENT.seas[sea].name
        assert holds(entry["path"], label["x"], label["y"]), sea
        assert holds(entry["path"], x, y), sea
        assert clearance(entry["path"], x, y) >= radius - 1.5, sea
        if "angle" not in label:
            assert all(line.distance(x, y) >= radius - 1 for line in lines(label, "sea")), sea


@pytest.mark.parametrize("name", BOARDS)
def test_flood_plains_and_volcanoes_are_those_of_the_content(name: str) -> None:
    drawn = board(name)
    for kind, features in (("flood_plains", CONTENT.flood_plains), ("volcanoes", CONTENT.volcanoes)):
        shown = {
            feature.id: list(feature.areas) for feature in features.values() if name in ("both", feature.map)
        }
        assert {feature: entry["areas"] for feature, entry in drawn[kind].items()} == shown


def test_flood_plains_lie_in_their_areas_with_the_white_sites() -> None:
    areas = board("both")["areas"]
    for plain, entry in board("both")["flood_plains"].items():
        members = [areas[area]["land"] for area in entry["areas"]]
        for ring in rings(entry["path"]):
            assert all(any(holds(land, x, y) for land in members) for x, y in ring), plain
        for area in entry["areas"]:
            if site := CONTENT.areas[area].site:
                assert holds(entry["path"], *areas[area]["site"]) == (site == "white"), area


def test_a_volcano_stands_on_the_border_of_its_areas() -> None:
    areas = board("both")["areas"]
    for volcano, entry in board("both")["volcanoes"].items():
        for area in entry["areas"] if len(entry["areas"]) > 1 else ():
            assert clearance(areas[area]["land"], *entry["at"]) <= 2, volcano


def test_no_two_regions_of_a_map_share_a_tint() -> None:
    for name in ("east", "west"):
        tints = {entry["region"]: entry["tint"] for entry in board(name)["areas"].values()}
        assert len(set(tints.values())) == len(tints)
    joined = board("both")["areas"]
    for area in CONTENT.areas.values():
        for other in area.land:
            same_region = CONTENT.areas[other].region == area.region
            assert same_region == (joined[area.id]["tint"] == joined[other]["tint"]), (area.id, other)
