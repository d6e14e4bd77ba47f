"""Whatever a route is sent, nobody else waits for it: the most expensive body of each, in a real house."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.bodies import LATE, WITH_BODY, Route, measure, requests_to, routes
from tests.server.scene import Scene, a_scene

ROUTES = routes()
FOR_OPERATORS = ("/metrics", "/api/schema")
"""What programs ask for once in a while that look after a house, or are written for one."""


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with a_scene(tmp_path_factory.mktemp("bodies")) as scene:
        yield scene


def test_every_route_that_takes_a_body_says_which_is_the_dearest() -> None:
    taking = {route.name for route in ROUTES if route.takes_body}
    assert set(WITH_BODY) == taking, "tests/server/bodies.py names the most expensive body of each route"


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.name)
def test_nobody_waits_for_the_dearest_request(scene: Scene, route: Route) -> None:
    if route.path.startswith(FOR_OPERATORS):
        return
    for make in requests_to(scene, route):
        figure = measure(scene, route, make)
        assert not any(status == 0 or status >= 500 for status in figure.statuses), figure
        assert figure.late <= LATE, figure
        assert figure.seconds <= figure.may_cost, figure
