"""The settings of a house: those that contradict each other or cannot work."""

from __future__ import annotations

import stat
from collections.abc import Callable, Iterator
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from ecumene.server.doctor.findings import Found, found
from ecumene.server.edge.callers import ANYBODY
from ecumene.server.notices.settings import BadSettings, NoticeSettings, read_settings
from ecumene.server.settings import HOUSE_FILE, HouseFile, read_house

_HERE = ("localhost", "127.0.0.1", "::1")


def settings(notices: Path | None, home: Path, house: Path | None = None) -> Iterator[Found]:
    """The two files of a house, and everything in them."""
    try:
        told = read_settings(notices, home)
    except (BadSettings, OSError) as error:
        yield _refused(error, "--notices")
    else:
        for check in CHECKS:
            yield from check(told)
        if told.mail and told.mail.password:
            yield from _private(notices or home / "notices.toml", "the password of the mail server")
    try:
        decided = read_house(house, home)
    except (BadSettings, OSError) as error:
        yield _refused(error, "--settings")
    else:
        yield from proxies(decided)
        if decided.metrics_token:
            yield from _private(house or home / HOUSE_FILE, "the token of /metrics")


def _refused(error: BadSettings | OSError, option: str) -> Found:
    if isinstance(error, OSError):
        what = f"{error.filename}: {error.strerror}."
        return found("configuration", "damage", what, f"Name a file that can be read with {option}.")
    return found("configuration", "damage", f"{error}.", "Put it right; ecumene serve refuses to open.")


def _private(file: Path, secret: str) -> Iterator[Found]:
    others = stat.S_IRWXG | stat.S_IRWXO
    if file.exists() and file.stat().st_mode & others:
        what = f"Others on this machine may read {secret} in {file}."
        yield found("configuration", "warning", what, f"Run chmod 600 {file}.")


def mail(read: NoticeSettings) -> Iterator[Found]:
    """A mail server that is named must be one that can be used."""
    if (server := read.mail) is None:
        return
    if "@" not in server.sender:
        what = f"mail.sender is {server.sender!r}, which is no address."
        yield found("configuration", "warning", what, "Write the address that letters come from.")
    if not server.server or not 0 < server.port < 65536:
        what = f"mail.server and mail.port name no server: {server.server!r}, {server.port}."
        yield found("configuration", "warning", what, "Write its name and its port.")
    if bool(server.user) != bool(server.password):
        what = "Of mail.user and mail.password only one is given."
        yield found("configuration", "warning", what, "Give both, or none.")
    if server.encryption == "none" and server.password and server.server not in _HERE:
        what = f"The password of {server.server} is sent without encryption."
        yield found("configuration", "warning", what, 'Write encryption = "starttls" or "tls".')


def address(read: NoticeSettings) -> Iterator[Found]:
    """Links in letters lead to the public address of the house."""
    if not read.address:
        if read.mail is not None:
            what = "Letters are sent by mail, but no address says where the house is reached."
            yield found("configuration", "warning", what, 'Write address = "https://…" into notices.toml.')
        return
    parts = urlsplit(read.address)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        what = f"address is {read.address!r}, which no browser opens."
        yield found("configuration", "warning", what, "Write it as https://games.example.org.")
    elif parts.hostname in _HERE and read.mail is not None:
        what = f"Links in letters lead to {parts.hostname}, which is another machine for everybody else."
        yield found("configuration", "warning", what, "Write the address by which others reach the house.")


def times(read: NoticeSettings) -> Iterator[Found]:
    """Times that must be there, and in their order."""
    for name in ("look", "lease", "again"):
        if getattr(read, name) <= 0:
            what = f"{name} is {getattr(read, name):g} seconds; it must be more than 0."
            yield found("configuration", "warning", what, f"Leave out {name}, or write another number.")
    if read.hold < 0:
        yield found("configuration", "warning", "hold is less than 0.", "Leave it out, or write 0.")
    if 0 < read.lease <= read.look:
        what = f"lease ({read.lease:g} s) is no longer than look ({read.look:g} s): letters may go out twice."
        yield found("configuration", "warning", what, "Make lease longer.")


def reach(read: NoticeSettings) -> Iterator[Found]:
    """Places in the host's own network are host:port."""
    for place in read.may_reach:
        name, _, port = place.rpartition(":")
        if not name or not port.isdigit():
            what = f"may_reach has {place!r}, which is not host:port; nobody reaches it."
            yield found("configuration", "warning", what, "Write it as host:port.")


def proxies(decided: HouseFile) -> Iterator[Found]:
    """Which proxies the house trusts to say where requests come from."""
    where, named = decided.named_proxies
    for each in named:
        if each == ANYBODY or not ip_network(each, strict=False).prefixlen:
            what = f"{where} has {each}: anybody can pretend to be anybody, and no limit holds."
            yield found("configuration", "warning", what, "Name the addresses of your proxies only.")


CHECKS: tuple[Callable[[NoticeSettings], Iterator[Found]], ...] = (mail, address, times, reach)
