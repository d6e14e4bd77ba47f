"""Chance: fair, derived from the seed alone, recorded, provable, and the same in all versions."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from ecumene.table.chance import (
    BadRecord,
    Exhausted,
    Recorded,
    Recording,
    Seeded,
    commitment,
    fresh_seed,
    salt_for,
    seed_from_number,
    shuffled,
)


def derived(seed: bytes, number: int, bounds: list[int]) -> list[int]:
    """The derivation as the module describes it, written a second time."""
    stream = hashlib.shake_256(seed + number.to_bytes(8, "big")).digest(4096)
    words = [int.from_bytes(stream[i : i + 8], "big") for i in range(0, 4096, 8)]
    picks = []
    for n in bounds:
        word = words.pop(0)
        while word >= 2**64 - 2**64 % n:
            word = words.pop(0)
        picks.append(word % n)
    return picks


def test_results_never_change() -> None:
    chance = Seeded.from_number(7)
    assert [chance.below(6) for _ in range(12)] == GOLDEN_DICE
    assert chance.order(10) == GOLDEN_ORDER
    assert [chance.below(2**63 + 1) for _ in range(2)] == GOLDEN_LARGE
    assert seed_from_number(7).hex() == GOLDEN_SEED
    assert salt_for(seed_from_number(7), fixed=True).hex() == GOLDEN_SALT
    assert commitment(b"seed", b"salt") == hashlib.sha256(b"seedsalt").hexdigest()


@given(some.integers(0, 2**32), some.lists(some.integers(1, 2**40), min_size=1, max_size=8))
def test_below_is_the_derivation(number: int, bounds: list[int]) -> None:
    chance = Seeded.from_number(number)
    seed = seed_from_number(number)
    assert [chance.below(n) for n in bounds] == [derived(seed, k, [n])[0] for k, n in enumerate(bounds)]


@given(some.integers(0, 2**32), some.integers(0, 40))
def test_order_is_fisher_and_yates(number: int, n: int) -> None:
    result = list(range(n))
    picks = derived(seed_from_number(number), 0, list(range(n, 1, -1)))
    for last, pick in zip(range(n - 1, 0, -1), picks, strict=True):
        result[last], result[pick] = result[pick], result[last]
    assert Seeded.from_number(number).order(n) == result


def test_unfair_words_are_passed_over() -> None:
    """Just above half of all words fit below 2**63 + 1: nearly every second one is passed over."""
    chance = Seeded.from_number(3)
    results = [chance.below(2**63 + 1) for _ in range(200)]
    assert all(0 <= result <= 2**63 for result in results)
    assert results == [derived(chance.seed, k, [2**63 + 1])[0] for k in range(200)]


@pytest.mark.parametrize("n", [2, 6, 7, 20])
def test_dice_are_fair(n: int) -> None:
    """Five standard deviations: a fair die of ours passes for ever, since the seed is fixed."""
    chance, rolls = Seeded.from_number(n), 6000
    counts = Counter(chance.below(n) for _ in range(rolls))
    expected = rolls / n
    assert set(counts) == set(range(n))
    assert all(abs(count - expected) < 5 * (expected * (1 - 1 / n)) ** 0.5 for count in counts.values())


def test_shuffles_are_fair() -> None:
    chance, rolls = Seeded.from_number(1), 6000
    counts = Counter(tuple(chance.order(4)) for _ in range(rolls))
    assert set(counts) == set(permutations(range(4)))
    assert all(abs(count - rolls / 24) < 5 * (rolls / 24) ** 0.5 for count in counts.values())


def test_every_result_counts_even_one_that_needs_no_luck() -> None:
    """Result number k is the k-th that the journal holds, so an order of one thing counts too."""
    chance = Seeded.from_number(1)
    chance.below(1), chance.order(1), chance.order(0)
    assert chance.drawn == 3


@pytest.mark.parametrize("n", [0, -1, -6])
def test_nothing_to_choose_from(n: int) -> None:
    chance = Seeded.from_number(1)
    with pytest.raises(ValueError, match="nothing to choose"):
        chance.below(n)
    assert chance.drawn == 0


def test_shuffled_keeps_the_things() -> None:
    things = ["a", "b", "c", "c"]
    assert sorted(shuffled(Seeded.from_number(2), things)) == things
    assert things == ["a", "b", "c", "c"]


def test_recording_takes_what_was_drawn_since() -> None:
    chance = Recording(Seeded.from_number(4))
    first = chance.below(6), chance.order(3)
    assert chance.take() == first
    assert chance.take() == ()
    chance.order(3).clear()
    assert len(chance.take()[0]) == 3  # type: ignore[arg-type]


def test_put_back_results_are_drawn_again() -> None:
    chance = Recording(Seeded.from_number(4))
    chance.below(6)
    chance.take()
    first = [chance.below(1000), chance.order(1), chance.below(1000)]
    chance.put_back()
    assert [chance.below(1000), chance.order(1), chance.below(1000)] == first


def test_a_copy_has_the_same_luck_ahead() -> None:
    chance = Recording(Seeded.from_number(4))
    chance.below(6)
    twin = chance.copy()
    assert twin.below(10**9) == chance.below(10**9)
    assert twin.take() != chance.take()  # the copy begins a new entry


def test_a_record_repeats_and_is_proved() -> None:
    source = Recording(Seeded.from_number(5))
    results = [source.below(6), source.order(5)]
    for twin in (None, Seeded.from_number(5)):
        recorded = Recorded(twin)
        recorded.load(source.results)
        assert [recorded.below(6), recorded.order(5)] == results
        recorded.expect_spent()


@pytest.mark.parametrize("result", [6, -1, True, "1", None, 1.0, [0], []])
def test_bad_records_of_a_die(result: Any) -> None:
    with pytest.raises(BadRecord):
        recorded([result]).below(6)


@pytest.mark.parametrize(
    "result", [[0, 1], [0, 1, 1], [0, 1, 3], [2, 1, 0, 3], 0, None, [True, False, 2], ["a", 0, 1], [[], 0, 1]]
)
def test_bad_records_of_an_order(result: Any) -> None:
    with pytest.raises(BadRecord):
        recorded([result]).order(3)


def test_records_too_short_and_too_long() -> None:
    with pytest.raises(BadRecord, match="does not have"):
        recorded([]).below(2)
    with pytest.raises(BadRecord, match="never asked for"):
        recorded([1]).expect_spent()
    with pytest.raises(BadRecord, match="never asked for"):
        recorded([1]).load([2])


def test_a_record_that_the_seed_does_not_give() -> None:
    truth = Seeded.from_number(5).below(6)
    false = Recorded(Seeded.from_number(5))
    false.load([(truth + 1) % 6])
    with pytest.raises(BadRecord, match="seed gives another"):
        false.below(6)
    order = Recorded(Seeded.from_number(5))
    order.load([list(reversed(Seeded.from_number(5).order(4)))])
    with pytest.raises(BadRecord, match="seed gives another"):
        order.order(4)


def test_no_luck_without_the_seed() -> None:
    for draw in (Exhausted().below, Exhausted().order):
        with pytest.raises(BadRecord, match="without its seed"):
            draw(6)


def test_real_seeds_and_salts_are_random() -> None:
    assert fresh_seed() != fresh_seed()
    assert len(fresh_seed()) == 32
    seed = fresh_seed()
    assert salt_for(seed, fixed=False) != salt_for(seed, fixed=False)
    assert salt_for(seed, fixed=True) == salt_for(seed, fixed=True)


def recorded(results: list[Any]) -> Recorded:
    chance = Recorded()
    chance.load(results)
    return chance


GOLDEN_DICE = [1, 2, 1, 1, 3, 5, 0, 2, 5, 4, 5, 4]
GOLDEN_ORDER = [1, 4, 5, 2, 0, 3, 9, 8, 7, 6]
GOLDEN_LARGE = [1592298808256412377, 6068669110692206383]
GOLDEN_SEED = "e33752f616a721d34b2ca09dac483a0b4c3cc1965f58779aae7a11c6449b8c79"
GOLDEN_SALT = "685968dc4f2b7727c68e765f535fcbbf"
