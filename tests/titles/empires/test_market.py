"""The market of small games: typed trades, options, and learned, known and imagined cards."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from ecumene.table.chance import Seeded
from ecumene.table.state.frames import Seat
from ecumene.table.text.events import Event, learned
from ecumene.titles.empires.title import Empires
from ecumene.titles.lineage.book import WATER
from ecumene.titles.lineage.market.exchange import Exchange
from ecumene.titles.lineage.market.menu import offered
from ecumene.titles.lineage.market.spaces import known_to
from ecumene.titles.lineage.market.trading import AskMarket
from ecumene.titles.lineage.phases.trade_cards import Pass
from ecumene.titles.lineage.state import Lying, State, seats_of
from tests.titles.empires.crowds import TITLE

KUSHAN, INDUS, PARTHIA = 0, 1, 2
OPTIONS = 25
"""Everything that a seat is offered on the market: some trades, and to pass."""


def market(**given: Any) -> State:
    """The market of three seats in the East; Kushan is asked first."""
    return TITLE.position({"seats": 3, "phase": "trade", "until": "trade", **given})


def ask_of(state: State) -> AskMarket:
    (ask,) = [ask for _, ask in TITLE.requests(state)]
    assert isinstance(ask, AskMarket)
    return ask


def trade(state: State, place: list[tuple[str, str]], take: list[str]) -> list[Event]:
    ask = ask_of(state)
    answer = {"do": "exchange", "place": [list(one) for one in place], "take": take}
    return TITLE.answer(state, ask.seat, ask.id, answer, Seeded.from_number(1))


# Typing


@pytest.mark.parametrize(
    ("text", "place", "take"),
    [
        ("bronze, hides for 3, 4", [("bronze", "6.2"), ("hides", "1.2")], ["3.1", "4.1"]),
        ("Bronze and treachery on -2 for 3, salt", [("bronze", "6.2"), ("treachery", "-2")], ["3.1", "3.2"]),
        ("2 hides for -3 and 4.1", [("hides", "1.2"), ("hides", "1.3")], ["-3", "4.1"]),
        ("bronze to 6.1, treachery for 3.2, 3.3", [("bronze", "6.1"), ("treachery", "-2")], ["3.2", "3.3"]),
        ("häute, verrat auf -4 für 4, salz", [("hides", "1.2"), ("treachery", "-4")], ["4.1", "3.2"]),
        ("bronze, hides for 2 salt", [("bronze", "6.2"), ("hides", "1.2")], ["3.2", "3.3"]),
    ],
)
def test_trades_in_one_line(text: str, place: list[tuple[str, str]], take: list[str]) -> None:
    lying = {"3.1": "timber", "3.2": "salt", "3.3": "salt", "4.1": "cotton", "-3": "flax"}
    hand = ["bronze", "hides", "hides", "treachery"]
    state = market(market=lying, put_by={"-3": "indus"}, kushan={"hand": hand})
    ask = ask_of(state)
    assert TITLE.kinds[type(ask)].read(state, ask, text) == Exchange(tuple(place), tuple(take))


@pytest.mark.parametrize("name", ["piracy", "Raid", "Piracy/Raid", "Überfall", "Piraterie"])
def test_a_trade_names_a_calamity_by_any_of_its_names(name: str) -> None:
    state = market(market={"3.1": "timber", "3.2": "salt"}, kushan={"hand": ["piracy", "flood"]})
    ask = ask_of(state)
    wanted = Exchange((("piracy", "-2"), ("flood", "-3")), ("3.1", "3.2"))
    assert TITLE.kinds[type(ask)].read(state, ask, f"{name} on -2, avalanche on -3 for 3, salt") == wanted


@pytest.mark.parametrize("text", ["", "pass", "bronze", "bronze for", "atlantis, hides for 3, 4"])
def test_no_trades(text: str) -> None:
    state = market(market={"0.1": WATER}, kushan={"hand": ["bronze", "hides"]})
    ask = ask_of(state)
    assert TITLE.kinds[type(ask)].read(state, ask, text) is None


# Who learns what


def test_a_card_that_came_face_down_cannot_be_unlearned() -> None:
    state = market(market={"1.1": "flax", "2.1": "stone"}, kushan={"hand": ["bronze", "hides"]})
    events = trade(state, [("bronze", "6.2"), ("hides", "1.2")], ["1.1", "2.1"])
    assert learned(events) & 1 << KUSHAN


def test_who_takes_open_cards_learns_nothing_but_shows_its_own() -> None:
    lying = {"1.2": "flax", "2.2": "stone"}
    others = {"indus": {"hand": ["flax", "stone"]}}
    state = market(market=lying, kushan={"hand": ["bronze", "hides"]}, **others)
    events = trade(state, [("bronze", "6.2"), ("hides", "1.1")], ["1.2", "2.2"])
    assert not learned(events) & 1 << KUSHAN
    assert learned(events) & 1 << INDUS


def test_a_card_for_the_red_column_is_told_to_nobody() -> None:
    lying = {"-4": "flax", "0.2": WATER}
    hands: dict[str, Any] = {"kushan": {"hand": ["treachery", "bronze"]}, "indus": {"hand": ["salt"] * 2}}
    state = market(market=lying, put_by={"-4": "kushan"}, **hands)
    events = trade(state, [("bronze", "6.2"), ("treachery", "-2")], ["-4", "0.2"])
    (exchanged,) = [event for event in events if event.seen_by(INDUS) != event]
    told = exchanged.seen_by(INDUS)
    assert "treachery" not in msgspec.json.encode(told).decode()
    assert "treachery" in msgspec.json.encode(exchanged).decode()
    assert state.market["-2"] == Lying("treachery", "red", KUSHAN)


def test_what_i_put_into_the_red_column_stays_known_over_a_reload_and_in_imagined_states() -> None:
    state = market(
        market={"1.1": "flax", "3.1": "salt"},
        kushan={"hand": ["bronze", "treachery"]},
        indus={"hand": ["salt", "jade"]},
    )
    trade(state, [("bronze", "6.2"), ("treachery", "-2")], ["1.1", "3.1"])
    again = TITLE.load_state(msgspec.json.encode(state))
    assert TITLE.view(again, KUSHAN)["market"]["spaces"]["-2"]["card"] == "treachery"
    assert "card" not in TITLE.view(again, INDUS)["market"]["spaces"]["-2"]
    for seed in range(20):
        mine = TITLE.imagine(TITLE.view(state, KUSHAN), Seeded.from_number(seed))
        assert mine.market["-2"] == Lying("treachery", "red", KUSHAN)
    seen = {
        TITLE.imagine(TITLE.view(state, INDUS), Seeded.from_number(seed)).market["-2"].card
        for seed in range(20)
    }
    assert len(seen) > 5


def test_who_knew_a_card_of_the_market_knows_who_took_it() -> None:
    state = market(
        market={"-2": "treachery", "6.2": "bronze"},
        put_by={"-2": "indus"},
        kushan={"hand": ["cotton", WATER]},
        indus={"hand": ["flax", "stone"]},
        parthia={"hand": ["flax", "stone"]},
    )
    trade(state, [("cotton", "4.2"), (WATER, "0.2")], ["6.2", "-2"])
    assert sorted(state.known[INDUS][KUSHAN]) == ["bronze", "treachery"]
    assert state.known[PARTHIA][KUSHAN] == ("bronze",)
    assert TITLE.view(state, INDUS)["you"]["known"] == {"0": list(state.known[INDUS][KUSHAN])}


# Random markets


def busy(seed: int) -> State:
    """A market in the middle of a trade: cards of all kinds lie there, and hands hold calamities."""
    random = Random(seed)
    seats, map = random.choice((3, 4)), random.choice(("east", "west"))
    scene = TITLE.content.scenes[f"{map}_{seats}"]
    cards = [card for card, copies in scene.cards.items() for _ in range(copies)]
    random.shuffle(cards)
    given: dict[str, Any] = {"seats": seats, "phase": "trade", "options": {"map": map}}
    for civilization in scene.civilizations:
        hand = [cards.pop() for _ in range(random.randrange(10))] + [WATER] * random.randrange(3)
        given[civilization] = {"hand": hand}
    assert scene.market
    lying: dict[str, str] = {"0.1": WATER}
    for space, (column, row) in scene.market.spaces.items():
        fits = [
            card
            for card in cards
            if (entry := TITLE.content.cards[card]).tradeable | (row == 1)
            and (space in scene.market.red or (entry.stack == column and (row == 1 or not entry.calamity)))
        ]
        if fits and random.random() < 0.4:
            lying[space] = fits[0]
            cards.remove(fits[0])
    red = [space for space in lying if space in scene.market.red]
    given["put_by"] = {space: random.choice(scene.civilizations) for space in red}
    given["shown"] = [
        space
        for space in lying
        if space.endswith(".1") and not TITLE.content.cards[lying[space]].calamity and random.random() < 0.3
    ]
    empty = random.sample(range(1, 10), 2)
    given["stacks"] = {str(number): [] for number in empty}
    return TITLE.position(given | {"market": lying})


@given(some.integers(0, 10_000))
def test_all_that_is_offered_is_legal_and_not_too_much(seed: int) -> None:
    state = busy(seed)
    for _, ask in TITLE.requests(state):
        if not isinstance(ask, AskMarket):
            continue
        kind = TITLE.kinds[type(ask)]
        options = kind.options(state, ask)
        assert options[0] == Pass()
        assert len(options) <= OPTIONS
        assert len(set(options)) == len(options)
        for option in options:
            kind.check(state, ask, option)
        gains = [bargain.gain for bargain in offered(TITLE.at(state), ask.seat)]
        assert gains == sorted(gains, reverse=True)


@given(some.integers(0, 10_000), some.integers(-1, 3))
def test_an_imagined_market_fits_what_a_seat_sees(seed: int, number: int) -> None:
    state = busy(seed)
    seat: Seat | None = number if number in seats_of(state) else None
    view = TITLE.view(state, seat)
    imagined = TITLE.imagine(view, Seeded.from_number(seed))
    assert TITLE.violations(imagined) == []
    assert TITLE.view(imagined, seat) == view
    cards = TITLE.content.cards
    for space, lying in imagined.market.items():
        if known_to(lying, seat):
            assert lying == state.market[space]
        elif lying.lies == "dealt":
            assert cards[lying.card].stack == int(space.split(".")[0])
        else:
            assert cards[lying.card].tradeable


@given(some.integers(0, 10_000))
def test_a_quick_player_never_loses_by_a_trade_that_it_sees_through(seed: int) -> None:
    state = busy(seed)
    for _, ask in TITLE.requests(state):
        if isinstance(ask, AskMarket):
            glimpse = TITLE.glimpse(state, ask.seat)
            answer = TITLE.advise(glimpse, ask, TITLE.kinds[type(ask)].options(glimpse, ask))
            assert answer is not None
            TITLE.kinds[type(ask)].check(state, ask, answer)
            best = offered(TITLE.at(glimpse), ask.seat)
            assert isinstance(answer, Exchange) == bool(best and best[0].gain >= 1)


def test_a_quick_player_gets_rid_of_a_calamity() -> None:
    state = market(market={"0.1": WATER, "1.2": "flax"}, kushan={"hand": ["treachery", "stone", "timber"]})
    ask = ask_of(state)
    answer = TITLE.advise(TITLE.glimpse(state, KUSHAN), ask, TITLE.kinds[type(ask)].options(state, ask))
    assert isinstance(answer, Exchange)
    assert ("treachery", "-2") in answer.place


# Content


def test_an_owner_may_say_how_many_red_spaces_there_are() -> None:
    title = Empires({"market_boards": {"market": {"red_spaces": [-2, -2, -3, -4]}}})
    board = title.content.scenes["east_3"].market
    assert board is not None
    assert list(board.red.items()) == [("-2", -2), ("-2.2", -2), ("-3", -3), ("-4", -4)]
    assert board.reconstructed == ()
    state = title.position(
        {
            "seats": 3,
            "phase": "trade",
            "market": {"0.1": WATER, "0.2": WATER},
            "kushan": {"hand": ["treachery", "bronze"]},
        }
    )
    ((_, ask),) = list(title.requests(state))
    answer = {"do": "exchange", "place": [["bronze", "6.2"], ["treachery", "-2.2"]], "take": ["0.1", "0.2"]}
    title.answer(state, KUSHAN, ask.id, answer, Seeded.from_number(1))
    assert state.market["-2.2"].card == "treachery"


def test_an_owner_may_say_whose_areas_are_whose() -> None:
    regions = {owner: list(areas) for owner, areas in _regions(TITLE.content.scenes["east_3"].board).items()}
    regions["parthia"].remove("zagros")
    regions["indus"].append("zagros")
    title = Empires({"setups": {"east_3": {"regions": regions}}})
    scene = title.content.scenes["east_3"]
    assert scene.board.region[scene.board.index["zagros"]] == "indus"
    assert scene.reconstructed == ()
    regions["kushan"].remove("taxila")
    (problem,) = TITLE.check_overrides({"setups": {"east_3": {"regions": regions}}})
    assert "taxila" in str(problem)


def _regions(board: Any) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for area, id in enumerate(board.ids):
        if board.in_play[area]:
            found.setdefault(board.region[area], []).append(id)
    return found


def test_components_print_the_market_and_what_is_our_guess() -> None:
    scenes = TITLE.components("en", "east_4")["scenes"]
    assert scenes["east_4"]["market"] == {
        "columns": list(range(10)),
        "rows": 3,
        "top_row": 1,
        "red_spaces": {"-2": -2, "-3": -3, "-4": -4},
        "rounds": 6,
        "cards": 2,
        "water_price": 2,
        "source": "rulebook",
        "reconstructed": ["red_spaces"],
    }
    assert scenes["east_4"]["reconstructed"] == ["regions"]
    assert "market" not in TITLE.components("en", "east_5")["scenes"]["east_5"]


def test_the_deal_takes_one_card_of_each_stack_up_to_the_most_cities() -> None:
    state = TITLE.position(
        {
            "seats": 4,
            "phase": "trade_cards",
            "until": "trade_cards",
            "indus": {"cities": ["balakot", "poura"]},
        }
    )
    assert Counter(lying.lies for lying in state.market.values()) == {"dealt": 3}
    assert [state.market[space].card for space in ("0.1", "1.1", "2.1")] == [WATER, "flax", "stone"]


def test_the_log_cites_the_rule_of_trading_for_a_trade_and_that_of_passing_for_a_pass() -> None:
    trade_rule, pass_rule = "4.7.two_for_two", "4.7.pass"
    lying = {"1.1": "flax", "3.1": "salt"}
    hands = {"kushan": {"hand": ["bronze", "hides"]}, "indus": {"hand": ["timber", "hides"]}}
    state = market(market=lying, **hands)
    kind = TITLE.kinds[AskMarket]
    first = Exchange((("bronze", "6.2"), ("hides", "1.2")), ("1.1", "3.1"))
    assert kind.rule_of_answer(state, ask_of(state), first) == trade_rule
    assert kind.rule_of_answer(state, ask_of(state), Pass()) == pass_rule
