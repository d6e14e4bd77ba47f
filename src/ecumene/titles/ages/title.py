"""Age of Civilization as a title: the tables that connect its rules to the contract."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

import msgspec

from ecumene.table.achievements import Achievement
from ecumene.table.chance import Chance, shuffled
from ecumene.table.data.content import Problem
from ecumene.table.handbook.paragraphs import paragraph_files, synonyms_in
from ecumene.table.handbook.records import Aid, Shelf
from ecumene.table.meta import Options
from ecumene.table.questions.answers import Departure, Limit, TableEntry
from ecumene.table.questions.chapters import kinds_in, steps_in
from ecumene.table.questions.refusal import Refused
from ecumene.table.rulebook.positions import Group
from ecumene.table.ruleset import Standing, View
from ecumene.table.state.fields import visibility_of
from ecumene.table.state.frames import Seat
from ecumene.table.text.board import Panel
from ecumene.table.text.words import FALLBACK, Argument, Words
from ecumene.table.title import Title
from ecumene.titles.ages import achievements as honours
from ecumene.titles.ages import board as text_board
from ecumene.titles.ages import position_fields, positions
from ecumene.titles.ages import view as views
from ecumene.titles.ages.book import Book, Moment, Variant
from ecumene.titles.ages.components import components
from ecumene.titles.ages.content import check_overrides
from ecumene.titles.ages.evaluate import active, evaluate, outlook, turns_left, weighed
from ecumene.titles.ages.events import Left
from ecumene.titles.ages.handbook.aids import aids
from ecumene.titles.ages.handbook.shelves import shelves
from ecumene.titles.ages.meta import META
from ecumene.titles.ages.naming import names
from ecumene.titles.ages.rules import actions, choices, civilizations, rounds, scoring, setup, turns
from ecumene.titles.ages.rules.gains import abilities
from ecumene.titles.ages.rules.rounds import end_now
from ecumene.titles.ages.state import COLOURS, State, seats
from ecumene.titles.ages.things import THINGS
from ecumene.titles.ages.variants import drafting, glory, innovation
from ecumene.titles.ages.variants.drafting import Drafting
from ecumene.titles.ages.variants.glory import PathToGlory
from ecumene.titles.ages.variants.innovation import Innovation
from ecumene.titles.ages.variants.packs import known_packs, packs_agree
from ecumene.titles.ages.variants.solo import Skirmish, achievements
from ecumene.titles.ages.variants.world import ChangingWorld

_FOLDER = resources.files("ecumene.titles.ages")
_WORDS = _FOLDER / "words"
_BOOKS = resources.files("ecumene.titles") / "rulebooks"


class Ages(Title[State, Book]):
    variants: ClassVar[Sequence[type[Variant]]] = (
        Drafting,
        Skirmish,
        PathToGlory,
        ChangingWorld,
        Innovation,
    )
    """The variants that may change the basic rules; the options of a table decide which of them are used."""
    meta = META
    state_type = State
    visibility = visibility_of(State)
    things = THINGS
    chapters = (civilizations, actions, choices, turns, rounds, drafting, glory, innovation)
    kind_types: ClassVar = kinds_in(chapters)
    steps: ClassVar = steps_in(chapters)
    scopes = frozenset({"changing world", "drafting", "innovation", "path to glory", "solo"})

    def __init__(self, overrides: Mapping[str, Any] | None = None) -> None:
        book = Book(overrides, self.variants)
        chapters = [_WORDS / "board", _WORDS / "handbook", _WORDS / "lessons", _WORDS / "hints"]
        words = Words([resources.files("ecumene.table") / "words", _WORDS, *chapters])
        called = names(book, Book() if overrides else book)
        super().__init__(book, words, called.pop(FALLBACK), called)

    def deal(self, options: Options, seats: int, chance: Chance) -> State:
        return setup.deal(self.content, options, seats, chance)

    def glimpse(self, state: State, seat: Seat | None) -> State:
        packs = known_packs(self.content, state, seat) if state.packs else []
        return views.glimpse(state, seat, self.flow_glimpse(state.flow, seat), packs)

    def view(self, state: State, seat: Seat | None) -> View:
        seen = self.glimpse(state, seat)
        return views.view(self.content, seen, seat, msgspec.to_builtins(seen.flow, str_keys=True))

    def imagine(self, view: View, chance: Chance) -> State:
        glimpse = views.recall(self.content, view, self.load_flow(view["flow"]))
        return self._completed(glimpse, view["you"]["seat"] if "you" in view else None, chance)

    def imagine_from(self, glimpse: State, seat: Seat | None, chance: Chance) -> State:
        return self._completed(glimpse.copy(), seat, chance)

    def _completed(self, state: State, seat: Seat | None, chance: Chance) -> State:
        views.deal_unknown(self.content, state, seat, chance)
        self.imagine_flow(state)
        return state

    def redeal(self, state: State, chance: Chance) -> None:
        """Shuffle what nobody knows."""
        state.deck = tuple(shuffled(chance, list(state.deck)))
        state.pile = tuple(shuffled(chance, list(state.pile)))

    def standings(self, state: State) -> list[Standing]:
        return scoring.standings(self.content, state)

    def figures(self, glimpse: State, seat: Seat) -> Mapping[str, int]:
        return {
            "coins": glimpse.coins[seat],
            "workers": glimpse.workers[seat],
            "points": glimpse.points[seat],
        }

    def evaluate(self, state: State, seat: Seat) -> float:
        return evaluate(self.content, state, seat)

    def outlook(self, state: State, seat: Seat) -> float:
        return outlook(self.content, state, seat)

    def scene(self, state: State) -> str:
        """The turn of a seat; before the first and after the last the phase."""
        return f"turn of {active(state)}" if state.turns else state.phase

    def weighing(self, state: State, seat: Seat) -> Mapping[str, float]:
        return {} if state.phase == "over" else weighed(self.content, state, seat)._asdict()

    def reckoned(self, glimpse: State, seat: Seat) -> Mapping[str, Argument]:
        others = [glimpse.military[other] for other in seats(glimpse) if other != seat]
        return {
            "own_coins": glimpse.coins[seat],
            "workers": glimpse.workers[seat],
            "free": glimpse.free,
            "strength": glimpse.military[seat],
            "strongest": max([glimpse.rival, *others]),
            "left": turns_left(self.content, glimpse, seat),
            "held": len(glimpse.civilizations[seat]),
            "known": len(glimpse.technologies[seat]),
        }

    def board(self, view: View, seat: Seat | None, language: str = "en") -> list[Panel]:
        return text_board.panels(self.content, view, seat, self.voice(language))

    def components(self, language: str, setup: str = "") -> dict[str, Any]:
        printed = components(self.content, self.words.names(language), language)
        for one in self.achievements(language):
            if one.id in printed["achievements"]:
                printed["achievements"][one.id]["words"] = one.about
        return printed

    def seat_key(self, state: State, seat: Seat) -> str:
        """Civilizations come and go, so a seat is called by its colour."""
        return COLOURS[seat]

    def course(self) -> Sequence[str]:
        return ("civilization", "actions", "turn_end", "round_end")

    def phase(self, state: State) -> str:
        return state.phase

    def turn(self, state: State) -> int:
        return state.round

    def absent(self, state: State) -> Collection[Seat]:
        return state.departed

    def enter(self, moment: Moment, entry: TableEntry) -> None:
        """The table may end the game at a limit; for a seat that left careful answers are given."""
        state = moment.state
        if self.over(state):
            raise Refused(self.words, "table-refuse-over")
        if isinstance(entry, Departure):
            if entry.seat not in seats(state) or entry.seat in state.departed:
                raise Refused(self.words, "table-refuse-seat")
            state.departed.append(entry.seat)
            moment.tell(Left(entry.seat))
            if len(state.coins) - len(state.departed) <= 1:
                end_now(state)
        elif isinstance(entry, Limit):
            end_now(state)
        else:
            raise Refused(self.words, "table-refuse-entry", title=self.meta.name)

    def violations(self, state: State) -> list[str]:
        """Every card in one place, nobody with less than nothing or more workers than four."""
        book, found = self.content, state.misshapen({"seat": len(state.flow.asked)})
        dealt = [*state.market, *state.deck]
        for cards in (*state.civilizations, *state.hand, *state.passing):
            dealt += cards
        if Counter(dealt) != Counter(book.variant[state.rules].civilizations(book)):
            found.append("the civilizations are not all there once")
        wonders = [*state.wonder_market, *(card for cards in state.wonders for card in cards)]
        if len(set(wonders)) != len(wonders) or not set(wonders) <= book.wonders.keys():
            found.append("a wonder is in two places")
        if len(state.bonus) != len(state.market) or min(state.bonus, default=0) < 0:
            found.append("the bonus coins do not fit the market")
        if min((*state.coins, *state.points, *state.workers, state.free, state.lost)) < 0:
            found.append("somebody has less than nothing")
        if max(state.workers) > book.constants.max_workers:
            found.append("somebody has more than four workers")
        for seat in seats(state):
            found += self._wrong_side(state, seat)
        if state.packs and not packs_agree(book, state):
            found.append("the draft is not what the hands say")
        return found

    def _wrong_side(self, state: State, seat: Seat) -> list[str]:
        book, found, colour = self.content, list[str](), COLOURS[seat]
        if len(state.civilizations[seat]) > book.constants.max_civilizations:
            found.append(f"{colour} has too many civilizations")
        if state.military[seat] != abilities(book, state, seat).military:
            found.append(f"{colour} has a strength that its cards do not give")
        held: tuple[str, ...] = ()
        for technology in state.technologies[seat]:
            if technology not in book.open_technologies[held, state.special[seat]]:
                found.append(f"{colour} has {technology} without what it requires")
            held += (technology,)
        return found

    def position_fields(self) -> Sequence[Group]:
        return position_fields.groups(self.content)

    def position(self, given: Mapping[str, Any]) -> State:
        return positions.position(self, given)

    def facts(self, state: State) -> dict[str, Any]:
        return positions.facts(self, state)

    def final(self, state: State, seat: Seat) -> dict[str, float]:
        return {
            **scoring.sheet(self.content, state, seat),
            "civilizations": len(state.civilizations[seat]),
            "technologies": len(state.technologies[seat]),
            "wonders": len(state.wonders[seat]),
            "military": state.military[seat],
            "coins": state.coins[seat],
            "achievements": len(achievements(self.content, state)),
        }

    def achievements(self, language: str) -> Sequence[Achievement]:
        return honours.earnable(self.content, self.voice(language))

    def achieved(self, state: State, seat: Seat) -> Sequence[str]:
        return honours.earned(self.content, state, seat)

    def collected(self, state: State, seat: Seat) -> dict[str, list[str]]:
        return {
            "civilization": list(state.civilizations[seat]),
            "technology": list(state.technologies[seat]),
            "wonder": list(state.wonders[seat]),
        }

    def sections(self) -> Sequence[Traversable]:
        return [_BOOKS / "001.toml"]

    def handbook(self, language: str) -> Sequence[Traversable]:
        return paragraph_files(_BOOKS / "handbook", self.meta.rulebooks, language)

    def shelves(self, language: str) -> Sequence[Shelf]:
        return shelves(self.content, self.voice(language))

    def aids(self, language: str) -> Sequence[Aid]:
        return aids(self.content, self.course(), self.voice(language))

    def synonyms(self, language: str) -> Mapping[str, Sequence[str]]:
        return synonyms_in(_FOLDER / "handbook" / f"synonyms.{language}.toml")

    def cases(self) -> Sequence[Traversable]:
        folder = _FOLDER / "cases"
        return sorted(
            (file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda f: f.name
        )

    def lessons(self) -> Sequence[Traversable]:
        return [_FOLDER / "lessons" / "first.toml"]

    def quoted(self, glimpse: State, seat: Seat) -> dict[str, Argument]:
        """The numbers of the game, what actions cost, and what the learner has."""
        content = self.content
        return {
            **msgspec.structs.asdict(content.constants),
            **{f"{id}_coins": action.coins for id, action in content.actions.items()},
            **{name: getattr(glimpse, name)[seat] for name in ("workers", "coins", "points", "military")},
            "round": glimpse.round,
        }

    def check_overrides(self, overrides: Mapping[str, Any]) -> list[Problem]:
        return check_overrides(overrides)
