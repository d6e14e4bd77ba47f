"""Addresses that are the same receiver, however they are spelled, so that limits count them together."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec

from ecumene.server.notices import webpush

_WITHOUT_DOTS = {"gmail.com", "googlemail.com"}


def mailbox(address: str) -> str:
    """The mailbox behind an e-mail address: without letter case, and without what is added behind a plus.

    >>> mailbox("Ada+Games@House.Example."), mailbox("a.d.a@googlemail.com")
    ('ada@house.example', 'ada@gmail.com')
    """
    name, _, domain = address.strip().casefold().rpartition("@")
    domain = domain.rstrip(".")
    name = name.partition("+")[0] or name
    if domain in _WITHOUT_DOTS:
        name, domain = name.replace(".", ""), "gmail.com"
    return f"{name}@{domain}"


def receiver(kind: str, address: str) -> str:
    """The receiver behind a channel's address, of any kind.

    >>> receiver("json", "https://Hooks.Example:443/T/x?again=1#2") == receiver(
    ...     "json", "https://hooks.example/T/x"
    ... )
    True
    """
    if kind == "mail":
        return mailbox(address)
    if kind == "push":
        address = msgspec.json.decode(address, type=webpush.Subscription).endpoint
    place = urlsplit(address)
    port = place.port or {"https": 443, "http": 80}.get(place.scheme, 0)
    return f"{(place.hostname or '').rstrip('.')}:{port}{place.path}"
