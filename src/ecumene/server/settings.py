"""How one house is run: by the options of its command, and by `house.toml` at home."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import msgspec

from ecumene.server.callers import LOOPBACK, BadProxy, Proxies
from ecumene.server.limits import Limits
from ecumene.server.notices.settings import BadSettings, NoticeSettings, read_file

HOUSE_FILE = "house.toml"
_FROM_BEFORE = "FORWARDED_ALLOW_IPS"
"""The variable in which the proxies were named before there was a file."""


class HouseFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands in `house.toml`."""

    trusted_proxies: tuple[str, ...] | None = None
    """Addresses and networks of proxies that say for whom they ask, in `X-Forwarded-For`; this machine's own,
    where nothing is said, and nobody where the list is empty."""
    metrics_token: str = ""
    """Whoever shows it reads `/metrics` from elsewhere; without one, only programs on this machine do."""
    limits: Limits = Limits()

    @property
    def proxies(self) -> Proxies:
        if self.trusted_proxies is not None:
            return Proxies(self.trusted_proxies)
        named = os.environ.get(_FROM_BEFORE, "").split(",")
        return Proxies([one for one in named if one.strip()] or LOOPBACK)


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
    house: HouseFile = HouseFile()

    @property
    def limits(self) -> Limits:
        return self.house.limits


def read_house(file: Path | None, home: Path) -> HouseFile:
    """What the host decides in a file: the one that is named, or the one at home, or the defaults."""
    found = file or home / HOUSE_FILE
    said = read_file(found, HouseFile) if file is not None or found.exists() else HouseFile()
    try:
        _ = said.proxies
    except BadProxy as error:
        raise BadSettings(f"{found}: trusted_proxies: {error}") from None
    return said
