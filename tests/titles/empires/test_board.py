"""The text board of Mega Empires: it fits its width, shows the facts for a decision, and is enough to
play.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ecumene.table.chance import Seeded
from ecumene.table.meta import opening_options
from ecumene.table.ruleset import TABLE
from ecumene.table.state.frames import Seat
from ecumene.table.table import Table
from ecumene.table.text.board import WIDTH, Panel, as_text
from ecumene.terminal.plain import PlainGame
from ecumene.terminal.session import Session
from ecumene.titles.empires import load
from ecumene.titles.lineage.state import State, seats_of
from tests.effort import tries
from tests.titles.empires.crowds import PHASES, TITLE, crowded, table

ANSWERS = 25


def board(state: State, seat: Seat | None, language: str = "en") -> list[Panel]:
    return TITLE.board(TITLE.view(state, seat), seat, language)


def keys(state: State, seat: Seat | None) -> list[str]:
    return [panel.key for panel in board(state, seat)]


def panel(state: State, seat: Seat | None, key: str) -> str:
    """One panel as text, its spaces made single."""
    text = as_text([panel for panel in board(state, seat) if panel.key == key])
    return "\n".join(" ".join(row.split()) for row in text.splitlines())


def play(state: State, random: Random) -> Iterator[State]:
    """The table, and again after each of some random answers."""
    yield state
    for _ in range(ANSWERS):
        if not (requests := TITLE.requests(state)):
            return
        _, ask = random.choice(requests)
        answer = (
            random.choice(TITLE.options(state, ask)) if random.random() < 0.7 else TITLE.default(state, ask)
        )
        TITLE.answer(state, ask.seat, ask.id, answer, Seeded.from_number(random.randrange(9999)))
        yield state


def check_width(state: State, seat: Seat | None) -> None:
    for shown in (*board(state, seat), *board(state, seat, "de")):
        assert len(shown.title) <= WIDTH, shown.title
        assert shown.lines
        for spans in shown.lines:
            text = "".join(span.text for span in spans)
            assert len(text) <= WIDTH, text


# Every board


@pytest.mark.parametrize(
    ("seats", "map"), [(5, "east"), (9, "east"), (9, "west"), (11, "both"), (18, "both")]
)
@pytest.mark.parametrize("phase", PHASES)
def test_every_board_fits_its_width(seats: int, map: str, phase: str) -> None:
    random = Random(seats)
    for number, state in enumerate(play(crowded(seats, random, phase, map=map), random)):
        if number % tries(3, 1) == 0:
            check_width(state, random.choice((*seats_of(state), None)))


def test_the_boards_of_an_opening_fit_their_width() -> None:
    random = Random(1)
    state = TITLE.setup(opening_options(TITLE.meta, {"ast": "expert"}, 9), 9, Seeded.from_number(1))
    assert keys(state, 0) == ["choice", "seats", "stacks"]
    for now in play(state, random):
        check_width(now, random.choice((*seats_of(now), None)))


def test_nobody_reads_the_hand_of_another() -> None:
    state = table({"phase": "trade_cards", "saba": {"hand": ["silk"]}, "maurya": {"hand": ["flax"]}})
    for seat in (1, None):
        assert "Silk" not in as_text(board(state, seat))
    assert "Silk" in as_text(board(state, 0))
    assert "Flax" not in as_text(board(state, 0))


# What comes first


@pytest.mark.parametrize(
    ("phase", "first"), [("movement", "yours"), ("construction", "build"), ("trade_cards", "hand")]
)
def test_what_the_question_is_about_comes_first(phase: str, first: str) -> None:
    saba = {"tokens": {"marib": 1, "zafar": 7}, "cities": ["adulis"], "treasury": 20, "hand": ["silk"]}
    state = table({"phase": phase, "saba": saba})
    assert keys(state, 0)[0] == first


def test_panels_have_keys_by_which_a_surface_chooses() -> None:
    state = table({"phase": "movement", "saba": {"tokens": {"marib": 1}}})
    assert keys(state, 0) == ["yours", "reach", "seats", "stacks", "areas", "advances"]
    assert keys(state, None) == ["seats", "stacks", "areas"]


def test_the_end_begins_with_the_civilizations() -> None:
    assert keys(table({"phase": "over"}), 0)[0] == "seats"


# What the panels say


def test_your_areas_say_what_is_there_and_what_can_move() -> None:
    state = table(
        {
            "phase": "movement",
            "barbarians": {"marib": 2},
            "saba": {
                "tokens": {"marib": 3, "zafar": 2},
                "cities": ["adulis"],
                "ships": ["aden"],
                "treasury": 4,
            },
            "maurya": {"tokens": {"marib": 1}},
        }
    )
    text = panel(state, 0, "yours")
    assert "area region tokens city can move others" in text
    assert "Marib Saba 3/1! - 3 Maurya 1,\nbarbarians 2" in text
    assert "Zafar Saba 2/1! site 2" in text
    assert "0/1 city -" in text
    assert "Ships: Aden (not maintained)" in text
    assert "5 tokens on the board, 46 in stock, 4 in the treasury; 1 of 9 cities" in text
    assert "Your people (! over the limit), Saba, turn 1, movement" in text


def test_agriculture_raises_the_limit_that_is_shown() -> None:
    saba = {"tokens": {"marib": 2}, "advances": ["agriculture"]}
    assert "Marib Saba 2/2 -" in panel(table({"phase": "movement", "saba": saba}), 0, "yours")


def test_building_sites_say_what_a_city_takes() -> None:
    saba = {"tokens": {"marib": 9, "zafar": 6}, "advances": ["architecture"], "treasury": 5}
    state = table({"phase": "construction", "saba": saba})
    text = panel(state, 0, "build")
    assert "Zafar site takes 6, you have 6, 3 from the treasury" in text
    assert "Marib wilderness takes 12, you have 9, 5 from the treasury" in text
    assert "build" not in keys(state, 1)


def test_civilizations_come_in_ranking_order_with_what_they_lack() -> None:
    parthia = {"tokens": {"nisa": 2}, "cities": ["merv"], "ast": 4, "treasury": 3}
    state = table({"phase": "movement", "parthia": parthia, "saba": {"ast": 1}})
    rows = panel(state, 8, "seats").splitlines()
    assert [row.split()[0].strip("*") for row in rows[2::2]] == [
        TITLE.names[civilization] for civilization in TITLE.content.scenes["east_9"].civilizations
    ]
    assert "*Parthia 2 50 3 1 0 2 0 0 4 21" in rows
    assert "Stone Age; the next step into Early Bronze Age lacks 1 city" in rows
    assert "Stone Age; ready for the next step" in rows


def test_cards_are_sets_with_their_value() -> None:
    hand = ["flax", "flax", "flax", "silk", "volcanic_eruption_earthquake", "water"]
    known = [card for card in hand if card in TITLE.content.cards]
    state = table({"phase": "trade_cards", "stacks": {"9": []}, "saba": {"hand": known}})
    text = panel(state, 0, "hand")
    assert f"Your cards, {len(known)} in hand" in text
    assert "Flax 3 cards of 1 worth 9" in text
    assert f"All commodities worth {9 + TITLE.content.cards['silk'].stack}" in text
    text = panel(state, None, "stacks")
    assert "empty, only Water: 9" in text
    assert "Discarded of stack 9: 3 Silk, 5 Pearls" in text
    assert "hand" not in keys(state, None)


def test_the_floor_shows_the_offers_that_a_seat_can_read() -> None:
    hands = {"saba": ["flax", "flax", "stone"], "babylon": ["furs", "furs", "silk"], "persia": ["tea"] * 3}
    state = table({"phase": "trade", **{name: {"hand": hand} for name, hand in hands.items()}})
    seat = {name: state.civilizations.index(name) for name in hands}
    offer = {
        "do": "post",
        "to": "babylon",
        "gives": ["flax", "flax", "stone"],
        "says": {"kinds": ["flax", "flax"], "claims": ["silk"]},
        "wants": {"kinds": ["furs", "furs"]},
        "note": "clean",
    }

    def answer(name: str, form: dict[str, Any]) -> None:
        ask = next(ask for _, ask in TITLE.requests(state) if ask.seat == seat[name])
        TITLE.answer(state, ask.seat, ask.id, form, Seeded.from_number(1))

    answer("saba", offer)
    answer("persia", {"do": "finished"})
    text = panel(state, seat["babylon"], "floor").replace("\n", " ")
    says = "2 Flax +1, perhaps Silk, for 2 Furs +1, saying “clean”"
    assert f"Offer 1 of Saba to you: {says}" in text
    assert "Still trading: Saba, Babylon" in text
    assert "Finished: Persia" in text
    text = panel(state, seat["saba"], "floor").replace("\n", " ")
    assert "Offer 1 of yours to Babylon" in text
    assert "[2 Flax, Stone]" in text
    assert "Nobody offers anything that you can see." in panel(state, seat["persia"], "floor")
    assert keys(state, seat["saba"])[:2] == ["floor", "hand"]
    TITLE.answer(state, TABLE, "", {"do": "alarm", "phase": "trade"}, Seeded.from_number(1))
    assert "Offers, the alarm has rung" in panel(state, None, "floor")
    made = next(iter(state.floor.offers))
    answer("babylon", {"do": "accept", "offer": made, "version": 1, "gives": ["furs", "furs", "silk"]})
    assert "Last seen with Saba: 2 Furs, Silk" in panel(state, seat["babylon"], "hand")
    assert "floor" not in keys(state, seat["saba"])


def test_movement_shows_what_lies_around() -> None:
    tokens = {"saba": {"tokens": {"marib": 4}}, "babylon": {"tokens": {"zafar": 2}}}
    state = table({"phase": "movement", **tokens})
    saba = state.civilizations.index("saba")
    text = panel(state, saba, "reach")
    assert "Zafar Saba 1 site - Babylon 2; from Marib" in text
    assert "Qataban Saba 2 - coast from Marib" in text
    assert "\nMarib " not in text
    assert "reach" not in keys(state, None)
    assert "reach" not in keys(table({"phase": "trade", "saba": {"tokens": {"marib": 4}}}), saba)


def test_advances_say_what_they_cost_and_do() -> None:
    given = {"advances": ["pottery"], "credits": {"crafts": 10}, "hand": ["flax"] * 9}
    state = table({"phase": "advances", "saba": given, "babylon": {"advances": ["mysticism"]}})
    saba = state.civilizations.index("saba")
    assert keys(state, saba)[:2] == ["hand", "advances"]
    text = panel(state, saba, "advances").replace("\n", " ")
    assert "Advances, you hold 1 Your credits: crafts 10 You hold cost VP groups Pottery 60 1 crafts" in text
    assert "Agriculture 100 3 crafts Areas of limit 2 or less feed 1 token more" in text
    assert "Credits: science 5, crafts 10, Democracy 20." in text
    assert "advances" not in keys(state, None)
    assert "holds Mysticism" in panel(state, None, "seats")


def test_conflicts_say_who_fights_whom() -> None:
    state = table(
        {
            "phase": "movement",
            "pirates": ["balkh"],
            "saba": {"tokens": {"marib": 2, "zafar": 3, "merv": 7}, "cities": ["adulis"]},
            "maurya": {"tokens": {"marib": 1, "adulis": 3, "balkh": 8}},
            "babylon": {"cities": ["merv"]},
        }
    )
    text = panel(state, None, "conflicts")
    assert "Marib limit 1: Saba 2, Maurya 1" in text
    assert "Maurya with 3 attacks the city of Saba, too\nfew" in text
    assert "Saba with 7 attacks the city of Babylon" in text
    assert "Maurya with 8 attacks a pirate city" in text
    assert "Zafar" not in text


def test_every_occupied_area_is_listed() -> None:
    state = crowded(9, Random(5), "movement")
    text = panel(state, None, "areas")
    names = TITLE.names
    for area, there in TITLE.view(state, None)["areas"].items():
        row = next(row for row in text.splitlines() if row.startswith(names[area] + " "))
        assert row
        assert all(f"{tokens}" in text for tokens in there.get("tokens", {}).values())


def test_regions_come_in_the_order_of_their_names_in_the_readers_language() -> None:
    given = {"phase": "movement", "options": {"map": "west"}}
    state = table({**given, "egypt": {"tokens": {"tanis": 1}}, "rome": {"tokens": {"rome": 1}}})
    areas = as_text([one for one in board(state, None, "de") if one.key == "areas"])
    assert areas.index("Ägypten") < areas.index("Rom ")


# In the terminal


@pytest.mark.parametrize("seats", [5, 9])
def test_some_turns_can_be_played_line_by_line(seats: int, tmp_path: Path) -> None:
    opened = Table(load(), seats=seats, seed=seats, options={"turns": 4})
    session = Session(opened, dict.fromkeys(range(1, seats), "random"), tmp_path / "empires.json")
    session.run_bots()
    out = io.StringIO()
    lines = ["?", "b", "b seats", "d", "l"] * 3
    assert PlainGame(session, io.StringIO("".join(f"{line}\n" for line in lines)), out).run() == 0
    said = out.getvalue()
    assert "Choice of civilizations" in said
    assert "Your people" in said
    typing = ("--resume", "Saved to", " verify ")
    board_lines = [row for row in said.splitlines() if not any(words in row for words in typing)]
    assert max(map(len, board_lines)) <= 80


# Two trade blocks


BLOCKS = {
    "seats": 12,
    "phase": "trade_cards",
    "cities_ever": True,
    "stacks": {"9.w": [], "2.e": ["stone.e"]},
    "saba": {"hand": ["clay.w", "clay.w", "clay.e", "water", "treachery.w"], "treasury": 15},
}


def test_a_set_of_two_blocks_says_its_marks_the_own_one_first() -> None:
    state = table(BLOCKS)
    text = panel(state, state.civilizations.index("saba"), "hand")
    assert "Clay 3 cards of 1 worth 9 1 E, 2 W" in text
    assert "Water 1 card of 0 worth 0\n" in text
    assert "Treachery (W) stack 2, major calamity" in text
    assert "All commodities worth 9" in text


def test_stacks_of_two_blocks_the_own_one_first() -> None:
    state = table(BLOCKS)
    east, west = "Stacks of block E with cards: 1 2 3", "Stacks of block W with cards: 1 2 3 4 5 6 7 8; empty"
    text = panel(state, state.civilizations.index("saba"), "stacks")
    assert 0 < text.index(east) < text.index(west) < text.index("Discarded of stack 2 E: 7 Stone")
    assert text.index("Discarded of stack 2 E") < text.index("Discarded of stack 9 W: 2 Pearls")
    text = panel(state, None, "stacks")
    assert text.index(west) < text.index(east)


def test_everybody_reads_who_is_in_which_block() -> None:
    text = panel(table(BLOCKS), None, "seats")
    assert text.count("Block W; Stone Age") == text.count("Block E; Stone Age") == 6
    fresh = TITLE.setup(opening_options(TITLE.meta, {}, 12), 12, Seeded.from_number(1))
    assert "Carthage (W) Carthage" in panel(fresh, 0, "choice")
    assert "Block" not in panel(table({"phase": "trade_cards"}), 0, "seats")
