"""The past of a table: entries and snapshots, each linked to the one before.

Links never change, so copies of a table share their past and cost no more than their present. (They are
tracked by the garbage collector because only such records are freed without recursion, and a past is long.)
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ecumene.table.questions.kind import State
from ecumene.table.record import journal as books
from ecumene.table.state.frames import Seat


class Forgotten(LookupError):
    """A table that was loaded from a snapshot does not remember the entries before it. Its journal does: a
    replay without snapshots can go back.
    """


class Link(msgspec.Struct, frozen=True):
    """An entry of the journal, linked to the one before it, so that copies of a table share their past."""

    before: Link | None
    number: int
    entry: books.Entry
    learned: int
    """The seats that got luck or hidden information by it (bits of seats): they can undo nothing up to
    here.
    """


class Snapshot(msgspec.Struct, frozen=True):
    before: Snapshot | None
    number: int
    state: State
    phase: str


def links_from(last: Link, first: int) -> list[Link]:
    """The links from entry number `first` on, oldest first."""
    links: list[Link] = []
    link: Link | None = last
    while link is not None and link.number >= first:
        links.append(link)
        link = link.before
    links.reverse()
    return links


def link_at(last: Link, number: int) -> Link:
    """The link of an entry."""
    while last.number > number:
        assert last.before is not None
        last = last.before
    return last


def standing_links(links: Sequence[Link]) -> list[Link]:
    """The entries that still count: those that were not undone, and the undos, which give questions new
    numbers. After a rewind they are the entries that counted at its target. Going backwards, each link is
    visited once, no matter how often a table went back.
    """
    standing: list[Link] = []
    undone: set[int] = set()
    rewound: int | None = None
    for link in reversed(links):
        entry, number = link.entry, link.number
        if number in undone or (rewound is not None and number >= rewound):
            continue
        standing.append(link)
        if isinstance(entry, books.Rewound):
            rewound = entry.to
        elif isinstance(entry, books.Undone):
            undone.add(entry.of)
    standing.reverse()
    return standing


def last_answer(last: Link, seat: Seat) -> tuple[int | None, bool]:
    """The number of a seat's last standing answer since it last learned something; without such an answer,
    whether it has learned something at all.
    """
    taken_back: set[int] = set()
    link: Link | None = last
    while link is not None and not link.learned >> seat & 1:
        entry = link.entry
        if isinstance(entry, books.Undone):
            taken_back.add(entry.of)
        elif isinstance(entry, books.Answered) and entry.seat == seat and link.number not in taken_back:
            return link.number, False
        link = link.before
    return None, link is not None and link.number > 0


def last_lesson(last: Link, seat: Seat) -> int:
    """The number of the last entry that taught a seat something."""
    while not last.learned >> seat & 1:
        assert last.before is not None, "the opening teaches everybody"
        last = last.before
    return last.number


def last_standing_answer(last: Link, seat: Seat) -> int | None:
    """The number of a seat's last standing answer, no matter what it learned since."""
    taken_back: set[int] = set()
    rewound: int | None = None
    link: Link | None = last
    while link is not None:
        entry = link.entry
        if rewound is not None and link.number >= rewound:
            pass
        elif isinstance(entry, books.Rewound):
            rewound = entry.to
        elif isinstance(entry, books.Undone):
            taken_back.add(entry.of)
        elif isinstance(entry, books.Answered) and entry.seat == seat and link.number not in taken_back:
            return link.number
        link = link.before
    return None


def snapshot_before(snapshot: Snapshot, number: int) -> Snapshot:
    """The last snapshot that was taken before an entry."""
    while snapshot.number >= number:
        assert snapshot.before is not None
        snapshot = snapshot.before
    return snapshot


def first_snapshot(snapshot: Snapshot) -> Snapshot:
    """The first entry that a table remembers."""
    while snapshot.before is not None:
        snapshot = snapshot.before
    return snapshot
