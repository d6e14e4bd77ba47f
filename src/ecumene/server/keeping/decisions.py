"""Votes that are over, as the journal tells them: what was decided, when, and by how many."""

from __future__ import annotations

import msgspec

from ecumene.server.tables.live import LiveTable
from ecumene.server.tables.packets import Written
from ecumene.table.text.words import Say

MOST_DECIDED = 20
_TOLD = "table-note-vote"


class DecidedVote(msgspec.Struct, frozen=True):
    """A vote that is over. `text` says what was decided, `number` is its entry in the journal."""

    number: int
    at: float
    passed: bool
    yes: int
    no: int
    text: str


def decided_votes(live: LiveTable, language: str) -> list[DecidedVote]:
    """The last votes of a table, the newest first."""
    words = live.table.title.words
    found: list[DecidedVote] = []
    for number in range(len(live.lines) - 1, 0, -1):
        said = _vote(live.lines[number])
        if said is not None:
            yes, no = (int(str(said.args[name])) for name in ("yes", "no"))
            passed = said.args["outcome"] == "passed"
            text = words.text(said, language)
            found.append(DecidedVote(number, live.lines[number].at, passed, yes, no, text))
        if len(found) >= MOST_DECIDED:
            break
    return found


def _vote(written: Written) -> Say | None:
    """What an entry says of a vote, if it is one."""
    says = [public for public, _ in written.line.says if public is not None]
    return next((say for say in says if say.key == _TOLD), None)
