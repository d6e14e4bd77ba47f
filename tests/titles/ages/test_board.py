"""The text board and the components: they fit, and say what a reader needs before deciding."""

from __future__ import annotations

import random
from itertools import product

import pytest

import ecumene
from ecumene.table.meta import BadOpening
from ecumene.table.text.board import WIDTH, as_text
from ecumene.table.titles import load_title

TITLE = load_title("ages")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_board_of_a_game_fits_its_width(seats: int) -> None:
    chooser = random.Random(seats)
    options = {"innovation": seats > 2, "changing_world": seats > 2, "drafting": seats == 3}
    table = ecumene.open_table("ages", seats=seats, seed=seats, options=options)
    while not table.over:
        request = chooser.choice(table.requests())
        for seat, language in product((request.seat, None), ("en", "de")):
            for panel in TITLE.board(table.view(seat), seat, language):
                assert len(panel.title) <= WIDTH
                for spans in panel.lines:
                    text = "".join(span.text for span in spans)
                    assert len(text) <= WIDTH, text
        table.answer(request.seat, request.id, chooser.choice(table.options(request)))
    assert "Final score" in as_text(TITLE.board(table.view(None), None))


def test_what_the_question_is_about_comes_first() -> None:
    table = ecumene.open_table("ages", seats=2, seed=1, options={"first": "0"})
    assert [panel.key for panel in TITLE.board(table.view(0), 0)] == [
        "market", "track", "wonders", "seat1", "seat2",
    ]  # fmt: skip
    request = table.requests()[0]
    table.answer(0, request.id, table.options(request)[0])
    assert [panel.key for panel in TITLE.board(table.view(0), 0)][:2] == ["track", "actions"]
    assert [panel.key for panel in TITLE.board(table.view(1), 1)] == [
        "track", "market", "wonders", "seat2", "seat1",
    ]  # fmt: skip


def test_the_actions_tell_their_sums() -> None:
    given = {
        "track": ["culture", "build", "hunt", "fish", "farm", "plague", "trade", "conquest"],
        "black": {"civilizations": ["italy"], "technologies": ["writing"], "coins": 5, "workers": 1},
    }
    state = TITLE.position(given)
    board = as_text(TITLE.board(TITLE.view(state, 0), 0))
    assert "Culture                       1 worker, 4 coins for 4 points" in board
    assert "Build                         2 workers, 2 coins for 2 points" in board
    assert "too few" in board


@pytest.mark.parametrize(
    ("scenario", "said"),
    [
        ("skirmish", "Super Power           25 points, at most 3 technologies, strength 9"),
        ("the_silk_road", "Gold medal            27 points, 6 stations"),
        ("mongol_devastation", "Raid                  if you are weaker: -3 coins"),
    ],
)
def test_whoever_is_alone_reads_what_it_is_about(scenario: str, said: str) -> None:
    table = ecumene.open_table("ages", seats=1, seed=1, options={"scenario": scenario})
    panel = TITLE.board(table.view(0), 0)[-1]
    assert panel.key == "alone"
    assert said in as_text([panel])


def test_the_components_tell_what_achievements_take() -> None:
    assert TITLE.components("de")["achievements"]["world_of_wonders"]["words"] == "25 Punkte, 4 Weltwunder"


def test_a_command_that_came_says_when() -> None:
    table = ecumene.open_table("ages", seats=1, seed=1, options={"scenario": "mongol_devastation"})
    while table.turn == 1:
        request = table.requests()[0]
        table.answer(0, request.id, request.default)
    assert as_text([TITLE.board(table.view(0), 0)[-1]]).count("(came in round 1)") == 1


def test_components_come_with_their_effects_as_data_and_in_words() -> None:
    printed = TITLE.components("en")
    aksum = printed["civilizations"]["aksum"]
    assert aksum["main_words"] == [
        "Build: +1 point",
        "after Build you may perform Culture without a worker (its coins are paid)",
    ]
    assert list(aksum["legacy"]) == [{"type": "action_cost", "actions": ("research",), "coins": -1}]
    assert printed["technologies"]["engineering"]["requires"] == ("education", "currency", "iron_working")
    assert printed["actions"]["trade"]["words"] == "2 coins, everybody else 1 coin"
    assert printed["colours"] == ["black", "brown", "yellow", "white"]


def test_what_is_ours_is_marked_and_not_the_whole_card() -> None:
    """Aksum is in the rulebook; its population, region and legacy are not."""
    printed = load_title("ages").components("en")["civilizations"]
    assert not printed["aksum"]["reconstructed"]
    assert printed["aksum"]["ours"] == ["population", "region", "legacy"]
    invented = [entry for entry in printed.values() if entry["reconstructed"]]
    assert invented
    assert not any(entry["ours"] for entry in invented)


def test_every_effect_reads_in_german() -> None:
    printed = TITLE.components("de")
    assert printed["civilizations"]["india"]["legacy_words"] == [
        "Spielende: 1 Punkt je Zivilisation außer der ersten"
    ]
    assert printed["civilizations"]["tibet"]["main_words"][0] == "kein Opfer bei Krieg / Seuche"
    assert printed["civilizations"]["harappa"]["legacy_words"] == [
        "Kultur: 1 Münze weniger, nicht durch Bildung"
    ]
    assert printed["wonders"]["colosseum"]["words"] == [
        "Spielende: 3 Punkte mit der größten Stärke (mindestens 1)"
    ]


def test_an_action_is_taken_back_until_a_card_is_revealed() -> None:
    table = ecumene.open_table("ages", seats=2, seed=1, options={"first": "0", "track": "first_game"})
    request = table.requests()[0]
    table.answer(0, request.id, table.options(request)[0])
    assert not table.can_undo(0)
    request = table.requests()[0]
    table.answer(0, request.id, {"do": "act", "action": "fish"})
    assert table.can_undo(0)
    table.undo(0)
    assert table.view(0)["used"] == []


def test_a_seat_that_left_plays_carefully_on() -> None:
    table = ecumene.open_table("ages", seats=3, seed=2)
    table.enter({"do": "departure", "seat": 1})
    assert {request.seat for request in table.requests()} <= {0, 2}
    while not table.over:
        request = table.requests()[0]
        assert request.seat != 1
        table.answer(request.seat, request.id, request.default)
    assert table.standings()[-1].seat == 1
    assert len(table.view(None)["seats"]["1"]["civilizations"]) == 1


def test_a_table_left_by_all_but_one_is_over() -> None:
    table = ecumene.open_table("ages", seats=2, seed=2)
    table.enter({"do": "departure", "seat": 0})
    assert table.over
    assert [standing.seat for standing in table.standings()] == [1, 0]


@pytest.mark.parametrize("variant", ["changing_world", "drafting"])
def test_a_solo_game_takes_no_variant_that_needs_others(variant: str) -> None:
    with pytest.raises(BadOpening, match="with 2 to 4 seats, not with 1"):
        ecumene.open_table("ages", seats=1, seed=1, options={variant: True})


def test_a_scenario_is_for_one() -> None:
    with pytest.raises(BadOpening, match="with 1 seat, not with 2"):
        ecumene.open_table("ages", seats=2, seed=1, options={"scenario": "the_silk_road"})


def test_whoever_plays_alone_may_leave() -> None:
    table = ecumene.open_table("ages", seats=1, seed=2)
    table.enter({"do": "departure", "seat": 0})
    assert table.over
    assert table.view(None)["achievements"] == []


def test_a_table_ends_at_a_limit() -> None:
    table = ecumene.open_table("ages", seats=2, seed=2)
    table.enter({"do": "limit"})
    assert table.over
