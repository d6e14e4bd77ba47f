"""Counsel on the market: the count of a draft, the reason of a refusal, its result, and probabilities."""

from __future__ import annotations

from itertools import islice
from random import Random
from time import process_time
from typing import Any

import pytest

from ecumene.bots import make
from ecumene.table.chance import Seeded
from ecumene.table.questions.refusal import Refused
from ecumene.table.rulebook.sections import sections_of
from ecumene.titles.lineage.state import Lying, Position, State
from tests.effort import tries
from tests.titles.empires.crowds import crowded
from tests.titles.empires.markets import KIND, TITLE, played
from tests.titles.empires.test_counsel import ask, sentences
from tests.titles.empires.test_market_search import ME, stall

MARKET = {
    "3.1": Lying("", "dealt"),
    "3.2": Lying("salt", "open"),
    "3.3": Lying("salt", "open"),
    "1.1": Lying("hides", "shown"),
    "0.1": Lying("water", "dealt"),
    "-2": Lying("", "red", 1),
    "5.1": Lying("civil_war", "blocked"),
}


def market(hand: list[str]) -> State:
    """A seat with a hand at a market; what it does not know it does not see."""
    state = TITLE.position({"seats": 4, "phase": "movement"})
    state.hand[ME] = hand
    state.market.update(MARKET)
    state.discards[1].append("stone")
    state.phase = "trade"
    return TITLE.glimpse(state, ME)


def told(state: State, language: str = "en", **args: Any) -> Any:
    return TITLE.counsel(state, ME, "market", args, language)


def test_without_a_market_there_is_nothing_to_tell() -> None:
    with pytest.raises(Refused, match="no market in this game"):
        ask(crowded(5, Random(1), "trade"), ME, "market")


def test_a_draft_counts_on_both_sides() -> None:
    """Bronze is 6 and the red space -2; two open Salt are a set, a face-down card counts its column."""
    state = market(["bronze", "treachery", "salt"])
    draft = told(state, place=[["bronze", "6.2"], ["treachery", "-3"]], take=["3.1", "1.1"])
    assert (draft["placed"]["value"], [one["counts"] for one in draft["placed"]["pieces"]]) == (3, [6, -3])
    assert (draft["taken"]["value"], [one["counts"] for one in draft["taken"]["pieces"]]) == (4, [3, 1])
    pair = told(state, take=["3.2", "3.3"])["taken"]
    assert (pair["value"], [one["counts"] for one in pair["pieces"]]) == (12, [6, 6])
    assert "set counts four times" in pair["pieces"][0]["says"]["text"]


def test_a_set_that_is_placed_counts_four_times_its_number() -> None:
    draft = told(market(["furs", "furs"]), place=[["furs", "2.1"], ["furs", "2.3"]])
    assert (draft["placed"]["value"], [one["counts"] for one in draft["placed"]["pieces"]]) == (8, [4, 4])


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        ({"place": [["bronze", "6.2"], ["salt", "-3"]], "take": ["3.2", "3.3"]}, "count 3, .* counts 12"),
        ({"place": [["bronze", "3.2"]]}, "only go to column 6"),
        ({"place": [["treachery", "2.2"]]}, "calamity: it can only go to the red"),
        ({"place": [["salt", "-2"]]}, "not free"),
        ({"place": [["jade", "7.2"]]}, "do not hold"),
        ({"take": ["5.1"]}, "stays on the market"),
        ({"take": ["6.1"]}, "Nothing that you could take"),
        ({"take": ["3.2", "3.2"]}, "Nothing that you could take"),
        ({"take": ["1.1", "3.2", "3.3"]}, "You place 2 cards"),
        ({"place": [["nothing", "nowhere"]]}, "do not hold"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_sent(args: dict[str, Any], reason: str) -> None:
    draft = told(market(["bronze", "treachery", "salt"]), **args)
    assert not draft["legal"]
    assert draft["best"] == []
    with pytest.raises(AssertionError, match=reason):
        raise AssertionError(draft["refusal"]["text"])


def test_an_incomplete_draft_is_not_wrong() -> None:
    draft = told(market(["bronze", "treachery", "salt"]), place=[["bronze", "6.2"]])
    assert (draft["complete"], draft["legal"], draft["refusal"]) == (False, False, None)
    assert all(("bronze", "6.2") in trade["place"] for trade in draft["best"])


def test_the_best_trade_can_be_sent() -> None:
    """Bronze and Hides for two Salt would be a pair of open ones: 12. With the face-down one it is 6."""
    state = market(["hides", "salt", "salt", "bronze"])
    best = told(state)["best"][0]
    sent = {"do": "exchange", "place": tuple(best["place"]), "take": tuple(best["take"])}
    assert best["answer"] == sent
    again = told(state, place=best["place"], take=best["take"])
    assert again["legal"]
    assert again["gain"] == best["gain"]


def test_sets_before_and_after() -> None:
    """Two Salt are 12, three 27; a card that is not known counts with what it is worth on the average."""
    state = market(["salt", "salt", "bronze", "water"])
    draft = told(state, place=[["bronze", "6.2"], ["water", "0.2"]], take=["3.2", "1.1"])
    assert (draft["value_before"], draft["value_after"], draft["gain"]) == (18, 28.0, 10.0)
    assert [(one["card"], one["before"], one["after"]) for one in draft["sets"]][:2] == [
        ("water", 1, 0),
        ("hides", 0, 1),
    ]
    blind = told(state, place=[["bronze", "6.2"], ["water", "0.2"]], take=["3.1", "1.1"])
    assert 18 - 6 + 1 < blind["value_after"] < 28
    assert 0 < blind["calamity"] < 1
    assert blind["gain"] < blind["value_after"] - blind["value_before"]


def test_what_is_known_and_what_is_likely() -> None:
    spaces = {one["space"]: one for one in told(market(["salt"]))["spaces"]}
    assert list(spaces) == ["0.1", "1.1", "3.1", "3.2", "3.3", "5.1", "-2"]
    assert (spaces["1.1"]["card"], spaces["1.1"]["says"]["text"]) == (
        "hides",
        "Hides lies face down; everybody saw it.",
    )
    assert (spaces["3.1"]["card"], spaces["3.1"]["calamity"] > 0) == (None, True)
    assert {"salt", "timber"} <= {one["card"] for one in spaces["3.1"]["maybe"]}
    assert spaces["-2"]["calamity"] > 0.5
    assert spaces["-2"]["worth"] < 0
    assert "cannot be traded" in spaces["5.1"]["says"]["text"]


def test_a_calamity_costs_what_there_is_to_lose() -> None:
    """Whoever has no city loses none: the same card costs those who have many more."""
    state = TITLE.position({"seats": 4, "phase": "movement"})
    position = Position(TITLE.content, state)
    position.state.hand[ME] = ["superstition", "bronze"]
    state.market.update({"1.1": Lying("hides", "shown"), "1.2": Lying("flax", "open")})
    poor = told(TITLE.glimpse(state, ME))["best"][0]["gain"]
    sites = [area for area in range(position.board.size) if position.board.site[area]]
    for area in sites[:5]:
        state.cities[area] = ME + 1
    assert told(TITLE.glimpse(state, ME))["best"][0]["gain"] > poor + 10


def test_every_sentence_is_said_in_both_languages_and_cites_a_real_section() -> None:
    sections = sections_of(TITLE)
    for seed in range(tries(2, 20)):
        position = stall(Random(seed), 10, 20)
        drafts: list[dict[str, Any]] = [{}, {"take": list(position.state.market)[:2]}]
        drafts += [{"place": trade["place"], "take": trade["take"]} for trade in told(position.state)["best"]]
        for draft in drafts:
            english, german = (
                sentences(told(position.state, language, **draft)) for language in ("en", "de")
            )
            assert len(english) == len(german)
            for (text, rule), (other, same) in zip(english, german, strict=True):
                assert rule == same
                assert rule in sections
                assert text != other
                assert "{" not in text + other


def test_what_is_hidden_changes_nothing_that_is_told() -> None:
    """Whatever is dealt anew that a seat cannot know, it is told and offered the same."""
    bots = [make("steady", seat, meta=TITLE.meta) for seat in range(4)]
    for number, asked in enumerate(islice(played(1, bots, map="east"), tries(40, 400))):
        seat = asked.ask.seat
        other = TITLE.imagine_from(asked.state, seat, Seeded.from_number(number))
        drafts = [
            TITLE.counsel(known, seat, "market", {}) for known in (asked.state, TITLE.glimpse(other, seat))
        ]
        assert drafts[0] == drafts[1]
        assert KIND.options(asked.state, asked.ask) == KIND.options(TITLE.glimpse(other, seat), asked.ask)


@pytest.mark.quiet
def test_a_question_takes_fifty_milliseconds_at_most() -> None:
    """With as many cards as a hand and a market can have."""
    for seed in range(5):
        position = stall(Random(seed), 20, 33)
        best = min(_seconds(position) for _ in range(3))
        assert best < 0.05, best


def _seconds(position: Position) -> float:
    start = process_time()
    told(position.state)
    return process_time() - start
