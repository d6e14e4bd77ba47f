"""The most expensive body that each route accepts, and its cost: `python -m tests.server.bodies`.

The routes are those of the application, so a new route with a body needs an entry here. A body is sent over
four connections at once to a real house, which itself measures how late its loop wakes
(`ecumene_loop_late_seconds`); the cost is the CPU time of its process, independent of other work of the
machine.
"""

from __future__ import annotations

import json
import re
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from ecumene.server.app import create_app
from ecumene.server.settings import Settings
from tests.server.client import Follower, Guest, Process, Visitor, new_key
from tests.server.hostile_journals import JOURNALS
from tests.server.raw import RawLine, Reply
from tests.server.scene import Scene, a_scene

LINES = 2
LATE = 0.05
"""In seconds: 99 of 100 wakes of the loop are not later, whatever is sent."""
DEAREST_BYTE = 2e-5
AT_LEAST = 1.0
"""A request may cost so many seconds of CPU, and so many more for each byte of it."""
_sources = count(1)


class Sent(NamedTuple):
    """A request: what is special about it, who sends it, its address and its body."""

    about: str
    who: Guest
    target: str
    body: bytes | None = None


class Figure(NamedTuple):
    """What a request cost. `late` is a bound: that of the measure's step in which 99 of 100 wakes lie."""

    route: str
    about: str
    size: int
    seconds: float
    late: float
    statuses: tuple[int, ...]

    @property
    def may_cost(self) -> float:
        return AT_LEAST + DEAREST_BYTE * self.size


Make = Callable[[Scene], Any]


def _same(**body: Any) -> Make:
    return lambda scene: body


def _import(make: Callable[[], str]) -> Make:
    return lambda scene: {"journal": make(), "name": wide(80)}


WIDE = "\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}\N{COMBINING ACUTE ACCENT}"
"""Two letters that take long to put into the form in which letters are compared."""


def wide(length: int) -> str:
    return (WIDE * length)[:length]


def many(values: int) -> dict[str, Any]:
    """As much of nothing as fits into a body."""
    return {"do": "move", "x": [[]] * values}


def an_answer(scene: Scene, answer: Any = None) -> dict[str, Any]:
    """An answer to what is asked now; unless it is said which, one of those on offer."""
    asked = scene.asked(scene.moving, scene.seat)
    step = next(option["answer"] for option in asked["options"] if option["answer"]["do"] == "move")
    said = step if answer is None else answer
    return {"seat": scene.seat, "request": asked["id"], "answer": said, "key": new_key()}


def an_order(scene: Scene, answer: Any = None) -> dict[str, Any]:
    said = an_answer(scene, answer)
    del said["key"]
    return said | {"kind": scene.request["kind"], "times": 1000}


def a_batch(scene: Scene, answers: list[Any], series: bool = False) -> dict[str, Any]:
    said = {"seat": scene.seat, "request": scene.request["id"], "answers": answers, "key": new_key()}
    return said | {"series": series}


_ENDS_SESSIONS = {"/api/account", "/api/session", "/api/session/end", "/api/session/end-others"}

WITH_BODY: dict[str, list[tuple[str, Make]]] = {
    "POST /api/guests": [("a long name", _same(name=wide(40)))],
    "PATCH /api/me": [("a long name", _same(name=wide(40), language="de"))],
    "POST /api/account": [("a long password", lambda scene: {"login": new_key(), "password": wide(200)})],
    "POST /api/session": [("a wrong password", lambda scene: {"login": wide(80), "password": wide(200)})],
    "POST /api/tables": [
        ("nine seats", _same(title="empires", seats=9, name=wide(80), bots=["strong"] * 8, pace="live")),
        ("options without end", _same(title="empires", options={f"option{n}": n for n in range(3_000)})),
    ],
    "POST /api/lessons": [
        ("its last chapter", _same(title="cultures", lesson="first", chapter="points")),
        ("a long chapter", _same(title="cultures", lesson="first", chapter=wide(40))),
    ],
    "POST /api/watch": [
        ("nine seats", _same(title="empires", seats=9)),
        ("options without end", _same(title="empires", options={f"option{n}": n for n in range(3_000)})),
    ],
    "POST /api/tables/{id}/what-if": [
        ("its middle", _same(number=1000, seat=4, bot="steady")),
        ("no such entry", _same(number=10_000_000, seat=0, bot=wide(20))),
    ],
    "POST /api/tables/{id}/sit": [("a seat", _same(seat=8, invitation="x" * 64))],
    "POST /api/tables/{id}/rise": [("a seat", _same(seat=8))],
    "POST /api/tables/{id}/bot": [("a bot", _same(seat=8, bot="strong"))],
    "POST /api/tables/{id}/name": [("a long name", _same(seat=8, name=wide(40)))],
    "POST /api/import": [(about, _import(make)) for about, make in JOURNALS],
    "POST /api/tables/{id}/answers": [
        ("a move", an_answer),
        ("lists without end", lambda scene: an_answer(scene, many(15_000))),
        ("a long list", lambda scene: an_answer(scene, many(400))),
    ],
    "POST /api/tables/{id}/batch": [
        ("all that can be moved", lambda scene: a_batch(scene, scene.moves(), series=True)),
        ("200 times the same", lambda scene: a_batch(scene, [scene.moves()[0]] * 200)),
        ("lists without end", lambda scene: a_batch(scene, [many(70)] * 200)),
    ],
    "POST /api/tables/{id}/undo": [
        (
            "what nobody said",
            lambda scene: {"seat": scene.seat, "of": 10_000_000, "key": new_key(), "since": 0},
        ),
        ("all that was moved", lambda scene: {**_last_of(scene), "key": new_key()}),
    ],
    "POST /api/tables/{id}/alarm": [("a week", _same(seconds=7 * 86_400))],
    "POST /api/tables/{id}/counsel": [
        ("plan", lambda scene: _counsel(scene, "plan", answers=scene.moves(), offers=True)),
        ("plan, 200 answers", lambda scene: _counsel(scene, "plan", answers=[scene.moves()[0]] * 200)),
        ("plan ahead", lambda scene: _counsel(scene, "plan", answers=[], ahead=True, offers=True)),
        ("shop", lambda scene: _counsel(scene, "shop", aim="points")),
        ("deal", lambda scene: _counsel(scene, "deal", gets=["ochre"] * 60, unnamed=60)),
        ("reach", lambda scene: _counsel(scene, "reach", area=scene.moves()[0]["origin"])),
        ("odds", lambda scene: _counsel(scene, "odds")),
        ("calamity", lambda scene: _counsel(scene, "calamity")),
        ("battles", lambda scene: _counsel(scene, "battles")),
        ("lists without end", lambda scene: {"topic": "plan", "args": many(15_000), "seat": scene.seat}),
    ],
    "POST /api/tables/{id}/hints": [
        ("a move", lambda scene: {"seat": scene.seat, "request": scene.request["id"]}),
        ("a long request", lambda scene: {"seat": scene.seat, "request": wide(80)}),
    ],
    "PUT /api/tables/{id}/hints": [("off and on", _same(allowed=True))],
    "POST /api/tables/{id}/floor": [
        (
            "all that can be named",
            lambda scene: {
                "seat": scene.seat,
                "offer": wide(40),
                "version": 10_000_000,
                **{part: [wide(40)] * 4 for part in ("unwanted", "ungiven", "instead")},
            },
        )
    ],
    "POST /api/tables/{id}/chat": [("a long word", _same(text=wide(1000)))],
    "PUT /api/tables/{id}/notes": [
        ("long notes", _same(text=wide(10_000), seen=10_000_000)),
        ("lines", _same(text="x\n" * 5_000)),
    ],
    "POST /api/reports": [
        (
            "a long report",
            lambda scene: {
                "text": wide(5_000),
                "table": scene.moving,
                "seat": scene.seat,
                "client": {"browser": wide(300), "faults": [wide(300)] * 20},
            },
        )
    ],
    "PUT /api/notices/wishes": [
        ("all", _same(zone="Europe/Berlin", quiet_from=0, quiet_to=1439, digest=1.0))
    ],
    "POST /api/notices/channels": [
        ("a long address", _same(kind="json", address="https://" + "a." * 900 + "example", name=wide(80))),
        (
            "a push channel",
            _same(kind="push", address="https://" + "a" * 1_900, p256dh="A" * 200, auth="A" * 100),
        ),
    ],
    "PATCH /api/notices/channels/{channel}": [("off", _same(enabled=False))],
    "POST /api/notices/channels/{channel}/confirm": [("a code", _same(code="9" * 20))],
    "POST /api/notices/page/shown": [("a hundred", _same(ids=["x" * 40] * 100))],
    "PUT /api/notices/tables/{id}/muted": [("muted", _same(muted=True))],
    "PUT /api/notices/tables/{id}/looking": [("looking", _same(looking=True))],
    "POST /api/tables/{id}/nudge": [("a seat", _same(seat=8))],
    "POST /api/tables/{id}/swap": [("two seats", _same(one=0, other=8))],
    "POST /api/tables/{id}/corrections": [
        ("50 values", lambda scene: {"changes": _changes(scene, 50)}),
        (
            "50 things",
            lambda scene: {
                "puts": [{"thing": "treasury", "old": 0, "new": n, "seat": scene.seat} for n in range(50)]
            },
        ),
    ],
    "POST /api/tables/{id}/consents/{consent}": [("yes", _same(yes=True))],
    "PUT /api/tables/{id}/clock": [
        (
            "40 phases",
            _same(pace="live", terms={"pace": "live", "phases": {f"{n:040}": 60.0 for n in range(40)}}),
        )
    ],
    "POST /api/tables/{id}/votes": [
        ("to the beginning", lambda scene: {"seat": scene.seat, "proposal": {"do": "rewind", "to": 1}}),
        ("a break", lambda scene: {"seat": scene.seat, "proposal": {"do": "break", "turn": 10**15}}),
    ],
    "POST /api/tables/{id}/votes/{vote}": [("yes", _same(seat=0, yes=True))],
    "POST /api/tables/{id}/away": [("a bot", _same(seat=7, cover="bot"))],
    "POST /api/tables/{id}/back": [("back", _same(seat=7))],
    "PUT /api/tables/{id}/standing": [("a wish", _same(seat=6, wish={"furthest": "bot", "spend": True}))],
    "POST /api/tables/{id}/orders": [
        ("an order", an_order),
        ("lists without end", lambda scene: an_order(scene, many(15_000))),
    ],
    "POST /api/tables/{id}/orders/{order}/revoke": [("an order", _same(seat=0))],
    "POST /api/tables/{id}/seat-link": [("to take over", _same(seat=8, role="share"))],
    "POST /api/tables/{id}/seat-sharing/end": [("a person", _same(seat=8, person="x" * 24))],
}
"""Where a route has several bodies that could be the dearest, all are sent."""

ANOTHER_TABLE = {
    "POST /api/tables/{id}/sit": "gathering",
    "POST /api/tables/{id}/rise": "gathering",
    "POST /api/tables/{id}/bot": "gathering",
    "POST /api/tables/{id}/name": "gathering",
    "POST /api/tables/{id}/cancel": "worn",
    "POST /api/tables/{id}/start": "gathering",
    "POST /api/tables/{id}/batch": "marching",
    "POST /api/tables/{id}/undo": "marching",
    "POST /api/tables/{id}/votes": "voting",
    "POST /api/tables/{id}/votes/{vote}": "voting",
    "POST /api/tables/{id}/what-if": "finished",
    "GET /api/tables/{id}/export": "finished",
    "GET /api/tables/{id}/verdict": "finished",
    "GET /api/tables/{id}/story": "finished",
    "GET /api/tables/{id}/log": "finished",
    "GET /api/tables/{id}/marks": "finished",
    "GET /api/tables/{id}/history/{number}": "finished",
    "GET /api/tables/{id}/text": "finished",
}
"""Everything else is asked of the table at which nine civilizations move."""

QUERIES = {
    "GET /api/lessons": "language=de",
    "GET /api/tables": "which=mine&language=de",
    "GET /api/tables/{id}/log": "most=500&language=de",
    "GET /api/tables/{id}/events": "after=0&wait=0",
    "GET /api/tables/{id}/text": "number=1000&language=de",
    "GET /api/tables/{id}/things/{thing}": "seat=0&language=de",
    "GET /api/me/achievements": "language=de",
    "SOCKET /api/tables/{id}/socket": "after=0&language=de",
    "GET /api/titles/{title}/components": "language=de&setup=east_9",
    "GET /api/titles/{title}/handbook/cases/{case}": "language=de&choices=0",
    "GET /api/titles/{title}/handbook/search": f"language=de&q={'+'.join(['zerstoehren'] * 10)}",
}


def _counsel(scene: Scene, topic: str, **args: Any) -> dict[str, Any]:
    return {"topic": topic, "args": args, "seat": scene.seat}


def _last_of(scene: Scene) -> dict[str, Any]:
    """What takes back all that the seat has moved so far."""
    number = scene.ada.state(scene.marching, seat=scene.seat)["undo"]
    return {"seat": scene.seat, "of": number or 0, "since": max(0, (number or 0) - 200)}


def _changes(scene: Scene, most: int) -> list[dict[str, Any]]:
    values = scene.ada.get(f"/api/tables/{scene.moving}/values", search="treasury")
    changes = [{"path": one["path"], "old": one["value"], "new": one["value"]} for one in values]
    return (changes * most)[:most]


SOCKET = "SOCKET"


class Route(NamedTuple):
    method: str
    path: str
    takes_body: bool

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"


def routes() -> list[Route]:
    """Every route of the house."""
    found = []
    for route in create_app(Settings(secret="0" * 64)).routes:
        path = re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path)
        for handler in getattr(route, "route_handlers", None) or [getattr(route, "route_handler", None)]:
            takes = getattr(handler, "parsed_data_field", None) is not None
            methods = getattr(handler, "http_methods", {SOCKET})
            found += [Route(str(method), path, takes) for method in sorted(methods) if method != "OPTIONS"]
    return sorted(found)


def address(scene: Scene, route: Route) -> str:
    """Where a route is asked, with what is in the house in the place of its parts."""
    table = getattr(scene, ANOTHER_TABLE.get(route.name, "moving"))
    parts = {
        "id": table,
        "_": table,
        "title": "empires",
        "section": "9b.attributes",
        "chapter": "5",
        "seat": "0",
        "card": "engineering",
        "case": "movement.1",
        "token": scene.invitation,
        "asked": scene.request["id"],
        "number": "1000",
        "thing": "treasury",
        "file_path": "a/" * 2000,
        "path": "x" * 4000,
    }
    for part in ("channel", "consent", "link", "order", "vote"):
        parts[part] = "1"
    path = re.sub(r"\{(\w+)\}", lambda found: parts[found[1]], route.path)
    query = QUERIES.get(route.name, "")
    return f"{path}?{query}" if query else path


def requests_to(scene: Scene, route: Route) -> Iterator[Callable[[], Sent]]:
    """The dearest requests to a route, each made anew for every line."""
    bodies = WITH_BODY[route.name] if route.takes_body else [("", None)]
    for about, make in bodies:
        who = scene.passer_by() if route.path in _ENDS_SESSIONS else scene.ada

        def sent(about: str = about, make: Make | None = make, who: Guest = who) -> Sent:
            body = json.dumps(make(scene)).encode() if make is not None else None
            return Sent(about, who, address(scene, route), body)

        yield sent


def measure(scene: Scene, route: Route, make: Callable[[], Sent]) -> Figure:
    """Send a request over several lines at once."""
    requests = [make() for _ in range(LINES)]
    lines = [RawLine(scene.house.address, f"127.1.{next(_sources) % 250}.{n + 1}") for n in range(LINES)]
    before, busy = lateness(scene.house), cpu(scene.house)
    with ThreadPoolExecutor(LINES) as pool:
        replies: list[Reply] = list(
            pool.map(lambda pair: _ask(route, *pair), zip(lines, requests, strict=True))
        )
    seconds = (cpu(scene.house) - busy) / LINES
    late = percentile(before, lateness(scene.house))
    size = len(requests[0].target) + len(requests[0].body or b"")
    statuses = tuple(sorted({reply.status for reply in replies}))
    return Figure(route.name, requests[0].about, size, seconds, late, statuses)


def _ask(route: Route, line: RawLine, sent: Sent) -> Reply:
    if route.method == SOCKET:
        return _follow(sent)
    bearer = [(b"authorization", f"Bearer {sent.who.token}".encode())]
    with line:
        return line.ask(route.method, sent.target.encode(), bearer, sent.body)


def _follow(sent: Sent) -> Reply:
    """Open a socket and close it again; one of a table says at once how it stands."""
    address = sent.who.address.replace("http", "ws", 1) + sent.target
    with Follower(address, dict(sent.who.http.headers)) as line:
        return Reply(200, "", str(line.next()).encode() if "?" in sent.target else b"")


def cpu(house: Process) -> float:
    """How many seconds of CPU a process has taken so far."""
    return time.clock_gettime((~house.pid << 3) | 2)


def lateness(house: Process) -> dict[float, float]:
    """How many wakes of the loop were at most so late, in seconds."""
    text = Visitor(house.address).get("/metrics", **{"name[]": "ecumene_loop_late_seconds_bucket"})
    found = re.findall(r'^ecumene_loop_late_seconds_bucket\{le="(\S+)"\} (\S+)', text, re.MULTILINE)
    return {float(bound): float(times) for bound, times in found}


def percentile(before: dict[float, float], after: dict[float, float]) -> float:
    """The bound below which 99 of 100 new wakes lie."""
    new = {bound: after[bound] - before[bound] for bound in after}
    total = max(new.values())
    return next(bound for bound, times in sorted(new.items()) if times >= 0.99 * total)


def figures(scene: Scene) -> Iterator[Figure]:
    for route in routes():
        for make in requests_to(scene, route):
            yield measure(scene, route, make)


def main() -> None:
    """Print the table."""
    wanted = sys.argv[1:]
    print("| route | body | bytes | CPU, ms | CPU, us a byte | loop p99, ms at most | status |")
    print("|---|---|---|---|---|---|---|")
    with TemporaryDirectory() as folder, a_scene(Path(folder)) as scene:
        for route in routes():
            if wanted and not any(word in route.name for word in wanted):
                continue
            for make in requests_to(scene, route):
                one = measure(scene, route, make)
                cost = f"{one.seconds * 1000:.1f} | {one.seconds * 1e6 / one.size:.2f} | {one.late * 1000:g}"
                statuses = ", ".join(map(str, one.statuses))
                print(f"| {one.route} | {one.about} | {one.size:,} | {cost} | {statuses} |", flush=True)


if __name__ == "__main__":
    main()
