"""The components of a set-up: its own board and cards, and in large games the trade block of each seat."""

from __future__ import annotations

from ecumene.table.titles import load_title

TITLE = load_title("empires")


def test_a_set_up_has_its_own_board_and_cards_only() -> None:
    east = TITLE.components("en", "east_9")
    assert "susa" in east["areas"]
    assert "susa" in east["names"]
    assert "knossos" not in east["areas"]
    assert "knossos" not in east["names"]
    assert "silk" in east["cards"]
    assert "water" in east["cards"]
    assert "gold" not in east["cards"]
    assert "silk.w" not in east["cards"]
    assert east["scenes"]["east_9"]["changed"] == {}
    assert "blocks" not in east["scenes"]["east_9"]


def test_all_set_ups_together_have_everything() -> None:
    printed = TITLE.components("en")
    assert {"susa", "knossos"} <= printed["areas"].keys()
    assert list(printed["scenes"]) == list(TITLE.setups())


def test_two_blocks_mark_their_cards_and_members() -> None:
    printed = TITLE.components("en", "both_18")
    blocks = printed["scenes"]["both_18"]["blocks"]
    assert {mark: len(members) for mark, members in blocks.items()} == {"w": 9, "e": 9}
    assert "rome" in blocks["w"]
    assert "persia" in blocks["e"]
    west, east = printed["cards"]["clay.w"], printed["cards"]["treachery.e"]
    assert (west["commodity"], west["block"], west["face"]) == ("clay", "w", 1)
    assert (east["commodity"], east["block"], east["calamity"]) == ("treachery", "e", "major")
    assert "clay" not in printed["cards"]
    assert printed["names"]["clay"] == "Clay"


def test_everybody_may_read_how_the_cards_are_divided() -> None:
    cards = TITLE.components("en", "both_12")["scenes"]["both_12"]["cards"]
    assert (cards["clay.w"], cards["clay.e"], cards["ochre.w"]) == (5, 4, 9)
    assert "ochre.e" not in cards
    assert "bone.w" not in cards


def test_the_tokens_of_a_short_game_say_what_they_bring_and_cost() -> None:
    printed = TITLE.components("de", "east_5")
    short, drawn = printed["short_game"], printed["scenes"]["east_5"]["scenarios"]
    assert (short["cities"], short["tokens"], short["treasury"]) == (5, 14, 10)
    assert len(drawn) == 5
    for id in drawn:
        assert printed["names"][id]
        assert short["scenarios"][id]["advances"]
    assert {id for id in drawn if short["scenarios"][id]["loses_city"]}
