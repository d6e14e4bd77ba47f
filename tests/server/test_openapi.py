"""The description of the routes is the one that is committed, and the real house keeps to it.

ECUMENE_EXAMPLES is the number of generated requests for each route (default 4).
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import CHECKS, load_all_checks

from ecumene.server.openapi import describe
from tests.server.client import Guest, Process

EXAMPLES = int(os.environ.get("ECUMENE_EXAMPLES", "4"))
FILE = Path(__file__).parents[2] / "client" / "openapi.json"

load_all_checks()
PROMISED: Any = CHECKS.get_by_names(
    [
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_headers_conformance",
        "response_schema_conformance",
        "unsupported_method",
    ]
)
"""A request of the right form may still make no sense at a table, so it need not be accepted."""

schema = schemathesis.openapi.from_dict(describe())


def test_the_committed_description_is_todays() -> None:
    assert msgspec.json.decode(FILE.read_bytes()) == describe(), "make client/openapi.json anew"


def test_answers_are_told_apart_by_what_they_do() -> None:
    schemas = describe()["components"]["schemas"]
    for union in ("AgesAnswer", "CulturesAnswer", "EmpiresAnswer"):
        mapping = schemas[union]["discriminator"]["mapping"]
        assert schemas[union]["discriminator"]["propertyName"] == "do"
        for tag, ref in mapping.items():
            assert schemas[ref.rpartition("/")[2]]["properties"]["do"] == {"enum": [tag]}


@pytest.fixture(scope="module")
def places(house: Process) -> dict[str, str]:
    """Real ids, so that what is made up does not end at the first door."""
    ada = Guest(house.address, "Ada")
    table, invitation = ada.open_table(bots=["random"])
    ada.start(table)
    return {"id": table, "token": invitation, "bearer": ada.token, "title": "cultures"}


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_the_house_keeps_to_its_description(case: Case[Any], house: Process, places: dict[str, str]) -> None:
    """Whatever is sent: no fault, only documented replies of the documented form."""
    if case.operation.method == "get" or len(str(case.body)) % 2:
        case.path_parameters |= {name: places[name] for name in case.path_parameters if name in places}
    case.headers["authorization"] = f"Bearer {places['bearer']}"
    if case.path == "/api/session/end":  # the session is still needed
        case.headers["authorization"] = "Bearer nobody"
    if case.path.endswith("/events"):
        case.query["wait"] = 0.05
    response = case.call(base_url=house.address)
    case.validate_response(response, checks=PROMISED)
