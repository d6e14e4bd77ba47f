"""Tables with some people, for tests of votes and links: their requests over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.client import Guest
from tests.server.test_play import refusal

Json = Any
HOUR, DAY = 3600.0, 86_400.0


class Company:
    """People at a table; the first of them is its host. Each has the seat of their number."""

    def __init__(
        self, address: str, *names: str, title: str = "cultures", bots: list[str] | None = None
    ) -> None:
        self.address = address
        self.people = [Guest(address, name) for name in names]
        seats = len(names) + len(bots or [])
        options = {"civilizations": "rome-persia"} if title == "cultures" and seats == 2 else {}
        wish: Json = {"options": options, "open": False, "seats": seats}
        self.table, invitation = self.people[0].open_table(title, **wish, **({"bots": bots} if bots else {}))
        for guest in self.people[1:]:
            guest.sit(self.table, invitation)
        self.people[0].start(self.table)

    def path(self, end: str) -> str:
        return f"/api/tables/{self.table}/{end}"

    def clock(self, **terms: Any) -> Json:
        """The host sets the pace; without terms only how the clock stands is asked."""
        if not terms:
            return self.people[0].get(self.path("clock"))
        return self.people[0].put(self.path("clock"), {"pace": terms["pace"], "terms": terms})

    def propose(self, by: int, /, **proposal: Any) -> Json:
        return self.people[by].post(self.path("votes"), {"seat": by, "proposal": proposal})

    def refused(self, by: int, /, **proposal: Any) -> str:
        return refusal(lambda: self.propose(by, **proposal)).code

    def votes(self) -> list[Json]:
        found: list[Json] = self.clock().get("votes", [])
        return found

    def vote(self, seat: int, yes: bool, as_seat: int | None = None) -> Json:
        (vote,) = self.votes()
        body = {"seat": seat if as_seat is None else as_seat, "yes": yes}
        return self.people[seat].post(self.path(f"votes/{vote['id']}"), body)

    def away(self, seat: int, cover: str = "stand-in") -> None:
        self.people[seat].post(self.path("away"), {"seat": seat, "cover": cover})

    def back(self, seat: int) -> None:
        self.people[seat].post(self.path("back"), {"seat": seat})

    def seat(self, seat: int) -> Json:
        return next(each for each in self.clock()["seats"] if each["seat"] == seat)

    def link(self, by: int, seat: int, role: str) -> str:
        made = self.people[by].post(self.path("seat-link"), {"seat": seat, "role": role})
        token: str = made["token"]
        return token

    def take(self, token: str, name: str = "Cy") -> Guest:
        """Somebody new sits down by a link."""
        guest = Guest(self.address, name)
        guest.post(f"/api/seat-links/{token}")
        return guest

    def dead(self, token: str) -> str:
        """Why a link does nothing, which its page says and whoever tries it is told."""
        eve = Guest(self.address, "Eve")
        reasons = {
            refusal(act).code
            for act in (
                lambda: eve.get(f"/api/seat-links/{token}"),
                lambda: eve.post(f"/api/seat-links/{token}"),
            )
        }
        (reason,) = reasons
        return reason

    def texts(self) -> list[str]:
        return [text for line in self.people[0].whole_log(self.table) for text in line["texts"]]

    def answer(self, seat: int) -> None:
        who = self.people[seat]
        request = next(iter(who.state(self.table)["requests"].values()))
        who.answer(self.table, request, request["default"])

    def until(self, holds: Callable[[], bool]) -> None:
        """Listen to the table until something is so."""
        with self.people[0].socket(self.table) as line:
            while not holds():
                line.next()
