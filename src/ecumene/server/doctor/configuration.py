"""What the host of a house decided: settings that contradict each other or cannot work."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from ecumene.server.doctor.findings import Found, found
from ecumene.server.notices.settings import BadSettings, NoticeSettings, read_settings

_PROXIES = "FORWARDED_ALLOW_IPS"
_HERE = ("localhost", "127.0.0.1", "::1")


def settings(file: Path | None, home: Path) -> Iterator[Found]:
    """The file of the notices, and everything in it."""
    try:
        read = read_settings(file, home)
    except BadSettings as error:
        yield found("configuration", "damage", f"{error}.", "Put it right; ecumene serve refuses to open.")
        return
    except OSError as error:
        what = f"{error.filename}: {error.strerror}."
        yield found("configuration", "damage", what, "Name a file that can be read with --notices.")
        return
    for check in CHECKS:
        yield from check(read)
    yield from _private(file or home / "notices.toml", read)
    yield from proxies()


def _private(file: Path, read: NoticeSettings) -> Iterator[Found]:
    others = stat.S_IRWXG | stat.S_IRWXO
    if read.mail and read.mail.password and file.exists() and file.stat().st_mode & others:
        what = f"Others on this machine may read the password of the mail server in {file}."
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


def proxies() -> Iterator[Found]:
    """Whom the house believes about where requests come from."""
    for each in filter(None, (part.strip() for part in os.environ.get(_PROXIES, "").split(","))):
        if each == "*":
            what = f"{_PROXIES} is *: anybody can pretend to be anybody, and no limit holds."
            yield found("configuration", "warning", what, "Name the addresses of your proxies only.")
        elif not _is_network(each):
            what = f"{_PROXIES} has {each!r}, which is no address."
            yield found("configuration", "warning", what, "Write addresses, separated by commas.")


def _is_network(text: str) -> bool:
    try:
        return bool(ip_network(text, strict=False))
    except ValueError:
        return False


CHECKS: tuple[Callable[[NoticeSettings], Iterator[Found]], ...] = (mail, address, times, reach)
