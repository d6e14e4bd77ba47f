"""Every question, answer, event and refusal of the lineage has a text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ecumene
from ecumene.table.chance import Seeded
from ecumene.table.meta import opening_options
from ecumene.table.questions.answers import Answer, Plain, plain
from ecumene.table.questions.refusal import Refused
from ecumene.table.rulebook.sections import sections_of
from ecumene.table.state.frames import Ask
from ecumene.table.text.events import Event
from ecumene.table.text.words import Say
from ecumene.titles.empires.title import Empires
from ecumene.titles.lineage.state import State, seats_of
from ecumene.titles.lineage.title import CATALOGUES
from tests.effort import tries
from tests.titles.empires.crowds import PHASES, TITLE, crowded, table

WORDS = TITLE.words
PACKAGES = ("ecumene.titles.lineage", "ecumene.titles.empires")
ANSWERS = 80
SAMPLE = 6
NOT_A_WORD = re.compile(
    r"[{}$]|  |(?<!Draw )\bnone\b(?! can)|\bhidden\b|\b1 (tokens|ships|cities|cards)\b|\(\)"
)


def subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    for child in kind.__subclasses__():
        yield child
        yield from subclasses(child)


def tags(parent: type[Any]) -> list[str]:
    """The tags of the concrete records of the lineage and of the title."""
    found = [child for child in subclasses(parent) if child.__module__.startswith(PACKAGES)]
    return sorted({child.__struct_config__.tag for child in found if child.__name__ != "Told"})


def refusals() -> list[str]:
    """The keys of the refusals that the rules name; those that are listed here are chosen between."""
    folders = [Path(str(resources.files(package))) for package in PACKAGES]
    sources = [file.read_text(encoding="utf-8") for folder in folders for file in folder.rglob("*.py")]
    named = {key for source in sources for key in re.findall(r'\brefuse\(\s*"([a-z-]+)"', source)}
    chosen = {"barred-cities", "barred-units", "at-sea", "out-of-play"}
    return sorted(named | chosen | {"nobody-before", "nobody-before-acting"})


@pytest.mark.parametrize("kind", sorted(kind.name for kind in TITLE.kinds.values()))
def test_every_question_has_its_prompt_and_its_help(kind: str) -> None:
    assert WORDS.knows(f"lineage-ask-{kind}")
    assert WORDS.knows(f"lineage-ask-{kind}-help")


@pytest.mark.parametrize("tag", tags(Answer))
def test_every_answer_has_its_words(tag: str) -> None:
    assert WORDS.knows(f"lineage-answer-{tag}")


@pytest.mark.parametrize("tag", tags(Event))
def test_every_event_has_its_sentence(tag: str) -> None:
    assert WORDS.knows(f"lineage-event-{tag}")


@pytest.mark.parametrize("key", refusals())
def test_every_refusal_has_its_reason(key: str) -> None:
    assert WORDS.knows(f"lineage-refuse-{key}")


def choices_of_things() -> list[str]:
    """The keys of what things that can be put right may be."""
    state = ecumene.open_table("empires", seed=1).truth()
    assert isinstance(state, State)
    position = TITLE.at(state)
    return [
        f"thing-{id}-{choice}"
        for id, thing in TITLE.things.items()
        for place in [*thing.places(position), ""][:1]
        for choice in thing.choices(position, 0, place)
    ]


def test_no_message_is_left_over() -> None:
    """What the catalogue says is said by some rule."""
    catalogue = resources.files("ecumene.titles.lineage") / "words" / "en.ftl"
    keys = re.findall(r"^lineage-([\w-]+) =", catalogue.read_text(encoding="utf-8"), re.MULTILINE)
    kinds = [kind.name for kind in TITLE.kinds.values()]
    said = {
        *(f"ask-{kind}{end}" for kind in kinds for end in ("", "-help", "-then", "-typing")),
        *(f"answer-{tag}" for tag in tags(Answer)),
        *(f"event-{tag}" for tag in tags(Event)),
        *(f"refuse-{key}" for key in refusals()),
        *(f"phase-{phase}" for phase in (*TITLE.course(), *TITLE.preludes, "setup", "over")),
        *(f"{what}-{thing}" for thing in TITLE.things for what in ("thing", "put")),
        *choices_of_things(),
    }
    assert set(keys) - said <= {"turn", "review-unit"}
    assert len(keys) == len(set(keys))


def test_every_part_of_the_score_has_its_name() -> None:
    parts = ecumene.open_table("empires", seed=1).standings()[0].parts
    for language in ("en", "de"):
        assert list(TITLE.terms(language).parts) == list(parts)


# Random games


def text(say: Say) -> str:
    return WORDS.text(say)


def wrong(random: Random, answer: Plain, state: State) -> Plain:
    """An answer with something in it changed, which the rules may refuse."""
    board = TITLE.content.scenes[state.scene].board
    fields = [name for name in answer if name != "do"]
    if not fields:
        return answer
    name = random.choice(fields)
    value = answer[name]
    changed: Any = random.choice(board.ids)
    if isinstance(value, bool):
        changed = not value
    elif isinstance(value, int):
        changed = random.choice((-1, 0, 1, 5, 9, 30))
    elif isinstance(value, list | tuple):
        changed = [changed] * random.randrange(4)
    return {**answer, name: changed}


def refused(state: State, ask: Ask, answer: Plain) -> Iterator[str]:
    try:
        TITLE.prepare(state, ask.seat, ask.id, answer)
    except Refused as refusal:
        if refusal.say.key.startswith("lineage-"):  # the table itself speaks of forms and types
            yield refusal.reason


def say_everything(state: State, random: Random, kinds: set[str]) -> Iterator[str]:
    """Play on and say all that can be said on the way, to everybody."""
    heard: dict[type[Ask], list[Plain]] = {}
    for _ in range(ANSWERS):
        if not (requests := TITLE.requests(state)):
            return
        _, ask = random.choice(requests)
        kinds.add(TITLE.kinds[type(ask)].name)
        yield text(TITLE.prompt(state, ask))
        yield text(TITLE.help(state, ask))
        options = TITLE.options(state, ask)
        for option in random.sample(options, min(SAMPLE, len(options))):
            yield text(TITLE.describe(state, ask, option))
        older = heard.setdefault(type(ask), [])
        older += map(plain, random.sample(options, min(SAMPLE, len(options))))
        for form in random.sample(older, min(SAMPLE, len(older))):
            yield from refused(state, ask, form)
            yield from refused(state, ask, wrong(random, form, state))
        answer = random.choice(options) if random.random() < 0.7 else TITLE.default(state, ask)
        happened = TITLE.answer(state, ask.seat, ask.id, answer, Seeded.from_number(random.randrange(9999)))
        for event in happened:
            for reader in (random.choice(seats_of(state)), ask.seat, None):
                seen = event.seen_by(reader)
                if seen is not None:
                    yield text(TITLE.tell(state, seen))


def check(said: str) -> None:
    assert not NOT_A_WORD.search(said.replace("\n", " ")), said
    assert said == said.strip(), said


@pytest.mark.parametrize("seats", [5, 9])
@pytest.mark.parametrize("phase", PHASES)
def test_a_crowded_table_can_be_said(seats: int, phase: str) -> None:
    for seed in range(tries(2, 20)):
        random = Random(seed)
        state = crowded(seats, random, phase, revolt=random.choice(("pirates", "next")))
        for said in say_everything(state, random, set()):
            check(said)


@pytest.mark.parametrize("seats", [5, 9])
def test_an_opening_can_be_said(seats: int) -> None:
    random = Random(seats)
    state = TITLE.setup(opening_options(TITLE.meta, {}, seats), seats, Seeded.from_number(seats))
    for advance in TITLE.content.bits.values():
        state.advances[random.randrange(seats)] |= advance
    for said in say_everything(state, random, set()):
        check(said)


def test_the_set_up_of_a_short_game_can_be_said() -> None:
    """With eighteen seats all tokens are drawn: everything is asked that can be."""
    kinds: set[str] = set()
    for seats, seed in ((5, 1), (18, 2)):
        random = Random(seed)
        options = opening_options(TITLE.meta, {"game": "short", "civilizations": "ranking"}, seats)
        state = TITLE.setup(options, seats, Seeded.from_number(seed))
        while state.turn == 0:
            for said in say_everything(state, random, kinds):
                check(said)
    assert kinds >= {"found", "credits", "lose_city", "populate"}


def test_random_tables_ask_almost_every_kind_of_question() -> None:
    """So that the tests above have heard all of them but the rarest, which have tests of their own."""
    kinds: set[str] = {"civilization", "first", "hold", "annexation", "place", "free_advance", "relocate"}
    kinds |= {"found", "lose_city", "populate"}
    wanted = {kind.name for kind in TITLE.kinds.values()}
    for seed in range(90):
        random = Random(seed)
        for said in say_everything(crowded(4 + seed % 2, random, random.choice(PHASES)), random, kinds):
            check(said)
        if kinds >= wanted:
            return
    pytest.fail(f"never asked: {sorted(wanted - kinds)}")


def test_a_defender_short_of_tokens_is_asked_whether_to_wait() -> None:
    saba = {"tokens": {"merv": 8}, "cities": ["adulis"], "stock": 2}
    maurya = {"tokens": {"adulis": 8}, "cities": ["merv"]}
    state = table({"phase": "conflict", "saba": saba, "maurya": maurya})
    kinds: set[str] = set()
    for said in say_everything(state, Random(1), kinds):
        check(said)
    assert "hold" in kinds


def test_every_phase_and_every_part_of_a_score_has_a_name() -> None:
    title = TITLE
    table = ecumene.open_table(title.meta.id, seed=1)
    terms = title.terms("en")
    assert {*title.course(), *title.preludes, "setup", "over"} <= set(terms.phases)
    assert set(table.standings()[0].parts) <= set(terms.parts)
    assert WORDS.text(title.where(3, "play"))


def test_a_holder_of_advanced_military_who_waits_with_all_is_asked_which_comes_first() -> None:
    saba = {"tokens": {"saba": 3, "main": 3, "marib": 1}, "advances": ["advanced_military"]}
    state = table({"phase": "conflict", "saba": saba, "maurya": {"tokens": {"saba": 2, "main": 2}}})
    for _ in range(2):
        ((_, ask),) = TITLE.requests(state)
        TITLE.answer(state, ask.seat, ask.id, {"do": "hold_back"}, Seeded.from_number(1))
    kinds: set[str] = set()
    for said in say_everything(state, Random(1), kinds):
        check(said)
    assert "first" in kinds


def test_a_victim_with_as_much_in_two_places_is_asked_which() -> None:
    persia = {"tokens": {"lut": 3, "ur": 3}, "hand": ["flood"]}
    state = table({"phase": "calamity_resolution", "persia": persia, "babylon": {"tokens": {"ur": 9}}})
    kinds: set[str] = set()
    for said in say_everything(state, Random(1), kinds):
        check(said)
    assert "place" in kinds


def test_a_gift_of_anatomy_can_be_said() -> None:
    hand = ["silk"] * 4 + ["pearls"] * 4
    state = table({"phase": "advances", "saba": {"hand": hand, "credits": {"science": 60}}})
    kinds: set[str] = set()
    for answer in ({"do": "choose", "advance": "anatomy"}, {"do": "pay", "cards": hand}):
        ((_, ask),) = TITLE.requests(state)
        TITLE.answer(state, ask.seat, ask.id, answer, Seeded.from_number(1))
    for said in say_everything(state, Random(2), kinds):
        check(said)
    assert "free_advance" in kinds


def test_a_beneficiary_short_of_pieces_is_asked_what_it_annexes() -> None:
    everybody = TITLE.content.scenes["east_9"].civilizations
    babylon = ["babylon", "ur", "teredon", "chaldaea", "gerrha", "mari", "maka", "bat"]
    persia = {
        "hand": ["civil_war"],
        "cities": ["susa", "liyan"],
        "tokens": {"persis": 2, "liyan": 1, "urmia": 35},
    }
    given = {
        "phase": "calamity_resolution",
        "departed": [name for name in everybody if name not in ("babylon", "persia")],
        "persia": persia,
    }
    for stock in (0, 1):
        kinds: set[str] = set()
        state = table({**given, "babylon": {"cities": babylon, "stock": stock}})
        for said in say_everything(state, Random(stock), kinds):
            check(said)
        assert "annexation" in kinds


def said_options(given: dict[str, Any], seat: str) -> list[str]:
    """The answers on offer to a seat, in words."""
    state = table({"phase": "calamity_resolution", **given})
    (ask,) = (ask for _, ask in TITLE.requests(state) if state.civilizations[ask.seat] == seat)
    return [text(TITLE.describe(state, ask, option)) for option in TITLE.options(state, ask)]


def test_places_and_cities_are_named_so_that_one_knows_them() -> None:
    cities = {"cities": ["maka"], "hand": ["volcanic_eruption"]}
    neighbours = {"saba": {"cities": ["bat"]}, "parthia": {"cities": ["harmozia"]}}
    assert said_options({"persia": cities, **neighbours}, "persia") == ["Bat of Saba", "Harmozia of Parthia"]
    volcanoes = {"cities": ["danakil", "hecatompylos"], "hand": ["volcanic_eruption"]}
    assert said_options({"nubia": volcanoes}, "nubia") == ["Eastern Media, Hecatompylos", "Barbaria, Danakil"]
    seas = {"cities": ["aden", "yathrib"], "hand": ["cyclone"]}
    assert said_options({"saba": seas}, "saba") == ["Gulf of Aden", "Red Sea"]


def test_what_may_be_given_instead_is_said() -> None:
    fire = {"cities": ["maka"], "treasury": 10, "hand": ["city_in_flames"]}
    assert said_options({"persia": fire}, "persia") == ["Maka", "Pay 10 tokens from the treasury instead"]
    heresy = {
        "cities": ["maka"],
        "advances": ["theocracy"],
        "hand": ["iconoclasm_and_heresy", "flax", "silk"],
    }
    assert said_options({"persia": heresy}, "persia") == ["Maka", "Discard 2 commodity cards instead"]
    regress = {"cities": ["maka", "bat"], "ast": 3, "advances": ["enlightenment"], "hand": ["regression"]}
    assert said_options({"persia": regress}, "persia")[-1] == "Move your marker one step back instead"


def test_every_calamity_is_described_in_its_own_section() -> None:
    sections = sections_of(TITLE)
    for card in TITLE.content.calamity.values():
        assert {card.section, card.section_of_cities} <= sections.keys(), card.id


def test_no_sentence_selects_on_an_id_that_arrives_as_a_name() -> None:
    for catalogue in CATALOGUES:
        text = (catalogue / "en.ftl").read_text(encoding="utf-8")
        for key in re.findall(r"^\s+\*?\[(\w+)\]", text, re.MULTILINE):
            assert TITLE.names.get(key, key) == key, key


def test_special_abilities_say_what_they_do_where() -> None:
    advances = ["fundamentalism", "monotheism", "politics", "universal_doctrine", "trade_routes"]
    saba = {"tokens": {"marib": 1}, "advances": advances, "treasury": 9, "hand": ["flax"]}
    babylon = {"tokens": {"zafar": 2}}
    state = table({"phase": "special_abilities", "pirates": ["ur"], "saba": saba, "babylon": babylon})
    _, ask = TITLE.requests(state)[0]
    said = [WORDS.text(TITLE.describe(state, ask, option)) for option in TITLE.options(state, ask)]
    for text in (
        "Use no more abilities",
        "Fundamentalism: destroy the units of Babylon in Zafar",
        "Monotheism: annex the units of Babylon in Zafar",
        "Politics: annex the units of Babylon in Zafar for 2 tokens from the treasury",
        "Politics: take 5 tokens into the treasury",
        "Universal Doctrine: annex the pirate city in Ur",
        "Use Trade Routes",
    ):
        assert text in said


# What a title calls otherwise


@pytest.mark.parametrize("language", ["en", "de"])
def test_refusals_name_advances_by_the_book(language: str) -> None:
    """Another title of the family, or an owner's content, may call an advance otherwise."""
    names = [WORDS.name(id, language) for id in TITLE.content.advances]
    for catalogue in CATALOGUES:
        said = (catalogue / f"{language}.ftl").read_text(encoding="utf-8")
        for sentence in re.findall(r"^lineage-refuse-.*\n(?: .*\n|}.*\n)*", said, re.MULTILINE):
            named = [name for name in names if re.search(rf"\b{re.escape(name)}\b", sentence)]
            assert not named, sentence


def test_an_owner_s_name_of_an_advance_is_said_in_refusals() -> None:
    title = Empires({"advances": {"architecture": {"name": "Vaults"}}})
    given = {"seats": 9, "phase": "construction", "until": "construction"}
    state = title.position(given | {"nubia": {"tokens": {"thebes": 6}, "treasury": 9}})
    _, ask = title.requests(state)[0]
    build = {"do": "build", "area": "thebes", "treasury": 3}
    with pytest.raises(Refused, match="Only Vaults lets you pay a part of a city from the treasury"):
        title.answer(state, ask.seat, ask.id, build, Seeded.from_number(1))


@pytest.mark.parametrize(
    ("tokens", "text"),
    [
        (["susa", "susa"], "Build a ship in Susa for 2 tokens from Susa"),
        (["susa", "maka"], "Build a ship in Susa for 2 tokens from Susa, Maka"),
        (["susa"], "Build a ship in Susa for 1 token from the treasury and a token from Susa"),
    ],
)
def test_tokens_that_pay_for_a_ship_are_counted(tokens: list[str], text: str) -> None:
    state = table({"phase": "movement", "persia": {"tokens": {"maka": 4}}})
    (ask,) = (ask for _, ask in TITLE.requests(state) if state.civilizations[ask.seat] == "persia")
    answer = TITLE.kinds[type(ask)].typed({"do": "build_ship", "area": "susa", "tokens": tokens})
    assert WORDS.text(TITLE.describe(state, ask, answer)) == text
