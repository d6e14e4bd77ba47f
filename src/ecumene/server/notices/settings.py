"""The settings of notices: `notices.toml` in the data folder, or another file."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeVar

import msgspec

T = TypeVar("T")


class MailSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The mail server that takes letters of this house, and who they come from."""

    server: str
    sender: str
    port: int = 587
    encryption: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password: str = ""


class NoticeSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The defaults suit a house among friends; without `mail` there is no e-mail."""

    address: str = ""
    """Where the house is reached, for the links in a letter, such as https://games.example.org."""
    mail: MailSettings | None = None
    may_reach: tuple[str, ...] = ()
    """Addresses of webhooks in the host's own network that people may name, as host:port; all others there
    are refused."""
    hold: float = 10.0
    """How many seconds a notice waits for its reader to look, or to answer."""
    look: float = 1.0
    """How often the post looks for what is due."""
    lease: float = 30.0
    """How many seconds a process has to send a letter; then another process may try."""
    again: float = 10.0
    """How long to wait after a first failure; each next time five times as long, up to six hours."""

    def at(self, address: str) -> NoticeSettings:
        """With the address that the house itself knows, where the host has named none."""
        return msgspec.structs.replace(self, address=(self.address or address).rstrip("/"))


class BadSettings(ValueError):
    """A file of settings that cannot be read."""


def read_settings(file: Path | None, home: Path) -> NoticeSettings:
    """The settings in a file, or those at home, or the defaults."""
    found = file or home / "notices.toml"
    if file is None and not found.exists():
        return NoticeSettings()
    return read_file(found, NoticeSettings)


def read_file(file: Path, kind: type[T]) -> T:
    """Settings as they stand in a file."""
    try:
        return msgspec.toml.decode(file.read_bytes(), type=kind)
    except (msgspec.DecodeError, OSError, UnicodeError) as error:
        raise BadSettings(f"{file}: {error}") from None
