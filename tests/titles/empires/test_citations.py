"""Questions, refusals and events of a calamity or a special ability cite the section of its own card."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from msgspec import inspect as kinds

from ecumene.server.tables.packets import Line, Viewer, Written, line_of, read
from ecumene.table.chance import Seeded
from ecumene.table.questions.answers import plain
from ecumene.table.questions.refusal import Refused
from ecumene.table.record.journal import split
from ecumene.table.record.replay import replay
from ecumene.table.rulebook.sections import sections_of
from ecumene.table.state.frames import Ask
from ecumene.table.table import Table
from ecumene.table.text.events import Event, Happened
from ecumene.titles.lineage.abilities.phase import AskAbility
from ecumene.titles.lineage.calamities.events import CalamityCancelled, CalamityStruck, VictimsChosen
from ecumene.titles.lineage.calamities.resolution import Calamity, MinorCalamities
from ecumene.titles.lineage.calamities.sections import calamity_at
from ecumene.titles.lineage.state import State
from tests.effort import tries
from tests.titles.empires.crowds import TITLE, crowded

SECTIONS = sections_of(TITLE)
CALAMITY = {id: TITLE.content.calamity[id] for id in TITLE.content.calamities}
JOURNALS = Path(__file__).parents[3] / "journals"

GENERAL = {
    "9b.victims_order": "who decides first is a rule of the phase, for all cards alike",
    "5.9.duplicates.secondary": "who may wait for the first of two copies, too",
    "ch8.must_select": "no card says that exactly as many must be named as it demands",
    "ch8.damage.city": "no card says how many tokens may take the place of a city",
    "ch8.exceed": "no card says how exactly damage must be taken",
    "5c.new_first": "a Slave Revolt checks the support of cities, where new ones come first",
}
"""Sections that a refusal in a calamity may cite besides those of the card, and why."""
FOUGHT_OUT = {"loss", "conflict_wait", "first", "defence", "hold", "pillage", "loot"}
"""Questions of a battle with barbarians: it is fought by the rules of conflict, and told under them."""


def own(card: str) -> str:
    """What the sections of a calamity begin with."""
    return ".".join(CALAMITY[card].section.split(".")[:2])


def of_card(rule: str, card: str) -> bool:
    return rule in SECTIONS and f"{rule}.".startswith(f"{own(card)}.")


class Told:
    """The rules that a calamity was told under while it was played, by what was told."""

    def __init__(self) -> None:
        self.seen: Counter[tuple[str, str]] = Counter()
        self.wrong: set[tuple[str, ...]] = set()

    def note(self, what: str, card: str, kind: str, rule: str, allowed: bool) -> None:
        self.seen[what, card] += 1
        if not allowed:
            self.wrong.add((what, card, kind, rule))


def any_answers(state: State, ask: Ask, random: Random) -> list[Any]:
    """Answers of the right form and otherwise anything."""
    board = TITLE.at(state).board
    names = [*board.ids, *board.sea_ids, *board.volcanoes, *filter(None, board.flood_plain)]
    names += [*state.civilizations, *TITLE.content.cards, *TITLE.content.advances, "nowhere"]
    own_areas = [board.ids[area] for area, city in enumerate(state.cities) if city]

    def value(kind: kinds.Type) -> Any:
        if isinstance(kind, kinds.IntType):
            return random.choice((-1, 0, 1, 2, 3, 5, 60))
        if isinstance(kind, kinds.VarTupleType):
            return [value(kind.item_type) for _ in range(random.randrange(4))]
        if isinstance(kind, kinds.StrType):
            pool = random.choice((names, state.civilizations, own_areas or names, board.sea_ids))
            return random.choice(pool)
        return None

    answers = TITLE.kinds[type(ask)].answers
    records = get_args(answers) or (answers,)
    forms = []
    for record in records:
        described = kinds.type_info(record)
        assert isinstance(described, kinds.StructType)
        for _ in range(12):
            fields = {field.encode_name: value(field.type) for field in described.fields}
            forms.append({"do": described.tag, **fields})
    return forms


def probe(state: State, ask: Ask, card: str, told: Told, random: Random) -> None:
    """The rules of a question of a calamity, and of what it refuses."""
    kind = TITLE.kinds[type(ask)]
    battle = kind.name in FOUGHT_OUT
    rule = kind.rule_of(state, ask)
    told.note("prompt", card, kind.name, rule, battle or of_card(rule, card))
    for answer in any_answers(state, ask, random):
        try:
            TITLE.prepare(state, ask.seat, ask.id, answer)
        except Refused as refused:
            if refused.rule:
                allowed = battle or of_card(refused.rule, card) or refused.rule in GENERAL
                told.note("refusal", card, kind.name, refused.rule, allowed)


def recorded(state: State, ask: Ask, answer: Any, told: Told) -> None:
    """Give an answer and look at the rules under which the log keeps what happens."""
    frame, kind = calamity_at(state, ask), TITLE.kinds[type(ask)]
    steps = state.flow.steps.values()
    under_way = {step.card for step in steps if isinstance(step, Calamity)}
    under_way |= {card for step in steps if isinstance(step, MinorCalamities) for card in step.left}
    rule = kind.rule_of_answer(state, ask, answer)
    events = TITLE.answer(state, ask.seat, ask.id, plain(answer), Seeded.from_number(1))
    assert isinstance(events, Happened)
    assert frame is not None
    battle = kind.name in FOUGHT_OUT
    told.note("log", frame.card, kind.name, rule, battle or of_card(rule, frame.card))
    cards = {frame.card, *under_way}
    for place, event in enumerate(events):
        cited = events.cited.get(place, rule)
        if isinstance(event, CalamityStruck | VictimsChosen | CalamityCancelled):
            told.note("event", event.card, type(event).__name__, cited, of_card(cited, event.card))
            cards.add(event.card)
        allowed = (battle and cited == rule) or any(of_card(cited, card) for card in cards)
        told.note("event", frame.card, type(event).__name__, cited, allowed)


def test_there_are_all_calamities() -> None:
    assert len(CALAMITY) == 24
    assert set(CALAMITY) == set(TITLE.content.calamities)


@pytest.mark.parametrize("card", CALAMITY)
def test_a_calamity_is_told_under_its_own_section(card: str) -> None:
    told, random = Told(), Random(card)
    for seed in range(tries(5, 60)):
        state = crowded(9, Random(f"{card} {seed}"), "calamity_resolution", "calamity_resolution", card)
        for _ in range(200):
            asked = TITLE.requests(state)
            if not asked:
                break
            _, ask = random.choice(asked)
            frame = calamity_at(state, ask)
            assert frame is not None
            probe(state, ask, frame.card, told, random)
            recorded(state, ask, random.choice(TITLE.options(state, ask)), told)
    assert told.wrong == set()
    assert sum(told.seen.values()) > 20


def test_special_abilities_are_recorded_under_their_advance() -> None:
    wrong, used = set(), Counter[str]()
    for seed in range(tries(8, 60)):
        random = Random(seed)
        state = crowded(9, random, "special_abilities", "special_abilities")
        for seat in range(9):
            state.advances[seat] = random.randrange(1 << len(TITLE.content.advances))
        for _ in range(100):
            asked = TITLE.requests(state)
            if not asked:
                break
            _, ask = random.choice(asked)
            answer: Any = random.choice(TITLE.options(state, ask))
            rule = TITLE.kinds[type(ask)].rule_of_answer(state, ask, answer)
            advance = getattr(answer, "advance", "") if isinstance(ask, AskAbility) else ""
            if advance:
                used[advance] += 1
            if rule not in SECTIONS or (advance and not f"{rule}.".startswith(f"adv.{advance}.")):
                wrong.add((rule, advance))
            TITLE.answer(state, ask.seat, ask.id, plain(answer), Seeded.from_number(1))
    assert wrong == set()
    assert set(used) == set(TITLE.content.abilities)


def test_the_log_of_a_game_cites_each_calamity_by_its_card() -> None:
    """A real log, made of a journal: what is asked, what is answered and what happens by itself."""
    cited: Counter[str] = Counter()
    wrong: list[tuple[str, str]] = []
    shown: set[str] = set()

    def witness(table: Table, events: list[Event]) -> None:
        line: Line = line_of(table, events)
        told = read(Written(line, 0.0), table.length, Viewer(None, "en"), TITLE.words, None)
        if "rules" in told:
            assert len(told["rules"]) == len(told["texts"])
            shown.update(told["rules"])
        for place, event in enumerate(events):
            if isinstance(event, CalamityStruck | VictimsChosen | CalamityCancelled):
                rule = line.cited.get(place, line.rule)
                cited[event.card] += 1
                if not of_card(rule, event.card):
                    wrong.append((event.card, rule))

    replay(split((JOURNALS / "empires-5-expert.jsonl").read_bytes()), witness=witness)
    assert wrong == []
    assert len(cited) > 12
    assert {CALAMITY[card].section for card in cited} <= shown
