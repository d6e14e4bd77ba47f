"""Who calls: the address behind a request, and what of it is counted.

`X-Forwarded-For` is read only from proxies that the host of the house trusts. A malformed request on a
connection of a trusted proxy does not count against it: it may come from anybody behind it.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, NamedTuple

from ecumene.server.operations.logs import App, Receive, Send

LOOPBACK = ("127.0.0.1", "::1")
ANYBODY = "*"
_MOST_HOPS = 20
_LONGEST = 64
_FORWARDING = {b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip", b"forwarded", b"via"}
_HERE = ("localhost", "127.0.0.1", "[::1]")
_SCHEMES = {"http", "https", "ws", "wss"}

Address = IPv4Address | IPv6Address


class BadProxy(ValueError):
    """Neither an address nor a network."""


class Caller(NamedTuple):
    """The sender of a request. `proxy`: a trusted proxy that does not say for whom. `at_home`: a program on
    the house's own machine, which speaks for itself."""

    address: str
    proxy: bool = False
    at_home: bool = False

    @property
    def counted(self) -> str:
        return counted(self.address)


class Proxies:
    """The proxies that are believed, as addresses and networks; `*` believes everybody about one client."""

    def __init__(self, trusted: Iterable[str] = LOOPBACK) -> None:
        named = [one.strip() for one in trusted if one.strip()]
        self._anybody = ANYBODY in named
        try:
            self._networks = [ip_network(one, strict=False) for one in named if one != ANYBODY]
        except ValueError as error:
            raise BadProxy(str(error)) from None

    def trusts(self, address: str) -> bool:
        ip = _read(address)
        return self._anybody or (ip is not None and any(ip in network for network in self._networks))

    def client(self, peer: str, forwarded: str) -> str:
        """Whom a peer speaks for: the last one named there whom no trusted proxy has written down itself.

        >>> Proxies(["10.0.0.0/8"]).client("10.0.0.1", "1.1.1.1, 2.2.2.2, 10.0.0.2")
        '2.2.2.2'
        >>> Proxies(["10.0.0.0/8"]).client("3.3.3.3", "1.1.1.1")
        '3.3.3.3'
        """
        client = peer
        if not self.trusts(peer):
            return client
        for hop in reversed(forwarded.rsplit(",", _MOST_HOPS)[-_MOST_HOPS:]):
            ip = _read(_without_port(hop.strip()[:_LONGEST]))
            if ip is None:
                return client
            client = str(ip)
            if self._anybody or not self.trusts(client):
                return client
        return client


class Callers:
    """Stands before everything else, and finds out who calls."""

    def __init__(self, app: App, proxies: Proxies) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if scope["type"] in ("http", "websocket") and client is not None:
            peer: str = client[0]
            caller = scope["caller"] = self._caller(peer, scope["headers"])
            if caller.address != peer:
                scope["client"] = (caller.address, 0)
            if self._proxies.trusts(peer):
                _take_scheme(scope)
        await self._app(scope, receive, send)

    def _caller(self, peer: str, headers: Iterable[tuple[bytes, bytes]]) -> Caller:
        said = {name for name, _ in headers}
        forwarded = _header(headers, b"x-forwarded-for")
        address = self._proxies.client(peer, forwarded)
        host = _header(headers, b"host").lower()
        here = host in _HERE or host.rpartition(":")[0] in _HERE
        at_home = here and not said & _FORWARDING and is_loopback(peer)
        return Caller(address, self._proxies.trusts(address), at_home)


def caller_of(scope: Any) -> Caller:
    """Who sent a request; its peer, where nobody has found out more."""
    if (caller := scope.get("caller")) is not None:
        known: Caller = caller
        return known
    client = scope.get("client")
    return Caller(client[0] if client else "")


@lru_cache(maxsize=8192)
def counted(address: str) -> str:
    """What limits count by: an address, or the network of 2**64 that one household has.

    >>> [counted(one) for one in ("1.2.3.4", "::ffff:1.2.3.4", "2001:db8:0:7::1", "2001:db8:0:7:ffff::2")]
    ['1.2.3.4', '1.2.3.4', '2001:db8:0:7::/64', '2001:db8:0:7::/64']
    """
    return _network(address, 32, 64)


@lru_cache(maxsize=8192)
def neighbourhood(address: str) -> str:
    """The network from which one somebody may have many addresses.

    >>> [neighbourhood(one) for one in ("1.2.3.4", "2001:db8:0:7::1", "2001:db8:0:8::1")]
    ['1.2.3.0/24', '2001:db8::/48', '2001:db8::/48']
    """
    return _network(address, 24, 48)


def sealed(address: str, secret: str) -> str:
    """What the database knows of an address: whether it is the same as another."""
    return hmac.digest(secret.encode(), f"address {counted(address)}".encode(), "sha256").hex()[:32]


def is_loopback(address: str) -> bool:
    ip = _read(address)
    return ip is not None and ip.is_loopback


def _network(address: str, four: int, six: int) -> str:
    ip = _read(address)
    if ip is None:
        return address[:_LONGEST]
    if isinstance(ip, IPv4Address) and four == ip.max_prefixlen:
        return str(ip)
    return str(ip_network((ip, four if isinstance(ip, IPv4Address) else six), strict=False))


@lru_cache(maxsize=8192)
def _read(address: str) -> Address | None:
    """An address of either kind; one of the old kind in the form of the new is of the old."""
    try:
        ip: Address = ip_address(address[:_LONGEST].partition("%")[0])
    except ValueError:
        return None
    return (ip.ipv4_mapped or ip) if isinstance(ip, IPv6Address) else ip


def _without_port(hop: str) -> str:
    """Some proxies name a port as well: `1.2.3.4:567`, `[2001:db8::1]:567`."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop


def _header(headers: Iterable[tuple[bytes, bytes]], wanted: bytes) -> str:
    """A header that may come in several lines, as one."""
    return ",".join(value.decode("latin1") for name, value in headers if name == wanted)


def _take_scheme(scope: Any) -> None:
    said = _header(scope["headers"], b"x-forwarded-proto").strip().lower()
    if said in _SCHEMES:
        scope["scheme"] = said.replace("http", "ws") if scope["type"] == "websocket" else said
