"""Rising Cultures with faults planted in it: leaks and broken rules that the fuzzer has to find."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from random import Random
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from ecumene.table.chance import Chance
from ecumene.table.questions.answers import Plain, plain
from ecumene.table.questions.kind import Kind
from ecumene.table.questions.menu import FORMS, Menu
from ecumene.table.ruleset import Prepared, View
from ecumene.table.state.fields import Visibility
from ecumene.table.state.frames import Ask, Node, Seat
from ecumene.table.text.events import Event
from ecumene.table.text.words import Words
from ecumene.titles.cultures.book import Book
from ecumene.titles.cultures.events import Buried, Drew
from ecumene.titles.cultures.rules.plays import AskPlay, Coins, Play, PlayKind
from ecumene.titles.cultures.rules.provinces import AskCompete, CompeteKind
from ecumene.titles.cultures.rules.setup import AskStart, Moment, Start, StartKind
from ecumene.titles.cultures.rules.swap import AskBury, Bury, BuryKind
from ecumene.titles.cultures.state import State, other
from ecumene.titles.cultures.title import Cultures

Kinds = dict[type[Ask], type[Kind[Any, Any, Any, Any]]]


def _with(ask: type[Ask], kind: type[Kind[Any, Any, Any, Any]]) -> Kinds:
    return {**Cultures.kind_types, ask: kind}


# Leaks


class HandInView(Cultures):
    def view(self, state: State, seat: Seat | None) -> View:
        seen = super().view(state, seat)
        return seen if seat is None else {**seen, "rumour": list(state.hand[other(seat)])}


class HandForSpectators(Cultures):
    def view(self, state: State, seat: Seat | None) -> View:
        seen = super().view(state, seat)
        return seen if seat is not None else {**seen, "hands": [list(hand) for hand in state.hand]}


class HandInGlimpse(Cultures):
    def glimpse(self, state: State, seat: Seat | None) -> State:
        glimpse = super().glimpse(state, seat)
        glimpse.hand = [hand.copy() for hand in state.hand]
        return glimpse


class _TalkativeCompete(CompeteKind):
    def about(self, state: State, ask: AskCompete) -> Mapping[str, Any]:
        deck = state.deck[other(ask.seat)]
        return {**super().about(state, ask), "province": deck[0] if deck else "nothing"}


class TopCardInPrompt(Cultures):
    kind_types = _with(AskCompete, _TalkativeCompete)


class OrderOfOptions(Cultures):
    def options(self, state: State, ask: Ask) -> Sequence[Any]:
        options = super().options(state, ask)
        return options if "".join(state.hand[other(ask.seat)]) < "m" else options[::-1]


class HiddenDefault(Cultures):
    def default(self, state: State, ask: Ask) -> Any:
        options = self.options(state, ask)
        return options[len("".join(state.hand[other(ask.seat)])) % len(options)]


class CardInRequestId(Cultures):
    def carry_out(self, state: State, prepared: Prepared, chance: Chance) -> list[Event]:
        events = super().carry_out(state, prepared, chance)
        for node, ask in state.flow.open():
            deck = state.deck[other(ask.seat)]
            if deck and ask.id.count("-") == 1:
                state.flow.replace(node, replace(ask, id=f"{ask.id}-{deck[-1]}"))
        return events


class _TellingPlay(PlayKind):
    def check(self, state: State, ask: AskPlay, answer: Play) -> None:
        if answer.card in state.hand[other(ask.seat)]:
            raise self.refuse("taken-civilization")
        super().check(state, ask, answer)


class TellingRefusal(Cultures):
    kind_types = _with(AskPlay, _TellingPlay)


class _OpenlyBuried(Buried, frozen=True, tag="buried"):
    def seen_by(self, seat: int | None) -> Self:
        return self


class _OpenBury(BuryKind):
    def apply(self, moment: Moment, node: Node, ask: AskBury, answer: Bury) -> None:
        super().apply(moment, node, ask, answer)
        moment.events[-1] = _OpenlyBuried(ask.seat, answer.card)


class BuriedCardTold(Cultures):
    kind_types = _with(AskBury, _OpenBury)


class _QuietDrew(Drew, frozen=True, tag="drew"):
    reveals: ClassVar[Any] = "nobody"


class UnmarkedDraw(Cultures):
    """Whoever drew cards could take it back, having seen them."""

    def carry_out(self, state: State, prepared: Prepared, chance: Chance) -> list[Event]:
        events = super().carry_out(state, prepared, chance)
        return [_QuietDrew(e.seat, e.count, e.cards) if isinstance(e, Drew) else e for e in events]


class UnclassedField(Cultures):
    visibility: ClassVar[dict[str, Visibility]] = {
        name: seen for name, seen in Cultures.visibility.items() if name != "hand"
    }


class ForgetfulImagination(Cultures):
    def imagine(self, view: View, chance: Chance) -> State:
        state = super().imagine(view, chance)
        state.coins[0] += 1
        state.supply -= 1
        return state


# Broken rules


class CoinsFromNowhere(Cultures):
    def carry_out(self, state: State, prepared: Prepared, chance: Chance) -> list[Event]:
        state.coins[0] += 1
        return super().carry_out(state, prepared, chance)


class CardTwice(Cultures):
    def carry_out(self, state: State, prepared: Prepared, chance: Chance) -> list[Event]:
        events = super().carry_out(state, prepared, chance)
        if state.phase == "play" and state.hand[0]:
            state.discard[0].append(state.hand[0][0])
        return events


class _BadDefault(PlayKind):
    def default(self, state: State, ask: AskPlay) -> Play:
        return Coins("no_such_card")


class DefaultRefused(Cultures):
    kind_types = _with(AskPlay, _BadDefault)


class _ChangingRefusal(PlayKind):
    def check(self, state: State, ask: AskPlay, answer: Play) -> None:
        if answer.card not in state.hand[ask.seat]:
            state.known_top[ask.seat] += 1
        super().check(state, ask, answer)


class RefusalChanges(Cultures):
    kind_types = _with(AskPlay, _ChangingRefusal)


class _FalseOffer(PlayKind):
    def options(self, state: State, ask: AskPlay) -> Sequence[Play]:
        return [*super().options(state, ask), Coins("no_such_card")]

    def offer(self, state: State, ask: AskPlay) -> list[Plain]:
        return [plain(option) for option in self.options(state, ask)]


class OptionRefused(Cultures):
    kind_types = _with(AskPlay, _FalseOffer)


class _NarrowOffer(PlayKind):
    def options(self, state: State, ask: AskPlay) -> Sequence[Play]:
        return [option for option in super().options(state, ask) if isinstance(option, Coins)]

    def offer(self, state: State, ask: AskPlay) -> list[Plain]:
        return [plain(option) for option in self.options(state, ask)]


class _OtherForms(PlayKind):
    def offer(self, state: State, ask: AskPlay) -> list[Plain]:
        return super().offer(state, ask)[::-1]


class OtherOffers(Cultures):
    kind_types = _with(AskPlay, _OtherForms)


class NotAllOffered(Cultures):
    kind_types = _with(AskPlay, _NarrowOffer)


class _Careless(PlayKind):
    def check(self, state: State, ask: AskPlay, answer: Play) -> None:
        state.hand[ask.seat].index(answer.card)


class CheckCrashes(Cultures):
    kind_types = _with(AskPlay, _Careless)


class OwnLuck(Cultures):
    """Luck that is not the table's: a replay cannot repeat it."""

    luck = Random(1)

    def carry_out(self, state: State, prepared: Prepared, chance: Chance) -> list[Event]:
        self.luck.shuffle(state.deck[0])
        return super().carry_out(state, prepared, chance)


class SharedData(Cultures):
    def view(self, state: State, seat: Seat | None) -> View:
        return {**super().view(state, seat), "boxed": state.row}


class _SharingStart(StartKind):
    """Forms made once, with lists in them: copying a form is not enough to make it the receiver's own."""

    def __init__(self, content: Book, words: Words, title: str) -> None:
        super().__init__(content, words, title)
        self._menu = Menu[tuple[str, ...], Start](
            lambda hand: [Start([a, b], top) for a, b, top in permutations(hand, 3)]
        )

    def offer(self, state: State, ask: AskStart) -> list[Plain]:
        return self._menu[tuple(state.hand[ask.seat])][FORMS].copy()


class SharedOptions(Cultures):
    kind_types = _with(AskStart, _SharingStart)


class NobodyAsked(Cultures):
    def carry_out(self, state: State, prepared: Prepared, chance: Chance) -> list[Event]:
        events = super().carry_out(state, prepared, chance)
        if state.round == 2:
            state.flow.asks.clear()
        return events


LEAKS = (
    HandInView,
    HandForSpectators,
    HandInGlimpse,
    TopCardInPrompt,
    OrderOfOptions,
    HiddenDefault,
    CardInRequestId,
    TellingRefusal,
    BuriedCardTold,
    UnmarkedDraw,
    UnclassedField,
    ForgetfulImagination,
)
BUGS = (
    CoinsFromNowhere,
    CardTwice,
    DefaultRefused,
    RefusalChanges,
    OptionRefused,
    OtherOffers,
    NotAllOffered,
    CheckCrashes,
    OwnLuck,
    SharedData,
    NobodyAsked,
)
