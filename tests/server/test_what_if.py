"""What if: a finished game is continued from one of its moments, as a seat knew it, with new luck."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import ecumene
from ecumene.server.doctor.visit import visit
from ecumene.server.tables.packets import Viewer, past_packet
from ecumene.table.questions.answers import Departure
from ecumene.table.record import journal as books
from ecumene.table.record.replay import fork, replay, switch_rules, verify
from ecumene.table.table import Table
from ecumene.table.titles import load_title
from tests.server.client import Guest, Process, Refusal, Visitor, a_house, play_out, unlimited
from tests.server.loaded import SEED, perform, rehearse
from tests.server.planted import played
from tests.server.retelling import plain, without_time
from tests.server.test_play import refusal, two_at_a_table
from tests.server.test_review import JOURNALS, taken_in
from tests.table.play import random_game

People = Callable[[str], Guest]

SMALL = {"cultures": "cultures-rome-persia", "ages": "ages-3-clockwise-hunt-once"}
LONG = {"empires": "empires-5-basic", "expansion": "expansion-7-latecomers-fourteen-turns"}


def lines_of(game: str) -> list[str]:
    return books.split((JOURNALS / f"{game}.jsonl").read_bytes())


def what_if(person: Guest, table: str, number: int, seat: int = 0, **body: Any) -> str:
    """The id of the new table."""
    card = person.post(f"/api/tables/{table}/what-if", {"number": number, "seat": seat, **body})
    assert (card["status"], card["open"]) == ("running", False)
    sitting = {each["seat"] for each in card["seats"] if each.get("person") == person.id}
    assert sitting == {seat}
    assert all(each.get("bot") for each in card["seats"] if each["seat"] != seat)
    return str(card["id"])


def refused(person: Visitor, table: str, number: Any = 1, seat: Any = 0, **body: Any) -> Refusal:
    wish = {"number": number, "seat": seat, **body}
    return refusal(lambda: person.post(f"/api/tables/{table}/what-if", wish))


def forked_in(lines: list[str]) -> books.Forked:
    (found,) = [entry for entry in books.read(lines) if isinstance(entry, books.Forked)]
    return found


def exported(person: Visitor, table: str) -> list[str]:
    return list(person.get(f"/api/tables/{table}/export").splitlines())


# Playing on


@pytest.mark.parametrize("title", SMALL)
def test_a_short_game_goes_on_to_its_end(guest: People, title: str) -> None:
    ada, lines = guest("Ada"), lines_of(SMALL[title])
    finished = taken_in(ada, SMALL[title])
    number = len(lines) // 2
    table = what_if(ada, finished, number, seat=1)
    assert table in {each["id"] for each in ada.get("/api/tables", which="mine")}
    play_out({1: ada}, table)
    assert ada.get(f"/api/tables/{table}")["status"] == "finished"
    went = exported(ada, table)
    assert went[: number + 1] == lines[: number + 1]
    verdict = verify(went)
    assert (verdict.finished, verdict.fair, verdict.unproved) == (True, True, 0)
    assert ada.get(f"/api/tables/{table}/verdict")["digest"] == verdict.digest
    assert len(ada.get(f"/api/tables/{table}/review", seat=1)["moments"]) > 0


@pytest.mark.parametrize("title", LONG)
def test_a_long_game_goes_on(guest: People, title: str) -> None:
    ada, lines = guest("Ada"), lines_of(LONG[title])
    finished = taken_in(ada, LONG[title])
    number = len(lines) // 2
    table = what_if(ada, finished, number, seat=2, bot="easy")
    answer_some(ada, table, 8, seat=2)
    assert len(ada.get(f"/api/tables/{table}/story")) > 1
    kinds = [line["kind"] for line in ada.whole_log(table) if line["number"] > number]
    assert kinds[0] == "fork"
    assert {"fork", "rules", "opening"} & {*kinds[1:]} == set()


def test_it_earns_nothing(guest: People) -> None:
    """Whoever gives the last answer of a game once more has earned nothing by it."""
    game, ada = rehearse(), guest("Ada")
    table = ecumene.open_table("ages", seats=1, seed=SEED, options={"scenario": game.scenario})
    for answer in game.answers:
        table.answer(0, table.requests()[0].id, answer)
    finished = ada.post("/api/import", {"journal": "\n".join(table.journal()) + "\n"})["id"]
    again = what_if(ada, finished, table.length - 1)
    perform(ada, again, game.answers[-1:])
    assert replay(exported(ada, again)).achieved(0) == game.earned != []
    (ages,) = [one for one in ada.get("/api/me/achievements") if one["title"] == "ages"]
    assert not any(one["earned"] for one in ages["achievements"])


# What is known, and what is not


def test_the_seat_sees_what_it_saw_then(guest: People) -> None:
    ada, bo, finished = two_at_a_table(guest)
    play_out({0: ada, 1: bo}, finished)
    last = len(exported(ada, finished)) - 2
    for number in (0, 1, last // 3, last // 2):  # later the bot may have ended it by the time one looks
        for seat, person in enumerate((ada, bo)):
            then = person.get(f"/api/tables/{finished}/history/{number}", seat=seat)
            table = what_if(person, finished, number, seat)
            at_fork = person.get(f"/api/tables/{table}/history/{number + 1}", seat=seat)
            assert at_fork["view"] == then["view"]
            before = person.get(f"/api/tables/{table}/history/{number}", seat=seat)
            assert before["view"] == then["view"]


def test_hidden_things_and_luck_are_new_each_time(guest: People) -> None:
    ada = guest("Ada")
    lines = lines_of("cultures-egypt-abbasid")
    finished = taken_in(ada, "cultures-egypt-abbasid")
    number = len(lines) // 2
    forks: list[books.Forked] = []
    for _ in range(2):
        table = what_if(ada, finished, number)
        assert refusal(lambda: exported(ada, table)).code == "not-over"  # noqa: B023
        play_out({0: ada}, table)
        forks.append(forked_in(exported(ada, table)))
    truth = replay(lines[: number + 1]).snapshot()[1].decode()
    assert len({truth, *(one.state for one in forks)}) == 3
    assert len({*(one.commitment for one in forks), replay(lines[:1]).commitment}) == 3
    assert {(one.seed, one.salt) for one in forks} == {books.secret_after(books.read(lines), number)}


@pytest.mark.parametrize("game", [*SMALL.values(), *LONG.values(), "empires-5-short", "ages-4-all-variants"])
def test_every_title_deals_again_what_a_seat_cannot_know(game: str) -> None:
    lines = lines_of(game)
    for number in range(len(lines) // 5, len(lines) * 7 // 10, len(lines) // 5):
        then = replay(lines[: number + 1])
        one, other = (fork(lines, number, 1) for _ in range(2))
        assert one.view(1) == other.view(1) == then.view(1)
        assert len({one.digest(), other.digest(), then.digest()}) == 3
        assert one.violations() == other.violations() == []


def test_the_log_tells_the_seat_what_it_was_told(guest: People) -> None:
    ada, bo, finished = two_at_a_table(guest)
    play_out({0: ada, 1: bo}, finished)
    number = len(exported(ada, finished)) // 2
    told = ada.get(f"/api/tables/{finished}/log")[:number]
    table = what_if(ada, finished, number)
    mine = ada.get(f"/api/tables/{table}/log")
    assert mine[:number] == told
    assert mine[number]["kind"] == "fork"
    assert mine[number]["texts"][0].startswith("What if: ")


def test_an_answer_that_was_taken_back_stands_before_that(guest: People) -> None:
    ada, game = guest("Ada"), "cultures-undo-and-rewind"
    lines = lines_of(game)
    finished = taken_in(ada, game)
    back = [number for number, entry in enumerate(books.read(lines)) if books.reach(entry) is not None]
    assert len(back) > 2
    for number in (back[0] - 1, back[0], back[-1] - 1, back[-1]):
        then = plain(past_packet(replay(lines[: number + 1]), Viewer(0, "en"))["view"])
        table = what_if(ada, finished, number)
        assert ada.get(f"/api/tables/{table}/history/{number + 1}")["view"] == then
        play_out({0: ada}, table, most=3)


# Going back


def test_nobody_goes_back_behind_the_moment(guest: People) -> None:
    ada, number = guest("Ada"), 30
    table = what_if(ada, taken_in(ada, SMALL["cultures"]), number)
    assert ada.state(table)["undo"] == 0
    for of in (1, number - 1, number, number + 1):
        assert refusal(lambda: ada.undo(table, 0, of=of)).status == 422  # noqa: B023
    play_out({0: ada}, table, most=6)
    went_back = 0
    while ada.state(table)["undo"]:
        assert ada.undo(table, 0) > number + 1
        went_back += 1
    assert went_back > 0
    for to in (1, number, number + 1):
        proposal = {"seat": 0, "proposal": {"do": "rewind", "to": to}}
        assert refusal(lambda: ada.post(f"/api/tables/{table}/votes", proposal)).code == "bad-proposal"  # noqa: B023
    play_out({0: ada}, table)
    assert verify(exported(ada, table)).fair


def test_it_may_be_taken_up_again_before_and_after(guest: People) -> None:
    """The end of one is the beginning of others, from its own moments and from those before it."""
    ada, number = guest("Ada"), 30
    table = what_if(ada, taken_in(ada, SMALL["cultures"]), number)
    play_out({0: ada}, table)
    last = len(exported(ada, table)) - 2
    for again in (number - 5, number + 1, (number + last) // 2):
        once_more = what_if(ada, table, again, seat=1)
        play_out({1: ada}, once_more)
        verdict = verify(exported(ada, once_more))
        assert (verdict.finished, verdict.fair, verdict.unproved) == (True, True, 0)


# A restart, the doctor, an import


def test_it_is_kept(folder: Path) -> None:
    with a_house(folder) as house:
        ada = Guest(house.address, "Ada")
        finished = taken_in(ada, SMALL["cultures"])
        tables = [what_if(ada, finished, number) for number in (0, 30)]
        empires = what_if(ada, taken_in(ada, LONG["empires"]), 600, bot="easy")
        for table in (*tables, empires):
            answer_some(ada, table, 3)
        before = as_it_was(ada, tables, empires)
        house.close()
        url = f"sqlite:///{folder / 'ecumene.db'}"
        assert asyncio.run(visit(url, folder)).findings == []
        house.open()
        assert as_it_was(ada, tables, empires) == before
        for table in tables:
            play_out({0: ada}, table)
            assert verify(exported(ada, table)).fair
        text = "\n".join(exported(ada, tables[1])) + "\n"
        copy = Guest(house.address, "Bo").post("/api/import", {"journal": text})
        assert copy["status"] == "finished"
        told = Guest(house.address, "Cy").http.get(f"/api/tables/{copy['id']}/log")
        assert told.status_code == 404, "an import is private, too"
        house.close()
        assert asyncio.run(visit(url, folder)).findings == []
        assert "Traceback" not in house.log()


def as_it_was(ada: Guest, tables: list[str], busy: str) -> Any:
    """Tables that wait for nobody else, and what is past of one at which bots may still answer."""
    past = [ada.get(f"/api/tables/{busy}/history/{number}") for number in (300, 600, 601, 603)]
    log = [without_time(line) for line in ada.get(f"/api/tables/{busy}/log", before=604)]
    return [settled(ada, table) for table in tables], past, log


def answer_some(ada: Guest, table: str, times: int, seat: int = 0) -> None:
    """Give so many answers at a table where bots answer at the same time."""
    random, given = Random(1), 0
    while given < times:
        assert not settled(ada, table)["over"]
        with suppress(Refusal):  # an option that was open has gone by while a bot moved
            given += ada.answer_something(table, random, seat=seat)


def settled(ada: Guest, table: str) -> Any:
    """The state as soon as the table waits for its person, or is over."""
    while not ((state := ada.state(table))["requests"] or state["over"]):
        ada.get(f"/api/tables/{table}/events", after=state["number"], wait=30)
    return state


def test_an_imported_one_tells_what_came_before(guest: People) -> None:
    ada = guest("Ada")
    finished = taken_in(ada, SMALL["ages"])
    table = what_if(ada, finished, 20)
    play_out({0: ada}, table)
    text = "\n".join(exported(ada, table)) + "\n"
    bo = guest("Bo")
    copy = bo.post("/api/import", {"journal": text})["id"]
    theirs, his = ada.whole_log(table), bo.whole_log(copy)
    assert [line["kind"] for line in his] == [line["kind"] for line in theirs]
    assert [line["turn"] for line in his] == [line["turn"] for line in theirs]


@pytest.mark.parametrize("forgery", ["seed", "commitment", "state", "seat", "nonsense"])
def test_a_forged_one_is_not_taken_in(guest: People, forgery: str) -> None:
    ada = guest("Ada")
    table = what_if(ada, taken_in(ada, SMALL["ages"]), 20)
    play_out({0: ada}, table)
    entries = books.read(exported(ada, table))
    place = next(number for number, entry in enumerate(entries) if isinstance(entry, books.Forked))
    forked = entries[place]
    assert isinstance(forked, books.Forked)
    state = msgspec.json.decode(forked.state)
    state["coins"][0] += 20
    changes: dict[str, dict[str, Any]] = {
        "seed": {"seed": "00" * 32},
        "commitment": {"commitment": "00" * 32},
        "state": {"state": msgspec.json.encode(state).decode()},
        "seat": {"seat": 17},
        "nonsense": {"state": "[" * 20_000},
    }
    entries[place] = msgspec.structs.replace(forked, **changes[forgery])
    text = "\n".join(books.write(entries)) + "\n"
    assert refusal(lambda: ada.post("/api/import", {"journal": text})).code == "bad-journal"


def under_other_rules() -> list[str]:
    """A game that goes on from a state which other rules left behind, so that nobody can prove it."""
    table = Table(load_title("cultures"), seats=2, seed=SEED)
    opening, *_ = books.read(table.journal())
    assert isinstance(opening, books.Opening)
    former = books.write([msgspec.structs.replace(opening, version=opening.version + 1)])
    switched = switch_rules(former, table.snapshot()[1], table.secret)
    random_game(switched, 3)
    return switched.journal()


def taken_up_from_nowhere() -> list[str]:
    """A game that claims to be taken up where other rules had left another one: nobody can prove that."""
    table = Table(load_title("cultures"), seats=2, seed=SEED)
    opening, *_ = books.read(table.journal())
    assert isinstance(opening, books.Opening)
    entries = [msgspec.structs.replace(opening, version=opening.version + 1)]
    state, (seed, salt) = table.snapshot()[1].decode(), table.secret
    taken_up = books.Forked(0, opening.version, seed, salt, opening.commitment, state)
    went = replay(books.write([*entries, taken_up]), secret=(seed, salt))
    return random_game(went, 3).journal()


def with_other_cards() -> list[str]:
    return lines_of("cultures-own-cards")


@pytest.mark.parametrize("brought", [under_other_rules, with_other_cards])
def test_what_nobody_can_prove_is_not_taken_up(guest: People, brought: Callable[[], list[str]]) -> None:
    """Whoever brings a game may have made up the state in it, and bots would have to play on from there."""
    ada = guest("Ada")
    text = "\n".join(brought()) + "\n"
    finished = ada.post("/api/import", {"journal": text})["id"]
    assert refusal(lambda: what_if(ada, finished, 5)).code == "what-if-rules"


def test_a_moment_of_other_rules_is_not_taken_in(guest: People) -> None:
    """A game is taken up under the rules that were in force, so that the moment can be proved with them."""
    text = "\n".join(taken_up_from_nowhere()) + "\n"
    found = refusal(lambda: guest("Ada").post("/api/import", {"journal": text}))
    assert (found.code, "rules" in found.reason) == ("bad-journal", True)


def taken_up(times: int) -> list[str]:
    """A game that was taken up again and again before anybody did anything."""
    table = Table(load_title("cultures"), seats=2, seed=SEED)
    (opening,) = books.read(table.journal())
    assert isinstance(opening, books.Opening)
    state, secret = table.snapshot()[1].decode(), table.secret
    forked = books.Forked(0, opening.version, *secret, opening.commitment, state)
    return random_game(replay(books.write([opening, *[forked] * times]), secret=secret), 3).journal()


def test_a_game_that_was_taken_up_without_end_is_not_taken_in(guest: People) -> None:
    """Each time costs the house as much as all that came before."""
    ada = guest("Ada")
    often, too_often = ("\n".join(taken_up(times)) + "\n" for times in (100, 101))
    assert ada.post("/api/import", {"journal": often})["status"] == "finished"
    assert refusal(lambda: ada.post("/api/import", {"journal": too_often})).code == "bad-journal"


# Who may, and what may not be


def test_whoever_may_look_may_ask_and_nobody_else_sees_it(guest: People, house: Process) -> None:
    ada, bo = guest("Ada"), guest("Bo")
    open_one, private = taken_in(ada, SMALL["ages"]), taken_in(ada, "ages-2-basic", open=False)
    table = what_if(bo, open_one, 10)
    assert refused(bo, private).code == "no-table"
    assert refused(bo, "nowhere").code == "no-table"
    assert refused(Visitor(house.address), open_one).code == "not-signed-in"
    for stranger in (ada, Visitor(house.address)):
        assert refusal(lambda: stranger.get(f"/api/tables/{table}/state")).code == "no-table"  # noqa: B023
        listed = [each["id"] for each in stranger.get("/api/tables", which="open")]
        assert table not in listed
    what_if(ada, private, 10)


def test_who_is_invited_may_ask(guest: People) -> None:
    ada, bo, cy = guest("Ada"), guest("Bo"), guest("Cy")
    finished, invitation = ada.open_table(open=False)
    bo.sit(finished, invitation)
    ada.start(finished)
    play_out({0: ada, 1: bo}, finished)
    assert refused(cy, finished).code == "no-table"
    body = {"number": 3, "seat": 1}
    card = cy.post(f"/api/tables/{finished}/what-if", body, invitation=invitation)
    assert card["seats"][1]["person"] == cy.id


def test_why_not(guest: People) -> None:
    ada, bo, running = two_at_a_table(guest)
    assert refused(ada, running).code == "what-if-early"
    gathering, _ = ada.open_table()
    assert refused(ada, gathering).code == "what-if-early"
    finished = taken_in(ada, SMALL["cultures"])
    last = len(lines_of(SMALL["cultures"])) - 2
    assert refused(ada, finished, number=last).code == "what-if-late"
    too_far = refused(ada, finished, number=last + 1)
    assert (too_far.code, too_far.reason) == ("no-entry", f"The table has entries 0 to {last}.")
    assert refused(ada, finished, seat=2).code == "no-seat"
    assert refused(ada, finished, bot="deep thought").code == "no-bot"
    long = taken_in(ada, LONG["empires"])
    assert refused(ada, long, bot="search").code == "no-bot"
    german = ada.http.post(
        f"/api/tables/{running}/what-if", json={"number": 1, "seat": 0}, headers={"accept-language": "de"}
    )
    assert german.json()["reason"].startswith("Eine Partie lässt sich")
    assert bo.get("/api/tables", which="mine")


def test_a_seat_that_had_left_cannot_be_taken(guest: People) -> None:
    table = played("ages", 3, lambda table: table.turn == 3)
    table.enter(Departure(1))
    number = table.length
    play_on(table)
    ada = guest("Ada")
    journal = "\n".join(table.journal()) + "\n"
    finished = ada.post("/api/import", {"journal": journal})["id"]
    assert refused(ada, finished, number, 1).code == "what-if-gone"
    for at, seat in ((number - 1, 1), (number, 0)):
        play_out({seat: ada}, what_if(ada, finished, at, seat))


def play_on(table: Table) -> None:
    """To the end, each seat as a careful absentee would."""
    while not table.over:
        request = table.requests()[0]
        table.answer(request.seat, request.id, request.default)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"number": 1},
        {"seat": 0},
        {"number": -1, "seat": 0},
        {"number": 10**30, "seat": 0},
        {"number": "soon", "seat": 0},
        {"number": 1.5, "seat": 0},
        {"number": 1, "seat": -1},
        {"number": 1, "seat": 18},
        {"number": 1, "seat": 0, "bot": None},
        {"number": 1, "seat": 0, "bot": "x" * 21},
        {"number": 1, "seat": 0, "open": True},
        [1, 0],
    ],
)
def test_a_body_that_makes_no_sense(guest: People, body: Any) -> None:
    ada = guest("Ada")
    finished = taken_in(ada, SMALL["cultures"])
    assert refusal(lambda: ada.post(f"/api/tables/{finished}/what-if", body)).status == 400
    assert ada.get("/api/tables", which="mine") == []


# Names, floods, double taps


def test_its_name_says_what_it_is(guest: People) -> None:
    ada = guest("Ada")
    finished = taken_in(ada, "cultures-limit", name="Sunday")
    turn = replay(lines_of("cultures-limit")[:41]).turn
    for language, name in (
        ("en", f"What if: Sunday, turn {turn}"),
        ("de", f"Was wäre, wenn: Sunday, Runde {turn}"),
    ):
        card = ada.post(f"/api/tables/{finished}/what-if", {"number": 40, "seat": 0}, language=language)
        assert card["name"] == name
    beginning = ada.post(f"/api/tables/{finished}/what-if", {"number": 0, "seat": 0})
    assert beginning["name"] == "What if: Sunday, from the start"


def test_a_long_name_is_cut_and_says_its_turn(guest: People) -> None:
    ada = guest("Ada")
    finished = taken_in(ada, "ages-4-all-variants", name="Sunday " * 11)
    card = ada.post(f"/api/tables/{finished}/what-if", {"number": 20, "seat": 0})
    assert len(card["name"]) <= 80
    assert card["name"].startswith("What if: Sunday Sunday")
    assert "…, turn " in card["name"]


def test_a_double_tap_makes_two_tables_that_know_nothing_of_each_other(guest: People) -> None:
    ada = guest("Ada")
    finished = taken_in(ada, SMALL["ages"])
    with ThreadPoolExecutor(2) as at_once:
        one, other = at_once.map(lambda _: what_if(ada, finished, 20), range(2))
    assert one != other
    for table in (one, other):
        play_out({0: ada}, table)
        assert verify(exported(ada, table)).fair


def test_new_ones_are_rationed(folder: Path) -> None:
    (folder / "house.toml").write_text("[limits]\ntables_per_minute = 4\n")
    with a_house(folder) as house:
        ada = Guest(house.address, "Ada")
        finished = taken_in(ada, SMALL["ages"])
        for _ in range(3):
            assert refused(ada, finished, number=10**6).code == "no-entry", "what cannot be costs nothing"
        for _ in range(3):
            what_if(ada, finished, 20)
        flood = [refused(ada, finished, number=20) for _ in range(5)]
        assert {(one.status, one.code) for one in flood} == {(429, "too-often")}
        assert len(ada.get("/api/tables", which="mine")) == 3


_COUNTING = """
from ecumene.server.lobby import what_if
past = what_if._past
async def told(*args):
    print("a past is read", file=__import__("sys").stderr, flush=True)
    return await past(*args)
what_if._past = told
from ecumene.cli import main
main()
"""


def test_a_game_is_read_only_for_those_who_may_begin_one(folder: Path) -> None:
    """It is large: who asks a hundred times at once must not have it in memory a hundred times."""
    (folder / "house.toml").write_text("[limits]\ntables_per_minute = 3\n")
    house = Process(folder, *unlimited(), entry=_COUNTING)
    house.open()
    try:
        ada = Guest(house.address, "Ada")
        finished = taken_in(ada, SMALL["ages"])
        assert refused(ada, finished, number=10**6).code == "no-entry"
        for _ in range(2):
            what_if(ada, finished, 20)
        assert {refused(ada, finished, number=20).code for _ in range(5)} == {"too-often"}
        assert house.log().count("a past is read") == 2
    finally:
        house.close()


def test_nobody_has_more_unfinished_tables_than_others(folder: Path) -> None:
    (folder / "house.toml").write_text("[limits]\ntables_per_minute = 1000\ntables_unfinished = 2\n")
    with a_house(folder) as house:
        ada = Guest(house.address, "Ada")
        finished = taken_in(ada, SMALL["ages"])
        for _ in range(2):
            what_if(ada, finished, 20)
        assert refused(ada, finished, number=20).code == "too-many-tables"
