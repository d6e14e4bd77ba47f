"""What a notice says, in the reader's language, and the forms that other houses expect it in.

It names the table and where the game is, which is public at the table, and nothing secret.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from typing import Any

import msgspec
from sqlalchemy import Row

from ecumene.server.errors import WORDS
from ecumene.server.notices import webpush
from ecumene.server.notices.needs import AWAITED, NUDGE, REMINDER, SEAT_VOTE, VOTE
from ecumene.table.text.words import Argument, Say
from ecumene.table.titles import loaded_title

TEST = "test"
CONFIRM = "confirm"
_LONGEST_BODY = 1500
_DIGITS = 8
_SUBJECTS = {
    AWAITED: "notice-one",
    NUDGE: "notice-nudge",
    REMINDER: "notice-reminder",
    VOTE: "notice-vote",
    SEAT_VOTE: "notice-seat-vote",
}


class Item(msgspec.Struct, frozen=True):
    """A table that waits."""

    table: str
    name: str
    title: str
    where: str
    seat: int
    since: float
    link: str


class Letter(msgspec.Struct, frozen=True):
    """One message, ready to be sent as often as that takes: its `id` tells a receiver that it is the same."""

    id: str
    kind: str
    language: str
    at: float
    subject: str
    tables: list[Item] = []
    link: str = ""

    @property
    def lines(self) -> list[str]:
        said = [self._say("notice-line", table=item.name, where=item.where) for item in self.tables]
        return said if len(said) > 1 else [item.where for item in self.tables]

    @property
    def text(self) -> str:
        """Everything in a few lines, with the addresses to go to."""
        parts = [self.subject]
        if len(self.tables) > 1:
            parts += [f"{line}\n{item.link}" for line, item in zip(self.lines, self.tables, strict=True)]
        else:
            parts += [*self.lines, self.link]
        return "\n".join(part for part in parts if part)

    def _say(self, key: str, **args: Argument) -> str:
        return WORDS.text(Say(key, args), self.language)


def about(id: str, rows: Sequence[Row[Any]], language: str, address: str, at: float) -> Letter:
    """The letter that says which tables wait."""
    items = [_item(row, language, address) for row in rows]
    if len(items) > 1:
        subject = _text("notice-many", language, count=len(items))
        return Letter(id, "digest", language, at, subject, items, f"{address}/")
    subject = _text(_SUBJECTS[rows[0].kind], language, table=items[0].name)
    return Letter(id, rows[0].kind, language, at, subject, items, items[0].link)


def sample(id: str, kind: str, language: str, address: str, at: float) -> Letter:
    """A letter that only tries a channel, or asks whether an address is the reader's."""
    return Letter(id, kind, language, at, _text(f"notice-{kind}", language), link=f"{address}/notices")


def code_for(channel: str, secret: str) -> str:
    """The number that confirms a channel; it need not be stored."""
    digest = hmac.digest(secret.encode(), f"channel {channel}".encode(), hashlib.sha256)
    return f"{int.from_bytes(digest[:8], 'big') % 10**_DIGITS:0{_DIGITS}d}"


# Forms


def plain_form(letter: Letter) -> dict[str, Any]:
    form: dict[str, Any] = msgspec.to_builtins(letter)
    return {**form, "text": letter.text}


def discord_form(letter: Letter) -> dict[str, Any]:
    """No name of a table can call anybody else."""
    return {"content": letter.text[:_LONGEST_BODY], "allowed_mentions": {"parse": []}}


def slack_form(letter: Letter) -> dict[str, Any]:
    text = letter.text[:_LONGEST_BODY]
    for sign, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")):
        text = text.replace(sign, entity)
    return {"text": text, "unfurl_links": False}


def push_form(letter: Letter) -> bytes:
    """As much as fits into a push message."""
    body = "\n".join(letter.lines)
    form = {"id": letter.id, "title": letter.subject, "body": body, "link": letter.link}
    while len(packed := msgspec.json.encode(form)) > webpush.LONGEST:
        form["body"] = form["body"][: len(form["body"]) // 2]
    return packed


def mail_form(letter: Letter, sender: str, to: str, code: str) -> EmailMessage:
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = sender, to, letter.subject
    mail["Date"] = formatdate(letter.at)
    mail["Message-ID"] = f"<{letter.id}@{parseaddr(sender)[1].rpartition('@')[2] or 'ecumene'}>"
    mail["Auto-Submitted"] = "auto-generated"
    settings = (
        letter.link if not letter.tables else f"{letter.tables[0].link.partition('/table/')[0]}/notices"
    )
    mail["List-Unsubscribe"] = f"<{settings}>"
    said = _text("notice-code", letter.language, code=code) if letter.kind == CONFIRM else letter.text
    mail.set_content(f"{said}\n\n-- \n{_text('notice-foot', letter.language, link=settings)}\n")
    return mail


def _item(row: Row[Any], language: str, address: str) -> Item:
    where, name = "", str(row.title)
    if (title := loaded_title(row.title)) is not None:
        known = language if language in title.words.languages() else "en"
        where, name = title.words.text(title.where(row.turn, row.phase), known), title.meta.name
    return Item(row.table, row.name, name, where, row.seat, row.at, f"{address}/table/{row.table}")


def _text(key: str, language: str, **args: Argument) -> str:
    known = language if language in WORDS.languages() else "en"
    return WORDS.text(Say(key, args), known)
