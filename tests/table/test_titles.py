"""Openings and entry points: a title from outside is found, opened, played and proved like our own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ecumene
from ecumene.table.meta import (
    BadOpening,
    Meta,
    Option,
    as_text,
    opening_options,
    opening_seats,
    recorded_options,
)
from ecumene.table.rulebook.cases import report
from ecumene.table.title import Title
from ecumene.table.titles import load_title, titles
from tests.parley import META
from tests.table.play import PARLEY, guest, random_game

SAMPLE = Meta(
    id="sample",
    name="Sample",
    about="",
    seats=(2, 4),
    version=1,
    rulebooks=(),
    options=(
        Option(name="map", about="", default="east", choices=("east", "west")),
        Option(name="turns", about="", default=3, choices=(1, 3)),
        Option(name="fast", about="", default=False, choices=(False, True)),
    ),
)


@pytest.mark.usefixtures("installed")
def test_a_title_from_outside_needs_nothing_of_the_house() -> None:
    assert titles()["parley"] == META
    assert "cultures" in titles()
    table = ecumene.open_table("parley", seats=5, seed=7, options={"turns": 2})
    assert [request.seat for request in table.requests()] == [0, 1, 2, 3, 4]
    assert table.view(None)["turn"] == 1
    assert "you" not in table.view(None)
    random_game(table, 7)
    assert table.standings()[0].rank == 1
    assert ecumene.replay(table.journal()).standings() == table.standings()
    assert ecumene.verify(table.journal()).fair
    assert load_title("parley") is load_title("parley")
    assert report(load_title("parley")).failures == []
    assert report(load_title("parley")).uncovered == []


def test_a_guest_leaves_no_trace() -> None:
    with guest(PARLEY):
        assert "parley" in titles()
    assert "parley" not in titles()
    with pytest.raises(BadOpening, match="There is no title 'parley'"):
        ecumene.open_table("parley")


def test_the_card_of_a_title_loads_no_rules() -> None:
    """What a lobby needs is cheap to import."""
    titles_loaded = "print(*filter(lambda m: 'titles.' in m, sys.modules))"
    code = f"import sys, tests.parley, ecumene.titles.cultures; {titles_loaded}"
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=root)
    assert set(done.stdout.split()) == {"ecumene.titles.cultures", "ecumene.titles.cultures.meta"}


@pytest.mark.parametrize(
    ("wanted", "chosen"),
    [
        (None, {"map": "east", "turns": 3, "fast": False}),
        ({"map": "west"}, {"map": "west", "turns": 3, "fast": False}),
        ({"turns": "1", "fast": "true"}, {"map": "east", "turns": 1, "fast": True}),
        ({"turns": 1, "fast": True}, {"map": "east", "turns": 1, "fast": True}),
    ],
)
def test_options(wanted: Mapping[str, Any] | None, chosen: Mapping[str, Any]) -> None:
    assert opening_options(SAMPLE, wanted, 2) == chosen
    assert list(opening_options(SAMPLE, wanted, 2)) == ["map", "turns", "fast"]


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"maps": "east"}, "no option 'maps'; it has map, turns, fast"),
        ({"map": "north"}, "Option map cannot be 'north'; choose from east, west"),
        ({"turns": 2}, "choose from 1, 3"),
        ({"turns": True}, "cannot be True"),
        ({"turns": 3.0}, "cannot be 3.0"),
        ({"fast": 1}, "choose from false, true"),
        ({"fast": None}, "cannot be None"),
        ({"map": ["east"]}, "cannot be"),
        ({"map": "x" * 10_000}, "cannot be"),
        ({7: 1}, "no option 7"),
    ],
)
def test_bad_options(wanted: Any, why: str) -> None:
    with pytest.raises(BadOpening, match=why) as bad:
        opening_options(SAMPLE, wanted, 2)
    assert len(str(bad.value)) < 300


ALONE_OR_NOT = Option(
    name="map",
    about="",
    default="east",
    choices=("east", "west", "both"),
    seats={"west": (2, 3), "east": (2, 3), "both": (4, 4)},
    rule="ch4.map",
)


def test_some_choices_go_with_some_seats_only() -> None:
    some = msgspec.structs.replace(SAMPLE, options=(ALONE_OR_NOT, *SAMPLE.options[1:]))
    assert ALONE_OR_NOT.choices_with(3) == ("east", "west")
    assert ALONE_OR_NOT.choices_with(4) == ("both",)
    assert [opening_options(some, None, seats)["map"] for seats in (2, 3, 4)] == ["east", "east", "both"]
    assert recorded_options(some, {"turns": 1}, 4)["map"] == "both"
    why = r"Option map can be west with 2 to 3 seats, not with 4; choose from both \(ch4.map\)."
    with pytest.raises(BadOpening, match=why):
        opening_options(some, {"map": "west"}, 4)
    with pytest.raises(BadOpening, match="can be both with 4 seats, not with 2; choose from east, west"):
        recorded_options(some, {"map": "both"}, 2)
    with pytest.raises(BadOpening, match="Option map cannot be 'north'; choose from both"):
        opening_options(some, {"map": "north"}, 4)


@pytest.mark.parametrize("seats", [1, 5, 0, -1, True, 2.0, "2", 10**30])
def test_bad_seats(seats: Any) -> None:
    with pytest.raises(BadOpening, match="Sample is played with 2 to 4 seats"):
        opening_seats(SAMPLE, seats)


def test_seats() -> None:
    assert opening_seats(SAMPLE, None) == 2
    assert opening_seats(SAMPLE, 4) == 4


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    "opening", [{"seats": 1}, {"seats": 19}, {"options": {"turns": 4}}, {"options": {"x": 1}}]
)
def test_a_table_that_cannot_be_opened(opening: Any) -> None:
    with pytest.raises(BadOpening):
        ecumene.open_table("parley", **opening)


@pytest.mark.usefixtures("installed")
def test_every_title_tells_what_a_lobby_needs() -> None:
    for name, meta in titles().items():
        assert meta.id == name
        assert meta.about
        title: Title[Any, Any] = load_title(name)
        assert title.meta == meta
        assert opening_options(meta, None, meta.seats[0]).keys() == {option.name for option in meta.options}
        for option in meta.options:
            assert option.default in option.choices
            assert option.about
            assert set(option.seats) <= {as_text(choice) for choice in option.choices}
            for seats in range(meta.seats[0], meta.seats[1] + 1):
                assert option.default_with(seats) in option.choices_with(seats)


def test_a_title_can_be_loaded_by_many_threads_at_once() -> None:
    """In a fresh process: what is looked at for the first time is looked at by one thread only."""
    program = """
import sys, threading
import ecumene
sys.setswitchinterval(1e-6)
together = threading.Barrier(8)
def play():
    together.wait()
    table = ecumene.open_table("cultures", seed=1)
    for _ in range(30):
        request = table.requests()[0]
        table.answer(request.seat, request.id, table.options(request)[0])
threads = [threading.Thread(target=play) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""
    for _ in range(3):
        assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
