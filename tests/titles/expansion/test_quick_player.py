"""A quick player's ships in the Expansion Project: nobody starves on an island."""

from __future__ import annotations

from typing import Any

from ecumene import bots
from ecumene.bots.turns import in_turn
from ecumene.table.chance import Seeded
from ecumene.table.questions.answers import Answer
from ecumene.table.table import Table
from ecumene.titles.expansion.phases.ships import EndShips
from ecumene.titles.expansion.title import Expansion
from ecumene.titles.lineage.movement.moves import BuildShip, Embark, Maintain
from ecumene.titles.lineage.state import State

TITLE = Expansion()
TURNS = 8


def crete(phase: str, **given: Any) -> State:
    return TITLE.position({"seats": 5, "phase": phase, "crete": given})


def advice(state: State) -> Answer:
    seat = state.civilizations.index("crete")
    [ask] = [ask for _, ask in TITLE.requests(state) if ask.seat == seat]
    answer = TITLE.advise(TITLE.glimpse(state, seat), ask, TITLE.options(state, ask))
    assert answer is not None
    TITLE.answer(state.copy(), seat, ask.id, answer, Seeded.from_number(1))  # it is legal
    return answer


def test_people_pay_what_the_treasury_lacks() -> None:
    assert advice(crete("ships", tokens={"knossos": 5})) == BuildShip("knossos", ("knossos", "knossos"))
    assert advice(crete("ships", tokens={"knossos": 5}, treasury=1)) == BuildShip("knossos", ("knossos",))
    assert advice(crete("ships", tokens={"knossos": 5}, treasury=2)) == BuildShip("knossos")


def test_a_ship_that_waits_is_paid_for_by_people_too() -> None:
    state = crete("ships", tokens={"knossos": 5}, ships=["knossos"])
    assert advice(state) == Maintain(0, "knossos")


def test_nobody_pays_where_too_few_would_be_left_to_sail_and_to_stay() -> None:
    assert advice(crete("ships", tokens={"phaestos": 4})) == EndShips()


def test_who_built_the_ship_goes_on_board() -> None:
    """After two of five have paid for it the other three would have room at home."""
    assert advice(crete("movement", tokens={"knossos": 3}, ships=["knossos"])) == Embark(0, 2)


def test_steady_players_leave_crete() -> None:
    table = Table(TITLE, seats=5, seed=1, options={"turns": TURNS})
    players = [bots.make("steady", seat, meta=TITLE.meta) for seat in range(5)]
    for request in in_turn(table):
        table.answer(request.seat, request.id, players[request.seat].choose(table.perspective(request)))
    view = table.view(None)
    [seat] = [seat for seat, shown in view["seats"].items() if shown["civilization"] == "crete"]
    settled = {id for id, area in view["areas"].items() if area.get("tokens", {}).get(seat)}
    assert len(settled - {"knossos", "phaestos"}) >= 2
