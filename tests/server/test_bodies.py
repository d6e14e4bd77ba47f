"""No request makes others wait: the most expensive body of each route, in a real house."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.bodies import LATE, WITH_BODY, Route, measure, requests_to, routes
from tests.server.client import Guest, Process, unlimited
from tests.server.hostile_journals import own_content
from tests.server.scene import Scene, a_scene

ROUTES = routes()


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with a_scene(tmp_path_factory.mktemp("bodies")) as scene:
        yield scene


def test_every_route_that_takes_a_body_says_which_is_the_dearest() -> None:
    taking = {route.name for route in ROUTES if route.takes_body}
    assert set(WITH_BODY) == taking, "tests/server/bodies.py names the most expensive body of each route"


@pytest.mark.quiet
@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.name)
def test_nobody_waits_for_the_dearest_request(scene: Scene, route: Route) -> None:
    for make in requests_to(scene, route):
        figure = measure(scene, route, make)
        assert not any(status == 0 or status >= 500 for status in figure.statuses), figure
        assert figure.late <= LATE, figure
        assert figure.seconds <= figure.may_cost, figure


WATCHED = """
import pathlib, threading
from ecumene.table import titles
said = pathlib.Path({file!r})
def watched(build):
    def building(name, *rest):
        with said.open("a") as file:
            print(threading.current_thread().name, name, file=file)
        return build(name, *rest)
    return building
titles._load, titles._with_own = watched(titles._load), watched(titles._with_own)
from ecumene.cli import main
main()
"""


def test_no_title_is_read_or_built_on_the_loop(tmp_path: Path) -> None:
    """A house that has read nothing before: who asks for a title, or brings one, lets nobody wait."""
    said = tmp_path / "said"
    house = Process(tmp_path, *unlimited(), entry=WATCHED.format(file=str(said)))
    house.open()
    try:
        ada = Guest(house.address, "Ada")
        for title in ("ages", "cultures", "empires", "expansion"):
            ada.get(f"/api/titles/{title}/terms", language="de")
            ada.get(f"/api/titles/{title}/components")
            table, _ = ada.open_table(title, hotseat=True)
            ada.start(table)
        ada.get("/api/me/achievements", language="de")
        card = ada.post("/api/import", {"journal": own_content()})
        ada.get(f"/api/tables/{card['id']}/state", language="de")
        ada.get("/api/tables", which="finished", language="de")
    finally:
        house.close_if_open()
    builders = [line.split() for line in said.read_text().splitlines()]
    assert {name for _, name in builders} == {"ages", "cultures", "empires", "expansion"}
    assert "MainThread" not in {thread for thread, _ in builders}
