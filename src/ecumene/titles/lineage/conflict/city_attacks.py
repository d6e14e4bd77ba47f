"""Phase 4b: city attacks, one at a time: their order, and the seats that may wait."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress
from typing import Any

from msgspec.structs import replace

from ecumene.table.questions.chapters import takes_up
from ecumene.table.questions.handlers import always
from ecumene.table.state.frames import Ask, Frame, Node, Seat
from ecumene.titles.lineage.book import Book
from ecumene.titles.lineage.conflict.assault import attack_in, begin_attack, defenders, succeeds
from ecumene.titles.lineage.conflict.rounds import BARBARIANS, Party, rank
from ecumene.titles.lineage.conflict.token_conflicts import Fight, First, HoldBack
from ecumene.titles.lineage.events import AttackFailed, ShipLost, TokensLost
from ecumene.titles.lineage.kind import Kind
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.pieces.pieces import city_owner, lose_ship, remove_tokens, ships_in
from ecumene.titles.lineage.state import Moment, Position, State


class CityAttacks(Frame, frozen=True, tag="city_attacks"):
    """The attacks that are still to be resolved, in their order (`agenda`).

    `first` is the one that its defender put before others of the same attacker, `stood` are those whose
    defender did not want to wait, `held` those whose defender waited.
    """

    begun: bool = False
    agenda: tuple[AreaId, ...] = ()
    first: AreaId | None = None
    stood: tuple[AreaId, ...] = ()
    held: tuple[AreaId, ...] = ()


class AskDefence(Ask, frozen=True, tag="ask_defence"):
    """Which of your cities that one attacker attacks is resolved first?"""

    areas: tuple[AreaId, ...]


class AskHold(Ask, frozen=True, tag="ask_hold"):
    """Your stock is short: do you wait for the attack of your own?"""

    area: AreaId


def attacks(state: State) -> list[AreaId]:
    """The areas with a city attack, in the order of the board."""
    cities = state.cities
    return [area for area in compress(range(len(cities)), cities) if attack_in(state, area)]


def in_order(position: Position, areas: Sequence[AreaId]) -> list[AreaId]:
    """The attacks by the ranking of the defender, then of the attacker.

    So the attacks of one seat go by their defenders, and those on one seat by their attackers.
    """

    def place(area: AreaId) -> tuple[int, int]:
        sides = attack_in(position.state, area)
        assert sides is not None
        return rank(position, sides[1]), rank(position, sides[0])

    return sorted(areas, key=place)


# All attacks


@takes_up(CityAttacks)
def step(moment: Moment, node: Node, frame: CityAttacks) -> None:
    """The next attack, once its defender has said what there was to say."""
    state, flow = moment.state, moment.flow
    if not frame.begun:
        frame = CityAttacks(begun=True, agenda=tuple(in_order(moment, attacks(state))))
    frame = replace(frame, agenda=sift(moment, frame.agenda))
    flow.replace(node, frame)
    if not frame.agenda:
        flow.finish(node)
        return
    if not _ask_defender(moment, node, frame, frame.agenda[0]):
        begin_attack(moment, node, frame.agenda[0])


def sift(moment: Moment, agenda: Sequence[AreaId]) -> tuple[AreaId, ...]:
    """The attacks that stand and can succeed; others fail now. Losses elsewhere may have weakened them."""
    state = moment.state
    for area in agenda:
        if not succeeds(moment, area) and (sides := attack_in(state, area)):
            fail(moment, area, sides[0])
    return tuple(area for area in agenda if succeeds(moment, area))


def fail(moment: Moment, area: AreaId, attacker: Party) -> None:
    """Too few attackers: they stay as surplus, but ships of a holder of Naval Warfare are lost.

    In some games they are lost at once themselves.
    """
    state = moment.state
    id = moment.board.ids[area]
    defender = city_owner(state, area)
    if attacker == BARBARIANS:
        moment.tell(AttackFailed(None, id, defender))
        return
    moment.tell(AttackFailed(attacker, id, defender))
    if not moment.ways.failed_attackers_stay:
        tokens = state.tokens[attacker][area]
        remove_tokens(state, attacker, area, tokens)
        moment.tell(TokensLost(attacker, id, tokens))
    if moment.allows(attacker, "ships_as_losses"):
        for _ in range(ships_in(state, attacker, area)):
            lose_ship(state, attacker, area)
            moment.tell(ShipLost(attacker, id))


def _ask_defender(moment: Moment, node: Node, frame: CityAttacks, area: AreaId) -> bool:
    """Ask the defender of the next attack for the order, or whether to wait; False if nothing is open."""
    state, flow = moment.state, moment.flow
    sides = attack_in(state, area)
    assert sides is not None
    _, defender = sides
    if defender == BARBARIANS:
        return False
    same = tuple(other for other in frame.agenda if attack_in(state, other) == sides)
    if len(same) > 1 and frame.first != area:
        flow.ask(node, AskDefence, DefenceKind.name, defender, areas=same)
        return True
    if area not in frame.stood and may_hold(moment, frame, defender):
        flow.ask(node, AskHold, HoldKind.name, defender, area=area)
        return True
    return False


def may_hold(position: Position, frame: CityAttacks, defender: Seat) -> bool:
    """Whether a defender short of tokens may wait for an attack of its own: once per turn (4b).

    An attack that waits itself cannot be waited for.
    """
    state = position.state
    if state.used[defender] & held_bit(position.book):
        return False
    sides = [attack_in(state, area) for area in frame.agenda]
    wanted = sum(defenders(position, *both) for both in sides if both and both[1] == defender)
    return state.stock[defender] < wanted and _own_attack(state, frame, defender) is not None


def _own_attack(state: State, frame: CityAttacks, seat: Seat) -> AreaId | None:
    """The next attack of a seat that does not wait."""
    for area in frame.agenda:
        sides = attack_in(state, area)
        if sides and sides[0] == seat and area not in frame.held:
            return area
    return None


def hold(state: State, frame: CityAttacks, defender: Seat) -> CityAttacks:
    """All attacks on a seat wait for the next one of its own."""
    own = _own_attack(state, frame, defender)
    assert own is not None
    waiting = [area for area in frame.agenda if (sides := attack_in(state, area)) and sides[1] == defender]
    agenda = [area for area in frame.agenda if area not in waiting]
    behind = agenda.index(own) + 1
    agenda[behind:behind] = waiting
    return replace(frame, agenda=tuple(agenda), held=(*frame.held, *waiting))


def held_bit(book: Book) -> int:
    """The bit of `used`, after those of the advances, that says that a seat has waited this turn."""
    return 1 << len(book.bits)


class DefenceKind(Kind[AskDefence, First]):
    name = "defence"
    rule = "4b.order.same_pair"

    def default(self, state: State, ask: AskDefence) -> First:
        return self.options(state, ask)[0]

    def options(self, state: State, ask: AskDefence) -> Sequence[First]:
        board = self.at(state).board
        return [First(board.ids[area]) for area in ask.areas]

    def check(self, state: State, ask: AskDefence, answer: First) -> None:
        if answer not in self.options(state, ask):
            raise self.refuse("not-to-choose")

    def apply(self, moment: Moment, node: Node, ask: AskDefence, answer: First) -> None:
        parent, frame = _agenda(moment, node)
        area = moment.board.index[answer.area]
        rest = tuple(other for other in frame.agenda if other != area)
        moment.flow.replace(parent, replace(frame, agenda=(area, *rest), first=area))
        moment.flow.finish(node)


class HoldKind(Kind[AskHold, Fight | HoldBack]):
    name = "hold"
    rule = "4b.wait"

    def default(self, state: State, ask: AskHold) -> Fight | HoldBack:
        return self.options(state, ask)[0]

    def options(self, state: State, ask: AskHold) -> Sequence[Fight | HoldBack]:
        return [HoldBack(), Fight()]

    def about(self, state: State, ask: AskHold) -> Mapping[str, Any]:
        stock = state.stock[ask.seat]
        return {"area": self.at(state).board.names[ask.area], "stock": stock}

    check_fight = always  # who may not wait is not asked
    check_hold_back = always

    def apply_fight(self, moment: Moment, node: Node, ask: AskHold, answer: Fight) -> None:
        parent, frame = _agenda(moment, node)
        moment.flow.replace(parent, replace(frame, stood=(*frame.stood, ask.area)))
        moment.flow.finish(node)

    def apply_hold_back(self, moment: Moment, node: Node, ask: AskHold, answer: HoldBack) -> None:
        parent, frame = _agenda(moment, node)
        moment.state.used[ask.seat] |= held_bit(moment.book)
        moment.flow.replace(parent, hold(moment.state, frame, ask.seat))
        moment.flow.finish(node)


def _agenda(moment: Moment, node: Node) -> tuple[Node, CityAttacks]:
    parent = moment.flow.parents[node]
    frame = moment.flow.steps[parent]
    assert isinstance(frame, CityAttacks)
    return parent, frame
