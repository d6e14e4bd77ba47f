"""Positions of cases: impossible ones are refused with their field, and all others keep every invariant."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecumene.table.data.shapes import Problem
from ecumene.table.rulebook.cases import AnyTitle, cases_of
from ecumene.table.rulebook.positions import BadPosition
from ecumene.table.titles import load_title, titles

TITLES = ("ages", "cultures", "empires", "expansion")
FIELD = re.compile(r"given(\.[\w' -]*|\[\d+\])*")

BAD: dict[str, list[tuple[dict[str, Any], str, str]]] = {
    "empires": [
        ({"saba": {"advances": ["law", "law"]}}, "given.saba.advances[2]", "twice"),
        ({"saba": {"advances": ["lwa"]}}, "given.saba.advances[1]", "did you mean 'law'"),
        ({"saba": {"advances": "law"}}, "given.saba.advances", "expected a list"),
        ({"saba": {"cities": ["marib", "marib"]}}, "given.saba.cities[2]", "twice"),
        ({"saba": {"cities": ["marib"], "new_cities": ["marib"]}}, "given.saba.new_cities[1]", "second city"),
        (
            {"saba": {"cities": ["marib"]}, "babylon": {"cities": ["ur", "marib"]}},
            "given.babylon.cities[2]",
            "given.saba.cities[1] has one there",
        ),
        ({"saba": {"cities": ["marib"]}, "pirates": ["marib"]}, "given.saba.cities[1]", "second city"),
        ({"saba": {"tokens": {"taxila": 1}}}, "given.saba.tokens.taxila", "out of play"),
        ({"saba": {"tokens": {"marrib": 1}}}, "given.saba.tokens.marrib", "did you mean 'marib'"),
        ({"saba": {"tokens": {"marib": -1}}}, "given.saba.tokens.marib", "0 to 55"),
        ({"saba": {"tokens": {"marib": True}}}, "given.saba.tokens.marib", "expected a number"),
        ({"saba": {"tokens": {"marib": 30, "saba": 30}}}, "given.saba.tokens", "60 tokens"),
        ({"saba": {"tokens": {"marib": 30}, "treasury": 30}}, "given.saba.treasury", "there are 55"),
        ({"saba": {"tokens": {"marib": 30}, "stock": 26}}, "given.saba.stock", "0 to 25"),
        ({"saba": {"tokens": {"marib": 1}, "moved": {"marib": 2}}}, "given.saba.moved.marib", "only 1"),
        ({"saba": {"ships": ["elam"]}}, "given.saba.ships[1]", "inland"),
        ({"saba": {"ships": ["aden"] * 5}}, "given.saba.ships", "at most 4"),
        ({"saba": {"ast": 40}}, "given.saba.ast", "0 to 15"),
        ({"saba": {"hand": ["gold_bars"]}}, "given.saba.hand[1]", "no trade card"),
        ({"saba": {"hand": ["famine", "famine"]}}, "given.saba.hand[2]", "only 1"),
        (
            {"saba": {"hand": ["famine"]}, "discards": {"3": ["famine"]}},
            "given.discards.3[1]",
            "only 1",
        ),
        ({"stacks": {"1": ["famine"]}}, "given.stacks.1[1]", "stack 3"),
        ({"stacks": {"10": []}}, "given.stacks.10", "there is no stack '10'"),
        ({"saba": {"wonders": []}}, "given.saba.wonders", "no such field"),
        ({"saab": {}}, "given.saab", "did you mean 'saba'"),
        ({"maurya": {}}, "given.maurya", "no such field"),
        ({"stacks": {"3.w": []}}, "given.stacks.3.w", "no stack '3.w' with 5 seats"),
        ({"saba": {"hand": ["clay.e"]}}, "given.saba.hand[1]", "not in the box with 5 seats"),
        ({"seats": 12, "stacks": {"3": []}}, "given.stacks.3", "a mark: '3.w', '3.e'"),
        ({"seats": 12, "stacks": {"3.w": ["salt.e"]}}, "given.stacks.3.w[1]", "stack 3.e"),
        ({"seats": 12, "rome": {"hand": ["clay"]}}, "given.rome.hand[1]", "a mark: 'clay.w', 'clay.e'"),
        ({"seats": 12, "rome": {"hand": ["flax"]}}, "given.rome.hand[1]", "a mark: 'flax.e'"),
        ({"seats": 12, "rome": {"hand": ["flax.w"]}}, "given.rome.hand[1]", "not in the box with 12"),
        ({"seats": 12, "rome": {"hand": ["bone.w"]}}, "given.rome.hand[1]", "not in the box with 12"),
        ({"seats": 12, "rome": {"hand": ["water.w"]}}, "given.rome.hand[1]", "no trade card 'water.w'"),
        ({"seats": 12, "rome": {"hand": ["tea.w"] * 3}}, "given.rome.hand[3]", "only 2 of 'tea.w'"),
        ({"seats": 12, "givers": {"treachery": "rome"}}, "given.givers.treachery", "'treachery.w'"),
        ({"seats": 12, "givers": {"famine.w": "rome"}}, "given.givers.famine.w", "no tradeable calamity"),
        ({"seats": 2}, "given.seats", "3 to 18"),
        ({"seats": 10, "options": {"map": "west"}}, "given.options", "with 3 to 9 seats, not with 10"),
        ({"market": {"0.1": "water"}}, "given.market.0.1", "no market with 5 seats"),
        ({"seats": 3, "market": {"3.1": "flax"}}, "given.market.3.1", "does not lie there"),
        ({"seats": 3, "market": {"-2": "famine"}}, "given.market.-2", "cannot be traded"),
        ({"seats": 3, "market": {"-2": "flax"}}, "given.market.-2", "put_by"),
        ({"seats": 3, "shown": ["3.1"]}, "given.shown", "no such card"),
        ({"options": {"map": "both"}}, "given.options", "choose from east, west (ch4.map)"),
        ({"phase": "setup", "options": {"map": "both"}}, "given.options", "not with 5"),
        ({"options": {"map": "north"}}, "given.options.map", "'east', 'west', 'both'"),
        ({"options": {"map": "west"}, "saba": {}}, "given.saba", "no such field"),
        ({"phase": "tea"}, "given.phase", "expected one of"),
        ({"phase": "support", "until": "tax"}, "given.until", "before"),
        ({"phase": "over", "until": "tax"}, "given.until", "nothing is played"),
        ({"phase": "setup", "turn": 2}, "given.turn", "fresh table"),
        ({"turn": 0}, "given.turn", "1 to 99"),
        ({"options": {"strict": "yes"}}, "given.options.strict", "false, true"),
        ({"options": {"stirct": True}}, "given.options.stirct", "did you mean 'strict'"),
        ({"civilizations": ["saba"]}, "given.civilizations", "expected 5"),
        ({"departed": ["saba"], "saba": {"treasury": 3}}, "given.saba.treasury", "departed"),
        ({"departed": ["saba"], "babylon": {"cities": ["marib"]}}, "given.babylon.cities[1]", "out of play"),
        ({"givers": {"famine": "saba"}}, "given.givers.famine", "no tradeable calamity"),
        ({"givers": {"treachery": "rome"}}, "given.givers.treachery", "no civilization 'rome'"),
        ({"barbarians": {"marib": 300}}, "given.barbarians.marib", "0 to 99"),
        ({"saba": {"credits": {"war": 5}}}, "given.saba.credits.war", "expected one of"),
        ({"saba": []}, "given.saba", "expected a table"),
        ({"phase": "tax", "luck": [3]}, "given.luck", "never asked for"),
    ],
    "expansion": [
        ({"crete": {"advances": ["law", "law"]}}, "given.crete.advances[2]", "twice"),
        ({"crete": {"advances": ["water"]}}, "given.crete.advances[1]", "no advance"),
        ({"crete": {"cities": ["troy"]}, "pirates": ["troy"]}, "given.crete.cities[1]", "second city"),
        ({"crete": {"tokens": {"ur": 1}}}, "given.crete.tokens.ur", "no area 'ur'"),
        ({"crete": {"tokens": {"troy": 300}}}, "given.crete.tokens.troy", "0 to 55"),
        ({"crete": {"hand": ["water"]}}, "given.crete.hand[1]", "no trade card 'water'"),
        ({"crete": {"hand": ["famine", "famine"]}}, "given.crete.hand[2]", "only 1"),
        ({"crete": {"ast": 16}}, "given.crete.ast", "0 to 15"),
        ({"rome": {}}, "given.rome", "no such field"),
        ({"stacks": {"1": ["famine"]}}, "given.stacks.1[1]", "stack 3"),
        ({"seats": 4}, "given.seats", "expected 5 to"),
        ({"options": {"map": "both"}}, "given.options", "choose from west, east (15.11)"),
        ({"options": {"ast": "expert"}}, "given.options.ast", "no such option"),
        ({"phase": "surplus"}, "given.phase", "'ships', 'movement'"),
        ({"phase": "support", "until": "ships"}, "given.until", "before"),
        ({"market": {"0.1": "salt"}}, "given.market.0.1", "no space of the market"),
        ({"departed": ["crete"], "crete": {"ships": ["knossos"]}}, "given.crete.ships", "departed"),
        ({"departed": ["crete"], "crete": {"hand": ["salt"]}}, "given.crete.hand", "departed"),
        ({"givers": {"famine": "crete"}}, "given.givers.famine", "no tradeable calamity"),
    ],
    "ages": [
        ({"seats": 5}, "given.seats", "1 to 4"),
        ({"phase": "tea"}, "given.phase", "expected one of"),
        ({"black": {"civilizations": ["rome", "rome"]}}, "given.black.civilizations[2]", "twice"),
        (
            {"black": {"civilizations": ["rome"]}, "brown": {"hand": ["rome"]}},
            "given.brown.hand[1]",
            "given.black.civilizations",
        ),
        ({"market": ["rome"], "deck": ["rome"]}, "given.deck[1]", "given.market"),
        ({"market": ["rme"]}, "given.market[1]", "no civilization 'rme'"),
        ({"market": ["rome"], "bonus": {"egypt": 2}}, "given.bonus.egypt", "not in the market"),
        ({"black": {"wonders": ["petra"]}, "wonders": ["petra"]}, "given.black.wonders[1]", "given.wonders"),
        ({"black": {"workers": 5}}, "given.black.workers", "0 to 4"),
        ({"black": {"coins": -1}}, "given.black.coins", "0 to 999"),
        ({"black": {"technologies": ["theology"]}}, "given.black.technologies[1]", "cannot be gained"),
        ({"black": {"technologies": ["philosophy", "philosophy"]}}, "given.black.technologies[2]", "twice"),
        ({"black": {"special": "special_0"}}, "given.black.special", "special card"),
        ({"yellow": {}}, "given.yellow", "no such field"),
        ({"turn": "white"}, "given.turn", "expected one of"),
        ({"track": ["hunt"]}, "given.track", "expected 8"),
        ({"round": 7}, "given.round", "1 to 6"),
        ({"free": 3, "black": {"workers": 2}}, "given.free", "2 workers"),
        ({"phase": "over", "free": 1}, "given.free", "nobody performs"),
        ({"phase": "setup", "round": 2}, "given.round", "fresh table"),
        ({"options": {"scenario": "the_silk_road"}}, "given.options", "with 1 seat, not with 2"),
        ({"seats": 1, "options": {"drafting": True}}, "given.options", "with 2 to 4 seats"),
        ({"used": ["dance"]}, "given.used[1]", "no action"),
    ],
    "cultures": [
        ({"rome": {"hand": ["brewery", "brewery"]}}, "given.rome.hand[2]", "twice"),
        ({"rome": {"hand": ["brewery"], "discard": ["brewery"]}}, "given.rome.discard", "given.rome.hand"),
        ({"rome": {"hand": ["qanat"]}}, "given.rome.hand[1]", "no card of rome"),
        ({"rome": {"hand": ["brewry"]}}, "given.rome.hand[1]", "did you mean 'brewery'"),
        ({"rome": {"hand": 25}}, "given.rome.hand", "0 to 24"),
        ({"rome": {"hand": 20, "discard": 20}}, "given.rome.discard", "16 too many"),
        ({"rome": {"hand": True}}, "given.rome.hand", "found true"),
        ({"rome": {"coins": -1}}, "given.rome.coins", "0 to 28"),
        ({"civilizations": ["egypt", "rome"], "egypt": {"nile": 5}}, "given.egypt.nile", "0 to 4"),
        ({"rome": {"leaders": [[]]}}, "given.rome.leaders[1]", "at least 1"),
        ({"rome": {"leaders": [["hadrian"], "hadrian"]}}, "given.rome.leaders[2]", "already"),
        ({"rome": {"military": 9}}, "given.rome.military", "room for"),
        ({"rome": {"won": ["gaul"]}, "persia": {"won": ["gaul"]}}, "given.persia.won[1]", "given.rome.won"),
        ({"rome": {"won": ["gaul"]}, "boxed": ["gaul"]}, "given.rome.won[1]", "given.boxed"),
        ({"rome": {"won": ["babylonia"]}}, "given.rome.won[1]", "not in the row"),
        ({"row": ["indus", "gaul"]}, "given.row[2]", "ascending"),
        ({"row": ["gaul", "gual"]}, "given.row[2]", "did you mean 'gaul'"),
        ({"civilizations": ["rome", "rome"]}, "given.civilizations[2]", "twice"),
        ({"civilizations": ["rome", "egypt"], "persia": {}}, "given.persia", "no such field"),
        ({"marker": "egypt"}, "given.marker", "expected one of"),
        ({"round": 8}, "given.round", "1 to 7"),
        ({"phase": "tea"}, "given.phase", "expected one of"),
        ({"phase": "setup", "round": 2}, "given.round", "fresh table"),
        ({"first_game": [1]}, "given.first_game", "expected 2"),
        ({"phase": "play", "rome": {"hand": []}}, "given.rome", "nothing to answer"),
        (
            {"options": {"coins": "limited"}, "rome": {"coins": 20}, "persia": {"coins": 20}},
            "given.persia.coins",
            "28 coins",
        ),
    ],
}  # fmt: skip
"""Positions that cannot be: the field that must be named, and a part of what must be said."""


def test_every_title_of_the_house_is_tried() -> None:
    assert set(titles()) >= set(BAD) == set(TITLES)


@pytest.mark.parametrize(
    ("title", "position", "field", "said"),
    [(title, *bad) for title, all_bad in BAD.items() for bad in all_bad],
    ids=[
        f"{title}: {bad[1]} {number}" for title, all_bad in BAD.items() for number, bad in enumerate(all_bad)
    ],
)
def test_what_cannot_be_is_refused_by_its_field(
    title: str, position: dict[str, Any], field: str, said: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        load_title(title).position(position)
    problem = refused.value.problems[0]
    assert problem.where == field
    assert said in problem.what


@cache
def positions_of(name: str) -> list[dict[str, Any]]:
    return [case.given for _, case in cases_of(load_title(name))]


def places_in(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of everything in a position."""
    yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inside:
        yield from places_in(each, (*path, key))


@st.composite
def damaged(draw: st.DrawFn, name: str) -> dict[str, Any]:
    """A real position with something in it taken away, doubled, or replaced by something that is not it."""
    positions = positions_of(name)
    position: dict[str, Any] = copy.deepcopy(draw(st.sampled_from(positions)))
    other = copy.deepcopy(draw(st.sampled_from(positions)))
    strange = st.one_of(
        st.integers(-3, 300), st.booleans(), st.sampled_from(["", "ur", "rome", "law", "tea", "over"]),
        st.none(), st.floats(), st.just([]), st.just({}), st.just([[]]), st.just({"ur": {}}),
        st.sampled_from(list(other.values()) or [0]),
    )  # fmt: skip
    for _ in range(draw(st.integers(1, 3))):
        *above, last = draw(st.sampled_from([path for path in places_in(position) if path] or [("phase",)]))
        holder: Any = position
        for key in above:
            holder = holder[key]
        how = draw(st.sampled_from(["replace", "remove", "double", "rename", "add"]))
        if how == "replace" or last not in (holder if isinstance(holder, dict) else range(len(holder))):
            holder[last] = copy.deepcopy(draw(strange))
        elif how == "remove":
            del holder[last]
        elif isinstance(holder, list):
            holder.append(copy.deepcopy(holder[last] if how == "double" else draw(strange)))
        elif how == "rename":
            holder[draw(st.sampled_from(["ur", "rome", "black", "saba", "x", "hand"]))] = holder.pop(last)
        else:
            holder |= copy.deepcopy(other)
    return position


@pytest.mark.parametrize("name", TITLES)
def test_a_damaged_position_is_refused_by_a_field_or_can_be_played(name: str) -> None:
    title = load_title(name)

    @settings(deadline=None)
    @given(damaged(name))
    def tried(position: dict[str, Any]) -> None:
        before = repr(position)
        state, problems = laid(title, position)
        assert repr(position) == before
        if state is None:
            assert problems
            assert all(FIELD.match(problem.where) and problem.what for problem in problems)
        else:
            assert sound(title, state)

    tried()


def laid(title: AnyTitle, position: dict[str, Any]) -> tuple[Any, list[Problem]]:
    """The state of a position, or what is wrong with it."""
    try:
        return title.position(position), []
    except BadPosition as refused:
        return None, refused.problems


def sound(title: AnyTitle, state: Any) -> bool:
    """Whether a position keeps every invariant, can be written down and read, and goes on."""
    assert title.violations(state) == []
    assert title.dump_state(title.load_state(title.dump_state(state))) == title.dump_state(state)
    for _, ask in title.requests(state):
        kind = title.kinds[type(ask)]
        kind.check(state, ask, kind.default(state, ask))
    title.facts(state)
    return True
