"""A game at this terminal: a table, the people at it, the bots, and the log for the people.

Both surfaces, the lines and the full screen, use only this module and nothing else of the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ecumene import bots as house
from ecumene.bots.hints import hint_from
from ecumene.bots.turns import in_turn
from ecumene.home import home
from ecumene.lessons import LessonTold
from ecumene.table.api import Refused, Request, Table, open_table, replay
from ecumene.table.chance import BadRecord
from ecumene.table.meta import BadOpening
from ecumene.table.questions.answers import Answer, Plain, plain
from ecumene.table.questions.explaining import explain
from ecumene.table.record import journal as books
from ecumene.table.record.journal import BrokenJournal
from ecumene.table.rulebook.sections import sections_of
from ecumene.table.ruleset import Standing
from ecumene.table.state.frames import Seat
from ecumene.table.text.board import Panel
from ecumene.table.text.events import Event
from ecumene.terminal import commands, honours, learning, saves
from ecumene.terminal.learning import Learning
from ecumene.terminal.saves import BadSave, Saved

THINKING = house.Budget(iterations=1000, seconds=1.0)
"""The greatest number of seconds that a person waits for one answer of a searching bot."""


class Session:
    """People and bots at one table. `log` is the log as far as the people here may know it.

    The game is saved after every answer of a person: to `path`, or to a new file in the data folder.
    """

    def __init__(self, table: Table, bots: Mapping[Seat, str], path: Path | None = None) -> None:
        self.table = table
        self.bots = dict(bots)
        self.people = [seat for seat in range(table.seats) if seat not in self.bots]
        self.path = path
        self.journal_path: Path | None = None
        self.log = [f"The luck of this game is fixed by this hash: {table.commitment}."]
        self.since = 0
        """The length of the log at the last answer of a person."""
        self._save_failed = False
        self.learning = Learning.of(table)
        """The lesson that this game is, if it is one."""
        self._players = {
            seat: house.make(name, table.length + seat, THINKING, meta=table.title.meta)
            for seat, name in self.bots.items()
        }
        if self.learning is not None:
            self._players = self.learning.players(self.bots)
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
        for name in bots:
            house.expect(name, table.title.meta)
        if not 0 <= person_seat < table.seats:
            raise BadOpening(f"There is no seat {person_seat + 1}; the seats are 1 to {table.seats}.")
        others = [seat for seat in range(table.seats) if seat != person_seat]
        names = list(bots) or ["steady"]
        placed = {seat: names[i % len(names)] for i, seat in enumerate(others)}
        session = cls(table, placed, save)
        if save is not None:
            saves.expect_place(save)
        elif older := saves.newest(title):
            session.log.append(
                f"You have an unfinished game. Continue it: {commands.resume_file(title, older)}"
            )
        session._begin()
        return session

    @classmethod
    def taught(cls, title: str, chapter: str = "") -> Session:
        """The first lesson of a title, from a chapter on."""
        table = learning.opened(title, chapter)
        learner = Learning.of(table)
        assert learner is not None
        lesson = learner.lesson
        session = cls(table, {seat: lesson.bots for seat in range(table.seats) if seat != lesson.seat})
        session._begin()
        return session

    @classmethod
    def resumed(cls, path: Path, *, save: Path | None = None) -> Session:
        """The game of a save file."""
        saved = saves.read(path)
        try:
            table = replay(saved.journal, secret=saved.secret)
            bots = {int(seat): name for seat, name in saved.bots.items()}
            session = cls(table, bots, save or path)
            session._answered = list(saved.answered)
            session._retell(saved)
        except (BrokenJournal, BadRecord, BadOpening, Refused, house.UnknownBot, ValueError) as error:
            raise BadSave(f"The game in {path} cannot be continued: {error}") from None
        if session.people != saved.people or not session.people:
            raise BadSave(f"The game in {path} cannot be continued: its seats do not fit its table.")
        if save is not None and save != path:
            saves.expect_place(save)
        if not session.over:
            session.log.append("The game goes on where it was saved.")
        session._begin()
        if session.over:
            session._keep()
        return session

    def _begin(self) -> None:
        """Fast bots answer at once; those that search are left to `run_bots`."""
        if not self.bots_think:
            self.run_bots()

    def another(self) -> Session:
        """A new game of the same kind, with the same bots, the same person and new luck; a lesson begins
        again unchanged.
        """
        if self.learning is not None:
            return Session.taught(self.table.opening.title)
        opening = self.table.opening
        named = self.path is not None and self.path.parent != home()
        return Session.opened(
            opening.title,
            seats=opening.seats,
            options=opening.options,
            overrides=opening.content,
            bots=list(self.bots.values()),
            person_seat=self.people[0],
            save=self.path if named else None,
        )

    # Reading

    @property
    def name(self) -> str:
        return self.table.title.meta.name

    @property
    def turn(self) -> str:
        """The present phase, in the title's own word for it."""
        title = self.table.title
        return title.words.text(title.where(self.table.turn, self.table.phase))

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def request(self) -> Request | None:
        """The present request to a person."""
        return next((request for request in self.table.requests() if request.seat in self.people), None)

    @property
    def reader(self) -> Seat | None:
        """The seat whose secrets the screen may show: the only person's, the one that is asked, or none."""
        if len(self.people) == 1:
            return self.people[0]
        return self.request.seat if self.request else None

    def panels(self) -> list[Panel]:
        return self.table.board(self.reader)

    def rule(self, section: str) -> str:
        """A section of the rulebook by its id, with its title."""
        known = self._sections.get(section)
        return f"{known.title} [{section}]" if known else section

    def seat_label(self, seat: Seat, *, bots: bool = True) -> str:
        """The name of a seat and its player; the bots' names can be left out."""
        name = self.table.seat_name(seat)
        if seat in self.bots:
            return f"{name} ({self.bots[seat]} bot)" if bots else name
        return f"{name} (you)" if len(self.people) == 1 else name

    def told(self) -> LessonTold | None:
        """The coach's present texts, if this game is a lesson."""
        return None if self.learning is None else self.learning.told(self.table)

    def advised(self) -> tuple[str, Plain] | None:
        """The lesson's answer to the person's question."""
        told, request = self.told(), self.request
        if told is None or told.advice is None or request is None or told.advice.request != request.id:
            return None
        return told.advice.text, told.advice.answer

    def hint(self) -> list[str]:
        """The possible answers, the reason of the question, and the answer of a steady player: a line for
        each.
        """
        if (request := self.request) is None:
            return ["Nobody is asked anything now."]
        explained = explain(request, "en")
        lines = ["What can I do here?"]
        for way in explained.ways:
            more = f" (and {way.count - 1} more like it)" if way.count > 1 else ""
            lines.append(f"- {way.text}{more}")
        lines += ["Why is this?", explained.about, f"Rule: {self.rule(explained.rule)}"]
        told, title = hint_from(self.table.perspective(request)), self.table.title
        lines += ["What would a steady player do?", self.table.describe(request, told.answer)]
        return lines + [f"- {title.words.text(self.table.called(say))}" for say in told.reasons]

    def standings(self) -> list[Standing]:
        return self.table.standings()

    # Playing

    def answer(self, answer: Any) -> list[str]:
        """Give a person's answer, let the bots go on, and return the events; raises `Refused`."""
        before = len(self.log)
        self.go_on(after=self.give(answer))
        return self.log[before:]

    def go_on(self, *, after: Seat = -1) -> None:
        """Let the bots answer and save their answers."""
        self.run_bots(after=after)
        self._keep()

    def give(self, answer: Any) -> Seat:
        """Give a person's answer and leave the bots to `run_bots`; returns the seat."""
        request = self.request
        assert request is not None
        before = len(self.log)
        events = self.table.answer(request.seat, request.id, answer)
        self._answered.append(self.table.length)
        self._tell(events)
        self.since = before
        self._keep()  # before the bots think about it
        return request.seat

    @property
    def bots_think(self) -> bool:
        """Whether a slow bot is asked now."""
        slow = any(bot.thinks for bot in self._players.values())
        return slow and any(request.seat in self.bots for request in self.table.requests())

    def run_bots(self, *, after: Seat = -1) -> None:
        """Let the bots answer until only people are asked.

        Where bots and people talk to each other, each bot speaks once. Bots without an offer stay silent
        instead of ending the talk: they wait for the person's next offers.
        """
        speakers = set(self.bots)
        for request in in_turn(self.table, speakers, after=after):
            chosen = self._players[request.seat].choose(self.table.perspective(request))
            self._speak(request, chosen, speakers)

    async def run_bots_aside(self, *, after: Seat = -1) -> None:
        """The same for a screen that stays responsive: bots that search run in a thread.

        They work on a copy, so that the table changes only between two steps of the screen.
        """
        speakers = set(self.bots)
        for request in in_turn(self.table, speakers, after=after):
            bot = self._players[request.seat]
            if bot.thinks:
                perspective = self.table.copy().perspective(request)
                chosen = await asyncio.to_thread(bot.choose, perspective)
            else:
                chosen = bot.choose(self.table.perspective(request))
            self._speak(request, chosen, speakers)
        if self._answered:
            self._keep()

    def _speak(self, request: Request, chosen: Answer, speakers: set[Seat]) -> None:
        """Give the answer of a bot, unless it would only end its part of an open floor with people."""
        if self._talks_with_people(request):
            speakers.discard(request.seat)
            if plain(chosen) == request.default:
                return
        self._tell(self.table.answer(request.seat, request.id, chosen))

    def _talks_with_people(self, request: Request) -> bool:
        person = self.request if request.open_floor else None
        return person is not None and person.kind == request.kind

    def undo(self) -> None:
        """Undo the last answer of the person here, as far as a fair table allows it; raises `Refused`."""
        reader = self.reader
        assert reader is not None
        if not self._answered:
            raise Refused(self.table.title.words, "table-refuse-undo-none")
        self.table.undo(reader)
        self._answered.pop()
        self._note(self._taken_back(self.table, reader))

    @property
    def can_go_back(self) -> bool:
        """Whether all others are bots, which agree to anything, and there is an answer to undo."""
        return len(self.people) == 1 and bool(self._answered) and not self.over

    def go_back(self) -> None:
        """By agreement of the bots: back to before the person's last answer. Luck is drawn again."""
        self.table.rewind(self._answered[-1])
        self._answered.pop()
        self._note(_WENT_BACK)

    def _note(self, text: str) -> None:
        """Go on after an undo."""
        self.since = len(self.log)
        self.log.append(text)
        self._begin()
        self._keep()

    # Storing

    def save(self) -> Path:
        """Write the game to its file, and the journal of a finished one beside it."""
        title = self.table.title.meta.id
        if self.path is None:
            self.path = saves.claim(title)
        saved = Saved(
            format=saves.FORMAT,
            title=title,
            over=self.over,
            journal=self.table.journal(),
            secret=self.table.secret,
            people=self.people,
            bots={str(seat): name for seat, name in self.bots.items()},
            answered=self._answered,
        )
        saves.write(self.path, saved)
        if self.over:
            self.journal_path = saves.write_journal(self.path, saved.journal)
            honours.keep(title, self.table.commitment, self._earned)
        self._save_failed = False
        return self.path

    def _keep(self) -> None:
        """Save automatically; a failure is reported once."""
        if self._save_failed:
            return
        try:
            self.save()
        except BadSave as error:
            self._save_failed = True
            self.log.append(str(error))

    def farewell(self) -> list[str]:
        """The text for a player who leaves an unfinished game."""
        if not self._answered:
            return ["Nothing was saved: you have not answered yet."]
        path = self.save()
        return [f"Saved to {path}.", f"Go on with: {commands.resume(self.table.title.meta.id, path)}"]

    @property
    def _earned(self) -> Sequence[str]:
        """The achievements of the only person here; with several people nobody knows whose data folder this
        is, and a lesson gives none.
        """
        alone = len(self.people) == 1 and self.learning is None
        return self.table.achieved(self.people[0]) if alone else ()

    def honours(self) -> list[str]:
        """The achievements of a finished game."""
        title = self.table.title
        return honours.told(title.achievements("en"), self._earned, title.meta.id, self.table.commitment)

    def proof(self) -> list[str]:
        """How to check that a finished game was fair."""
        if self.journal_path is None:
            return []
        return ["Check that the luck was fair with:", f"  {commands.verify(self.journal_path)}"]

    # The log

    def _tell(self, events: list[Event]) -> None:
        self.log += self.table.tell(events, self._listener)

    @property
    def _listener(self) -> Seat | None:
        return self.people[0] if len(self.people) == 1 else None

    def _retell(self, saved: Saved) -> None:
        """Make the log of a saved game again, by replaying its journal."""
        entries = books.read(saved.journal)
        last = self._answered[-1] if self._answered else -1
        table = replay(saved.journal[:1], secret=saved.secret)
        for number, entry in enumerate(entries):
            if number == last:
                self.since = len(self.log)
            if isinstance(entry, books.Answered):
                self.log += table.tell(table.answer(entry.seat, entry.request, entry.answer), self._listener)
            elif isinstance(entry, books.Noted):
                table.note(entry.about, **entry.facts)
            elif isinstance(entry, books.Entered):
                self.log += table.tell(table.enter(entry.answer), self._listener)
            elif isinstance(entry, books.Undone):
                undone = entries[entry.of]
                assert isinstance(undone, books.Answered)
                table.undo(undone.seat)
                self.log.append(self._taken_back(table, undone.seat))
            elif isinstance(entry, books.Rewound):
                table.rewind(entry.to)
                self.log.append(_WENT_BACK)
            elif isinstance(entry, books.Switched | books.Forked):
                table = replay(saved.journal[: number + 1], secret=saved.secret)

    @staticmethod
    def _taken_back(table: Table, seat: Seat) -> str:
        return f"{table.seat_name(seat)} takes back the last answer."


_WENT_BACK = "The table goes back to your last answer."
