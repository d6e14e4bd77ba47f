"""Random ids, secret tokens and the time."""

from __future__ import annotations

import hashlib
import secrets
import time


def new_id() -> str:
    """A name for a person or table that nobody guesses."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """A secret that opens something; it is stored only as its `fingerprint`."""
    return secrets.token_urlsafe(32)


def fingerprint(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def now() -> float:
    return time.time()
