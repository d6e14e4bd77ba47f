"""A table: one running game. It has the state, the journal and the snapshots, and gives out only views."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from ecumene.table.chance import (
    BadRecord,
    Exhausted,
    Recorded,
    Recording,
    Seeded,
    commitment,
    fresh_seed,
    salt_for,
    seed_from_number,
)
from ecumene.table.meta import (
    BadOpening,
    Thinking,
    in_words,
    opening_options,
    opening_seats,
    recorded_options,
)
from ecumene.table.perspective import Perspective
from ecumene.table.questions.answers import Plain, Put, plain
from ecumene.table.questions.kind import State
from ecumene.table.questions.menu import Offered
from ecumene.table.questions.refusal import Refused
from ecumene.table.questions.request import Request
from ecumene.table.record import history as past
from ecumene.table.record import journal as books
from ecumene.table.record.history import Forgotten, Link, Snapshot
from ecumene.table.ruleset import TABLE, Standing, View
from ecumene.table.state.frames import Ask, Flow, Node, Seat
from ecumene.table.state.offers import OfferId, Remark, Remarked
from ecumene.table.text.board import Panel, as_text
from ecumene.table.text.events import EVERYBODY, Event, Happened, learned
from ecumene.table.text.words import Argument, Say
from ecumene.table.title import Seen, Title

AnyTitle = Title[Any, Any]
Witness = Callable[["Table", list[Event]], None]


class Batched(NamedTuple):
    """The result of a batch: the events, and the answers that were not carried out because something was
    learned or the question was over.
    """

    events: list[Event]
    rest: list[Any]


class Table:
    """One running game of one title.

    Open one with `ecumene.open_table`. Every change goes through `answer` (a seat), `enter` (the table
    itself), `undo` and `rewind`; each is one entry of the journal.
    """

    def __init__(
        self,
        title: AnyTitle,
        *,
        seats: int | None = None,
        seed: int | bytes | None = None,
        options: Mapping[str, Any] | None = None,
        overrides: Mapping[str, Any] | None = None,
    ) -> None:
        fixed = seed is not None
        self._seed: bytes | None = _seed_bytes(seed)
        self._salt: bytes | None = salt_for(self._seed, fixed=fixed)
        self.title = title
        self.seats = opening_seats(title.meta, seats)
        self._chance = Recording(Seeded(self._seed))
        chosen = opening_options(title.meta, options, self.seats)
        self._state: State = title.setup(chosen, self.seats, self._chance)
        opening = books.Opening(
            format=books.FORMAT,
            title=title.meta.id,
            version=title.meta.version,
            seats=self.seats,
            options=chosen,
            commitment=commitment(self._seed, self._salt),
            chance=self._chance.take(),
            content=msgspec.json.decode(msgspec.json.encode(overrides)) if overrides else None,
        )
        self.opening, self._commitment = opening, opening.commitment
        self._lines: list[str] = []
        self._last = Link(None, 0, opening, EVERYBODY)
        self._snapshot = Snapshot(None, 0, self._state.copy(), title.phase(self._state))
        self._since = 0

    @classmethod
    def replayed(
        cls,
        title: AnyTitle,
        entries: Sequence[books.Entry],
        *,
        secret: tuple[bytes, bytes] | None = None,
        prove: bool = False,
        snapshot: tuple[int, bytes] | None = None,
        witness: Witness | None = None,
    ) -> Table:
        """The table that a journal records.

        With its seed and salt the game can go on; with `prove` every result of chance is derived again; with
        a `snapshot` (see `Table.snapshot`) only later entries are carried out. A `witness` is called with
        every entry that is carried out, and with its events.
        """
        opening = entries[0]
        assert isinstance(opening, books.Opening)
        start, version = books.segments(entries)[-1]
        if version != title.meta.version:
            raise books.OtherRules(
                f"It was last played under version {version} of the rules of {title.meta.name}; "
                f"this house has version {title.meta.version}."
            )
        state_then: bytes | None = None
        took_over = entries[start]
        if isinstance(took_over, books.Switched | books.Forked):
            state_then = took_over.state.encode()
        table = object.__new__(cls)
        table._since = start
        if snapshot is not None and start < snapshot[0] < len(entries):
            start, state_then = snapshot
        table._seed, table._salt = secret or (None, None)
        table.title, table.seats, table.opening = title, opening_seats(title.meta, opening.seats), opening
        twin = (
            Seeded(secret[0], books.drawn(entries[: start + 1] if start else ()))
            if secret and prove
            else None
        )
        recorded = Recorded(twin)
        table._chance = Recording(recorded)
        table._lines = []
        table._commitment = books.commitment_in(entries)
        table._last = Link(None, 0, opening, EVERYBODY)
        for entry in entries[1 : start + 1]:  # remembered, not replayed
            table._last = Link(table._last, table._last.number + 1, entry, EVERYBODY)
        if state_then is not None:
            table._state = title.load_state(state_then)
        else:
            recorded.load(opening.chance)
            options = recorded_options(title.meta, opening.options, table.seats)
            table._state = title.setup(options, table.seats, recorded)
        table._snapshot = Snapshot(None, start, table._state.copy(), title.phase(table._state))
        for entry in entries[start + 1 :]:
            events = table._repeat(entry, recorded)
            if witness is not None:
                witness(table, events)
        recorded.expect_spent()
        table._chance = Recording(Seeded(secret[0], books.drawn(entries)) if secret else Exhausted())
        return table

    # Reading

    def __repr__(self) -> str:
        """The state of the table, in a line.

        >>> from ecumene.table.titles import load_title
        >>> Table(load_title("cultures"), seed=7)
        <Table of Rising Cultures: 2 seats, turn 0, phase setup, entry 0, awaits seat1>
        """
        awaited = ", ".join(self.title.seat_key(self._state, seat) for seat in self.awaited)
        where = (
            f"{in_words((self.seats, self.seats))}, turn {self.turn}, phase {self.phase}, entry {self.length}"
        )
        return f"<Table of {self.title.meta.name}: {where}, {f'awaits {awaited}' if awaited else 'over'}>"

    def __str__(self) -> str:
        """The public text board; `board` returns that of a seat."""
        return as_text(self.board(None))

    @property
    def awaited(self) -> list[Seat]:
        """The seats that the game waits for."""
        return sorted({ask.seat for ask in self._state.flow.unanswered()})

    @property
    def over(self) -> bool:
        return not self._state.flow.steps

    @property
    def commitment(self) -> str:
        """The hash that fixes this table's luck, published at the opening (of the way that the game goes)."""
        return self._commitment

    @property
    def turn(self) -> int:
        return self.title.turn(self._state)

    @property
    def thinking(self) -> Thinking:
        """The time that people at a live table need here for a decision."""
        return self.title.thinking(self._state)

    @property
    def phase(self) -> str:
        return self.title.phase(self._state)

    def requests(self, seat: Seat | None = None) -> list[Request]:
        """Every open request, of any seat or of one."""
        title, state = self.title, self._state
        return [
            Request(ask.seat, ask.id, ask, title, state)
            for ask in state.flow.unanswered()
            if seat is None or ask.seat == seat
        ]

    def amendable(self, seat: Seat) -> list[Request]:
        """Sealed answers of a seat that it may still change."""
        asks = [ask for _, ask in self._state.flow.open() if ask.seat == seat and ask.given is not None]
        return [Request(seat, ask.id, ask, self.title, self._state) for ask in asks]

    def options(self, request: Request) -> list[Plain]:
        """The answers on offer, JSON-able."""
        ask = request._ask
        return Offered(self.title.kinds[type(ask)].offer(self._state, ask))

    def describe(self, request: Request, answer: Any, language: str = "en") -> str:
        """An answer in words."""
        return self.title.words.text(self.said(request, answer), language)

    def said(self, request: Request, answer: Any) -> Say:
        """An answer as a message, which can be stored and read in any language."""
        typed = self.title.kinds[type(request._ask)].typed(answer)
        return self.title.describe(self._state, request._ask, typed)

    def read(self, request: Request, text: str) -> Plain | None:
        """The answer that somebody typed in words, if the title understands it; it is not checked."""
        answer = self.title.kinds[type(request._ask)].read(self._state, request._ask, text)
        return None if answer is None else plain(answer)

    def view(self, seat: Seat | None) -> View:
        """What a seat (None: a spectator) may know, JSON-able."""
        return self.title.view(self._state, seat)

    def board(self, seat: Seat | None, language: str = "en") -> list[Panel]:
        """The table as text, as far as a seat (None: a spectator) may know it."""
        return self.title.board(self.view(seat), seat, language)

    def counsel(self, seat: Seat | None, topic: str, args: Any, language: str = "en") -> dict[str, Any]:
        """Counsel for a seat (None: a spectator): see `Title.counsel`."""
        if seat is not None and not 0 <= seat < self.seats:
            raise Refused(self.title.words, "table-refuse-seat")
        glimpse = self.title.glimpse(self._state, seat)
        return self.title.counsel(glimpse, seat, topic, args, language)

    def facts(self, seat: Seat) -> dict[str, Any]:
        """The facts that a lesson may claim, as far as a seat can know them; `you` are the facts of the seat
        itself.
        """
        return self.title.known(self.title.glimpse(self._state, seat), seat)

    def quoted(self, seat: Seat) -> dict[str, Argument]:
        """The values that sentences of a lesson may mention now, as far as a seat can know them; `asked` is
        the kind of its open question, or "none".
        """
        asked = next((request.kind for request in self.requests(seat)), "none")
        return {"asked": asked, **self.title.quoted(self.title.glimpse(self._state, seat), seat)}

    def standings(self) -> list[Standing]:
        return self.title.standings(self._state)

    def achieved(self, seat: Seat) -> Sequence[str]:
        """The ids of the achievements of a seat; none before the game is over."""
        return self.title.achieved(self._state, seat) if self.over else ()

    def seat_name(self, seat: Seat, language: str = "en") -> str:
        return self.title.seat_name(self._state, seat, language)

    def called(self, say: Say) -> Say:
        """A message with the names that things have at this table."""
        return self.title.called(self._state, say)

    def seat_key(self, seat: Seat) -> str:
        return self.title.seat_key(self._state, seat)

    def tell(self, events: Sequence[Event], seat: Seat | None, language: str = "en") -> list[str]:
        """The events as sentences, as far as a seat may know them."""
        says = [self.say(event, seat) for event in events]
        return [self.title.words.text(say, language) for say in says if say is not None]

    def say(self, event: Event, seat: Seat | None) -> Say | None:
        """An event as a message, as far as a seat may know it; None if it may know nothing of it."""
        seen = event.seen_by(seat)
        return None if seen is None else self.title.tell(self._state, seen)

    def say_put(self, put: Put) -> Say:
        """A correction, as a message."""
        return self.title.tell_put(self._state, put)

    def put_text(self, put: Put, language: str = "en") -> str:
        """The same as a sentence."""
        return self.title.words.text(self.say_put(put), language)

    def figures(self, seat: Seat) -> Mapping[str, int]:
        """The figures of a seat, by name: see `Title.figures`."""
        return self.title.figures(self.title.glimpse(self._state, seat), seat)

    def reasons(self, before: Table, seat: Seat, event: Event, good: bool, rule: str) -> Sequence[Say]:
        """Why an event since `before` changed something for a seat: see `Title.reasons`."""
        seen = event.seen_by(seat)
        if seen is None:
            return ()
        then, now = (self.title.glimpse(table._state, seat) for table in (before, self))
        return self.title.reasons(Seen(seat, seen, good, rule, then, now))

    def truth(self) -> State:
        """A copy of the full state, for checks and statistics; no seat and no bot may ever get it."""
        return self._state.copy()

    def digest(self) -> str:
        """A hash of the full state."""
        return hashlib.sha256(self.title.dump_state(self._state)).hexdigest()

    def violations(self) -> list[str]:
        found = self.title.violations(self._state)
        if self._state.flow.due:
            found.append("a frame is due between two answers")
        if not self.over and not self.title.requests(self._state):
            found.append("the game is not over, but nobody is asked anything")
        return found

    def perspective(self, request: Request) -> Perspective:
        """The perspective of a bot for this request."""
        return Perspective(self.title, self._state, request._ask)

    def offers(self) -> dict[OfferId, int]:
        """The ids of all offers that are open on a floor now, with their versions."""
        kinds = {self.title.kinds[type(ask)] for _, ask in self._state.flow.open()}
        return {id: offer.version for kind in kinds for id, offer in kind.on_floor(self._state).items()}

    def remark(self, seat: Seat, offer: OfferId, version: int, remark: Remark) -> Remarked:
        """A seat's remark on an offer that it sees on an open floor, or `Refused`. It changes nothing."""
        for _, ask in self._state.flow.open():
            kind = self.title.kinds[type(ask)]
            if ask.seat == seat and kind.open_floor:
                return kind.remark(self._state, ask, offer, version, remark)
        raise Refused(self.title.words, "table-refuse-offer-gone")

    # Changing

    def answer(self, seat: Seat, request_id: str, answer: Any, *, by: str = "") -> list[Event]:
        """Carry out a seat's answer to an open request, or raise `Refused` and change nothing.

        `by` says who gave it, if it was not the seat: see `journal.AnsweredFor`.
        """
        prepared = self.title.prepare(self._state, seat, request_id, answer)
        _, ask, kind, typed = prepared
        rule = kind.rule_of_answer(self._state, ask, typed)
        if self.title.citations:
            rule = self.title.words.section(rule)
        try:
            events = self.title.carry_out(self._state, prepared, self._chance)
        except Exception:
            self._recover()
            raise
        chance = self._chance.take()
        if by:
            self._record(books.AnsweredFor(seat, request_id, typed, chance, by), events)
        else:
            self._record(books.Answered(seat, request_id, typed, chance), events)
        if isinstance(events, Happened):
            events.rule = rule
        return events

    def note(self, about: str, **facts: books.Fact) -> None:
        """Record an agreement of the people outside the rules; the game is not changed."""
        self._expect_running()
        self._append(books.Noted(about, facts), 0)

    def enter(self, entry: Any) -> list[Event]:
        """Carry out an entry of the table itself, or raise `Refused` and change nothing."""
        typed = self.title.prepare_entry(entry)
        try:
            events = self.title.carry_out_entry(self._state, typed, self._chance)
        except Exception:
            self._recover()
            raise
        self._record(books.Entered(typed, self._chance.take()), events)
        return events

    def batch(
        self,
        seat: Seat,
        request_id: str,
        answers: Sequence[Any],
        *,
        series: bool = False,
        witness: Witness | None = None,
    ) -> Batched:
        """Carry out answers of a seat one after the other: all of them, or none.

        The first answer quotes the request; each later one answers the next question of the seat. If an
        answer brings luck or hidden information, the batch ends: the answers up to it are carried out, the
        others are returned. In a `series` all answers belong to one question that is asked again after each:
        once the rules carry out the rest of it automatically, the batch ends too, and no other question is
        answered. A refusal has the index of its answer (`Refused.at`). A `witness` is called with every
        answer that is carried out; if a later one is refused, all of them are undone.
        """
        if not isinstance(answers, list | tuple):
            raise Refused(self.title.words, "table-refuse-form", kind="batch", error="not a list of answers")
        before = (self._state.copy(), self._last, self._snapshot)
        events: list[Event] = []
        found = self._state.flow.find(seat, request_id) if series else None
        for count, answer in enumerate(answers, 1):
            try:
                if count > 1:
                    asked = self._asked_next(seat, found)
                    if asked is None and series:
                        return Batched(events, list(answers[count - 1 :]))
                    if asked is None:
                        raise Refused(self.title.words, "table-refuse-not-asked")
                    request_id = asked
                happened = self.answer(seat, request_id, answer)
            except Exception as error:
                self._state, self._last, self._snapshot = before
                if isinstance(error, Refused):
                    error.at = count - 1
                raise
            events += happened
            if witness is not None:
                witness(self, happened)
            if self._last.learned >> seat & 1:
                return Batched(events, list(answers[count:]))
        return Batched(events, [])

    def _asked_next(self, seat: Seat, series: tuple[Node, Ask] | None) -> str | None:
        """The request that the next answer of a batch belongs to: any of the seat, or that of a series."""
        if series is None:
            return next((request.id for request in self.requests(seat)), None)
        node, before = series
        ask = self._state.flow.asks.get(node)
        if ask is None or type(ask) is not type(before) or ask.given is not None:
            return None
        return ask.id if self._state.flow.find(seat, ask.id) else None

    def undo(self, seat: Seat, of: int | None = None) -> None:
        """Undo the last answer of a seat; with `of` only if that is its number.

        Allowed while no luck or hidden information came since and the later answers of others stay legal.
        """
        self._expect_running()
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise Refused(self.title.words, "table-refuse-seat")
        number = self._last_answer(seat)
        if of not in (None, number):
            raise Refused(self.title.words, "table-refuse-undo-stale")
        before = self._state.flow
        try:
            self._rebuild(before=number, leaving_out=number)
        except (Refused, BadRecord):
            raise Refused(self.title.words, "table-refuse-undo-others") from None
        asked, renamed = _new_numbers(self.title, before, self._state.flow)
        self._append(books.Undone(number, asked, renamed), 0)

    def undoable(self, seat: Seat) -> int | None:
        """The number of the answer that a seat could undo, if it learned nothing since. Cheap: later answers
        of others are not checked."""
        return None if self.over else past.last_answer(self._last, seat)[0]

    def can_undo(self, seat: Seat) -> bool:
        try:
            self.copy().undo(seat)
        except Refused:
            return False
        return True

    def rewind(self, to: int) -> None:
        """By vote of the table: undo everything from entry `to` on. Hidden cards are dealt again.

        A table that was loaded from a later snapshot raises `Forgotten`, and is not changed.
        """
        self._expect_running()
        if type(to) is not int or not self._since < to <= self._last.number:
            raise Refused(self.title.words, "table-refuse-rewind")
        if to <= self.remembers_from:
            raise Forgotten(f"Entry {to} came before what is remembered here.")
        before = self._state.flow
        self._rebuild(before=to, up_to=to)
        self.title.redeal(self._state, self._chance)
        asked, renamed = _new_numbers(self.title, before, self._state.flow)
        self._append(books.Rewound(to, asked, renamed, self._chance.take()), EVERYBODY)

    def rewind_to(self, seat: Seat) -> int | None:
        """The last standing answer of a seat, if the present rules can go back to it."""
        number = None if self.over else past.last_standing_answer(self._last, seat)
        return number if number and number > self._since else None

    @property
    def taken_up_at(self) -> int:
        """The entry with which the present rules or a "what if" began: nobody goes back beyond it."""
        return self._since

    @property
    def remembers_from(self) -> int:
        """The first entry whose state is remembered: that of the snapshot from which it was loaded."""
        return past.first_snapshot(self._snapshot).number

    @property
    def forgets_an_undo(self) -> bool:
        """Whether a seat may undo an answer from before the first remembered entry."""
        start = self.remembers_from
        return start > self._since and any(
            past.last_answer(self._last, seat)[0] is None and past.last_lesson(self._last, seat) <= start
            for seat in range(self.seats)
        )

    def at(self, number: int) -> Table | None:
        """A copy of the table as it was after an entry; None if it was loaded from a later snapshot."""
        if not self.remembers_from <= number <= self._last.number:
            return None
        then = self.copy()
        if number < self._last.number:
            then._rebuild(before=number + 1, up_to=number + 1)
            then._last = past.link_at(self._last, number)
            then._lines = []
        return then

    def copy(self) -> Table:
        """An independent table in the same position, sharing its past."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin._state = self._state.copy()
        twin._chance = self._chance.copy()
        return twin

    def followed(self, lines: Sequence[str], witness: Witness | None = None) -> Table:
        """A copy of this table after further lines of its journal, which another process has written. A
        `witness` is called with every entry and its events.
        """
        twin = self.copy()
        entries = books.read_on(lines, self.journal()[-1], self.length + 2)
        played = [entry for entry in entries if not isinstance(entry, books.Closing)]
        if any(isinstance(entry, books.Switched) for entry in played):
            raise books.OtherRules("The rules were switched meanwhile; the journal has to be read again.")
        luck, recorded = twin._chance, Recorded()
        twin._chance = Recording(recorded)
        for entry in played:
            events = twin._repeat(entry, recorded)
            if witness is not None:
                witness(twin, events)
        recorded.expect_spent()
        if isinstance(luck.source, Seeded):
            luck.source.drawn += books.drawn(played)
        twin._chance = luck
        return twin

    # Storing

    @property
    def secret(self) -> tuple[str, str]:
        """Seed and salt in hexadecimal, to store the table; no seat may learn them before the end."""
        if self._seed is None or self._salt is None:
            raise BadOpening("This table was replayed without its seed.")
        return self._seed.hex(), self._salt.hex()

    def journal(self, first: int = 0) -> list[str]:
        """The journal's lines, from one on; a finished one closes with the seed behind the commitment."""
        new = [link.entry for link in past.links_from(self._last, len(self._lines))]
        if new:  # copies of this table, perhaps in other threads, share the list
            self._lines = [*self._lines, *books.write(new, self._lines[-1] if self._lines else "")]
        if not self.over or self._seed is None:
            return self._lines[first:]
        closing = books.Closing(*self.secret, self.digest())
        return [*self._lines[first:], *books.write([closing], self._lines[-1])]

    def snapshot(self) -> tuple[int, bytes]:
        """The number of entries and the state after them, from which `replay` can continue."""
        return self.length, self.title.dump_state(self._state)

    @property
    def last_entry(self) -> books.Entry:
        """The last entry of the journal."""
        return self._last.entry

    def entry(self, number: int) -> books.Entry:
        """The entry of the journal with a number."""
        return past.link_at(self._last, number).entry

    def standing(self, first: int) -> list[int]:
        """The numbers of the entries from one on that were not undone."""
        return [link.number for link in past.standing_links(past.links_from(self._last, first))]

    def seat_of(self, number: int) -> Seat | None:
        """The seat whose answer an entry is."""
        entry = past.link_at(self._last, number).entry
        return entry.seat if isinstance(entry, books.Answered) else None

    @property
    def length(self) -> int:
        """The number of entries in the journal after its opening."""
        return self._last.number

    # Inside

    def _record(self, entry: books.Answered | books.Entered, events: list[Event]) -> None:
        self._append(entry, EVERYBODY if entry.chance else learned(events))

    def _append(self, entry: books.Entry, informed: int) -> None:
        """Link an entry, and store a snapshot now and then: also after undos, or each would take longer than
        the one before."""
        number = self._last.number + 1
        self._last = Link(self._last, number, entry, informed)
        last = self._snapshot
        since = number - last.number
        if since >= _SNAPSHOT_GAP:
            phase = self.title.phase(self._state)
            if phase != last.phase or since >= _SNAPSHOT_GAP * 4:
                self._snapshot = Snapshot(last, number, self._state.copy(), phase)

    def _expect_running(self) -> None:
        """Once a game is over its seed is public: nothing may be undone any more."""
        if self.over:
            raise Refused(self.title.words, "table-refuse-over")

    def _repeat(self, entry: books.Entry, recorded: Recorded) -> list[Event]:
        """Carry out an entry of a journal again."""
        if isinstance(entry, books.Answered):
            recorded.load(entry.chance)
            by = entry.by if isinstance(entry, books.AnsweredFor) else ""
            return self.answer(entry.seat, entry.request, entry.answer, by=by)
        if isinstance(entry, books.Noted):
            self._append(entry, 0)
        if isinstance(entry, books.Entered):
            recorded.load(entry.chance)
            return self.enter(entry.answer)
        if isinstance(entry, books.Undone):
            answered = past.links_from(self._last, entry.of)[:1] if 0 < entry.of <= self._last.number else []
            seats = [link.entry.seat for link in answered if isinstance(link.entry, books.Answered)]
            if not seats or self._last_answer(seats[0]) != entry.of:
                raise Refused(self.title.words, "table-refuse-undo-none")
            self.undo(seats[0])
            self._expect_same_numbers(entry)
        elif isinstance(entry, books.Rewound):
            recorded.load(entry.chance)
            self.rewind(entry.to)
            self._expect_same_numbers(entry)
        return []

    def _expect_same_numbers(self, entry: books.Undone | books.Rewound) -> None:
        if self._last.entry != entry:
            raise books.BrokenJournal(self.length + 1, "it does not number the questions as they are.")

    def _last_answer(self, seat: Seat) -> int:
        """The number of a seat's last standing answer, if it may be undone."""
        number, final = past.last_answer(self._last, seat)
        if number is None:
            raise Refused(self.title.words, f"table-refuse-undo-{'final' if final else 'none'}")
        return number

    def _rebuild(self, before: int, leaving_out: int | None = None, up_to: int | None = None) -> None:
        """Compute the state again from the last snapshot before an entry and the entries that still count."""
        snapshot = past.snapshot_before(self._snapshot, before)
        state = snapshot.state.copy()
        recorded = Recorded()
        truth: State | None = None
        links = past.links_from(self._last, snapshot.number + 1)
        if up_to is not None:
            links = [link for link in links if link.number < up_to]
        for link in past.standing_links(links):
            number, entry = link.number, link.entry
            if number == leaving_out:
                truth = state.copy()
            elif truth is not None and isinstance(entry, books.Answered):
                self._expect_same_question(truth, state, entry)
            if number != leaving_out:
                self._once_more(state, entry, recorded)
            if truth is not None:
                self._once_more(truth, entry, Recorded())
        recorded.expect_spent()
        self._state, self._snapshot = state, snapshot

    def _once_more(self, state: State, entry: books.Entry, recorded: Recorded) -> None:
        """Carry out an entry that still counts on a state."""
        if isinstance(entry, books.Answered):
            recorded.load(entry.chance)
            self.title.answer(state, entry.seat, entry.request, entry.answer, recorded)
        elif isinstance(entry, books.Entered):
            recorded.load(entry.chance)
            self.title.answer(state, TABLE, "", entry.answer, recorded)
        elif isinstance(entry, books.Rewound):
            recorded.load(entry.chance)
            self.title.redeal(state, recorded)
        if isinstance(entry, books.Undone | books.Rewound):
            _number(state.flow, entry.asked, entry.renamed)

    def _expect_same_question(self, truth: State, state: State, entry: books.Answered) -> None:
        """Without another seat's answer, a request may have the same id but ask something else."""
        asked = truth.flow.find(entry.seat, entry.request), state.flow.find(entry.seat, entry.request)
        questions = [_question(found[1]) for found in asked if found is not None]
        if len(questions) < 2 or questions[0] != questions[1]:
            raise Refused(self.title.words, "table-refuse-undo-others")

    def _recover(self) -> None:
        """A rule failed half-way: restore the state that the journal records."""
        self._chance.put_back()
        self._rebuild(before=self._last.number + 1)


_SNAPSHOT_GAP = 32
"""Phases that pass in fewer answers share a snapshot; one that takes four times as many gets several."""


def _new_numbers(title: AnyTitle, before: Flow, now: Flow) -> tuple[list[int], dict[str, str]]:
    """Give questions new numbers after an undo, so that no number ever means two questions."""
    asked = [max(pair) for pair in zip(before.asked, now.asked, strict=True)]
    renamed: dict[str, str] = {}
    for node, ask in now.asks.items():
        former = before.asks.get(node)
        if former is None or _question(former) != _question(ask):
            asked[ask.seat] += 1
            renamed[str(node)] = f"{title.kinds[type(ask)].name}-{asked[ask.seat]}"
    _number(now, asked, renamed)
    return asked, renamed


def _number(flow: Flow, asked: Sequence[int], renamed: Mapping[str, str]) -> None:
    flow.asked[:] = [max(pair) for pair in zip(flow.asked, asked, strict=True)]
    for node, id in renamed.items():
        ask = flow.asks.get(int(node))
        if ask is not None:
            flow.asks[int(node)] = msgspec.structs.replace(ask, id=id)


def _question(ask: Ask) -> Ask:
    """A question without its seat's and the others' progress on it."""
    return msgspec.structs.replace(ask, after=(), given=None)


def _seed_bytes(seed: int | bytes | None) -> bytes:
    if seed is None:
        return fresh_seed()
    if isinstance(seed, bytes):
        return seed
    return seed_from_number(seed)
