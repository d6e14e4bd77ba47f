"""The text board: it fits its width, and shows only what a seat may know."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import product

import pytest

import ecumene
from ecumene.table.table import Table
from ecumene.table.text.board import WIDTH, Panel, as_text


def play(table: Table, seed: int) -> Iterator[Table]:
    """A random game, seen after every answer."""
    chooser = random.Random(seed)
    yield table
    while not table.over:
        request = chooser.choice(table.requests())
        table.answer(request.seat, request.id, chooser.choice(table.options(request)))
        yield table


def board(table: Table, seat: int | None, language: str = "en") -> list[Panel]:
    return table.title.board(table.view(seat), seat, language)


def opened(civilizations: str = "rome-persia", seed: int = 2) -> Table:
    options = {"civilizations": civilizations, "first": "0"}
    return ecumene.open_table("cultures", seed=seed, options=options)


def to_play(table: Table) -> Table:
    while table.requests()[0].kind != "play":
        request = table.requests()[0]
        table.answer(request.seat, request.id, request.default)
    return table


@pytest.mark.parametrize("civilizations", ["choose", "egypt-abbasid", "persia-rome", "abbasid-persia"])
def test_every_board_of_a_game_fits_its_width(civilizations: str) -> None:
    for table in play(opened(civilizations), seed=4):
        for seat, language in product((0, 1, None), ("en", "de")):
            for panel in board(table, seat, language):
                assert len(panel.title) <= WIDTH
                for spans in panel.lines:
                    text = "".join(span.text for span in spans)
                    assert len(text) <= WIDTH, text


def test_panels_have_keys_by_which_a_surface_chooses() -> None:
    table = to_play(opened())
    assert [panel.key for panel in board(table, 0)] == ["hand", "provinces", "seat1", "seat2"]
    assert [panel.key for panel in board(table, 1)] == ["hand", "provinces", "seat2", "seat1"]
    assert [panel.key for panel in board(table, None)] == ["provinces", "seat1", "seat2"]


def test_nobody_reads_the_other_hand() -> None:
    table = to_play(opened())
    names = table.title.names
    theirs = [names[card] for card in table.view(1)["you"]["hand"]]
    shown = as_text(board(table, 0))
    assert not [name for name in theirs if name in shown]


def test_the_hand_shows_what_a_card_is_costs_and_does() -> None:
    table = to_play(opened())
    view = table.view(0)
    hand = next(panel for panel in board(table, 0) if panel.key == "hand")
    text = as_text([hand])
    for card, price in view["you"]["prices"].items():
        entry = table.title.content.cards[card]
        assert f"{entry.name}°" in text
        row = next(line for line in text.splitlines() if f"{entry.name}°" in line)
        assert f" {entry.vp}  {entry.kind}" in row
        assert ("free" if price == 0 else f" {price} coin") in row
        assert ("!" in row) == (price > view["seats"]["0"]["coins"])
        assert f"military {entry.military} | resources {'+'.join(entry.resources)}" in text
    assert "° reconstructed" in text


def test_the_row_of_provinces_says_what_each_is_worth_and_who_is_ahead() -> None:
    table = opened(seed=3)
    for _ in range(40):
        request = table.requests()[0]
        table.answer(request.seat, request.id, table.options(request)[1 % len(table.options(request))])
    text = as_text([panel for panel in board(table, None) if panel.key == "provinces"])
    assert re.match(r"Provinces, \w+ holds the marker, round \d of 7$", text.splitlines()[0])
    for province in table.view(None)["provinces"]:
        name, icon = table.title.names[province], table.title.content.provinces[province].icon
        assert re.search(rf"{name} +{icon} ", text)
    assert sum(line.startswith("  >") for line in text.splitlines()) == 1


def test_the_nile_is_shown_only_where_it_flows() -> None:
    assert "The Nile" not in as_text(board(to_play(opened("rome-persia")), 0))
    text = as_text(board(to_play(opened("rome-egypt")), 0))
    assert "The Nile (reconstructed), open: (1) +1 brick; still closed: (2) 1 free" in text
    assert "on the Nile, income" in text


def test_those_who_choose_see_the_civilizations() -> None:
    panels = board(opened("choose"), 0)
    assert panels[0].key == "civilizations"
    text = as_text(panels)
    for name in ("Rome", "Persia", "Abbasid Caliphate", "Egypt"):
        assert f"{name}: starts with" in text


def test_the_score_is_the_sum_of_its_parts() -> None:
    *_, table = play(opened(), seed=9)
    for standing in table.standings():
        text = as_text([panel for panel in board(table, None) if panel.key == f"seat{standing.seat + 1}"])
        parts = ", ".join(f"{part} {points}" for part, points in standing.parts.items())
        assert f"{standing.score} VP ({parts})" in " ".join(text.split())


@pytest.mark.parametrize("civilizations", ["rome-persia", "egypt-abbasid"])
@pytest.mark.parametrize("seed", range(3))
def test_the_score_sheet_lists_what_the_points_are_made_of(civilizations: str, seed: int) -> None:
    *_, table = play(opened(civilizations), seed=seed)
    panel = board(table, None)[0]
    assert panel.key == "scores"
    text = as_text([panel])
    for side in table.view(None)["seats"].values():
        sums = dict.fromkeys(side["score"], 0)
        for part, _, points in side["points"]:
            sums[part] += points
        assert sums == side["score"]
        for card in (*side["buildings"], *(stack[-1] for stack in side["leaders"]), *side["won"]):
            assert table.title.names[card] in text
        assert re.search(rf"Total +{sum(sums.values())}\b", text)


def test_won_provinces_show_their_icon() -> None:
    *_, table = play(opened(seed=5), seed=5)
    for seat, side in table.view(None)["seats"].items():
        text = as_text([panel for panel in board(table, None) if panel.key == f"seat{int(seat) + 1}"])
        for province in side["won"]:
            entry = table.title.content.provinces[province]
            assert f"{entry.name} ({entry.icon})" in " ".join(text.split())


def test_the_marker_is_told_on_every_panel() -> None:
    table = to_play(opened())
    assert [panel.title.split(", ")[1] for panel in board(table, 0)] == [
        "you hold the marker",
        "Rome holds the marker",
        "you hold the marker",
        "you hold the marker",
    ]
    assert [panel.title.split(", ")[1] for panel in board(table, 1)] == [
        "Rome holds the marker",
        "Rome holds the marker",
        "Rome holds the marker",
        "holds the marker",
    ]


def test_progress_is_asked_over_the_own_board() -> None:
    for seed in range(30):
        for table in play(opened(seed=seed), seed=seed):
            for request in table.requests():
                if request.kind == "progress":
                    assert board(table, request.seat)[0].key == f"seat{request.seat + 1}"
                    return
    pytest.fail("nobody was asked for progress")
