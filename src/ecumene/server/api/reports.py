"""Saying that something is wrong."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, post
from litestar.params import JSONBody
from msgspec import Meta

from ecumene.server.api.access import Invitation, Language, Seat, Somebody, TheHouse, look
from ecumene.server.edge.bodies import LARGER
from ecumene.server.errors import BadRequest
from ecumene.server.operations import reports
from ecumene.server.texts import several_lines

Short = Annotated[str, Meta(max_length=300)]


class ClientFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the page knows of itself; `faults` are the last errors that it met."""

    browser: Short = ""
    version: Short = ""
    page: Short = ""
    size: Short = ""
    language: Short = ""
    faults: Annotated[list[Short], Meta(max_length=20)] = []


class ReportForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is wrong, and at which table; the house adds what that seat can see there."""

    text: Annotated[str, Meta(min_length=1, max_length=reports.LONGEST_TEXT)]
    table: Annotated[str, Meta(max_length=64)] | None = None
    seat: Seat | None = None
    client: ClientFacts | None = None


class Reported(msgspec.Struct, frozen=True):
    """The number of the report, by which the operator of the house finds it."""

    id: str


class ReportsController(Controller):
    path = "/api/reports"
    tags = ("reports",)

    @post(
        "/", summary="Say that something is wrong.", opt={"strict_rate": True}, request_max_body_size=LARGER
    )
    async def report(
        self,
        house: TheHouse,
        person: Somebody,
        data: JSONBody[ReportForm],
        language: Language = "en",
        invitation: Invitation = None,
    ) -> Reported:
        """The house keeps it with the position and the log as the reporter may know them."""
        text = several_lines(data.text).strip()
        if not text:
            raise BadRequest("bad-text")
        seen = None
        if data.table is not None:
            seen = await look(house, data.table, person, data.seat, language, invitation)
        client = msgspec.to_builtins(data.client or ClientFacts())
        return Reported(await reports.keep(house.store, person, text, client, seen))
