"""Messages to a browser that is closed: encrypted for it alone (RFC 8291), signed by the house (RFC 8292)."""

from __future__ import annotations

import hmac
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from typing import NamedTuple

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD = 4096
LONGEST = RECORD - 103
"""Bytes of a message that any push service takes."""
_LAST = b"\x02"
_GOOD_FOR = 12 * 3600


class Subscription(NamedTuple):
    """What a browser gave: where to send, its key, and the secret that it shares with the sender."""

    endpoint: str
    p256dh: str
    auth: str

    def keys(self) -> tuple[bytes, bytes]:
        """Its key and secret; ValueError where they are none."""
        key, secret = unwrap(self.p256dh), unwrap(self.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
        if len(key) != 65 or len(secret) != 16:
            raise ValueError("not the keys of a subscription")
        return key, secret


def new_key() -> str:
    """A key for a house, which must never change: browsers accept messages with this key only."""
    return f"{ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value:064x}"


def public_key(key: str) -> str:
    """What browsers are told of it."""
    return wrap(_point(_private(key)))


def encrypt(message: bytes, to: Subscription, *, salt: bytes = b"", sender: str = "") -> bytes:
    """A message that only that browser can read. `salt` and `sender` are drawn where they are not given."""
    theirs, secret = to.keys()
    mine = _private(sender or new_key())
    salt = salt or os.urandom(16)
    shared = mine.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    point = _point(mine)
    material = _derive(secret, shared, b"WebPush: info\0" + theirs + point, 32)
    key = _derive(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, material, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, message + _LAST, None)


def authorization(key: str, origin: str, contact: str, at: float) -> str:
    """The header by which a push service knows who sends."""
    claims = {"aud": origin, "exp": int(at) + _GOOD_FOR, "sub": contact}
    signed = f"{_part({'typ': 'JWT', 'alg': 'ES256'})}.{_part(claims)}"
    r, s = decode_dss_signature(_private(key).sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = wrap(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={public_key(key)}"


def wrap(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unwrap(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _part(value: Mapping[str, object]) -> str:
    return wrap(msgspec.json.encode(value))


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF, as far as one block of it goes."""
    extracted = hmac.digest(salt, secret, "sha256")
    return hmac.digest(extracted, info + b"\x01", "sha256")[:length]


def _private(key: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int(key, 16), ec.SECP256R1())


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
