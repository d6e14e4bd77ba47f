"""Remarks of bots on offers of the trade floor: true, about themselves, and without secrets."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from ecumene.table.questions.refusal import Refused
from ecumene.table.state.offers import Floor, Offer, Remark, Remarked, Terms
from ecumene.titles.empires.title import Empires
from ecumene.titles.lineage.state import State
from ecumene.titles.lineage.trade.floor import AskTrade, TradeKind
from tests.titles.empires.test_secrecy import deep_in_the_game

TITLE = Empires()
CARDS = TITLE.content.cards


def floor_of(hands: list[list[str]], *offers: Offer) -> State:
    """Five seats trade with these hands, and these offers are open."""
    options = {"map": "east"}
    position: dict[str, Any] = {"phase": "trade", "until": "trade", "seats": 5, "options": options}
    scene = TITLE.content.scenes[TITLE.scene_for(5, options)]
    for civilization, hand in zip(scene.civilizations, hands, strict=True):
        position[civilization] = {"hand": hand}
    state = TITLE.position({**position, "cities_ever": True})
    state.floor = Floor({offer.id: offer for offer in offers})
    return state


def offer(maker: int, says: tuple[str, ...], wants: tuple[str, ...], **rest: Any) -> Offer:
    id = f"{maker}-{rest.get('to', 'all')}-1"
    form: dict[str, Any] = {"id": id, "version": 1, "maker": maker, "to": None, "gives": says, **rest}
    return Offer(**form, says=Terms(3, says), wants=Terms(3, wants))


def ask_of(state: State, seat: int) -> AskTrade:
    return next(ask for ask in state.flow.asks.values() if isinstance(ask, AskTrade) and ask.seat == seat)


def kind() -> TradeKind:
    found = TITLE.kinds[AskTrade]
    assert isinstance(found, TradeKind)
    return found


def said(state: State, seat: int) -> dict[str, Remark]:
    glimpse = TITLE.glimpse(state, seat)
    return {each.offer: each.remark for each in kind().remarks(glimpse, ask_of(glimpse, seat))}


SETS = [
    ["silk", "silk", "spice", "spice", "cotton", "salt"],
    ["furs", "furs", "hides"],
    ["hides", "hides", "stone"],
    ["flax", "flax", "flax"],
    ["flax", "flax", "sugar"],
]
OFFER = offer(1, ("hides", "furs"), ("salt", "cotton"))


def test_who_does_not_collect_what_is_offered_says_so() -> None:
    assert said(floor_of(SETS, OFFER), 0) == {OFFER.id: Remark(unwanted=("hides", "furs"))}


def test_who_collects_it_gives_nothing_for_it_and_does_not_say_what_it_has() -> None:
    """The words are the same, whether the seat has what is asked for or not."""
    wanted = offer(1, ("silk", "spice"), ("salt", "cotton"))
    without = [["silk", "silk", "spice", "spice", "sugar", "sugar"], *SETS[1:]]
    assert said(floor_of(SETS, wanted), 0) == {wanted.id: Remark(ungiven=("salt", "cotton"))}
    assert said(floor_of(without, wanted), 0) == said(floor_of(SETS, wanted), 0)


def test_nobody_denies_what_they_ask_for() -> None:
    mine = offer(0, ("cotton", "salt"), ("hides", "furs"))
    assert said(floor_of(SETS, OFFER, mine), 0) == {OFFER.id: Remark(ungiven=("salt", "cotton"))}


def test_who_made_another_offer_for_it_has_said_enough() -> None:
    mine = offer(0, ("cotton", "salt"), ("hides", "furs"), to=1, reply=OFFER.id)
    assert said(floor_of(SETS, OFFER, mine), 0) == {}


def test_nothing_is_said_to_what_one_does_not_see() -> None:
    assert said(floor_of(SETS, offer(1, ("hides", "furs"), ("salt", "cotton"), to=2)), 0) == {}


@pytest.mark.parametrize("seed", range(40))
def test_what_is_hidden_may_be_dealt_again(seed: int) -> None:
    """What a seat says is the same to the byte, whatever the others hold and have sealed."""
    random = Random(seed)
    seats = random.choice((5, 9, 12, 18))
    state = deep_in_the_game(seats, random, phase="trade")
    traders = [ask.seat for ask in state.flow.asks.values() if isinstance(ask, AskTrade)]
    if len(traders) < 2:
        return
    goods = [card for card in TITLE.content.kinds.values() if not CARDS[card].calamity]
    offers = [
        offer(maker, tuple(random.sample(goods, 2)), tuple(random.sample(goods, 2))) for maker in traders
    ]
    state.floor = Floor({each.id: each for each in offers})
    speaker = random.choice(traders)
    before = bytes_of(state, speaker)
    others = [seat for seat in traders if seat != speaker]
    cards = [card for seat in others for card in state.hand[seat]]
    random.shuffle(cards)
    for seat in others:
        state.hand[seat] = [cards.pop() for _ in state.hand[seat]]
    for each in offers:
        if each.maker != speaker:
            sealed = tuple(random.sample(goods, 3))
            state.floor.offers[each.id] = msgspec.structs.replace(each, gives=sealed)
    assert bytes_of(state, speaker) == before


def bytes_of(state: State, seat: int) -> bytes:
    glimpse = TITLE.glimpse(state, seat)
    return msgspec.json.encode([tuple(each) for each in kind().remarks(glimpse, ask_of(glimpse, seat))])


# What people say


def remark(state: State, seat: int, remark: Remark, id: str = OFFER.id, version: int = 1) -> Remarked:
    return kind().remark(state, ask_of(state, seat), id, version, remark)


def test_a_person_says_no_to_an_offer() -> None:
    heard = remark(floor_of(SETS, OFFER), 0, Remark(unwanted=("furs",), instead=("silk",)))
    assert heard[:3] == (OFFER.id, 1, 1)


@pytest.mark.parametrize(
    "words",
    [
        Remark(unwanted=("silk",)),
        Remark(ungiven=("furs",)),
        Remark(instead=("treachery",)),
        Remark(instead=("no such thing",)),
        Remark(unwanted=("furs", "furs")),
    ],
)
def test_nobody_says_more_than_a_remark_is_for(words: Remark) -> None:
    with pytest.raises(Refused):
        remark(floor_of(SETS, OFFER), 0, words)


def test_what_is_not_there_and_what_is_not_seen_are_refused_alike() -> None:
    hidden = offer(1, ("hides", "furs"), ("salt", "cotton"), to=2)
    state = floor_of(SETS, hidden)
    with pytest.raises(Refused) as unseen:
        remark(state, 0, Remark(), hidden.id)
    with pytest.raises(Refused) as missing:
        remark(state, 0, Remark(), "1-3-7")
    assert str(unseen.value) == str(missing.value)


def test_words_are_about_the_version_that_was_read_and_not_about_ones_own() -> None:
    state = floor_of(SETS, OFFER)
    for seat, version in ((0, 2), (1, 1)):
        with pytest.raises(Refused):
            remark(state, seat, Remark(), version=version)
