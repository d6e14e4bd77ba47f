"""The sentences on cards follow what content declares; none of them states a number of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Message,
    NumberLiteral,
    StringLiteral,
    Term,
    TextElement,
    Variant,
)

from ecumene.table.data.content import parse
from ecumene.titles.empires import load
from ecumene.titles.lineage.abilities.records import AnyAbility
from ecumene.titles.lineage.advances.records import Allowed, Raised
from ecumene.titles.lineage.calamities.records import AnyCalamity
from ecumene.titles.lineage.text.cards import about
from ecumene.titles.lineage.title import CATALOGUES

TITLE = load()
CARDS = [*TITLE.content.calamities, *TITLE.content.advances]
LANGUAGES = ("en", "de")
CATALOGUE = next(folder for folder in CATALOGUES if folder.name == "cards")
KEYS = set(re.findall(r"^(lineage-[\w-]+) =", (CATALOGUE / "en.ftl").read_text("utf-8"), re.MULTILINE))

NUMBER_WORDS = {
    "en": "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
    "seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand "
    "twice thrice double triple half halves third quarter pair dozen",
    "de": "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn "
    "sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig "
    "hundert tausend zweimal dreimal doppelt doppelte doppelten zweifach dreifach halb halbe halben hälfte "
    "drittel viertel paar dutzend",
}
"""What counts as a number in a sentence. In German "ein" is an article, too, and "once a turn" says when."""


def numbers_in(language: str) -> re.Pattern[str]:
    return re.compile(rf"\d|\b(?:{'|'.join(NUMBER_WORDS[language].split())})\b", re.IGNORECASE)


def stated(source: str, language: str) -> list[str]:
    """The numbers that messages state themselves, each with its message."""
    number = numbers_in(language)
    return [
        f"{message.id.name}: {text}"
        for message in FluentResource(source).body
        if isinstance(message, Message | Term)
        for text in written(message)
        if number.search(text)
    ]


def written(node: object) -> Iterator[str]:
    """Every piece of text of a message, and every number; a case of 0 or of a plural is none."""
    if isinstance(node, TextElement | StringLiteral | NumberLiteral):
        yield str(node.value)
    elif isinstance(node, Variant):
        if not isinstance(node.key, Identifier) and node.key.value != "0":
            yield str(node.key.value)
        yield from written(node.value)
    elif isinstance(node, BaseNode | list):
        for part in vars(node).values() if isinstance(node, BaseNode) else node:
            yield from written(part)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_a_card_states_a_number_of_its_own(language: str) -> None:
    source = (CATALOGUE / f"{language}.ftl").read_text(encoding="utf-8")
    assert "lineage-does-scourge" in source
    assert stated(source, language) == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "10 damage."),
        ("en", "Two cities are reduced."),
        ("en", "Up to half of a city."),
        ("en", "{ $cities } cities, or 3."),
        ("en", "{ 5 } damage."),
        ("en", '{ "5" } damage.'),
        ("en", "{ $cities ->\n    [one] a city\n   *[other] twelve cities\n}"),
        ("en", "{ $cities ->\n    [2] a pair\n   *[other] some\n}"),
        ("en", "Fifteen damage."),
        ("de", "Fünfzehn Schaden."),
        ("de", "Zwei Städte werden reduziert."),
        ("de", "Das Doppelte des Nennwerts."),
        ("de", "Bis zur Hälfte einer Stadt."),
    ],
)
def test_a_sentence_that_states_a_number_is_found(language: str, sentence: str) -> None:
    assert stated(f"lineage-does-bad = {sentence}\n", language)


def test_a_term_hides_no_number() -> None:
    assert stated("-much = 10\nlineage-does-bad = { -much } damage.\n", "en")


HELP = [(folder, language) for folder in CATALOGUES if folder.name != "market" for language in LANGUAGES]
"""The market's numbers are printed on its board, and its help explains that."""
COUNTS_NOTHING = re.compile(
    r"\bones?\b|“[^”]*”|„[^“]*“|: 1 \w+$|\b(?:the|of) two\b|\b(?:von|der|bei) zwei\b", re.IGNORECASE
)
"""In help: "one" for a thing, what somebody might type, the singular, two colours or two people."""


@pytest.mark.parametrize(("folder", "language"), HELP)
def test_no_help_states_a_number_that_content_declares(folder: Traversable, language: str) -> None:
    source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    helps = [line for line in stated(source, language) if line.partition(":")[0].endswith("-help")]
    assert [line for line in helps if numbers_in(language).search(COUNTS_NOTHING.sub("", line))] == []


def test_everything_that_can_be_declared_has_its_sentence() -> None:
    declared = {
        "does": {effect.__struct_config__.tag for effect in get_args(AnyCalamity)},
        "ability": {ability.__struct_config__.tag for ability in get_args(AnyAbility)},
        "raises": set(get_args(Raised)),
        "allows": set(get_args(Allowed)),
        "change": {effect.counts for effect in get_args(AnyCalamity) if effect.counts} | {"role"},
    }
    for chapter, names in declared.items():
        start = f"lineage-{chapter}-"
        said = {key.removeprefix(start) for key in TITLE.words.beginning(start) if key in KEYS}
        assert said == names, chapter


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", CARDS)
def test_every_card_says_what_it_does(id: str, language: str) -> None:
    text = about(TITLE.content, id, TITLE.voice(language))
    assert text.endswith(".")
    assert "  " not in text
    assert " ." not in text


@pytest.mark.parametrize(
    ("id", "english", "german"),
    [
        (
            "famine",
            "10 damage, and 5 for each of 3 players of your choice.",
            "10 Schaden, und 5 für jede von 3 Zivilisationen deiner Wahl.",
        ),
        ("tempest", "2 damage on your coasts, and 5 tokens from the treasury.", None),
        ("squandered_wealth", "You lose 10 tokens from the treasury.", None),
        ("city_in_flames", "A city is destroyed, unless you pay 10 tokens from the treasury.", None),
        ("coastal_migration", "A coastal city is destroyed, and you lose 5 tokens from the treasury.", None),
        ("regression", "Your marker falls back 1 step.", "Dein Marker fällt 1 Feld zurück."),
        (
            "anatomy",
            "When you buy it you also get a free advance of the group science that costs less than 100. "
            "Epidemic: 5 less damage as secondary victim.",
            None,
        ),
        ("calendar", "Famine: 5 less damage. Cyclone: 2 cities less.", None),
        ("cloth_making", "Ships sail 5 steps.", "Schiffe fahren 5 Schritte weit."),
        (
            "naval_warfare",
            "Ships carry 6 tokens. Ships may be lost instead of tokens in conflict. Piracy: 1 city less as "
            "primary victim. Piracy: never a secondary victim. Drawback: Civil Disorder, 1 city more.",
            None,
        ),
        (
            "provincial_empire",
            "Special ability: up to 5 neighbours each give you a commodity with a face value of 2 or more. "
            "Drawback: Barbarian Hordes, 5 tokens more; Tyranny, 5 unit points more.",
            None,
        ),
        ("literacy", "No effect of its own.", "Keine eigene Wirkung."),
    ],
)
def test_what_cards_say(id: str, english: str, german: str | None) -> None:
    assert about(TITLE.content, id, TITLE.voice("en")) == english
    assert german is None or about(TITLE.content, id, TITLE.voice("de")) == german


CORRECTED = """
[calamities.city_riots]
fate = "destroyed"
[calamities.treachery]
cities = 2
[calamities.piracy]
exempt = ["law"]
[calamities.iconoclasm_and_heresy]
saved_by = ["law"]
cards_instead = 1
[advances.urbanism]
raises = { neighbour_tokens = 5 }
[advances.diplomacy]
guard = { of = "units" }
[advances.trade_routes]
ability = { does = "sale", worth = 3, spares = ["law"] }
"""


@pytest.mark.parametrize(
    ("id", "english"),
    [
        ("city_riots", "A city is destroyed, and you lose 5 tokens from the treasury."),
        ("treachery", "The beneficiary annexes 2 cities of yours."),
        (
            "law",
            "Safe from Trade Routes. Tyranny: 5 unit points less. Civil Disorder: 1 city less. Corruption: "
            "5 points less. Iconoclasm and Heresy: 1 commodity card saves your cities. Piracy: never a "
            "secondary victim.",
        ),
        ("theocracy", "No effect of its own."),
        ("urbanism", "Once a turn up to 5 tokens from areas next door help to build a wilderness city."),
        (
            "diplomacy",
            "Only holders of this may cause conflict with you. Drawback: Treachery, 1 city more.",
        ),
        (
            "trade_routes",
            "Special ability: discard commodities and take 3 tokens per point of face value.",
        ),
    ],
)
def test_sentences_follow_corrected_content(id: str, english: str) -> None:
    own = load(parse(CORRECTED))
    assert about(own.content, id, own.voice("en")) == english
