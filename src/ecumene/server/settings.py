"""The settings of a house: the options of its command, and `house.toml` in the data folder."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import msgspec

from ecumene.server.edge.callers import LOOPBACK, BadProxy, Proxies
from ecumene.server.edge.limits import Limits
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
    """Allows to read `/metrics` from other machines; without it only programs on this machine can."""
    limits: Limits = Limits()

    @property
    def named_proxies(self) -> tuple[str, list[str]]:
        """Where the proxies are named, and which: in the file, or in the variable from before."""
        if self.trusted_proxies is not None:
            where, named = "trusted_proxies", self.trusted_proxies
        else:
            where, named = _FROM_BEFORE, tuple(os.environ.get(_FROM_BEFORE, "").split(","))
        return where, [one.strip() for one in named if one.strip()]

    @property
    def proxies(self) -> Proxies:
        _, named = self.named_proxies
        return Proxies(named if named or self.trusted_proxies is not None else LOOPBACK)


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
    """The same on an open floor with people: how long each bot waits before it answers."""
    watch_seconds: float = 0.0
    """The same in a game of bots alone, which people only watch."""
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
        where, _ = said.named_proxies
        raise BadSettings(
            f"{found}: {where}: {error}" if said.trusted_proxies else f"{where}: {error}"
        ) from None
    return said
