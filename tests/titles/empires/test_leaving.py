"""Players leave Mega Empires at any moment: the others play on, and the region stays empty."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ecumene.table.chance import Seeded
from ecumene.table.questions.answers import Departure
from ecumene.table.record import journal as books
from ecumene.table.secrecy import inspect
from ecumene.table.table import Table
from ecumene.table.text.board import as_text
from ecumene.titles.empires import load
from ecumene.titles.lineage.phases.leaving import Leave, absent, closed
from ecumene.titles.lineage.state import State, present, seats_of
from tests.titles.empires.crowds import PHASES, TITLE, crowded, table
from tests.titles.empires.test_words import check, say_everything

BOOK = TITLE.content
ANSWERS = 120


def in_closed_areas(state: State) -> list[str]:
    """What lies where nothing may lie; while a region is being cleared others' units may."""
    if any(isinstance(step, Leave) for step in state.flow.steps.values()):
        return []
    areas = closed(TITLE.at(state))
    found = [f"{row[area]} tokens" for row in state.tokens for area in areas if row[area]]
    found += [f"ship of {seat}" for seat in seats_of(state) for s in state.ships[seat] if s.place in areas]
    found += ["city" for area in areas if state.cities[area]]
    return found + ["barbarians" for area in areas if state.barbarians[area]]


def gone_for_good(state: State, seat: int) -> bool:
    return not (any(state.tokens[seat]) or seat + 1 in state.cities or state.ships[seat] or state.hand[seat])


@pytest.mark.parametrize("seats", [5, 9])
@pytest.mark.parametrize("phase", [*PHASES, "trade"])
def test_players_leave_a_crowded_table(seats: int, phase: str) -> None:
    for seed in range(2):
        random = Random(seed)
        chance = Seeded.from_number(seed)
        state = crowded(seats, random, phase)
        going = random.choice(present(state))
        TITLE.answer(state, -1, "", Departure(going, random.choice(("phase", "turn"))), chance)
        for number in range(ANSWERS):
            requests = TITLE.requests(state)
            if not requests:
                assert TITLE.over(state)
                break
            assert not {ask.seat for _, ask in requests} & set(absent(state))
            _, ask = random.choice(requests)
            options = TITLE.options(state, ask)
            answer = random.choice(options) if random.random() < 0.3 else TITLE.default(state, ask)
            TITLE.answer(state, ask.seat, ask.id, answer, chance)
            assert TITLE.violations(state) == []
            assert in_closed_areas(state) == []
            assert all(gone_for_good(state, seat) for seat in state.departed)
            if number % 20 == 0:
                view = TITLE.view(state, ask.seat)
                plain = msgspec.json.decode(msgspec.json.encode(view))
                assert TITLE.view(TITLE.imagine(plain, chance), ask.seat) == view
                assert not inspect(TITLE, state, ask.seat, random).leaks


def test_a_game_with_departures_is_replayed_exactly() -> None:
    title = load()
    random = Random(5)
    game = Table(title, seats=6, seed=5, options={"civilizations": "random"})
    for number in range(400):
        if number in (20, 90, 130):
            game.enter({"do": "departure", "seat": number // 30, "at": "phase" if number == 90 else "turn"})
        if game.over:
            break
        request = random.choice(game.requests())
        answer = random.choice(game.options(request)) if random.random() < 0.1 else request.default
        game.answer(request.seat, request.id, answer)
    assert game.view(None)["departed"] == [0, 3, 4]
    again = Table.replayed(load(), books.read(game.journal())[: game.length + 1])
    assert again.digest() == game.digest()


def test_a_board_after_departures_is_made_when_it_is_needed() -> None:
    both = BOOK.scenes["east_9-saba-kushan"].board
    before = BOOK.scenes["east_9"].board
    shut = [area for area in range(before.size) if before.region[area] in ("saba", "kushan")]
    assert shut
    assert [area for area in range(before.size) if before.in_play[area] != both.in_play[area]] == shut
    for nonsense in ("east_9-atlantis", "saba", "east_9-", "-saba"):
        with pytest.raises(KeyError):
            BOOK.scenes[nonsense]


def test_relocation_can_be_said() -> None:
    saba, persia = {"tokens": {"saba": 3}}, {"tokens": {"saba": 4}, "cities": ["aden"], "ships": ["aden"]}
    nubia = {"cities": ["aksum"], "advances": ["coinage"], "tokens": {"meroe": 2}}
    given = {"phase": "tax", "saba": saba, "persia": persia, "nubia": nubia}
    for seed in range(3):
        state = table(given)
        random, kinds = Random(seed), set[str]()
        saba_seat = state.civilizations.index("saba")
        events = TITLE.answer(state, -1, "", Departure(saba_seat, "phase"), Seeded.from_number(1))
        for event in events:
            check(TITLE.words.text(TITLE.tell(state, event)))
        for said in say_everything(state, random, kinds):
            check(said)
        assert "relocate" in kinds


def test_the_board_says_who_left() -> None:
    state = table({"phase": "over", "departed": ["saba"]})
    assert "has left the game" in as_text(TITLE.board(TITLE.view(state, None), None))
    assert TITLE.at(state).board.in_play[TITLE.at(state).board.index["saba"]] == 0
