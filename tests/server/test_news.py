"""News: a seat is told of changes that it did not ask for, with place, rule and figures; nobody else is, and
the log is the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from ecumene.server.tables.packets import Line, Teller, Viewer, Written, read
from ecumene.table.api import Table, replay
from ecumene.table.chance import Chance
from ecumene.table.text.events import Event
from ecumene.table.text.words import Say
from ecumene.titles.empires.title import Empires
from ecumene.titles.lineage.state import Position, State
from ecumene.titles.lineage.title import Lineage

JOURNALS = Path(__file__).parents[2] / "journals"
ENGLISH = "en"
SEEN = 2500
"""So many entries of a long game hold fights, trade and calamities."""


class Told(NamedTuple):
    """An entry of a game: the truth before and after it, its events, and the log's line for it."""

    before: Any
    after: Any
    table: Table
    events: list[Event]
    line: Line


def retold(journal: str) -> Iterator[Told]:
    told: list[Told] = []
    before: list[Any] = [None]
    teller = Teller()

    def witness(table: Table, events: list[Event]) -> None:
        after = table.truth()
        if before[0] is not None:
            told.append(Told(before[0], after, table.copy(), events, teller.line(table, events)))
        before[0] = after

    replay((JOURNALS / f"{journal}.jsonl").read_text().splitlines(), witness=witness)
    yield from told


def read_by(told: Told, seat: int | None, language: str = ENGLISH) -> list[Any]:
    viewer = Viewer(seat, language)
    packet = read(Written(told.line, 0.0), 1, viewer, told.table.title.words, None)
    news: list[Any] = packet.get("news", [])
    return news


def lost_by(told: Told, seat: int) -> list[Any]:
    return [one for one in read_by(told, seat) if not one.get("good")]


@pytest.fixture(scope="module", params=["empires-5-basic", "empires-6-expert-twelve-turns"])
def game(request: pytest.FixtureRequest) -> list[Told]:
    return list(retold(request.param))


def test_no_city_is_lost_without_a_word(game: list[Told]) -> None:
    """Whatever rule takes it: whoever had a city before an answer and has it no more reads where."""
    lost = 0
    for told in game:
        ids = Position(told.table.title.content, told.after).board.ids
        for area, (before, after) in enumerate(zip(told.before.cities, told.after.cities, strict=True)):
            seat = before - 1
            if not 0 <= seat < told.table.seats or after == before:
                continue
            places = [place for loss in lost_by(told, seat) for place in loss.get("places", [])]
            assert ids[area] in places, (ids[area], told.line)
            lost += 1
    assert lost > 20


def test_every_marker_is_told_to_its_seat_moving_or_standing(game: list[Told]) -> None:
    stood = 0
    for told in game:
        if not any(event.__struct_config__.tag == "turn_ended" for event in told.events) or told.table.over:
            continue
        for seat in range(told.table.seats):
            markers = [one for one in read_by(told, seat) if one["what"] == "marker"]
            steps = told.after.ast[seat] - told.before.ast[seat]
            assert [one.get("good", False) for one in markers] == [steps > 0]
            stood += steps == 0
    assert stood


def test_starved_tokens_are_told_with_their_areas(game: list[Told]) -> None:
    """The log says how many, as ever; whoever lost them reads where, and has fewer tokens there."""
    surplus = [
        (told, loss)
        for told in game
        for loss in told.line.news
        if loss.say.key == "lineage-told-surplus-lost"
    ]
    assert surplus
    for told, loss in surplus:
        assert loss.places
        args: Mapping[str, Any] = loss.say.args
        named = [place.rpartition(" ") for place in args["where"]]
        assert {area for area, _, _ in named} <= {*loss.places}
        assert len(named) + args["more"] == len(loss.places)
        assert args["more"] or sum(int(count) for _, _, count in named) == args["tokens"]
        told_to_all = [say for say, _ in told.line.says if say and say.key == "lineage-event-surplus"]
        assert {frozenset(say.args) for say in told_to_all} == {frozenset({"seat", "tokens"})}
        ids = Position(told.table.title.content, told.after).board.ids
        assert all(place in ids for place in loss.places)


def test_only_the_own_news_is_read_and_a_spectator_reads_of_none(game: list[Told]) -> None:
    hurt = [told for told in game if told.line.news]
    assert hurt
    for told in hurt:
        assert read_by(told, None) == []
        for seat in range(told.table.seats):
            assert len(read_by(told, seat)) == sum(loss.seat == seat for loss in told.line.news)
            assert len(read_by(told, seat, "de")) == len(read_by(told, seat))


def test_what_one_has_named_oneself_is_marked_as_chosen(game: list[Told]) -> None:
    """A city that one gives up by answering; what follows from any other answer is not."""
    chosen = [(told, loss) for told in game for loss in told.line.news if loss.chosen]
    assert chosen
    for told, loss in chosen:
        assert told.line.seat == loss.seat
    assert any(loss.seat == told.line.seat for told in game for loss in told.line.news if not loss.chosen)


def test_the_log_says_nothing_of_markers_that_stand_still(game: list[Told]) -> None:
    keys = {say.key for told in game for say, _ in told.line.says if say}
    assert "lineage-event-marker_stood" not in keys
    assert "lineage-event-turn_ended" in keys


@pytest.mark.parametrize(
    ("journal", "taken"),
    [("cultures-egypt-abbasid", {"marker"}), ("ages-4-all-variants", {"coins", "workers"})],
    ids=["cultures", "ages"],
)
def test_the_other_titles_tell_news_too(journal: str, taken: set[str]) -> None:
    losses = [loss for told in retold(journal) for loss in told.line.news]
    assert taken <= {loss.what for loss in losses}


def test_figures_are_those_of_the_seat_before_and_after(game: list[Told]) -> None:
    found = 0
    for told in game:
        for one in told.line.news:
            if "cities" in one.figures:
                then, now = (state.cities.count(one.seat + 1) for state in (told.before, told.after))
                assert one.figures["cities"] == (then, now)
                assert (now > then) == one.good
                found += 1
    assert found > 10


def test_who_starves_is_counted_apart_from_what_the_same_answer_spent(game: list[Told]) -> None:
    """Tokens that become a city are no part of it: the figures are those of the tokens that found no food."""
    fell = [
        (one.figures["tokens"], one.say.args["tokens"], sum(told.before.tokens[one.seat]))
        for told in game
        for one in told.line.news
        if one.say.key == "lineage-told-surplus-lost" and not one.chosen
    ]
    assert fell
    assert all(then - now == starved for (then, now), starved, _ in fell)
    assert any(then < had for (then, _), _, had in fell)


def test_one_figure_is_not_told_of_two_losses(game: list[Told]) -> None:
    for told in game:
        seen: dict[Any, Any] = {}
        for one in told.line.news:
            for name, figure in one.figures.items():
                kind = (one.what, one.good, one.rule)
                assert seen.setdefault((one.seat, name, figure), kind) == kind


def test_who_made_an_offer_reads_what_they_got_for_it_and_nobody_else(game: list[Told]) -> None:
    """Not a byte of it is in what others read of the same entry; whoever took it reads of the bargain."""
    deals = [(told, one) for told in game for one in told.line.news if one.what == "deal"]
    assert deals
    for told, one in deals:
        (mine,) = (news for news in read_by(told, one.seat) if news["what"] == "deal")
        assert mine["good"]
        assert mine["text"].startswith("Accepted: you got ")
        for other in (None, *range(told.table.seats)):
            if other != one.seat:
                read = bytes_for(told, other)
                assert "took your offer" not in read
                assert mine["text"] not in read


def bytes_for(told: Told, seat: int | None) -> str:
    words = told.table.title.words
    return json.dumps(read(Written(told.line, 0.0), 1, Viewer(seat, ENGLISH), words, None))


def test_a_calamity_that_comes_with_a_deal_is_told_to_whom_it_came(game: list[Told]) -> None:
    came = [(told, one) for told in game for one in told.line.news if one.say.key.endswith("event-traded")]
    assert came
    for told, one in came:
        assert one.what == "calamity"
        assert told.line.seat == one.seat
        assert any(why.key == "lineage-why-came" for why in one.why)


def test_no_city_that_falls_is_told_as_a_gain(game: list[Told]) -> None:
    falls = [one for told in game for one in told.line.news if one.say.key.endswith("-city_fell")]
    assert not [one for one in falls if one.good]


def test_reasons_that_fail_stop_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game goes on, and what happened is told without them."""

    def fail(*_: object) -> Any:
        raise ZeroDivisionError

    for name in ("figures", "reasons", "topic"):
        monkeypatch.setattr(Lineage, name, fail)
    opening = (JOURNALS / "empires-5-basic.jsonl").read_text().splitlines()[:400]
    lines: list[Line] = []
    teller = Teller()
    replay(opening, witness=lambda table, events: lines.append(teller.line(table, events)))
    told = [one for line in lines for one in line.news]
    assert told
    assert not [one for one in told if one.why or one.figures]


def test_with_two_trade_blocks_calamities_have_their_reasons() -> None:
    """The two copies of a calamity share its section of the rulebook."""
    lines: list[Line] = []
    teller = Teller()
    journal = (JOURNALS / "empires-both-12-basic-twelve-turns.jsonl").read_text().splitlines()
    replay(journal[:SEEN], witness=lambda table, events: lines.append(teller.line(table, events)))
    told = [one for line in lines for one in line.news if one.rule.startswith("cal.") and not one.good]
    assert told
    assert all(one.why for one in told if not one.chosen)
    assert {topic for line in lines for topic in line.topics.values()} == {"fight", "trade", "calamity"}


def test_a_line_of_an_earlier_release_has_no_news_and_one_without_any_is_as_long_as_before() -> None:
    line = Line(turn=1, phase="tax")
    assert msgspec.json.decode(b'{"turn": 1, "phase": "tax"}', type=Line) == line
    assert json.loads(msgspec.json.encode(line)) == {"turn": 1, "phase": "tax"}


class Building(Empires):
    """Persia has one city, six tokens for another one, and what a test gives it besides."""

    def __init__(self, **tokens: int) -> None:
        super().__init__()
        self.tokens = tokens

    def setup(self, _options: Mapping[str, Any], seats: int, _chance: Chance) -> State:
        persia = {"cities": ["bat"], "tokens": {"maka": 6, **self.tokens}}
        return self.position({"seats": seats, "phase": "construction", "persia": persia})


def built(title: Building) -> Line:
    """The line of the log for the city in Maka, with which the phase ends."""
    table = Table(title, seats=5, seed=1)
    teller, (request,) = Teller(table), table.requests()
    return teller.line(table, table.answer(request.seat, request.id, {"do": "build", "area": "maka"}))


def test_a_city_that_goes_in_the_turn_in_which_it_was_built_is_told() -> None:
    """The answer named its area, but to build there; nobody has chosen to lose it again."""
    (told,) = [one for one in built(Building()).news if one.what == "city"]
    assert not told.chosen
    assert (told.say.key, told.places, told.rule) == ("lineage-event-reduced", ("maka",), "5c.reduce")
    assert told.why == (Say("lineage-why-support", {"rate": 2}),)


@pytest.mark.parametrize(
    ("crowds", "where"),
    [
        ({"zagros": 2}, "Zagros 1."),
        ({"zagros": 2, "persis": 5}, "Persis 2, Zagros 1."),
        (
            {"zagros": 2, "persis": 5, "sagartia": 3, "carmania": 6},
            "Carmania 3, Persis 2, Sagartia 1, Zagros 1.",
        ),
        (
            {"zagros": 2, "persis": 5, "sagartia": 3, "carmania": 6, "susiana": 6},
            "Carmania 3, Susiana 3, Persis 2 and 2 more areas.",
        ),
    ],
)
def test_the_card_says_where_how_many_starved(crowds: dict[str, int], where: str) -> None:
    title = Building(**crowds)
    told = [one for one in built(title).news if one.what == "tokens"]
    assert [title.words.text(one.say).rpartition(": ")[2] for one in told] == [where]
