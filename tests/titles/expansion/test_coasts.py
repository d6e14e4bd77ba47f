"""Areas with two coasts (22.57): events, state and counsel for ships at one of them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ecumene.table.chance import Seeded
from ecumene.table.data.content import ContentError, parse
from ecumene.titles.expansion import load
from ecumene.titles.expansion.content import load as load_content
from ecumene.titles.lineage.movement.moves import BuildShip, Maintain, Sail
from ecumene.titles.lineage.state import Ship, State

TITLE = load()
NATIONS = ["crete", "assyria", "thrace", "carthage", "rome", "hatti", "egypt"]
ROME = NATIONS.index("rome")


def west(phase: str = "movement", **sides: Any) -> State:
    return TITLE.position({"seats": 7, "phase": phase, "until": phase, **sides})


def at_campania(coast: str, phase: str = "movement", **more: Any) -> State:
    return west(phase, rome={"ships": [f"campania_{coast}"], "tokens": {"campania": 5}, **more})


def routes(state: State, **asked: Any) -> dict[str, list[str]]:
    told = TITLE.counsel(TITLE.glimpse(state, ROME), ROME, "reach", asked)
    return {goal["to"]: goal["route"] for goal in told["destinations"] if goal["by"] == "ship"}


def advice(state: State, seat: int = ROME) -> Any:
    ask = next(ask for ask in state.flow.asks.values() if ask.seat == seat)
    return TITLE.advise(TITLE.glimpse(state, seat), ask, TITLE.options(state, ask))


def boards(state: State, language: str) -> str:
    panels = TITLE.board(TITLE.view(state, ROME), ROME, language)
    return "\n".join("".join(span.text for span in line) for panel in panels for line in panel.lines)


# The board


def test_three_areas_have_two_coasts() -> None:
    board = TITLE.content.scenes["west_9"].board
    coasts = {board.ids[area]: [coast.id for coast in coasts] for area, coasts in board.coasts.items()}
    assert coasts == {
        "campania": ["campania_west", "campania_east"],
        "crimea": ["crimea_west", "crimea_east"],
        "ultima_thule": ["ultima_thule_west", "ultima_thule_east"],
    }


def test_every_course_leads_back() -> None:
    for scene in list(TITLE.content.scenes.values()):
        board = scene.board
        lying = [berth for berth in range(len(board.berths)) if berth not in board.coasts]
        for berth in lying:
            assert all(berth in board.courses_open[to] for to in board.courses_open[berth])


def test_what_is_out_of_play_has_no_coast_to_name() -> None:
    """With five in the West no ship reaches Campania."""
    board = TITLE.content.scenes["west_5"].board
    assert [board.ids[area] for area in board.coasts] == ["crimea"]
    assert board.berth_of("campania_west") is None


# Counsel and bots


def test_counsel_names_the_coasts_of_a_voyage() -> None:
    found = routes(at_campania("west"), ship=0)
    assert found["neapolis"] == ["neapolis"]
    assert found["tarentum"] == ["milazzo", "campania_east", "tarentum"]
    assert found["campania"] == ["milazzo", "campania_east"], (
        "the other coast of the area where the ship lies"
    )


def test_counsel_tells_both_coasts_of_an_area() -> None:
    """From Milazzo a ship reaches either coast of Campania in one step."""
    state = west("movement", rome={"tokens": {"milazzo": 1}, "ships": ["milazzo"]})
    told = TITLE.counsel(TITLE.glimpse(state, ROME), ROME, "reach", {"ship": 0})
    ends = {one["name"]: one["route"] for one in told["destinations"] if one["to"] == "campania"}
    assert ends == {
        "Campania (west coast)": ["campania_west"],
        "Campania (east coast)": ["campania_east"],
    }


def test_counsel_follows_a_plan_from_coast_to_coast() -> None:
    after = [{"do": "sail", "ship": 0, "to": "milazzo"}, {"do": "sail", "ship": 0, "to": "campania_east"}]
    assert routes(at_campania("west"), ship=0, after=after)["tarentum"] == ["tarentum"]


def test_what_counsel_says_of_a_voyage_is_legal() -> None:
    state = at_campania("west", advances=["astronomy", "cloth_making"])
    for to, route in routes(state, ship=0).items():
        trial = state.copy()
        for step in route:
            [ask] = [ask for ask in trial.flow.asks.values() if ask.seat == ROME]
            TITLE.answer(trial, ROME, ask.id, Sail(0, step), Seeded.from_number(1))
        assert TITLE.at(trial).board.id(trial.ships[ROME][0].place) == to


def test_a_quick_player_builds_and_sails_where_a_ship_is_of_use() -> None:
    """All shores but that of Samnium are crowded, so its ship lies at the east coast."""
    state = west("ships", rome={"tokens": {"campania": 9}, "treasury": 2})
    board = TITLE.at(state).board
    for area, id in enumerate(board.ids):
        if board.coastal[area] and id not in ("samnium", "campania"):
            state.barbarians[area] = 9
    assert advice(state) == BuildShip("campania_east")


def test_a_quick_player_pays_for_its_ship_and_keeps_to_its_coast() -> None:
    state = west("ships", rome={"ships": ["campania_west"], "tokens": {"campania": 9}, "treasury": 1})
    assert advice(state) == Maintain(0)
    loaded = at_campania("west")
    loaded.ships[ROME][0] = msgspec.structs.replace(loaded.ships[ROME][0], cargo=2)
    step = advice(loaded)
    assert isinstance(step, Sail)
    assert step.to in ("neapolis", "milazzo")


# What is told and kept


@pytest.mark.parametrize(("language", "said"), [("en", "(east coast)"), ("de", "(Ostküste)")])
def test_the_text_board_says_the_coast(language: str, said: str) -> None:
    assert f"Campania {said}" in boards(at_campania("east"), language)


def test_views_and_imagined_states_keep_the_coast() -> None:
    state = at_campania("east")
    for seat in range(7):
        view = TITLE.view(state, seat)
        assert view["seats"][str(ROME)]["ships"]["0"]["coast"] == "campania_east"
        imagined = TITLE.imagine(view, Seeded.from_number(5))
        assert imagined.ships[ROME] == state.ships[ROME]
        assert TITLE.view(imagined, seat) == view


def test_a_state_is_stored_with_the_coast_and_without_where_there_is_none() -> None:
    state = at_campania("east")
    assert TITLE.load_state(TITLE.dump_state(state)).ships == state.ships
    assert b"coast" not in msgspec.json.encode(Ship(3, ready=True))


def test_a_ship_whose_coast_nobody_knows_leaves_by_either() -> None:
    """A game that went on before an owner's board had the coasts."""
    state = at_campania("east")
    ship = state.ships[ROME][0]
    state.ships[ROME][0] = msgspec.structs.replace(ship, coast=msgspec.UNSET)
    assert {"tarentum", "neapolis"} <= routes(state, ship=0).keys()
    state.ships[ROME][0] = msgspec.structs.replace(ship, coast="atlantis")
    assert {"tarentum", "neapolis"} <= routes(state, ship=0).keys()


def test_a_case_names_the_coast_of_a_ship() -> None:
    with pytest.raises(ValueError, match="'campania' has coasts: campania_west, campania_east"):
        west(rome={"ships": ["campania"]})
    with pytest.raises(ValueError, match="there is no area 'rome_west'"):
        west(rome={"ships": ["rome_west"]})


def test_components_print_the_coasts() -> None:
    printed = TITLE.components("de", "west_7")
    assert [coast["id"] for coast in printed["areas"]["campania"]["coasts"]] == [
        "campania_west",
        "campania_east",
    ]
    assert "coasts" not in printed["areas"]["rome"]
    assert printed["names"]["campania_east"] == "Campania (Ostküste)"


# An owner's board


def test_an_owner_replaces_the_coasts() -> None:
    area = load_content().areas["knossos"]
    waters = [*area.water, *area.seas]
    coasts = {
        "knossos_north": {"name": "North", "area": "knossos", "borders": waters[:1]},
        "knossos_south": {"name": "South", "area": "knossos", "borders": waters},
    }
    own = load({"places": {"coasts": coasts}})
    board = own.content.scenes["west_7"].board
    assert [board.ids[area] for area in board.coasts] == ["knossos"]
    assert board.berth_of("campania_west") is None
    none = load({"places": {"coasts": {}}})
    assert none.content.scenes["west_7"].board.coasts == {}


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        ('[places.coasts.x]\nname = "X"\narea = "nowhere"\nborders = []', "there is no 'nowhere' in areas"),
        (
            '[places.coasts.x]\nname = "X"\narea = "rome"\nborders = ["neapolis"]',
            "'rome' needs another coast",
        ),
        (
            '[places.coasts.x]\nname = "X"\narea = "rome"\nborders = ["neapolis"]\n'
            '[places.coasts.y]\nname = "Y"\narea = "rome"\nborders = ["memphis"]',
            "'memphis' does not border on 'rome' by water",
        ),
        (
            '[places.coasts.x]\nname = "X"\narea = "rome"\nborders = ["neapolis"]\n'
            '[places.coasts.y]\nname = "Y"\narea = "rome"\nborders = ["neapolis"]',
            "lies at no coast of 'rome'",
        ),
        ('[places.coasts.thera]\nname = "X"\narea = "rome"\nborders = []', "has this id"),
        ("[places]\ncoasts = 7", "expected"),
    ],
)
def test_coasts_that_do_not_fit_are_refused(raw: str, said: str) -> None:
    with pytest.raises(ContentError, match=said):
        load_content(parse(raw))
