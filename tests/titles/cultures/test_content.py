"""The content of Rising Cultures: complete, true to the rulebook, and open to an owner's corrections."""

import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from ecumene.table.data.content import ContentError, Entry, parse
from ecumene.titles.cultures import effects
from ecumene.titles.cultures import tally as t
from ecumene.titles.cultures.content import Board, Card, Content, check_overrides, load, tables
from ecumene.titles.cultures.evaluate import likely
from ecumene.titles.cultures.rules.plays import cost_of_missing
from ecumene.titles.cultures.title import Cultures

CIVILIZATIONS = {"rome", "persia", "abbasid", "egypt"}


@pytest.fixture
def content() -> Content:
    return load()


def entries(content: Content) -> Iterator[Entry]:
    yield from content.cards.values()
    yield from content.provinces.values()
    yield from content.nile
    for board in content.boards.values():
        yield board
        yield board.golden_age
        yield from board.military_bands
        yield from board.progress_bands


def said(text: str) -> list[str]:
    return [str(problem) for problem in check_overrides(parse(text))]


def without(fields: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if name not in names}


def test_four_decks_of_24_cards(content: Content) -> None:
    assert {civilization: len(deck) for civilization, deck in content.decks.items()} == dict.fromkeys(
        CIVILIZATIONS, 24
    )
    assert len(content.cards) == 96


def test_a_card_knows_its_civilization(content: Content) -> None:
    for civilization, deck in content.decks.items():
        assert {content.cards[card].civilization for card in deck} == {civilization}


def test_every_written_card_and_band_is_in_use(content: Content) -> None:
    assert set(tables()["cards"]) == set(content.cards)
    bands = {
        band.id
        for board in content.boards.values()
        for band in (*board.military_bands, *board.progress_bands)
    }
    assert set(tables()["bands"]) == bands


def test_four_boards(content: Content) -> None:
    assert set(content.boards) == CIVILIZATIONS
    for board in content.boards.values():
        assert len(board.military_bands) == 6
        assert len(board.progress_bands) == 7


def test_fifteen_provinces_in_order(content: Content) -> None:
    assert [province.number for province in content.provinces.values()] == list(range(1, 16))
    assert next(iter(content.provinces)) == "gaul"


def test_four_sections_of_the_nile(content: Content) -> None:
    assert [section.number for section in content.nile] == [1, 2, 3, 4]


def test_ids_are_unique_slugs(content: Content) -> None:
    ids = [entry.id for entry in entries(content)]
    assert len(ids) == len(set(ids))
    assert all(re.fullmatch(r"[a-z0-9]+(_[a-z0-9]+)*", entry_id) for entry_id in ids)


def test_every_entry_has_a_source_and_names_its_own_fields(content: Content) -> None:
    for entry in (*entries(content), content.constants):
        assert entry.source in {"rulebook", "public", "reconstructed"}
        assert set(entry.reconstructed) <= set(entry.__struct_fields__)
        assert entry.source == "rulebook" or not entry.reconstructed


def test_costs_are_resources_and_positive(content: Content) -> None:
    for card in content.cards.values():
        assert card.cost
        assert set(card.cost) <= set(effects.RESOURCES)
        assert all(amount > 0 for amount in card.cost.values())


def test_every_kind_of_effect_is_in_use(content: Content) -> None:
    used: list[effects.Effect] = [effect for card in content.cards.values() for effect in card.effects]
    used += [effect for province in content.provinces.values() for effect in province.effects]
    for board in content.boards.values():
        used += [effect for band in board.progress_bands for effect in band.effects]
    assert {type(effect) for effect in used} == set(get_args(effects.Effect))


def test_the_brewery_costs_what_the_rulebook_says(content: Content) -> None:
    brewery = content.cards["brewery"]
    assert brewery.cost == {"wood": 2, "brick": 2, "stone": 1}
    assert (brewery.civilization, brewery.source) == ("rome", "rulebook")
    assert "cost" not in brewery.reconstructed


def test_persia_can_score_the_display_of_the_example(content: Content) -> None:
    display = [
        "cambyses_ii",
        "fire_temple",
        "apadana",
        "paradise_garden",
        "hall_of_a_hundred_columns",
        "xerxes_i",
        "artaxerxes_i",
        "tomb_of_cyrus",
    ]
    assert set(display) <= set(content.decks["persia"])
    assert [content.cards[card].vp for card in display] == [0, 4, 7, 3, 6, 3, 4, 5]


def test_persias_board_scores_as_in_the_example(content: Content) -> None:
    persia = content.boards["persia"]
    assert persia.golden_age.vp == 3
    assert [persia.progress_bands[level - 1].effects for level in (6, 7)] == [
        (effects.Vp(amount=2),),
        (effects.Vp(amount=1),),
    ]


def test_a_band_of_rome_shows_a_sword(content: Content) -> None:
    sword = effects.Military(symbol="sword", amount=1)
    assert any(sword in band.effects for band in content.boards["rome"].military_bands)


def test_the_golden_age_begins_at_level_five(content: Content) -> None:
    for board in content.boards.values():
        levels = [effects.GoldenAgeBegins() in band.effects for band in board.progress_bands]
        assert levels.index(True) == 4
        assert levels.count(True) == 1


def test_coin_limits_and_study(content: Content) -> None:
    boards = content.boards
    assert {civilization: board.coin_limit for civilization, board in boards.items()} == {
        "rome": 7,
        "persia": 7,
        "abbasid": 7,
        "egypt": 5,
    }
    assert {civilization: board.study_cost for civilization, board in boards.items()} == {
        "rome": None,
        "persia": None,
        "abbasid": 3,
        "egypt": None,
    }


@pytest.mark.parametrize(
    ("province", "symbols", "vp", "gives"),
    [
        ("gaul", ("sword", "horse"), 0, effects.ResourceAvailable(resource="wood", amount=1)),
        ("indus", ("sword", "shield"), 0, effects.ResourceAvailable(resource="brick", amount=1)),
        ("caucasus", ("sword", "horse", "shield"), 1, effects.ResourceAvailable(resource="stone", amount=1)),
        ("britannia", ("sword", "shield"), 1, effects.ImmediateCoins(coins=4)),
        ("armenia", ("sword", "horse", "shield"), 2, effects.ImmediateCoins(coins=2)),
        ("germania", ("sword", "horse"), 2, effects.ImmediateCoins(coins=3)),
        ("maghreb", ("sword",), 2, effects.ImmediateProgress(origins=("discard", "last_military_card"))),
        ("aksum", ("horse",), 1, effects.ResourceAvailable(resource="gold", amount=1)),
        ("mauretania", ("horse", "shield"), 3, effects.FreeSwap(count=1)),
        ("scythia", ("horse", "shield"), 3, effects.KeepMilitaryCardHere()),
        ("carthage", ("sword",), 4, effects.ImmediateCoins(coins=1)),
        ("andalusia", ("horse", "shield"), 0, effects.VpPairs(of=("progress_card", "military_card"))),
        ("anatolia", ("sword", "horse"), 2, effects.VpIf(condition="golden_age", amount=3)),
        ("libya", ("shield",), 0, effects.VpPer(count="coin", divisor=1, amount=1)),
        ("babylonia", ("shield",), 4, effects.VpIf(condition="progress_marker", amount=2)),
    ],
)
def test_provinces_are_those_of_the_rulebook(
    content: Content, province: str, symbols: tuple[str, ...], vp: int, gives: effects.Effect
) -> None:
    card = content.provinces[province]
    assert (card.symbols, card.vp, card.effects) == (symbols, vp, (gives,))
    assert (card.source, card.reconstructed) == ("rulebook", ("icon",))


def test_content_survives_json(content: Content) -> None:
    assert msgspec.json.decode(msgspec.json.encode(content), type=Content) == content


def test_the_content_of_the_house_is_made_once_and_has_no_problems() -> None:
    assert load() is load() is load({})
    assert check_overrides({}) == []


def test_an_owner_corrects_a_card(content: Content) -> None:
    own = load(parse("[cards.brewery]\nvp = 4\nresources = ['wood', 'gold']"))
    brewery = own.cards["brewery"]
    assert (brewery.vp, brewery.resources, brewery.cost) == (
        4,
        ("wood", "gold"),
        {"wood": 2, "brick": 2, "stone": 1},
    )
    assert (brewery.source, brewery.reconstructed) == ("owner", ("military", "effects"))
    assert content.cards["brewery"].vp == 3
    assert without(own.cards, "brewery") == without(content.cards, "brewery")


def test_an_owner_corrects_a_province_a_board_a_band_and_a_constant() -> None:
    own = load(
        parse("""
        [provinces.gaul]
        icon = "trade"
        [boards.rome]
        printed_coins = 1
        [bands.rome_military_1]
        effects = [{ type = "military", symbol = "horse", amount = 1 }]
        [golden_ages.egypt_golden_age]
        vp = 4
        [nile.nile_1]
        effects = []
        [constants]
        nile_toll = 2
        """)
    )
    rome = own.boards["rome"]
    assert (own.provinces["gaul"].icon, own.provinces["gaul"].source) == ("trade", "owner")
    assert isinstance(rome, Board)
    assert (rome.printed_coins, rome.source) == (1, "owner")
    assert rome.military_bands[0].effects == (effects.Military(symbol="horse", amount=1),)
    assert own.boards["egypt"].golden_age.vp == 4
    assert own.nile[0].effects == ()
    assert (own.constants.nile_toll, own.constants.reconstructed) == (2, ("nile_open_at_start",))


def test_an_owner_replaces_a_card_of_a_deck(content: Content) -> None:
    deck = [*content.decks["rome"][:-1], "forum"]
    forum = {
        "name": "Forum",
        "kind": "building",
        "resources": ["stone"],
        "military": "sword",
        "cost": {"stone": 3},
        "vp": 3,
        "effects": [],
    }
    own = load({"decks": {"rome": {"cards": deck}}, "cards": {"forum": forum}})
    assert "hadrian" not in own.cards
    assert own.cards["forum"] == Card(
        id="forum",
        source="owner",
        name="Forum",
        civilization="rome",
        kind="building",
        resources=("stone",),
        military="sword",
        cost={"stone": 3},
        vp=3,
        effects=(),
    )


def test_an_owners_board_may_have_fewer_bands() -> None:
    own = load(parse("[boards.rome]\nmilitary_bands = ['rome_military_2', 'rome_military_4']"))
    assert [band.id for band in own.boards["rome"].military_bands] == ["rome_military_2", "rome_military_4"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[cards.brewrey]\nvp = 4", "cards.brewrey: there is no entry of this id; did you mean 'brewery'?"),
        (
            "[cards.brewery.cost]\nwood = 'two'",
            "cards.brewery.cost.wood: expected a whole number, found text 'two'",
        ),
        ("[cards.brewery]\nvp = 100", "cards.brewery.vp: expected 0 to 99, found 100"),
        (
            "[cards.brewery.cost]\ncoin = 1",
            "cards.brewery.cost.coin: expected one of 'brick', 'gold', 'stone', 'wood', found 'coin'",
        ),
        (
            "[cards.brewery]\ncivilization = 'egypt'",
            "cards.brewery.civilization: this field is filled in by itself; leave it out",
        ),
        (
            "[provinces.gaul]\nsymbols = []",
            "provinces.gaul.symbols: expected a list of 1 to 3, found 0",
        ),
        (
            "[bands.rome_progress_1]\neffects = [{ type = 'incom', coins = 1 }]",
            "bands.rome_progress_1.effects[1].type: there is no type 'incom'; did you mean 'income'?",
        ),
        ("[decks.rome]\ncards = ['brewery']", "decks.rome.cards: a deck has 24 cards, this one has 1"),
        ("[provinces.gaul]\nnumber = 2", "provinces: the numbers must be 1 to 15, each once; missing: 1"),
        ("[nile.nile_4]\nnumber = 5", "nile: the numbers must be 1 to 4, each once; missing: 4"),
        ("[constants]\nplay = 4", "constants: 7 rounds need a deck of 30 cards"),
        ("[constants]\nhand = 2", "constants.hand: nobody can play 3 cards of a hand of 2"),
        (
            "[constants]\nprovinces_in_play = 16",
            "constants.provinces_in_play: expected 7 to 15, found 16",
        ),
        (
            "[constants]\nnile_open_at_start = 5",
            "constants.nile_open_at_start: expected 0 to 4, found 5",
        ),
        ("[boards.rome]\nname = ' '", "boards.rome.name: a name is one line with something to read"),
        (
            '[cards.brewery]\nname = "Brew\\nery"',
            "cards.brewery.name: a name is one line with something to read",
        ),
        (
            "[provinces.gaul]\nsymbols = ['sword', 'sword']",
            "provinces.gaul.symbols: 'sword' is listed 2 times",
        ),
        (
            "[boards.rome]\nprogress_bands = ['rome_progress_1']",
            "boards.rome.progress_bands: one band begins the Golden Age; here 0 do",
        ),
        (
            "[boards.rome]\nmilitary_bands = ['persia_progress_2']",
            "boards.rome.military_bands: "
            "'leader_slots' of 'persia_progress_2' does nothing on the military side",
        ),
        (
            "[golden_ages.rome_golden_age]\neffects = [{ type = 'nile_sections', amount = 2 }]",
            "boards.rome: 'nile_sections' does nothing on a board other than Egypt's",
        ),
        (
            "[bands.egypt_progress_3]\neffects = [{ type = 'nile_sections', amount = 5 }]",
            "boards.egypt: the Nile has 4 sections, not 5",
        ),
        (
            "[cards.brewery]\neffects = [{ type = 'immediate_progress', from = ['discard', 'discard'] }]",
            "cards.brewery.effects[1].from: 'discard' is listed 2 times",
        ),
        (
            "[cards.brewery]\neffects = [{ type = 'vp_pairs', of = ['wood', 'wood'] }]",
            "cards.brewery.effects[1].of: 'wood' is listed 2 times",
        ),
        (
            "[cards.brewery]\neffects = [{ type = 'vp_per', count = 'wood', divisor = 1, amount = 1, "
            "hidden = 'when_unlocked' }]",
            "cards.brewery.effects[1].hidden: only leaders can be hidden",
        ),
        (
            "[provinces.gaul]\neffects = [{ type = 'immediate_progress', from = ['discard'] }, "
            "{ type = 'immediate_progress', from = ['discard'] }]",
            "provinces.gaul.effects: 'immediate_progress' does not add up; it can be there once only",
        ),
        (
            "[cards.brewery]\neffects = [" + 5 * "{ type = 'income', coins = 1 }, " + "]",
            "cards.brewery.effects: expected a list of 4 or less, found 5",
        ),
    ],
)
def test_a_fault_is_named_exactly(text: str, problem: str) -> None:
    assert said(text) == [problem]
    with pytest.raises(ContentError) as error:
        load(parse(text))
    assert str(error.value) == problem


@pytest.mark.parametrize(
    ("entry", "effect", "place"),
    [
        ("cards.brewery", "{ type = 'golden_age' }", "a card"),
        ("cards.brewery", "{ type = 'leader_slots', amount = 2 }", "a card"),
        ("cards.brewery", "{ type = 'nile_sections', amount = 2 }", "a card"),
        ("cards.brewery", "{ type = 'keep_military_card_on_this_province' }", "a card"),
        ("provinces.gaul", "{ type = 'discard_value', coins = 3 }", "a province"),
        ("provinces.gaul", "{ type = 'missing_resource_cost', coins = 1 }", "a province"),
        ("provinces.gaul", "{ type = 'golden_age' }", "a province"),
        ("bands.rome_progress_1", "{ type = 'immediate_coins', coins = 1 }", "a band"),
        ("bands.rome_progress_1", "{ type = 'immediate_progress', from = ['discard'] }", "a band"),
        ("bands.rome_progress_1", "{ type = 'missing_resource_cost', coins = 1 }", "a band"),
        ("golden_ages.rome_golden_age", "{ type = 'golden_age' }", "a Golden Age"),
        ("golden_ages.rome_golden_age", "{ type = 'discard_value', coins = 3 }", "a Golden Age"),
        ("nile.nile_1", "{ type = 'vp', amount = 1 }", "the Nile"),
        ("nile.nile_1", "{ type = 'immediate_coins', coins = 1 }", "the Nile"),
    ],
)
def test_an_effect_that_the_rules_would_ignore_is_refused(entry: str, effect: str, place: str) -> None:
    name = parse(f"effect = {effect}")["effect"]["type"]
    expected = f"{entry}.effects[1].type: '{name}' does nothing on {place}"
    assert said(f"[{entry}]\neffects = [{effect}]") == [expected]


@pytest.mark.parametrize(
    "constant", ["setup_draw", "setup_resource_cards", "setup_top", "setup_bottom", "first_game"]
)
def test_what_the_rules_fix_by_their_shape_is_no_constant(constant: str) -> None:
    assert "there is no such field" in said(f"[constants]\n{constant} = 1")[0]


def test_four_cards_are_the_least_of_a_deck(content: Content) -> None:
    small: dict[str, Any] = {
        "constants": {"rounds": 1, "hand": 1, "play": 1, "deck_size": 3},
        "decks": {name: {"cards": list(deck[:3])} for name, deck in content.decks.items()},
    }
    assert [str(problem) for problem in check_overrides(small)] == [
        "constants: 1 rounds need a deck of 4 cards"
    ]


def test_a_missing_resource_has_its_price_with_nothing_on_display() -> None:
    title = Cultures()
    state = title.position({"phase": "play"})
    state.unlocked[0] += t.some(t.CHEAPER_MISSING)
    assert cost_of_missing(title.content, state, 0) == title.content.constants.missing_resource_coins


def test_a_hopeless_lead_is_no_overflow() -> None:
    assert likely(-5000) == pytest.approx(0)
    assert likely(5000) == 1


def test_a_card_is_in_one_deck_only(content: Content) -> None:
    deck = [*content.decks["persia"][:-1], "brewery"]
    holders = list(tables()["decks"])
    first, second = sorted(("rome", "persia"), key=holders.index)
    assert [str(problem) for problem in check_overrides({"decks": {"persia": {"cards": deck}}})] == [
        f"decks.{second}.cards: 'brewery' is in the deck of {first} already"
    ]
