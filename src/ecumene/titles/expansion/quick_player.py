"""What a quick player of this game answers where its relatives are not asked."""

from __future__ import annotations

from ecumene.table.answers import Answer
from ecumene.table.frames import Ask
from ecumene.titles.expansion.abilities.demand import AskDemand
from ecumene.titles.expansion.abilities.routes import AskRoutes
from ecumene.titles.expansion.calamities.beneficiaries import AskBeneficiary
from ecumene.titles.expansion.calamities.civil_war import AskMuster, AskSide
from ecumene.titles.expansion.calamities.cyclone import AskShelter
from ecumene.titles.expansion.calamities.dividing import AskDivision
from ecumene.titles.expansion.calamities.giving import AskGive
from ecumene.titles.expansion.calamities.minor import AskBail, AskTribes
from ecumene.titles.expansion.calamities.tokens import AskTokens
from ecumene.titles.expansion.calamities.tyranny import AskProvince
from ecumene.titles.expansion.calamities.unrest import AskStop
from ecumene.titles.expansion.phases.nations import AskNation, AskSwap
from ecumene.titles.expansion.phases.ships import AskShips, EndShips
from ecumene.titles.lineage.movement.moves import BuildShip, Maintain
from ecumene.titles.lineage.quick_player.sailing import CROWD, haven
from ecumene.titles.lineage.quick_player.survey import Survey
from ecumene.titles.lineage.state import Position

CAREFUL: frozenset[type[Ask]] = frozenset(
    {
        AskNation,
        AskSwap,
        AskDivision,
        AskTokens,
        AskGive,
        AskTribes,
        AskBail,
        AskStop,
        AskShelter,
        AskBeneficiary,
        AskProvince,
        AskMuster,
        AskSide,
        AskDemand,
        AskRoutes,
    }
)
"""Questions to which a player would answer what a careful absentee does: their default."""


def advise(position: Position, ask: Ask) -> Answer | None:
    """The answer of a quick player, if it has one of its own."""
    return fit_out(position, ask) if isinstance(ask, AskShips) else None


def fit_out(position: Position, ask: AskShips) -> Answer:
    """A ship where people have no room and a shore in reach has some; other ships are not paid for."""
    state, seat, numbers = position.state, ask.seat, position.book.numbers
    survey, fleet = Survey(position, seat), state.ships[seat]
    steps, treasury = position.raised(seat, "ship_steps"), state.treasury[seat]
    for area, above in survey.surplus.items():
        home = haven(survey, area, steps) if above >= CROWD else None
        if home is None:
            continue
        here = [number for number, ship in enumerate(fleet) if position.berth(ship) in (home, area)]
        unpaid = [number for number in here if not fleet[number].ready]
        if unpaid and unpaid == here and treasury >= numbers.ship_maintenance:
            return Maintain(unpaid[0])
        if not here and len(fleet) < numbers.ships and treasury >= numbers.ship_cost:
            return BuildShip(survey.board.id(home))
    return EndShips()
