"""The advance shop: every price explained, and the best purchase that a seat can afford for an aim."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec
from msgspec import Meta

from ecumene.table.questions.counsel import Asked, Sentence
from ecumene.titles.lineage.advances.payment import (
    Pay,
    Swap,
    payments,
    token_value,
    treasury_due,
    value_of,
    wealth,
)
from ecumene.titles.lineage.advances.prices import AdvanceId, Price, Prices, priced, saved, total
from ecumene.titles.lineage.state import CardId, Position
from ecumene.titles.lineage.trade.values import added_value, hand_value
from ecumene.titles.lineage.what_if.aims import AimName, aim_of, era_ahead, lacking_for, protection
from ecumene.titles.lineage.what_if.combinations import Found, best_baskets, given_along
from ecumene.titles.lineage.what_if.consultation import Consultation, known, refuse
from ecumene.titles.lineage.what_if.purse import Purse


class AskShop(Asked, frozen=True):
    """What for, and what is chosen already. Without an aim only prices are told."""

    aim: AimName | None = None
    chosen: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=60)] = ()


class SpecialCredit(msgspec.Struct, frozen=True):
    advance: AdvanceId
    name: str
    amount: int


class PriceTold(msgspec.Struct, frozen=True):
    """An advance: its cost, the credit of its better group, special credits, and what is left to pay.

    `adds` is what it would add to the price of what is chosen, which may be less (Library).
    """

    advance: AdvanceId
    name: str
    cost: int
    group: str
    credit: int
    special: list[SpecialCredit]
    price: int
    adds: int
    affordable: bool
    points: int
    says: list[Sentence]


class PaymentTold(msgspec.Struct, frozen=True):
    """Cards and treasury that pay, and what would be lost beyond the price. `answer` is what to send."""

    cards: list[CardId]
    treasury: int
    value: int
    waste: int
    substitute: CardId | None
    stands_for: CardId | None
    answer: Pay


class Combination(msgspec.Struct, frozen=True):
    """Advances that can be bought together, with what is given with them (Anatomy), and what stays."""

    advances: list[AdvanceId]
    gifts: list[AdvanceId]
    price: int
    saved: int
    points: int
    payment: PaymentTold
    hand_left: list[CardId]
    hand_value_left: int
    treasury_left: int
    says: list[Sentence]


class Shop(msgspec.Struct, frozen=True):
    """Prices of all advances that are not held, and the best baskets for an aim, the best first.

    Of what is chosen it is told what it costs, by how much it raises the score, and what comes with it where
    nobody chooses that. `payments` are ways to pay for it: the one that keeps most first, then those that the
    rules offer. `wealth` is all that the seat could pay: its hand, with the best substitute, and its
    treasury, of which a token is worth `token_value`.
    """

    wealth: int
    hand_value: int
    treasury: int
    token_value: int
    chosen: list[AdvanceId]
    chosen_price: int
    chosen_saved: int
    chosen_points: int
    chosen_gifts: list[AdvanceId]
    payments: list[PaymentTold]
    prices: list[PriceTold]
    best: list[Combination]
    says: list[Sentence]


def shop(consultation: Consultation, asked: AskShop) -> Shop:
    book, state, seat = consultation.book, consultation.glimpse, consultation.seat
    position = known(consultation)
    explained = priced(book, state.advances[seat], state.credits[seat])
    costs = {id: price.total for id, price in explained.items()}
    money = wealth(position, seat)
    chosen = _chosen(consultation, asked, costs, money)
    price = total(book, costs, chosen)
    along = given_along(book, costs, chosen) if book.ways.gives_all else ()
    best: list[Combination] = []
    says = [consultation.say("shop-wealth", "12a.pay_cards", wealth=money)]
    if added := added_value(position, seat, state.hand[seat]):
        says.append(consultation.say("shop-added", added=added))
    purse = Purse(position, seat)
    if asked.aim:
        found = best_baskets(book, costs, money, aim_of(consultation, asked.aim), chosen)
        best = [_combination(consultation, costs, purse, one) for one in found if one.basket]
        says += _about_aim(consultation, asked.aim, best)
    return Shop(
        wealth=money,
        hand_value=hand_value(position, seat, state.hand[seat]),
        treasury=state.treasury[seat],
        token_value=token_value(position, seat),
        chosen=list(chosen),
        chosen_price=price,
        chosen_saved=saved(book, costs, chosen),
        chosen_points=_points(consultation, (*chosen, *along)),
        chosen_gifts=list(along),
        payments=_payments(consultation, purse, price) if chosen else [],
        prices=[_price(consultation, costs, chosen, money, id, one) for id, one in explained.items()],
        best=best,
        says=says,
    )


def _chosen(consultation: Consultation, asked: AskShop, costs: Prices, money: int) -> tuple[AdvanceId, ...]:
    """What is chosen, if it can be."""
    book, chosen = consultation.book, tuple(dict.fromkeys(asked.chosen))
    for id in chosen:
        if id not in book.advances:
            raise refuse(consultation, "lineage-refuse-no-such-advance")
        if id not in costs:
            raise refuse(consultation, "lineage-refuse-advance-held", advance=consultation.called(id))
    if (price := total(book, costs, chosen)) > money:
        raise refuse(consultation, "lineage-refuse-too-dear", "12a.pay_cards", price=price, wealth=money)
    return chosen


# Prices


def _price(
    consultation: Consultation,
    costs: Prices,
    chosen: tuple[AdvanceId, ...],
    money: int,
    id: AdvanceId,
    price: Price,
) -> PriceTold:
    book, called = consultation.book, consultation.called
    before = total(book, costs, chosen)
    adds = 0 if id in chosen else total(book, costs, (*chosen, id)) - before
    return PriceTold(
        advance=id,
        name=called(id),
        cost=price.cost,
        group=price.group,
        credit=price.credit,
        special=[SpecialCredit(giver, called(giver), amount) for giver, amount in price.special],
        price=price.total,
        adds=adds,
        affordable=before + adds <= money,
        points=book.advances[id].victory_points,
        says=_explained(consultation, id, price, adds if id not in chosen else price.total),
    )


def _explained(consultation: Consultation, id: AdvanceId, price: Price, adds: int) -> list[Sentence]:
    """The price step by step."""
    says = [consultation.say("price-cost", "12a.single_transaction", cost=price.cost)]
    if price.credit:
        group = consultation.text(f"counsel-group-{price.group}")
        rule = "12a.dual" if len(consultation.book.advances[id].groups) > 1 else "12a.discount.colour"
        says.append(consultation.say("price-credit", rule, group=group, credit=price.credit))
    for giver, amount in price.special:
        says.append(consultation.say("price-special", "12a.discount.special", advance=giver, amount=amount))
    if price.total != adds:
        says.append(consultation.say("price-discount", "adv.library", amount=price.total - adds))
    rule = "12a.free" if not price.total else ""
    says.append(consultation.say("price-total", rule, price=adds))
    return says


# Combinations


def _combination(consultation: Consultation, costs: Prices, purse: Purse, found: Found) -> Combination:
    book, state, seat = consultation.book, consultation.glimpse, consultation.seat
    paid = purse.pay(found.price)
    assert paid is not None, "a basket costs more than there is"
    pay, treasury = paid
    left = list(state.hand[seat])
    for card in pay.cards:
        left.remove(card)
    points = _points(consultation, (*found.basket, *found.gifts))
    less = saved(book, costs, found.basket)
    says = [consultation.say("basket-price", "12a.single_transaction", price=found.price, points=points)]
    if less:
        says.append(consultation.say("basket-saved", "adv.library", amount=less))
    says += [consultation.say("basket-gift", "adv.anatomy", advance=gift) for gift in found.gifts]
    return Combination(
        advances=list(found.basket),
        gifts=list(found.gifts),
        price=found.price,
        saved=less,
        points=points,
        payment=_payment(consultation, pay, treasury, found.price),
        hand_left=left,
        hand_value_left=hand_value(known(consultation), seat, left),
        treasury_left=state.treasury[seat] - treasury,
        says=says,
    )


def _points(consultation: Consultation, advances: Iterable[AdvanceId]) -> int:
    """By how much advances raise the score of a seat, without regard to what is paid for them."""
    book, seat, state = consultation.book, consultation.seat, consultation.trial()
    position = Position(book, state)
    before = sum(position.ways.score(position, seat).values())
    for id in advances:
        state.advances[seat] |= book.bits[id]
    return sum(position.ways.score(position, seat).values()) - before


def _payments(consultation: Consultation, purse: Purse, price: int) -> list[PaymentTold]:
    """Ways to pay, the one that keeps most first."""
    book, state, seat = consultation.book, consultation.glimpse, consultation.seat
    best = purse.pay(price)
    assert best is not None, "what is chosen costs more than there is"
    ways = dict.fromkeys([best[0], *payments(Position(book, state), seat, price)])
    return [_payment(consultation, pay, _treasury_for(consultation, pay, price), price) for pay in ways]


def _treasury_for(consultation: Consultation, pay: Pay, price: int) -> int:
    """The tokens of treasury that a payment takes besides its cards."""
    position, seat = known(consultation), consultation.seat
    return treasury_due(position, seat, price - value_of(position, seat, pay.cards, _swap(pay)))


def _swap(pay: Pay) -> Swap | None:
    return Swap(pay.substitute, pay.stands_for) if pay.substitute and pay.stands_for else None


def _payment(consultation: Consultation, pay: Pay, treasury: int, price: int) -> PaymentTold:
    position, seat = known(consultation), consultation.seat
    value = value_of(position, seat, pay.cards, _swap(pay))
    waste = value + treasury * token_value(position, seat) - price
    return PaymentTold(list(pay.cards), treasury, value, waste, pay.substitute, pay.stands_for, pay)


def _about_aim(consultation: Consultation, aim: AimName, best: list[Combination]) -> list[Sentence]:
    if not best:
        return [consultation.say("shop-nothing", "12a.pay_cards")]
    if aim == "protection":
        shield = protection(consultation)
        points = sum(shield.get(id, 0) for id in (*best[0].advances, *best[0].gifts))
        city = consultation.book.numbers.city_points
        return [consultation.say("shop-protection", "ch8.cumulative", points=points, city=city)]
    if aim != "era":
        return [consultation.say(f"shop-{aim}", "12a.pay_cards")]
    era, need = era_ahead(consultation)
    lacking = lacking_for(consultation, need)
    if not lacking:
        return [consultation.say("shop-era-met", "13a.requirements", era=era)]
    return [consultation.say("shop-era", "13a.requirements", era=era)]
