"""The result of every tax rate for a seat, before it chooses one."""

from __future__ import annotations

import msgspec

from ecumene.table.questions.counsel import Asked
from ecumene.titles.lineage.phases.tax import rates, taxed
from ecumene.titles.lineage.what_if.consultation import Consultation, known


class AskRates(Asked, frozen=True):
    pass


class RateTold(msgspec.Struct, frozen=True):
    """One rate: the tokens `paid`, treasury and stock after that, and how many cities revolt."""

    rate: int
    paid: int
    treasury: int
    stock: int
    revolting: int


class Rates(msgspec.Struct, frozen=True):
    rates: list[RateTold]


def foresee_rates(consultation: Consultation, asked: AskRates) -> Rates:
    seat, state = consultation.seat, consultation.glimpse
    position = known(consultation)
    treasury, stock = state.treasury[seat], state.stock[seat]
    told = []
    for rate in rates(position, seat):
        paid, revolting = taxed(position, seat, rate)
        told.append(RateTold(rate, paid, treasury + paid, stock - paid, revolting))
    return Rates(told)
