"""The players who must agree: every kind of vote in every situation, without a house; time is only a number
here.

Ada (A) always proposes. "A+B" are all players who must say yes; "A+B or A+C": either pair is enough; "A after
2 days": the vote passes then if no absent player comes back.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from ecumene.server.keeping import clock, deeds, votes
from ecumene.server.keeping.absence import LIVE_GRACE, LONG_GRACE, SILENCE, mark
from ecumene.server.keeping.clock import Deed, Scene
from ecumene.server.keeping.record import Keeping, Newcomer, Proposal, fresh
from ecumene.server.keeping.terms import DAY, Absence, ClockTerms, Cover
from ecumene.table.api import open_table

NOW = 1_000_000.0
LIVE = ClockTerms(pace="live", phase=60)
People = dict[int, str]
Situation = Callable[[], tuple[Keeping, People]]

SMALL = [Proposal(do="pause"), Proposal(do="extend", seconds=60), Proposal(do="break", turn=3)]
SMALL_AT_REST = [Proposal(do="resume")]
FOR_ALL = [Proposal(do="end"), Proposal(do="rewind", to=1), Proposal(do="undo", seat=0)]


def losing(seat: int) -> list[Proposal]:
    return [Proposal(do="replace", seat=seat, by=by) for by in ("bot", "person", "departure")]


def at_a_table(who: str, terms: ClockTerms = LIVE) -> tuple[Keeping, People]:
    """ "AABx": Ada in two seats, Bo in one, a bot in the last; all have played by this clock."""
    keeping = fresh(len(who))
    for seat in range(len(who)):
        clock.line(keeping, seat, False, NOW - DAY)
    clock.set_terms(keeping, terms, scene(), NOW - DAY)
    for seat in range(len(who)):
        clock.follow(keeping, scene(), NOW - DAY, [Deed(seat, "move", "")])
    return keeping, {seat: person for seat, person in enumerate(who) if person != "x"}


def scene(asked: dict[int, list[str]] | None = None) -> Scene:
    return Scene(1, "movement", False, asked or {}, frozenset())


def of_seats(keeping: Keeping, people: People, person: str) -> list[int]:
    return [seat for seat, sitter in people.items() if sitter == person and seat < len(keeping.seats)]


def out(who: str, *persons: str, terms: ClockTerms = LIVE, knows: bool = True) -> Situation:
    """The clock of these ran out as often as the terms say."""

    def made() -> tuple[Keeping, People]:
        keeping, people = at_a_table(who, terms)
        for person in persons:
            for seat in of_seats(keeping, people, person):
                keeping.seats[seat].knows = knows
                for _ in range(terms.stand_in or 2):
                    keeping.seats[seat].out = False
                    clock.time_out(keeping, seat, NOW - 60)
        mark(keeping, NOW - 60)
        return keeping, people

    return made


def changed(situation: Situation, change: Callable[[Keeping], Any]) -> Situation:
    def made() -> tuple[Keeping, People]:
        keeping, people = situation()
        change(keeping)
        mark(keeping, NOW)
        return keeping, people

    return made


def covered(seat: int, cover: Cover = "stand-in") -> Callable[[Keeping], None]:
    return lambda keeping: clock.send_away(keeping, keeping.seats[seat], cover)


def lost(keeping: Keeping) -> None:
    clock.line(keeping, 1, True, NOW - 60)


def silent(keeping: Keeping) -> None:
    """Bo was asked a week ago, and has not been seen since."""
    clock.line(keeping, 1, True, NOW - SILENCE)
    keeping.seats[1].seen = keeping.seats[1].since = NOW - SILENCE
    keeping.seats[1].asked = ["move-1"]


def silent_unasked(keeping: Keeping) -> None:
    silent(keeping)
    keeping.seats[1].since = None


def at_rest(keeping: Keeping) -> None:
    clock.pause(keeping, scene(), NOW - 60)


def set_today(keeping: Keeping) -> None:
    """In the middle of a game; Bo has answered since, and then their time ran out."""
    clock.set_terms(keeping, keeping.terms, scene(), NOW - 3600)
    clock.follow(keeping, scene(), NOW - 3000, [Deed(1, "move", "")])
    for _ in range(2):
        keeping.seats[1].out = False
        clock.time_out(keeping, 1, NOW - 60)


NOTHING = ClockTerms(pace="live", phases={"trade": 600.0}, stand_in=1)
DAYS = ClockTerms(pace="day", phase=DAY)
NEVER = ClockTerms(pace="live", phase=60, stand_in=None)
NO_CLOCK = ClockTerms()


def there(who: str) -> Situation:
    return lambda: at_a_table(who)


SITUATIONS: dict[str, tuple[Situation, dict[str, str]]] = {
    "two": (there("AB"), {"small": "A+B", "all": "A+B", "last": "A+B", "own": "A+B"}),
    "two and bots": (there("ABxx"), {"small": "A+B", "all": "A+B", "last": "A+B", "own": "A+B"}),
    "two, one's line lost": (
        changed(there("AB"), lost),
        {"small": "A+B", "all": "A+B", "last": "A+B", "own": "A+B"},
    ),
    "two, one out": (
        out("AB", "B"),
        {
            "small": "A after 10 minutes or A+B",
            "all": "A+B",
            "last": "A after 10 minutes or A+B",
            "own": "A after 10 minutes or A+B",
        },
    ),
    "two, one out by a clock that was set while they slept": (
        out("AB", "B", knows=False),
        {
            "small": "A after 2 days or A+B",
            "all": "A+B",
            "last": "A after 2 days or A+B",
            "own": "A after 2 days or A+B",
        },
    ),
    "two, one out by a clock that nobody can keep": (
        out("AB", "B", terms=NOTHING),
        {"small": "A after 2 days or A+B", "all": "A+B", "last": "A after 2 days or A+B"},
    ),
    "two, one out by a clock that was set today": (
        changed(out("AB", "B"), set_today),
        {"small": "A after 2 days or A+B", "all": "A+B", "last": "A after 2 days or A+B"},
    ),
    "two by the day, one out": (
        out("AB", "B", terms=DAYS),
        {"small": "A after 2 days or A+B", "all": "A+B", "last": "A after 2 days or A+B"},
    ),
    "two, one out where nobody stands in": (
        out("AB", "B", terms=NEVER),
        {"all": "A+B", "last": "A after 10 minutes or A+B"},
    ),
    "two, one has said that they are away": (
        changed(there("AB"), covered(1)),
        {"small": "A after 2 days or A+B", "all": "A+B", "last": "A after 2 days or A+B"},
    ),
    "two, a bot plays for one": (
        changed(there("AB"), covered(1, "bot")),
        {"small": "A after 2 days or A+B", "all": "A+B", "last": "A after 2 days or A+B"},
    ),
    "two, a bot plays for Ada herself": (
        changed(there("AB"), covered(0, "bot")),
        {"small": "A+B", "all": "A+B", "last": "A+B", "own": "A+B"},
    ),
    "two, one silent for a week": (
        changed(lambda: at_a_table("AB", NO_CLOCK), silent),
        {"small": "A after 2 days or A+B", "all": "A+B", "last": "A after 2 days or A+B"},
    ),
    "two, one silent for a week whom nobody waits for": (
        changed(lambda: at_a_table("AB", NO_CLOCK), silent_unasked),
        {"small": "A after 2 days or A+B", "all": "A+B", "last": "A+B"},
    ),
    "two at rest": (changed(there("AB"), at_rest), {"rest": "A+B", "all": "A+B", "last": "A+B"}),
    "two at rest, one out before": (
        changed(out("AB", "B"), at_rest),
        {"rest": "A after 2 days or A+B", "all": "A+B", "last": "A+B"},
    ),
    "three": (
        there("ABC"),
        {"small": "A+B or A+C", "all": "A+B+C", "last": "A+C", "own": "A+B or A+C"},
    ),
    "three, one out": (
        out("ABC", "C"),
        {
            "small": "A+B or A+C",
            "all": "A+B after 10 minutes or A+B+C",
            "last": "A+B after 10 minutes or A+C",
            "own": "A+B or A+C",
        },
    ),
    "three, two out": (
        out("ABC", "B", "C"),
        {
            "small": "A after 10 minutes or A+B or A+C",
            "all": "A+B after 10 minutes or A+C after 10 minutes or A+B+C",
            "last": "A after 10 minutes or A+C",
        },
    ),
    "four, one out": (
        out("ABCD", "D"),
        {"small": "A+B or A+C", "all": "A+B+C after 10 minutes or A+B+C+D"},
    ),
    "one and bots": (there("Axx"), {"small": "A", "all": "A", "last": "A", "own": "A"}),
    "one at one screen": (there("AAA"), {"small": "A", "all": "A", "last": "A", "own": "A"}),
    "one with two seats, another with one": (
        there("AAB"),
        {"small": "A+B", "all": "A+B", "last": "A+B", "own": "A+B"},
    ),
    "another with two seats, of which one is out": (
        changed(there("ABB"), covered(2)),
        {"small": "A+B", "all": "A+B", "last": "A+B"},
    ),
}


def proposals(kind: str, people: People) -> list[Proposal]:
    last = max(people)
    return {
        "small": SMALL,
        "rest": SMALL_AT_REST,
        "all": FOR_ALL,
        "last": losing(last),
        "own": losing(0),
    }[kind]


def agreement(situation: Situation, proposal: Proposal) -> str:
    """Who must say yes, found by trying everything that people could say at the times that matter."""
    times = {"": 0.0, " after 10 minutes": LIVE_GRACE, " after 2 days": LONG_GRACE}
    _, people = situation()
    others = sorted({person for person in people.values() if person != "A"})
    found: list[tuple[frozenset[str], str]] = []
    for count in range(len(others) + 1):
        for yes in combinations(others, count):
            late = next(
                (late for late, after in times.items() if _passes(situation, proposal, yes, after)), None
            )
            if late is None:
                continue
            fewer = [time for said, time in found if said < {"A", *yes}]
            if not any(times[time] <= times[late] for time in fewer):
                found.append((frozenset({"A", *yes}), late))
    return " or ".join("+".join(sorted(said)) + late for said, late in found)


def _passes(situation: Situation, proposal: Proposal, yes: tuple[str, ...], after: float) -> bool:
    keeping, people = situation()
    vote = votes.propose(keeping, people, 0, proposal, NOW)
    for person in yes:
        votes.cast(keeping, people, vote, of_seats(keeping, people, person)[0], True, NOW)
    return votes.outcome(keeping, people, vote, NOW + after) == "passed"


CASES = [
    pytest.param(situation, proposal, expected, id=f"{name}: {proposal.do} {proposal.by or ''} ({kind})")
    for name, (situation, wanted) in SITUATIONS.items()
    for kind, expected in wanted.items()
    for proposal in proposals(kind, situation()[1])
]


@pytest.mark.parametrize(("situation", "proposal", "expected"), CASES)
def test_who_must_agree(situation: Situation, proposal: Proposal, expected: str) -> None:
    shorter = " or ".join(sorted(agreement(situation, proposal).split(" or ")))
    assert shorter == " or ".join(sorted(expected.split(" or ")))


@pytest.mark.parametrize("proposal", [*SMALL, *FOR_ALL, *losing(1)], ids=lambda each: f"{each.do} {each.by}")
@pytest.mark.parametrize(
    "name", [name for name, (made, _) in SITUATIONS.items() if "B" in made()[1].values()]
)
def test_no_vote_passes_at_once_by_its_proposer_alone_or_against_whose_seat_it_is(
    name: str, proposal: Proposal
) -> None:
    situation, _ = SITUATIONS[name]
    keeping, people = situation()
    vote = votes.propose(keeping, people, 0, proposal, NOW)
    assert votes.outcome(keeping, people, vote, NOW) != "passed"
    if people.get(1) == "B" and proposal in losing(1):
        votes.cast(keeping, people, vote, 1, False, NOW)
        assert votes.outcome(keeping, people, vote, NOW) in ("failed", "back")


@pytest.mark.parametrize("proposal", FOR_ALL, ids=lambda each: each.do)
@pytest.mark.parametrize("cover", ["stand-in", "bot"])
def test_nobodys_silence_ends_a_game_however_long_one_waits(proposal: Proposal, cover: Cover) -> None:
    """An announced absence is no consent; a yes that comes at last is."""
    for late, said in ((LONG_GRACE, "failed"), (30 * DAY, "failed")):
        keeping, people = changed(there("AB"), covered(1, cover))()
        vote = votes.propose(keeping, people, 0, proposal, NOW)
        assert votes.outcome(keeping, people, vote, NOW + LONG_GRACE - 1) is None
        assert votes.outcome(keeping, people, vote, NOW + late) == said
        votes.cast(keeping, people, vote, 1, True, NOW + LONG_GRACE - 1)
        assert votes.outcome(keeping, people, vote, NOW + LONG_GRACE - 1) == "passed"


def test_who_becomes_away_during_a_vote_has_as_long_from_then_on() -> None:
    keeping, people = at_a_table("AB")
    vote = votes.propose(keeping, people, 0, Proposal(do="end"), NOW)
    for _ in range(2):
        keeping.seats[1].out = False
        clock.time_out(keeping, 1, NOW + 300)
    mark(keeping, NOW + 300)
    assert votes.poll(keeping, people, vote, NOW + 300).waits == NOW + 300 + LIVE_GRACE
    assert votes.outcome(keeping, people, vote, vote.closes) == "failed", "it was over before that"


def test_who_comes_back_ends_the_vote_on_their_seat_by_an_answer_too() -> None:
    keeping, people = out("AB", "B")()
    vote = votes.propose(keeping, people, 0, losing(1)[0], NOW)
    assert vote.absent
    clock.follow(keeping, scene(), NOW + 60, [Deed(1, "move", "")])
    assert clock.due(keeping) is not None
    assert votes.outcome(keeping, people, vote, vote.closes) == "back"


def test_a_table_that_goes_back_is_no_sign_of_life() -> None:
    keeping, _ = out("AB", "B")()
    clock.follow(keeping, scene(), NOW, [Deed(1, "rewind", "")])
    assert keeping.seats[1].cover


def test_an_answer_takes_back_that_a_seat_was_given_free() -> None:
    keeping, _ = out("AB", "B")()
    keeping.seats[1].vacant = True
    clock.follow(keeping, scene(), NOW, [Deed(1, "move", "clock"), Deed(1, "move", "stand-in")])
    assert keeping.seats[1].vacant
    clock.follow(keeping, scene(), NOW, [Deed(1, "move", "")])
    assert (keeping.seats[1].vacant, keeping.seats[1].cover) == (False, "")


def test_those_whose_silence_would_be_leave_are_told_once_and_whose_seat_it_is() -> None:
    keeping, people = out("ABC", "C")()
    votes.propose(keeping, people, 0, Proposal(do="end"), NOW)
    votes.propose(keeping, people, 0, Proposal(do="pause"), NOW)
    votes.propose(keeping, people, 0, losing(1)[0], NOW)
    for _ in range(2):
        votes.to_tell(keeping, people, NOW)
    assert [vote.told for vote in keeping.votes] == [["C"], [], ["B"]]


def test_a_vote_is_undone_with_the_turn_it_was_taken_in() -> None:
    table = open_table("cultures", options={"civilizations": "rome-persia"})
    keeping, people = at_a_table("AB")
    request = table.requests(0)[0]
    table.answer(0, request.id, request.default)
    vote = votes.propose(keeping, people, 1, losing(1)[1], NOW)
    deeds.cast(table, keeping, people, vote, 0, True, NOW)
    assert keeping.seats[1].vacant
    clock.send_away(keeping, keeping.seats[1], "")
    back = votes.propose(keeping, people, 0, Proposal(do="rewind", to=1), NOW)
    deeds.cast(table, keeping, people, back, 1, True, NOW)
    assert not keeping.seats[1].vacant


def test_after_an_exchange_orders_are_void_and_wishes_go_along() -> None:
    table = open_table("cultures", options={"civilizations": "rome-persia"})
    keeping, _ = out("AB", "B")()
    keeping.seats[1].wish = Absence(spend=True)
    newcomers = {
        0: Newcomer("Bo", "swap", 1, NOW),
        1: Newcomer("Ada", "swap", 1, NOW),
    }
    lines = deeds.swapped(table, keeping, newcomers)
    assert len(lines) == 2
    assert (keeping.seats[0].wish.spend, keeping.seats[1].wish.spend) == (True, False)
    assert [record.newcomers[-1].name for record in keeping.seats] == ["Bo", "Ada"]
    assert not keeping.seats[1].cover
