"""Overrides of a small invented title: how they merge, and the errors of wrong ones."""

from time import process_time
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from ecumene.table.data.content import (
    MOST_PROBLEMS,
    Catalogue,
    ContentError,
    Entry,
    Sourced,
    merge,
    parse,
    problems,
)


class Grow(Struct, frozen=True, tag_field="type", tag="grow", forbid_unknown_fields=True):
    amount: Annotated[int, Meta(ge=1, le=9)]


class Rest(Struct, frozen=True, tag_field="type", tag="rest", forbid_unknown_fields=True):
    pass


class Advance(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1)]
    owner: str
    group: Literal["craft", "science"]
    price: dict[Literal["gold", "salt"], Annotated[int, Meta(ge=0)]]
    effects: Annotated[tuple[Grow | Rest, ...], Meta(max_length=2)] = ()
    famous: bool = False
    limit: Annotated[int, Meta(le=5)] | None = None


class Pile(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    advances: tuple[str, ...]
    top: str


class Numbers(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rounds: int
    hand: int


CATALOGUE = Catalogue(
    collections={"advances": Advance, "piles": Pile, "numbers": Numbers},
    lists={("piles", "advances"): "advances", ("piles", "top"): "advances"},
    filled=frozenset({"owner"}),
)

BASE: dict[str, dict[str, Any]] = parse("""
[advances.pottery]
name = "Pottery"
group = "craft"
price = { gold = 2, salt = 1 }
source = "reconstructed"

[advances.medicine]
name = "Medicine"
group = "science"
price = { gold = 3 }
source = "rulebook"
reconstructed = ["group", "price"]

[piles.first]
advances = ["pottery", "medicine"]
top = "pottery"
source = "public"

[numbers]
rounds = 7
hand = 4
source = "rulebook"
""")


def nested(depth: int) -> dict[str, Any]:
    content: dict[str, Any] = {}
    for _ in range(depth):
        content = {"advances": content}
    return content


def said(text: str) -> list[str]:
    return [str(problem) for problem in problems(parse(text), BASE, CATALOGUE)]


def test_an_override_without_faults_has_no_problems() -> None:
    assert said("[advances.pottery]\nname = 'Ceramics'\nlimit = 5\nfamous = true\nsource = 'owner'") == []


def test_merging_replaces_the_given_fields_and_keeps_the_rest() -> None:
    merged = merge(BASE, parse("[advances.pottery]\nprice = { salt = 4 }"), CATALOGUE)
    assert merged["advances"]["pottery"] == {
        "name": "Pottery",
        "group": "craft",
        "price": {"salt": 4},
        "source": "owner",
        "reconstructed": ["name", "group"],
    }
    assert merged["advances"]["medicine"] == BASE["advances"]["medicine"]


def test_a_corrected_field_is_no_longer_marked_as_reconstructed() -> None:
    merged = merge(BASE, parse("[advances.medicine]\ngroup = 'craft'"), CATALOGUE)
    assert merged["advances"]["medicine"]["reconstructed"] == ["price"]


def test_merging_leaves_the_base_alone() -> None:
    before = repr(BASE)
    merge(BASE, parse("[advances.pottery]\nname = 'Ceramics'\n[numbers]\nrounds = 9"), CATALOGUE)
    assert repr(BASE) == before


def test_merging_a_single_table() -> None:
    merged = merge(BASE, parse("[numbers]\nrounds = 9"), CATALOGUE)
    assert merged["numbers"] == {"rounds": 9, "hand": 4, "source": "owner", "reconstructed": []}


def test_an_entry_may_be_added_if_a_list_of_the_same_file_names_it() -> None:
    text = """
    [piles.first]
    advances = ["pottery", "mining"]
    [advances.mining]
    name = "Mining"
    group = "craft"
    price = { gold = 1 }
    """
    assert said(text) == []
    assert merge(BASE, parse(text), CATALOGUE)["advances"]["mining"]["source"] == "owner"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[advnces.pottery]", "advnces: there is no such collection; did you mean 'advances'?"),
        (
            "[zoo.lion]",
            "zoo: there is no such collection; the collections are 'advances', 'numbers', 'piles'",
        ),
        ("advances = 3", "advances: expected a table, found the number 3"),
        ("[advances.potery]", "advances.potery: there is no entry of this id; did you mean 'pottery'?"),
        ("[advances.zzz]", "advances.zzz: there is no entry of this id"),
        ("[advances]\npottery = 'x'", "advances.pottery: expected a table, found text 'x'"),
        (
            "[advances.pottery]\nprise = 1",
            "advances.pottery.prise: there is no such field; did you mean 'price'?",
        ),
        (
            "[advances.pottery]\nzzz = 1",
            "advances.pottery.zzz: there is no such field; "
            "the fields are 'effects', 'famous', 'group', 'limit', 'name', 'price'",
        ),
        ("[numbers]\nround = 1", "numbers.round: there is no such field; did you mean 'rounds'?"),
        (
            "[advances.pottery]\nid = 'x'",
            "advances.pottery.id: this field is filled in by itself; leave it out",
        ),
        (
            "[advances.pottery]\nowner = 'x'",
            "advances.pottery.owner: this field is filled in by itself; leave it out",
        ),
        (
            "[advances.pottery]\nsource = 'rulebook'",
            "advances.pottery.source: what you override is always 'owner'; leave this field out",
        ),
        (
            "[advances.pottery]\nprice = { salt = 'two' }",
            "advances.pottery.price.salt: expected a whole number, found text 'two'",
        ),
        ("[numbers]\nhand = true", "numbers.hand: expected a whole number, found true"),
        ("[numbers]\nhand = 1.5", "numbers.hand: expected a whole number, found the number 1.5"),
        ("[numbers]\nhand = 2026-01-01", "numbers.hand: expected a whole number, found a date or time"),
        (
            "[advances.pottery]\nprice = { salt = -1 }",
            "advances.pottery.price.salt: expected 0 or more, found -1",
        ),
        ("[advances.pottery]\nlimit = 6", "advances.pottery.limit: expected 5 or less, found 6"),
        (
            "[advances.pottery]\neffects = [{ type = 'grow', amount = 10 }]",
            "advances.pottery.effects[1].amount: expected 1 to 9, found 10",
        ),
        (
            "[advances.pottery]\nprice = { gld = 1 }",
            "advances.pottery.price.gld: expected one of 'gold', 'salt', found 'gld'; did you mean 'gold'?",
        ),
        ("[advances.pottery]\nprice = 3", "advances.pottery.price: expected a table, found the number 3"),
        (
            "[advances.pottery]\ngroup = 'art'",
            "advances.pottery.group: expected one of 'craft', 'science', found 'art'",
        ),
        (
            "[advances.pottery]\ngroup = 1",
            "advances.pottery.group: expected one of 'craft', 'science', found the number 1",
        ),
        ("[advances.pottery]\nname = []", "advances.pottery.name: expected text, found a list"),
        (
            "[advances.pottery]\nname = ''",
            "advances.pottery.name: expected text, found nothing in the quotes",
        ),
        (
            "[advances.pottery]\nfamous = 'yes'",
            "advances.pottery.famous: expected true or false, found text 'yes'",
        ),
        ("[advances.pottery]\neffects = {}", "advances.pottery.effects: expected a list, found a table"),
        (
            "[advances.pottery]\neffects = [{ type = 'rest' }, { type = 'rest' }, { type = 'rest' }]",
            "advances.pottery.effects: expected a list of 2 or less, found 3",
        ),
        (
            "[advances.pottery]\neffects = [1]",
            "advances.pottery.effects[1]: expected a table, found the number 1",
        ),
        ("[advances.pottery]\neffects = [{}]", "advances.pottery.effects[1]: the field 'type' is missing"),
        (
            "[advances.pottery]\neffects = [{ type = [] }]",
            "advances.pottery.effects[1].type: expected text, found a list",
        ),
        (
            "[advances.pottery]\neffects = [{ type = 'grwo' }]",
            "advances.pottery.effects[1].type: there is no type 'grwo'; did you mean 'grow'?",
        ),
        (
            "[advances.pottery]\neffects = [{ type = 'fly' }]",
            "advances.pottery.effects[1].type: there is no type 'fly'; known are 'grow', 'rest'",
        ),
        (
            "[advances.pottery]\neffects = [{ type = 'grow' }]",
            "advances.pottery.effects[1]: the field 'amount' is missing",
        ),
        (
            "[advances.pottery]\neffects = [{ type = 'rest', amount = 1 }]",
            "advances.pottery.effects[1].amount: there is no such field; it has no fields",
        ),
        (
            "[piles.first]\ntop = 'medicin'",
            "piles.first.top: there is no 'medicin' in advances; did you mean 'medicine'?",
        ),
        ("[piles.first]\nadvances = ['zzz']", "piles.first.advances: there is no 'zzz' in advances"),
        (
            "[piles.first]\nadvances = ['pottery', 'pottery']",
            "piles.first.advances: 'pottery' is listed 2 times",
        ),
        (
            "[piles.first]\ntop = 'Mining'\n[advances.Mining]",
            "advances.Mining: an id is written in small letters, digits and underscores",
        ),
        (
            "[piles.first]\ntop = 'first'\n[advances.first]",
            "advances.first: this id is already used in piles",
        ),
        (
            "[piles.first]\ntop = 'mining'\n[advances.mining]\nname = 'Mining'\ngroup = 'craft'",
            "advances.mining: a new entry needs the field 'price'",
        ),
    ],
)
def test_a_fault_is_named_exactly(text: str, problem: str) -> None:
    assert said(text) == [problem]


def test_all_faults_are_named_at_once() -> None:
    assert said("[advances.pottery]\nname = 1\nfamous = 2\n[numbers]\nhand = 'x'") == [
        "advances.pottery.name: expected text, found the number 1",
        "advances.pottery.famous: expected true or false, found the number 2",
        "numbers.hand: expected a whole number, found text 'x'",
    ]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("[numbers]\nhand = ?", "line 2, column 8"),
        ("[numbers]\nhand 4", "line 2, column 6"),
        ("[numbers]\nhand = [1", "end of document"),
    ],
)
def test_what_is_not_toml_is_reported_with_its_place(text: str, place: str) -> None:
    with pytest.raises(ContentError) as error:
        parse(text)
    assert [problem.where for problem in error.value.problems] == [place]
    assert str(error.value).startswith(f"{place}: this is not TOML: ")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ({"advances": {"pottery": {f"field{n}": 1 for n in range(80_000)}}}, "more than 20000 values"),
        ({"advances": {f"name{n}": {} for n in range(80_000)}}, "more than 20000 values"),
        ({"piles": {"first": {"advances": ["pottery"] * 80_000}}}, "more than 20000 values"),
        ({"a" * 300_000: {}}, "more than 262144 letters"),
        ({"advances": {"pottery": {"name": "a" * 300_000}}}, "more than 262144 letters"),
        ({"numbers": {"rounds": 10**400}}, "larger than 1000000000"),
        (nested(50_000), "more than 12 deep"),
    ],
    ids=["fields", "entries", "names", "name", "text", "number", "depth"],
)
def test_content_beyond_all_bounds_is_not_looked_at(content: dict[str, Any], reason: str) -> None:
    began = process_time()
    (problem,) = problems(content, BASE, CATALOGUE)
    assert problem.where == "content"
    assert reason in problem.what
    assert process_time() - began < 1.0


def test_what_is_wrong_is_looked_for_until_there_is_enough_of_it() -> None:
    """Names of which each has to be compared: two thousand of them take no longer than twenty."""
    content = {"advances": {"pottery": {f"pric{n}": 1 for n in range(2_000)}}}
    found = problems(content, BASE, CATALOGUE)
    assert len(found) == MOST_PROBLEMS + 1
    assert str(found[-1]) == "content: there is more; put these 20 right first"


def test_a_long_list_of_names_is_compared_with_what_the_house_knows_only() -> None:
    """As many new names as there is room for, each of which was looked up among all the others before."""
    names = [f"craft{n}" for n in range(9_000)]
    content = {"piles": {"first": {"advances": [*names, "potery"]}}, "advances": {name: {} for name in names}}
    began = process_time()
    assert len(problems(content, BASE, CATALOGUE)) == MOST_PROBLEMS + 1
    assert process_time() - began < 1.0


def test_a_name_that_nobody_can_have_meant_is_not_compared() -> None:
    (problem,) = problems({"numbers": {"x" * 5_000: 1}}, BASE, CATALOGUE)
    assert problem.what == "there is no such field; the fields are 'hand', 'rounds'"


# Entries of several types in one collection


class Card(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="effect"):
    name: str


class Storm(Card, frozen=True, kw_only=True, tag="storm"):
    damage: Annotated[int, Meta(ge=1, le=9)]


class Theft(Card, frozen=True, kw_only=True, tag="theft"):
    gold: int


MIXED = Catalogue(collections={"cards": Card}, variants={"cards": (Storm, Theft)})
CARDS = parse("""
[cards.gale]
name = "Gale"
effect = "storm"
damage = 3
source = "rulebook"
""")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[cards.gale]\ndamage = 4", ""),
        ("[cards.gale]\ndamage = 10", "cards.gale.damage: expected 1 to 9, found 10"),
        (
            "[cards.gale]\ngold = 4",
            "cards.gale.gold: there is no such field; the fields are 'damage', 'name'",
        ),
        ("[cards.gale]\neffect = 'storm'\ndamage = 4", ""),
        (
            "[cards.gale]\neffect = 'theft'",
            "cards.gale.effect: this decides which fields there are and cannot be changed; leave it out",
        ),
    ],
)
def test_an_entry_is_corrected_by_the_fields_of_its_own_type(text: str, problem: str) -> None:
    assert "\n".join(map(str, problems(parse(text), CARDS, MIXED))) == problem
