"""Rising Cultures as a title: the tables that connect its rules to the contract."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

from ecumene.table.chance import Chance, shuffled
from ecumene.table.data.content import Problem
from ecumene.table.handbook.paragraphs import paragraph_files, synonyms_in
from ecumene.table.handbook.records import Aid, Shelf
from ecumene.table.meta import Options
from ecumene.table.questions.answers import Answer, Departure, Limit, TableEntry
from ecumene.table.questions.chapters import kinds_in, steps_in
from ecumene.table.questions.refusal import Refused
from ecumene.table.rulebook.positions import Group
from ecumene.table.ruleset import Standing, View
from ecumene.table.state.fields import visibility_of
from ecumene.table.state.frames import Ask, Seat
from ecumene.table.text.board import Panel
from ecumene.table.text.words import FALLBACK, Say, Words
from ecumene.table.title import Title
from ecumene.titles.cultures import board as text_board
from ecumene.titles.cultures import position_fields, positions
from ecumene.titles.cultures import view as views
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.components import components
from ecumene.titles.cultures.content import check_overrides
from ecumene.titles.cultures.evaluate import evaluate, outlook, weighed
from ecumene.titles.cultures.events import Left
from ecumene.titles.cultures.grounds import grounds
from ecumene.titles.cultures.handbook.aids import aids
from ecumene.titles.cultures.handbook.shelves import shelves
from ecumene.titles.cultures.meta import META
from ecumene.titles.cultures.naming import names
from ecumene.titles.cultures.rules import (
    income,
    match,
    plays,
    progress,
    provinces,
    rounds,
    scoring,
    setup,
    swap,
)
from ecumene.titles.cultures.rules.areas import recount
from ecumene.titles.cultures.rules.rounds import end_now
from ecumene.titles.cultures.rules.setup import Moment
from ecumene.titles.cultures.state import SEATS, State
from ecumene.titles.cultures.things import THINGS

_FOLDER = resources.files("ecumene.titles.cultures")
_WORDS = _FOLDER / "words"
_BOOKS = resources.files("ecumene.titles") / "rulebooks"


class Cultures(Title[State, Book]):
    meta = META
    sides = "Civilizations"
    state_type = State
    visibility = visibility_of(State)
    things = THINGS
    chapters = (setup, income, swap, plays, progress, provinces, rounds, match)
    kind_types: ClassVar = kinds_in(chapters)
    steps: ClassVar = steps_in(chapters)
    scopes = frozenset({"egypt", "persia", "rome", "match"})

    def __init__(self, overrides: Mapping[str, Any] | None = None) -> None:
        book = Book(overrides)
        chapters = [_WORDS / "board", _WORDS / "lessons", _WORDS / "handbook", _WORDS / "hints"]
        words = Words([resources.files("ecumene.table") / "words", _WORDS, *chapters])
        called = names(book, Book() if overrides else book)
        super().__init__(book, words, called.pop(FALLBACK), called)

    def deal(self, options: Options, seats: int, chance: Chance) -> State:
        return setup.deal(self.content, options, chance)

    def glimpse(self, state: State, seat: Seat | None) -> State:
        return views.glimpse(state, seat)

    def view(self, state: State, seat: Seat | None) -> View:
        return views.view(self.content, self.glimpse(state, seat), seat)

    def imagine(self, view: View, chance: Chance) -> State:
        state = views.recall(self.content, view, self.load_flow(view["flow"]))
        views.deal_unknown(self.content, state, chance)
        return state

    def imagine_from(self, glimpse: State, seat: Seat | None, chance: Chance) -> State:
        state = glimpse.copy()
        views.deal_unknown(self.content, state, chance)
        return state

    def redeal(self, state: State, chance: Chance) -> None:
        """Shuffle what no owner knows of the decks."""
        for seat in SEATS:
            deck = state.deck[seat]
            first, last = state.known_top[seat], len(deck) - state.known_bottom[seat]
            deck[first:last] = shuffled(chance, deck[first:last])

    def standings(self, state: State) -> list[Standing]:
        return scoring.standings(self.content, state)

    def figures(self, glimpse: State, seat: Seat) -> Mapping[str, int]:
        return {"coins": glimpse.coins[seat]}

    def evaluate(self, state: State, seat: Seat) -> float:
        return evaluate(self.content, state, seat)

    def outlook(self, state: State, seat: Seat) -> float:
        return outlook(self.content, state, seat)

    def weighing(self, state: State, seat: Seat) -> Mapping[str, float]:
        if not all(state.civilizations) or state.phase == "over":
            return {}
        return weighed(self.content, state, seat)._asdict()

    def grounds(self, glimpse: State, ask: Ask, answer: Answer) -> Sequence[Say]:
        return grounds(self.content, glimpse, ask, answer)

    def board(self, view: View, seat: Seat | None, language: str = "en") -> list[Panel]:
        return text_board.panels(self.content, view, seat, self.voice(language))

    def components(self, language: str, setup: str = "") -> dict[str, Any]:
        return components(self.content, self.words.names(language), language)

    def seat_key(self, state: State, seat: Seat) -> str:
        return state.civilizations[seat] or f"seat{seat}"

    def course(self) -> Sequence[str]:
        return ("income", "swap", "play", "province")

    def phase(self, state: State) -> str:
        return state.phase

    def turn(self, state: State) -> int:
        return state.round + (self.content.constants.rounds if state.game == 2 else 0)

    def enter(self, moment: Moment, entry: TableEntry) -> None:
        """The table may end the game at a limit; a seat that leaves for good loses it."""
        state = moment.state
        if self.over(state):
            raise Refused(self.words, "table-refuse-over")
        if isinstance(entry, Departure):
            if entry.seat not in SEATS:
                raise Refused(self.words, "table-refuse-seat")
            state.departed.append(entry.seat)
            moment.tell(Left(entry.seat))
        elif not isinstance(entry, Limit):
            raise Refused(self.words, "table-refuse-entry", title=self.meta.name)
        end_now(state)

    def violations(self, state: State) -> list[str]:
        """Every card of a deck is in exactly one place, every coin somewhere, no pile beyond its bands."""
        found = state.misshapen({"seat": len(SEATS)})
        book = self.content
        if state.supply + sum(state.coins) + sum(state.nile) != book.constants.coins:
            found.append("coins were made or lost")
        if min(state.coins) < 0 or min(state.nile) < 0 or (state.rules.limited_coins and state.supply < 0):
            found.append("somebody has less than no coins")
        for seat in SEATS:
            civilization = state.civilizations[seat]
            held = Counter(positions.everywhere(state, seat))
            if held and held != Counter(book.decks[civilization]):
                found.append(f"the cards of {civilization} are not all there once")
            if state.unlocked[seat] != recount(book, state, seat):
                found.append(f"{civilization} has not unlocked what lies around its board")
            if civilization and len(state.military[seat]) > len(book.boards[civilization].military_bands):
                found.append(f"{civilization} has too many military cards")
        provinces = [*state.boxed, *state.won[0], *state.won[1]]
        if Counter(provinces) - Counter(state.row) or state.row != sorted(
            state.row, key=list(book.provinces).index
        ):
            found.append("the provinces are not those of the row")
        return found

    def position_fields(self) -> Sequence[Group]:
        return position_fields.groups(self.content)

    def position(self, given: Mapping[str, Any]) -> State:
        return positions.position(self, given)

    def facts(self, state: State) -> dict[str, Any]:
        return positions.facts(self, state)

    def final(self, state: State, seat: Seat) -> dict[str, float]:
        return {
            **scoring.score(self.content, state, seat),
            "buildings": len(state.buildings[seat]),
            "leaders": sum(len(stack) for stack in state.leaders[seat]),
            "won_provinces": len(state.won[seat]),
            "progress": len(state.progress[seat]),
        }

    def collected(self, state: State, seat: Seat) -> dict[str, list[str]]:
        leaders = [card for stack in state.leaders[seat] for card in stack]
        return {"card": [*state.buildings[seat], *leaders], "province": list(state.won[seat])}

    def sections(self) -> Sequence[Traversable]:
        return [_BOOKS / "004.toml"]

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

    def check_overrides(self, overrides: Mapping[str, Any]) -> list[Problem]:
        return check_overrides(overrides)
