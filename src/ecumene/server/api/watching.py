"""Watching a table: what a seat sees, what happened, the past, and the proof of what was played."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec
from litestar import Controller, Response, get
from litestar.params import PathParameter, QueryParameter

from ecumene.review.telling import ReviewTold, told
from ecumene.server.api.access import (
    After,
    Anybody,
    AnyRequest,
    AtEntry,
    FromSeat,
    Invitation,
    Language,
    TableId,
    TheHouse,
    asker_of,
    enter,
    look,
    then,
)
from ecumene.server.errors import BadRequest, Conflict
from ecumene.server.house import House
from ecumene.server.keeping.keeper import Keeper
from ecumene.server.keeping.status import Clock
from ecumene.server.people.accounts import Person
from ecumene.server.tables.packets import Packet, past_packet
from ecumene.table.record import journal as books
from ecumene.table.record.replay import Verdict
from ecumene.table.rulebook.sections import sections_of
from ecumene.table.text.chronicle import Page
from ecumene.table.titles import AnyTitle

Wait = Annotated[float, QueryParameter(ge=0, le=30)]
LINES = 500
"""How many lines of a log come at once."""
Lines = Annotated[int, QueryParameter(ge=1, le=LINES)]


class Shown(msgspec.Struct, frozen=True):
    """A table as one viewer may know it. `state` changes by the numbered patches of the socket, `clock` (who
    is awaited since when and until when) by its messages of that name."""

    number: int
    seat: int | None
    seats: list[int]
    state: Packet
    clock: Clock


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a phase begins in the history of a table. `gone`: it was taken back since."""

    number: int
    turn: int
    phase: str
    where: str
    gone: bool = False


class WatchingController(Controller):
    path = "/api/tables/{id:str}"
    tags = ("tables",)

    @get("/state", summary="The table as I may know it.")
    async def state(
        self,
        house: TheHouse,
        visitor: Anybody,
        id: TableId,
        seat: FromSeat = None,
        language: Language = "en",
        invitation: Invitation = None,
    ) -> Shown:
        live, viewer = await look(house, id, visitor, seat, language, invitation)
        mine = live.door.held(visitor.id if visitor else None)
        return Shown(live.number, viewer.seat, mine, live.packet(viewer), live.attendant(Keeper).clock())

    @get("/log", summary="What happened, after an entry, as far as I may know it.")
    async def log(
        self,
        house: TheHouse,
        visitor: Anybody,
        id: TableId,
        seat: FromSeat = None,
        language: Language = "en",
        after: After = 0,
        before: AtEntry = None,
        most: Lines = LINES,
        invitation: Invitation = None,
    ) -> list[Packet]:
        """The newest lines between the entries `after` and `before`; earlier ones are asked for in turn."""
        live, viewer = await look(house, id, visitor, seat, language, invitation)
        return live.log(viewer, after, before, most)

    @get("/events", summary="What changed after an entry: the messages that a socket would have brought.")
    async def events(
        self,
        house: TheHouse,
        visitor: Anybody,
        id: TableId,
        after: After,
        wait: Wait = 0.0,
        seat: FromSeat = None,
        language: Language = "en",
        invitation: Invitation = None,
    ) -> list[Packet]:
        """With `wait` the answer comes when something happens, at the latest after this number of seconds."""
        live, viewer = await look(house, id, visitor, seat, language, invitation)
        if wait:
            live.since(viewer, None)  # from here on the changes are remembered
            await live.news(after, wait)
        return [msgspec.json.decode(text) for text in live.since(viewer, after)]

    @get("/text", summary="The table as text, now or after an entry, for screen readers and terminals.")
    async def text(
        self,
        house: TheHouse,
        visitor: Anybody,
        id: TableId,
        seat: FromSeat = None,
        number: AtEntry = None,
        language: Language = "en",
        invitation: Invitation = None,
    ) -> list[Packet]:
        live, viewer = await look(house, id, visitor, seat, language, invitation)
        table = live.table if number is None else await then(house, live, number)
        panels = table.board(viewer.seat, viewer.language)
        return [msgspec.to_builtins(panel) for panel in panels]

    @get("/marks", summary="Where each phase begins.")
    async def marks(
        self,
        house: TheHouse,
        visitor: Anybody,
        id: TableId,
        language: Language = "en",
        invitation: Invitation = None,
    ) -> list[Mark]:
        live, _ = await look(house, id, visitor, None, language, invitation)
        title, taken_back = live.table.title, live.taken_back
        marks: list[Mark] = []
        for number, (line, _) in enumerate(live.lines):
            if not marks or (marks[-1].turn, marks[-1].phase) != (line.turn, line.phase):
                where = title.words.text(title.where(line.turn, line.phase), language)
                marks.append(Mark(number, line.turn, line.phase, where, number in taken_back))
        return marks

    @get("/story", summary="The story of the game, turn by turn, as far as I may know it.")
    async def story(
        self,
        house: TheHouse,
        visitor: Anybody,
        id: TableId,
        seat: FromSeat = None,
        invitation: Invitation = None,
    ) -> list[Page]:
        """While the game goes on it tells what the log told this seat; afterwards everything."""
        live, viewer = await look(house, id, visitor, seat, invitation=invitation)
        return await house.stories.of(live, viewer.seat)

    @get("/review", summary="A finished game of a seat in five moments.", opt={"strict_rate": True})
    async def review(
        self,
        house: TheHouse,
        visitor: Anybody,
        id: TableId,
        request: AnyRequest,
        seat: FromSeat = None,
        language: Language = "en",
        invitation: Invitation = None,
    ) -> ReviewTold:
        """Where the seat gained or lost most against the mean of the others: by default one's own seat, or
        the first. Everybody who may look at the table may read that of every seat."""
        door = await enter(house, id, visitor, invitation)
        if door.status != "finished":
            raise Conflict("review-early")
        live = await house.table(id)
        mine = door.held(visitor.id if visitor else None)
        whose = seat if seat is not None else (*mine, 0)[0]
        if whose >= live.table.seats:
            raise BadRequest("no-seat")
        asker = asker_of(request, house, visitor)
        review = await house.reviews.of(id, partial(house.journal, id), asker)
        return told(live.table.title, review, whose, language)

    @get("/history/{number:int}", summary="The table after an entry, as I might know it then.")
    async def history(
        self,
        house: TheHouse,
        visitor: Anybody,
        id: TableId,
        number: Annotated[int, PathParameter(ge=0, le=10_000_000)],
        seat: FromSeat = None,
        language: Language = "en",
        invitation: Invitation = None,
    ) -> Packet:
        live, viewer = await look(house, id, visitor, seat, language, invitation)
        return past_packet(await then(house, live, number), viewer)

    @get("/export", summary="The journal of a finished table.", media_type="application/jsonl")
    async def export(
        self, house: TheHouse, visitor: Anybody, id: TableId, invitation: Invitation = None
    ) -> Response[str]:
        await _expect_published(house, id, visitor, invitation)
        lines = await house.journal(id)
        await house.reading(books.read, lines)  # nobody is given a journal that does not hold
        headers = {"content-disposition": f'attachment; filename="{id}.jsonl"'}
        return Response("\n".join(lines) + "\n", media_type="application/jsonl", headers=headers)

    @get("/verdict", summary="What the journal of a finished table proves.", opt={"strict_rate": True})
    async def verdict(
        self,
        house: TheHouse,
        visitor: Anybody,
        id: TableId,
        request: AnyRequest,
        invitation: Invitation = None,
    ) -> Verdict:
        await _expect_published(house, id, visitor, invitation)
        return await house.replays.verdict(id, partial(house.journal, id), asker_of(request, house, visitor))

    @get("/rules", summary="The sections of the rulebook that this table's title cites.")
    async def rules(
        self,
        house: TheHouse,
        visitor: Anybody,
        id: TableId,
        language: Language = "en",
        invitation: Invitation = None,
    ) -> dict[str, str]:
        live, _ = await look(house, id, visitor, invitation=invitation)
        return await house.reading(_sections, live.table.title, language)


def _sections(title: AnyTitle, language: str) -> dict[str, str]:
    sections = sections_of(title)
    return {id: section.title_in(language) for id, section in sections.items() if section.is_read}


async def _expect_published(house: House, id: str, visitor: Person | None, invitation: str | None) -> None:
    """A finished table shows its journal to those who may look at it; before the end nobody gets it."""
    if (await enter(house, id, visitor, invitation)).status != "finished":
        raise Conflict("not-over")
