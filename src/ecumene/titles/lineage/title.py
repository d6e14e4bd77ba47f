"""The common base of all titles of the lineage: the tables that connect these rules to the contract."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from operator import gt
from types import ModuleType
from typing import Any, ClassVar

import msgspec

from ecumene.table.chance import Chance
from ecumene.table.handbook.paragraphs import paragraph_files, synonyms_in
from ecumene.table.handbook.records import Aid, Shelf
from ecumene.table.meta import Options, Thinking
from ecumene.table.questions.answers import Alarm, Answer, Departure, Limit, TableEntry
from ecumene.table.questions.refusal import Refused
from ecumene.table.rulebook.positions import Group
from ecumene.table.ruleset import Standing, View
from ecumene.table.state.fields import visibility_of
from ecumene.table.state.frames import Ask, Flow, Frame, Node, Seat
from ecumene.table.text.board import Panel
from ecumene.table.text.chronicle import Page, Told
from ecumene.table.text.events import Event, Topic
from ecumene.table.text.words import Argument, Say
from ecumene.table.title import Seen
from ecumene.titles.lineage import position_fields, positions
from ecumene.titles.lineage.abilities import diaspora, provincial_empire, trade_routes, universal_doctrine
from ecumene.titles.lineage.abilities import phase as abilities
from ecumene.titles.lineage.advances import discards, gifts
from ecumene.titles.lineage.advances import purchase as advances
from ecumene.titles.lineage.calamities import cards as calamities
from ecumene.titles.lineage.calamities import cities, damage, places, resolution, twins, victims
from ecumene.titles.lineage.calamities.effects import barbarian_hordes, civil_war
from ecumene.titles.lineage.calamities.sections import section_told
from ecumene.titles.lineage.chronicle import chronicle
from ecumene.titles.lineage.components import components
from ecumene.titles.lineage.conflict import assault, city_attacks, conflict, rounds, token_conflicts
from ecumene.titles.lineage.contract import Contract
from ecumene.titles.lineage.evaluate import evaluate, outlook, weighed
from ecumene.titles.lineage.grounds import figures_of, grounds_of
from ecumene.titles.lineage.handbook.aids import aids
from ecumene.titles.lineage.handbook.shelves import shelves
from ecumene.titles.lineage.market import spaces
from ecumene.titles.lineage.market import trading as market
from ecumene.titles.lineage.movement import movement
from ecumene.titles.lineage.phases import (
    ast,
    calamity_selection,
    construction,
    leaving,
    opening,
    population,
    support,
    tax,
    trade_cards,
    turn,
    victory,
)
from ecumene.titles.lineage.pieces import stacks
from ecumene.titles.lineage.pieces.pieces import tokens_at_sea, tokens_on_board
from ecumene.titles.lineage.quick_player import CAREFUL, advise
from ecumene.titles.lineage.secrets import view as views
from ecumene.titles.lineage.secrets.redeal import deal_unknown
from ecumene.titles.lineage.secrets.seen import seen
from ecumene.titles.lineage.state import Moment, State, seats_of
from ecumene.titles.lineage.text import board as text_board
from ecumene.titles.lineage.text import news
from ecumene.titles.lineage.text.cards import about
from ecumene.titles.lineage.text.lessons import quoted
from ecumene.titles.lineage.things import THINGS
from ecumene.titles.lineage.trade import floor as trade
from ecumene.titles.lineage.what_if.topics import TOPICS

_WORDS = resources.files("ecumene.titles.lineage") / "words"
_CHAPTERS = (
    *("trade", "market", "calamities", "abilities", "advances"),
    *("leaving", "counsel", "board", "cards", "news", "handbook", "hints"),
)
_BOOKS = resources.files("ecumene.titles") / "rulebooks"
_SEARCH = resources.files("ecumene.titles.lineage") / "handbook"
CATALOGUES = (_WORDS, *(_WORDS / chapter for chapter in _CHAPTERS))


_LANDMARKS = {
    "tax": "1a.rate",
    "population": "2a.growth",
    "ships": "3.ship.tokens",
    "movement": "3.token.step",
    "conflict": "4a.minority",
    "construction": "5a.site",
    "trade_cards": "6a.stacks",
    "trade": "7.bilateral",
    "calamity_selection": "8.limit.5_8",
    "calamity_resolution": "9b.order",
    "special_abilities": "10.order",
    "support": "5c.reduce",
    "advances": "12a.single_transaction",
    "ast": "13a.requirements",
}
"""Where to begin to read about each phase."""


class Lineage(Contract):
    """A game of the lineage, as far as they all play alike."""

    messages = "lineage"
    sides = "Civilizations"
    state_type = State
    moment_type = Moment
    visibility = visibility_of(State)
    topics = TOPICS
    counted: ClassVar[Mapping[str, str]] = {"calamity": "card"}
    things = THINGS
    landmarks: ClassVar[Mapping[str, str]] = _LANDMARKS
    phases: ClassVar[Mapping[str, turn.Begin]] = {
        "tax": tax.begin,
        "population": population.begin,
        "movement": movement.begin,
        "conflict": conflict.begin,
        "construction": construction.begin,
        "trade_cards": trade_cards.begin,
        "trade": trade.begin,
        "calamity_selection": calamity_selection.begin,
        "calamity_resolution": resolution.begin,
        "special_abilities": abilities.begin,
        "support": support.begin,
        "advances": advances.begin,
        "ast": ast.begin,
    }
    chapters: ClassVar[Sequence[ModuleType]] = (
        opening,
        turn,
        tax,
        population,
        movement,
        conflict,
        token_conflicts,
        rounds,
        city_attacks,
        assault,
        construction,
        trade_cards,
        trade,
        market,
        resolution,
        twins,
        calamities,
        victims,
        damage,
        places,
        cities,
        discards,
        civil_war,
        barbarian_hordes,
        abilities,
        diaspora,
        provincial_empire,
        trade_routes,
        universal_doctrine,
        support,
        advances,
        gifts,
        leaving,
    )

    def deal(self, options: Options, seats: int, chance: Chance) -> State:
        state = opening.blank(self.content, self.scene_for(seats, options), self.rules_for(options))
        opening.deal_priority(state, str(options["civilizations"]), self.content, chance)
        stacks.prepare(self.at(state), chance)
        return state

    def cites(self, flow: Flow, parent: Node | None, step: Frame, event: Event) -> str:
        return section_told(self.content, flow, parent, step, event)

    def glimpse(self, state: State, seat: Seat | None) -> State:
        seen = views.glimpse(state, seat, self.flow_glimpse(state.flow, seat))
        if state.phase == "over" and self.content.ways.counted_at_end:
            seen.hand = [hand.copy() for hand in state.hand]
        return seen

    def redeal(self, state: State, chance: Chance) -> None:
        stacks.shuffle(self.at(state), chance)

    def view(self, state: State, seat: Seat | None) -> View:
        return views.view(self.at(self.glimpse(state, seat)), seat)

    def standings(self, state: State) -> list[Standing]:
        return victory.standings(self.at(state))

    def imagine(self, view: View, chance: Chance) -> State:
        glimpse = views.recall(self.content, view, self.load_flow(view["flow"]))
        return self._imagined(glimpse, view.get("you", {}).get("seat"), chance)

    def imagine_from(self, glimpse: State, seat: Seat | None, chance: Chance) -> State:
        return self._imagined(glimpse.copy(), seat, chance)

    def _imagined(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """Make a glimpse a truth that fits it."""
        deal_unknown(self.at(state), seat, chance)
        self.imagine_flow(state)
        return state

    def advise(self, glimpse: State, ask: Ask, options: Sequence[Answer]) -> Answer | None:
        if type(ask) in CAREFUL:
            return self.default(glimpse, ask)
        return advise(self.at(glimpse), ask, options)

    def evaluate(self, state: State, seat: Seat) -> float:
        return evaluate(self.at(state), seat)

    def outlook(self, state: State, seat: Seat) -> float:
        return outlook(self.at(state), seat)

    def weighing(self, state: State, seat: Seat) -> Mapping[str, float]:
        return weighed(self.at(state), seat)._asdict() if all(state.civilizations) else {}

    def grounds(self, glimpse: State, ask: Ask, answer: Answer) -> Sequence[Say]:
        """What speaks for this very answer, and what speaks for all of its kind."""
        return [*grounds_of(self.at(glimpse), ask, answer), *super().grounds(glimpse, ask, answer)]

    def reckoned(self, glimpse: State, seat: Seat) -> Mapping[str, Argument]:
        return figures_of(self.at(glimpse), seat) if glimpse.civilizations[seat] else {}

    def counsel(
        self, glimpse: State, seat: Seat | None, topic: str, args: Any, language: str = "en"
    ) -> dict[str, Any]:
        """There is nothing to ask before everybody has a civilization."""
        if not all(glimpse.civilizations):
            raise Refused(self.words, f"{self.prefix}-refuse-counsel-early")
        return super().counsel(glimpse, seat, topic, args, language)

    def help(self, state: State, ask: Ask) -> Say:
        """With the numbers of the game at hand, which an owner's content may have corrected."""
        said = super().help(state, ask)
        return Say(said.key, {**msgspec.structs.asdict(self.content.numbers), **said.args})

    def chronicle(self, told: Sequence[Told], seats: Mapping[str, Seat]) -> list[Page]:
        return chronicle(self.content, told, seats)

    def board(self, view: View, seat: Seat | None, language: str = "en") -> list[Panel]:
        return text_board.panels(self.content, view, seat, self.voice(language))

    def collected(self, state: State, seat: Seat) -> dict[str, list[str]]:
        return {"advance": [advance.id for advance in victory.held(self.at(state), seat)]}

    def setups(self) -> Sequence[str]:
        return [id for id in list(self.content.scenes) if "-" not in id]

    def sections(self) -> Sequence[Traversable]:
        return [_BOOKS / f"{number}.toml" for number in self.meta.rulebooks]

    def handbook(self, language: str) -> Sequence[Traversable]:
        return paragraph_files(_BOOKS / "handbook", self.meta.rulebooks, language)

    def shelves(self, language: str) -> Sequence[Shelf]:
        return shelves(self.content, self.voice(language))

    def aids(self, language: str) -> Sequence[Aid]:
        return aids(self.content, self.course(), self._landmark, self.voice(language))

    def _landmark(self, phase: str) -> str:
        return self.words.section(self.landmarks.get(phase, ""))

    def synonyms(self, language: str) -> Mapping[str, Sequence[str]]:
        return synonyms_in(_SEARCH / f"synonyms.{language}.toml")

    def cases(self) -> Sequence[Traversable]:
        folder = resources.files(f"ecumene.titles.{self.meta.id}") / "cases"
        files = [file for file in folder.iterdir() if file.name.endswith(".toml")]
        return sorted(files, key=lambda file: file.name)

    def lessons(self) -> Sequence[Traversable]:
        folder = resources.files(f"ecumene.titles.{self.meta.id}") / "lessons"
        return sorted(folder.iterdir(), key=lambda file: file.name)

    def components(self, language: str, setup: str = "") -> dict[str, Any]:
        say = self.voice(language)
        names = self.words.names(language)
        scene = self.content.scenes[setup] if setup else None
        return components(self.content, names, lambda id: about(self.content, id, say, scene), setup)

    def called(self, state: State, say: Say) -> Say:
        """Some calamities have another name on a board with snow."""
        book = self.content
        if book.scenes[state.scene].board.snow is None:
            return say
        return Say(say.key, {name: book.called_at_snow(value) for name, value in say.args.items()})

    def seat_key(self, state: State, seat: Seat) -> str:
        return state.civilizations[seat] or f"seat{seat}"

    def course(self) -> Sequence[str]:
        return tuple(self.phases)

    def at_end(self) -> Sequence[str]:
        later: Sequence[str] = self.content.ways.counted_at_end
        return later

    def thinking(self, state: State) -> Thinking:
        """Trade takes as long as the content says for this number of seats."""
        usual, minutes = self.meta.thinking, self.at(state).scene.trade_minutes
        return msgspec.structs.replace(usual, phases={**usual.phases, "trade": 60.0 * minutes})

    def phase(self, state: State) -> str:
        return state.phase

    def turn(self, state: State) -> int:
        return state.turn

    def absent(self, state: State) -> Collection[Seat]:
        return leaving.absent(state)

    def enter(self, moment: Moment, entry: TableEntry) -> None:
        """The table may ring the alarm of the trade phase, note who leaves, and end the game at a limit."""
        if self.over(moment.state):
            raise Refused(self.words, "table-refuse-over")
        if isinstance(entry, Alarm):
            if entry.phase != "trade" or not trade.ring(moment):
                raise Refused(self.words, "lineage-refuse-alarm", "7.end")
            return
        if isinstance(entry, Departure):
            seats = seats_of(moment.state)
            if entry.seat not in seats or entry.seat in leaving.absent(moment.state):
                raise Refused(self.words, "table-refuse-seat")
            leaving.note(moment, entry.seat, entry.at)
            return
        if not isinstance(entry, Limit):
            raise Refused(self.words, "table-refuse-entry", title=self.meta.name)
        victory.end_game(moment)

    def violations(self, state: State) -> list[str]:
        """Every token, city, ship and trade card is somewhere exactly once; offers are covered."""
        position = self.at(state)
        found = self._misshapen(state) + stacks.misplaced(position) + spaces.misplaced(position)
        found += trade.uncovered(state)
        numbers = self.content.numbers
        for seat in seats_of(state):
            there = tokens_on_board(state, seat) + tokens_at_sea(state, seat)
            if there + state.stock[seat] + state.treasury[seat] != numbers.tokens:
                found.append(f"seat {seat} has made or lost tokens")
            if min(state.stock[seat], state.treasury[seat]) < 0:
                found.append(f"seat {seat} has less than nothing")
            if state.cities.count(seat + 1) > numbers.cities or len(state.ships[seat]) > numbers.ships:
                found.append(f"seat {seat} has too many cities or ships")
            if any(map(gt, state.moved[seat], state.tokens[seat])):
                found.append(f"seat {seat} moved tokens that are not there")
        found += [f"seat {seat} has something before it has come" for seat in self._too_early(state)]
        return found

    def _too_early(self, state: State) -> list[Seat]:
        """The seats that join later and have something already."""
        tokens = self.content.numbers.tokens
        return [
            seat
            for seat in state.latecomers
            if state.stock[seat] < tokens
            or state.hand[seat]
            or state.advances[seat]
            or state.ast[seat]
            or state.ships[seat]
            or seat + 1 in state.cities
        ]

    def _misshapen(self, state: State) -> list[str]:
        book = self.content
        board = book.scenes[state.scene].board
        return state.misshapen(
            {
                "seat": len(state.flow.asked),
                "area": board.size,
                "stack": len(state.stacks),
                "group": len(book.groups),
            }
        )

    def position_fields(self) -> Sequence[Group]:
        return position_fields.groups(self)

    def position(self, given: Mapping[str, Any]) -> State:
        return positions.position(self, given)

    def facts(self, state: State) -> dict[str, Any]:
        return positions.facts(self, state)

    def seen(self, glimpse: State, seat: Seat) -> dict[str, Any]:
        return seen(self, glimpse)

    def quoted(self, glimpse: State, seat: Seat) -> dict[str, Argument]:
        return quoted(self, glimpse, seat)

    def figures(self, glimpse: State, seat: Seat) -> Mapping[str, int]:
        return news.figures(self.at(glimpse), seat)

    def topic(self, rule: str) -> Topic:
        return "calamity" if news.calamity_of(self.content, self.citations, rule) else ""

    def reasons(self, told: Seen[State]) -> Sequence[Say]:
        before, after = self.at(told.before), self.at(told.after)
        calamity = news.calamity_of(self.content, self.citations, told.rule)
        return news.reasons(news.Seen(told.seat, told.event, told.good, before, after), calamity)
