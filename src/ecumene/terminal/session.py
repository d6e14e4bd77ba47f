"""A game at this terminal: a table, the people at it, the bots, and what people were told.

Both surfaces, the lines and the full screen, are built on this and on nothing else of the table.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ecumene import bots as house
from ecumene.table.api import Refused, Request, Table, open_table, replay
from ecumene.table.board import Panel
from ecumene.table.chance import BadRecord
from ecumene.table.events import Event
from ecumene.table.frames import Seat
from ecumene.table.journal import BrokenJournal
from ecumene.table.meta import BadOpening
from ecumene.table.sections import sections_of
from ecumene.table.title import Standing
from ecumene.terminal import saves
from ecumene.terminal.saves import BadSave, Saved


class Session:
    """People and bots at one table. `log` is what happened, as far as the people here may know it."""

    def __init__(self, table: Table, bots: Mapping[Seat, str], path: Path, *, keep: bool = False) -> None:
        """`keep`: write the file after every answer, as somebody who names one expects."""
        self.table = table
        self.bots = dict(bots)
        self.people = [seat for seat in range(table.seats) if seat not in self.bots]
        self.path = path
        self._keep = keep
        self.log: list[str] = []
        self._players = {seat: house.make(name, table.length + seat) for seat, name in self.bots.items()}
        self._sections = sections_of(table.title)
        self._answered: list[int] = []

    @classmethod
    def opened(
        cls,
        title: str,
        *,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        overrides: Mapping[str, Any] | None = None,
        bots: Sequence[str] = (),
        person_seat: Seat = 0,
        save: Path | None = None,
    ) -> Session:
        """A new game of one person against bots, whose names are cycled over the other seats."""
        table = open_table(title, seats=seats, seed=seed, options=options, overrides=overrides)
        if not 0 <= person_seat < table.seats:
            raise BadOpening(f"There is no seat {person_seat + 1}; the seats are 1 to {table.seats}.")
        others = [seat for seat in range(table.seats) if seat != person_seat]
        names = list(bots) or ["greedy"]
        placed = {seat: names[i % len(names)] for i, seat in enumerate(others)}
        path = save or saves.free_path(title, Path())
        session = cls(table, placed, path, keep=save is not None)
        session.run_bots()
        return session

    @classmethod
    def resumed(cls, path: Path, *, save: Path | None = None) -> Session:
        """The game of a save file."""
        saved = saves.read(path)
        try:
            table = replay(saved.journal, secret=saved.secret)
            bots = {int(seat): name for seat, name in saved.bots.items()}
            session = cls(table, bots, save or path, keep=True)
        except (BrokenJournal, BadRecord, BadOpening, Refused, house.UnknownBot, ValueError) as error:
            raise BadSave(f"The game in {path} cannot be taken up again: {error}") from None
        if session.people != saved.people or not session.people:
            raise BadSave(f"The game in {path} cannot be taken up again: its seats do not fit its table.")
        session._answered = list(saved.answered)
        session.log.append("The game goes on where it was saved.")
        session.run_bots()
        return session

    # Reading

    @property
    def name(self) -> str:
        return self.table.title.meta.name

    @property
    def command(self) -> str:
        """What to type to go on with the saved game."""
        return f"ecumene play {self.table.title.meta.id} --resume {shlex.quote(str(self.path))}"

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def request(self) -> Request | None:
        """What a person is asked now."""
        return next((request for request in self.table.requests() if request.seat in self.people), None)

    @property
    def reader(self) -> Seat | None:
        """For whose eyes the screen is: the only person, or whoever is asked; nobody's secrets otherwise."""
        if len(self.people) == 1:
            return self.people[0]
        return self.request.seat if self.request else None

    def panels(self) -> list[Panel]:
        return self.table.title.board(self.table.view(self.reader), self.reader)

    def rule(self, section: str) -> str:
        """A section of the rulebook by its id, with its title."""
        known = self._sections.get(section)
        return f"{known.title} [{section}]" if known else section

    def seat_label(self, seat: Seat) -> str:
        """What a seat is called, and who plays it."""
        name = self.table.seat_name(seat)
        if seat in self.bots:
            return f"{name} ({self.bots[seat]} bot)"
        return f"{name} (you)" if len(self.people) == 1 else name

    def standings(self) -> list[Standing]:
        return self.table.standings()

    # Playing

    def answer(self, answer: Any) -> list[str]:
        """Give a person's answer, let the bots go on, and return what happened; raises `Refused`."""
        request = self.request
        assert request is not None
        before = len(self.log)
        events = self.table.answer(request.seat, request.id, answer)
        self._answered.append(self.table.length)
        self._tell(events)
        self.run_bots()
        return self.log[before:]

    def run_bots(self) -> None:
        """Let the bots answer until only people are asked, and keep what has been reached."""
        while requests := [request for request in self.table.requests() if request.seat in self.bots]:
            request = requests[0]
            chosen = self._players[request.seat].choose(self.table.perspective(request))
            self._tell(self.table.answer(request.seat, request.id, chosen))
        if self._keep:
            try:
                self.save()
            except BadSave as error:
                self._keep = False
                self.log.append(str(error))

    def undo(self) -> None:
        """Take back the last answer of the person here, as a fair table allows it; raises `Refused`."""
        reader = self.reader
        assert reader is not None
        if not self._answered:
            raise Refused(self.table.title.words, "table-refuse-undo-none")
        self.table.undo(reader)
        self._answered.pop()
        self.log.append(f"{self.table.seat_name(reader)} takes back the last answer.")
        self.run_bots()

    @property
    def can_go_back(self) -> bool:
        """Whether all others are bots, who agree to anything, and there is something to go back to."""
        return len(self.people) == 1 and bool(self._answered)

    def go_back(self) -> None:
        """By agreement of the bots: back to before the person's last answer. Luck is drawn anew."""
        self.table.rewind(self._answered.pop())
        self.log.append("The table goes back to your last answer.")
        self.run_bots()

    def save(self) -> Path:
        """Write the game to its file."""
        saved = Saved(
            format=saves.FORMAT,
            journal=self.table.journal(),
            secret=self.table.secret,
            people=self.people,
            bots={str(seat): name for seat, name in self.bots.items()},
            answered=self._answered,
        )
        saves.write(self.path, saved)
        return self.path

    def _tell(self, events: list[Event]) -> None:
        reader = self.people[0] if len(self.people) == 1 else None
        self.log += self.table.tell(events, reader)
