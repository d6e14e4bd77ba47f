"""Who may enter a table: those who sit there, its host, invited people, and everybody if it is open."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row

from ecumene.server.ids import fingerprint


class Seated(msgspec.Struct, frozen=True):
    """Who sits where: a person, a bot, or nobody yet. `also` are people who play the seat with them."""

    person: str | None = None
    bot: str | None = None
    also: tuple[str, ...] = ()


class Door(msgspec.Struct, frozen=True):
    """What decides who comes in. Of a private table a stranger must not even learn that it exists."""

    id: str
    host: str
    open: bool
    status: str
    invite: str | None
    """The fingerprint of the invitation that is good now."""
    seated: tuple[Seated, ...]
    lesson: str = ""
    """The lesson that the table is."""
    hints: bool = True
    """Whether those who sit there may ask what a steady player would do."""
    watch: bool = False
    """Whether it is a game of bots alone, which goes on while somebody looks."""

    @property
    def people(self) -> dict[int, str]:
        """Who sits here, by seat."""
        seated = enumerate(self.seated)
        return {seat: sitter.person for seat, sitter in seated if sitter.person is not None}

    def held(self, person: str | None) -> list[int]:
        """The seats that a person has here."""
        if person is None:
            return []
        return [
            seat
            for seat, seated in enumerate(self.seated)
            if seated.person == person or person in seated.also
        ]

    def admits(self, person: str | None) -> bool:
        """Whether somebody may come in without an invitation."""
        return self.open or (person is not None and person == self.host) or bool(self.held(person))

    def invites(self, invitation: str | None) -> bool:
        return invitation is not None and self.invite == fingerprint(invitation)


def door_of(row: Row[Any], seated: tuple[Seated, ...]) -> Door:
    return Door(
        row.id, row.host, row.open, row.status, row.invite, seated, row.lesson or "", row.hints, row.watch
    )
