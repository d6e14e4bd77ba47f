"""A quick player's answers to the questions that only this game asks."""

from __future__ import annotations

from ecumene.table.questions.answers import Answer
from ecumene.table.state.frames import Ask
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
from ecumene.titles.lineage.movement.movement import AskMove
from ecumene.titles.lineage.movement.moves import BuildShip, Embark, Maintain
from ecumene.titles.lineage.quick_player.sailing import CROWD, best_shore, haven
from ecumene.titles.lineage.quick_player.survey import Survey
from ecumene.titles.lineage.state import Position

STAYING = 1
"""The number of people who stay at home when others sail: they grow again."""

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
    if isinstance(ask, AskShips):
        return fit_out(position, ask)
    return set_sail(position, ask) if isinstance(ask, AskMove) else None


def fit_out(position: Position, ask: AskShips) -> Answer:
    """A ship where people have no room and a shore in reach has some; other ships are not paid for.

    What the treasury lacks people of the area pay, if enough of them are left to sail and to stay.
    """
    state, seat, numbers = position.state, ask.seat, position.book.numbers
    survey, fleet = Survey(position, seat), state.ships[seat]
    steps, treasury = position.raised(seat, "ship_steps"), state.treasury[seat]
    for area, above in survey.surplus.items():
        home = haven(survey, area, steps) if above >= CROWD else None
        if home is None:
            continue
        id, spare = survey.board.ids[area], survey.row[area] - CROWD - STAYING
        here = [number for number, ship in enumerate(fleet) if position.berth(ship) in (home, area)]
        unpaid = [number for number in here if not fleet[number].ready]
        if unpaid and unpaid == here and treasury >= numbers.ship_maintenance:
            return Maintain(unpaid[0])
        if unpaid and unpaid == here and spare >= numbers.ship_maintenance:
            return Maintain(unpaid[0], id)
        lacking = max(numbers.ship_cost - treasury, 0)
        if not here and len(fleet) < numbers.ships and spare >= lacking:
            return BuildShip(survey.board.id(home), (id,) * lacking)
    return EndShips()


def set_sail(position: Position, ask: AskMove) -> Answer | None:
    """A seat that built a ship uses it, even if the tokens paid for it have made room at home again."""
    fleet = position.state.ships[ask.seat]
    idle = [number for number, ship in enumerate(fleet) if ship.ready and not ship.steps and not ship.cargo]
    if not idle or any(ship.cargo for ship in fleet):
        return None
    survey, steps = Survey(position, ask.seat), position.raised(ask.seat, "ship_steps")
    for number in idle:
        area = fleet[number].place
        free = min(survey.movers.get(area, 0), survey.row[area] - STAYING) if area < survey.board.size else 0
        crew = min(max(survey.surplus.get(area, 0), CROWD), position.raised(ask.seat, "ship_capacity"))
        if crew <= free:
            shore = best_shore(survey, position.berth(fleet[number]), steps, crew)
            if shore is not None and shore[1]:
                return Embark(number, crew)
    return None
