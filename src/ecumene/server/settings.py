"""How one house is run."""

from __future__ import annotations

import secrets

import msgspec

from ecumene.server.notices.settings import NoticeSettings


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What the host of a house decides. The defaults are those of a laptop among friends."""

    database: str = "sqlite:///ecumene.db"
    secret: str = msgspec.field(default_factory=lambda: secrets.token_hex(32))
    """Signs the tokens against forged forms; processes of one house share it, and a restart keeps it."""
    secure_cookies: bool = False
    """Whether the house is reached over HTTPS only."""
    requests_per_minute: int = 1200
    """For each address; the routes that make accounts and sessions allow a tenth of it."""
    bot_seconds: float = 0.0
    """How long a bot waits before it answers, so that people can follow."""
    talk_seconds: float = 0.0
    """The same where bots talk to people: each of them waits so long before it says something."""
    notices: NoticeSettings = NoticeSettings()
