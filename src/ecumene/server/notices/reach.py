"""Which addresses of users the house connects to: on the public internet, never in its own network.

A name is resolved once, every answer has to be public, and the connection is made to the same address that
was checked: it does not matter if the name resolves to another one a moment later.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Collection
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

_TRANSLATING = [IPv6Network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]
"""Addresses that stand for others behind a gateway."""
_LONGEST = 2000
_WEB = {"https": 443, "http": 80}
_RESERVED = 1024


class Unreachable(Exception):
    """The house does not go there; `code` names why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Place(NamedTuple):
    """Where a connection goes: the checked address, and the name that a certificate has to bear."""

    url: str
    host: str
    netloc: str
    origin: str


def read(address: str, may_reach: Collection[str]) -> SplitResult:
    """An address that somebody named, if it has a form that the house would go to."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Unreachable("bad-address") from None
    plain = address.isascii() and address.isprintable() and not set(address) & set(' \\"<>')
    if len(address) > _LONGEST or not plain or parts.scheme not in _WEB or not parts.hostname:
        raise Unreachable("bad-address")
    if parts.username is not None or parts.password is not None:
        raise Unreachable("bad-address")
    if _named(parts) in may_reach:
        return parts
    if _is_number(parts.hostname) and not is_public(parts.hostname):
        raise Unreachable("private-address")
    if parts.scheme != "https":
        raise Unreachable("not-https")
    if port is not None and port < _RESERVED and port not in _WEB.values():
        raise Unreachable("bad-address")
    return parts


async def find(address: str, may_reach: Collection[str]) -> Place:
    """Look an address up; where it goes to."""
    parts = read(address, may_reach)
    host = parts.hostname or ""
    port = parts.port or _WEB[parts.scheme]
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unreachable("no-such-host") from None
    numbers = list(dict.fromkeys(str(entry[4][0]) for entry in found))
    if not numbers or (_named(parts) not in may_reach and not all(map(is_public, numbers))):
        raise Unreachable("private-address")
    number = numbers[0]
    there = f"[{number}]:{port}" if ":" in number else f"{number}:{port}"
    url = parts._replace(netloc=there, fragment="").geturl()
    return Place(url, host, parts.netloc, f"{parts.scheme}://{parts.netloc}")


def is_public(number: str) -> bool:
    """Whether an address is one of the open internet.

    >>> [is_public(number) for number in ("1.1.1.1", "10.0.0.1", "::ffff:127.0.0.1", "169.254.169.254")]
    [True, False, False, False]
    """
    try:
        ip: IPv4Address | IPv6Address = ip_address(number.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped is not None:
            ip = ip.ipv4_mapped
        elif any(ip in net for net in _TRANSLATING):
            return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified)


def _is_number(host: str) -> bool:
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def _named(parts: SplitResult) -> str:
    """An address as the host of a house would name it in `may_reach`."""
    return f"{parts.hostname}:{parts.port or _WEB[parts.scheme]}"
