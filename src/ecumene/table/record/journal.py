"""The journal: the append-only record of a table, as canonical JSON lines with a hash chain.

Each line is `{"chain": ..., "entry": ...}`; its chain value is SHA-256 of the previous line's chain value and
the bytes of its own entry. Entries are written with sorted keys and no spaces, so that one record has exactly
one form and every changed byte is noticed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from ecumene.table.chance import Result
from ecumene.table.meta import Options

FORMAT = 1
_START = "0" * 64

Fact = str | int | list[str | int]


class Record(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, gc=False):
    """One entry of a journal."""


class Opening(Record, frozen=True, tag="opening", kw_only=True):
    """How the table was opened, with the hash that fixes its luck."""

    format: int
    title: str
    version: int
    seats: int
    options: Options
    commitment: str
    chance: tuple[Result, ...] = ()
    content: dict[str, Any] | None = None


class Answered(Record, frozen=True, tag="answer"):
    """A seat's answer and the luck it brought."""

    seat: int
    request: str
    answer: Any
    chance: tuple[Result, ...] = ()


class AnsweredFor(Answered, frozen=True, tag="answer_for"):
    """An answer that its seat did not give itself: the default because time was up (`clock`), the choice of a
    `stand-in` or `bot` while its player is away, or one that was given ahead (`order`)."""

    by: str = "clock"


class Noted(Record, frozen=True, tag="note"):
    """An agreement or act of the people at the table outside the rules: a pause, the outcome of a vote. It
    does not change the game; `facts` are the values for a sentence about it.
    """

    about: str
    facts: dict[str, Fact] = {}


class Entered(Record, frozen=True, tag="table"):
    """An entry of the table itself: an alarm, a departure, a limit."""

    answer: Any
    chance: tuple[Result, ...] = ()


class Undone(Record, frozen=True, tag="undo"):
    """Answer number `of` was taken back by its seat.

    Numbers of questions are never used again: `asked` is the last number of each seat; `renamed` gives new
    numbers to the questions that are open now but were not before, by node.
    """

    of: int
    asked: list[int]
    renamed: dict[str, str]


class Rewound(Record, frozen=True, tag="rewind"):
    """By vote, everything from entry number `to` on was undone; luck is drawn again.

    `chance` dealt the hidden cards again; `asked` and `renamed` are as in `Undone`.
    """

    to: int
    asked: list[int]
    renamed: dict[str, str]
    chance: tuple[Result, ...] = ()


class Switched(Record, frozen=True, tag="rules"):
    """From here on another version of the rules applies.

    `state` is the position at the switch, as the text of `Title.dump_state`, so that not even the order of a
    table is lost.
    """

    version: int
    state: str


class Forked(Record, frozen=True, tag="fork"):
    """What if: from here on a finished game continues differently, with `seat` played by the person who
    asked.

    `seed` and `salt` belong to the luck so far and are public; `commitment` fixes the luck from here on.
    `state` is the position as the seat knew it: everything that it could not know was dealt again.
    """

    seat: int
    version: int
    seed: str
    salt: str
    commitment: str
    state: str


class Closing(Record, frozen=True, tag="closing"):
    """The game is over: the seed and salt behind the commitment, and the digest of the final state."""

    seed: str
    salt: str
    digest: str


Entry = Opening | Answered | AnsweredFor | Entered | Noted | Undone | Rewound | Switched | Forked | Closing


_WITH_CHANCE = (Opening, Answered, Entered, Rewound)


class BrokenJournal(ValueError):
    """A journal that was changed or truncated, or a file that is no journal."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(line, what)
        self.line = line
        self.what = what

    def __str__(self) -> str:
        return f"Line {self.line}: {self.what}"


class OtherRules(ValueError):
    """The journal was played under a version of the rules that this house does not have."""


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    chain: str
    entry: msgspec.Raw


_line_decoder = msgspec.json.Decoder(_Line)
_entry_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_encoder = msgspec.json.Encoder(order="sorted")


def write(entries: Iterable[Entry], after: str = "") -> list[str]:
    """The lines of a journal, or those that follow the line `after`.

    >>> write([Entered({"do": "limit"})])[0][-61:]
    '"entry":{"answer":{"do":"limit"},"chance":[],"kind":"table"}}'
    """
    lines, chain = [], _line_decoder.decode(after).chain if after else _START
    for entry in entries:
        body = _encoder.encode(entry)
        chain = _link(chain, body)
        lines.append(f'{{"chain":"{chain}","entry":{body.decode()}}}')
    return lines


def read(lines: Sequence[str]) -> list[Entry]:
    """The entries of a journal whose chain holds and whose form is canonical."""
    entries = _read_on(lines, _START, 1)
    if not entries:
        raise BrokenJournal(0, "the journal is empty.")
    return entries


def read_on(lines: Sequence[str], after: str, first: int) -> list[Entry]:
    """The entries of further lines: they follow the line `after`, the first of them is number `first`."""
    return _read_on(lines, _line_decoder.decode(after).chain, first)


def _read_on(lines: Sequence[str], chain: str, first: int) -> list[Entry]:
    entries: list[Entry] = []
    for number, text in enumerate(lines, first):
        entry, body, stated = _parse(number, text)
        chain = _link(chain, body)
        if stated != chain:
            raise BrokenJournal(number, "the hash chain does not hold; this line or one before was changed.")
        if _encoder.encode(entry) != body or text != f'{{"chain":"{chain}","entry":{body.decode()}}}':
            raise BrokenJournal(number, "it is not written in the canonical form.")
        if isinstance(entry, Opening) != (number == 1):
            raise BrokenJournal(number, "a journal begins with its opening and has only one.")
        if entries and isinstance(entries[-1], Closing):
            raise BrokenJournal(number, "it comes after the closing entry.")
        if isinstance(entry, Opening) and entry.format != FORMAT:
            raise BrokenJournal(number, f"its format is {entry.format}; this house reads format {FORMAT}.")
        entries.append(entry)
    return entries


def segments(entries: Sequence[Entry]) -> list[tuple[int, int]]:
    """The last switch to another version of the rules or to a "what if": the number of the entry, and the
    version.
    """
    return [
        (number, entry.version)
        for number, entry in enumerate(entries)
        if isinstance(entry, Opening | Switched | Forked)
    ]


def commitment_in(entries: Sequence[Entry]) -> str:
    """The hash that fixes the luck at the end of these entries."""
    fixed = [entry.commitment for entry in entries if isinstance(entry, Opening | Forked)]
    return fixed[-1]


def secret_after(entries: Sequence[Entry], number: int) -> tuple[str, str] | None:
    """Seed and salt of the luck up to an entry, if the journal contains them."""
    said = (entry for entry in entries[number + 1 :] if isinstance(entry, Forked | Closing))
    return next(((entry.seed, entry.salt) for entry in said), None)


def reach(entry: Entry) -> int | None:
    """The number of the entry that this one goes back to, if it undoes something."""
    if isinstance(entry, Undone):
        return entry.of
    return entry.to if isinstance(entry, Rewound) else None


def drawn(entries: Iterable[Entry]) -> int:
    """The number of results of chance in these entries."""
    return sum(len(entry.chance) for entry in entries if isinstance(entry, _WITH_CHANCE))


def split(text: str | bytes) -> list[str]:
    """The lines of a journal file, which ends with exactly one line break."""
    if isinstance(text, bytes):
        try:
            text = text.decode()
        except UnicodeDecodeError as error:
            before = error.object[: error.start]
            raise BrokenJournal(before.count(b"\n") + 1, "it is not text in UTF-8.") from None
    if not text.endswith("\n"):
        raise BrokenJournal(text.count("\n") + 1, "the last line does not end; the file was cut.")
    return text[:-1].split("\n")


def _parse(number: int, text: str) -> tuple[Entry, bytes, str]:
    try:
        line = _line_decoder.decode(text)
        body = bytes(line.entry)
        return _entry_decoder.decode(body), body, line.chain
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BrokenJournal(number, f"it cannot be read: {error}.") from None


def _link(chain: str, body: bytes) -> str:
    return hashlib.sha256(chain.encode() + body).hexdigest()
