"""What the house answers when it cannot do what it is asked.

An error names a message of the house's catalogue (`words/<language>.ftl`): people get the sentence in their
language, and programs get its key.
"""

from __future__ import annotations

from importlib import resources

from ecumene.table.api import Refused
from ecumene.table.text.words import Argument, Say, Words

WORDS = Words([resources.files("ecumene.server") / "words"])
"""The sentences of the house itself; those of the games come from their titles."""


class HouseError(Exception):
    """Said to the one who asked; `status` is that of HTTP, `rule` a section of a rulebook.

    `at` is the place of the answer that is wrong, where several were sent at once.
    """

    status = 400
    rule = ""
    at: int | None = None

    def __init__(self, key: str, /, **args: Argument) -> None:
        super().__init__(key)
        self.say = Say(f"house-{key}", args)

    @property
    def code(self) -> str:
        """The name of what is wrong, for programs."""
        return self.say.key.removeprefix("house-")

    def reason_in(self, language: str) -> str:
        return WORDS.text(self.say, language)


class BadRequest(HouseError):
    """It makes no sense."""


class Unknown(HouseError):
    """There is no such thing, or the one who asks must not know of it."""

    status = 404


class Forbidden(HouseError):
    """Somebody else may do that."""

    status = 403


class NotSignedIn(HouseError):
    """The house does not know who asks."""

    status = 401


class Conflict(HouseError):
    """It could have been done at another time."""

    status = 409


class TooMuch(HouseError):
    """It comes too often."""

    status = 429


class Closed(HouseError):
    """The house cannot do it now, and nothing was changed."""

    status = 503


class Unavailable(Closed):
    """The database cannot be reached, read or written now; `why` and the `kind` of trouble are for the log.

    What was requested may have been done only if the connection broke at that moment: a client that tries
    again must be able to tell.
    """

    def __init__(self, why: str, kind: str = "database") -> None:
        super().__init__("unreadable" if kind == "file" else "unwritten")
        self.why = why
        self.kind = kind


class Damaged(Conflict):
    """What the house has of one table cannot be used; all others go on. `why` and `kind` are for the log."""

    def __init__(self, table: str, kind: str, why: str, key: str = "damaged", **args: Argument) -> None:
        super().__init__(key, **args)
        self.table = table
        self.kind = kind
        self.why = why


class RefusedByRules(HouseError):
    """The rules do not allow it."""

    status = 422

    def __init__(self, refused: Refused) -> None:
        Exception.__init__(self, refused.say.key)
        self.rule = refused.rule
        self.at = refused.at
        self._refused = refused

    @property
    def code(self) -> str:
        return self._refused.say.key

    def reason_in(self, language: str) -> str:
        return self._refused.reason_in(language)
