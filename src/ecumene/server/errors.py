"""What the house answers when it cannot do what it is asked."""

from __future__ import annotations


class HouseError(Exception):
    """Said to the one who asked; `status` is that of HTTP, `rule` a section of a rulebook."""

    status = 400

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule


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


class RefusedByRules(HouseError):
    """The rules do not allow it."""

    status = 422
