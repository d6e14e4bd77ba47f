"""What every title of the lineage shares: the tables that tie these rules to the contract."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from importlib import resources
from typing import Any, ClassVar

from ecumene.table.answers import Alarm, Answer, Departure, Limit, TableEntry
from ecumene.table.chance import Chance
from ecumene.table.chronicle import Page, Told
from ecumene.table.events import Event
from ecumene.table.fields import visibility_of
from ecumene.table.frames import Ask, Flow, Frame, Node, Seat
from ecumene.table.kind import Kind
from ecumene.table.meta import Options
from ecumene.table.positions import Group
from ecumene.table.refusal import Refused
from ecumene.table.title import Title, View
from ecumene.titles.lineage import position_fields, positions
from ecumene.titles.lineage.abilities import diaspora, provincial_empire, trade_routes, universal_doctrine
from ecumene.titles.lineage.abilities import phase as abilities
from ecumene.titles.lineage.advances import discards, gifts
from ecumene.titles.lineage.advances import purchase as advances
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.calamities import cards as calamities
from ecumene.titles.lineage.calamities import cities, damage, places, resolution, victims
from ecumene.titles.lineage.calamities.effects import barbarian_hordes, civil_war
from ecumene.titles.lineage.calamities.sections import section_told
from ecumene.titles.lineage.chronicle import chronicle
from ecumene.titles.lineage.components import components
from ecumene.titles.lineage.conflict import assault, city_attacks, conflict, token_conflicts
from ecumene.titles.lineage.frames import Game
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
from ecumene.titles.lineage.state import Moment, Rules, State, seats_of
from ecumene.titles.lineage.things import THINGS
from ecumene.titles.lineage.trade import floor as trade
from ecumene.titles.lineage.what_if.topics import TOPICS

_WORDS = resources.files("ecumene.titles.lineage") / "words"
_CHAPTERS = ("trade", "calamities", "abilities", "advances", "leaving", "counsel", "board", "cards")
CATALOGUES = (_WORDS, *(_WORDS / chapter for chapter in _CHAPTERS))


class Lineage(Title[State, Book]):
    """A game of the lineage. `phases` are its phases by name, in their order."""

    messages = "lineage"
    state_type = State
    visibility = visibility_of(State)
    topics = TOPICS
    counted: ClassVar[Mapping[str, str]] = {"calamity": "card"}
    things = THINGS
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
    kind_types: ClassVar[Mapping[type[Ask], type[Kind[Any, Any, Any, Any]]]] = {
        opening.AskCivilization: opening.CivilizationKind,
        tax.AskRate: tax.RateKind,
        tax.AskRevolt: tax.RevoltKind,
        population.AskGrowth: population.GrowthKind,
        movement.AskMove: movement.MoveKind,
        token_conflicts.AskLoss: token_conflicts.LossKind,
        token_conflicts.AskWait: token_conflicts.WaitKind,
        token_conflicts.AskFirst: token_conflicts.FirstKind,
        city_attacks.AskDefence: city_attacks.DefenceKind,
        city_attacks.AskHold: city_attacks.HoldKind,
        assault.AskPillage: assault.PillageKind,
        assault.AskLoot: assault.LootKind,
        construction.AskBuild: construction.BuildKind,
        support.AskReduce: support.ReduceKind,
        trade_cards.AskPurchase: trade_cards.PurchaseKind,
        trade.AskTrade: trade.TradeKind,
        victims.AskVictims: victims.VictimsKind,
        damage.AskDamage: damage.DamageKind,
        advances.AskAcquire: advances.AcquireKind,
        gifts.AskFreeAdvance: gifts.FreeAdvanceKind,
        gifts.AskCredits: gifts.CreditsKind,
        places.AskPlace: places.PlaceKind,
        cities.AskCities: cities.CitiesKind,
        discards.AskDiscard: discards.DiscardKind,
        civil_war.AskUnits: civil_war.UnitsKind,
        civil_war.AskAnnexation: civil_war.AnnexationKind,
        barbarian_hordes.AskHordes: barbarian_hordes.HordesKind,
        abilities.AskAbility: abilities.AbilityKind,
        diaspora.AskResettle: diaspora.ResettleKind,
        provincial_empire.AskNeighbours: provincial_empire.NeighboursKind,
        provincial_empire.AskTribute: provincial_empire.TributeKind,
        provincial_empire.AskReveal: provincial_empire.RevealKind,
        trade_routes.AskSell: trade_routes.SellKind,
        universal_doctrine.AskConvert: universal_doctrine.ConvertKind,
        leaving.AskRelocate: leaving.RelocateKind,
    }
    steps: ClassVar[Mapping[type[Frame], Any]] = {
        Game: turn.play_game,
        tax.TaxPhase: tax.step,
        population.PopulationPhase: population.step,
        movement.MovementPhase: movement.step,
        conflict.Conflict: conflict.step,
        token_conflicts.TokenConflicts: token_conflicts.step_conflicts,
        token_conflicts.TokenConflict: token_conflicts.step_conflict,
        city_attacks.CityAttacks: city_attacks.step,
        assault.CityAttack: assault.step_attack,
        assault.Assault: assault.step_assault,
        construction.ConstructionPhase: construction.step,
        support.SupportPhase: support.step,
        trade_cards.TradeCardsPhase: trade_cards.step,
        trade.TradePhase: trade.step,
        resolution.CalamityResolution: resolution.step,
        resolution.MinorCalamities: resolution.step_minor,
        resolution.Calamity: calamities.step,
        advances.AdvancesPhase: advances.step,
        abilities.SpecialAbilities: abilities.step,
        leaving.Leave: leaving.step,
    }

    @abstractmethod
    def scene_for(self, seats: int, options: Mapping[str, Any]) -> str:
        """The set-up for so many seats."""

    @abstractmethod
    def rules_for(self, options: Mapping[str, Any]) -> Rules:
        """What the rules look at of the options; those left out have their default."""

    def deal(self, options: Options, seats: int, chance: Chance) -> State:
        state = opening.blank(self.content, self.scene_for(seats, options), self.rules_for(options))
        opening.deal_priority(state, str(options["civilizations"]), self.content, chance)
        stacks.prepare(self.content, state, chance)
        return state

    def cites(self, flow: Flow, parent: Node | None, step: Frame, event: Event) -> str:
        return section_told(flow, parent, step, event)

    def glimpse(self, state: State, seat: Seat | None) -> State:
        return views.glimpse(state, seat, self.flow_glimpse(state.flow, seat))

    def redeal(self, state: State, chance: Chance) -> None:
        stacks.shuffle(self.content, state, chance)

    def view(self, state: State, seat: Seat | None) -> View:
        return views.view(self.content, self.glimpse(state, seat), seat)

    def imagine(self, view: View, chance: Chance) -> State:
        glimpse = views.recall(self.content, view, self.load_flow(view["flow"]))
        return self._imagined(glimpse, view.get("you", {}).get("seat"), chance)

    def imagine_from(self, glimpse: State, seat: Seat | None, chance: Chance) -> State:
        return self._imagined(glimpse.copy(), seat, chance)

    def _imagined(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """Make a glimpse a truth that fits it."""
        deal_unknown(self.content, state, seat, chance)
        self.imagine_flow(state)
        return state

    def advise(self, glimpse: State, ask: Ask, options: Sequence[Answer]) -> Answer | None:
        if type(ask) in CAREFUL:
            return self.default(glimpse, ask)
        return advise(self.content, glimpse, ask, options)

    def counsel(
        self, glimpse: State, seat: Seat | None, topic: str, args: Any, language: str = "en"
    ) -> dict[str, Any]:
        """There is nothing to ask before everybody has a civilization."""
        if not all(glimpse.civilizations):
            raise Refused(self.words, f"{self.prefix}-refuse-counsel-early")
        return super().counsel(glimpse, seat, topic, args, language)

    def chronicle(self, told: Sequence[Told], seats: Mapping[str, Seat]) -> list[Page]:
        return chronicle(self.content, told, seats)

    def components(self, language: str) -> dict[str, Any]:
        say = self.voice(language)
        return components(self.content, self.words.names(language), lambda card: say(f"about-{card}"))

    def seat_key(self, state: State, seat: Seat) -> str:
        return state.civilizations[seat] or f"seat{seat}"

    def course(self) -> Sequence[str]:
        return tuple(self.phases)

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
        found = self._misshapen(state) + stacks.misplaced(self.content, state) + trade.uncovered(state)
        numbers = self.content.numbers
        for seat in seats_of(state):
            there = tokens_on_board(state, seat) + tokens_at_sea(state, seat)
            if there + state.stock[seat] + state.treasury[seat] != numbers.tokens:
                found.append(f"seat {seat} has made or lost tokens")
            if min(state.stock[seat], state.treasury[seat]) < 0:
                found.append(f"seat {seat} has less than nothing")
            if state.cities.count(seat + 1) > numbers.cities or len(state.ships[seat]) > numbers.ships:
                found.append(f"seat {seat} has too many cities or ships")
            if any(moved > there for moved, there in zip(state.moved[seat], state.tokens[seat], strict=True)):
                found.append(f"seat {seat} moved tokens that are not there")
        return found

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
