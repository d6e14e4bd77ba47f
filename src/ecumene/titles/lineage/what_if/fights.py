"""Conflicts described round by round, as if nobody uses the choices that advances give."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ecumene.table.questions.counsel import Sentence
from ecumene.table.state.frames import Seat
from ecumene.titles.lineage.conflict.assault import (
    CityAttack,
    attack_in,
    defenders,
    needed,
    replace_city,
    succeeds,
)
from ecumene.titles.lineage.conflict.city_attacks import attacks, fail, in_order
from ecumene.titles.lineage.conflict.rounds import (
    BARBARIANS,
    Party,
    TokenConflict,
    contested,
    fight_out,
    forces,
    has_choice,
)
from ecumene.titles.lineage.conflict.token_conflicts import conflicts
from ecumene.titles.lineage.pieces.board import AreaId
from ecumene.titles.lineage.state import NOBODY, Moment, Position, State
from ecumene.titles.lineage.what_if.consultation import Consultation


class Side(msgspec.Struct, frozen=True):
    """A party of a conflict (None: the barbarians), with its tokens before and after it."""

    party: Seat | None
    name: str
    before: int
    after: int


class LossStep(msgspec.Struct, frozen=True):
    """Who removes a token together, what each of them has left, and why it is their turn."""

    parties: list[Seat | None]
    left: list[int]
    says: Sentence


class Round(msgspec.Struct, frozen=True):
    losses: list[LossStep]


class Fight(msgspec.Struct, frozen=True):
    """A token conflict. `choice`: somebody may lose something else than a token of the area."""

    area: str
    limit: int
    sides: list[Side]
    rounds: list[Round]
    choice: bool
    says: list[Sentence]


class Attack(msgspec.Struct, frozen=True):
    """An attack on a city; None as a party are the barbarians and pirates. `defenders` replace the city."""

    area: str
    attacker: Seat | None
    defender: Seat | None
    tokens: int
    needed: int
    succeeds: bool
    defenders: int
    fight: Fight | None
    says: list[Sentence]


class Conflicts(msgspec.Struct, frozen=True):
    """What all conflicts that stand on the board lead to, by area."""

    fights: dict[AreaId, Fight]
    attacks: dict[AreaId, Attack]


def resolve(consultation: Consultation, moment: Moment) -> Conflicts:
    """Resolve every conflict on a trial state: tokens first, then attacks on cities in their order."""
    state = moment.state
    open_now = {step.area: step for step in state.flow.steps.values() if isinstance(step, TokenConflict)}
    areas = [*open_now, *(area for area in conflicts(moment) if area not in open_now)]
    fights = {area: fight(consultation, state, open_now.get(area) or TokenConflict(area)) for area in areas}
    found: dict[AreaId, Attack] = {}
    agenda = in_order(moment, attacks(state))
    while agenda:
        for area in agenda:
            if not succeeds(moment, area):
                found[area] = _failure(consultation, moment, area)
        agenda = [area for area in agenda if succeeds(moment, area)]
        if agenda:
            area = agenda.pop(0)
            found[area] = _success(consultation, moment, area)
    return Conflicts(fights, found)


# Token conflicts


def fight(consultation: Consultation, state: State, under_way: TokenConflict) -> Fight:
    """Fight one conflict to its end on a trial state."""
    book, area = consultation.book, under_way.area
    position = Position(book, state)
    before = forces(state, area)
    choice = any(has_choice(position, party, area) for party in before)
    left = dict(before)
    rounds = [
        Round([_loss(consultation, state, together, left, place) for place, together in enumerate(losers)])
        for losers in fight_out(position, under_way)
    ]
    board = position.board
    sides = [
        Side(told(party), consultation.called(party_key(consultation, party)), tokens, left[party])
        for party, tokens in before.items()
    ]
    says = [_ending(consultation, state, area)]
    if choice:
        says.append(consultation.say("fight-choice", "adv.advanced_military"))
    return Fight(board.ids[area], board.limit[area], sides, rounds, choice, says)


def _loss(
    consultation: Consultation, state: State, together: Sequence[Party], left: dict[Party, int], place: int
) -> LossStep:
    """The loss that comes at a `place` of its round: the smallest force first, the others follow."""
    who = [party_key(consultation, party) for party in together]
    tokens = left[together[0]]
    for party in together:
        left[party] -= 1
    if len(together) > 1:
        says = consultation.say("fight-together", "4a.ties", who=who, tokens=tokens)
    elif _smith(consultation, state, together[0]) and any(
        tokens and not _smith(consultation, state, party) for party, tokens in left.items()
    ):
        says = consultation.say("fight-metal", "adv.metalworking", who=who, tokens=tokens)
    else:
        why = "fight-follows" if place else "fight-fewest"
        says = consultation.say(why, "4a.minority", who=who, tokens=tokens)
    return LossStep([told(party) for party in together], [left[party] for party in together], says)


def _smith(consultation: Consultation, state: State, party: Party) -> bool:
    return party != BARBARIANS and Position(consultation.book, state).allows(party, "later_losses")


def _ending(consultation: Consultation, state: State, area: AreaId) -> Sentence:
    """Why it is over."""
    left = forces(state, area)
    if not left:
        return consultation.say("fight-nobody", "4a.ties")
    if len(left) > 1:
        limit = Position(consultation.book, state).board.limit[area]
        return consultation.say("fight-limit", "4a.end_limit", limit=limit)
    party, tokens = next(iter(left.items()))
    rule = "4a.end_single" if state.cities[area] == NOBODY else "4a.city"
    return consultation.say("fight-single", rule, who=party_key(consultation, party), tokens=tokens)


# City attacks


def _failure(consultation: Consultation, moment: Moment, area: AreaId) -> Attack:
    attack = _attack(consultation, moment.state, area)
    fail(moment, area, _sides(moment.state, area)[0])
    return attack


def _success(consultation: Consultation, moment: Moment, area: AreaId) -> Attack:
    """The city falls, and its defenders fight."""
    state = moment.state
    attack, sides = _attack(consultation, state, area), _sides(state, area)
    replace_city(moment, CityAttack(area, *sides))
    placed = forces(state, area).get(sides[1], 0)
    rest = None
    if contested(Position(consultation.book, state), area):
        rest = fight(consultation, state, TokenConflict(area))
    return msgspec.structs.replace(attack, defenders=placed, fight=rest)


def _attack(consultation: Consultation, state: State, area: AreaId) -> Attack:
    book = consultation.book
    position = Position(book, state)
    attacker, defender = _sides(state, area)
    tokens, need = forces(state, area)[attacker], needed(position, attacker, defender)
    names = {"attacker": party_key(consultation, attacker), "tokens": tokens, "needed": need}
    wins = succeeds(position, area)
    if wins:
        count = defenders(position, attacker, defender)
        rule = "4b.pirate" if defender == BARBARIANS else "4b.replace_six"
        says = [
            consultation.say("attack-succeeds", "4b.seven", **names),
            consultation.say("attack-replaced", rule, tokens=count),
        ]
    else:
        stay = attacker == BARBARIANS or position.ways.failed_attackers_stay
        fate = "attack-fails" if stay else "attack-perishes"
        says = [consultation.say(fate, "4b.insufficient", **names)]
    if need != book.numbers.attack_tokens:
        side = "defend" if need > book.numbers.attack_tokens else "attack"
        says.append(consultation.say("attack-engineering", f"adv.engineering.{side}", needed=need))
    id = position.board.ids[area]
    return Attack(id, told(attacker), told(defender), tokens, need, wins, 0, None, says)


def _sides(state: State, area: AreaId) -> tuple[Party, Party]:
    sides = attack_in(state, area)
    assert sides is not None
    return sides


def told(party: Party) -> Seat | None:
    """A party as it is told: None for the barbarians."""
    return None if party == BARBARIANS else party


def party_key(consultation: Consultation, party: Party) -> str:
    """Who it is, as sentences name it."""
    return consultation.text("counsel-barbarians") if party == BARBARIANS else consultation.key(party)
