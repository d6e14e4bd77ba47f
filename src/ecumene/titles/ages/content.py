"""The cards and numbers of Age of Civilization, read from `content/*.toml`."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ecumene.table.data.content import (
    Catalogue,
    ContentError,
    Entry,
    Problem,
    Sourced,
    first_of,
    gather,
    merge,
    problems,
)
from ecumene.titles.ages.effects import (
    Amount,
    Event,
    FewEffects,
    Gain,
    GainedEffect,
    LegacyEffect,
    MainEffect,
    Positive,
)

Name = Annotated[str, Meta(min_length=1)]
Column = Literal["left", "middle", "right"]
Region = Literal["africa", "europe", "east_asia", "middle_east", "south_asia", "americas", "barbarians"]
Tables = Mapping[str, Mapping[str, Any]]


class Action(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An action: what it needs, whether its slots are red, how many it has, and what it gives."""

    name: Name
    workers: Annotated[int, Meta(ge=0, le=4)]
    coins: Amount
    sacrifice: bool
    slots: Annotated[int, Meta(ge=1, le=4)]
    gains: Annotated[tuple[Gain, ...], FewEffects]


class ActionCard(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card of the time track: the action on it, and the event of the moment when it becomes available."""

    name: Name
    action: str | None = None
    event: Event | None = None


class Technology(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A square of a technology card; one of `requires` opens it. `special` ones are on cards of their own."""

    name: Name
    column: Column
    row: Annotated[int, Meta(ge=1, le=3)]
    requires: Annotated[tuple[str, ...], Meta(max_length=9)]
    effects: Annotated[tuple[GainedEffect, ...], FewEffects]
    special: bool = False


class SpecialCard(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A special technology card, which covers a column below its first technology."""

    column: Column
    technologies: Annotated[tuple[str, ...], Meta(min_length=2, max_length=2)]


class Civilization(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Name
    region: Region
    population: Annotated[int, Meta(ge=1, le=4)]
    main: Annotated[tuple[MainEffect, ...], FewEffects]
    legacy: Annotated[tuple[LegacyEffect, ...], FewEffects]


class Wonder(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: Name
    effects: Annotated[tuple[GainedEffect, ...], FewEffects]


class EventToken(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What happens to everybody, or to all who have the most or the least of something.

    `per_civilizations`: the sacrifice is made once for this many civilizations, rounded up; `or_sacrifice` is
    for those who cannot lose all the coins. Tokens of a `scenario` are not drawn.
    """

    name: Name
    who: Literal["all", "most", "least"] = "all"
    of: Literal["wonder", "technology", "coin", "military"] | None = None
    gains: Annotated[tuple[Gain, ...], FewEffects] = ()
    lose_coins: Amount = 0
    sacrifice: Amount = 0
    per_civilizations: Amount = 0
    or_sacrifice: Amount = 0
    scenario: bool = False


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The condition of a medal."""

    points: Amount = 0
    wonders: Amount = 0
    technologies: Amount = 0
    stations: Amount = 0


class Scenario(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A scenario of Path to Glory: what differs from the solo game, and what its medals take."""

    name: Name
    era: Name
    goals: Annotated[tuple[Goal, ...], Meta(min_length=3, max_length=3)]
    wonders: Amount | None = None
    replaces: dict[str, str] = msgspec.field(default_factory=dict)
    fifth: str | None = None
    places: dict[str, Annotated[int, Meta(ge=1, le=8)]] = msgspec.field(default_factory=dict)
    first: str | None = None
    stays_until: Amount = 0
    stations: Amount = 0
    advances: tuple[str, ...] = ()
    technology_at: tuple[Amount, ...] = ()
    commands: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    token_places: tuple[Annotated[int, Meta(ge=1, le=8)], ...] = ()


class ScenarioCard(ActionCard, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An action card that only a scenario uses."""


class Command(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A command card of the Mongols; most act only on the `weaker` ones."""

    name: Name
    weaker: bool = True
    lose_coins: Amount = 0
    lose_points: Amount = 0
    sacrifice: Amount = 0
    tribute: Amount = 0
    terror: bool = False
    stronger: Amount = 0


class Achievement(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The achievements of a solo game."""

    name: Name
    points_min: Amount
    technologies_min: Amount = 0
    technologies_max: Amount | None = None
    wonders_min: Amount = 0
    military_min: Amount = 0


class Deck(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The cards that are shuffled; an owner may list others."""

    civilizations: tuple[str, ...] = ()
    wonders: tuple[str, ...] = ()


class Constants(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rounds: Positive
    start_coins: Amount
    max_workers: Positive
    max_civilizations: Positive
    civilization_market: Positive
    wonder_market: Amount
    window: Positive
    rest_coins: Amount
    rest_workers: Amount
    annex_workers: Amount
    bonus_coins: Amount
    permanent: tuple[str, ...]
    first_game_order: tuple[str, ...]
    special_price: Amount
    special_market: Amount
    tokens_drawn: Annotated[int, Meta(ge=0, le=8)]
    draft_hand: Annotated[int, Meta(ge=1, le=9)]
    draft_keep: Annotated[int, Meta(ge=1, le=9)]
    draft_bonus: Amount
    solo_plague: Annotated[int, Meta(ge=1, le=8)]
    solo_removes: tuple[str, ...]


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """Everything by id."""

    actions: dict[str, Action]
    action_cards: dict[str, ActionCard]
    technologies: dict[str, Technology]
    special_cards: dict[str, SpecialCard]
    event_tokens: dict[str, EventToken]
    achievements: dict[str, Achievement]
    scenarios: dict[str, Scenario]
    scenario_cards: dict[str, ScenarioCard]
    commands: dict[str, Command]
    civilizations: dict[str, Civilization]
    wonders: dict[str, Wonder]
    constants: Constants


CATALOGUE = Catalogue(
    collections={
        "actions": Action,
        "action_cards": ActionCard,
        "technologies": Technology,
        "special_cards": SpecialCard,
        "event_tokens": EventToken,
        "achievements": Achievement,
        "scenarios": Scenario,
        "scenario_cards": ScenarioCard,
        "commands": Command,
        "civilizations": Civilization,
        "wonders": Wonder,
        "decks": Deck,
        "constants": Constants,
    },
    lists={
        ("decks", "civilizations"): "civilizations",
        ("decks", "wonders"): "wonders",
        ("technologies", "requires"): "technologies",
        ("special_cards", "technologies"): "technologies",
    },
)


def load(overrides: Mapping[str, Any] | None = None) -> Content:
    """The content of the house, or with an owner's overrides; raises ContentError where they are wrong."""
    if not overrides:
        return _house_content()
    if reasons := check_overrides(overrides):
        raise ContentError(reasons)
    return _content(merge(tables(), overrides, CATALOGUE))


def check_overrides(raw: Mapping[str, Any]) -> list[Problem]:
    """The errors of an override; the entries are compared with each other once each of them is valid."""
    if reasons := problems(raw, tables(), CATALOGUE):
        return reasons
    return first_of(_wrong_together(merge(tables(), raw, CATALOGUE)))


@cache
def tables() -> Tables:
    """The content files as written."""
    return gather(resources.files("ecumene.titles.ages") / "content")


@cache
def _house_content() -> Content:
    return _content(tables())


def _content(tables: Tables) -> Content:
    """Only the cards of the decks are in the game."""
    decks = tables["decks"]
    dealt: dict[str, tuple[str, ...]] = {
        "civilizations": tuple(decks["civilizations"]["civilizations"]),
        "wonders": tuple(decks["wonders"]["wonders"]),
    }
    entries = {
        collection: {
            id: {"id": id, **tables[collection][id]} for id in dealt.get(collection, tables[collection])
        }
        for collection in Content.__struct_fields__
        if collection != "constants"
    }
    return msgspec.convert({**entries, "constants": tables["constants"]}, Content)


def _wrong_together(tables: Tables) -> Iterator[Problem]:
    """The errors between entries that are valid one by one."""
    yield from _wrong_decks(tables)
    yield from _wrong_track(tables)
    yield from _wrong_scenarios(tables)
    yield from _wrong_names(tables)
    for collection, fields in _EFFECTS.items():
        for id, entry in tables[collection].items():
            for field in fields:
                for number, effect in enumerate(entry[field], 1):
                    yield from _unknown(f"{collection}.{id}.{field}[{number}]", effect, tables)


_EFFECTS = {"civilizations": ("main", "legacy"), "technologies": ("effects",), "wonders": ("effects",)}
_DECK_SIZES = {"civilizations": 40, "wonders": 7}
"""As many as the largest table deals: seven civilizations each in a draft, with some left; seven wonders."""


def _wrong_decks(tables: Tables) -> Iterator[Problem]:
    for deck, least in _DECK_SIZES.items():
        held = len(tables["decks"][deck][deck])
        if held < least:
            yield Problem(f"decks.{deck}.{deck}", f"a deck has {least} cards or more, this one has {held}")


def _wrong_track(tables: Tables) -> Iterator[Problem]:
    constants, cards = tables["constants"], tables["action_cards"]
    track = constants["first_game_order"]
    if sorted(track) != sorted(cards):
        yield Problem("constants.first_game_order", "it lists every action card once")
    if len(cards) != constants["rounds"] + constants["window"] - 1:
        yield Problem("constants", "the window must reach the last action card in the last round")
    if constants["tokens_drawn"] > min(len(cards), len(tables["event_tokens"])):
        yield Problem("constants.tokens_drawn", "there are fewer tokens or action cards than that")
    if constants["draft_keep"] > constants["draft_hand"]:
        yield Problem("constants.draft_keep", "nobody can keep more cards than were dealt")
    if sum(card.get("event") == "plague" for card in cards.values()) != 1:
        yield Problem("action_cards", "one action card brings the plague")
    for action in constants["permanent"]:
        if action not in tables["actions"]:
            yield Problem("constants.permanent", f"there is no action '{action}'")
    for id, card in cards.items():
        if card.get("action") is not None and card["action"] not in tables["actions"]:
            yield Problem(f"action_cards.{id}.action", f"there is no action '{card['action']}'")


def _wrong_scenarios(tables: Tables) -> Iterator[Problem]:
    cards = {**tables["action_cards"], **tables["scenario_cards"]}
    for id, scenario in tables["scenarios"].items():
        where = f"scenarios.{id}"
        replaces, fifth = scenario.get("replaces", {}), scenario.get("fifth")
        if not set(replaces) <= set(tables["action_cards"]) or "plague" in replaces:
            yield Problem(f"{where}.replaces", "only action cards other than the Plague are replaced")
        used = [*replaces.values(), *([fifth] if fifth else [])]
        if len(set(used)) != len(used) or not set(used) <= set(tables["scenario_cards"]):
            yield Problem(where, "its cards are scenario cards, each once")
        if not set(scenario.get("places", {})) <= set(replaces.values()):
            yield Problem(f"{where}.places", "only its own cards have a place")
        if not set(scenario.get("commands", ())) <= set(tables["commands"]):
            yield Problem(f"{where}.commands", "there is no such command")
        places, tokens = scenario.get("token_places", ()), scenario.get("tokens", ())
        if len(set(places)) != len(tokens) or not set(tokens) <= set(tables["event_tokens"]):
            yield Problem(f"{where}.tokens", "each token has a place of its own")
        first = scenario.get("first")
        if first and first not in tables["decks"]["civilizations"]["civilizations"]:
            yield Problem(f"{where}.first", "it is a civilization of the deck")
        if first and first in tables["constants"]["solo_removes"]:
            yield Problem(f"{where}.first", "it is not in a solo game")
    for id, card in cards.items():
        if card.get("action") is not None and card["action"] not in tables["actions"]:
            yield Problem(f"scenario_cards.{id}.action", f"there is no action '{card['action']}'")


def _wrong_names(tables: Tables) -> Iterator[Problem]:
    for collection in ("actions", "action_cards", "technologies", "civilizations", "wonders", "event_tokens"):
        for id, entry in tables[collection].items():
            if not (entry["name"].isprintable() and entry["name"].strip()):
                yield Problem(f"{collection}.{id}.name", "a name is one line with something to read")


def _unknown(where: str, effect: Mapping[str, Any], tables: Tables) -> Iterator[Problem]:
    """Actions and technologies that an effect names and that are not there."""
    named: list[tuple[str, str, str]] = [
        *((field, "actions", effect[field]) for field in ("action", "after") if field in effect),
        *(("actions", "actions", action) for action in effect.get("actions", ())),
        *(("technologies", "technologies", one) for one in _listed(effect.get("technologies"))),
    ]
    needed = (effect.get("condition") or {}).get("has_technology")
    if needed:
        named.append(("condition", "technologies", needed))
    for field, collection, id in named:
        if id not in tables[collection]:
            yield Problem(f"{where}.{field}", f"there is no '{id}' in {collection}")


def _listed(value: Any) -> tuple[str, ...]:
    return tuple(value) if isinstance(value, list | tuple) else ()
