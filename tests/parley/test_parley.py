"""Parley's own rules, with a test for each kind of situation that the most difficult titles need."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.table.chance import Recorded, Seeded
from ecumene.table.questions.answers import Alarm, Departure, Limit
from ecumene.table.questions.refusal import Refused
from ecumene.table.table import Table
from tests.parley.state import AskSteer, State
from tests.parley.title import Parley
from tests.table.play import ask, random_game, say, to_phase

PARLEY = Parley()


class Position:
    """A small position that seats answer in."""

    def __init__(self, luck: list[Any] | None = None, **given: Any) -> None:
        self.state: State = PARLEY.position(given)
        self.luck = luck

    def say(self, seat: int, do: str, /, kind: str | None = None, **fields: Any) -> list[str]:
        """Answer, and hear what a spectator is told."""
        asks = [a for _, a in self.state.flow.open() if a.seat == seat]
        asked = next(a for a in asks if kind in (None, PARLEY.kinds[type(a)].name))
        chance = Recorded()
        chance.load(self.luck or [])
        events = PARLEY.answer(self.state, seat, asked.id, {"do": do, **fields}, chance)
        self.luck = []
        chance.expect_spent()
        assert PARLEY.violations(self.state) == []
        seen = (event.seen_by(None) for event in events)
        return [PARLEY.words.text(PARLEY.tell(self.state, event)) for event in seen if event is not None]

    def asked(self) -> dict[int, list[str]]:
        found: dict[int, list[str]] = {}
        for _, a in PARLEY.requests(self.state):
            found.setdefault(a.seat, []).append(PARLEY.kinds[type(a)].name)
        return found


def crowd(**more: Any) -> dict[str, Any]:
    """Amber, Birch and Coral stand in area 0, Dune elsewhere."""
    return {
        "seats": 4,
        "phase": "conflict",
        "herald": "dune",
        "amber": {"tokens": {"0": 4}},
        "birch": {"tokens": {"0": 2}, "hand": ["salt1", "gold1"]},
        "coral": {"tokens": {"0": 1}},
        **more,
    }


# Moves


def test_nine_seats_move_at_once() -> None:
    game = Position(seats=9)
    assert game.asked() == {seat: ["move"] for seat in range(9)}
    for seat in (8, 0, 4):
        game.say(seat, "move", origin=seat, to=(seat + 1) % 11)
    game.say(4, "take_back")
    assert game.state.tokens[4][4] == 4
    with pytest.raises(Refused, match="no move to take back"):
        game.say(4, "take_back")


def test_done_can_be_withdrawn_until_the_last_is_done() -> None:
    game = Position(seats=3)
    game.say(0, "done")
    assert 0 not in game.asked()
    assert game.say(0, "resume") == ["Amber is not done after all."]
    game.say(0, "move", origin=0, to=1)
    for seat in (0, 1, 2):
        game.say(seat, "done")
    assert game.state.phase == "trade"


def test_whoever_was_waited_for_stays_done() -> None:
    game = Position(seats=3)
    game.say(2, "wait")
    assert sorted(game.asked()) == [0, 1]
    game.say(0, "done")
    assert sorted(game.asked()) == [1]
    game.say(1, "done")
    assert sorted(game.asked()) == [2]
    with pytest.raises(Refused, match="waited for you"):
        game.say(0, "resume")
    with pytest.raises(Refused, match="nobody left to wait for"):
        game.say(2, "wait")
    game.say(2, "done")
    assert game.state.phase == "trade"


def test_a_demand_interrupts_one_mover_only() -> None:
    game = Position(seats=3, amber={"tokens": {"1": 2}})
    game.say(0, "demand", seat=1)
    assert game.asked() == {1: ["move", "toll"], 2: ["move"]}
    game.say(1, "move", origin=1, to=2)
    assert game.say(1, "toll", kind="toll", pay=True) == ["Birch pays Amber a coin."]
    assert game.state.coins == [5, 3, 4]
    assert game.asked() == {0: ["move"], 1: ["move"], 2: ["move"]}


# Trade


def test_offers_end_to_end() -> None:
    """A public offer, a private reply, a bargain; each seat knows what it gave."""
    game = Position(
        seats=3,
        phase="trade",
        amber={"hand": ["salt1", "silk1"]},
        birch={"hand": ["gold1", "gold2", "idol1"]},
        coral={"hand": ["silk2", "silk3"]},
    )
    said = {"count": 2, "kinds": ["salt"], "claims": ["gold"]}
    anything = {"count": 2}
    assert game.say(0, "post", gives=["salt1", "silk1"], says=said, wants=anything) == [
        "Offer 0-all-1 of Amber to none: new."
    ]
    with pytest.raises(Refused, match="may not be traded"):
        game.say(1, "accept", offer="0-all-1", version=1, gives=["gold1", "idol1"])
    gold = {"count": 2, "kinds": ["gold"]}
    assert (
        game.say(1, "counter", offer="0-all-1", version=1, gives=["gold1", "gold2"], says=gold, wants=said)
        == []
    )
    assert list(PARLEY.view(game.state, 2)["floor"]["offers"]) == ["0-all-1"]
    assert list(PARLEY.view(game.state, 0)["floor"]["offers"]) == ["0-all-1", "1-0-1"]
    told = game.say(0, "accept", offer="1-0-1", version=1, gives=["salt1", "silk1"])
    assert told == [
        "Amber receives 2 cards from Birch: none.",
        "Birch receives 2 cards from Amber: none.",
        "Offer 0-all-1 of Amber to none: lapsed.",
    ]
    assert game.state.hand[0] == ["gold1", "gold2"]
    assert game.state.known == [[(1, "salt1"), (1, "silk1")], [(0, "gold1"), (0, "gold2")], []]
    with pytest.raises(Refused, match="no such offer"):
        game.say(2, "accept", offer="0-all-1", version=1, gives=["silk2", "silk3"])


def test_finished_can_be_withdrawn_and_the_budget_ends_it() -> None:
    game = Position(seats=2, phase="trade", budget=2, amber={"hand": ["salt1", "silk1"]})
    said = {"count": 2, "kinds": ["salt"]}
    game.say(0, "post", gives=["salt1", "silk1"], says=said, wants={"count": 2})
    game.say(0, "finished")
    with pytest.raises(Refused, match="are finished"):
        game.say(0, "withdraw", offer="0-all-1")
    game.say(0, "reopen")
    with pytest.raises(Refused, match="no trade answers left"):
        game.say(0, "withdraw", offer="0-all-1")
    game.say(0, "finished")
    with pytest.raises(Refused, match="no trade answers left"):
        game.say(0, "reopen")
    game.say(1, "finished")
    assert game.state.phase == "bid"
    assert game.state.floor.offers == {}


def test_private_business_does_not_show() -> None:
    """Amber and Birch haggle in private; Coral's view does not change by a byte."""
    game = Position(seats=3, phase="trade", amber={"hand": ["salt1", "silk1"]})
    before = PARLEY.view(game.state, 2), PARLEY.view(game.state, None)
    said = {"count": 2, "kinds": ["salt"]}
    for _ in range(2):
        assert game.say(0, "post", to=1, gives=["salt1", "silk1"], says=said, wants={"count": 2}) == []
    game.say(0, "withdraw", offer="0-1-1")
    game.say(0, "amend", offer="0-1-2", gives=["salt1", "silk1"], says=said, wants={"count": 3})
    assert (PARLEY.view(game.state, 2), PARLEY.view(game.state, None)) == before
    assert PARLEY.view(game.state, 1)["floor"]["offers"]["0-1-2"]["version"] == 2


def test_others_can_no_longer_be_sure_after_a_bargain() -> None:
    """Coral knew a card of Birch; when Birch trades sealed cards, that may be gone."""
    game = Position(
        seats=3,
        phase="trade",
        amber={"hand": ["salt1", "silk1"]},
        birch={"hand": ["gold1", "gold2", "salt2"]},
    )
    game.state.known[2] = [(1, "salt2")]
    said = {"count": 2, "kinds": ["salt"]}
    game.say(0, "post", gives=["salt1", "silk1"], says=said, wants={"count": 2})
    game.say(1, "accept", offer="0-all-1", version=1, gives=["gold1", "gold2"])
    assert game.state.known[2] == []
    assert (1, "salt2") not in game.state.known[0]


# Bids


def test_a_die_decides_between_equal_bids() -> None:
    game = Position(seats=3, phase="bid")
    game.say(2, "bid", coins=3)
    game.say(0, "bid", coins=3)
    game.luck = [1]
    told = game.say(1, "bid", coins=0)
    assert told[:4] == [
        "Amber bid 3.",
        "Birch bid 0.",
        "Coral bid 3.",
        "Coral is herald for 3 coins (2 were equal).",
    ]


# Conflict


def test_all_victims_of_a_raid_decide_at_once() -> None:
    game = Position(**crowd())
    assert game.asked() == {0: ["defend"]}
    game.say(0, "fight")
    assert game.asked() == {1: ["yield"], 2: ["yield"]}
    game.say(2, "yield")
    game.say(1, "ransom", card="gold1")
    assert game.state.tokens[0][:3] == [5, 3, 0]  # two grew at the end of the turn
    assert game.state.known[0] == [(1, "gold1")]
    assert game.state.turn == 2


def test_interruptions_inside_interruptions() -> None:
    """Birch calls barbarians; Dune steers them to Coral's other victim, who flees; then Birch decides."""
    game = Position(**crowd())
    game.say(0, "fight")
    asked = next(a.id for _, a in PARLEY.requests(game.state) if a.seat == 1)
    game.say(1, "call")
    assert game.asked() == {2: ["yield"], 3: ["steer"]}
    game.luck = [5]
    game.say(3, "steer", area=0)
    assert game.asked() == {0: ["flee"], 2: ["yield"]}
    assert any(isinstance(a, AskSteer) for a in game.state.flow.asks.values())
    game.say(0, "flee", to=1)
    assert game.asked() == {1: ["yield"], 2: ["yield"]}
    assert next(a.id for _, a in PARLEY.requests(game.state) if a.seat == 1) != asked
    with pytest.raises(Refused, match="called already"):
        game.say(1, "call")


def test_both_victims_call_at_once() -> None:
    """Two interruptions run side by side, each below its own question, for the same third seat."""
    game = Position(**crowd())
    game.say(0, "fight")
    game.say(1, "call")
    game.say(2, "call")
    assert game.asked() == {3: ["steer", "steer"]}
    game.luck = [0]
    game.say(3, "steer", area=0)
    assert game.asked() == {1: ["yield"], 3: ["steer"]}


def test_players_reorder_the_agenda() -> None:
    given: dict[str, Any] = {
        "seats": 3,
        "phase": "conflict",
        "herald": "coral",
        "amber": {"tokens": {"0": 1, "1": 1, "2": 2}},
    }
    game = Position(**given, birch={"tokens": {"1": 3}}, coral={"tokens": {"0": 1, "2": 1}})
    assert game.state.agenda == [0, 1, 2]
    assert game.asked() == {2: ["next"]}
    game.say(2, "next", area=1)
    assert game.state.agenda == [1, 0, 2]
    game.say(1, "hold_back")
    assert game.state.agenda == [0, 2, 1]
    game.say(2, "next", area=1)
    with pytest.raises(Refused, match="cannot hold back"):
        game.say(1, "hold_back")
    game.say(1, "fight")
    game.say(0, "yield")
    assert game.state.agenda == [0, 2]


# The table's own entries


def test_departures_in_the_middle_of_a_raid() -> None:
    """The steersman, a victim and the raider leave one after the other; nobody waits for them."""
    game = Position(**crowd())
    game.say(0, "fight")
    game.say(1, "call")
    for seat in (3, 1, 0):
        PARLEY.answer(game.state, -1, "", Departure(seat), Seeded.from_number(1))
        assert PARLEY.violations(game.state) == []
        assert not set(game.asked()) & set(game.state.departed)
    assert PARLEY.over(game.state)


def test_a_departed_seat_is_answered_for() -> None:
    table = Table(PARLEY, seats=4, seed=1)
    say(table, 0, "done")
    say(table, 1, "done")
    table.enter(Departure(3))
    assert sorted({request.seat for request in table.requests()}) == [2]
    say(table, 2, "done")
    assert {request.seat for request in to_phase(table, "bid").requests()} == {0, 1, 2}
    assert table.view(0)["seats"]["3"]["hand"] == 0


def test_the_alarm_ends_movement_with_its_interruptions() -> None:
    table = Table(PARLEY, seats=3, seed=1)
    say(table, 0, "move", origin=0, to=1)
    say(table, 0, "demand", seat=1)
    say(table, 2, "wait")
    table.enter(Alarm("move"))
    assert {request.kind for request in table.requests()} == {"trade"}
    with pytest.raises(Refused, match="nothing to ring for"):
        table.enter(Alarm("move"))


def test_a_limit_ends_the_game_with_open_hands() -> None:
    table = to_phase(Table(PARLEY, seats=3, seed=1), "trade")
    assert "cards" not in table.view(None)["seats"]["0"]
    table.enter(Limit())
    assert table.over
    assert table.requests() == []
    assert len(table.view(None)["seats"]["0"]["cards"]) == 3
    assert table.standings()[0].parts.keys() == {"tokens", "coins", "cards"}


def test_known_cards_are_honoured_when_imagining() -> None:
    game = Position(**crowd())
    game.say(0, "fight")
    game.say(1, "ransom", card="gold1")
    view = PARLEY.view(game.state, 0)
    assert view["you"]["known"] == [[1, "gold1"]]
    imagined = [PARLEY.imagine(view, Seeded.from_number(n)) for n in range(30)]
    assert all("gold1" in state.hand[1] for state in imagined)
    assert len({tuple(sorted(state.hand[1])) for state in imagined}) > 5
    other = PARLEY.view(game.state, 2)
    assert any("gold1" not in PARLEY.imagine(other, Seeded.from_number(n)).hand[1] for n in range(30))


def test_true_promises_are_honoured_when_imagining() -> None:
    game = Position(seats=3, phase="trade", amber={"hand": ["salt1", "silk1", "idol1"]})
    said = {"count": 2, "kinds": ["silk"], "claims": ["gold"]}
    game.say(0, "post", gives=["salt1", "silk1"], says=said, wants={"count": 2})
    view = PARLEY.view(game.state, 1)
    for n in range(30):
        imagined = PARLEY.imagine(view, Seeded.from_number(n))
        assert any(card.startswith("silk") for card in imagined.hand[0])
        offer = imagined.floor.offers["0-all-1"]
        assert set(offer.gives) <= set(imagined.hand[0])
        assert not any(str(card).startswith("idol") for card in offer.gives)


def test_texts_for_readers() -> None:
    table = random_game(Table(PARLEY, seats=2, seed=1, options={"turns": 1}), 1)
    panels = PARLEY.board(table.view(0), 0)
    assert [panel.key for panel in panels] == ["areas", "hand"]
    table = Table(PARLEY, seats=2, seed=1)
    assert ask(table, 0).prompt == "Amber: move a token (3 left)?"
