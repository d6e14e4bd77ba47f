"""From a journal back to its table, and the proof that a finished game was fair."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from ecumene.table.chance import BadRecord, Seeded, commitment, fresh_seed, salt_for
from ecumene.table.meta import BadOpening
from ecumene.table.questions.refusal import Refused
from ecumene.table.record import journal as books
from ecumene.table.record.journal import OtherRules
from ecumene.table.state.frames import Seat
from ecumene.table.table import Table, Witness
from ecumene.table.titles import load_title


class Verdict(msgspec.Struct, frozen=True):
    """The facts that a journal proves."""

    title: str
    entries: int
    finished: bool
    fair: bool
    """All luck of the replayed entries was derived again from the seed behind the commitment."""
    digest: str
    unproved: int = 0
    """Entries of which only the chain was checked: other rules wrote them, and the table went on from a
    snapshot."""


def replay(
    lines: Sequence[str],
    *,
    secret: tuple[str, str] | None = None,
    snapshots: Sequence[tuple[int, bytes]] = (),
    witness: Witness | None = None,
    prove: bool = False,
) -> Table:
    """The table that a journal records; with seed and salt (hexadecimal) the game can go on, and with
    `prove` all its luck is derived again from them.

    With snapshots of `Table.snapshot` only the entries after one of them are carried out again: after the
    newest snapshot beyond which no later entry goes back. A `witness` is called after each entry with the
    table at that moment and the events.
    """
    entries = books.read(lines)
    snapshot = _newest(entries, snapshots)
    table, _ = _replay(entries, _revealed(entries, secret), prove=prove, snapshot=snapshot, witness=witness)
    return table


def _newest(
    entries: Sequence[books.Entry], snapshots: Sequence[tuple[int, bytes]]
) -> tuple[int, bytes] | None:
    """The newest snapshot from which all later entries can be carried out."""
    earliest, goes_back = len(entries), {}
    for number in range(len(entries) - 1, -1, -1):
        reached = books.reach(entries[number])
        earliest = min(earliest, number if reached is None else reached)
        goes_back[number] = earliest
    fit = [shot for shot in snapshots if goes_back.get(shot[0] + 1, len(entries)) > shot[0]]
    return max(fit, key=lambda shot: shot[0], default=None)


def verify(lines: Sequence[str], witness: Witness | None = None) -> Verdict:
    """Check a journal's chain, its rules and, once it is finished, its luck. A `witness` is called after each
    entry, once for every part of the journal that needs it."""
    entries = books.read(lines)
    secret = _revealed(entries, None)
    unproved = _prove_former_segments(entries, secret, witness)
    table, fair = _replay(entries, secret, prove=True, witness=witness)
    closing = entries[-1]
    finished = isinstance(closing, books.Closing)
    if table.over != finished:
        raise books.BrokenJournal(
            len(lines),
            "the game is over, but the closing entry is missing."
            if table.over
            else "it closes a game that is not over.",
        )
    if isinstance(closing, books.Closing) and closing.digest != table.digest():
        raise books.BrokenJournal(len(lines), "the final state is not the one that the game reached.")
    return Verdict(table.title.meta.id, table.length, finished, fair, table.digest(), unproved)


def _prove_former_segments(
    entries: Sequence[books.Entry], secret: tuple[bytes, bytes] | None, witness: Witness | None
) -> int:
    """Replay the entries of today's rules before a switch of rules or a "what if"; returns the number of
    entries of other rules.
    """
    unproved = 0
    segments = books.segments(entries)
    for (start, version), (end, later) in pairwise(segments):
        if isinstance(entries[end], books.Forked) and later != version:
            raise books.BrokenJournal(end + 1, "another way is taken under other rules than the game had.")
        known = books.secret_after(entries, end - 1)
        try:
            seed = _in_bytes(known, end) if known else secret
            former, _ = _replay(entries[:end], seed, prove=True, witness=witness)
        except books.OtherRules:
            unproved += end - start
            continue
        taken_up = entries[end]
        if isinstance(taken_up, books.Forked):
            _expect_the_same_moment(former, taken_up, end)
        elif isinstance(taken_up, books.Switched) and taken_up.state.encode() != former.snapshot()[1]:
            raise books.BrokenJournal(end + 1, "the state of the switch is not the one that the game had.")
    return unproved


def _expect_the_same_moment(former: Table, forked: books.Forked, number: int) -> None:
    """A "what if" begins with the game as its seat saw it, and with a position that the rules allow. How the
    rest was dealt again is not proved, because later versions of a title may deal it differently.
    """
    title, seat = former.title, forked.seat
    if not 0 <= seat < former.seats:
        raise books.BrokenJournal(number + 1, "there is no such seat.")
    state = title.load_state(forked.state.encode())
    if title.view(state, seat) != former.view(seat) or title.violations(state):
        raise books.BrokenJournal(number + 1, "the game goes on from another moment than its seat saw.")


def switch_rules(lines: Sequence[str], snapshot: bytes, secret: tuple[str, str]) -> Table:
    """Go on under today's rules from a snapshot of a table whose journal older rules wrote.

    `snapshot` is the state as `Title.dump_state` wrote it after the last entry. The host agreed.
    """
    entries = books.read(lines)
    opening = entries[0]
    assert isinstance(opening, books.Opening)
    if isinstance(entries[-1], books.Closing):
        raise BadOpening("The game of this journal is over.")
    title = load_title(opening.title, opening.content)
    try:
        state = title.dump_state(title.load_state(snapshot)).decode()
    except (KeyError, TypeError, ValueError) as error:
        raise BadOpening(f"{title.meta.name} cannot go on from this snapshot: {error}") from None
    if books.segments(entries)[-1][1] == title.meta.version and state != _state_text(entries, secret):
        raise BadOpening("Today's rules wrote this journal, and the snapshot is not where it leads.")
    switched = books.Switched(title.meta.version, state)
    table, _ = _replay([*entries, switched], _revealed(entries, secret), prove=False)
    return table


class NoFork(ValueError):
    """A game cannot be continued from this moment; `why` is `early` (the game is not over), `late` (it was
    over by then), `gone` (the seat had left) or `rules` (other rules applied).
    """

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def fork(lines: Sequence[str], number: int, seat: Seat) -> Table:
    """What if: a finished game, continued after an entry by a seat, as it knew the game, with new luck. An
    answer that was undone later counts if the entry comes before the undo.
    """
    entries = books.read(lines)
    known = books.secret_after(entries, number)
    if not isinstance(entries[-1], books.Closing) or known is None:
        raise NoFork("early")
    past = entries[: number + 1]
    try:
        then, _ = _replay(past, None, prove=False)
    except books.OtherRules:
        raise NoFork("rules") from None
    if then.over:
        raise NoFork("late")
    title, truth = then.title, then.truth()
    if seat in title.absent(truth):
        raise NoFork("gone")
    seed = fresh_seed()
    salt = salt_for(seed, fixed=False)
    deal = Seeded(fresh_seed())  # its own luck: nothing of the table's is used up
    state = title.dump_state(title.dealt_anew(truth, seat, deal)).decode()
    forked = books.Forked(seat, title.meta.version, *known, commitment(seed, salt), state)
    table, _ = _replay([*past, forked], (seed, salt), prove=False)
    return table


def _state_text(entries: Sequence[books.Entry], secret: tuple[str, str]) -> str:
    table, _ = _replay(entries, _revealed(entries, secret), prove=False)
    return table.snapshot()[1].decode()


def _replay(
    entries: Sequence[books.Entry],
    secret: tuple[bytes, bytes] | None,
    *,
    prove: bool,
    snapshot: tuple[int, bytes] | None = None,
    witness: Witness | None = None,
) -> tuple[Table, bool]:
    opening = entries[0]
    assert isinstance(opening, books.Opening)
    title = load_title(opening.title, opening.content)
    if secret and commitment(*secret) != books.commitment_in(entries):
        raise books.BrokenJournal(len(entries), "the seed is not the one that was fixed at the opening.")
    table = Table.replayed(title, entries, secret=secret, prove=prove, snapshot=snapshot, witness=witness)
    return table, prove and secret is not None


def _revealed(entries: Sequence[books.Entry], secret: tuple[str, str] | None) -> tuple[bytes, bytes] | None:
    closing = entries[-1]
    if isinstance(closing, books.Closing):
        secret = (closing.seed, closing.salt)
    return None if secret is None else _in_bytes(secret, len(entries))


def _in_bytes(secret: tuple[str, str], line: int) -> tuple[bytes, bytes]:
    try:
        return bytes.fromhex(secret[0]), bytes.fromhex(secret[1])
    except ValueError:
        raise books.BrokenJournal(line, "its seed is not hexadecimal.") from None


__all__ = [
    "BadOpening",
    "BadRecord",
    "NoFork",
    "OtherRules",
    "Refused",
    "Verdict",
    "fork",
    "replay",
    "switch_rules",
    "verify",
]
