"""A real house keeps its tables going: clocks, votes, people who go and come back, orders, links to seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Follower, Guest, Process, Refusal, a_house
from tests.server.test_play import refusal

Json = Any

QUICK = {"pace": "live", "phase": 0.5, "bank": 0.0, "line": 0.0, "least": 0.0}
"""Half a second for everything."""
PATIENT = {"pace": "live", "phase": 3600.0, "bank": 60.0, "line": 0.0, "least": 5.0}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with a_house(tmp_path_factory.mktemp("house")) as process:
        yield process


class Pair:
    """Ada, the host, and Bo at a table of Rising Cultures."""

    def __init__(self, house: Process) -> None:
        self.ada, self.bo = Guest(house.address, "Ada"), Guest(house.address, "Bo")
        self.table, invitation = self.ada.open_table(options={"civilizations": "rome-persia"}, open=False)
        self.bo.sit(self.table, invitation)
        self.ada.start(self.table)

    def path(self, end: str) -> str:
        return f"/api/tables/{self.table}/{end}"

    def clock(self, **terms: Any) -> Json:
        return self.ada.put(self.path("clock"), {"pace": terms["pace"], "terms": terms})

    def propose(self, who: Guest, **proposal: Any) -> Json:
        seat = 0 if who is self.ada else 1
        return who.post(self.path("votes"), {"seat": seat, "proposal": proposal})

    def vote(self, who: Guest, yes: bool) -> Json:
        seat = 0 if who is self.ada else 1
        vote = who.get(self.path("clock"))["votes"][0]["id"]
        return who.post(self.path(f"votes/{vote}"), {"seat": seat, "yes": yes})

    def agree(self, **proposal: Any) -> Json:
        self.propose(self.ada, **proposal)
        return self.vote(self.bo, True)

    def answer(self, who: Guest) -> int:
        request = next(iter(who.state(self.table)["requests"].values()))
        return who.answer(self.table, request, request["default"])

    def seats(self) -> list[Json]:
        seats: list[Json] = self.ada.get(self.path("clock"))["seats"]
        return seats

    def texts(self, who: Guest | None = None) -> list[str]:
        return [text for line in (who or self.ada).whole_log(self.table) for text in line["texts"]]


@pytest.fixture
def pair(house: Process) -> Pair:
    return Pair(house)


def until(line: Follower, holds: Callable[[Follower], bool]) -> None:
    """Listen until something is so."""
    while not holds(line):
        line.next()


def by_clock(line: Follower, seat: int) -> bool:
    return any(entry.get("by") == "clock" and entry["seat"] == seat for entry in line.log)


def test_everybody_sees_who_is_awaited_since_when_and_until_when(pair: Pair) -> None:
    shown = pair.ada.get(pair.path("state"))["clock"]
    assert [seat["seat"] for seat in shown["seats"]] == [0, 1]
    assert all(seat["since"] <= shown["now"] and "until" not in seat for seat in shown["seats"])
    clock = pair.clock(**PATIENT)
    assert clock["seats"][0]["until"] == pytest.approx(clock["now"] + 3660, abs=5)
    pair.answer(pair.ada)
    assert "since" not in pair.seats()[0]
    assert "until" in pair.seats()[1]
    (card,) = [card for card in pair.bo.get("/api/tables", which="mine") if card["id"] == pair.table]
    assert card["clock"]["pace"] == "live"
    assert [seat["seat"] for seat in card["clock"]["awaited"]] == [1]
    assert refusal(lambda: pair.bo.put(pair.path("clock"), {"pace": "none"})).code == "host-only"


def test_the_pace_can_be_changed_in_a_running_game_and_starts_from_what_the_title_says(pair: Pair) -> None:
    live = pair.ada.put(pair.path("clock"), {"pace": "live"})
    assert (live["terms"]["phase"], live["terms"]["bank"]) == (120, 900)
    day = pair.ada.put(pair.path("clock"), {"pace": "day"})
    assert day["seats"][0]["until"] - day["now"] == pytest.approx(4 * 86_400, abs=5)
    assert "until" not in pair.ada.put(pair.path("clock"), {"pace": "none"})["seats"][0]
    assert "From now on a clock runs that counts in days." in pair.texts()


def test_when_time_runs_out_the_default_is_answered_and_the_journal_says_by_whom(pair: Pair) -> None:
    with pair.bo.socket(pair.table) as line:
        pair.clock(**QUICK)
        until(line, lambda heard: by_clock(heard, 0) and by_clock(heard, 1))
    pair.clock(pace="none")


def test_a_reminder_comes_before_the_end(pair: Pair) -> None:
    with pair.ada.socket(pair.table, seat=0) as line:
        pair.clock(**(QUICK | {"phase": 2.0}))
        assert line.next("reminder")["seat"] == 0
        until(line, lambda heard: by_clock(heard, 0))
    pair.clock(pace="none")


def test_a_deadline_is_kept_by_a_house_that_was_closed_meanwhile(tmp_path: Path) -> None:
    with a_house(tmp_path) as process:
        pair = Pair(process)
        pair.clock(**(QUICK | {"phase": 1.0}))
        process.kill()
        process.open()
        with pair.bo.socket(pair.table) as line:
            until(
                line, lambda heard: any(entry.get("by") == "clock" for entry in pair.bo.whole_log(pair.table))
            )
            pair.clock(pace="none")


def test_of_two_processes_that_see_a_deadline_pass_one_answers(tmp_path: Path) -> None:
    with a_house(tmp_path) as first, a_house(tmp_path) as second:
        pair = Pair(first)
        ada = Guest(second.address, welcome={"person": {"id": pair.ada.id}, "token": pair.ada.token})
        pair.clock(**(QUICK | {"phase": 1.5, "stand_in": None}))
        assert ada.get(pair.path("clock"))["terms"]["phase"] == 1.5
        with pair.bo.socket(pair.table) as line:
            until(line, lambda heard: by_clock(heard, 0) and by_clock(heard, 1))
        pair.clock(pace="none")
        log = pair.ada.whole_log(pair.table)
    starts = [entry["seat"] for entry in log if entry.get("by") == "clock" and entry["kind"] == "start"]
    assert starts == [0, 1]


def test_a_vote_pauses_a_table_and_another_one_goes_on(pair: Pair) -> None:
    pair.clock(**PATIENT)
    proposed = pair.propose(pair.ada, do="pause")
    (vote,) = proposed["votes"]
    assert (vote["voters"], vote["needed"], vote["ballots"]) == ([0, 1], 2, {"0": True})
    assert refusal(lambda: pair.propose(pair.bo, do="pause")).code == "vote-open"
    with pair.ada.socket(pair.table) as line:
        resting = pair.vote(pair.bo, True)
        assert resting["rest"]["since"]
        until(line, lambda heard: "Agreed (2 for, 0 against): the table is paused." in pair.texts())
    assert all("until" not in seat for seat in resting["seats"])
    assert refusal(lambda: pair.answer(pair.ada)).code == "resting"
    assert refusal(lambda: pair.propose(pair.bo, do="pause")).code == "bad-proposal"
    assert "rest" not in pair.agree(do="resume")
    pair.answer(pair.ada)


def test_a_vote_that_somebody_refuses_is_over(pair: Pair) -> None:
    pair.propose(pair.ada, do="end")
    assert "votes" not in pair.vote(pair.bo, False)
    assert "Not agreed (1 for, 1 against): the game ends here." in pair.texts()
    assert not pair.ada.state(pair.table)["over"]


def test_a_vote_ends_a_game(pair: Pair) -> None:
    pair.agree(do="end")
    assert pair.ada.state(pair.table)["over"]


def test_a_pause_ends_by_itself_at_the_time_agreed_on(pair: Pair) -> None:
    now = pair.ada.get(pair.path("clock"))["now"]
    with pair.ada.socket(pair.table) as line:
        assert pair.agree(do="pause", until=now + 1.5)["rest"]["until"] == now + 1.5
        until(line, lambda heard: any("The table goes on." in entry["texts"] for entry in heard.log))
    pair.answer(pair.ada)


def test_a_break_begins_when_its_turn_is_over(pair: Pair) -> None:
    now = pair.ada.get(pair.path("clock"))["now"]
    planned = pair.agree(do="break", turn=0, until=now + 86_400)
    assert planned["planned"] == {"after": 0, "until": now + 86_400}
    pair.answer(pair.ada)
    pair.answer(pair.bo)
    clock = pair.ada.get(pair.path("clock"))
    assert "planned" not in clock
    assert clock["rest"]["until"] == now + 86_400
    assert refusal(lambda: pair.answer(pair.ada)).code == "resting"


def test_more_time_is_granted_by_a_vote(pair: Pair) -> None:
    before = pair.clock(**PATIENT)["seats"][0]["until"]
    clock = pair.agree(do="extend", seconds=600)
    assert clock["seats"][0]["until"] == pytest.approx(before + 600, abs=1)


def test_the_table_goes_back_by_a_vote_also_where_something_was_learned(pair: Pair) -> None:
    pair.answer(pair.ada)
    pair.answer(pair.bo)
    assert pair.ada.state(pair.table)["undo"] == 0
    pair.propose(pair.ada, do="undo", seat=0)
    pair.vote(pair.bo, True)
    state = pair.ada.state(pair.table)
    assert (state["turn"], state["phase"]) == (0, "setup")
    pair.answer(pair.ada)
    pair.answer(pair.bo)
    assert pair.ada.state(pair.table)["turn"] == 1
    pair.agree(do="rewind", to=1)
    assert pair.ada.state(pair.table)["turn"] == 0
    assert refusal(lambda: pair.propose(pair.ada, do="rewind", to=9999)).code == "bad-proposal"
    votes = pair.bo.get(pair.path("console"))["votes"]
    assert (votes[0]["yes"], votes[0]["no"], votes[0]["passed"]) == (2, 0, True)
    assert "the table goes back" in votes[0]["text"]


def test_the_table_goes_back_to_a_phase_and_what_was_taken_back_is_marked(pair: Pair) -> None:
    left: list[Json] = []
    while not left:
        pair.answer(pair.ada if pair.ada.state(pair.table)["requests"] else pair.bo)
        marks, number = pair.ada.get(pair.path("marks")), pair.ada.state(pair.table)["number"]
        left = [mark for mark in marks if 0 < mark["number"] < number]
    last = left[-1]
    pair.propose(pair.ada, do="rewind", to=last["number"] + 1)
    (vote,) = pair.bo.get(pair.path("clock"))["votes"]
    assert vote["proposal"]["turn"] == last["turn"]
    pair.vote(pair.bo, True)
    back = pair.ada.get(pair.path("marks"))
    kept = [mark for mark in back if not mark.get("gone")]
    assert last in kept, "the phase itself was not taken back"
    assert all(mark["number"] <= last["number"] or mark["number"] > number for mark in kept)
    assert f"the table goes back to turn {last['turn']}" in pair.texts()[-1]


def test_a_seat_leaves_the_game_by_a_vote_and_only_if_the_rules_let_it(pair: Pair) -> None:
    pair.propose(pair.bo, do="replace", seat=0, by="departure")
    pair.vote(pair.ada, True)
    assert any("leaves the game" in text for text in pair.texts())
    assert pair.ada.get(pair.path("console"))["votes"][0]["passed"]


def test_a_stand_in_plays_for_who_is_away_and_hands_back_at_once(pair: Pair) -> None:
    with pair.bo.socket(pair.table) as line:
        away = pair.ada.post(pair.path("away"), {"seat": 0, "cover": "stand-in"})
        assert away["seats"][0]["cover"] == "stand-in"
        until(line, lambda heard: any(entry.get("by") == "stand-in" for entry in heard.log))
        pair.answer(pair.bo)
        until(line, lambda heard: heard.state is not None and heard.state["turn"] == 1)
        with pair.ada.socket(pair.table, seat=0) as own:
            until(own, lambda heard: "The player of Rome is back." in pair.texts())
        assert "cover" not in pair.seats()[0]
    assert any("a careful stand-in plays meanwhile" in text for text in pair.texts())


def test_who_lets_time_run_out_twice_is_played_for_and_others_decide_when_they_had_time_to_come(
    pair: Pair,
) -> None:
    with pair.bo.socket(pair.table) as line:
        pair.clock(**(QUICK | {"stand_in": 1, "bot": None}))
        until(line, lambda heard: len([e for e in heard.log if "is away" in " ".join(e["texts"])]) >= 2)
        pair.clock(pace="none")
        pair.bo.post(pair.path("back"), {"seat": 1})
        (vote,) = pair.propose(pair.bo, do="pause")["votes"]
    assert (vote["voters"], vote["away"], vote["needed"]) == ([1], [0], 1)
    assert vote["waits"] == vote["closes"] > pair.ada.get(pair.path("clock"))["now"] + 86_400
    assert pair.vote(pair.ada, True)["rest"]


def test_a_seat_has_wishes_for_its_absence_and_nobody_else_sees_them(pair: Pair) -> None:
    wish = {"furthest": "default", "spend": True, "at_once": True}
    kept = pair.ada.put(pair.path("standing"), {"seat": 0, "wish": wish})
    assert kept["wish"] == wish
    assert pair.bo.get(pair.path("standing"))["wish"] == {"furthest": "bot", "spend": False, "at_once": False}
    assert refusal(lambda: pair.bo.get(pair.path("standing"), seat=0)).code == "seat-not-yours"
    assert "wish" not in str(pair.bo.get(pair.path("clock")))


def test_an_answer_given_ahead_is_given_when_the_question_comes(pair: Pair) -> None:
    with pair.ada.socket(pair.table) as line:
        for who, seat in ((pair.ada, 0), (pair.bo, 1)):
            standing = who.post(pair.path("orders"), {"seat": seat, "kind": "start"})
            assert [order["kind"] for order in standing["orders"]] == ["start"]
        until(line, lambda heard: heard.state is not None and heard.state["turn"] == 1)
    assert [entry.get("by") for entry in pair.ada.whole_log(pair.table)] == ["order", "order"]
    (order,) = pair.ada.get(pair.path("standing"))["orders"]
    assert refusal(lambda: pair.bo.post(pair.path("orders"), {"seat": 1, "kind": "dance"})).code == "no-kind"
    gone = pair.ada.post(pair.path(f"orders/{order['id']}/revoke"), {"seat": 0})
    assert gone["orders"] == []


def test_only_a_good_answer_can_be_given_ahead_and_it_is_told_in_words(pair: Pair) -> None:
    request = next(iter(pair.ada.state(pair.table)["requests"].values()))
    order = {"seat": 0, "kind": "start", "request": request["id"]}
    bad = order | {"answer": {"do": "dance"}}
    assert refusal(lambda: pair.ada.post(pair.path("orders"), bad)).code == "bad-order"
    chosen = request["options"][-1]
    standing = pair.ada.post(pair.path("orders"), order | {"answer": chosen["answer"]})
    assert standing["texts"] == [chosen["text"]]
    assert standing["questions"] == [request["prompt"]]
    assert standing["orders"][0]["phase"] == pair.ada.state(pair.table)["phase"]


def test_two_people_share_a_seat_and_the_first_answer_counts(pair: Pair, house: Process) -> None:
    cy = Guest(house.address, "Cy")
    token = pair.ada.post(pair.path("seat-link"), {"seat": 0, "role": "share"})["token"]
    offered = cy.get(f"/api/seat-links/{token}", language="de")
    assert (offered["seat"], offered["role"]) == (0, "share")
    assert (offered["card"]["id"], offered["card"]["seats"][0]["name"]) == (pair.table, "Ada")
    assert offered["card"]["glance"]["names"][0] == pair.ada.state(pair.table, language="de")["names"]["0"]
    with pytest.raises(Refusal):
        cy.state(pair.table)
    cy.post(f"/api/seat-links/{token}")
    assert refusal(lambda: Guest(house.address, "Di").post(f"/api/seat-links/{token}")).code == "link-used"
    request = next(iter(pair.ada.state(pair.table)["requests"].values()))
    assert cy.state(pair.table)["requests"] == pair.ada.state(pair.table)["requests"]
    cy.answer(pair.table, request, request["default"])
    assert refusal(lambda: pair.ada.answer(pair.table, request, request["default"])).status == 422
    pair.ada.put(pair.path("notes"), {"text": "mine alone"})
    assert cy.get(pair.path("notes"))["text"] == ""
    sharing = cy.get(pair.path("standing"))["sharing"]
    assert [(one["name"], one["owner"]) for one in sharing] == [("Ada", True), ("Cy", False)]
    assert pair.bo.get(pair.path("standing"))["sharing"] == []
    pair.ada.post(pair.path("seat-sharing/end"), {"seat": 0, "person": cy.id})
    assert any("Cy no longer plays" in text for text in pair.texts())
    with pytest.raises(Refusal):
        cy.state(pair.table)


def test_a_seat_is_given_to_somebody_else_by_a_vote_with_a_briefing(pair: Pair, house: Process) -> None:
    cy = Guest(house.address, "Cy")
    pair.answer(pair.ada)
    link = {"seat": 1, "role": "replace"}
    assert refusal(lambda: pair.ada.post(pair.path("seat-link"), link)).code == "seat-not-vacant"
    pair.propose(pair.ada, do="replace", seat=1, by="person")
    clock = pair.vote(pair.bo, True)
    assert "votes" not in clock
    assert clock["seats"][1]["vacant"]
    token = pair.ada.post(pair.path("seat-link"), link)["token"]
    cy.post(f"/api/seat-links/{token}")
    briefing = cy.get(pair.path("briefing"))
    assert briefing["seat"] == 1
    assert any("Cy plays Persia from now on." in line["texts"] for line in briefing["log"])
    assert refusal(lambda: pair.bo.get(pair.path("briefing"))).status == 404
    assert [seat.get("name") for seat in cy.get(f"/api/tables/{pair.table}")["seats"]] == ["Ada", "Cy"]
    assert not {"cover", "vacant"} & set(pair.seats()[1])
