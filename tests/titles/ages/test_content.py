"""The content of Age of Civilization: complete, true to the rulebook, and open to an owner's corrections."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.table.data.content import ContentError, Sourced, parse
from ecumene.table.titles import load_title
from ecumene.titles.ages import effects as fx
from ecumene.titles.ages.book import Book
from ecumene.titles.ages.content import check_overrides, load

SOLO_REMOVES = ("mongolia", "vikings", "germania", "carthage", "phoenicia", "scythia", "iberia")


def said(text: str) -> list[str]:
    return [str(problem) for problem in check_overrides(parse(text))]


def test_the_box_is_complete() -> None:
    content = load()
    assert len(content.civilizations) == 48
    assert len(content.wonders) == 15
    assert len(content.actions) == 10 + 6
    assert len(content.event_tokens) == 9 + 3
    assert len(content.achievements) == 8
    assert (len(content.scenarios), len(content.scenario_cards), len(content.commands)) == (5, 8, 6)
    assert len(content.action_cards) == 8
    assert len([entry for entry in content.technologies.values() if not entry.special]) == 9
    assert len([entry for entry in content.technologies.values() if entry.special]) == 18
    assert len(content.special_cards) == 9
    assert set(SOLO_REMOVES) <= content.civilizations.keys()


def test_every_entry_says_where_it_comes_from() -> None:
    content = load()
    entries: list[Sourced] = [
        *content.civilizations.values(),
        *content.wonders.values(),
        *content.actions.values(),
        *content.action_cards.values(),
        *content.technologies.values(),
        *content.special_cards.values(),
    ]
    assert {entry.source for entry in entries} == {"rulebook", "public", "reconstructed"}
    assert content.civilizations["aksum"].reconstructed == ("population", "region", "legacy")
    assert content.civilizations["harappa"].reconstructed == ("population", "region")


def test_every_civilization_has_both_abilities() -> None:
    for card in load().civilizations.values():
        assert card.main
        assert card.legacy


def test_every_effect_of_the_vocabulary_is_used() -> None:
    content = load()
    used = [effect for card in content.civilizations.values() for effect in (*card.main, *card.legacy)]
    gained = [
        effect
        for entries in (content.technologies, content.wonders)
        for entry in entries.values()
        for effect in entry.effects
    ]
    assert {str(effect.__struct_config__.tag) for effect in (*used, *gained)} == fx.TAGS


def test_a_new_card_is_an_entry_and_nothing_else() -> None:
    atlantis = {
        "name": "Atlantis",
        "region": "europe",
        "population": 4,
        "main": [{"type": "action_bonus", "actions": ["fish"], "points": 2}],
        "legacy": [{"type": "turn_end", "coins": 1, "per": "wonder"}],
    }
    deck = [*load().civilizations, "atlantis"]
    own = {"decks": {"civilizations": {"civilizations": deck}}, "civilizations": {"atlantis": atlantis}}
    assert check_overrides(own) == []
    title = load_title("ages", own)
    given = {
        "black": {"civilizations": ["atlantis"]},
        "track": list(title.content.constants.first_game_order),
    }
    state = title.position(given)
    asked = title.requests(state)[0][1]
    title.answer(state, 0, asked.id, {"do": "act", "action": "fish"}, None)  # type: ignore[arg-type]
    assert (state.points[0], state.coins[0]) == (2, 1)
    printed = title.components("de")["civilizations"]["atlantis"]
    assert printed["main_words"] == ["Fischfang: +2 Punkte"]
    assert not printed["reconstructed"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[civilizations.egypt]\npopulation = 5", "civilizations.egypt.population"),
        (
            '[civilizations.egypt]\nmain = [{ type = "action_bonus", actions = ["dance"], coins = 1 }]',
            "civilizations.egypt.main[1].actions: there is no 'dance' in actions",
        ),
        (
            '[wonders.petra]\neffects = [{ type = "on_rise", coins = 1 }]',
            "wonders.petra.effects[1].type",
        ),
        (
            '[technologies.science]\nrequires = ["alchemy"]',
            "technologies.science.requires: there is no 'alchemy' in technologies",
        ),
        ('[constants]\nfirst_game_order = ["hunt"]', "constants.first_game_order"),
        ("[constants]\nrounds = 9", "constants: the window must reach"),
        ('[decks.wonders]\nwonders = ["petra"]', "decks.wonders.wonders: a deck has 7 cards or more"),
        ('[constants]\npermanent = ["dance"]', "constants.permanent: there is no action 'dance'"),
        ('[action_cards.fish]\naction = "dance"', "action_cards.fish.action: there is no action 'dance'"),
        ('[wonders.petra]\nname = " "', "wonders.petra.name"),
        (
            "[wonders.petra]\n"
            'effects = [{ type = "turn_end", coins = 1, condition = { has_technology = "magic" } }]',
            "wonders.petra.effects[1].condition: there is no 'magic' in technologies",
        ),
    ],
)
def test_what_is_wrong_is_said(text: str, problem: str) -> None:
    assert any(problem in one for one in said(text)), said(text)


def test_wrong_content_is_refused_as_a_whole() -> None:
    with pytest.raises(ContentError):
        Book({"constants": {"rounds": 9}})


def test_an_owners_table_remembers_its_cards() -> None:
    own = {"civilizations": {"egypt": {"name": "Kemet", "population": 4}}}
    table = ecumene.open_table("ages", seats=2, seed=1, overrides=own)
    assert ecumene.replay(table.journal()).title.words.name("egypt", "de") == "Kemet"


def test_arrows_are_positions() -> None:
    """A special card keeps the arrows of its column; its middle technology opens Engineering."""
    book = Book()
    special = next(card for card in book.special_cards.values() if card.column == "left")
    middle, last = special.technologies
    tree = book.tree(special.id)
    assert {"education", "science"}.isdisjoint(tree)
    assert tree[middle] == ("writing",)
    assert tree[last] == (middle,)
    assert tree["engineering"] == (middle, "currency", "iron_working")
    assert set(book.open_technologies[("writing", middle), special.id]) == {
        last, "engineering", "sailing", "mining",
    }  # fmt: skip
