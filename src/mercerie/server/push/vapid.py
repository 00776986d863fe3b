"""Who sends: a key of the server's own, shown to push services with every message (VAPID, RFC 8292)."""

import json
from collections.abc import Mapping
from time import time

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from mercerie.server.push.sealing import from_text, point, to_text
from mercerie.server.store import Store

_LASTS = 12 * 3_600  # push services refuse more than a day


class Vapid:
    """Signs for one push service at a time; a token for one is worth nothing at another."""

    def __init__(self, key: EllipticCurvePrivateKey, contact: str) -> None:
        self._key = key
        self._contact = contact
        self.public = to_text(point(key.public_key()))

    @classmethod
    async def of(cls, store: Store, contact: str) -> "Vapid":
        """With the store's own key, made when it is first needed: subscriptions hang on it, so it stays."""
        kept = await store.recall_or_make("push-key", _new_key)
        return cls(derive_private_key(int.from_bytes(from_text(kept), "big"), SECP256R1()), contact)

    def authorization(self, service: str, now: float | None = None) -> str:
        """The header for a push service, by its origin."""
        claims = {"aud": service, "exp": int((time() if now is None else now) + _LASTS), "sub": self._contact}
        signed = f"{_part({'typ': 'JWT', 'alg': 'ES256'})}.{_part(claims)}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ECDSA(SHA256())))
        signature = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def _new_key() -> str:
    return to_text(generate_private_key(SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def _part(data: Mapping[str, object]) -> str:
    return to_text(json.dumps(data, separators=(",", ":")).encode())
