"""Two copies of one calamity in one turn, in games with two trade blocks: 12 seats and more."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as some

from ecumene.table.chance import Seeded
from ecumene.table.ruleset import TABLE
from ecumene.table.secrecy import inspect
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.calamities.resolution import Twins
from ecumene.titles.lineage.calamities.waiting import CopyByCopy
from ecumene.titles.lineage.phases.calamity_selection import calamities_of, twins_of
from ecumene.titles.lineage.phases.order import Wait
from ecumene.titles.lineage.state import State, seats_of
from tests.titles.empires.crowds import TITLE
from tests.titles.empires.test_counsel import ask

BOOK = TITLE.content
SEATS = some.integers(12, 18)
SEEDS = some.integers(0, 2**32)
SIX_VICTIMS: dict[str, Any] = {
    "givers": {"epidemic.w": "babylon", "epidemic.e": "minoa"},
    "dravidia": {"hand": ["epidemic.w"], "tokens": {"deccan": 20, "chola": 20}},
    "rome": {"hand": ["epidemic.e"], "tokens": {"etruria": 20, "campania": 20}},
    "maurya": {"tokens": {"chedi": 10, "bihar": 10}},
    "indus": {"tokens": {"avanti": 10, "maru": 10}},
    "assyria": {"tokens": {"assyria": 10, "carrhae": 10}},
    "persia": {"tokens": {"gedrosia": 10, "carmania": 10}},
}


def eighteen(**given: Any) -> State:
    return TITLE.position({"seats": 18, "phase": "calamity_resolution", **given})


def seat_of(state: State, civilization: str) -> Seat:
    return state.civilizations.index(civilization)


def answer(state: State, civilization: str, **form: Any) -> None:
    seat = seat_of(state, civilization)
    asked = next(ask for _, ask in TITLE.requests(state) if ask.seat == seat)
    TITLE.answer(state, seat, asked.id, form, Seeded.from_number(1))


def six_victims() -> State:
    state = eighteen(**SIX_VICTIMS)
    answer(state, "dravidia", do="victims", victims=["maurya", "indus"])
    answer(state, "rome", do="victims", victims=["assyria", "persia"])
    return state


def asked_now(state: State) -> set[str]:
    return {state.civilizations[ask.seat] for _, ask in TITLE.requests(state)}


# Counsel


def test_both_twins_are_told_while_one_selects() -> None:
    state = eighteen(**SIX_VICTIMS)
    told = ask(state, seat_of(state, "dravidia"), "calamity")["calamities"]
    assert [(one["name"], one["now"]) for one in told] == [
        ("Epidemic (W)", "under_way"),
        ("Epidemic (E)", "under_way"),
    ]
    answer(state, "dravidia", do="victims", victims=["maurya", "indus"])
    first, second = ask(state, seat_of(state, "rome"), "calamity")["calamities"]
    assert first["chosen"] == [seat_of(state, "maurya"), seat_of(state, "indus")]
    assert second["chosen"] == []


def test_the_second_of_two_that_come_one_by_one_is_told_until_it_is_over() -> None:
    cities = {
        "saba": ["aden", "himyar", "calmadow", "berbera"],
        "rome": ["rome", "caralis", "neapolis", "massilia"],
    }
    hands = {"saba": ["superstition.w"], "rome": ["superstition.e"]}
    state = eighteen(**{id: {"cities": cities[id], "hand": hands[id]} for id in hands})

    def told() -> list[str]:
        return [one["card"] for one in ask(state, seat_of(state, "rome"), "calamity")["calamities"]]

    assert told() == ["superstition.w", "superstition.e"]
    for area in cities["saba"][:3]:
        answer(state, "saba", do="city", area=area)
    assert told() == ["superstition.e"]


def test_counsel_says_why_somebody_has_a_part_in_the_other_copy() -> None:
    state = eighteen(**SIX_VICTIMS)
    answer(state, "dravidia", do="victims", victims=["maurya", "indus"])
    rules, texts = {}, {}
    for language in ("en", "de"):
        told = ask(state, seat_of(state, "rome"), "calamity", language)["calamities"][1]
        for one in told["candidates"]:
            civilization = state.civilizations[one["seat"]]
            rules[civilization] = one["says"]["rule"]
            texts[civilization, language] = one["says"]["text"]
    assert rules["dravidia"] == "5.9.exclude.primary"
    assert rules["babylon"] == "5.9.exclude.beneficiary"
    assert rules["maurya"] == rules["indus"] == "5.9.exclude.secondary"
    assert "other calamity of that name" in texts["maurya", "en"]
    assert "anderen Katastrophe dieses Namens" in texts["maurya", "de"]


def test_counsel_says_who_is_of_the_other_block() -> None:
    state = eighteen(rome={"hand": ["famine.w"], "tokens": {"etruria": 20}})
    (told,) = ask(state, seat_of(state, "rome"), "calamity")["calamities"]
    saba = told["candidates"][seat_of(state, "saba")]
    assert (saba["may"], saba["says"]["rule"]) == (False, "5.9.nontradeable")
    assert "other trade block" in saba["says"]["text"]


# Waiting


def test_nobody_of_the_first_copy_waits_for_who_waits_for_it() -> None:
    """Persia insists on the first copy; Indus, who had waited for Persia, goes on after the others."""
    state = six_victims()
    answer(state, "indus", do="wait")
    answer(state, "persia", do="copy_by_copy")
    assert asked_now(state) == {"assyria", "maurya", "dravidia", "rome"}
    answer(state, "assyria", do="remove", area="carrhae", tokens=10)
    answer(state, "maurya", do="remove", area="bihar", tokens=10)
    answer(state, "dravidia", do="remove", area="chola", tokens=15)
    answer(state, "rome", do="remove", area="campania", tokens=15)
    assert asked_now(state) == {"indus"}


def test_who_waits_is_not_waited_for_afterwards() -> None:
    state = six_victims()
    answer(state, "rome", do="copy_by_copy")
    answer(state, "maurya", do="remove", area="bihar", tokens=10)
    (indus,) = (ask for _, ask in TITLE.requests(state) if ask.seat == seat_of(state, "indus"))
    answer(state, "indus", do="wait")
    assert asked_now(state) == {"dravidia"}
    answer(state, "dravidia", do="remove", area="chola", tokens=15)
    assert asked_now(state) == {"indus"}
    assert indus.id not in {ask.id for _, ask in TITLE.requests(state)}


def test_a_victim_that_leaves_does_not_hold_up_the_others() -> None:
    """Its questions get their default answers, at once or when their turn comes."""
    state = six_victims()
    answer(state, "rome", do="copy_by_copy")
    departure = {"do": "departure", "seat": seat_of(state, "persia"), "at": "phase"}
    TITLE.answer(state, TABLE, "", departure, Seeded.from_number(1))
    while "persia" not in state.scene and (requests := TITLE.requests(state)):
        _, ours = requests[0]
        assert ours.seat != seat_of(state, "persia")
        TITLE.answer(state, ours.seat, ours.id, TITLE.default(state, ours), Seeded.from_number(1))
    assert TITLE.violations(state) == []
    assert not any(isinstance(step, Twins) for step in state.flow.steps.values())


# Secrets


def test_copies_that_two_seats_could_have_exchanged_are_no_leak() -> None:
    """Both are turned up by one answer and cancelled: all are told whose was whose, and no view keeps it."""
    images = {"hand": ["iconoclasm_and_heresy.w"], "cities": ["knossos", "argos"], "advances": ["theology"]}
    state = eighteen(minoa=images, saba={"hand": ["piracy.w"]}, persia={"hand": ["piracy.e"]})
    assert asked_now(state) == {"minoa"}
    for seed in range(20):
        assert not inspect(TITLE, state, seat_of(state, "rome"), Random(seed)).leaks


# Whole phases


def struck(seats: int, random: Random) -> State:
    """A table on which both copies of some calamities are in hands, in the blocks where they may be."""
    scene = BOOK.scenes[TITLE.scene_for(seats, {"map": "both"})]
    board = scene.board
    areas = [id for area, id in enumerate(board.ids) if board.in_play[area] and board.limit[area]]
    sites = random.sample([id for id in areas if board.site[board.index[id]]], 4 * seats)
    copies = [card for card, copies in scene.cards.items() for _ in range(copies)]
    goods = [card for card in copies if not BOOK.cards[card].calamity]
    random.shuffle(goods)
    hands = {civilization: [goods.pop(), goods.pop()] for civilization in scene.civilizations}
    kinds = [kind for kind in BOOK.calamities if kind in scene.copies]
    twins = [scene.copies[kind] for kind in random.sample(kinds, random.randrange(1, 9))]
    for card in (card for both in twins for card in both):
        entry = BOOK.cards[card]
        able = [id for id in hands if entry.tradeable or scene.blocks[id] == entry.block]
        hands[random.choice(able)].append(card)
    traded = [(card, id) for id, hand in hands.items() for card in hand if BOOK.cards[card].calamity]
    return TITLE.position(
        {
            "seats": seats,
            "phase": "calamity_selection",
            "until": "calamity_resolution",
            "givers": {
                card: random.choice([other for other in hands if other != id])
                for card, id in traded
                if BOOK.cards[card].tradeable and random.random() < 0.7
            },
            **{
                id: {
                    "tokens": {area: random.randrange(1, 4) for area in random.sample(areas, 8)},
                    "cities": [sites.pop() for _ in range(random.randrange(5))],
                    "hand": hand,
                    "advances": [advance for advance in BOOK.advances if random.random() < 0.2],
                    "ast": random.randrange(13),
                }
                for id, hand in hands.items()
            },
        }
    )


def played(state: State, random: Random, chance: Seeded) -> Iterator[State]:
    """The table before each random answer of the phase; seats wait often, and sometimes one leaves."""
    while requests := TITLE.requests(state):
        yield state
        _, asked = random.choice(requests)
        options = TITLE.options(state, asked)
        waits = [option for option in options if isinstance(option, Wait | CopyByCopy)]
        chosen = random.choice(waits if waits and random.random() < 0.4 else options)
        TITLE.answer(state, asked.seat, asked.id, chosen, chance)
        leaver = random.randrange(len(state.civilizations))
        if random.random() < 0.01 and leaver not in TITLE.absent(state) and len(TITLE.absent(state)) < 3:
            TITLE.answer(state, TABLE, "", {"do": "departure", "seat": leaver, "at": "turn"}, chance)


@given(seats=SEATS, seed=SEEDS)
def test_every_phase_with_twins_comes_to_its_end(seats: int, seed: int) -> None:
    """Nobody waits for who waits for them, every token stays somewhere, and all calamities are named."""
    random, chance = Random(seed), Seeded.from_number(seed)
    state = struck(seats, random)
    assert not any(twins_of(TITLE.at(state), seat) for seat in seats_of(state))
    for now in played(state, random, chance):
        assert TITLE.violations(now) == []
    assert not any(state.laid)
    assert not any(calamities_of(TITLE.at(state), seat) for seat in seats_of(state))


@given(seats=SEATS, seed=SEEDS)
def test_twins_tell_nobody_what_they_cannot_know(seats: int, seed: int) -> None:
    """What is imagined could be: as many calamities as lie there, no two of one name, the blocks kept."""
    random, chance = Random(seed), Seeded.from_number(seed)
    for now in played(struck(seats, random), random, chance):
        if random.random() < 0.9:
            continue
        seat = random.choice((*seats_of(now), None))
        assert not inspect(TITLE, now, seat, random).leaks
        imagined = TITLE.at(TITLE.imagine(TITLE.view(now, seat), chance))
        for other in seats_of(now):
            held = calamities_of(imagined, other)
            assert len(held) == now.laid[other]
            assert not twins_of(imagined, other)
            for entry in (BOOK.cards[card] for card in held):
                assert entry.tradeable or entry.block == imagined.block(other)
